/*
 * handles.h - what stands behind the names of gteval.h; for the library and nobody else.
 */
#ifndef GTEVAL_LIBRARY_HANDLES_H
#define GTEVAL_LIBRARY_HANDLES_H

#include "library/past.h"
#include "read/format.h"
#include "search/algorithm.h"
#include "search/proof.h"

struct gteval_error {
    struct error error; /* its file is owned */
    char *text;         /* owned; NULL: the message is all there is */
};

struct gteval_reader {
    struct reader reader;
    char *name; /* owned: what the reader's text calls its file */
    bool begun; /* a tree has been asked for */
    bool over;  /* nothing further can be read */
};

struct gteval_tree {
    struct tree tree;
    node *origin; /* owned: of which node of another tree each is a copy; NULL: none is */
};

struct gteval_search {
    const struct algorithm *algorithm;
    struct search_options options;
    gteval_observer *observer; /* NULL when nobody watches */
    void *context;             /* the observer's */
    bool keeps;                /* results have pasts */
};

struct gteval_result {
    struct result result;
    node nodes;            /* of the tree, */
    unsigned players;      /* and who has payoffs there */
    enum line_choice line; /* which the search was told to take */
    struct pasts pasts;    /* where the search keeps them */
};

struct gteval_proof {
    struct proof proof;
};

/* Begins a function that can fail: there is no error yet. */
void handle_start(struct gteval_error **error);

/* Hands out an error, where anybody wants it. Always returns false. */
bool handle_fail(struct gteval_error **error, const struct error *reason);

/* Whether a pointer is not NULL, as it must be; else an error is handed out, which calls
 * it what. */
bool handle_given(const void *pointer, const char *what, struct gteval_error **error);

/* Memory of zeros for a handle; NULL, with the error handed out, when there is none. */
void *handle_new(size_t size, struct gteval_error **error);

#endif
