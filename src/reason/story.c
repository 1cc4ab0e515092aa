/*
 * story.c - the story of a node.
 */
#include "reason/story.h"

#include "base/memory.h"
#include "reason/say.h"

#include <stdlib.h>

bool story_enters(const struct told_step *step)
{
    return step->has[EVENT_ENTER];
}

/* ---- Nodes that were never entered ---- */

/* SSS* and its kind leave nodes out without a word: those that wait in OPEN, and those
 * whose turn never comes. */
static void say_waiting(struct reason *reason, node top)
{
    const struct tree *t = reason->tree;
    node parent = t->parent[top], solved = reason_solved(reason, parent);
    enum mover first =
        reason->algorithm == &algorithms[ALGORITHM_dual] ? MOVER_MIN : MOVER_MAX;

    if (t->mover[parent] != first)
        reason_say(reason,
                   "Its turn comes once all children of @ before @ are solved, but ",
                   parent, top);
    else if (reason->algorithm->style == TRACE_OPEN)
        reason_say(reason, "@ waits in OPEN with the merit # of @, but ", top,
                   reason->history->asking[parent].merit, parent);
    reason_say(reason, "@ is solved before, with #.", solved,
               reason->history->of[solved].value);
}

/* Why the topmost node that was never entered was not, where no cut tells. */
static void say_silent(struct reason *reason, node top)
{
    enum trace_style style = reason->algorithm->style;

    reason_say(reason, " ");
    if (reason->history->efforts) {
        say_waited(reason, top);
    } else if (!tree_can_happen(reason->tree, top)) {
        reason_say(reason, "Chance never comes to @: its odds are 0.", top);
    } else if (style == TRACE_OPEN || style == TRACE_VISITS) {
        say_waiting(reason, top);
    } else {
        reason_missed(reason, top);
        reason_say(reason, ".");
    }
}

static bool has_cut(const struct reason *reason, node top)
{
    return tree_can_happen(reason->tree, top) &&
           history_last_cut(reason->history, reason->tree->parent[top]) != NULL;
}

static void say_missed(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    node top = reason_missed_top(reason, n);
    bool leaf = tree_is_leaf(t, n);
    const char *entered = reason->history->efforts ? "developed" : "entered";

    if (leaf && !tree_has_payoffs(t))
        reason_say(reason, "@ is a leaf worth #, and never read", n, t->value[n]);
    else
        reason_say(reason, leaf ? "@ is a leaf, and never read" : "@ is never $", n,
                   entered);
    if (top == n)
        reason_say(reason, ".");
    else
        reason_say(reason, ": it is below @, which is never $.", top, entered);
    if (!has_cut(reason, top))
        say_silent(reason, top);
}

/* ---- Nodes that were ---- */

void story_begin(struct reason *reason, node n)
{
    const struct past *past = &reason->history->of[n];

    if (!past->visited)
        say_missed(reason, n);
    else if (tree_is_leaf(reason->tree, n))
        say_read(reason, n);
}

void story_again(struct reason *reason, size_t entries)
{
    reason_say(reason, "It is entered % times in all; the last time:", entries);
}

/* The leaf that n has its value from; NODE_NONE where that cannot be told. */
static node leaf_of(const struct reason *reason, node n)
{
    double value = reason->history->of[n].value;

    while (!tree_is_leaf(reason->tree, n)) {
        n = say_bringer(reason, n, value);
        if (n == NODE_NONE)
            return NODE_NONE;
    }
    return n;
}

/* A blank behind what has been said. */
static void begin_sentence(struct reason *reason)
{
    if (reason->words.count > 0)
        reason_say(reason, " ");
}

/* Where a value that was passed up comes from. */
static void say_leaf_of(struct reason *reason, node n)
{
    node leaf = leaf_of(reason, n);

    if (leaf == NODE_NONE || leaf == n)
        return;
    begin_sentence(reason);
    reason_say(reason, "The # of @ is that of the leaf @.", reason->history->of[n].value,
               n, leaf);
}

/* Whether n has its value from a leaf that is its child, as has been told. */
static bool is_of_child(const struct reason *reason, node n)
{
    node leaf = leaf_of(reason, n);

    return leaf != NODE_NONE && reason->tree->parent[leaf] == n;
}

/* Whose results the bounds were. */
static void say_sources(struct reason *reason, node n)
{
    const struct past *past = &reason->history->of[n];
    struct bound_source max, min;

    if (reason->algorithm->style != TRACE_WINDOW)
        return;
    max = say_source(reason, n, MOVER_MAX, past->alpha);
    min = say_source(reason, n, MOVER_MIN, past->beta);
    if (max.child != NODE_NONE)
        say_leaf_of(reason, max.child);
    if (min.child != NODE_NONE)
        say_leaf_of(reason, min.child);
}

/* What SSS* and DUAL* have taken live and never as solved. */
static void say_unsolved(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    node above = tree_is_leaf(t, n) && n != TREE_ROOT ? t->parent[n] : n;
    node solved = reason_solved(reason, above);

    if (reason->algorithm->style == TRACE_OPEN && solved != above)
        reason_say(reason, "No later state of @ comes first: @ is solved before, with #.",
                   n, solved, reason->history->of[solved].value);
}

