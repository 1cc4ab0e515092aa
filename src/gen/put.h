/*
 * put.h - text and numbers into the buffer of the emitter, where there must be room.
 */
#ifndef GTEVAL_GEN_PUT_H
#define GTEVAL_GEN_PUT_H

#include "gen/emitter.h"

#include <string.h>

void put_bytes(struct emitter *e, const char *bytes, size_t size);

static inline void put_char(struct emitter *e, char c)
{
    e->buffer[e->used++] = c;
}

static inline void put_text(struct emitter *e, const char *text)
{
    put_bytes(e, text, strlen(text));
}

/* The text that score_write gives; integers and short decimals without its cost. */
void put_value(struct emitter *e, double value);

/* An integer up to 2^53. */
void put_integer(struct emitter *e, uint64_t value);

#endif
