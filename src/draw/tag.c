/*
 * tag.c - the texts at the nodes of a picture.
 */
#include "draw/tag.h"

#include "base/score.h"
#include "draw/columns.h"

#include <string.h>

const struct signs signs_ascii = {
    .relation = {"=", ">=", "<=", ">", "<"},
    .between = "..",
    .ellipsis = "...",
    .infinity = "inf",
    .minus = "-",
    .plus = "+",
    .exponent = "e",
    .mean = "mean ",
};

const struct signs signs_outline = {
    .relation = {"=", "\u2265", "\u2264", ">", "<"},
    .between = "..",
    .ellipsis = "\u2026",
    .infinity = "inf",
    .minus = "-",
    .plus = "+",
    .exponent = "e",
    .mean = "mean ",
};

const struct signs signs_drawing = {
    .relation = {"=", "\u2265", "\u2264", ">", "<"},
    .between = "\u2009..\u2009",
    .ellipsis = "\u2026",
    .infinity = "\u221E",
    .minus = "\u2212",
    .plus = "+",
    .exponent = "e",
    .mean = "mean ",
    .shortened = true,
};

/* For the mathematics of TeX. */
const struct signs signs_tex = {
    .relation = {"=", "\\ge", "\\le", ">", "<"},
    .between = "\\,..\\,",
    .ellipsis = "\\ldots{}",
    .infinity = "\\infty",
    .minus = "{-}",
    .plus = "{+}",
    .exponent = "\\mathrm{e}",
    .mean = "\\mbox{mean }",
    .shortened = true,
};

/* Characters of a number, spelt as the format does. */
static void add_spelt(struct buffer *tag, const char *number, size_t length,
                      const struct signs *signs)
{
    for (size_t i = 0; i < length; i++) {
        if (number[i] == '-')
            buffer_text(tag, signs->minus);
        else if (number[i] == '+')
            buffer_text(tag, signs->plus);
        else if (number[i] == 'e')
            buffer_text(tag, signs->exponent);
        else
            buffer_add(tag, number + i, 1);
    }
}

/* How much to show of a number without sign whose digits end at mantissa. */
static size_t shown_digits(const char *number, size_t mantissa)
{
    enum { WANTED = 6, BEHIND_POINT = 2 };
    size_t point = strcspn(number, "."), shown = WANTED;

    if (shown < point + 1 + BEHIND_POINT)
        shown = point + 1 + BEHIND_POINT;
    return point < mantissa && shown + 1 < mantissa ? shown : mantissa;
}

void tag_number(struct buffer *tag, double value, const struct signs *signs)
{
    char text[SCORE_TEXT_SIZE];
    const char *number = text;
    size_t length = score_write(value, text), mantissa, shown;

    if (*number == '-') {
        buffer_text(tag, signs->minus);
        number++;
        length--;
    }
    if (isinf(value)) {
        buffer_text(tag, signs->infinity);
        return;
    }
    mantissa = strcspn(number, "e");
    shown = signs->shortened ? shown_digits(number, mantissa) : mantissa;
    add_spelt(tag, number, shown, signs);
    if (shown < mantissa)
        buffer_text(tag, signs->ellipsis);
    add_spelt(tag, number + mantissa, length - mantissa, signs);
}

void tag_worth(struct buffer *tag, const struct tree *t, node leaf,
               const struct signs *signs)
{
    if (!tree_has_payoffs(t)) {
        tag_number(tag, t->value[leaf], signs);
        return;
    }
    tag_payoffs(tag, tree_payoffs(t, leaf), t->players, signs);
}

void tag_payoffs(struct buffer *tag, const double *payoffs, unsigned players,
                 const struct signs *signs)
{
    for (unsigned i = 0; i < players; i++) {
        buffer_text(tag, i == 0 ? "(" : ", ");
        tag_number(tag, payoffs[i], signs);
    }
    buffer_text(tag, ")");
}

void tag_odds(struct buffer *tag, const struct walk *walk)
{
    const struct tree *t = walk->tree;
    const char *odds;

    if (walk->n == TREE_ROOT || !tree_is_chance(t, t->parent[walk->n]))
        return;
    odds = tree_odds(t, walk->n);
    if (odds) {
        buffer_text(tag, odds);
    } else {
        buffer_text(tag, "1/");
        buffer_number(tag, walk->outcomes[walk->depth - 1]);
    }
}

void tag_short_odds(struct buffer *tag, const struct walk *walk, size_t columns,
                    const struct signs *signs)
{
    buffer_clear(tag);
    buffer_text(tag, "");
    tag_odds(tag, walk);
    columns_shorten(tag, columns, COLUMNS_END, signs->ellipsis);
}

static void add_relation(struct buffer *tag, enum relation relation, double value,
                         const struct signs *signs)
{
    buffer_text(tag, signs->relation[relation]);
    buffer_text(tag, " ");
    tag_number(tag, value, signs);
}

