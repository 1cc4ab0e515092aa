/*
 * told.c - nodes as programs tell of them.
 */
#include "library/told.h"

#include "base/utf8.h"
#include "library/neutral.h"
#include "tree/id.h"
#include "tree/refuse.h"

#include <stdlib.h>
#include <string.h>

bool told_refuse(const struct build *b, const char *what, struct error *error)
{
    return refuse_node(&b->tree, b->open, what, error);
}

/* What a builder refuses of a node, with the node in front. */
static bool refuse_with(const struct build *b, struct error *error)
{
    char what[ERROR_MESSAGE_SIZE + 20];

    if (error->kind != ERROR_INPUT || error->limited)
        return false;
    snprintf(what, sizeof what, "is refused: %s", error->message);
    return told_refuse(b, what, error);
}

bool told_value(struct build *b, double value, struct error *error)
{
    if (!score_known(value))
        return told_refuse(b, "has a value that is not a number", error);
    build_value(b, value);
    return true;
}

bool told_player(struct build *b, unsigned player, struct error *error)
{
    if (player > GTEVAL_TURN)
        return told_refuse(b, "has a player of a number above 255", error);
    build_mover(b, (enum mover)player);
    return true;
}

bool told_name(struct build *b, const char *name, struct error *error)
{
    size_t length = name ? strlen(name) : 0;

    if (length > 0 && utf8_valid(name, length) < length)
        return told_refuse(b, "has a name that is not UTF-8", error);
    if (length > 0)
        return build_name(b, name, length, error);
    if (b->label_capacity > 0)
        b->tree.label[b->open] = 0;
    return true;
}

static bool set_odds(struct build *b, const char *odds, struct error *error)
{
    return build_odds(b, b->open, odds, strlen(odds), error) || refuse_with(b, error);
}

bool told_odds(struct build *b, const char *odds, struct error *error)
{
    struct neutral neutral;
    bool done;

    if (!neutral_enter(&neutral, error))
        return false;
    done = set_odds(b, odds, error);
    neutral_leave(&neutral);
    return done;
}

bool told_weight(struct build *b, double weight, struct error *error)
{
    char text[SCORE_TEXT_SIZE];
    struct neutral neutral;
    bool done;

    if (!(weight >= 0 && weight < INFINITY))
        return told_refuse(b, "has a weight that is negative or not finite", error);
    if (!neutral_enter(&neutral, error))
        return false;
    score_write(weight, text);
    done = set_odds(b, text, error);
    neutral_leave(&neutral);
    return done;
}

static bool all_known(const double *payoffs, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!score_known(payoffs[i]))
            return false;
    return true;
}

bool told_payoffs(struct build *b, const double *payoffs, size_t count,
                  struct error *error)
{
    if (!all_known(payoffs, count))
        return told_refuse(b, "has a payoff that is not a number", error);
    return build_payoffs(b, payoffs, count, error) || refuse_with(b, error);
}

bool told_players(struct build *b, size_t count, const char *const *names,
                  struct error *error)
{
    if (!build_players(b, count, error))
        return false;
    for (unsigned i = 0; names && i < count; i++) {
        size_t length = names[i] ? strlen(names[i]) : 0;

        if (length > 0 && utf8_valid(names[i], length) < length)
            return error_set(error, ERROR_INPUT, "the name of player %u is not UTF-8",
                             i + 1);
        if (length > 0 && !build_player(b, i + 1, names[i], length, error))
            return false;
    }
    return true;
}

bool told_bounds(struct build *b, double low, double high, struct error *error)
{
    if (!score_known(low) || !score_known(high))
        return error_set(error, ERROR_INPUT, "bounds: expected two numbers");
    return build_bounds(b, low, high, error);
}

/* Weights are set against each other, once all are there. */
static bool weigh(struct build *b, struct error *error)
{
    struct neutral neutral;
    bool done;

    if (!neutral_enter(&neutral, error))
        return false;
    done = build_outcomes(b, ODDS_WEIGHTS, error) || refuse_with(b, error);
    neutral_leave(&neutral);
    return done;
}

bool told_close(struct build *b, struct error *error)
{
    const struct tree *t = &b->tree;
    node n = b->open;
    bool leaf = t->count == n + 1, paid = b->slot_capacity > 0 && t->slot[n] > 0;

    if (leaf && !paid && !score_known(t->value[n]))
        return told_refuse(b, "has no value, and no children", error);
    if (!leaf && paid)
        return told_refuse(b, "has payoffs, and children", error);
    if (leaf && paid && score_known(t->value[n]))
        return told_refuse(b, "has a value, and payoffs", error);
    if (!leaf && t->mover[n] == MOVER_CHANCE && !weigh(b, error))
        return false;
    build_close(b);
    return true;
}

struct gteval_tree *told_tree(struct build *b, struct gteval_error **error)
{
    struct gteval_tree *tree = handle_new(sizeof *tree, error);
    struct error reason;

    if (!tree)
        return NULL;
    if (build_finish(b, MOVER_DEFAULT, &reason)) {
        tree->tree = build_take(b);
        return tree;
    }
    handle_fail(error, &reason);
    free(tree);
    return NULL;
}

bool told_copy(void *copy, size_t size, const void *given, const char *what,
               struct gteval_error **error)
{
    const unsigned char *bytes = given;
    struct error reason;
    size_t told;

    memcpy(&told, given, sizeof told);
    for (size_t i = size; i < told; i++)
        if (bytes[i] != 0) {
            error_set(&reason, ERROR_USAGE,
                      "%s: it has members that this version of gteval does not know",
                      what);
            return handle_fail(error, &reason);
        }
    if (told < size) {
        error_set(&reason, ERROR_USAGE, "%s: its size must be that of the structure",
                  what);
        return handle_fail(error, &reason);
    }
    memcpy(copy, given, size);
    return true;
}
