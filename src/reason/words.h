/*
 * words.h - what is said of a search, before anybody knows how nodes and numbers are
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
#ifndef GTEVAL_REASON_WORDS_H
#define GTEVAL_REASON_WORDS_H

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
struct words {
    struct saying *phrases; /* owned */
    size_t count, capacity;
    union argument *arguments; /* owned */
    size_t argument_count, argument_capacity;
    bool failed; /* memory ran out: something is missing */
};

void words_say(struct words *words, const char *format, ...);
void words_say_all(struct words *words, const char *format, va_list *arguments);

/* Forgets the phrases from the one of that number on, and keeps their memory. */
void words_cut(struct words *words, size_t count);

/* Says again what others say in phrases [first, end). */
void words_copy(struct words *words, const struct words *others, size_t first,
                size_t end);

void words_release(struct words *words);

/* Whether the character of a format stands for an argument. */
bool words_is_mark(char c);

/* How nodes are called where words are printed. */
struct words_names {
    const struct tree *tree;
    void (*print)(void *context, FILE *out, node n);
    void *context;
};

/* Prints phrases [first, end) as text for people. */
void words_print(FILE *out, const struct words *words, size_t first, size_t end,
                 const struct words_names *names);

#endif
