/*
 * check_json_games.c - games with chance, payoffs and bounds in every form of JSON in
 * which nodes name each other: what is written in one is read as the same tree.
 *
 * GTEVAL_TREES says how many random games there are. Nested nodes and nodes with links
 * are what gtconv writes: check_write_game.c.
 */
#include "dice.h"
#include "ensure.h"
#include "law.h"
#include "random_game.h"
#include "suite.h"
#include "tree/id.h"
#include "writing.h"

#include "base/quote.h"
#include "base/score.h"

#include <stdlib.h>
#include <string.h>

/* Where the odds of an outcome stand. */
enum odds_place { AT_CHANCE, AT_OUTCOME, NOWHERE };

static void put_number(FILE *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    score_write(value, text);
    fputs(text, out);
}

static void put_row(FILE *out, const struct tree *t, node leaf)
{
    for (unsigned i = 0; i < t->players; i++) {
        putc(i > 0 ? ',' : '[', out);
        put_number(out, tree_payoffs(t, leaf)[i]);
    }
    putc(']', out);
}

/* What a leaf is worth, without a key. */
static void put_worth(FILE *out, const struct tree *t, node leaf)
{
    if (tree_has_payoffs(t))
        put_row(out, t, leaf);
    else
        put_number(out, t->value[leaf]);
}

static void put_mover(FILE *out, const struct tree *t, node n)
{
    if (tree_is_chance(t, n))
        fputs("\"chance\"", out);
    else if (tree_has_payoffs(t))
        fprintf(out, "%d", t->mover[n]);
    else
        fputs(tree_is_max(t, n) ? "\"max\"" : "\"min\"", out);
}

static void put_label(FILE *out, node n)
{
    fprintf(out, "\"n%lu\"", (unsigned long)n);
}

/* Whether odds are written below n, and which key says them: whole ones are weights. */
static bool has_odds(const struct tree *t, node n)
{
    return tree_is_chance(t, n) && !tree_is_leaf(t, n) && tree_odds(t, n + 1);
}

static const char *odds_key(const struct tree *t, node n, bool list)
{
    TREE_EACH_CHILD(t, n, c)
        if (strpbrk(tree_odds(t, c), "./%eE"))
            return list ? "probs" : "p";
    return list ? "weights" : "weight";
}

static void put_odds(FILE *out, const struct tree *t, node n)
{
    char before = '[';

    fprintf(out, ",\"%s\":", odds_key(t, n, true));
    TREE_EACH_CHILD(t, n, c) {
        fprintf(out, "%c\"%s\"", before, tree_odds(t, c));
        before = ',';
    }
    putc(']', out);
}

/* The members that say what a node is, behind another one. */
static void put_facts(FILE *out, const struct tree *t, node n, enum odds_place place)
{
    if (!tree_is_leaf(t, n) || !tree_is_chance(t, n)) {
        fputs(",\"player\":", out);
        put_mover(out, t, n);
    }
    if (place == AT_CHANCE && has_odds(t, n))
        put_odds(out, t, n);
    if (place == AT_OUTCOME && n != TREE_ROOT && has_odds(t, t->parent[n]))
        fprintf(out, ",\"%s\":\"%s\"", odds_key(t, t->parent[n], false), tree_odds(t, n));
    if (tree_is_leaf(t, n)) {
        fputs(tree_has_payoffs(t) ? ",\"payoffs\":" : ",\"value\":", out);
        put_worth(out, t, n);
    }
}

static void put_children(FILE *out, const struct tree *t, node n)
{
    char before = '[';

    TREE_EACH_CHILD(t, n, c) {
        putc(before, out);
        put_label(out, c);
        before = ',';
    }
    putc(']', out);
}

