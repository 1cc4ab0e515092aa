/*
 * dewey.c - reading Dewey text: one node a line, named by its id; see ids.h.
 *
 *     # a comment
 *     e max
 *     1.1  3
 *     1.2  5  name
 *     ---
 *     bounds 0 4
 *     e chance
 *     1 @1/3 2
 *     2 @2/3 4
 *
 * Sorted lines become nodes as they are read. When one does not fit, the tree is begun
 * again with all its lines sorted. So what is wrong within a line is found first, in the
 * order of the lines, and what is wrong between lines is found in preorder, whatever the
 * order of the lines.
 */
#include "read/formats.h"

#include "base/memory.h"
#include "base/quote.h"
#include "read/dewey_head.h"
#include "read/ids.h"
#include "read/lines.h"
#include "read/names.h"
#include "read/payoffs.h"
#include "read/retell.h"
#include "read/words.h"
#include "tree/id.h"

#include <stdlib.h>
#include <string.h>

static const char SEPARATOR[] = "---";

/* What a line says of its node. */
struct dewey_entry {
    double value;
    enum mover mover;
    bool numbered; /* the mover is told as p1 */
    bool odds, payoffs;
    struct name name; /* empty without one */
};

struct dewey {
    struct text *text;
    struct build *b;
    struct ids ids;           /* holds the id of the line last read */
    struct dewey_entry entry; /* and this the rest of it */
    struct name odds;         /* if it has odds, without @ */
    struct payoffs payoffs;   /* if it has payoffs */
    struct line line;         /* where it stands */
    size_t first;             /* where the first id in preorder stands */
    bool headed;              /* lines of all the game stand before the nodes */
    bool told;                /* a line is the root's */
    bool sorted;              /* what is said of the parent is known */
    bool ended;               /* it was a separator, or there was none */
    bool slides;              /* lines that were taken may be forgotten */
    struct text_mark mark;    /* where the tree begins, once some are */
    bool retold;              /* the lines so far can be written again (retell.h) ... */
    size_t blanks; /* ... with so many of these in each; 0: there is none yet */
    size_t next;   /* where the line behind those taken begins */
    size_t held;   /* lines that end up to here are held whole */
    struct sort_keyed *lines; /* the ids, if they must be sorted; owned */
    size_t count, capacity;
};

/* What to do with each line of a tree, once it is read; all but IDS_PLACED stops. */
typedef enum ids_result take_function(struct dewey *d, struct error *error);

static bool is_separator(const struct text *text, size_t at, size_t end)
{
    return at < end && memchr("=:,", text->data[at], 3);
}

/* What may stand between the id and the rest: blanks and one separator. */
static bool skip_separator(const struct text *text, size_t *at, size_t end,
                           struct error *error)
{
    size_t i = line_skip_blanks(text, *at, end);

    if (is_separator(text, i, end)) {
        i = line_skip_blanks(text, i + 1, end);
        if (is_separator(text, i, end))
            return text_error(text, i, error, "a second separator, expected one at most");
    } else if (i == *at && i < end) {
        return text_error(text, i, error,
                          "expected a blank, '=', ':' or ',' after the id");
    }
    *at = i;
    return true;
}

static bool read_value(struct dewey *d, size_t at, size_t end, struct error *error)
{
    if (score_known(d->entry.value))
        return text_error(d->text, at, error, "a second value, expected one at most");
    return word_value(d->text, at, end, &d->entry.value, error);
}

static bool read_mover(struct dewey *d, size_t at, enum mover mover, struct error *error)
{
    if (d->entry.mover != MOVER_DEFAULT)
        return text_error(d->text, at, error, "a second mover, expected one at most");
    d->entry.mover = mover;
    return true;
}

