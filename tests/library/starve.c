/*
 * starve.c - the library while memory runs out: the first allocation fails, then the
 * second, and so on, until all there are have failed. Each time there must be an error
 * about memory, or the result.
 *
 * To be linked with --wrap for each function that is wrapped here.
 */
#include "library/gteval.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

static struct {
    unsigned long left; /* allocations until one fails; 0: none does */
    bool failed;
} memory;

/* Whether this allocation is the one that fails. */
static bool fails(void)
{
    if (memory.left == 0 || --memory.left > 0)
        return false;
    return memory.failed = true;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
char *__real_strdup(const char *text);
FILE *__real_open_memstream(char **text, size_t *size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
char *__wrap_strdup(const char *text);
FILE *__wrap_open_memstream(char **text, size_t *size);

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return fails() ? NULL : __real_realloc(old, size);
}

char *__wrap_strdup(const char *text)
{
    return fails() ? NULL : __real_strdup(text);
}

FILE *__wrap_open_memstream(char **text, size_t *size)
{
    return fails() ? NULL : __real_open_memstream(text, size);
}

/* What goes wrong without anything having failed, or goes wrong otherwise. */
static void give_up(const char *what, const struct gteval_error *error)
{
    printf("%s: %s\n", what, error ? gteval_error_text(error) : "no error");
    exit(EXIT_FAILURE);
}

/* Whether there was memory; frees the error that says there was not. */
static bool had(bool done, struct gteval_error *error, const char *what)
{
    if (done != !error || (!done && !memory.failed))
        give_up(what, error);
    if (!done && (gteval_error_kind(error) != GTEVAL_ERROR_SYSTEM ||
                  strcmp(gteval_error_text(error), "out of memory") != 0))
        give_up(what, error);
    gteval_error_free(error);
    return done;
}

static void prove(const struct gteval_tree *tree, const struct gteval_result *result)
{
    struct gteval_error *error;
    struct gteval_proof *proof = gteval_proof_new(tree, result, &error);
    const gteval_node *leaves;
    size_t count;
    double low;
    bool shown;

    if (!had(proof, error, "proof"))
        return;
    leaves = gteval_proof_leaves(proof, GTEVAL_AT_LEAST, &count);
    shown = gteval_tree_shown(tree, leaves, count, &low, NULL, &error);
    if (had(shown, error, "shown") && low != 3)
        give_up("shown", NULL);
    gteval_proof_free(proof);
}

/* The text is freed. */
static void take(char *text, struct gteval_error *error, const char *what)
{
    had(text, error, what);
    free(text);
}

static struct gteval_style *make_style(void)
{
    struct gteval_error *error;
    struct gteval_style *style = gteval_style_new(&error);
    bool done;

    if (!had(style, error, "style"))
        return NULL;
    done = gteval_style_set(style, "title", "a title", &error) &&
           gteval_style_set(style, "moves", NULL, &error) &&
           gteval_style_set(style, "proof", NULL, &error) &&
           gteval_style_set(style, "lossy", NULL, &error);
    if (had(done, error, "style"))
        return style;
    gteval_style_free(style);
    return NULL;
}

static void write_tree(const struct gteval_tree *tree)
{
    struct gteval_style *style = make_style();
    struct gteval_error *error;
    const char *name;
    char *text;

    if (!style)
        return;
    for (size_t i = 0; (name = gteval_name(GTEVAL_TREE_FORMATS, i)); i++) {
        text = gteval_tree_write(tree, name, style, NULL, &error);
        take(text, error, name);
    }
    for (size_t i = 0; (name = gteval_name(GTEVAL_PICTURES, i)); i++) {
        text = gteval_tree_draw(tree, name, style, NULL, &error);
        take(text, error, name);
    }
    gteval_style_free(style);
}

static void write_result(const struct gteval_tree *tree,
                         const struct gteval_search *search,
                         const struct gteval_result *result)
{
    struct gteval_style *style = make_style();
    struct gteval_error *error;
    const char *name;
    char *text;

    if (!style)
        return;
    for (size_t i = 0; (name = gteval_name(GTEVAL_RESULT_FORMATS, i)); i++) {
        text = gteval_results_write(&result, 1, tree, name, style, NULL, &error);
        take(text, error, name);
    }
    for (size_t i = 0; (name = gteval_name(GTEVAL_PICTURES, i)); i++) {
        text = gteval_searches_draw(&search, 1, tree, name, style, NULL, &error);
        take(text, error, name);
    }
    gteval_style_free(style);
}

static void search(const struct gteval_tree *tree, const char *algorithm)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new(algorithm, &error);
    struct gteval_result *result;

    if (!had(search, error, algorithm))
        return;
    gteval_search_verify(search);
    gteval_search_keep(search);
    result = gteval_search_run(search, tree, &error);
    if (had(result, error, algorithm)) {
        if (gteval_result_value(result) != 3)
            give_up(algorithm, NULL);
        prove(tree, result);
        if (strcmp(algorithm, "alphabeta") == 0)
            write_result(tree, search, result);
    }
    gteval_result_free(result);
    gteval_search_free(search);
}

