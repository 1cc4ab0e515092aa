/*
 * check_practice.c - the page for practice: that what it takes for right is right for
 * --check, and of which trees there is none.
 */
#include "coding.h"
#include "draw/html.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "outcome.h"
#include "practice/practice.h"
#include "suite.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

static char *data_of(const struct tree *t, const struct algorithm *algorithm)
{
    struct practice practice = {.tree = t, .algorithm = algorithm, .title = "A"};
    struct error error;
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENSURE(out);
    ENSURE_MSG(practice_data(out, &practice, &error), "%s", error.message);
    ENSURE(fclose(out) == 0);
    return text;
}

static const cJSON *member(const cJSON *item, const char *name)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(item, name);

    ENSURE_MSG(found, "no %s", name);
    return found;
}

static const cJSON *element(const cJSON *item, const char *name, node n)
{
    return cJSON_GetArrayItem(member(item, name), (int)n);
}

static const char *id_of(const cJSON *data, int n)
{
    return element(data, "id", (node)n)->valuestring;
}

static bool is_visited(const cJSON *variant, node n)
{
    return *element(variant, "missed", n)->valuestring == '\0';
}

/* A number, or an infinity in words. */
static void print(FILE *out, const cJSON *item)
{
    if (cJSON_IsNumber(item))
        score_print_json(out, item->valuedouble);
    else
        fprintf(out, "\"%s\"", item->valuestring);
}

/* Of each inner node that is entered, what stands in those arrays. */
static void write_rows(FILE *out, const cJSON *data, const cJSON *variant,
                       const struct tree *t, const char *first, const char *second)
{
    const char *separator = "";

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_leaf(t, n) || !is_visited(variant, n))
            continue;
        fprintf(out, "%s\"%s\":%s", separator, id_of(data, (int)n), second ? "[" : "");
        print(out, cJSON_IsNull(element(variant, first, n)) ? element(variant, "worth", n)
                                                            : element(variant, first, n));
        if (second) {
            putc(',', out);
            print(out, element(variant, second, n));
            putc(']', out);
        }
        separator = ",";
    }
}

static void write_cuts(FILE *out, const cJSON *data, const cJSON *variant,
                       const struct tree *t)
{
    const char *separator = "";

    for (node n = TREE_ROOT + 1; n < t->count; n++)
        if (!is_visited(variant, n) && is_visited(variant, t->parent[n])) {
            fprintf(out, "%s\"%s\"", separator, id_of(data, (int)n));
            separator = ",";
        }
}

/* All that the page takes for right: values as they are, or as they came back, if they
 * did. */
static char *answers_of(const cJSON *data, const cJSON *variant, const struct tree *t,
                        const char *values)
{
    const cJSON *order = member(variant, "order"), *leaf;
    const char *separator = "";
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENSURE(out);
    fprintf(out, "{\"practice\":{\"tree\":\"%s\",\"variant\":%d},\"values\":{",
            member(data, "print")->valuestring, member(variant, "number")->valueint);
    write_rows(out, data, variant, t, values, NULL);
    if (cJSON_IsTrue(member(member(data, "algorithm"), "windows"))) {
        fputs("},\"bounds\":{", out);
        write_rows(out, data, variant, t, "alpha", "beta");
    }
    fputs("},\"leaves\":[", out);
    cJSON_ArrayForEach(leaf, order)
    {
        fprintf(out, "%s\"%s\"", separator, id_of(data, leaf->valueint));
        separator = ",";
    }
    fputs("],\"pruned\":[", out);
    write_cuts(out, data, variant, t);
    fputs("]}", out);
    ENSURE(fclose(out) == 0);
    return text;
}

static bool is_right(const cJSON *data, const cJSON *variant, const struct tree *t,
                     const struct algorithm *algorithm, const char *values,
                     struct error *error)
{
    char *answers = answers_of(data, variant, t, values);
    struct buffer code = {0};
    struct outcome outcome;
    bool right;

    coding_add(&code, t, answers);
    outcome_check(t, algorithm->name, &search_defaults, false, code.data, code.size,
                  &outcome);
    right = outcome.done;
    if (!right)
        error_set(error, ERROR_CHECK, "%s: %.200s %.200s", algorithm->name,
                  outcome.error.message, outcome.line);
    free(outcome.line);
    free(answers);
    buffer_release(&code);
    return right;
}

