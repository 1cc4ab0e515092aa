/*
 * detect.c - telling formats apart.
 */
#include "read/detect.h"

#include "read/bare.h"
#include "read/code_head.h"
#include "read/csv_header.h"
#include "read/foreign.h"
#include "read/forest_look.h"
#include "read/format.h"
#include "read/list_look.h"
#include "read/look.h"
#include "read/prolog_fact.h"
#include "read/words.h"

#include <stdio.h>
#include <string.h>

static const char JSON[] = "json", DEWEY[] = "dewey", LAB[] = "lab", LIST[] = "list",
                  LEAVES[] = "leaves", EFG[] = "efg", CSV[] = "csv", SETS[] = "sets",
                  CODE[] = "code", PROLOG[] = "prolog", FOREST[] = "forest";

/* Reasons that several rules give. */
static const char LABELLED[] = "a label stands before : or =",
                  BY_ID[] = "it begins with an id",
                  CHANCE[] = "its braces are chance nodes, as in no program";

/* Why texts are refused. */
static const char PAIRS[] = "[value, children] pairs are not read: write a leaf as its "
                            "value, an inner node as its children, as in "
                            "[[3,12],[2,4]]",
                  NO_COUNT[] = "levels text without its first line, the number of "
                               "levels, or a list in each bracket? write that line, or "
                               "take --input=list";

static const char BRACES[] =
    "braces of a chance node in list text, or of a set in a program? "
    "--input=list takes them for chance, --input=code for a "
    "program's, where sets have no order";

/* So many bytes of an array are looked at for signs that it is list text. */
enum { LOOK_LIMIT = 4096 };

const char format_detection[] =
    "auto finds out how a tree is written by its first bytes: {( is sets; tree = [ and\n"
    "what else only programs write is code; moves(a,[b]). is prolog; {, a quote or one\n"
    "number is JSON; [ is JSON, or forest or list if what follows is no JSON; ( or inf\n"
    "is list; EFG is efg; a line with only a number before one of (k) or [v] is levels;\n"
    "a label before : [ or, if it is no id, before = is lab; an id is dewey; a header\n"
    "with a column parent is csv. Else the suffix of the file decides.";

struct detector {
    struct cursor cursor;
    const char *hint;              /* the format that the suffix stands for, or NULL */
    const char *refusal;           /* why the text is in no format; NULL: not known */
    const struct foreign *foreign; /* the one it is in, of those not read; or NULL */
    bool width;                    /* that of a full tree is known */
    const char *why;               /* of the format returned last */
};

/* The format, for a reason. */
static const char *because(struct detector *d, const char *name, const char *why)
{
    d->why = why;
    return name;
}

/* The format that the suffix stands for, where the bytes leave it open. */
static const char *by_hint(struct detector *d)
{
    return because(d, d->hint, "the suffix of the file says so");
}

static int byte_at(struct detector *d, size_t at)
{
    return cursor_byte(&d->cursor, at);
}

static bool is_root(const struct text *text, const struct word *word)
{
    return word_is(text, word->at, word->end, "e") ||
           word_is(text, word->at, word->end, "\xCE\xB5");
}

static bool is_id(const struct text *text, const struct word *word)
{
    return is_root(text, word) || look_is_ordinals(text, word, NULL);
}

