/*
 * fuzz_answers.c - an input as a file of answers about a sample tree and a sample game,
 * held against the search of every algorithm.
 */
#include "../unit/asked.h"
#include "check/check.h"
#include "words.h"

static void check(const struct tree *t, const struct algorithm *algorithm, bool ids,
                  const uint8_t *data, size_t size)
{
    struct search_options options = asked(1);
    struct answers answers;
    struct fuzz_text text;
    struct error error;

    fuzz_feed(data, size, SIZE_MAX);
    fuzz_write(&text);
    if (answers_open(&answers, "-", &error)) {
        while (!answers.over &&
               check_answers(&answers, t, algorithm, &options, ids, text.out, &error))
            continue;
        answers_close(&answers);
    }
    if (error.kind != ERROR_CHECK)
        fuzz_check_error(&error);
    fuzz_written(&text);
    fuzz_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct tree t = words_tree(), game = words_game();
    struct error error;

    for (const struct algorithm *a = algorithms; a < algorithms + ALGORITHM_COUNT; a++) {
        const struct tree *taken = algorithm_takes(a, &t, &error) ? &t : &game;

        check(taken, a, false, data, size);
        check(taken, a, true, data, size);
    }
    tree_release(&t);
    tree_release(&game);
    return 0;
}
