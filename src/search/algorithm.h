/*
 * algorithm.h - the table of algorithms: the dispatcher.
 *
 * To add one: a file beside this one with its procedure, and a line in ALGORITHMS.
 */
#ifndef GTEVAL_SEARCH_ALGORITHM_H
#define GTEVAL_SEARCH_ALGORITHM_H

#include "search/search.h"

/* Options of a search that only some algorithms have a use for. */
enum algorithm_option {
    USES_WINDOW = 1 << 0,
    USES_GUESS = 1 << 1,
    USES_CUT = 1 << 2,
    USES_BOUNDS = 1 << 3,
    USES_SUM = 1 << 4,
    USES_TARGET = 1 << 5, /* and cannot do without */
};

/* How the steps of an algorithm are told in a text trace. */
enum trace_style {
    TRACE_CALLS,  /* each call, as minimax( name, side) */
    TRACE_WINDOW, /* nested calls with their windows, cuts and re-searches */
    TRACE_TESTS,  /* nested EVAL and TEST */
    TRACE_PASSES, /* nested calls of MT, pass by pass, with answers from memory */
    TRACE_VISITS, /* nested visits of nodes with their merits */
    TRACE_OPEN,   /* the OPEN list after each step */
    TRACE_PROOF,  /* the path to each node that is developed, with its numbers */
    TRACE_LIMITS, /* nested calls with their limits, and the numbers they return */
};

/* Whether nodes may be entered more than once: then the run keeps a bit for each. */
enum { ONCE = 0, AGAIN = 1 };

/* What else an algorithm is to those who run it. The standard of a kind of tree runs
 * where none is named, and is what the leaves of others are set against. */
enum algorithm_trait {
    HAS_KEY = 1 << 0, /* courses hand out keys of what it comes to */
    IS_STANDARD = 1 << 1,
    HANDLES_CHANCE = 1 << 2,   /* it searches trees with chance nodes, too */
    HANDLES_PAYOFFS = 1 << 3,  /* trees with payoffs, and no others */
    ADDS_WITH_CHANCE = 1 << 4, /* without chance it is another: "all" leaves it out */
    PRUNES_SILENTLY = 1 << 5,  /* what it leaves out no cutoff tells of */
    TOLD_RANGE = 1 << 6,       /* it knows the least and the greatest leaf beforehand */
};

/*
 * ALGORITHM(identifier, name, title, options, again, style, traits, general, memory,
 * source, summary, strength)
 *
 * The procedures are identifier_plain and identifier_watched, and for chance and bounds
 * general, or NULL; see rules.h. Each returns the root's value as far as the window tells
 * (fail-soft), has recorded its choices in s->choice, and may set s->failed.
 */
