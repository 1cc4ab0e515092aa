/*
 * explain.c - how the text of an input was understood.
 */
#include "explain.h"

#include "base/quote.h"

#include <inttypes.h>

const struct manner explain_manner = {.open = NULL};

static const char *const movers[] = {[MOVER_CHANCE] = "chance",
                                     [MOVER_MAX] = "max",
                                     [MOVER_MIN] = "min",
                                     [EXPLAIN_OTHER] = "another player"};

static const char *const reasons[ROOT_REASONS] = {
    [ROOT_BY_TEXT] = "text", [ROOT_BY_OPTION] = "option", [ROOT_BY_DEFAULT] = "default"};

/* The same in a report for people. */
static const char *const told_reasons[ROOT_REASONS] = {
    [ROOT_BY_TEXT] = "the text says so",
    [ROOT_BY_OPTION] = "--root says so",
    [ROOT_BY_DEFAULT] = "nothing says so: the default",
};

/* What words say, as the keys of JSON, and how a report calls it. */
static const struct {
    const char *key, *label;
} kinds[NOTE_KINDS] = {
    [NOTE_ID] = {"ids", "ids"},
    [NOTE_PARENT] = {"parents", "parents"},
    [NOTE_CHILDREN] = {"children", "children"},
    [NOTE_NAME] = {"names", "names"},
    [NOTE_VALUE] = {"values", "values"},
    [NOTE_MOVER] = {"movers", "movers"},
    [NOTE_ODDS] = {"odds", "probabilities"},
    [NOTE_PAYOFFS] = {"payoffs", "payoffs"},
    [NOTE_PLAYERS] = {"players_said", "number of players"},
    [NOTE_SUM] = {"sums", "payoffs of both players sum to"},
    [NOTE_CLAIM] = {"claims", "said of values"},
    [NOTE_BOUNDS] = {"bounds", "bounds"},
    [NOTE_UNKNOWN] = {"could_matter", "not read, could matter"},
    [NOTE_IGNORED] = {"ignored", "not read"},
};

/* How many words a line about those that could matter names. */
enum { REMARK_WORDS = 8 };

static void extend(struct extent *extent, uint64_t value, bool first)
{
    if (first || value < extent->low)
        extent->low = value;
    if (first || value > extent->high)
        extent->high = value;
}

static enum root_reason root_reason(const struct reader *reader)
{
    if (reader->options.root != MOVER_DEFAULT)
        return ROOT_BY_OPTION;
    return reader->build.root_told ? ROOT_BY_TEXT : ROOT_BY_DEFAULT;
}

static void count_node(struct explanation *explanation, const struct tree *t, node n)
{
    explanation->named += tree_name(t, n) != NULL;
    if (tree_is_leaf(t, n)) {
        explanation->all_leaves += !tree_has_payoffs(t);
        explanation->paid += tree_has_payoffs(t);
        return;
    }
    explanation->inner++;
    explanation->chance += tree_is_chance(t, n);
    explanation->valued += score_known(t->value[n]);
    explanation->again +=
        n != TREE_ROOT && !tree_is_chance(t, n) && t->mover[n] == t->mover[t->parent[n]];
}

void explain_tree(struct explanation *explanation, const struct reader *reader)
{
    const struct tree *t = &reader->build.tree;
    enum root_reason reason = root_reason(reader);
    bool first = explanation->trees++ == 0;

    extend(&explanation->nodes, t->count, first);
    extend(&explanation->leaves, t->leaves, first);
    extend(&explanation->depth, t->height, first);
    extend(&explanation->players, t->players, first);
    explanation->roots[t->mover[TREE_ROOT] < EXPLAIN_OTHER ? t->mover[TREE_ROOT]
                                                           : EXPLAIN_OTHER][reason]++;
    explanation->told += reader->build.told + (reason == ROOT_BY_TEXT);
    for (node n = TREE_ROOT; n < t->count; n++)
        count_node(explanation, t, n);
}

static void print_extent(FILE *out, const char *label, const struct extent *extent)
{
    fprintf(out, "%s: %" PRIu64, label, extent->low);
    if (extent->high > extent->low)
        fprintf(out, "..%" PRIu64, extent->high);
    putc('\n', out);
}

/* The words of a kind and how often they stood: "a" (3), "b" (1). How often in all. */
static uint64_t print_words(FILE *out, const struct notes *notes, enum note_kind kind)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < notes->count; i++) {
        const struct note *note = &notes->notes[i];

        if (note->kind != kind || note->count == 0)
            continue;
        fputs(sum > 0 ? ", " : "", out);
        quote_json(out, note->word);
        fprintf(out, " (%" PRIu64 ")", note->count);
        sum += note->count;
    }
    return sum;
}

