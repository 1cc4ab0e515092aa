/*
 * json_table.c - what the readers of maps and tables share.
 */
#include "read/json_table.h"

#include "read/json_member.h"

bool table_label(struct document *document, const cJSON *item, struct json_words *label,
                 struct error *error)
{
    struct json_value value;

    if (!document_value(document, item, &value, error))
        return false;
    *label = value.words;
    return member_label(&value, error) ||
           text_place(document->text, document_at(document, item), error);
}

bool table_key(struct document *document, const cJSON *item, struct json_words *key,
               struct error *error)
{
    struct json_value value = {.kind = JSON_STRING};

    if (!document_key(document, item, &value.words, error))
        return false;
    *key = value.words;
    return member_label(&value, error) ||
           text_place(document->text, document_key_at(document, item), error);
}

bool table_score(struct document *document, const cJSON *item, double *score,
                 const char *expected, struct error *error)
{
    struct json_value value;

    return document_value(document, item, &value, error) &&
           (member_score(&value, score, expected, error) ||
            text_place(document->text, document_at(document, item), error));
}
