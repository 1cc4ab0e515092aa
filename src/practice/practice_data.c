/*
 * practice_data.c - a tree and its variants, each with what is right and why, as JSON: so
 * the page searches nothing by itself.
 *
 * Sentences are those of answers that are wrong (check/judge.h), in parts, as far as they
 * do not depend on what was given.
 */
#include "practice/practice.h"

#include "base/larger.h"
#include "base/quote.h"
#include "check/judge.h"
#include "check/practised.h"
#include "draw/html.h"
#include "tree/id.h"
#include "tree/values.h"

#include <stdlib.h>

/* What is written of each variant, and with what. */
struct solution {
    struct variant variant;
    struct history history;
    struct result result; /* owned */
    double *values;       /* owned */
    struct judging judging;
};

/* A sentence on its way into JSON. */
struct said {
    FILE *out;  /* owned: writes text */
    char *text; /* owned */
    size_t size;
    bool failed; /* memory ran out for a part of one */
};

struct writing {
    FILE *out;
    const struct practice *practice;
    struct references references;
    struct said said;
};

static bool is_visited(const struct solution *solution, node n)
{
    return solution->history.of[n].visited;
}

/* ---- Sentences: those that are empty have no meaning for the node ---- */

typedef void say_function(const struct judging *judging, node n);

static void say_called(const struct judging *judging, node n)
{
    judge_say(judging, "@", n);
}

/* "right is 1, or the bound <= 2" */
static void say_right(const struct judging *judging, node n)
{
    if (!tree_is_leaf(judging->tree, n))
        judge_say_right(judging, n);
}

/* "MIN moves to 2.3, worth 1" */
static void say_why(const struct judging *judging, node n)
{
    if (!tree_is_leaf(judging->tree, n))
        judge_say_worth(judging, n);
}

/* ": alpha 6 is from 1" */
static void say_alpha(const struct judging *judging, node n)
{
    if (practised_asks(judging->history, n))
        judge_say_source(judging, n, MOVER_MAX);
}

static void say_beta(const struct judging *judging, node n)
{
    if (practised_asks(judging->history, n))
        judge_say_source(judging, n, MOVER_MIN);
}

/* "2.2 was cut: beta 5 <= alpha 6" */
static void say_missed(const struct judging *judging, node n)
{
    if (!judging->history->of[n].visited)
        judge_say_missed(judging, n);
}

/* ": alpha 3 < beta 5" */
static void say_entered(const struct judging *judging, node n)
{
    if (judging->history->of[n].visited && n != TREE_ROOT)
        judge_say_entered(judging, n);
}

static void write_said(struct writing *writing, const struct judging *judging, node n,
                       say_function *say)
{
    struct judging aside = *judging;

    aside.out = writing->said.out;
    aside.failed = &writing->said.failed;
    rewind(aside.out);
    say(&aside, n);
    putc('\0', aside.out);
    if (fflush(aside.out) != 0)
        writing->said.failed = true;
    else
        quote_script(writing->out, writing->said.text);
}

/* ---- Numbers ---- */

typedef void write_function(FILE *out, const struct solution *solution, node n);

static void write_number(FILE *out, double number, bool known)
{
    if (known)
        score_print_json(out, number);
    else
        fputs("null", out);
}

/* Of leaves, what they are worth. */
static void write_value(FILE *out, const struct solution *solution, node n)
{
    const struct tree *t = &solution->variant.tree;

    write_number(out, t->value[n], tree_is_leaf(t, n));
}

static void write_worth(FILE *out, const struct solution *solution, node n)
{
    score_print_json(out, solution->values[n]);
}

/* What came back, which is right as a value, too. */
static void write_bound(FILE *out, const struct solution *solution, node n)
{
    const struct past *past = &solution->history.of[n];

    write_number(out, past->value, past->left);
}

static void write_alpha(FILE *out, const struct solution *solution, node n)
{
    write_number(out, solution->history.of[n].alpha, is_visited(solution, n));
}

static void write_beta(FILE *out, const struct solution *solution, node n)
{
    write_number(out, solution->history.of[n].beta, is_visited(solution, n));
}

/* Arrays with an element a node: numbers, or sentences. */
static const struct part {
    const char *name;
    write_function *write;
    say_function *say;
    bool of_windows; /* of no use where windows are not asked for */
} parts[] = {
    {"value", write_value, NULL, false},   {"worth", write_worth, NULL, false},
    {"bound", write_bound, NULL, false},   {"alpha", write_alpha, NULL, true},
    {"beta", write_beta, NULL, true},      {"right", NULL, say_right, false},
    {"why", NULL, say_why, false},         {"alphaWhy", NULL, say_alpha, true},
    {"betaWhy", NULL, say_beta, true},     {"missed", NULL, say_missed, false},
    {"entered", NULL, say_entered, false},
};

static void write_part(struct writing *writing, const struct solution *solution,
                       const struct part *part)
{
    fprintf(writing->out, "\"%s\":[", part->name);
    for (node n = TREE_ROOT; n < solution->variant.tree.count; n++) {
        fputs(n == TREE_ROOT ? "" : ",", writing->out);
        if (part->write)
            part->write(writing->out, solution, n);
        else
            write_said(writing, &solution->judging, n, part->say);
    }
    fputs("],\n", writing->out);
}

static void write_solution(struct writing *writing, const struct solution *solution)
{
    const struct node_list *first = &solution->history.first;
    bool windows = practised_windows(writing->practice->algorithm);

    fprintf(writing->out, "{\"number\":%llu,",
            (unsigned long long)solution->variant.number);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (windows || !parts[i].of_windows)
            write_part(writing, solution, &parts[i]);
    fputs("\"order\":[", writing->out);
    for (size_t i = 0; i < first->count; i++)
        fprintf(writing->out, i > 0 ? ",%lu" : "%lu", (unsigned long)first->of[i]);
    fputs("]}", writing->out);
}

