/*
 * record.c - results for programs.
 */
#include "print/record.h"

#include "base/quote.h"
#include "print/cell.h"
#include "print/label.h"
#include "print/outcome.h"
#include "print/plan.h"
#include "print/proof.h"
#include "print/why.h"
#include "print/worth.h"
#include "search/algorithm.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct record {
    FILE *out;
    const struct report *report;
    const struct result *result;
    enum cell_style style;
    bool failed; /* memory ran out: nothing more is printed */
};

static void field_file(struct record *record)
{
    record->failed = !cell_file(record->out, record->style, record->report->file);
}

static void field_tree(struct record *record)
{
    cell_whole(record->out, record->report->number);
}

static void field_algorithm(struct record *record)
{
    cell_text(record->out, record->style, record->result->algorithm->name);
}

/* JSON: [1,2,3]; CSV: 1 2 3, or with another separator. */
static void print_row(const struct record *record, const double *payoffs, char separator)
{
    bool json = record->style == CELL_JSON;

    fputs(json ? "[" : "", record->out);
    for (unsigned i = 0; i < record->report->tree->players; i++) {
        if (i > 0)
            putc(json ? ',' : separator, record->out);
        cell_score(record->out, record->style, payoffs[i]);
    }
    fputs(json ? "]" : "", record->out);
}

static void field_payoffs(struct record *record)
{
    print_row(record, record->result->payoffs, ' ');
}

static void field_value(struct record *record)
{
    if (!record->result->payoffs)
        cell_score(record->out, record->style, record->result->value);
    else if (record->style == CELL_JSON)
        cell_none(record->out, record->style);
    else
        field_payoffs(record);
}

static void print_truth(const struct record *record, bool truth)
{
    if (record->style == CELL_JSON)
        fputs(truth ? "true" : "false", record->out);
    else
        fputs(truth ? "yes" : "no", record->out);
}

/* Whether it is unique is known to some searches alone. */
static void field_unique(struct record *record)
{
    if (record->result->unique == UNIQUE_UNKNOWN)
        cell_none(record->out, record->style);
    else
        print_truth(record, record->result->unique == UNIQUE_YES);
}

static void field_bound(struct record *record)
{
    cell_text(record->out, record->style, bound_words[record->result->bound]);
}

static void field_move(struct record *record)
{
    const struct result *result = record->result;

    if (result->length < 2) {
        cell_none(record->out, record->style);
        return;
    }
    if (record->style == CELL_JSON)
        putc('"', record->out);
    record->failed |=
        !label_print(record->out, record->report->tree, result->line[1], true);
    if (record->style == CELL_JSON && !record->failed)
        putc('"', record->out);
}

/* A spreadsheet would take a word that begins like a formula for one. */
static void csv_word(FILE *out, const char *name)
{
    if (strchr("=+-@", name[0]))
        quote_json(out, name);
    else
        quote_word(out, name);
}

static void print_line(struct record *record, bool ids)
{
    struct label_walk walk = label_walk(record->report->tree, record->result->line,
                                        record->result->length, ids);

    if (record->style == CELL_CSV) {
        record->failed |= !label_line(record->out, walk, " ", csv_word, label_plain);
        return;
    }
    putc('[', record->out);
    record->failed |= !label_line(record->out, walk, ",", quote_json, quote_json);
    if (!record->failed)
        putc(']', record->out);
}

static void field_pv(struct record *record)
{
    print_line(record, true);
}

static bool line_has_name(const struct record *record)
{
    for (node i = 0; i < record->result->length; i++)
        if (tree_name(record->report->tree, record->result->line[i]))
            return true;
    return false;
}

/* Words with quotes or commas in them make a field of CSV that needs quoting as a whole.
 */
static void field_names(struct record *record)
{
    struct record inner = *record;
    char *words = NULL;
    size_t size;

    if (!line_has_name(record)) {
        cell_none(record->out, record->style);
        return;
    }
    if (record->style == CELL_JSON) {
        print_line(record, false);
        return;
    }
    inner.out = open_memstream(&words, &size);
    if (inner.out) {
        print_line(&inner, false);
        inner.failed |= ferror(inner.out) != 0;
        inner.failed |= fclose(inner.out) != 0 || !words;
    }
    record->failed = !inner.out || inner.failed;
    if (!record->failed)
        quote_csv(record->out, words);
    free(words);
}

