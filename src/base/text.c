/*
 * text.c - reading an input piece by piece, and telling where an offset lies in it.
 */
#include "base/text.h"

#include "base/memory.h"
#include "base/packed.h"
#include "base/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The first piece read; each further one doubles what is held. */
enum { FIRST_CAPACITY = 1 << 16 };

/* As much of a file that is read through a window is held. */
enum { WINDOW = 1 << 18 };

/* Of a long source line this many characters are shown on either side of the place. */
enum { SHOWN_BEFORE = 50, SHOWN_AFTER = 30 };

_Static_assert(UTF8_LONGEST *(SHOWN_BEFORE + SHOWN_AFTER) < ERROR_EXCERPT_SIZE,
               "an excerpt holds the longest part of a line that is shown");

static const char BYTE_ORDER_MARK[] = "\xEF\xBB\xBF";
enum { MARK_SIZE = sizeof BYTE_ORDER_MARK - 1 };

/* An input that memory cannot hold is over a limit, and named. */
static bool read_past(const struct text *text, size_t capacity, struct error *error)
{
    error_room(error, capacity);
    if (error->kind == ERROR_INPUT)
        error->file = text->file;
    return false;
}

static bool grow(struct text *text, size_t capacity, struct error *error)
{
    if (!memory_fill(&text->data, capacity + 1, 1, error))
        return read_past(text, capacity, error);
    text->data[text->size] = '\0';
    text->capacity = capacity;
    return true;
}

static void skip_mark(struct text *text)
{
    if (text->size < MARK_SIZE || memcmp(text->data, BYTE_ORDER_MARK, MARK_SIZE) != 0)
        return;
    text->size -= MARK_SIZE;
    memmove(text->data, text->data + MARK_SIZE, text->size + 1);
}

static bool read_failed(const struct text *text, struct error *error)
{
    error_set(error, ERROR_INPUT, "cannot read: %s", strerror(errno));
    error->file = text->file;
    return false;
}

/* What is compressed is no text, whatever is wanted of it. */
static bool check_packed(const struct text *text, struct error *error)
{
    const struct packed *packed = packed_find(text->data, text->size);

    return !packed ||
           text_error(text, 0, error, "this looks like %s, which is not read: %s",
                      packed->what, packed->way);
}

/* Reads enough to know whether a mark is there; closes the text where that fails. */
static bool begin(struct text *text, struct error *error)
{
    bool good = true;

    while (good && text->size < MARK_SIZE && !text->complete)
        good = text_more(text, error);
    if (good && check_packed(text, error)) {
        skip_mark(text);
        return true;
    }
    text_close(text);
    return false;
}

bool text_open_as(struct text *text, const char *path, const char *name,
                  struct error *error)
{
    *text = (struct text){.file = name, .descriptor = STDIN_FILENO, .line = 1};
    if (strcmp(path, "-") != 0)
        text->descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (text->descriptor < 0) {
        error_set(error, ERROR_INPUT, "cannot open: %s", strerror(errno));
        error->file = name;
        return false;
    }
    return begin(text, error);
}

bool text_open(struct text *text, const char *path, struct error *error)
{
    return text_open_as(text, path, path, error);
}

bool text_from(struct text *text, const char *name, const char *bytes, size_t size,
               struct error *error)
{
    *text = (struct text){.file = name, .descriptor = -1, .complete = true, .line = 1};
    if (!grow(text, size, error))
        return false;
    if (size > 0)
        memcpy(text->data, bytes, size);
    text->size = size;
    text->data[size] = '\0';
    skip_mark(text);
    return true;
}

bool text_stream(struct text *text, const char *name, FILE *stream, struct error *error)
{
    *text = (struct text){.file = name, .descriptor = -1, .stream = stream, .line = 1};
    return begin(text, error);
}

/* A line, or as much of it as there is room for: where trees come one a line, none has to
 * wait for the next. */
static ssize_t read_line(FILE *stream, char *data, size_t room)
{
    size_t count = 0;
    int c = EOF;

    flockfile(stream);
    while (count < room && c != '\n' && (c = getc_unlocked(stream)) != EOF)
        data[count++] = (char)c;
    funlockfile(stream);
    return c == EOF && ferror(stream) ? -1 : (ssize_t)count;
}

static ssize_t read_some(const struct text *text, char *data, size_t room)
{
    ssize_t count;

    if (text->stream)
        return read_line(text->stream, data, room);
    do
        count = read(text->descriptor, data, room);
    while (count < 0 && errno == EINTR);
    return count;
}

/*
 * What is held does not do for a reader. If there is a NUL in it, which no format has,
 * more of it will not help: a file that is no text, or a device without an end.
 */
