/*
 * rows.c - reading test data line by line.
 */
#include "rows.h"
#include "finish.h"

#include "ensure.h"

#include <stdlib.h>
#include <string.h>

void rows_open(struct rows *rows, const char *name)
{
    char path[256];

    *rows = (struct rows){0};
    snprintf(path, sizeof path, "tests/data/%s", name);
    rows->file = fopen(path, "r");
    ENSURE_MSG(rows->file, "cannot open %s: run the tests from the project's root", path);
}

bool rows_next(struct rows *rows)
{
    while (getline(&rows->line, &rows->size, rows->file) > 0)
        if (rows->line[0] != '#')
            return true;
    fclose(rows->file);
    free(rows->line);
    return false;
}

void rows_split(struct rows *rows)
{
    char *rest = rows->line, *word;

    rows->count = 0;
    while ((word = strtok_r(NULL, " \n", &rest))) {
        ENSURE(rows->count < ROWS_WORDS);
        rows->word[rows->count++] = word;
    }
}

double rows_number(const struct rows *rows, int word)
{
    double number;
    char *end;

    ENSURE_MSG(word < rows->count, "no word %d in a row of %d", word, rows->count);
    number = strtod(rows->word[word], &end);
    ENSURE_MSG(*end == '\0', "%s is no number", rows->word[word]);
    return number;
}

const cJSON *rows_member(const cJSON *object, const char *name)
{
    const cJSON *member = cJSON_GetObjectItemCaseSensitive(object, name);

    ENSURE_MSG(member, "no member \"%s\"", name);
    return member;
}

/* Adds the node of an item: a leaf, or an inner node that is left open. */
static void add_item(const cJSON *item, struct build *b)
{
    struct error error;

    if (cJSON_IsArray(item))
        ENSURE(build_open(b, &error));
    else
        ENSURE(cJSON_IsNumber(item) && build_leaf(b, item->valuedouble, &error));
}

void rows_tree(const cJSON *tree, const char *root, struct build *b)
{
    enum { DEEPEST = 64 };
    const cJSON *coming[DEEPEST]; /* of each open node, the next child */

    build_start(b);
    add_item(tree, b);
    coming[0] = tree->child;
    while (b->depth > 0) {
        const cJSON *item = coming[b->depth - 1];

        if (!item) {
            build_close(b);
            continue;
        }
        coming[b->depth - 1] = item->next;
        ENSURE(b->depth < DEEPEST);
        add_item(item, b);
        if (cJSON_IsArray(item))
            coming[b->depth - 1] = item->child;
    }
    must_finish(b, strcmp(root, "min") == 0 ? MOVER_MIN : MOVER_MAX);
}
