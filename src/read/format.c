/*
 * format.c - the table of input formats, finding out which one an input is in, and taking
 * its trees one after another.
 */
#include "read/format.h"

#include "base/utf8.h"
#include "read/detect.h"
#include "read/formats.h"
#include "read/pairs.h"
#include "tree/claim.h"
#include "tree/negamax.h"

#include <string.h>

const struct format formats[] = {
    {
        .name = "json",
        .suffix = ".json",
        .summary = "nested arrays, objects, Dewey ids as keys or an adjacency map",
        .takes_each = true,
        .takes_ignore = true,
        .semicolon = true,
        .read = json_read,
    },
    {
        .name = "dewey",
        .suffix = ".dewey",
        .summary = "one node a line: id, value or (payoffs), max, min or chance, name",
        .read = dewey_read,
    },
    {
        .name = "lab",
        .suffix = ".lab",
        .summary = "course labs: 'a: [b, c]' and 'b=3', 'c: {d 1/3, e 2/3}' for chance",
        .read = lab_read,
    },
    {
        .name = "levels",
        .suffix = ".levels",
        .summary = "one level a line: (k) has k children, [v] is a leaf",
        .read = levels_read,
    },
    {
        .name = "list",
        .suffix = ".list",
        .summary = "brackets (3 [4 5]), braces for chance; a first label names the node",
        .semicolon = true,
        .read = list_read,
    },
    {
        .name = "leaves",
        .suffix = ".leaves",
        .summary = "the values of a full tree; needs its width",
        .takes_width = true,
        .read = leaves_read,
    },
    {
        .name = "efg",
        .suffix = ".efg",
        .summary = "Gambit's extensive form: games of perfect information",
        .read = efg_read,
    },
    {
        .name = "csv",
        .suffix = ".csv",
        .other = ".tsv",
        .summary = "a table with a header: id,parent,value or parent,child,value",
        .takes_ignore = true,
        .read = csv_read,
    },
    {
        .name = "sets",
        .suffix = ".sets",
        .summary = "course files: {(A,MAX),(B,MIN)} {(A,B),(B,4)}, a graph a line",
        .read = sets_read,
    },
    {
        .name = "code",
        .suffix = ".code",
        .other = ".py",
        .summary = "as programs write values: Python's dicts, tree = ..., {{3, 5}, 2}",
        .takes_ignore = true,
        .read = code_read,
    },
    {
        .name = "prolog",
        .suffix = ".prolog",
        .other = ".pl",
        .summary = "facts: moves(a,[b,c]), staticval(b,3), max_to_move(a)",
        .read = prolog_read,
    },
    {
        .name = "forest",
        .suffix = ".forest",
        .other = ".tex",
        .summary = "LaTeX's package forest: [MAX [3] [12]], as --format=tikz writes",
        .read = forest_read,
    },
    {.name = NULL},
};

const struct format *format_find(const char *name)
{
    for (const struct format *format = formats; format->name; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

static bool ends_with(const char *file, const char *suffix)
{
    size_t length = strlen(file), size = suffix ? strlen(suffix) : 0;

    return size > 0 && size < length && strcmp(file + length - size, suffix) == 0;
}

/* The format that the suffix of a file name stands for, or NULL. */
static const struct format *suffix_format(const char *file)
{
    for (const struct format *format = formats; format->name; format++)
        if (ends_with(file, format->suffix) || ends_with(file, format->other))
            return format;
    return NULL;
}

/* UTF-16 and binary files are found out by the first character. */
static bool check_encoding(struct text *text, struct error *error)
{
    while (utf8_length(text->data, text->size) == 0 && text->size < UTF8_LONGEST &&
           !text->complete)
        if (!text_more(text, error))
            return false;
    if (text->size > 0 && utf8_length(text->data, text->size) == 0)
        return text_error(text, 0, error, "input is not UTF-8");
    return true;
}

static bool empty_error(const struct text *text, struct error *error)
{
    return text_error(text, text->size, error, "empty input");
}

/* Finds out the format that the text is in; false, with error filled, if it is in none.
 */
static bool find_format(struct reader *reader, struct error *error)
{
    struct text *text = &reader->text;
    const struct format *hint = suffix_format(text->file);
    struct detected found;

    if (!detect_format(text, hint ? hint->name : NULL, reader->options.width > 0, &found,
                       error))
        return false;
    if (!found.name)
        return empty_error(text, error);
    reader->why = found.why;
    reader->options.detected = true;
    reader->format = format_find(found.name);
    return reader->format != NULL;
}

bool reader_open(struct reader *reader, const char *path, const struct format *format,
                 const struct read_options *options, struct error *error)
{
    bool named = options->name && strcmp(path, "-") == 0;

    *reader = (struct reader){.format = format, .options = *options};
    return text_open_as(&reader->text, path, named ? options->name : path, error);
}

bool reader_detect(struct reader *reader, struct error *error)
{
    if (!reader->format && !detect_text(&reader->text, error))
        return false;
    if (!check_encoding(&reader->text, error))
        return false;
    return reader->format || find_format(reader, error);
}

/* A semicolon behind a tree says nothing. */
static bool pass_semicolon(struct reader *reader, struct error *error)
{
    enum { LOOK_LIMIT = 16 };
    struct text *text = &reader->text;
    size_t at = text->position, limit = at + LOOK_LIMIT;

    if (!reader->format->semicolon)
        return true;
    for (; at < limit; at++) {
        if (!text_hold(text, at + 1, error))
            return false;
        if (at == text->size || !strchr(" \t\r\n;", text->data[at]))
            return true;
        if (text->data[at] == ';') {
            text->position = at + 1;
            return true;
        }
    }
    return true;
}

/*
 * Whether what is left begins with what ends or joins parts of a text: no tree begins so,
 * and what stands before it was no tree of a stream.
 */
static bool is_part(const struct text *text)
{
    size_t at = text->position;

    while (at < text->size && text->data[at] && strchr(" \t\r\n", text->data[at]))
        at++;
    return at < text->size && text->data[at] && strchr(";,:=.|)]}", text->data[at]);
}

/* A tree that was read: what only the whole of it, or an option, says of its values. */
static bool settle(struct reader *reader, struct error *error)
{
    struct tree *t = &reader->build.tree;

    if ((!reader->options.detected || pairs_check(t, error)) &&
        (!reader->options.negamax || tree_negamax(t, error))) {
        claim_settle(t);
        return true;
    }
    return text_place(&reader->text, reader->text.position, error);
}

enum read_result reader_next(struct reader *reader, struct error *error)
{
    struct text *text = &reader->text;
    enum read_result result;

    if (reader->count == 0 ? !reader_detect(reader, error)
                           : !pass_semicolon(reader, error))
        return READ_FAILED;
    text->notes = reader->options.notes;
    result = reader->format->read(text, &reader->build, &reader->options, error);
    if (result == READ_TREE && !settle(reader, error))
        return READ_FAILED;
    if (result == READ_END && reader->count == 0) {
        /* At its end, wherever that was seen. */
        if (text_hold(text, SIZE_MAX, error))
            empty_error(text, error);
        return READ_FAILED;
    }
    reader->part = result == READ_FAILED && reader->count == 1 && is_part(text);
    if (result == READ_TREE) {
        reader->count++;
        if (reader->options.notes)
            notes_keep(reader->options.notes);
        text_forget(text);
    }
    return result;
}

void reader_close(struct reader *reader)
{
    text_close(&reader->text);
    build_release(&reader->build);
}
