/*
 * notes.h - what a reader reports of how it understood a text: which words said what, and
 * which it passed over.
 *
 * A reader notes on its way what its text's words say, if the text has notes; that counts
 * once the tree is done. Where it begins a tree again, it takes back what it has noted of
 * it. Many words are told apart; those beyond NOTES_MOST are
 * counted together.
 */
#ifndef GTEVAL_READ_NOTES_H
#define GTEVAL_READ_NOTES_H

#include "base/text.h"

/* What a word - a key, a heading - stands for. */
enum note_kind {
    NOTE_ID,
    NOTE_PARENT,
    NOTE_CHILDREN,
    NOTE_NAME,
    NOTE_VALUE,
    NOTE_MOVER,
    NOTE_ODDS, /* probabilities and weights */
    NOTE_PAYOFFS,
    NOTE_PLAYERS, /* how many there are, or their names */
    NOTE_SUM,     /* of both players' payoffs at every leaf: values are the first's */
    NOTE_CLAIM,   /* bounds and hash marks on nodes */
    NOTE_BOUNDS,
    NOTE_IGNORED, /* not read; known to say nothing about the tree */
    NOTE_UNKNOWN, /* not read; nobody knows whether it does */
    NOTE_KINDS,
};

enum { NOTES_MOST = 256, NOTE_WORD_SIZE = 64 };

struct note {
    enum note_kind kind;
    uint64_t hash;             /* of the whole word */
    uint64_t count;            /* in trees that are done */
    uint64_t pending;          /* in the one that is being read */
    uint64_t line, column;     /* where it stood first */
    char word[NOTE_WORD_SIZE]; /* as quote_short writes it */
};

/* All zeros is ready for the first tree. */
struct notes {
    struct note *notes; /* owned: in the order in which they were met */
    size_t count, capacity;
    uint64_t others, others_pending; /* how often words were met that have no room here */
    bool failed;                     /* memory ran out: there is no more to come */
};

/*
 * Notes that word[0 .. length), which stands at text->data[at], says what kind says. Does
 * nothing where the text has no notes.
 */
void notes_word(const struct text *text, enum note_kind kind, const char *word,
                size_t length, size_t at);

/* The same of the JSON string that begins at text->data[at]. */
void notes_key(const struct text *text, enum note_kind kind, size_t at);

/* Counts what has been reported of the tree that now is done. */
void notes_keep(struct notes *notes);

/* Takes it back, since the tree is begun again. */
void notes_drop(struct notes *notes);

void notes_release(struct notes *notes);

#endif