/* What p1 is: the number of a player, or 0 if the word is no p and digits. */
static unsigned player_of(const struct text *text, size_t at, size_t end)
{
    node number = 0;

    if (text->data[at] != 'p' || end - at < 2)
        return 0;
    for (size_t i = at + 1; i < end; i++)
        if (!is_digit(text->data[i]))
            return 0;
    word_count(text, at + 1, end, &number);
    return number > 0 && number <= PLAYER_LIMIT && text->data[at + 1] != '0'
               ? number
               : PLAYER_LIMIT + 1;
}

static bool read_player(struct dewey *d, size_t at, unsigned player, struct error *error)
{
    if (player > PLAYER_LIMIT)
        return text_error(d->text, at, error,
                          "expected a player from p1 to p%d, or a quoted name",
                          PLAYER_LIMIT);
    d->entry.numbered = true;
    return read_mover(d, at, (enum mover)player, error);
}

/* Whether @ begins odds, not a name. */
static bool begins_odds(const struct text *text, size_t at)
{
    static const char begins[] = "0123456789.+- \t\r\n";

    return text->data[at] == '@' && memchr(begins, text->data[at + 1], sizeof begins);
}

static bool read_odds(struct dewey *d, size_t at, size_t end, struct error *error)
{
    struct ratio ratio;

    if (d->entry.odds)
        return text_error(d->text, at, error, "a second weight, expected one at most");
    if (end == at + 1)
        return text_error(d->text, at, error,
                          "expected a weight right behind '@', as @1/2");
    d->entry.odds = true;
    d->odds = (struct name){.at = at + 1, .end = end};
    return odds_read(d->text->data + at + 1, end - at - 1, &ratio, error) ||
           text_place(d->text, at, error);
}

/* Whether a round bracket begins payoffs, not a name. */
static bool begins_payoffs(const struct text *text, size_t at, size_t end)
{
    size_t first = line_skip_blanks(text, at + 1, end), last = first;

    while (last < end && !line_is_blank(text->data[last]) &&
           !memchr(",)", text->data[last], 2))
        last++;
    return text->data[at] == '(' && first < last && word_is_value(text, first, last);
}

/* Moves *at past them. */
static bool read_payoffs(struct dewey *d, size_t *at, size_t end, struct error *error)
{
    if (d->entry.payoffs)
        return text_error(d->text, *at, error, "second payoffs, expected them once");
    d->entry.payoffs = true;
    if (!payoffs_read(&d->payoffs, d->text, at, end, error))
        return false;
    return *at == end || line_is_blank(d->text->data[*at]) ||
           text_error(d->text, *at, error, "expected a blank behind the payoffs");
}

static bool has_name(const struct dewey *d)
{
    return d->entry.name.at < d->entry.name.end;
}

/* A bare word that is no mover and no value. */
static bool read_bare_name(struct dewey *d, size_t at, size_t end, struct error *error)
{
    const struct text *text = d->text;
    char shown[WORD_SHOWN_SIZE];

    if (!word_check(text, at, end, error))
        return false;
    for (size_t i = at; i < end; i++)
        if (text->data[i] == '"' || text->data[i] == '#')
            return text_error(text, i, error, "a name with '%c' must be quoted",
                              text->data[i]);
    quote_short(shown, sizeof shown, text->data + at, end - at);
    if (has_name(d))
        return text_error(text, at, error, "unknown word '%s' behind the name", shown);
    d->entry.name = (struct name){.at = at, .end = end};
    return true;
}

static bool read_quoted_name(struct dewey *d, size_t *at, size_t end, struct error *error)
{
    if (has_name(d))
        return text_error(d->text, *at, error, "a second name, expected one at most");
    if (!name_quoted(d->text, *at, &d->entry.name, error))
        return false;
    *at = d->entry.name.end;
    if (*at < end && !line_is_blank(d->text->data[*at]))
        return text_error(d->text, *at, error, "expected a blank behind the name");
    return true;
}

