/*
 * keys.c - the table of keys and headings.
 */
#include "read/keys.h"

#include "base/fold.h"
#include "base/nearest.h"

#include <string.h>

/* In small letters, without what does not matter. */
struct key_entry {
    const char *word;
    size_t length;
    enum key_meaning column, member;
};

#define WORD(string) (string), sizeof(string) - 1

#define SAME(meaning) (meaning), (meaning)

static const struct key_entry entries[] = {
    /* Those that are met most. */
    {WORD("name"), SAME(KEY_LABEL)},
    {WORD("value"), SAME(KEY_VALUE)},
    {WORD("children"), KEY_LIKE, KEY_CHILDREN},
    {WORD("player"), SAME(KEY_PLAYER)},

    /* From the best name to the best id; "name" is above them. */
    {WORD("nodename"), SAME(KEY_LABEL)},
    {WORD("title"), SAME(KEY_NAME)},
    {WORD("label"), SAME(KEY_LABEL)},
    {WORD("move"), SAME(KEY_NAME)},
    {WORD("action"), SAME(KEY_NAME)},
    {WORD("san"), SAME(KEY_NAME)},
    {WORD("uci"), SAME(KEY_NAME)},
    {WORD("letter"), SAME(KEY_LABEL)},
    {WORD("position"), KEY_LABEL, KEY_COMMENT},
    {WORD("state"), KEY_LABEL, KEY_COMMENT},
    {WORD("vertex"), SAME(KEY_LABEL)},
    {WORD("node"), SAME(KEY_LABEL)},

    {WORD("id"), SAME(KEY_ID)},
    {WORD("nodeid"), SAME(KEY_ID)},
    {WORD("key"), SAME(KEY_ID)},
    {WORD("identifier"), SAME(KEY_ID)},

    {WORD("child"), KEY_CHILD, KEY_UNKNOWN},
    {WORD("childid"), SAME(KEY_CHILD)},
    {WORD("childnode"), KEY_CHILD, KEY_UNKNOWN},
    {WORD("to"), SAME(KEY_CHILD)},
    {WORD("target"), SAME(KEY_CHILD)},
    {WORD("successor"), SAME(KEY_CHILD)},

    {WORD("parent"), SAME(KEY_PARENT)},
    {WORD("parentid"), SAME(KEY_PARENT)},
    {WORD("parentnode"), SAME(KEY_PARENT)},
    {WORD("parentnodeid"), SAME(KEY_PARENT)},
    {WORD("idparent"), SAME(KEY_PARENT)},
    {WORD("from"), SAME(KEY_PARENT)},
    {WORD("source"), SAME(KEY_PARENT)},
    {WORD("predecessor"), SAME(KEY_PARENT)},

    {WORD("val"), SAME(KEY_VALUE)},
    {WORD("leafvalue"), SAME(KEY_VALUE)},
    {WORD("nodevalue"), SAME(KEY_VALUE)},
    {WORD("eval"), SAME(KEY_VALUE)},
    {WORD("evaluation"), SAME(KEY_VALUE)},
    {WORD("score"), SAME(KEY_VALUE)},
    {WORD("utility"), SAME(KEY_VALUE)},
    {WORD("payoff"), SAME(KEY_VALUE)},
    {WORD("heuristic"), SAME(KEY_VALUE)},
    {WORD("heuristicvalue"), SAME(KEY_VALUE)},
    {WORD("static"), KEY_VALUE, KEY_DATA},
    {WORD("staticvalue"), SAME(KEY_VALUE)},
    {WORD("staticval"), SAME(KEY_VALUE)},
    {WORD("staticeval"), SAME(KEY_VALUE)},
    {WORD("data"), KEY_VALUE, KEY_DATA},
    {WORD("cp"), SAME(KEY_VALUE)},
    {WORD("centipawns"), SAME(KEY_VALUE)},
    {WORD("mate"), KEY_UNKNOWN, KEY_MATE},
    {WORD("matein"), KEY_UNKNOWN, KEY_MATE},
    {WORD("size"), KEY_LIKE, KEY_SIZE},

    {WORD("childnodes"), KEY_LIKE, KEY_CHILDREN},
    {WORD("kids"), KEY_LIKE, KEY_CHILDREN},
    {WORD("succ"), KEY_LIKE, KEY_CHILDREN},
    {WORD("succs"), KEY_LIKE, KEY_CHILDREN},
    {WORD("successors"), KEY_LIKE, KEY_CHILDREN},
    {WORD("subtrees"), KEY_LIKE, KEY_CHILDREN},
    {WORD("moves"), KEY_LIKE, KEY_LIST},
    {WORD("leaves"), KEY_LIKE, KEY_LIST},
    {WORD("nodes"), KEY_LIKE, KEY_LIST},
    {WORD("branches"), KEY_LIKE, KEY_LIST},
    {WORD("descendants"), KEY_LIKE, KEY_LIST},
    {WORD("left"), KEY_LIKE, KEY_LEFT},
    {WORD("middle"), KEY_LIKE, KEY_MIDDLE},
    {WORD("right"), KEY_LIKE, KEY_RIGHT},

    {WORD("currentplayer"), SAME(KEY_PLAYER)},
    {WORD("activeplayer"), SAME(KEY_PLAYER)},
    {WORD("mover"), SAME(KEY_PLAYER)},
    {WORD("turn"), SAME(KEY_PLAYER)},
    {WORD("type"), SAME(KEY_PLAYER)},
    {WORD("nodetype"), SAME(KEY_PLAYER)},
    {WORD("kind"), KEY_UNKNOWN, KEY_PLAYER},
    {WORD("side"), SAME(KEY_PLAYER)},
    {WORD("who"), KEY_UNKNOWN, KEY_PLAYER},
    {WORD("stm"), SAME(KEY_PLAYER)},
    {WORD("tomove"), SAME(KEY_PLAYER)},
    {WORD("sidetomove"), SAME(KEY_PLAYER)},
    {WORD("playertomove"), SAME(KEY_PLAYER)},
    {WORD("whomoves"), SAME(KEY_PLAYER)},
    {WORD("minmax"), SAME(KEY_PLAYER)},
    {WORD("maxmin"), SAME(KEY_PLAYER)},
    {WORD("minormax"), SAME(KEY_PLAYER)},
    {WORD("maxormin"), SAME(KEY_PLAYER)},

    {WORD("max"), SAME(KEY_MAX)},
    {WORD("ismax"), SAME(KEY_MAX)},
    {WORD("ismaxnode"), SAME(KEY_MAX)},
    {WORD("ismaxplayer"), SAME(KEY_MAX)},
    {WORD("ismaxturn"), SAME(KEY_MAX)},
    {WORD("ismaximizing"), SAME(KEY_MAX)},
    {WORD("ismaximising"), SAME(KEY_MAX)},
    {WORD("ismaximizingplayer"), SAME(KEY_MAX)},
    {WORD("ismaximisingplayer"), SAME(KEY_MAX)},
    {WORD("ismaximizer"), SAME(KEY_MAX)},
    {WORD("maxnode"), SAME(KEY_MAX)},
    {WORD("maxplayer"), SAME(KEY_MAX)},
    {WORD("maximize"), SAME(KEY_MAX)},
    {WORD("maximizer"), SAME(KEY_MAX)},
    {WORD("maximizing"), SAME(KEY_MAX)},
    {WORD("maximising"), SAME(KEY_MAX)},
    {WORD("maximizingplayer"), SAME(KEY_MAX)},
    {WORD("maximisingplayer"), SAME(KEY_MAX)},
    {WORD("min"), SAME(KEY_MIN)},
    {WORD("ismin"), SAME(KEY_MIN)},
    {WORD("isminnode"), SAME(KEY_MIN)},
    {WORD("isminplayer"), SAME(KEY_MIN)},
    {WORD("isminturn"), SAME(KEY_MIN)},
    {WORD("isminimizing"), SAME(KEY_MIN)},
    {WORD("isminimising"), SAME(KEY_MIN)},
    {WORD("isminimizingplayer"), SAME(KEY_MIN)},
    {WORD("isminimisingplayer"), SAME(KEY_MIN)},
    {WORD("isminimizer"), SAME(KEY_MIN)},
    {WORD("minnode"), SAME(KEY_MIN)},
    {WORD("minplayer"), SAME(KEY_MIN)},
    {WORD("minimize"), SAME(KEY_MIN)},
    {WORD("minimizer"), SAME(KEY_MIN)},
    {WORD("minimizing"), SAME(KEY_MIN)},
    {WORD("minimising"), SAME(KEY_MIN)},
    {WORD("minimizingplayer"), SAME(KEY_MIN)},
    {WORD("minimisingplayer"), SAME(KEY_MIN)},

    {WORD("leaf"), SAME(KEY_LEAF)},
    {WORD("isleaf"), SAME(KEY_LEAF)},
    {WORD("isleafnode"), SAME(KEY_LEAF)},
    {WORD("terminal"), SAME(KEY_LEAF)},
    {WORD("isterminal"), SAME(KEY_LEAF)},
    {WORD("isterminalnode"), SAME(KEY_LEAF)},
    {WORD("gameover"), SAME(KEY_LEAF)},
    {WORD("isgameover"), SAME(KEY_LEAF)},

    {WORD("chance"), SAME(KEY_CHANCE)},
    {WORD("ischance"), SAME(KEY_CHANCE)},
    {WORD("chancenode"), SAME(KEY_CHANCE)},
    {WORD("ischancenode"), SAME(KEY_CHANCE)},
    {WORD("prob"), SAME(KEY_PROBABILITY)},
    {WORD("probs"), SAME(KEY_PROBABILITY)},
    {WORD("probability"), SAME(KEY_PROBABILITY)},
    {WORD("probabilities"), SAME(KEY_PROBABILITY)},
    {WORD("likelihood"), SAME(KEY_PROBABILITY)},
    {WORD("odds"), SAME(KEY_LIKE)},
    {WORD("weight"), SAME(KEY_WEIGHT)},
    {WORD("weights"), SAME(KEY_WEIGHT)},
    {WORD("p"), SAME(KEY_PROBABILITY)},

    {WORD("payoffs"), SAME(KEY_PAYOFFS)},
    {WORD("utilities"), SAME(KEY_PAYOFFS)},

    {WORD("minimax"), SAME(KEY_UNKNOWN)}, /* backed up, or a leaf's: no slip of minmax */

    {WORD("depth"), SAME(KEY_ASIDE)},
    {WORD("height"), SAME(KEY_ASIDE)},
    {WORD("level"), SAME(KEY_ASIDE)},
    {WORD("layer"), SAME(KEY_ASIDE)},
    {WORD("ply"), SAME(KEY_ASIDE)},
    {WORD("index"), SAME(KEY_ASIDE)},
    {WORD("alpha"), SAME(KEY_ASIDE)},
    {WORD("beta"), SAME(KEY_ASIDE)},
    {WORD("pruned"), SAME(KEY_ASIDE)},
    {WORD("cutoff"), SAME(KEY_ASIDE)},
    {WORD("visits"), SAME(KEY_ASIDE)},
    {WORD("visitcount"), SAME(KEY_ASIDE)},
    {WORD("childcount"), KEY_LIKE, KEY_ASIDE},
    {WORD("numchildren"), KEY_LIKE, KEY_ASIDE},
    {WORD("haschildren"), KEY_LIKE, KEY_ASIDE},
    {WORD("nodecount"), KEY_LIKE, KEY_ASIDE},
    {WORD("time"), SAME(KEY_ASIDE)},
    {WORD("bound"), SAME(KEY_CLAIM)},
    {WORD("boundtype"), SAME(KEY_CLAIM)},
    {WORD("flag"), SAME(KEY_CLAIM)},
    {WORD("lowerbound"), KEY_UNKNOWN, KEY_LOWER},
    {WORD("upperbound"), KEY_UNKNOWN, KEY_UPPER},
    {WORD("hash"), KEY_ASIDE, KEY_HASH},
    {WORD("hashhit"), KEY_ASIDE, KEY_HASH},
    {WORD("fromhash"), KEY_ASIDE, KEY_HASH},
    {WORD("tt"), KEY_ASIDE, KEY_HASH},
    {WORD("tthit"), KEY_ASIDE, KEY_HASH},
    {WORD("zobrist"), SAME(KEY_ASIDE)},
    {WORD("x"), SAME(KEY_ASIDE)},
    {WORD("y"), SAME(KEY_ASIDE)},
    {WORD("pos"), SAME(KEY_ASIDE)},
    {WORD("coordinates"), SAME(KEY_ASIDE)},
    {WORD("coords"), SAME(KEY_ASIDE)},
    {WORD("color"), KEY_ASIDE, KEY_COLOR},
    {WORD("colour"), KEY_ASIDE, KEY_COLOR},
    {WORD("shape"), SAME(KEY_ASIDE)},
    {WORD("style"), SAME(KEY_ASIDE)},

    {WORD("board"), SAME(KEY_COMMENT)},
    {WORD("fen"), SAME(KEY_COMMENT)},
    {WORD("pv"), SAME(KEY_COMMENT)},
    {WORD("path"), SAME(KEY_COMMENT)},
    {WORD("answers"), SAME(KEY_COMMENT)},
    {WORD("players"), KEY_LIKE, KEY_PLAYERS},
    {WORD("bounds"), KEY_UNKNOWN, KEY_BOUNDS},
    {WORD("played"), SAME(KEY_COMMENT)},
    {WORD("meta"), SAME(KEY_COMMENT)},
    {WORD("metadata"), SAME(KEY_COMMENT)},
    {WORD("comment"), SAME(KEY_COMMENT)},
    {WORD("comments"), SAME(KEY_COMMENT)},
    {WORD("note"), SAME(KEY_COMMENT)},
    {WORD("notes"), SAME(KEY_COMMENT)},
    {WORD("remark"), SAME(KEY_COMMENT)},
    {WORD("remarks"), SAME(KEY_COMMENT)},
    {WORD("description"), SAME(KEY_COMMENT)},
};

