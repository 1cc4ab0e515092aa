/*
 * gtgen.c - the program that generates trees: by a model, or from the rules of a game.
 */
#include "base/output.h"
#include "choices.h"
#include "gen/game.h"
#include "gen/model.h"
#include "gen/progress.h"
#include "limit.h"
#include "options.h"

#include <string.h>
#include <unistd.h>

/* For options that only models have a use for, whichever it is; see enum takes. */
enum { TAKES_MODEL = 1 << 9 };

/* What games take; the others take what their models say. */
enum { GAME_TAKES = TAKES_DEPTH | TAKES_STATIC };

static option_words model_word, game_word, notation_word;

/* OPTION(identifier, letter, name, argument, words, takes, help) */
#define OPTIONS(OPTION)                                                                  \
    OPTION(model, 'm', "model", "NAME", model_word, TAKES_MODEL,                         \
           "how trees are made (default uniform); see --list-models")                    \
    OPTION(width, 'W', "width", "B", NULL, TAKES_WIDTH,                                  \
           "children of each inner node, at most B in ragged trees\n(default 3)")        \
    OPTION(                                                                              \
        depth, 'D', "depth", "D", NULL, TAKES_DEPTH,                                     \
        "plies from the root to the deepest leaves (default 3;\nof a game, to its end)") \
    OPTION(values, 0, "values", "LOW..HIGH", NULL, TAKES_VALUES,                         \
           "integer values, or those of edges (default 0..99)")                          \
    OPTION(real, 0, "real", NULL, NULL, TAKES_VALUES, "values are fractions in [0,1)")   \
    OPTION(p, 0, "p", "P", NULL, TAKES_CHANCE,                                           \
           "ordered: how often the first child is best, or 70/90;\n"                     \
           "pgame: how many leaves are won, or critical;\n"                              \
           "ragged: how many nodes end early (default 0.25)")                            \
    OPTION(noise, 0, "noise", "N", NULL, TAKES_NOISE,                                    \
           "noisy: the most a value is off when children are sorted\n"                   \
           "(default a tenth of the range)")                                             \
    OPTION(sort, 0, "sort", NULL, NULL, TAKES_SORT,                                      \
           "incremental: siblings by their sums so far, best first")                     \
    OPTION(static, 0, "static", NULL, NULL, TAKES_STATIC,                                \
           "inner nodes carry their static value")                                       \
    OPTION(game, 0, "game", "GAME", game_word, 0,                                        \
           "the tree of a game, as tictactoe, nim:3,4,5 or\nconnect4:7x6; see "          \
           "--list-games")                                                               \
    OPTION(count, 'c', "count", "N", NULL, TAKES_CHOICE, "how many trees (default 1)")   \
    OPTION(first, 0, "first", "K", NULL, TAKES_CHOICE,                                   \
           "begin with tree K of the stream (default 1)")                                \
    OPTION(seed, 's', "seed", "S", NULL, TAKES_CHOICE,                                   \
           "which stream of trees (default 1)")                                          \
    OPTION(root, 'r', "root", "max|min", choices_mover, TAKES_ROOT,                      \
           "who moves at the root (default max)")                                        \
    OPTION(format, 'f', "format", "FORMAT", notation_word, 0,                            \
           "nested (default), json (default for games) or dewey")                        \
    OPTION(output, 'o', "output", "FILE", options_file, 0,                               \
           "write there (whole file or nothing)")                                        \
    OPTION(limit_memory, 0, LIMIT_NAME, LIMIT_ARGUMENT, NULL, 0, LIMIT_HELP)             \
    OPTION(progress, 0, "progress", NULL, NULL, 0,                                       \
           "show trees done, rate and time left on a terminal")                          \
    OPTION(list_models, 0, "list-models", NULL, NULL, 0, "the models")                   \
    OPTION(list_games, 0, "list-games", NULL, NULL, 0, "the games")                      \
    OPTION(completion, 0, "completion", "SHELL", options_shell, 0,                       \
           "print completion for bash, zsh or fish")                                     \
    OPTION(help, 'h', "help", NULL, NULL, 0, "print this")                               \
    OPTION(version, 'V', "version", NULL, NULL, 0, "print the version")

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
        OPTION_COUNT
};

static const struct option_row rows[] = {
#define OPTION(identifier, letter_, name_, argument_, words_, takes_, help_)             \
    {.letter = letter_,                                                                  \
     .name = name_,                                                                      \
     .argument = argument_,                                                              \
     .help = help_,                                                                      \
     .words = words_},
    OPTIONS(OPTION)
#undef OPTION
        {.name = NULL},
};

