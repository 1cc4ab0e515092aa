/*
 * sets.c - reading graphs as two sets, of nodes with who moves there and of edges, in
 * which a number is a leaf:
 *
 *     {(A,MAX),(B,MIN)} {(A,B),(A,5),(B,4)}
 *
 * The course that hands them out (CISC 352) has one graph a line, and no leaf that is
 * more than its value.
 */
#include "read/cursor.h"
#include "read/finish.h"
#include "read/formats.h"
#include "read/graph.h"
#include "read/words.h"

struct sets_reader {
    struct cursor cursor;
    struct graph graph;
};

/* A word of the text: data[at .. end). */
struct sets_word {
    size_t at, end;
};

static bool expect(struct sets_reader *s, char c, const char *after)
{
    return cursor_accept(&s->cursor, c) ||
           cursor_error(&s->cursor, s->cursor.at, "expected '%c'%s", c, after);
}

/* Reads a word and moves past it and the blanks behind it. */
static bool read_word(struct sets_reader *s, struct sets_word *word, const char *expected)
{
    struct cursor *cursor = &s->cursor;

    *word = (struct sets_word){.at = cursor->at,
                               .end = cursor_word_end(cursor, cursor->at, "(){},")};
    if (cursor->failed)
        return false;
    if (word->end == word->at)
        return cursor_error(cursor, word->at, "expected %s", expected);
    cursor->at = word->end;
    cursor_skip_space(cursor);
    return word_check(cursor->text, word->at, word->end, cursor->error);
}

static bool is_number(const struct sets_reader *s, struct sets_word word)
{
    return word_is_value(s->cursor.text, word.at, word.end);
}

static bool read_label(struct sets_reader *s, struct sets_word *word)
{
    if (!read_word(s, word, "the label of a node"))
        return false;
    return !is_number(s, *word) ||
           cursor_error(&s->cursor, word->at,
                        "expected the label of a node, not a number: that is a leaf");
}

static bool read_mover(struct sets_reader *s, enum mover *mover)
{
    const struct text *text = s->cursor.text;
    struct sets_word word;

    if (!read_word(s, &word, "MAX or MIN"))
        return false;
    *mover = word_resembles(text, word.at, word.end, "max")   ? MOVER_MAX
             : word_resembles(text, word.at, word.end, "min") ? MOVER_MIN
                                                              : MOVER_DEFAULT;
    return *mover != MOVER_DEFAULT ||
           cursor_error(&s->cursor, word.at, "expected MAX or MIN");
}

/* node: '(' label ',' mover ')' */
static bool read_node(struct sets_reader *s)
{
    const struct text *text = s->cursor.text;
    struct sets_word label;
    enum mover mover;

    if (!expect(s, '(', " and a node") || !read_label(s, &label) ||
        !expect(s, ',', " and who moves") || !read_mover(s, &mover) ||
        !expect(s, ')', "") ||
        !graph_define(&s->graph, text->data + label.at, label.end - label.at, label.at,
                      s->cursor.error))
        return false;
    graph_mover(&s->graph, mover);
    return true;
}

/* The second half of an edge: a label, or the value of a leaf. */
static bool add_edge(struct sets_reader *s, size_t parent, struct sets_word word)
{
    const struct text *text = s->cursor.text;
    size_t child;
    double value;

    if (is_number(s, word))
        return word_value(text, word.at, word.end, &value, s->cursor.error) &&
               graph_edge_leaf(&s->graph, parent, value, s->cursor.error);
    return graph_mention(&s->graph, text->data + word.at, word.end - word.at, word.at,
                         &child, s->cursor.error) &&
           graph_edge(&s->graph, parent, child, s->cursor.error);
}

/* edge: '(' label ',' (label | value) ')' */
static bool read_edge(struct sets_reader *s)
{
    const struct text *text = s->cursor.text;
    struct sets_word label, child;
    size_t parent;

    return expect(s, '(', " and an edge") && read_label(s, &label) &&
           expect(s, ',', " and a child") &&
           read_word(s, &child, "the label of a node or the value of a leaf") &&
           expect(s, ')', "") &&
           graph_mention(&s->graph, text->data + label.at, label.end - label.at, label.at,
                         &parent, s->cursor.error) &&
           add_edge(s, parent, child);
}

/* set: '{' element { ',' element } '}'. What is behind it is not looked at. */
static bool read_set(struct sets_reader *s, const char *what,
                     bool (*read)(struct sets_reader *s))
{
    struct cursor *cursor = &s->cursor;

    if (!expect(s, '{', what))
        return false;
    do {
        if (!read(s))
            return false;
    } while (cursor_accept(cursor, ','));
    if (cursor_peek(cursor) != '}')
        return cursor_error(cursor, cursor->at, "expected ',' or '}'");
    cursor->at++;
    return true;
}

static bool read_graph(struct sets_reader *s)
{
    s->graph.simple = true;
    if (!read_set(s, " and the nodes", read_node))
        return false;
    cursor_skip_space(&s->cursor);
    return read_set(s, " and the edges", read_edge);
}

enum read_result sets_read(struct text *text, struct build *b,
                           const struct read_options *options, struct error *error)
{
    struct sets_reader sets = {
        .cursor = {.text = text, .at = text->position, .error = error}};
    enum read_result result = READ_END;

    cursor_skip_space(&sets.cursor);
    if (cursor_peek(&sets.cursor) != CURSOR_END) {
        build_start(b);
        result = read_graph(&sets) && graph_unfold(&sets.graph, text, b, error)
                     ? READ_TREE
                     : READ_FAILED;
    }
    if (sets.cursor.failed)
        result = READ_FAILED;
    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = sets.cursor.at;
    graph_release(&sets.graph);
    return result;
}
