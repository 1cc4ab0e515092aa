/*
 * column.c - the table of headings, and that of words for who moves.
 */
#include "read/column.h"

#include <string.h>
#include <strings.h>

/* In small letters, without what does not matter. */
static const struct heading {
    const char *word;
    enum column_meaning meaning;
} headings[] = {
    /* From the best name to the best id. */
    {"name", COLUMN_LABEL},
    {"nodename", COLUMN_LABEL},
    {"title", COLUMN_NAME},
    {"label", COLUMN_LABEL},
    {"letter", COLUMN_LABEL},
    {"position", COLUMN_LABEL},
    {"state", COLUMN_LABEL},
    {"vertex", COLUMN_LABEL},
    {"node", COLUMN_LABEL},
    {"move", COLUMN_NAME},
    {"action", COLUMN_NAME},

    {"id", COLUMN_ID},
    {"nodeid", COLUMN_ID},
    {"key", COLUMN_ID},
    {"identifier", COLUMN_ID},

    {"child", COLUMN_CHILD},
    {"childid", COLUMN_CHILD},
    {"childnode", COLUMN_CHILD},
    {"to", COLUMN_CHILD},
    {"target", COLUMN_CHILD},
    {"successor", COLUMN_CHILD},

    {"parent", COLUMN_PARENT},
    {"parentid", COLUMN_PARENT},
    {"parentnode", COLUMN_PARENT},
    {"parentnodeid", COLUMN_PARENT},
    {"idparent", COLUMN_PARENT},
    {"from", COLUMN_PARENT},
    {"source", COLUMN_PARENT},
    {"predecessor", COLUMN_PARENT},

    {"value", COLUMN_VALUE},
    {"val", COLUMN_VALUE},
    {"leafvalue", COLUMN_VALUE},
    {"nodevalue", COLUMN_VALUE},
    {"eval", COLUMN_VALUE},
    {"evaluation", COLUMN_VALUE},
    {"score", COLUMN_VALUE},
    {"utility", COLUMN_VALUE},
    {"payoff", COLUMN_VALUE},
    {"heuristic", COLUMN_VALUE},
    {"static", COLUMN_VALUE},
    {"staticvalue", COLUMN_VALUE},

    {"player", COLUMN_PLAYER},
    {"mover", COLUMN_PLAYER},
    {"turn", COLUMN_PLAYER},
    {"type", COLUMN_PLAYER},
    {"nodetype", COLUMN_PLAYER},
    {"side", COLUMN_PLAYER},
    {"tomove", COLUMN_PLAYER},
    {"sidetomove", COLUMN_PLAYER},
    {"playertomove", COLUMN_PLAYER},
    {"whomoves", COLUMN_PLAYER},
    {"minmax", COLUMN_PLAYER},
    {"maxmin", COLUMN_PLAYER},
    {"minormax", COLUMN_PLAYER},
    {"maxormin", COLUMN_PLAYER},

    {"ismax", COLUMN_MAX},
    {"ismaxnode", COLUMN_MAX},
    {"ismaximizing", COLUMN_MAX},
    {"ismaximizingplayer", COLUMN_MAX},
    {"maximizing", COLUMN_MAX},
    {"maximizingplayer", COLUMN_MAX},
    {"ismin", COLUMN_MIN},
    {"isminnode", COLUMN_MIN},
    {"isminimizing", COLUMN_MIN},
    {"isminimizingplayer", COLUMN_MIN},
    {"minimizing", COLUMN_MIN},
    {"minimizingplayer", COLUMN_MIN},

    {"chance", COLUMN_CHANCE},
    {"ischance", COLUMN_CHANCE},
    {"prob", COLUMN_CHANCE},
    {"probability", COLUMN_CHANCE},
    {"probabilities", COLUMN_CHANCE},
    {"likelihood", COLUMN_CHANCE},
    {"odds", COLUMN_CHANCE},
    {"weight", COLUMN_CHANCE},

    {"depth", COLUMN_ASIDE},
    {"level", COLUMN_ASIDE},
    {"ply", COLUMN_ASIDE},
    {"alpha", COLUMN_ASIDE},
    {"beta", COLUMN_ASIDE},
    {"x", COLUMN_ASIDE},
    {"y", COLUMN_ASIDE},
    {"color", COLUMN_ASIDE},
    {"colour", COLUMN_ASIDE},
    {"shape", COLUMN_ASIDE},

    {"comment", COLUMN_COMMENT},
    {"comments", COLUMN_COMMENT},
    {"note", COLUMN_COMMENT},
    {"notes", COLUMN_COMMENT},
    {"remark", COLUMN_COMMENT},
    {"remarks", COLUMN_COMMENT},
    {"description", COLUMN_COMMENT},
};

