/*
 * answer_part.h - between the reading of an object of answers and that of each answer.
 */
#ifndef GTEVAL_CHECK_ANSWER_PART_H
#define GTEVAL_CHECK_ANSWER_PART_H

#include "check/answer.h"

/* An object that is being read; its text has passed the scan. */
struct reading {
    const struct text *text;
    struct references *references;
    const struct algorithm *algorithm;
    struct buffer scratch;
};

/* Reads the value at data[at] of the text into an answer, which is empty. */
typedef bool answer_read(struct reading *reading, size_t at, struct answer *answer,
                         struct error *error);

#define ANSWER(name, ...) answer_read answer_read_##name;
ANSWERS(ANSWER)
#undef ANSWER

#endif
