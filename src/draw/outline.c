/*
 * outline.c - the tree in the terminal, drawn sideways, one node a line.
 *
 *     * ▲ a = 5
 *     * ├─ ▼ b = 5
 *       │  ├─ k = 6  #4
 *     · │  └╳ l (2)  cut: 6 ≥ 5, 1 node left out
 *       └─ ○ c = 2.5
 *          └─ @1/2 ▼ m = 5
 *
 * Indentation stops at some depth, and the depth is written instead, so that the output
 * grows with the tree and not with its square.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/quote.h"
#include "draw/caption.h"
#include "draw/columns.h"
#include "search/line.h"

#include <string.h>

enum {
    LEVELS = 32, /* that are indented where lines may be long */
    INDENT = 3,  /* columns of a level */
    SHAPE = 2    /* columns of the shape of an inner node, but for a player's number */
};

/* What lines are drawn with. */
struct strokes {
    const char *more, *none;           /* beside a level: siblings follow, or none do */
    const char *branch, *last;         /* to a node */
    const char *cut_branch, *cut_last; /* to a node that was left out */
    const char *cross;                 /* how the legend calls the latter */
    const char *on_line, *on_plan, *visited, *unvisited; /* in the margin */
    const char *on_line_unvisited;                       /* both: a line by length */
    const char *lower, *upper; /* the same for the sides of a proof */
    const char *max, *min, *chance;
};

static const struct strokes boxes = {
    .more = "\u2502  ",
    .none = "   ",
    .branch = "\u251C\u2500 ",
    .last = "\u2514\u2500 ",
    .cut_branch = "\u251C\u2573 ",
    .cut_last = "\u2514\u2573 ",
    .cross = "\u2573",
    .max = "\u25B2 ",
    .min = "\u25BC ",
    .chance = "\u25CB ",
    .on_line = "* ",
    .on_plan = "+ ",
    .visited = "  ",
    .unvisited = "\u00B7 ",
    .on_line_unvisited = "*\u00B7",
    .lower = "\u2265",
    .upper = "\u2264",
};

static const struct strokes letters = {
    .more = "|  ",
    .none = "   ",
    .branch = "+- ",
    .last = "`- ",
    .cut_branch = "+x ",
    .cut_last = "`x ",
    .cross = "x",
    .max = "^ ",
    .min = "v ",
    .chance = "o ",
    .on_line = "* ",
    .on_plan = "+ ",
    .visited = "  ",
    .unvisited = ". ",
    .on_line_unvisited = "*.",
    .lower = ">",
    .upper = "<",
};

/* What colour adds; nothing is told by it alone. */
static const char BOLD[] = "\033[1m", DIM[] = "\033[2m", RED[] = "\033[31m",
                  CYAN[] = "\033[36m", PLAIN[] = "\033[m";

struct outline {
    FILE *out;
    const struct picture *picture;
    const struct signs *signs;
    const struct strokes *strokes;
    struct walk walk;
    const struct cut *cut; /* that left out the node, or NULL */
    node levels;           /* that are indented */
    bool more[LEVELS + 1]; /* whether siblings follow the path's node of that depth */
    struct buffer lead, shape, name, tail; /* the parts of a line */
};

static const struct past *past_here(const struct outline *o)
{
    return o->picture->history ? &o->picture->history->of[o->walk.n] : NULL;
}

/* Begins a colour, or goes back to none; colour is NULL where there is nothing to do. */
static void put_colour(const struct outline *o, const char *colour)
{
    if (o->picture->colour && colour)
        fputs(colour, o->out);
}

static const node *plan_of(const struct outline *o)
{
    return caption_is_final(o->picture) ? o->picture->result->plan : NULL;
}

static bool is_on_plan(const struct outline *o)
{
    return plan_of(o) && line_plan_meets(o->picture->tree, plan_of(o), o->walk.n);
}

