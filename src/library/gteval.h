/*
 * gteval.h - evaluate game trees: the public header of libgteval, explained in gteval(3).
 *
 *     struct gteval_reader *reader = gteval_reader_open("tree.json", &error);
 *     struct gteval_search *search = gteval_search_new("sss", &error);
 *
 *     while ((tree = gteval_reader_next(reader, &error))) {
 *         result = gteval_search_run(search, tree, &error);
 *         printf("%g\n", gteval_result_value(result));
 *         gteval_result_free(result);
 *         gteval_tree_free(tree);
 *     }
 *
 * Nothing here prints, exits or keeps state outside of what it is given: threads may work
 * at the same time as long as no two of them use one reader, or change one tree or
 * search.
 *
 * A function that can fail takes the address of an error last, NULL if nobody wants to
 * know. It sets it to NULL, or where it fails to an error that is the caller's to free.
 * What is not a pointer to const is the caller's to free, with the function that is named
 * for it; all of these take NULL. Texts are UTF-8 closed by a NUL.
 *
 * What else may be NULL is said. A function that can fail refuses any other NULL; those
 * that cannot must not be given one.
 *
 * This is C99 and C++98; C90 for compilers that have long long and _Bool.
 */
#ifndef GTEVAL_LIBRARY_GTEVAL_H
#define GTEVAL_LIBRARY_GTEVAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif
#ifdef __clang__ /* C90 has no bool */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc99-extensions"
#endif

struct gteval_error;
struct gteval_reader;
struct gteval_tree;
struct gteval_search;
struct gteval_result;
struct gteval_proof;

/* The version of the library, as "1.2.3". */
const char *gteval_version(void);

/*
 * Tables.
 */

enum gteval_table {
    GTEVAL_ALGORITHMS,
    GTEVAL_FORMATS, /* that trees are read in */
    GTEVAL_COUNTS,
    GTEVAL_EVENTS /* in the order of enum gteval_event_kind */
};

/* The name in a row of a table, from 0, and a line about it; NULL past the last row. */
const char *gteval_name(enum gteval_table table, size_t row);
const char *gteval_summary(enum gteval_table table, size_t row);

/*
 * Errors.
 */

/* What kind of failure; the numbers are the exit statuses of gteval(1). */
enum gteval_error_kind {
    GTEVAL_ERROR_INPUT = 1, /* input missing, malformed or over a limit */
    GTEVAL_ERROR_USAGE = 2, /* an unknown name, an option that has no meaning */
    GTEVAL_ERROR_CHECK = 3, /* a search that is verified did not read a proof */
    GTEVAL_ERROR_SYSTEM = 4 /* no memory, no stack */
};

enum gteval_error_kind gteval_error_kind(const struct gteval_error *error);

/* What is wrong and what was expected, in a line without the place. */
const char *gteval_error_message(const struct gteval_error *error);

/* All of it, as gteval(1) prints it: place, message, the source line and a caret. */
const char *gteval_error_text(const struct gteval_error *error);

/* The place: NULL where no file is concerned; from 1, or 0 where it is not known. */
const char *gteval_error_file(const struct gteval_error *error);
uint64_t gteval_error_line(const struct gteval_error *error);
uint64_t gteval_error_column(const struct gteval_error *error);

void gteval_error_free(struct gteval_error *error);

/*
 * Readers: trees one after another from a file, a stream or memory.
 */

/* Chance is nobody who moves at the root of a reader's choice. */
enum gteval_mover { GTEVAL_MAX, GTEVAL_MIN, GTEVAL_CHANCE };

/* path "-" is standard input. */
struct gteval_reader *gteval_reader_open(const char *path, struct gteval_error **error);

/* name is shown in errors, and its suffix may tell the format. The text is copied, and
 * may be NULL where size is 0; the stream is read from where it stands, and only the
 * caller closes it. */
struct gteval_reader *gteval_reader_memory(const char *name, const char *text,
                                           size_t size, struct gteval_error **error);
