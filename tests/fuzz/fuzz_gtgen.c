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

/* Some thousand nodes at most. */
static bool is_small(const struct run *run)
{
    enum { TREES = 3, LEAVES = 300, PLIES = 10000, MOVES = 1 };

    if (run->game)
        return run->recipe.depth <= MOVES;
    return run->count <= TREES && run->recipe.depth <= PLIES &&
           recipe_leaves(run->recipe.width, run->recipe.depth) > 0 &&
           recipe_leaves(run->recipe.width, run->recipe.depth) <= LEAVES;
}

static void read_back(const struct run *run, const struct fuzz_text *text)
{
    static const struct read_options options = {.root = MOVER_DEFAULT};
    struct reader reader;
    struct error error = {.message = "nothing more"};

    fuzz_feed(text->data, text->size, SIZE_MAX);
    fuzz_require(reader_open(&reader, "-", NULL, &options, &error), "%s", error.message);
    for (uint64_t i = 0; i < run->count; i++) {
        fuzz_require(reader_next(&reader, &error) == READ_TREE, "%s\n%s", error.message,
                     text->data);
        fuzz_check_tree(&reader.build.tree);
        fuzz_require(reader.build.tree.height <= run->recipe.depth, "the depth");
    }
    fuzz_require(reader_next(&reader, &error) == READ_END, "no more trees\n%s",
                 text->data);
    reader_close(&reader);
}

static void make_trees(const struct run *run)
{
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    fuzz_require(generate(run, text.out, &error), "%s", error.message);
    fuzz_written(&text);
    read_back(run, &text);
    fuzz_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct run run = {.recipe = recipe_default(), .first = 1, .count = 1};
    struct words words;
    struct error error;

    words_split(&words, command.name, data, size);
    if (!read_options(&run, words.argc, words.argv, &error))
        words_check_error(&error);
    else if (!is_question(&run) && is_small(&run))
        make_trees(&run);
    words_release(&words);
    return 0;
}
