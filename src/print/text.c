/*
 * text.c - reports for people: a few lines for one algorithm, a table for several.
 */
#include "print/text.h"

#include "base/quote.h"
#include "print/comparison.h"
#include "print/label.h"
#include "print/outcome.h"
#include "print/payoffs.h"
#include "print/plan.h"
#include "print/table.h"
#include "print/worth.h"
#include "search/algorithm.h"

static bool print_move(FILE *out, const struct report *report,
                       const struct result *result)
{
    fputs("move: ", out);
    if (result->length < 2)
        putc('-', out);
    else if (!label_print(out, report->tree, result->line[1], report->options->ids))
        return false;
    putc('\n', out);
    return true;
}

static bool print_line(FILE *out, const struct report *report,
                       const struct result *result)
{
    bool ids = report->options->ids;

    fputs("pv: ", out);
    if (result->length == 0)
        putc('-', out);
    if (!label_line(out, label_walk(report->tree, result->line, result->length, ids), " ",
                    quote_word, label_plain))
        return false;
    putc('\n', out);
    return true;
}

/* The counts that are not on a line of their own, where they are not zero. */
static void print_counts(FILE *out, const struct counts *counts)
{
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        uint64_t count = counts_get(counts, kind);

        if (count_kinds[kind].label && count > 0)
            fprintf(out, "%s: %llu\n", count_kinds[kind].label,
                    (unsigned long long)count);
    }
}

static bool print_result(FILE *out, const struct report *report,
                         const struct result *result)
{
    const struct tree *t = report->tree;
    const struct counts *counts = &result->counts;

    fprintf(out, "algorithm: %s\n%s: ", result->algorithm->title,
            result->payoffs ? "payoffs" : "value");
    payoffs_print_result(out, result);
    putc('\n', out);
    if (result->unique != UNIQUE_UNKNOWN)
        fprintf(out, "unique: %s\n", result->unique == UNIQUE_YES ? "yes" : "no");
    if (!print_move(out, report, result) || !print_line(out, report, result))
        return false;
    fprintf(out, "nodes: %llu of %lu\n", (unsigned long long)counts->nodes,
            (unsigned long)t->count);
    fprintf(out, "leaves: %llu of %lu\n", (unsigned long long)counts->leaves,
            (unsigned long)t->leaves);
    print_counts(out, counts);
    if (report->options->time)
        fprintf(out, "seconds: %.6f\n", result->seconds);
    return true;
}

/* What there is to say of a move at the root besides its value: whether it is best. */
static void add_remark(struct table *table, const struct report *report, node c,
                       double weights)
{
    const struct tree *t = report->tree;

    if (!tree_is_chance(t, TREE_ROOT)) {
        table_text(table, worth_is_best(report, c) ? "best" : "");
        return;
    }
    score_print(table->out, t->weight[c] / weights);
    table_end(table);
}

/* The moves at the root, those worth the root's value marked; of chance, what can happen,
 * and how probable it is. */
static bool print_moves(FILE *out, const struct report *report)
{
    static const struct table_column moves[] = {
        {"moves", TABLE_LEFT}, {"value", TABLE_RIGHT}, {"", TABLE_LEFT}};
    static const struct table_column outcomes[] = {
        {"outcomes", TABLE_LEFT}, {"value", TABLE_RIGHT}, {"probability", TABLE_RIGHT}};
    const struct tree *t = report->tree;
    bool chance = tree_is_chance(t, TREE_ROOT);
    double weights = chance ? outcome_weights(t, TREE_ROOT) : 0;
    struct table table;
    node ordinal = 0;

    if (!table_start(&table, chance ? outcomes : moves, sizeof moves / sizeof moves[0]))
        return false;
    TREE_EACH_CHILD(t, TREE_ROOT, c) {
        label_move(table.out, t, c, ++ordinal, report->options->ids);
        table_end(&table);
        if (tree_has_payoffs(t))
            payoffs_print(table.out, worth_of(report, c), worth_width(report));
        else
            score_print(table.out, *worth_of(report, c));
        table_end(&table);
        add_remark(&table, report, c, weights);
    }
    return table_print(out, &table);
}

/* A line for each result: "plan: e=1 1.2=1.2.1", "plan of star2: ..." */
static bool print_plans(FILE *out, const struct report *report)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct result *result = &report->results[i];

        if (report->count > 1)
            fprintf(out, "plan of %s: ", result->algorithm->name);
        else
            fputs("plan: ", out);
        if (!result->plan || tree_is_leaf(report->tree, TREE_ROOT))
            putc('-', out);
        else if (!plan_print(out, report, result, PLAN_TEXT))
            return false;
        putc('\n', out);
    }
    return true;
}

bool text_print(FILE *out, const struct report *report)
{
    bool printed = report->count == 1 ? print_result(out, report, report->results)
                                      : comparison_print(out, report);

    return printed && (!report->options->moves || print_moves(out, report)) &&
           (!report->options->plan || print_plans(out, report));
}