static const unsigned row_takes[] = {
#define OPTION(identifier, letter_, name_, argument_, words_, takes_, help_) takes_,
    OPTIONS(OPTION)
#undef OPTION
};

static const struct command command = {
    .name = "gtgen",
    .usage = "[OPTION]...",
    .about = "Generates game trees.",
    .notes =
        {"The same options give the same trees everywhere, and tree K of a stream does\n"
         "not depend on how many are asked for."},
    .options = rows,
};

/* What the command line asks for. */
struct run {
    struct recipe recipe;
    const struct game *game; /* NULL: by the recipe's model */
    struct position start;   /* of the game */
    uint64_t first, count;
    const struct notation *notation;
    struct limit memory;
    const char *path;  /* of the output; NULL: standard output */
    const char *shell; /* for completion */
    bool given[OPTION_COUNT];
};

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

static bool set_whole(enum option_index option, const char *argument, uint64_t low,
                      uint64_t high, uint64_t *value, struct error *error)
{
    unsigned long long whole;

    if (!options_whole(rows[option].name, argument, low, high, &whole, error))
        return false;
    *value = whole;
    return true;
}

static bool set_node(enum option_index option, const char *argument, node low,
                     node *value, struct error *error)
{
    uint64_t whole;

    if (!set_whole(option, argument, low, TREE_NODE_LIMIT - 1, &whole, error))
        return false;
    *value = (node)whole;
    return true;
}

static bool set_model(struct run *run, const char *argument, struct error *error)
{
    int found = options_word(model_word, "model", argument, error);

    if (found < 0)
        return false;
    run->recipe.model = &models[found];
    return true;
}

static bool set_game(struct run *run, const char *argument, struct error *error)
{
    run->game = game_find(argument);
    if (!run->game) {
        char name[2 * GAME_NAME_SIZE];

        snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, ":"), argument);
        return options_word(game_word, "game", name, error) >= 0;
    }
    return game_start(run->game, argument, &run->start, error);
}

static bool set_notation(struct run *run, const char *argument, struct error *error)
{
    int found = options_word(notation_word, "format", argument, error);

    if (found < 0)
        return false;
    run->notation = &notations[found];
    return true;
}

static bool set_root(struct run *run, const char *argument, struct error *error)
{
    int found = options_word(choices_mover, "player", argument, error);

    if (found < 0)
        return false;
    run->recipe.root = (enum mover)found;
    return true;
}

static bool set_option(void *context, int row, const char *argument, struct error *error)
{
    struct run *run = context;
    struct recipe *recipe = &run->recipe;

    run->given[row] = true;
    switch ((enum option_index)row) {
    case OPTION_model:
        return set_model(run, argument, error);
    case OPTION_width:
        return set_node(OPTION_width, argument, 1, &recipe->width, error);
    case OPTION_depth:
        return set_node(OPTION_depth, argument, 0, &recipe->depth, error);
    case OPTION_values:
        return recipe_set_values(recipe, argument, error);
    case OPTION_p:
        return recipe_set_chance(recipe, argument, error);
    case OPTION_noise:
        return recipe_set_noise(recipe, argument, error);
    case OPTION_game:
        return set_game(run, argument, error);
    case OPTION_count:
        return set_whole(OPTION_count, argument, 1, UINT64_MAX, &run->count, error);
    case OPTION_first:
        return set_whole(OPTION_first, argument, 1, UINT64_MAX, &run->first, error);
    case OPTION_seed:
        return set_whole(OPTION_seed, argument, 0, UINT64_MAX, &recipe->seed, error);
    case OPTION_root:
        return set_root(run, argument, error);
    case OPTION_format:
        return set_notation(run, argument, error);
    case OPTION_output:
        run->path = argument;
        return true;
    case OPTION_limit_memory:
        return limit_read(&run->memory, argument, error);
    case OPTION_completion:
        run->shell = argument;
        return options_check_shell(argument, error);
    default:
        return true;
    }
}

/* Refuses the first option given that the model or the game has no use for. */
static bool check_uses(const struct run *run, struct error *error)
{
    unsigned takes = run->game ? GAME_TAKES : run->recipe.model->takes | TAKES_MODEL;

    for (int i = 0; i < OPTION_COUNT; i++)
        if (run->given[i] && (row_takes[i] & ~takes) != 0)
            return error_set(error, ERROR_USAGE, "%s '%s' has no use for --%s",
                             run->game ? "game" : "model",
                             run->game ? run->game->name : run->recipe.model->name,
                             rows[i].name);
    return true;
}

