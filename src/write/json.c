/*
 * json.c - writing trees as JSON objects:
 *
 *     {"player":"max","children":[{"name":"a","value":3},{"name":"b","value":5}]}
 *
 * Below the root, the player stands where it is not the one whose turn it is. Chance has
 * the probabilities of its children, unless they are equal, or weights where they do not
 * sum to 1. What is said of the whole tree, as how many players have payoffs, stands
 * around it:
 *
 *     {"players":3,"tree":{"player":"chance","probs":["1/3","2/3"],
 *      "children":[{"payoffs":[1,2,3]},{"payoffs":[4,5,6]}]}}
 *
 * in one line.
 */
#include "base/quote.h"
#include "tree/claim.h"
#include "write/formats.h"
#include "write/json_game.h"
#include "write/outcomes.h"

/* The members of an object so far. */
struct json_object {
    FILE *out;
    const char *comma; /* before the next one */
};

static void write_key(struct json_object *object, const char *key)
{
    fprintf(object->out, "%s\"%s\":", object->comma, key);
    object->comma = ",";
}

static void write_odds(struct json_object *object, const struct tree *t, node chance)
{
    struct outcomes outcomes = outcomes_of(t, chance);

    if (outcomes.equal)
        return;
    write_key(object, outcomes.probabilities ? "probs" : "weights");
    TREE_EACH_CHILD(t, chance, c) {
        putc(c == tree_first_child(chance) ? '[' : ',', object->out);
        json_game_odds(object->out, tree_odds(t, c));
    }
    putc(']', object->out);
}

static void write_leaf(struct json_object *object, const struct tree *t, node leaf)
{
    if (tree_has_payoffs(t)) {
        write_key(object, "payoffs");
        json_game_payoffs(object->out, t, leaf);
    }
}

static void write_inner(struct json_object *object, const struct tree *t, node n)
{
    if (tree_is_chance(t, n))
        write_odds(object, t, n);
    write_key(object, "children");
    putc('[', object->out);
}

/* What is said of the value. */
static void write_claim(struct json_object *object, const struct tree *t, node n)
{
    const char *word = claim_word(claim_of(t, n));

    if (word) {
        write_key(object, "bound");
        fprintf(object->out, "\"%s\"", word);
    }
    if (claim_is_hash(t, n)) {
        write_key(object, "hash");
        fputs("true", object->out);
    }
}

static void write_members(FILE *out, const struct write_order *order, node n)
{
    const struct tree *t = order->tree;
    struct json_object object = {.out = out, .comma = ""};
    const char *name = tree_name(t, n);

    if (name) {
        write_key(&object, "name");
        quote_json(out, name);
    }
    if (turns_tell(&order->turns, n)) {
        write_key(&object, "player");
        json_game_mover(out, t, n);
    }
    if (score_known(t->value[n])) {
        write_key(&object, "value");
        score_print_json(out, t->value[n]);
        write_claim(&object, t, n);
    }
    (tree_is_leaf(t, n) ? write_leaf : write_inner)(&object, t, n);
}

static void write_nodes(FILE *out, const struct write_order *order)
{
    const struct tree *t = order->tree;

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (n != TREE_ROOT && n != tree_first_child(t->parent[n]))
            putc(',', out);
        putc('{', out);
        write_members(out, order, n);
        if (!tree_is_leaf(t, n))
            continue;
        putc('}', out);
        TREE_EACH_LAST(t, n, c)
            fputs("]}", out);
    }
}

bool json_write(FILE *out, struct write_order *order, struct error *error)
{
    bool heading = json_game_has_heading(order->tree);

    if (!json_game_check_players(order, "json", error))
        return false;
    if (heading) {
        putc('{', out);
        json_game_heading(out, order->tree);
        fputs("\"tree\":", out);
    }
    write_nodes(out, order);
    fputs(heading ? "}\n" : "\n", out);
    return true;
}
