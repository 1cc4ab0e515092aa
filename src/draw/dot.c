/*
 * dot.c - the tree for Graphviz, as in dot -Tsvg and dot -Tpdf.
 */
#include "draw/draw.h"

#include "base/quote.h"
#include "draw/caption.h"
#include "draw/name_lines.h"

enum { ANSWER_COLUMNS = 6, ANSWER_MORE = 6, ODDS_COLUMNS = 10 };

/* Of names, at most. */
enum { LEAF_LINES = 3, INNER_LINES = 2 };

struct dot {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer text; /* of what is being written */
    struct name_lines name;
    bool failed;
};

/* Writes what the buffer holds, by a rule of quoting. */
static void put_quoted(struct dot *d, void (*quote)(FILE *out, const char *text))
{
    if (d->text.failed)
        d->failed = true;
    else
        quote(d->out, d->text.data);
}

/* The same inside the quotes of a label. */
static void put_text(struct dot *d)
{
    put_quoted(d, quote_dot);
}

static const char WINDOW_BOX[] = "[      ,      ]";

/* How the node was entered, or room for that. */
static void make_window(struct dot *d)
{
    buffer_clear(&d->text);
    buffer_text(&d->text, picture_is_sheet(d->picture) ? WINDOW_BOX : "");
    tag_window(&d->text, d->picture, d->walk.n, &signs_drawing);
}

/* What the node is worth, or room for it. */
static void make_value(struct dot *d)
{
    const struct tree *t = d->picture->tree;
    size_t room = ANSWER_COLUMNS + ANSWER_MORE * tag_more_answers(t);

    tag_shown_value(&d->text, d->picture, d->walk.n, &signs_drawing);
    if (!d->picture->blank || tree_is_leaf(t, d->walk.n))
        return;
    buffer_text(&d->text, "[");
    while (room-- > 0)
        buffer_text(&d->text, " ");
    buffer_text(&d->text, "]");
}

/* Whether the search never came to the node. */
static bool is_faint(const struct dot *d)
{
    return d->picture->history && !d->picture->history->of[d->walk.n].visited;
}

/* What stands between the lines of a label: where the tree grows to the right, those of
 * leaves are one. */
static const char *line_break(const struct dot *d)
{
    bool one = d->picture->style.layout == PICTURE_RIGHT &&
               tree_is_leaf(d->picture->tree, d->walk.n);

    return one ? "  " : "\\n";
}

/* A line of the label, unless it is empty; begun tells of lines above. */
static void put_line(struct dot *d, bool *begun)
{
    if (d->text.failed || d->text.size > 0) {
        fputs(*begun ? line_break(d) : "", d->out);
        *begun = true;
    }
    put_text(d);
}

/* The lines of the name. */
static void put_name(struct dot *d, size_t most, bool *begun)
{
    struct name_room room = {.columns = 12, .lines = most};

    if (!name_lines_make(&d->name, d->picture, &d->walk, room, &signs_drawing)) {
        d->failed = true;
        return;
    }
    for (size_t i = 0; i < d->name.count; i++) {
        buffer_clear(&d->text);
        buffer_text(&d->text, name_lines_at(&d->name, i));
        put_line(d, begun);
    }
}

static void put_order(struct dot *d)
{
    node order = d->picture->history ? d->picture->history->of[d->walk.n].order : 0;

    if (order > 0)
        fprintf(d->out, "%s#%lu", line_break(d), (unsigned long)order);
    if (picture_is_sheet(d->picture))
        fprintf(d->out, "%s#[    ]", line_break(d));
}

/* What a leaf of a proof shows. */
static void make_shown(struct dot *d)
{
    buffer_clear(&d->text);
    buffer_text(&d->text, "");
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        if (strategy_has(d->picture, side, d->walk.n)) {
            buffer_text(&d->text, d->text.size > 0 ? ", " : "");
            tag_shown(&d->text, d->picture, side, &signs_drawing);
        }
}

static void put_leaf(struct dot *d)
{
    bool begun = false;

    fputs("shape=box label=\"", d->out);
    put_name(d, LEAF_LINES, &begun);
    make_value(d);
    put_line(d, &begun);
    put_order(d);
    make_shown(d);
    put_line(d, &begun);
    make_window(d);
    put_line(d, &begun);
    putc('"', d->out);
}

