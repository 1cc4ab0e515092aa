/*
 * notes.c - which words of a text said what.
 */
#include "read/notes.h"

#include "base/memory.h"
#include "base/quote.h"
#include "json/text.h"

#include <stdlib.h>

/* FNV-1a; words that it takes for the same are only counted together. */
static uint64_t hash_of(const char *word, size_t length)
{
    uint64_t hash = UINT64_C(14695981039346656037);

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)word[i]) * UINT64_C(1099511628211);
    return hash;
}

static struct note *find_note(const struct notes *notes, enum note_kind kind,
                              uint64_t hash)
{
    for (size_t i = 0; i < notes->count; i++)
        if (notes->notes[i].hash == hash && notes->notes[i].kind == kind)
            return &notes->notes[i];
    return NULL;
}

/* Room for another word, or NULL. */
static struct note *add_note(struct notes *notes)
{
    struct error error;

    if (notes->count == NOTES_MOST || notes->failed)
        return NULL;
    notes->failed = !memory_reserve(&notes->notes, &notes->capacity, notes->count + 1,
                                    sizeof *notes->notes, &error);
    return notes->failed ? NULL : &notes->notes[notes->count++];
}

static void note_word(struct notes *notes, enum note_kind kind, const char *word,
                      size_t length, const struct text *text, size_t at)
{
    uint64_t hash = hash_of(word, length);
    struct note *note = find_note(notes, kind, hash);

    if (!note && (note = add_note(notes))) {
        *note = (struct note){.kind = kind, .hash = hash};
        quote_short(note->word, sizeof note->word, word, length);
        text_locate(text, at, &note->line, &note->column);
    }
    if (note)
        note->pending++;
    else
        notes->others_pending++;
}

void notes_word(const struct text *text, enum note_kind kind, const char *word,
                size_t length, size_t at)
{
    if (text->notes)
        note_word(text->notes, kind, word, length, text, at);
}

void notes_key(const struct text *text, enum note_kind kind, size_t at)
{
    struct json_span span;

    if (!text->notes)
        return;
    span = json_string(text->data, at);
    note_word(text->notes, kind, text->data + span.at, span.end - span.at, text, at);
}

void notes_keep(struct notes *notes)
{
    for (size_t i = 0; i < notes->count; i++) {
        notes->notes[i].count += notes->notes[i].pending;
        notes->notes[i].pending = 0;
    }
    notes->others += notes->others_pending;
    notes->others_pending = 0;
}

void notes_drop(struct notes *notes)
{
    if (!notes)
        return;
    for (size_t i = 0; i < notes->count; i++)
        notes->notes[i].pending = 0;
    notes->others_pending = 0;
}

void notes_release(struct notes *notes)
{
    free(notes->notes);
    *notes = (struct notes){0};
}
