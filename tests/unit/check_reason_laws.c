/*
 * check_reason_laws.c - on random trees, what is said of steps and of nodes: every step
 * has words, which read as sentences, and what they say of values is true.
 */
#include "asked.h"
#include "ensure.h"
#include "literal.h"
#include "random_game.h"
#include "random_tree.h"
#include "relation.h"
#include "spoken.h"
#include "suite.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

/* ---- What texts look like ---- */

static void expect_sentences(const char *text, const char *who)
{
    size_t length = strlen(text);

    ENSURE_MSG(length > 0, "%s says nothing", who);
    ENSURE_MSG(strchr(".?", text[length - 1]), "%s: no end: '%s'", who, text);
    ENSURE_MSG(text[0] != ' ', "%s: begins with a blank: '%s'", who, text);
    for (const char *const *bad = (const char *const[]){"nan", "  ", " .", " ,", "..",
                                                        ": :", "@", "%", "~", "$", NULL};
         *bad; bad++)
        ENSURE_MSG(!strstr(text, *bad) || strcmp(*bad, "%") == 0, "%s: '%s' in '%s'", who,
                   *bad, text);
}

/* ---- Whether claims are true ---- */

struct truth {
    const struct tree *tree;
    const double *values; /* exact, of each node; NULL with payoffs */
    const struct algorithm *algorithm;
};

/* A claim about a node and a number that stand side by side in a phrase. */
static const struct claim {
    const char *text; /* from the first mark on, or from before it */
    bool number_first;
    enum relation relation;
} claims[] = {
    {"@ is worth at most #", false, AT_MOST},
    {"@ is worth at least #", false, AT_LEAST},
    {"@ is worth #", false, EQUAL},
    {"@ is a leaf worth #", false, EQUAL},
    {"MAX already has # at @", true, AT_LEAST},
    {"MIN already has # at @", true, AT_MOST},
    {"# that MAX has at @", true, AT_LEAST},
    {"# that MIN has at @", true, AT_MOST},
};

static size_t marks_before(const char *format, const char *end)
{
    size_t marks = 0;

    for (; format < end; format++)
        marks += speech_is_mark(*format);
    return marks;
}

static const char *relation_word(enum relation relation)
{
    static const char *const words[] = {"exactly", "at least", "at most", "more than",
                                        "less than"};

    return words[relation];
}

static enum relation relation_of(const char *word)
{
    for (enum relation relation = EQUAL; relation <= BELOW; relation++)
        if (strcmp(relation_word(relation), word) == 0)
            return relation;
    ck_abort_msg("no relation: '%s'", word);
}

static void expect_true(const struct truth *truth, const char *format, node n,
                        enum relation relation, double number)
{
    ENSURE_MSG(relation_holds(truth->values[n], relation, number),
               "%s: '%s' of node %u and %g is not true: it is worth %g",
               truth->algorithm->name, format, n, number, truth->values[n]);
}

static void expect_claims(const struct truth *truth, const char *format,
                          const union argument *arguments)
{
    const char *place = strstr(format, "@ is worth $ #");

    if (strstr(format, "The # of @ is that of the leaf @")) {
        const union argument *first = arguments;

        expect_true(truth, format, first[2].node, EQUAL, first[0].value);
    }
    if (place) {
        const union argument *first = arguments + marks_before(format, place);

        expect_true(truth, format, first->node, relation_of(first[1].text),
                    first[2].value);
    }
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        const struct claim *claim = &claims[i];
        const union argument *first;

        place = strstr(format, claim->text);
        if (!place)
            continue;
        first = arguments + marks_before(format, place);
        expect_true(truth, format, first[claim->number_first ? 1 : 0].node,
                    claim->relation, first[claim->number_first ? 0 : 1].value);
    }
}

static void expect_truth(const struct truth *truth, const struct speech *words,
                         size_t first, size_t end)
{
    for (size_t i = first; truth->values && i < end; i++)
        expect_claims(truth, words->phrases[i].format,
                      &words->arguments[words->phrases[i].first]);
}

/* What n is worth by now, and what somebody has elsewhere: that must be enough to cut. */
static void expect_cut(const struct truth *truth, const struct speech *words,
                       const struct event *cut)
{
    bool max = tree_is_max(truth->tree, cut->node);
    double worth = words->arguments[1].value;

    for (size_t i = 1; i < words->count; i++) {
        const struct saying *phrase = &words->phrases[i];
        double bound = words->arguments[phrase->first].value;

        if (!strstr(phrase->format, " already has "))
            continue;
        ENSURE(phrase->format[1] == (max ? 'I' : 'A'));
        ENSURE(max ? worth >= bound : worth <= bound);
    }
}

/* What the parent of n takes the least of, as it is known by now. */
static double number_of(const struct reason *reason, node n)
{
    const struct effort *numbers = &reason->history->efforts[n];

    return tree_is_max(reason->tree, reason->tree->parent[n]) ? numbers->proof
                                                              : numbers->disproof;
}

/* Siblings of a node that is taken are not touched by the step: none has a smaller
 * number, nor, on the left, one that is the same. */
static void expect_least(const struct reason *reason, node parent, node c, double least,
                         size_t equal)
{
    size_t count = 1;

    ENSURE(reason->tree->parent[c] == parent);
    TREE_EACH_CHILD(reason->tree, parent, sibling) {
        double number = number_of(reason, sibling);

        if (sibling == c)
            continue;
        ENSURE(sibling < c ? number > least : number >= least);
        count += number == least;
    }
    ENSURE(count == equal);
}

