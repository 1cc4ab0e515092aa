/*
 * format.h - the table of input formats, and a reader that takes trees from a stream.
 */
#ifndef GTEVAL_READ_FORMAT_H
#define GTEVAL_READ_FORMAT_H

#include "base/text.h"
#include "read/notes.h"
#include "tree/build.h"

/* What every reader is told. */
struct read_options {
    enum mover
        root;   /* who moves at the root; MOVER_DEFAULT: as the file says, else MAX */
    node width; /* of the full tree, for leaves text */
    const char *name;    /* of standard input; borrowed, may be NULL */
    bool detected;       /* the format was found out: what it can mean twice is refused */
    struct notes *notes; /* borrowed: for what is understood; NULL: it is not wanted */
    bool negamax;        /* values are for whoever moves at their node, not for MAX */
    bool each;           /* the elements of an array at the top are trees */
    const char *ignore;  /* keys and headings that are passed over, separated by commas;
                            borrowed, may be NULL */
};

enum read_result {
    READ_TREE,   /* the next tree is in the builder, finished */
    READ_END,    /* nothing but blanks and comments were left */
    READ_FAILED, /* error says why; nothing further can be read */
};

/*
 * Reads the next tree of the text, from text->position on, into b, finishes it, and moves
 * position past it. More input is asked for with text_more as needed.
 */
typedef enum read_result read_function(struct text *text, struct build *b,
                                       const struct read_options *options,
                                       struct error *error);

struct format {
    const char *name;    /* as in --input=NAME */
    const char *suffix;  /* of file names, with the point */
    const char *other;   /* another suffix, or NULL */
    const char *summary; /* one line for --help */
    bool takes_width;    /* it has a use for read_options.width */
    bool takes_each;     /* the same for each */
    bool takes_ignore;   /* and for ignore */
    bool semicolon;      /* one may stand behind a tree, as programs have it */
    read_function *read;
};

/* The table, ended by an entry whose name is NULL. */
extern const struct format formats[];

/* How a format is found out, for --help. */
extern const char format_detection[];

/* The format of that name, or NULL. */
const struct format *format_find(const char *name);

/* Trees one after another from one file or pipe. */
struct reader {
    struct text text;
    struct build build; /* holds the tree last read */
    struct read_options options;
    const struct format *format;
    const char *why; /* it is that format, as struct detected says; NULL: it was named */
    uint64_t count;  /* trees read so far */
    bool part;       /* the only one is part of a text that is none, as [1] is of [1],[2]:
                        known when no other could be read */
};

/*
 * Opens path ("-": standard input). format NULL means auto-detection, by the first
 * significant bytes and, where they do not decide, by the suffix of the file name.
 */
bool reader_open(struct reader *reader, const char *path, const struct format *format,
                 const struct read_options *options, struct error *error);

/* Finds out the format, where it is not known yet, before the first tree. */
bool reader_detect(struct reader *reader, struct error *error);

/* The next tree; an input without any tree is READ_FAILED. */
enum read_result reader_next(struct reader *reader, struct error *error);

void reader_close(struct reader *reader);

#endif
