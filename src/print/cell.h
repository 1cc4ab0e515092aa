/*
 * cell.h - what stands in the cells of tables and in the fields of records, for people
 * and for programs.
 */
#ifndef GTEVAL_PRINT_CELL_H
#define GTEVAL_PRINT_CELL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum cell_style { CELL_TEXT, CELL_JSON, CELL_CSV };

/* A text by the rules of JSON or CSV; for people as it is. */
void cell_text(FILE *out, enum cell_style style, const char *text);

void cell_whole(FILE *out, uint64_t number);

/* What stands where there is nothing: a dash, null, or nothing. */
void cell_none(FILE *out, enum cell_style style);

/* The whole of a figure for programs, three places for people; none where it is
 * SCORE_NONE. */
void cell_figure(FILE *out, enum cell_style style, double figure);

/* The same of a value, which is never shortened. */
void cell_score(FILE *out, enum cell_style style, double value);

/* The name of a file for programs, which may be no text. False, with nothing printed,
 * when out of memory. */
bool cell_file(FILE *out, enum cell_style style, const char *file);

#endif