static void field_tree_nodes(struct record *record)
{
    cell_whole(record->out, record->report->tree->count);
}

static void field_tree_leaves(struct record *record)
{
    cell_whole(record->out, record->report->tree->leaves);
}

static void field_tree_depth(struct record *record)
{
    cell_whole(record->out, record->report->tree->height);
}

static void field_minimal_leaves(struct record *record)
{
    if (record->report->minimal_leaves > 0)
        cell_whole(record->out, record->report->minimal_leaves);
    else
        cell_none(record->out, record->style);
}

static void field_seconds(struct record *record)
{
    fprintf(record->out, "%.9f", record->result->seconds);
}

/* The value of a move is known; what else there is to say of it: whether it is best. */
static void print_best(const struct record *record, bool best)
{
    if (record->style == CELL_JSON)
        fprintf(record->out, ",\"best\":%s", best ? "true" : "false");
    else
        fputs(best ? "*" : "", record->out);
}

/* The same where chance moves: how probable it is. */
static void print_probability(const struct record *record, double probability)
{
    fputs(record->style == CELL_JSON ? ",\"probability\":" : "@", record->out);
    cell_score(record->out, record->style, probability);
}

/* How long the line is from there on; nothing where nobody wins. */
static void print_plies(const struct record *record, node c)
{
    const struct optimal *optimal = record->report->optimal;
    bool won = optimal_is_won(optimal, c);

    if (record->style == CELL_JSON)
        fputs(",\"distance\":", record->out);
    else if (won)
        putc('#', record->out);
    if (won)
        cell_whole(record->out, optimal->plies[c] + 1);
    else
        cell_none(record->out, record->style);
}

static void print_worth(const struct record *record, node c)
{
    const struct report *report = record->report;
    bool payoffs = tree_has_payoffs(report->tree);

    if (record->style != CELL_JSON)
        putc('=', record->out);
    else
        fputs(payoffs ? "\",\"payoffs\":" : "\",\"value\":", record->out);
    if (payoffs)
        print_row(record, worth_of(report, c), '/');
    else
        cell_score(record->out, record->style, *worth_of(report, c));
}

/*
 * JSON: [{"move":"1","value":3,"best":true},...]; CSV: 1=3 2=2, the best with a star.
 * Where chance moves: [{"move":"1","value":3,"probability":0.5},...]; 1=3@0.5
 * With payoffs, JSON: "payoffs":[1,2,3]; CSV: 1=1/2/3.
 * With lines by length, JSON: "distance":4 at the end; CSV: 1=3*#4
 */
static void field_moves(struct record *record)
{
    const struct report *report = record->report;
    const struct tree *t = report->tree;
    bool json = record->style == CELL_JSON, chance = tree_is_chance(t, TREE_ROOT);
    double weights = chance ? outcome_weights(t, TREE_ROOT) : 0;
    const char *separator = "";
    node ordinal = 0;

    fputs(json ? "[" : "", record->out);
    TREE_EACH_CHILD(t, TREE_ROOT, c) {
        fputs(separator, record->out);
        separator = json ? "," : " ";
        fputs(json ? "{\"move\":\"" : "", record->out);
        label_move(record->out, t, c, ++ordinal, true);
        print_worth(record, c);
        if (chance)
            print_probability(record, t->weight[c] / weights);
        else
            print_best(record, worth_is_best(report, c));
        if (report->options->distance)
            print_plies(record, c);
        fputs(json ? "}" : "", record->out);
    }
    fputs(json ? "]" : "", record->out);
}

static void field_plan(struct record *record)
{
    const struct result *result = record->result;

    if (!result->plan)
        cell_none(record->out, record->style);
    else
        record->failed |= !plan_print(record->out, record->report, result,
                                      record->style == CELL_JSON ? PLAN_JSON : PLAN_CSV);
}

/* The length of the line, where somebody wins. */
static void field_distance(struct record *record)
{
    const struct result *result = record->result;

    if (result->bound == EQUAL && result->value != 0)
        cell_whole(record->out, result->length - 1);
    else
        cell_none(record->out, record->style);
}

