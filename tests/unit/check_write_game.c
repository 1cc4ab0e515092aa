/*
 * check_write_game.c - games with chance, payoffs and bounds, written in every format
 * that can say them and read back.
 *
 * GTEVAL_TREES says how many random games there are.
 */
#include "dice.h"
#include "ensure.h"
#include "law.h"
#include "random_game.h"
#include "reading.h"
#include "suite.h"
#include "writing.h"

#include <stdlib.h>
#include <string.h>

/* What begins something else somewhere. */
static const char *const names[] = {
    "a",   "chance", "p3",      "P12",    "@",   "@1/2",   "1/2", "25%",     "(1, 2)",
    "(a)", "{a",     "a}",      "{",      "}",   "a b",    "e",   "p",       "max",
    "Min", "random", "players", "bounds", "0.5", "nature", "a@b", "a @ 1/2", "probs",
};

/* Names that differ, for formats in which they stand for nodes. */
static void name_nodes(struct dice *dice, struct build *b)
{
    uint32_t named = 50 * dice_below(dice, 3);
    struct error error;

    for (node n = TREE_ROOT; n < b->tree.count; n++) {
        char name[32];
        int length = snprintf(name, sizeof name, "%s~%u",
                              names[dice_below(dice, LENGTH(names))], (unsigned)n);

        b->open = n;
        if (dice_percent(dice, named))
            ENSURE(build_name(b, name, (size_t)length, &error));
    }
}

/* Whether efg has another way to say it: payoffs of two players that cancel. */
static bool is_constant(const struct tree *t)
{
    double sum = NAN;

    for (node n = TREE_ROOT; n < t->count; n++) {
        double other;

        if (!tree_is_leaf(t, n))
            continue;
        other = tree_payoffs(t, n)[0] + tree_payoffs(t, n)[1];
        if (!isnan(sum) && other != sum)
            return false;
        sum = other;
    }
    return true;
}

/* Whether a format gives back the same kind of tree. */
static bool is_kept(const struct tree *t, const char *format)
{
    return strcmp(format, "efg") != 0 || t->players != 2 || !is_constant(t);
}

/* Whether weights somewhere are no probabilities and not whole: all such have a point. */
static bool has_any_weights(const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        double sum = 0;

        if (!tree_is_chance(t, n))
            continue;
        TREE_EACH_CHILD(t, n, c)
            sum += tree_odds(t, c) && strchr(tree_odds(t, c), '.')
                       ? strtod(tree_odds(t, c), NULL)
                       : INFINITY;
        if (isfinite(sum) && fabs(sum - 1) > 1e-3)
            return true;
    }
    return false;
}

static bool same_names(const struct tree *a, const struct tree *b, const char *format)
{
    bool labels = strcmp(format, "lab") == 0, letters = strcmp(format, "sets") == 0;

    for (node n = TREE_ROOT; n < a->count; n++) {
        const char *name = tree_name(a, n), *other = tree_name(b, n);

        if (name ? !other || strcmp(name, other) != 0 : other && !labels && !letters)
            return false;
    }
    return true;
}

/* In efg, chances that are equal are written, too, and some formats have weights in place
 * of others that they have no words for. */
static bool is_harmless(const char *difference, const struct tree *t, const char *format)
{
    return strcmp(difference, "odds as written") == 0 &&
           (strcmp(format, "efg") == 0 || has_any_weights(t));
}

/* Reads what was written, in its format or the one that is found. */
static void read_back(const char *format, bool named, const struct written *written,
                      const struct tree *t)
{
    struct reader reader;
    struct error error = {.message = ""};
    const char *difference;

    writing_open(&reader, format, written->data, written->size);
    if (!named)
        reader.format = NULL;
    ENSURE_MSG(reader_next(&reader, &error) == READ_TREE, "%s: %s\n%s", format,
               error.message, written->data);
    difference = random_game_difference(t, &reader.build.tree);
    ENSURE_MSG(!difference || is_harmless(difference, t, format), "%s: other %s\n%s",
               format, difference, written->data);
    ENSURE_MSG(same_names(t, &reader.build.tree, format), "%s: other names\n%s", format,
               written->data);
    ENSURE(reader_next(&reader, &error) == READ_END);
    reader_close(&reader);
}

/* Braces alone, without odds or a blank between two children, could be those of a set in
 * a program, and those before a name in quotes JSON's. */
static bool is_certain(const char *format, const struct written *written)
{
    if (strcmp(format, "lab") == 0 || strcmp(format, "list") == 0)
        if (strstr(written->data, "{\""))
            return false;
    return strcmp(format, "list") != 0 || !strchr(written->data, '{') ||
           strpbrk(written->data, "@ ");
}

