/*
 * fuzz_keys.c - a document of JSON, in which one member after another is given another
 * value: where the tree stays the same, notes must tell that the key, or one around it,
 * was passed over. What could be nodes must be known to be none.
 */
#include "base/quote.h"
#include "fuzz.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MEMBERS = 64, MOST_DEPTH = 64 };

/* What a document is read as. */
struct reading {
    bool done; /* there is one tree, and nothing else */
    struct build build;
    struct notes notes;
};

/* The member that is changed, and those it lies in. */
struct place {
    cJSON *around[MOST_DEPTH + 1];
    size_t depth;
};

/* The document under test, as it was and as it is read then. */
struct trial {
    cJSON *root;
    char *text;
    struct reading reading;
    size_t members;
};

static void read_text(struct reading *reading, const char *text)
{
    struct read_options options = {.root = MOVER_DEFAULT, .notes = &reading->notes};
    struct reader reader;
    struct error error;

    *reading = (struct reading){.done = false};
    options.notes = &reading->notes;
    fuzz_feed(text, strlen(text), SIZE_MAX);
    fuzz_require(reader_open(&reader, "-", format_find("json"), &options, &error),
                 "standard input opens");
    if (reader_next(&reader, &error) == READ_TREE) {
        reading->build = reader.build;
        reader.build = (struct build){0};
        reading->done = reader_next(&reader, &error) == READ_END;
    }
    reader_close(&reader);
}

static void release(struct reading *reading)
{
    build_release(&reading->build);
    notes_release(&reading->notes);
}

static bool same_name(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool same_value(double a, double b)
{
    return a == b || (!score_known(a) && !score_known(b));
}

static bool same_tree(const struct tree *a, const struct tree *b)
{
    if (a->count != b->count)
        return false;
    for (node n = TREE_ROOT; n < a->count; n++)
        if (a->end[n] != b->end[n] || a->mover[n] != b->mover[n] ||
            !same_value(a->value[n], b->value[n]) ||
            !same_name(tree_name(a, n), tree_name(b, n)))
            return false;
    return true;
}

/* So many leaves. */
static cJSON *leaves(int count)
{
    static const double values[] = {77, 78, 79};

    return cJSON_CreateDoubleArray(values, count);
}

/* Another value of the same kind; NULL where there is no other. Of an object each member
 * is tried by itself: one without them may only lack what was said twice. */
static cJSON *another(const cJSON *item)
{
    if (cJSON_IsNumber(item))
        return cJSON_CreateNumber(item->valuedouble == 77 ? 78 : 77);
    if (cJSON_IsString(item))
        return cJSON_CreateString(strcmp(item->valuestring, "zz") == 0 ? "yy" : "zz");
    if (cJSON_IsBool(item))
        return cJSON_CreateBool(!cJSON_IsTrue(item));
    if (cJSON_IsArray(item) && item->child)
        return leaves(cJSON_GetArraySize(item) == 3 ? 2 : 3);
    return NULL;
}

/* Whether it could be a node, or several: a number somewhere in it, in brackets. */
static bool could_be_nodes(const cJSON *item)
{
    const cJSON *element = cJSON_IsArray(item) ? item->child : NULL;

    for (; element; element = element->next)
        if (!cJSON_IsNumber(element))
            return false;
    return cJSON_IsArray(item) && item->child;
}

/* Whether a key is written as it is. */
static bool is_plain(const char *key)
{
    for (; *key; key++)
        if ((unsigned char)*key < ' ' || strchr("\"\\\x7F", *key))
            return false;
    return true;
}

/* Whether notes tell that a key was passed over; ids may be any that others do not have.
 */
static bool is_passed_over(const struct notes *notes, const char *key, bool surely)
{
    char shown[NOTE_WORD_SIZE];

    if (!is_plain(key))
        return true;
    quote_short(shown, sizeof shown, key, strlen(key));
    for (size_t i = 0; i < notes->count; i++) {
        const struct note *note = &notes->notes[i];

        if ((note->kind == NOTE_IGNORED || note->kind == NOTE_ID ||
             (note->kind == NOTE_UNKNOWN && !surely)) &&
            note->count > 0 && strcmp(note->word, shown) == 0)
            return true;
    }
    return notes->others > 0 || notes->failed;
}

static bool is_excused(const struct trial *trial, const struct place *place,
                       const cJSON *item)
{
    const struct notes *notes = &trial->reading.notes;

    for (size_t i = 0; i < place->depth; i++)
        if (place->around[i]->string &&
            is_passed_over(notes, place->around[i]->string, false))
            return true;
    return is_passed_over(notes, item->string, could_be_nodes(item));
}

/* Reads the document with another value in place of the member. */
static void try_member(struct trial *trial, const struct place *place, cJSON *item)
{
    cJSON *other = is_plain(item->string) ? another(item) : NULL;
    cJSON saved = *item;
    struct reading reading;
    char *text;

    if (!other)
        return;
    /* The value alone: its key and its place stay. */
    item->type = (item->type & ~0xFF) | (other->type & 0xFF);
    item->child = other->child;
    item->valuestring = other->valuestring;
    item->valuedouble = other->valuedouble;
    item->valueint = other->valueint;
    text = cJSON_PrintUnformatted(trial->root);
    *item = saved;
    if (text) {
        read_text(&reading, text);
        fuzz_require(!reading.done ||
                         !same_tree(&reading.build.tree, &trial->reading.build.tree) ||
                         is_excused(trial, place, item),
                     "\"%s\" says nothing, and no note tells:\n%s\n%s", item->string,
                     trial->text, text);
        release(&reading);
    }
    cJSON_Delete(other);
    free(text);
}

/* Goes on to the next item in the order of the text; NULL behind the last. */
static cJSON *next_item(struct place *place, cJSON *item)
{
    if (item->child && place->depth < MOST_DEPTH) {
        place->around[place->depth++] = item;
        return item->child;
    }
    while (!item->next && place->depth > 0)
        item = place->around[--place->depth];
    return place->depth > 0 ? item->next : NULL;
}

static void try_all(struct trial *trial)
{
    struct place place = {.depth = 0};

    for (cJSON *item = trial->root; item && trial->members < MOST_MEMBERS;
         item = next_item(&place, item))
        if (item->string && place.depth > 0) {
            trial->members++;
            try_member(trial, &place, item);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct trial trial = {.root = cJSON_ParseWithLength((const char *)data, size)};

    trial.text = trial.root ? cJSON_PrintUnformatted(trial.root) : NULL;
    if (trial.text) {
        read_text(&trial.reading, trial.text);
        if (trial.reading.done)
            try_all(&trial);
        release(&trial.reading);
    }
    cJSON_Delete(trial.root);
    free(trial.text);
    return 0;
}
