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
    struct show show = {
        .view = settings->view,
        .algorithms = settings->algorithms,
        .count = settings->algorithm_count,
        .search = &settings->search,
        .report = &settings->report,
    };
    struct fuzz_text text;
    struct error error;

    fuzz_write(&text);
    show.out = text.out;
    fuzz_require(show_open(&show, &error), "%s", error.message);
    if (!evaluate(settings, &show, &job, text.out, &error) ||
        !show_add(&show, &job.row, &error) || !show_close(&show, &error))
        fuzz_require(fuzz_is_fair(&error), "%s", error.message);
    fuzz_written(&text);
    fuzz_release(&text);
    show_release(&show);
    tree_release(&job.tree);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct words words;
    struct settings settings;
    struct error error;

    words_split(&words, "gteval", data, size);
    if (!settings_read(&settings, words.argc, words.argv, &error))
        words_check_error(&error);
    /* A series would be written into files. */
    else if (!options_asked(&gteval_command, &settings) && !settings.view->of_results &&
             !settings.view->of_answers && !options_has(settings.given, OPTION_SERIES))
        run(&settings);
    words_release(&words);
    return 0;
}
