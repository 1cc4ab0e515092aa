/*
 * check.c - one tree, its search, and the answers about them.
 */
#include "check/check.h"

#include "base/quote.h"
#include "check/choice.h"
#include "check/judge.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

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

/* Nodes at which nothing is answered, in a form that asks for it. */
static bool judge_blanks(const struct judging *judging, const struct answer *answer,
                         const char *name)
{
    bool right = true;

    for (size_t i = 0; i < answer->blank_count && judge_goes_on(judging, right); i++)
        if (!answer_has(answer, answer->blank[i]))
            right = judge_wrong(judging, "$: not answered for @", name, answer->blank[i]);
    return right;
}

/* Each node counts by itself where it is worth a number of its own. */
static bool has_parts(int kind)
{
    return kind == ANSWER_values || kind == ANSWER_bounds;
}

static bool judge_kind(const struct judging *judging, const struct answer *answer,
                       int kind)
{
    bool right;

    if (answer->unanswered)
        return judge_wrong(judging, "$: not answered", answer_names[kind]);
    right = kinds[kind].judge(judging, answer);
    if (!has_parts(kind) || !judge_goes_on(judging, right))
        return right;
    return judge_blanks(judging, answer, answer_names[kind]) && right;
}

static bool judge_set(const struct judging *judging, const struct answer_set *set,
                      struct error *error)
{
    if (set->practised.given)
        print_practised(judging->out, &set->practised);
    for (int kind = 0; kind < ANSWER_KINDS; kind++)
        if (set->of[kind].given && !judge_kind(judging, &set->of[kind], kind))
            return error_set(error, ERROR_CHECK, "%s: the answer is wrong",
                             answer_names[kind]);
    if (!judge_figures(judging, set))
        return error_set(error, ERROR_CHECK, "the result is another");
    if (set->practised.given && !judge_practised(judging, set))
        return error_set(error, ERROR_CHECK, "not all was answered");
    print_right(judging, set);
    return true;
}

/* How many lines were said from an offset on that begin so. */
static size_t count_lines(struct verdict *verdict, FILE *out, size_t from,
                          const char *begin)
{
    size_t count = 0, length = strlen(begin);
    const char *line, *end;

    fflush(out);
    for (line = verdict->said ? verdict->said + from : ""; (end = strchr(line, '\n'));
         line = end + 1)
        count += strncmp(line, begin, length) == 0;
    return count;
}

/* Where what is said next begins. */
static size_t said_so_far(const struct verdict *verdict, FILE *out)
{
    fflush(out);
    return verdict->size;
}

static void grade_answers(const struct judging *judging, const struct answer_set *set,
                          struct verdict *verdict)
{
    for (int kind = 0; kind < ANSWER_KINDS; kind++) {
        const struct answer *answer = &set->of[kind];
        size_t from = said_so_far(verdict, judging->out);

        if (!answer->given)
            continue;
        judge_kind(judging, answer, kind);
        grade_note(&verdict->grade, kind, has_parts(kind),
                   answer->count + answer->blank_count,
                   count_lines(verdict, judging->out, from, ""));
    }
}

/* One key after another, each as if it were alone. */
static void grade_figures(const struct judging *judging, const struct answer_set *set,
                          struct verdict *verdict)
{
    for (int key = GRADE_FIGURES; key < GRADE_KEYS; key++) {
        int figure = key - GRADE_FIGURES;
        struct answer_set one = {.bound = set->bound};
        size_t from = said_so_far(verdict, judging->out);
        bool given;

        if (key == GRADE_ALGORITHM)
            given = (one.algorithm = set->algorithm) != NULL;
        else if (key == GRADE_BOUND)
            given = one.bound_given = set->bound_given;
        else
            given = (one.figures[figure] = set->figures[figure]).given;
        if (!given)
            continue;
        judge_figures(judging, &one);
        grade_note(&verdict->grade, key < GRADE_ALGORITHM ? grade_key_of(figure) : key,
                   false, 1, count_lines(verdict, judging->out, from, ""));
    }
}

