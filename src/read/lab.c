/*
 * lab.c - reading lab text, as course labs hand it out: one position a line, in any
 * order. They make a graph, which then is unfolded.
 *
 *     a: [b, c]
 *     b=3
 *     c=5
 *
 * A label is a bare word without  : = , [ ] #  or a quoted string. One tree a text.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "read/graph.h"
#include "read/lines.h"
#include "read/names.h"
#include "read/words.h"

#include <string.h>

struct lab_reader {
    struct text *text;
    struct graph graph;
    struct line line; /* being read */
    size_t at;        /* how far; always at a byte that is no blank, or at line.end */
    struct buffer scratch;
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
    static const char stops[] = " \t:=,[]\"#";
    const char *data = lab->text->data;
    size_t end = lab->at;

    while (end < lab->line.end && !memchr(stops, data[end], sizeof stops - 1))
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

/* children: '[' label { ',' label } ']' */
static bool read_children(struct lab_reader *lab, struct error *error)
{
    if (!accept(lab, '['))
        return text_error(lab->text, lab->at, error, "expected '[' and the children");
    do {
        if (!read_child(lab, error))
            return false;
    } while (accept(lab, ','));
    if (!accept(lab, ']'))
        return text_error(lab->text, lab->at, error, "expected ',' or ']'");
    return true;
}

/* What ends a value: a blank or the line. */
static bool read_value(struct lab_reader *lab, struct error *error)
{
    size_t end = line_word_end(lab->text, lab->at, lab->line.end);
    double value;

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

/* line: label ':' children | label '=' value */
static bool read_line(struct lab_reader *lab, struct error *error)
{
    const char *label;
    size_t length, at;
    bool last;

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

enum read_result lab_read(struct text *text, struct build *b,
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
    return result;
}
