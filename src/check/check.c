/*
 * check.c - one tree, its search, and the answers about them.
 */
#include "check/check.h"

#include "base/quote.h"
#include "check/choice.h"
#include "check/judge.h"
#include "tree/values.h"

#include <stdlib.h>

static const struct judged_kind {
    bool listed;
    judge *judge;
} kinds[ANSWER_KINDS] = {
#define ANSWER(name, listed_, need_)                                                     \
    [ANSWER_##name] = {.listed = listed_, .judge = judge_##name},
    ANSWERS(ANSWER)
#undef ANSWER
};

/* What a printed result has besides is told by its keys. */
static void print_figures(FILE *out, const struct answer_set *set, const char *separator)
{
    if (set->algorithm) {
        fprintf(out, "%salgorithm", separator);
        separator = ", ";
    }
    if (set->bound_given) {
        fprintf(out, "%sbound", separator);
        separator = ", ";
    }
    for (int figure = 0; figure < FIGURES; figure++) {
        if (!set->figures[figure].given)
            continue;
        fprintf(out, "%s%s", separator, figure_name(figure));
        separator = ", ";
    }
}

/* " (4)", and of a proof whether it is as small as can be: " (4, minimal)" */
static void print_count(const struct judging *judging, const struct answer_set *set,
                        int kind)
{
    const struct answer *answer = &set->of[kind];

    fprintf(judging->out, " (%zu", answer->count);
    if (kind == ANSWER_lower || kind == ANSWER_upper)
        judge_grade(judging, answer, kind == ANSWER_lower ? PROOF_LOWER : PROOF_UPPER);
    putc(')', judging->out);
}

/* "all right: value, pv (4), leaves (7)" */
static void print_right(const struct judging *judging, const struct answer_set *set)
{
    FILE *out = judging->out;
    const char *separator = "all right: ";

    for (int kind = 0; kind < ANSWER_KINDS; kind++) {
        if (!set->of[kind].given)
            continue;
        fprintf(out, "%s%s", separator, answer_names[kind]);
        if (kinds[kind].listed)
            print_count(judging, set, kind);
        separator = ", ";
    }
    print_figures(out, set, separator);
    putc('\n', out);
}

/* "Ada (variant 3, 1 hint, 2 wrong): ", before what is said of an exercise */
static void print_practised(FILE *out, const struct practised *practised)
{
    if (practised->name.size > 0)
        quote_word(out, practised->name.data);
    else
        fputs("no name", out);
    fputs(" (", out);
    if (practised->variant > 0)
        fprintf(out, "variant %.0f, ", practised->variant);
    fprintf(out, "%.0f hint%s, %.0f wrong): ", practised->hints,
            practised->hints == 1 ? "" : "s", practised->wrong);
}

static bool judge_set(const struct judging *judging, const struct answer_set *set,
                      struct error *error)
{
    if (set->practised.given)
        print_practised(judging->out, &set->practised);
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (set->of[kind].given && !kinds[kind].judge(judging, &set->of[kind]))
            return error_set(error, ERROR_CHECK, "%s: the answer is wrong",
                             answer_names[kind]);
    if (!judge_figures(judging, set))
        return error_set(error, ERROR_CHECK, "the result is another");
    if (set->practised.given && !judge_practised(judging, set))
        return error_set(error, ERROR_CHECK, "not all was answered");
    print_right(judging, set);
    return true;
}

/* Searches the tree, with the history as observer. A plan is held against what the search
 * knows of one. */
static bool fill_history(const struct judging *judging, const struct answer_set *set,
                         struct history *history, struct result *result,
                         struct error *error)
{
    struct observer observer = history_observer(history);
    struct search_options options = *judging->options;

    options.plan = set->of[ANSWER_plan].given;
    return search_run(judging->tree, judging->algorithm, &options, &observer, result,
                      error) &&
           history_finish(history, result, error);
}

static bool fill_values(struct judging *judging, const struct answer_set *set,
                        double **values, struct error *error)
{
    bool payoffs = tree_has_payoffs(judging->tree);

    *values = payoffs ? choice_values(judging->tree, set) : tree_values(judging->tree);
    judging->values = *values;
    judging->width = payoffs ? judging->tree->players : 1;
    return *values || error_memory(error);
}

/* Where lines by length count, measures them. The search has seen to it that there are
 * some. */
static bool fill_optimal(struct judging *judging, struct optimal *optimal,
                         struct error *error)
{
    enum line_choice line = judging->options->line;

    if (line == LINE_FIRST)
        return true;
    judging->optimal = optimal;
    return optimal_start(optimal, judging->tree, judging->values, line, error);
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
    struct result result = {.length = 0};
    struct optimal optimal = {.plies = NULL};
    double *values = NULL;
    bool done;

    if (!history_start(&history, error))
        return false;
    judging.history = &history;
    judging.result = &result;
    done = fill_values(&judging, set, &values, error) &&
           fill_history(&judging, set, &history, &result, error) &&
           fill_optimal(&judging, &optimal, error) && judge_set(&judging, set, error);
    history_release(&history);
    optimal_release(&optimal);
    result_release(&result);
    free(values);
    return done;
}

/* The same of the variant that was practised. */
static bool judge_variant(const struct judging *judging, const struct answer_set *set,
                          struct error *error)
{
    struct variant variant = {.number = (uint64_t)set->practised.variant};
    struct judging of_variant = *judging;
    bool done;

    if (!set->practised.given)
        return judge_tree(judging, set, error);
    of_variant.tree = &variant.tree;
    done = variant_make(&variant, judging->tree, error) &&
           judge_tree(&of_variant, set, error);
    variant_release(&variant);
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

    done = references_start(&references, t, ids, error) &&
           answer_set_read(&set, answers, &references, algorithm, error) &&
           judge_variant(&judging, &set, error);
    if (failed)
        done = error_memory(error);
    answer_set_release(&set);
    references_release(&references);
    return done;
}
