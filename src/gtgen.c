/*
 * gtgen.c - the program that generates trees: by a model, or from the rules of a game.
 */
#include "base/output.h"
#include "command/choices.h"
#include "command/limit.h"
#include "gen/game.h"
#include "gen/model.h"
#include "gen/progress.h"

#include <string.h>
#include <unistd.h>

/* For options that only models have a use for, whichever it is; see enum takes. */
enum { TAKES_MODEL = 1 << 9 };

/* What games take; the others take what their models say. */
enum { GAME_TAKES = TAKES_DEPTH | TAKES_STATIC };

static const char *model_word(size_t i)
{
    return models[i].name;
}

static const char *game_word(size_t i)
{
    return games[i] ? games[i]->name : NULL;
}

static const char *notation_word(size_t i)
{
    return notations[i].name;
}

/* Of enum weights. */
static const char *weights_word(size_t i)
{
    static const char *const words[] = {"uniform", "random", NULL};

    return words[i];
}

/* OPTION(identifier, letter, name, how it is set, help); see options.h */
#define OPTIONS(OPTION)                                                                  \
    OPTION(MODEL, 'm', "model",                                                          \
           NEEDS(TAKES_MODEL, SETS_WORD("NAME", model, model_word)),                     \
           "how trees are made (default uniform); see --list-models")                    \
    OPTION(WIDTH, 'W', "width", NEEDS(TAKES_WIDTH, SETS_NODE("B", recipe.width, 1)),     \
           "children of each inner node, at most B in ragged trees\n(default 3)")        \
    OPTION(                                                                              \
        DEPTH, 'd', "depth", NEEDS(TAKES_DEPTH, SETS_NODE("D", recipe.depth, 0)),        \
        "plies from the root to the deepest leaves (default 3;\nof a game, to its end)") \
    OPTION(VALUES, 0, "values",                                                          \
           NEEDS(TAKES_VALUES, CALLS("LOW..HIGH", NULL, set_values)),                    \
           "integer values, or those of edges (default 0..99)")                          \
    OPTION(REAL, 0, "real", NEEDS(TAKES_VALUES, SETS_NOTHING),                           \
           "values are fractions in [0,1)")                                              \
    OPTION(P, 0, "p", NEEDS(TAKES_CHANCE, CALLS("P", NULL, set_chance)),                 \
           "ordered: how often the first child is best, or 70/90;\n"                     \
           "pgame: how many leaves are won, or critical;\n"                              \
           "ragged: how many nodes end early (default 0.25)")                            \
    OPTION(NOISE, 0, "noise", NEEDS(TAKES_NOISE, CALLS("N", NULL, set_noise)),           \
           "noisy: the most a value is off when children are sorted\n"                   \
           "(default a tenth of the range)")                                             \
    OPTION(SORT, 0, "sort", NEEDS(TAKES_SORT, SETS_FLAG(recipe.sorted)),                 \
           "incremental: siblings by their sums so far, best first")                     \
    OPTION(STATIC, 0, "static", NEEDS(TAKES_STATIC, SETS_FLAG(recipe.statics)),          \
           "inner nodes carry their static value")                                       \
    OPTION(SHAPE, 0, "shape", NEEDS(TAKES_LEVELS, CALLS("LEVELS", NULL, set_shape)),     \
           "levels and their widths, + for MAX, - for MIN and * for\n"                   \
           "chance, as +3*2-3, in place of --width and --depth")                         \
    OPTION(                                                                              \
        WEIGHTS, 0, "weights",                                                           \
        NEEDS(TAKES_LEVELS, SETS_WORD("uniform|random", recipe.weights, weights_word)),  \
        "how probable outcomes of chance are: equally (default),\n"                      \
        "or in proportion to random whole numbers of 1 to 9")                            \
    OPTION(PLAYERS, 0, "players",                                                        \
           NEEDS(TAKES_PLAYERS, SETS_WHOLE("N", recipe.players, 1, PLAYER_LIMIT)),       \
           "a leaf has a payoff for each of N players")                                  \
    OPTION(SUM, 0, "sum", NEEDS(TAKES_PLAYERS, CALLS("S", NULL, set_sum)),               \
           "what the payoffs of each leaf sum to (default anything)")                    \
    OPTION(GAME, 0, "game", CALLS("GAME", game_word, set_game),                          \
           "the tree of a game, as tictactoe, nim:3,4,5 or\nconnect4:7x6; see "          \
           "--list-games")                                                               \
    OPTION(COUNT, 'c', "count",                                                          \
           NEEDS(TAKES_CHOICE, SETS_WHOLE("N", count, 1, UINT64_MAX)),                   \
           "how many trees (default 1)")                                                 \
    OPTION(FIRST, 0, "first",                                                            \
           NEEDS(TAKES_CHOICE, SETS_WHOLE("K", first, 1, UINT64_MAX)),                   \
           "begin with tree K of the stream (default 1)")                                \
    OPTION(SEED, 's', "seed",                                                            \
           NEEDS(TAKES_CHOICE, SETS_WHOLE("S", recipe.seed, 0, UINT64_MAX)),             \
           "which stream of trees (default 1)")                                          \
    OPTION(                                                                              \
        ROOT, 'r', "root",                                                               \
        NEEDS(TAKES_ROOT, SETS_WORDS("max|min", recipe.root, choices_mover, MOVER_MAX)), \
        "who moves at the root (default max)")                                           \
    OPTION(FORMAT, 'f', "format", SETS_WORD("FORMAT", notation, notation_word),          \
           "nested (default), json (default for games and chance) or\ndewey")            \
    CHOICES_OUTPUT(OPTION, "")                                                           \
    OPTION(PROGRESS, 0, "progress", SETS_FLAG(progress),                                 \
           "show trees done, rate and time left on a terminal")                          \
    OPTION(LIST_MODELS, 0, "list-models", ASKS(list_models, SETS_NOTHING), "the models") \
    OPTION(LIST_GAMES, 0, "list-games", ASKS(list_games, SETS_NOTHING), "the games")     \
    CHOICES_ABOUT(OPTION)

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
};