/* Whether the node is on the principal variation, or was never visited. */
static const char *margin(const struct outline *o)
{
    const struct past *past = past_here(o);

    if (!past)
        return "";
    if (past->on_line && !past->visited)
        return o->strokes->on_line_unvisited;
    return past->on_line   ? o->strokes->on_line
           : is_on_plan(o) ? o->strokes->on_plan
           : past->visited ? o->strokes->visited
                           : o->strokes->unvisited;
}

/* On which strategies of a proof the node is, as far as these are shown. */
static void add_sides(struct outline *o)
{
    const char *const signs[PROOF_SIDES] = {o->strokes->lower, o->strokes->upper};

    if (!o->picture->strategies)
        return;
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++)
        if (strategy_is_shown(o->picture, side))
            buffer_text(&o->lead,
                        strategy_has(o->picture, side, o->walk.n) ? signs[side] : " ");
    buffer_text(&o->lead, " ");
}

static const char *branch(const struct outline *o)
{
    bool last = tree_is_last_child(o->walk.tree, o->walk.n);

    if (o->walk.depth == 0)
        return "";
    if (o->cut)
        return last ? o->strokes->cut_last : o->strokes->cut_branch;
    return last ? o->strokes->last : o->strokes->branch;
}

/* What stands before the branch to the node. */
static void make_lead(struct outline *o)
{
    const struct walk *walk = &o->walk;
    node depth = walk->depth, level = 1;

    buffer_clear(&o->lead);
    buffer_text(&o->lead, margin(o));
    add_sides(o);
    if (depth <= o->levels)
        o->more[depth] = !tree_is_last_child(walk->tree, walk->n);
    for (; level < depth && level <= o->levels; level++)
        buffer_text(&o->lead, o->more[level] ? o->strokes->more : o->strokes->none);
    if (depth > o->levels) {
        buffer_text(&o->lead, "[");
        buffer_number(&o->lead, depth);
        buffer_text(&o->lead, "] ");
    }
}

/* The value of a leaf that no search has read, or of an inner node before any search. */
static void add_static_value(struct outline *o, bool leaf)
{
    const struct tree *t = o->picture->tree;
    bool plain = leaf && !o->picture->history;
    bool closed = plain || (leaf && tree_has_payoffs(t));

    if (!leaf && !score_known(t->value[o->walk.n]))
        return;
    buffer_text(&o->tail, plain ? " = " : closed ? " " : " (");
    if (leaf)
        tag_worth(&o->tail, t, o->walk.n, o->signs);
    else
        tag_number(&o->tail, t->value[o->walk.n], o->signs);
    buffer_text(&o->tail, closed ? "" : ")");
}

static void add_known_value(struct outline *o, const struct past *past)
{
    buffer_text(&o->tail, past_is_exact(past) ? " = " : " ");
    tag_known(&o->tail, o->picture->history, o->walk.n, o->signs);
    if (past->order > 0) {
        buffer_text(&o->tail, "  #");
        buffer_number(&o->tail, past->order);
    }
}

static void add_cut(struct outline *o)
{
    buffer_text(&o->tail, "  cut: ");
    tag_reason(&o->tail, o->picture, o->cut, o->signs);
    buffer_text(&o->tail, ", ");
    buffer_number(&o->tail, o->cut->count);
    buffer_text(&o->tail, o->cut->count == 1 ? " node left out" : " nodes left out");
}

static void add_answer_box(struct outline *o)
{
    unsigned more = tag_more_answers(o->picture->tree);

    buffer_text(&o->tail, " [     ");
    while (more-- > 0)
        buffer_text(&o->tail, "    ");
    buffer_text(&o->tail, "]");
}

/* How the node was entered, or room for that. */
static void add_window(struct outline *o)
{
    size_t before;

    buffer_text(&o->tail, "  ");
    before = o->tail.size;
    if (o->picture->blank)
        buffer_text(&o->tail, "[    ,    ]");
    else
        tag_window(&o->tail, o->picture, o->walk.n, o->signs);
    if (o->tail.size == before && !o->tail.failed)
        o->tail.data[o->tail.size -= 2] = '\0';
}

static void add_order_box(struct outline *o)
{
    buffer_text(&o->tail, "  #[  ]");
}

