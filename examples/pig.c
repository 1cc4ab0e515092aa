/*
 * pig.c - a game with a die, by functions: who rolls a 1 loses the points of the turn,
 * who stops keeps them; each player has one turn.
 *
 *     cc pig.c $(pkg-config --cflags --libs gteval) -o pig && ./pig
 */
#include <gteval.h>

#include <stdlib.h>
#include <string.h>

enum { ROLLS = 3 };

struct position {
    int kept;    /* by the first player, once it is the other's turn */
    int points;  /* of this turn */
    int rolls;   /* that are left */
    bool second; /* whose turn it is */
    bool rolling;
    bool over;
};

static struct position stopped(const struct position *position, int points)
{
    struct position next = *position;

    next.points = points;
    if (position->second) {
        next.over = true;
        return next;
    }
    next.kept = points;
    next.points = 0;
    next.rolls = ROLLS;
    next.second = true;
    next.rolling = false;
    return next;
}

/* Low and high halves of the die are one outcome each, with the 1 apart. */
static void roll(const struct position *position, struct gteval_moves *moves)
{
    struct position next = stopped(position, 0);

    gteval_moves_outcome(moves, &next, "1", 1);
    next = *position;
    next.rolling = false;
    next.rolls--;
    next.points = position->points + 2;
    gteval_moves_outcome(moves, &next, "low", 2);
    next.points = position->points + 5;
    gteval_moves_outcome(moves, &next, "high", 3);
}

static bool children(void *context, const void *asked, struct gteval_moves *moves)
{
    const struct position *position = (const struct position *)asked;
    struct position next = stopped(position, position->points);

    (void)context;
    if (position->over)
        return true;
    if (position->rolling) {
        roll(position, moves);
        return true;
    }
    gteval_moves_add(moves, &next, "stop");
    if (position->rolls > 0) {
        next = *position;
        next.rolling = true;
        gteval_moves_add(moves, &next, "roll");
    }
    return true;
}

static double value(void *context, const void *asked)
{
    const struct position *position = (const struct position *)asked;

    (void)context;
    return (position->kept > position->points) - (position->kept < position->points);
}

static unsigned player(void *context, const void *asked)
{
    const struct position *position = (const struct position *)asked;

    (void)context;
    return position->rolling ? 0 : position->second ? 2 : 1;
}

int main(void)
{
    static const double bounds[] = {-1, 1};
    struct position start;
    struct gteval_game game;
    struct gteval_error *error;
    struct gteval_tree *tree;
    struct gteval_search *search = NULL;
    struct gteval_result *result = NULL;

    memset(&start, 0, sizeof start);
    memset(&game, 0, sizeof game);
    start.rolls = ROLLS;
    game.size = sizeof game;
    game.position_size = sizeof start;
    game.children = children;
    game.value = value;
    game.player = player;
    game.bounds = bounds;
    tree = gteval_tree_from_game(&game, &start, &error);
    if (tree)
        search = gteval_search_new("star2", &error);
    if (search && gteval_search_bounds(search, -1, 1, &error))
        result = gteval_search_run(search, tree, &error);
    if (result)
        printf("%lu nodes; the first player is ahead by %.4f\n",
               (unsigned long)gteval_tree_nodes(tree), gteval_result_value(result));
    else
        fprintf(stderr, "%s\n", gteval_error_text(error));
    gteval_error_free(error);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
    return result ? EXIT_SUCCESS : EXIT_FAILURE;
}
