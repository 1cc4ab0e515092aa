/*
 * json_writer.c - random documents in all the spellings that a tree may have.
 */
#include "json_writer.h"
#include "finish.h"

#include "ensure.h"

#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* A node is written and built at the same time. */
struct writer {
    struct dice *dice;
    struct buffer *out;
    struct build *b;
};

static void write_blanks(struct writer *w)
{
    static const char *const blanks[] = {"", "", "", " ", "\n", "\t ", "\r\n"};

    buffer_text(w->out, blanks[dice_below(w->dice, LENGTH(blanks))]);
}

/* A mark with blanks around it. */
static void write_mark(struct writer *w, const char *mark)
{
    write_blanks(w);
    buffer_text(w->out, mark);
    write_blanks(w);
}

struct spelling {
    const char *written, *meant;
};

static double write_number(struct writer *w)
{
    static const char *const spellings[] = {"0",
                                            "-1",
                                            "12345678901234568",
                                            "3.25",
                                            "1e3",
                                            "-2.5E-3",
                                            "0.1",
                                            "1e-7",
                                            "7.0",
                                            "123456789012345",
                                            "-0",
                                            "1.5e300",
                                            "99999999",
                                            "4503599627370497.5"};
    const char *written = spellings[dice_below(w->dice, LENGTH(spellings))];

    buffer_text(w->out, written);
    return strtod(written, NULL);
}

static double write_value(struct writer *w)
{
    switch (dice_below(w->dice, 8)) {
    case 0:
        buffer_text(w->out, "\"inf\"");
        return (double)INFINITY;
    case 1:
        buffer_text(w->out, "\"-inf\"");
        return -(double)INFINITY;
    default:
        return write_number(w);
    }
}

static void write_key(struct writer *w, const char *const *keys, uint32_t count)
{
    buffer_text(w->out, "\"");
    buffer_text(w->out, keys[dice_below(w->dice, count)]);
    buffer_text(w->out, "\"");
    write_mark(w, ":");
}

static void write_name(struct writer *w)
{
    static const char *const keys[] = {"name", "id", "label", "move", "letter"};
    static const struct spelling names[] = {
        {"\"\"", ""},
        {"null", ""},
        {"\"a\"", "a"},
        {"\"e4 \\u00e9\\n\"", "e4 \xC3\xA9\n"},
        {"\"\\ud83d\\ude00/\"", "\xF0\x9F\x98\x80/"},
        {"\"\\\\]},{[\\\"\"", "\\]},{[\""},
        {"17", "17"},
        {"-1.50e+1", "-1.50e+1"},
    };
    const struct spelling *name = &names[dice_below(w->dice, LENGTH(names))];
    struct error error;

    write_key(w, keys, LENGTH(keys));
    buffer_text(w->out, name->written);
    if (name->meant[0])
        ENSURE(build_name(w->b, name->meant, strlen(name->meant), &error));
}

static void write_player(struct writer *w)
{
    static const char *const words[] = {"player", "type", "turn"};
    static const char *const flags[] = {"isMax", "maximizing"};
    static const char *const movers[] = {"\"max\"", "\"MIN\"", "\"mAx\"", "\"min\""};
    bool flag = dice_percent(w->dice, 40);
    uint32_t mover = dice_below(w->dice, 4);

    write_key(w, flag ? flags : words, flag ? LENGTH(flags) : LENGTH(words));
    if (flag)
        buffer_text(w->out, mover % 2 ? "false" : "true");
    else
        buffer_text(w->out, movers[mover]);
    build_mover(w->b, mover % 2 ? MOVER_MIN : MOVER_MAX);
}

static void write_unknown(struct writer *w)
{
    static const char *const keys[] = {"x",     "valeur", "visits",
                                       "names", "",       "\\u0000value"};
    static const char *const values[] = {
        "1", "true", "null", "[]", "{}", "\"\"", "[[{\"value\":[]}],\"]\\\"\"]"};

    write_key(w, keys, LENGTH(keys));
    buffer_text(w->out, values[dice_below(w->dice, LENGTH(values))]);
}

