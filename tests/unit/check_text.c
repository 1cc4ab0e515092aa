/*
 * check_text.c - inputs as sliding windows: files, pipes that give a byte at a time, byte
 * order marks, and the places and excerpts of errors.
 */
#include "base/buffer.h"
#include "base/text.h"
#include "dice.h"
#include "ensure.h"
#include "suite.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Everything that is left of the text from position on. */
static void expect_rest(struct text *text, const char *expected, size_t size)
{
    struct error error;

    while (!text->complete)
        ck_assert(text_more(text, &error));
    ck_assert_uint_eq(text->size - text->position, size);
    ck_assert(memcmp(text->data + text->position, expected, size) == 0);
    ck_assert_int_eq(text->data[text->size], '\0');
}

START_TEST(text_in_memory)
{
    static const struct {
        const char *bytes;
        size_t size;
        const char *expected;
        size_t kept;
    } cases[] = {
        {"", 0, "", 0},
        {"[1]\n", 4, "[1]\n", 4},
        {"a\0b", 3, "a\0b", 3},
        {"\xEF\xBB\xBF"
         "5",
         4, "5", 1},
        {"\xEF\xBB\xBF", 3, "", 0},
        {"\xEF\xBB\xBF\xEF\xBB\xBF", 6, "\xEF\xBB\xBF", 3},
        {"\xEF\xBB", 2, "\xEF\xBB", 2},
        {" \xEF\xBB\xBF", 4, " \xEF\xBB\xBF", 4},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text text;
        struct error error;

        ck_assert(text_from(&text, "t", cases[i].bytes, cases[i].size, &error));
        ck_assert_uint_eq(text.position, 0);
        expect_rest(&text, cases[i].expected, cases[i].kept);
        text_close(&text);
    }
}
END_TEST

