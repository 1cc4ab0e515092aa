/*
 * efg.c - reading the games of Gambit's extensive form in which each node is known to its
 * player: those of perfect information.
 *
 *     EFG 2 R "title" { "first" "second" } "comment"
 *     p "" 1 1 "set" { "left" "right" } 0
 *     c "" 1 "" { "heads" 1/2 "tails" 1/2 } 0
 *     t "" 1 "win" { 1, -1 }
 *     t "" 2 "loss" { -1, 1 }
 *     t "" 2
 *
 * Where the payoffs of two players have one sum, player 1 is MAX, and the values are what
 * that one gets on the way to a leaf and there; else leaves have payoffs. A node's name
 * is that of the action that leads to it, the root's its own. The probability of an
 * action of chance stands behind its name.
 *
 * Where it can, efg_order.c makes a tree of the nodes as they are read. Else what the
 * text lists is collected first, and efg_game.c makes a tree of it or says what is wrong.
 */
#include "read/formats.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "read/cursor.h"
#include "read/efg_game.h"
#include "read/efg_order.h"
#include "read/words.h"

#include <stdio.h>
#include <string.h>

struct efg {
    struct cursor cursor;
    struct efg_game game;
    struct efg_order *order; /* NULL: what is read is collected in the game */
};

/* What ends a word besides blanks. */
static const char STOPS[] = "{},\"";

static bool expected(struct efg *e, const char *what)
{
    return cursor_error(&e->cursor, e->cursor.at, "expected %s", what);
}

/* The word at the cursor, which stays before it. Empty at the end and before a bracket.
 */
static struct name peek_word(struct efg *e)
{
    size_t at = e->cursor.at;

    return (struct name){.at = at, .end = cursor_word_end(&e->cursor, at, STOPS)};
}

static void skip_word(struct efg *e, struct name word)
{
    e->cursor.at = word.end;
    cursor_skip_space(&e->cursor);
}

static bool accept_word(struct efg *e, const char *wanted)
{
    struct name word = peek_word(e);

    if (!word_is(e->cursor.text, word.at, word.end, wanted))
        return false;
    skip_word(e, word);
    return true;
}

/* string: any characters between quotes, line ends too; \" is a quote, \\ a backslash */
static bool read_string(struct efg *e, struct name *string, const char *what)
{
    struct cursor *cursor = &e->cursor;
    size_t at = cursor->at, valid;
    int c, next;

    if (cursor_peek(cursor) != '"')
        return expected(e, what);
    while ((c = cursor_byte(cursor, ++at)) != '"') {
        if (c == CURSOR_END)
            return cursor_error(cursor, cursor->at, "string without its closing quote");
        if (c == '\0')
            return cursor_error(cursor, at, "NUL byte");
        next = cursor_byte(cursor, at + 1);
        if (c == '\\' && (next == '"' || next == '\\'))
            at++;
    }
    valid = utf8_valid(cursor->text->data + cursor->at, at - cursor->at);
    if (cursor->at + valid < at)
        return cursor_error(cursor, cursor->at + valid, "invalid UTF-8 in a string");
    *string = (struct name){.at = cursor->at, .end = at + 1, .quoted = true};
    skip_word(e, *string);
    return true;
}

/* A number from 1 to most. */
static bool read_count(struct efg *e, node *count, node most, const char *what)
{
    struct name word = peek_word(e);

    if (!word_count(e->cursor.text, word.at, word.end, count) || *count > most)
        return expected(e, what);
    skip_word(e, word);
    return true;
}

/* A decimal number, which here may begin with its point. */
static bool read_decimal(struct efg *e, size_t at, size_t end, double *value)
{
    enum { LONGEST = 60 };
    const struct text *text = e->cursor.text;
    size_t point = text->data[at] == '-' ? at + 1 : at, used;
    char digits[LONGEST + sizeof "0"];

    if (e->cursor.failed)
        return false;
    if (text->data[point] != '.' || end - point > LONGEST)
        return word_value(text, at, end, value, e->cursor.error);
    snprintf(digits, sizeof digits, "0%.*s", (int)(end - point), text->data + point);
    if (score_read(digits, strlen(digits), value, &used) != SCORE_OK ||
        used < strlen(digits))
        return word_value(text, at, end, value, e->cursor.error);
    if (point > at)
        *value = -*value;
    return true;
}

