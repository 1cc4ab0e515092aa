/*
 * game.c - trees out of games, whose positions are asked for what comes next.
 */
#include "base/buffer.h"
#include "base/memory.h"
#include "library/told.h"

#include <stdlib.h>
#include <string.h>

/* What a position that waits for its turn comes with. */
struct waiting_move {
    double weight; /* SCORE_NONE where there is none */
    size_t name;   /* where it begins in names; empty where there is none */
};

/* The children of an open node: those from next on still have their turn. */
struct played {
    size_t start, next, end;
    size_t names; /* how long names were without theirs */
};

/* The positions that wait are those of all open nodes, one behind the other. */
struct gteval_moves {
    const struct gteval_game *game;
    struct build build;
    struct waiting_move *waiting; /* owned, as all that follow */
    unsigned char *positions;     /* of them, packed */
    struct buffer names;
    struct played *stack; /* of open nodes, the innermost last */
    size_t waiting_capacity, positions_capacity, stack_capacity;
    size_t count;                    /* of waiting */
    size_t open;                     /* of stack */
    uint64_t nodes;                  /* built, and waiting for their turn */
    unsigned char *position, *spare; /* one each, where any type may begin */
    double *payoffs;
    bool failed;
    struct error reason;
};

static unsigned char *position_at(const struct gteval_moves *m, size_t i)
{
    return m->positions + i * m->game->position_size;
}

/* A position of the game's is needed no longer. */
static void let_go(const struct gteval_moves *m, unsigned char *place, const void *bytes)
{
    if (!m->game->release)
        return;
    memmove(place, bytes, m->game->position_size);
    m->game->release(m->game->context, place);
}

static bool check_limit(struct gteval_moves *m)
{
    gteval_node limit = m->game->nodes ? m->game->nodes : TREE_NODE_LIMIT;
    char what[80];

    if (m->nodes < limit)
        return true;
    snprintf(what, sizeof what, "has children beyond the limit of %lu nodes",
             (unsigned long)limit);
    return told_refuse(&m->build, what, &m->reason);
}

static bool keep_position(struct gteval_moves *m, const void *position, const char *name,
                          double weight)
{
    size_t i = m->count, size = m->game->position_size;

    if (!memory_reserve(&m->waiting, &m->waiting_capacity, i + 1, sizeof *m->waiting,
                        &m->reason) ||
        !memory_reserve(&m->positions, &m->positions_capacity, (i + 1) * size, 1,
                        &m->reason))
        return false;
    m->waiting[i] = (struct waiting_move){.weight = weight, .name = m->names.size};
    buffer_add(&m->names, name ? name : "", name ? strlen(name) + 1 : 1);
    if (m->names.failed)
        return error_memory(&m->reason);
    memcpy(position_at(m, i), position, size);
    m->count++;
    m->nodes++;
    return true;
}

static bool add(struct gteval_moves *m, const void *position, const char *name,
                double weight)
{
    if (!m->failed)
        m->failed = !check_limit(m) || !keep_position(m, position, name, weight);
    if (m->failed)
        let_go(m, m->spare, position);
    return !m->failed;
}

bool gteval_moves_add(struct gteval_moves *moves, const void *position, const char *name)
{
    return add(moves, position, name, SCORE_NONE);
}

bool gteval_moves_outcome(struct gteval_moves *moves, const void *position,
                          const char *name, double weight)
{
    /* What is not a number is refused as a weight, not taken for none. */
    return add(moves, position, name, score_known(weight) ? weight : -1);
}

static bool at_depth(const struct gteval_moves *m)
{
    return m->game->depth > 0 && m->build.depth > m->game->depth;
}

static bool give_up(struct gteval_moves *m)
{
    return told_refuse(&m->build, "was given up by the game", &m->reason);
}

/* Asks for the children of the position. */
static bool play(struct gteval_moves *m)
{
    const struct gteval_game *game = m->game;
    struct played *played;
    bool done;

    if (!memory_reserve(&m->stack, &m->stack_capacity, m->open + 1, sizeof *m->stack,
                        &m->reason))
        return false;
    played = &m->stack[m->open++];
    *played = (struct played){m->count, m->count, m->count, m->names.size};
    done = at_depth(m) || game->children(game->context, m->position, m);
    played->end = m->count;
    return !m->failed && (done || give_up(m));
}

static bool tell_payoffs(struct gteval_moves *m)
{
    const struct gteval_game *game = m->game;

    if (!game->payoffs(game->context, m->position, m->payoffs))
        return give_up(m);
    return told_payoffs(&m->build, m->payoffs, game->player_count, &m->reason);
}

