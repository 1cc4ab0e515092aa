/*
 * open.c - OPEN as a heap with lazy removal and a list from left to right.
 */
#include "search/open.h"

#include "base/memory.h"

#include <stdlib.h>

/*
 * A state, or several that differ only in the node: siblings from node on, count of them.
 * An entry that is purged stays in the heap, and its slot in use, until it comes up
 * there.
 */
struct entry {
    struct hand hand;
    node count; /* 0: purged */
    uint32_t left, right;
};

/* The list from left to right is closed by this entry; free slots hang on its own chain.
 */
enum { BORDER = 0 };

struct ranked {
    double merit;
    node node;
    uint32_t entry;
};

struct open {
    const struct tree *tree; /* borrowed */
    struct entry *entries;   /* entries[BORDER] is no state */
    size_t used, capacity;
    uint32_t vacant; /* the first free slot, chained by right; BORDER if there is none */
    struct ranked *heap;
    size_t heap_size, heap_capacity;
    uint32_t hand;
    node count;  /* states in all */
    double sign; /* of the merits as they are listed */
};

static bool better(struct ranked a, struct ranked b)
{
    return a.merit > b.merit || (a.merit == b.merit && a.node < b.node);
}

static struct ranked rank(const struct open *open, uint32_t entry)
{
    const struct state *state = &open->entries[entry].hand.state;

    return (struct ranked){.merit = state->merit, .node = state->node, .entry = entry};
}

static bool heap_push(struct open *open, uint32_t entry)
{
    struct ranked added = rank(open, entry);
    struct error error;
    size_t at = open->heap_size;

    if (!memory_reserve(&open->heap, &open->heap_capacity, at + 1, sizeof *open->heap,
                        &error))
        return false;
    open->heap_size++;
    for (; at > 0 && better(added, open->heap[(at - 1) / 2]); at = (at - 1) / 2)
        open->heap[at] = open->heap[(at - 1) / 2];
    open->heap[at] = added;
    return true;
}

/* Puts ranked at the top, whose own entry is gone, and lets it sink to its place. */
static void heap_sink(struct open *open, struct ranked ranked)
{
    size_t at = 0, child;

    while ((child = 2 * at + 1) < open->heap_size) {
        if (child + 1 < open->heap_size &&
            better(open->heap[child + 1], open->heap[child]))
            child++;
        if (!better(open->heap[child], ranked))
            break;
        open->heap[at] = open->heap[child];
        at = child;
    }
    open->heap[at] = ranked;
}

static void heap_pop(struct open *open)
{
    heap_sink(open, open->heap[--open->heap_size]);
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
        .hand.state = {.node = TREE_ROOT, .merit = merit},
        .count = 1,
    };
    link_behind(open, open->hand, BORDER);
    return open;
}

void open_free(struct open *open)
{
    if (!open)
        return;
    free(open->entries);
    free(open->heap);
    free(open);
}

struct hand *open_hand(struct open *open)
{
    return &open->entries[open->hand].hand;
}

/* Adds the siblings from c on, live, behind the entry in hand. */
static bool add_siblings(struct open *open, node c, node count)
{
    const struct hand *hand;
    uint32_t slot;

    if (count == 0)
        return true;
    slot = slot_new(open);
    if (slot == BORDER)
        return false;
    hand = open_hand(open);
    open->entries[slot] = (struct entry){
        .hand = {.state = {.node = c, .merit = hand->state.merit}, .place = hand->place},
        .count = count,
    };
    link_behind(open, slot, open->hand);
    return heap_push(open, slot);
}

/* Forgets entries at the top of the heap that have been purged. */
static void drop_purged(struct open *open)
{
    while (open->heap_size > 0 && open->entries[open->heap[0].entry].count == 0) {
        slot_free(open, open->heap[0].entry);
        heap_pop(open);
    }
}

/* Takes the entry at the top in hand; the one that was in hand goes into the heap. */
static void exchange(struct open *open)
{
    uint32_t top = open->heap[0].entry;

    heap_sink(open, rank(open, open->hand));
    open->hand = top;
}

/* Takes the first of the siblings at the top in hand; the others stay there. */
static bool split(struct open *open)
{
    uint32_t top = open->heap[0].entry, slot = slot_new(open);
    struct entry *others = &open->entries[top];

    if (slot == BORDER || !heap_push(open, open->hand))
        return false;
    open->entries[slot] = (struct entry){.hand = others->hand, .count = 1};
    link_behind(open, slot, others->left);
    open->hand = slot;
    others->count--;
    others->hand.state.node = tree_next_child(open->tree, others->hand.state.node);
    heap_sink(open, rank(open, top));
    return true;
}

bool open_take(struct open *open)
{
    drop_purged(open);
    if (open->heap_size == 0 || better(rank(open, open->hand), open->heap[0]))
        return true;
    if (open->entries[open->heap[0].entry].count > 1)
        return split(open);
    exchange(open);
    return true;
}

bool open_expand(struct open *open)
{
    struct state *state = &open_hand(open)->state;
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
    node at = open->entries[entry].hand.state.node;

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
        struct state state = open->entries[e].hand.state;

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
