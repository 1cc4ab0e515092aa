/*
 * document.c - what cJSON is given, and finding the places of what it returns.
 */
#include "json/document.h"

#include "json/scan.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Bytes that no UTF-8 has: a number begins, a NUL, something nested too deep. */
static const char NUMBER[] = "\xFF", NUL[] = "\xFE", DEEP[] = "\xFD";

/* A copy on its way: data[from .. ) is still to be copied as it is. */
struct copy {
    struct buffer *out;
    const char *data;
    size_t from;
};

/* Copies up to data[at], then what stands there for data[at .. end). */
static void replace(struct copy *copy, size_t at, size_t end, const char *with)
{
    buffer_add(copy->out, copy->data + copy->from, at - copy->from);
    buffer_text(copy->out, with);
    copy->from = end;
}

/* The string that begins at data[at]; returns where it ends. */
static size_t copy_string(struct copy *copy, size_t at)
{
    static const char ESCAPE[] = "\\u0000";
    enum { LENGTH = sizeof ESCAPE - 1 };
    struct json_span span = json_string(copy->data, at);

    for (at = span.at; at < span.end; at++) {
        if (copy->data[at] != '\\')
            continue;
        if (strncmp(copy->data + at, ESCAPE, LENGTH) == 0)
            replace(copy, at, at + LENGTH, NUL);
        at++;
    }
    return span.end + 1;
}

static size_t copy_token(struct copy *copy, size_t at)
{
    struct json_span token = json_token(copy->data, at);

    if (json_is_odd(copy->data, at))
        replace(copy, token.at, token.end, "null");
    else if (is_digit(copy->data[at]) || copy->data[at] == '-') {
        replace(copy, at, at, "\"");
        buffer_text(copy->out, NUMBER);
        replace(copy, token.end, token.end, "\"");
    }
    return token.end;
}

/* An opening bracket, or all that it opens; returns where to go on. */
static size_t copy_opening(struct copy *copy, size_t at, size_t *depth)
{
    size_t end;

    if (*depth < DOCUMENT_LEVELS) {
        ++*depth;
        return at + 1;
    }
    end = json_skip(copy->data, at);
    replace(copy, at, at, "\"");
    replace(copy, at, end, DEEP);
    buffer_text(copy->out, "\"");
    return end;
}

static bool copy_text(struct buffer *out, const char *data, size_t at, size_t end,
                      struct error *error)
{
    struct copy copy = {.out = out, .data = data, .from = at};
    size_t depth = 0;

    while (at < end) {
        switch (data[at]) {
        case '"':
            at = copy_string(&copy, at);
            break;
        case '[':
        case '{':
            at = copy_opening(&copy, at, &depth);
            break;
        case ']':
        case '}':
            depth--;
            at++;
            break;
        default:
            at = json_is_token(data[at]) ? copy_token(&copy, at) : at + 1;
        }
    }
    replace(&copy, end, end, "");
    return !out->failed || error_memory(error);
}

/*
 * cJSON notes in a variable of its own, for cJSON_GetErrorPtr, how far it came whenever
 * it parses. So calls from here take turns, by what is the only variable of ours that
 * threads share.
 */
static pthread_mutex_t cjson_turn = PTHREAD_MUTEX_INITIALIZER;

static cJSON *parse(const struct buffer *text)
{
    cJSON *root;

    pthread_mutex_lock(&cjson_turn);
    root = cJSON_ParseWithLength(text->data, text->size);
    pthread_mutex_unlock(&cjson_turn);
    return root;
}

bool document_read(struct document *document, const struct text *text, size_t at,
                   size_t end, struct error *error)
{
    struct buffer copy = {0};

    *document = (struct document){.text = text, .at = at};
    if (copy_text(&copy, text->data, at, end, error)) {
        document->root = parse(&copy);
        /* What has passed the scan can only fail for want of memory. */
        if (!document->root)
            error_memory(error);
        if (memchr(copy.data, (unsigned char)NUL[0], copy.size)) {
            document->scratch = copy;
            return document->root;
        }
    }
    buffer_release(&copy);
    return document->root;
}

/* What a string of cJSON's says, with NUL where it was. */
static struct json_words read_words(struct document *document, const char *string)
{
    struct json_words words = {string, strlen(string)};
    char *said = document->scratch.data;

    if (!memchr(string, (unsigned char)NUL[0], words.length))
        return words;
    memcpy(said, string, words.length);
    for (size_t i = 0; i < words.length; i++)
        if (said[i] == NUL[0])
            said[i] = '\0';
    words.text = said;
    return words;
}

static struct json_value read_string(struct document *document, const char *string)
{
    struct json_value value = {.kind = JSON_STRING};

    if (string[0] == NUMBER[0]) {
        value.kind = JSON_NUMBER;
        string++;
    }
    if (string[0] == DEEP[0])
        value.kind = JSON_DEEP;
    value.words = read_words(document, string);
    return value;
}

struct json_value document_value(struct document *document, const cJSON *item)
{
    struct json_value value = {.kind = JSON_NULL};

    if (cJSON_IsString(item))
        return read_string(document, item->valuestring);
    if (cJSON_IsArray(item))
        value.kind = JSON_ARRAY;
    else if (cJSON_IsObject(item))
        value.kind = JSON_OBJECT;
    else if (cJSON_IsBool(item))
        value.kind = cJSON_IsTrue(item) ? JSON_TRUE : JSON_FALSE;
    return value;
}

struct json_words document_key(struct document *document, const cJSON *item)
{
    return read_words(document, item->string);
}

static void place_root(struct document *document)
{
    document->place.item = document->root;
    document->place.key = document->place.value = document->at;
    document->place.depth = 0;
}

/* An item that begins at data[at], with its key if it has one. */
static void place_item(struct document *document, const cJSON *item, size_t at)
{
    struct document_place *place = &document->place;
    const char *data = document->text->data;

    place->item = item;
    place->key = place->value = json_next(data, at);
    if (item->string)
        place->value = json_next(data, json_string(data, place->key).end + 1);
}

/* Goes on to the next item in the order of the text; false behind the last one. */
static bool place_next(struct document *document)
{
    struct document_place *place = &document->place;
    const char *data = document->text->data;
    size_t at = place->value;

    if (place->item->child) {
        place->around[place->depth++] = place->item;
        place_item(document, place->item->child, at + 1);
        return true;
    }
    at = json_skip(data, at);
    while (!place->item->next && place->depth > 0) {
        place->item = place->around[--place->depth];
        at = json_next(data, at) + 1;
    }
    if (place->depth == 0)
        return false;
    place_item(document, place->item->next, at);
    return true;
}

/* From the place found last on, then from the root. */
static const struct document_place *find(struct document *document, const cJSON *item)
{
    if (!document->place.item)
        place_root(document);
    while (document->place.item != item)
        if (!place_next(document))
            place_root(document);
    return &document->place;
}

size_t document_at(struct document *document, const cJSON *item)
{
    return find(document, item)->value;
}

size_t document_key_at(struct document *document, const cJSON *item)
{
    return find(document, item)->key;
}

void document_release(struct document *document)
{
    cJSON_Delete(document->root);
    buffer_release(&document->scratch);
    *document = (struct document){0};
}
