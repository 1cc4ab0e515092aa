/*
 * views.c - the table of views.
 */
#include "views.h"

#include "draw/format.h"
#include "explain.h"
#include "plot/plot.h"
#include "print/format.h"
#include "print/key.h"
#include "settings.h"

#include <string.h>

#define ON(option) OPTION_BIT(OPTION_##option)

/* Options that go with the same things. Colour is a wish about terminals: where there is
 * none, it is granted. */
#define WRITES (ON(OUTPUT) | ON(LIMIT_MEMORY) | ON(COLOR))
#define ALWAYS (WRITES | ON(FIRST))
#define INPUTS                                                                           \
    (ON(INPUT) | ON(WIDTH) | ON(ROOT) | ON(NEGAMAX) | ON(EACH) | ON(IGNORE) | ON(NAME))
#define TREES (ALWAYS | INPUTS | ON(PROGRESS) | ON(PARANOID))
#define READS (TREES | ON(DEPTH))
#define SEARCHES                                                                         \
    (READS | ON(ALGO) | ON(WINDOW) | ON(GUESS) | ON(CUT) | ON(BOUNDS) | ON(SUM) |        \
     ON(TARGET))
#define SHOWS (SEARCHES | ON(FORMAT) | ON(JOBS) | ON(VERIFY))
#define DRAWS                                                                            \
    (SHOWS | ON(IDS) | ON(WINDOWS) | ON(LABELS) | ON(TITLE) | ON(STEP) | ON(LINE) |      \
     ON(PROOF))
#define PLACES (DRAWS | ON(LAYOUT) | ON(PAGE))
#define STEPS  (ON(STEP) | ON(JOBS))
#define REPORTS                                                                          \
    (SHOWS | ON(MOVES) | ON(PLAN) | ON(LINE) | ON(ALL_BEST) | ON(PROOF) | ON(TIME) |     \
     ON(IDS))

#define CHECKS (SEARCHES | ON(FORMAT) | ON(CHECK) | ON(IDS) | ON(LINE))

/* Tables have room for more figures, pictures have not. */
#define FIGURED (ON(FIGURES) | ON(TIME))

#define RESULTS(name_, as_, tabulate_, figures_)                                         \
    {                                                                                    \
        .name = name_, .option = "--results" as_, .asked = ON(RESULTS),                  \
        .takes = ALWAYS | ON(LAST) | ON(EXPECT) | ON(FORMAT) | ON(RESULTS) |             \
                 ON(SUMMARY) | ON(BY) | (figures_),                                      \
        .of_results = true, .manner = &summary_manner, .tabulate = tabulate_,            \
    }

#define SUMMARY(name_, as_, tabulate_, figures_)                                         \
    {                                                                                    \
        .name = name_, .option = "--summary" as_, .asked = ON(SUMMARY),                  \
        .takes = SHOWS | ON(SUMMARY) | ON(BY) | (figures_), .certificate = true,         \
        .manner = &summary_manner, .tabulate = tabulate_,                                \
    }

/* Of the values that inner nodes have, no tree is to be cut: they are what leaves of it
 * would be worth. */
#define STORED(name_, people_, print_, head_)                                            \
    {                                                                                    \
        .name = name_, .option = "--verify-static", .asked = ON(STORED),                 \
        .takes = TREES | ON(FORMAT) | ON(JOBS) | ON(IDS) | ON(STORED),                   \
        .for_people = people_, .by_itself = true, .manner = &stored_manner,              \
        .print_stored = print_, .table_head = head_,                                     \
    }

#define ORDERING(name_, people_, print_, head_)                                          \
    {                                                                                    \
        .name = name_, .option = "--ordering", .asked = ON(ORDERING),                    \
        .takes = READS | ON(FORMAT) | ON(JOBS) | ON(ORDERING), .for_people = people_,    \
        .by_itself = true, .manner = &ordering_manner, .print_ordering = print_,         \
        .table_head = head_,                                                             \
    }

#define SERIES(name_, draw_, nodes_, takes_)                                             \
    {                                                                                    \
        .name = name_, .option = "--series", .asked = ON(SERIES),                        \
        .takes = ((takes_) & ~STEPS) | ON(SERIES), .alone = true, .one_algorithm = true, \
        .nodes = nodes_, .manner = &series_manner, .draw = draw_,                        \
    }

#define GRADES(name_, asked_, grades_, head_)                                            \
    {                                                                                    \
        .name = name_, .option = "--check", .asked = asked_,                             \
        .takes = CHECKS | ON(ALL) | ON(POINTS), .one_algorithm = true,                   \
        .of_answers = true, .of_class = true, .manner = &grades_manner,                  \
        .grades = grades_, .table_head = head_,                                          \
    }

#define FORMS(name_, form_, between_)                                                    \
    {                                                                                    \
        .name = name_, .option = "--answer-template", .asked = ON(TEMPLATE),             \
        .takes = SEARCHES | ON(FORMAT) | ON(TEMPLATE) | ON(IDS) | ON(LINE),              \
        .one_algorithm = true, .manner = &form_manner, .form = form_,                    \
        .between = between_,                                                             \
    }

#define EXPLAINS(name_, people, explain_)                                                \
    {                                                                                    \
        .name = name_, .option = "--explain-input", .asked = ON(EXPLAIN),                \
        .takes = WRITES | INPUTS | ON(FORMAT) | ON(EXPLAIN), .for_people = people,       \
        .manner = &explain_manner, .explain = explain_,                                  \
    }