static bool has_words(const struct notes *notes, enum note_kind kind)
{
    for (size_t i = 0; i < notes->count; i++)
        if (notes->notes[i].kind == kind && notes->notes[i].count > 0)
            return true;
    return false;
}

/* A line about words of a kind, if there are any. */
static void print_kind(FILE *out, const struct explanation *explanation,
                       enum note_kind kind)
{
    if (!has_words(explanation->notes, kind))
        return;
    fprintf(out, "%s: ", kinds[kind].label);
    print_words(out, explanation->notes, kind);
    putc('\n', out);
}

/* How many things there are of a kind, and where they come from: words, or else how the
 * format is. */
static void print_source(FILE *out, const struct explanation *explanation,
                         enum note_kind kind, uint64_t count)
{
    bool ids = has_words(explanation->notes, NOTE_ID);
    uint64_t sum;

    fprintf(out, "%s: ", kinds[kind].label);
    if (count == 0) {
        fputs("none", out);
        return;
    }
    fprintf(out, "%" PRIu64 ", by ", count);
    sum = print_words(out, explanation->notes, kind);
    if (sum == 0 && ids && kind == NOTE_NAME)
        fputs("their ids", out);
    else if (sum == 0)
        fprintf(out, "the syntax of %s", explanation->format);
    else if (sum < count && !ids)
        fprintf(out, ", the others by the syntax of %s", explanation->format);
}

static void print_roots(FILE *out, const struct explanation *explanation)
{
    const char *between = "root: ";

    for (int mover = MOVER_CHANCE; mover <= EXPLAIN_OTHER; mover++)
        for (int reason = 0; reason < ROOT_REASONS; reason++) {
            uint64_t count = explanation->roots[mover][reason];

            if (count == 0)
                continue;
            fprintf(out, "%s%s", between, movers[mover]);
            if (count < explanation->trees)
                fprintf(out, " in %" PRIu64, count);
            fprintf(out, " (%s)", told_reasons[reason]);
            between = ", ";
        }
    putc('\n', out);
}

static void print_sides(FILE *out, const struct explanation *explanation)
{
    fputs("sides: alternate", out);
    if (explanation->again > 0)
        fprintf(out, ", but at %" PRIu64 " of %" PRIu64 " inner nodes",
                explanation->again, explanation->inner);
    putc('\n', out);
}

static void print_sources(FILE *out, const struct explanation *explanation)
{
    print_source(out, explanation, NOTE_NAME, explanation->named);
    putc('\n', out);
    print_source(out, explanation, NOTE_VALUE,
                 explanation->all_leaves + explanation->valued);
    if (explanation->valued > 0)
        fprintf(out, "; %" PRIu64 " of inner nodes", explanation->valued);
    putc('\n', out);
    print_source(out, explanation, NOTE_MOVER, explanation->told);
    putc('\n', out);
}

/* What only games of chance and of several players have. */
static void print_game(FILE *out, const struct explanation *explanation)
{
    if (explanation->chance > 0)
        fprintf(out, "chance nodes: %" PRIu64 "\n", explanation->chance);
    print_kind(out, explanation, NOTE_ODDS);
    if (explanation->paid > 0) {
        print_source(out, explanation, NOTE_PAYOFFS, explanation->paid);
        putc('\n', out);
        print_extent(out, "players", &explanation->players);
    }
    print_kind(out, explanation, NOTE_PLAYERS);
    print_kind(out, explanation, NOTE_SUM);
    print_kind(out, explanation, NOTE_CLAIM);
    print_kind(out, explanation, NOTE_BOUNDS);
}

static void print_trees(FILE *out, const struct explanation *explanation)
{
    print_extent(out, "nodes", &explanation->nodes);
    print_extent(out, "leaves", &explanation->leaves);
    print_extent(out, "depth", &explanation->depth);
    print_roots(out, explanation);
    print_sides(out, explanation);
    print_kind(out, explanation, NOTE_ID);
    print_kind(out, explanation, NOTE_PARENT);
    print_kind(out, explanation, NOTE_CHILDREN);
    print_sources(out, explanation);
    print_game(out, explanation);
    print_kind(out, explanation, NOTE_IGNORED);
    print_kind(out, explanation, NOTE_UNKNOWN);
    if (explanation->notes->others > 0)
        fprintf(out, "other keys: %" PRIu64 "\n", explanation->notes->others);
}