/* What options say together. */
static bool settle(struct run *run, struct error *error)
{
    struct recipe *recipe = &run->recipe;

    if (!check_uses(run, error))
        return false;
    if (run->given[OPTION_values] && run->given[OPTION_real])
        return error_set(error, ERROR_USAGE, "--values and --real exclude each other");
    if (run->count - 1 > UINT64_MAX - run->first)
        return error_set(error, ERROR_USAGE, "there are no trees beyond number 2^64 - 1");
    if (!run->notation)
        run->notation = notation_find(run->game ? "json" : "nested");
    if (run->given[OPTION_static] && !run->notation->labels)
        return error_set(error, ERROR_USAGE, "format '%s' has no place for --static",
                         run->notation->name);
    recipe->sorted = run->given[OPTION_sort];
    recipe->statics = run->given[OPTION_static];
    if (run->given[OPTION_real])
        recipe_set_real(recipe);
    if (run->game && !run->given[OPTION_depth])
        recipe->depth = TREE_NODE_LIMIT;
    return run->game || recipe_check(recipe, error);
}

static bool write_stream(const struct run *run, struct writer *w,
                         struct progress *progress, struct error *error)
{
    struct grow grow = {0};
    bool done = true;

    for (; done && progress->done < run->count; progress->done++)
        done = grow_tree(&grow, &run->recipe, run->first + progress->done, w, error);
    grow_release(&grow);
    return done;
}

static bool write_trees(const struct run *run, struct writer *w,
                        struct progress *progress, struct error *error)
{
    if (run->game)
        return game_write(run->game, &run->start, run->recipe.depth, run->recipe.statics,
                          w, error);
    return write_stream(run, w, progress, error);
}

static bool generate(const struct run *run, FILE *out, struct error *error)
{
    const struct recipe *recipe = &run->recipe;
    bool full = !run->game && recipe->model->full;
    bool shown = run->given[OPTION_progress] && isatty(STDERR_FILENO);
    struct progress progress;
    struct writer w;
    bool done;

    if (!writer_start(&w, out, run->notation, error))
        return false;
    w.stream = run->given[OPTION_count] || run->given[OPTION_first];
    progress_start(&progress, stderr, run->count,
                   full ? recipe_leaves(recipe->width, recipe->depth) : 0);
    if (shown) {
        w.tick = progress_tick;
        w.context = &progress;
    }
    done = write_trees(run, &w, &progress, error) && writer_finish(&w, error);
    progress_finish(&progress);
    writer_release(&w);
    return done;
}

static void list_models(FILE *out)
{
    for (const struct model *model = models; model->name; model++)
        fprintf(out, "%-12s %s\n", model->name, model->summary);
}

static void list_games(FILE *out)
{
    for (const struct game *const *at = games; *at; at++) {
        const struct game *game = *at;

        fprintf(out, "%-16s %s; %s", game->form, game->summary, game->limits);
        if (game->standard)
            fprintf(out, ", default %s", game->standard);
        putc('\n', out);
    }
}

/* Whether an option asks about the program itself; those stand last in the table. */
static bool is_question(const struct run *run)
{
    for (int i = OPTION_list_models; i < OPTION_COUNT; i++)
        if (run->given[i])
            return true;
    return false;
}

static void answer(FILE *out, const struct run *run)
{
    if (run->given[OPTION_help])
        options_help(out, &command);
    else if (run->given[OPTION_version])
        options_version(out, &command);
    else if (run->given[OPTION_list_models])
        list_models(out);
    else if (run->given[OPTION_list_games])
        list_games(out);
    else
        options_completion(out, &command, run->shell);
}

/* Reads the whole command line. */
static bool read_options(struct run *run, int argc, char **argv, struct error *error)
{
    int operands;

    if (!options_parse(&command, argc, argv, set_option, run, &operands, error))
        return false;
    if (operands < argc)
        return error_set(error, ERROR_USAGE, "unexpected argument '%s'", argv[operands]);
    return is_question(run) || settle(run, error);
}

/* Writes what was asked for; the output is whole, or error says why not. */
static bool write_output(const struct run *run, struct error *error)
{
    struct output output;
    bool done = true;

    limit_set(&run->memory);
    if (!output_open(&output, run->path, error))
        return false;
    if (is_question(run))
        answer(output.file, run);
    else
        done = generate(run, output.file, error);
    if (done)
        return output_close(&output, true, error);
    output_close(&output, false, &(struct error){.kind = ERROR_NONE});
    return false;
}

int main(int argc, char **argv)
{
    struct run run = {.recipe = recipe_default(), .first = 1, .count = 1};
    struct error error = {.kind = ERROR_NONE};

    if (!read_options(&run, argc, argv, &error))
        options_complain(stderr, &command, &error);
    else if (!write_output(&run, &error))
        error_print(stderr, command.name, &error);
    return (int)error.kind;
}