const struct view views[] = {
    GRADES("text", ON(CHECK) | ON(ALL), gradebook_text, NULL),
    GRADES("json", ON(CHECK), gradebook_json, NULL),
    GRADES("csv", ON(CHECK), gradebook_csv, gradebook_csv_head),
    FORMS("text", form_text, "---\n"),
    FORMS("json", form_json, ""),
    {
        .name = "text",
        .option = "--check",
        .asked = ON(CHECK),
        .takes = CHECKS,
        .for_people = true,
        .one_algorithm = true,
        .of_answers = true,
        .manner = &answers_manner,
    },
    EXPLAINS("text", true, explain_text),
    EXPLAINS("json", false, explain_json),
    STORED("text", true, stored_text, NULL),
    STORED("json", false, stored_json, NULL),
    STORED("csv", false, stored_csv, stored_csv_head),
    ORDERING("text", true, ordering_text, NULL),
    ORDERING("json", false, ordering_json, NULL),
    ORDERING("csv", false, ordering_csv, ordering_csv_head),
    SERIES("outline", outline_draw, 0, DRAWS),
    SERIES("dot", dot_draw, MOST_OF_GRAPHS, PLACES),
    SERIES("svg", svg_draw, MOST_OF_GRAPHS, PLACES),
    SERIES("tikz", tikz_draw, MOST_OF_TEX, PLACES | ON(FRAGMENT)),
    RESULTS("text", "", summary_text, FIGURED),
    RESULTS("json", "", summary_json, FIGURED),
    RESULTS("csv", "", summary_csv, FIGURED),
    RESULTS("svg", " as svg", plot_svg, 0),
    SUMMARY("text", "", summary_text, FIGURED),
    SUMMARY("json", "", summary_json, FIGURED),
    SUMMARY("csv", "", summary_csv, FIGURED),
    SUMMARY("svg", " as svg", plot_svg, 0),
    {
        .name = "text",
        .asked = ON(TRACE),
        .takes = REPORTS | ON(TRACE),
        .for_people = true,
        .remarks = true,
        .manner = &trace_manner,
        .print = text_print,
    },
    {
        .name = "json",
        .asked = ON(TRACE),
        .takes = REPORTS | ON(TRACE),
        .certificate = true,
        .manner = &events_manner,
        .print = record_json,
    },

    {
        .name = "text",
        .option = "--explain",
        .asked = ON(WHY),
        .takes = REPORTS | ON(WHY),
        .for_people = true,
        .remarks = true,
        .brief = true,
        .manner = &why_manner,
        .print = text_print,
    },
    {
        .name = "json",
        .option = "--explain",
        .asked = ON(WHY),
        .takes = REPORTS | ON(WHY),
        .certificate = true,
        .manner = &why_manner,
        .print = record_json,
    },

    {
        FORMAT_TEXT,
        .takes = REPORTS,
        .for_people = true,
        .remarks = true,
        .manner = &report_manner,
    },
    {
        FORMAT_JSON,
        .takes = REPORTS | ON(RESUME),
        .manner = &report_manner,
    },
    {
        FORMAT_CSV,
        .takes = REPORTS | ON(RESUME),
        .manner = &report_manner,
    },
    {
        .name = "lab-key",
        .summary = "a course key: what each node chooses, and for how much",
        .takes = SHOWS | ON(IDS),
        .for_people = true,
        .one_algorithm = true,
        .of_keys = true,
        .manner = &key_manner,
        .key = &key_lab,
    },
    {
        .name = "levels-key",
        .summary = "a course key: the value of each node visited, indented",
        .takes = SHOWS,
        .for_people = true,
        .one_algorithm = true,
        .of_keys = true,
        .plies = 10000, /* or they would be mostly tabs */
        .manner = &key_manner,
        .key = &key_levels,
    },
    {
        .name = "sets-key",
        .summary = "a course key: value and leaves read, a line a tree",
        .takes = SHOWS,
        .one_algorithm = true,
        .of_keys = true,
        .manner = &report_manner,
        .print = key_sets,
    },
    {
        FORMAT_OUTLINE,
        .takes = DRAWS | ON(PLAN),
        .still = true,
        .for_people = true,
        .manner = &picture_manner,
    },
    {
        FORMAT_DOT,
        .takes = PLACES,
        .still = true,
        .drawn = true,
        .manner = &picture_manner,
    },
    {
        FORMAT_SVG,
        .takes = PLACES,
        .still = true,
        .drawn = true,
        .one_algorithm = true,
        .manner = &picture_manner,
    },
    {
        FORMAT_TIKZ,
        .takes = PLACES | ON(FRAGMENT),
        .fragments = true,
        .still = true,
        .drawn = true,
        .one_algorithm = true,
        .manner = &picture_manner,
    },
    {
        FORMAT_HTML,
        .takes = SHOWS | ON(IDS) | ON(LINE),
        .practised = true,
        .manner = &playback_manner,
    },
    {.manner = NULL},
};

const struct view *views_plain(size_t i)
{
    for (const struct view *view = views; view->manner; view++)
        if (!view->asked && i-- == 0)
            return view;
    return NULL;
}

const struct view *views_picture(size_t i)
{
    for (const struct view *view = views; view->manner; view++)
        if (view->draw && !view->asked && i-- == 0)
            return view;
    return NULL;
}

const struct view *views_choose(const struct view *plain, uint64_t given)
{
    for (const struct view *view = views; view < plain; view++)
        if ((view->asked & ~given) == 0 &&
            (!view->name || strcmp(view->name, plain->name) == 0))
            return view;
    return plain;
}
