/*
 * foreign.c - the table of formats that are not read.
 */
#include "read/foreign.h"

#include "base/packed.h"
#include "read/look.h"
#include "read/words.h"

#include <string.h>
#include <strings.h>

/* So many bytes of a text are looked at for a sign. */
enum { LOOK_LIMIT = 4096 };

static bool is_one_of(const struct cursor *cursor, const struct word *word,
                      const char *const *words)
{
    for (; *words; words++)
        if (word_is(cursor->text, word->at, word->end, *words))
            return true;
    return false;
}

/* A ? is any byte. */
static bool begins(struct cursor *cursor, size_t at, const char *bytes)
{
    for (; *bytes; bytes++)
        if (cursor_byte(cursor, at++) != (unsigned char)*bytes && *bytes != '?')
            return false;
    return true;
}

static bool is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The start of the next line, or the end. */
static size_t next_line(struct cursor *cursor, size_t at)
{
    int c;

    while ((c = cursor_byte(cursor, at)) != '\n' && c != CURSOR_END)
        at++;
    return c == '\n' ? at + 1 : at;
}

/* graph NAME {, digraph {, strict graph ... */
static bool is_dot(struct cursor *cursor, size_t at)
{
    static const char *const graphs[] = {"graph", "digraph", NULL};
    struct word word = look_word(cursor, at);

    if (word_is(cursor->text, word.at, word.end, "strict"))
        word = look_word(cursor, word.next);
    if (!is_one_of(cursor, &word, graphs))
        return false;
    at = look_space(cursor, word.end);
    if (cursor_byte(cursor, at) == '"')
        return true;
    return cursor_byte(cursor, look_space(cursor, look_word(cursor, at).end)) == '{';
}

/* graph TD, flowchart LR */
static bool is_mermaid(struct cursor *cursor, size_t at)
{
    static const char *const charts[] = {"graph", "flowchart", NULL}, *const ways[] = {
                                                                          "TD", "TB",
                                                                          "BT", "LR",
                                                                          "RL", NULL};
    struct word word = look_word(cursor, at);

    if (!is_one_of(cursor, &word, charts))
        return false;
    word = look_word(cursor, word.next);
    return is_one_of(cursor, &word, ways);
}

/* As begins, whatever the case of letters; bytes are lower case. */
static bool begins_folded(struct cursor *cursor, size_t at, const char *bytes)
{
    for (; *bytes; bytes++) {
        int c = cursor_byte(cursor, at++);

        if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) != *bytes)
            return false;
    }
    return true;
}

static bool is_html(struct cursor *cursor, size_t at)
{
    return begins_folded(cursor, at, "<html") ||
           begins_folded(cursor, at, "<!doctype html");
}

static bool is_xml(struct cursor *cursor, size_t at)
{
    int c = cursor_byte(cursor, at + 1);

    return begins(cursor, at, "<") && (c == '?' || c == '!' || is_letter(c));
}

/* Whether braces have a key with a colon in them, as those of chance nodes have not. */
static bool is_yaml_map(struct cursor *cursor, size_t at)
{
    size_t limit = at + LOOK_LIMIT;
    int c;

    while (at < limit && (c = cursor_byte(cursor, at)) != CURSOR_END && c != '\n' &&
           c != '}') {
        if (c == ':')
            return true;
        at = c == '"' ? look_string(cursor, at) : at + 1;
    }
    return false;
}

/* A key, with nothing or a value behind its colon that is no list, nor chances. */
static bool is_yaml_pair(struct cursor *cursor, size_t at)
{
    struct word word = look_word(cursor, at);
    size_t value = look_blanks(cursor, word.end + 1);

    if (cursor_byte(cursor, value) == '{' && !is_yaml_map(cursor, value))
        return false;
    return word.end > at && !look_is_ordinals(cursor->text, &word, NULL) &&
           word.end - at > 1 && cursor_byte(cursor, word.end) == ':' &&
           cursor_is_space(cursor_byte(cursor, word.end + 1)) &&
           cursor_byte(cursor, value) != '[';
}

static bool is_yaml_item(struct cursor *cursor, size_t at)
{
    return begins(cursor, at, "- ") || begins(cursor, at, "-\n");
}