/* What stands behind the name. A cut is explained at the first node left out. */
static void make_tail(struct outline *o)
{
    const struct past *past = past_here(o);
    node n = o->walk.n;
    bool leaf = tree_is_leaf(o->picture->tree, n);

    buffer_clear(&o->tail);
    buffer_text(&o->tail, "");
    if (o->picture->blank && !leaf)
        add_answer_box(o);
    else if (past && past_is_known(past))
        add_known_value(o, past);
    else if (leaf || !past)
        add_static_value(o, leaf);
    if (picture_is_sheet(o->picture) && leaf)
        add_order_box(o);
    if (o->picture->style.windows)
        add_window(o);
    if (o->cut && o->cut->first == n)
        add_cut(o);
}

/* Columns of a name as quote_word writes it. */
static size_t name_columns(const char *name)
{
    size_t columns = columns_of(name);

    if (quote_is_word(name))
        return columns;
    for (; *name; name++)
        columns += *name == '"' || *name == '\\' ? 1 : 0;
    return columns + sizeof "\"\"" - 1;
}

/* On a terminal: shortens the name, and if that is not enough, what stands behind it. */
static void fit(struct outline *o, size_t used)
{
    enum { NAME_LEAST = 8 };
    size_t columns = o->picture->columns, wanted = name_columns(o->name.data);
    size_t quoting = wanted - columns_of(o->name.data);
    size_t tail = columns_of(o->tail.data), room = NAME_LEAST;
    bool named = !o->picture->ids && tree_name(o->picture->tree, o->walk.n);

    if (columns > used + tail + room)
        room = columns - used - tail;
    if (wanted > room)
        columns_shorten(&o->name, room > quoting ? room - quoting : 1,
                        named ? COLUMNS_END : COLUMNS_BEGINNING, o->signs->ellipsis);
    used += name_columns(o->name.data);
    columns_shorten(&o->tail, columns > used ? columns - used : 0, COLUMNS_END,
                    o->signs->ellipsis);
}

/* What stands before the name: how likely the node is, and who moves there. */
static void make_shape(struct outline *o)
{
    const struct tree *t = o->walk.tree;
    node n = o->walk.n;

    buffer_clear(&o->shape);
    buffer_text(&o->shape, "");
    if (picture_is_sheet(o->picture) && n != TREE_ROOT)
        buffer_text(&o->shape, "[ ] ");
    if (n != TREE_ROOT && tree_is_chance(t, t->parent[n])) {
        buffer_text(&o->shape, "@");
        tag_odds(&o->shape, &o->walk);
        buffer_text(&o->shape, " ");
    }
    if (tree_is_leaf(t, n))
        return;
    if (tree_is_chance(t, n)) {
        buffer_text(&o->shape, o->strokes->chance);
    } else if (tree_has_payoffs(t)) {
        buffer_text(&o->shape, "p");
        buffer_number(&o->shape, t->mover[n]);
        buffer_text(&o->shape, " ");
    } else {
        buffer_text(&o->shape, tree_is_max(t, n) ? o->strokes->max : o->strokes->min);
    }
}

/* Chance has a colour of its own, inside that of the line. */
static void put_shape(const struct outline *o, const char *colour)
{
    const struct tree *t = o->walk.tree;
    node n = o->walk.n;
    bool chance = (!tree_is_leaf(t, n) && tree_is_chance(t, n)) ||
                  (n != TREE_ROOT && tree_is_chance(t, t->parent[n]));

    put_colour(o, chance ? CYAN : NULL);
    fputs(o->shape.data, o->out);
    put_colour(o, chance ? PLAIN : NULL);
    put_colour(o, chance ? colour : NULL);
}

/* The name and what stands behind it, which comes first where nodes have no names. */
static void put_name(const struct outline *o)
{
    const char *tail = o->tail.data;

    if (o->picture->style.labels != LABELS_NONE)
        quote_word(o->out, o->name.data);
    else
        tail += strspn(tail, " ");
    fputs(tail, o->out);
}

