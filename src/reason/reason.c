/*
 * reason.c - what is known of a search before it runs.
 */
#include "reason/reason.h"

#include "search/bounds.h"
#include "search/limits.h"

#include <stdlib.h>

/* What every leaf is known to be worth: Star1's windows follow from that. */
static void set_range(struct reason *reason)
{
    const struct search_options *options = reason->options;

    reason->low = reason->tree->low;
    reason->high = reason->tree->high;
    if (options->bounds == BOUNDS_GIVEN) {
        reason->low = options->low;
        reason->high = options->high;
    } else if (options->bounds == BOUNDS_OF_LEAVES) {
        bounds_of_leaves(reason->tree, &reason->low, &reason->high);
    }
}

bool reason_start(struct reason *reason, struct error *error)
{
    const struct tree *t = reason->tree;

    if (!tree_has_payoffs(t)) {
        set_range(reason);
        return true;
    }
    reason->least = malloc(t->players * sizeof *reason->least);
    if (!reason->least)
        return error_memory(error);
    reason->sum = limits_known(t, reason->options, reason->least);
    return true;
}

void reason_release(struct reason *reason)
{
    free(reason->least);
    speech_release(&reason->words);
    *reason = (struct reason){.tree = NULL};
}

void reason_say(struct reason *reason, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    speech_say_all(&reason->words, format, &arguments);
    va_end(arguments);
}
