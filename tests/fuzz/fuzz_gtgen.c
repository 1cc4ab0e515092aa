/*
 * fuzz_gtgen.c - an input as the command line of gtgen: refused with words, or else,
 * where that is not much, trees are made as it says, which must be read as what was asked
 * for. Nothing of it may end the program.
 */
#include "words.h"

/* The program itself, whose parts are its own. */
int gtgen_main(int argc, char **argv);
#define main gtgen_main
#include "gtgen.c" /* NOLINT(bugprone-suspicious-include) */

/* Some thousand nodes at most, and paths whose ids take no more than a megabyte. */
static bool is_small(const struct settings *settings)
{
    enum { TREES = 3, LEAVES = 300, PLIES = 1000, MOVES = 1 };

    if (settings->game)
        return settings->recipe.depth <= MOVES;
    return settings->count <= TREES && settings->recipe.depth <= PLIES &&
           recipe_tree_leaves(&settings->recipe) > 0 &&
           recipe_tree_leaves(&settings->recipe) <= LEAVES;
}

static void read_back(const struct settings *settings, const struct fuzz_text *text)
{
    static const struct read_options options = {.root = MOVER_DEFAULT};
    /* A stream of leaves alone is not found out to be JSON. */
    const struct format *format = format_find(notations[settings->notation].name);
    struct reader reader;
    struct error error = {.message = "nothing more"};

    fuzz_feed(text->data, text->size, SIZE_MAX);
    fuzz_require(reader_open(&reader, "-", format ? format : format_find("json"),
                             &options, &error),
                 "%s", error.message);
    for (uint64_t i = 0; i < settings->count; i++) {
        fuzz_require(reader_next(&reader, &error) == READ_TREE, "%s\n%s", error.message,
                     text->data);
        fuzz_check_tree(&reader.build.tree);
        fuzz_require(reader.build.tree.height <= settings->recipe.depth, "the depth");
    }
    fuzz_require(reader_next(&reader, &error) == READ_END, "no more trees\n%s",
                 text->data);
    reader_close(&reader);
}

static void make_trees(const struct settings *settings)
{
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    fuzz_require(generate(settings, text.out, &error), "%s", error.message);
    fuzz_written(&text);
    read_back(settings, &text);
    fuzz_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct settings settings;
    struct words words;
    struct error error;

    words_split(&words, command.name, data, size);
    if (!read_settings(&settings, words.argc, words.argv, &error))
        words_check_error(&error);
    else if (!options_asked(&command, &settings) && is_small(&settings))
        make_trees(&settings);
    words_release(&words);
    return 0;
}
