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
struct gteval_builder;
struct gteval_moves;
struct gteval_search;
struct gteval_result;
struct gteval_proof;
struct gteval_style;
struct gteval_record;
struct gteval_verdict;

/* The version of the library, as "1.2.3". */
const char *gteval_version(void);

/*
 * Tables.
 */

enum gteval_table {
    GTEVAL_ALGORITHMS,
    GTEVAL_FORMATS, /* that trees are read in */
    GTEVAL_COUNTS,
    GTEVAL_EVENTS,         /* in the order of enum gteval_event_kind */
    GTEVAL_TREE_FORMATS,   /* that trees are written in */
    GTEVAL_RESULT_FORMATS, /* that results are written in */
    GTEVAL_PICTURES,       /* that trees and searches are drawn as */
    GTEVAL_STYLES          /* options of all three */
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

/* The node that has that name, or else that Dewey id, as "e" or "2.1.3". GTEVAL_NONE and
 * an error where there is none, or where several have the name: it says which. Takes time
 * in the number of nodes, if any has a name. */
gteval_node gteval_tree_find(const struct gteval_tree *tree, const char *text,
                             struct gteval_error **error);

/* Makes the nodes depth plies down leaves, worth their static values; others may be other
 * nodes afterwards. A tree that cannot be cut stays as it was. */
bool gteval_tree_cut(struct gteval_tree *tree, uint32_t depth,
                     struct gteval_error **error);

/* Makes a tree of MAX and MIN of a game with payoffs: the player, by number or by name,
 * is MAX against all others, and leaves are worth that player's payoff. Where there is no
 * such player, or are no payoffs, the tree stays as it was. */
bool gteval_tree_paranoid(struct gteval_tree *tree, const char *player,
                          struct gteval_error **error);

/* A copy of the tree below a node, to be searched instead of the tree, which stays as it
 * is: that node is the root, the nodes depth plies below it are leaves, as by
 * gteval_tree_cut, and player is MAX, as by gteval_tree_paranoid. GTEVAL_ROOT, UINT32_MAX
 * and NULL stand for all of the tree as it is. */
struct gteval_tree *gteval_tree_view(const struct gteval_tree *tree, gteval_node root,
                                     uint32_t depth, const char *player,
                                     struct gteval_error **error);

/* The node of the tree that a view was made of, for one of the view's; in any other tree
 * the node itself. GTEVAL_NONE where there is no such node. */
gteval_node gteval_tree_origin(const struct gteval_tree *tree, gteval_node n);

/* What leaves of a tree without payoffs show of its value, whatever all others are worth:
 * it is not less than low, and not more than high; either may be NULL. The leaves are in
 * any order. */
bool gteval_tree_shown(const struct gteval_tree *tree, const gteval_node *leaves,
                       size_t count, double *low, double *high,
                       struct gteval_error **error);

void gteval_tree_free(struct gteval_tree *tree);

/*
 * Trees that a program builds, by the rules of the readers: a weight stands below chance
 * only, and every child of a chance node has one or none has; payoffs are at leaves, as
 * many as there are players; what is not a number is no value. An error names the node by
 * its Dewey id and its name.
 */

/* As a player: the one who comes after the last player that moved above; at the root,
 * MAX. It is what a node has that is told nothing. */
#define GTEVAL_TURN 256u

/* A builder takes the nodes of a tree as a search enters and leaves them. Its first error
 * stays: whatever is called afterwards fails with it, so it is enough to look at what
 * gteval_builder_tree says. */
struct gteval_builder *gteval_builder_new(struct gteval_error **error);

/* Opens the next node below the innermost open one, or the root; closes the innermost
 * open one, which is a leaf if none was opened below it. */
bool gteval_builder_open(struct gteval_builder *builder, struct gteval_error **error);
bool gteval_builder_close(struct gteval_builder *builder, struct gteval_error **error);

/* A leaf, opened and closed. */
bool gteval_builder_leaf(struct gteval_builder *builder, double value,
                         struct gteval_error **error);

/*
 * Of the innermost open node, at any time before it is closed; the last word counts.
 */

/* The value of a leaf, the static value of an inner node. */
bool gteval_builder_value(struct gteval_builder *builder, double value,
                          struct gteval_error **error);

/* Who moves; or the player who does, by number: 1 is MAX, 2 MIN, 0 chance, or
 * GTEVAL_TURN. */
bool gteval_builder_mover(struct gteval_builder *builder, enum gteval_mover mover,
                          struct gteval_error **error);
bool gteval_builder_player(struct gteval_builder *builder, unsigned player,
                           struct gteval_error **error);

/* The name; "" is none. */
bool gteval_builder_name(struct gteval_builder *builder, const char *name,
                         struct gteval_error **error);

/* How likely chance comes here, set against the siblings: a number that is not negative,
 * taken for its shortest decimal text, so that 0.1 is 1/10; or such a text, as "0.1",
 * "1/3" or "25%". */
bool gteval_builder_weight(struct gteval_builder *builder, double weight,
                           struct gteval_error **error);
bool gteval_builder_odds(struct gteval_builder *builder, const char *odds,
                         struct gteval_error **error);

/* What each player gets at a leaf. The first ones say how many players there are. */
bool gteval_builder_payoffs(struct gteval_builder *builder, const double *payoffs,
                            size_t count, struct gteval_error **error);

/*
 * Of the whole tree, at any time.
 */

/* How many players there are, and their names: NULL, or an array of names, in which NULL
 * and "" are none. */
bool gteval_builder_players(struct gteval_builder *builder, unsigned count,
                            const char *const *names, struct gteval_error **error);

/* What no leaf is worth less, or more, than. */
bool gteval_builder_bounds(struct gteval_builder *builder, double low, double high,
                           struct gteval_error **error);

/* The tree, once its root is closed, or the first error. In either case the builder is as
 * new afterwards. */
struct gteval_tree *gteval_builder_tree(struct gteval_builder *builder,
                                        struct gteval_error **error);

void gteval_builder_free(struct gteval_builder *builder);

/* What the shape of a tree is told by. */
enum gteval_order {
    GTEVAL_PREORDER, /* how many children each node has; a node, then all below it */
    GTEVAL_LEVELS,   /* the same, level by level, each from the left */
    GTEVAL_PARENTS   /* the place of each node's parent, GTEVAL_NONE for the root; in any
                        order, but siblings from the left */
};

/*
 * A whole tree at once. All that is not set is to be 0. What each node has is in the
 * order of shape, and what leaves have in the order of the leaves among these. It stays
 * the caller's.
 */
struct gteval_arrays {
    size_t size; /* of this structure, which later versions may make longer */
    enum gteval_order order;
    size_t nodes; /* how many: of shape, values, players, weights, names, places */
    const uint32_t *shape; /* see enum gteval_order */
    size_t leaves; /* how many: of leaf_values, or times player_count of payoffs */
    const double *leaf_values; /* or NULL */
    const double *values;     /* of each node, NaN where there is none; or NULL. Of leaves
                                 only where there are no leaf_values */
    const uint16_t *players;  /* who moves, as for gteval_builder_player; or NULL */
    const double *weights;    /* NaN where there is none; or NULL */
    const char *const *names; /* in which NULL and "" are none; or NULL */
    const double *payoffs;    /* player_count of each leaf; or NULL */
    unsigned player_count;    /* 0 where leaves have values */
    const char *const *player_names; /* as for gteval_builder_players */
    const double *bounds;            /* two, as for gteval_builder_bounds; or NULL */
    gteval_node *places; /* where to tell which node of the tree each became; or NULL */
};

struct gteval_tree *gteval_tree_from_arrays(const struct gteval_arrays *arrays,
                                            struct gteval_error **error);

/*
 * A game, played out from a position: the whole tree is built down to the limits, and
 * then any algorithm may search it. All that is not set is to be 0.
 *
 * A position is as many bytes as the game says, which are copied; where they point to
 * something, release says that a copy is no longer needed. The functions are called one
 * at a time on the caller's thread, and must not throw.
 */
struct gteval_game {
    size_t size;          /* of this structure, which later versions may make longer */
    size_t position_size; /* bytes of a position */
    void *context;        /* for the functions */

