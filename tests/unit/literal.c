/*
 * literal.c - reading bracketed trees and writing Dewey form.
 */
#include "literal.h"
#include "finish.h"

#include "base/score.h"
#include "ensure.h"
#include "tree/id.h"

#include <stdlib.h>
#include <string.h>

static void open_node(struct build *b, enum mover mover)
{
    struct error error;

    ENSURE(build_open(b, &error));
    build_mover(b, mover);
}

/* One bracket or number; returns what follows it. */
static const char *read_piece(const char *at, struct build *b)
{
    struct error error;
    char *end;
    double value;

    if (*at == '[' || *at == '(') {
        open_node(b, *at == '[' ? MOVER_MAX : MOVER_MIN);
        return at + 1;
    }
    if (*at == ']' || *at == ')') {
        build_close(b);
        return at + 1;
    }
    value = strtod(at, &end);
    ENSURE_MSG(end > at, "no number at '%s'", at);
    ENSURE(build_leaf(b, value, &error));
    return end;
}

void literal_tree(const char *text, struct build *b)
{
    build_start(b);
    for (text += strspn(text, " "); *text; text += strspn(text, " "))
        text = read_piece(text, b);
    ENSURE(b->depth == 0);
    must_finish(b, MOVER_DEFAULT);
}

/* Whether a reader would take another mover for the node than it has. */
static bool mover_counts(const struct tree *t, node n)
{
    return n == TREE_ROOT ||
           (!tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]]);
}

void literal_dewey(struct buffer *out, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        char value[SCORE_TEXT_SIZE];

        if (!tree_is_leaf(t, n) && !mover_counts(t, n))
            continue;
        id_add(out, t, n);
        if (mover_counts(t, n))
            buffer_text(out, tree_is_max(t, n) ? " max" : " min");
        if (tree_is_leaf(t, n)) {
            score_write(t->value[n], value);
            buffer_text(out, " ");
            buffer_text(out, value);
        }
        buffer_text(out, "\n");
    }
}

void literal_leaves(const struct tree *t, const int *positions, node count, node *leaves)
{
    for (node i = 0; i < count; i++) {
        int position = 0;

        for (node n = TREE_ROOT; n < t->count; n++)
            if (tree_is_leaf(t, n) && ++position == positions[i])
                leaves[i] = n;
    }
}
