/*
 * operand.h - operands of a command line that are no files, but trees.
 */
#ifndef GTEVAL_COMMAND_OPERAND_H
#define GTEVAL_COMMAND_OPERAND_H

#include "base/error.h"

/*
 * Adds to the error with which a path could not be opened how a program is given a tree,
 * where there is no such file and the path begins as trees do.
 */
void operand_explain(const char *path, const char *program, struct error *error);

#endif