/* A heading that has one of these in it may be meant as one that matters. */
static const char *const telling[] = {
    "parent", "child",  "succ", "value",  "score",  "payoff", "utility",
    "player", "chance", "prob", "minimi", "maximi", "mover",  "node",
};

static const struct side {
    const char *word;
    enum column_side side;
} sides[] = {
    {"max", SIDE_MAX},        {"maxnode", SIDE_MAX},       {"maxplayer", SIDE_MAX},
    {"maximizer", SIDE_MAX},  {"maximiser", SIDE_MAX},     {"maximizing", SIDE_MAX},
    {"maximize", SIDE_MAX},   {"min", SIDE_MIN},           {"minnode", SIDE_MIN},
    {"minplayer", SIDE_MIN},  {"minimizer", SIDE_MIN},     {"minimiser", SIDE_MIN},
    {"minimizing", SIDE_MIN}, {"minimize", SIDE_MIN},      {"leaf", SIDE_LEAF},
    {"leafnode", SIDE_LEAF},  {"terminal", SIDE_LEAF},     {"terminalnode", SIDE_LEAF},
    {"chance", SIDE_CHANCE},  {"chancenode", SIDE_CHANCE}, {"nature", SIDE_CHANCE},
    {"random", SIDE_CHANCE},
};

static const char *const nothing[] = {"", "-", "null", "none", "nil"};

/* A letter as it counts; NUL where text ends. Moves past what does not matter. */
static char next_letter(const char **text)
{
    char c;

    *text += strspn(*text, " \t\r\n_-./");
    c = **text;
    if (c == '\0')
        return c;
    ++*text;
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* How much of text says the word: up to where, or NULL. */
static const char *begins(const char *text, const char *word)
{
    for (; *word; word++)
        if (next_letter(&text) != *word)
            return NULL;
    return text;
}

static bool is_word(const char *text, const char *word)
{
    const char *end = begins(text, word);

    return end && next_letter(&end) == '\0';
}

static bool contains(const char *text, const char *word)
{
    do {
        if (begins(text, word))
            return true;
    } while (next_letter(&text) != '\0');
    return false;
}

static bool is_telling(const char *heading)
{
    for (size_t i = 0; i < sizeof telling / sizeof *telling; i++)
        if (contains(heading, telling[i]))
            return true;
    return false;
}

enum column_meaning column_find(const char *heading, size_t *rank)
{
    for (*rank = 0; *rank < sizeof headings / sizeof *headings; ++*rank)
        if (is_word(heading, headings[*rank].word))
            return headings[*rank].meaning;
    return is_telling(heading) ? COLUMN_LIKE : COLUMN_UNKNOWN;
}

bool column_is_none(const char *cell)
{
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (strcasecmp(cell, nothing[i]) == 0)
            return true;
    return false;
}

enum column_side column_side(const char *cell)
{
    if (column_is_none(cell))
        return SIDE_NONE;
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        if (is_word(cell, sides[i].word))
            return sides[i].side;
    return SIDE_UNKNOWN;
}

enum column_side column_flag(const char *cell, enum column_meaning meaning)
{
    static const struct {
        const char *word;
        bool yes;
    } flags[] = {{"true", true},   {"yes", true}, {"1", true},
                 {"false", false}, {"no", false}, {"0", false}};

    if (column_is_none(cell))
        return SIDE_NONE;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcasecmp(cell, flags[i].word) == 0)
            return flags[i].yes == (meaning == COLUMN_MAX) ? SIDE_MAX : SIDE_MIN;
    return SIDE_UNKNOWN;
}