enum { ENTRIES = sizeof entries / sizeof *entries };

/*
 * What has one of these in it may be meant as a word that matters. A table has few
 * columns; objects have many members, so that of theirs only who moves is guarded so.
 */
static const struct {
    const char *part;
    bool member;
} telling[] = {
    {"parent", false}, {"child", false},  {"succ", false},    {"value", false},
    {"score", false},  {"payoff", false}, {"utility", false}, {"node", false},
    {"player", true},  {"mover", true},   {"tomove", true},   {"minimi", true},
    {"maximi", true},  {"ismax", true},   {"ismin", true},    {"chance", true},
    {"prob", false},   {"probab", true},
};

static enum key_meaning meaning_of(const struct key_entry *entry, enum key_place place)
{
    return place == KEY_OF_COLUMN ? entry->column : entry->member;
}

static struct key_word find_word(const char *folded, enum key_place place)
{
    struct key_word key = {.meaning = KEY_UNKNOWN};
    size_t length = strlen(folded);

    for (; key.rank < ENTRIES; key.rank++) {
        const struct key_entry *entry = &entries[key.rank];

        if (entry->length == length && memcmp(folded, entry->word, length) == 0) {
            key.meaning = meaning_of(entry, place);
            break;
        }
    }
    return key;
}

/* Whether a key that is like one of that meaning must not be passed over. */
static bool is_guarded(enum key_meaning meaning)
{
    return meaning >= KEY_VALUE && meaning <= KEY_PAYOFFS && meaning != KEY_DATA &&
           meaning != KEY_SIZE;
}