/* What the command line asks for. */
struct settings {
    uint64_t given; /* OPTION_BITs */
    struct recipe recipe;
    uint32_t model;          /* of the recipe: its place in models */
    uint32_t notation;       /* its place in notations */
    const struct game *game; /* NULL: by the recipe's model */
    struct position start;   /* of the game */
    uint64_t first, count;
    bool progress;
    struct limit memory;
    const char *output; /* borrowed; NULL: standard output */
    uint32_t shell;     /* the place of its word in options_shell */
};

static bool set_values(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    (void)row;
    return recipe_set_values(&((struct settings *)target)->recipe, argument, error);
}

static bool set_chance(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    (void)row;
    return recipe_set_chance(&((struct settings *)target)->recipe, argument, error);
}

static bool set_noise(void *target, const struct option_row *row, const char *argument,
                      struct error *error)
{
    (void)row;
    return recipe_set_noise(&((struct settings *)target)->recipe, argument, error);
}

static bool set_shape(void *target, const struct option_row *row, const char *argument,
                      struct error *error)
{
    (void)row;
    return shape_read(&((struct settings *)target)->recipe.shape, argument, error);
}

static bool set_sum(void *target, const struct option_row *row, const char *argument,
                    struct error *error)
{
    (void)row;
    return recipe_set_sum(&((struct settings *)target)->recipe, argument, error);
}

/* NAME or NAME:PARAMETERS */
static bool set_game(void *target, const struct option_row *row, const char *argument,
                     struct error *error)
{
    struct settings *settings = target;
    char name[2 * GAME_NAME_SIZE];
    size_t place;

    snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, ":"), argument);
    if (!options_word(row, name, &place, error))
        return false;
    settings->game = games[place];
    return game_start(settings->game, argument, &settings->start, error);
}

