/*
 * keys.c - the table of keys and headings, and that of words for who moves.
 */
#include "read/keys.h"

#include "base/nearest.h"

#include <string.h>

/* Room for a word in small letters; no word of ours is longer. */
enum { FOLDED = 32 };

/* In small letters, without what does not matter. */
struct key_entry {
    const char *word;
    enum key_meaning column, member;
};

#define SAME(meaning) (meaning), (meaning)

static const struct key_entry entries[] = {
    /* From the best name to the best id. */
    {"name", SAME(KEY_LABEL)},
    {"nodename", SAME(KEY_LABEL)},
    {"title", SAME(KEY_NAME)},
    {"label", SAME(KEY_LABEL)},
    {"move", SAME(KEY_NAME)},
    {"action", SAME(KEY_NAME)},
    {"san", SAME(KEY_NAME)},
    {"uci", SAME(KEY_NAME)},
    {"letter", SAME(KEY_LABEL)},
    {"position", KEY_LABEL, KEY_COMMENT},
    {"state", KEY_LABEL, KEY_COMMENT},
    {"vertex", SAME(KEY_LABEL)},
    {"node", SAME(KEY_LABEL)},

    {"id", SAME(KEY_ID)},
    {"nodeid", SAME(KEY_ID)},
    {"key", SAME(KEY_ID)},
    {"identifier", SAME(KEY_ID)},

    {"child", KEY_CHILD, KEY_UNKNOWN},
    {"childid", SAME(KEY_CHILD)},
    {"childnode", KEY_CHILD, KEY_UNKNOWN},
    {"to", SAME(KEY_CHILD)},
    {"target", SAME(KEY_CHILD)},
    {"successor", SAME(KEY_CHILD)},

    {"parent", SAME(KEY_PARENT)},
    {"parentid", SAME(KEY_PARENT)},
    {"parentnode", SAME(KEY_PARENT)},
    {"parentnodeid", SAME(KEY_PARENT)},
    {"idparent", SAME(KEY_PARENT)},
    {"from", SAME(KEY_PARENT)},
    {"source", SAME(KEY_PARENT)},
    {"predecessor", SAME(KEY_PARENT)},

    {"value", SAME(KEY_VALUE)},
    {"val", SAME(KEY_VALUE)},
    {"leafvalue", SAME(KEY_VALUE)},
    {"nodevalue", SAME(KEY_VALUE)},
    {"eval", SAME(KEY_VALUE)},
    {"evaluation", SAME(KEY_VALUE)},
    {"score", SAME(KEY_VALUE)},
    {"utility", SAME(KEY_VALUE)},
    {"payoff", SAME(KEY_VALUE)},
    {"heuristic", SAME(KEY_VALUE)},
    {"heuristicvalue", SAME(KEY_VALUE)},
    {"static", KEY_VALUE, KEY_DATA},
    {"staticvalue", SAME(KEY_VALUE)},
    {"staticval", SAME(KEY_VALUE)},
    {"staticeval", SAME(KEY_VALUE)},
    {"data", KEY_VALUE, KEY_DATA},
    {"size", KEY_LIKE, KEY_SIZE},

    {"children", KEY_LIKE, KEY_CHILDREN},
    {"childnodes", KEY_LIKE, KEY_CHILDREN},
    {"kids", KEY_LIKE, KEY_CHILDREN},
    {"succ", KEY_LIKE, KEY_CHILDREN},
    {"succs", KEY_LIKE, KEY_CHILDREN},
    {"successors", KEY_LIKE, KEY_CHILDREN},
    {"subtrees", KEY_LIKE, KEY_CHILDREN},
    {"moves", KEY_LIKE, KEY_LIST},
    {"leaves", KEY_LIKE, KEY_LIST},
    {"nodes", KEY_LIKE, KEY_LIST},
    {"branches", KEY_LIKE, KEY_LIST},
    {"descendants", KEY_LIKE, KEY_LIST},
    {"left", KEY_LIKE, KEY_LEFT},
    {"middle", KEY_LIKE, KEY_MIDDLE},
    {"right", KEY_LIKE, KEY_RIGHT},

    {"player", SAME(KEY_PLAYER)},
    {"currentplayer", SAME(KEY_PLAYER)},
    {"activeplayer", SAME(KEY_PLAYER)},
    {"mover", SAME(KEY_PLAYER)},
    {"turn", SAME(KEY_PLAYER)},
    {"type", SAME(KEY_PLAYER)},
    {"nodetype", SAME(KEY_PLAYER)},
    {"kind", KEY_UNKNOWN, KEY_PLAYER},
    {"side", SAME(KEY_PLAYER)},
    {"who", KEY_UNKNOWN, KEY_PLAYER},
    {"tomove", SAME(KEY_PLAYER)},
    {"sidetomove", SAME(KEY_PLAYER)},
    {"playertomove", SAME(KEY_PLAYER)},
    {"whomoves", SAME(KEY_PLAYER)},
    {"minmax", SAME(KEY_PLAYER)},
    {"maxmin", SAME(KEY_PLAYER)},
    {"minormax", SAME(KEY_PLAYER)},
    {"maxormin", SAME(KEY_PLAYER)},

    {"max", SAME(KEY_MAX)},
    {"ismax", SAME(KEY_MAX)},
    {"ismaxnode", SAME(KEY_MAX)},
    {"ismaxplayer", SAME(KEY_MAX)},
    {"ismaxturn", SAME(KEY_MAX)},
    {"ismaximizing", SAME(KEY_MAX)},
    {"ismaximising", SAME(KEY_MAX)},
    {"ismaximizingplayer", SAME(KEY_MAX)},
    {"ismaximisingplayer", SAME(KEY_MAX)},
    {"ismaximizer", SAME(KEY_MAX)},
    {"maxnode", SAME(KEY_MAX)},
    {"maxplayer", SAME(KEY_MAX)},
    {"maximize", SAME(KEY_MAX)},
    {"maximizer", SAME(KEY_MAX)},
    {"maximizing", SAME(KEY_MAX)},
    {"maximising", SAME(KEY_MAX)},
    {"maximizingplayer", SAME(KEY_MAX)},
    {"maximisingplayer", SAME(KEY_MAX)},
    {"min", SAME(KEY_MIN)},
    {"ismin", SAME(KEY_MIN)},
    {"isminnode", SAME(KEY_MIN)},
    {"isminplayer", SAME(KEY_MIN)},
    {"isminturn", SAME(KEY_MIN)},
    {"isminimizing", SAME(KEY_MIN)},
    {"isminimising", SAME(KEY_MIN)},
    {"isminimizingplayer", SAME(KEY_MIN)},
    {"isminimisingplayer", SAME(KEY_MIN)},
    {"isminimizer", SAME(KEY_MIN)},
    {"minnode", SAME(KEY_MIN)},
    {"minplayer", SAME(KEY_MIN)},
    {"minimize", SAME(KEY_MIN)},
    {"minimizer", SAME(KEY_MIN)},
    {"minimizing", SAME(KEY_MIN)},
    {"minimising", SAME(KEY_MIN)},
    {"minimizingplayer", SAME(KEY_MIN)},
    {"minimisingplayer", SAME(KEY_MIN)},

    {"leaf", SAME(KEY_LEAF)},
    {"isleaf", SAME(KEY_LEAF)},
    {"isleafnode", SAME(KEY_LEAF)},
    {"terminal", SAME(KEY_LEAF)},
    {"isterminal", SAME(KEY_LEAF)},
    {"isterminalnode", SAME(KEY_LEAF)},
    {"gameover", SAME(KEY_LEAF)},
    {"isgameover", SAME(KEY_LEAF)},

    {"chance", SAME(KEY_CHANCE)},
    {"ischance", SAME(KEY_CHANCE)},
    {"chancenode", SAME(KEY_CHANCE)},
    {"ischancenode", SAME(KEY_CHANCE)},
    {"prob", SAME(KEY_CHANCE)},
    {"probs", SAME(KEY_CHANCE)},
    {"probability", SAME(KEY_CHANCE)},
    {"probabilities", SAME(KEY_CHANCE)},
    {"likelihood", SAME(KEY_CHANCE)},
    {"odds", SAME(KEY_CHANCE)},
    {"weight", SAME(KEY_CHANCE)},
    {"weights", SAME(KEY_CHANCE)},

    {"depth", SAME(KEY_ASIDE)},
    {"height", SAME(KEY_ASIDE)},
    {"level", SAME(KEY_ASIDE)},
    {"layer", SAME(KEY_ASIDE)},
    {"ply", SAME(KEY_ASIDE)},
    {"index", SAME(KEY_ASIDE)},
    {"alpha", SAME(KEY_ASIDE)},
    {"beta", SAME(KEY_ASIDE)},
    {"pruned", SAME(KEY_ASIDE)},
    {"cutoff", SAME(KEY_ASIDE)},
    {"visits", SAME(KEY_ASIDE)},
    {"visitcount", SAME(KEY_ASIDE)},
    {"childcount", KEY_LIKE, KEY_ASIDE},
    {"numchildren", KEY_LIKE, KEY_ASIDE},
    {"haschildren", KEY_LIKE, KEY_ASIDE},
    {"nodecount", KEY_LIKE, KEY_ASIDE},
    {"time", SAME(KEY_ASIDE)},
    {"hash", SAME(KEY_ASIDE)},
    {"zobrist", SAME(KEY_ASIDE)},
    {"x", SAME(KEY_ASIDE)},
    {"y", SAME(KEY_ASIDE)},
    {"pos", SAME(KEY_ASIDE)},
    {"coordinates", SAME(KEY_ASIDE)},
    {"coords", SAME(KEY_ASIDE)},
    {"color", SAME(KEY_ASIDE)},
    {"colour", SAME(KEY_ASIDE)},
    {"shape", SAME(KEY_ASIDE)},
    {"style", SAME(KEY_ASIDE)},

    {"board", SAME(KEY_COMMENT)},
    {"fen", SAME(KEY_COMMENT)},
    {"pv", SAME(KEY_COMMENT)},
    {"path", SAME(KEY_COMMENT)},
    {"answers", SAME(KEY_COMMENT)},
    {"players", KEY_LIKE, KEY_COMMENT},
    {"played", SAME(KEY_COMMENT)},
    {"meta", SAME(KEY_COMMENT)},
    {"metadata", SAME(KEY_COMMENT)},
    {"comment", SAME(KEY_COMMENT)},
    {"comments", SAME(KEY_COMMENT)},
    {"note", SAME(KEY_COMMENT)},
    {"notes", SAME(KEY_COMMENT)},
    {"remark", SAME(KEY_COMMENT)},
    {"remarks", SAME(KEY_COMMENT)},
    {"description", SAME(KEY_COMMENT)},
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

static const struct side {
    const char *word;
    enum key_side side;
} sides[] = {
    {"max", SIDE_MAX},           {"maxnode", SIDE_MAX},
    {"maxplayer", SIDE_MAX},     {"maximizer", SIDE_MAX},
    {"maximiser", SIDE_MAX},     {"maximizing", SIDE_MAX},
    {"maximising", SIDE_MAX},    {"maximizingplayer", SIDE_MAX},
    {"maximize", SIDE_MAX},      {"maximise", SIDE_MAX},
    {"min", SIDE_MIN},           {"minnode", SIDE_MIN},
    {"minplayer", SIDE_MIN},     {"minimizer", SIDE_MIN},
    {"minimiser", SIDE_MIN},     {"minimizing", SIDE_MIN},
    {"minimising", SIDE_MIN},    {"minimizingplayer", SIDE_MIN},
    {"minimize", SIDE_MIN},      {"minimise", SIDE_MIN},
    {"leaf", SIDE_LEAF},         {"leafnode", SIDE_LEAF},
    {"terminal", SIDE_LEAF},     {"terminalnode", SIDE_LEAF},
    {"inner", SIDE_INNER},       {"innernode", SIDE_INNER},
    {"internal", SIDE_INNER},    {"internalnode", SIDE_INNER},
    {"root", SIDE_INNER},        {"node", SIDE_INNER},
    {"branch", SIDE_INNER},      {"nonterminal", SIDE_INNER},
    {"chance", SIDE_CHANCE},     {"chancenode", SIDE_CHANCE},
    {"nature", SIDE_CHANCE},     {"random", SIDE_CHANCE},
    {"average", SIDE_CHANCE},    {"expectation", SIDE_CHANCE},
    {"expectimax", SIDE_CHANCE},
};

static bool matters(char c)
{
    return !c || !strchr(" \t\r\n_-./?", c);
}

static char small_letter(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* In small letters and without what does not matter, closed by a NUL; "", which is no
 * word, where it is too long or holds a NUL. */
static void fold(const char *text, size_t length, char folded[static FOLDED])
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++) {
        if (!matters(text[i]))
            continue;
        if (text[i] == '\0' || count + 1 == FOLDED) {
            count = 0;
            break;
        }
        folded[count++] = small_letter(text[i]);
    }
    folded[count] = '\0';
}

