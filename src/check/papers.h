/*
 * papers.h - the files of answers of a class: each by itself, or all in a folder.
 */
#ifndef GTEVAL_CHECK_PAPERS_H
#define GTEVAL_CHECK_PAPERS_H

#include "check/answers.h"
#include "check/gradebook.h"

/* One file. */
struct paper {
    struct buffer path; /* owned */
    struct answers answers;
    bool open;       /* it could be opened */
    uint64_t before; /* for callers: trees answered at some time */
    struct gradebook book;
};

struct papers {
    struct paper *of; /* owned */
    size_t count, capacity;
};

/* Tells somebody what is wrong with one of them; the others go on. */
typedef void papers_complain(void *context, const struct error *error);

/*
 * Opens the files with these paths, in their order, and reads them; of a folder all that
 * are in it, in the order of their names by bytes, but for hidden ones, what editors keep
 * (*~, *.bak, *.orig, *.swp, #*#) and folders. What cannot be read is complained of, and
 * noted in its book. False, with error filled, where memory runs out.
 */
bool papers_open(struct papers *papers, const char *const *paths, size_t count,
                 papers_complain *complain, void *context, struct error *error);

void papers_release(struct papers *papers);

/* Whether a path is that of a folder. */
bool papers_is_folder(const char *path);

#endif
