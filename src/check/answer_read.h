/*
 * answer_read.h - between the reading of an object of answers and that of each answer.
 */
#ifndef GTEVAL_CHECK_ANSWER_READ_H
#define GTEVAL_CHECK_ANSWER_READ_H

#include "check/answer.h"
#include "check/typed.h"

/* An object that is being read. */
struct reading {
    struct document document;
    struct references *references;
    const struct algorithm *algorithm;
    int kind;                  /* of the answer at hand: enum answer_index */
    enum number_rule rule;     /* of the nodes in it, */
    node parent;               /* and of what they are to be children */
    const struct typed *typed; /* what the document was made of; NULL: it is the text */
};

/* Reads the value of an item into an answer, which is empty. */
typedef bool answer_read(struct reading *reading, const cJSON *item,
                         struct answer *answer, struct error *error);

/* Refuses the value of an item, or its key. Always false. */
bool answer_refuse(struct reading *reading, const cJSON *item, struct error *error,
                   const char *message);
bool answer_refuse_key(struct reading *reading, const cJSON *item, struct error *error,
                       const char *message);

/* Gives an error about the value of an item, or about its key, its place in what the
 * reader of the message has written. Always false. */
bool answer_place(struct reading *reading, const cJSON *item, struct error *error);
bool answer_place_key(struct reading *reading, const cJSON *item, struct error *error);

/* Whether ? stands there, and means that nothing is answered. */
bool answer_is_blank(struct reading *reading, const cJSON *item);

/* Of what is typed, the bare word that an item is; else NULL. */
const cJSON *answer_bare_word(const struct reading *reading, const cJSON *item);

/* Reads what something is worth, and tells where it stands in the answer's worths. */
bool answer_read_worth(struct reading *reading, const cJSON *item, struct answer *answer,
                       size_t *worth, struct error *error);

/*
 * Reads what stands at a key that only a printed result has. *known: whether it is one;
 * else nothing is read.
 */
bool answer_read_figure(struct reading *reading, const cJSON *item,
                        struct answer_set *set, bool *known, struct error *error);

/* Reads what somebody who practised has to tell; what is not about this tree is refused.
 */
bool answer_read_practised(struct reading *reading, const cJSON *item,
                           struct practised *practised, struct error *error);

#define ANSWER(name, ...) answer_read answer_read_##name;
ANSWERS(ANSWER)
#undef ANSWER

#endif
