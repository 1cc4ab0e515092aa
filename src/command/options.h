/*
 * options.h - the command lines of the programs: one table of options each, from which
 * come parsing, what is set, help, suggestions, refusals and completion.
 *
 * A program has a struct settings, in which options set members, and a list of its rows:
 *
 *     #define OPTIONS(OPTION)                                                       \
 *         OPTION(DEPTH, 'd', "depth", SETS_NODE("N", depth, 0), "how deep")
 *
 * which makes both the enumeration of its options and the table.
 */
#ifndef GTEVAL_COMMAND_OPTIONS_H
#define GTEVAL_COMMAND_OPTIONS_H

#include "base/error.h"
#include "tree/tree.h"

#include <stddef.h>

struct command;
struct option_row;

/* The i-th word that an option takes for its argument; NULL behind the last. */
typedef const char *option_words(size_t i);

/*
 * Sets what the argument says, in a way that only this option has. target is the member
 * of the settings that the row names, or the settings themselves. ERROR_USAGE where the
 * argument is wrong.
 */
typedef bool option_call(void *target, const struct option_row *row, const char *argument,
                         struct error *error);

/* Prints the answer to an option that asks about the program; member is what the option
 * has set. */
typedef bool option_answer(FILE *out, const struct command *command, const void *member,
                           struct error *error);

enum option_type {
    TYPE_FLAG,  /* no argument; its member becomes 1 */
    TYPE_WORD,  /* one of the words: low and its place among them; without one, high */
    TYPE_WHOLE, /* a whole number of low .. high */
    TYPE_NODE,  /* likewise, as far as nodes go */
    TYPE_SCORE, /* a value as in a tree: a number, inf or -inf */
    TYPE_TEXT,  /* any text, borrowed from the command line */
    TYPE_CALL,  /* what its function makes of it */
};

/* What to say of arguments that an option does not take, but people try. */
struct option_hint {
    const char *words; /* each before a blank */
    const char *text;
};

struct option_row {
    const char *name; /* the long option, without "--" */
    enum option_type type;
    int letter;           /* the short option, 0 where there is none */
    const char *argument; /* what help calls its argument; NULL: it takes none */
    size_t offset, size;  /* of its member in struct settings; no size: it has none */
    uint64_t low, high;
    option_words *words;             /* NULL: the argument cannot be completed */
    const struct option_hint *hints; /* ended by one without words; NULL: none */
    option_call *call;               /* for TYPE_CALL */
    option_answer *answer;           /* NULL: the option is about the work */
    unsigned needs;   /* bits of the program's own: what it is of use for */
    bool optional;    /* --name alone does as well as --name=WORD; it has no letter */
    const char *help; /* one line, or several separated by newlines */
};

/* What an OPTION of the list says between name and help, by type; member is one of
 * struct settings. */
#define OPTION_MEMBER(member)                                                            \
    .offset = offsetof(struct settings, member),                                         \
    .size = sizeof((struct settings *)NULL)->member
#define SETS_NOTHING      .type = TYPE_FLAG /* to be seen in the mask only */
#define SETS_FLAG(member) SETS_NOTHING, OPTION_MEMBER(member)
#define SETS_WORDS(called, member, words_, low_)                                         \
    .type = TYPE_WORD, .argument = (called), .words = (words_), .low = (low_),           \
    OPTION_MEMBER(member)
#define SETS_WORD(called, member, words) SETS_WORDS(called, member, words, 0)
#define MAY_SET_WORD(called, member, words_, low_, otherwise)                            \
    SETS_WORDS(called, member, words_, low_), .high = (otherwise), .optional = true
#define SETS_WHOLE(called, member, low_, high_)                                          \
    .type = TYPE_WHOLE, .argument = (called), .low = (low_), .high = (high_),            \
    OPTION_MEMBER(member)
#define SETS_NODE(called, member, low_)                                                  \
    .type = TYPE_NODE, .argument = (called), .low = (low_), .high = TREE_NODE_LIMIT,     \
    OPTION_MEMBER(member)
#define SETS_SCORE(called, member)                                                       \
    .type = TYPE_SCORE, .argument = (called), OPTION_MEMBER(member)
#define SETS_TEXT(called, member)                                                        \
    .type = TYPE_TEXT, .argument = (called), OPTION_MEMBER(member)
