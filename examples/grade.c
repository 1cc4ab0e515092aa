/*
 * grade.c - an exercise on a tree that is typed or generated: prints the steps of a
 * search, and grades what is answered.
 *
 *     cc grade.c $(pkg-config --cflags --libs gteval) -o grade
 *     ./grade TREE ANSWERS
 */
#include <gteval.h>

#include <stdlib.h>
#include <string.h>

static int fail(struct gteval_error *error)
{
    fprintf(stderr, "%s\n", gteval_error_text(error));
    gteval_error_free(error);
    return EXIT_FAILURE;
}

static struct gteval_tree *read_tree(const char *text, struct gteval_error **error)
{
    struct gteval_reader *reader;
    struct gteval_tree *tree;

    if (strchr(text, '=')) /* as model=best or game=nim:1,2 */
        return gteval_tree_generate(text, error);
    reader = gteval_reader_memory("tree", text, strlen(text), error);
    tree = reader ? gteval_reader_next(reader, error) : NULL;
    gteval_reader_free(reader);
    return tree;
}

static void print_event(const struct gteval_tree *tree, const struct gteval_event *event)
{
    char *id = gteval_tree_id(tree, event->node);

    printf("%s %s", gteval_name(GTEVAL_EVENTS, event->kind), id ? id : "?");
    if (event->kind == GTEVAL_LEAF)
        printf(" %g", event->value);
    putchar('\n');
    free(id);
}

/* Runs the search with a record that is told of its events, and prints these. */
static void print_steps(struct gteval_search *search, const struct gteval_tree *tree,
                        struct gteval_error **error)
{
    struct gteval_record *record = gteval_record_new(error);
    const struct gteval_event *event;
    size_t count;

    if (!record)
        return;
    gteval_search_watch(search, gteval_record_add, record);
    gteval_result_free(gteval_search_run(search, tree, error));
    event = *error ? NULL : gteval_record_events(record, &count, error);
    while (event && count-- > 0) {
        print_event(tree, event);
        event = (const struct gteval_event *)((const char *)event + event->size);
    }
    gteval_search_watch(search, NULL, NULL);
    gteval_record_free(record);
}

static void grade(const struct gteval_search *search, const struct gteval_tree *tree,
                  const char *answers, struct gteval_error **error)
{
    struct gteval_verdict *verdict = gteval_check(
        search, tree, "answers", answers, strlen(answers), "value:1,pruned:2", error);
    const char *name;
    double points, most;

    if (!verdict)
        return;
    name = gteval_verdict_name(verdict);
    points = gteval_verdict_points(verdict, &most);
    printf("%s: %g of %g%s\n%s", name ? name : "somebody", points, most,
           gteval_verdict_right(verdict) ? "" : ", for", gteval_verdict_said(verdict));
    gteval_verdict_free(verdict);
}

int main(int argc, char **argv)
{
    struct gteval_error *error = NULL;
    struct gteval_search *search = gteval_search_new("alphabeta", &error);
    struct gteval_tree *tree = argc == 3 && search ? read_tree(argv[1], &error) : NULL;

    if (tree)
        print_steps(search, tree, &error);
    if (tree && !error)
        grade(search, tree, argv[2], &error);
    gteval_tree_free(tree);
    gteval_search_free(search);
    if (error)
        return fail(error);
    return argc == 3 ? EXIT_SUCCESS : EXIT_FAILURE;
}
