/*
 * graph_game.h - what only games of chance and of several players have, for the positions
 * and edges of a graph: few graphs have any of it, so it stands apart from them.
 */
#ifndef GTEVAL_READ_GRAPH_GAME_H
#define GTEVAL_READ_GRAPH_GAME_H

#include "base/buffer.h"
#include "tree/build.h"

/* A probability or weight as it was written. */
struct graph_odds {
    size_t text; /* offset in texts; 0: none */
    enum odds odds;
};

/* Which payoffs a leaf has. */
struct graph_share {
    size_t first, count; /* count 0: none */
};

/* All zeros is a game without any of it. Private to graph.c, as are the functions. */
struct graph_game {
    struct buffer texts;
    struct graph_odds *odds; /* by edge; owned */
    size_t odds_capacity;
    struct graph_odds *node_odds; /* by position: of all edges to it; owned */
    size_t node_odds_capacity;
    double *payoffs; /* of all leaves; owned */
    size_t payoff_count, payoff_capacity;
    struct graph_share *shares; /* by position; owned */
    size_t share_capacity;
};

bool graph_game_odds(struct graph_game *game, size_t edge, const char *text,
                     size_t length, enum odds odds, struct error *error);

/* NULL where the edge has none. */
const char *graph_game_odds_of(const struct graph_game *game, size_t edge,
                               enum odds *odds);

/* The same of a position; then of an edge to it, which is given what the position has.
 */
bool graph_game_node_odds(struct graph_game *game, size_t position, const char *text,
                          size_t length, enum odds odds, struct error *error);
bool graph_game_has_node_odds(const struct graph_game *game, size_t position);
bool graph_game_give_odds(struct graph_game *game, size_t position, size_t edge,
                          struct error *error);

bool graph_game_pay_position(struct graph_game *game, size_t position,
                             const double *payoffs, size_t count, struct error *error);

struct graph_share graph_game_position(const struct graph_game *game, size_t position);

/* What a position has, another has as well. */
bool graph_game_share(struct graph_game *game, size_t from, size_t to,
                      struct error *error);

bool graph_game_same(const struct graph_game *game, struct graph_share a,
                     struct graph_share b);

void graph_game_release(struct graph_game *game);

#endif