/* The same, where some words are offered, but others may do. */
#define SETS_TEXT_LIKE(called, member, words_)                                           \
    SETS_TEXT(called, member), .words = (words_)
#define SETS_FILE(called, member) SETS_TEXT_LIKE(called, member, options_file)
#define CALLS(called, words_, call_)                                                     \
    .type = TYPE_CALL, .argument = (called), .words = (words_), .call = (call_)
#define CALLS_ON(member, called, words_, call_)                                          \
    CALLS(called, words_, call_), OPTION_MEMBER(member)

/* The same, for an option that not everything has a use for, that is answered, or that
 * has hints. */
#define NEEDS(needs_, ...) .needs = (needs_), __VA_ARGS__
#define ASKS(answer_, ...) .answer = (answer_), __VA_ARGS__
#define HINTS(hints_, ...) .hints = (hints_), __VA_ARGS__

/* The row that an OPTION of the list makes. */
#define OPTION_ROW(identifier, letter_, name_, how, help_)                               \
    {.letter = (letter_), .name = (name_), .help = (help_), how},

/* An older spelling of an option, which still works and is nowhere offered. */
struct option_older {
    int letter;       /* 0: it has none */
    const char *name; /* long; NULL: it has none */
    int option;       /* whose: its place in the table */
};

struct command {
    const char *name;                 /* of the program */
    const char *usage;                /* what follows the name in the usage line */
    const char *about;                /* what the program is for, above the options */
    const char *notes[2];             /* paragraphs below the options; NULL: none */
    const struct option_row *options; /* ended by a row without a name */
    const struct option_older *older; /* ended by one without any; NULL: none */
    size_t given; /* offset in struct settings of the mask of options: uint64_t */
};

/* An option in the mask of those that were given, by its place in the table. */
#define OPTION_BIT(option) (UINT64_C(1) << (option))

static inline bool options_has(uint64_t given, int option)
{
    return (given & OPTION_BIT(option)) != 0;
}

/*
 * Goes through the command line, options and operands in any order, and sets what options
 * say and the mask. Returns the operands, ended by NULL; NULL at the first wrong option.
 */
char **options_read(const struct command *command, int argc, char **argv, void *settings,
                    struct error *error);

/*
 * The options among those given that need what is not in has: bits as in their rows.
 */
uint64_t options_needing(const struct command *command, uint64_t given, unsigned has);

/* Refuses the first of the useless options, if there is one, in the name of what it has
 * no meaning for. */
bool options_refuse(const struct command *command, uint64_t useless, const char *what,
                    struct error *error);

/* Whether an option was given that asks about the program itself. */
bool options_asked(const struct command *command, const void *settings);

/* Prints the answer, if an option asks. */
bool options_answer(FILE *out, const struct command *command, const void *settings,
                    struct error *error);

/* The usage line and where to find help. */
void options_usage(FILE *out, const struct command *command);

option_answer options_help;

/* The version, and where the license is. */
option_answer options_version;

/* Completion for the shell whose place in options_shell the member is: uint32_t. */
option_answer options_completion;

/* Prints a wrong command line: the message and where to find help. */
void options_complain(FILE *out, const struct command *command,
                      const struct error *error);

/* Sets what one option says; argument is NULL where it takes none, or need not. */
bool options_set(const struct option_row *row, const char *argument, void *settings,
                 struct error *error);

/* A value as in a tree: a number, inf or -inf; ERROR_USAGE in the name of the option. */
bool options_score(const struct option_row *row, const char *argument, double *value,
                   struct error *error);

/* Whether the argument is one of the words, in any case; sets its place, of the word in
 * the same case if there is one. */
bool options_find(option_words *words, const char *argument, size_t *place);

/* The words as "a, b or c", cut short where they do not fit. */
void options_list(option_words *words, char *text, size_t size);

/* The place of the argument among the row's words, in any case; ERROR_USAGE, with all of
 * them and a hint or the nearest, if it is not there. */
bool options_word(const struct option_row *row, const char *argument, size_t *place,
                  struct error *error);

/* Not one word: the argument is the name of a file. */
const char *options_file(size_t i);

/* The shells that options_completion knows: the words for --completion. */
const char *options_shell(size_t i);

#endif
