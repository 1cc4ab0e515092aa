/*
 * lab_index.c - an open table with linear probing. What is taken leaves a mark, so that
 * what was put behind it is still found.
 */
#include "read/lab_index.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Places count from 1, and the greatest is never reached. */
enum { EMPTY = 0, SLOT_BITS = 32 };
static const uint32_t TAKEN = UINT32_MAX;

bool lab_index_start(struct lab_index *index, const struct text *text, size_t lines,
                     struct error *error)
{
    enum { SPARE = 64, PROBES = 32 };

    *index = (struct lab_index){
        .text = text,
        .count = lines + lines / 3 + SPARE,
        .patience = (uint64_t)PROBES * (lines + SPARE),
    };
    while (((uint64_t)text->size + 1) >> index->place_bits != 0)
        index->place_bits++;
    if (!memory_resize(&index->slots, index->count, sizeof *index->slots, error))
        return false;
    memset(index->slots, 0, index->count * sizeof *index->slots);
    return true;
}

static size_t slot_of(const struct lab_index *index, uint64_t hash)
{
    return (size_t)((hash >> SLOT_BITS) * index->count >> SLOT_BITS);
}

void lab_index_expect(const struct lab_index *index, uint64_t hash)
{
    __builtin_prefetch(&index->slots[slot_of(index, hash)], 1);
}

static uint64_t place_mask(const struct lab_index *index)
{
    return ((uint64_t)1 << index->place_bits) - 1;
}

void lab_index_expect_line(const struct lab_index *index, uint64_t hash)
{
    uint64_t place = index->slots[slot_of(index, hash)] & place_mask(index);

    if (place > 0 && place <= index->text->size)
        __builtin_prefetch(index->text->data + place - 1);
}

/* Whether the label that a slot stands for is this one, which is found then. */
static bool is_label(const struct lab_index *index, uint32_t slot,
                     const struct lab_word *label, uint64_t hash, struct lab_word *found)
{
    uint64_t places = place_mask(index);

    return slot != TAKEN && (uint32_t)(hash << index->place_bits) == (slot & ~places) &&
           lab_word_find(index->text, (size_t)(slot & places) - 1, index->text->size,
                         found) &&
           lab_word_same(index->text, found, label);
}

/* The slot of the label, or the empty one where it would be; NULL if given up. */
static uint32_t *find_slot(struct lab_index *index, const struct lab_word *label,
                           uint64_t hash, struct lab_word *found)
{
    size_t at = slot_of(index, hash);

    for (; index->patience > 0; index->patience--) {
        uint32_t *slot = &index->slots[at];

        if (*slot == EMPTY || is_label(index, *slot, label, hash, found))
            return slot;
        at = at + 1 < index->count ? at + 1 : 0;
    }
    return NULL;
}

bool lab_index_put(struct lab_index *index, const struct lab_word *label, uint64_t hash)
{
    struct lab_word found;
    uint32_t *slot = find_slot(index, label, hash, &found);
    size_t start = label->at - (label->next - label->end);

    if (!slot || *slot != EMPTY)
        return false;
    *slot = (uint32_t)(hash << index->place_bits | (start + 1));
    return true;
}

bool lab_index_take(struct lab_index *index, const struct lab_word *label, uint64_t hash,
                    struct lab_word *line)
{
    uint32_t *slot = find_slot(index, label, hash, line);

    if (!slot || *slot == EMPTY)
        return false;
    *slot = TAKEN;
    return true;
}

void lab_index_release(struct lab_index *index)
{
    free(index->slots);
}
