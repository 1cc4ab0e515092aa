/*
 * foreign.h - formats that are not read, but known when they are met: by the names that
 * people have for them, and by how they begin.
 */
#ifndef GTEVAL_READ_FOREIGN_H
#define GTEVAL_READ_FOREIGN_H

#include "read/cursor.h"

/* Whether what stands at data[at] begins like a format; nothing that is read does. */
typedef bool foreign_sign(struct cursor *cursor, size_t at);

struct foreign {
    const char *words;  /* names for --input that stand for it, each before a blank */
    const char *what;   /* how it is called in messages */
    const char *way;    /* how its trees can be read all the same */
    const char *magic;  /* its first bytes; NULL: it has no such */
    foreign_sign *sign; /* how else it is known; NULL: not at all */
};

/* The format of that name, in any case, or NULL. */
const struct foreign *foreign_find(const char *name);

/* The format whose first bytes those at data[at] are, or NULL. */
const struct foreign *foreign_magic(struct cursor *cursor, size_t at);

/* The format that what stands at data[at] looks like, or NULL. */
const struct foreign *foreign_seen(struct cursor *cursor, size_t at);

#endif
