/*
 * recipe.c - what can be asked for, and what cannot.
 */
#include "gen/critical.h"
#include "gen/model.h"

#include <string.h>
#include <strings.h>

/* Integers up to here are doubles. */
static const int64_t exact_limit = INT64_C(1) << 53;

/* Sums of fractions, in steps, must not overflow. */
static const int64_t sum_limit = INT64_C(1) << 62;

/* Steps of a real from 0 to 1. */
static const int64_t real_steps = INT64_C(1000000000000000);

static const double default_chance = 0.25;

/* Noise is by default the range of values by this. */
enum { NOISE_PART = 10 };

struct recipe recipe_default(void)
{
    enum { WIDTH = 3, DEPTH = 3, HIGH = 99, SEED = 1 };

    return (struct recipe){
        .model = &models[0],
        .width = WIDTH,
        .depth = DEPTH,
        .high = HIGH,
        .chance = default_chance,
        .noise = SCORE_NONE,
        .seed = SEED,
        .root = MOVER_MAX,
    };
}

double recipe_value(const struct recipe *recipe, int64_t value)
{
    return recipe->real ? (double)value / (double)real_steps : (double)value;
}

void recipe_set_real(struct recipe *recipe)
{
    recipe->real = true;
    recipe->low = 0;
    recipe->high = real_steps - 1;
}

/* Reads [-]digits from *at on and moves it behind them; false where there are none or the
 * value passes exact_limit. */
static bool read_integer(const char **at, int64_t *value)
{
    enum { BASE = 10 };
    bool negative = **at == '-';
    const char *digit = *at + (negative ? 1 : 0);
    const char *first = digit;

    for (*value = 0; is_digit(*digit); digit++) {
        *value = *value * BASE + (*digit - '0');
        if (*value > exact_limit)
            return false;
    }
    if (negative)
        *value = -*value;
    *at = digit;
    return digit > first;
}

bool recipe_set_values(struct recipe *recipe, const char *text, struct error *error)
{
    static const char between[] = "..";
    const char *at = text;

    if (!read_integer(&at, &recipe->low) || strncmp(at, between, strlen(between)) != 0)
        goto refused;
    at += strlen(between);
    if (!read_integer(&at, &recipe->high) || *at != '\0')
        goto refused;
    if (recipe->low > recipe->high)
        return error_set(error, ERROR_USAGE, "option '--values': %lld is above %lld",
                         (long long)recipe->low, (long long)recipe->high);
    return true;
refused:
    return error_set(error, ERROR_USAGE,
                     "option '--values': expected LOW..HIGH, two integers of at "
                     "most 2^53 in size, not '%.100s'",
                     text);
}

bool recipe_set_sum(struct recipe *recipe, const char *text, struct error *error)
{
    const char *at = text;

    recipe->constant = true;
    return (read_integer(&at, &recipe->sum) && *at == '\0') ||
           error_set(error, ERROR_USAGE,
                     "option '--sum': expected an integer of at most 2^53 in size, not "
                     "'%.100s'",
                     text);
}

/* A whole string as a number not below 0. */
static bool read_number(const char *text, double *value)
{
    size_t used;

    return score_read(text, strlen(text), value, &used) == SCORE_OK &&
           text[used] == '\0' && *value >= 0;
}

bool recipe_set_chance(struct recipe *recipe, const char *text, struct error *error)
{
    recipe->chance_kind = CHANCE_NUMBER;
    if (strcasecmp(text, "critical") == 0)
        recipe->chance_kind = CHANCE_CRITICAL;
    else if (strcmp(text, "70/90") == 0)
        recipe->chance_kind = CHANCE_MARSLAND;
    else if (!read_number(text, &recipe->chance) || recipe->chance > 1)
        return error_set(error, ERROR_USAGE,
                         "option '--p': expected a probability of 0 to 1, critical "
                         "or 70/90, not '%.100s'",
                         text);
    return true;
}

static bool noise_error(const char *noise, struct error *error)
{
    return error_set(error, ERROR_USAGE,
                     "option '--noise': expected a number from 0 to %lld, or to "
                     "%lld.%015lld with --real, not '%.100s'",
                     (long long)exact_limit, (long long)(exact_limit / real_steps),
                     (long long)(exact_limit % real_steps), noise);
}

bool recipe_set_noise(struct recipe *recipe, const char *text, struct error *error)
{
    return read_number(text, &recipe->noise) || noise_error(text, error);
}

