/*
 * players.c - a game of three players, one of whom is a die: what everybody gets, and
 * what each can be sure of.
 *
 *     cc players.c $(pkg-config --cflags --libs gteval) -o players && ./players
 */
#include <gteval.h>

#include <stdlib.h>

static void end(struct gteval_builder *builder, const char *name, double ann, double bob,
                double cid)
{
    double payoffs[3];

    payoffs[0] = ann;
    payoffs[1] = bob;
    payoffs[2] = cid;
    gteval_builder_open(builder, NULL);
    gteval_builder_name(builder, name, NULL);
    gteval_builder_payoffs(builder, payoffs, 3, NULL);
    gteval_builder_close(builder, NULL);
}

/* Ann sells or waits; then a die tells who is next: Cid is twice as likely as Bob. */
static void build(struct gteval_builder *builder)
{
    static const char *const names[] = {"Ann", "Bob", "Cid"};

    gteval_builder_players(builder, 3, names, NULL);
    gteval_builder_bounds(builder, 0, 10, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_player(builder, 1, NULL);
    end(builder, "sell", 4, 3, 3);
    gteval_builder_open(builder, NULL);
    gteval_builder_name(builder, "wait", NULL);
    gteval_builder_mover(builder, GTEVAL_CHANCE, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_name(builder, "Bob's turn", NULL);
    gteval_builder_weight(builder, 1, NULL);
    gteval_builder_player(builder, 2, NULL);
    end(builder, "share", 5, 5, 0);
    end(builder, "take", 0, 6, 4);
    gteval_builder_close(builder, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_name(builder, "Cid's turn", NULL);
    gteval_builder_odds(builder, "2", NULL); /* a text, which may be "2/3" as well */
    gteval_builder_player(builder, 3, NULL);
    end(builder, "share", 7.5, 0, 2);
    end(builder, "take", 8, 1, 1);
    gteval_builder_close(builder, NULL);
    gteval_builder_close(builder, NULL);
    gteval_builder_close(builder, NULL);
}

static struct gteval_result *run(const struct gteval_tree *tree, const char *algorithm,
                                 struct gteval_error **error)
{
    struct gteval_search *search = gteval_search_new(algorithm, error);
    struct gteval_result *result = search ? gteval_search_run(search, tree, error) : NULL;

    gteval_search_free(search);
    return result;
}

/* If everybody plays for their own. */
static bool print_payoffs(const struct gteval_tree *tree, struct gteval_error **error)
{
    struct gteval_result *result = run(tree, "maxn", error);
    size_t players = 0;
    const double *payoffs = result ? gteval_result_payoffs(result, &players) : NULL;

    for (size_t i = 0; i < players; i++)
        printf("player %lu of %u gets %g\n", (unsigned long)i + 1,
               gteval_tree_players(tree), payoffs[i]);
    gteval_result_free(result);
    return result != NULL;
}

/* If all others are against the player, from a node on. */
static bool print_sure(const struct gteval_tree *tree, const char *node,
                       const char *player, struct gteval_error **error)
{
    gteval_node n = gteval_tree_find(tree, node, error);
    struct gteval_tree *view =
        n == GTEVAL_NONE ? NULL : gteval_tree_view(tree, n, UINT32_MAX, player, error);
    struct gteval_result *result = view ? run(view, "star1", error) : NULL;
    size_t count;
    const gteval_node *line = result ? gteval_result_line(result, &count) : NULL;

    if (line) {
        gteval_node last = gteval_tree_origin(view, line[count - 1]);

        printf("%s is sure of %g from %s (player %u) on, by way of %s\n", player,
               gteval_result_value(result), node, gteval_tree_player(tree, n),
               gteval_tree_name(tree, last));
    }
    gteval_result_free(result);
    gteval_tree_free(view);
    return line != NULL;
}

int main(void)
{
    struct gteval_error *error;
    struct gteval_builder *builder = gteval_builder_new(&error);
    struct gteval_tree *tree = NULL;
    bool done = false;

    if (builder) {
        build(builder);
        tree = gteval_builder_tree(builder, &error);
    }
    if (tree)
        done = print_payoffs(tree, &error) && print_sure(tree, "e", "Ann", &error) &&
               print_sure(tree, "Cid's turn", "Cid", &error);
    if (!done)
        fprintf(stderr, "%s\n", gteval_error_text(error));
    gteval_error_free(error);
    gteval_tree_free(tree);
    gteval_builder_free(builder);
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