void explain_text(FILE *out, const struct explanation *explanation)
{
    fputs("input: ", out);
    quote_word(out, explanation->file);
    fprintf(out, "\nformat: %s (%s)\n", explanation->format,
            explanation->why ? explanation->why : "--input says so");
    fprintf(out, "trees: %" PRIu64 "\n", explanation->trees);
    if (explanation->trees > 0)
        print_trees(out, explanation);
}

static void write_extent(FILE *out, const char *key, const struct extent *extent)
{
    fprintf(out, ",\"%s\":[%" PRIu64 ",%" PRIu64 "]", key, extent->low, extent->high);
}

static void write_number(FILE *out, const char *key, uint64_t number)
{
    fprintf(out, ",\"%s\":%" PRIu64, key, number);
}

static void write_roots(FILE *out, const struct explanation *explanation)
{
    const char *between = "";

    fputs(",\"root\":[", out);
    for (int mover = MOVER_CHANCE; mover <= EXPLAIN_OTHER; mover++)
        for (int reason = 0; reason < ROOT_REASONS; reason++) {
            uint64_t count = explanation->roots[mover][reason];

            if (count == 0)
                continue;
            fprintf(out, "%s{\"mover\":\"%s\",\"by\":\"%s\"", between, movers[mover],
                    reasons[reason]);
            write_number(out, "trees", count);
            putc('}', out);
            between = ",";
        }
    putc(']', out);
}

static void write_words(FILE *out, const struct notes *notes, enum note_kind kind)
{
    const char *between = "";

    fprintf(out, ",\"%s\":[", kinds[kind].key);
    for (size_t i = 0; i < notes->count; i++) {
        const struct note *note = &notes->notes[i];

        if (note->kind != kind || note->count == 0)
            continue;
        fprintf(out, "%s{\"key\":", between);
        quote_json(out, note->word);
        write_number(out, "count", note->count);
        write_number(out, "line", note->line);
        write_number(out, "column", note->column);
        putc('}', out);
        between = ",";
    }
    putc(']', out);
}

void explain_json(FILE *out, const struct explanation *explanation)
{
    fputs("{\"file\":", out);
    quote_json(out, explanation->file);
    fprintf(out, ",\"format\":\"%s\",\"why\":", explanation->format);
    quote_json(out, explanation->why ? explanation->why : "--input says so");
    write_number(out, "trees", explanation->trees);
    write_extent(out, "nodes", &explanation->nodes);
    write_extent(out, "leaves", &explanation->leaves);
    write_extent(out, "depth", &explanation->depth);
    write_roots(out, explanation);
    write_number(out, "inner_nodes", explanation->inner);
    write_number(out, "not_alternating", explanation->again);
    write_number(out, "named", explanation->named);
    write_number(out, "valued", explanation->all_leaves + explanation->valued);
    write_number(out, "movers_told", explanation->told);
    if (explanation->chance > 0)
        write_number(out, "chance_nodes", explanation->chance);
    if (explanation->paid > 0) {
        write_extent(out, "players", &explanation->players);
        write_number(out, "paid", explanation->paid);
    }
    for (enum note_kind kind = 0; kind < NOTE_KINDS; kind++)
        if (kind < NOTE_ODDS || kind > NOTE_BOUNDS || has_words(explanation->notes, kind))
            write_words(out, explanation->notes, kind);
    write_number(out, "other_keys", explanation->notes->others);
    fputs("}\n", out);
}

/* Keys that could matter. */
static void remark_keys(FILE *out, const char *file, const struct notes *notes)
{
    size_t words = 0;

    for (size_t i = 0; i < notes->count; i++) {
        const struct note *note = &notes->notes[i];

        if (note->kind != NOTE_UNKNOWN || note->count == 0 || words++ >= REMARK_WORDS)
            continue;
        if (words == 1) {
            quote_plain(out, file);
            fputs(": note: keys not read: ", out);
        }
        fputs(words > 1 ? ", " : "", out);
        quote_json(out, note->word);
        fprintf(out, " (%" PRIu64 ")", note->count);
    }
    if (words > REMARK_WORDS)
        fprintf(out, " and %zu others", words - REMARK_WORDS);
    if (words > 0)
        fputs("; --explain-input tells more\n", out);
}

/* That values are not all that was given. */
static void remark_sums(FILE *out, const char *file, const struct notes *notes)
{
    if (!has_words(notes, NOTE_SUM))
        return;
    quote_plain(out, file);
    fprintf(out, ": note: %s ", kinds[NOTE_SUM].label);
    print_words(out, notes, NOTE_SUM);
    fputs(": values are what player 1 gets\n", out);
}

void explain_remark(FILE *out, const char *file, const struct notes *notes)
{
    remark_keys(out, file, notes);
    remark_sums(out, file, notes);
}
