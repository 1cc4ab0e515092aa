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
    .alpha = "alpha ",
    .beta = "beta ",
    .pass = " pass ",
    .step = ", step ",
    .proof = "p ",
    .disproof = ", d ",
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
    .alpha = "alpha ",
    .beta = "beta ",
    .pass = " pass ",
    .step = ", step ",
    .proof = "p ",
    .disproof = ", d ",
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
    .alpha = "\u03B1 ",
    .beta = "\u03B2 ",
    .pass = " pass ",
    .step = ", step ",
    .proof = "p ",
    .disproof = ", d ",
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
    .alpha = "\\alpha\\,",
    .beta = "\\beta\\,",
    .pass = "\\mbox{ pass }",
    .step = "\\mbox{, step }",
    .proof = "p\\,",
    .disproof = ",\\ d\\,",
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

/* The bounds of a cut with or without their names. */
struct naming {
    const char *alpha, *beta;
};

static void add_named(struct buffer *tag, enum relation relation, const char *name,
                      double value, const struct signs *signs)
{
    buffer_text(tag, signs->relation[relation]);
    buffer_text(tag, " ");
    buffer_text(tag, name);
    tag_number(tag, value, signs);
}

/* A mean of at most value, which is at most alpha; or at least, and beta. */
static void add_mean(struct buffer *tag, const struct cut *cut, struct naming naming,
                     const struct signs *signs)
{
    bool low = cut->relation == AT_MOST;
    const char *name = low ? naming.alpha : naming.beta;
    double bound = low ? cut->alpha : cut->beta;
    double plain = plainer(bound, low ? INFINITY : -INFINITY);

    buffer_text(tag, signs->mean);
    add_relation(tag, cut->relation, cut->value, signs);
    buffer_text(tag, " ");
    if (plain == bound)
        add_named(tag, cut->relation, name, bound, signs);
    else
        add_named(tag, low ? BELOW : ABOVE, name, plain, signs);
}

static void add_cut(struct buffer *tag, const struct cut *cut, struct naming naming,
                    const struct signs *signs)
{
    double alpha = cut->alpha, beta = cut->beta;
    enum relation relation = cut->relation;

    if (cut->of_mean) {
        add_mean(tag, cut, naming, signs);
        return;
    }
    if (relation != EQUAL) {
        add_relation(tag, relation, beta, signs);
        return;
    }
    relation = plain_bounds(&alpha, &beta);
    buffer_text(tag, naming.alpha);
    tag_number(tag, alpha, signs);
    buffer_text(tag, " ");
    add_named(tag, relation, naming.beta, beta, signs);
}

void tag_cut(struct buffer *tag, const struct cut *cut, const struct signs *signs)
{
    add_cut(tag, cut, (struct naming){"", ""}, signs);
}

/* Of searches with memory, whose bounds are a value and what it is compared with, cuts
 * have no alpha. */
void tag_reason(struct buffer *tag, const struct picture *picture, const struct cut *cut,
                const struct signs *signs)
{
    bool named = picture->style.windows && tag_has_windows(picture);

    add_cut(tag, cut,
            named ? (struct naming){signs->alpha, signs->beta} : (struct naming){"", ""},
            signs);
}

/* The far bound of a null window is the near one with a sign. */
static void add_bound(struct buffer *tag, double bound, const struct signs *signs)
{
    double plain = plainer(bound, -INFINITY);

    if (plain == bound)
        plain = plainer(bound, INFINITY);
    tag_number(tag, plain, signs);
    if (plain != bound)
        buffer_text(tag, plain < bound ? signs->plus : signs->minus);
}

static void add_interval(struct buffer *tag, double alpha, double beta,
                         const struct signs *signs)
{
    buffer_text(tag, "[");
    add_bound(tag, alpha, signs);
    buffer_text(tag, ", ");
    add_bound(tag, beta, signs);
    buffer_text(tag, "]");
}

static void add_windows(struct buffer *tag, const struct past *past,
                        const struct asking *asking, const struct signs *signs)
{
    add_interval(tag, past->alpha, past->beta, signs);
    if (asking->alpha == past->alpha && asking->beta == past->beta)
        return;
    buffer_text(tag, ", ");
    add_interval(tag, asking->alpha, asking->beta, signs);
}

/* SCOUT's EVAL has nothing to compare with. */
static void add_test(struct buffer *tag, const struct asking *asking,
                     const struct signs *signs)
{
    if (asking->relation == EQUAL)
        return;
    buffer_text(tag, signs->relation[asking->relation]);
    buffer_text(tag, " ");
    add_bound(tag, asking->asked, signs);
    buffer_text(tag, "?");
}