/*
 * The word that a member's key is a slip of, or NULL: one letter in four may be wrong,
 * and words of four letters are too many to be near to.
 */
static const char *find_near(const char *folded)
{
    enum { SHORTEST = 5, LETTERS = 4 };
    struct nearest nearest = nearest_to(folded);

    nearest.distance = strlen(folded) / LETTERS + 1;
    for (size_t i = 0; i < ENTRIES; i++)
        if (is_guarded(entries[i].member) && entries[i].length >= SHORTEST)
            nearest_offer(&nearest, entries[i].word);
    return nearest.best;
}

static bool is_telling(const char *folded, enum key_place place)
{
    for (size_t i = 0; i < sizeof telling / sizeof *telling; i++)
        if ((telling[i].member || place == KEY_OF_COLUMN) &&
            strstr(folded, telling[i].part))
            return true;
    return false;
}

_Static_assert((int)ENTRIES <= (int)KEY_RANKS, "ranks are fewer");

struct key_word key_find_exact(const char *text, size_t length, enum key_place place)
{
    char folded[FOLD_ROOM];

    fold_word(text, length, folded);
    return find_word(folded, place);
}

struct key_word key_find(const char *text, size_t length, enum key_place place)
{
    char folded[FOLD_ROOM];
    struct key_word key;

    fold_word(text, length, folded);
    key = find_word(folded, place);
    if (key.rank < ENTRIES)
        return key;
    if (place == KEY_OF_MEMBER)
        key.near = find_near(folded);
    if (key.near || is_telling(folded, place))
        key.meaning = KEY_LIKE;
    return key;
}

bool key_same(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t i = 0, j = 0;

    for (;;) {
        while (i < a_length && !fold_keeps(a[i]))
            i++;
        while (j < b_length && !fold_keeps(b[j]))
            j++;
        if (i == a_length || j == b_length)
            return i == a_length && j == b_length;
        if (fold_letter(a[i++]) != fold_letter(b[j++]))
            return false;
    }
}

bool key_listed(const char *list, const char *text, size_t length)
{
    while (list && *list) {
        size_t listed = strcspn(list, ",");

        if (key_same(list, listed, text, length))
            return true;
        list += listed + (list[listed] == ',');
    }
    return false;
}
