/*
 * beside.h - names of our own for files that are written beside another, in whose place
 * they will be put: .gteval-HASH-NUMBER, HASH being one of the other's name.
 *
 * They are short, whatever the other is called, and are known again: a run that was
 * killed leaves its file behind for the next one to remove.
 */
#ifndef GTEVAL_BASE_BESIDE_H
#define GTEVAL_BASE_BESIDE_H

#include <stdint.h>

/* A name in the folder of target, with number 0, for the caller to free; NULL without
 * memory. */
char *beside_name(const char *target);

/* Gives the name that number. */
void beside_number(char *name, uint32_t number);

/* Holds a file that is open for writing: it is no longer there to be removed by others,
 * until it is closed by all that have it open. Where files cannot be held nothing comes
 * of it, and nobody removes any. */
void beside_hold(int descriptor);

/* Removes files of such names beside target that nobody holds. */
void beside_sweep(const char *target);

#endif
