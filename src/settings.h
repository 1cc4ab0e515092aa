/*
 * settings.h - the command line of gteval: its table of options, and what they set.
 */
#ifndef GTEVAL_SETTINGS_H
#define GTEVAL_SETTINGS_H

#include "base/terminal.h"
#include "check/grade.h"
#include "command/choices.h"
#include "outputs.h"
#include "pictures.h"
#include "print/report.h"
#include "read/format.h"
#include "search/algorithm.h"
#include "search/proof.h"
#include "summary/groups.h"

/* OPTION(identifier, letter, name, how it is set, help); see options.h */
#define OPTIONS(OPTION)                                                                  \
    OPTION(ALGO, 'a', "algo", CALLS("NAME[,NAME...]", algorithm_word, set_algorithms),   \
           "algorithms to run; 'all' runs every one\n(default alphabeta; with payoffs, " \
           "maxn)")                                                                      \
    OPTION(FORMAT, 'f', "format",                                                        \
           HINTS(outputs_hints, CALLS_ON(format, "FORMAT", format_word, set_format)),    \
           "text (default), json, csv, the key of a course exercise,\nor a picture of "  \
           "the search; see --list-formats")                                             \
    CHOICES_INPUT(OPTION, "how trees are written (default auto)")                        \
    OPTION(NAME, 0, "name", SETS_TEXT("NAME", read.name),                                \
           "call standard input that, as if it were a file")                             \
    OPTION(TRACE, 't', "trace", SETS_NOTHING, "print every step before the result")      \
    OPTION(DEPTH, 'd', "depth", SETS_NODE("N", depth, 0),                                \
           "treat nodes N plies down as leaves, by their own\nstatic value")             \
    OPTION(PARANOID, 0, "paranoid", SETS_TEXT("PLAYER", paranoid),                       \
           "MAX is that player, by number or name, and all others\nare MIN: of games "   \
           "with payoffs")                                                               \
    OPTION(WINDOW, 'w', "window",                                                        \
           NEEDS(USES_WINDOW, CALLS("ALPHA,BETA", NULL, set_window)), "start window")    \
    OPTION(GUESS, 'g', "guess", NEEDS(USES_GUESS, SETS_SCORE("VALUE", search.guess)),    \
           "first guess of mtdf (default the middle of the leaves'\nrange)")             \
    OPTION(CUT, 0, "cut",                                                                \
           NEEDS(USES_CUT, SETS_WORD("ge|gt", search.strict_cut, cut_word)),             \
           "cut when alpha >= beta (default) or only when\nalpha > beta")                \
    OPTION(BOUNDS, 0, "bounds",                                                          \
           NEEDS(USES_BOUNDS, CALLS("LOW,HIGH|leaves", bounds_word, set_bounds)),        \
           "what no leaf is worth less, or more, than: helps at\nchance nodes")          \
    OPTION(SUM, 0, "sum", NEEDS(USES_SUM, SETS_SCORE("S", search.sum)),                  \
           "what no leaf's payoffs add up to more than")                                 \
    OPTION(TARGET, 0, "target", NEEDS(USES_TARGET, SETS_SCORE("X", search.target)),      \
           "what pn and dfpn answer: is the value >= X?")                                \
    OPTION(MOVES, 'm', "moves", SETS_FLAG(report.moves),                                 \
           "also every root move with its exact value; the\nbest are marked")            \
    OPTION(PLAN, 0, "plan", SETS_FLAG(report.plan),                                      \
           "also the moves at all nodes met if everybody\nfollows the result")           \
    OPTION(LINE, 0, "line", SETS_WORD("first|shortest|longest", search.line, line_word), \
           "which of the optimal lines: that of the search\n(default), or one by which " \
           "the winner hurries or delays")                                               \
    OPTION(ALL_BEST, 0, "all-best", SETS_FLAG(report.all_best),                          \
           "also every best move at the root, and how many\noptimal lines there are")    \
    OPTION(PROOF, 0, "proof",                                                            \
           MAY_SET_WORD("lower|upper|both", report.proof, proof_word, 1, 3),             \
           "also the fewest leaves that prove the value, or one\nside of it")            \
    OPTION(VERIFY, 0, "verify", SETS_FLAG(verify),                                       \
           "check that the leaves read prove what each search\nsays; else exit with 3")  \
    OPTION(IDS, 'n', "ids", SETS_FLAG(report.ids),                                       \
           "show Dewey ids even where nodes have names")                                 \
    PICTURES_OPTIONS(OPTION,                                                             \
                     "in pictures, how each node was entered: its window\nor test")      \
    OPTION(STEP, 0, "step", SETS_WHOLE("K", style.step, 1, UINT64_MAX),                  \
           "in pictures, only what has happened after K events")                         \
    OPTION(SERIES, 0, "series", SETS_NOTHING,                                            \
           "a picture after every event, in files of their own:\nwith "                  \
           "--output=slide-%03d.svg")                                                    \
    OPTION(TIME, 0, "time", SETS_FLAG(report.time), "add the search time")               \
    OPTION(CHECK, 0, "check", CALLS("ANSWERS", options_file, add_check),                 \
           "compare the answers in that file, or in all files of a\nfolder, with what "  \
           "is true, and name the first difference")                                     \
    OPTION(ALL, 0, "all", SETS_FLAG(all_differences),                                    \
           "with --check: name every difference, with points")                           \
    OPTION(POINTS, 0, "points", CALLS("KEY:N[,...]", NULL, set_points),                  \
           "with --check: how many points there are for each key")                       \
    OPTION(TEMPLATE, 0, "answer-template",                                               \
           MAY_SET_WORD("blank|solved", answer_template, template_word, 0, 0),           \
           "a form for --check to be filled in; or the answers")                         \
    OPTION(SUMMARY, 'S', "summary", SETS_NOTHING,                                        \
           "one table over all trees instead of one result a\ntree")                     \
    OPTION(RESULTS, 0, "results", SETS_NOTHING,                                          \
           "the FILEs are results (csv or json) of earlier\nruns, to summarise")         \
    OPTION(BY, 0, "by", SETS_TEXT_LIKE("COLUMN", by, groups_column),                     \
           "with --summary or --results: of the trees of each file,\nor each value of "  \
           "another column, by themselves")                                              \
    OPTION(FIGURES, 0, "figures", CALLS("NAME[,NAME...]", figures_word, set_figures),    \
           "with --summary or --results: more of what trees took")                       \
    OPTION(WHY, 0, "explain", SETS_TEXT("NODE", report.explain),                         \
           "also why the node of that name or id was entered or\ncut, and what it "      \
           "meant")                                                                      \
    OPTION(EXPLAIN, 0, "explain-input", SETS_NOTHING,                                    \
           "how each FILE was understood, instead of results:\nformat, trees, what "     \
           "its keys say and which were not read")                                       \
    OPTION(STORED, 0, "verify-static", SETS_NOTHING,                                     \
           "instead of results, the inner nodes whose own values\nare not what lies "    \
           "below them, the worst first; then\nexits with 3")                            \
    OPTION(ORDERING, 0, "ordering", SETS_NOTHING,                                        \
           "instead of results, how well moves are ordered, and\nwhat another order "    \
           "would have cost")                                                            \
    OPTION(JOBS, 'j', "jobs", SETS_WHOLE("N", jobs, 1, MOST_JOBS),                       \
           "evaluate N trees of a stream at a time; output in\ninput order")             \
    OPTION(PROGRESS, 0, "progress", SETS_FLAG(progress),                                 \
           "show how many trees are done, on a terminal")                                \
    OPTION(RESUME, 0, "resume", SETS_FILE("FILE", resume),                               \
           "go on with the results (csv or json) that a killed run\nhas left in FILE, "  \
           "and write the rest there")                                                   \
    OPTION(FIRST, 0, "first", SETS_WHOLE("K", first, 1, UINT64_MAX),                     \
           "number the trees of each FILE from K (default 1)")                           \
    OPTION(LAST, 0, "last", SETS_WHOLE("K", last, 1, UINT64_MAX),                        \
           "with --results: each file's trees must end with K")                          \
    OPTION(EXPECT, 0, "expect", SETS_WHOLE("N", expect, 1, UINT64_MAX),                  \
           "with --results: there must be N trees of all files")                         \
    CHOICES_OUTPUT(OPTION, OUTPUTS_BY_SUFFIX)                                            \
    CHOICES_COLOUR(OPTION)                                                               \
    OPTION(LIST, 0, "list-algorithms", ASKS(list_algorithms, SETS_NOTHING),              \
           "name, title, source, one-line summary")                                      \
    OUTPUTS_OPTION(OPTION, list_formats)                                                 \
    CHOICES_ABOUT(OPTION)

