/*
 * open.c - OPEN as a queue with lazy removal and a list from left to right.
 */
#include "search/open.h"

#include "base/memory.h"
#include "search/queue.h"

#include <stdlib.h>

/*
 * A state, or several that differ only in the node: siblings from node on, count of them.
 * An entry that is purged stays in the queue, and its slot in use, until it comes up
 * there.
 */
struct entry {
    struct state state;
    node count; /* 0: purged */
    uint32_t left, right;
};

/* The list from left to right is closed by this entry; free slots hang on its own chain.
 */
enum { BORDER = 0 };

struct open {
    const struct tree *tree; /* borrowed */
    struct entry *entries;   /* entries[BORDER] is no state */
    size_t used, capacity;
    uint32_t vacant; /* the first free slot, chained by right; BORDER if there is none */
    uint32_t hand;
    node count;         /* states in all */
    double sign;        /* of the merits as they are listed */
    struct queue queue; /* all entries but the one in hand */
};

static struct ranked rank(const struct open *open, uint32_t entry)
{
    const struct state *state = &open->entries[entry].state;

    return queue_rank(state->merit, state->node, entry);
}

/* A slot for another entry; BORDER when out of memory. */
static uint32_t slot_new(struct open *open)
{
    struct error error;
    uint32_t slot = open->vacant;

    if (slot != BORDER) {
        open->vacant = open->entries[slot].right;
        return slot;
    }
    if (!memory_reserve(&open->entries, &open->capacity, open->used + 1,
                        sizeof *open->entries, &error))
        return BORDER;
    return (uint32_t)open->used++;
}

static void slot_free(struct open *open, uint32_t slot)
{
    open->entries[slot].right = open->vacant;
    open->vacant = slot;
}

/* Links an entry into the list, to the right of another. */
static void link_behind(struct open *open, uint32_t added, uint32_t left)
{
    uint32_t right = open->entries[left].right;

    open->entries[added].left = left;
    open->entries[added].right = right;
    open->entries[left].right = added;
    open->entries[right].left = added;
}

static void unlink_entry(struct open *open, uint32_t entry)
{
    uint32_t left = open->entries[entry].left, right = open->entries[entry].right;

    open->entries[left].right = right;
    open->entries[right].left = left;
}

struct open *open_new(const struct tree *t, double merit, double sign)
{
    struct open *open = calloc(1, sizeof *open);
    struct error error;

    if (!open || !memory_reserve(&open->entries, &open->capacity, BORDER + 2,
                                 sizeof *open->entries, &error)) {
        free(open);
        return NULL;
    }
    open->tree = t;
    open->sign = sign;
    open->hand = BORDER + 1;
    open->used = BORDER + 2;
    open->count = 1;
    open->entries[BORDER] = (struct entry){.left = BORDER, .right = BORDER};
    open->entries[open->hand] = (struct entry){
        .state = {.node = TREE_ROOT, .merit = merit},
        .count = 1,
    };
    link_behind(open, open->hand, BORDER);
    queue_init(&open->queue, rank(open, open->hand));
    return open;
}

void open_free(struct open *open)
{
    if (!open)
        return;
    free(open->entries);
    queue_release(&open->queue);
    free(open);
}

struct state *open_hand(struct open *open)
{
    return &open->entries[open->hand].state;
}

/* Adds the siblings from c on, live, behind the entry in hand. */
static bool add_siblings(struct open *open, node c, node count)
{
    const struct state *hand;
    uint32_t slot;

    if (count == 0)
        return true;
    slot = slot_new(open);
    if (slot == BORDER)
        return false;
    hand = open_hand(open);
    open->entries[slot] = (struct entry){
        .state = {.node = c, .merit = hand->merit, .place = hand->place},
        .count = count,
    };
    link_behind(open, slot, open->hand);
    return queue_add(&open->queue, rank(open, slot));
}

/* Puts the one in hand back, for another. */
static bool exchange(struct open *open, uint32_t other)
{
    uint32_t hand = open->hand;

    open->hand = other;
    return queue_add(&open->queue, rank(open, hand));
}

/* Takes the first of the siblings of an entry in hand; the others go back. */
static bool split(struct open *open, uint32_t siblings)
{
    uint32_t slot = slot_new(open);
    struct entry *others = &open->entries[siblings];

    if (slot == BORDER)
        return false;
    open->entries[slot] = (struct entry){.state = others->state, .count = 1};
    link_behind(open, slot, others->left);
    others->count--;
    others->state.node = tree_next_child(open->tree, others->state.node);
    return exchange(open, slot) && queue_add(&open->queue, rank(open, siblings));
}

/*
 * What the queue asks for holds: of the states with the best merit the leftmost is taken,
 * and until its merit falls, what is put behind it lies further right; what is in hand
 * goes back only when it has fallen.
 */
bool open_take(struct open *open)
{
    while (!queue_is_empty(&open->queue)) {
        struct ranked first = queue_first(&open->queue);
        node count = open->entries[first.entry].count;

        if (queue_before(rank(open, open->hand), first))
            return true;
        if (!queue_take(&open->queue))
            return false;
        if (count > 1)
            return split(open, first.entry);
        if (count == 1)
            return exchange(open, first.entry);
        slot_free(open, first.entry);
    }
    return true;
}

bool open_expand(struct open *open)
{
    struct state *state = open_hand(open);
    node width = tree_width(open->tree, state->node);

    state->node = tree_first_child(state->node);
    open->count += width - 1;
    return add_siblings(open, tree_next_child(open->tree, state->node), width - 1);
}

static void purge_entry(struct open *open, uint32_t entry)
{
    open->count -= open->entries[entry].count;
    open->entries[entry].count = 0;
    unlink_entry(open, entry);
}

static bool lies_below(const struct open *open, uint32_t entry, node n)
{
    node at = open->entries[entry].state.node;

    return entry != BORDER && at > n && at < open->tree->end[n];
}

void open_purge(struct open *open, node n)
{
    const struct entry *hand = &open->entries[open->hand];

    while (lies_below(open, hand->left, n))
        purge_entry(open, hand->left);
    while (lies_below(open, hand->right, n))
        purge_entry(open, hand->right);
}

node open_count(const struct open *open)
{
    return open->count;
}

node open_equal(const struct open *open)
{
    double merit = open->entries[open->hand].state.merit;
    node equal = 0;

    for (uint32_t e = open->entries[BORDER].right; e != BORDER;
         e = open->entries[e].right)
        if (open->entries[e].state.merit == merit)
            equal += open->entries[e].count;
    return equal;
}

static int compare_states(const void *left, const void *right)
{
    const struct state *a = left, *b = right;

    if (a->merit != b->merit)
        return a->merit > b->merit ? -1 : 1;
    return (a->node > b->node) - (a->node < b->node);
}

struct state *open_list(const struct open *open)
{
    struct state *list = malloc(open->count * sizeof *list);
    size_t used = 0;

    if (!list)
        return NULL;
    for (uint32_t e = open->entries[BORDER].right; e != BORDER;
         e = open->entries[e].right) {
        struct state state = open->entries[e].state;

        for (node i = 0; i < open->entries[e].count; i++) {
            list[used++] = state;
            state.node = tree_next_child(open->tree, state.node);
        }
    }
    qsort(list, used, sizeof *list, compare_states);
    for (size_t i = 0; i < used; i++)
        list[i].merit *= open->sign;
    return list;
}
