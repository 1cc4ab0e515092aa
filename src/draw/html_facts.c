/*
 * html_facts.c - what is so when an event happens, for the lines of the pseudo-code.
 */
#include "draw/html_code.h"

#include "draw/html.h"

/* How the question that n was entered with is answered: a bound says so, a cut too. */
static unsigned answer(const struct tree *t, const struct event *event)
{
    switch (event->kind) {
    case EVENT_CUT:
        if (tree_is_chance(t, event->node))
            return event->relation == AT_LEAST ? FACT_YES : FACT_NO;
        return tree_is_max(t, event->node) ? FACT_YES : FACT_NO;
    case EVENT_MEMORY:
    case EVENT_LEAVE:
        if (event->relation == EQUAL)
            return 0;
        return event->relation == AT_LEAST || event->relation == ABOVE ? FACT_YES
                                                                       : FACT_NO;
    default:
        return 0;
    }
}

/* A leaf has no mover, and nothing depends on it. */
static unsigned mover_of(const struct tree *t, node n)
{
    if (tree_is_chance(t, n) && !tree_is_leaf(t, n))
        return FACT_CHANCE;
    return tree_is_max(t, n) ? FACT_MAX : FACT_MIN;
}

/* What n was entered for. */
static unsigned wish_of(const struct html *html, node n)
{
    return html->history.of[n].asked != EQUAL ? FACT_ASKED : FACT_WANTED;
}

unsigned html_facts(const struct html *html, const struct event *event)
{
    unsigned facts = mover_of(html->tree, event->node);

    if (event->kind == EVENT_STEP)
        return facts | (unsigned)FACT_CASE << event->gamma;
    return facts | wish_of(html, event->node) | answer(html->tree, event);
}

/* ---- Assignments ---- */

/* What c is worth to who moves at its parent. */
static double worth_of(const struct html *html, node c)
{
    const double *row = history_payoffs_left(&html->history, c);

    return row ? row[html->tree->mover[html->tree->parent[c]] - 1]
               : html->history.of[c].value;
}

/* Whether what c has come back with is better than all before it. */
static bool is_best_yet(const struct html *html, node c)
{
    const struct tree *t = html->tree;
    node parent = t->parent[c];
    double sign = tree_has_payoffs(t) || tree_is_max(t, parent) ? 1 : -1;

    TREE_EACH_CHILD(t, parent, sibling) {
        if (sibling == c)
            break;
        if (html->history.of[sibling].left &&
            sign * worth_of(html, sibling) >= sign * worth_of(html, c))
            return false;
    }
    return true;
}

static bool is_null(const struct asking *asking)
{
    return asking->beta == nextafter(asking->alpha, INFINITY);
}

/* Whether c will be searched again, for its null window was not enough. */
static bool is_pending(const struct html *html, node c)
{
    const struct tree *t = html->tree;
    const struct asking *asking = html->history.asking;
    const struct algorithm *algorithm = html->reason.algorithm;
    node parent = t->parent[c];
    double value = html->history.of[c].value;

    if (algorithm->style != TRACE_WINDOW || !algorithm->again || c == parent + 1 ||
        !is_null(&asking[c]))
        return false;
    if (tree_is_leaf(t, c) && algorithm != &algorithms[ALGORITHM_pvs])
        return false;
    return tree_is_max(t, parent)
               ? value > asking[c].alpha && value < asking[parent].beta
               : value < asking[c].beta && value > asking[parent].alpha;
}

/* Whether the parent of c makes use of what it has come back with. */
static bool is_better(const struct html *html, const struct event *leave)
{
    node c = leave->node, parent = html->tree->parent[c];

    if (html->reason.algorithm->style == TRACE_VISITS)
        return leave->value < html->history.asking[parent].asked;
    return html->history.of[c].left && !tree_is_chance(html->tree, parent) &&
           is_best_yet(html, c) && !is_pending(html, c);
}

/* What is so at the parent of the node of the event. */
static unsigned facts_below(const struct html *html, const struct event *event)
{
    node c = event->node, parent = html->tree->parent[c];
    unsigned facts = mover_of(html->tree, parent) | wish_of(html, parent) |
                     (c == parent + 1 ? FACT_FIRST : FACT_LATER);

    if (wish_of(html, c) == FACT_WANTED)
        facts |= FACT_VALUE;
    if (html->history.asking[c].beta > html->history.asking[c].alpha)
        facts |= is_null(&html->history.asking[c]) ? FACT_TESTED : FACT_AGAIN;
    if (event->kind == EVENT_LEAVE && is_better(html, event))
        facts |= FACT_BETTER;
    return facts;
}

static unsigned facts_own(const struct html *html, const struct event *event)
{
    node n = event->node;

    return html_facts(html, event) | (tree_is_leaf(html->tree, n) ? 0 : FACT_INNER) |
           (n == TREE_ROOT ? FACT_ROOT : 0) |
           (html->history.passes > 1 ? FACT_LATER : FACT_FIRST);
}

uint64_t html_sets(const struct html *html, const struct code *code,
                   const struct event *event)
{
    uint64_t sets = code_sets(code, event->kind, false, facts_own(html, event));

    if (event->node != TREE_ROOT)
        sets |= code_sets(code, event->kind, true, facts_below(html, event));
    return sets;
}
