/*
 * caption.c - titles, facts and lines of pictures.
 */
#include "draw/caption.h"

#include "base/score.h"
#include "draw/columns.h"
#include "search/algorithm.h"
#include "tree/id.h"

enum { NAME_COLUMNS = 20 };

const char *caption_title(const struct picture *picture)
{
    if (picture->style.title)
        return picture->style.title;
    return picture->history ? picture->result->algorithm->title : "Game tree";
}

bool caption_is_final(const struct picture *picture)
{
    return picture->history && history_is_whole(picture->history);
}

const char *caption_unvisited(const struct picture *picture)
{
    return caption_is_final(picture) ? "never visited" : "not visited yet";
}

/* The name of a player, shortened if it is long, or "player 2". */
static void add_player(struct buffer *text, const struct tree *t, unsigned player,
                       const struct signs *signs)
{
    const char *name = tree_player(t, player);
    struct buffer tag = {0};

    if (!name) {
        buffer_text(text, "player ");
        buffer_number(text, player);
        return;
    }
    buffer_text(&tag, name);
    columns_shorten(&tag, NAME_COLUMNS, COLUMNS_END, signs->ellipsis);
    text->failed = text->failed || tag.failed;
    if (!tag.failed)
        buffer_text(text, tag.data);
    buffer_release(&tag);
}

/* "3 leaves", "1 leaf" */
static void add_count(struct buffer *text, uint64_t count, const char *one,
                      const char *many)
{
    buffer_number(text, count);
    buffer_text(text, count == 1 ? one : many);
}

static void add_share(struct buffer *text, uint64_t part, uint64_t whole, const char *one,
                      const char *many)
{
    buffer_text(text, ", ");
    buffer_number(text, part);
    buffer_text(text, " of ");
    add_count(text, whole, one, many);
}

/* The name or the id of a node, shortened if it is long. */
static void add_node(struct buffer *text, const struct picture *picture, node n,
                     const struct signs *signs)
{
    const char *name = picture->ids ? NULL : tree_name(picture->tree, n);
    struct buffer tag = {0};

    if (picture->style.labels == LABELS_LETTERS)
        tag_letters(&tag, n);
    else if (name)
        buffer_text(&tag, name);
    else
        id_add(&tag, picture->tree, n);
    columns_shorten(&tag, NAME_COLUMNS, name ? COLUMNS_END : COLUMNS_BEGINNING,
                    signs->ellipsis);
    text->failed = text->failed || tag.failed;
    if (!tag.failed)
        buffer_add(text, tag.data, tag.size);
    buffer_release(&tag);
}

static void add_size(struct buffer *text, const struct tree *t)
{
    add_count(text, t->count, " node, ", " nodes, ");
    add_count(text, t->leaves, " leaf, ", " leaves, ");
    add_count(text, t->height, " ply", " plies");
}

/* ", >= 52 proved" */
static void add_answer(struct buffer *text, const struct result *result,
                       const struct signs *signs)
{
    buffer_text(text, ", ");
    buffer_text(text, signs->relation[AT_LEAST]);
    buffer_text(text, " ");
    tag_number(text, result->target, signs);
    buffer_text(text, result->proved ? " proved" : " refuted");
}

static void add_value(struct buffer *text, const struct result *result,
                      const struct signs *signs)
{
    if (result->payoffs) {
        buffer_text(text, "payoffs ");
        tag_payoffs(text, result->payoffs, result->players, signs);
        return;
    }
    buffer_text(text, "value ");
    if (result->bound != EQUAL) {
        buffer_text(text, signs->relation[result->bound]);
        buffer_text(text, " ");
    }
    tag_number(text, result->value, signs);
    if (result->algorithm->options & USES_TARGET)
        add_answer(text, result, signs);
}

static void add_counts(struct buffer *text, const struct picture *picture)
{
    const struct counts *counts = &picture->result->counts;
    const struct tree *t = picture->tree;

    add_share(text, counts->distinct_nodes, t->count, " node", " nodes");
    add_share(text, counts->distinct_leaves, t->leaves, " leaf", " leaves");
    if (counts->leaves != counts->distinct_leaves) {
        buffer_text(text, " (read ");
        add_count(text, counts->leaves, " time)", " times)");
    }
    if (counts->cutoffs > 0) {
        buffer_text(text, ", ");
        add_count(text, counts->cutoffs, " cutoff", " cutoffs");
    }
}

/* ", >= 52 proved by 4 leaves, <= 52 by 4 leaves" */
static void add_proof(struct buffer *text, const struct picture *picture,
                      const struct signs *signs)
{
    const char *by = " proved by ";

    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++) {
        if (!strategy_is_shown(picture, side))
            continue;
        buffer_text(text, ", ");
        tag_shown(text, picture, side, signs);
        buffer_text(text, by);
        add_count(text, picture->strategies->leaves[side], " leaf", " leaves");
        by = " by ";
    }
}

/* ", 3 players: Anna, Bob, player 3" */
static void add_players(struct buffer *text, const struct tree *t,
                        const struct signs *signs)
{
    enum { SHOWN = 8 };

    if (!tree_has_payoffs(t))
        return;
    buffer_text(text, ", ");
    add_count(text, t->players, " player", " players");
    for (unsigned player = 1; t->player && player <= t->players; player++) {
        buffer_text(text, player == 1 ? ": " : ", ");
        if (player > SHOWN) {
            buffer_text(text, signs->ellipsis);
            break;
        }
        add_player(text, t, player, signs);
    }
}

