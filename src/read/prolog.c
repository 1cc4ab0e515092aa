/*
 * prolog.c - reading trees as facts of Prolog, as textbooks on minimax have them. They
 * make a graph, which then is unfolded.
 *
 *     moves(a, [b, c]).     % positions and those that follow
 *     staticval(b, 3).
 *     staticval(c, 5).
 *     max_to_move(a).
 *
 * Facts come in any order, one tree a text. Nothing is run: rules are refused.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/quote.h"
#include "read/graph.h"
#include "read/names.h"
#include "read/prolog_fact.h"
#include "read/words.h"

struct prolog {
    struct cursor cursor;
    struct graph graph;
    struct buffer scratch;
};

/* Moves past c and the blanks behind it if it comes next. */
static bool accept(struct prolog *p, char c)
{
    if (cursor_peek(&p->cursor) != c)
        return false;
    p->cursor.at = prolog_skip(&p->cursor, p->cursor.at + 1);
    return true;
}

static bool expect(struct prolog *p, char c, const char *after)
{
    return accept(p, c) ||
           cursor_error(&p->cursor, p->cursor.at, "expected '%c'%s", c, after);
}

static bool is_variable(int c)
{
    return (c >= 'A' && c <= 'Z') || c == '_';
}

/* A word up to a blank or one of the stops. */
static bool read_word(struct prolog *p, struct name *word, const char *stops,
                      const char *expected)
{
    struct cursor *cursor = &p->cursor;

    *word = (struct name){.at = cursor->at,
                          .end = cursor_word_end(cursor, cursor->at, stops)};
    if (cursor->failed)
        return false;
    if (word->end == word->at)
        return cursor_error(cursor, word->at, "expected %s", expected);
    return word_check(cursor->text, word->at, word->end, cursor->error);
}

/* atom: a word that is no variable, or a string in single quotes */
static bool read_atom(struct prolog *p, struct name *atom)
{
    struct cursor *cursor = &p->cursor;
    int c = cursor_peek(cursor);

    if (is_variable(c))
        return cursor_error(cursor, cursor->at,
                            "a variable: expected a name in small letters or quotes");
    if (c == '\'' ? !name_quoted(cursor->text, cursor->at, atom, cursor->error)
                  : !read_word(p, atom, PROLOG_STOPS, "the name of a position"))
        return false;
    if (cursor_byte(cursor, atom->end) == '(')
        return cursor_error(cursor, atom->at,
                            "a term: expected the name of a position, a word");
    cursor->at = prolog_skip(cursor, atom->end);
    return true;
}

/* What an atom says. */
static bool atom_bytes(struct prolog *p, struct name atom, const char **bytes,
                       size_t *length)
{
    return name_bytes(p->cursor.text, atom, &p->scratch, bytes, length, p->cursor.error);
}

/* The first argument of most facts: the position that they are about. */
static bool read_position(struct prolog *p)
{
    struct name atom = {0};
    const char *bytes;
    size_t length;

    return read_atom(p, &atom) && atom_bytes(p, atom, &bytes, &length) &&
           graph_define(&p->graph, bytes, length, atom.at, p->cursor.error);
}

static bool read_child(struct prolog *p)
{
    struct name atom = {0};
    const char *bytes;
    size_t length;

    return read_atom(p, &atom) && atom_bytes(p, atom, &bytes, &length) &&
           graph_child(&p->graph, bytes, length, atom.at, p->cursor.error);
}

/* children: '[' [ atom { ',' atom } ] ']' | atom */
static bool read_children(struct prolog *p)
{
    if (!accept(p, '['))
        return read_child(p);
    if (accept(p, ']'))
        return true;
    do {
        if (!read_child(p))
            return false;
    } while (accept(p, ','));
    return expect(p, ']', " or ','");
}

static bool read_value(struct prolog *p)
{
    struct cursor *cursor = &p->cursor;
    struct name word;
    double value;

    if (!read_word(p, &word, "()[],%'", "a value") ||
        !word_value(cursor->text, word.at, word.end, &value, cursor->error))
        return false;
    graph_value(&p->graph, value);
    cursor->at = prolog_skip(cursor, word.end);
    return true;
}