/* mover, value, payoffs, weight or name. Moves *at past it. */
static bool read_item(struct dewey *d, size_t *at, size_t end, struct error *error)
{
    const struct text *text = d->text;
    size_t from = *at;

    if (text->data[from] == '"')
        return read_quoted_name(d, at, end, error);
    if (begins_payoffs(text, from, end))
        return read_payoffs(d, at, end, error);
    *at = line_word_end(text, from, end);
    if (word_is_value(text, from, *at))
        return read_value(d, from, *at, error);
    if (word_resembles(text, from, *at, "max"))
        return read_mover(d, from, MOVER_MAX, error);
    if (word_resembles(text, from, *at, "min"))
        return read_mover(d, from, MOVER_MIN, error);
    if (word_resembles(text, from, *at, "chance"))
        return read_mover(d, from, MOVER_CHANCE, error);
    if (player_of(text, from, *at) > 0)
        return read_player(d, from, player_of(text, from, *at), error);
    if (begins_odds(text, from))
        return read_odds(d, from, *at, error);
    return read_bare_name(d, from, *at, error);
}

/* A leaf's name that is not in quotes would be taken for its player. */
static bool check_items(const struct dewey *d, struct error *error)
{
    const struct dewey_entry *entry = &d->entry;

    if (entry->payoffs && score_known(entry->value))
        return text_error(d->text, d->line.start, error,
                          "a value and payoffs, expected one of both");
    if (entry->numbered && (entry->payoffs || score_known(entry->value)))
        return text_error(d->text, d->line.start, error,
                          "is p%u the player here, or the name? write max or min for the "
                          "player of a node with a value, or \"p%u\" for the name",
                          (unsigned)entry->mover, (unsigned)entry->mover);
    return true;
}

/* What follows the id: at most one mover, one value or payoffs, one weight and one name.
 */
static bool read_items(struct dewey *d, struct error *error)
{
    size_t at = d->ids.end, end = d->line.end;
    bool last;

    if (!skip_separator(d->text, &at, end, error))
        return false;
    d->entry = (struct dewey_entry){.value = SCORE_NONE, .mover = MOVER_DEFAULT};
    for (;;) {
        if (!line_is_last(d->text, at, end, &last, error))
            return false;
        if (last)
            return check_items(d, error);
        if (!read_item(d, &at, end, error))
            return false;
        at = line_skip_blanks(d->text, at, end);
    }
}

/* As score_short of data[at]. */
static size_t short_value(const struct text *text, size_t at, double *value)
{
    size_t used = text->size - at > SCORE_AHEAD ? score_ahead(text->data + at, value) : 0;

    return used > 0 ? used : score_short(text->data + at, value);
}

/* Whether data[at .. end) are the spaces that lines are written again with; the first
 * line says how many. */
static inline bool same_blanks(struct dewey *d, size_t at, size_t end)
{
    if (d->blanks == 0)
        d->blanks = end - at;
    if (d->blanks != end - at)
        return false;
    while (at < end && d->text->data[at] == ' ')
        at++;
    return at == end;
}

/*
 * If only blanks and a number follow the id, as in most lines, reads them without looking
 * for the end of the line first, which is known to be held.
 */
static bool read_plain(struct dewey *d)
{
    const struct text *text = d->text;
    size_t at = line_skip_blanks(text, d->ids.end, text->size), used;

    d->entry = (struct dewey_entry){.mover = MOVER_DEFAULT};
    if (at == d->ids.end)
        return false;
    used = short_value(text, at, &d->entry.value);
    if ((used == 0 || text->data[at + used] != '\n') &&
        score_read(text->data + at, text->size - at, &d->entry.value, &used) != SCORE_OK)
        return false;
    if (!d->retold && d->mark.dropped == 0)
        d->blanks = 0;
    d->retold = same_blanks(d, d->ids.end, at) && d->retold &&
                retell_is_number(text->data + at, used);
    d->line.next = at + used + 1;
    return text->data[at + used] == '\n';
}

