/*
 * loss.c - refusing and noting losses.
 */
#include "write/loss.h"

#include "base/quote.h"
#include "tree/id.h"

static bool refuse(const struct tree *t, const char *format, const char *what, node n,
                   const char *hint, struct error *error)
{
    char shown[60 + sizeof "..."];
    struct buffer id = {0};

    id_add(&id, t, n);
    if (id.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT, "%s cannot hold %s (node %s)%s", format, what,
                  quote_short_end(shown, sizeof shown, id.data, id.size), hint);
    buffer_release(&id);
    return false;
}

bool loss_refuse(const struct tree *t, const char *format, const char *what, node n,
                 struct error *error)
{
    return refuse(t, format, what, n, "", error);
}

bool loss_allow(struct write_order *order, const char *format, const char *what, node n,
                node count, struct error *error)
{
    struct write_losses *losses = &order->losses;

    if (!order->lossy)
        return refuse(order->tree, format, what, n, "; --lossy leaves them out", error);
    losses->loss[losses->count++] = (struct write_loss){.what = what, .count = count};
    return true;
}

bool loss_names(struct write_order *order, const char *format,
                bool (*can_hold)(const char *name), const char *what, struct error *error)
{
    const struct tree *t = order->tree;
    node first = t->count, count = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        const char *name = tree_name(t, n);

        if (name && !can_hold(name) && ++count == 1)
            first = n;
    }
    return count == 0 || loss_allow(order, format, what, first, count, error);
}
