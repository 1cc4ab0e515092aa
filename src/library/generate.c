/*
 * generate.c - trees by the models and from the games of gtgen, from words as
 * "model=ragged width=3 depth=5 seed=7".
 */
#include "base/digit.h"
#include "base/nearest.h"
#include "gen/game.h"
#include "gen/model.h"
#include "library/handles.h"
#include "library/written.h"

#include <stdlib.h>
#include <string.h>

/* What the words ask for. */
struct wanted {
    struct recipe recipe;
    const struct game *game; /* NULL: by the recipe's model */
    struct position start;   /* of the game */
    uint64_t tree;           /* which of the recipe's stream, from 1 */
    uint64_t given;          /* 1 << row of the table, or-ed */
    const char *word;        /* the one that is being read */
};

typedef bool wanted_reader(struct wanted *wanted, const char *value, struct error *error);

static bool expected(const struct wanted *wanted, const char *what, const char *value,
                     struct error *error)
{
    return error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'",
                     wanted->word, what, value);
}

/* Reads a whole number of low .. high. */
static bool read_whole(const struct wanted *wanted, const char *value, uint64_t low,
                       uint64_t high, uint64_t *number, struct error *error)
{
    const char *at = value;

    for (*number = 0; is_digit(*at); at++) {
        unsigned digit = (unsigned)(*at - '0');

        if (*number > (high - digit) / 10)
            return expected(wanted, "a smaller number", value, error);
        *number = 10 * *number + digit;
    }
    return (at > value && !*at && *number >= low) ||
           expected(wanted, "a whole number", value, error);
}

static bool read_model(struct wanted *wanted, const char *value, struct error *error)
{
    struct nearest nearest = nearest_to(value);

    for (const struct model *model = models; model->name; model++) {
        nearest_offer(&nearest, model->name);
        if (strcmp(model->name, value) == 0) {
            wanted->recipe.model = model;
            return true;
        }
    }
    return nearest_error(&nearest, "model", "", error);
}

static bool read_game(struct wanted *wanted, const char *value, struct error *error)
{
    struct nearest nearest = nearest_to(value);

    for (const struct game *const *game = games; *game; game++)
        nearest_offer(&nearest, (*game)->name);
    wanted->game = game_find(value);
    return wanted->game ? game_start(wanted->game, value, &wanted->start, error)
                        : nearest_error(&nearest, "game", "", error);
}

static bool read_width(struct wanted *wanted, const char *value, struct error *error)
{
    uint64_t number;

    if (!read_whole(wanted, value, 1, TREE_NODE_LIMIT, &number, error))
        return false;
    wanted->recipe.width = (node)number;
    return true;
}

static bool read_depth(struct wanted *wanted, const char *value, struct error *error)
{
    uint64_t number;

    if (!read_whole(wanted, value, 0, TREE_NODE_LIMIT, &number, error))
        return false;
    wanted->recipe.depth = (node)number;
    return true;
}

static bool read_players(struct wanted *wanted, const char *value, struct error *error)
{
    uint64_t number;

    if (!read_whole(wanted, value, 1, PLAYER_LIMIT, &number, error))
        return false;
    wanted->recipe.players = (uint32_t)number;
    return true;
}

static bool read_seed(struct wanted *wanted, const char *value, struct error *error)
{
    return read_whole(wanted, value, 0, UINT64_MAX, &wanted->recipe.seed, error);
}

static bool read_tree(struct wanted *wanted, const char *value, struct error *error)
{
    return read_whole(wanted, value, 1, UINT64_MAX, &wanted->tree, error);
}

static bool read_values(struct wanted *wanted, const char *value, struct error *error)
{
    return recipe_set_values(&wanted->recipe, value, error);
}

static bool read_p(struct wanted *wanted, const char *value, struct error *error)
{
    return recipe_set_chance(&wanted->recipe, value, error);
}

static bool read_noise(struct wanted *wanted, const char *value, struct error *error)
{
    return recipe_set_noise(&wanted->recipe, value, error);
}