/* Whether the line is none or a separator, which ends a tree; a comment may follow. */
static bool read_separator(struct dewey *d, struct error *error)
{
    const struct text *text = d->text;
    const struct line *line = &d->line;
    size_t at = line_word_end(text, line->start, line->end);
    bool last;

    d->ended = line_is_none(line) || word_is(text, line->start, at, SEPARATOR);
    if (!d->ended)
        return true;
    at = line_skip_blanks(text, at, line->end);
    if (!line_is_last(text, at, line->end, &last, error))
        return false;
    return last || text_error(text, at, error, "expected nothing behind '%s'", SEPARATOR);
}

static bool begins_plain(struct dewey *d, size_t at)
{
    if (at >= d->held)
        d->held = line_held(d->text, at);
    return at < d->held && is_digit(d->text->data[at]);
}

/* line: id [separator] { mover | value | payoffs | odds | name }; the next one from
 * data[at] on. */
static bool read_line(struct dewey *d, size_t at, struct error *error)
{
    bool plain = begins_plain(d, at);

    if (plain && !ids_read(&d->ids, d->text, at, error))
        return false;
    if (plain && read_plain(d))
        return true;
    d->retold = false;
    if (!line_find(d->text, at, &d->line, error) || !read_separator(d, error))
        return false;
    if (d->ended)
        return true;
    if (dewey_head_is(d->text, &d->line))
        return text_error(d->text, d->line.start, error,
                          "expected this line before the nodes");
    if (!plain && !ids_read(&d->ids, d->text, d->line.start, error))
        return false;
    return read_items(d, error);
}

/* Most trees begin with a node. */
static bool read_heads(struct dewey *d, struct error *error)
{
    d->next = d->text->position;
    return begins_plain(d, d->next) ||
           dewey_head_read(d->text, &d->next, d->b, &d->headed, error);
}

/* Forgets the lines that were taken, but for the id that the next one is compared with.
 */
static void slide(struct dewey *d)
{
    size_t moved;

    if (!d->slides || !d->ids.rooted)
        return;
    moved = text_slide(d->text, d->ids.placed, &d->mark);
    if (moved == 0 && d->retold)
        moved = text_drop(d->text, d->ids.placed, &d->mark);
    d->ids.placed -= moved;
    d->next -= moved;
}

/* Reads on until the next line is held whole, or there is no more. */
static bool hold_line(struct dewey *d, struct error *error)
{
    size_t from = d->next;

    while (d->next >= d->held && !d->text->complete) {
        size_t end = line_held(d->text, from);

        if (end > from) {
            d->held = end;
            break;
        }
        d->held = 0;
        slide(d);
        from = d->text->size;
        if (!text_more(d->text, error))
            return false;
    }
    return true;
}

/* Takes the lines of a tree one after another, from its first one on. */
static enum ids_result each_line(struct dewey *d, take_function *take,
                                 struct error *error)
{
    enum ids_result result = IDS_PLACED;

    if (!read_heads(d, error))
        return IDS_FAILED;
    while (result == IDS_PLACED) {
        if (!hold_line(d, error) || !read_line(d, d->next, error))
            return IDS_FAILED;
        d->next = d->line.next;
        if (d->ended)
            break;
        result = take(d, error);
    }
    return result;
}

/* The odds of the node last placed. */
static bool place_odds(struct dewey *d, struct error *error)
{
    const struct tree *t = &d->b->tree;
    node n = d->b->open;

    if (n == TREE_ROOT || !tree_is_chance(t, t->parent[n]))
        return text_error(d->text, d->odds.at - 1, error,
                          n == TREE_ROOT
                              ? "a weight at the root, which no edge leads to"
                              : "a weight below a node that is not chance's: write "
                                "chance in the line of its parent");
    return build_odds(d->b, n, d->text->data + d->odds.at, d->odds.end - d->odds.at,
                      error);
}

/* What few nodes have. */
static bool place_game(struct dewey *d, struct error *error)
{
    return (!d->entry.odds || place_odds(d, error)) &&
           (!d->entry.payoffs ||
            build_payoffs(d->b, d->payoffs.amounts, d->payoffs.count, error) ||
            text_place(d->text, d->ids.at, error));
}