    gteval_node nodes; /* the most that there may be, or it is an error; 0: what fits */
    uint32_t depth;    /* plies to be played; 0: until every game is over */
    bool statics;      /* ask for the value of every position, not only where play ends */

    /* Adds the positions that come next, by gteval_moves_add or gteval_moves_outcome;
     * none if the game is over. Not asked at the depth. False: give up, which is an
     * error. */
    bool (*children)(void *context, const void *position, struct gteval_moves *moves);

    /* What a position is worth to MAX, or NaN, which is an error where the game is over
     * or the depth is reached. NULL in a game with payoffs. */
    double (*value)(void *context, const void *position);

    /* Who moves, as for gteval_builder_player, where there are moves; NULL: by turns. */
    unsigned (*player)(void *context, const void *position);

    /* A game with payoffs: sets as many as there are players, where the game is over or
     * the depth is reached. False: give up. */
    bool (*payoffs)(void *context, const void *position, double *payoffs);
    unsigned player_count;
    const char *const *player_names; /* as for gteval_builder_players */

    const double *bounds; /* two, as for gteval_builder_bounds; or NULL */

    /* Frees what a position points to: is called once with the copy of each position that
     * was added, also where the tree fails, but not with the root; or NULL. */
    void (*release)(void *context, void *position);
};

/* The position behind the next move from the left, and the name of its node or NULL; both
 * are copied. Of chance, with its weight, as for gteval_builder_weight. False where there
 * is no use in adding more: a limit is met, or memory is out. */
bool gteval_moves_add(struct gteval_moves *moves, const void *position, const char *name);
bool gteval_moves_outcome(struct gteval_moves *moves, const void *position,
                          const char *name, double weight);

struct gteval_tree *gteval_tree_from_game(const struct gteval_game *game,
                                          const void *root, struct gteval_error **error);

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

/* Results shall know what was done at each node, which takes about 200 bytes a node. */
void gteval_search_keep(struct gteval_search *search);

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

/* An observer that keeps what it is told, for searches that are run one after another:
 * gteval_search_watch(search, gteval_record_add, record). */
struct gteval_record *gteval_record_new(struct gteval_error **error);
void gteval_record_add(void *record, const struct gteval_event *event);

/* The events so far, in order; NULL if there are none, or with an error where memory ran
 * out for them. They lie size bytes apart, which the first of them says, and belong to
 * the record, until the next is added. count, how many there are, may be NULL. */
const struct gteval_event *gteval_record_events(const struct gteval_record *record,
                                                size_t *count,
                                                struct gteval_error **error);
void gteval_record_free(struct gteval_record *record);

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

/* What a search that keeps it has done at a node, as pictures show it. Made by the
 * library alone. */
struct gteval_past {
    size_t size;  /* of this structure, which later versions may make longer */
    bool entered; /* by this search; else nothing of what follows is told but pruned_by */
    bool evaluated; /* for its value, at last inside the window alpha, beta */
    double alpha, beta;
    bool tested; /* for how its value stands to a number: at last relation, asked */
    enum gteval_relation relation;
    double asked;
    double low, high;       /* what is known of its value: it is not less, not more; */
    bool low_strict;        /* nor is it low itself, */
    bool high_strict;       /* nor high itself */
    bool on_line;           /* the principal variation */
    double proof, disproof; /* its numbers, of pn and dfpn; both 0: it has none yet */
    double merit;           /* of its live state, of sss and dual, */
    uint64_t step;          /* which was taken in this step, from 1; 0: in none */
    const double *payoffs;  /* one a player, where they are known exactly; else NULL */
    gteval_node order;      /* of a leaf: as which it was first read, from 1 */
    gteval_node cut_behind; /* the child behind which others were left out for good;
                               GTEVAL_NONE: none were */
    gteval_node pruned_by;  /* of a node never entered: the one above at which it was left
                               out by a cut; GTEVAL_NONE: at none */
};

/* Valid as long as the result; NULL without gteval_search_keep, and for no node. */
const struct gteval_past *gteval_result_past(const struct gteval_result *result,
                                             gteval_node n);

/* The leaves in the order in which the search has read them first, and the same with
 * every further reading; NULL without gteval_search_keep. GTEVAL_NONE comes behind the
 * last; count, how many there are, may be NULL. */
const gteval_node *gteval_result_leaves(const struct gteval_result *result,
                                        size_t *count);
const gteval_node *gteval_result_readings(const struct gteval_result *result,
                                          size_t *count);

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

/*
 * Writing: trees, results and pictures as text, byte for byte what gtconv(1) and
 * gteval(1) print.
 *
 * A text is for the caller to free with free(); a NUL stands behind it, and size, how
 * many bytes come before that, may be NULL. A style may be NULL, too: nothing is set.
 */

/* Options, each by its name in GTEVAL_STYLES: most are those of the programs, and take
 * the same words. An option that takes none is set by NULL or "". One that has no meaning
 * for what is written is not looked at. */
struct gteval_style *gteval_style_new(struct gteval_error **error);
bool gteval_style_set(struct gteval_style *style, const char *option, const char *value,
                      struct gteval_error **error);
void gteval_style_free(struct gteval_style *style);

/* A tree in a format of GTEVAL_TREE_FORMATS. What that has no place for is refused, or
 * left out by the style "lossy". */
char *gteval_tree_write(const struct gteval_tree *tree, const char *format,
                        const struct gteval_style *style, size_t *size,
                        struct gteval_error **error);

/* A picture of a tree, of GTEVAL_PICTURES. Some hold a limited number of nodes. */
char *gteval_tree_draw(const struct gteval_tree *tree, const char *picture,
                       const struct gteval_style *style, size_t *size,
                       struct gteval_error **error);

/* Results of that tree, at least one, in a format of GTEVAL_RESULT_FORMATS. */
char *gteval_results_write(const struct gteval_result *const *results, size_t count,
                           const struct gteval_tree *tree, const char *format,
                           const struct gteval_style *style, size_t *size,
                           struct gteval_error **error);

/* Runs searches, at least one, on the tree, and draws what they do, in a picture of
 * GTEVAL_PICTURES: "html" plays them side by side, "outline" and "dot" draw one behind
 * another, and the others take one. Who watches the searches is not told, and nothing is
 * verified. */
char *gteval_searches_draw(const struct gteval_search *const *searches, size_t count,
                           const struct gteval_tree *tree, const char *picture,
                           const struct gteval_style *style, size_t *size,
                           struct gteval_error **error);

/* A tree by a model of gtgen(1), or from one of its games, by words with blanks between
 * them: "model=ragged width=4 depth=5 seed=7 tree=2" or "game=nim:3,4,5". They are its
 * options model, game, width, depth, values, real, p, noise, sort, static, shape,
 * weights, players, sum, seed and root, and tree, which of the stream it is, from 1. */
struct gteval_tree *gteval_tree_generate(const char *words, struct gteval_error **error);

/*
 * Grading: what somebody answers about a tree and a search of it.
 */

/* Holds answers, as gteval(5) says that they are typed or written in JSON, against what
 * is true: of one tree and of one person. The text is size bytes, name what it is called
 * in errors; points are what keys are worth, as "value:1,pv:2", or NULL: one for each
 * key. That answers are wrong is no error. */
struct gteval_verdict *gteval_check(const struct gteval_search *search,
                                    const struct gteval_tree *tree, const char *name,
                                    const char *text, size_t size, const char *points,
                                    struct gteval_error **error);

/* Whether all is right; a line that says so, or one for each difference; the name in the
 * answers, or NULL; the points, and the most that there are, where anybody wants that. */
bool gteval_verdict_right(const struct gteval_verdict *verdict);
const char *gteval_verdict_said(const struct gteval_verdict *verdict);
const char *gteval_verdict_name(const struct gteval_verdict *verdict);
double gteval_verdict_points(const struct gteval_verdict *verdict, double *most);

void gteval_verdict_free(struct gteval_verdict *verdict);

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