START_TEST(files_that_cannot_be_read)
{
    struct text text;
    struct error error;

    ck_assert(!text_open(&text, "tests/no such file", &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.file, "tests/no such file");
    ck_assert_uint_eq(error.line, 0);
    ck_assert_str_eq(error.message, "cannot open: No such file or directory");
    ck_assert(!text_open(&text, "/", &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.message, "cannot read: Is a directory");
    ck_assert_str_eq(error.file, "/");
}
END_TEST

/* What a writer sends through a pipe, a few bytes at a time. */
struct sender {
    const char *bytes;
    size_t size, step;
    int descriptor;
};

static void *send_bytes(void *context)
{
    static const struct timespec pause = {.tv_nsec = 100000};
    struct sender *sender = context;

    for (size_t at = 0; at < sender->size; at += sender->step) {
        size_t left = sender->size - at;
        size_t count = left < sender->step ? left : sender->step;

        if (write(sender->descriptor, sender->bytes + at, count) != (ssize_t)count)
            break;
        /* Lets the reader run, so that it sees these bytes alone. */
        nanosleep(&pause, NULL);
    }
    close(sender->descriptor);
    return NULL;
}

/* Each reading brings something, or the end. */
static void read_to_end(struct text *text)
{
    struct error error;

    while (!text->complete) {
        size_t before = text->size;

        ck_assert(text_more(text, &error));
        ck_assert(text->size > before || text->complete);
        ck_assert_int_eq(text->data[text->size], '\0');
    }
    ck_assert(text_more(text, &error));
}

static void expect_from_pipe(const char *bytes, size_t size, size_t step,
                             const char *expected, size_t kept)
{
    int ends[2], input = dup(STDIN_FILENO);
    struct sender sender = {.bytes = bytes, .size = size, .step = step};
    pthread_t thread;
    struct text text;
    struct error error;

    ENSURE(pipe(ends) == 0 && dup2(ends[0], STDIN_FILENO) == STDIN_FILENO);
    close(ends[0]);
    sender.descriptor = ends[1];
    ENSURE(pthread_create(&thread, NULL, send_bytes, &sender) == 0);
    ck_assert(text_open(&text, "-", &error));
    read_to_end(&text);
    expect_rest(&text, expected, kept);
    text_close(&text);
    pthread_join(thread, NULL);
    if (input >= 0) {
        dup2(input, STDIN_FILENO);
        close(input);
    }
}

START_TEST(pipes_give_bytes_as_they_like)
{
    static const char text[] = "\xEF\xBB\xBF[1,\r\n[2, 3]]\n";
    enum { MARK = 3 };

    for (size_t step = 1; step < sizeof text; step++)
        expect_from_pipe(text, sizeof text - 1, step, text + MARK,
                         sizeof text - 1 - MARK);
    expect_from_pipe("", 0, 1, "", 0);
    expect_from_pipe("7", 1, 1, "7", 1);
    expect_from_pipe("\xEF\xBB", 2, 1, "\xEF\xBB", 2);
    expect_from_pipe("\xEF\xBB\xBF", 3, 1, "", 0);
}
END_TEST

/* Random text: lines of letters and of characters of every length, some of them broken.
 */
static char *random_text(struct dice *dice, size_t size)
{
    static const char *const pieces[] = {
        "a",    "b",    " ", "\n", "\r\n", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x90\x8D\x88",
        "\xFF", "\xC2", "\t"};
    char *text = malloc(size + UINT8_MAX);
    size_t used = 0;

    ENSURE(text);
    while (used < size) {
        const char *piece = pieces[dice_below(dice, sizeof pieces / sizeof pieces[0])];
        size_t length = strlen(piece);

        memcpy(text + used, piece, length);
        used += length;
    }
    text[size] = '\0';
    return text;
}

/* Line and column of text[offset]: each lead byte, and each that fits nowhere, counts. */
static void place_of(const char *text, size_t size, size_t offset, uint64_t *line,
                     uint64_t *column)
{
    static const char *const characters[] = {"\xC3\xA9", "\xE2\x82\xAC",
                                             "\xF0\x90\x8D\x88"};

    *line = *column = 1;
    for (size_t at = 0; at < offset;) {
        size_t length = 1;

        for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++) {
            size_t whole = strlen(characters[i]);

            if (at + whole <= size && memcmp(text + at, characters[i], whole) == 0)
                length = whole;
        }
        *column = text[at] == '\n' ? 1 : *column + 1;
        *line += text[at] == '\n';
        at += length;
    }
}

/* Whether a character begins at the offset. */
static bool begins_character(const char *text, size_t offset)
{
    return ((unsigned char)text[offset] & 0xC0) != 0x80;
}

static void expect_place(const struct text *text, size_t offset, const char *all,
                         size_t size, size_t all_offset)
{
    uint64_t line, column, expected_line, expected_column;

    text_locate(text, offset, &line, &column);
    place_of(all, size, all_offset, &expected_line, &expected_column);
    ENSURE_MSG(line == expected_line && column == expected_column,
               "byte %zu is at %llu:%llu, not %llu:%llu", all_offset,
               (unsigned long long)line, (unsigned long long)column,
               (unsigned long long)expected_line, (unsigned long long)expected_column);
}

static void write_file(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "w");

    ENSURE(file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
}

/* Moves on by random steps, forgetting what is behind; places must stay those in the
 * whole. */
static void slide(struct dice *dice, const char *path, const char *all, size_t size)
{
    struct text text;
    struct error error;
    size_t forgotten = 0;

    ck_assert(text_open(&text, path, &error));
    while (forgotten + text.position < size) {
        size_t left = text.size - text.position, before = text.position;

        text.position += dice_below(dice, (uint32_t)left + 1);
        while (text.position < text.size && !begins_character(text.data, text.position))
            text.position++;
        ENSURE(forgotten + text.size <= size);
        expect_place(&text, text.position, all, size, forgotten + text.position);
        before = text.position;
        text_forget(&text);
        forgotten += before - text.position;
        ENSURE(memcmp(text.data, all + forgotten, text.size) == 0);
        expect_place(&text, text.position, all, size, forgotten + text.position);
        ck_assert(text_more(&text, &error));
    }
    ck_assert_uint_eq(forgotten + text.size, size);
    text_close(&text);
}

START_TEST(windows_slide_over_files)
{
    enum { SIZES = 6 };
    static const size_t sizes[SIZES] = {1, 10, 1000, 65536, 65537, 150000};
    struct dice dice = {.state = 1};

    for (int i = 0; i < SIZES; i++) {
        char path[] = "/tmp/check_text.XXXXXX";
        char *text = random_text(&dice, sizes[i]);
        int descriptor = mkstemp(path);

        ENSURE(descriptor >= 0);
        close(descriptor);
        write_file(path, text, sizes[i]);
        slide(&dice, path, text, sizes[i]);
        unlink(path);
        free(text);
    }
}
END_TEST

/* What an error at data[offset] shows. */
/* What is done to a file of which a part has been read. */
static void truncate_it(const char *path)
{
    ENSURE(truncate(path, 0) == 0);
}

static void append_to_it(const char *path)
{
    FILE *file = fopen(path, "a");

    ENSURE(file && fputs("tail", file) >= 0 && fclose(file) == 0);
}

static void replace_it(const char *path)
{
    char other[] = "/tmp/check_text.XXXXXX";
    int descriptor = mkstemp(other);

    ENSURE(descriptor >= 0 && write(descriptor, "new", 3) == 3);
    ENSURE(close(descriptor) == 0 && rename(other, path) == 0);
}

START_TEST(files_change_while_they_are_read)
{
    enum { SIZE = 150000, READ = 65536, TAIL = 4 };
    static const struct {
        void (*change)(const char *path);
        size_t size;
    } changes[] = {{truncate_it, READ}, {append_to_it, SIZE + TAIL}, {replace_it, SIZE}};
    struct dice dice = {.state = 2};
    char path[] = "/tmp/check_text.XXXXXX", *all = random_text(&dice, SIZE + TAIL);
    struct text text;
    struct error error;
    int descriptor = mkstemp(path);

    ENSURE(descriptor >= 0 && close(descriptor) == 0);
    memcpy(all + SIZE, "tail", TAIL);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        write_file(path, all, SIZE);
        ck_assert(text_open(&text, path, &error));
        ck_assert_uint_eq(text.size, READ);
        changes[i].change(path);
        expect_rest(&text, all, changes[i].size);
        text_close(&text);
    }
    unlink(path);
    free(all);
}
END_TEST