/* Makes a node of the line last read. */
static enum ids_result place_line(struct dewey *d, struct error *error)
{
    const struct dewey_entry *entry = &d->entry;
    bool first = !d->ids.rooted;
    enum ids_result result = ids_place(&d->ids, d->b, error);

    if (result == IDS_FAILED)
        text_place(d->text, d->ids.at, error);
    if (result != IDS_PLACED)
        return result;
    if (first)
        d->first = d->ids.at;
    d->told |= d->ids.length == 0;
    build_value(d->b, entry->value);
    build_mover(d->b, entry->mover);
    if (has_name(d) && !name_node(d->text, entry->name, d->b, error))
        return IDS_FAILED;
    if (place_game(d, error))
        return IDS_PLACED;
    return d->sorted || error->kind != ERROR_INPUT ? IDS_FAILED : IDS_MISFIT;
}

/* A plain line behind the one last placed, of its next sibling: as read_line and
 * place_line would do it. */
static bool place_sibling(struct dewey *d)
{
    struct text *text = d->text;
    size_t at, used;
    double value;

    if (!score_known(d->b->tree.value[d->b->open]) ||
        !ids_read_sibling(&d->ids, text, d->next, d->held))
        return false;
    at = d->ids.end + d->blanks;
    used = d->blanks > 0 && same_blanks(d, d->ids.end, at) ? short_value(text, at, &value)
                                                           : 0;
    if (used == 0 || text->data[at + used] != '\n' || !build_sibling(d->b, value))
        return false;
    ids_place_sibling(&d->ids);
    d->next = at + used + 1;
    return true;
}

/* Makes nodes of the line last read and of those behind it that can be told at a glance.
 */
static enum ids_result place_lines(struct dewey *d, struct error *error)
{
    enum ids_result result = place_line(d, error);

    while (result == IDS_PLACED && d->next < d->held && place_sibling(d))
        continue;
    return result;
}

static enum ids_result store_line(struct dewey *d, struct error *error)
{
    if (!memory_reserve(&d->lines, &d->capacity, d->count + 1, sizeof *d->lines, error))
        return IDS_FAILED;
    d->lines[d->count++] = ids_item(&d->ids);
    return IDS_PLACED;
}

static void start(struct dewey *d)
{
    d->told = false;
    d->headed = false;
    d->ended = false;
    d->retold = true;
    d->blanks = 0;
    build_start(d->b);
    ids_start(&d->ids);
    d->ids.odds = ODDS_EITHER;
}

/* The line at data[at], which was read before. */
static bool place_again(struct dewey *d, size_t at, struct error *error)
{
    enum ids_result result = read_line(d, at, error) ? place_line(d, error) : IDS_FAILED;

    if (result == IDS_MISFIT)
        return ids_explain(&d->ids, d->text, d->b, error);
    return result == IDS_PLACED;
}

/* Sorted, the lines lie all over the text: the memory is told some lines ahead which will
 * be needed. */
static bool read_unsorted(struct dewey *d, struct error *error)
{
    enum { AHEAD = 8 };

    start(d);
    if (each_line(d, store_line, error) != IDS_PLACED ||
        !ids_sort(d->lines, d->count, d->text, error))
        return false;
    d->sorted = true;
    for (size_t i = 0; i < d->count; i++) {
        if (d->count - i > AHEAD)
            __builtin_prefetch(d->text->data + d->lines[i + AHEAD].item);
        if (!place_again(d, d->lines[i].item, error))
            return false;
    }
    return true;
}

/*
 * Where all ids begin with 1, and no line is the root's, 1 may be what somebody calls the
 * root. Under e it would be a ply more, and the movers turned round.
 */
static bool check_root(const struct dewey *d, struct error *error)
{
    const struct tree *t = &d->b->tree;

    return d->told || t->end[TREE_ROOT + 1] < t->count ||
           text_error(d->text, d->first, error,
                      "is 1 the root, or the only child of the root? Dewey text calls "
                      "the root e: write e for 1, 1 for 1.1, or, if 1 is a child, a line "
                      "with e alone; --input=dewey takes 1 for a child");
}

