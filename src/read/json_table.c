/*
 * json_table.c - what the readers of maps and tables share.
 */
#include "read/json_table.h"

#include "base/memory.h"
#include "read/json_member.h"
#include "read/payoffs.h"
#include "json/string.h"

/* A string is no label where it says a NUL. */
static bool place_label(const struct document *document, size_t at, struct error *error)
{
    return text_place(document->text, json_nul_at(document->text->data, at), error);
}

bool table_label(struct document *document, const cJSON *item, struct json_words *label,
                 struct error *error)
{
    struct json_value value = document_value(document, item);

    *label = value.words;
    return member_label(&value, error) ||
           place_label(document, document_at(document, item), error);
}

bool table_key(struct document *document, const cJSON *item, struct json_words *key,
               struct error *error)
{
    struct json_value value = {.kind = JSON_STRING,
                               .words = document_key(document, item)};

    *key = value.words;
    return member_label(&value, error) ||
           place_label(document, document_key_at(document, item), error);
}

bool table_score(struct document *document, const cJSON *item, double *score,
                 const char *expected, struct error *error)
{
    struct json_value value = document_value(document, item);

    return member_score(&value, score, expected, error) ||
           text_place(document->text, document_at(document, item), error);
}

bool table_payoffs(struct document *document, const cJSON *list, struct graph *graph,
                   size_t *count, struct error *error)
{
    struct payoffs payoffs = {0};
    const cJSON *item = cJSON_IsArray(list) ? list->child : NULL;
    bool read = item || text_error(document->text, document_at(document, list), error,
                                   "expected an array of payoffs");

    for (; read && item; item = item->next)
        read = memory_reserve(&payoffs.amounts, &payoffs.capacity, payoffs.count + 1,
                              sizeof *payoffs.amounts, error) &&
               table_score(document, item, &payoffs.amounts[payoffs.count++],
                           "a payoff: a number, \"inf\" or \"-inf\"", error);
    *count = payoffs.count;
    read = read && graph_payoffs(graph, payoffs.amounts, payoffs.count, error);
    payoffs_release(&payoffs);
    return read;
}

bool table_is_numbers(struct document *document, const cJSON *list)
{
    const cJSON *item;
    bool numbers = cJSON_IsArray(list) && list->child;

    cJSON_ArrayForEach(item, list)
    {
        numbers = numbers && document_value(document, item).kind == JSON_NUMBER;
    }
    return numbers;
}