static bool read_shape(struct wanted *wanted, const char *value, struct error *error)
{
    return shape_read(&wanted->recipe.shape, value, error);
}

static bool read_sum(struct wanted *wanted, const char *value, struct error *error)
{
    return recipe_set_sum(&wanted->recipe, value, error);
}

static bool read_weights(struct wanted *wanted, const char *value, struct error *error)
{
    bool random = strcmp(value, "random") == 0;

    wanted->recipe.weights = random ? WEIGHTS_RANDOM : WEIGHTS_UNIFORM;
    return random || strcmp(value, "uniform") == 0 ||
           expected(wanted, "uniform or random", value, error);
}

static bool read_root(struct wanted *wanted, const char *value, struct error *error)
{
    bool min = strcmp(value, "min") == 0;

    wanted->recipe.root = min ? MOVER_MIN : MOVER_MAX;
    return min || strcmp(value, "max") == 0 ||
           expected(wanted, "max or min", value, error);
}

static bool read_real(struct wanted *wanted, const char *value, struct error *error)
{
    recipe_set_real(&wanted->recipe);
    return !*value || expected(wanted, "nothing", value, error);
}

static bool read_sort(struct wanted *wanted, const char *value, struct error *error)
{
    wanted->recipe.sorted = true;
    return !*value || expected(wanted, "nothing", value, error);
}

static bool read_static(struct wanted *wanted, const char *value, struct error *error)
{
    wanted->recipe.statics = true;
    return !*value || expected(wanted, "nothing", value, error);
}

/* WORD(name, which models have a use for it: enum takes) */
#define WORDS(WORD)                                                                      \
    WORD(model, 0)                                                                       \
    WORD(game, 0)                                                                        \
    WORD(width, TAKES_WIDTH)                                                             \
    WORD(depth, TAKES_DEPTH)                                                             \
    WORD(values, TAKES_VALUES)                                                           \
    WORD(real, TAKES_VALUES)                                                             \
    WORD(p, TAKES_CHANCE)                                                                \
    WORD(noise, TAKES_NOISE)                                                             \
    WORD(sort, TAKES_SORT)                                                               \
    WORD(static, TAKES_STATIC)                                                           \
    WORD(shape, TAKES_LEVELS)                                                            \
    WORD(weights, TAKES_LEVELS)                                                          \
    WORD(players, TAKES_PLAYERS)                                                         \
    WORD(sum, TAKES_PLAYERS)                                                             \
    WORD(tree, TAKES_CHOICE)                                                             \
    WORD(seed, TAKES_CHOICE)                                                             \
    WORD(root, TAKES_ROOT)

enum word_index {
#define WORD(name, ...) WORD_##name,
    WORDS(WORD)
#undef WORD
        WORD_COUNT
};

static const struct word_row {
    const char *name;
    unsigned takes;
    wanted_reader *read;
} rows[WORD_COUNT] = {
#define WORD(name_, takes_) {.name = #name_, .takes = takes_, .read = read_##name_},
    WORDS(WORD)
#undef WORD
};

static bool has(const struct wanted *wanted, enum word_index word)
{
    return wanted->given >> word & 1;
}

/* The row of a word, or NULL. */
static const struct word_row *find_row(const char *name)
{
    for (const struct word_row *row = rows; row < rows + WORD_COUNT; row++)
        if (strcmp(row->name, name) == 0)
            return row;
    return NULL;
}

/* A word: name, or name=value. */
static bool read_word(struct wanted *wanted, char *word, struct error *error)
{
    char *sign = strchr(word, '=');
    const struct word_row *row;
    struct nearest nearest;

    if (sign)
        *sign = '\0';
    row = find_row(word);
    if (row) {
        wanted->given |= UINT64_C(1) << (row - rows);
        wanted->word = row->name;
        return row->read(wanted, sign ? sign + 1 : "", error);
    }
    nearest = nearest_to(word);
    for (row = rows; row < rows + WORD_COUNT; row++)
        nearest_offer(&nearest, row->name);
    return nearest_error(&nearest, "option", "", error);
}