static void tell_value(struct gteval_moves *m)
{
    if (m->game->value)
        build_value(&m->build, m->game->value(m->game->context, m->position));
}

static bool tell_leaf(struct gteval_moves *m)
{
    if (m->game->payoffs)
        return tell_payoffs(m);
    tell_value(m);
    if (score_known(m->build.tree.value[m->build.open]))
        return true;
    return told_refuse(&m->build,
                       at_depth(m) ? "is at the depth of the game, and has no value"
                                   : "has no moves, and no value",
                       &m->reason);
}

static bool tell_inner(struct gteval_moves *m)
{
    const struct gteval_game *game = m->game;

    if (game->statics)
        tell_value(m);
    return !game->player ||
           told_player(&m->build, game->player(game->context, m->position), &m->reason);
}

/* Asks what there is to know of the position, whose node is open. */
static bool ask(struct gteval_moves *m)
{
    if (!play(m))
        return false;
    return m->stack[m->open - 1].end > m->stack[m->open - 1].next ? tell_inner(m)
                                                                  : tell_leaf(m);
}

/* Opens the node of the next position that has its turn. */
static bool open_next(struct gteval_moves *m, size_t i)
{
    const struct waiting_move *waiting = &m->waiting[i];
    bool done;

    memcpy(m->position, position_at(m, i), m->game->position_size);
    done = build_open(&m->build, &m->reason) &&
           told_name(&m->build, m->names.data + waiting->name, &m->reason) &&
           (!score_known(waiting->weight) ||
            told_weight(&m->build, waiting->weight, &m->reason)) &&
           ask(m);
    let_go(m, m->position, m->position);
    return done;
}

/* Closes the innermost node, whose children have all had their turn. */
static bool close_played(struct gteval_moves *m)
{
    const struct played *played = &m->stack[--m->open];

    m->count = played->start;
    m->names.size = played->names;
    return told_close(&m->build, &m->reason);
}

static bool play_all(struct gteval_moves *m, const void *root)
{
    memcpy(m->position, root, m->game->position_size);
    m->nodes = 1;
    if (!build_open(&m->build, &m->reason) || !ask(m))
        return false;
    while (m->open > 0) {
        struct played *played = &m->stack[m->open - 1];

        if (played->next < played->end ? !open_next(m, played->next++) : !close_played(m))
            return false;
    }
    return true;
}

static bool start(struct gteval_moves *m)
{
    const struct gteval_game *game = m->game;

    build_start(&m->build);
    return memory_resize(&m->position, game->position_size, 1, &m->reason) &&
           memory_resize(&m->spare, game->position_size, 1, &m->reason) &&
           memory_resize(&m->payoffs, game->player_count + 1, sizeof *m->payoffs,
                         &m->reason) &&
           (game->player_count == 0 || told_players(&m->build, game->player_count,
                                                    game->player_names, &m->reason)) &&
           (!game->bounds ||
            told_bounds(&m->build, game->bounds[0], game->bounds[1], &m->reason));
}

/* Positions that have not had their turn belong to the game, too. */
static void release(struct gteval_moves *m)
{
    for (size_t i = 0; i < m->open; i++)
        for (size_t k = m->stack[i].next; k < m->stack[i].end; k++)
            let_go(m, m->spare, position_at(m, k));
    build_release(&m->build);
    buffer_release(&m->names);
    free(m->waiting);
    free(m->positions);
    free(m->stack);
    free(m->position);
    free(m->spare);
    free(m->payoffs);
}

/* Whether what must be set is. */
static bool check_game(const struct gteval_game *game, struct gteval_error **error)
{
    struct error reason;

    if (!game->children)
        error_set(&reason, ERROR_USAGE, "children: it must not be NULL");
    else if (game->position_size == 0)
        error_set(&reason, ERROR_USAGE, "position_size: a position has a byte, at least");
    else if (!game->payoffs != (game->player_count == 0))
        error_set(&reason, ERROR_USAGE,
                  "payoffs: expected a function and player_count, or neither");
    else
        return true;
    return handle_fail(error, &reason);
}

struct gteval_tree *gteval_tree_from_game(const struct gteval_game *game,
                                          const void *root, struct gteval_error **error)
{
    struct gteval_game copy;
    struct gteval_moves m = {.game = &copy};
    struct gteval_tree *tree = NULL;

    handle_start(error);
    if (!handle_given(game, "game", error) || !handle_given(root, "root", error) ||
        !told_copy(&copy, sizeof copy, game, "game", error) || !check_game(&copy, error))
        return NULL;
    if (start(&m) && play_all(&m, root))
        tree = told_tree(&m.build, error);
    else
        handle_fail(error, &m.reason);
    release(&m);
    return tree;
}