/* Players and bounds; behind them, more members follow. */
static void put_head(FILE *out, const struct tree *t)
{
    putc('{', out);
    for (unsigned i = 1; t->player && i <= t->players; i++) {
        const char *name = tree_player(t, i);

        fputs(i > 1 ? "," : "\"players\":[", out);
        quote_json(out, name ? name : "");
    }
    if (t->player)
        fputs("],", out);
    else if (tree_has_payoffs(t))
        fprintf(out, "\"players\":%u,", t->players);
    if (isfinite(t->low) || isfinite(t->high)) {
        fputs("\"bounds\":[", out);
        score_print_json(out, t->low);
        putc(',', out);
        score_print_json(out, t->high);
        fputs("],", out);
    }
}

/* {"nodes":{"e":{...},"1":{...}}}, by Dewey ids */
static void put_ids(FILE *out, const struct tree *t, enum odds_place place)
{
    put_head(out, t);
    for (node n = TREE_ROOT; n < t->count; n++) {
        struct buffer id = {0};

        id_add(&id, t, n);
        ENSURE(!id.failed);
        fprintf(out,
                n == TREE_ROOT ? "\"nodes\":{\"%s\":{\"depth\":0"
                               : ",\"%s\":{\"depth\":0",
                id.data);
        buffer_release(&id);
        put_facts(out, t, n, place);
        putc('}', out);
    }
    fputs("}}", out);
}

static void write_ids_lists(FILE *out, const struct tree *t)
{
    put_ids(out, t, AT_CHANCE);
}

static void write_ids(FILE *out, const struct tree *t)
{
    put_ids(out, t, AT_OUTCOME);
}

/* The same where leaves are all that is said. */
static void write_leaves(FILE *out, const struct tree *t)
{
    const char *before = "";

    put_head(out, t);
    fputs("\"root\":", out);
    put_mover(out, t, TREE_ROOT);
    fputs(",\"nodes\":{", out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        struct buffer id = {0};

        if (!tree_is_leaf(t, n))
            continue;
        id_add(&id, t, n);
        ENSURE(!id.failed);
        fprintf(out, "%s\"%s\":", before, id.data);
        buffer_release(&id);
        put_worth(out, t, n);
        before = ",";
    }
    fputs("}}", out);
}

/* Rows in an array, which list their children or name their parent. */
static void put_rows(FILE *out, const struct tree *t, enum odds_place place, bool listed)
{
    put_head(out, t);
    fputs("\"nodes\":", out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        fputs(n == TREE_ROOT ? "[{\"id\":" : ",{\"id\":", out);
        put_label(out, n);
        if (listed && !tree_is_leaf(t, n)) {
            fputs(",\"children\":", out);
            put_children(out, t, n);
        }
        if (!listed) {
            fputs(",\"parent\":", out);
            if (n == TREE_ROOT)
                fputs("null", out);
            else
                put_label(out, t->parent[n]);
        }
        put_facts(out, t, n, place);
        putc('}', out);
    }
    fputs("]}", out);
}

static void write_rows_with_children(FILE *out, const struct tree *t)
{
    put_rows(out, t, AT_CHANCE, true);
}

static void write_rows_with_parents(FILE *out, const struct tree *t)
{
    put_rows(out, t, AT_OUTCOME, false);
}

/* {"root":"n0","nodes":{"n0":{"children":[...]},"n1":{...}}} */
static void write_map(FILE *out, const struct tree *t)
{
    put_head(out, t);
    fputs("\"root\":\"n0\",\"nodes\":", out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        putc(n == TREE_ROOT ? '{' : ',', out);
        put_label(out, n);
        fputs(":{\"children\":", out);
        if (tree_is_leaf(t, n))
            fputs("[]", out);
        else
            put_children(out, t, n);
        put_facts(out, t, n, AT_CHANCE);
        putc('}', out);
    }
    fputs("}}", out);
}

/* {"player":"max","edges":{"n0":["n1","n2"]},"values":{"n1":3}} */
static void put_edges(FILE *out, const struct tree *t, const char *key, bool apart)
{
    char before = '{';

    put_head(out, t);
    fputs("\"player\":", out);
    put_mover(out, t, TREE_ROOT);
    fprintf(out, ",\"root\":\"n0\",\"%s\":", key);
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (apart && tree_is_leaf(t, n))
            continue;
        putc(before, out);
        before = ',';
        put_label(out, n);
        putc(':', out);
        if (tree_is_leaf(t, n))
            put_worth(out, t, n);
        else
            put_children(out, t, n);
    }
    putc('}', out);
}

