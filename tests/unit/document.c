/*
 * document.c - building trees from cJSON's.
 */
#include "document.h"
#include "ensure.h"
#include "finish.h"
#include "rows.h"
#include "tree/id.h"

#include <string.h>

static const cJSON *find(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static void add_odds(struct build *b, node n, const cJSON *odds)
{
    struct error error;
    char text[SCORE_TEXT_SIZE];

    /* Numbers stand in the files as they are written shortest. */
    if (cJSON_IsString(odds))
        snprintf(text, sizeof text, "%s", odds->valuestring);
    else
        score_write(odds->valuedouble, text);
    ENSURE(build_odds(b, n, text, strlen(text), &error));
}

static void add_payoffs(struct build *b, const cJSON *payoffs)
{
    double numbers[PLAYER_LIMIT];
    const cJSON *payoff;
    struct error error;
    size_t count = 0;

    cJSON_ArrayForEach(payoff, payoffs) numbers[count++] = payoff->valuedouble;
    ENSURE(build_payoffs(b, numbers, count, &error));
}

static enum mover mover_of(const cJSON *player)
{
    if (cJSON_IsNumber(player))
        return (enum mover)player->valueint;
    if (!player)
        return MOVER_DEFAULT;
    if (strcmp(player->valuestring, "chance") == 0)
        return MOVER_CHANCE;
    return strcmp(player->valuestring, "max") == 0 ? MOVER_MAX : MOVER_MIN;
}

static void add_node(struct build *b, const cJSON *item);

/* odds: an array beside the children, or NULL. */
static void add_children(struct build *b, const cJSON *children, const cJSON *odds)
{
    const cJSON *child, *weight = odds ? odds->child : NULL;

    cJSON_ArrayForEach(child, children)
    {
        node n = b->tree.count;

        add_node(b, child);
        if (weight) {
            add_odds(b, n, weight);
            weight = weight->next;
        }
    }
}

/* In a game of players an array of numbers is a leaf's payoffs. */
static const cJSON *payoffs_of(const struct build *b, const cJSON *item)
{
    if (tree_has_payoffs(&b->tree) && cJSON_IsArray(item) && cJSON_IsNumber(item->child))
        return item;
    return find(item, "payoffs");
}

static void add_node(struct build *b, const cJSON *item)
{
    const cJSON *payoffs = payoffs_of(b, item), *odds = find(item, "probs");
    enum mover mover = mover_of(find(item, "player"));
    struct error error;

    ENSURE(build_open(b, &error));
    build_mover(b, mover);
    if (cJSON_IsNumber(item))
        build_value(b, item->valuedouble);
    else if (payoffs)
        add_payoffs(b, payoffs);
    else
        add_children(b, cJSON_IsArray(item) ? item : rows_member(item, "children"),
                     odds ? odds : find(item, "weights"));
    if (mover == MOVER_CHANCE)
        ENSURE(build_outcomes(b, ODDS_WEIGHTS, &error));
    build_close(b);
}

/* Whether the document says who moves first. */
static bool asks_root(const struct build *b)
{
    return !build_is_told(b, TREE_ROOT) || b->tree.mover[TREE_ROOT] == MOVER_CHANCE;
}

void document_build(struct build *b, const cJSON *document)
{
    const cJSON *bounds = find(document, "bounds"), *players = find(document, "players");
    struct error error;

    build_start(b);
    if (players)
        ENSURE(build_players(b, (size_t)players->valueint, &error));
    if (bounds)
        ENSURE(build_bounds(b, bounds->child->valuedouble,
                            bounds->child->next->valuedouble, &error));
    add_node(b, rows_member(document, "tree"));
    must_finish(b, asks_root(b) ? mover_of(find(document, "root")) : MOVER_DEFAULT);
}

bool document_is_id(const struct tree *t, node n, const char *id)
{
    struct buffer own = {0};
    bool same;

    id_add(&own, t, n);
    ENSURE(!own.failed);
    same = strcmp(own.data, id) == 0;
    buffer_release(&own);
    return same;
}

void document_check_ids(const struct tree *t, const node *nodes, size_t count,
                        const cJSON *ids, const char *what)
{
    const cJSON *id;
    size_t used = 0;

    ENSURE_MSG(count == (size_t)cJSON_GetArraySize(ids), "%s: %zu nodes", what, count);
    cJSON_ArrayForEach(id, ids)
    {
        ENSURE(cJSON_IsString(id));
        ENSURE_MSG(document_is_id(t, nodes[used++], id->valuestring), "%s: not %s", what,
                   id->valuestring);
    }
}
