/*
 * fuzz_answers.c - an input as a file of answers about a sample tree and a sample game,
 * held against the search of every algorithm.
 */
#include "../unit/asked.h"
#include "check/gradebook.h"
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

static void print_book(const struct gradebook *book, FILE *out)
{
    struct gradebook_style style = {.all = true, .scored = true};

    fuzz_require(gradebook_text(out, "answers", book, style) &&
                     gradebook_json(out, "answers", book, style) &&
                     gradebook_csv(out, "answers", book, style),
                 "%s", "there is memory");
}

/* The next answers, graded; what is wrong with them is in the book, too. */
static void grade_next(struct answers *answers, const struct tree *t,
                       const struct algorithm *algorithm, struct gradebook *book)
{
    const struct points points = {.given = false};
    struct search_options options = asked(1);
    struct verdict verdict;
    struct error error, late;
    bool done = check_verdict(answers, t, algorithm, &options, false, &verdict, &error);

    if (!done)
        fuzz_check_error(&error);
    fuzz_require(done ? gradebook_add(book, &points, &verdict,
                                      (struct gradebook_tree){.number = 0}, &late)
                      : gradebook_fail(book, &error, &verdict.who, &late),
                 "%s", "there is memory");
    verdict_release(&verdict);
}

static void grade(const struct tree *t, const struct algorithm *algorithm,
                  const uint8_t *data, size_t size)
{
    struct gradebook book = {.count = 0};
    struct answers answers;
    struct fuzz_text text;
    struct error error;

    fuzz_feed(data, size, SIZE_MAX);
    fuzz_write(&text);
    if (answers_open(&answers, "-", &error)) {
        while (!answers.over)
            grade_next(&answers, t, algorithm, &book);
        answers_close(&answers);
        print_book(&book, text.out);
    }
    gradebook_release(&book);
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
        grade(taken, a, data, size);
    }
    tree_release(&t);
    tree_release(&game);
    return 0;
}