static void add_move(struct buffer *text, const struct picture *picture,
                     const struct signs *signs)
{
    if (picture->result->length <= 1)
        return;
    buffer_text(text, ", move ");
    add_node(text, picture, picture->result->line[1], signs);
}

/* Of a search that goes on, how far it has come. */
static void add_step(struct buffer *text, const struct history *history)
{
    buffer_text(text, "after ");
    buffer_number(text, history->limit);
    buffer_text(text, " of ");
    add_count(text, history->events, " event", " events");
}

void caption_facts(struct buffer *text, const struct picture *picture,
                   const struct signs *signs)
{
    const struct result *result = picture->result;

    if (!picture->history) {
        add_size(text, picture->tree);
        add_players(text, picture->tree, signs);
        return;
    }
    if (caption_is_final(picture)) {
        add_value(text, result, signs);
        add_move(text, picture, signs);
        add_counts(text, picture);
        add_proof(text, picture, signs);
    } else {
        add_step(text, picture->history);
    }
    add_players(text, picture->tree, signs);
}

void caption_line(struct buffer *text, const struct picture *picture,
                  const struct signs *signs)
{
    enum { SHOWN = 20 };
    node length = caption_is_final(picture) ? picture->result->length : 0;

    for (node i = 0; i < length && i < SHOWN; i++) {
        if (i > 0)
            buffer_text(text, " ");
        add_node(text, picture, picture->result->line[i], signs);
    }
    if (length > SHOWN) {
        buffer_text(text, " ");
        buffer_text(text, signs->ellipsis);
    }
}

/* "MAX", "chance", "player 2 (Bob)": who moves at an inner node. */
static void add_mover(struct buffer *text, const struct tree *t, node n)
{
    const char *name;

    if (tree_is_chance(t, n)) {
        buffer_text(text, "chance");
    } else if (!tree_has_payoffs(t)) {
        buffer_text(text, tree_is_max(t, n) ? "MAX" : "MIN");
    } else {
        buffer_text(text, "player ");
        buffer_number(text, t->mover[n]);
        name = tree_player(t, t->mover[n]);
        if (name) {
            buffer_text(text, " (");
            buffer_text(text, name);
            buffer_text(text, ")");
        }
    }
}

/* " 6", " at least 3", " 3..6": what is known, behind a word that says of what. */
static void add_known(struct buffer *text, const struct history *history, node n)
{
    if (!past_is_known(&history->of[n]))
        return;
    buffer_text(text, history_payoffs(history, n) ? ", payoffs " : ", value ");
    tag_known(text, history, n, &signs_outline);
}

static void add_odds(struct buffer *text, const struct walk *walk)
{
    const struct tree *t = walk->tree;

    if (walk->n == TREE_ROOT || !tree_is_chance(t, t->parent[walk->n]))
        return;
    buffer_text(text, ", odds ");
    tag_odds(text, walk);
    if (!(t->weight[walk->n] > 0))
        buffer_text(text, ", never happens");
}

static void add_window(struct buffer *text, const struct picture *picture, node n)
{
    struct buffer window = {0};

    tag_window(&window, picture, n, &signs_outline);
    if (window.size > 0) {
        buffer_text(text, tag_has_numbers(picture) ? ", " : ", entered with ");
        buffer_text(text, window.data);
    }
    text->failed = text->failed || window.failed;
    buffer_release(&window);
}

static void add_past(struct buffer *text, const struct picture *picture, node n)
{
    const struct past *past = &picture->history->of[n];
    const struct cut *cut = history_cut_before(picture->history, n);

    if (!past->visited) {
        buffer_text(text, ", ");
        buffer_text(text, caption_unvisited(picture));
    }
    add_window(text, picture, n);
    if (past->order > 0) {
        buffer_text(text, ", read as number ");
        buffer_number(text, past->order);
    }
    if (past->on_line)
        buffer_text(text, ", on the principal variation");
    if (cut) {
        buffer_text(text, ", left out by the cut ");
        tag_reason(text, picture, cut, &signs_outline);
    }
}

/* ", on the strategy of MAX", of a leaf ", shows >= 52" */
static void add_strategies(struct buffer *text, const struct picture *picture, node n)
{
    for (enum proof_side side = PROOF_LOWER; side < PROOF_SIDES; side++) {
        if (!strategy_has(picture, side, n))
            continue;
        if (!tree_is_leaf(picture->tree, n)) {
            buffer_text(text, ", on the strategy of ");
            buffer_text(text, side == PROOF_LOWER ? "MAX" : "MIN");
            continue;
        }
        buffer_text(text, ", shows ");
        tag_shown(text, picture, side, &signs_outline);
    }
}

void caption_node(struct buffer *text, const struct picture *picture,
                  const struct walk *walk)
{
    const struct tree *t = picture->tree;

    tag_node(text, picture, walk);
    buffer_text(text, ": ");
    if (tree_is_leaf(t, walk->n)) {
        buffer_text(text, tree_has_payoffs(t) ? "leaf, payoffs " : "leaf, value ");
        tag_worth(text, t, walk->n, &signs_outline);
    } else {
        add_mover(text, t, walk->n);
        if (picture->history)
            add_known(text, picture->history, walk->n);
    }
    add_odds(text, walk);
    if (picture->history)
        add_past(text, picture, walk->n);
    add_strategies(text, picture, walk->n);
}
