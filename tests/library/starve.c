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

static void search(const struct gteval_tree *tree, const char *algorithm)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new(algorithm, &error);
    struct gteval_result *result;

    if (!had(search, error, algorithm))
        return;
    gteval_search_verify(search);
    result = gteval_search_run(search, tree, &error);
    if (had(result, error, algorithm)) {
        if (gteval_result_value(result) != 3)
            give_up(algorithm, NULL);
        prove(tree, result);
    }
    gteval_result_free(result);
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
        fail_to_read();
        failed += memory.failed;
    } while (memory.failed);
    memory.left = 0; /* there is enough for what is done at the end */
    printf("%lu\n", failed);
    return failed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
