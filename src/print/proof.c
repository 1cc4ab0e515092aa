/*
 * proof.c - the leaves that prove what a tree is worth.
 */
#include "print/proof.h"

#include "print/place.h"
#include "search/algorithm.h"

#include <stdlib.h>

static void put_leaf(FILE *out, const struct report *report, const struct place *places,
                     node n, enum proof_style style)
{
    bool ids = style != PROOF_TEXT || report->options->ids;

    fputs(style == PROOF_JSON ? "\"" : "", out);
    place_node(out, report->tree, places, n, ids);
    fputs(style == PROOF_JSON ? "\"" : "", out);
}

static bool put_leaves(FILE *out, const struct report *report,
                       const struct proof_leaves *leaves, enum proof_style style)
{
    bool json = style == PROOF_JSON;
    struct error error;
    struct place *places = place_all(report->tree, &error);

    if (!places)
        return false;
    fputs(json ? "[" : "", out);
    for (node i = 0; i < leaves->count; i++) {
        if (i > 0)
            putc(json ? ',' : ' ', out);
        put_leaf(out, report, places, leaves->of[i], style);
    }
    fputs(json ? "]" : "", out);
    free(places);
    return true;
}

bool proof_print_side(FILE *out, const struct report *report, const struct result *result,
                      enum proof_side side, enum proof_style style)
{
    struct error error;
    struct proof_leaves leaves;
    bool done = proof_side_of_result(report->tree, result, side, &leaves, &error);

    if (done && leaves.exists)
        done = put_leaves(out, report, &leaves, style);
    else if (done && style == PROOF_JSON)
        fputs("null", out);
    free(leaves.of);
    return done;
}

/* "proof >= 52: 2.1.2.1 2.1.2.2", or "proof of pvs >= 52: ..."; - where it needs none. */
static bool put_line(FILE *out, const struct report *report, const struct result *result,
                     const struct proof *proof, enum proof_side side, bool named)
{
    const struct proof_leaves *leaves = &proof->sides[side];

    if (!leaves->exists)
        return true;
    fputs("proof ", out);
    if (named)
        fprintf(out, "of %s ", result->algorithm->name);
    fprintf(out, "%s ", relation_signs[proof_kinds[side].relation]);
    score_print(out, proof->value);
    fputs(leaves->count == 0 ? ": -" : ": ", out);
    if (leaves->count > 0 && !put_leaves(out, report, leaves, PROOF_TEXT))
        return false;
    putc('\n', out);
    return true;
}

static bool put_lines(FILE *out, const struct report *report, const struct result *result,
                      bool named)
{
    struct error error;
    struct proof proof;
    bool done = proof_of_result(report->tree, result, &proof, &error);

    for (enum proof_side side = PROOF_LOWER; done && side < PROOF_SIDES; side++)
        if (proof_is_wanted(report->options, side))
            done = put_line(out, report, result, &proof, side, named);
    proof_release(&proof);
    return done;
}

/* Whether all results say the same of the value, so that they have the same proof. */
static bool say_the_same(const struct report *report)
{
    for (size_t i = 1; i < report->count; i++)
        if (report->results[i].value != report->results[0].value ||
            report->results[i].bound != report->results[0].bound)
            return false;
    return true;
}

bool proof_print(FILE *out, const struct report *report)
{
    bool same = say_the_same(report);

    if (!proof_has_meaning(report->tree)) {
        fputs("proof: -\n", out);
        return true;
    }
    for (size_t i = 0; i < (same ? 1 : report->count); i++)
        if (!put_lines(out, report, &report->results[i], !same))
            return false;
    return true;
}
