/*
 * columns.c - the table of columns.
 */
#include "summary/columns.h"

#include <stddef.h>
#include <string.h>

static const char *name_of(const struct summary_entry *entry)
{
    return entry->algorithm->name;
}

static uint64_t trees_of(const struct summary_entry *entry)
{
    return entry->trees;
}

static uint64_t storage_of(const struct summary_entry *entry)
{
    return entry->storage;
}

const struct column column_algorithm = {
    .key = "algorithm", .heading = "algorithm", .name = name_of};

enum { PLACES = 3 };

#define WHOLE(key_, heading_, whole_)                                                    \
    {                                                                                    \
        .key = (key_), .heading = (heading_), .whole = (whole_)                          \
    }
#define FIGURE(key_, heading_, figure_)                                                  \
    {                                                                                    \
        .key = (key_), .heading = (heading_), .figure = (figure_), .places = PLACES      \
    }

static const struct column counts[] = {
    WHOLE("trees", "trees", trees_of),
    FIGURE("leaves_mean", "leaves", summary_leaves_mean),
    FIGURE("leaves_error", "+-", summary_leaves_error),
    FIGURE("nodes_mean", "nodes", summary_nodes_mean),
    FIGURE("nodes_error", "+-", summary_nodes_error),
    FIGURE("minimal_ratio", "leaves/minimal", summary_minimal_ratio),
    FIGURE("alphabeta_ratio", "leaves/alphabeta", summary_alphabeta_ratio),
    WHOLE("storage_max", "storage", storage_of),
};

static const struct column ratios[] = {
    FIGURE("minimal_ratio_error", "leaves/minimal +-", summary_minimal_error),
    FIGURE("alphabeta_ratio_error", "leaves/alphabeta +-", summary_alphabeta_error),
    FIGURE("alphabeta_difference", "leaves-alphabeta", summary_difference_mean),
    FIGURE("alphabeta_difference_error", "+-", summary_difference_error),
};

static const struct column distinct[] = {
    FIGURE("distinct_leaves_mean", "leaves", summary_distinct_leaves_mean),
    FIGURE("distinct_leaves_error", "+-", summary_distinct_leaves_error),
    FIGURE("distinct_nodes_mean", "nodes", summary_distinct_nodes_mean),
    FIGURE("distinct_nodes_error", "+-", summary_distinct_nodes_error),
};

enum { SECOND_PLACES = 9 };

static const struct column seconds[] = {
    {.key = "seconds_mean",
     .heading = "seconds",
     .figure = summary_seconds_mean,
     .places = SECOND_PLACES},
    {.key = "seconds_error",
     .heading = "+-",
     .figure = summary_seconds_error,
     .places = SECOND_PLACES},
};

#define QUANTILE_OF(of_, identifier, suffix, heading_)                                   \
    {.key = #of_ "_" suffix,                                                             \
     .heading = (heading_),                                                              \
     .offset = offsetof(struct summary_entry, of_##_quantiles[QUANTILE_##identifier]),   \
     .places = 2},

static const struct column leaves_quantiles[] = {
#define QUANTILE(identifier, percent, suffix, heading)                                   \
    QUANTILE_OF(leaves, identifier, suffix, heading)
    QUANTILES(QUANTILE)
#undef QUANTILE
};

static const struct column nodes_quantiles[] = {
#define QUANTILE(identifier, percent, suffix, heading)                                   \
    QUANTILE_OF(nodes, identifier, suffix, heading)
    QUANTILES(QUANTILE)
#undef QUANTILE
};

#define COLUMNS(figures_, title_, of_)                                                   \
    {                                                                                    \
        .figures = (figures_), .title = (title_), .of = (of_),                           \
        .count = sizeof(of_) / sizeof *(of_)                                             \
    }

const struct columns column_tables[] = {
    COLUMNS(0, NULL, counts),
    COLUMNS(SUMMARY_RATIOS, "ratios and differences on the same tree", ratios),
    COLUMNS(SUMMARY_DISTINCT, "different leaves and nodes", distinct),
    COLUMNS(SUMMARY_QUANTILES, "quantiles of leaves", leaves_quantiles),
    COLUMNS(SUMMARY_QUANTILES, "quantiles of nodes", nodes_quantiles),
    COLUMNS(SUMMARY_TIME, "time", seconds),
    {.of = NULL},
};

double column_figure(const struct column *column, const struct summary_entry *entry)
{
    double figure;

    if (column->figure)
        return column->figure(entry);
    memcpy(&figure, (const char *)entry + column->offset, sizeof figure);
    return figure;
}

bool columns_wanted(const struct columns *columns, unsigned figures)
{
    return columns->figures == 0 || (columns->figures & figures) != 0;
}
