/*
 * finish.c - what a builder refuses at the end gets a place.
 */
#include "read/finish.h"

enum read_result finish_tree(const struct text *text, struct build *b, enum mover root,
                             struct error *error)
{
    struct error refusal;

    if (build_finish(b, root, &refusal))
        return READ_TREE;
    *error = refusal;
    if (refusal.kind == ERROR_INPUT)
        text_error(text, text->position, error, "%s", refusal.message);
    return READ_FAILED;
}