static void write_edges(FILE *out, const struct tree *t)
{
    char before = '{';

    put_edges(out, t, "edges", true);
    fputs(",\"values\":", out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!tree_is_leaf(t, n))
            continue;
        putc(before, out);
        before = ',';
        put_label(out, n);
        putc(':', out);
        put_worth(out, t, n);
    }
    fputs("}}", out);
}

static void write_lists(FILE *out, const struct tree *t)
{
    put_edges(out, t, "nodes", false);
    putc('}', out);
}

/* Nodes, and the edges between them, which have the odds. */
static void write_links(FILE *out, const struct tree *t)
{
    put_head(out, t);
    fputs("\"nodes\":", out);
    for (node n = TREE_ROOT; n < t->count; n++) {
        fputs(n == TREE_ROOT ? "[{\"id\":" : ",{\"id\":", out);
        put_label(out, n);
        put_facts(out, t, n, NOWHERE);
        putc('}', out);
    }
    fputs("],\"links\":", out);
    for (node n = TREE_ROOT + 1; n < t->count; n++) {
        fputs(n == TREE_ROOT + 1 ? "[{\"source\":" : ",{\"source\":", out);
        put_label(out, t->parent[n]);
        fputs(",\"target\":", out);
        put_label(out, n);
        if (has_odds(t, t->parent[n]))
            fprintf(out, ",\"%s\":\"%s\"", odds_key(t, t->parent[n], false),
                    tree_odds(t, n));
        putc('}', out);
    }
    fputs("]}", out);
}

static const struct json_form {
    const char *name;
    void (*write)(FILE *out, const struct tree *t);
    bool plain; /* it can say neither chance nor who moves out of turn */
} forms[] = {
    {"ids, odds in lists", write_ids_lists, false},
    {"ids, odds at outcomes", write_ids, false},
    {"ids of leaves", write_leaves, true},
    {"rows with children", write_rows_with_children, false},
    {"rows with parents", write_rows_with_parents, false},
    {"map", write_map, false},
    {"edges and values", write_edges, true},
    {"map of lists", write_lists, true},
    {"links", write_links, false},
};

static void read_back(const struct json_form *form, const struct tree *t)
{
    struct reader reader;
    struct error error = {.message = ""};
    const char *difference;
    size_t size;
    char *text;
    FILE *out = open_memstream(&text, &size);

    ENSURE(out);
    form->write(out, t);
    ENSURE(fclose(out) == 0);
    writing_open(&reader, "json", text, size);
    ENSURE_MSG(reader_next(&reader, &error) == READ_TREE, "%s: %s\n%s", form->name,
               error.message, text);
    difference = random_game_difference(t, &reader.build.tree);
    ENSURE_MSG(!difference, "%s: other %s\n%s", form->name, difference, text);
    ENSURE(reader_next(&reader, &error) == READ_END);
    reader_close(&reader);
    free(text);
}

START_TEST(forms_say_the_same)
{
    const struct json_form *form = &forms[_i];
    struct dice dice = {.state = (uint64_t)_i};
    struct build b = {0};

    for (uint32_t i = law_trees() / 8 + 1; i > 0; i--) {
        struct game_wish wish = random_game_wish(&dice);

        wish.either = true;
        wish.certain = wish.certain || form->plain;
        wish.in_turn = wish.in_turn || form->plain;
        random_game(&dice, &wish, &b);
        if (b.tree.count > 1)
            read_back(form, &b.tree);
    }
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("games in JSON");
    TCase *games = suite_group(suite, "forms");

    tcase_add_loop_test(games, forms_say_the_same, 0, sizeof forms / sizeof forms[0]);
    return suite_run(suite);
}