enum option_index {
#define OPTION(identifier, ...) OPTION_##identifier,
    OPTIONS(OPTION)
#undef OPTION
};

/* A folder holds any number of them. */
enum { MOST_CHECKS = 256 };

struct settings {
    uint64_t given; /* OPTION_BITs: what stood on the command line */
    const struct algorithm *algorithms[ALGORITHM_COUNT];
    size_t algorithm_count;
    bool standard;   /* it is the standard, and no option asks for what only it has */
    bool all;        /* they are all of them: trees are searched by those that can */
    uint32_t format; /* the place of its word: that of views_plain */
    const struct view *view; /* of that format with the options given */
    enum colour_when colour;
    uint32_t input; /* the place of its word in choices_input */
    struct read_options read;
    struct search_options search;
    struct report_options report;
    bool verify;                     /* searches are held against what they have read */
    const char *checks[MOST_CHECKS]; /* borrowed: files of answers, or folders, */
    size_t check_count;              /* to be checked */
    bool all_differences;            /* every difference is told */
    struct points points;
    uint32_t answer_template; /* the place of its word: 1: with the answers */
    const char *by;           /* borrowed: the column that trees are grouped by */
    unsigned figures;         /* SUMMARY_...: what summaries have besides the usual */
    bool progress;            /* is shown */
    const char *resume;       /* borrowed: a file of results to go on with */
    const char *paranoid;     /* borrowed: whose view is taken; NULL: nobody's */
    node depth;               /* with --depth: where trees are cut */
    unsigned jobs;
    uint64_t first;  /* the number of the first tree of each file */
    uint64_t last;   /* of results: that of the last one; UINT64_MAX: not told */
    uint64_t expect; /* of results: how many trees of all files; 0: not told */
    struct picture_style style;
    struct limit memory;
    const char *output; /* borrowed; NULL: standard output */
    uint32_t shell;     /* the place of its word in options_shell */
};

extern const struct command gteval_command;

/*
 * Reads the command line. Returns the FILEs, ended by NULL; NULL, with error
 * (ERROR_USAGE) filled, where it is wrong.
 */
char **settings_read(struct settings *settings, int argc, char **argv,
                     struct error *error);

#endif