static bool excludes(const struct wanted *wanted, enum word_index one,
                     enum word_index other, struct error *error)
{
    return has(wanted, one) && has(wanted, other) &&
           !error_set(error, ERROR_USAGE, "%s and %s exclude each other", rows[one].name,
                      rows[other].name);
}

/* Refuses what the model or the game has no use for, and what does not go together. */
static bool check_words(const struct wanted *wanted, struct error *error)
{
    const struct game *game = wanted->game;
    unsigned takes =
        game ? TAKES_DEPTH | (game->pay ? 0 : TAKES_STATIC) : wanted->recipe.model->takes;

    if (excludes(wanted, WORD_model, WORD_game, error) ||
        excludes(wanted, WORD_values, WORD_real, error) ||
        excludes(wanted, WORD_shape, WORD_width, error) ||
        excludes(wanted, WORD_shape, WORD_depth, error) ||
        excludes(wanted, WORD_shape, WORD_root, error) ||
        excludes(wanted, WORD_players, WORD_root, error))
        return false;
    for (size_t i = WORD_width; i < WORD_COUNT; i++)
        if (has(wanted, (enum word_index)i) && !(rows[i].takes & takes))
            return error_set(error, ERROR_USAGE, "%s has no meaning for '%s'",
                             rows[i].name,
                             game ? game->name : wanted->recipe.model->name);
    if (has(wanted, WORD_weights) && !shape_has_chance(&wanted->recipe.shape))
        return error_set(error, ERROR_USAGE, "weights goes with chance in shape");
    return true;
}

/* Takes words apart at blanks. */
static bool read_words(struct wanted *wanted, const char *text, struct error *error)
{
    char *copy = strdup(text), *rest = copy, *word;
    bool done = copy || error_memory(error);

    *wanted = (struct wanted){.recipe = recipe_default(), .tree = 1};
    while (done && (word = strtok_r(rest, " ", &rest)))
        done = read_word(wanted, word, error);
    free(copy);
    if (!done || !check_words(wanted, error))
        return false;
    if (!wanted->game)
        return recipe_check(&wanted->recipe, error);
    if (!has(wanted, WORD_depth))
        wanted->recipe.depth = TREE_NODE_LIMIT;
    return true;
}

static bool emit(const struct wanted *wanted, struct emitter *e, struct error *error)
{
    struct grow grow = {0};
    bool done;

    if (wanted->game)
        return game_emit(wanted->game, &wanted->start, wanted->recipe.depth,
                         wanted->recipe.statics, e, error);
    done = grow_tree(&grow, &wanted->recipe, wanted->tree, e, error);
    grow_release(&grow);
    return done;
}

/* The tree in JSON, as gtgen writes it. */
static char *write_tree(const struct wanted *wanted, size_t *size,
                        struct gteval_error **error)
{
    struct emitter e = {.buffer = NULL};
    struct written written;
    struct error reason;
    bool done;

    if (!written_start(&written, error))
        return NULL;
    done = emitter_start(&e, written.out, notation_find("json"), &reason) &&
           emit(wanted, &e, &reason) && emitter_finish(&e, &reason);
    emitter_release(&e);
    return written_finish(&written, done, &reason, size, error);
}

struct gteval_tree *gteval_tree_generate(const char *words, struct gteval_error **error)
{
    struct gteval_reader *reader;
    struct gteval_tree *tree;
    struct wanted wanted;
    struct error reason;
    size_t size;
    char *text;

    handle_start(error);
    if (!handle_given(words, "words", error))
        return NULL;
    if (!read_words(&wanted, words, &reason)) {
        handle_fail(error, &reason);
        return NULL;
    }
    text = write_tree(&wanted, &size, error);
    reader = text ? gteval_reader_memory("tree.json", text, size, error) : NULL;
    tree = reader ? gteval_reader_next(reader, error) : NULL;
    gteval_reader_free(reader);
    free(text);
    return tree;
}