/* What somebody who practised has left out. */
static void grade_practised(const struct judging *judging, struct verdict *verdict,
                            const struct answer_set *set)
{
    static const int asked[] = {ANSWER_values, ANSWER_bounds, ANSWER_leaves,
                                ANSWER_pruned};
    size_t from = said_so_far(verdict, judging->out);
    char begin[16];

    judge_practised(judging, set);
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        size_t left;

        snprintf(begin, sizeof begin, "%s: ", answer_names[asked[i]]);
        left = count_lines(verdict, judging->out, from, begin);
        if (left > 0)
            grade_note(&verdict->grade, asked[i], has_parts(asked[i]), left, left);
    }
}

/* All that is to be said, into the verdict. */
static bool grade_set(const struct judging *judging, const struct answer_set *set,
                      struct error *error)
{
    struct verdict *verdict = judging->verdict;
    struct judging all = *judging;

    all.all = true;
    all.out = open_memstream(&verdict->said, &verdict->size);
    if (!all.out)
        return error_memory(error);
    grade_answers(&all, set, verdict);
    grade_figures(&all, set, verdict);
    if (set->practised.given)
        grade_practised(&all, verdict, set);
    verdict->right = said_so_far(verdict, all.out) == 0;
    if (verdict->right)
        print_right(&all, set);
    if (ferror(all.out) || fflush(all.out) != 0)
        *all.failed = true;
    return (fclose(all.out) == 0 && verdict->said) || error_memory(error);
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
           fill_optimal(&judging, &optimal, error) &&
           (judging.verdict ? grade_set(&judging, set, error)
                            : judge_set(&judging, set, error));
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

/* Reads the next answers, and completes the judging by them. */
static bool check_next(const struct judging *incomplete, struct answers *answers,
                       bool ids, struct answer_set *set, struct error *error)
{
    struct judging judging = *incomplete;
    struct references references;
    bool failed = false, done;

    judging.references = &references;
    judging.failed = &failed;
    done = references_start(&references, judging.tree, ids, error) &&
           answer_set_read(set, answers, &references, judging.algorithm, error) &&
           judge_variant(&judging, set, error);
    if (failed)
        done = error_memory(error);
    references_release(&references);
    return done;
}

bool check_answers(struct answers *answers, const struct tree *t,
                   const struct algorithm *algorithm,
                   const struct search_options *options, bool ids, FILE *out,
                   struct error *error)
{
    struct judging judging = {
        .tree = t,
        .algorithm = algorithm,
        .options = options,
        .out = out,
    };
    struct answer_set set = {.of = {{.given = false}}};
    bool done = check_next(&judging, answers, ids, &set, error);

    answer_set_release(&set);
    return done;
}

/* Hands over who has answered. */
static void take_who(struct verdict *verdict, struct answer_set *set)
{
    verdict->who = set->practised;
    set->practised.name = (struct buffer){0};
    if (verdict->who.name.size > 0)
        return;
    buffer_release(&verdict->who.name);
    verdict->who.name = set->name;
    set->name = (struct buffer){0};
}

bool check_verdict(struct answers *answers, const struct tree *t,
                   const struct algorithm *algorithm,
                   const struct search_options *options, bool ids,
                   struct verdict *verdict, struct error *error)
{
    struct judging judging = {
        .tree = t,
        .algorithm = algorithm,
        .options = options,
        .verdict = verdict,
    };
    struct answer_set set = {.of = {{.given = false}}};
    bool done;

    *verdict = (struct verdict){.right = false};
    done = check_next(&judging, answers, ids, &set, error);
    take_who(verdict, &set);
    answer_set_release(&set);
    return done;
}

void verdict_release(struct verdict *verdict)
{
    buffer_release(&verdict->who.name);
    free(verdict->said);
}
