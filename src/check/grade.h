/*
 * grade.h - what answers are worth: points for each key.
 */
#ifndef GTEVAL_CHECK_GRADE_H
#define GTEVAL_CHECK_GRADE_H

#include "check/answer.h"

/* The keys that points are given for: those of answers, then those of figures, then
 * algorithm and bound. Leaves are one key, counted or listed. */
enum {
    GRADE_FIGURES = ANSWER_KINDS,
    GRADE_ALGORITHM = GRADE_FIGURES + FIGURES,
    GRADE_BOUND,
    GRADE_KEYS,
};

const char *grade_name(int key);

/* The key of a figure. */
int grade_key_of(int figure);

/* How many points there are for each key. All zeros: one for each key that is answered,
 * or left open. */
struct points {
    bool given; /* those keys alone count, whether they are answered or not: */
    double of[GRADE_KEYS];
};

/*
 * Reads "value:2,line:3". ERROR_USAGE where a key is not known or there twice, or points
 * are no number from 0.
 */
bool points_read(struct points *points, const char *text, struct error *error);

/* What came of one key. */
struct mark {
    bool given;
    bool parts; /* each item counts by itself; else all must be right */
    size_t items,
        wrong; /* how many there are, or are left open; how many are not right */
};

/* What came of a set of answers, as it is noted, or of several, as it was added. */
struct grade {
    struct mark of[GRADE_KEYS];
    uint64_t differences;
    double got[GRADE_KEYS];   /* points for each key, */
    double worth[GRADE_KEYS]; /* of so many */
    bool seen[GRADE_KEYS];    /* it was answered, or left open, at least once */
};

/* Notes what came of a key, or of more items of one: parts as in a mark. */
void grade_note(struct grade *grade, int key, bool parts, size_t items, size_t wrong);

/* How much of a key is right: 0 .. 1. */
double mark_share(const struct mark *mark);

/* Adds the points for what was noted in one to those of another. */
void grade_join(struct grade *grade, const struct grade *noted,
                const struct points *points);

/* The sums over all keys. */
double grade_points(const struct grade *grade);
double grade_most(const struct grade *grade);

/* Prints points, rounded to hundredths: 7, 2.5, 3.33. */
void grade_print(FILE *out, double points);

#endif
