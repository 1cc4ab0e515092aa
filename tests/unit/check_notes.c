/*
 * check_notes.c - what readers report of how they understood a text.
 */
#include "ensure.h"
#include "reading.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

static const char *const kinds[NOTE_KINDS] = {
    [NOTE_ID] = "id",           [NOTE_PARENT] = "parent",   [NOTE_CHILDREN] = "children",
    [NOTE_NAME] = "name",       [NOTE_VALUE] = "value",     [NOTE_MOVER] = "mover",
    [NOTE_IGNORED] = "ignored", [NOTE_UNKNOWN] = "unknown",
};

/* All notes as "kind:word*count@line:column", joined by blanks. */
static void dump(struct buffer *out, const struct notes *notes)
{
    char place[64];

    buffer_clear(out);
    buffer_text(out, "");
    for (size_t i = 0; i < notes->count; i++) {
        const struct note *note = &notes->notes[i];

        buffer_text(out, i > 0 ? " " : "");
        buffer_text(out, kinds[note->kind]);
        buffer_text(out, ":");
        buffer_text(out, note->word);
        snprintf(place, sizeof place, "*%" PRIu64 "@%" PRIu64 ":%" PRIu64, note->count,
                 note->line, note->column);
        buffer_text(out, place);
    }
}

/* Reads all trees of a text in a format and expects these notes of it. */
static void check(const char *format, const char *text, const char *expected)
{
    struct notes notes = {0};
    struct read_options options = {.root = MOVER_DEFAULT, .notes = &notes};
    struct buffer out = {0};

    reading_memory(format_find(format), &options, "test", text, strlen(text), &out);
    dump(&out, &notes);
    ck_assert_str_eq(out.data, expected);
    buffer_release(&out);
    notes_release(&notes);
}

START_TEST(columns)
{
    check("csv", "id,parent,value\na,,\nb,a,3\nc,a,4\n",
          "id:id*3@1:1 parent:parent*2@1:4 value:value*2@1:11");
    check("csv",
          "Node;From;Score;turn;label;move;comment;Who\na;;;max;;x;hi;\nb;a;1;;N;;;Ann\n",
          "id:Node*2@1:1 mover:turn*1@1:17 ignored:move*1@1:28 ignored:comment*1@1:33 "
          "parent:From*1@1:6 value:Score*1@1:11 name:label*1@1:22 unknown:Who*1@1:41");
}
END_TEST

START_TEST(members)
{
    check("json",
          "{\"id\":1,\"name\":\"a\",\"player\":\"min\",\"board\":[1],\"children\":[\n"
          "{\"value\":3,\"isLeaf\":true},{\"val\":\"4\",\"name\":\"b\",\"zz\":5}]}",
          "ignored:id*1@1:2 mover:player*1@1:20 ignored:board*1@1:35 "
          "children:children*1@1:47 "
          "value:value*1@2:2 ignored:isLeaf*1@2:12 value:val*1@2:28 unknown:zz*1@2:49 "
          "name:name*2@2:38");
    check("json", "{\"root\":\"min\",\"tree\":[{\"left\":1,\"right\":[2]}],\"q\":7}",
          "unknown:q*1@1:47 mover:root*1@1:9 children:left*1@1:24 children:right*1@1:33");
    check("json", "[1] [2]", "");
}
END_TEST

/* Ids as keys that turn out not to be in order are begun again. */
START_TEST(tables)
{
    check("json", "{\"nodes\":{\"1.2\":{\"value\":3},\"1.1\":{\"value\":4},\"e\":null}}",
          "value:value*2@1:36");
    check(
        "json",
        "[{\"id\":1,\"children\":[2],\"foo\":1},{\"id\":2,\"value\":3,\"label\":\"x\"}]",
        "id:id*2@1:3 children:children*1@1:10 unknown:foo*1@1:25 value:value*1@1:42 "
        "name:label*1@1:52");
    check("json",
          "{\"directed\":true,\"nodes\":[{\"id\":\"a\",\"player\":\"min\"},{\"id\":\"b\","
          "\"value\":3}],\"links\":[{\"source\":\"a\",\"target\":\"b\",\"key\":0}]}",
          "id:id*2@1:28 mover:player*1@1:37 value:value*1@1:63 parent:source*1@1:85 "
          "id:target*1@1:98 ignored:key*1@1:111 ignored:directed*1@1:2");
}
END_TEST

/* What a reader takes back, or has not finished, does not count. */
START_TEST(pending)
{
    struct notes notes = {0};
    struct text text = {.data = "", .line = 1, .notes = &notes};
    struct buffer out = {0};

    notes_word(&text, NOTE_NAME, "a", 1, 0);
    notes_keep(&notes);
    notes_word(&text, NOTE_NAME, "a", 1, 0);
    notes_drop(&notes);
    notes_word(&text, NOTE_NAME, "a", 1, 0);
    notes_keep(&notes);
    notes_word(&text, NOTE_NAME, "a", 1, 0);
    dump(&out, &notes);
    ck_assert_str_eq(out.data, "name:a*2@1:1");
    text.notes = NULL;
    notes_word(&text, NOTE_NAME, "a", 1, 0);
    notes_drop(NULL);
    buffer_release(&out);
    notes_release(&notes);
}
END_TEST

/* However many words there are, so many are told apart. */
START_TEST(bounded)
{
    struct notes notes = {0};
    struct text text = {.data = "", .line = 1, .notes = &notes};
    char word[16];

    for (int i = 0; i < 3 * NOTES_MOST; i++) {
        int length = snprintf(word, sizeof word, "k%d", i);

        notes_word(&text, NOTE_UNKNOWN, word, (size_t)length, 0);
    }
    notes_keep(&notes);
    ck_assert_uint_eq(notes.count, NOTES_MOST);
    ck_assert_uint_eq(notes.others, 2 * NOTES_MOST);
    notes_release(&notes);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("notes");
    TCase *readers = suite_group(suite, "readers"),
          *memory = suite_group(suite, "memory");

    tcase_add_test(readers, columns);
    tcase_add_test(readers, members);
    tcase_add_test(readers, tables);
    tcase_add_test(memory, pending);
    tcase_add_test(memory, bounded);
    return suite_run(suite);
}