/* Words that stand for values in JSON, or in what is nearly JSON. */
static bool is_json_word(const struct text *text, size_t at, size_t end)
{
    static const char *const words[] = {"true", "false", "null"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (word_is(text, at, end, words[i]))
            return true;
    return word_is_value(text, at, end);
}

/* Whether a word is as numpy writes whole numbers: 3. */
static bool ends_with_point(const struct text *text, const struct word *word)
{
    return word->end - word->at > 1 && text->data[word->end - 1] == '.';
}

/* Past a string or a word. *label is set where no JSON has such a word. */
static size_t skip_element(struct detector *d, size_t at, bool *label)
{
    struct word word;

    if (byte_at(d, at) == '"')
        return look_string(&d->cursor, at);
    word = look_word(&d->cursor, at);
    *label = word.end > at && (!is_json_word(d->cursor.text, at, word.end) ||
                               ends_with_point(d->cursor.text, &word));
    return word.end > at ? word.end : at + 1;
}

/*
 * Whether what begins with a square bracket has what only list text has: round brackets,
 * single quotes, bare labels, elements without a comma between them.
 */
static bool is_list(struct detector *d, size_t at)
{
    size_t depth = 0, limit = at + LOOK_LIMIT;
    bool element = false, label = false; /* element: one stands before, without a comma */

    while (at < limit && !label) {
        int c = byte_at(d, at);
        bool begins =
            c == '[' || !(cursor_is_space(c) || c == ',' || c == ']' || c == CURSOR_END);

        if (c == CURSOR_END || c == '{')
            return false;
        if (c == '(' || c == ')' || c == '\'' || c == ';' || (begins && element))
            return true;
        if (c == ',' || c == '[')
            element = false;
        else if (!cursor_is_space(c))
            element = true;
        if (c == '[')
            depth++;
        if (c == ']' && --depth == 0)
            return false;
        at = begins && c != '[' ? skip_element(d, at, &label) : at + 1;
    }
    return label;
}

static const char *array_or_list(struct detector *d, size_t at)
{
    return is_list(d, at) ? because(d, LIST, "the first brackets hold what JSON has not")
                          : because(d, JSON, "it begins with [");
}

/* Whether a line of lab text begins with the word, which no line of Dewey text does. */
static bool is_lab(struct detector *d, const struct word *word)
{
    int c;

    if (word->end == word->at || (word->follows != ':' && word->follows != '='))
        return false;
    c = byte_at(d, look_blanks(&d->cursor, word->next + 1));
    return !is_id(d->cursor.text, word) || c == '[' || (c == '{' && word->follows == ':');
}

/* ID=5 may be of either format; if the next line does not tell, it is Dewey text. */
static const char *lab_or_dewey(struct detector *d, const struct word *word)
{
    size_t at = word->next;
    struct word second;

    if (is_lab(d, word))
        return because(d, LAB, LABELLED);
    if (d->hint)
        return by_hint(d);
    while (byte_at(d, at) != '\n' && byte_at(d, at) != CURSOR_END)
        at++;
    second = look_word(&d->cursor, look_space(&d->cursor, at));
    return is_lab(d, &second) ? because(d, LAB, LABELLED) : because(d, DEWEY, BY_ID);
}

/* Whether the bytes leave open what begins with that number. */
static bool is_open(const struct detector *d, const struct word *word)
{
    size_t points;

    return word->follows != '[' && word->follows != '{' &&
           !(look_is_ordinals(d->cursor.text, word, &points) && points > 1);
}

/* What begins with a number, and is no label. */
static const char *decide_by_number(struct detector *d, const struct word *word)
{
    struct bare bare;

    if (d->hint && is_open(d, word))
        return by_hint(d);
    bare = bare_decide(&d->cursor, word->at);
    d->refusal = bare.refusal;
    return because(d, bare.format, bare.why);
}

static const char *decide_by_id(struct detector *d, const struct word *word)
{
    if (word->follows == '=' || word->follows == ':')
        return lab_or_dewey(d, word);
    if (is_root(d->cursor.text, word))
        return because(d, DEWEY, BY_ID);
    return decide_by_number(d, word);
}

/* Whether a word is in the list of count, in any case. */
static bool is_one_of(const struct text *text, const struct word *word,
                      const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (word_resembles(text, word->at, word->end, words[i]))
            return true;
    return false;
}

/* The root of Dewey text and who moves there, or what is said before it of all the game:
 * no program begins so. */
static bool is_dewey_head(struct detector *d, size_t at)
{
    static const char *const movers[] = {"max", "min", "chance"};
    static const char *const heads[] = {"players", "bounds"};
    const struct text *text = d->cursor.text;
    struct word word = look_word(&d->cursor, at);

    struct word next = look_word(&d->cursor, word.next);

    if (is_one_of(text, &word, heads, sizeof heads / sizeof *heads))
        return word.follows == '"' ||
               (next.end > next.at && word_is_value(text, next.at, next.end));
    return is_root(text, &word) &&
           is_one_of(text, &next, movers, sizeof movers / sizeof *movers);
}

/* max( or min( */
static bool is_call(struct detector *d, const struct word *word)
{
    return byte_at(d, word->end) == '(' &&
           (word_resembles(d->cursor.text, word->at, word->end, "max") ||
            word_resembles(d->cursor.text, word->at, word->end, "min"));
}

static bool begins_number(struct detector *d, size_t at)
{
    int c = byte_at(d, at);

    if (c == '-' || c == '+' || c == '.')
        c = byte_at(d, at + 1);
    return is_digit(c);
}

/* inf or -inf alone in a line, as list text has a leaf that is a tree; JSON writes it in
 * quotes. */
static bool is_infinite_leaf(struct detector *d, const struct word *word)
{
    const struct text *text = d->cursor.text;
    int c;

    if (!word_is(text, word->at, word->end, "inf") &&
        !word_is(text, word->at, word->end, "-inf"))
        return false;
    c = byte_at(d, look_space(&d->cursor, word->next));
    return (word->follows == '\n' && c == '(') || c == CURSOR_END;
}

static const char *decide_by_word(struct detector *d, size_t at)
{
    struct word word = look_word(&d->cursor, at);

    if (word_is(d->cursor.text, at, word.end, "EFG") &&
        cursor_is_space(byte_at(d, word.end)))
        return because(d, EFG, "it begins with EFG");
    if (word.end > at && is_id(d->cursor.text, &word))
        return decide_by_id(d, &word);
    if (is_lab(d, &word))
        return because(d, LAB, LABELLED);
    if (is_call(d, &word))
        return because(d, LIST, "it begins with max( or min(");
    if (begins_number(d, at))
        return decide_by_number(d, &word);
    if (d->hint)
        return by_hint(d);
    if (is_infinite_leaf(d, &word))
        return because(d, LIST, "an infinite value stands alone");
    return word.end > at && is_json_word(d->cursor.text, at, word.end)
               ? because(d, JSON, "it begins with a value")
               : NULL;
}

/* A header of a table is no line of any other format. */
static bool is_table(struct detector *d, size_t at)
{
    bool is;

    if (csv_header_is(d->cursor.text, at, &is, d->cursor.error))
        return is;
    d->cursor.failed = true;
    return false;
}

static bool hint_is(const struct detector *d, const char *name)
{
    return d->hint && strcmp(d->hint, name) == 0;
}

/* What begins with a quote: a label of lab text, or else a leaf of JSON. */
static const char *decide_by_string(struct detector *d, size_t at)
{
    int c;

    if (hint_is(d, JSON) || hint_is(d, CSV))
        return by_hint(d);
    c = byte_at(d, look_blanks(&d->cursor, look_string(&d->cursor, at)));
    return c == ':' || c == '=' ? because(d, LAB, LABELLED)
                                : because(d, JSON, "it begins with a quote");
}

/* Brackets of forest's; that they may be of a list as well is an error, unless the suffix
 * decides. */
static bool is_forest(struct detector *d, size_t at)
{
    enum forest_look look;

    if (hint_is(d, JSON) || hint_is(d, LIST))
        return false;
    look = forest_looks(&d->cursor, at);
    if (look == FOREST_MAYBE) {
        cursor_error(
            &d->cursor, at,
            "brackets of forest's, or a list? --input=forest takes [3] for a leaf, "
            "--input=list for a node with one");
        d->cursor.failed = true;
    }
    return look == FOREST_YES;
}

static const char *refuse_for(struct detector *d, const char *why)
{
    d->refusal = why;
    return NULL;
}

/* How many brackets of levels text are in the line that begins at data[at]; 0 where
 * anything else is. Sets *next to where the line behind it begins. */
static size_t count_level(struct detector *d, size_t at, size_t *next)
{
    size_t count = 0;
    int c;

    for (; look_is_level(&d->cursor, at); count++) {
        while ((c = byte_at(d, at)) != ')' && c != ']')
            at++;
        at = look_blanks(&d->cursor, at + 1);
    }
    c = byte_at(d, at);
    *next = look_space(&d->cursor, at);
    return c == '\n' || c == CURSOR_END ? count : 0;
}

/* (k) alone in its line, above k brackets: levels text without the number of levels, or
 * lists of one leaf each. */
static bool lacks_count(struct detector *d, size_t at)
{
    size_t below, behind;
    struct word word;
    node children;

    if (byte_at(d, at) != '(' || count_level(d, at, &below) != 1)
        return false;
    word = look_word(&d->cursor, look_blanks(&d->cursor, at + 1));
    return word_count(d->cursor.text, word.at, word.end, &children) &&
           count_level(d, below, &behind) == children;
}

/*
 * Whether the first brackets hold [3, []], a leaf as those write it who write each node
 * as its value and its children. It is the first leaf, so that no more than its path
 * stands before it.
 */
static bool has_pair(struct detector *d, size_t at)
{
    enum { NOTHING, OPENED, VALUE, COMMA } state = NOTHING;
    size_t limit = at + LOOK_LIMIT;

    for (; at < limit; at = look_space(&d->cursor, at)) {
        int c = byte_at(d, at);
        struct word word;

        if (cursor_closing(c)) {
            at = look_space(&d->cursor, at + 1);
            if (byte_at(d, at) == cursor_closing(c))
                return state == COMMA;
            state = OPENED;
            continue;
        }
        word = look_word(&d->cursor, at);
        if (state == OPENED && word.end > at &&
            word_is_value(d->cursor.text, at, word.end))
            state = VALUE;
        else if (state == VALUE && c == ',')
            state = COMMA;
        else
            return false;
        at = state == VALUE ? word.end : at + 1;
    }
    return false;
}

/* Whether there are braces in brackets that are no program's for certain; what they are
 * may be a question. */
static bool has_chance(struct detector *d, size_t at)
{
    enum list_look look = list_looks(&d->cursor, at);

    if (look == LIST_MAYBE)
        d->refusal = BRACES;
    return look != LIST_NO;
}

static const char *decide(struct detector *d, size_t at)
{
    int c = byte_at(d, at);

    if ((d->width || hint_is(d, LEAVES)) && look_flat(&d->cursor, at))
        return d->width ? because(d, LEAVES, "a width is given, and all is numbers")
                        : by_hint(d);
    if (is_table(d, at))
        return because(d, CSV, "the first line names columns, a parent among them");
    if (c == '"')
        return decide_by_string(d, at);
    if (has_pair(d, at))
        return refuse_for(d, PAIRS);
    if (!d->hint && lacks_count(d, at))
        return refuse_for(d, NO_COUNT);
    if (c == '{' && (hint_is(d, LIST) || list_looks(&d->cursor, at) == LIST_YES))
        return because(d, LIST, CHANCE);
    if (c == '{' && byte_at(d, look_space(&d->cursor, at + 1)) == '(')
        return because(d, SETS, "it begins with {(");
    if (is_dewey_head(d, at))
        return because(d, DEWEY, BY_ID);
    if (prolog_begins(&d->cursor, at))
        return because(d, PROLOG, "it begins with a fact of Prolog's");
    if (is_forest(d, at))
        return because(d, FOREST, "its brackets are those of LaTeX's package forest");
    if (d->cursor.failed)
        return NULL;
    if ((c == '(' || c == '[') && !d->hint && has_chance(d, at))
        return d->refusal ? NULL : because(d, LIST, CHANCE);
    if (code_begins(&d->cursor, at))
        return because(d, CODE, "it is written as programs write values");
    if (!d->hint && (d->foreign = foreign_seen(&d->cursor, at)))
        return NULL;
    if (c == '{')
        return because(d, JSON, "it begins with {");
    if (c == '(')
        return because(d, LIST, "it begins with (");
    if (c == '\'' && byte_at(d, at + 1) == '(')
        return because(d, LIST, "it begins with '(");
    if (c == '[')
        return hint_is(d, JSON) || hint_is(d, LIST) || hint_is(d, FOREST)
                   ? by_hint(d)
                   : array_or_list(d, at);
    if (c == '-' && byte_at(d, at + 1) == '-')
        return because(d, DEWEY, "it begins with ---");
    return decide_by_word(d, at);
}

/* What the first line has in common with that of a format. */
static const char *find_nearest(struct detector *d, size_t at)
{
    int c;

    for (; (c = byte_at(d, at)) != '\n' && c != CURSOR_END; at++) {
        if (c == ',' || c == ';' || c == '\t')
            return "; as csv it lacks a header with a column parent";
        if (c == '(' || c == '[')
            return "; as list it must begin with a bracket, as in (A (B 3) (C 5))";
        if (c == '=')
            return "; as lab it must begin as a: [b, c] or b=3";
    }
    return "";
}

static bool unknown_error(struct detector *d, size_t at)
{
    char names[200] = "";
    size_t used = 0;

    for (const struct format *f = formats; f->name && used < sizeof names; f++)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s",
                                 f == formats ? ""
                                 : f[1].name  ? ", "
                                              : " or ",
                                 f->name);
    return text_error(d->cursor.text, at, d->cursor.error,
                      "cannot tell the input format: name it with --input (%s)%s", names,
                      find_nearest(d, at));
}

