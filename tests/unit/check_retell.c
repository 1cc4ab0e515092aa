/*
 * check_retell.c - inputs that cannot be read again, longer than what is held of them:
 * whatever ends them, they are read, or refused, as they are with all of them at hand.
 */
#include "base/buffer.h"
#include "base/score.h"
#include "dice.h"
#include "ensure.h"
#include "read/format.h"
#include "read/retell.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As much is held, and as long are the texts at least. */
enum { WINDOW = 1 << 18, LENGTH = 3 * WINDOW };

static void add_value(struct buffer *out, struct dice *dice, bool decimals)
{
    char text[SCORE_TEXT_SIZE];
    double value = dice_between(dice, -99999, 9999999);

    if (decimals && dice_percent(dice, 20))
        value /= dice_percent(dice, 50) ? 1000 : 64;
    buffer_add(out, text, score_write(value, text));
}

/* Nested arrays, in which paths go down and up again. */
static void add_arrays(struct buffer *out, struct dice *dice, bool decimals)
{
    size_t depth = 1, first = out->size;

    buffer_text(out, "[");
    add_value(out, dice, decimals);
    while (out->size - first < LENGTH) {
        uint32_t step = dice_below(dice, 10);

        if (step == 0 && depth > 1) {
            buffer_text(out, "]");
            depth--;
            continue;
        }
        buffer_text(out, ",");
        for (; step > 7 && depth < 40; step--, depth++)
            buffer_text(out, "[");
        add_value(out, dice, decimals);
    }
    for (; depth > 0; depth--)
        buffer_text(out, "]");
    buffer_text(out, "\n");
}

/* Sorted lines, each the next sibling of the one before, of its parent, or below that. */
static void add_lines(struct buffer *out, struct dice *dice, bool decimals)
{
    unsigned ordinals[40] = {1};
    size_t depth = 1, first = out->size;

    while (out->size - first < LENGTH) {
        for (size_t i = 0; i < depth; i++) {
            buffer_text(out, i > 0 ? "." : "");
            buffer_number(out, ordinals[i]);
        }
        buffer_text(out, decimals ? "  " : " ");
        add_value(out, dice, decimals);
        buffer_text(out, "\n");
        if (depth > 1 && dice_percent(dice, 10))
            depth--;
        ordinals[depth - 1]++;
        for (; depth < 40 && dice_percent(dice, 12); depth++)
            ordinals[depth] = 1;
    }
}

/* A way to write long texts, and what is put into them. */
struct long_text {
    const char *format;
    void (*add)(struct buffer *out, struct dice *dice, bool decimals);
    const char *twists[24];
};

static const struct long_text long_texts[] = {
    {"json",
     add_arrays,
     {"",
      " ",
      "x",
      "[",
      "]",
      ",",
      "[]",
      "1.50",
      "1e5",
      ",0.1",
      "{}",
      "\"a\"",
      "null",
      "\n",
      "]]]",
      "0",
      "-",
      "\t",
      "{\"value\":1},",
      ",{\"name\":\"x\",\"value\":1}",
      "]\n[1,2]\n",
      "\xC3\xA9"}},
    {"dewey",
     add_lines,
     {"",         " ",       "x",   "e max\n", "\n",           "1.1 5\n",
      "9",        "0",       ".",   "-",       "# \xC3\xA9\n", "\n---\n1 5\n",
      "\n99 5\n", "\t",      "e\n", " max",    " name",        "=",
      "1.50",     "1 max\n", "\r",  "---",     "1\n"}},
};

enum { TEXTS = sizeof long_texts / sizeof *long_texts };

/* What reading comes to. */
static void dump(struct reader *reader, struct buffer *out)
{
    struct error error = {0};
    enum read_result result;

    while ((result = reader_next(reader, &error)) == READ_TREE) {
        const struct tree *t = &reader->build.tree;

        buffer_add(out, (const char *)t->end, t->count * sizeof *t->end);
        buffer_add(out, (const char *)t->value, t->count * sizeof *t->value);
        buffer_add(out, (const char *)t->mover, t->count * sizeof *t->mover);
    }
    if (result == READ_FAILED) {
        buffer_text(out, error.message);
        buffer_text(out, "\n");
        buffer_text(out, error.excerpt);
        buffer_text(out, "\n");
        buffer_text(out, error.caret);
        buffer_number(out, error.line);
        buffer_text(out, ":");
        buffer_number(out, error.column);
    }
    ENSURE(!out->failed);
}