static void put_line(struct outline *o)
{
    const struct past *past = past_here(o);
    const char *colour = NULL;

    if (past)
        colour = past->on_line ? BOLD : past->visited ? NULL : DIM;
    fputs(o->lead.data, o->out);
    put_colour(o, o->cut ? RED : NULL);
    fputs(branch(o), o->out);
    put_colour(o, o->cut ? PLAIN : NULL);
    put_colour(o, colour);
    put_shape(o, colour);
    put_name(o);
    put_colour(o, colour ? PLAIN : NULL);
    putc('\n', o->out);
}

static bool draw_line(struct outline *o)
{
    const struct picture *picture = o->picture;

    o->cut = picture->history ? history_cut_before(picture->history, o->walk.n) : NULL;
    make_lead(o);
    make_shape(o);
    make_tail(o);
    buffer_clear(&o->name);
    tag_label(&o->name, picture, &o->walk);
    if (o->lead.failed || o->shape.failed || o->tail.failed || o->name.failed)
        return false;
    if (picture->columns > 0)
        fit(o, columns_of(o->lead.data) + columns_of(branch(o)) +
                   larger_size(columns_of(o->shape.data), SHAPE));
    if (o->tail.failed || o->name.failed)
        return false;
    put_line(o);
    return true;
}

static bool put_heading(struct outline *o)
{
    struct buffer facts = {0};
    bool made;

    buffer_text(&facts, caption_title(o->picture));
    buffer_text(&facts, ": ");
    caption_facts(&facts, o->picture, o->signs);
    made = !facts.failed;
    if (made)
        quote_plain(o->out, facts.data);
    fputs("\n\n", o->out);
    buffer_release(&facts);
    return made;
}

static void put_sides(const struct outline *o)
{
    if (strategy_is_shown(o->picture, PROOF_LOWER))
        fprintf(o->out, "  %s strategy of MAX", o->strokes->lower);
    if (strategy_is_shown(o->picture, PROOF_UPPER))
        fprintf(o->out, "  %s strategy of MIN", o->strokes->upper);
}

static void put_legend(const struct outline *o)
{
    const struct tree *t = o->picture->tree;

    if (tree_has_payoffs(t))
        fputs("\npN player N", o->out);
    else
        fprintf(o->out, "\n%sMAX  %sMIN", o->strokes->max, o->strokes->min);
    if (t->chance)
        fprintf(o->out, "  %schance  @1/2 its odds", o->strokes->chance);
    if (plan_of(o))
        fprintf(o->out, "  %splan", o->strokes->on_plan);
    if (o->picture->history)
        fprintf(o->out, "  %sprincipal variation  %s%s  #1 first leaf read  %s cut",
                o->strokes->on_line, o->strokes->unvisited, caption_unvisited(o->picture),
                o->strokes->cross);
    if (tag_has_numbers(o->picture))
        fputs("  p, d proof and disproof number", o->out);
    put_sides(o);
    if (picture_is_sheet(o->picture))
        fputs("  [ , ] alpha, beta  #[ ] which leaf is read when  [ ] before a node: cut",
              o->out);
    putc('\n', o->out);
}

/* Half of a narrow terminal is for the indentation. */
static node indented_levels(unsigned columns)
{
    node levels = columns / (2 * INDENT);

    return columns == 0 || levels > LEVELS ? LEVELS : levels > 0 ? levels : 1;
}

static bool draw_lines(struct outline *o)
{
    do
        if (!draw_line(o))
            return false;
    while (walk_next(&o->walk));
    return true;
}

bool outline_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct outline o = {
        .out = out,
        .picture = picture,
        .signs = picture->utf8 ? &signs_outline : &signs_ascii,
        .strokes = picture->utf8 ? &boxes : &letters,
        .levels = indented_levels(picture->columns),
    };
    bool drawn;

    if (!walk_start(&o.walk, picture->tree, error))
        return false;
    drawn = put_heading(&o) && draw_lines(&o);
    put_legend(&o);
    buffer_release(&o.lead);
    buffer_release(&o.shape);
    buffer_release(&o.name);
    buffer_release(&o.tail);
    walk_release(&o.walk);
    return drawn || error_memory(error);
}
