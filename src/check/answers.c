/*
 * answers.c - going through a file of answers.
 */
#include "check/answers.h"

#include "check/coded.h"
#include "json/scan.h"
#include "json/text.h"

bool answers_open(struct answers *answers, const char *path, struct error *error)
{
    *answers = (struct answers){.count = 0};
    return text_open(&answers->text, path, error);
}

/* An object, and the text that it stands in: that of the file, or what is in a code; or
 * a typed section of the file. */
struct taken {
    struct text *from;
    struct json_scan scan;
    bool typed;
};

static bool scan_object(struct text *text, struct json_scan *scan, struct error *error)
{
    if (text->data[text->position] != '{')
        return text_error(text, text->position, error,
                          "expected a JSON object of answers");
    return json_scan(scan, text, error);
}

bool answers_place(const struct answers *answers, struct error *error)
{
    char message[ERROR_MESSAGE_SIZE];

    if (!*answers->print || error->kind != ERROR_INPUT)
        return false;
    snprintf(message, sizeof message, "%s", error->message);
    return text_error(&answers->text, answers->at, error, "in this code: %s", message);
}

static bool take_code(struct answers *answers, struct taken *taken, struct error *error)
{
    struct text *text = &answers->text;
    bool ended;

    answers->at = text->position;
    if (!coded_take(text, answers->print, &answers->coded, &ended, error)) {
        answers->over = !ended;
        return false;
    }
    answers->over = false;
    taken->from = &answers->coded;
    return scan_object(&answers->coded, &taken->scan, error) ||
           answers_place(answers, error);
}

static bool take_plain(struct answers *answers, struct taken *taken, struct error *error)
{
    struct text *text = &answers->text;

    if (!scan_object(text, &taken->scan, error))
        return false;
    taken->from = text;
    text->position = taken->scan.end;
    answers->over = false;
    return true;
}

static bool take_typed(struct answers *answers, struct taken *taken, struct error *error)
{
    struct text *text = &answers->text;
    size_t next;

    taken->typed = true;
    taken->from = text;
    taken->scan.at = text->position;
    if (!typed_section(text, &taken->scan.end, &next, error))
        return false;
    text->position = next;
    answers->over = false;
    return true;
}

/* Moves behind the next object; over is set where there is none. */
static bool take_object(struct answers *answers, struct taken *taken, struct error *error)
{
    struct text *text = &answers->text;
    bool code, more, is_typed;

    answers->over = true;
    if (!answers_go_on(answers, &more, error))
        return false;
    if (text->position == text->size)
        return text_error(text, text->size, error, "no answers about tree %llu",
                          (unsigned long long)answers->count + 1);
    answers->count += more ? 0 : 1;
    *answers->print = '\0';
    text_close(&answers->coded);
    if (!coded_begins(text, &code, error))
        return false;
    if (code)
        return take_code(answers, taken, error);
    if (!typed_begins(text, &is_typed, error))
        return false;
    return is_typed ? take_typed(answers, taken, error)
                    : take_plain(answers, taken, error);
}

/* What was typed, as a document of what is made of it. */
static bool read_typed(struct answers *answers, struct document *document,
                       const struct taken *taken, struct error *error)
{
    struct typed *typed = &answers->typed;

    answers->is_typed = true;
    if (!typed_read(typed, taken->from, taken->scan.at, taken->scan.end, error))
        return false;
    document->text = &typed->object;
    return document_read(document, &typed->object, 0, typed->object.size, error);
}

bool answers_next(struct answers *answers, struct document *document, struct error *error)
{
    struct taken taken = {.from = NULL};

    *document = (struct document){0};
    answers->is_typed = false;
    typed_release(&answers->typed);
    if (!take_object(answers, &taken, error))
        return false;
    if (taken.typed)
        return read_typed(answers, document, &taken, error);
    document->text = taken.from;
    return document_read(document, taken.from, taken.scan.at, taken.scan.end, error);
}

const struct typed *answers_typed(const struct answers *answers)
{
    return answers->is_typed ? &answers->typed : NULL;
}

bool answers_go_on(struct answers *answers, bool *more, struct error *error)
{
    bool found;

    *more = false;
    return text_skip(&answers->text, JSON_BLANKS, NULL, &found, error) &&
           (!found || !*answers->print ||
            coded_is_of(&answers->text, answers->print, more, error));
}

bool answers_pass(struct answers *answers, struct error *error)
{
    struct taken taken = {.from = NULL};
    struct error unwanted;
    bool done = take_object(answers, &taken, error), more = !answers->over;

    while (more && answers_go_on(answers, &more, &unwanted) && more)
        take_object(answers, &taken, &unwanted);
    return done;
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
    text_close(&answers->coded);
    typed_release(&answers->typed);
}
