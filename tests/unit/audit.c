/*
 * audit.c - checking a run against the oracle and its events against its counts.
 */
#include "audit.h"

#include "ensure.h"
#include "oracle.h"
#include "record.h"
#include "relation.h"
#include "search/verify.h"
#include "tree/node_set.h"

#include <stdlib.h>
#include <string.h>

/* A run and the truth about its tree. */
struct audit {
    const struct tree *tree;
    const struct algorithm *algorithm;
    const struct search_options *options;
    struct record record;
    double *truth; /* the value of each node */
};

static bool wrong(const struct audit *audit, struct error *error, const char *what)
{
    return error_set(error, ERROR_CHECK, "%s: %s", audit->algorithm->name, what);
}

static bool has_target(const struct audit *audit)
{
    return (audit->algorithm->options & USES_TARGET) != 0;
}

static bool check_answer(const struct audit *audit, struct error *error)
{
    const struct result *result = &audit->record.result;
    double target = audit->options->target;

    if (!has_target(audit))
        return !score_known(result->target) || wrong(audit, error, "it has a target");
    if (result->target != target)
        return wrong(audit, error, "the target is another");
    if (result->proved != (audit->truth[TREE_ROOT] >= target))
        return wrong(audit, error, "the answer is wrong");
    if (result->bound != (result->proved ? AT_LEAST : AT_MOST) ||
        result->proved != (result->value >= target))
        return wrong(audit, error, "the bound does not say what the answer is");
    return true;
}

static bool check_value(const struct audit *audit, struct error *error)
{
    const struct result *result = &audit->record.result;
    double truth = audit->truth[TREE_ROOT];

    if (has_target(audit))
        return relation_holds(truth, result->bound, result->value) ||
               wrong(audit, error, "the bound is wrong");
    if (!relation_holds(truth, result->bound, result->value))
        return wrong(audit, error, "the value is wrong");
    if (truth > audit->options->alpha && truth < audit->options->beta &&
        result->bound != EQUAL)
        return wrong(audit, error, "a value inside the window is not exact");
    if (result->bound == AT_MOST && result->value > audit->options->alpha)
        return wrong(audit, error, "an upper bound lies above alpha");
    if (result->bound == AT_LEAST && result->value < audit->options->beta)
        return wrong(audit, error, "a lower bound lies below beta");
    return true;
}

static bool check_line(const struct audit *audit, struct error *error)
{
    const struct result *result = &audit->record.result;
    const struct tree *t = audit->tree;

    if (result->bound != EQUAL)
        return result->length == 0 || wrong(audit, error, "a bound has a line");
    if (result->length == 0 || result->line[0] != TREE_ROOT)
        return wrong(audit, error, "the line does not begin at the root");
    for (node i = 1; i < result->length; i++) {
        if (result->line[i] == TREE_ROOT ||
            t->parent[result->line[i]] != result->line[i - 1])
            return wrong(audit, error, "the line jumps");
        if (audit->truth[result->line[i]] != audit->truth[TREE_ROOT])
            return wrong(audit, error, "a node on the line has another value");
    }
    return tree_is_leaf(t, result->line[result->length - 1]) ||
           wrong(audit, error, "the line does not reach a leaf");
}

static bool check_verify(const struct audit *audit, struct error *error)
{
    return verify_result(audit->tree, &audit->record.result, error);
}

/* Which events make which count. */
static bool check_sums(const struct audit *audit, struct error *error)
{
    const struct counts *counts = &audit->record.result.counts;
    const uint64_t passes = record_count(&audit->record, EVENT_PASS);
    const struct {
        enum event_kind kind;
        uint64_t count;
    } sums[] = {
        {EVENT_ENTER, counts->nodes},
        {EVENT_LEAF, counts->leaves},
        {EVENT_CUT, counts->cutoffs},
        {EVENT_TEST, counts->tests},
        {EVENT_STEP, counts->steps},
        {EVENT_RESEARCH, counts->researches},
        {EVENT_PASS, passes ? counts->passes : 0},
    };

    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++)
        if (record_count(&audit->record, sums[i].kind) != sums[i].count)
            return error_set(
                error, ERROR_CHECK, "%s: %llu events of kind %s, not %llu",
                audit->algorithm->name,
                (unsigned long long)record_count(&audit->record, sums[i].kind),
                event_names[sums[i].kind], (unsigned long long)sums[i].count);
    if (passes == 0 && counts->passes != 1)
        return wrong(audit, error, "passes that nobody heard of");
    return true;
}

static uint64_t count_distinct(const struct audit *audit, enum event_kind kind)
{
    bool *seen = calloc(audit->tree->count, sizeof *seen);
    uint64_t count = 0;

    ENSURE(seen);
    for (size_t i = 0; i < audit->record.count; i++) {
        const struct event *event = &audit->record.events[i];

        if (event->kind != kind || seen[event->node])
            continue;
        seen[event->node] = true;
        count++;
    }
    free(seen);
    return count;
}

static bool check_distinct(const struct audit *audit, struct error *error)
{
    const struct counts *counts = &audit->record.result.counts;

    if (count_distinct(audit, EVENT_ENTER) != counts->distinct_nodes)
        return wrong(audit, error, "the count of distinct nodes");
    if (count_distinct(audit, EVENT_LEAF) != counts->distinct_leaves)
        return wrong(audit, error, "the count of distinct leaves");
    if (counts->distinct_nodes + counts->unvisited != audit->tree->count)
        return wrong(audit, error, "the count of nodes never entered");
    if (counts->distinct_leaves > audit->tree->leaves)
        return wrong(audit, error, "more leaves than there are");
    return true;
}

