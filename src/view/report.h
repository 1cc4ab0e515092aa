/*
 * report.h - reports on a scene, alone and behind traces; for the files of this room.
 */
#ifndef GTEVAL_VIEW_REPORT_H
#define GTEVAL_VIEW_REPORT_H

#include "view/view.h"

/* Once the first result is there: the certificate, where it is shown, and the values,
 * where moves are. */
bool report_complete(struct scene *scene, struct error *error);

/* Prints the report on some of the results; event: among the events of a trace. */
bool report_print(struct scene *scene, const struct result *results, size_t count,
                  bool event, struct error *error);

/* The report on all of the results. */
bool report_finish(struct scene *scene, struct error *error);

#endif