/* payoff: decimal [ '/' decimal ] */
static bool read_payoff(struct efg *e, double *payoff)
{
    struct name word = peek_word(e);
    const char *data = e->cursor.text->data,
               *slash = memchr(data + word.at, '/', word.end - word.at);
    size_t middle = slash ? (size_t)(slash - data) : word.end;
    double divisor = 1;

    if (word.at == word.end)
        return cursor_error(&e->cursor, word.at, "expected payoffs of %zu players",
                            e->game.player_count);
    if (!read_decimal(e, word.at, middle, payoff) ||
        (slash && !read_decimal(e, middle + 1, word.end, &divisor)))
        return false;
    if (!(divisor > 0))
        return cursor_error(&e->cursor, middle + 1, "expected a divisor above 0");
    *payoff /= divisor;
    skip_word(e, word);
    return true;
}

/* payoffs: '{' payoff { [','] payoff } [','] '}', one for each player */
static bool read_payoffs(struct efg *e, struct efg_outcome *outcome)
{
    struct efg_game *game = &e->game;

    outcome->share = (node)(game->payoff_count / game->player_count + 1);
    for (size_t i = 0; i < game->player_count; i++) {
        if (!memory_reserve(&game->payoffs, &game->payoff_capacity,
                            game->payoff_count + 1, sizeof *game->payoffs,
                            e->cursor.error) ||
            !read_payoff(e, &game->payoffs[game->payoff_count]))
            return false;
        game->payoff_count++;
        cursor_accept(&e->cursor, ',');
    }
    return cursor_accept(&e->cursor, '}') ||
           cursor_error(&e->cursor, e->cursor.at,
                        "expected '}' after the payoffs of %zu players",
                        game->player_count);
}

/* outcome: '0' | number [name] [payoffs] */
static bool read_outcome(struct efg *e, struct efg_outcome *outcome)
{
    struct name name;

    *outcome = (struct efg_outcome){.at = e->cursor.at};
    if (accept_word(e, "0"))
        return true;
    if (!read_count(e, &outcome->number, TREE_NODE_LIMIT, "the number of an outcome"))
        return false;
    if (cursor_peek(&e->cursor) == '"' && !read_string(e, &name, "a name"))
        return false;
    return !cursor_accept(&e->cursor, '{') || read_payoffs(e, outcome);
}

static bool keep_outcome(struct efg *e, const struct efg_outcome *outcome, size_t *index)
{
    struct efg_game *game = &e->game;

    *index = EFG_NO_OUTCOME;
    if (outcome->number == 0)
        return true;
    if (!memory_reserve(&game->outcomes, &game->outcome_capacity, game->outcome_count + 1,
                        sizeof *outcome, e->cursor.error))
        return false;
    *index = game->outcome_count++;
    game->outcomes[*index] = *outcome;
    return true;
}

/* The probability of an action. */
static bool read_odds(struct efg *e, struct name *odds)
{
    const struct text *text = e->cursor.text;
    struct ratio ratio;

    *odds = peek_word(e);
    if (odds->at == odds->end)
        return expected(e, "the probability of the action");
    if (e->cursor.failed)
        return false;
    if (!odds_read(text->data + odds->at, odds->end - odds->at, &ratio, e->cursor.error))
        return text_place(text, odds->at, e->cursor.error);
    skip_word(e, *odds);
    return true;
}

/* action: string [odds] [','], where odds are those of chance */
static bool read_action(struct efg *e, bool chance, struct efg_action *action)
{
    *action = (struct efg_action){{0}, {0}};
    if (!read_string(e, &action->name, "the name of an action") ||
        (chance && !read_odds(e, &action->odds)))
        return false;
    cursor_accept(&e->cursor, ',');
    return true;
}