struct gteval_reader *gteval_reader_stream(const char *name, FILE *stream,
                                           struct gteval_error **error);

/* The format, by its name in GTEVAL_FORMATS. Without it, or with "auto", the first bytes
 * and the suffix tell. Refused once a tree has been asked for. */
bool gteval_reader_format(struct gteval_reader *reader, const char *format,
                          struct gteval_error **error);

/* Who moves at the root, whatever the file says. */
void gteval_reader_root(struct gteval_reader *reader, enum gteval_mover mover);

/* How many children each node has where a format tells only the leaves. */
void gteval_reader_width(struct gteval_reader *reader, uint32_t width);

/* The next tree; NULL, without an error, at the end. Behind an error is the end. */
struct gteval_tree *gteval_reader_next(struct gteval_reader *reader,
                                       struct gteval_error **error);

void gteval_reader_free(struct gteval_reader *reader);

/*
 * Trees.
 */

/* A node: its place in preorder, from 0, the root. Nodes that a tree does not have may be
 * asked about: they have no relatives, no name and no value. */
typedef uint32_t gteval_node;

#define GTEVAL_ROOT ((gteval_node)0)
#define GTEVAL_NONE UINT32_MAX /* no node */

gteval_node gteval_tree_nodes(const struct gteval_tree *tree);
gteval_node gteval_tree_leaves(const struct gteval_tree *tree);

/* Plies from the root to the deepest leaf. */
gteval_node gteval_tree_height(const struct gteval_tree *tree);

/* The relatives of a node, or GTEVAL_NONE. A leaf has no first child. */
gteval_node gteval_tree_parent(const struct gteval_tree *tree, gteval_node n);
gteval_node gteval_tree_first_child(const struct gteval_tree *tree, gteval_node n);
gteval_node gteval_tree_next_sibling(const struct gteval_tree *tree, gteval_node n);

/* How many children a node has; takes time in their number. */
gteval_node gteval_tree_children(const struct gteval_tree *tree, gteval_node n);

/* Who moves at a node. Of several players the first is MAX, all others are MIN here. */
enum gteval_mover gteval_tree_mover(const struct gteval_tree *tree, gteval_node n);

/* The number of the player who moves at a node, from 1; 0 for chance, and for no node. */
unsigned gteval_tree_player(const struct gteval_tree *tree, gteval_node n);

/* How many players have payoffs; 0 where leaves have one value, for MAX and MIN. */
unsigned gteval_tree_players(const struct gteval_tree *tree);

/* The payoffs of a leaf, one a player; NULL where there are none. They belong to the
 * tree. */
const double *gteval_tree_payoffs(const struct gteval_tree *tree, gteval_node n);

/* How likely chance comes to a node, set against its siblings: a weight, which is whole
 * where that can be. NaN where no chance node is above it. */
double gteval_tree_weight(const struct gteval_tree *tree, gteval_node n);

/* The value of a leaf, the static value of an inner node; NaN where there is none. */
double gteval_tree_value(const struct gteval_tree *tree, gteval_node n);

/* The name that the file gives the node, or NULL. */
const char *gteval_tree_name(const struct gteval_tree *tree, gteval_node n);

/* The Dewey id, as "2.1.3": for the caller to free with free(). NULL for GTEVAL_NONE and
 * when out of memory. */
char *gteval_tree_id(const struct gteval_tree *tree, gteval_node n);

/* Makes the nodes depth plies down leaves, worth their static values; others may be other
 * nodes afterwards. A tree that cannot be cut stays as it was. */
bool gteval_tree_cut(struct gteval_tree *tree, uint32_t depth,
                     struct gteval_error **error);

/* Makes a tree of MAX and MIN of a game with payoffs: the player, by number or by name,
 * is MAX against all others, and leaves are worth that player's payoff. Where there is no
 * such player, or are no payoffs, the tree stays as it was. */