static bool is_yaml(struct cursor *cursor, size_t at)
{
    if (begins(cursor, at, "---"))
        at = look_space(cursor, next_line(cursor, at));
    return begins(cursor, at, "%YAML") || is_yaml_item(cursor, at) ||
           is_yaml_pair(cursor, at);
}

/* [Event "..."] and other tags of a game. */
static bool is_pgn(struct cursor *cursor, size_t at)
{
    static const char *const tags[] = {"Event", "Site",  "Date",   "Round",
                                       "White", "Black", "Result", NULL};
    struct word word = look_word(cursor, at + 1);

    return begins(cursor, at, "[") && is_one_of(cursor, &word, tags) &&
           word.follows == '"';
}

/* Brackets with a label or a length right behind one that closes. */
static bool is_newick(struct cursor *cursor, size_t at)
{
    size_t depth = 0, limit = at + LOOK_LIMIT;
    int c = cursor_byte(cursor, at);

    if (c != '(')
        return false;
    for (; at < limit && c != CURSOR_END; c = cursor_byte(cursor, ++at)) {
        if (c == '"' || c == '\'')
            return false;
        if (c == '(')
            depth++;
        if (c == ')' && --depth == 0)
            return false;
        if (c == ')') {
            struct word word = look_word(cursor, at + 1);

            if (begins(cursor, at + 1, ":") || begins(cursor, at + 1, ";") ||
                (is_letter(cursor_byte(cursor, at + 1)) &&
                 !word_is_value(cursor->text, word.at, word.end)))
                return true;
        }
    }
    return false;
}

/* What a line of a program begins with, before a word. */
static bool is_program(struct cursor *cursor, size_t at)
{
    static const char *const words[] = {"import", "from",    "def",    "class", "public",
                                        "using",  "package", "module", NULL};
    struct word word = look_word(cursor, at);

    return is_one_of(cursor, &word, words) && word.next > word.end &&
           is_letter(word.follows);
}

/* Rows of eight fields, joined by slashes. */
static bool is_fen(struct cursor *cursor, size_t at)
{
    struct word word = look_word(cursor, at);
    int slashes = 0;

    for (; at < word.end; at++)
        slashes += cursor->text->data[at] == '/';
    return slashes == 7 && (word.follows == 'w' || word.follows == 'b');
}

/* A line that branches are drawn into. */
static bool is_branch(struct cursor *cursor, size_t at)
{
    static const char *const drawn[] = {"|-",
                                        "+-",
                                        "`-",
                                        "\\-",
                                        "|  ",
                                        "| |",
                                        "\xE2\x94\x9C" /* U+251C */,
                                        "\xE2\x94\x94" /* U+2514 */,
                                        "\xE2\x94\x82" /* U+2502 */};

    at = look_blanks(cursor, at);
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
        if (begins(cursor, at, drawn[i]))
            return true;
    return false;
}

static bool is_drawing(struct cursor *cursor, size_t at)
{
    int c = cursor_byte(cursor, at);

    return is_branch(cursor, at) ||
           ((is_letter(c) || c >= 0x80) && is_branch(cursor, next_line(cursor, at)));
}

/* A word alone in its line, and a line further in below it. */
static bool is_outline(struct cursor *cursor, size_t at)
{
    struct word word = look_word(cursor, at);
    size_t below;

    if (!is_letter(cursor_byte(cursor, at)) || word.follows != '\n' ||
        word_is(cursor->text, at, word.end, "e"))
        return false;
    below = next_line(cursor, at);
    return look_blanks(cursor, below) > below;
}

static const char TO_JSON[] = "convert it to JSON, as yq or PyYAML do; leaves of lab "
                              "text are written b=3",
                  TO_TABLE[] = "write its nodes as a table (CSV) of id, parent and value",
                  UNPACK[] = "unpack it first",
                  NO_VALUES[] =
                      "it has moves, but no values: write the tree as list text, as in "
                      "(A (B 3) (C 5))",
                  TO_LIST[] = "write the tree as list text, as in (A (B 3) (C 5))";

