/*
 * facts.c - what a report tells besides what searches have found.
 */
#include "print/facts.h"

#include "search/certificate.h"
#include "tree/values.h"

#include <stdlib.h>

/* Where players have payoffs, moves equally good to one are not so to the others. */
bool facts_are_there(const struct report_options *options, const struct tree *t,
                     struct error *error)
{
    return !options->all_best || !tree_has_payoffs(t) ||
           error_set(error, ERROR_INPUT,
                     "--all-best: where players have payoffs, best moves may lead to "
                     "different ones; use --paranoid=PLAYER");
}

/* Exact values of all nodes, where moves are shown, or the root's is not known. */
static bool find_values(struct report_facts *facts, const struct report *report,
                        struct error *error)
{
    const struct tree *t = report->tree;

    if (!report->options->moves && !report->options->all_best &&
        report->results[0].bound == EQUAL)
        return true;
    facts->values = tree_has_payoffs(t) ? tree_payoff_values(t) : tree_values(t);
    return facts->values || error_memory(error);
}

/* What is shown of lines besides that of the result. */
static bool find_lines(struct report_facts *facts, const struct report *report,
                       enum line_choice line, struct error *error)
{
    const struct report_options *options = report->options;

    return (!options->moves || !options->distance ||
            optimal_start(&facts->optimal, report->tree, facts->values, line, error)) &&
           (!options->all_best ||
            optimal_count(report->tree, facts->values, &facts->optimal_lines, error));
}

bool facts_find(struct report_facts *facts, const struct report *report,
                enum line_choice line, bool certificate, struct error *error)
{
    const struct tree *t = report->tree;

    if (!find_values(facts, report, error) || !find_lines(facts, report, line, error))
        return false;
    if (t->chance || tree_has_payoffs(t) || (!certificate && report->count == 1))
        return true;
    return certificate_leaves(
        t, facts->values ? facts->values[TREE_ROOT] : report->results[0].value,
        &facts->minimal_leaves, error);
}

void facts_tell(const struct report_facts *facts, struct report *report)
{
    report->values = facts->values;
    report->optimal = &facts->optimal;
    report->optimal_lines = facts->optimal_lines;
    report->minimal_leaves = facts->minimal_leaves;
}

void facts_release(struct report_facts *facts)
{
    optimal_release(&facts->optimal);
    free(facts->values);
}