/* What is said of a place is the same behind a window as it is of all the text. */
static void expect_same_place(const struct text *text, size_t before,
                              const struct text *all)
{
    uint64_t line, column, line_of_all, column_of_all;

    text_locate(text, text->size, &line, &column);
    text_locate(all, before + text->size, &line_of_all, &column_of_all);
    ck_assert_uint_eq(line, line_of_all);
    ck_assert_uint_eq(column, column_of_all);
}

/* Reads to the end through a window; returns how much of it was forgotten. */
static size_t read_through(struct text *text, struct text_mark *mark)
{
    struct error error;
    size_t forgotten = 0;

    while (!text->complete) {
        forgotten += text_slide(text, text->size - text->size / 8, mark);
        ck_assert(text_more(text, &error));
    }
    return forgotten;
}

START_TEST(files_are_read_through_a_window)
{
    enum { SIZE = 3000000, BEGIN = 1000, WINDOW = 1 << 18 };
    struct dice dice = {.state = 3};
    char path[] = "/tmp/check_text.XXXXXX", *bytes = random_text(&dice, SIZE);
    struct text text, all;
    struct text_mark mark = {0};
    struct error error;
    size_t forgotten;
    int descriptor = mkstemp(path);

    ENSURE(descriptor >= 0 && close(descriptor) == 0);
    write_file(path, bytes, SIZE);
    ck_assert(text_from(&all, "all", bytes, SIZE, &error) &&
              text_open(&text, path, &error));
    text.position = BEGIN;
    forgotten = read_through(&text, &mark);
    ck_assert(mark.set && text.capacity == WINDOW);
    ck_assert_uint_eq(forgotten + text.size, SIZE);
    expect_same_place(&text, forgotten, &all);
    text.position = text.size;
    text_forget(&text);
    expect_same_place(&text, forgotten, &all);
    ck_assert(text_return(&text, &mark, &error) && !mark.set);
    expect_rest(&text, bytes + BEGIN, SIZE - BEGIN);
    expect_same_place(&text, 0, &all);
    text_close(&text);
    text_close(&all);
    unlink(path);
    free(bytes);
}
END_TEST

