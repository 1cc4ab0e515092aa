/*
 * json_chance.h - chance among nested nodes: which probabilities and weights objects
 * have, for themselves or for their children, and whose numbers are those of players.
 * What that means follows when all nodes are there.
 */
#ifndef GTEVAL_READ_JSON_CHANCE_H
#define GTEVAL_READ_JSON_CHANCE_H

#include "base/text.h"
#include "read/json_member.h"
#include "read/numbers.h"
#include "tree/build.h"

/* A member that says a probability or a weight: of the node, or of each of its children.
 */
struct json_odds {
    node n;
    size_t key_at, value_at;
    enum odds kind;
};

struct json_odds_list {
    struct json_odds *list; /* owned */
    size_t count, capacity;
};

/* All zeros is of no node. */
struct json_chance {
    struct json_odds_list edges;   /* of nodes themselves */
    struct json_odds_list lists;   /* of their children */
    struct json_odds_list letters; /* where p is a number, but no probability */
    struct player_numbers numbers;
    struct player_numbers nulls; /* where who moves is null */
};

/* What a member says of the chances of n, its object. */
bool chance_take(struct json_chance *chance, const struct member *member, node n,
                 struct build *b, struct error *error);

/* Who moves at n, which has been said in a number or by null, and not in words. */
bool chance_number(struct json_chance *chance, const struct facts *facts, node n,
                   struct error *error);

/* At the end of a document, whose nodes have all been closed. */
bool chance_end(struct json_chance *chance, const struct text *text, struct build *b,
                struct error *error);

void chance_release(struct json_chance *chance);

#endif
