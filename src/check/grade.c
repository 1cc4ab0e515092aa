/*
 * grade.c - points.
 */
#include "check/grade.h"

#include "base/fold.h"
#include "base/nearest.h"
#include "base/score.h"

#include <stdlib.h>
#include <string.h>

static const double MOST_POINTS = 1e6;

const char *grade_name(int key)
{
    if (key < GRADE_FIGURES)
        return answer_names[key];
    if (key < GRADE_ALGORITHM)
        return figure_name(key - GRADE_FIGURES);
    return key == GRADE_ALGORITHM ? "algorithm" : "bound";
}

int grade_key_of(int figure)
{
    return strcmp(figure_name(figure), answer_names[ANSWER_leaves]) == 0
               ? ANSWER_leaves
               : GRADE_FIGURES + figure;
}

/* The key of that name, in any case; GRADE_KEYS if there is none. */
static int find_key(const char *name)
{
    char wanted[FOLD_ROOM], other[FOLD_ROOM];

    fold_word(name, strlen(name), wanted);
    if (strcmp(wanted, "line") == 0)
        return ANSWER_pv;
    for (int key = 0; key < GRADE_KEYS; key++) {
        fold_word(grade_name(key), strlen(grade_name(key)), other);
        if (strcmp(wanted, other) == 0)
            return key;
    }
    return GRADE_KEYS;
}

static bool refuse_key(const char *name, struct error *error)
{
    struct nearest nearest = nearest_to(name);

    for (int key = 0; key < GRADE_KEYS; key++)
        nearest_offer(&nearest, grade_name(key));
    nearest_error(&nearest, "key of answers", "", error);
    error_prepend(error, "option '--points': ");
    return false;
}

/* key:number */
static bool read_entry(struct points *points, bool seen[static GRADE_KEYS], char *entry,
                       struct error *error)
{
    char *colon = strpbrk(entry, ":=");
    double number;
    size_t used;
    int key;

    if (!colon)
        return error_set(error, ERROR_USAGE,
                         "option '--points': expected KEY:POINTS, not '%.100s'", entry);
    *colon = '\0';
    key = find_key(entry);
    if (key == GRADE_KEYS)
        return refuse_key(entry, error);
    if (seen[key])
        return error_set(error, ERROR_USAGE, "option '--points': '%s' is there twice",
                         grade_name(key));
    if (score_read(colon + 1, strlen(colon + 1), &number, &used) != SCORE_OK ||
        colon[1 + used] || !(number >= 0 && number <= MOST_POINTS))
        return error_set(
            error, ERROR_USAGE,
            "option '--points': expected a number of 0 to 1000000, not '%.100s'",
            colon + 1);
    seen[key] = true;
    points->of[key] = number;
    return true;
}

bool points_read(struct points *points, const char *text, struct error *error)
{
    bool seen[GRADE_KEYS] = {false}, done = true;
    char *copy = strdup(text), *entry = copy;

    if (!copy)
        return error_memory(error);
    *points = (struct points){.given = true};
    while (done && entry) {
        char *comma = strchr(entry, ',');

        if (comma)
            *comma++ = '\0';
        done = read_entry(points, seen, entry, error);
        entry = comma;
    }
    free(copy);
    return done;
}

void grade_note(struct grade *grade, int key, bool parts, size_t items, size_t wrong)
{
    struct mark *mark = &grade->of[key];

    mark->given = true;
    mark->parts = parts;
    mark->items += items;
    mark->wrong += wrong;
    grade->differences += wrong;
}

double mark_share(const struct mark *mark)
{
    if (!mark->given || (mark->wrong > 0 && (!mark->parts || mark->wrong >= mark->items)))
        return 0;
    return mark->wrong == 0 ? 1
                            : (double)(mark->items - mark->wrong) / (double)mark->items;
}

void grade_join(struct grade *grade, const struct grade *noted,
                const struct points *points)
{
    for (int key = 0; key < GRADE_KEYS; key++) {
        const struct mark *mark = &noted->of[key];
        double worth = points->given ? points->of[key] : mark->given;

        grade->worth[key] += worth;
        grade->got[key] += worth * mark_share(mark);
        grade->seen[key] = grade->seen[key] || mark->given;
    }
    grade->differences += noted->differences;
}

static double sum(const double *of)
{
    double all = 0;

    for (int key = 0; key < GRADE_KEYS; key++)
        all += of[key];
    return all;
}

double grade_points(const struct grade *grade)
{
    return sum(grade->got);
}

double grade_most(const struct grade *grade)
{
    return sum(grade->worth);
}

void grade_print(FILE *out, double points)
{
    static const double HUNDREDTHS = 100;

    score_print(out, round(points * HUNDREDTHS) / HUNDREDTHS);
}