static enum key_meaning meaning_of(const struct key_entry *entry, enum key_place place)
{
    return place == KEY_OF_COLUMN ? entry->column : entry->member;
}

static struct key_word find_word(const char *folded, enum key_place place)
{
    struct key_word key = {.meaning = KEY_UNKNOWN};

    for (; key.rank < ENTRIES; key.rank++)
        if (strcmp(folded, entries[key.rank].word) == 0) {
            key.meaning = meaning_of(&entries[key.rank], place);
            break;
        }
    return key;
}

/* Whether a key that is like one of that meaning must not be passed over. */
static bool is_guarded(enum key_meaning meaning)
{
    return meaning >= KEY_VALUE && meaning <= KEY_CHANCE && meaning != KEY_DATA &&
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
        if (is_guarded(entries[i].member) && strlen(entries[i].word) >= SHORTEST)
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

struct key_word key_find_exact(const char *text, size_t length, enum key_place place)
{
    char folded[FOLDED];

    fold(text, length, folded);
    return find_word(folded, place);
}

struct key_word key_find(const char *text, size_t length, enum key_place place)
{
    char folded[FOLDED];
    struct key_word key;

    fold(text, length, folded);
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
        while (i < a_length && !matters(a[i]))
            i++;
        while (j < b_length && !matters(b[j]))
            j++;
        if (i == a_length || j == b_length)
            return i == a_length && j == b_length;
        if (small_letter(a[i++]) != small_letter(b[j++]))
            return false;
    }
}

enum key_side key_side(const char *text, size_t length)
{
    char folded[FOLDED];

    fold(text, length, folded);
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        if (strcmp(folded, sides[i].word) == 0)
            return sides[i].side;
    return SIDE_UNKNOWN;
}
