/*
 * arrange.c - rearranging a tree: where each node goes is found in one sweep, since
 * parents stand before their children, and then the nodes are copied.
 */
#include "tree/arrange.h"

#include "base/memory.h"

#include <stdlib.h>

/* Where the nodes go. */
struct plan {
    const struct tree *tree;
    node *place;      /* owned: for each node its new index */
    size_t *children; /* owned: of the node at hand */
    size_t capacity;
};

static bool list_children(struct plan *plan, node n, size_t *count, struct error *error)
{
    *count = 0;
    TREE_EACH_CHILD(plan->tree, n, c) {
        if (!memory_reserve(&plan->children, &plan->capacity, *count + 1,
                            sizeof *plan->children, error))
            return false;
        plan->children[(*count)++] = c;
    }
    return true;
}

/* The children of n follow it one after another, each with its subtree. */
static void place_children(struct plan *plan, node n, size_t count)
{
    node place = plan->place[n] + 1;

    for (size_t i = 0; i < count; i++) {
        node c = (node)plan->children[i];

        plan->place[c] = place;
        place += plan->tree->end[c] - c;
    }
}

static bool make_plan(struct plan *plan, arrange_function *arrange, void *context,
                      struct error *error)
{
    const struct tree *t = plan->tree;
    size_t count;

    if (!memory_resize(&plan->place, t->count, sizeof *plan->place, error))
        return false;
    plan->place[TREE_ROOT] = TREE_ROOT;
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!list_children(plan, n, &count, error) ||
            (count > 1 && !arrange(context, plan->children, count, error)))
            return false;
        place_children(plan, n, count);
    }
    return true;
}

static bool allocate(struct tree *to, const struct tree *t, struct error *error)
{
#define ALLOCATE(array)                                                                  \
    if (!memory_resize(&to->array, t->count, sizeof *to->array, error))                  \
        return false;
#define ALLOCATE_IF_THERE(array)                                                         \
    if (t->array)                                                                        \
    ALLOCATE(array)
    TREE_NEEDED(ALLOCATE)
    TREE_OPTIONAL(ALLOCATE_IF_THERE)
#undef ALLOCATE_IF_THERE
#undef ALLOCATE
    return true;
}

static void copy_nodes(struct tree *to, const struct plan *plan)
{
    const struct tree *t = plan->tree;

    for (node n = TREE_ROOT; n < t->count; n++) {
        node place = plan->place[n];

#define COPY(array) to->array[place] = t->array[n];
#define COPY_IF_THERE(array)                                                             \
    if (to->array)                                                                       \
    COPY(array)
        TREE_NEEDED(COPY)
        TREE_OPTIONAL(COPY_IF_THERE)
#undef COPY_IF_THERE
#undef COPY
        to->end[place] = place + (t->end[n] - n);
        to->parent[place] = plan->place[t->parent[n]];
    }
}

/* Gives *t the rearranged arrays; what is no array of nodes stays as it is. */
static bool carry_out(const struct plan *plan, struct tree *t, struct error *error)
{
    struct tree to = {0};
    bool done = allocate(&to, t, error);

    if (done) {
        copy_nodes(&to, plan);
#define TAKE(array)                                                                      \
    free(t->array);                                                                      \
    t->array = to.array;                                                                 \
    to.array = NULL;
        TREE_ARRAYS(TAKE)
#undef TAKE
    }
    tree_release(&to);
    return done;
}

bool tree_arrange(struct tree *t, arrange_function *arrange, void *context,
                  struct error *error)
{
    struct plan plan = {.tree = t};
    bool arranged =
        make_plan(&plan, arrange, context, error) && carry_out(&plan, t, error);

    free(plan.place);
    free(plan.children);
    return arranged;
}