/* Whether the game can be written; then it is read back. */
static bool go_round(const char *format, const struct tree *t)
{
    struct written written;
    bool done;

    writing_text(&written, format, t, false, false);
    done = written.done;
    if (done) {
        ENSURE(written.losses.count == 0);
        if (is_kept(t, format)) {
            read_back(format, true, &written, t);
            if (is_certain(format, &written))
                read_back(format, false, &written, t);
        }
    } else {
        ENSURE_MSG(strstr(written.error.message, " cannot hold "), "%s",
                   written.error.message);
        ENSURE(written.size == 0);
    }
    free(written.data);
    return done;
}

/* What a format has no place for is seldom wished. */
static struct game_wish wish_for(struct dice *dice, unsigned holds)
{
    struct game_wish wish = random_game_wish(dice);
    bool all = dice_percent(dice, 20);

    wish.certain = wish.certain || !(all || holds & HOLDS_CHANCE);
    wish.players = all || holds & HOLDS_PAYOFFS ? wish.players : 0;
    wish.in_turn = wish.in_turn || !(all || holds & HOLDS_MOVERS);
    wish.boundless = !(all || holds & HOLDS_BOUNDS);
    wish.nameless = !(all || holds & HOLDS_PLAYERS);
    wish.either = !(all || holds & HOLDS_WEIGHTS);
    return wish;
}

START_TEST(round_trips)
{
    const struct write_format *format = &write_formats[_i];
    uint32_t games = law_trees() / 8 + 1, written = 0;
    struct dice dice = {.state = (uint64_t)_i};
    struct build b = {0};

    for (uint32_t i = games; i > 0; i--) {
        struct game_wish wish = wish_for(&dice, format->holds);

        random_game(&dice, &wish, &b);
        if (format->holds & HOLDS_NAMES && strcmp(format->name, "sets") != 0)
            name_nodes(&dice, &b);
        written += go_round(format->name, &b.tree);
    }
    build_release(&b);
    ck_assert_msg(written > games / 8, "%s: %u of %u", format->name, (unsigned)written,
                  (unsigned)games);
}
END_TEST

/* Names of players */

static void read_text(struct reader *reader, const char *format, const char *text)
{
    struct error error;

    writing_open(reader, format, text, strlen(text));
    ENSURE_MSG(reader_next(reader, &error) == READ_TREE, "%s: %s", text, error.message);
}

/* The same text in JSON, read; whether that was refused. */
static bool is_refused(const struct tree *t)
{
    struct reader reader;
    struct error error;
    char text[200];
    bool refused;

    snprintf(text, sizeof text,
             "{\"players\":[\"%s\",\"%s\",\"%s\"],\"tree\":[[1,2,3],[4,5,6]]}",
             tree_player(t, 1), tree_player(t, 2), tree_player(t, 3));
    writing_open(&reader, "json", text, strlen(text));
    refused = reader_next(&reader, &error) != READ_TREE;
    reader_close(&reader);
    return refused;
}

/* What cannot be read is not written; without such names it can be both. */
static void check_player_names(const char *format, const struct tree *t)
{
    struct written written;
    struct reader reader;

    writing_text(&written, format, t, false, false);
    ENSURE(written.done != is_refused(t));
    if (written.done) {
        read_back(format, true, &written, t);
        free(written.data);
        return;
    }
    free(written.data);
    ck_assert_str_eq(strstr(written.error.message, "names"),
                     "names of players that mean somebody else (node e); --lossy leaves "
                     "them out");
    writing_text(&written, format, t, true, false);
    ENSURE(written.done && written.losses.count == 1);
    read_text(&reader, format, written.data);
    for (unsigned i = 1; i <= 3; i++) {
        const char *name = tree_player(&reader.build.tree, i);

        ENSURE(!name || strcmp(name, tree_player(t, i)) == 0);
        written.losses.loss[0].count -= !name;
    }
    ck_assert_uint_eq(written.losses.loss[0].count, 0);
    reader_close(&reader);
    free(written.data);
}

START_TEST(players_as_words)
{
    static const char *const words[] = {
        "chance",    "Chance node", "nature", "random",  "max",    "MIN",
        "Maximizer", "leaf",        "inner",  "root",    "player", "p2",
        "2",         "0",           "A",      "a b",     "?",      "expectimax",
        "node",      "null",        "maxima", "min-node"};

    for (size_t i = 0; i < LENGTH(words); i++)
        for (unsigned player = 1; player <= 3; player++) {
            struct reader reader;
            char text[200];

            snprintf(text, sizeof text,
                     "players \"%s\" \"%s\" \"%s\"\n1 (1, 2, 3)\n2 (4, 5, 6)\n",
                     player == 1 ? words[i] : "A", player == 2 ? words[i] : "B",
                     player == 3 ? words[i] : "C");
            read_text(&reader, "dewey", text);
            check_player_names("json", &reader.build.tree);
            check_player_names("nested", &reader.build.tree);
            reader_close(&reader);
        }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("games written");
    TCase *games = suite_group(suite, "games");
    int count = 0;

    while (write_formats[count].name)
        count++;
    tcase_add_loop_test(games, round_trips, 0, count);
    tcase_add_test(games, players_as_words);
    return suite_run(suite);
}