bool gteval_tree_paranoid(struct gteval_tree *tree, const char *player,
                          struct gteval_error **error);

/* What leaves of a tree without payoffs show of its value, whatever all others are worth:
 * it is not less than low, and not more than high; either may be NULL. The leaves are in
 * any order. */
bool gteval_tree_shown(const struct gteval_tree *tree, const gteval_node *leaves,
                       size_t count, double *low, double *high,
                       struct gteval_error **error);

void gteval_tree_free(struct gteval_tree *tree);

/*
 * Events: what a search does, step by step.
 */

/* How a node's value stands to a number. */
enum gteval_relation {
    GTEVAL_EQUAL,
    GTEVAL_AT_LEAST,
    GTEVAL_AT_MOST,
    GTEVAL_ABOVE,
    GTEVAL_BELOW
};

enum gteval_event_kind {
    GTEVAL_PASS,     /* relation, value: what is asked of the root; alpha, beta: known */
    GTEVAL_ENTER,    /* GTEVAL_EQUAL: for the value, inside alpha and beta; else relation,
                        value: for the answer to that question; of df-pn proof,
                        disproof: the numbers to stay below */
    GTEVAL_LEAF,     /* value: read */
    GTEVAL_MEMORY,   /* relation, value: the stored bound that answers */
    GTEVAL_TEST,     /* child; relation, value: what is asked about it */
    GTEVAL_RESEARCH, /* child; alpha, beta: the wider window */
    GTEVAL_CUT,      /* child: the last one looked at; skipped; alpha, beta: what met */
    GTEVAL_STEP,  /* solved, value: the state taken; gamma: case of the operator; or, with
                     another relation than GTEVAL_EQUAL, the node is developed */
    GTEVAL_LEAVE, /* relation, value: what is known now */
    GTEVAL_PROBE, /* child: an outcome; alpha, beta: the window for its first child */
    GTEVAL_NUMBERS /* proof, disproof: the numbers of the node now */
};

/* Made by the library alone. What a kind does not name is 0, a child GTEVAL_NONE. */
struct gteval_event {
    size_t size; /* of this structure, which later versions may make longer */
    enum gteval_event_kind kind;
    enum gteval_relation relation;
    gteval_node node, child;
    gteval_node skipped; /* how many nodes are left out */
    double alpha, beta, value;
    bool solved;
    int gamma;              /* 1 to 6; 0 where the search stops */
    double proof, disproof; /* whole, or infinite */
};

/*
 * Is told of each event in turn, perhaps on a thread of the search with 32 KiB of stack
 * left. It watches, and cannot steer.
 */
typedef void gteval_observer(void *context, const struct gteval_event *event);

/*
 * Searches: an algorithm and its options, for any number of trees.
 */

enum gteval_cut { GTEVAL_CUT_GE, GTEVAL_CUT_GT };

/* The algorithm, by its name in GTEVAL_ALGORITHMS or as people write it: "SSS*". */
struct gteval_search *gteval_search_new(const char *algorithm,
                                        struct gteval_error **error);

/* Options, refused where the algorithm has no use for them: the start window, in which
 * alpha is less than beta; the first guess (without it, halfway between the least and the
 * greatest finite leaf); whether to cut when alpha >= beta, which is what is done without
 * it, or only when alpha > beta. */
bool gteval_search_window(struct gteval_search *search, double alpha, double beta,
                          struct gteval_error **error);
bool gteval_search_guess(struct gteval_search *search, double guess,
                         struct gteval_error **error);
bool gteval_search_cut(struct gteval_search *search, enum gteval_cut cut,
                       struct gteval_error **error);

/* What no leaf is worth less, or more, than; without it, what the tree's document says.
 * Chance nodes are searched by it. A tree with a leaf outside is refused by the run. */
bool gteval_search_bounds(struct gteval_search *search, double low, double high,
                          struct gteval_error **error);

/* What pn and dfpn answer: whether the value is at least that. They do not run without.
 */