/* The text at data[at] is in no format. */
static bool refuse(struct detector *d, size_t at)
{
    if (d->foreign)
        return text_error(d->cursor.text, at, d->cursor.error,
                          "this looks like %s, which is not read: %s", d->foreign->what,
                          d->foreign->way);
    if (d->refusal)
        return text_error(d->cursor.text, at, d->cursor.error, "%s", d->refusal);
    return unknown_error(d, at);
}

bool detect_text(struct text *text, struct error *error)
{
    struct detector d = {.cursor = {.text = text, .error = error}};

    d.foreign = foreign_magic(&d.cursor, text->position);
    if (d.foreign)
        return refuse(&d, text->position);
    return !d.cursor.failed;
}

bool detect_format(struct text *text, const char *hint, bool width,
                   struct detected *found, struct error *error)
{
    struct detector d = {
        .cursor = {.text = text, .error = error}, .hint = hint, .width = width};
    size_t at = look_space(&d.cursor, text->position);

    *found = (struct detected){.name = NULL};
    if (byte_at(&d, at) != CURSOR_END)
        found->name = decide(&d, at);
    if (d.cursor.failed)
        return false;
    if (!found->name && at < text->size)
        return refuse(&d, at);
    found->why = found->name ? d.why : NULL;
    return true;
}
