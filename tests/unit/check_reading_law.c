/*
 * check_reading_law.c - the law of reading: a text that says another tree is read as
 * another tree, or refused.
 *
 * It is tried on random trees as each writer writes them: changed as trees, where the
 * text must change and be read as the changed tree, and changed as texts.
 *
 * GTEVAL_TREES says on how many.
 */
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "mutate.h"
#include "read/format.h"
#include "reading.h"
#include "shrink.h"
#include "suite.h"
#include "tree/id.h"
#include "write/write.h"

#include <stdlib.h>
#include <string.h>

enum { TRIES = 24, SHARE = 20, LEAVES_WIDTH = 2 };

/* A way to write trees, and the format that they are read in. */
struct notation {
    const char *name, *reader;
    unsigned holds; /* as that of a writer */
    /* Appends the tree, as far as text goes; false where that is not possible. */
    bool (*write)(struct buffer *out, const struct tree *t);
};

/* It, and one of the laws for it. */
struct reading_law {
    struct notation notation;
    const struct write_format *format; /* that writes it; or NULL: notation.write does */
    bool (*holds)(const struct reading_law *law, const struct tree *t,
                  struct buffer *message);
};

static bool holds_all(const struct reading_law *law, unsigned what)
{
    return (law->notation.holds & what) == what;
}

static struct wish wish_of(const struct reading_law *law)
{
    return (struct wish){.finite = !holds_all(law, HOLDS_INFINITE),
                         .alternating = !holds_all(law, HOLDS_MOVERS),
                         .leaves = 12};
}

/* Appends the tree as a format writes it; false where it cannot. */
static bool write_format_text(struct buffer *out, const struct write_format *format,
                              const struct tree *t)
{
    struct write_order order = {.tree = t};
    struct error error;
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    bool done;

    ENSURE(file);
    done = write_tree(file, format, &order, &error);
    ENSURE(fclose(file) == 0);
    buffer_add(out, text, size);
    free(text);
    return done;
}

static void replace_all(struct buffer *out, char old, char new)
{
    for (size_t i = 0; i < out->size; i++)
        if (out->data[i] == old)
            out->data[i] = new;
}

/* tree = [[3, 12], [2, 4]] */
static bool write_assignment(struct buffer *out, const struct tree *t)
{
    buffer_text(out, "tree = ");
    return t->count > 1 && tree_is_max(t, TREE_ROOT) &&
           write_format_text(out, write_format_find("nested"), t);
}

/* {'player': 'max', 'children': [{'value': 3}]} */
static bool write_dictionary(struct buffer *out, const struct tree *t)
{
    bool done = write_format_text(out, write_format_find("json"), t);

    replace_all(out, '"', '\'');
    return done;
}

static void add_id(struct buffer *out, const struct tree *t, node n)
{
    buffer_text(out, "'");
    id_add(out, t, n);
    buffer_text(out, "'");
}

static void add_value(struct buffer *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    buffer_add(out, text, score_write(value, text));
}

/* moves('e',['1','2']). staticval('1',3). */
static bool write_facts(struct buffer *out, const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        const char *before = ",[";

        buffer_text(out, tree_is_leaf(t, n) ? "staticval(" : "moves(");
        add_id(out, t, n);
        if (tree_is_leaf(t, n)) {
            buffer_text(out, ",");
            add_value(out, t->value[n]);
        } else {
            TREE_EACH_CHILD(t, n, c) {
                buffer_text(out, before);
                add_id(out, t, c);
                before = ",";
            }
            buffer_text(out, "]");
        }
        buffer_text(out, ").\n");
    }
    return t->count > 1 && tree_is_max(t, TREE_ROOT);
}

/* The leaves of a full tree of two children a node, in brackets. */
static bool write_leaves(struct buffer *out, const struct tree *t)
{
    static const struct wish full = {.uniform = true};

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n)) {
            add_value(out, t->value[n]);
            buffer_text(out, " ");
        }
    return t->count > 1 && tree_is_max(t, TREE_ROOT) && random_tree_fits(t, &full) &&
           tree_width(t, TREE_ROOT) == LEAVES_WIDTH;
}

/* Those that no program here writes. */
static const struct notation notations[] = {
    {"assignment", "code", 0, write_assignment},
    {"dictionary", "code", HOLDS_ROOT | HOLDS_MOVERS | HOLDS_STATICS, write_dictionary},
    {"facts", "prolog", 0, write_facts},
    {"leaves", "leaves", HOLDS_INFINITE, write_leaves},
};

static bool write_to(struct buffer *out, const struct reading_law *law,
                     const struct tree *t)
{
    buffer_clear(out);
    return law->format ? write_format_text(out, law->format, t)
                       : law->notation.write(out, t);
}

/* What the text is read as: its only tree, or none. Names are of no concern. */
static bool read_from(const struct buffer *text, const struct reading_law *law,
                      struct build *b)
{
    const struct format *format = format_find(law->notation.reader);
    struct reader reader = {.options = {.root = MOVER_DEFAULT, .width = LEAVES_WIDTH},
                            .format = format ? format : format_find("json")};
    struct error error;
    bool one;

