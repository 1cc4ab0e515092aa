/*
 * document.h - JSON that is looked things up in: a value that has passed the scan, as
 * cJSON's tree.
 *
 * What is streamed, a nested tree, is read from the text as it stands there. A document
 * is for the rest: a map or table of nodes, a set of answers. Its members and elements
 * are gone through with cJSON_ArrayForEach and found with
 * cJSON_GetObjectItemCaseSensitive; what an item says is asked of document_value, since
 * cJSON keeps less of a text than is needed. It is given a copy in which that is written
 * so that it survives, with bytes that no UTF-8 has as marks:
 *
 *     numbers are strings, for as doubles they lose how they are written, and more than
 *     63 characters of one it may not read at all;
 *     a NUL in a string, which would end it, has another byte in its place;
 *     what lies deeper than DOCUMENT_LEVELS, where cJSON recurses and gives up at 1000,
 * is a mark, which is read as JSON_DEEP.
 *
 * Nor does it keep places: one is found again, for a message, by going through the tree
 * and the text side by side.
 */
#ifndef GTEVAL_JSON_DOCUMENT_H
#define GTEVAL_JSON_DOCUMENT_H

#include "base/text.h"
#include "json/value.h"

#include <cjson/cJSON.h>

/* How deep brackets may be nested in it. */
enum { DOCUMENT_LEVELS = 200 };

/* An item, and where it stands in the text. */
struct document_place {
    const cJSON *item;
    size_t key, value; /* offsets; key is value where it has no key */
    size_t depth;
    const cJSON *around[DOCUMENT_LEVELS]; /* what it lies in, from the root on */
};

/* All zeros is ready to be released. */
struct document {
    const struct text *text;     /* borrowed */
    cJSON *root;                 /* owned */
    size_t at;                   /* where that stands in the text */
    struct document_place place; /* the one found last */
    struct buffer scratch;       /* where there is a NUL in a string: room for any */
};

/*
 * Reads the value text->data[at .. end), which must not change while the document is
 * used. May be called in several threads at a time: those take turns. False, with error
 * filled, only where memory runs out. To be released in any case.
 */
bool document_read(struct document *document, const struct text *text, size_t at,
                   size_t end, struct error *error);

/* What an item is and says, and what its key says. The words last until the next call. */
struct json_value document_value(struct document *document, const cJSON *item);
struct json_words document_key(struct document *document, const cJSON *item);

/*
 * The offset in the text of an item's value, and of its key (for an element of an array:
 * of the value). Asked for in the order of the text they take, all together, a single
 * walk; any other takes one by itself.
 */
size_t document_at(struct document *document, const cJSON *item);
size_t document_key_at(struct document *document, const cJSON *item);

void document_release(struct document *document);

#endif