#define ALGORITHMS(ALGORITHM)                                                            \
    ALGORITHM(minimax, "minimax", "minimax", 0, ONCE, TRACE_CALLS,                       \
              HAS_KEY | HANDLES_CHANCE, minimax_general, "path", "Shannon 1950",         \
              "every node once, left to right", "knowing the value of every node")       \
    ALGORITHM(bb, "bb", "branch and bound", USES_CUT, ONCE, TRACE_WINDOW, 0, NULL,       \
              "path", "Knuth and Moore 1975, F1",                                        \
              "cuts by the bound of the parent only: no deep cutoffs",                   \
              "showing what deep cutoffs add")                                           \
    ALGORITHM(alphabeta, "alphabeta", "alpha-beta",                                      \
              USES_WINDOW | USES_CUT | USES_BOUNDS, ONCE, TRACE_WINDOW,                  \
              HAS_KEY | IS_STANDARD | HANDLES_CHANCE, alphabeta_general, "path",         \
              "Knuth and Moore 1975, F2; fail-soft: Fishburn 1983",                      \
              "cuts by the bounds of the whole path",                                    \
              "well ordered trees, at the least cost a node")                            \
    ALGORITHM(star2, "star2", "Star2", USES_WINDOW | USES_CUT | USES_BOUNDS, ONCE,       \
              TRACE_WINDOW, HANDLES_CHANCE | ADDS_WITH_CHANCE, star2_general, "path",    \
              "Ballard 1983",                                                            \
              "alpha-beta with chance, probing one child of each outcome first",         \
              "chance nodes above well ordered moves")                                   \
    ALGORITHM(scout, "scout", "SCOUT", 0, AGAIN, TRACE_TESTS, 0, NULL, "path",           \
              "Pearl 1980", "tests whether a move is better before evaluating it",       \
              "trees where tests are cheaper than evaluations")                          \
    ALGORITHM(negascout, "negascout", "NegaScout", USES_WINDOW | USES_BOUNDS, AGAIN,     \
              TRACE_WINDOW, HANDLES_CHANCE, negascout_general, "path", "Reinefeld 1983", \
              "null windows behind the first move, searched again from the value found", \
              "strongly ordered trees, in no more memory than the path")                 \
    ALGORITHM(pvs, "pvs", "PVS", USES_WINDOW | USES_BOUNDS, AGAIN, TRACE_WINDOW,         \
              HANDLES_CHANCE, pvs_general, "path",                                       \
              "Finkel and Fishburn 1982; Marsland 1983",                                 \
              "null windows behind the first move, searched again from the old bound",   \
              "the same; it is what most chess programs run")                            \
    ALGORITHM(sss, "sss", "SSS*", 0, ONCE, TRACE_OPEN, PRUNES_SILENTLY, NULL, "OPEN",    \
              "Stockman 1979",                                                           \
              "best-first over solution trees, the largest upper bound first",           \
              "badly ordered trees: reads no leaf that alpha-beta does not")             \
    ALGORITHM(dual, "dual", "DUAL*", 0, ONCE, TRACE_OPEN, PRUNES_SILENTLY, NULL, "OPEN", \
              "Marsland, Reinefeld and Schaeffer 1987",                                  \
              "SSS* with the sides exchanged: the smallest lower bound first",           \
              "the same, with a smaller OPEN at odd depth")                              \
    ALGORITHM(recsss, "recsss", "RecSSS*", 0, AGAIN, TRACE_VISITS, 0, NULL,              \
              "child lists",                                                             \
              "Bhattacharya and Bagchi 1993; Reinefeld and Ridinger 1994",               \
              "SSS* by recursion over sorted lists of children",                         \
              "the leaves of SSS* in less time")                                         \
    ALGORITHM(mt_sss, "mt-sss", "MT-SSS*", 0, AGAIN, TRACE_PASSES, 0, NULL, "bounds",    \
              "Plaat, Schaeffer, Pijls and de Bruin 1996",                               \
              "SSS* as null windows with memory, from above",                            \
              "the leaves of SSS* at the cost of alpha-beta")                            \
    ALGORITHM(mt_dual, "mt-dual", "MT-DUAL*", 0, AGAIN, TRACE_PASSES, 0, NULL, "bounds", \
              "Plaat, Schaeffer, Pijls and de Bruin 1996",                               \
              "DUAL* as null windows with memory, from below",                           \
              "the leaves of DUAL* at the cost of alpha-beta")                           \
    ALGORITHM(mtdf, "mtdf", "MTD(f)", USES_GUESS, AGAIN, TRACE_PASSES, 0, NULL,          \
              "bounds", "Plaat, Schaeffer, Pijls and de Bruin 1996",                     \
              "null windows with memory, from a first guess",                            \
              "good guesses: two passes when the guess is right")                        \
    ALGORITHM(cstar, "cstar", "C*", USES_WINDOW, AGAIN, TRACE_PASSES, TOLD_RANGE, NULL,  \
              "bounds", "Coplan 1982; Weill 1991",                                       \
              "null windows with memory, bisecting the range of the leaves",             \
              "values known to lie in a narrow range")                                   \
    ALGORITHM(maxn, "maxn", "max^n", 0, ONCE, TRACE_CALLS,                               \
              IS_STANDARD | HANDLES_CHANCE | HANDLES_PAYOFFS, maxn_general, "path",      \
              "Luckhardt and Irani 1986",                                                \
              "every node once, each player for their own payoff",                       \
              "games of several players: it is backward induction")                      \
    ALGORITHM(shallow, "shallow", "shallow pruning", USES_BOUNDS | USES_SUM, ONCE,       \
              TRACE_WINDOW, HANDLES_CHANCE | HANDLES_PAYOFFS, shallow_general, "path",   \
              "Korf 1991", "max^n with cuts by what the parent's player has found",      \
              "payoffs with a known sum, divided among the players")                     \
    ALGORITHM(pn, "pn", "proof-number search", USES_TARGET, ONCE, TRACE_PROOF,           \
              PRUNES_SILENTLY, NULL, "numbers", "Allis 1994",                            \
              "whether the value is at least a target: what is easiest to prove first",  \
              "trees where one side has few moves: they are proved or refuted soon")     \
    ALGORITHM(dfpn, "dfpn", "df-pn", USES_TARGET, AGAIN, TRACE_LIMITS, 0, NULL,          \
              "numbers", "Nagai 2002",                                                   \
              "the same depth first, by limits under which it goes on",                  \
              "the same, without going back to the root each time")

struct algorithm {
    const char *name, *title;
    unsigned options; /* enum algorithm_option, or-ed */
    bool again;
    enum trace_style style;
    unsigned traits;      /* enum algorithm_trait, or-ed */
    const char *memory;   /* what it keeps besides the tree */
    const char *source;   /* where it was published */
    const char *summary;  /* what it does, in one line */
    const char *strength; /* what it shines at */
    double (*plain)(struct search *s);
    double (*watched)(struct search *s);
    double (*general)(struct search *s); /* for chance and bounds; or NULL */
};

#define ALGORITHM(identifier, ...)                                                       \
    double identifier##_plain(struct search *s);                                         \
    double identifier##_watched(struct search *s);                                       \
    double identifier##_general(struct search *s);
ALGORITHMS(ALGORITHM)
#undef ALGORITHM

/* Where each stands in the table. */
enum algorithm_index {
#define ALGORITHM(identifier, ...) ALGORITHM_##identifier,
    ALGORITHMS(ALGORITHM)
#undef ALGORITHM
        ALGORITHM_COUNT
};

/* How many search trees with values: those for payoffs stand behind them. */
enum { VALUE_ALGORITHMS = ALGORITHM_maxn };

/* The table, in the order of ALGORITHMS; ended by an entry whose name is NULL. */
extern const struct algorithm algorithms[ALGORITHM_COUNT + 1];

/*
 * The algorithm of that name, or of one that people write for it, as "alpha-beta",
 * "SSS*", "MTD(f)" or "MTD(-inf)"; NULL if there is none.
 */
const struct algorithm *algorithm_find(const char *name);

/* Whether the algorithm can search a tree of that kind; an error (ERROR_INPUT) says why
 * not. */
bool algorithm_takes(const struct algorithm *algorithm, const struct tree *t,
                     struct error *error);

/* The standard of trees like MAX's and MIN's, and that of a tree at hand. */
const struct algorithm *algorithm_standard(void);
const struct algorithm *algorithm_standard_of(const struct tree *t);

#endif
