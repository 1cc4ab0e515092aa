/*
 * document.h - documents of JSON as the files of worked-out searches have them, built
 * without the readers; and what those files say of nodes.
 */
#ifndef GTEVAL_TESTS_DOCUMENT_H
#define GTEVAL_TESTS_DOCUMENT_H

#include "tree/build.h"

#include <cjson/cJSON.h>

/*
 * Builds the tree of a document: "tree", with "players", "bounds" and "root" where it has
 * them. A root that says who moves there is right against the document's.
 */
void document_build(struct build *b, const cJSON *document);

/* Whether n has that id. */
bool document_is_id(const struct tree *t, node n, const char *id);

/* Fails the test where the nodes are not those of an array of ids, in order; what: whose
 * they are. */
void document_check_ids(const struct tree *t, const node *nodes, size_t count,
                        const cJSON *ids, const char *what);

#endif