/* Calls enter a child of the node that they come from, and leave what they entered. */
static bool check_nesting(const struct audit *audit, struct error *error)
{
    const struct tree *t = audit->tree;
    enum event_kind last =
        audit->algorithm->style == TRACE_LIMITS ? EVENT_NUMBERS : EVENT_LEAVE;
    node at = TREE_ROOT;
    bool inside = false;

    if (audit->algorithm->style == TRACE_OPEN || audit->algorithm->style == TRACE_PROOF)
        return true;
    for (size_t i = 0; i < audit->record.count; i++) {
        const struct event *event = &audit->record.events[i];

        if (event->kind == EVENT_ENTER) {
            if (inside ? event->node == TREE_ROOT || t->parent[event->node] != at
                       : event->node != TREE_ROOT)
                return wrong(audit, error, "a call does not come from the parent");
            at = event->node;
            inside = true;
        } else if (event->kind == EVENT_PASS) {
            if (inside)
                return wrong(audit, error, "a pass begins inside another");
        } else if (!inside || event->node != at) {
            return wrong(audit, error, "an event of a node that is not worked on");
        } else if (event->kind == last) {
            inside = at != TREE_ROOT;
            at = t->parent[at];
        }
    }
    return !inside || wrong(audit, error, "a call never ends");
}

static bool check_claims(const struct audit *audit, struct error *error)
{
    for (size_t i = 0; i < audit->record.count; i++) {
        const struct event *event = &audit->record.events[i];
        bool claims = event->kind == EVENT_LEAVE || event->kind == EVENT_MEMORY ||
                      event->kind == EVENT_LEAF;

        if (claims &&
            !relation_holds(audit->truth[event->node], event->relation, event->value))
            return error_set(error, ERROR_CHECK, "%s: %s says that node %u is %s %g",
                             audit->algorithm->name, event_names[event->kind],
                             (unsigned)event->node, relation_signs[event->relation],
                             event->value);
    }
    return true;
}

static bool check_cuts(const struct audit *audit, struct error *error)
{
    const struct tree *t = audit->tree;

    for (size_t i = 0; i < audit->record.count; i++) {
        const struct event *event = &audit->record.events[i];

        if (event->kind != EVENT_CUT)
            continue;
        if (t->parent[event->child] != event->node || tree_is_last_child(t, event->child))
            return wrong(audit, error, "a cut that leaves out no child");
        if (event->skipped != t->end[event->node] - t->end[event->child])
            return wrong(audit, error, "a cut counts wrongly what it leaves out");
        if (!(event->alpha >= event->beta))
            return wrong(audit, error, "a cut between bounds that do not meet");
    }
    return true;
}

static bool same_lines(const struct result *a, const struct result *b)
{
    return a->length == b->length &&
           (a->length == 0 || memcmp(a->line, b->line, a->length * sizeof *a->line) == 0);
}

static bool check_unwatched(const struct audit *audit, struct error *error)
{
    const struct result *watched = &audit->record.result;
    struct result result;
    bool same;

    if (!search_run(audit->tree, audit->algorithm, audit->options, NULL, &result, error))
        return false;
    same = result.value == watched->value && result.bound == watched->bound &&
           memcmp(&result.counts, &watched->counts, sizeof result.counts) == 0 &&
           same_lines(&result, watched);
    result_release(&result);
    return same || wrong(audit, error, "a run that is not watched differs");
}

/* The nodes entered and the leaves read are those of the set. */
static bool is_entered(const struct audit *audit, const uint8_t *set)
{
    const struct tree *t = audit->tree;
    uint8_t *entered = calloc(node_set_size(t), 1);
    bool same = true;

    ENSURE(entered);
    for (size_t i = 0; i < audit->record.count; i++)
        if (audit->record.events[i].kind == EVENT_ENTER)
            node_set_add(entered, audit->record.events[i].node);
    for (node n = TREE_ROOT; same && n < t->count; n++)
        same = node_set_has(entered, n) == node_set_has(set, n) &&
               (!tree_is_leaf(t, n) ||
                record_has_leaf(&audit->record, n) == node_set_has(set, n));
    free(entered);
    return same;
}

/* What was read is a proof, of that value and of no other. */
static bool check_reading(const struct audit *audit, struct error *error)
{
    struct search_options options = *audit->options;
    struct result result;
    struct error other;
    bool right;

    options.entered = true;
    if (!search_run(audit->tree, audit->algorithm, &options, NULL, &result, error))
        return false;
    right = verify_reading(audit->tree, &result, error);
    if (right && !is_entered(audit, result.entered))
        right = wrong(audit, error, "other nodes were entered");
    result.value = result.bound == AT_MOST ? nextafter(result.value, -INFINITY)
                                           : nextafter(result.value, INFINITY);
    if (right && result.bound == EQUAL && verify_reading(audit->tree, &result, &other) &&
        !isinf(result.value))
        right = wrong(audit, error, "another value is proved");
    result_release(&result);
    return right;
}

static bool (*const checks[])(const struct audit *, struct error *) = {
    check_answer, check_value,     check_line,    check_verify,
    check_sums,   check_distinct,  check_nesting, check_claims,
    check_cuts,   check_unwatched, check_reading,
};

bool audit_run(const struct tree *t, const struct algorithm *algorithm,
               const struct search_options *options, struct error *error)
{
    struct audit audit = {.tree = t, .algorithm = algorithm, .options = options};
    bool right = true;

    audit.truth = malloc(t->count * sizeof *audit.truth);
    ENSURE(audit.truth);
    for (node n = TREE_ROOT; n < t->count; n++)
        audit.truth[n] = oracle_value(t, n);
    record_run(&audit.record, t, algorithm, options);
    for (size_t i = 0; right && i < sizeof checks / sizeof checks[0]; i++)
        right = checks[i](&audit, error);
    record_release(&audit.record);
    free(audit.truth);
    return right;
}