static enum read_result read_tree(struct dewey *d, bool detected, struct error *error)
{
    enum ids_result result;

    start(d);
    result = each_line(d, place_lines, error);
    d->slides = false;
    if (result == IDS_FAILED ||
        (result == IDS_MISFIT && (d->mark.set || !read_unsorted(d, error))))
        return READ_FAILED;
    if (!d->ids.rooted && line_is_none(&d->line) && !d->headed)
        return READ_END;
    if (!d->ids.rooted) {
        text_error(d->text, d->line.start, error, "expected a node before %s",
                   line_is_none(&d->line) ? "the end" : "'---'");
        return READ_FAILED;
    }
    if (!ids_finish(&d->ids, d->text, d->b, error))
        return READ_FAILED;
    return !detected || check_root(d, error) ? READ_TREE : READ_FAILED;
}

/* Whether the line is that of the node with an id. */
static bool is_line_of(const struct text *text, const struct line *line,
                       const struct buffer *id)
{
    size_t end = line->start;

    if (!is_digit(id->data[0]))
        return !is_digit(text->data[end]) && !dewey_head_is(text, line);
    while (is_digit(text->data[end]) || text->data[end] == '.')
        end++;
    return id->size == end - line->start &&
           memcmp(text->data + line->start, id->data, id->size) == 0;
}

/* Sets *at to where the line of a node begins, or the tree if it has none. */
static bool find_line(const struct dewey *d, node n, size_t *at, struct error *error)
{
    struct text *text = d->text;
    struct line line = {.next = text->position};
    struct buffer id = {0};
    bool found = true;

    *at = text->position;
    id_add(&id, &d->b->tree, n);
    if (id.failed)
        found = error_memory(error);
    while (found && *at == text->position && line.next < d->next) {
        found = line_find(text, line.next, &line, error);
        if (!found || line_is_none(&line))
            break;
        if (is_line_of(text, &line, &id))
            *at = line.start;
    }
    buffer_release(&id);
    return found;
}

static enum read_result finish(struct dewey *d, enum mover root, struct error *error)
{
    struct error refusal;
    size_t at = 0;

    if (build_finish(d->b, root, &refusal))
        return READ_TREE;
    if (refusal.kind == ERROR_INPUT && !find_line(d, d->b->refused, &at, error))
        return READ_FAILED;
    *error = refusal;
    text_place(d->text, at, error);
    return READ_FAILED;
}

static enum read_result read_all(struct dewey *d, const struct read_options *options,
                                 struct error *error)
{
    enum read_result result = read_tree(d, options->detected, error);

    return result == READ_TREE ? finish(d, options->root, error) : result;
}

/* Lines that are not sorted are needed again; what is wrong, and where, is told with all
 * of the text at hand. */
static enum read_result read_again(struct dewey *d, const struct read_options *options,
                                   struct error *error)
{
    size_t dropped = d->mark.dropped;
    bool held = dropped == 0 ? text_return(d->text, &d->mark, error)
                             : text_restore(d->text, &d->mark, error) &&
                                   retell_dewey(&d->b->tree, d->blanks, d->text->data,
                                                dropped, error);

    d->held = 0;
    d->mark = (struct text_mark){0};
    return held ? read_all(d, options, error) : READ_FAILED;
}

enum read_result dewey_read(struct text *text, struct build *b,
                            const struct read_options *options, struct error *error)
{
    struct dewey d = {.text = text, .b = b, .slides = true};
    enum read_result result = read_all(&d, options, error);

    if (result == READ_FAILED && d.mark.set)
        result = read_again(&d, options, error);
    if (result != READ_FAILED)
        text->position = d.next;
    ids_release(&d.ids);
    free(d.lines);
    payoffs_release(&d.payoffs);
    return result;
}
