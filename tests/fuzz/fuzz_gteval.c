/*
 * fuzz_gteval.c - an input as the command line of gteval: refused with words, or else a
 * sample tree is evaluated as it says. Nothing of it may end the program.
 */
#include "evaluate.h"
#include "words.h"

/* What is printed for the tree; with colours, that is not plain text. */
static void run(const struct settings *settings)
{
    struct job job = {.tree = words_tree(), .file = "a b", .number = settings->first};
    struct summary_row rows[ALGORITHM_COUNT];
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    if (!evaluate(settings, &job, text.out, settings->summary ? rows : NULL, &error))
        fuzz_require(fuzz_is_fair(&error), "%s", error.message);
    fuzz_written(&text);
    fuzz_release(&text);
    tree_release(&job.tree);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct words words;
    struct settings settings;
    struct error error;
    int operands;

    words_split(&words, "gteval", data, size);
    if (!settings_read(&settings, words.argc, words.argv, &operands, &error))
        words_check_error(&error);
    else if (settings.task == TASK_EVALUATE && !settings.results && !settings.check)
        run(&settings);
    words_release(&words);
    return 0;
}