static bool make_room(struct text *text, struct error *error)
{
    size_t rest = text->size - text->position;
    const char *zero;

    if (text->capacity == 0)
        return grow(text, FIRST_CAPACITY, error);
    zero = memchr(text->data + text->position, '\0', rest);
    if (zero)
        return text_error(text, (size_t)(zero - text->data), error, "NUL byte");
    return grow(text, 2 * text->capacity, error);
}

bool text_more(struct text *text, struct error *error)
{
    ssize_t count;

    if (text->complete)
        return true;
    if (text->size == text->capacity && !make_room(text, error))
        return false;
    count = read_some(text, text->data + text->size, text->capacity - text->size);
    if (count < 0)
        return read_failed(text, error);
    text->size += (size_t)count;
    text->data[text->size] = '\0';
    text->complete = count == 0;
    return true;
}

bool text_hold(struct text *text, size_t end, struct error *error)
{
    while (text->size < end && !text->complete)
        if (!text_more(text, error))
            return false;
    return true;
}

/* Moves line and column past the bytes from at up to end. */
static void count(const char *at, const char *end, uint64_t *line, uint64_t *column)
{
    const char *newline;

    while ((newline = memchr(at, '\n', (size_t)(end - at)))) {
        at = newline + 1;
        ++*line;
        *column = 0;
    }
    *column += utf8_count(at, (size_t)(end - at));
}

/* The same past the bytes of the file that were not counted when they were forgotten. */
static void count_forgotten(const struct text *text, uint64_t *line, uint64_t *column)
{
    char piece[1 << 12];
    off_t at = lseek(text->descriptor, 0, SEEK_CUR) - (off_t)text->size;
    size_t left = text->uncounted;

    while (left > 0) {
        size_t most = left < sizeof piece ? left : sizeof piece;
        ssize_t got = pread(text->descriptor, piece, most, at - (off_t)left);

        if (got <= 0)
            return;
        count(piece, piece + got, line, column);
        left -= (size_t)got;
    }
}

/* Moves line and column from data[0] to data[to]. */
static void advance(const struct text *text, size_t to, uint64_t *line, uint64_t *column)
{
    if (text->uncounted > 0)
        count_forgotten(text, line, column);
    count(text->data, text->data + to, line, column);
}

/* Moves data[from] to data[0]. */
static void forget(struct text *text, size_t from)
{
    text->size -= from;
    memmove(text->data, text->data + from, text->size + 1);
    text->position = 0;
}

/* Whether the input is a file that can be read again; *offset: of data[0] in it. */
static bool find_offset(const struct text *text, off_t *offset)
{
    struct stat status;

    if (text->descriptor < 0 || fstat(text->descriptor, &status) != 0 ||
        !S_ISREG(status.st_mode))
        return false;
    *offset = lseek(text->descriptor, 0, SEEK_CUR) - (off_t)text->size;
    return *offset >= 0;
}

/* Whether there is no room for more, and most of what is held is not needed. */
static bool is_full(const struct text *text, size_t keep)
{
    return !text->complete && text->size == text->capacity && text->size >= WINDOW &&
           keep >= text->size / 2;
}

size_t text_slide(struct text *text, size_t keep, struct text_mark *mark)
{
    off_t offset;

    if (!is_full(text, keep) || !find_offset(text, &offset))
        return 0;
    if (!mark->set)
        *mark = (struct text_mark){.set = true,
                                   .offset = offset,
                                   .position = text->position,
                                   .uncounted = text->uncounted};
    text->uncounted += keep;
    forget(text, keep);
    return keep;
}

/* The same as count of what is ASCII. */
static void count_plain(const char *at, const char *end, uint64_t *line, uint64_t *column)
{
    const char *newline;

    while ((newline = memchr(at, '\n', (size_t)(end - at)))) {
        at = newline + 1;
        ++*line;
        *column = 0;
    }
    *column += (uint64_t)(end - at);
}

size_t text_drop(struct text *text, size_t keep, struct text_mark *mark)
{
    size_t from = text->position;

    if (!is_full(text, keep) || keep <= from ||
        (from > 0 && text->data[from - 1] != '\n'))
        return 0;
    if (!mark->set) {
        advance(text, from, &text->line, &text->column);
        *mark =
            (struct text_mark){.set = true, .line = text->line, .column = text->column};
    }
    count_plain(text->data + from, text->data + keep, &text->line, &text->column);
    mark->dropped += keep - from;
    forget(text, keep);
    return keep;
}

bool text_restore(struct text *text, const struct text_mark *mark, struct error *error)
{
    size_t size = mark->dropped + text->size;

    if (size > text->capacity && !grow(text, size, error))
        return false;
    memmove(text->data + mark->dropped, text->data, text->size + 1);
    text->size = size;
    text->position = 0;
    text->line = mark->line;
    text->column = mark->column;
    return true;
}

