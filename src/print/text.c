/*
 * text.c - reports for people: a few lines for one algorithm, a table for several.
 */
#include "print/text.h"

#include "base/digit.h"
#include "base/quote.h"
#include "print/comparison.h"
#include "print/label.h"
#include "print/outcome.h"
#include "print/payoffs.h"
#include "print/plan.h"
#include "print/proof.h"
#include "print/table.h"
#include "print/why.h"
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

/* A number between two texts. fprintf would take longer than many a search. */
static void print_number(FILE *out, const char *before, uint64_t number,
                         const char *after)
{
    char room[DIGITS_SIZE];
    char *end = room + sizeof room, *first = digits_write(end, number);

    fputs(before, out);
    fwrite(first, 1, (size_t)(end - first), out);
    fputs(after, out);
}

/* The counts that are not on a line of their own, where they are not zero. */
static void print_counts(FILE *out, const struct report *report,
                         const struct counts *counts)
{
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        uint64_t count = counts_get(counts, kind);

        if (!count_kinds[kind].label || count == 0 ||
            (report->options->brief && counts_repeat(counts, kind)))
            continue;
        fputs(count_kinds[kind].label, out);
        print_number(out, ": ", count, "\n");
    }
}

/* Who moves first, if anybody does. */
static void print_turn(FILE *out, const struct tree *t)
{
    unsigned player = t->mover[TREE_ROOT];
    const char *name = tree_player(t, player);

    if (tree_is_leaf(t, TREE_ROOT))
        return;
    fputs(", ", out);
    if (tree_is_chance(t, TREE_ROOT))
        fputs("chance", out);
    else if (!tree_has_payoffs(t))
        fputs(tree_is_max(t, TREE_ROOT) ? "MAX" : "MIN", out);
    else if (name)
        quote_word(out, name);
    else
        print_number(out, "player ", player, "");
    fputs(" to move", out);
}

/* What was read: "read: 13 nodes, 9 leaves, depth 2, MAX to move". */
static void print_tree(FILE *out, const struct tree *t)
{
    print_number(out, "read: ", t->count, t->count == 1 ? " node, " : " nodes, ");
    print_number(out, "", t->leaves, t->leaves == 1 ? " leaf" : " leaves");
    print_number(out, ", depth ", t->height, "");
    print_turn(out, t);
    putc('\n', out);
}

/* "pruned: c2 c3", or the first of many: "pruned: 1.2 1.3 ... (57 in all)". */
static void print_pruned(FILE *out, const struct report *report,
                         const struct pruned *pruned)
{
    node listed = 0;

    if (pruned->count == 0)
        return;
    fputs("pruned:", out);
    while (listed < pruned->count && listed < PRUNED_LISTED &&
           label_short(out, " ", report->tree, pruned->of[listed], report->options->ids))
        listed++;
    if (listed < pruned->count)
        print_number(out, " ... (", pruned->count, " in all)");
    putc('\n', out);
}

/* Whether the value is at least the target. */
static void print_answer(FILE *out, const struct result *result)
{
    fputs("target: ", out);
    bound_print(out, AT_LEAST, result->target);
    fputs(result->proved ? " proved\n" : " refuted\n", out);
}

/* How much of something the search came to. */
static void print_share(FILE *out, const char *key, uint64_t part, uint64_t whole)
{
    print_number(out, key, part, "");
    print_number(out, " of ", whole, "\n");
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
    if (result->algorithm->options & USES_TARGET)
        print_answer(out, result);
    if (result->unique != UNIQUE_UNKNOWN)
        fprintf(out, "unique: %s\n", result->unique == UNIQUE_YES ? "yes" : "no");
    if (!print_move(out, report, result) || !print_line(out, report, result))
        return false;
    if (report->options->brief)
        print_tree(out, t);
    print_share(out, "nodes: ", counts->nodes, t->count);
    print_share(out, "leaves: ", counts->leaves, t->leaves);
    print_pruned(out, report, &result->pruned);
    print_counts(out, report, counts);
    if (report->options->time)
        fprintf(out, "seconds: %.6f\n", result->seconds);
    return true;
}

/* How long the line is from a move at the root on; nothing where nobody wins. */
static void add_distance(struct table *table, const struct report *report, node c)
{
    if (optimal_is_won(report->optimal, c))
        print_number(table->out, "", report->optimal->plies[c] + 1, "");
    else
        putc('-', table->out);
    table_end(table);
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
        {"moves", TABLE_LEFT},
        {"value", TABLE_RIGHT},
        {"", TABLE_LEFT},
        {"distance", TABLE_RIGHT},
    };
    static const struct table_column outcomes[] = {
        {"outcomes", TABLE_LEFT}, {"value", TABLE_RIGHT}, {"probability", TABLE_RIGHT}};
    const struct tree *t = report->tree;
    bool chance = tree_is_chance(t, TREE_ROOT), distance = report->options->distance;
    double weights = chance ? outcome_weights(t, TREE_ROOT) : 0;
    struct table table;
    node ordinal = 0;

    if (!table_start(&table, chance ? outcomes : moves, distance ? 4 : 3))
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
        if (distance)
            add_distance(&table, report, c);
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

/* How long the line by length is: "distance: 3", or why that cannot be told. */
static void print_distance(FILE *out, const struct report *report)
{
    const struct result *result = report->results;

    if (result->bound != EQUAL)
        fputs("distance: - (the value is a bound)\n", out);
    else if (result->value == 0)
        fputs("distance: - (at 0 nobody wins)\n", out);
    else
        print_number(out, "distance: ", result->length - 1, "\n");
}

/* "best moves: b c" and "optimal lines: 6" */
static void print_all_best(FILE *out, const struct report *report)
{
    const struct tree *t = report->tree;
    node ordinal = 0;

    fputs("best moves:", out);
    if (tree_is_leaf(t, TREE_ROOT) || tree_is_chance(t, TREE_ROOT))
        fputs(" -", out);
    TREE_EACH_CHILD(t, TREE_ROOT, c) {
        ordinal++;
        if (!worth_is_best(report, c))
            continue;
        putc(' ', out);
        label_move(out, t, c, ordinal, report->options->ids);
    }
    print_number(out, "\noptimal lines: ", report->optimal_lines, "\n");
}

bool text_print(FILE *out, const struct report *report)
{
    bool printed = report->count == 1 ? print_result(out, report, report->results)
                                      : comparison_print(out, report);

    if (!printed || (report->options->moves && !print_moves(out, report)) ||
        (report->options->plan && !print_plans(out, report)))
        return false;
    if (report->options->distance)
        print_distance(out, report);
    if (report->options->all_best)
        print_all_best(out, report);
    return (!report->options->proof || proof_print(out, report)) &&
           (!report->stories || why_text(out, report));
}
