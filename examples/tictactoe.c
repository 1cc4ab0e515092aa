/*
 * tictactoe.c - tic-tac-toe without a file: gteval asks for the moves of each position,
 * and any algorithm searches the tree that comes of it.
 *
 *     cc tictactoe.c $(pkg-config --cflags --libs gteval) -o tictactoe
 *     ./tictactoe x...o....
 *
 * The board is told from the top left; x begins.
 */
#include <gteval.h>

#include <stdlib.h>
#include <string.h>

struct position {
    char board[9];
    char mover;
};

static char winner(const struct position *position)
{
    static const char lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                     {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    const char *board = position->board;

    for (int i = 0; i < 8; i++) {
        char first = board[(int)lines[i][0]];

        if (first != '.' && first == board[(int)lines[i][1]] &&
            first == board[(int)lines[i][2]])
            return first;
    }
    return '.';
}

static bool children(void *context, const void *asked, struct gteval_moves *moves)
{
    const struct position *position = asked;

    (void)context;
    if (winner(position) != '.')
        return true;
    for (int i = 0; i < 9; i++) {
        struct position next = *position;
        char name[3] = {(char)('a' + i % 3), (char)('3' - i / 3), '\0'};

        if (position->board[i] != '.')
            continue;
        next.board[i] = position->mover;
        next.mover = position->mover == 'x' ? 'o' : 'x';
        if (!gteval_moves_add(moves, &next, name))
            break;
    }
    return true;
}

static double value(void *context, const void *asked)
{
    char won = winner(asked);

    (void)context;
    return won == 'x' ? 1 : won == 'o' ? -1 : 0;
}

static unsigned player(void *context, const void *asked)
{
    const struct position *position = asked;

    (void)context;
    return position->mover == 'x' ? 1 : 2;
}

static void print(const struct gteval_tree *tree, const struct gteval_result *result)
{
    size_t count;
    const gteval_node *line = gteval_result_line(result, &count);

    printf("%lu positions, %lu at the end\n", (unsigned long)gteval_tree_nodes(tree),
           (unsigned long)gteval_tree_leaves(tree));
    printf("value %g, read at %llu ends:", gteval_result_value(result),
           (unsigned long long)gteval_result_count(result, "leaves"));
    for (size_t i = 1; i < count; i++)
        printf(" %s", gteval_tree_name(tree, line[i]));
    printf("\n");
}

int main(int argc, char **argv)
{
    struct position start = {{0}, 'x'};
    struct gteval_game game;
    struct gteval_error *error;
    struct gteval_tree *tree;
    struct gteval_search *search = NULL;
    struct gteval_result *result = NULL;
    int taken = 0;

    memset(start.board, '.', sizeof start.board);
    for (size_t i = 0; argc > 1 && i < sizeof start.board && argv[1][i]; i++)
        if (argv[1][i] != '.') {
            start.board[i] = argv[1][i];
            taken++;
        }
    start.mover = taken % 2 == 0 ? 'x' : 'o';
    memset(&game, 0, sizeof game);
    game.size = sizeof game;
    game.position_size = sizeof start;
    game.nodes = 1000000;
    game.children = children;
    game.value = value;
    game.player = player;
    tree = gteval_tree_from_game(&game, &start, &error);
    if (tree)
        search = gteval_search_new("alphabeta", &error);
    if (search)
        result = gteval_search_run(search, tree, &error);
    if (result)
        print(tree, result);
    else
        fprintf(stderr, "%s\n", gteval_error_text(error));
    gteval_error_free(error);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
    return result ? EXIT_SUCCESS : EXIT_FAILURE;
}
