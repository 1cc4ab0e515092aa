/*
 * fuzz_library.c - an input through libgteval: its readers, whatever can be asked of a
 * tree and of nodes that it does not have, its searches. The input serves as a name, as
 * calls of a builder, as a shape, and as a game, too.
 */
#include "fuzz.h"
#include "library/gteval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Larger trees are not asked about, not drawn, and not built; and only one input in so
 * many, by its size, is written. */
enum { MOST_NODES = 200, MOST_DRAWN = 20, MOST_BUILT = 40, ONE_IN = 32 };

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

/* The only tree of a text in a format; NULL: it cannot be read. */
static struct gteval_tree *read_text(const char *text, size_t size, const char *format)
{
    struct gteval_reader *reader = gteval_reader_memory("again", text, size, NULL);
    struct gteval_tree *tree = NULL;

    if (reader && gteval_reader_format(reader, format, NULL))
        tree = gteval_reader_next(reader, NULL);
    gteval_reader_free(reader);
    return tree;
}

/* A text, or an error. */
static void take_text(char *text, size_t size, struct gteval_error *error)
{
    fuzz_require(text ? !error && text[size] == '\0' : error != NULL,
                 "a text or an error");
    take_error(error);
    free(text);
}

/* What is written in json, which holds everything, is read again as that tree. */
static void write_again(const struct gteval_tree *tree)
{
    struct gteval_error *error = NULL;
    size_t size, again_size;
    char *text = gteval_tree_write(tree, "json", NULL, &size, &error), *again_text;
    struct gteval_tree *again = text ? read_text(text, size, "json") : NULL;

    fuzz_require(again != NULL, "what is written can be read");
    again_text = gteval_tree_write(again, "json", NULL, &again_size, NULL);
    fuzz_require(again_text && size == again_size && memcmp(text, again_text, size) == 0,
                 "what is read again is the same");
    free(again_text);
    gteval_tree_free(again);
    take_text(text, size, error);
}

static bool is_drawn(const struct gteval_tree *tree)
{
    return gteval_tree_nodes(tree) <= MOST_DRAWN;
}

static void write_tree(const struct gteval_tree *tree)
{
    struct gteval_style *style = gteval_style_new(NULL);
    struct gteval_error *error = NULL;
    const char *name;
    size_t size = 0;

    fuzz_require(style && gteval_style_set(style, "lossy", NULL, NULL), "a style");
    write_again(tree);
    for (size_t i = 0; (name = gteval_name(GTEVAL_TREE_FORMATS, i)); i++) {
        char *text = gteval_tree_write(tree, name, i % 2 ? style : NULL, &size, &error);

        take_text(text, size, error);
    }
    for (size_t i = 0; is_drawn(tree) && (name = gteval_name(GTEVAL_PICTURES, i)); i++) {
        char *text = gteval_tree_draw(tree, name, NULL, &size, &error);

        take_text(text, size, error);
    }
    gteval_style_free(style);
}

/* What is known of each node, and the leaves in order. */
static void ask_pasts(const struct gteval_tree *tree, const struct gteval_result *result)
{
    size_t count, readings;
    const gteval_node *leaves = gteval_result_leaves(result, &count);
    gteval_node n = 0, nodes = gteval_tree_nodes(tree);

    fuzz_require(leaves && gteval_result_readings(result, &readings) &&
                     count <= readings && leaves[count] == GTEVAL_NONE,
                 "leaves are kept");
    for (; n < nodes; n++) {
        const struct gteval_past *past = gteval_result_past(result, n);

        fuzz_require(past && past->low <= past->high, "bounds are in order");
        fuzz_require(past->pruned_by == GTEVAL_NONE || past->pruned_by < n,
                     "nodes are pruned from above");
    }
    for (size_t i = 0; i < count; i++)
        fuzz_require(gteval_result_past(result, leaves[i])->order == i + 1,
                     "leaves are in order");
}

