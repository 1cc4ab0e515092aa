/*
 * speech.h - what is said of a search, before anybody knows how nodes and numbers are
 * written: formats with their arguments.
 *
 * A format is text in which a mark stands for an argument:
 *
 *     @  a node        (node)
 *     #  a value       (double)
 *     ~  a bound       (double), told by the number that it lies beside: 6+
 *     %  a number      (size_t)
 *     &  a player      (unsigned), by name
 *     $  a text        (const char *)
 *
 * There is no other way to write these characters. Formats and texts are borrowed: those
 * of the program, names and odds of the tree.
 */
#ifndef GTEVAL_REASON_SPEECH_H
#define GTEVAL_REASON_SPEECH_H

#include "tree/tree.h"

#include <stdarg.h>

union argument {
    node node;
    double value;
    size_t count; /* or the number of a player */
    const char *text;
};

struct saying {
    const char *format;
    size_t first; /* its first argument */
};

/* All zeros is nothing said. */
struct speech {
    struct saying *phrases; /* owned */
    size_t count, capacity;
    union argument *arguments; /* owned */
    size_t argument_count, argument_capacity;
    bool failed; /* memory ran out: something is missing */
};

void speech_say(struct speech *words, const char *format, ...);
void speech_say_all(struct speech *words, const char *format, va_list *arguments);

/* Forgets the phrases from the one of that number on, and keeps their memory. */
void speech_cut(struct speech *words, size_t count);

/* Says again what others say in phrases [first, end). */
void speech_copy(struct speech *words, const struct speech *others, size_t first,
                 size_t end);

void speech_release(struct speech *words);

/* Whether the character of a format stands for an argument. */
bool speech_is_mark(char c);

/* How nodes are called where words are printed. */
struct speech_names {
    const struct tree *tree;
    void (*print)(void *context, FILE *out, node n);
    void *context;
};

/* Prints phrases [first, end) as text for people. */
void speech_print(FILE *out, const struct speech *words, size_t first, size_t end,
                  const struct speech_names *names);

#endif
