/*
 * finish.c - what a builder refuses at the end gets a place.
 */
#include "read/finish.h"

enum read_result finish_tree(const struct text *text, struct build *b, enum mover root,
                             struct error *error)
{
    if (build_finish(b, root, error))
        return READ_TREE;
    text_place(text, text->position, error);
    return READ_FAILED;
}
