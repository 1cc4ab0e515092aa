/*
 * answer_practised.c - reading what stands beside the answers of somebody who practised.
 */
#include "check/answer_read.h"

#include <string.h>

/* A second "practice" is refused with the members. */
static bool read_count(struct reading *reading, const cJSON *item, double *count,
                       struct error *error)
{
    static const double MOST = 1e9;
    struct json_value value = document_value(&reading->document, item);

    return (value.kind == JSON_NUMBER && json_value_score(&value, count) && *count >= 0 &&
            *count <= MOST && *count == floor(*count)) ||
           answer_refuse(reading, item, error, "expected a whole number from 0");
}

static bool read_name(struct reading *reading, const cJSON *item, struct buffer *name,
                      struct error *error)
{
    struct json_value value = document_value(&reading->document, item);

    if (value.kind != JSON_STRING)
        return answer_refuse(reading, item, error, "expected a name in quotes");
    buffer_clear(name);
    buffer_add(name, value.words.text, value.words.length);
    return !name->failed || error_memory(error);
}

/* TREE: the fingerprint of the tree at hand. */
static bool read_tree(struct reading *reading, const cJSON *item, bool *found,
                      struct error *error)
{
    char print[PRACTISED_PRINT_SIZE];
    struct json_value value = document_value(&reading->document, item);

    practised_print(reading->references->tree, print);
    *found = value.kind == JSON_STRING && json_words_are(value.words, print);
    return *found || answer_refuse(reading, item, error,
                                   "this was practised on another tree than the one at "
                                   "hand, or that was read in another way");
}

static bool read_part(struct reading *reading, const cJSON *item,
                      struct practised *practised, bool *tree, struct error *error)
{
    if (strcmp(item->string, "tree") == 0)
        return read_tree(reading, item, tree, error);
    if (strcmp(item->string, "variant") == 0)
        return read_count(reading, item, &practised->variant, error);
    if (strcmp(item->string, "hints") == 0)
        return read_count(reading, item, &practised->hints, error);
    if (strcmp(item->string, "wrong") == 0)
        return read_count(reading, item, &practised->wrong, error);
    if (strcmp(item->string, "name") == 0)
        return read_name(reading, item, &practised->name, error);
    return answer_refuse_key(reading, item, error,
                             "unknown key; expected tree, variant, hints, wrong or name");
}

bool answer_read_practised(struct reading *reading, const cJSON *item,
                           struct practised *practised, struct error *error)
{
    const cJSON *part;
    bool tree = false;

    if (!cJSON_IsObject(item))
        return answer_refuse(reading, item, error,
                             "expected what a page for practice writes");
    if (tree_has_payoffs(reading->references->tree))
        return answer_refuse(reading, item, error,
                             "practice is of trees whose leaves have one value each");
    cJSON_ArrayForEach(part, item)
    {
        if (!read_part(reading, part, practised, &tree, error))
            return false;
    }
    practised->given = true;
    return tree || answer_refuse(reading, item, error,
                                 "expected \"tree\", the fingerprint of one");
}
