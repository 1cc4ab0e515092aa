/*
 * json_moves.c - maps in which children stand under their moves.
 */
#include "read/json_moves.h"

#include "base/memory.h"
#include "base/sort.h"
#include "read/json_key.h"

#include <stdlib.h>
#include <string.h>

/* Whether a key says that its object is a node and no map of them. */
static bool says_node(const char *key, size_t length)
{
    switch (key_find_exact(key, length, KEY_OF_MEMBER).meaning) {
    case KEY_ID:
    case KEY_LABEL:
    case KEY_NAME:
    case KEY_VALUE:
    case KEY_DATA:
    case KEY_CHILDREN:
    case KEY_LIST:
    case KEY_PLAYER:
        return true;
    default:
        return false;
    }
}

bool moves_add(struct json_moves *moves, const struct text *text, size_t at,
               struct error *error)
{
    struct json_span span = json_string(text->data, at);
    char shown[WORD_SHOWN_SIZE];

    if (says_node(text->data + span.at, span.end - span.at))
        return text_error(text, at, error,
                          "is \"%s\" a move, or is this object the only child? write "
                          "children as an array",
                          json_key_show(text, at, shown));
    if (!memory_reserve(&moves->at, &moves->capacity, moves->count + 1, sizeof *moves->at,
                        error))
        return false;
    moves->at[moves->count++] = at;
    return true;
}

static int by_spelling(const void *context, size_t a, size_t b)
{
    const struct text *text = context;
    struct json_span first = json_string(text->data, a),
                     second = json_string(text->data, b);
    size_t first_size = first.end - first.at, second_size = second.end - second.at;

    if (first_size != second_size)
        return first_size < second_size ? -1 : 1;
    return memcmp(text->data + first.at, text->data + second.at, first_size);
}

bool moves_end(struct json_moves *moves, size_t first, const struct text *text,
               struct error *error)
{
    size_t *at = moves->at + first, count = moves->count - first;
    char shown[WORD_SHOWN_SIZE];

    if (!sort_items(at, count, by_spelling, text, error))
        return false;
    for (size_t i = 1; i < count; i++)
        if (by_spelling(text, at[i - 1], at[i]) == 0)
            return text_error(text, at[i], error, "duplicate key \"%s\"",
                              json_key_show(text, at[i], shown));
    moves->count = first;
    return true;
}

bool moves_name(struct json_words words, struct build *b, struct error *error)
{
    if (words.length > 0 && memchr(words.text, '\0', words.length))
        return error_set(error, ERROR_INPUT, "NUL character in a name");
    return words.length == 0 || build_name(b, words.text, words.length, error);
}

void moves_release(struct json_moves *moves)
{
    free(moves->at);
    *moves = (struct json_moves){0};
}
