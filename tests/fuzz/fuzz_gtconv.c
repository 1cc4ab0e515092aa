/*
 * fuzz_gtconv.c - an input as the command line of gtconv: refused with words, or else a
 * sample tree is converted as it says. Nothing of it may end the program.
 */
#include "words.h"

/* The program itself, whose parts are its own. */
int gtconv_main(int argc, char **argv);
#define main gtconv_main
#include "gtconv.c" /* NOLINT(bugprone-suspicious-include) */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct program program = {.status = ERROR_NONE};
    struct fuzz_text text;
    struct words words;
    struct error error;

    words_split(&words, command.name, data, size);
    fuzz_write(&text);
    program.output.file = text.out;
    if (!read_settings(&program.settings, words.argc, words.argv, &error)) {
        words_check_error(&error);
    } else if (!options_asked(&command, &program.settings)) {
        struct job job = {.tree = words_tree(), .file = "a b", .number = 1, .count = 1};

        if (!convert(&program, &job, &error))
            fuzz_require(fuzz_is_fair(&error), "%s", error.message);
        tree_release(&job.tree);
    }
    fuzz_written(&text);
    fuzz_release(&text);
    words_release(&words);
    return 0;
}
