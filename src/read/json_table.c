/*
 * json_table.c - what the readers of maps and tables share.
 */
#include "read/json_table.h"

#include "read/json_member.h"
#include "json/string.h"

/* A string is no label where it says a NUL. */
static bool place_label(const struct document *document, size_t at, struct error *error)
{
    return text_place(document->text, json_nul_at(document->text->data, at), error);
}

bool table_label(struct document *document, const cJSON *item, struct json_words *label,
                 struct error *error)
{
    struct json_value value;

    if (!document_value(document, item, &value, error))
        return false;
    *label = value.words;
    return member_label(&value, error) ||
           place_label(document, document_at(document, item), error);
}

bool table_key(struct document *document, const cJSON *item, struct json_words *key,
               struct error *error)
{
    struct json_value value = {.kind = JSON_STRING};

    if (!document_key(document, item, &value.words, error))
        return false;
    *key = value.words;
    return member_label(&value, error) ||
           place_label(document, document_key_at(document, item), error);
}

bool table_score(struct document *document, const cJSON *item, double *score,
                 const char *expected, struct error *error)
{
    struct json_value value;

    return document_value(document, item, &value, error) &&
           (member_score(&value, score, expected, error) ||
            text_place(document->text, document_at(document, item), error));
}