static bool all_right(const struct tree *t, const struct algorithm *algorithm,
                      struct error *error)
{
    char *text = data_of(t, algorithm);
    cJSON *data = cJSON_Parse(text);
    const cJSON *variant;
    bool right = true;

    ENSURE_MSG(data, "%s", text);
    cJSON_ArrayForEach(variant, member(data, "variants"))
    {
        right = right && is_right(data, variant, t, algorithm, "worth", error) &&
                is_right(data, variant, t, algorithm, "bound", error);
    }
    cJSON_Delete(data);
    free(text);
    return right;
}

static bool what_it_takes_for_right_is_right(const struct tree *t, struct error *error)
{
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        if (!all_right(t, a, error))
            return false;
    return true;
}

START_TEST(law)
{
    static const struct law right = {
        .name = "what the page takes for right is right",
        .holds = what_it_takes_for_right_is_right,
        .wish = {.leaves = 16},
        .share = 400,
    };

    law_check(&right);
}
END_TEST

static cJSON *data_of_text(const char *text)
{
    struct build b = {.depth = 0};
    char *written;
    cJSON *data;

    literal_tree(text, &b);
    written = data_of(&b.tree, algorithm_standard());
    data = cJSON_Parse(written);
    ENSURE(data);
    free(written);
    build_release(&b);
    return data;
}

/* How many trees of its shape a page has besides. */
START_TEST(variants)
{
    static const struct {
        const char *tree;
        int variants;
    } trees[] = {{"3", 1}, {"[3]", 1}, {"[3 5]", 1 + PRACTICE_VARIANTS}};
    cJSON *data = data_of_text(trees[_i].tree);

    ck_assert_int_eq(cJSON_GetArraySize(member(data, "variants")), trees[_i].variants);
    cJSON_Delete(data);
}
END_TEST

/* A root with so many leaves. */
static void wide_tree(struct build *b, node leaves)
{
    struct buffer text = {0};

    buffer_text(&text, "[");
    for (node n = 0; n < leaves; n++)
        buffer_text(&text, " 1");
    buffer_text(&text, "]");
    literal_tree(text.data, b);
    buffer_release(&text);
}

START_TEST(large_trees)
{
    struct build b = {.depth = 0};
    struct practice practice = {.tree = &b.tree, .algorithm = algorithms, .title = "A"};
    FILE *out = fopen("/dev/null", "w");
    struct error error;
    char *text;
    cJSON *data;

    ENSURE(out);
    wide_tree(&b, PRACTICE_NODES - 1);
    ck_assert(practice_write(out, &practice, &error));
    text = data_of(&b.tree, algorithms);
    data = cJSON_Parse(text);
    ck_assert_int_eq(cJSON_GetArraySize(member(data, "variants")),
                     PRACTICE_NODES_IN_ALL / PRACTICE_NODES);
    cJSON_Delete(data);
    free(text);
    build_release(&b);
    wide_tree(&b, PRACTICE_NODES);
    ck_assert(!practice_write(out, &practice, &error));
    ck_assert_ptr_nonnull(
        strstr(error.message, "at most 200 nodes, and the tree has 201"));
    build_release(&b);
    fclose(out);
}
END_TEST

/* Nothing in the page leads out of it, or ends its elements early. */
START_TEST(files_stand_alone)
{
    static const char *const wrong[] = {"</script", "</style",    "<!--",
                                        "@import",  "url(",       "fetch(",
                                        "eval(",    ".innerHTML", "https:"};
    const char *const files[] = {(const char *)practice_js, (const char *)practice_css};

    for (size_t f = 0; f < sizeof files / sizeof files[0]; f++)
        for (size_t w = 0; w < sizeof wrong / sizeof wrong[0]; w++)
            ck_assert_msg(!strstr(files[f], wrong[w]), "%s", wrong[w]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("practice");
    TCase *group = suite_group(suite, "practice");

    tcase_add_test(group, law);
    tcase_add_loop_test(group, variants, 0, 3);
    tcase_add_test(group, large_trees);
    tcase_add_test(group, files_stand_alone);
    return suite_run(suite);
}
