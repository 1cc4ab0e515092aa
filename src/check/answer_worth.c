/*
 * answer_worth.c - reading what somebody says that a node is worth: a number, or what
 * each player gets there.
 */
#include "check/answer_read.h"

#include "base/memory.h"

#include <string.h>

static unsigned width_of(const struct reading *reading)
{
    const struct tree *t = reading->references->tree;

    return tree_has_payoffs(t) ? t->players : 1;
}

/* Room for a number, or one for each player, of which nothing is said yet. */
static bool add_worths(struct reading *reading, struct answer *answer, size_t *first,
                       struct error *error)
{
    size_t width = width_of(reading);

    if (!memory_reserve(&answer->worths, &answer->worth_capacity,
                        answer->worth_count + width, sizeof *answer->worths, error))
        return false;
    *first = answer->worth_count;
    for (size_t i = 0; i < width; i++)
        answer->worths[answer->worth_count++] =
            (struct answer_worth){.value = SCORE_NONE};
    return true;
}

/* The number that all of text[0 .. length) is. */
static bool read_part(const char *text, size_t length, double *number)
{
    size_t used;

    return score_read(text, length, number, &used) == SCORE_OK && used == length;
}

/* FRACTION: "7/3", two numbers of which the second is above zero. */
static bool read_fraction(struct json_words words, struct answer_worth *worth)
{
    const char *slash = memchr(words.text, '/', words.length);
    double above, below;
    size_t length;

    if (!slash)
        return false;
    length = (size_t)(slash - words.text);
    if (!read_part(words.text, length, &above) ||
        !read_part(slash + 1, words.length - length - 1, &below) || !(below > 0))
        return false;
    *worth = (struct answer_worth){.value = above / below, .fraction = true};
    return true;
}

/* The same of a number by itself. */
static bool read_whole(struct json_words words, double *number)
{
    return read_part(words.text, words.length, number);
}

/* BOUND: "<= 2", ">= 7/3", of a node that has one value. */
static bool read_bound(const struct reading *reading, struct json_words words,
                       struct answer_worth *worth)
{
    static const enum relation relations[] = {AT_LEAST, AT_MOST};
    struct json_words rest;

    if (tree_has_payoffs(reading->references->tree))
        return false;
    for (size_t i = 0; i < sizeof relations / sizeof *relations; i++) {
        const char *sign = relation_signs[relations[i]];
        size_t length = strlen(sign);

        if (words.length <= length || strncmp(words.text, sign, length) != 0)
            continue;
        while (length < words.length && words.text[length] == ' ')
            length++;
        rest = (struct json_words){words.text + length, words.length - length};
        if (!read_fraction(rest, worth) && !read_whole(rest, &worth->value))
            return false;
        worth->relation = relations[i];
        return true;
    }
    return false;
}

/* NUMBER: a number of JSON, "inf" or "-inf", FRACTION or BOUND */
static bool read_number(struct reading *reading, const cJSON *item,
                        struct answer_worth *worth, struct error *error)
{
    struct json_value value = document_value(&reading->document, item);

    *worth = (struct answer_worth){.value = SCORE_NONE};
    return json_value_score(&value, &worth->value) ||
           (value.kind == JSON_STRING && (read_fraction(value.words, worth) ||
                                          read_bound(reading, value.words, worth))) ||
           answer_refuse(reading, item, error,
                         "expected a number, \"inf\", \"-inf\" or a fraction as "
                         "\"7/3\"");
}

static unsigned players_of(const struct reading *reading)
{
    return reading->references->tree->players;
}

/* How many payoffs there must be, or whose. */
static bool refuse_worth(struct reading *reading, const cJSON *item, struct error *error)
{
    char message[ERROR_MESSAGE_SIZE];

    snprintf(message, sizeof message,
             "expected payoffs: an array of %u, or an object with players as keys",
             players_of(reading));
    return answer_refuse(reading, item, error, message);
}

/* [NUMBER, ...], one for each player */
static bool read_array(struct reading *reading, const cJSON *item,
                       struct answer_worth *worths, struct error *error)
{
    const cJSON *element;
    unsigned count = 0;

    if (cJSON_GetArraySize(item) != (int)players_of(reading))
        return refuse_worth(reading, item, error);
    cJSON_ArrayForEach(element, item)
    {
        if (!read_number(reading, element, &worths[count++], error))
            return false;
    }
    return true;
}

/* PLAYER: NUMBER */
static bool read_player(struct reading *reading, const cJSON *member,
                        struct answer_worth *worths, struct error *error)
{
    struct document *document = &reading->document;
    struct json_words key = document_key(document, member);
    unsigned player;

    if (!references_find_player(reading->references, key.text, key.length, &player,
                                error))
        return answer_place_key(reading, member, error);
    if (score_known(worths[player - 1].value))
        return answer_refuse_key(reading, member, error, "this player was given before");
    return read_number(reading, member, &worths[player - 1], error);
}

/* {PLAYER: NUMBER, ...} */
static bool read_object(struct reading *reading, const cJSON *item,
                        struct answer_worth *worths, struct error *error)
{
    const cJSON *member;

    if (!item->child)
        return refuse_worth(reading, item, error);
    cJSON_ArrayForEach(member, item)
    {
        if (!read_player(reading, member, worths, error))
            return false;
    }
    return true;
}

/* WORTH: a NUMBER, or with payoffs an array or an object of them */
bool answer_read_worth(struct reading *reading, const cJSON *item, struct answer *answer,
                       size_t *worth, struct error *error)
{
    struct answer_worth *worths;

    if (!add_worths(reading, answer, worth, error))
        return false;
    worths = answer->worths + *worth;
    if (!tree_has_payoffs(reading->references->tree))
        return read_number(reading, item, worths, error);
    if (cJSON_IsArray(item))
        return read_array(reading, item, worths, error);
    if (cJSON_IsObject(item))
        return read_object(reading, item, worths, error);
    return refuse_worth(reading, item, error);
}
