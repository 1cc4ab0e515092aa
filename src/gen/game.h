/*
 * game.h - the table of games, and the walk through a game's tree.
 *
 * To add one: a file beside this one that defines NAME_game, and a line in GAMES. The
 * first player is MAX, values are from that player's view: 1 won, -1 lost, 0 drawn; games
 * of more than two have payoffs.
 */
#ifndef GTEVAL_GEN_GAME_H
#define GTEVAL_GEN_GAME_H

#include "base/error.h"
#include "gen/emitter.h"

enum {
    GAME_CELLS = 256,   /* squares or heaps at most */
    GAME_MOVES = 1024,  /* moves in one position at most */
    GAME_NAME_SIZE = 16 /* bytes for the name of a move, its NUL included */
};

/* What stands on a square: nothing, or a mark of the player who put it there. */
enum { CELL_EMPTY = 0, CELL_FIRST = 1, CELL_SECOND = 2 };

/*
 * A position of any of the games. Square a1 is cell 0, then b1, by rows; a game without a
 * board keeps its heaps there.
 */
struct position {
    int width, height; /* of the board; height is 1 for heaps */
    int most;          /* heaps: how many objects a move may take */
    enum mover mover;  /* the player whose turn it is, of whom MAX is first, or chance */
    int cell[GAME_CELLS];
};

struct move {
    int from, to; /* cells; which of them matter depends on the game */
    int taken;    /* objects taken from a heap, or the mark that was captured */
};

struct game {
    const char *name;     /* as in --game=NAME */
    const char *form;     /* with its parameters, as connect4:WxH */
    const char *limits;   /* what the parameters may be, in words */
    const char *standard; /* the parameters where none are given; NULL: it takes none */
    const char *summary;  /* one line */

    /* The first position; mover is set already, cells are empty. parameters is NULL where
     * standard is and none were given. False where they are not as form and limits say.
     */
    bool (*start)(struct position *position, const char *parameters);

    /* Fills in the moves, at most GAME_MOVES, and returns how many; none where the last
     * move won. */
    int (*moves)(const struct position *position, struct move *list);

    /* Makes and takes back a move of position->mover; the walk changes the mover. */
    void (*play)(struct position *position, struct move move);
    void (*undo)(struct position *position, struct move move);

    /* Whether the move just played won. NULL where only having no move decides. */
    bool (*won)(const struct position *position, struct move move);

    /* Who is to move behind that move of position->mover, which has been made; chance
     * moves with equal probabilities. NULL: the players in turn. */
    enum mover (*next)(const struct position *position, struct move move);

    /* What a position is worth in which there is no move; NULL: as stuck says. */
    double (*result)(const struct position *position);

    /* The same for each of the players, where they have payoffs; undecided: there are
     * moves. */
    unsigned players; /* 0: two, whose payoffs would cancel */
    void (*pay)(const struct position *position, bool undecided, double *payoffs);

    /* The static value of a position that is not decided, in (-1, 1). NULL: 0. */
    double (*worth)(const struct position *position);

    bool chance; /* it moves somewhere */

    /* Begins with a letter; see emitter.h. */
    void (*name_move)(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE]);

    /* What the player gets who is to move and cannot: -1 or 0. */
    double stuck;
};

#define GAMES(GAME)                                                                      \
    GAME(tictactoe)                                                                      \
    GAME(nim)                                                                            \
    GAME(subtract)                                                                       \
    GAME(connect4)                                                                       \
    GAME(hexapawn)                                                                       \
    GAME(domineering)                                                                    \
    GAME(twentyone)                                                                      \
    GAME(nim3)

#define GAME(identifier) extern const struct game identifier##_game;
GAMES(GAME)
#undef GAME

/* The table, in the order of GAMES, ended by NULL. */
extern const struct game *const games[];

/* The game whose name text begins with, up to a colon or its end; NULL if there is none.
 */
const struct game *game_find(const char *text);

/* The first position of the game that text names: NAME or NAME:PARAMETERS. */
bool game_start(const struct game *game, const char *text, struct position *position,
                struct error *error);

/*
 * Numbers of 1 .. high, with the separator between them, at most `most` of them. Returns
 * how many; 0 where the text is anything else.
 */
int game_numbers(const char *text, char separator, int high, int numbers[], int most);

/*
 * Emits the tree of the game from that position on, to depth plies at most. statics:
 * inner nodes carry their static value too.
 */
bool game_emit(const struct game *game, const struct position *start, node depth,
               bool statics, struct emitter *e, struct error *error);

#endif
