/*
 * json_shape.h - whether a document is a table of nodes that name each other, and which.
 *
 * Looked at is the text, and no more of it than is needed, since most documents are trees
 * of nested nodes.
 */
#ifndef GTEVAL_READ_JSON_SHAPE_H
#define GTEVAL_READ_JSON_SHAPE_H

#include "read/json_form.h"

enum shape {
    SHAPE_OTHER,    /* no table */
    SHAPE_LIST,     /* [{"id":"a","children":["b"]},{"id":"b","value":3}] */
    SHAPE_MAP,      /* {"a":["b"],"b":3}, {"a":{"children":["b"]},"b":{"value":3}} */
    SHAPE_NEST,     /* {"a":{"b":3,"c":{"d":5}}} */
    SHAPE_LINKS,    /* {"nodes":[{"id":"a"}],"links":[{"source":"a","target":"b"}]} */
    SHAPE_GRAPHVIZ, /* {"objects":[{"_gvid":0}],"edges":[{"tail":0,"head":1}]} */
};

/*
 * Finds the shape of the scanned document that has the form. A list whose children are
 * numbers may still be one of nodes with leaves. False where memory runs out.
 */
bool shape_find(enum shape *shape, const struct text *text, const struct form *form,
                struct error *error);

#endif