static void keep_events(const struct gteval_tree *tree)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new("minimax", &error);
    struct gteval_record *record;
    bool kept;

    if (!had(search, error, "search"))
        return;
    record = gteval_record_new(&error);
    if (had(record, error, "record")) {
        gteval_search_watch(search, gteval_record_add, record);
        gteval_result_free(gteval_search_run(search, tree, NULL));
        kept = gteval_record_events(record, NULL, &error) || memory.failed;
        if (error)
            had(false, error, "events");
        else if (!kept)
            give_up("events", NULL);
    }
    gteval_record_free(record);
    gteval_search_free(search);
}

static void check(const struct gteval_tree *tree)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new("minimax", &error);
    struct gteval_verdict *verdict;

    if (!had(search, error, "search"))
        return;
    verdict = gteval_check(search, tree, "answers", "value 3", 7, "value:2", &error);
    if (had(verdict, error, "check") && !gteval_verdict_right(verdict))
        give_up("check", NULL);
    gteval_verdict_free(verdict);
    gteval_search_free(search);
}

static void use(struct gteval_tree *tree)
{
    struct gteval_error *error;
    const char *algorithm;
    char *id = gteval_tree_id(tree, 1);
    bool cut;

    if (!id && !memory.failed)
        give_up("id", NULL);
    free(id);
    for (size_t i = 0; (algorithm = gteval_name(GTEVAL_ALGORITHMS, i)); i++)
        search(tree, algorithm);
    write_tree(tree);
    keep_events(tree);
    check(tree);
    cut = gteval_tree_cut(tree, 1, &error);
    had(cut, error, "cut");
}

static void read_and_use(const char *text)
{
    struct gteval_error *error;
    struct gteval_reader *reader =
        gteval_reader_memory("test", text, strlen(text), &error);
    struct gteval_tree *tree;

    if (!had(reader, error, "reader"))
        return;
    tree = gteval_reader_next(reader, &error);
    if (had(tree, error, "tree"))
        use(tree);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
}

static void generate(const char *words)
{
    struct gteval_error *error;
    struct gteval_tree *tree = gteval_tree_generate(words, &error);

    had(tree, error, words);
    gteval_tree_free(tree);
}

/* What an error says is shortened where memory is. */
static void fail_to_read(void)
{
    struct gteval_error *error;
    struct gteval_reader *reader = gteval_reader_memory("test", "[1,", 3, &error);

    if (!had(reader, error, "reader"))
        return;
    if (gteval_reader_next(reader, &error) || !error)
        give_up("malformed", NULL);
    if (gteval_error_kind(error) != GTEVAL_ERROR_INPUT && !memory.failed)
        give_up("malformed", error);
    gteval_error_free(error);
    gteval_reader_free(reader);
}

/* Whatever else went wrong, the tree is worth 3. */
static void use_built(struct gteval_tree *tree, struct gteval_error *error,
                      const char *what)
{
    if (!had(tree, error, what))
        return;
    search(tree, "sss");
    gteval_tree_free(tree);
}

