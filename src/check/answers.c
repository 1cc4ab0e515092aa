/*
 * answers.c - going through a file of answers.
 */
#include "check/answers.h"

#include "json/scan.h"
#include "json/text.h"

bool answers_open(struct answers *answers, const char *path, struct error *error)
{
    *answers = (struct answers){.count = 0};
    return text_open(&answers->text, path, error);
}

static bool scan_object(struct text *text, struct json_scan *scan, struct error *error)
{
    if (text->data[text->position] != '{')
        return text_error(text, text->position, error,
                          "expected a JSON object of answers");
    return json_scan(scan, text, error);
}

/* Moves behind the next object; over is set where there is none. */
static bool take_object(struct answers *answers, struct json_scan *scan,
                        struct error *error)
{
    struct text *text = &answers->text;
    bool found;

    answers->over = true;
    if (!text_skip(text, JSON_BLANKS, NULL, &found, error))
        return false;
    if (!found)
        return text_error(text, text->size, error, "no answers about tree %llu",
                          (unsigned long long)answers->count + 1);
    if (!scan_object(text, scan, error))
        return false;
    answers->over = false;
    answers->count++;
    text->position = scan->end;
    return true;
}

bool answers_next(struct answers *answers, struct document *document, struct error *error)
{
    struct text *text = &answers->text;
    struct json_scan scan = {.at = 0};

    *document = (struct document){.text = text};
    return take_object(answers, &scan, error) &&
           document_read(document, text, scan.at, scan.end, error);
}

bool answers_pass(struct answers *answers, struct error *error)
{
    struct json_scan scan = {.at = 0};

    return take_object(answers, &scan, error);
}

bool answers_left(struct answers *answers, uint64_t *left, struct error *error)
{
    struct text *text = &answers->text;
    struct answers copy = {.count = 0};

    *left = 0;
    if (!text_hold(text, SIZE_MAX, error) ||
        !text_from(&copy.text, text->file, text->data + text->position,
                   text->size - text->position, error))
        return false;
    while (answers_pass(&copy, error))
        ++*left;
    answers_close(&copy);
    return error->kind != ERROR_SYSTEM;
}

bool answers_finish(struct answers *answers, struct error *error)
{
    struct text *text = &answers->text;
    bool found;

    if (answers->over)
        return true;
    if (!text_skip(text, JSON_BLANKS, NULL, &found, error))
        return false;
    return !found || text_error(text, text->position, error,
                                "answers left over: there is no tree %llu",
                                (unsigned long long)answers->count + 1);
}

void answers_close(struct answers *answers)
{
    text_close(&answers->text);
}
