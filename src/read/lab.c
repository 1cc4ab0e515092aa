/*
 * lab.c - reading lab text, as course labs hand it out: one position a line, in any
 * order. They make a graph, which then is unfolded.
 *
 *     a: [b, c]
 *     b=3
 *     c=5
 *
 * At chance nodes braces take the place of brackets, and of each child or none stands how
 * probable it is. Payoffs of several players take the place of a value:
 *
 *     b: {b1 1/2, b2 1/2}
 *     c=(1, 2, 3)
 *
 * A label is a bare word without  : = , [ ] #  and, in braces, { }  or a quoted string.
 * One tree a text.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "read/graph.h"
#include "read/lab_any.h"
#include "read/lab_order.h"
#include "read/lines.h"
#include "read/names.h"
#include "read/payoffs.h"
#include "read/words.h"

#include <string.h>

struct lab_reader {
    struct text *text;
    struct graph graph;
    struct line line; /* being read */
    size_t at;        /* how far; always at a byte that is no blank, or at line.end */
    struct buffer scratch;
    struct payoffs payoffs;
    bool chance; /* in braces */
};

static void move_to(struct lab_reader *lab, size_t at)
{
    lab->at = line_skip_blanks(lab->text, at, lab->line.end);
}

/* Moves past c if it comes next. */
static bool accept(struct lab_reader *lab, char c)
{
    if (lab->at == lab->line.end || lab->text->data[lab->at] != c)
        return false;
    move_to(lab, lab->at + 1);
    return true;
}

static bool bare_label(struct lab_reader *lab, struct name *name, struct error *error)
{
    static const char stops[] = " \t:=,[]\"#{}";
    const char *data = lab->text->data;
    size_t end = lab->at, count = sizeof stops - (lab->chance ? sizeof "" : sizeof "{}");

    while (end < lab->line.end && !memchr(stops, data[end], count))
        end++;
    if (end == lab->at)
        return text_error(lab->text, end, error, "expected a label");
    *name = (struct name){.at = lab->at, .end = end};
    return word_check(lab->text, name->at, end, error);
}

/* label: a bare word or a string */
static bool read_label(struct lab_reader *lab, const char **label, size_t *length,
                       size_t *at, struct error *error)
{
    struct name name = {0};
    bool quoted = lab->at < lab->line.end && lab->text->data[lab->at] == '"';

    if (quoted ? !name_quoted(lab->text, lab->at, &name, error)
               : !bare_label(lab, &name, error))
        return false;
    *at = name.at;
    move_to(lab, name.end);
    return name_bytes(lab->text, name, &lab->scratch, label, length, error);
}

static bool read_child(struct lab_reader *lab, struct error *error)
{
    const char *label;
    size_t length, at;

    return read_label(lab, &label, &length, &at, error) &&
           graph_child(&lab->graph, label, length, at, error);
}

/* odds: a word up to a blank, ',' or '}' */
static bool read_odds(struct lab_reader *lab, struct error *error)
{
    size_t at = lab->at, end = at;

    while (end < lab->line.end && !line_is_blank(lab->text->data[end]) &&
           !memchr(",}", lab->text->data[end], 2))
        end++;
    if (end == at)
        return true;
    if (!graph_odds(&lab->graph, lab->text->data + at, end - at, ODDS_EITHER, error))
        return text_place(lab->text, at, error);
    move_to(lab, end);
    return true;
}

/* children: '[' label { ',' label } ']' | '{' label [odds] { ',' label [odds] } '}' */
static bool read_children(struct lab_reader *lab, struct error *error)
{
    lab->chance = accept(lab, '{');
    if (!lab->chance && !accept(lab, '['))
        return text_error(lab->text, lab->at, error, "expected '[' and the children");
    if (lab->chance)
        graph_mover(&lab->graph, MOVER_CHANCE);
    do {
        if (!read_child(lab, error) || (lab->chance && !read_odds(lab, error)))
            return false;
    } while (accept(lab, ','));
    if (!accept(lab, lab->chance ? '}' : ']'))
        return text_error(lab->text, lab->at, error, "expected ',' or '%c'",
                          lab->chance ? '}' : ']');
    return true;
}

static bool read_payoffs(struct lab_reader *lab, struct error *error)
{
    struct payoffs *payoffs = &lab->payoffs;
    size_t at = lab->at;

    if (!payoffs_read(payoffs, lab->text, &at, lab->line.end, error) ||
        !graph_payoffs(&lab->graph, payoffs->amounts, payoffs->count, error))
        return false;
    move_to(lab, at);
    return true;
}

/* What ends a value: a blank or the line. */
static bool read_value(struct lab_reader *lab, struct error *error)
{
    size_t end = line_word_end(lab->text, lab->at, lab->line.end);
    double value;

    if (lab->at < end && lab->text->data[lab->at] == '(')
        return read_payoffs(lab, error);
    if (!word_value(lab->text, lab->at, end, &value, error))
        return false;
    graph_value(&lab->graph, value);
    move_to(lab, end);
    return true;
}

static bool read_meaning(struct lab_reader *lab, struct error *error)
{
    if (accept(lab, ':'))
        return read_children(lab, error);
    if (accept(lab, '='))
        return read_value(lab, error);
    return text_error(lab->text, lab->at, error, "expected ':' or '=' after the label");
}

/* line: label ':' children | label '=' value | label '=' payoffs */
static bool read_line(struct lab_reader *lab, struct error *error)
{
    const char *label;
    size_t length, at;
    bool last;

    lab->chance = false;
    move_to(lab, lab->line.start);
    if (!read_label(lab, &label, &length, &at, error) ||
        !graph_define(&lab->graph, label, length, at, error) ||
        !read_meaning(lab, error) ||
        !line_is_last(lab->text, lab->at, lab->line.end, &last, error))
        return false;
    return last || text_error(lab->text, lab->at, error, "expected the end of the line");
}

static bool read_lines(struct lab_reader *lab, struct error *error)
{
    struct line *line = &lab->line;

    line->next = lab->text->position;
    for (;;) {
        if (!line_find(lab->text, line->next, line, error))
            return false;
        if (line_is_none(line))
            return true;
        if (!read_line(lab, error))
            return false;
    }
}

static enum read_result read_tree(struct lab_reader *lab, struct build *b,
                                  struct error *error)
{
    if (!read_lines(lab, error))
        return READ_FAILED;
    if (lab->graph.count == 0)
        return READ_END;
    build_start(b);
    return graph_unfold(&lab->graph, lab->text, b, error) ? READ_TREE : READ_FAILED;
}

enum read_result lab_read_graph(struct text *text, struct build *b,
                                const struct read_options *options, struct error *error)
{
    struct lab_reader lab = {.text = text};
    enum read_result result = read_tree(&lab, b, error);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = lab.line.next;
    graph_release(&lab.graph);
    buffer_release(&lab.scratch);
    payoffs_release(&lab.payoffs);
    return result;
}

enum read_result lab_read(struct text *text, struct build *b,
                          const struct read_options *options, struct error *error)
{
    enum read_result result = lab_read_ordered(text, b, options, error);

    if (result == READ_END)
        result = lab_read_unordered(text, b, options, error);
    if (result == READ_END)
        result = lab_read_graph(text, b, options, error);
    return result;
}
