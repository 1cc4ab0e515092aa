/*
 * html_tree.c - the tree in the data of a page: arrays with one element a node. Where the
 * nodes stand is found in the page, where the widths of texts are known: layout.js.
 */
#include "draw/html.h"

#include "base/quote.h"
#include "draw/tag.h"

enum { LABEL_COLUMNS = 14, ODDS_COLUMNS = 10 };

/* The tree as it is drawn. */
struct drawn {
    const struct html *html;
    FILE *out;
    struct buffer name, label; /* of the node of a walk, */
    struct buffer odds;        /* and of the edge to it */
    bool failed;               /* memory ran out for one of them */
};

/* Makes the name and the label of the node at which the walk stands. */
static void make_texts(struct drawn *drawn, const struct walk *walk)
{
    struct picture picture = {.tree = drawn->html->tree, .ids = drawn->html->ids};

    buffer_clear(&drawn->name);
    tag_node(&drawn->name, &picture, walk);
    tag_short_node(&drawn->label, &picture, walk, LABEL_COLUMNS, &signs_drawing);
    tag_short_odds(&drawn->odds, walk, ODDS_COLUMNS, &signs_drawing);
    drawn->failed =
        drawn->failed || drawn->odds.failed || drawn->name.failed || drawn->label.failed;
}

static void write_names(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->name.data);
}

static void write_odds(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->odds.data);
}

/* Payoffs of a leaf as they are shown; of other nodes nothing. */
static void write_worth(struct drawn *drawn, const struct walk *walk)
{
    buffer_clear(&drawn->label);
    buffer_text(&drawn->label, "");
    if (tree_is_leaf(walk->tree, walk->n))
        tag_worth(&drawn->label, walk->tree, walk->n, &signs_drawing);
    drawn->failed = drawn->failed || drawn->label.failed;
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->label.data);
}

static void write_labels(struct drawn *drawn, const struct walk *walk)
{
    make_texts(drawn, walk);
    if (drawn->failed)
        return;
    fputs(walk->n == TREE_ROOT ? "" : ",", drawn->out);
    quote_script(drawn->out, drawn->label.data);
}

/* Calls visit at every node, in preorder. False without memory. */
static bool each_node(struct drawn *drawn,
                      void (*visit)(struct drawn *drawn, const struct walk *walk),
                      struct error *error)
{
    struct walk walk;

    if (!walk_start(&walk, drawn->html->tree, error))
        return false;
    do
        visit(drawn, &walk);
    while (!drawn->failed && walk_next(&walk));
    walk_release(&walk);
    return !drawn->failed || error_memory(error);
}

static void write_end(const struct drawn *drawn, node n)
{
    fprintf(drawn->out, "%lu", (unsigned long)drawn->html->tree->end[n]);
}

static void write_max(const struct drawn *drawn, node n)
{
    putc(tree_is_max(drawn->html->tree, n) ? '1' : '0', drawn->out);
}

static void write_value(const struct drawn *drawn, node n)
{
    double value = drawn->html->tree->value[n];

    if (score_known(value))
        score_print_json(drawn->out, value);
    else
        fputs("null", drawn->out);
}

static void write_mover(const struct drawn *drawn, node n)
{
    fprintf(drawn->out, "%u", (unsigned)drawn->html->tree->mover[n]);
}

/* 0 elsewhere than below chance. */
static void write_weight(const struct drawn *drawn, node n)
{
    const struct tree *t = drawn->html->tree;
    bool below = n != TREE_ROOT && tree_is_chance(t, t->parent[n]);

    score_print_json(drawn->out, below ? t->weight[n] : 0);
}

/* Arrays with an element a node. */
static const struct array {
    const char *name;
    void (*write)(const struct drawn *drawn, node n);
} arrays[] = {
    {"end", write_end},
    {"max", write_max},
    {"value", write_value},
};

static void write_array(const struct drawn *drawn, const char *name,
                        void (*write)(const struct drawn *drawn, node n))
{
    fprintf(drawn->out, "\"%s\":[", name);
    for (node n = TREE_ROOT; n < drawn->html->tree->count; n++) {
        fputs(n == TREE_ROOT ? "" : ",", drawn->out);
        write(drawn, n);
    }
    putc(']', drawn->out);
}

static void write_arrays(const struct drawn *drawn)
{
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
        fputs(i > 0 ? ",\n" : "", drawn->out);
        write_array(drawn, arrays[i].name, arrays[i].write);
    }
}

/* The names of all, in their order; nothing where none has a name. */
static void write_players(const struct drawn *drawn)
{
    const struct tree *t = drawn->html->tree;

    if (!t->player)
        return;
    for (unsigned i = 1; i <= t->players; i++) {
        const char *name = tree_player(t, i);

        fputs(i > 1 ? "," : ",\n\"playerNames\":[", drawn->out);
        quote_script(drawn->out, name ? name : "");
    }
    putc(']', drawn->out);
}

/* What only some trees have, with an element a node: who moves, where more than MAX and
 * MIN do, 0 for chance; how likely outcomes are; and payoffs. */
static bool write_game(struct drawn *drawn, struct error *error)
{
    const struct tree *t = drawn->html->tree;

    if (t->chance || tree_has_payoffs(t)) {
        fputs(",\n", drawn->out);
        write_array(drawn, "mover", write_mover);
        fprintf(drawn->out, ",\n\"players\":%u", t->players);
        write_players(drawn);
    }
    if (t->chance) {
        fputs(",\n", drawn->out);
        write_array(drawn, "weight", write_weight);
        fputs(",\n\"odds\":[", drawn->out);
        if (!each_node(drawn, write_odds, error))
            return false;
        putc(']', drawn->out);
    }
    if (tree_has_payoffs(t)) {
        fputs(",\n\"worth\":[", drawn->out);
        if (!each_node(drawn, write_worth, error))
            return false;
        putc(']', drawn->out);
    }
    return true;
}

static bool write_texts(struct drawn *drawn, struct error *error)
{
    fputs(",\n\"name\":[", drawn->out);
    if (!each_node(drawn, write_names, error))
        return false;
    fputs("],\n\"label\":[", drawn->out);
    if (!each_node(drawn, write_labels, error))
        return false;
    putc(']', drawn->out);
    return true;
}

bool html_tree(FILE *out, const struct html *html, struct error *error)
{
    struct drawn drawn = {.html = html, .out = out};
    bool done;

    write_arrays(&drawn);
    done = write_game(&drawn, error) && write_texts(&drawn, error);
    buffer_release(&drawn.name);
    buffer_release(&drawn.label);
    buffer_release(&drawn.odds);
    return done;
}
