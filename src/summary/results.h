/*
 * results.h - summaries of what earlier runs printed, in CSV or JSON.
 */
#ifndef GTEVAL_SUMMARY_RESULTS_H
#define GTEVAL_SUMMARY_RESULTS_H

#include "summary/groups.h"
#include "summary/ranges.h"

/*
 * Adds the trees of a file of results ("-": standard input) to groups->by's groups and to
 * ranges, which keeps path. Rows next to each other are about one tree if they have the
 * same file and tree in them, and different algorithms; by must be the same in them. The
 * text is not held, so it may be of any length. After a failure groups have only a part
 * of the file in them.
 */
bool results_read(const char *path, struct groups *groups, struct ranges *ranges,
                  struct error *error);

#endif