uint64_t recipe_leaves(node width, node depth)
{
    uint64_t nodes = 1, leaves = 1;

    if (width == 1)
        return depth < TREE_NODE_LIMIT ? 1 : 0;
    for (node ply = 0; ply < depth; ply++) {
        leaves *= width;
        nodes += leaves;
        if (nodes > TREE_NODE_LIMIT)
            return 0;
    }
    return leaves;
}

uint64_t recipe_tree_leaves(const struct recipe *recipe)
{
    return recipe->shape.depth > 0 ? shape_leaves(&recipe->shape)
                                   : recipe_leaves(recipe->width, recipe->depth);
}

static bool check_size(const struct recipe *recipe, struct error *error)
{
    const int64_t limit = recipe->real ? sum_limit : exact_limit;
    int64_t largest = recipe->high > -recipe->low ? recipe->high : -recipe->low;

    if (recipe->shape.depth > 0 && recipe_tree_leaves(recipe) == 0)
        return error_set(error, ERROR_USAGE,
                         "a tree of that shape has more than %lu nodes",
                         (unsigned long)TREE_NODE_LIMIT);
    if (recipe->model->full && recipe_tree_leaves(recipe) == 0)
        return error_set(error, ERROR_USAGE,
                         "a tree of width %lu and depth %lu has more than %lu nodes",
                         (unsigned long)recipe->width, (unsigned long)recipe->depth,
                         (unsigned long)TREE_NODE_LIMIT);
    if (recipe->model->visit == incremental_visit && recipe->depth > 0 &&
        largest > limit / recipe->depth)
        return error_set(error, ERROR_USAGE,
                         "sums of %lu values as large as these are not exact",
                         (unsigned long)recipe->depth);
    return true;
}

static bool settle_chance(struct recipe *recipe, struct error *error)
{
    static const char *const words[] = {
        [CHANCE_CRITICAL] = "critical", [CHANCE_MARSLAND] = "70/90"};
    const struct model *model = recipe->model;

    if (recipe->chance_kind == CHANCE_DEFAULT)
        recipe->chance_kind = model->chance;
    if (recipe->chance_kind != CHANCE_NUMBER && recipe->chance_kind != model->chance)
        return error_set(error, ERROR_USAGE, "model '%s' has no use for --p=%s",
                         model->name, words[recipe->chance_kind]);
    if (recipe->chance_kind == CHANCE_CRITICAL) {
        enum mover last = recipe_mover(recipe, recipe->depth > 0 ? recipe->depth - 1 : 0);

        recipe->chance = critical_chance(recipe->width, last);
    }
    return true;
}

static bool settle_noise(struct recipe *recipe, struct error *error)
{
    double steps = recipe->noise * (double)(recipe->real ? real_steps : 1);
    char shown[SCORE_TEXT_SIZE];

    if (!score_known(recipe->noise)) {
        recipe->noise_steps = (recipe->high - recipe->low) / NOISE_PART;
        return true;
    }
    score_write(recipe->noise, shown);
    if (steps > (double)exact_limit)
        return noise_error(shown, error);
    recipe->noise_steps = (int64_t)steps;
    if (!recipe->real && (double)recipe->noise_steps != steps)
        return error_set(error, ERROR_USAGE,
                         "option '--noise': expected an integer, as the values are, not "
                         "'%s'",
                         shown);
    return true;
}

static bool settle_shape(struct recipe *recipe, struct error *error)
{
    struct tree_shape *shape = &recipe->shape;

    if (shape->depth == 0)
        return true;
    if (recipe->sorted)
        return error_set(error, ERROR_USAGE, "--shape and --sort exclude each other");
    recipe->depth = shape->depth;
    if (shape->level[0].mover == MOVER_MIN)
        recipe->root = MOVER_MIN;
    return shape_settle(shape, recipe->players, error);
}

/* Whether payoffs of the range can have the sum. */
static bool check_sum(const struct recipe *recipe, struct error *error)
{
    int64_t players = recipe->players;

    if (!recipe->constant)
        return true;
    if (players == 0)
        return error_set(error, ERROR_USAGE, "option '--sum' goes with --players");
    if (recipe->real)
        return error_set(error, ERROR_USAGE, "sums of fractions are not exact");
    if (recipe->sum < players * recipe->low || recipe->sum > players * recipe->high)
        return error_set(error, ERROR_USAGE,
                         "payoffs of %lld..%lld to %lld players do not sum to %lld",
                         (long long)recipe->low, (long long)recipe->high,
                         (long long)players, (long long)recipe->sum);
    return true;
}

bool recipe_check(struct recipe *recipe, struct error *error)
{
    return settle_shape(recipe, error) && check_sum(recipe, error) &&
           check_size(recipe, error) && settle_chance(recipe, error) &&
           settle_noise(recipe, error);
}