static void expect_choices(const struct reason *reason)
{
    for (size_t i = 0; i < reason->words.count; i++) {
        const struct saying *phrase = &reason->words.phrases[i];
        const union argument *taken = &reason->words.arguments[phrase->first];

        if (!strstr(phrase->format, " takes @"))
            continue;
        if (strstr(phrase->format, " leftmost of "))
            expect_least(reason, taken[1].node, taken[2].node, taken[4].value,
                         taken[3].count);
        else
            expect_least(reason, taken[1].node, taken[2].node, taken[3].value, 1);
    }
}

static void expect_step(void *context, const struct reason *reason,
                        const struct told_step *step)
{
    const struct truth *truth = context;
    const struct speech *words = &reason->words;
    char *text = spoken_text(truth->tree, words, 0, words->count);

    expect_sentences(text, truth->algorithm->name);
    expect_truth(truth, words, 0, words->count);
    if (step->has[EVENT_CUT] && step->of[EVENT_CUT].relation == EQUAL &&
        truth->algorithm->style == TRACE_WINDOW && truth->values)
        expect_cut(truth, words, &step->of[EVENT_CUT]);
    if (truth->algorithm->options & USES_TARGET)
        expect_choices(reason);
    free(text);
}

static void expect_part(void *context, const struct speech *words, size_t first,
                        size_t end)
{
    const struct truth *truth = context;
    char *text = spoken_text(truth->tree, words, first, end);

    if (!strstr(text, "times in all"))
        expect_sentences(text, truth->algorithm->name);
    expect_truth(truth, words, first, end);
    free(text);
}

static void expect_all(struct truth *truth, const struct search_options *options,
                       node step)
{
    spoken_steps(truth->tree, truth->algorithm, options, expect_step, truth);
    for (node n = TREE_ROOT; n < truth->tree->count; n += step)
        spoken_parts(truth->tree, truth->algorithm, options, n, expect_part, truth);
}

/* Some options, where the algorithm has a use for them. */
static struct search_options odd_options(const struct algorithm *algorithm, int i)
{
    struct search_options options = search_defaults;

    options.strict_cut = algorithm->options & USES_CUT && i % 3 == 1;
    options.guess = i % 7;
    if (algorithm->options & USES_WINDOW && i % 4 == 1) {
        options.alpha = i % 5 - 3;
        options.beta = i % 5 + 2;
    }
    return options;
}

START_TEST(what_is_said_is_true)
{
    static const struct wish anything = {.leaves = 0};
    const struct algorithm *algorithm = &algorithms[_i];
    struct dice dice = {.state = 31};
    struct build b = {0};

    for (int i = 0; i < 400; i++) {
        struct search_options options = odd_options(algorithm, i);
        double *values;

        random_tree(&dice, &anything, &b);
        values = tree_values(&b.tree);
        ENSURE(values);
        expect_all(&(struct truth){&b.tree, values, algorithm}, &options, 3);
        free(values);
    }
    build_release(&b);
}
END_TEST

/* Targets are values of nodes, and beside them. */
START_TEST(so_it_is_of_proofs)
{
    static const struct wish anything = {.leaves = 0};
    const struct algorithm *algorithm = &algorithms[_i];
    struct dice dice = {.state = 33};
    struct build b = {0};

    if (!(algorithm->options & USES_TARGET))
        return;
    for (int i = 0; i < 400; i++) {
        struct search_options options;
        double *values;

        random_tree(&dice, &anything, &b);
        values = tree_values(&b.tree);
        ENSURE(values);
        options = asked(values[dice_below(&dice, b.tree.count)]);
        if (i % 4 == 1)
            options.target = nextafter(options.target, INFINITY);
        expect_all(&(struct truth){&b.tree, values, algorithm}, &options, 3);
        free(values);
    }
    build_release(&b);
}
END_TEST

START_TEST(so_it_is_of_games)
{
    const struct algorithm *algorithm = &algorithms[_i];
    bool paying = algorithm->traits & HANDLES_PAYOFFS;
    struct dice dice = {.state = 32};
    struct build b = {0};

    if (!(algorithm->traits & HANDLES_CHANCE))
        return;
    for (int i = 0; i < 400; i++) {
        struct game_wish wish = {.players = paying ? 1 + (unsigned)i % 4 : 0};
        struct search_options options = search_defaults;
        double *values = NULL;

        random_game(&dice, &wish, &b);
        if (!paying) {
            values = tree_values(&b.tree);
            ENSURE(values);
        }
        if (algorithm->options & USES_BOUNDS && i % 3 == 1)
            options.bounds = BOUNDS_OF_LEAVES;
        expect_all(&(struct truth){&b.tree, values, algorithm}, &options, 3);
        free(values);
    }
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("reason laws");
    TCase *group = suite_group(suite, "reason laws");

    tcase_add_loop_test(group, what_is_said_is_true, 0, VALUE_ALGORITHMS);
    tcase_add_loop_test(group, so_it_is_of_proofs, 0, ALGORITHM_COUNT);
    tcase_add_loop_test(group, so_it_is_of_games, 0, ALGORITHM_COUNT);
    return suite_run(suite);
}
