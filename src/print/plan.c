/*
 * plan.c - the nodes of a plan, each with its move.
 */
#include "print/plan.h"

#include "base/quote.h"
#include "print/place.h"
#include "search/line.h"

#include <stdlib.h>
#include <string.h>

struct printer {
    FILE *out;
    const struct tree *tree;
    const struct place *places;
    enum plan_style style;
    bool ids;
};

/* What has = in it would not be told from a node with its move. */
static void put_node(const struct printer *p, node n)
{
    const char *name = p->ids ? NULL : tree_name(p->tree, n);

    if (name && strchr(name, '='))
        quote_json(p->out, name);
    else
        place_node(p->out, p->tree, p->places, n, p->ids);
}

static void put_quoted(const struct printer *p, node n)
{
    putc('"', p->out);
    put_node(p, n);
    putc('"', p->out);
}

static void put_json(const struct printer *p, node n, node move)
{
    put_quoted(p, n);
    putc(':', p->out);
    if (move != NODE_NONE)
        put_quoted(p, move);
    else
        fputs("null", p->out);
}

static void put_words(const struct printer *p, node n, node move)
{
    put_node(p, n);
    putc('=', p->out);
    if (move != NODE_NONE)
        put_node(p, move);
    else
        putc('-', p->out);
}

static void put_moves(const struct printer *p, const node *plan)
{
    bool json = p->style == PLAN_JSON;
    const char *separator = "";

    for (node n = TREE_ROOT; n < p->tree->count; n++) {
        node move;

        if (!line_plan_move(p->tree, plan, n, &move))
            continue;
        fputs(separator, p->out);
        separator = json ? "," : " ";
        if (json)
            put_json(p, n, move);
        else
            put_words(p, n, move);
    }
}

bool plan_print(FILE *out, const struct report *report, const struct result *result,
                enum plan_style style)
{
    struct error error;
    struct place *places = place_all(report->tree, &error);
    struct printer p = {
        .out = out,
        .tree = report->tree,
        .places = places,
        .style = style,
        .ids = style != PLAN_TEXT || report->options->ids,
    };

    if (!places)
        return false;
    fputs(style == PLAN_JSON ? "{" : "", out);
    put_moves(&p, result->plan);
    fputs(style == PLAN_JSON ? "}" : "", out);
    free(places);
    return true;
}
