/*
 * labels.c - collecting names and matching equal ones by sorting, which has no bad
 * inputs, as a hash table would.
 */
#include "read/labels.h"

#include "base/memory.h"
#include "base/quote.h"
#include "base/sort.h"

#include <stdlib.h>
#include <string.h>

bool labels_add(struct labels *labels, const char *name, size_t length, size_t at,
                struct error *error)
{
    size_t size = labels->names_size, count = labels->count;

    if (!memory_reserve(&labels->names, &labels->names_capacity, size + length + 1,
                        sizeof *labels->names, error) ||
        !memory_reserve(&labels->mention, &labels->capacity, count + 1,
                        sizeof *labels->mention, error))
        return false;
    memcpy(labels->names + size, name, length);
    labels->names[size + length] = '\0';
    labels->names_size += length + 1;
    labels->mention[count] = (struct label){.name = size, .at = at, .first = count};
    labels->count++;
    return true;
}

static int by_name(const void *context, size_t a, size_t b)
{
    return strcmp(labels_name(context, a), labels_name(context, b));
}

/* The first bytes of a name as a number: where it differs, so does the order. */
static uint64_t name_key(const char *name)
{
    uint64_t key = 0;
    int bits = 64;

    for (; *name && bits > 0; name++) {
        bits -= 8;
        key |= (uint64_t)(unsigned char)*name << bits;
    }
    return key;
}

bool labels_match(struct labels *labels, struct error *error)
{
    struct sort_keyed *sorted = NULL;
    bool good;

    if (!memory_resize(&sorted, labels->count + 1, sizeof *sorted, error))
        return false;
    for (size_t i = 0; i < labels->count; i++)
        sorted[i] =
            (struct sort_keyed){.key = name_key(labels_name(labels, i)), .item = i};
    good = sort_by_keys(sorted, labels->count, by_name, labels, error);
    /* Sorting keeps mentions of one name in order, so the first comes first. */
    for (size_t i = 1; good && i < labels->count; i++) {
        size_t before = sorted[i - 1].item, mention = sorted[i].item;

        if (by_name(labels, before, mention) == 0)
            labels->mention[mention].first = labels->mention[before].first;
    }
    free(sorted);
    return good;
}

const char *labels_show(const struct labels *labels, size_t mention,
                        char shown[static LABEL_SHOWN_SIZE])
{
    const char *name = labels_name(labels, mention);

    return quote_short(shown, LABEL_SHOWN_SIZE, name, strlen(name));
}

void labels_release(struct labels *labels)
{
    free(labels->names);
    free(labels->mention);
    *labels = (struct labels){0};
}