static void write_result(const struct gteval_tree *tree,
                         const struct gteval_search *search,
                         const struct gteval_result *result)
{
    struct gteval_error *error = NULL;
    const char *name;
    size_t size = 0;

    for (size_t i = 0; (name = gteval_name(GTEVAL_RESULT_FORMATS, i)); i++) {
        char *text = gteval_results_write(&result, 1, tree, name, NULL, &size, &error);

        take_text(text, size, error);
    }
    for (size_t i = 0; is_drawn(tree) && (name = gteval_name(GTEVAL_PICTURES, i)); i++) {
        char *text = gteval_searches_draw(&search, 1, tree, name, NULL, &size, &error);

        take_text(text, size, error);
    }
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

    if (made) {
        gteval_search_verify(made);
        gteval_search_keep(made);
    }
    result = made ? gteval_search_run(made, tree, &error) : NULL;
    if (!result) {
        check_refusal(algorithm, error);
        gteval_search_free(made);
        return NAN;
    }
    ask_result(tree, result);
    ask_proof(tree, result);
    ask_pasts(tree, result);
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

/* Whatever is found by it; else there is a reason. */
static void ask_text(const struct gteval_tree *tree, const char *text)
{
    struct gteval_error *error = NULL;
    gteval_node n = gteval_tree_find(tree, text, &error);

    fuzz_require((n == GTEVAL_NONE) == (error != NULL), "found, or an error");
    fuzz_require(!error || gteval_error_kind(error) == GTEVAL_ERROR_INPUT,
                 "by the input");
    take_error(error);
}

/* A node is found by its id, if that is not a name; what is below it is a tree. */
static void ask_view(const struct gteval_tree *tree, gteval_node n)
{
    struct gteval_error *error = NULL;
    struct gteval_tree *view = gteval_tree_view(tree, n, UINT32_MAX, NULL, &error);
    gteval_node last;
    char *id = gteval_tree_id(tree, n);

    take_error(error);
    fuzz_require(view && id, "a view of node %lu", (unsigned long)n);
    last = gteval_tree_nodes(view) - 1;
    fuzz_require(gteval_tree_origin(view, last) == n + last, "copies in the same order");
    fuzz_require(gteval_tree_children(view, GTEVAL_ROOT) == gteval_tree_children(tree, n),
                 "all children");
    ask_text(tree, id);
    free(id);
    gteval_tree_free(view);
}

/* What the standard algorithms say of a tree is written. */
static void write_search(const struct gteval_tree *tree)
{
    bool game = gteval_tree_players(tree) > 0;
    struct gteval_search *search = gteval_search_new(game ? "maxn" : "alphabeta", NULL);
    struct gteval_result *result = search ? gteval_search_run(search, tree, NULL) : NULL;

    fuzz_require(result != NULL, "there is a result");
    write_result(tree, search, result);
    gteval_result_free(result);
    gteval_search_free(search);
}

static void ask_tree(struct gteval_tree *tree, bool written)
{
    gteval_node count = gteval_tree_nodes(tree);
    struct gteval_error *error = NULL;
    const char *name;

    if (count > MOST_NODES)
        return;
    for (gteval_node n = 0; n <= count; n++)
        ask_node(tree, n);
    ask_view(tree, count / 2);
    ask_node(tree, GTEVAL_NONE);
    for (size_t i = 0; (name = gteval_name(GTEVAL_ALGORITHMS, i)); i++)
        check_search(tree, name);
    if (written) {
        write_tree(tree);
        write_search(tree);
    }
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
        ask_tree(tree, size % ONE_IN == 0);
        gteval_tree_free(tree);
    }
    take_error(error);
    gteval_reader_free(reader);
}

/* A tree that a program has built, or why there is none. */
static void take_built(struct gteval_tree *tree, struct gteval_error *error)
{
    fuzz_require((tree != NULL) == (error == NULL), "built, or an error");
    take_error(error);
    for (gteval_node n = 0; tree && n < gteval_tree_nodes(tree); n++)
        ask_node(tree, n);
    if (tree)
        check_search(tree, "alphabeta");
    gteval_tree_free(tree);
}

/* A byte is a call. */
static void call(struct gteval_builder *builder, uint8_t byte, const char *text)
{
    const double values[] = {byte >> 4, byte % 3, -1, byte == 0x77 ? NAN : 2};

    switch (byte & 15) {
    case 0:
    case 1:
    case 2:
        gteval_builder_open(builder, NULL);
        break;
    case 3:
    case 4:
    case 5:
        gteval_builder_close(builder, NULL);
        break;
    case 6:
        gteval_builder_name(builder, text, NULL);
        break;
    case 7:
        gteval_builder_weight(builder, values[0] / 7, NULL);
        break;
    case 8:
        gteval_builder_odds(builder, text, NULL);
        break;
    case 9:
        gteval_builder_payoffs(builder, values, (size_t)(byte >> 4) % 4, NULL);
        break;
    case 10:
        gteval_builder_player(builder, byte >> 4, NULL);
        break;
    case 11:
        gteval_builder_mover(builder, (enum gteval_mover)((byte >> 4) % 3), NULL);
        break;
    default:
        gteval_builder_leaf(builder, values[(byte >> 4) % 4], NULL);
    }
}

