/*
 * fuzz_library.c - an input through libgteval: its readers, whatever can be asked of a
 * tree and of nodes that it does not have, its searches. The input serves as a name, too.
 */
#include "fuzz.h"
#include "library/gteval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 200 };

/* An error must have words; no error, none. */
static void take_error(struct gteval_error *error)
{
    if (error)
        fuzz_require(gteval_error_message(error)[0] && gteval_error_text(error)[0] &&
                         gteval_error_kind(error) > 0,
                     "an error has words");
    gteval_error_free(error);
}

/* Relatives of a node that is there, or GTEVAL_NONE. */
static void ask_node(const struct gteval_tree *tree, gteval_node n)
{
    gteval_node count = gteval_tree_nodes(tree), children = 0;
    char *id = gteval_tree_id(tree, n);

    for (gteval_node c = gteval_tree_first_child(tree, n); c != GTEVAL_NONE;
         c = gteval_tree_next_sibling(tree, c)) {
        fuzz_require(c < count && gteval_tree_parent(tree, c) == n, "a child of its own");
        children++;
    }
    fuzz_require(children == gteval_tree_children(tree, n), "children are counted");
    fuzz_require(n < count || (children == 0 && !gteval_tree_name(tree, n) &&
                               isnan(gteval_tree_value(tree, n))),
                 "what is not there has nothing");
    fuzz_require(n >= count || id, "a node has an id");
    gteval_tree_mover(tree, n);
    free(id);
}

static void ask_result(const struct gteval_tree *tree, const struct gteval_result *result)
{
    size_t nodes;
    const gteval_node *line = gteval_result_line(result, &nodes);
    const char *name;

    fuzz_require(line && nodes > 0 && line[nodes - 1] < gteval_tree_nodes(tree),
                 "a line leads to a leaf");
    for (size_t i = 0; (name = gteval_name(GTEVAL_COUNTS, i)); i++)
        fuzz_require(gteval_result_count(result, name) != UINT64_MAX, "%s is counted",
                     name);
}

/* What is a proof shows the value; others have none. */
static void ask_proof(const struct gteval_tree *tree, const struct gteval_result *result)
{
    struct gteval_error *error = NULL;
    struct gteval_proof *proof = gteval_proof_new(tree, result, &error);
    double low = gteval_result_value(result), high = low;
    const gteval_node *leaves;
    size_t count;

    if (proof) {
        leaves = gteval_proof_leaves(proof, GTEVAL_AT_LEAST, &count);
        fuzz_require(gteval_tree_shown(tree, leaves, count, &low, NULL, &error),
                     "leaves show");
        leaves = gteval_proof_leaves(proof, GTEVAL_AT_MOST, &count);
        fuzz_require(gteval_tree_shown(tree, leaves, count, NULL, &high, &error),
                     "leaves show");
    }
    fuzz_require(low == gteval_result_value(result) && high == low, "it is a proof");
    gteval_proof_free(proof);
    take_error(error);
}

/* Not every algorithm knows what to do about chance, or about other players. */
static void check_refusal(const char *algorithm, struct gteval_error *error)
{
    const char *message = error ? gteval_error_message(error) : "no error";

    fuzz_require(strstr(message, "chance") || strstr(message, "player") ||
                     strstr(message, "payoffs"),
                 "%s: %s", algorithm, message);
    take_error(error);
}

/* NaN where the algorithm is not for the tree. */
static double search(const struct gteval_tree *tree, const char *algorithm)
{
    struct gteval_error *error = NULL;
    struct gteval_search *made = gteval_search_new(algorithm, &error);
    struct gteval_result *result;
    double value;

    if (made)
        gteval_search_verify(made);
    result = made ? gteval_search_run(made, tree, &error) : NULL;
    if (!result) {
        check_refusal(algorithm, error);
        gteval_search_free(made);
        return NAN;
    }
    ask_result(tree, result);
    ask_proof(tree, result);
    value = gteval_result_value(result);
    gteval_result_free(result);
    gteval_search_free(made);
    return value;
}

static void check_search(const struct gteval_tree *tree, const char *algorithm)
{
    double value = search(tree, algorithm);

    fuzz_require(isnan(value) || value == search(tree, "minimax"), "%s is right",
                 algorithm);
}

static void ask_tree(struct gteval_tree *tree)
{
    gteval_node count = gteval_tree_nodes(tree);
    struct gteval_error *error = NULL;
    const char *name;

    if (count > MOST_NODES)
        return;
    for (gteval_node n = 0; n <= count; n++)
        ask_node(tree, n);
    ask_node(tree, GTEVAL_NONE);
    for (size_t i = 0; (name = gteval_name(GTEVAL_ALGORITHMS, i)); i++)
        check_search(tree, name);
    gteval_tree_cut(tree, gteval_tree_height(tree) / 2, &error);
    take_error(error);
    search(tree, "alphabeta");
}

static void read_all(const char *text, size_t size, const char *format)
{
    struct gteval_error *error = NULL;
    struct gteval_reader *reader = gteval_reader_memory("a.json", text, size, &error);
    struct gteval_tree *tree;

    fuzz_require(reader && gteval_reader_format(reader, format, &error), "a reader of %s",
                 format);
    gteval_reader_width(reader, 2);
    while ((tree = gteval_reader_next(reader, &error))) {
        ask_tree(tree);
        gteval_tree_free(tree);
    }
    take_error(error);
    gteval_reader_free(reader);
}

/* The input in place of a name. */
static void ask_name(const char *name)
{
    struct gteval_error *error = NULL;
    struct gteval_search *made = gteval_search_new(name, &error);

    fuzz_require((made != NULL) == (error == NULL), "made, or an error");
    take_error(error);
    if (made && gteval_search_guess(made, 0.5, NULL))
        gteval_search_window(made, NAN, -INFINITY, NULL);
    gteval_search_free(made);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    const char *format;

    fuzz_require(text != NULL, "there is memory");
    memcpy(text, data, size);
    text[size] = '\0';
    ask_name(text);
    for (size_t i = 0; (format = gteval_name(GTEVAL_FORMATS, i)); i++)
        read_all(text, size, format);
    free(text);
    return 0;
}