/* JSON: ["1","3"]; CSV: 1 3 */
static void field_best_moves(struct record *record)
{
    const struct tree *t = record->report->tree;
    bool json = record->style == CELL_JSON;
    const char *separator = "";
    node ordinal = 0;

    fputs(json ? "[" : "", record->out);
    TREE_EACH_CHILD(t, TREE_ROOT, c) {
        ordinal++;
        if (!worth_is_best(record->report, c))
            continue;
        fputs(separator, record->out);
        separator = json ? "," : " ";
        fputs(json ? "\"" : "", record->out);
        label_move(record->out, t, c, ordinal, true);
        fputs(json ? "\"" : "", record->out);
    }
    fputs(json ? "]" : "", record->out);
}

static void field_optimal_lines(struct record *record)
{
    cell_whole(record->out, record->report->optimal_lines);
}

static bool has_target(const struct record *record)
{
    return (record->result->algorithm->options & USES_TARGET) != 0;
}

static void field_target(struct record *record)
{
    if (has_target(record))
        cell_score(record->out, record->style, record->result->target);
    else
        cell_none(record->out, record->style);
}

static void field_proved(struct record *record)
{
    if (has_target(record))
        print_truth(record, record->result->proved);
    else
        cell_none(record->out, record->style);
}

static void print_side(struct record *record, enum proof_side side)
{
    record->failed |=
        !proof_print_side(record->out, record->report, record->result, side,
                          record->style == CELL_JSON ? PROOF_JSON : PROOF_CSV);
}

/* JSON: {"lower":["1.1"],"upper":["1.1","2"]}, a side null where there is none; null
 * where proofs have no meaning. CSV has a column for each side. */
static void field_proof(struct record *record)
{
    const char *separator = "{";

    if (!proof_has_meaning(record->report->tree)) {
        cell_none(record->out, record->style);
        return;
    }
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++) {
        if (!proof_is_wanted(record->report->options, side))
            continue;
        fprintf(record->out, "%s\"%s\":", separator, proof_kinds[side].name);
        print_side(record, side);
        separator = ",";
    }
    putc('}', record->out);
}

static void field_lower(struct record *record)
{
    print_side(record, PROOF_LOWER);
}

static void field_upper(struct record *record)
{
    print_side(record, PROOF_UPPER);
}

static void field_explain(struct record *record)
{
    size_t result = (size_t)(record->result - record->report->results);

    record->failed |= !why_json(record->out, record->report, result);
}

/* What a field needs to be shown at all. */
enum wanted {
    ALWAYS,
    WITH_TIME,
    WITH_MOVES,
    WITH_PLAN,
    WITH_PAYOFFS,
    WITH_DISTANCE,
    WITH_ALL_BEST,
    WITH_TARGET,
    WITH_PROOF,
    WITH_LOWER,
    WITH_UPPER,
    WITH_STORY
};

/* One column of CSV, one key of JSON. Without a print function it is the count kind. */
struct field {
    const char *name;
    void (*print)(struct record *record);
    int kind;
    enum wanted wanted;
    bool json; /* CSV has it elsewhere: the column value has payoffs */
    bool csv;  /* JSON has it elsewhere: the sides of a proof are together */
};

