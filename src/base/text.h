/*
 * text.h - an input as a window of bytes that slides forward over a file or a pipe.
 *
 *      forgotten   | data ... position ... size | not yet read
 *
 * A reader looks at data[position .. size), asks for more with text_more, and moves
 * position past what it has used. Between trees the used part is forgotten, so that a
 * stream of any length needs memory for one tree's text only. data[size] is always a
 * readable NUL.
 */
#ifndef GTEVAL_BASE_TEXT_H
#define GTEVAL_BASE_TEXT_H

#include "base/error.h"

#include <stddef.h>
#include <sys/types.h>

struct notes;

struct text {
    const char *file; /* the name shown in messages; borrowed */
    int descriptor;   /* -1 for text in memory or from a stream */
    FILE *stream;     /* borrowed; NULL where there is none */
    char *data;       /* owned */
    size_t size;      /* bytes held */
    size_t capacity;
    size_t position;  /* the first byte that no reader has used yet */
    bool inside;      /* for readers: the next tree stands in something already begun */
    bool complete;    /* the end has been reached: data holds all that is left */
    uint64_t line;    /* the line data[0] stands in, from 1 */
    uint64_t column;  /* characters of that line before data[0] */
    size_t uncounted; /* bytes before data[0] that line and column do not know of yet */
    struct notes *notes; /* borrowed: what readers note (read/notes.h); NULL: nothing */
};

/* Opens a file, "-" for standard input; a byte-order mark is skipped at the first
 * reading. A compressed file is refused. */
bool text_open(struct text *text, const char *path, struct error *error);

/* The same with another name for messages. */
bool text_open_as(struct text *text, const char *path, const char *name,
                  struct error *error);

/* Text already in memory; copied. name is shown in messages. */
bool text_from(struct text *text, const char *name, const char *bytes, size_t size,
               struct error *error);

/* What is left of a stream, read line by line as it is needed; the stream stays open. */
bool text_stream(struct text *text, const char *name, FILE *stream, struct error *error);

/*
 * Reads on: afterwards size has grown or complete is set. Offsets into data stay valid,
 * pointers do not. False, with error filled, where reading fails.
 */
bool text_more(struct text *text, struct error *error);

/* The same until data[0 .. end) is held, or all there is. */
bool text_hold(struct text *text, size_t end, struct error *error);

/* Moves position to data[to]. How many lines end on the way is added to *lines, unless
 * that is NULL. */
void text_pass(struct text *text, size_t to, uint64_t *lines);

/*
 * The same past blanks, which are forgotten; *found is false where the input ends
 * instead. More than TEXT_BLANKS of them are refused, for an input may have no end.
 */
enum { TEXT_BLANKS = 1 << 26 };

bool text_skip(struct text *text, const char *blanks, uint64_t *lines, bool *found,
               struct error *error);

/* Forgets what lies before position; offsets into data change. */
void text_forget(struct text *text);

/* Where a text can be taken back to; all zeros at first. */
struct text_mark {
    bool set;
    /* By text_slide: */
    off_t offset;    /* of data[0] in the file */
    size_t position; /* behind data[0] */
    size_t uncounted;
    /* By text_drop: */
    size_t dropped;        /* bytes from there to data[0]; 0 where it was text_slide */
    uint64_t line, column; /* as those of the text */
};

/*
 * For a reader that is done with what lies before data[keep], and needs more: forgets it
 * where there is no room for more and the input is a file that can be read again. Returns
 * by how much all offsets are less now. The first time, *mark is set to where the text's
 * position is, which later is at data[0].
 */
size_t text_slide(struct text *text, size_t keep, struct text_mark *mark);

/*
 * The same for any input, where the reader can write again what lies between the text's
 * position and data[keep], which is ASCII. Not where the position is within a line.
 */
size_t text_drop(struct text *text, size_t keep, struct text_mark *mark);

/*
 * Takes the text back to a mark that text_drop has set: data[0 .. mark->dropped) is for
 * the reader to write again, and position at its beginning.
 */
bool text_restore(struct text *text, const struct text_mark *mark, struct error *error);

/* Takes the text back to a mark that text_slide has set, and forgets the mark. */
bool text_return(struct text *text, struct text_mark *mark, struct error *error);

/* Hands over the first size bytes held, of a complete text, which has no more then:
 * memory of that size, the caller's to free. NULL without memory. */
char *text_take(struct text *text, size_t size, struct error *error);

void text_close(struct text *text);

/* The line and the column (in characters, both from 1) of data[offset]. */
void text_locate(const struct text *text, size_t offset, uint64_t *line,
                 uint64_t *column);

/*
 * Fills error (ERROR_INPUT) with the place of data[offset], its source line and a caret.
 * Always returns false.
 */
bool text_error(const struct text *text, size_t offset, struct error *error,
                const char *format, ...) __attribute__((format(printf, 4, 5)));

/*
 * Gives an error about the input that has no place yet (as the builder leaves it) the
 * place of data[offset]. Always returns false.
 */
bool text_place(const struct text *text, size_t offset, struct error *error);

#endif
