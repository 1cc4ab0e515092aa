/*
 * builder.c - trees built call by call, as a search enters and leaves their nodes.
 */
#include "library/told.h"

#include <stdlib.h>

struct gteval_builder {
    struct build build;
    bool failed; /* reason says why, and goes on saying it */
    struct error reason;
};

static void start_again(struct gteval_builder *builder)
{
    build_release(&builder->build);
    build_start(&builder->build);
    builder->failed = false;
}

struct gteval_builder *gteval_builder_new(struct gteval_error **error)
{
    struct gteval_builder *builder;

    handle_start(error);
    builder = handle_new(sizeof *builder, error);
    if (builder)
        start_again(builder);
    return builder;
}

/* Whether there is a builder that goes on. */
static bool begin(const struct gteval_builder *builder, struct gteval_error **error)
{
    handle_start(error);
    if (!handle_given(builder, "builder", error))
        return false;
    return !builder->failed || handle_fail(error, &builder->reason);
}

/* Keeps the first error. */
static bool end(struct gteval_builder *builder, bool done, struct gteval_error **error)
{
    if (done)
        return true;
    builder->failed = true;
    return handle_fail(error, &builder->reason);
}

static bool misuse(struct gteval_builder *builder, const char *message,
                   struct gteval_error **error)
{
    return end(builder, error_set(&builder->reason, ERROR_USAGE, "%s", message), error);
}

/* The same, with a node that is open. */
static bool begin_node(struct gteval_builder *builder, struct gteval_error **error)
{
    if (!begin(builder, error))
        return false;
    return builder->build.depth > 0 || misuse(builder, "builder: no node is open", error);
}

/* The same, with what is told of it. */
static bool begin_telling(struct gteval_builder *builder, const void *told,
                          const char *null, struct gteval_error **error)
{
    return begin_node(builder, error) && (told || misuse(builder, null, error));
}

bool gteval_builder_open(struct gteval_builder *builder, struct gteval_error **error)
{
    if (!begin(builder, error))
        return false;
    if (builder->build.depth == 0 && builder->build.tree.count > 0)
        return misuse(builder, "builder: a tree has one root, which is closed", error);
    return end(builder, build_open(&builder->build, &builder->reason), error);
}

bool gteval_builder_close(struct gteval_builder *builder, struct gteval_error **error)
{
    return begin_node(builder, error) &&
           end(builder, told_close(&builder->build, &builder->reason), error);
}

bool gteval_builder_leaf(struct gteval_builder *builder, double value,
                         struct gteval_error **error)
{
    return gteval_builder_open(builder, error) &&
           gteval_builder_value(builder, value, error) &&
           gteval_builder_close(builder, error);
}

bool gteval_builder_value(struct gteval_builder *builder, double value,
                          struct gteval_error **error)
{
    return begin_node(builder, error) &&
           end(builder, told_value(&builder->build, value, &builder->reason), error);
}

bool gteval_builder_mover(struct gteval_builder *builder, enum gteval_mover mover,
                          struct gteval_error **error)
{
    static const enum mover movers[] = {[GTEVAL_MAX] = MOVER_MAX,
                                        [GTEVAL_MIN] = MOVER_MIN,
                                        [GTEVAL_CHANCE] = MOVER_CHANCE};

    if (!begin_node(builder, error))
        return false;
    if ((unsigned)mover > GTEVAL_CHANCE)
        return misuse(builder, "mover: expected GTEVAL_MAX, GTEVAL_MIN or GTEVAL_CHANCE",
                      error);
    build_mover(&builder->build, movers[mover]);
    return true;
}

bool gteval_builder_player(struct gteval_builder *builder, unsigned player,
                           struct gteval_error **error)
{
    return begin_node(builder, error) &&
           end(builder, told_player(&builder->build, player, &builder->reason), error);
}

bool gteval_builder_name(struct gteval_builder *builder, const char *name,
                         struct gteval_error **error)
{
    return begin_telling(builder, name, "name: it must not be NULL", error) &&
           end(builder, told_name(&builder->build, name, &builder->reason), error);
}

bool gteval_builder_weight(struct gteval_builder *builder, double weight,
                           struct gteval_error **error)
{
    return begin_node(builder, error) &&
           end(builder, told_weight(&builder->build, weight, &builder->reason), error);
}

bool gteval_builder_odds(struct gteval_builder *builder, const char *odds,
                         struct gteval_error **error)
{
    return begin_telling(builder, odds, "odds: it must not be NULL", error) &&
           end(builder, told_odds(&builder->build, odds, &builder->reason), error);
}

bool gteval_builder_payoffs(struct gteval_builder *builder, const double *payoffs,
                            size_t count, struct gteval_error **error)
{
    return begin_telling(builder, payoffs, "payoffs: it must not be NULL", error) &&
           end(builder, told_payoffs(&builder->build, payoffs, count, &builder->reason),
               error);
}

bool gteval_builder_players(struct gteval_builder *builder, unsigned count,
                            const char *const *names, struct gteval_error **error)
{
    return begin(builder, error) &&
           end(builder, told_players(&builder->build, count, names, &builder->reason),
               error);
}

bool gteval_builder_bounds(struct gteval_builder *builder, double low, double high,
                           struct gteval_error **error)
{
    return begin(builder, error) &&
           end(builder, told_bounds(&builder->build, low, high, &builder->reason), error);
}

/* Whether there is a tree, and no node of it is open. */
static bool is_whole(struct gteval_builder *builder, struct gteval_error **error)
{
    const struct build *b;

    if (!begin(builder, error))
        return false;
    b = &builder->build;
    if (b->tree.count == 0)
        return misuse(builder, "builder: there are no nodes", error);
    if (b->depth == 0)
        return true;
    told_refuse(b, "is still open", &builder->reason);
    if (builder->reason.kind == ERROR_INPUT)
        builder->reason.kind = ERROR_USAGE;
    return end(builder, false, error);
}

struct gteval_tree *gteval_builder_tree(struct gteval_builder *builder,
                                        struct gteval_error **error)
{
    struct gteval_tree *tree = NULL;

    if (is_whole(builder, error))
        tree = told_tree(&builder->build, error);
    if (builder)
        start_again(builder);
    return tree;
}

void gteval_builder_free(struct gteval_builder *builder)
{
    if (!builder)
        return;
    build_release(&builder->build);
    free(builder);
}
