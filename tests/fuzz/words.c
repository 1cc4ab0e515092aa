/*
 * words.c - an input as a command line.
 */
#include "words.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

void words_split(struct words *words, const char *program, const uint8_t *data,
                 size_t size)
{
    char *at;

    *words = (struct words){.text = malloc(strlen(program) + size + 2)};
    fuzz_require(words->text != NULL, "there is memory");
    at = stpcpy(words->text, program) + 1;
    words->argv[words->argc++] = words->text;
    if (size > 0)
        memcpy(at, data, size);
    at[size] = '\0';
    while (words->argc <= MOST_WORDS && *at) {
        words->argv[words->argc++] = at;
        at += strcspn(at, "\n");
        if (*at)
            *at++ = '\0';
    }
    /* So that glibc forgets the group of letters that it was in. */
    optind = 0;
}

void words_release(struct words *words)
{
    free(words->text);
}

void words_check_error(const struct error *error)
{
    fuzz_require(error->kind == ERROR_USAGE && error->message[0], "%d is of usage: %s",
                 error->kind, error->message);
}

static struct tree read_tree(const char *text)
{
    static const struct read_options options = {.root = MOVER_DEFAULT};
    struct reader reader;
    struct error error;
    struct tree t;

    fuzz_feed(text, strlen(text), SIZE_MAX);
    fuzz_require(reader_open(&reader, "-", format_find("dewey"), &options, &error) &&
                     reader_next(&reader, &error) == READ_TREE,
                 "%s", error.message);
    t = build_take(&reader.build);
    reader_close(&reader);
    return t;
}

struct tree words_tree(void)
{
    return read_tree("e max 0.5 root\n1 -1 a\n1.1 3 b\n1.2 max \"c d\"\n"
                     "1.2.1 5\n1.2.2 -inf\n2 7 f\n2.1 2\n2.2 3\n2.3 8 g\n");
}

struct tree words_game(void)
{
    return read_tree(
        "players A \"b c\" \"1\"\ne root\n1 a\n1.1 (1, 2, 3) b\n1.2 chance \"c d\"\n"
        "1.2.1 @1/3 (0, 2, 1)\n1.2.2 @2/3 (3, 2, 1)\n2 f\n2.1 (9, 0, 0)\n"
        "2.2 (1, 0.5, 2)\n2.3 (2, 0, 2) g\n");
}
