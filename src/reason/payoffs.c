/*
 * payoffs.c - who takes what, and what is left of the sum: max^n and shallow pruning.
 */
#include "reason/say.h"

static unsigned player_of(const struct reason *reason, node n)
{
    return reason->tree->mover[n];
}

static bool has_player(const struct reason *reason, node n)
{
    return !tree_is_leaf(reason->tree, n) && !tree_is_chance(reason->tree, n);
}

static const double *row_of(const struct reason *reason, node n)
{
    return reason->history->of[n].visited ? history_payoffs_left(reason->history, n)
                                          : NULL;
}

/* The same of a node that has been left. */
static const double *row_left(const struct reason *reason, node n)
{
    return reason->history->payoffs + (size_t)n * reason->tree->players;
}

static void say_row(struct reason *reason, const double *row)
{
    for (unsigned i = 0; i < reason->tree->players; i++)
        reason_say(reason, i > 0 ? ", #" : "(#", row[i]);
    reason_say(reason, ")");
}

/* The most that the player at the parent of n gets at a child before n; false where there
 * is none. */
static bool best_before(const struct reason *reason, node n, double *best)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[n];
    unsigned own = player_of(reason, parent) - 1;
    bool found = false;

    TREE_EACH_CHILD(t, parent, c) {
        const double *row = c < n ? row_of(reason, c) : NULL;

        if (c >= n)
            break;
        if (row && (!found || row[own] > *best))
            *best = row[own];
        found = found || row;
    }
    return found;
}

/* What the player above makes of the payoffs of a child. */
static void say_take(struct reason *reason, node n)
{
    node parent = reason->tree->parent[n];
    const double *row = row_of(reason, n);
    size_t player = player_of(reason, parent);
    double best = 0, got;

    if (n == TREE_ROOT || !has_player(reason, parent) || !row)
        return;
    got = row[player - 1];
    if (!best_before(reason, n, &best))
        reason_say(reason, " Player % gets # so far.", player, got);
    else if (got > best)
        reason_say(reason, " Player % gets #, more than #, and takes this.", player, got,
                   best);
    else
        reason_say(reason, " Player % gets #, no more than #.", player, got, best);
}

/* The player above n whose best bounds what the mover of n may find: 0 where there is
 * none. */
static unsigned rival_of(const struct reason *reason, node n, double *best)
{
    node parent = reason->tree->parent[n];

    if (n == TREE_ROOT || !has_player(reason, parent) ||
        player_of(reason, parent) == player_of(reason, n) ||
        !best_before(reason, n, best))
        return 0;
    return player_of(reason, parent);
}

/* The players who are none of the two: how many. */
static unsigned count_others(const struct reason *reason, unsigned own, unsigned rival)
{
    return reason->tree->players - 1 - (rival > 0 && rival != own);
}

static bool is_other(unsigned player, unsigned own, unsigned rival)
{
    return player != own && player != rival;
}

/* "players 2 and 3 get 0 and 1 at least" */
static void say_least(struct reason *reason, unsigned own, unsigned rival)
{
    unsigned others = count_others(reason, own, rival);

    for (int pass = 0; pass < 2; pass++) {
        unsigned listed = 0;

        if (pass == 0)
            reason_say(reason, others == 1 ? "player " : "players ");
        else
            reason_say(reason, others == 1 ? " gets " : " get ");
        for (unsigned player = 1; player <= reason->tree->players; player++) {
            if (!is_other(player, own, rival))
                continue;
            listed++;
            reason_say(reason, listed == 1 ? "" : listed == others ? " and " : ", ");
            if (pass == 0)
                reason_say(reason, "%", (size_t)player);
            else
                reason_say(reason, "#", reason->least[player - 1]);
        }
    }
    reason_say(reason, " at least");
}

static void say_minus(struct reason *reason, double x)
{
    reason_say(reason, x < 0 ? " - (#)" : " - #", x);
}

/* sum - first - what the others get at least; what that is. */
static double difference(const struct reason *reason, unsigned own, unsigned rival,
                         double first)
{
    double left = reason->sum - first;

    for (unsigned player = 1; player <= reason->tree->players; player++)
        if (is_other(player, own, rival))
            left -= reason->least[player - 1];
    return left;
}

static void say_difference(struct reason *reason, unsigned own, unsigned rival,
                           const double *first)
{
    reason_say(reason, "#", reason->sum);
    if (first)
        say_minus(reason, *first);
    for (unsigned player = 1; player <= reason->tree->players; player++)
        if (is_other(player, own, rival))
            say_minus(reason, reason->least[player - 1]);
}

