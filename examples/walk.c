/*
 * walk.c - what a tree is made of, and what is wrong with a text that is none.
 *
 *     cc walk.c $(pkg-config --cflags --libs gteval) -o walk
 *     echo '{"name": "a", "value": 4, "children": [3, 5]}' | ./walk
 */
#include <gteval.h>

#include <stdlib.h>
#include <string.h>

static const char *mover_name(enum gteval_mover mover)
{
    return mover == GTEVAL_CHANCE ? "chance" : mover == GTEVAL_MAX ? "MAX" : "MIN";
}

static void print_node(const struct gteval_tree *tree, gteval_node n)
{
    const char *name = gteval_tree_name(tree, n);
    const double *payoffs = gteval_tree_payoffs(tree, n);
    char *id = gteval_tree_id(tree, n);

    printf("%s", id ? id : "?");
    free(id);
    if (name)
        printf(" '%s'", name);
    if (gteval_tree_weight(tree, n) >= 0) /* not where there is none */
        printf(" @ %g", gteval_tree_weight(tree, n));
    if (gteval_tree_children(tree, n) > 0)
        printf(", %s, %lu children", mover_name(gteval_tree_mover(tree, n)),
               (unsigned long)gteval_tree_children(tree, n));
    for (unsigned i = 0; payoffs && i < gteval_tree_players(tree); i++)
        printf(", %u gets %g", i + 1, payoffs[i]);
    if (gteval_tree_value(tree, n) == gteval_tree_value(tree, n)) /* not if NaN */
        printf(", %g", gteval_tree_value(tree, n));
    printf("\n");
}

/* In preorder, without a stack: down, else on, else up until there is a way on. */
static void walk(const struct gteval_tree *tree)
{
    gteval_node n = GTEVAL_ROOT, next;

    printf("%lu plies\n", (unsigned long)gteval_tree_height(tree));
    while (n != GTEVAL_NONE) {
        print_node(tree, n);
        next = gteval_tree_first_child(tree, n);
        while (next == GTEVAL_NONE && n != GTEVAL_NONE) {
            next = gteval_tree_next_sibling(tree, n);
            n = gteval_tree_parent(tree, n);
        }
        n = next;
    }
}

/* Free, and taken apart. */
static void explain(struct gteval_error *error)
{
    if (!error)
        return;
    printf("%s in %s, line %lu, column %lu: %s\n",
           gteval_error_kind(error) == GTEVAL_ERROR_INPUT ? "mistake" : "failure",
           gteval_error_file(error), (unsigned long)gteval_error_line(error),
           (unsigned long)gteval_error_column(error), gteval_error_message(error));
    gteval_error_free(error);
}

/* The only tree of a text whose format is known. */
static struct gteval_tree *read_text(const char *format, const char *text,
                                     struct gteval_error **error)
{
    struct gteval_reader *reader =
        gteval_reader_memory("text", text, strlen(text), error);
    struct gteval_tree *tree = NULL;

    if (reader && gteval_reader_format(reader, format, error)) {
        gteval_reader_root(reader, GTEVAL_MIN);
        gteval_reader_width(reader, 2); /* for "leaves" */
        tree = gteval_reader_next(reader, error);
    }
    gteval_reader_free(reader);
    return tree;
}

/* Changed in place: player 2 is MAX, if there are players; then the root becomes a leaf,
 * if it has a static value. */
static void change(struct gteval_tree *tree)
{
    struct gteval_error *error = NULL;

    if (gteval_tree_players(tree) > 0 && gteval_tree_paranoid(tree, "2", &error))
        walk(tree);
    if (!error && gteval_tree_cut(tree, 0, &error))
        walk(tree);
    if (error)
        printf("%s\n", gteval_error_text(error));
    gteval_error_free(error);
}

int main(void)
{
    struct gteval_error *error;
    struct gteval_reader *reader = gteval_reader_stream("input", stdin, &error);
    struct gteval_tree *tree = reader ? gteval_reader_next(reader, &error) : NULL;

    printf("gteval %s reads %s: %s, and more\n", gteval_version(),
           gteval_name(GTEVAL_FORMATS, 0), gteval_summary(GTEVAL_FORMATS, 0));
    gteval_reader_free(reader);
    if (tree) {
        walk(tree);
        change(tree);
    }
    gteval_tree_free(tree);
    explain(error);
    tree = read_text("leaves", "1 2 3 4", &error);
    if (tree)
        walk(tree);
    gteval_tree_free(tree);
    tree = read_text("dewey", "e p2\n1 (1, 2)\n2 (3, 0)\n", &error);
    if (tree)
        change(tree);
    gteval_tree_free(tree);
    tree = read_text("json", "[1, [2, x]]", &error);
    gteval_tree_free(tree);
    explain(error);
    return EXIT_SUCCESS;
}
