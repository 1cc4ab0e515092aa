/*
 * pass.c - the MT family: what a pass asks of the root and why, and what is remembered.
 */
#include "reason/say.h"

#include "base/larger.h"

static void say_asked(struct reason *reason, double goal)
{
    say_question(reason, AT_LEAST, goal);
}

/* ---- Why this guess ---- */

static void say_guess_of_sss(struct reason *reason, const struct event *pass, bool first)
{
    if (first)
        reason_say(reason,
                   "MT-SSS* begins above everything, so each pass brings an upper "
                   "bound.");
    else
        reason_say(reason, "It is at most #: is it that much?", pass->beta);
}

static void say_guess_of_dual(struct reason *reason, const struct event *pass, bool first)
{
    if (first)
        reason_say(reason,
                   "MT-DUAL* begins below everything, so each pass brings a lower "
                   "bound.");
    else
        reason_say(reason, "It is at least #: is it any more?", pass->alpha);
}

static void say_guess_of_mtdf(struct reason *reason, const struct event *pass, bool first)
{
    if (first && score_known(reason->options->guess))
        reason_say(reason, "# is the first guess.", reason->options->guess);
    else if (first)
        reason_say(reason,
                   "# is the first guess, halfway between the least leaf and "
                   "the greatest.",
                   pass->value);
    else if (pass->value == pass->beta)
        reason_say(reason,
                   "The last pass has shown that it is at most #: is it that much?",
                   pass->beta);
    else
        reason_say(reason,
                   "The last pass has shown that it is at least #: is it any more?",
                   pass->alpha);
}

static void say_guess_of_cstar(struct reason *reason, const struct event *pass,
                               bool first)
{
    if (first)
        reason_say(reason, "It is between # and #, as all leaves are: C* asks halfway.",
                   pass->alpha, pass->beta);
    else
        reason_say(reason, "It is between # and #: C* asks halfway.", pass->alpha,
                   pass->beta);
}

static const struct guess {
    enum algorithm_index algorithm;
    void (*say)(struct reason *reason, const struct event *pass, bool first);
} guesses[] = {
    {ALGORITHM_mt_sss, say_guess_of_sss},
    {ALGORITHM_mt_dual, say_guess_of_dual},
    {ALGORITHM_mtdf, say_guess_of_mtdf},
    {ALGORITHM_cstar, say_guess_of_cstar},
};

static void say_begun(struct reason *reason, const struct event *pass)
{
    uint64_t number = reason->history->passes;

    reason_say(reason, "Pass %: is @ worth ", (size_t)number, pass->node);
    say_asked(reason, pass->value);
    reason_say(reason, "? ");
    for (size_t i = 0; i < sizeof guesses / sizeof guesses[0]; i++)
        if (&algorithms[guesses[i].algorithm] == reason->algorithm)
            guesses[i].say(reason, pass, number == 1);
    reason->pass = *pass;
}

/* ---- Calls ---- */

/* What the answer of c means to its parent. */
static void say_answer(struct reason *reason, node c, bool yes)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[c];

    if (c == TREE_ROOT || tree_is_max(t, parent) != yes)
        return;
    reason_say(reason, yes ? " That is enough for @: yes." : " That is enough for @: no.",
               parent);
}

static void say_known(struct reason *reason, node n, enum relation relation, double value)
{
    reason_say(reason, "@ is worth $ #", n, say_relation(relation), value);
}

static bool is_yes(const struct event *leave, double goal)
{
    return leave->value >= goal;
}

/* What is known of the root behind a pass: the bounds meet, or there is another pass. */
static void say_end(struct reason *reason, const struct event *leave)
{
    double low = reason->pass.alpha, high = reason->pass.beta;

    if (leave->value >= reason->pass.value)
        low = leave->value;
    else
        high = leave->value;
    if (low == high)
        reason_say(reason, " It is at least # and at most #: the search ends.", low,
                   high);
    else if (low < high)
        reason_say(reason, " So it is between # and #: that takes another pass.", low,
                   high);
    else
        reason_say(reason, " More was not asked for: the search ends.");
}

static void say_entered(struct reason *reason, const struct event *enter)
{
    node n = enter->node;

    reason_say(reason, "Is @ worth ", n);
    say_asked(reason, enter->value);
    reason_say(reason, tree_is_max(reason->tree, n)
                           ? "? At a MAX node, one child that is will do."
                           : "? At a MIN node, all children must be.");
}

static void say_answered(struct reason *reason, const struct told_step *step,
                         const struct event *enter)
{
    const struct event *memory = &step->of[EVENT_MEMORY];
    const struct event *leave = &step->of[EVENT_LEAVE];
    bool yes = is_yes(leave, enter->value);

    reason_say(reason, "Is @ worth ", enter->node);
    say_asked(reason, enter->value);
    if (step->has[EVENT_LEAF]) {
        reason_say(reason, "? It is a leaf worth #: ", leave->value);
    } else {
        reason_say(reason, "? It is remembered that ");
        say_known(reason, memory->node, memory->relation, memory->value);
        reason_say(reason, ": ");
    }
    reason_say(reason, yes ? "yes." : "no.");
    say_answer(reason, enter->node, yes);
    if (enter->node == TREE_ROOT)
        say_end(reason, leave);
}

static void say_left(struct reason *reason, const struct event *leave)
{
    double goal = reason->history->asking[leave->node].asked;
    bool yes = is_yes(leave, goal);

    reason_say(reason, yes ? "Yes: " : "No: ");
    say_known(reason, leave->node, leave->relation, leave->value);
    say_choice(reason, leave->node, leave->relation, leave->value);
    say_answer(reason, leave->node, yes);
    if (leave->node == TREE_ROOT)
        say_end(reason, leave);
}

static void say_cut(struct reason *reason, const struct event *cut)
{
    bool max = tree_is_max(reason->tree, cut->node);

    reason_say(reason,
               max ? "@ is enough: @ is worth at least #, and "
                   : "@ is enough: @ is worth at most #, and ",
               cut->child, cut->node, max ? cut->alpha : cut->beta);
    say_asked(reason, max ? cut->beta : cut->alpha);
    reason_say(reason, " was asked for: ");
    say_skipped(reason, cut->node, cut->child);
}

void say_pass(struct reason *reason, const struct told_step *step,
              const struct event *event)
{
    switch (event->kind) {
    case EVENT_PASS:
        say_begun(reason, event);
        break;
    case EVENT_ENTER:
        if (step->has[EVENT_LEAVE])
            say_answered(reason, step, event);
        else
            say_entered(reason, event);
        break;
    case EVENT_CUT:
        say_cut(reason, event);
        break;
    default:
        say_left(reason, event);
        break;
    }
}
