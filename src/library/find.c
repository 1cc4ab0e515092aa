/*
 * find.c - nodes by what people call them.
 */
#include "tree/find.h"
#include "base/quote.h"
#include "library/handles.h"
#include "tree/id.h"

#include <string.h>

/* Room for a name in a message, and ids of nodes that have it. */
enum { NAME_SHOWN = 40, IDS_SHOWN = 5 };

static bool has_name(const struct tree *t, node n, const char *name)
{
    const char *own = tree_name(t, n);

    return own && strcmp(own, name) == 0;
}

/* The first node from there on with that name; t->count where there is none. */
static node next_named(const struct tree *t, node from, const char *name)
{
    node n = from;

    while (n < t->count && !has_name(t, n, name))
        n++;
    return n;
}

/* With the ids of the first few nodes from there on that have the name. */
static bool refuse_several(const struct tree *t, node n, const char *name,
                           struct error *error)
{
    char shown[NAME_SHOWN], list[NAME_SHOWN * IDS_SHOWN];
    struct buffer ids = {0};

    for (int i = 0; n < t->count; i++, n = next_named(t, n + 1, name)) {
        buffer_text(&ids, i == 0 ? "" : ", ");
        if (i == IDS_SHOWN) {
            buffer_text(&ids, "...");
            break;
        }
        id_add(&ids, t, n);
    }
    if (ids.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT,
                  "several nodes have the name '%s': expected an id: %s",
                  quote_short(shown, sizeof shown, name, strlen(name)),
                  quote_short(list, sizeof list, ids.data, ids.size));
    buffer_release(&ids);
    return false;
}

static bool find(const struct tree *t, const char *text, node *n, struct error *error)
{
    char shown[NAME_SHOWN];

    *n = t->label ? next_named(t, TREE_ROOT, text) : t->count;
    if (*n < t->count)
        return next_named(t, *n + 1, text) == t->count ||
               refuse_several(t, *n, text, error);
    if (find_is_id(text))
        return find_one(t, text, n, error);
    return error_set(error, ERROR_INPUT, "no node has the name or id '%s'",
                     quote_short(shown, sizeof shown, text, strlen(text)));
}

gteval_node gteval_tree_find(const struct gteval_tree *tree, const char *text,
                             struct gteval_error **error)
{
    struct error reason;
    node n;

    handle_start(error);
    if (!handle_given(tree, "tree", error) || !handle_given(text, "text", error))
        return GTEVAL_NONE;
    if (find(&tree->tree, text, &n, &reason))
        return n;
    handle_fail(error, &reason);
    return GTEVAL_NONE;
}
