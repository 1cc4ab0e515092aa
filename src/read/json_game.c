/*
 * json_game.c - players, bounds and payoffs in JSON.
 */
#include "read/json_game.h"

#include "read/json_member.h"
#include "json/string.h"

#include <string.h>

/* An array in the text, and what is read of it. */
struct array_walk {
    const struct text *text;
    size_t at;             /* of the next element, or of the end */
    size_t element;        /* of the one that was read */
    struct buffer scratch; /* owned */
    struct json_value value;
    struct error *error;
};

static struct array_walk walk_array(const struct text *text, size_t at,
                                    struct error *error)
{
    return (struct array_walk){
        .text = text, .at = json_next(text->data, at + 1), .error = error};
}

static bool at_end(const struct array_walk *walk)
{
    return walk->text->data[walk->at] == ']';
}

static bool next_element(struct array_walk *walk)
{
    size_t at = walk->element = walk->at;

    if (!json_value_read(walk->text->data, &at, &walk->scratch, &walk->value,
                         walk->error))
        return false;
    walk->at = json_next(walk->text->data, json_skip(walk->text->data, walk->element));
    return true;
}

static bool refuse(const struct array_walk *walk, const char *expected)
{
    return text_error(walk->text, walk->element, walk->error, "expected %s", expected);
}

static bool next_score(struct array_walk *walk, double *score, const char *expected)
{
    return next_element(walk) &&
           (member_score(&walk->value, score, expected, walk->error) ||
            text_place(walk->text, walk->element, walk->error));
}

/* What the builder refuses stands at the array. */
static bool place(const struct text *text, size_t at, bool done, struct error *error)
{
    return done || text_place(text, at, error);
}

static bool read_payoffs(struct array_walk *walk, double *payoffs, size_t *count)
{
    while (!at_end(walk)) {
        double payoff;

        if (!next_score(walk, &payoff, "a payoff: a number, \"inf\" or \"-inf\""))
            return false;
        if (*count < PLAYER_LIMIT)
            payoffs[*count] = payoff;
        ++*count;
    }
    return true;
}

bool game_payoffs(const struct text *text, size_t at, struct build *b,
                  struct error *error)
{
    double payoffs[PLAYER_LIMIT];
    struct array_walk walk = walk_array(text, at, error);
    size_t count = 0;
    bool read = read_payoffs(&walk, payoffs, &count);

    buffer_release(&walk.scratch);
    if (!read)
        return false;
    if (count > PLAYER_LIMIT)
        return text_error(text, at, error, "%zu payoffs: expected %d at most", count,
                          PLAYER_LIMIT);
    return place(text, at, build_payoffs(b, payoffs, count, error), error);
}

bool game_is_payoffs(const char *data, size_t at)
{
    size_t first = at = json_next(data, at + 1);

    while (is_digit(data[at]) || data[at] == '-' || data[at] == '"')
        at = json_next(data, json_skip(data, at));
    return data[at] == ']' && at != first;
}

enum mover game_player(const struct tree *t, struct json_words name)
{
    for (unsigned i = 1; t->player && i <= t->players; i++) {
        const char *player = tree_player(t, i);

        if (player && json_words_are(name, player))
            return (enum mover)i;
    }
    return MOVER_DEFAULT;
}

/* Whether a player's name is, of all players, for that one to have. */
static bool check_name(const struct array_walk *walk, const struct build *b,
                       unsigned player)
{
    struct json_words name = walk->value.words;

    if (walk->value.kind != JSON_STRING)
        return refuse(walk, "the name of a player: a string");
    if (name.length == 0)
        return true; /* no name, as everywhere */
    if (memchr(name.text, '\0', name.length))
        return text_error(walk->text, json_nul_at(walk->text->data, walk->element),
                          walk->error, "NUL character in a name");
    if (game_player(&b->tree, name) != MOVER_DEFAULT)
        return refuse(walk, "another name than that of a player before");
    if (key_side_is_other(name.text, name.length, player))
        return refuse(walk, "a name that does not mean somebody else (max is the first "
                            "player, min the second)");
    return true;
}

static bool read_names(struct array_walk *walk, struct build *b)
{
    for (unsigned player = 1; !at_end(walk); player++)
        if (!next_element(walk) || !check_name(walk, b, player) ||
            !place(walk->text, walk->element,
                   build_player(b, player, walk->value.words.text,
                                walk->value.words.length, walk->error),
                   walk->error))
            return false;
    return true;
}

