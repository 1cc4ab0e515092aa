/*
 * dot.c - the tree for Graphviz, as in dot -Tsvg and dot -Tpdf.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/quote.h"
#include "draw/caption.h"
#include "draw/columns.h"

enum { NAME_COLUMNS = 12, ANSWER_COLUMNS = 6, ANSWER_MORE = 6, ODDS_COLUMNS = 10 };

/* Inches: inner nodes have a shape as wide as their value, of one height. */
static const double SHAPE_HEIGHT = 0.45, SHAPE_WIDTH = 0.6, CHARACTER_WIDTH = 0.13;

/* The same of payoffs, much of which is blanks and commas. */
static const double PAYOFFS_PADDING = 0.35, PAYOFFS_CHARACTER = 0.075;

/* Of circles, which become ellipses where they hold more characters. */
enum { CIRCLE_COLUMNS = 3 };

struct dot {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer text; /* of what is being written */
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

static void make_name(struct dot *d)
{
    tag_short_node(&d->text, d->picture, &d->walk, NAME_COLUMNS, &signs_drawing);
}

static bool is_sheet(const struct dot *d)
{
    return d->picture->blank && d->picture->style.windows;
}

static const char WINDOW_BOX[] = "[      ,      ]";

/* How the node was entered, or room for that. */
static void make_window(struct dot *d)
{
    buffer_clear(&d->text);
    buffer_text(&d->text, is_sheet(d) ? WINDOW_BOX : "");
    tag_window(&d->text, d->picture, d->walk.n, &signs_drawing);
}

static void put_leaf_window(struct dot *d)
{
    if (is_sheet(d))
        fputs("\\n#[    ]", d->out);
    make_window(d);
    if (d->text.failed || d->text.size > 0)
        fputs("\\n", d->out);
    put_text(d);
}

/* A name outside its shape has a ground of its own, since edges may pass below it. */
static void put_name_outside(struct dot *d)
{
    fputs(" xlabel=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
          "CELLPADDING=\"1\" BGCOLOR=\"white\"><TR><TD>",
          d->out);
    make_name(d);
    put_quoted(d, quote_dot_xml);
    if (d->picture->blank && !tree_has_payoffs(d->picture->tree))
        fprintf(d->out, " [%*s]", ANSWER_COLUMNS, "");
    make_window(d);
    if (d->text.failed || d->text.size > 0)
        putc(' ', d->out);
    put_quoted(d, quote_dot_xml);
    fputs("</TD></TR></TABLE>>", d->out);
}

/* Returns the columns that the value takes. */
static size_t put_value(struct dot *d)
{
    tag_shown_value(&d->text, d->picture, d->walk.n, &signs_drawing);
    put_text(d);
    return d->text.failed ? 0 : columns_of(d->text.data);
}

static void put_leaf(struct dot *d)
{
    node order = d->picture->history ? d->picture->history->of[d->walk.n].order : 0;

    fputs("shape=box label=\"", d->out);
    make_name(d);
    put_text(d);
    if (d->picture->style.labels != LABELS_NONE)
        fputs("\\n", d->out);
    put_value(d);
    if (order > 0)
        fprintf(d->out, "\\n#%lu", (unsigned long)order);
    put_leaf_window(d);
    fputs("\"", d->out);
}

/* What each player gets, or room for it; returns the columns that it takes. */
static size_t put_payoffs(struct dot *d)
{
    const struct tree *t = d->picture->tree;
    node n = d->walk.n;

    tag_shown_value(&d->text, d->picture, n, &signs_drawing);
    if (!tree_is_chance(t, n) && (d->text.size > 0 || d->picture->blank))
        fputs("\\n", d->out);
    put_text(d);
    if (!d->picture->blank)
        return d->text.failed ? 0 : columns_of(d->text.data);
    putc(' ', d->out); /* makes a line of its own */
    return ANSWER_COLUMNS + ANSWER_MORE * tag_more_answers(t);
}

/* With payoffs, the number of who moves stands inside the shape, above these. */
static void put_player(struct dot *d)
{
    const struct tree *t = d->picture->tree;
    node n = d->walk.n;
    bool chance = tree_is_chance(t, n);
    double width;

    fprintf(d->out, "shape=%s label=\"", chance ? "ellipse" : "hexagon");
    if (!chance)
        fprintf(d->out, "%u", (unsigned)t->mover[n]);
    width = PAYOFFS_PADDING + PAYOFFS_CHARACTER * (double)put_payoffs(d);
    putc('"', d->out);
    put_name_outside(d);
    fprintf(d->out, " fixedsize=shape width=%.2f",
            larger(width, chance ? SHAPE_HEIGHT : SHAPE_WIDTH));
}

static void put_chance(struct dot *d)
{
    size_t columns;

    fputs("shape=ellipse label=\"", d->out);
    columns = put_value(d);
    putc('"', d->out);
    put_name_outside(d);
    fprintf(d->out, " fixedsize=shape width=%.2f",
            SHAPE_HEIGHT +
                CHARACTER_WIDTH *
                    (double)(columns > CIRCLE_COLUMNS ? columns - CIRCLE_COLUMNS : 0));
}

/* The value stands inside the shape, the name outside. */
static void put_inner(struct dot *d)
{
    size_t columns;

    fprintf(d->out, "shape=%s label=\"",
            tree_is_max(d->picture->tree, d->walk.n) ? "triangle" : "invtriangle");
    columns = put_value(d);
    putc('"', d->out);
    put_name_outside(d);
    fprintf(d->out, " fixedsize=shape width=%.2f",
            SHAPE_WIDTH + CHARACTER_WIDTH * (double)(columns > 1 ? columns - 1 : 0));
}

/* What the search made of a node. */
static const char *node_style(const struct past *past)
{
    if (!past || (past->visited && !past->on_line))
        return "";
    return past->on_line ? " penwidth=3" : " style=dashed color=gray45 fontcolor=gray30";
}

static void put_node(struct dot *d)
{
    const struct history *history = d->picture->history;
    node n = d->walk.n;

    fprintf(d->out, "  n%lu [", (unsigned long)n);
    if (tree_is_leaf(d->picture->tree, n))
        put_leaf(d);
    else if (tree_has_payoffs(d->picture->tree))
        put_player(d);
    else if (tree_is_chance(d->picture->tree, n))
        put_chance(d);
    else
        put_inner(d);
    fputs(" tooltip=\"", d->out);
    buffer_clear(&d->text);
    caption_node(&d->text, d->picture, &d->walk);
    put_quoted(d, quote_dot_tooltip);
    fprintf(d->out, "\"%s]\n", node_style(history ? &history->of[n] : NULL));
}

/* The odds. Double bars cross the edges that a cut left out; the bounds stand beside the
 * first of them. */
static void put_edge_label(struct dot *d, const struct cut *cut)
{
    bool bounds = cut && cut->first == d->walk.n, odds;

    tag_short_odds(&d->text, &d->walk, ODDS_COLUMNS, &signs_drawing);
    odds = !d->text.failed && d->text.size > 0;
    if (!odds && !bounds && !is_sheet(d))
        return;
    fputs(" label=\"", d->out);
    put_text(d);
    if (is_sheet(d))
        fputs(odds ? " [  ]" : "[  ]", d->out);
    if (bounds) {
        fputs(odds ? "\\n" : "", d->out);
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

    fprintf(d->out, "  n%lu -- n%lu [", (unsigned long)parent, (unsigned long)n);
    if (cut)
        fputs(" style=dashed color=gray45 dir=forward arrowhead=teetee", d->out);
    else if (history && history->of[n].on_line)
        fputs("penwidth=3", d->out);
    else if (history && !history->of[n].visited)
        fputs("style=dashed color=gray45", d->out);
    put_edge_label(d, cut);
    fputs("]\n", d->out);
}

static void put_heading(struct dot *d)
{
    static const char FONT[] = "fontname=\"Helvetica,Arial,sans-serif\"";

    fprintf(d->out,
            "graph {\n"
            "  graph [ordering=out outputorder=edgesfirst labelloc=t nodesep=0.2 "
            "ranksep=0.4 %s\n"
            "    label=\"",
            FONT);
    buffer_text(&d->text, caption_title(d->picture));
    put_text(d);
    fputs("\\n", d->out);
    buffer_clear(&d->text);
    caption_facts(&d->text, d->picture, &signs_drawing);
    put_text(d);
    fprintf(d->out,
            "\\n\"]\n"
            "  node [%s fontsize=11 margin=\"0.05,0.03\" width=0.35 height=%.2f]\n"
            "  edge [%s fontsize=9]\n",
            FONT, SHAPE_HEIGHT, FONT);
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
    return !d.failed || error_memory(error);
}