static const struct foreign table[] = {
    {"utf-16 utf16 ", "UTF-16, not UTF-8", "iconv -f UTF-16 -t UTF-8 makes it so",
     .magic = "\xFF\xFE"},
    {"", "UTF-16, not UTF-8", "iconv -f UTF-16 -t UTF-8 makes it so",
     .magic = "\xFE\xFF"},
#define FORM(words, what, program, magic_)                                               \
    {words, what, PACKED_WAY(program), .magic = magic_},
    PACKED(FORM)
#undef FORM
        {"zip xlsx ods excel ", "a zip archive, as spreadsheets are",
         "save a spreadsheet as CSV, unpack anything else", .magic = "PK\x03\x04"},
    {"xls ", "a spreadsheet of Excel", "save it as CSV", .magic = "\xD0\xCF\x11\xE0"},
    {"7z ", "a 7z archive", UNPACK, .magic = "7z\xBC\xAF"},
    {"rar ", "a RAR archive", UNPACK, .magic = "Rar!\x1A"},
    {"pickle pkl ", "a pickle of Python's", "print the tree with json.dumps instead",
     .magic = "\x80"},
    {"png ", "a PNG picture", TO_LIST, .magic = "\x89PNG"},
    {"pdf ", "PDF", TO_LIST, .magic = "%PDF-"},
    {"sqlite ", "SQLite", TO_TABLE, .magic = "SQLite format"},
    {"elf ", "a program", "run it, and give what it prints",
     .magic = "\x7F"
              "ELF"},
    {"dot gv graphviz digraph ", "DOT of Graphviz",
     "dot -Tdot_json FILE | gteval reads it", .sign = is_dot},
    {"mermaid mmd ", "Mermaid",
     "write its edges as a table (CSV) of parent, child and "
     "value",
     .sign = is_mermaid},
    {"html htm ", "HTML", "give the tree that is shown in it", .sign = is_html},
    {"xml graphml gexf svg ", "XML", TO_TABLE, .sign = is_xml},
    {"yaml yml ", "YAML", TO_JSON, .sign = is_yaml},
    {"sgf ", "SGF", NO_VALUES, .magic = "(;"},
    {"pgn ", "PGN", NO_VALUES, .sign = is_pgn},
    {"newick nwk tre nexus ", "Newick",
     "write labels in front and leave lengths and ; "
     "out: (A (B 3) (C 5)), not (B:3,C:5)A;",
     .sign = is_newick},
    {"latex tex tikz qtree ", "LaTeX",
     "--input=forest reads trees of its package "
     "forest, [MAX [3] [12]]",
     .magic = NULL},
    {"markdown md ", "a table of Markdown", "write it as CSV, with a comma for each |",
     .magic = "| "},
    {"nfg ", "Gambit's normal form", "it has no tree; the extensive form (.efg) has",
     .magic = "NFG 1"},
    {"fen epd ", "FEN", "it is a position, not a tree", .sign = is_fen},
    {"python javascript js java c ", "a program",
     "--input=code reads the values in it, "
     "as in tree = [[3, 12], [2, 4]]; else let it print the tree as JSON",
     .sign = is_program},
    {"outline ascii tree ", "a drawing of a tree", TO_LIST, .sign = is_drawing},
    {"indented ", "an indented outline", TO_LIST, .sign = is_outline},
};

enum { COUNT = sizeof table / sizeof *table };

const struct foreign *foreign_find(const char *name)
{
    size_t size = strlen(name);

    for (const struct foreign *foreign = table; size > 0 && foreign < table + COUNT;
         foreign++)
        for (const char *word = foreign->words; *word; word = strchr(word, ' ') + 1)
            if (strncasecmp(word, name, size) == 0 && word[size] == ' ')
                return foreign;
    return NULL;
}

const struct foreign *foreign_magic(struct cursor *cursor, size_t at)
{
    for (const struct foreign *foreign = table; foreign < table + COUNT; foreign++)
        if (foreign->magic && begins(cursor, at, foreign->magic))
            return foreign;
    return NULL;
}

const struct foreign *foreign_seen(struct cursor *cursor, size_t at)
{
    const struct foreign *foreign = foreign_magic(cursor, at);

    for (size_t i = 0; !foreign && i < COUNT; i++)
        if (table[i].sign && table[i].sign(cursor, at))
            foreign = &table[i];
    return foreign;
}
