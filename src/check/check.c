/*
 * check.c - one tree, its search, and the answers about them.
 */
#include "check/check.h"

#include "check/judge.h"
#include "tree/values.h"

#include <stdlib.h>

static const struct judged_kind {
    bool listed;
    judge *judge;
} kinds[ANSWER_KINDS] = {
#define ANSWER(name, listed_, windows_)                                                  \
    [ANSWER_##name] = {.listed = listed_, .judge = judge_##name},
    ANSWERS(ANSWER)
#undef ANSWER
};

/* "all right: value, pv (4), leaves (7)" */
static void print_right(FILE *out, const struct answer_set *set)
{
    const char *separator = "all right: ";

    for (int kind = 0; kind < ANSWER_KINDS; kind++) {
        if (!set->of[kind].given)
            continue;
        fprintf(out, "%s%s", separator, answer_names[kind]);
        if (kinds[kind].listed)
            fprintf(out, " (%zu)", set->of[kind].count);
        separator = ", ";
    }
    putc('\n', out);
}

static bool judge_set(const struct judging *judging, const struct answer_set *set,
                      struct error *error)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (set->of[kind].given && !kinds[kind].judge(judging, &set->of[kind]))
            return error_set(error, ERROR_CHECK, "%s: the answer is wrong",
                             answer_names[kind]);
    print_right(judging->out, set);
    return true;
}

/* Searches the tree, with the history as observer. */
static bool fill_history(const struct judging *judging, struct history *history,
                         struct error *error)
{
    struct observer observer = history_observer(history);
    struct result result;
    bool done;

    if (!search_run(judging->tree, judging->algorithm, judging->options, &observer,
                    &result, error))
        return false;
    done = history_finish(history, &result, error);
    result_release(&result);
    return done;
}

/* Completes the judging by what there is to know of the tree and of the search. */
static bool judge_tree(const struct judging *incomplete, const struct answer_set *set,
                       struct error *error)
{
    struct judging judging = *incomplete;
    struct history history = {
        .tree = judging.tree,
        .algorithm = judging.algorithm,
        .readings = true,
    };
    double *values;
    bool done;

    if (!history_start(&history, error))
        return false;
    values = tree_values(judging.tree);
    judging.history = &history;
    judging.values = values;
    done = (values || error_memory(error)) && fill_history(&judging, &history, error) &&
           judge_set(&judging, set, error);
    history_release(&history);
    free(values);
    return done;
}

bool check_answers(struct answers *answers, const struct tree *t,
                   const struct algorithm *algorithm,
                   const struct search_options *options, bool ids, FILE *out,
                   struct error *error)
{
    struct references references;
    bool failed = false, done;
    struct judging judging = {
        .tree = t,
        .algorithm = algorithm,
        .options = options,
        .references = &references,
        .out = out,
        .failed = &failed,
    };
    struct answer_set set = {.of = {{.given = false}}};

    if (tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "answers are about one value, and this game has payoffs: use "
                         "--paranoid=PLAYER");
    done = references_start(&references, t, ids, error) &&
           answer_set_read(&set, answers, &references, algorithm, error) &&
           judge_tree(&judging, &set, error);
    if (failed)
        done = error_memory(error);
    answer_set_release(&set);
    references_release(&references);
    return done;
}
