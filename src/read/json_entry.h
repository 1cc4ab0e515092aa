/*
 * json_entry.h - the objects that say what nodes are, in a table of nodes:
 *
 *     {"id":"a","children":["b","c"]}      {"id":"b","parent":"a","value":3}
 *
 * Their keys are those of read/keys.h. Children and parents are ids; an id may be a
 * string or a number, which is the same as a string with its digits.
 */
#ifndef GTEVAL_READ_JSON_ENTRY_H
#define GTEVAL_READ_JSON_ENTRY_H

#include "read/graph.h"
#include "read/keys.h"
#include "read/notes.h"
#include "read/numbers.h"
#include "json/document.h"

/* No key, no mention. */
#define ENTRY_NONE SIZE_MAX

/* Keys that were met, so that each is looked up once. */
enum { ENTRY_WORDS = 16, ENTRY_WORD_SIZE = 32 };

struct entry_word {
    char text[ENTRY_WORD_SIZE];
    struct key_word key;
};

/* What is said of who moves. */
struct entry_side {
    enum key_side side;    /* of a player by name or number, SIDE_NONE */
    enum mover mover;      /* MOVER_DEFAULT: nobody is named */
    const cJSON *numbered; /* the member that says a number, or NULL */
    size_t rank;           /* of its key */
    int number;
    uint8_t claim; /* of the value instead: PV, CUT or ALL; CLAIM_NONE */
};

/* Odds, as they are written. */
struct entry_odds {
    const cJSON *item; /* NULL: none */
    enum odds kind;
};

struct entries {
    struct document *document; /* borrowed */
    const char *ignore;        /* keys that are passed over; borrowed; or NULL */
    struct graph graph;
    bool edges;   /* rows are edges: the child of each is what it tells of */
    bool indexed; /* nodes are known by their places, so that ids are names */
    size_t id;    /* rank of the key that holds ids; ENTRY_NONE: they are given */
    bool listed;  /* rows list their children, so parents are only compared */
    const struct tree *tree; /* whose players may have names; borrowed */
    struct player_numbers numbers;
    size_t payoffs;   /* that a leaf has; 0: no leaf so far */
    enum mover *head; /* where who moves at the root goes, if a number says it */
    bool minus;       /* some id begins with a minus sign: -1 is not "no parent" */
    struct entry_word words[ENTRY_WORDS];
    size_t word_count;
};

/*
 * Whether a key that means a parent says so of a node. Others as "source" and "from" do
 * of edges only: a node may have them for anything.
 */
bool entry_says_parent(struct json_words key);

/* What a member's key means on a node, and on an edge. */
struct key_word entry_key(struct entries *table, const cJSON *member);
struct key_word entry_edge_key(struct entries *table, const cJSON *member);

/*
 * Looks at the rows in an array or a map, before they are read: which key holds ids
 * (given: none does), whether rows have names, children, ids with a minus sign.
 */
void entry_survey(struct entries *table, const cJSON *rows, bool given);

/*
 * Reads a row as a position of the graph. id is the mention of its label, or ENTRY_NONE
 * where the row holds it.
 */
bool entry_read(struct entries *table, const cJSON *row, size_t id, struct error *error);

/* When all rows are read: who moves where numbers say it. */
bool entry_finish(struct entries *table, struct error *error);

/* A member that is not read; refused if it may be a part of the tree. */
bool entry_pass(struct entries *table, const cJSON *member, const struct key_word *key,
                struct error *error);

/*
 * What a member whose key means KEY_PLAYER, KEY_MAX, KEY_MIN, KEY_LEAF or KEY_CHANCE says
 * of who moves.
 */
bool entry_side(struct entries *table, const cJSON *member, enum key_meaning meaning,
                struct entry_side *side, struct error *error);

/* A number that says who moves at a position, or, ENTRY_NONE, at the root. */
bool entry_number(struct entries *table, const struct entry_side *side, size_t position,
                  struct error *error);

/* Odds that a member says of an edge: a number or a string; NULL, with true, if it is
 * nothing. */
bool entry_odds(struct entries *table, const cJSON *member, const struct key_word *key,
                struct entry_odds *odds, struct error *error);

/* Gives them to the edge last added to the graph. */
bool entry_edge_odds(struct entries *table, const struct entry_odds *odds,
                     struct error *error);

/* The payoffs in an array, of the position last defined. */
bool entry_pay(struct entries *table, const cJSON *list, struct error *error);

/* Notes what a member's key says, or that it is passed over. */
void entry_note(struct entries *table, const cJSON *member, enum note_kind kind);

/* Mentions the label that an item says. */
bool entry_mention(struct entries *table, const cJSON *item, size_t *mention,
                   struct error *error);

/* Fills the error with the place of an item, or of its key. Always false. */
bool entry_refuse(struct entries *table, const cJSON *item, struct error *error,
                  const char *format, ...) __attribute__((format(printf, 4, 5)));
bool entry_refuse_key(struct entries *table, const cJSON *item, struct error *error,
                      const char *format, ...) __attribute__((format(printf, 4, 5)));

/* A table of the document, without rows yet. */
struct entries entry_start(struct document *document, const char *ignore,
                           const struct build *b);

/* What the document says beside its nodes, as "root"; NULL: nothing. */
const cJSON *entry_named_root(const struct entries *table);

/*
 * Looks at what a document says beside its nodes, which are in that array or map, when
 * all of them have been read: which one is the root; or who moves there, which goes to
 * *mover.
 */
bool entry_head(struct entries *table, const cJSON *nodes, enum mover *mover,
                struct error *error);

/* Builds the tree; place is where the table stands. */
bool entry_unfold(struct entries *table, const cJSON *place, struct build *b,
                  struct error *error);

void entry_release(struct entries *table);

#endif
