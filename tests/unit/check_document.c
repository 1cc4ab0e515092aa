/*
 * check_document.c - documents: what cJSON's tree says is what the text says, and items
 * are found again in it, in whatever order.
 */
#include "json/document.h"

#include "json_writer.h"
#include "suite.h"
#include "json/scan.h"

#include <string.h>

enum { MOST_ITEMS = 4096 };

/* A document, and all its items in the order of the text. */
struct sample {
    struct text text;
    struct document document;
    const cJSON *items[MOST_ITEMS];
    size_t count;
};

static void list_items(struct sample *s, const cJSON *item)
{
    ck_assert_uint_lt(s->count, MOST_ITEMS);
    s->items[s->count++] = item;
    for (const cJSON *child = item->child; child; child = child->next)
        list_items(s, child);
}

static void sample_open(struct sample *s, const char *bytes, size_t size)
{
    struct json_scan scan;
    struct error error;
    bool found;

    s->count = 0;
    ck_assert(text_from(&s->text, "test", bytes, size, &error));
    ck_assert(text_skip(&s->text, JSON_BLANKS, NULL, &found, &error) && found);
    ck_assert(json_scan(&scan, &s->text, &error));
    ck_assert(document_read(&s->document, &s->text, scan.at, scan.end, &error));
    list_items(s, s->document.root);
}

static void sample_close(struct sample *s)
{
    document_release(&s->document);
    text_close(&s->text);
}

static bool same_words(struct json_words a, struct json_words b)
{
    return a.length == b.length &&
           (a.length == 0 || memcmp(a.text, b.text, a.length) == 0);
}

/* The item says what stands at its place. */
static void check_item(struct sample *s, const cJSON *item)
{
    struct buffer scratch = {0};
    struct json_value said = document_value(&s->document, item), written;
    struct json_words name;
    struct error error;
    size_t at = document_at(&s->document, item);

    ck_assert(json_value_read(s->text.data, &at, &scratch, &written, &error));
    ck_assert_int_eq(said.kind, written.kind);
    if (said.kind == JSON_STRING || said.kind == JSON_NUMBER)
        ck_assert(same_words(said.words, written.words));
    at = document_key_at(&s->document, item);
    if (item->string) {
        ck_assert(json_string_read(s->text.data, &at, &scratch, &name, &error));
        ck_assert(same_words(document_key(&s->document, item), name));
        at = json_next(s->text.data, at);
    }
    ck_assert_uint_eq(at, document_at(&s->document, item));
    buffer_release(&scratch);
}

static void check_sample(struct dice *dice, const char *bytes, size_t size)
{
    static struct sample s;

    sample_open(&s, bytes, size);
    for (size_t i = 0; i < s.count; i++)
        check_item(&s, s.items[i]);
    for (int i = 0; i < 20; i++)
        check_item(&s, s.items[dice_below(dice, (uint32_t)s.count)]);
    sample_close(&s);
}

START_TEST(items_say_what_is_written)
{
    static const char *const samples[] = {
        " 7",
        "\"\"",
        "[]",
        "{}",
        "[ [ ] , { } ,[[]],{\"\":{}}, null,true , false ]",
        "{\"a\":[1,-0,0.10,1E+2,1.5e-300],\"a\":{\"A\":\"\\u0000\\\\u0000x\\u0000\"}}",
        "{\"\\u0000\\\"\":\"\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\",\"\xC3\xA9\" : 0e0 }",
        "{\"x\":\"]}\\\"\",\"y\":[\"[\\\\\",1]}",
    };
    struct dice dice = {1};

    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        check_sample(&dice, samples[i], strlen(samples[i]));
}
END_TEST

START_TEST(random_documents)
{
    struct dice dice = {3};
    struct build b = {0};
    struct buffer text = {0};

    for (int i = 0; i < 2000; i++) {
        json_document(&dice, &b, &text);
        check_sample(&dice, text.data, text.size);
    }
    build_release(&b);
    buffer_release(&text);
}
END_TEST

/* What lies too deep is marked, and what comes behind it found. */
START_TEST(deep_values_are_marked)
{
    static struct sample s;
    struct buffer text = {0};
    const cJSON *item;

    for (int i = 0; i <= DOCUMENT_LEVELS; i++)
        buffer_text(&text, "[");
    for (int i = 0; i < DOCUMENT_LEVELS; i++)
        buffer_text(&text, "]");
    buffer_text(&text, ",9]");
    sample_open(&s, text.data, text.size);
    ck_assert_uint_eq(s.count, DOCUMENT_LEVELS + 2);
    item = s.items[DOCUMENT_LEVELS];
    ck_assert_int_eq(document_value(&s.document, item).kind, JSON_DEEP);
    ck_assert_uint_eq(document_at(&s.document, item), DOCUMENT_LEVELS);
    check_item(&s, s.items[DOCUMENT_LEVELS + 1]);
    sample_close(&s);
    buffer_release(&text);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("document");
    TCase *group = suite_group(suite, "document");

    tcase_add_test(group, items_say_what_is_written);
    tcase_add_test(group, random_documents);
    tcase_add_test(group, deep_values_are_marked);
    return suite_run(suite);
}