/* What moves at an inner node; the colours are those of svg. */
static const struct mover_shape {
    const char *name, *fill, *line;
} max_shape = {"triangle", "#d7e7f7", "#1f4e79"},
  min_shape = {"invtriangle", "#fde3c3", "#8a4b08"},
  chance_shape = {"ellipse", "#d9f0dd", "#1d6b34"},
  player_shape = {"hexagon", "#e9e1f5", "#55388a"};

static const struct mover_shape *shape_of(const struct dot *d)
{
    const struct tree *t = d->picture->tree;

    if (tree_is_chance(t, d->walk.n))
        return &chance_shape;
    if (tree_has_payoffs(t))
        return &player_shape;
    return tree_is_max(t, d->walk.n) ? &max_shape : &min_shape;
}

/* Who moves, what the node is worth, its name, how it was entered: a line each, for which
 * Graphviz makes the shape large enough. */
static void put_inner(struct dot *d)
{
    const struct tree *t = d->picture->tree;
    const struct mover_shape *shape = shape_of(d);
    bool begun = shape == &player_shape;

    fprintf(d->out, "shape=%s", shape->name);
    fputs(" label=\"", d->out);
    if (begun)
        fprintf(d->out, "%u", (unsigned)t->mover[d->walk.n]);
    make_value(d);
    put_line(d, &begun);
    put_name(d, INNER_LINES, &begun);
    make_window(d);
    put_line(d, &begun);
    putc('"', d->out);
    if (!is_faint(d))
        fprintf(d->out, " fillcolor=\"%s\" color=\"%s\"", shape->fill, shape->line);
}

#define FAINT                                                                            \
    " style=\"filled,dashed\" fillcolor=\"#f4f4f4\" color=gray45 fontcolor=gray30"

/* What the search made of a node; a line by length may go where it has never been. */
static const char *node_style(const struct past *past)
{
    if (!past || past->visited)
        return past && past->on_line ? " penwidth=3" : "";
    return past->on_line ? FAINT " penwidth=3" : FAINT;
}

static void put_node(struct dot *d)
{
    const struct history *history = d->picture->history;
    node n = d->walk.n;

    fprintf(d->out, "  n%lu [", (unsigned long)n);
    if (tree_is_leaf(d->picture->tree, n))
        put_leaf(d);
    else
        put_inner(d);
    fputs(" tooltip=\"", d->out);
    buffer_clear(&d->text);
    caption_node(&d->text, d->picture, &d->walk);
    put_quoted(d, quote_dot_tooltip);
    fprintf(d->out, "\"%s]\n", node_style(history ? &history->of[n] : NULL));
}

static bool has_sides(const struct dot *d)
{
    return strategy_has(d->picture, PROOF_LOWER, d->walk.n) ||
           strategy_has(d->picture, PROOF_UPPER, d->walk.n);
}

/* On which strategies of a proof the node is, a little off the edge. */
static void put_sides(struct dot *d)
{
    fputs(has_sides(d) ? "  " : "", d->out);
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        if (strategy_has(d->picture, side, d->walk.n))
            fputs(signs_drawing.relation[proof_kinds[side].relation], d->out);
}

/* The odds, or the strategies. Double bars cross the edges that a cut left out; the
 * bounds stand beside the first of them. */
static void put_edge_label(struct dot *d, const struct cut *cut)
{
    bool bounds = cut && cut->first == d->walk.n, sides = has_sides(d), odds;

    tag_short_odds(&d->text, &d->walk, ODDS_COLUMNS, &signs_drawing);
    odds = !d->text.failed && d->text.size > 0;
    if (!odds && !bounds && !sides && !picture_is_sheet(d->picture))
        return;
    fputs(" label=\"", d->out);
    put_text(d);
    put_sides(d);
    if (picture_is_sheet(d->picture))
        fputs(odds ? " [  ]" : "[  ]", d->out);
    if (bounds) {
        fputs(odds || sides ? "\\n" : "", d->out);
        buffer_clear(&d->text);
        tag_reason(&d->text, d->picture, cut, &signs_drawing);
        put_text(d);
    }
    putc('"', d->out);
}

