/*
 * json_member.h - what the members of a node's object say, name and children aside.
 */
#ifndef GTEVAL_READ_JSON_MEMBER_H
#define GTEVAL_READ_JSON_MEMBER_H

#include "base/score.h"
#include "base/text.h"
#include "read/keys.h"
#include "read/notes.h"
#include "tree/tree.h"
#include "json/value.h"

/* A member in the text. */
struct member {
    const struct text *text;    /* borrowed */
    size_t key_at, value_at;    /* offsets */
    const struct key_word *key; /* borrowed */
    struct json_value value;
    const struct tree *tree; /* whose players may have names; borrowed */
};

/*
 * What has been said of a node so far, and where: offsets of keys, 0 for nowhere.
 */
struct facts {
    uint64_t seen[KEY_RANKS / 64]; /* which words of the table have stood there */
    double value;                  /* SCORE_NONE until it is known */
    size_t value_at;
    size_t mover_at;
    size_t unclear_at; /* who moves is said, but not in words that say it */
    size_t size_at;    /* a value, if the node is a leaf */
    size_t name_rank;  /* of the name's key; KEY_RANKS while there is none */
    size_t name_at;
    enum mover mover; /* MOVER_DEFAULT until it is known */
    bool leaf;        /* it is said to be one */
    bool numbered;    /* what is unclear is a number that may be a player's: number */
    bool null;        /* or it is null */
    int number;
    size_t unclear_rank; /* of the word that what is unclear stood under */
    size_t payoffs_at;   /* of the key, if there are payoffs */
    size_t claim_at;     /* likewise, if it says that the value is a bound, or exact */
    uint8_t claim;       /* enum claim, with CLAIM_HASH or without */
};

/* A number, "inf" or "-inf", in quotes or not; expected is said of anything else, without
 * a place. */
bool member_score(const struct json_value *value, double *score, const char *expected,
                  struct error *error);

/* A string, or a number as it is written. No NUL in it. The error has no place. */
bool member_label(const struct json_value *value, struct error *error);

/* Notes what a member's key says, or that it is passed over. */
static inline void member_note(const struct member *member, enum note_kind kind)
{
    if (member->text->notes)
        notes_key(member->text, kind, member->key_at);
}

/* A node of which nothing has been said. */
static inline void facts_start(struct facts *facts)
{
    *facts = (struct facts){
        .value = SCORE_NONE, .mover = MOVER_DEFAULT, .name_rank = KEY_RANKS};
}

/* The value that a member says is not the one known. Always false. */
bool facts_clash(const struct facts *facts, const struct member *member,
                 struct error *error);

/* A value that a member says; another one than before is refused. */
static inline bool facts_value(struct facts *facts, const struct member *member,
                               double value, struct error *error)
{
    if (score_known(facts->value) && facts->value != value)
        return facts_clash(facts, member, error);
    member_note(member, NOTE_VALUE);
    facts->value = value;
    facts->value_at = member->key_at;
    if (member->key->meaning == KEY_SIZE)
        facts->size_at = member->key_at;
    return true;
}

/* The same word twice, if it matters. Always false. */
bool facts_twice(const struct member *member, struct error *error);

/* Notes the word of a member; the same one twice is refused, if it matters. */
static inline bool facts_note(struct facts *facts, const struct member *member,
                              struct error *error)
{
    uint64_t *seen = &facts->seen[member->key->rank / 64];
    uint64_t bit = (uint64_t)1 << member->key->rank % 64;

    if (member->key->meaning >= KEY_ASIDE)
        return true;
    if (*seen & bit)
        return facts_twice(member, error);
    *seen |= bit;
    return true;
}

/*
 * What a member says of value and mover, or that it says nothing that would have a place
 * in the tree. Refused: what disagrees with what was said before. Probabilities, weights
 * and payoffs are the caller's (json_chance.h, json_game.h).
 */
bool facts_take(struct facts *facts, const struct member *member, struct error *error);

/*
 * Whether a member is the best name so far; name is it then. Arrays and objects may be
 * moves, as they are written.
 */
bool facts_name(struct facts *facts, const struct member *member, bool *better,
                struct json_words *name, struct error *error);

/* Whether a member holds payoffs. */
bool member_pays(const struct member *member);

/* Looks at facts that may not go together. */
bool facts_check(struct facts *facts, const struct text *text, size_t at, bool children,
                 struct error *error);

/*
 * All has been said of a node, whose object is at data[at], with children or without. Who
 * moves may still be unclear: facts_is_unclear.
 */
static inline bool facts_end(struct facts *facts, const struct text *text, size_t at,
                             bool children, struct error *error)
{
    if (!text->notes && !facts->unclear_at && !facts->size_at && !facts->leaf &&
        !facts->payoffs_at && facts->mover != MOVER_CHANCE &&
        (children || score_known(facts->value)))
        return true;
    return facts_check(facts, text, at, children, error);
}

/* The part of that which is about who moves. */
bool facts_end_mover(struct facts *facts, const struct text *text, struct error *error);

/* Whether who moves is said by a number or by null, and by nothing else. */
static inline bool facts_is_unclear(const struct facts *facts)
{
    return facts->unclear_at && facts->mover == MOVER_DEFAULT;
}

#endif
