/*
 * form.h - a form of answers about a tree and a search of it: what there is to be found
 * out, to be filled in; or filled in already.
 */
#ifndef GTEVAL_CHECK_FORM_H
#define GTEVAL_CHECK_FORM_H

#include "check/practised.h"
#include "check/references.h"
#include "search/history.h"

/* Everything is borrowed. */
struct answer_form {
    const struct tree *tree;
    const struct history *history; /* of the search, with its leaves */
    const struct result *result;
    bool solved; /* right answers stand there; else ? */
    bool ids;    /* nodes are called by ids */
};

/*
 * Prints it, as typed lines or as an object: either can be given back as answers. False,
 * with error filled, where memory runs out.
 */
typedef bool form_print(FILE *out, const struct answer_form *form, struct error *error);

form_print form_text, form_json;

#endif