static void build(const uint8_t *data, size_t size, const char *text)
{
    struct gteval_error *error = NULL;
    struct gteval_builder *builder = gteval_builder_new(&error);
    struct gteval_tree *tree;

    fuzz_require(builder != NULL, "a builder");
    for (size_t i = 0; i < size && i < MOST_BUILT; i++)
        call(builder, data[i], i + 2 < size ? text + i + 1 : "1/2");
    tree = gteval_builder_tree(builder, &error);
    take_built(tree, error);
    gteval_builder_free(builder);
}

/* A byte is a count of children, or a parent, and a value. */
static void plant(const uint8_t *data, size_t size, enum gteval_order order)
{
    uint32_t shape[MOST_BUILT];
    double values[MOST_BUILT];
    gteval_node places[MOST_BUILT];
    size_t nodes = size < MOST_BUILT ? size : MOST_BUILT;
    struct gteval_arrays arrays = {.size = sizeof arrays, .order = order, .nodes = nodes};
    struct gteval_error *error = NULL;
    struct gteval_tree *tree;

    for (size_t i = 0; i < nodes; i++) {
        shape[i] = data[i] & 15;
        if (order == GTEVAL_PARENTS)
            shape[i] = i == data[0] % nodes ? GTEVAL_NONE : data[i];
        values[i] = data[i] >> 4;
    }
    arrays.shape = shape;
    arrays.values = values;
    arrays.places = places;
    tree = gteval_tree_from_arrays(&arrays, &error);
    for (size_t i = 0; tree && i < nodes; i++)
        fuzz_require(gteval_tree_value(tree, places[i]) == values[i], "in its place");
    take_built(tree, error);
}

/* The input as a game: a position is a place in it, where a byte says how far the next
 * positions are. */
struct bytes {
    const uint8_t *data;
    size_t size;
    int held; /* positions that were not given back */
};

static bool jump(void *context, const void *position, struct gteval_moves *moves)
{
    struct bytes *bytes = context;
    size_t at = *(const size_t *)position;

    for (unsigned i = 0; at < bytes->size && i < (bytes->data[at] & 3u); i++) {
        size_t next = at + 1 + (bytes->data[at] >> 2) * i;

        bytes->held++;
        if (bytes->data[at] & 128)
            gteval_moves_outcome(moves, &next, NULL, i);
        else
            gteval_moves_add(moves, &next, i == 1 ? "second" : NULL);
    }
    return at >= bytes->size || bytes->data[at] != 99;
}

static double worth(void *context, const void *position)
{
    const struct bytes *bytes = context;
    size_t at = *(const size_t *)position;

    return at < bytes->size ? bytes->data[at] : -1;
}

static unsigned turn(void *context, const void *position)
{
    const struct bytes *bytes = context;
    size_t at = *(const size_t *)position;

    return bytes->data[at] & 128 ? 0 : bytes->data[at] & 64 ? 2 : GTEVAL_TURN;
}

static void give_back(void *context, void *position)
{
    (void)position;
    ((struct bytes *)context)->held--;
}

static void play(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size, 0};
    struct gteval_game game = {.size = sizeof game,
                               .position_size = sizeof size,
                               .context = &bytes,
                               .nodes = MOST_BUILT,
                               .depth = size > 0 ? data[0] % 16u : 0,
                               .statics = size % 2 == 0,
                               .children = jump,
                               .value = worth,
                               .player = turn,
                               .release = give_back};
    struct gteval_error *error = NULL;
    const size_t root = 0;
    struct gteval_tree *tree = gteval_tree_from_game(&game, &root, &error);

    fuzz_require(bytes.held == 0, "positions are given back");
    take_built(tree, error);
}

/* The input in place of what an option takes. */
static void ask_style(const char *value)
{
    struct gteval_style *style = gteval_style_new(NULL);
    const char *name;

    for (size_t i = 0; (name = gteval_name(GTEVAL_STYLES, i)); i++)
        gteval_style_set(style, name, value, NULL);
    fuzz_require(gteval_style_set(style, "title", value, NULL), "any title");
    gteval_style_free(style);
}

/* The input in place of a name. */
static void ask_name(const char *name)
{
    struct gteval_error *error = NULL;
    struct gteval_search *made = gteval_search_new(name, &error);

    fuzz_require((made != NULL) == (error == NULL), "made, or an error");
    take_error(error);
    ask_style(name);
    if (made && gteval_search_guess(made, 0.5, NULL))
        gteval_search_window(made, NAN, -INFINITY, NULL);
    gteval_search_free(made);
}

/* One way to a tree that is not read. */
static void build_some(const uint8_t *data, size_t size, const char *text)
{
    switch (size % 5) {
    case 0:
        build(data, size, text);
        break;
    case 1:
        play(data, size);
        break;
    default:
        plant(data, size, (enum gteval_order)(size % 5 - 2));
    }
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
    build_some(data, size, text);
    free(text);
    return 0;
}
