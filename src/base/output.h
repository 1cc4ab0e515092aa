/*
 * output.h - where results go: standard output, or a file that is written whole or not at
 * all.
 */
#ifndef GTEVAL_BASE_OUTPUT_H
#define GTEVAL_BASE_OUTPUT_H

#include "base/error.h"
#include "base/temporary.h"

struct output {
    FILE *file;
    const char *path;           /* borrowed; NULL for standard output */
    int code;                   /* the errno of a flush that failed, or 0 */
    char *target;               /* owned: the file that path leads to */
    struct temporary temporary; /* what is written, until output_close puts it there */
};

/* path NULL or "-": standard output. Else a temporary file for the one it leads to is
 * opened, if that may be written to. */
bool output_open(struct output *output, const char *path, struct error *error);

/* Hands on what has been written so far. That it fails is told by output_close. */
bool output_flush(struct output *output);

/*
 * Ends the output: everything must have been written (ERROR_SYSTEM if not). With keep,
 * the temporary file takes the place of path, with the permissions and, where that is
 * allowed, the owner and the group that path had; without, path stays as it was.
 */
bool output_close(struct output *output, bool keep, struct error *error);

#endif
