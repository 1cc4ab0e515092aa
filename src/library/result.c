/*
 * result.c - what a search has found.
 */
#include "library/handles.h"
#include "search/line.h"

#include <stdlib.h>
#include <string.h>

double gteval_result_value(const struct gteval_result *result)
{
    return result->result.value;
}

enum gteval_relation gteval_result_bound(const struct gteval_result *result)
{
    return (enum gteval_relation)result->result.bound;
}

const gteval_node *gteval_result_line(const struct gteval_result *result, size_t *nodes)
{
    if (nodes)
        *nodes = result->result.length;
    return result->result.line;
}

gteval_node gteval_result_move(const struct gteval_result *result,
                               const struct gteval_tree *tree, gteval_node n)
{
    const node *plan = result->result.plan;
    node move;

    if (!plan || n >= tree->tree.count || !line_plan_move(&tree->tree, plan, n, &move) ||
        move == NODE_NONE)
        return GTEVAL_NONE;
    return move;
}

const double *gteval_result_payoffs(const struct gteval_result *result, size_t *players)
{
    if (players)
        *players = result->result.players;
    return result->result.payoffs;
}

uint64_t gteval_result_count(const struct gteval_result *result, const char *name)
{
    for (int kind = 0; name && kind < COUNT_KINDS; kind++)
        if (strcmp(count_kinds[kind].name, name) == 0)
            return counts_get(&result->result.counts, kind);
    return UINT64_MAX;
}

double gteval_result_seconds(const struct gteval_result *result)
{
    return result->result.seconds;
}

void gteval_result_free(struct gteval_result *result)
{
    if (!result)
        return;
    result_release(&result->result);
    pasts_release(&result->pasts);
    free(result);
}