static void put_edge(struct dot *d)
{
    const struct history *history = d->picture->history;
    node n = d->walk.n, parent = d->picture->tree->parent[n];
    const struct cut *cut = history ? history_cut_before(history, n) : NULL;
    bool on_line = history && history->of[n].on_line;

    fprintf(d->out, "  n%lu -- n%lu [", (unsigned long)parent, (unsigned long)n);
    fputs(on_line ? "penwidth=3" : "", d->out);
    if (cut)
        fputs(" style=dashed color=gray45 dir=forward arrowhead=teetee", d->out);
    else if (history && !history->of[n].visited)
        fputs(on_line ? " style=dashed color=gray45" : "style=dashed color=gray45",
              d->out);
    put_edge_label(d, cut);
    fputs("]\n", d->out);
}

/* In the words that stand above the graph: a node would be one of the tree. */
static void put_legend(const struct dot *d)
{
    const struct picture *picture = d->picture;

    fputs("\\n", d->out);
    fputs(tree_has_payoffs(picture->tree) ? "n: player n" : "\u25B3 MAX  \u25BD MIN",
          d->out);
    if (picture->tree->chance)
        fputs("  \u25CB chance, and its odds", d->out);
    if (picture->history)
        fprintf(d->out, "  thick: principal variation  dashed: %s  #1: first leaf read",
                caption_unvisited(picture));
    if (picture->history && picture->history->cut_count > 0)
        fputs("  two bars: cut, and its bounds", d->out);
    if (strategy_is_shown(picture, PROOF_LOWER))
        fputs("  \u2265 at an edge: strategy of MAX", d->out);
    if (strategy_is_shown(picture, PROOF_UPPER))
        fputs("  \u2264 at an edge: strategy of MIN", d->out);
    if (picture->style.windows && tag_has_windows(picture))
        fputs("  [\u03B1, \u03B2]: window at entry", d->out);
    if (tag_has_numbers(picture))
        fputs("  p, d: proof and disproof number", d->out);
    if (picture_is_sheet(d->picture))
        fputs("  [ , ]: \u03B1, \u03B2 at entry  #[ ]: which leaf is read when  [ ] at "
              "an edge: "
              "cut here?",
              d->out);
    fputs("\\n", d->out);
}

/* In inches; smaller pictures stay as they are. */
static void put_size(FILE *out, struct picture_paper page)
{
    static const double INCH = 25.4, MARGINS = 2.0 * PICTURE_MARGIN;

    if (page.width > 0)
        fprintf(out, "size=\"%.2f,%.2f\" margin=%.2f ", (page.width - MARGINS) / INCH,
                (page.height - MARGINS) / INCH, MARGINS / 2 / INCH);
}

static void put_heading(struct dot *d)
{
    static const char FONT[] = "fontname=\"Helvetica,Arial,sans-serif\"";

    fprintf(d->out,
            "graph {\n"
            "  graph [%s",
            d->picture->style.layout == PICTURE_RIGHT ? "rankdir=LR " : "");
    put_size(d->out, d->picture->style.page);
    fprintf(d->out,
            "ordering=out outputorder=edgesfirst labelloc=t nodesep=0.2 "
            "ranksep=0.4 %s\n"
            "    label=\"",
            FONT);
    buffer_text(&d->text, caption_title(d->picture));
    put_text(d);
    fputs("\\n", d->out);
    buffer_clear(&d->text);
    caption_facts(&d->text, d->picture, &signs_drawing);
    put_text(d);
    put_legend(d);
    fprintf(d->out,
            "\"]\n"
            "  node [%s fontsize=11 margin=\"0.05,0.03\" width=0.35 height=0.45 "
            "style=filled\n"
            "    fillcolor=white]\n"
            "  edge [%s fontsize=9]\n",
            FONT, FONT);
}

bool dot_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct dot d = {.out = out, .picture = picture};

    if (!walk_start(&d.walk, picture->tree, error))
        return false;
    put_heading(&d);
    do {
        put_node(&d);
        if (d.walk.n != TREE_ROOT)
            put_edge(&d);
    } while (!d.failed && walk_next(&d.walk));
    fputs("}\n", out);
    walk_release(&d.walk);
    buffer_release(&d.text);
    name_lines_release(&d.name);
    return !d.failed || error_memory(error);
}
