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
 * What the text lists is collected first; efg_game.c makes a tree of it.
 */
#include "read/formats.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "read/cursor.h"
#include "read/efg_game.h"
#include "read/words.h"

#include <stdio.h>
#include <string.h>

struct efg {
    struct cursor cursor;
    struct efg_game game;
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
static bool read_outcome(struct efg *e, size_t *index)
{
    struct efg_game *game = &e->game;
    struct efg_outcome outcome = {.at = e->cursor.at};
    struct name name;

    *index = EFG_NO_OUTCOME;
    if (accept_word(e, "0"))
        return true;
    if (!read_count(e, &outcome.number, TREE_NODE_LIMIT, "the number of an outcome"))
        return false;
    if (cursor_peek(&e->cursor) == '"' && !read_string(e, &name, "a name"))
        return false;
    if (cursor_accept(&e->cursor, '{') && !read_payoffs(e, &outcome))
        return false;
    if (!memory_reserve(&game->outcomes, &game->outcome_capacity, game->outcome_count + 1,
                        sizeof outcome, e->cursor.error))
        return false;
    *index = game->outcome_count++;
    game->outcomes[*index] = outcome;
    return true;
}

/* The probability of the action last read. */
static bool read_odds(struct efg *e)
{
    struct efg_game *game = &e->game;
    const struct text *text = e->cursor.text;
    struct name word = peek_word(e);
    struct ratio ratio;

    if (word.at == word.end)
        return expected(e, "the probability of the action");
    if (e->cursor.failed ||
        !memory_reserve(&game->odds, &game->odds_capacity, game->action_count,
                        sizeof *game->odds, e->cursor.error))
        return false;
    if (!odds_read(text->data + word.at, word.end - word.at, &ratio, e->cursor.error))
        return text_place(text, word.at, e->cursor.error);
    while (game->odds_count < game->action_count)
        game->odds[game->odds_count++] = (struct name){0};
    game->odds[game->action_count - 1] = word;
    skip_word(e, word);
    return true;
}

static bool read_action(struct efg *e, bool chance)
{
    struct efg_game *game = &e->game;
    struct name action;

    if (!read_string(e, &action, "the name of an action") ||
        !memory_reserve(&game->actions, &game->action_capacity, game->action_count + 1,
                        sizeof action, e->cursor.error))
        return false;
    game->actions[game->action_count++] = action;
    if (chance && !read_odds(e))
        return false;
    cursor_accept(&e->cursor, ',');
    return true;
}

/* actions: '{' action { action } '}'; action: string [odds] [','], where odds are those
 * of chance */
static bool read_actions(struct efg *e, struct efg_node *at)
{
    struct efg_game *game = &e->game;
    bool chance = at->player == MOVER_CHANCE;

    if (!cursor_accept(&e->cursor, '{'))
        return expected(e, chance ? "'{' and the actions of chance"
                                  : "'{' and the actions: every node needs its own "
                                    "information set");
    at->action = game->action_count;
    do {
        if (!read_action(e, chance))
            return false;
    } while (!cursor_accept(&e->cursor, '}'));
    at->actions = game->action_count - at->action;
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
static bool read_node(struct efg *e)
{
    struct efg_game *game = &e->game;
    struct efg_node at = {.at = e->cursor.at};
    struct name name;
    bool leaf = accept_word(e, "t"), chance = !leaf && accept_word(e, "c");

    if (!leaf && !chance && !accept_word(e, "p"))
        return expected(e, "a node, 'p', 'c' or 't'");
    if (!read_string(e, &name, "the name of the node") ||
        (!leaf && !read_move(e, &at, chance)) || !read_outcome(e, &at.outcome) ||
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
static bool read_nodes(struct efg *e)
{
    const struct efg_game *game = &e->game;

    while (game->node_count < game->action_count + 1)
        if (!read_node(e))
            return false;
    return !e->cursor.failed;
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
    return cursor_peek(&e->cursor) != '"' || read_string(e, &name, "a comment");
}

static enum read_result read_tree(struct efg *e, struct build *b)
{
    cursor_skip_space(&e->cursor);
    if (cursor_peek(&e->cursor) == CURSOR_END)
        return e->cursor.failed ? READ_FAILED : READ_END;
    if (read_header(e) && read_nodes(e) &&
        efg_game_build(&e->game, e->cursor.text, b, e->cursor.error))
        return READ_TREE;
    return READ_FAILED;
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

enum read_result efg_read(struct text *text, struct build *b,
                          const struct read_options *options, struct error *error)
{
    struct efg efg = {
        .cursor = {.text = text, .at = text->position, .error = error},
    };
    enum read_result result = read_tree(&efg, b);

    if (result == READ_TREE)
        result = finish(&efg, b, options->root);
    if (result != READ_FAILED)
        text->position = efg.cursor.at;
    efg_game_release(&efg.game);
    return result;
}
