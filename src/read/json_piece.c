/*
 * json_piece.c - a small node of JSON, with all below it, read by cJSON.
 */
#include "read/json_piece.h"

#include "read/json_key.h"

#include <cjson/cJSON.h>
#include <string.h>

/* A piece while it is built. */
struct piece {
    struct build *b;
    struct error *error; /* of memory, or too many nodes: refused, not failed */
};

static bool set_name(struct piece *p, const cJSON *item)
{
    if (item->type == cJSON_NULL)
        return true;
    if (item->type != cJSON_String)
        return false;
    return item->valuestring[0] == '\0' ||
           build_name(p->b, item->valuestring, strlen(item->valuestring), p->error);
}

/* The value of a number or an infinity in quotes; SCORE_NONE for anything else. */
static double item_value(const cJSON *item)
{
    if (item->type == cJSON_Number)
        return item->valuedouble;
    if (item->type == cJSON_String && strcmp(item->valuestring, "inf") == 0)
        return (double)INFINITY;
    if (item->type == cJSON_String && strcmp(item->valuestring, "-inf") == 0)
        return -(double)INFINITY;
    return SCORE_NONE;
}

static bool set_value(struct piece *p, const cJSON *item)
{
    double value = item_value(item);

    build_value(p->b, value);
    return score_known(value) || item->type == cJSON_NULL;
}

static bool set_player(struct piece *p, const cJSON *item, bool flag)
{
    enum mover mover = MOVER_DEFAULT;

    if (item->type == cJSON_NULL)
        return true;
    if (flag && (item->type == cJSON_True || item->type == cJSON_False))
        mover = item->type == cJSON_True ? MOVER_MAX : MOVER_MIN;
    else if (!flag && item->type == cJSON_String)
        mover = json_mover(item->valuestring, strlen(item->valuestring));
    build_mover(p->b, mover);
    return mover != MOVER_DEFAULT;
}

static bool set_member(struct piece *p, const cJSON *item, const struct json_key *key,
                       const cJSON **children)
{
    switch (key->meaning) {
    case KEY_NAME:
        return set_name(p, item);
    case KEY_VALUE:
        return set_value(p, item);
    case KEY_PLAYER:
        return set_player(p, item, key->flag);
    default:
        *children = item->child;
        return item->type == cJSON_Array || item->type == cJSON_NULL;
    }
}

/* Opens an object's node; *children is its first child, or NULL. */
static bool open_object(struct piece *p, const cJSON *object, const cJSON **children)
{
    struct json_seen seen = {{0}};

    if (!build_open(p->b, p->error))
        return false;
    for (const cJSON *item = object->child; item; item = item->next) {
        const struct json_key *key = json_key_find(item->string, strlen(item->string));

        if (key && (json_key_note(&seen, key) || !set_member(p, item, key, children)))
            return false;
    }
    return *children || score_known(p->b->tree.value[p->b->open]);
}

/* Opens a node; *children is its first child, NULL for a leaf. */
static bool open_node(struct piece *p, const cJSON *item, const cJSON **children)
{
    double value;

    *children = NULL;
    if (item->type == cJSON_Object)
        return open_object(p, item, children);
    if (!build_open(p->b, p->error))
        return false;
    if (item->type == cJSON_Array) {
        *children = item->child;
        return item->child;
    }
    value = item_value(item);
    build_value(p->b, value);
    return score_known(value);
}

/* Builds item with all below it; later[] holds where to go on at each level above. */
static bool build_item(struct piece *p, const cJSON *item)
{
    const cJSON *later[PIECE_LEVELS + 1], *children;
    size_t depth = 0;

    while (item) {
        if (!open_node(p, item, &children))
            return false;
        if (children) {
            later[depth++] = item->next;
            item = children;
            continue;
        }
        build_close(p->b);
        item = item->next;
        while (!item && depth > 0) {
            build_close(p->b);
            item = later[--depth];
        }
    }
    return true;
}

enum piece_result piece_build(const char *text, size_t length, struct build *b,
                              struct error *error)
{
    struct piece piece = {.b = b, .error = error};
    cJSON *item = cJSON_ParseWithLength(text, length);
    bool built;

    /* What has passed the scan can only fail for want of memory. */
    if (!item) {
        error_memory(error);
        return PIECE_FAILED;
    }
    built = build_item(&piece, item);
    cJSON_Delete(item);
    return built ? PIECE_BUILT : PIECE_REFUSED;
}