static bool read_mover(struct prolog *p)
{
    const struct text *text = p->cursor.text;
    struct name atom = {0};

    if (!read_atom(p, &atom))
        return false;
    if (word_resembles(text, atom.at + atom.quoted, atom.end - atom.quoted, "max"))
        graph_mover(&p->graph, MOVER_MAX);
    else if (word_resembles(text, atom.at + atom.quoted, atom.end - atom.quoted, "min"))
        graph_mover(&p->graph, MOVER_MIN);
    else
        return cursor_error(&p->cursor, atom.at, "expected max or min");
    return true;
}

static bool read_root(struct prolog *p)
{
    struct name atom = {0};
    const char *bytes;
    size_t length;

    if (p->graph.has_root)
        return cursor_error(&p->cursor, p->cursor.at, "a second root");
    return read_atom(p, &atom) && atom_bytes(p, atom, &bytes, &length) &&
           graph_root(&p->graph, bytes, length, atom.at, p->cursor.error);
}

/* Facts of one argument; the position is read. */
static bool take_mover(struct prolog *p, enum mover mover)
{
    graph_mover(&p->graph, mover);
    return true;
}

static bool read_arguments(struct prolog *p, enum prolog_fact fact)
{
    if (fact == PROLOG_ROOT)
        return read_root(p);
    if (!read_position(p))
        return false;
    switch (fact) {
    case PROLOG_MAX:
        return take_mover(p, MOVER_MAX);
    case PROLOG_MIN:
        return take_mover(p, MOVER_MIN);
    case PROLOG_CHILDREN:
        return expect(p, ',', " and the positions that follow") && read_children(p);
    case PROLOG_VALUE:
        return expect(p, ',', " and a value") && read_value(p);
    default:
        return expect(p, ',', " and max or min") && read_mover(p);
    }
}

static bool refuse_functor(struct prolog *p, struct name functor)
{
    char shown[WORD_SHOWN_SIZE];

    return cursor_error(
        &p->cursor, functor.at,
        "facts by the name of %s are not understood: write moves(a,[b,c]), "
        "staticval(b,3), max_to_move(a)",
        quote_short(shown, sizeof shown, p->cursor.text->data + functor.at,
                    functor.end - functor.at));
}

static bool read_end(struct prolog *p)
{
    if (cursor_peek(&p->cursor) == ':')
        return cursor_error(&p->cursor, p->cursor.at,
                            "a rule: write the facts that follow from it");
    return expect(p, '.', " behind the fact");
}

/* fact: functor '(' arguments ')' '.' */
static bool read_fact(struct prolog *p)
{
    struct name functor;
    enum prolog_fact fact;

    if (cursor_peek(&p->cursor) == ':')
        return prolog_directive(&p->cursor);
    if (!read_word(p, &functor, PROLOG_STOPS, "a fact, as moves(a,[b,c])."))
        return false;
    fact = prolog_fact_find(p->cursor.text, functor.at, functor.end);
    if (fact == PROLOG_UNKNOWN)
        return refuse_functor(p, functor);
    p->cursor.at = prolog_skip(&p->cursor, functor.end);
    return expect(p, '(', "") && read_arguments(p, fact) && expect(p, ')', "") &&
           read_end(p);
}

static enum read_result read_tree(struct prolog *p, struct build *b)
{
    struct cursor *cursor = &p->cursor;

    cursor->at = prolog_skip(cursor, cursor->at);
    while (cursor_peek(cursor) != CURSOR_END)
        if (!read_fact(p))
            return READ_FAILED;
    if (cursor->failed)
        return READ_FAILED;
    if (p->graph.count == 0 && !p->graph.has_root)
        return READ_END;
    build_start(b);
    if (p->graph.count == 0) {
        text_error(cursor->text, cursor->at, cursor->error,
                   "expected facts of positions, as moves(a,[b,c])");
        return READ_FAILED;
    }
    return graph_unfold(&p->graph, cursor->text, b, cursor->error) ? READ_TREE
                                                                   : READ_FAILED;
}

enum read_result prolog_read(struct text *text, struct build *b,
                             const struct read_options *options, struct error *error)
{
    struct prolog prolog = {
        .cursor = {.text = text, .at = text->position, .error = error},
        .graph = {.simple = true, .joined = true},
    };
    enum read_result result = read_tree(&prolog, b);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = prolog.cursor.at;
    graph_release(&prolog.graph);
    buffer_release(&prolog.scratch);
    return result;
}
