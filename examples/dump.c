/*
 * dump.c - an engine that tells gteval of each position as it enters and leaves it, and
 * then what other algorithms would have read of the same tree.
 *
 *     cc dump.c $(pkg-config --cflags --libs gteval) -o dump && ./dump 3 9 1 2 7 6
 *
 * The game: numbers stand in a row; in turn, two players take one from either end. Who
 * has more in the end wins by the difference.
 */
#include <gteval.h>

#include <stdlib.h>

struct engine {
    const double *row;
    struct gteval_builder *dump; /* NULL: nobody wants to know */
    unsigned long leaves;
};

/* Errors stay in the builder, which tells of the first one at the end. */
static void enter(const struct engine *engine, const char *move)
{
    gteval_builder_open(engine->dump, NULL);
    gteval_builder_name(engine->dump, move, NULL);
}

static void leave(const struct engine *engine)
{
    gteval_builder_close(engine->dump, NULL);
}

/* What row[left .. right) is worth to MAX, who has that much more already. */
static double search(struct engine *engine, int left, int right, double more, bool max)
{
    double first, second;

    if (left == right) {
        engine->leaves++;
        gteval_builder_value(engine->dump, more, NULL);
        return more;
    }
    enter(engine, "left");
    first = search(engine, left + 1, right,
                   more + (max ? engine->row[left] : -engine->row[left]), !max);
    leave(engine);
    enter(engine, "right");
    second =
        search(engine, left, right - 1,
               more + (max ? engine->row[right - 1] : -engine->row[right - 1]), !max);
    leave(engine);
    return (first > second) == max ? first : second;
}

static bool compare(const struct gteval_tree *tree, const char *algorithm,
                    struct gteval_error **error)
{
    struct gteval_search *search = gteval_search_new(algorithm, error);
    struct gteval_result *result = search ? gteval_search_run(search, tree, error) : NULL;

    if (result)
        printf("%s: %g, %llu leaves\n", algorithm, gteval_result_value(result),
               (unsigned long long)gteval_result_count(result, "leaves"));
    gteval_result_free(result);
    gteval_search_free(search);
    return result != NULL;
}

int main(int argc, char **argv)
{
    double row[16], value;
    int count = 0, status;
    struct gteval_error *error;
    struct gteval_tree *tree;
    struct engine engine = {row, NULL, 0};

    for (; count < argc - 1 && count < 16; count++)
        row[count] = strtod(argv[count + 1], NULL);
    engine.dump = gteval_builder_new(&error);
    if (engine.dump) {
        enter(&engine, "start");
        value = search(&engine, 0, count, 0, true);
        leave(&engine);
        printf("engine: %g, %lu leaves\n", value, engine.leaves);
    }
    tree = engine.dump ? gteval_builder_tree(engine.dump, &error) : NULL;
    if (tree && compare(tree, "alphabeta", &error) && compare(tree, "scout", &error))
        compare(tree, "sss", &error);
    if (error)
        fprintf(stderr, "%s\n", gteval_error_text(error));
    status = error ? EXIT_FAILURE : EXIT_SUCCESS;
    gteval_error_free(error);
    gteval_tree_free(tree);
    gteval_builder_free(engine.dump);
    return status;
}