static bool keep_action(struct efg *e, bool chance, const struct efg_action *action)
{
    struct efg_game *game = &e->game;
    size_t count = game->action_count + 1;

    if (!memory_reserve(&game->actions, &game->action_capacity, count,
                        sizeof action->name, e->cursor.error) ||
        (chance && !memory_reserve(&game->odds, &game->odds_capacity, count,
                                   sizeof action->odds, e->cursor.error)))
        return false;
    game->actions[game->action_count++] = action->name;
    if (!chance)
        return true;
    while (game->odds_count < game->action_count)
        game->odds[game->odds_count++] = (struct name){0};
    game->odds[game->action_count - 1] = action->odds;
    return true;
}

/* actions: '{' action { action } '}' */
static bool read_actions(struct efg *e, struct efg_node *at)
{
    bool chance = at->player == MOVER_CHANCE;
    struct efg_action action;

    if (!cursor_accept(&e->cursor, '{'))
        return expected(e, chance ? "'{' and the actions of chance"
                                  : "'{' and the actions: every node needs its own "
                                    "information set");
    at->action = e->order ? e->cursor.at : e->game.action_count;
    do {
        if (!read_action(e, chance, &action) ||
            (!e->order && !keep_action(e, chance, &action)))
            return false;
        at->actions++;
    } while (!cursor_accept(&e->cursor, '}'));
    return true;
}

/* The number of a player. */
static bool read_player(struct efg *e, node *player)
{
    node count = (node)e->game.player_count;
    char what[64];

    snprintf(what, sizeof what, "the number of a player, 1 to %u", (unsigned)count);
    return read_count(e, player, count, what);
}

/* move: [player] set [name] actions, where chance is no player */
static bool read_move(struct efg *e, struct efg_node *at, bool chance)
{
    struct name name;

    if ((!chance && !read_player(e, &at->player)) ||
        !read_count(e, &at->set, TREE_NODE_LIMIT, "the number of an information set"))
        return false;
    if (cursor_peek(&e->cursor) == '"' && !read_string(e, &name, "a name"))
        return false;
    return read_actions(e, at);
}

/* node: ('p' | 'c') name move outcome | 't' name outcome */
static bool read_node(struct efg *e, struct efg_node *at, struct name *name,
                      struct efg_outcome *outcome)
{
    bool leaf, chance;

    *at = (struct efg_node){.at = e->cursor.at};
    leaf = accept_word(e, "t");
    chance = !leaf && accept_word(e, "c");
    if (!leaf && !chance && !accept_word(e, "p"))
        return expected(e, "a node, 'p', 'c' or 't'");
    return read_string(e, name, "the name of the node") &&
           (leaf || read_move(e, at, chance)) && read_outcome(e, outcome);
}

static bool keep_node(struct efg *e)
{
    struct efg_game *game = &e->game;
    struct efg_node at;
    struct efg_outcome outcome;
    struct name name;

    if (!read_node(e, &at, &name, &outcome) || !keep_outcome(e, &outcome, &at.outcome) ||
        !memory_reserve(&game->nodes, &game->node_capacity, game->node_count + 1,
                        sizeof at, e->cursor.error))
        return false;
    if (game->node_count == 0)
        game->root = name;
    game->nodes[game->node_count++] = at;
    return true;
}

/* In preorder the tree is complete when no action lacks its node; what of the last one
 * may be left out is not, where it only could not be read. */
static bool keep_nodes(struct efg *e)
{
    const struct efg_game *game = &e->game;

    while (game->node_count < game->action_count + 1)
        if (!keep_node(e))
            return false;
    return !e->cursor.failed;
}

/* The action that leads to the next node, read once more at its place. */
static bool next_action(struct efg *e, struct efg_action *action)
{
    struct efg_stage *stage = efg_order_stage(e->order);
    size_t at = e->cursor.at;
    bool good;

    e->cursor.at = stage->action;
    good = read_action(e, stage->chance, action);
    stage->action = e->cursor.at;
    e->cursor.at = at;
    return good;
}

static bool order_node(struct efg *e, struct build *b)
{
    struct efg_action action;
    struct efg_node at;
    struct efg_outcome outcome;
    struct name name;

    e->game.payoff_count = 0;
    if (!read_node(e, &at, &name, &outcome))
        return false;
    action = (struct efg_action){.name = name};
    return (b->depth == 0 || next_action(e, &action)) &&
           efg_order_add(e->order, &at, &action, &outcome, e->cursor.error);
}