/* Why a player who has found beta at n need not look on. */
static void say_share_of_sum(struct reason *reason, node n, double beta)
{
    unsigned own = player_of(reason, n), rival, others;
    double best = 0;

    rival = rival_of(reason, n, &best);
    others = count_others(reason, own, rival);
    if (others > OUTCOMES_TOLD || !(beta > -INFINITY && beta < INFINITY) ||
        !say_is_near(difference(reason, own, rival, rival > 0 ? best : 0), beta))
        return;
    reason_say(reason, " Payoffs add up to # at most", reason->sum);
    if (rival > 0)
        reason_say(reason, "; player % has #", (size_t)rival, best);
    if (others > 0) {
        reason_say(reason, rival > 0 ? ", " : "; ");
        say_least(reason, own, rival);
    }
    reason_say(reason, ": beta = ");
    say_difference(reason, own, rival, rival > 0 ? &best : NULL);
    reason_say(reason, " = #", beta);
    if (rival > 0)
        reason_say(reason,
                   ". If player % gets that much here, player % gets no more than #.",
                   (size_t)own, (size_t)rival, best);
    else
        reason_say(reason, ", the most that player % can get at all.", (size_t)own);
}

/* What a cut of shallow pruning leaves to the player above. */
static void say_left_over(struct reason *reason, const struct event *cut)
{
    unsigned own = player_of(reason, cut->node), rival;
    double best = 0, left;

    rival = rival_of(reason, cut->node, &best);
    left = difference(reason, own, rival, cut->alpha);
    reason_say(reason, "Player % gets # at @", (size_t)own, cut->alpha, cut->child);
    if (rival == 0) {
        reason_say(reason, " and cannot get more: ");
        return;
    }
    if (count_others(reason, own, rival) > OUTCOMES_TOLD) {
        reason_say(reason, ", which leaves #", left);
    } else {
        reason_say(reason, ". That leaves ");
        say_difference(reason, own, rival, &cut->alpha);
        reason_say(reason, " = #", left);
    }
    reason_say(reason,
               " to player %, who has # already and will not go to @: ", (size_t)rival,
               best, cut->node);
}

static void say_row_of(struct reason *reason, node c, void *context)
{
    (void)context;
    say_row(reason, row_left(reason, c));
}

static void say_left_node(struct reason *reason, const struct event *leave)
{
    const struct tree *t = reason->tree;
    node n = leave->node;

    if (n == TREE_ROOT)
        reason_say(reason, "The search is over. ");
    if (leave->relation != EQUAL) {
        reason_say(reason, "At @ player % gets # at least.", n,
                   (size_t)player_of(reason, n), leave->value);
    } else {
        reason_say(reason, "@ is worth ", n);
        say_row(reason, row_left(reason, n));
        if (tree_is_chance(t, n)) {
            reason_say(reason, ", the mean of each payoff");
            if (say_count_outcomes(t, n) <= OUTCOMES_TOLD) {
                reason_say(reason, ": ");
                say_terms(reason, n, say_row_of, NULL);
            }
        } else {
            reason_say(reason, ", what is best for player %",
                       (size_t)player_of(reason, n));
        }
        reason_say(reason, ".");
    }
    say_take(reason, n);
}

static void say_entered(struct reason *reason, const struct event *enter)
{
    const struct tree *t = reason->tree;
    node n = enter->node;
    bool bounded = reason->algorithm->style == TRACE_WINDOW;
    size_t outcomes;

    if (!tree_is_chance(t, n)) {
        reason_say(reason, "@ is entered: player % moves here.", n,
                   (size_t)player_of(reason, n));
        if (bounded)
            say_share_of_sum(reason, n, enter->beta);
        return;
    }
    outcomes = say_count_outcomes(t, n);
    reason_say(reason,
               "@ is entered: a chance node, worth the mean of each payoff of % outcome$",
               n, outcomes, outcomes == 1 ? "" : "s");
    reason_say(reason, bounded ? "; no bound passes through it." : ".");
}

void say_payoffs(struct reason *reason, const struct told_step *step,
                 const struct event *event)
{
    if (step->has[EVENT_LEAF]) {
        reason_say(reason, "@ is a leaf worth ", event->node);
        say_row(reason, tree_payoffs(reason->tree, event->node));
        reason_say(reason, ".");
        say_take(reason, event->node);
    } else if (event->kind == EVENT_ENTER) {
        say_entered(reason, event);
    } else if (event->kind == EVENT_CUT) {
        say_left_over(reason, event);
        say_skipped(reason, event->node, event->child);
    } else {
        say_left_node(reason, event);
    }
}