void story_end(struct reason *reason, node n)
{
    const struct tree *t = reason->tree;
    const struct past *past = &reason->history->of[n];

    if (tree_has_payoffs(t))
        return;
    if (!past->visited) {
        say_sources(reason, t->parent[reason_missed_top(reason, n)]);
    } else {
        say_unsolved(reason, n);
        if (reason->history->efforts)
            say_outcome(reason, n);
        if (!tree_is_leaf(t, n))
            say_sources(reason, n);
        if (past->left && !is_of_child(reason, n))
            say_leaf_of(reason, n);
    }
    if (!past->on_line)
        return;
    begin_sentence(reason);
    reason_say(reason, "@ is on the principal variation.", n);
}

/* ---- Listening ---- */

bool story_start(struct story *story, struct error *error)
{
    story->history = (struct history){
        .tree = story->reason.tree,
        .algorithm = story->reason.algorithm,
        .windows = true,
    };
    story->reason.history = &story->history;
    if (!history_start(&story->history, error))
        return false;
    if (reason_start(&story->reason, error))
        return true;
    story_release(story);
    return false;
}

/* Whether the cut leaves out n, by a node above it that was never entered. */
static bool leaves_out(const struct story *story, const struct event *cut)
{
    const struct tree *t = story->reason.tree;
    node c = cut->child;

    if (story->n < t->end[c] || story->n >= t->end[cut->node])
        return false;
    while (story->n >= t->end[c])
        c = tree_next_child(t, c);
    return !story->history.of[c].visited;
}

/* Where the words of a step at n go. */
static struct speech *place_for(struct story *story)
{
    story->entries += story_enters(&story->step);
    if (story->entries <= STORY_ENTRIES)
        return &story->told;
    if (story_enters(&story->step))
        speech_cut(&story->last, 0);
    return &story->last;
}

static void tell(struct story *story, struct speech *words)
{
    struct speech *said = &story->reason.words;

    step_say(&story->reason, &story->step);
    if (words->count > 0)
        speech_say(words, "\n");
    speech_copy(words, said, 0, said->count);
    speech_cut(said, 0);
}

static void end_step(struct story *story)
{
    const struct told_step *step = &story->step;
    bool cut = step->has[EVENT_CUT];

    if (step_place(step) == story->n) {
        if (!(step->last == EVENT_LEAVE && !story_enters(step) && story->was_cut))
            tell(story, place_for(story));
        story->was_cut = cut;
    } else if (cut && leaves_out(story, &step->of[EVENT_CUT])) {
        speech_cut(&story->cut, 0);
        tell(story, &story->cut);
    } else if (step->has[EVENT_PASS]) {
        story->reason.pass = step->of[EVENT_PASS];
    }
}

static void notify(void *context, const struct event *event)
{
    struct story *story = context;
    struct event kept = *event;

    if (!step_takes(&story->step, event)) {
        end_step(story);
        step_clear(&story->step);
    }
    history_note(&story->history, event);
    /* OPEN is counted where that will be told, which takes time in its states. */
    if (event->node != story->n)
        kept.open = NULL;
    step_add(&story->step, &kept);
}

struct observer story_observer(struct story *story)
{
    return (struct observer){.notify = notify, .context = story};
}

/* ---- Putting it together ---- */

/* Ends a part at what was said last, if anything was. */
static bool end_part(struct story *story, struct error *error)
{
    size_t first = story->count > 0 ? story->parts[story->count - 1].end : 0;

    if (story->words.count == first)
        return true;
    if (!memory_reserve(&story->parts, &story->capacity, story->count + 1,
                        sizeof *story->parts, error))
        return false;
    story->parts[story->count++] = (struct story_part){first, story->words.count};
    return true;
}

/* Copies what was told, a part for each step. */
static bool add_told(struct story *story, const struct speech *told, struct error *error)
{
    for (size_t i = 0; i < told->count; i++) {
        if (told->phrases[i].format[0] != '\n')
            speech_copy(&story->words, told, i, i + 1);
        else if (!end_part(story, error))
            return false;
    }
    return end_part(story, error);
}

static bool add_said(struct story *story, struct error *error)
{
    struct speech *said = &story->reason.words;

    speech_copy(&story->words, said, 0, said->count);
    speech_cut(said, 0);
    return end_part(story, error);
}

static bool compose(struct story *story, struct error *error)
{
    struct reason *reason = &story->reason;

    story_begin(reason, story->n);
    if (!add_said(story, error) || !add_told(story, &story->told, error))
        return false;
    if (!story->history.of[story->n].visited && !add_told(story, &story->cut, error))
        return false;
    if (story->last.count > 0)
        story_again(reason, story->entries);
    if (!add_said(story, error) || !add_told(story, &story->last, error))
        return false;
    story_end(reason, story->n);
    return add_said(story, error);
}

bool story_finish(struct story *story, const struct result *result, struct error *error)
{
    end_step(story);
    if (!history_finish(&story->history, result, error) || !compose(story, error))
        return false;
    if (story->words.failed || story->told.failed || story->last.failed ||
        story->cut.failed || story->reason.words.failed)
        return error_memory(error);
    return true;
}

void story_release(struct story *story)
{
    reason_release(&story->reason);
    history_release(&story->history);
    speech_release(&story->words);
    speech_release(&story->told);
    speech_release(&story->last);
    speech_release(&story->cut);
    free(story->parts);
    story->parts = NULL;
    story->count = 0;
}
