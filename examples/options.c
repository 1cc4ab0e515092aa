/*
 * options.c - what a search may be told, and what it tells while it runs.
 *
 *     cc options.c $(pkg-config --cflags --libs gteval) -o options && ./options
 */
#include <gteval.h>

#include <stdlib.h>

static struct gteval_tree *tree_of(const uint32_t *shape, size_t nodes,
                                   const double *leaves, size_t count)
{
    struct gteval_builder *builder = gteval_builder_new(NULL);
    uint32_t left[8]; /* children that open nodes still lack */
    int depth = 0;
    size_t leaf = 0;
    struct gteval_tree *tree;

    for (size_t i = 0; i < nodes; i++) {
        if (shape[i] > 0) {
            gteval_builder_open(builder, NULL);
            left[depth++] = shape[i];
            continue;
        }
        gteval_builder_leaf(builder, leaf < count ? leaves[leaf++] : 0, NULL);
        while (depth > 0 && --left[depth - 1] == 0) {
            gteval_builder_close(builder, NULL);
            depth--;
        }
    }
    tree = gteval_builder_tree(builder, NULL);
    gteval_builder_free(builder);
    return tree;
}

static void print_id(const struct gteval_tree *tree, gteval_node n)
{
    char *id = gteval_tree_id(tree, n);

    printf(" %s", id ? id : "-");
    free(id);
}

/* Told of each event: prints the leaves and the cuts. */
static void watch(void *context, const struct gteval_event *event)
{
    const struct gteval_tree *tree = (const struct gteval_tree *)context;

    if (event->kind != GTEVAL_LEAF && event->kind != GTEVAL_CUT)
        return;
    print_id(tree, event->node);
    if (event->kind == GTEVAL_LEAF)
        printf("=%g", event->value);
    else
        printf(" cut, %lu nodes left out;", (unsigned long)event->skipped);
}

static void run(const char *what, const struct gteval_search *search,
                const struct gteval_tree *tree)
{
    static const char *const signs[] = {"=", ">=", "<="};
    struct gteval_error *error;
    struct gteval_result *result = gteval_search_run(search, tree, &error);
    gteval_node move;

    if (!result) {
        printf("%s: %s\n", what, gteval_error_text(error));
        gteval_error_free(error);
        return;
    }
    printf("%s: %s %g", what, signs[gteval_result_bound(result)],
           gteval_result_value(result));
    for (gteval_node n = 0; n < gteval_tree_nodes(tree); n++) {
        move = gteval_result_move(result, tree, n);
        if (move != GTEVAL_NONE) /* never without gteval_search_plan */
            print_id(tree, move);
    }
    printf("%s\n", gteval_result_seconds(result) < 0 ? ", in no time" : "");
    gteval_result_free(result);
}

/* A question instead of a value; without the question, an error. */
static void ask(const struct gteval_tree *tree)
{
    struct gteval_search *search = gteval_search_new("dfpn", NULL);

    run("dfpn without a target", search, tree);
    if (gteval_search_target(search, 4, NULL))
        run("dfpn: is it at least 4?", search, tree);
    gteval_search_free(search);
}

int main(void)
{
    static const uint32_t shape[] = {3, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0};
    static const double leaves[] = {3, 12, 8, 2, 4, 6, 14, 5, 2};
    struct gteval_tree *tree = tree_of(shape, 13, leaves, 9);
    struct gteval_search *search = gteval_search_new("alphabeta", NULL);
    struct gteval_error *error;

    if (!tree || !search)
        return EXIT_FAILURE;
    printf("read:");
    gteval_search_watch(search, watch, tree);
    run("\nalphabeta", search, tree);
    gteval_search_watch(search, NULL, NULL);
    gteval_search_plan(search);
    run("with its moves", search, tree);
    if (gteval_search_line(search, GTEVAL_LINE_SHORTEST, NULL))
        run("on the shortest line", search, tree);
    if (gteval_search_cut(search, GTEVAL_CUT_GT, NULL))
        run("without cuts at equal values", search, tree);
    if (gteval_search_window(search, 5, 9, NULL))
        run("between 5 and 9", search, tree);
    if (!gteval_search_guess(search, 3, &error)) {
        printf("%s\n", gteval_error_text(error));
        gteval_error_free(error);
    }
    gteval_search_free(search);
    ask(tree);
    gteval_tree_free(tree);
    return EXIT_SUCCESS;
}