bool text_return(struct text *text, struct text_mark *mark, struct error *error)
{
    size_t position = mark->position;

    if (lseek(text->descriptor, mark->offset, SEEK_SET) < 0)
        return read_failed(text, error);
    text->size = text->position = 0;
    text->uncounted = mark->uncounted;
    text->complete = false;
    *mark = (struct text_mark){0};
    if (!text_hold(text, position + 1, error))
        return false;
    text->position = position < text->size ? position : text->size;
    return true;
}

void text_forget(struct text *text)
{
    size_t rest = text->size - text->position;

    /*
     * Moving the rest is worth it only when at least as much is forgotten as is kept, and
     * something is to come; and small inputs stay whole, for messages to show.
     */
    if (text->position < FIRST_CAPACITY / 2 || text->position < rest ||
        (text->complete && rest == 0))
        return;
    if (text->uncounted > 0)
        text->uncounted += text->position;
    else
        advance(text, text->position, &text->line, &text->column);
    forget(text, text->position);
}

void text_pass(struct text *text, size_t to, uint64_t *lines)
{
    const char *at = text->data + text->position, *end = text->data + to;

    while (lines && (at = memchr(at, '\n', (size_t)(end - at)))) {
        ++*lines;
        at++;
    }
    text->position = to;
}

bool text_skip(struct text *text, const char *blanks, uint64_t *lines, bool *found,
               struct error *error)
{
    size_t skipped = 0;

    for (;;) {
        size_t count = strspn(text->data + text->position, blanks);

        skipped += count;
        text_pass(text, text->position + count, lines);
        text_forget(text);
        *found = text->position < text->size;
        if (*found || text->complete)
            return true;
        if (skipped > TEXT_BLANKS)
            return text_error(text, text->position, error, "more than %d MiB of blanks",
                              TEXT_BLANKS >> 20);
        if (!text_more(text, error))
            return false;
    }
}

char *text_take(struct text *text, size_t size, struct error *error)
{
    char *data = text->data;
    struct error kept;

    text->data = NULL;
    text->size = text->position = 0;
    if (!grow(text, 0, error)) {
        free(data);
        return NULL;
    }
    memory_resize(&data, size, 1, &kept);
    return data;
}

void text_close(struct text *text)
{
    if (text->descriptor > STDIN_FILENO)
        close(text->descriptor);
    free(text->data);
    *text = (struct text){.descriptor = -1};
}

void text_locate(const struct text *text, size_t offset, uint64_t *line, uint64_t *column)
{
    *line = text->line;
    *column = text->column;
    advance(text, offset, line, column);
    ++*column;
}

/*
 * Steps back over at most SHOWN_BEFORE characters of the line that offset stands in; the
 * bound in bytes keeps text that is not UTF-8 from reaching further.
 */
static size_t line_start(const struct text *text, size_t offset)
{
    size_t at = offset, characters = 0;

    while (at > 0 && text->data[at - 1] != '\n' && characters < SHOWN_BEFORE &&
           offset - at < UTF8_LONGEST * SHOWN_BEFORE) {
        at--;
        if (!utf8_is_inside(text->data[at]))
            characters++;
    }
    return at;
}

/* Copies one character so that it can be shown; what cannot becomes '?'. */
static size_t show_character(char *out, const char *in, size_t length)
{
    if (length == 0 || utf8_is_control(utf8_code(in, length))) {
        out[0] = in[0] == '\t' ? '\t' : '?';
        return 1;
    }
    memcpy(out, in, length);
    return length;
}

static void excerpt(const struct text *text, size_t offset, struct error *error)
{
    size_t at = line_start(text, offset), out = 0, caret = 0;

    for (int after = 0;
         at < text->size && text->data[at] != '\n' && after < SHOWN_AFTER;) {
        size_t length = utf8_length(text->data + at, text->size - at);

        if (text->data[at] == '\r' && at + 1 < text->size && text->data[at + 1] == '\n')
            break;
        if (at < offset)
            error->caret[caret++] = text->data[at] == '\t' ? '\t' : ' ';
        else
            after++;
        out += show_character(error->excerpt + out, text->data + at, length);
        at += length ? length : 1;
    }
    error->excerpt[out] = '\0';
    error->caret[caret] = '^';
    error->caret[caret + 1] = '\0';
    if (out == 0)
        error->caret[0] = '\0';
}

bool text_error(const struct text *text, size_t offset, struct error *error,
                const char *format, ...)
{
    va_list arguments;

    *error = (struct error){.kind = ERROR_INPUT};
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return text_place(text, offset, error);
}

bool text_place(const struct text *text, size_t offset, struct error *error)
{
    if (error->kind != ERROR_INPUT || error->file)
        return false;
    error->file = text->file;
    text_locate(text, offset, &error->line, &error->column);
    excerpt(text, offset, error);
    return false;
}
