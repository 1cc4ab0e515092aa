/*
 * check.c - what somebody answers about a tree, graded.
 */
#include "check/check.h"
#include "library/handles.h"
#include "library/neutral.h"

#include <stdlib.h>

struct gteval_verdict {
    struct verdict verdict;
    struct grade points; /* what the grade is worth */
};

/* Reads and grades them. A check searches once more, so nothing of the search is changed.
 */
static bool grade(struct gteval_verdict *made, const struct gteval_search *search,
                  const struct gteval_tree *tree, struct answers *answers,
                  const struct points *points, struct error *error)
{
    if (!check_verdict(answers, &tree->tree, search->algorithm, &search->options, false,
                       &made->verdict, error) ||
        !answers_finish(answers, error))
        return false;
    grade_join(&made->points, &made->verdict.grade, points);
    return true;
}

/* The same of a text. */
static bool check_text(struct gteval_verdict *made, const struct gteval_search *search,
                       const struct gteval_tree *tree, const char *name, const char *text,
                       size_t size, const struct points *points, struct error *error)
{
    struct answers answers = {.count = 0};
    struct neutral neutral;
    bool done;

    if (!neutral_enter(&neutral, error))
        return false;
    done = text_from(&answers.text, name, text, size, error) &&
           grade(made, search, tree, &answers, points, error);
    answers_close(&answers);
    neutral_leave(&neutral);
    return done;
}

struct gteval_verdict *gteval_check(const struct gteval_search *search,
                                    const struct gteval_tree *tree, const char *name,
                                    const char *text, size_t size, const char *points,
                                    struct gteval_error **error)
{
    struct points told = {.given = false};
    struct gteval_verdict *made;
    struct error reason;

    handle_start(error);
    if (!handle_given(search, "search", error) || !handle_given(tree, "tree", error) ||
        !handle_given(name, "name", error) ||
        (size > 0 && !handle_given(text, "text", error)))
        return NULL;
    made = handle_new(sizeof *made, error);
    if (!made)
        return NULL;
    if ((!points || points_read(&told, points, &reason)) &&
        check_text(made, search, tree, name, text, size, &told, &reason))
        return made;
    handle_fail(error, &reason);
    gteval_verdict_free(made);
    return NULL;
}

bool gteval_verdict_right(const struct gteval_verdict *verdict)
{
    return verdict->verdict.right;
}

const char *gteval_verdict_said(const struct gteval_verdict *verdict)
{
    return verdict->verdict.said;
}

const char *gteval_verdict_name(const struct gteval_verdict *verdict)
{
    const struct buffer *name = &verdict->verdict.who.name;

    return name->size > 0 ? name->data : NULL;
}

double gteval_verdict_points(const struct gteval_verdict *verdict, double *most)
{
    if (most)
        *most = grade_most(&verdict->points);
    return grade_points(&verdict->points);
}

void gteval_verdict_free(struct gteval_verdict *verdict)
{
    if (!verdict)
        return;
    verdict_release(&verdict->verdict);
    free(verdict);
}