static void write_node(struct writer *w, uint32_t depth);

static void write_array(struct writer *w, uint32_t depth)
{
    uint32_t children = 1 + dice_below(w->dice, 4);

    write_mark(w, "[");
    for (uint32_t i = 0; i < children; i++) {
        if (i > 0)
            write_mark(w, ",");
        write_node(w, depth - 1);
    }
    write_mark(w, "]");
}

/* Members in the order of the digits. */
static void write_members(struct writer *w, const char *order, uint32_t depth)
{
    static const char *const values[] = {"value", "eval", "score", "utility", "val"};
    static const char *const children[] = {"children", "kids", "succ"};

    for (; *order; order++) {
        switch (*order) {
        case 'n':
            write_name(w);
            break;
        case 'v':
            write_key(w, values, LENGTH(values));
            build_value(w->b, write_value(w));
            break;
        case 'p':
            write_player(w);
            break;
        case 'c':
            write_key(w, children, LENGTH(children));
            write_array(w, depth);
            break;
        default:
            write_unknown(w);
        }
        if (order[1])
            write_mark(w, ",");
    }
}

static void write_object(struct writer *w, uint32_t depth)
{
    static const char *const leaves[] = {"v", "nv", "vn", "xvpn", "pv", "xxv", "vpx"};
    static const char *const inner[] = {"c", "nc", "cn", "xcpn", "pvc", "cxxv", "vpcxn"};

    write_mark(w, "{");
    write_members(w, (depth > 0 ? inner : leaves)[dice_below(w->dice, LENGTH(inner))],
                  depth);
    write_mark(w, "}");
}

static void write_node(struct writer *w, uint32_t depth)
{
    struct error error;

    if (depth > 0 && dice_percent(w->dice, 30))
        depth = 0;
    ENSURE(build_open(w->b, &error));
    if (dice_percent(w->dice, 50))
        write_object(w, depth);
    else if (depth > 0)
        write_array(w, depth);
    else
        build_value(w->b, write_value(w));
    build_close(w->b);
}

/* Arrays at the top may be of trees where all elements are objects: so there is a leaf.
 */
static void write_root(struct writer *w, uint32_t depth)
{
    struct error error;

    ENSURE(build_open(w->b, &error));
    if (dice_percent(w->dice, 50)) {
        write_object(w, depth);
        build_close(w->b);
        return;
    }
    write_mark(w, "[");
    for (uint32_t i = dice_below(w->dice, 3); i > 0; i--) {
        write_node(w, depth - 1);
        write_mark(w, ",");
    }
    ENSURE(build_leaf(w->b, write_number(w), &error));
    write_mark(w, "]");
    build_close(w->b);
}

void json_document(struct dice *dice, struct build *b, struct buffer *out)
{
    struct writer writer = {.dice = dice, .out = out, .b = b};

    buffer_clear(out);
    build_start(b);
    write_root(&writer, 1 + dice_below(dice, 5));
    must_finish(b, MOVER_DEFAULT);
}

void json_spoil(struct dice *dice, struct buffer *text)
{
    static const char ALPHABET[] = "[]{},:\"\\0123456789.-+eE aknvmx\n\0\x80\xC3u";

    for (uint32_t i = dice_below(dice, 3); i < 3; i++) {
        size_t at = dice_below(dice, (uint32_t)text->size);
        char byte = ALPHABET[dice_below(dice, LENGTH(ALPHABET))];

        if (dice_percent(dice, 30) && text->size > 1) {
            memmove(text->data + at, text->data + at + 1, text->size - at);
            text->size--;
        } else if (dice_percent(dice, 40)) {
            text->data[at] = byte;
        } else {
            buffer_add(text, &byte, 1);
            memmove(text->data + at + 1, text->data + at, text->size - 1 - at);
            text->data[at] = byte;
        }
    }
}