/* The text from a stream must be what it is from memory. Returns how much was held. */
static size_t check_text(const char *format, const struct buffer *text)
{
    struct reader streamed = {.format = format_find(format)}, held = streamed;
    struct buffer one = {0}, other = {0};
    struct error error;
    size_t capacity;
    FILE *stream = fmemopen(text->data, text->size, "r");

    streamed.options.root = held.options.root = MOVER_DEFAULT;
    ENSURE(stream && text_stream(&streamed.text, "test", stream, &error) &&
           text_from(&held.text, "test", text->data, text->size, &error));
    dump(&streamed, &one);
    dump(&held, &other);
    ENSURE_MSG(one.size == other.size && memcmp(one.data, other.data, one.size) == 0,
               "%.300s, not %.300s", one.data, other.data);
    capacity = streamed.text.capacity;
    reader_close(&streamed);
    reader_close(&held);
    fclose(stream);
    buffer_release(&one);
    buffer_release(&other);
    return capacity;
}

/* Puts a twist into a text, or in the place of a byte of it. */
static void twist(const struct buffer *text, size_t at, const char *with, bool instead,
                  struct buffer *out)
{
    buffer_clear(out);
    buffer_add(out, text->data, at);
    buffer_text(out, with);
    at += instead && at < text->size ? 1 : 0;
    buffer_add(out, text->data + at, text->size - at);
}

START_TEST(plain_text_is_not_held)
{
    const struct long_text *kind = &long_texts[_i];
    struct dice dice = {.state = 1};

    for (int i = 0; i < 4; i++) {
        struct buffer text = {0};

        /* Behind a tree, and before one. */
        if (i & 1)
            buffer_text(&text, _i == 0 ? "[1,[2,3]]\n" : "1 5\n---\n");
        kind->add(&text, &dice, i & 2);
        if (_i == 1)
            buffer_text(&text, "---\n");
        kind->add(&text, &dice, i & 2);
        ck_assert_uint_eq(check_text(kind->format, &text), WINDOW);
        buffer_release(&text);
    }
}
END_TEST

START_TEST(whatever_follows_is_read_alike)
{
    const struct long_text *kind = &long_texts[_i];
    struct dice dice = {.state = 2};
    struct buffer text = {0}, twisted = {0};

    kind->add(&text, &dice, true);
    for (size_t i = 0; i < sizeof kind->twists / sizeof *kind->twists; i++)
        for (int k = 0; kind->twists[i] && k < 4; k++) {
            size_t at = text.size - dice_below(&dice, LENGTH / 3);

            if (k == 2)
                at = text.size;
            if (k == 3)
                at = WINDOW + dice_below(&dice, WINDOW / 2);
            /* At the beginning of a token, or anywhere. */
            while (k != 1 && k != 2 && !strchr(",\n", text.data[at - 1]))
                at--;
            twist(&text, at, kind->twists[i], k == 1, &twisted);
            if (k == 3)
                buffer_text(&twisted, "x\n");
            check_text(kind->format, &twisted);
        }
    buffer_release(&text);
    buffer_release(&twisted);
}
END_TEST

/* What is refused begins where all before it was forgotten. */
START_TEST(edges_are_read_alike)
{
    enum { AROUND = 64 };
    static const char word[] = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
    const struct long_text *kind = &long_texts[_i];
    struct dice dice = {.state = 4};
    struct buffer text = {0}, twisted = {0};

    kind->add(&text, &dice, false);
    for (size_t at = WINDOW - AROUND; at < WINDOW + AROUND; at++) {
        if (!strchr(",[\n", text.data[at - 1]))
            continue;
        twist(&text, at, word, false, &twisted);
        check_text(kind->format, &twisted);
    }
    buffer_release(&text);
    buffer_release(&twisted);
}
END_TEST

START_TEST(numbers_come_back)
{
    static const char bytes[] = "0123456789.-0e";
    struct dice dice = {.state = 3};
    int certain = 0;

    for (int i = 0; i < 200000; i++) {
        char token[24] = "", written[SCORE_TEXT_SIZE];
        size_t length = (size_t)dice_between(&dice, 1, 18), used;
        double value;

        for (size_t k = 0; k < length; k++)
            token[k] = bytes[dice_below(&dice, k > 2 ? 10 : sizeof bytes - 1)];
        if (dice_percent(&dice, 30))
            memcpy(token, "0.0000", dice_below(&dice, 7));
        if (score_read(token, length, &value, &used) != SCORE_OK || used < length ||
            !retell_is_number(token, length))
            continue;
        certain++;
        ENSURE_MSG(score_write(value, written) == length &&
                       memcmp(written, token, length) == 0,
                   "%s is written as %s", token, written);
    }
    ck_assert_int_gt(certain, 10000);
    ck_assert(retell_is_number("0", 1) && retell_is_number("-7.25", 5) &&
              retell_is_number("0.0001", 6) && !retell_is_number("-0", 2) &&
              !retell_is_number("1.0", 3) && !retell_is_number("0.00001", 7));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("retell");
    TCase *group = suite_group(suite, "retell");

    tcase_add_loop_test(group, plain_text_is_not_held, 0, TEXTS);
    tcase_add_loop_test(group, whatever_follows_is_read_alike, 0, TEXTS);
    tcase_add_loop_test(group, edges_are_read_alike, 0, TEXTS);
    tcase_add_test(group, numbers_come_back);
    return suite_run(suite);
}
