/*
 * strip.c - a tree without names.
 */
#include "tree/edit.h"

#include <stdlib.h>

void tree_strip_names(struct tree *t)
{
    free(t->label);
    free(t->names);
    t->label = NULL;
    t->names = NULL;
}