static void tell(struct gteval_builder *builder)
{
    static const char *const names[] = {"Ann", "Bob"};
    static const double payoffs[] = {3, 4};

    gteval_builder_players(builder, 2, names, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_name(builder, "root", NULL);
    gteval_builder_mover(builder, GTEVAL_CHANCE, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_weight(builder, 0.25, NULL);
    gteval_builder_payoffs(builder, payoffs, 2, NULL);
    gteval_builder_close(builder, NULL);
    gteval_builder_open(builder, NULL);
    gteval_builder_odds(builder, "3/4", NULL);
    gteval_builder_payoffs(builder, payoffs, 2, NULL);
    gteval_builder_close(builder, NULL);
    gteval_builder_close(builder, NULL);
}

static void build(void)
{
    struct gteval_error *error;
    struct gteval_builder *builder = gteval_builder_new(&error);
    struct gteval_tree *tree, *view;

    if (!had(builder, error, "builder"))
        return;
    tell(builder);
    tree = gteval_builder_tree(builder, &error);
    if (had(tree, error, "built")) {
        view = gteval_tree_view(tree, GTEVAL_ROOT, 1, "Ann", &error);
        if (had(view, error, "view") && gteval_tree_origin(view, 2) != 2)
            give_up("view", NULL);
        gteval_tree_free(view);
    }
    gteval_tree_free(tree);
    gteval_builder_free(builder);
}

/* What is wrong has a name, which takes memory, too. */
static void build_wrongly(void)
{
    struct gteval_error *error;
    struct gteval_builder *builder = gteval_builder_new(&error);

    if (!had(builder, error, "builder"))
        return;
    gteval_builder_open(builder, NULL);
    gteval_builder_leaf(builder, 1, NULL);
    if (gteval_builder_tree(builder, &error) || !error)
        give_up("open", NULL);
    if (gteval_error_kind(error) != GTEVAL_ERROR_USAGE && !memory.failed)
        give_up("open", error);
    gteval_error_free(error);
    gteval_builder_free(builder);
}

static void plant(enum gteval_order order)
{
    static const uint32_t shapes[][4] = {
        {2, 1, 0, 0}, {2, 1, 0, 0}, {GTEVAL_NONE, 0, 1, 0}};
    static const double leaves[] = {3, 2}, reversed[] = {2, 3};
    static const char *const names[] = {"a", "b", "c", "d"};
    struct gteval_arrays arrays = {.size = sizeof arrays, .order = order, .nodes = 4};
    struct gteval_error *error;
    struct gteval_tree *tree;

    arrays.shape = shapes[order];
    arrays.leaves = 2;
    arrays.leaf_values = order == GTEVAL_LEVELS ? reversed : leaves;
    arrays.names = names;
    tree = gteval_tree_from_arrays(&arrays, &error);
    use_built(tree, error, "arrays");
}

/* A position of a game points to a number. */
static bool children(void *context, const void *position, struct gteval_moves *moves)
{
    int count = **(int *const *)position;

    for (int i = 0; i < 2 && count > 0; i++) {
        int *next = __real_malloc(sizeof *next);

        if (!next)
            return false;
        *next = count - 1;
        ++*(int *)context;
        if (!gteval_moves_add(moves, &next, "move"))
            break;
    }
    return true;
}

static double value(void *context, const void *position)
{
    (void)context;
    return **(int *const *)position + 3;
}

static void release(void *context, void *position)
{
    free(*(int **)position);
    --*(int *)context;
}

static void play(void)
{
    int alive = 0, start = 3, *root = &start;
    struct gteval_game game = {.size = sizeof game,
                               .position_size = sizeof root,
                               .context = &alive,
                               .children = children,
                               .value = value,
                               .release = release};
    struct gteval_error *error;
    struct gteval_tree *tree = gteval_tree_from_game(&game, &root, &error);

    use_built(tree, error, "game");
    if (alive != 0)
        give_up("game: positions are left", NULL);
}

static void find(void)
{
    struct gteval_arrays arrays = {.size = sizeof arrays, .nodes = 3, .leaves = 2};
    static const uint32_t shape[] = {2, 0, 0};
    static const double leaves[] = {1, 2};
    static const char *const names[] = {NULL, "a", "a"};
    struct gteval_error *error;
    struct gteval_tree *tree;

    arrays.shape = shape;
    arrays.leaf_values = leaves;
    arrays.names = names;
    tree = gteval_tree_from_arrays(&arrays, &error);
    if (!had(tree, error, "arrays"))
        return;
    if (gteval_tree_find(tree, "a", &error) != GTEVAL_NONE || !error)
        give_up("find", NULL);
    if (gteval_error_kind(error) != GTEVAL_ERROR_INPUT && !memory.failed)
        give_up("find", error);
    gteval_error_free(error);
    gteval_tree_free(tree);
}

int main(void)
{
    cJSON_Hooks hooks = {.malloc_fn = __wrap_malloc, .free_fn = free};
    unsigned long failed = 0;

    cJSON_InitHooks(&hooks);

    do {
        memory.left = failed + 1;
        memory.failed = false;
        read_and_use(
            "{\"name\":\"a\",\"children\":[{\"value\":3,\"children\":[3,12,8]},2]}");
        read_and_use("{\"edges\":{\"a\":[1,\"b\"]},\"values\":{\"1\":2,\"b\":3}}");
        read_and_use("{\"nodes\":{\"2\":2,\"1\":{\"value\":3,\"name\":\"a\"}}}");
        generate("model=noisy width=2 depth=2");
        generate("game=nim:1,1");
        fail_to_read();
        build();
        build_wrongly();
        for (int order = GTEVAL_PREORDER; order <= GTEVAL_PARENTS; order++)
            plant((enum gteval_order)order);
        play();
        find();
        failed += memory.failed;
    } while (memory.failed);
    memory.left = 0; /* there is enough for what is done at the end */
    printf("%lu\n", failed);
    return failed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