void tag_value(struct buffer *tag, const struct past *past, const struct signs *signs)
{
    bool low = past_has_low(past), high = past_has_high(past);

    if (past_is_exact(past)) {
        tag_number(tag, past->low, signs);
    } else if (low && high) {
        tag_number(tag, past->low, signs);
        buffer_text(tag, signs->between);
        tag_number(tag, past->high, signs);
    } else if (low) {
        add_relation(tag, past->low_strict ? ABOVE : AT_LEAST, past->low, signs);
    } else if (high) {
        add_relation(tag, past->high_strict ? BELOW : AT_MOST, past->high, signs);
    }
}

void tag_known(struct buffer *tag, const struct history *history, node n,
               const struct signs *signs)
{
    const double *payoffs = history_payoffs(history, n);

    if (payoffs)
        tag_payoffs(tag, payoffs, history->tree->players, signs);
    else
        tag_value(tag, &history->of[n], signs);
}

/* The number next to a bound in some direction if its text is much shorter, else the
 * bound. */
static double plainer(double bound, double direction)
{
    enum { SHORTER = 5 };
    char text[SCORE_TEXT_SIZE], other[SCORE_TEXT_SIZE];
    double next = nextafter(bound, direction);

    return score_write(next, other) + SHORTER <= score_write(bound, text) ? next : bound;
}

/*
 * Null windows are as narrow as can be, so their bounds lie next to numbers of the tree.
 * alpha >= beta is told by those: as alpha > b where beta is the next above b.
 */
static enum relation plain_bounds(double *alpha, double *beta)
{
    double a = plainer(*alpha, INFINITY), b = plainer(*beta, -INFINITY);
    bool strict = a != *alpha || b != *beta;

    if (a == *alpha)
        a = plainer(*alpha, -INFINITY);
    if (b == *beta)
        b = plainer(*beta, INFINITY);
    if (strict ? a <= b : a < b)
        return AT_LEAST;
    *alpha = a;
    *beta = b;
    return strict ? ABOVE : AT_LEAST;
}

/* A mean of at most value, which is at most alpha; or at least, and beta. */
static void add_mean(struct buffer *tag, const struct cut *cut, const struct signs *signs)
{
    bool low = cut->relation == AT_MOST;
    double bound = low ? cut->alpha : cut->beta;
    double plain = plainer(bound, low ? INFINITY : -INFINITY);

    buffer_text(tag, signs->mean);
    add_relation(tag, cut->relation, cut->value, signs);
    buffer_text(tag, " ");
    if (plain == bound)
        add_relation(tag, cut->relation, bound, signs);
    else
        add_relation(tag, low ? BELOW : ABOVE, plain, signs);
}

void tag_cut(struct buffer *tag, const struct cut *cut, const struct signs *signs)
{
    double alpha = cut->alpha, beta = cut->beta;
    enum relation relation = cut->relation;

    if (cut->of_mean) {
        add_mean(tag, cut, signs);
        return;
    }
    if (relation == EQUAL) {
        relation = plain_bounds(&alpha, &beta);
        tag_number(tag, alpha, signs);
        buffer_text(tag, " ");
    }
    add_relation(tag, relation, beta, signs);
}

void tag_node(struct buffer *tag, const struct picture *picture, const struct walk *walk)
{
    const char *name = picture->ids ? NULL : tree_name(picture->tree, walk->n);

    if (name)
        buffer_text(tag, name);
    else
        walk_id(walk, tag);
}

void tag_short_node(struct buffer *tag, const struct picture *picture,
                    const struct walk *walk, size_t columns, const struct signs *signs)
{
    bool named = !picture->ids && tree_name(picture->tree, walk->n);

    buffer_clear(tag);
    tag_node(tag, picture, walk);
    columns_shorten(tag, columns, named ? COLUMNS_END : COLUMNS_BEGINNING,
                    signs->ellipsis);
}

void tag_shown_value(struct buffer *tag, const struct picture *picture, node n,
                     const struct signs *signs)
{
    const struct tree *t = picture->tree;

    buffer_clear(tag);
    buffer_text(tag, "");
    if (tree_is_leaf(t, n)) {
        tag_worth(tag, t, n, signs);
    } else if (picture->blank) {
        return;
    } else if (picture->history) {
        tag_known(tag, picture->history, n, signs);
    } else if (score_known(t->value[n])) {
        buffer_text(tag, "(");
        tag_number(tag, t->value[n], signs);
        buffer_text(tag, ")");
    }
}

unsigned tag_more_answers(const struct tree *t)
{
    enum { MOST = 7 };

    if (!tree_has_payoffs(t))
        return 0;
    return t->players - 1 < MOST ? t->players - 1 : MOST;
}
