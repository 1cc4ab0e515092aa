/*
 * results.h - summaries of what earlier runs printed, in CSV or JSON.
 */
#ifndef GTEVAL_SUMMARY_RESULTS_H
#define GTEVAL_SUMMARY_RESULTS_H

#include "summary/ranges.h"
#include "summary/summary.h"

/*
 * Adds the trees of a file of results ("-": standard input) to the summary and to ranges,
 * which keeps path. Rows next to each other are about one tree if they have the same file
 * and tree in them, and different algorithms. The text is not held, so it may be of any
 * length. After a failure the summary has only a part of the file in it.
 */
bool results_read(const char *path, struct summary *summary, struct ranges *ranges,
                  struct error *error);

#endif
