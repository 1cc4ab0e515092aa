/*
 * outputs.c - the formats of output, as people ask for them.
 */
#include "outputs.h"

#include "command/choices.h"
#include "print/table.h"

#include <string.h>
#include <strings.h>

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

/* Suffixes of formats that are not their names. */
static const struct {
    const char *suffix, *name;
} suffixes[] = {
    {"tex", "tikz"}, {"gv", "dot"},     {"htm", "html"},
    {"txt", "text"}, {"jsonl", "json"}, {"ndjson", "json"},
};

bool outputs_suffix(option_words *names, const char *path, size_t *place)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const char *point = strrchr(name, '.');

    if (!point || point == name)
        return false;
    name = point + 1;
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++)
        if (strcasecmp(point + 1, suffixes[i].suffix) == 0)
            name = suffixes[i].name;
    return options_find(names, name, place);
}

bool outputs_blame(struct error *error)
{
    static const char WHY[] = " (by the suffix of --output; --format decides)";
    size_t length = strlen(error->message);

    if (length + sizeof WHY <= sizeof error->message)
        strcpy(error->message + length, WHY);
    return false;
}

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