bool gteval_search_target(struct gteval_search *search, double target,
                          struct gteval_error **error);

/* Results shall know the moves off the principal variation, too. */
void gteval_search_plan(struct gteval_search *search);

/* Which of the optimal lines a result has: that of the search, or one by length. On the
 * shortest the winner, who is MAX where a node is worth more than 0 and MIN where less,
 * takes the best move by which the line ends in the fewest plies, the loser the one by
 * which it does in the most; on the longest it is the other way round. Trees with chance
 * or payoffs have no such lines: they are refused by the run. */
enum gteval_line { GTEVAL_LINE_FIRST, GTEVAL_LINE_SHORTEST, GTEVAL_LINE_LONGEST };

bool gteval_search_line(struct gteval_search *search, enum gteval_line line,
                        struct gteval_error **error);

/* The leaves that a run has read must prove its result, by a check that knows no search;
 * else it fails with GTEVAL_ERROR_CHECK. */
void gteval_search_verify(struct gteval_search *search);

/* Who is told of the events from now on; NULL: nobody. */
void gteval_search_watch(struct gteval_search *search, gteval_observer *observer,
                         void *context);

/* Several threads may run one search at the same time, on one tree or on several. */
struct gteval_result *gteval_search_run(const struct gteval_search *search,
                                        const struct gteval_tree *tree,
                                        struct gteval_error **error);

void gteval_search_free(struct gteval_search *search);

/*
 * Results, which need neither the search nor the tree any more.
 */

/* The root's value is EQUAL to value, or AT_LEAST or AT_MOST that: outside of a window,
 * or where the question was whether it is at least a target: AT_LEAST where it is. */
double gteval_result_value(const struct gteval_result *result);
enum gteval_relation gteval_result_bound(const struct gteval_result *result);

/* The principal variation, from the root to a leaf or to a chance node. NULL, and no
 * nodes, where the bound is not GTEVAL_EQUAL. nodes, how many there are, may be NULL:
 * none comes behind the last. */
const gteval_node *gteval_result_line(const struct gteval_result *result, size_t *nodes);

/* The move at a node of the tree that was searched, which is met where everybody follows
 * the result and chance takes every outcome; of max^n, at any node that can be reached.
 * GTEVAL_NONE at other nodes, where no move is known, at chance nodes, and without
 * gteval_search_plan. */
gteval_node gteval_result_move(const struct gteval_result *result,
                               const struct gteval_tree *tree, gteval_node n);

/* What each player gets, in a game with payoffs; else NULL. The value is then what the
 * root's player gets. players, how many there are, may be NULL. */
const double *gteval_result_payoffs(const struct gteval_result *result, size_t *players);

/* A count, by its name in GTEVAL_COUNTS; UINT64_MAX where there is none of that name, as
 * of NULL. */
uint64_t gteval_result_count(const struct gteval_result *result, const char *name);

/* How long the search took, by the clock: no two runs are the same. */
double gteval_result_seconds(const struct gteval_result *result);

void gteval_result_free(struct gteval_result *result);

/*
 * Proofs: the smallest sets of leaves that show what a tree without chance or payoffs is
 * worth. They need neither the tree nor the result any more.
 */

/* The proof of a result of that tree. */
struct gteval_proof *gteval_proof_new(const struct gteval_tree *tree,
                                      const struct gteval_result *result,
                                      struct gteval_error **error);

/* The leaves that show that the value is GTEVAL_AT_LEAST or GTEVAL_AT_MOST that of the
 * result, in the order of the tree. NULL where there are none that do: on the side that a
 * bound says nothing of. leaves, how many there are, may be NULL: an infinite value needs
 * none. */
const gteval_node *gteval_proof_leaves(const struct gteval_proof *proof,
                                       enum gteval_relation side, size_t *leaves);

void gteval_proof_free(struct gteval_proof *proof);

#ifdef __clang__
#pragma clang diagnostic pop
#endif
#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
