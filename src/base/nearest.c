/*
 * nearest.c - "did you mean ...?" by edit distance.
 */
#include "base/nearest.h"

#include "base/larger.h"

#include <string.h>

/* Longer names than this are not compared; none of ours comes near. */
enum { LONGEST = 40 };

/*
 * The fewest insertions, deletions and replacements that turn a into b (Wagner and
 * Fischer 1974): row[j] is the distance of the part of a read so far to the first j
 * letters of b.
 */
static size_t edit_distance(const char *a, const char *b)
{
    size_t row[LONGEST + 1], width = strlen(b);

    if (strlen(a) > LONGEST || width > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 1; a[i - 1]; i++) {
        size_t corner = row[0];

        row[0] = i;
        for (size_t j = 1; j <= width; j++) {
            size_t replaced = corner + (a[i - 1] != b[j - 1]);

            corner = row[j];
            row[j] = smaller_size(replaced, smaller_size(row[j - 1], row[j]) + 1);
        }
    }
    return row[width];
}

struct nearest nearest_to(const char *wanted)
{
    /* At most a third of the letters, and one at least, may be wrong. */
    return (struct nearest){.wanted = wanted, .distance = strlen(wanted) / 3 + 2};
}

void nearest_offer(struct nearest *nearest, const char *name)
{
    size_t distance = edit_distance(nearest->wanted, name);

    if (distance >= nearest->distance)
        return;
    nearest->distance = distance;
    nearest->best = name;
}

bool nearest_error(const struct nearest *nearest, const char *kind, const char *prefix,
                   struct error *error)
{
    if (nearest->best)
        return error_set(error, ERROR_USAGE,
                         "unknown %s '%s%.100s'; did you mean '%s%s'?", kind, prefix,
                         nearest->wanted, prefix, nearest->best);
    return error_set(error, ERROR_USAGE, "unknown %s '%s%.100s'", kind, prefix,
                     nearest->wanted);
}
