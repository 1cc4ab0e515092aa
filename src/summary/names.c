/*
 * names.c - numbered texts, in a hash table that is half empty at least.
 */
#include "summary/names.h"

#include "base/memory.h"
#include "base/quote.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 64 };

/* FNV-1a, its upper half folded into the lower, which alone chooses slots. */
static uint64_t hash_of(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325;

    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3;
    return hash ^ hash >> 32;
}

const char *names_text(const struct names *names, size_t number)
{
    return names->texts.data + names->items[number].start;
}

static bool is_name(const struct names *names, size_t number, const char *text,
                    uint64_t hash)
{
    return names->items[number].hash == hash &&
           strcmp(names_text(names, number), text) == 0;
}

/* The slot of the text, or the free one where it would be. */
static size_t *find_slot(const struct names *names, const char *text, uint64_t hash)
{
    size_t mask = names->slot_count - 1, at = (size_t)hash & mask;

    while (names->slots[at] > 0 && !is_name(names, names->slots[at] - 1, text, hash))
        at = (at + 1) & mask;
    return &names->slots[at];
}

/* Takes twice as many slots, and puts all names into them anew. */
static bool grow(struct names *names, struct error *error)
{
    size_t count = names->slot_count > 0 ? 2 * names->slot_count : FIRST_SLOTS;
    size_t *slots = calloc(count, sizeof *slots);

    if (!slots)
        return error_memory(error);
    free(names->slots);
    names->slots = slots;
    names->slot_count = count;
    for (size_t i = 0; i < names->count; i++)
        *find_slot(names, names_text(names, i), names->items[i].hash) = i + 1;
    return true;
}

static bool append(struct names *names, const char *text, uint64_t hash,
                   struct error *error)
{
    struct names_item name = {.start = names->texts.size, .hash = hash};

    if (!memory_reserve(&names->items, &names->capacity, names->count + 1, sizeof name,
                        error))
        return false;
    buffer_add(&names->texts, text, strlen(text) + 1);
    if (names->texts.failed)
        return error_memory(error);
    names->items[names->count++] = name;
    return true;
}

bool names_add(struct names *names, const char *text, size_t *number, struct error *error)
{
    uint64_t hash = hash_of(text);
    size_t *slot;

    if (2 * names->count >= names->slot_count && !grow(names, error))
        return false;
    slot = find_slot(names, text, hash);
    if (*slot == 0) {
        if (!append(names, text, hash, error))
            return false;
        *slot = names->count;
    }
    *number = *slot - 1;
    return true;
}

void names_release(struct names *names)
{
    buffer_release(&names->texts);
    free(names->items);
    free(names->slots);
    *names = (struct names){.count = 0};
}

static bool is_plain(const char *text)
{
    while (*text >= ' ' && *text <= '~')
        text++;
    return *text == '\0';
}

bool names_plain(struct buffer *plain, const char **text, struct error *error)
{
    char *copy = NULL;
    size_t size;
    FILE *out;
    bool done = false;

    if (is_plain(*text))
        return true;
    out = open_memstream(&copy, &size);
    if (out) {
        quote_plain(out, *text);
        done = fclose(out) == 0 && copy;
    }
    buffer_clear(plain);
    if (done)
        buffer_add(plain, copy, size);
    free(copy);
    *text = plain->data;
    return (done && !plain->failed) || error_memory(error);
}