/* The file is another one meanwhile. */
START_TEST(files_may_be_gone_behind_a_window)
{
    enum { SIZE = 1000000 };
    struct dice dice = {.state = 4};
    char path[] = "/tmp/check_text.XXXXXX", *bytes = random_text(&dice, SIZE);
    struct text text;
    struct text_mark mark = {0};
    struct error error;
    uint64_t line, column;
    int descriptor = mkstemp(path);

    ENSURE(descriptor >= 0 && close(descriptor) == 0);
    write_file(path, bytes, SIZE);
    ck_assert(text_open(&text, path, &error));
    text.position = 1;
    read_through(&text, &mark);
    truncate_it(path);
    text_locate(&text, 0, &line, &column);
    ck_assert_uint_eq(line, 1);
    ck_assert(text_return(&text, &mark, &error));
    ck_assert(text.complete && text.size == 0 && text.position == 0);
    mark.offset = -1;
    ck_assert(!text_return(&text, &mark, &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    text_close(&text);
    unlink(path);
    free(bytes);
}
END_TEST

static void expect_error(const char *bytes, size_t size, size_t offset, uint64_t line,
                         uint64_t column, const char *excerpt, const char *caret)
{
    struct text text;
    struct error error;

    ck_assert(text_from(&text, "tree", bytes, size, &error));
    ck_assert(!text_error(&text, offset, &error, "expected %s", "a tree"));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.file, "tree");
    ck_assert_str_eq(error.message, "expected a tree");
    ck_assert_uint_eq(error.line, line);
    ck_assert_uint_eq(error.column, column);
    ck_assert_str_eq(error.excerpt, excerpt);
    ck_assert_str_eq(error.caret, caret);
    text_close(&text);
}

START_TEST(errors_show_their_place)
{
    static const struct {
        const char *bytes;
        size_t offset;
        uint64_t line, column;
        const char *excerpt, *caret;
    } cases[] = {
        {"x", 0, 1, 1, "x", "^"},
        {"[1,\n x]", 5, 2, 2, " x]", " ^"},
        {"[1,\n x]\n3", 5, 2, 2, " x]", " ^"},
        {"[1", 2, 1, 3, "[1", "  ^"},
        {"[1\n", 3, 2, 1, "", ""},
        {"[1\n", 2, 1, 3, "[1", "  ^"},
        {"", 0, 1, 1, "", ""},
        {"\n\nx", 1, 2, 1, "", ""},
        {"ab\r\ncd\r\n", 5, 2, 2, "cd", " ^"},
        {"ab\r\ncd\r\n", 6, 2, 3, "cd", "  ^"},
        {"a\rb", 2, 1, 3, "a?b", "  ^"},
        {"\t\tx", 2, 1, 3, "\t\tx", "\t\t^"},
        {"\xC3\xA9\xE2\x82\xAC\xF0\x90\x8D\x88x", 9, 1, 4,
         "\xC3\xA9\xE2\x82\xAC\xF0\x90\x8D\x88x", "   ^"},
        {"\xFF\xC0x", 2, 1, 3, "??x", "  ^"},
        {"a\x1B[31m\x7F"
         "b",
         7, 1, 8, "a?[31m?b", "       ^"},
        {"\xC2\x9B"
         "31m",
         2, 1, 2, "?31m", " ^"},
        {"\xC2\xA0x", 2, 1, 2, "\xC2\xA0x", " ^"},
        {"\xEF\xBB\xBF[x", 1, 1, 2, "[x", " ^"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        expect_error(cases[i].bytes, strlen(cases[i].bytes), cases[i].offset,
                     cases[i].line, cases[i].column, cases[i].excerpt, cases[i].caret);
    expect_error("a\0b", 3, 2, 1, 3, "a?b", "  ^");
}
END_TEST

/* Repeats a character until the string is closed. */
static char *repeat(char *at, const char *character, int count)
{
    for (; count > 0; count--) {
        strcpy(at, character);
        at += strlen(character);
    }
    return at;
}

/* Of a long line fifty characters are shown before the place, thirty from it on. */
static void expect_long_line(const char *character)
{
    char line[2048], excerpt[1024], caret[128], *at;
    enum { LENGTH = 200, BEFORE = 50, AFTER = 30 };

    at = repeat(line, character, LENGTH);
    at = repeat(at, "x", 1);
    repeat(at, character, LENGTH);
    at = repeat(excerpt, character, BEFORE);
    at = repeat(at, "x", 1);
    repeat(at, character, AFTER - 1);
    repeat(repeat(caret, " ", BEFORE), "^", 1);
    expect_error(line, strlen(line), LENGTH * strlen(character), 1, LENGTH + 1, excerpt,
                 caret);
}

START_TEST(long_lines_are_shortened)
{
    expect_long_line("a");
    expect_long_line("\xC3\xA9");
    expect_long_line("\xE2\x82\xAC");
    expect_long_line("\xF0\x90\x8D\x88");
}
END_TEST

/* Nothing but bytes that continue: no character begins for the excerpt to count. */
START_TEST(stray_bytes_fit_the_excerpt)
{
    enum { SIZE = 3000 };
    char bytes[SIZE];
    struct text text;
    struct error error;

    memset(bytes, 0x80, sizeof bytes);
    ck_assert(text_from(&text, "t", bytes, sizeof bytes, &error));
    for (size_t offset = 0; offset <= SIZE; offset += 100) {
        ck_assert(!text_error(&text, offset, &error, "bad"));
        ck_assert_uint_eq(error.column, offset + 1);
        ck_assert_uint_lt(strlen(error.excerpt), sizeof error.excerpt);
        ck_assert_uint_le(strlen(error.caret), strlen(error.excerpt) + 1);
    }
    text_close(&text);
}
END_TEST

START_TEST(errors_get_a_place_once)
{
    struct text text;
    struct error error;

    ck_assert(text_from(&text, "t", "1 2", 3, &error));
    error_set(&error, ERROR_INPUT, "too many nodes");
    ck_assert(!text_place(&text, 2, &error));
    ck_assert_str_eq(error.file, "t");
    ck_assert_uint_eq(error.column, 3);
    ck_assert_str_eq(error.message, "too many nodes");
    ck_assert(!text_place(&text, 0, &error));
    ck_assert_uint_eq(error.column, 3);
    error_memory(&error);
    ck_assert(!text_place(&text, 0, &error));
    ck_assert_ptr_null(error.file);
    ck_assert_int_eq(error.kind, ERROR_SYSTEM);
    text_close(&text);
}
END_TEST

/* An error behind what was forgotten still knows its line. */
START_TEST(forgotten_lines_count)
{
    static const char line[] = "[1,2]\n", last[] = "[3,4] \xC3\xA9 [5\n";
    enum { LINES = 10000, BEFORE = sizeof "[3,4] \xC3\xA9 " - 1 };
    struct buffer bytes = {0};
    struct text text;
    struct error error;

    for (int i = 0; i < LINES; i++)
        buffer_text(&bytes, line);
    buffer_text(&bytes, last);
    ck_assert(text_from(&text, "t", bytes.data, bytes.size, &error));
    text.position = bytes.size - strlen(last) + BEFORE;
    text_forget(&text);
    ck_assert_uint_eq(text.position, 0);
    ck_assert_str_eq(text.data, "[5\n");
    ck_assert(!text_error(&text, 2, &error, "expected ']'"));
    ck_assert_uint_eq(error.line, LINES + 1);
    ck_assert_uint_eq(error.column, 11);
    ck_assert_str_eq(error.excerpt, "[5");
    ck_assert_str_eq(error.caret, "  ^");
    text_close(&text);
    buffer_release(&bytes);
}
END_TEST

/* A small text is kept, so that messages can show the whole line. */
START_TEST(small_texts_are_kept)
{
    static const char bytes[] = "[1,2] x";
    struct text text;
    struct error error;

    ck_assert(text_from(&text, "t", bytes, sizeof bytes - 1, &error));
    text.position = strlen("[1,2]");
    text_forget(&text);
    ck_assert(!text_error(&text, strlen("[1,2] "), &error, "what?"));
    ck_assert_str_eq(error.excerpt, bytes);
    text_close(&text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("text");
    TCase *group = suite_group(suite, "text");

    tcase_add_test(group, text_in_memory);
    tcase_add_test(group, files_that_cannot_be_read);
    tcase_add_test(group, pipes_give_bytes_as_they_like);
    tcase_add_test(group, windows_slide_over_files);
    tcase_add_test(group, files_change_while_they_are_read);
    tcase_add_test(group, files_are_read_through_a_window);
    tcase_add_test(group, files_may_be_gone_behind_a_window);
    tcase_add_test(group, errors_show_their_place);
    tcase_add_test(group, long_lines_are_shortened);
    tcase_add_test(group, stray_bytes_fit_the_excerpt);
    tcase_add_test(group, errors_get_a_place_once);
    tcase_add_test(group, forgotten_lines_count);
    tcase_add_test(group, small_texts_are_kept);
    return suite_run(suite);
}