static const struct field fields[] = {
    {.name = "file", .print = field_file},
    {.name = "tree", .print = field_tree},
    {.name = "algorithm", .print = field_algorithm},
    {.name = "value", .print = field_value},
    {.name = "payoffs", .print = field_payoffs, .wanted = WITH_PAYOFFS, .json = true},
    {.name = "unique", .print = field_unique, .wanted = WITH_PAYOFFS},
    {.name = "bound", .print = field_bound},
    {.name = "move", .print = field_move},
    {.name = "pv", .print = field_pv},
    {.name = "names", .print = field_names},
#define COUNT(name_, label, heading, meaning)                                            \
    {.name = #name_, .kind = offsetof(struct counts, name_) / sizeof(uint64_t)},
    COUNTS(COUNT)
#undef COUNT
        {.name = "tree_nodes", .print = field_tree_nodes},
    {.name = "tree_leaves", .print = field_tree_leaves},
    {.name = "tree_depth", .print = field_tree_depth},
    {.name = "minimal_leaves", .print = field_minimal_leaves},
    {.name = "seconds", .print = field_seconds, .wanted = WITH_TIME},
    {.name = "moves", .print = field_moves, .wanted = WITH_MOVES},
    {.name = "plan", .print = field_plan, .wanted = WITH_PLAN},
    {.name = "distance", .print = field_distance, .wanted = WITH_DISTANCE},
    {.name = "best_moves", .print = field_best_moves, .wanted = WITH_ALL_BEST},
    {.name = "optimal_lines", .print = field_optimal_lines, .wanted = WITH_ALL_BEST},
    {.name = "target", .print = field_target, .wanted = WITH_TARGET},
    {.name = "proved", .print = field_proved, .wanted = WITH_TARGET},
    {.name = "proof", .print = field_proof, .wanted = WITH_PROOF, .json = true},
    {.name = "lower", .print = field_lower, .wanted = WITH_LOWER, .csv = true},
    {.name = "upper", .print = field_upper, .wanted = WITH_UPPER, .csv = true},
    {.name = "explain", .print = field_explain, .wanted = WITH_STORY},
};

enum { FIELD_COUNT = sizeof fields / sizeof fields[0] };

static bool is_wanted(const struct field *field, const struct report_options *options,
                      bool chance, bool payoffs)
{
    if (!field->print && !counts_have(field->kind, chance))
        return false;
    switch (field->wanted) {
    case ALWAYS:
        return true;
    case WITH_TIME:
        return options->time;
    case WITH_MOVES:
        return options->moves;
    case WITH_PLAN:
        return options->plan;
    case WITH_PAYOFFS:
        return payoffs;
    case WITH_DISTANCE:
        return options->distance;
    case WITH_ALL_BEST:
        return options->all_best;
    case WITH_TARGET:
        return options->target;
    case WITH_PROOF:
        return options->proof != 0;
    case WITH_LOWER:
        return proof_is_wanted(options, PROOF_LOWER);
    case WITH_STORY:
        return options->explain != NULL;
    case WITH_UPPER:
        break;
    }
    return proof_is_wanted(options, PROOF_UPPER);
}

static bool is_column(const struct field *field, const struct report_options *options)
{
    return !field->json && is_wanted(field, options, options->chance, options->payoffs);
}

static void print_field(const struct field *field, struct record *record)
{
    if (field->print)
        field->print(record);
    else
        cell_whole(record->out, counts_get(&record->result->counts, field->kind));
}

static void print_json(struct record *record)
{
    const char *separator = "{";

    if (record->report->options->event)
        separator = "{\"event\":\"result\",";
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        if (fields[i].csv ||
            !is_wanted(&fields[i], record->report->options, record->report->tree->chance,
                       tree_has_payoffs(record->report->tree)))
            continue;
        fprintf(record->out, "%s\"%s\":", separator, fields[i].name);
        print_field(&fields[i], record);
        if (record->failed)
            return;
        separator = ",";
    }
    fputs("}\n", record->out);
}

static void print_csv(struct record *record)
{
    const char *separator = "";

    for (size_t i = 0; i < FIELD_COUNT; i++) {
        if (!is_column(&fields[i], record->report->options))
            continue;
        fputs(separator, record->out);
        print_field(&fields[i], record);
        if (record->failed)
            return;
        separator = ",";
    }
    /* RFC 4180 ends lines by CR LF, but every tool of a shell wants LF alone. */
    putc('\n', record->out);
}

static bool print_all(FILE *out, const struct report *report, enum cell_style style)
{
    for (size_t i = 0; i < report->count; i++) {
        struct record record = {
            .out = out,
            .report = report,
            .result = &report->results[i],
            .style = style,
        };

        if (style == CELL_JSON)
            print_json(&record);
        else
            print_csv(&record);
        if (record.failed)
            return false;
    }
    return true;
}

bool record_json(FILE *out, const struct report *report)
{
    return print_all(out, report, CELL_JSON);
}

bool record_csv(FILE *out, const struct report *report)
{
    return print_all(out, report, CELL_CSV);
}

void record_csv_start(FILE *out, const struct report_options *options)
{
    const char *separator = "";

    for (size_t i = 0; i < FIELD_COUNT; i++) {
        if (!is_column(&fields[i], options))
            continue;
        fprintf(out, "%s%s", separator, fields[i].name);
        separator = ",";
    }
    putc('\n', out);
}
