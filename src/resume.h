/*
 * resume.h - going on with what a run that was killed has left of its results.
 *
 * A line is a result. The tree whose results are the last may lack some, and the last
 * line may be torn: both are done again, what is before them is kept.
 */
#ifndef GTEVAL_RESUME_H
#define GTEVAL_RESUME_H

#include "summary/source.h"

/* What is to be done with the next tree. */
enum resume_step {
    RESUME_KEEP,   /* its results are there */
    RESUME_FIRST,  /* the same, and they show whether this is the same run */
    RESUME_FAILED, /* it has none, though a later one has: it must fail again */
    RESUME_LAST,   /* nothing of it is kept: from here on trees are evaluated */
    RESUME_WRONG,  /* error says why nothing can be told */
};

struct resume {
    const char *path;     /* borrowed; NULL: nothing is resumed */
    FILE *file;           /* owned until resume_cut gives it away */
    struct source source; /* walks through what is kept */
    struct row row;
    bool opened;    /* source is */
    bool left;      /* row is that of a tree that is kept and has not come yet */
    bool first;     /* no tree has come yet */
    uint64_t whole; /* lines that are not torn */
    uint64_t kept;  /* lines of trees that are kept, and of the header above them */
    uint64_t begun; /* lines up to the end of the first tree */
    long place;     /* bytes of the kept lines */
};

/* Looks at what path has; a file that is not there is one without results. */
bool resume_open(struct resume *resume, const char *path, struct error *error);

/* For each tree in turn, up to RESUME_LAST. */
enum resume_step resume_next(struct resume *resume, const char *file, uint64_t number,
                             struct error *error);

/*
 * Whether text[0 .. size) is what the file has of the first tree, or, with last, what it
 * has behind the kept ones is part of it or it part of that; ERROR_INPUT where not: the
 * file is of another run.
 */
bool resume_agrees(struct resume *resume, const char *text, size_t size, bool last,
                   struct error *error);

/* Whether the file has results that no tree has come for; ERROR_INPUT. */
bool resume_lacks(const struct resume *resume, struct error *error);

/* Cuts off what is done again. The file, to be written on, is the caller's; NULL where
 * that fails. */
FILE *resume_cut(struct resume *resume, struct error *error);

void resume_close(struct resume *resume);

#endif