static bool list_models(FILE *out, const struct command *command, const void *member,
                        struct error *error)
{
    (void)command, (void)member, (void)error;
    for (const struct model *model = models; model->name; model++)
        fprintf(out, "%-12s %s\n", model->name, model->summary);
    return true;
}

static bool list_games(FILE *out, const struct command *command, const void *member,
                       struct error *error)
{
    (void)command, (void)member, (void)error;
    for (const struct game *const *at = games; *at; at++) {
        const struct game *game = *at;

        fprintf(out, "%-16s %s; %s", game->form, game->summary, game->limits);
        if (game->standard)
            fprintf(out, ", default %s", game->standard);
        putc('\n', out);
    }
    return true;
}

static const struct option_row rows[] = {
    OPTIONS(OPTION_ROW){.name = NULL},
};

static const struct option_older older[] = {
    {.letter = 'D', .option = OPTION_DEPTH},
    {.letter = 0},
};

static const struct command command = {
    .name = "gtgen",
    .usage = "[OPTION]...",
    .about = "Generates game trees.",
    .notes =
        {"The same options give the same trees everywhere, and tree K of a stream does\n"
         "not depend on how many are asked for."},
    .options = rows,
    .older = older,
    .given = offsetof(struct settings, given),
};

static bool was_given(const struct settings *settings, int option)
{
    return options_has(settings->given, option);
}

/* Refuses the first option given that the model or the game has no use for. */
static bool check_uses(const struct settings *settings, struct error *error)
{
    const struct game *game = settings->game;
    const struct model *model = settings->recipe.model;
    unsigned takes = game ? GAME_TAKES : model->takes | TAKES_MODEL;

    return options_refuse(&command, options_needing(&command, settings->given, takes),
                          game ? game->name : model->name, error);
}

/* Refuses what a shape or players leave no room for. */
static bool check_shape(const struct settings *settings, struct error *error)
{
    uint64_t width = OPTION_BIT(OPTION_WIDTH) | OPTION_BIT(OPTION_DEPTH);
    uint64_t root = OPTION_BIT(OPTION_ROOT);

    if (was_given(settings, OPTION_SHAPE) &&
        !options_refuse(&command, settings->given & (width | root), "--shape", error))
        return false;
    if (was_given(settings, OPTION_PLAYERS) &&
        !options_refuse(&command, settings->given & root, "--players", error))
        return false;
    if (was_given(settings, OPTION_WEIGHTS) && !shape_has_chance(&settings->recipe.shape))
        return error_set(error, ERROR_USAGE,
                         "option '--weights' goes with chance in --shape");
    return true;
}

/* A game of chance, or one in which somebody moves twice, is written where that can be
 * said. */
static bool check_notation(struct settings *settings, bool chance, bool told,
                           struct error *error)
{
    if (!told || notations[settings->notation].labels)
        return true;
    if (was_given(settings, OPTION_FORMAT))
        return error_set(error, ERROR_USAGE, "format '%s' has no place for %s",
                         notations[settings->notation].name,
                         chance ? "chance nodes" : "players who move twice");
    settings->notation = (uint32_t)(notation_find("json") - notations);
    return true;
}

/* What the recipe of a model says as a whole. */
static bool check_recipe(struct settings *settings, struct error *error)
{
    struct recipe *recipe = &settings->recipe;

    return recipe_check(recipe, error) &&
           check_notation(settings, shape_has_chance(&recipe->shape),
                          shape_is_told(&recipe->shape), error);
}

static bool check_game(struct settings *settings, struct error *error)
{
    const struct game *game = settings->game;

    if (settings->recipe.statics && game->pay)
        return options_refuse(&command, OPTION_BIT(OPTION_STATIC), game->name, error);
    return check_notation(settings, game->chance, game->chance, error);
}

