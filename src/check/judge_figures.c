/*
 * judge_figures.c - counts of the search and numbers of the tree, as they are printed for
 * programs.
 */
#include "check/judge.h"

/* null stands for no number. */
static void say_number(const struct judging *judging, int figure, double number)
{
    if (score_known(number) && figure == FIGURE_PROVED)
        judge_say(judging, number > 0 ? "true" : "false");
    else if (score_known(number))
        judge_say(judging, "#", number);
    else
        judge_say(judging, "null");
}

static bool judge_figure(const struct judging *judging, int figure,
                         const struct answer_figure *answer)
{
    double given = answer->number;
    struct error error;
    double number;

    if (answer->unanswered)
        return judge_wrong(judging, "$: not answered", figure_name(figure));
    if (figure == FIGURE_DISTANCE && !judging->optimal)
        return judge_wrong(judging, "$ given, but lines of any length are right here",
                           figure_name(figure));
    if (!figure_of(figure, judging->tree, judging->values, judging->result, &number,
                   &error)) {
        *judging->failed = true;
        return false;
    }
    if (given == number || (!score_known(given) && !score_known(number)))
        return true;
    judge_say(judging, "$: ", figure_name(figure));
    say_number(judging, figure, given);
    judge_say(judging, " given, right is ");
    say_number(judging, figure, number);
    return judge_wrong(judging, "");
}

/* Other searches have other counts, so which it was comes first. */
bool judge_figures(const struct judging *judging, const struct answer_set *set)
{
    enum relation bound = judging->result->bound;

    bool right = true;

    if (set->algorithm && set->algorithm != judging->algorithm)
        right = judge_wrong(judging, "algorithm: $ given, but this is held against $",
                            set->algorithm->name, judging->algorithm->name);
    if (judge_goes_on(judging, right) && set->bound_given && set->bound != bound)
        right = judge_wrong(judging, "bound: $ given, right is $",
                            bound_words[set->bound], bound_words[bound]);
    for (int figure = 0; figure < FIGURES && judge_goes_on(judging, right); figure++)
        if (set->figures[figure].given)
            right = judge_figure(judging, figure, &set->figures[figure]) && right;
    return right;
}
