/*
 * list_look.h - whether braces are those of chance nodes in list text.
 */
#ifndef GTEVAL_READ_LIST_LOOK_H
#define GTEVAL_READ_LIST_LOOK_H

#include "read/cursor.h"

enum list_look {
    LIST_NO,    /* there are no braces, or what list text has not */
    LIST_YES,   /* braces, and what only list text has */
    LIST_MAYBE, /* braces that programs write, too */
};

/*
 * Looks at what begins with a bracket at data[at], no further than to its end. Only list
 * text has @ or elements without a comma between them; programs have commas between all.
 */
enum list_look list_looks(struct cursor *cursor, size_t at);

#endif