/* What options say together. */
static bool check_settings(struct settings *settings, struct error *error)
{
    struct recipe *recipe = &settings->recipe;

    recipe->model = &models[settings->model];
    if (!check_uses(settings, error) || !check_shape(settings, error))
        return false;
    if (was_given(settings, OPTION_VALUES) && was_given(settings, OPTION_REAL))
        return error_set(error, ERROR_USAGE, "--values and --real exclude each other");
    if (settings->count - 1 > UINT64_MAX - settings->first)
        return error_set(error, ERROR_USAGE, "there are no trees beyond number 2^64 - 1");
    if (recipe->statics && !notations[settings->notation].labels)
        return error_set(error, ERROR_USAGE, "format '%s' has no place for --static",
                         notations[settings->notation].name);
    if (was_given(settings, OPTION_REAL))
        recipe_set_real(recipe);
    return settings->game ? check_game(settings, error) : check_recipe(settings, error);
}

/* What is so by default depends on whether there is a game. */
static void settle_defaults(struct settings *settings)
{
    if (!was_given(settings, OPTION_FORMAT))
        settings->notation =
            (uint32_t)(notation_find(settings->game ? "json" : "nested") - notations);
    if (settings->game && !was_given(settings, OPTION_DEPTH))
        settings->recipe.depth = TREE_NODE_LIMIT;
}

static bool emit_stream(const struct settings *settings, struct emitter *e,
                        struct progress *progress, struct error *error)
{
    struct grow grow = {0};
    bool done = true;

    for (; done && progress->done < settings->count; progress->done++)
        done = grow_tree(&grow, &settings->recipe, settings->first + progress->done, e,
                         error);
    grow_release(&grow);
    return done;
}

static bool emit_trees(const struct settings *settings, struct emitter *e,
                       struct progress *progress, struct error *error)
{
    if (settings->game)
        return game_emit(settings->game, &settings->start, settings->recipe.depth,
                         settings->recipe.statics, e, error);
    return emit_stream(settings, e, progress, error);
}

static bool generate(const struct settings *settings, FILE *out, struct error *error)
{
    const struct recipe *recipe = &settings->recipe;
    bool full = !settings->game && recipe->model->full;
    bool shown = settings->progress && isatty(STDERR_FILENO);
    struct progress progress;
    struct emitter e;
    bool done;

    if (!emitter_start(&e, out, &notations[settings->notation], error))
        return false;
    e.stream = was_given(settings, OPTION_COUNT) || was_given(settings, OPTION_FIRST);
    progress_start(&progress, stderr, settings->count,
                   full ? recipe_tree_leaves(recipe) : 0);
    if (shown) {
        e.tick = progress_tick;
        e.context = &progress;
    }
    done = emit_trees(settings, &e, &progress, error) && emitter_finish(&e, error);
    progress_finish(&progress);
    emitter_release(&e);
    return done;
}

/* Reads the whole command line. */
static bool read_settings(struct settings *settings, int argc, char **argv,
                          struct error *error)
{
    char **operands;

    *settings = (struct settings){.recipe = recipe_default(), .first = 1, .count = 1};
    operands = options_read(&command, argc, argv, settings, error);
    if (!operands)
        return false;
    if (operands[0])
        return error_set(error, ERROR_USAGE, "unexpected argument '%s'", operands[0]);
    settle_defaults(settings);
    return options_asked(&command, settings) || check_settings(settings, error);
}

/* Writes what was asked for; the output is whole, or error says why not. */
static bool make_output(const struct settings *settings, struct error *error)
{
    struct output output;
    bool done;

    limit_set(&settings->memory);
    if (!output_open(&output, settings->output, error))
        return false;
    if (options_asked(&command, settings))
        done = options_answer(output.file, &command, settings, error);
    else
        done = generate(settings, output.file, error);
    if (done)
        return output_close(&output, true, error);
    output_close(&output, false, &(struct error){.kind = ERROR_NONE});
    return false;
}

int main(int argc, char **argv)
{
    struct settings settings;
    struct error error = {.kind = ERROR_NONE};

    if (!read_settings(&settings, argc, argv, &error))
        options_complain(stderr, &command, &error);
    else if (!make_output(&settings, &error))
        limit_print_error(stderr, command.name, &error);
    return (int)error.kind;
}
