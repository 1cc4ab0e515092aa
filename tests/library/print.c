/*
 * print.c - prints by the library what a program prints:
 *
 *     print WHAT FORMAT FILE [ALGORITHM]... [STYLE[=VALUE]]...
 *
 * WHAT is tree, drawing, results or searches; a STYLE has two dashes before it, as the
 * options of the programs have. --target=X, --line=LINE and --plan are of the searches.
 */
#include "library/gteval.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 32 };

static struct {
    struct gteval_tree *tree;
    struct gteval_style *style;
    const struct gteval_search *searches[MOST];
    const struct gteval_result *results[MOST];
    size_t count;
} input;

/* What must be done. */
static void must(bool done, struct gteval_error *error)
{
    if (done && !error)
        return;
    fprintf(stderr, "%s\n", error ? gteval_error_text(error) : "nothing");
    exit(EXIT_FAILURE);
}

static void read_tree(const char *path)
{
    struct gteval_error *error;
    struct gteval_reader *reader = gteval_reader_open(path, &error);

    must(reader, error);
    input.tree = gteval_reader_next(reader, &error);
    must(input.tree, error);
    gteval_reader_free(reader);
}

static void add_search(const char *algorithm)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new(algorithm, &error);

    must(search, error);
    input.searches[input.count++] = search;
}

/* Those searches that have a use for the option take it. */
static bool set_searches(const char *option, const char *value)
{
    static const char *const lines[] = {"first", "shortest", "longest"};
    bool target = strcmp(option, "target") == 0, line = strcmp(option, "line") == 0;

    for (size_t i = 0; i < input.count; i++) {
        struct gteval_search *search = (struct gteval_search *)input.searches[i];

        if (strcmp(option, "plan") == 0)
            gteval_search_plan(search);
        if (target)
            gteval_search_target(search, atof(value), NULL);
        for (int j = 0; line && j < 3; j++)
            if (strcmp(lines[j], value) == 0)
                gteval_search_line(search, (enum gteval_line)j, NULL);
    }
    return target || line;
}

static void set_style(char *option)
{
    struct gteval_error *error;
    char *value = strchr(option, '=');
    bool done;

    if (value)
        *value++ = '\0';
    if (set_searches(option, value))
        return;
    done = gteval_style_set(input.style, option, value, &error);
    must(done, error);
}

static void run_searches(void)
{
    for (size_t i = 0; i < input.count; i++) {
        struct gteval_error *error;

        input.results[i] = gteval_search_run(input.searches[i], input.tree, &error);
        must(input.results[i], error);
    }
}

static char *print(const char *what, const char *format, size_t *size,
                   struct gteval_error **error)
{
    if (strcmp(what, "tree") == 0)
        return gteval_tree_write(input.tree, format, input.style, size, error);
    if (strcmp(what, "drawing") == 0)
        return gteval_tree_draw(input.tree, format, input.style, size, error);
    if (strcmp(what, "searches") == 0)
        return gteval_searches_draw(input.searches, input.count, input.tree, format,
                                    input.style, size, error);
    run_searches();
    return gteval_results_write(input.results, input.count, input.tree, format,
                                input.style, size, error);
}

static void release(void)
{
    for (size_t i = 0; i < input.count; i++) {
        gteval_result_free((struct gteval_result *)input.results[i]);
        gteval_search_free((struct gteval_search *)input.searches[i]);
    }
    gteval_style_free(input.style);
    gteval_tree_free(input.tree);
}

int main(int argc, char **argv)
{
    struct gteval_error *error;
    char *text;
    size_t size;

    if (argc < 4 || argc > MOST)
        return EXIT_FAILURE;
    read_tree(argv[3]);
    input.style = gteval_style_new(&error);
    must(input.style, error);
    for (int i = 4; i < argc; i++)
        if (strncmp(argv[i], "--", 2) == 0)
            set_style(argv[i] + 2);
        else
            add_search(argv[i]);
    text = print(argv[1], argv[2], &size, &error);
    must(text && text[size] == '\0', error);
    fwrite(text, 1, size, stdout);
    free(text);
    release();
    return EXIT_SUCCESS;
}