static void add_merit(struct buffer *tag, double merit, uint64_t step,
                      const struct signs *signs)
{
    buffer_text(tag, "h = ");
    tag_number(tag, merit, signs);
    if (step == 0)
        return;
    buffer_text(tag, signs->step);
    buffer_number(tag, step);
}

static void add_pass(struct buffer *tag, enum relation relation, double bound,
                     uint64_t pass, const struct signs *signs)
{
    if (relation != EQUAL)
        add_relation(tag, relation, bound, signs);
    else
        tag_number(tag, bound, signs);
    buffer_text(tag, signs->pass);
    buffer_number(tag, pass);
}

static void add_passes(struct buffer *tag, const struct asking *asking,
                       const struct signs *signs)
{
    bool low = asking->low_pass > 0, high = asking->high_pass > 0;

    if (low && high && asking->low == asking->high &&
        asking->low_pass == asking->high_pass) {
        add_pass(tag, EQUAL, asking->low, asking->low_pass, signs);
        return;
    }
    if (low)
        add_pass(tag, AT_LEAST, asking->low, asking->low_pass, signs);
    if (low && high)
        buffer_text(tag, ", ");
    if (high)
        add_pass(tag, AT_MOST, asking->high, asking->high_pass, signs);
}

/* Nodes below the developed ones have none. */
static void add_numbers(struct buffer *tag, const struct effort *effort,
                        const struct signs *signs)
{
    if (effort->proof == 0 && effort->disproof == 0)
        return;
    buffer_text(tag, signs->proof);
    tag_number(tag, effort->proof, signs);
    buffer_text(tag, signs->disproof);
    tag_number(tag, effort->disproof, signs);
}

void tag_window(struct buffer *tag, const struct picture *picture, node n,
                const struct signs *signs)
{
    const struct history *history = picture->history;
    const struct asking *asking;

    if (tag_has_numbers(picture))
        add_numbers(tag, &history->efforts[n], signs);
    if (!picture->style.windows || !history || !history->of[n].visited)
        return;
    asking = &history->asking[n];
    switch (history->algorithm->style) {
    case TRACE_CALLS:
    case TRACE_PROOF:
    case TRACE_LIMITS:
        break;
    case TRACE_WINDOW:
        add_windows(tag, &history->of[n], asking, signs);
        break;
    case TRACE_TESTS:
        add_test(tag, asking, signs);
        break;
    case TRACE_PASSES:
        add_passes(tag, asking, signs);
        break;
    case TRACE_VISITS:
        add_merit(tag, asking->asked, 0, signs);
        break;
    case TRACE_OPEN:
        add_merit(tag, asking->merit, asking->step, signs);
        break;
    }
}

bool tag_has_windows(const struct picture *picture)
{
    return picture->history && picture->history->algorithm->style == TRACE_WINDOW;
}

bool tag_has_numbers(const struct picture *picture)
{
    return picture->history && picture->history->efforts;
}

void tag_node(struct buffer *tag, const struct picture *picture, const struct walk *walk)
{
    const char *name = picture->ids ? NULL : tree_name(picture->tree, walk->n);

    if (name)
        buffer_text(tag, name);
    else
        walk_id(walk, tag);
}

void tag_letters(struct buffer *tag, node n)
{
    enum { LETTERS = 26, MOST = 16 };
    char text[MOST];
    size_t at = MOST;
    uint64_t rest = (uint64_t)n + 1;

    while (rest > 0) {
        rest--;
        text[--at] = (char)('a' + rest % LETTERS);
        rest /= LETTERS;
    }
    buffer_add(tag, text + at, MOST - at);
}

void tag_shown(struct buffer *tag, const struct picture *picture, enum proof_side side,
               const struct signs *signs)
{
    buffer_text(tag, signs->relation[proof_kinds[side].relation]);
    buffer_text(tag, " ");
    tag_number(tag, picture->strategies->value, signs);
}

void tag_label(struct buffer *tag, const struct picture *picture, const struct walk *walk)
{
    switch (picture->style.labels) {
    case LABELS_NONE:
        buffer_text(tag, "");
        break;
    case LABELS_LETTERS:
        tag_letters(tag, walk->n);
        break;
    case LABELS_NAMES:
    case LABELS_IDS:
        tag_node(tag, picture, walk);
        break;
    }
}

void tag_short_node(struct buffer *tag, const struct picture *picture,
                    const struct walk *walk, size_t columns, const struct signs *signs)
{
    bool named = !picture->ids && tree_name(picture->tree, walk->n);

    buffer_clear(tag);
    tag_label(tag, picture, walk);
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
