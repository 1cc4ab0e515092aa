/*
 * quote.h - names from input are data: how each output writes them so that they stay
 * data.
 *
 * All of them take text closed by a NUL and write to out. Control characters are what
 * utf8_is_control calls so, and bytes that are not UTF-8, which become \ufffd.
 */
#ifndef GTEVAL_BASE_QUOTE_H
#define GTEVAL_BASE_QUOTE_H

#include <stdbool.h>
#include <stdio.h>

/* A JSON string with its quotes; control characters become escapes. */
void quote_json(FILE *out, const char *text);

/*
 * A bare word where the text can stand as one - no blanks, control characters, quotes or
 * '#' - else a JSON string. So a terminal never obeys a name, and words stay words.
 */
void quote_word(FILE *out, const char *text);

/* Whether quote_word writes the text as it is. */
bool quote_is_word(const char *text);

/*
 * Copies text[0 .. length) for use in a message into shown, which has room for size
 * bytes, and returns shown. What does not fit is left out at the end, or at the beginning
 * by quote_short_end, and dots stand for it. What is no text at all - bytes that are not
 * UTF-8, control characters of ASCII - becomes '?'; the rest is for who prints the
 * message to quote.
 */
const char *quote_short(char *shown, size_t size, const char *text, size_t length);

/* The same of ASCII, as ids are. */
const char *quote_short_end(char *shown, size_t size, const char *text, size_t length);

/* As it is, but for control characters, which become escapes as in JSON. */
void quote_plain(FILE *out, const char *text);

/* A field of CSV (RFC 4180): in quotes where it holds a comma or a quote; control
 * characters become escapes as in JSON. */
void quote_csv(FILE *out, const char *text);

/*
 * The rules below make control characters visible as quote_plain does, since their
 * formats cannot hold them.
 */

/* Text or an attribute of XML and HTML, without the quotes around an attribute. */
void quote_xml(FILE *out, const char *text);

/* A JSON string with its quotes that may stand in a script element of HTML. */
void quote_script(FILE *out, const char *text);

/* The inside of a quoted string of DOT that Graphviz is to show as a label. */
void quote_dot(FILE *out, const char *text);

/* The same of one that it is to show as a tooltip, where it takes escapes twice. */
void quote_dot_tooltip(FILE *out, const char *text);

/*
 * Text of TeX, plain enough for a braced argument and for the option lists of TikZ. A
 * character that the fonts of pdflatex lack becomes \unicode{HEX}, a command which the
 * document must define.
 */
void quote_tex(FILE *out, const char *text);

#endif