/* ---- Solving ---- */

static bool search(const struct writing *writing, struct solution *solution,
                   struct error *error)
{
    const struct algorithm *algorithm = writing->practice->algorithm;
    const struct tree *t = &solution->variant.tree;
    struct history *history = &solution->history;
    struct observer observer;

    *history = (struct history){.tree = t, .algorithm = algorithm, .readings = true};
    if (!history_start(history, error))
        return false;
    observer = history_observer(history);
    solution->values = tree_values(t);
    if (!solution->values)
        return error_memory(error);
    return search_run(t, algorithm, &search_defaults, &observer, &solution->result,
                      error) &&
           history_finish(history, &solution->result, error);
}

static bool solve(struct writing *writing, struct solution *solution, struct error *error)
{
    if (!variant_make(&solution->variant, writing->practice->tree, error) ||
        !search(writing, solution, error))
        return false;
    solution->judging = (struct judging){
        .tree = &solution->variant.tree,
        .algorithm = writing->practice->algorithm,
        .options = &search_defaults,
        .references = &writing->references,
        .values = solution->values,
        .width = 1,
        .history = &solution->history,
        .result = &solution->result,
    };
    return true;
}

static void release(struct solution *solution)
{
    history_release(&solution->history);
    result_release(&solution->result);
    free(solution->values);
    variant_release(&solution->variant);
}

static bool write_variant(struct writing *writing, uint64_t number, struct error *error)
{
    struct solution solution = {.variant = {.number = number}};
    bool solved = solve(writing, &solution, error);

    if (solved)
        write_solution(writing, &solution);
    release(&solution);
    return solved;
}

/* A tree of one leaf has no others of its shape. */
static uint64_t count_variants(const struct tree *t)
{
    return t->leaves == 1
               ? 0
               : smaller_size(PRACTICE_VARIANTS, PRACTICE_NODES_IN_ALL / t->count - 1);
}

static bool write_variants(struct writing *writing, struct error *error)
{
    uint64_t count = count_variants(writing->practice->tree);

    fputs("\"variants\":[", writing->out);
    for (uint64_t number = 0; number <= count; number++) {
        fputs(number > 0 ? ",\n" : "\n", writing->out);
        if (!write_variant(writing, number, error))
            return false;
    }
    fputs("]", writing->out);
    return true;
}

/* ---- What all variants share ---- */

/* What nodes are called in sentences. */
static void write_called(struct writing *writing)
{
    const struct tree *t = writing->practice->tree;
    struct judging judging = {.tree = t, .references = &writing->references};

    fputs("\"called\":[", writing->out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        fputs(n == TREE_ROOT ? "" : ",", writing->out);
        write_said(writing, &judging, n, say_called);
    }
    fputs("],\n", writing->out);
}

/* What they are called in answers. */
static bool write_ids(struct writing *writing, struct error *error)
{
    const struct tree *t = writing->practice->tree;
    struct buffer id = {0};
    bool failed;

    fputs("\"id\":[", writing->out);
    for (node n = TREE_ROOT; n < t->count && !id.failed; n++) {
        buffer_clear(&id);
        id_add(&id, t, n);
        if (!id.failed)
            fprintf(writing->out, "%s\"%s\"", n == TREE_ROOT ? "" : ",", id.data);
    }
    fputs("],\n", writing->out);
    failed = id.failed;
    buffer_release(&id);
    return !failed || error_memory(error);
}

static void write_algorithm(FILE *out, const struct algorithm *algorithm)
{
    fputs("\"algorithm\":{\"name\":", out);
    quote_script(out, algorithm->name);
    fputs(",\"title\":", out);
    quote_script(out, algorithm->title);
    fputs(",\"summary\":", out);
    quote_script(out, algorithm->summary);
    fprintf(out, ",\"windows\":%s,\"again\":%s},\n",
            practised_windows(algorithm) ? "true" : "false",
            algorithm->again ? "true" : "false");
}

static bool write_tree(const struct writing *writing, struct error *error)
{
    struct html html = {.tree = writing->practice->tree, .ids = writing->practice->ids};

    fputs("\"tree\":{", writing->out);
    if (!html_tree(writing->out, &html, error))
        return false;
    fputs("},\n", writing->out);
    return true;
}

static bool write_all(struct writing *writing, struct error *error)
{
    const struct practice *practice = writing->practice;
    char print[PRACTISED_PRINT_SIZE];

    practised_print(practice->tree, print);
    fprintf(writing->out, "{\"print\":\"%s\",\n", print);
    write_algorithm(writing->out, practice->algorithm);
    if (!write_tree(writing, error))
        return false;
    write_called(writing);
    if (!write_ids(writing, error) || !write_variants(writing, error))
        return false;
    fputs("}\n", writing->out);
    return !writing->said.failed || error_memory(error);
}

bool practice_data(FILE *out, const struct practice *practice, struct error *error)
{
    struct writing writing = {.out = out, .practice = practice};
    bool done;

    writing.said.out = open_memstream(&writing.said.text, &writing.said.size);
    if (!writing.said.out)
        return error_memory(error);
    done = references_start(&writing.references, practice->tree, practice->ids, error) &&
           write_all(&writing, error);
    fclose(writing.said.out);
    free(writing.said.text);
    references_release(&writing.references);
    return done;
}
