/*
 * html_part.h - what the parts of the playback share; for html*.c and nobody else.
 */
#ifndef GTEVAL_DRAW_HTML_PART_H
#define GTEVAL_DRAW_HTML_PART_H

#include "draw/html.h"

/* The files playback.html, .css and .js as they are, each closed by a NUL; see the
 * Makefile. */
extern const unsigned char playback_html[], playback_css[], playback_js[];

/*
 * Writes what the script is to show as JSON that may stand in a script element. fewest is
 * the size of the certificate, 0 where it is not known.
 */
bool html_data(FILE *out, const struct html *html, const struct result *results,
               node fewest, struct error *error);

/* Writes the members of the tree: its shape, its texts, and where its nodes stand. */
bool html_tree(FILE *out, const struct html *html, struct error *error);

/* Writes the forms that events have, and the events of a run, each led by its form. */
void html_forms(FILE *out);
void html_events(FILE *out, const struct html *html, const struct html_run *run);

#endif
