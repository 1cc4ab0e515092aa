/*
 * key_levels.c - the key to levels text: the visited nodes in preorder, one a line, each
 * with the value it was left with (fail-soft), behind a tab for each ply from the root.
 */
#include "print/key_part.h"

#include "base/memory.h"
#include "base/score.h"

bool key_levels_start(struct key *key)
{
    struct error error;

    if (!memory_resize(&key->values, key->tree->count, sizeof *key->values, &error))
        return false;
    for (node n = TREE_ROOT; n < key->tree->count; n++)
        key->values[n] = SCORE_NONE;
    return true;
}

void key_levels_event(void *context, const struct event *event)
{
    struct key *key = context;

    if (event->kind == EVENT_LEAVE)
        key->values[event->node] = event->value;
}

static void print_line(const struct key *key, node n, node depth)
{
    for (node level = 0; level < depth; level++)
        putc('\t', key->out);
    score_print(key->out, key->values[n]);
    putc('\n', key->out);
}

/* What lies below a node that was not visited was not, either. */
void key_levels_finish(struct key *key)
{
    const struct tree *t = key->tree;
    node depth = 0, next;

    for (node n = TREE_ROOT; n < t->count; n = next) {
        bool visited = score_known(key->values[n]);

        next = visited ? n + 1 : t->end[n];
        if (visited)
            print_line(key, n, depth);
        if (next < t->end[n])
            depth++;
        else
            for (node c = n; c != TREE_ROOT && tree_is_last_child(t, c); c = t->parent[c])
                depth--;
    }
}