    ENSURE(text_from(&reader.text, "test", text->data, text->size, &error));
    one = reader_next(&reader, &error) == READ_TREE;
    if (one) {
        *b = reader.build;
        reader.build = (struct build){0};
        one = reader_next(&reader, &error) == READ_END;
    }
    reader_close(&reader);
    return one;
}

/* Whether two trees are the same; leaves: also in who would move at a leaf. */
static bool same_structure(const struct tree *a, const struct tree *b, bool leaves)
{
    if (a->count != b->count)
        return false;
    for (node n = TREE_ROOT; n < a->count; n++)
        if (a->end[n] != b->end[n] ||
            !(a->value[n] == b->value[n] ||
              (!score_known(a->value[n]) && !score_known(b->value[n]))) ||
            ((leaves || !tree_is_leaf(a, n)) && a->mover[n] != b->mover[n]))
            return false;
    return true;
}

static bool same_name(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool same_names(const struct tree *a, const struct tree *b)
{
    for (node n = TREE_ROOT; n < a->count; n++)
        if (!same_name(tree_name(a, n), tree_name(b, n)))
            return false;
    return true;
}

static bool tell(struct buffer *message, const char *what, const struct buffer *before,
                 const struct buffer *after)
{
    buffer_clear(message);
    buffer_text(message, what);
    buffer_text(message, "\nbefore:\n");
    buffer_text(message, before->data);
    buffer_text(message, "\nafter:\n");
    buffer_text(message, after->data);
    return false;
}

/* Another tree: another text, which is read as that tree. */
static bool says_mutated(const struct reading_law *law, const struct tree *mutated,
                         const struct buffer *before, struct buffer *message)
{
    struct buffer after = {0};
    struct build b = {0};
    bool right = true;

    if (write_to(&after, law, mutated)) {
        if (after.size == before->size &&
            memcmp(after.data, before->data, after.size) == 0)
            right = tell(message, "another tree is written alike", before, &after);
        else if (!read_from(&after, law, &b) || !same_structure(&b.tree, mutated, false))
            right = tell(message, "not read as the changed tree", before, &after);
    }
    build_release(&b);
    buffer_release(&after);
    return right;
}

static bool tree_mutations(const struct reading_law *law, const struct tree *t,
                           struct buffer *message)
{
    struct dice dice = law_dice(t);
    struct buffer before = {0};
    bool right = true;

    for (int i = 0; right && i < TRIES && write_to(&before, law, t); i++) {
        struct tree mutated = mutate_tree(t, !holds_all(law, HOLDS_MOVERS), &dice);

        right = same_structure(t, &mutated, false) ||
                says_mutated(law, &mutated, &before, message);
        tree_release(&mutated);
    }
    buffer_release(&before);
    return right;
}

static bool token_is(const char *text, const struct mutation *m, const char *word)
{
    size_t length = strlen(word);

    return m->end - m->at == length && memcmp(text + m->at, word, length) == 0;
}

/* A word for the mover, or the key of one. Without it the mover may be the same, since it
 * went without saying. */
static bool is_mover(const char *text, const struct mutation *m)
{
    return token_is(text, m, "max") || token_is(text, m, "min") ||
           token_is(text, m, "\"max\"") || token_is(text, m, "\"min\"");
}

/* How many of a character stand before the token in its line. */
static size_t count_before(const char *text, const struct mutation *m, char c)
{
    size_t count = 0;

    for (size_t at = m->at; at > 0 && text[at - 1] != '\n'; at--)
        count += text[at - 1] == c;
    return count;
}

/* Value, mover and name stand in any order. */
static bool dewey_is_free(const char *text, const struct mutation *m)
{
    return m->kind == MUTATION_SWAPPED && count_before(text, m, ' ') > 0;
}

/* Ids are only for rows to name each other, headings in any order. */
static bool csv_is_free(const char *text, const struct mutation *m)
{
    return count_before(text, m, ',') < 2;
}

/* What players are called, comments, commas, numbers of information sets and outcomes,
 * line ends; not the number of the player, which is the first of its line. */
static bool efg_is_free(const char *text, const struct mutation *m)
{
    bool player = count_before(text, m, 'p') == 1 && count_before(text, m, ' ') == 2;

    if (m->token == TOKEN_NUMBER)
        return count_before(text, m, '{') != 1 + count_before(text, m, '}') && !player;
    if (m->kind == MUTATION_SWAPPED && text[m->end] == '\n')
        return true;
    return m->token == TOKEN_LINE || token_is(text, m, "\"\"") ||
           token_is(text, m, ",") || memchr(text, '\n', m->at) == NULL;
}

/* What is assigned to; brackets around a value. */
static bool code_is_free(const char *text, const struct mutation *m)
{
    bool assigned = memchr(text, '=', m->at) != NULL || text[0] == '{';

    return !assigned || (m->kind == MUTATION_PAIRED && m->bracket == '(');
}

/* Line ends; brackets around a single child. */
static bool prolog_is_free(const char *text, const struct mutation *m)
{
    return m->token == TOKEN_LINE || m->kind == MUTATION_UNPAIRED ||
           (m->kind == MUTATION_SWAPPED && text[m->end] == '\n');
}

/* What stands before the nodes: the directions are usual, and the root is certain. */
static bool links_are_free(const char *text, const struct mutation *m)
{
    return m->at < (size_t)(strstr(text, "\"nodes\"") - text);
}

/* What is known to say nothing. */
static bool is_harmless(const struct reading_law *law, const char *text,
                        const struct mutation *m)
{
    static const struct {
        const char *format;
        bool (*is_free)(const char *text, const struct mutation *m);
    } formats_free[] = {
        {"dewey", dewey_is_free}, {"code", code_is_free}, {"prolog", prolog_is_free},
        {"csv", csv_is_free},     {"efg", efg_is_free},   {"node-link", links_are_free},
    };

    if (m->token == TOKEN_LINE && m->kind == MUTATION_DOUBLED)
        return true;
    if (m->kind == MUTATION_REMOVED && is_mover(text, m))
        return true;
    for (size_t i = 0; i < LENGTH(formats_free); i++)
        if (strcmp(formats_free[i].format, law->notation.reader) == 0)
            return formats_free[i].is_free(text, m);
    return false;
}

static bool says_otherwise(const struct reading_law *law, const struct tree *as_read,
                           const struct buffer *before, struct dice *dice,
                           struct buffer *message)
{
    struct buffer after = {0};
    struct build b = {0};
    struct mutation mutation = mutate_text(&after, before->data, before->size, dice);
    bool same =
        after.size == before->size && memcmp(after.data, before->data, after.size) == 0;
    bool right = same || is_harmless(law, before->data, &mutation) ||
                 !read_from(&after, law, &b) || !same_structure(&b.tree, as_read, true) ||
                 !same_names(&b.tree, as_read);

    if (!right)
        tell(message, "a changed text is read alike", before, &after);
    build_release(&b);
    buffer_release(&after);
    return right;
}

/* Nobody moves in a tree of one leaf, and its payoffs have any sum. */
static bool text_mutations(const struct reading_law *law, const struct tree *t,
                           struct buffer *message)
{
    struct dice dice = law_dice(t);
    struct buffer before = {0};
    struct build b = {0};
    bool right = true;

    if (t->leaves > 1 && write_to(&before, law, t)) {
        ENSURE_MSG(read_from(&before, law, &b), "%s", before.data);
        for (int i = 0; right && i < TRIES; i++)
            right = says_otherwise(law, &b.tree, &before, &dice, message);
    }
    build_release(&b);
    buffer_release(&before);
    return right;
}

static bool is_broken(const struct tree *t, const void *context)
{
    const struct reading_law *law = context;
    struct wish wish = wish_of(law);
    struct buffer message = {0};
    bool broken = random_tree_fits(t, &wish) && !law->holds(law, t, &message);

    buffer_release(&message);
    return broken;
}

static void report(const struct reading_law *law, uint32_t number, const struct tree *t)
{
    struct tree smallest = shrink_tree(t, is_broken, law);
    struct buffer message = {0};

    law->holds(law, &smallest, &message);
    ck_abort_msg("%s (tree %u): %s", law->notation.name, (unsigned)number, message.data);
}

static void check(const struct reading_law *law)
{
    uint32_t trees = law_trees() / SHARE + 1;
    struct wish wish = wish_of(law);
    struct buffer message = {0};
    struct build b = {0};

    for (uint32_t i = 0; i < trees; i++) {
        struct dice dice = {.state = i};

        random_tree(&dice, &wish, &b);
        if (!law->holds(law, &b.tree, &message))
            report(law, i, &b.tree);
    }
    buffer_release(&message);
    build_release(&b);
}

/* The law for the i-th notation of all: those of the writers come first. */
static struct reading_law law_of(int i)
{
    struct reading_law law = {.format = write_formats};

    while (law.format->name && i > 0) {
        law.format++;
        i--;
    }
    if (law.format->name)
        law.notation = (struct notation){
            .name = law.format->name,
            .reader = law.format->name,
            .holds = law.format->holds,
        };
    else
        law = (struct reading_law){.notation = notations[i]};
    return law;
}

START_TEST(changed_trees)
{
    struct reading_law law = law_of(_i);

    law.holds = tree_mutations;
    check(&law);
}
END_TEST

START_TEST(changed_texts)
{
    struct reading_law law = law_of(_i);

    law.holds = text_mutations;
    check(&law);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("reading law");
    TCase *trees = suite_group(suite, "trees"), *texts = suite_group(suite, "texts");
    int count = LENGTH(notations);

    for (const struct write_format *f = write_formats; f->name; f++)
        count++;
    tcase_add_loop_test(trees, changed_trees, 0, count);
    tcase_add_loop_test(texts, changed_texts, 0, count);
    return suite_run(suite);
}
