/*
 * tally.c - counting numbers in a hash table that is half empty at least.
 */
#include "summary/tally.h"

#include "base/memory.h"
#include "base/score.h"
#include "base/sort.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 16 };

/* The slot of the value, or the free one where it would be: by the upper half of the
 * product with 2^64 over the golden ratio, which spreads numbers in a row. */
static struct tally_slot *find_slot(const struct tally *tally, uint64_t value)
{
    enum { HALF = 32 };
    size_t mask = tally->slot_count - 1;
    size_t at = (size_t)(value * 0x9E3779B97F4A7C15 >> HALF) & mask;

    while (tally->slots[at].times > 0 && tally->slots[at].value != value)
        at = (at + 1) & mask;
    return &tally->slots[at];
}

/* Takes twice as many slots, and puts all values into them anew. */
static bool grow(struct tally *tally, struct error *error)
{
    struct tally old = *tally;

    tally->slot_count = old.slot_count > 0 ? 2 * old.slot_count : FIRST_SLOTS;
    tally->slots = calloc(tally->slot_count, sizeof *tally->slots);
    if (!tally->slots) {
        *tally = old;
        return error_memory(error);
    }
    for (size_t i = 0; i < old.slot_count; i++)
        if (old.slots[i].times > 0)
            *find_slot(tally, old.slots[i].value) = old.slots[i];
    free(old.slots);
    return true;
}

bool tally_add(struct tally *tally, uint64_t value, struct error *error)
{
    struct tally_slot *slot;

    if (2 * tally->count >= tally->slot_count && !grow(tally, error))
        return false;
    slot = find_slot(tally, value);
    if (slot->times == 0)
        tally->count++;
    slot->value = value;
    slot->times++;
    tally->total++;
    return true;
}

/* The values in order, by their slots, for the caller to free; NULL without memory. */
static struct sort_keyed *in_order(const struct tally *tally, struct error *error)
{
    struct sort_keyed *items = NULL;
    size_t count = 0;

    if (!memory_resize(&items, tally->count, sizeof *items, error))
        return NULL;
    for (size_t i = 0; i < tally->slot_count; i++)
        if (tally->slots[i].times > 0)
            items[count++] = (struct sort_keyed){tally->slots[i].value, i};
    if (sort_by_keys(items, count, NULL, NULL, error))
        return items;
    free(items);
    return NULL;
}

/* Goes on to the value at a place, from the item with so many values before it. */
struct tally_walk {
    const struct tally *tally;
    const struct sort_keyed *item;
    uint64_t before;
};

static uint64_t value_at(struct tally_walk *walk, uint64_t place)
{
    for (;;) {
        const struct tally_slot *slot = &walk->tally->slots[walk->item->item];

        if (place - walk->before < slot->times)
            return slot->value;
        walk->before += slot->times;
        walk->item++;
    }
}

/* (total - 1) percent / 100, without a product that would not fit. */
static double quantile(struct tally_walk *walk, unsigned percent)
{
    enum { ALL = 100 };
    uint64_t last = walk->tally->total - 1, rest = last % ALL * percent;
    uint64_t place = last / ALL * percent + rest / ALL, part = rest % ALL;
    uint64_t below = value_at(walk, place), above;
    struct tally_walk next = *walk;

    if (part == 0)
        return (double)below;
    above = value_at(&next, place + 1);
    return (double)below + (double)(above - below) * (double)part / ALL;
}

bool tally_quantiles(const struct tally *tally, double quantiles[static QUANTILE_COUNT],
                     struct error *error)
{
    static const unsigned percents[] = {
#define QUANTILE(identifier, percent, suffix, heading) percent,
        QUANTILES(QUANTILE)
#undef QUANTILE
    };
    struct sort_keyed *items;
    struct tally_walk walk = {.tally = tally};

    for (int i = 0; i < QUANTILE_COUNT; i++)
        quantiles[i] = SCORE_NONE;
    if (tally->total == 0)
        return true;
    items = in_order(tally, error);
    if (!items)
        return false;
    walk.item = items;
    for (int i = 0; i < QUANTILE_COUNT; i++)
        quantiles[i] = quantile(&walk, percents[i]);
    free(items);
    return true;
}

void tally_release(struct tally *tally)
{
    free(tally->slots);
    *tally = (struct tally){.count = 0};
}