static bool order_nodes(struct efg *e, struct build *b, enum mover root)
{
    do {
        if (!order_node(e, b))
            return false;
    } while (b->depth > 0);
    return !e->cursor.failed && build_finish(b, root, e->cursor.error);
}

/* Whether the nodes from the cursor on have become a tree as they were read. */
static bool read_in_order(struct efg *e, struct build *b, enum mover root)
{
    struct efg_order order = efg_order_make(&e->game, e->cursor.text, b);
    size_t start = e->cursor.at;
    bool good;

    e->order = &order;
    do {
        e->cursor.at = start;
        good = efg_order_start(&order, e->cursor.error) && order_nodes(e, b, root);
    } while (!good && order.again && !e->cursor.failed);
    e->order = NULL;
    e->game.payoff_count = 0;
    if (good)
        efg_sum_note(&order.sum, e->cursor.text);
    else
        e->cursor.at = start;
    efg_order_release(&order);
    return good;
}

/* players: '{' string [','] { string [','] } '}' */
static bool read_players(struct efg *e)
{
    struct efg_game *game = &e->game;
    struct name name;

    if (!cursor_accept(&e->cursor, '{'))
        return expected(e, "'{' and the names of the players");
    do {
        if (game->player_count == PLAYER_LIMIT)
            return cursor_error(&e->cursor, e->cursor.at,
                                "too many players: the limit is %d", PLAYER_LIMIT);
        if (!read_string(e, &name, "the name of a player") ||
            !memory_reserve(&game->players, &game->player_capacity,
                            game->player_count + 1, sizeof name, e->cursor.error))
            return false;
        game->players[game->player_count++] = name;
        cursor_accept(&e->cursor, ',');
    } while (!cursor_accept(&e->cursor, '}'));
    return true;
}

/* header: 'EFG' '2' ('R' | 'D') title players [comment] */
static bool read_header(struct efg *e)
{
    struct name name;

    if (!accept_word(e, "EFG") || !accept_word(e, "2"))
        return expected(e, "EFG 2 R");
    if (!accept_word(e, "R") && !accept_word(e, "D"))
        return expected(e, "R, for payoffs that are rational");
    if (!read_string(e, &name, "the title") || !read_players(e))
        return false;
    if (cursor_peek(&e->cursor) == '"' && !read_string(e, &name, "a comment"))
        return false;
    return !e->cursor.failed;
}

/* What is refused at the end stands where its node does. */
static enum read_result finish(struct efg *e, struct build *b, enum mover root)
{
    struct error *error = e->cursor.error;

    if (build_finish(b, root, error))
        return READ_TREE;
    if (error->kind == ERROR_INPUT)
        text_place(e->cursor.text, e->game.nodes[b->refused].at, error);
    return READ_FAILED;
}

static enum read_result read_nodes(struct efg *e, struct build *b, enum mover root)
{
    struct error *error = e->cursor.error;

    *error = (struct error){.kind = ERROR_NONE};
    if (read_in_order(e, b, root))
        return READ_TREE;
    if (!e->cursor.failed && error->kind != ERROR_SYSTEM && keep_nodes(e) &&
        efg_game_build(&e->game, e->cursor.text, b, error))
        return finish(e, b, root);
    return READ_FAILED;
}

static enum read_result read_tree(struct efg *e, struct build *b, enum mover root)
{
    cursor_skip_space(&e->cursor);
    if (cursor_peek(&e->cursor) == CURSOR_END)
        return e->cursor.failed ? READ_FAILED : READ_END;
    return read_header(e) ? read_nodes(e, b, root) : READ_FAILED;
}

enum read_result efg_read(struct text *text, struct build *b,
                          const struct read_options *options, struct error *error)
{
    struct efg efg = {
        .cursor = {.text = text, .at = text->position, .error = error},
    };
    enum read_result result = read_tree(&efg, b, options->root);

    if (result != READ_FAILED)
        text->position = efg.cursor.at;
    efg_game_release(&efg.game);
    return result;
}
