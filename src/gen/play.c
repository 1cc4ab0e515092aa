/*
 * play.c - the walk through a game's tree, with one position that moves are made on and
 * taken back from.
 */
#include "base/memory.h"
#include "gen/game.h"

#include <stdlib.h>

/* A node of the present path: which of the moves are its own. */
struct turn {
    size_t next, end; /* moves[next .. end) are still to be played */
    enum mover mover; /* in its position */
    enum mover turn;  /* who would move if nothing else were said */
};

struct game_walk {
    const struct game *game;
    struct position position;
    struct turn *turns; /* of the present path; owned */
    struct move *moves; /* of all its positions, one after another; owned */
    size_t turn_capacity, move_capacity;
    node ply, depth; /* ply: how many moves have been played */
    bool statics;
};

static double for_first(const struct position *position, double value)
{
    return position->mover == MOVER_MAX ? value : -value;
}

static double worth(const struct game_walk *walk)
{
    return walk->game->worth ? walk->game->worth(&walk->position) : 0;
}

static enum mover after(const struct game_walk *walk, enum mover player)
{
    unsigned players = walk->game->players > 0 ? walk->game->players : 2;

    return (enum mover)((unsigned)player % players + 1);
}

/* Whose turn it is in the present position, behind those above; chance has none. */
static enum mover next_turn(const struct game_walk *walk)
{
    const struct turn *parent;

    if (walk->ply == 0)
        return walk->position.mover;
    parent = &walk->turns[walk->ply - 1];
    return parent->mover == MOVER_CHANCE ? parent->turn : after(walk, parent->mover);
}

/* Makes room for the present position and its moves; they follow those of its parent. */
static bool find_moves(struct game_walk *walk, struct error *error)
{
    size_t begin = walk->ply > 0 ? walk->turns[walk->ply - 1].end : 0;
    int count;

    if (!memory_reserve(&walk->turns, &walk->turn_capacity, (size_t)walk->ply + 1,
                        sizeof *walk->turns, error) ||
        !memory_reserve(&walk->moves, &walk->move_capacity, begin + GAME_MOVES,
                        sizeof *walk->moves, error))
        return false;
    count = walk->game->moves(&walk->position, walk->moves + begin);
    walk->turns[walk->ply] = (struct turn){
        .next = begin,
        .end = begin + (size_t)count,
        .mover = walk->position.mover,
        .turn = next_turn(walk),
    };
    return true;
}

static bool emit_leaf(const struct game_walk *walk, const char *name, double value,
                      bool undecided, struct emitter *e, struct error *error)
{
    double payoffs[PLAYER_LIMIT];

    if (!walk->game->pay)
        return emitter_leaf(e, name, value, error);
    walk->game->pay(&walk->position, undecided, payoffs);
    return emitter_payoffs(e, name, payoffs, error);
}

/* The value of a position without moves. */
static double end_value(const struct game_walk *walk)
{
    const struct game *game = walk->game;

    return game->result ? game->result(&walk->position)
                        : for_first(&walk->position, game->stuck);
}

/* The present position becomes a node; last is the move that led there, NULL at the root.
 * *inner: it has been opened, its moves are to be played. */
static bool enter(struct game_walk *walk, const struct move *last, const char *name,
                  bool *inner, struct emitter *e, struct error *error)
{
    const struct position *position = &walk->position;
    struct turn *turn;

    *inner = false;
    if (last && walk->game->won && walk->game->won(position, *last))
        return emitter_leaf(e, name, for_first(position, -1), error);
    if (!find_moves(walk, error))
        return false;
    turn = &walk->turns[walk->ply];
    if (turn->next == turn->end)
        return emit_leaf(walk, name, end_value(walk), false, e, error);
    if (walk->ply == walk->depth)
        return emit_leaf(walk, name, worth(walk), true, e, error);
    *inner = true;
    emitter_say(e, turn->mover == turn->turn ? MOVER_DEFAULT : turn->mover, 0);
    return emitter_open(e, name, walk->statics ? worth(walk) : SCORE_NONE, error);
}

/* Takes back the move that led to the present position. */
static void leave(struct game_walk *walk)
{
    const struct turn *parent = &walk->turns[--walk->ply];

    walk->position.mover = parent->mover;
    walk->game->undo(&walk->position, walk->moves[parent->next - 1]);
}

/* Plays the next move of the present position; takes it back at once if it ends there. */
static bool play_next(struct game_walk *walk, struct emitter *e, struct error *error)
{
    struct move move = walk->moves[walk->turns[walk->ply].next++];
    char name[GAME_NAME_SIZE];
    bool inner;

    walk->game->name_move(&walk->position, move, name);
    walk->game->play(&walk->position, move);
    walk->position.mover = walk->game->next ? walk->game->next(&walk->position, move)
                                            : after(walk, walk->position.mover);
    walk->ply++;
    if (!enter(walk, &move, name, &inner, e, error))
        return false;
    if (!inner)
        leave(walk);
    return true;
}

static bool emit_tree(struct game_walk *walk, struct emitter *e, struct error *error)
{
    bool inner;

    if (!enter(walk, NULL, NULL, &inner, e, error))
        return false;
    while (inner) {
        const struct turn *turn = &walk->turns[walk->ply];

        if (turn->next < turn->end) {
            if (!play_next(walk, e, error))
                return false;
            continue;
        }
        if (!emitter_close(e, error))
            return false;
        if (walk->ply == 0)
            break;
        leave(walk);
    }
    return true;
}

bool game_emit(const struct game *game, const struct position *start, node depth,
               bool statics, struct emitter *e, struct error *error)
{
    struct game_walk walk = {
        .game = game, .position = *start, .depth = depth, .statics = statics};
    bool done;

    e->players = game->players;
    emitter_begin(e, start->mover);
    done = emit_tree(&walk, e, error) && emitter_end(e, error);
    free(walk.turns);
    free(walk.moves);
    return done;
}
