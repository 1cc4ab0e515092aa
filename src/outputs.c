/*
 * outputs.c - the formats of output, as people ask for them.
 */
#include "outputs.h"

#include "command/choices.h"
#include "print/table.h"

/* For both programs: the end of a list. */
#define PICTURES                                                                         \
    {"latex tex forest qtree pgf ", "tikz is for LaTeX"},                                \
        {"pdf ", "--format=dot FILE | dot -Tpdf makes one, a browser of svg"},           \
        {"png jpg jpeg gif eps ps webp ", "--format=dot FILE | dot -Tpng makes one"},    \
        {"graphviz gv digraph ", "dot is for Graphviz"},                                 \
        {"picture image ", "svg is for browsers and printing"},                          \
        {"htm web page browser ", "html is a page for a browser"},                       \
        {"ascii txt tree ", "outline draws with letters"},                               \
        {"xls xlsx ods excel tsv ", "spreadsheets open csv"},                            \
    {                                                                                    \
        NULL, NULL                                                                       \
    }

const struct option_hint outputs_hints[] = {
    {"nested dewey list efg node-link ", "gtconv writes trees so"},
    PICTURES,
};

const struct option_hint outputs_tree_hints[] = {
    {"text ", "gteval reports so"},
    PICTURES,
};

static void add_row(struct table *table, const char *option, const char *name,
                    const char *summary)
{
    table_text(table, option);
    table_text(table, name);
    table_text(table, summary);
}

bool outputs_list(FILE *out, option_words *names, option_words *summaries,
                  struct error *error)
{
    static const struct table_column columns[] = {
        {"option", TABLE_LEFT},
        {"format", TABLE_LEFT},
        {"what it is", TABLE_LEFT},
    };
    struct table table;

    if (!table_start(&table, columns, sizeof columns / sizeof columns[0]))
        return error_memory(error);
    for (size_t i = 0; names(i); i++)
        add_row(&table, "--format", names(i), summaries(i));
    for (size_t i = 0; choices_input(i); i++)
        add_row(&table, "--input", choices_input(i), choices_input_summary(i));
    return table_print(out, &table) || error_memory(error);
}