static size_t count_elements(const char *data, size_t at)
{
    size_t count = 0;

    for (at = json_next(data, at + 1); data[at] != ']'; count++)
        at = json_next(data, json_skip(data, at));
    return count;
}

static bool read_count(const struct text *text, size_t at, struct build *b,
                       struct error *error)
{
    double count = 0;
    size_t used = json_short(text->data + at, &count);

    if (used == 0 || count < 1 || count > PLAYER_LIMIT || count != (unsigned)count)
        return text_error(text, at, error,
                          "expected how many players there are, from 1 to %d, or an "
                          "array of their names (--ignore=players passes over it)",
                          PLAYER_LIMIT);
    return place(text, at, build_players(b, (size_t)count, error), error);
}

/* "players": 3, or an array of names. An object is something else, and says nothing. */
static bool read_players(const struct text *text, size_t at, struct build *b,
                         struct error *error)
{
    struct array_walk walk;
    bool read;

    if (text->data[at] == '{' || text->data[at] == 'n')
        return true;
    if (text->data[at] != '[')
        return read_count(text, at, b, error);
    if (!place(text, at, build_players(b, count_elements(text->data, at), error), error))
        return false;
    walk = walk_array(text, at, error);
    read = read_names(&walk, b);
    buffer_release(&walk.scratch);
    return read;
}

static bool read_limits(struct array_walk *walk, struct build *b)
{
    static const char expected[] = "a bound: a number, \"inf\" or \"-inf\"";
    size_t at = walk->at;
    double low, high;

    return next_score(walk, &low, expected) && next_score(walk, &high, expected) &&
           place(walk->text, at, build_bounds(b, low, high, walk->error), walk->error);
}

bool game_bounds(const struct text *text, size_t at, struct build *b, struct error *error)
{
    struct array_walk walk;
    bool read;

    if (text->data[at] == 'n')
        return true;
    if (text->data[at] != '[' || count_elements(text->data, at) != 2)
        return text_error(text, at, error,
                          "expected bounds as [LOW, HIGH] (--ignore=bounds passes over "
                          "them)");
    walk = walk_array(text, at, error);
    read = read_limits(&walk, b);
    buffer_release(&walk.scratch);
    return read;
}

/* Whether an object says of its keys who moves there. */
static bool says_sides(const char *data, size_t at)
{
    if (data[at] != '{')
        return false;
    at = json_next(data, at + 1);
    while (data[at] != '}') {
        struct json_span span;

        at = json_next(data, json_string(data, at).end + 1);
        if (data[at] == '"') {
            span = json_string(data, at);
            if (key_side(data + span.at, span.end - span.at) != SIDE_UNKNOWN)
                return true;
        }
        at = json_next(data, json_skip(data, at));
    }
    return false;
}

/* Beside maps of nodes, an object may be another map of these, which is not read. */
static bool check_players(const struct form *form, const struct text *text, size_t at,
                          struct error *error)
{
    if ((form->kind != FORM_EDGES && form->kind != FORM_NODES) ||
        !says_sides(text->data, at))
        return true;
    return text_error(text, at, error,
                      "who moves at which node is not read here: expected how many "
                      "players there are (--ignore=players passes over it)");
}

bool game_head(const struct form *form, const struct text *text, struct build *b,
               struct error *error)
{
    size_t players = form->value[FORM_PLAYERS], bounds = form->value[FORM_BOUNDS];

    return (players == 0 || (check_players(form, text, players, error) &&
                             read_players(text, players, b, error))) &&
           (bounds == 0 || game_bounds(text, bounds, b, error));
}

static void note(const struct text *text, enum note_kind kind, const char *word,
                 size_t at)
{
    notes_word(text, kind, word, strlen(word), at);
}

void game_note(const struct form *form, const struct text *text)
{
    size_t players = form->value[FORM_PLAYERS], bounds = form->value[FORM_BOUNDS];

    if (players > 0)
        note(text, text->data[players] == '{' ? NOTE_IGNORED : NOTE_PLAYERS, "players",
             players);
    if (bounds > 0)
        note(text, NOTE_BOUNDS, "bounds", bounds);
}
