/*
 * name_lines.c - as much as fits into a line, then the next one.
 */
#include "draw/name_lines.h"

#include "draw/columns.h"

#include <string.h>

/* Where the words of a label end: behind these. */
static const char BREAKS[] = " -_", BREAKS_OF_IDS[] = ".";

static bool is_named(const struct picture *picture, const struct walk *walk)
{
    return !picture->ids && tree_name(picture->tree, walk->n);
}

/* The columns of text[0 .. size). */
static size_t columns_in(char *text, size_t size)
{
    char kept = text[size];
    size_t columns;

    text[size] = '\0';
    columns = columns_of(text);
    text[size] = kept;
    return columns;
}

/* The end of the first word of text, with the sign that ends it unless that is a blank,
 * for which there is no room wanted at the end of a line. */
static size_t word_end(const char *text, const char *breaks)
{
    size_t end = strcspn(text, breaks);

    return text[end] != '\0' && text[end] != ' ' ? end + 1 : end;
}

static size_t skip_blanks(const char *text, size_t at)
{
    while (text[at] == ' ')
        at++;
    return at;
}

/* How much of text stands in a line: words as far as they fit, one at least. */
static size_t line_end(char *text, size_t columns, const char *breaks)
{
    size_t end = word_end(text, breaks), next = end;

    while (text[next] != '\0') {
        next = skip_blanks(text, next);
        next += word_end(text + next, breaks);
        if (columns_in(text, next) > columns)
            break;
        end = next;
    }
    return end;
}

/* Adds text[0 .. size) as a line, shortened where it is too long. */
static void add_line(struct name_lines *lines, const char *text, size_t size,
                     size_t columns, const struct signs *signs)
{
    struct buffer line = {0};

    buffer_add(&line, text, size);
    columns_shorten(&line, columns, COLUMNS_END, signs->ellipsis);
    lines->start[lines->count++] = lines->text.size;
    lines->text.failed = lines->text.failed || line.failed;
    if (!line.failed)
        buffer_add(&lines->text, line.data, line.size + 1);
    buffer_release(&line);
}

static void break_label(struct name_lines *lines, char *label, struct name_room room,
                        const char *breaks, const struct signs *signs)
{
    do {
        size_t end = strlen(label);

        if (lines->count + 1 < room.lines && columns_of(label) > room.columns)
            end = line_end(label, room.columns, breaks);
        add_line(lines, label, end, room.columns, signs);
        label += skip_blanks(label, end);
    } while (*label != '\0');
}

bool name_lines_make(struct name_lines *lines, const struct picture *picture,
                     const struct walk *walk, struct name_room room,
                     const struct signs *signs)
{
    bool named = is_named(picture, walk);
    struct buffer label = {0};

    if (!named && room.id_columns > 0)
        room.columns = room.id_columns;
    else if (!named)
        room.lines = 1;
    lines->count = 0;
    buffer_clear(&lines->text);
    tag_label(&label, picture, walk);
    if (!named)
        columns_shorten(&label, room.lines * room.columns, COLUMNS_BEGINNING,
                        signs->ellipsis);
    if (!label.failed)
        break_label(lines, label.data, room, named ? BREAKS : BREAKS_OF_IDS, signs);
    lines->text.failed = lines->text.failed || label.failed;
    buffer_release(&label);
    return !lines->text.failed;
}

void name_lines_release(struct name_lines *lines)
{
    buffer_release(&lines->text);
}
