/*
 * graph.c - finding the root, refusing cycles, unfolding.
 *
 * Depth-first walks keep their path in an array: each position stands on it at most once,
 * so it is never longer than there are positions.
 */
#include "read/graph.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is known of a position's tree. */
enum { SIZE_UNKNOWN = 0 };

struct graph_position {
    size_t mention;  /* its label */
    size_t name;     /* offset in the graph's names; 0: none */
    double value;    /* or SCORE_NONE */
    size_t first;    /* of its children in walk->order; once they are sorted */
    size_t children; /* how many; once the edges are counted */
    size_t parent;   /* the position that was last found to have it as a child */
    size_t said;     /* the mention of the parent that it says it has, or NOBODY */
    uint64_t size;   /* nodes of the tree below, itself included; once measured */
    enum mover mover;
    uint8_t claim; /* of its value: tree/claim.h */
    bool is_leaf;  /* so it was said */
    bool is_child; /* of some position */
    bool on_path;  /* of the walk */
};

/* To a child by its label, or to a leaf that has none. */
struct edge {
    size_t parent, child; /* mentions */
    double value;         /* of the leaf, or SCORE_NONE */
};

/* No position. */
static const size_t NOBODY = SIZE_MAX;

/* A position on the path, and which of its children comes next. */
struct stop {
    struct graph_position *position;
    size_t next;
};

/* A graph on its way to a tree. */
struct unfolding {
    struct graph *graph;
    const struct text *text;
    size_t *owner;     /* by the first mention of a label: the position; owned */
    size_t *order;     /* edges, sorted by the positions that they leave; owned */
    struct stop *path; /* owned */
    size_t depth;
    bool has_payoffs; /* instead of values */
};

static struct graph_position *last_defined(const struct graph *graph)
{
    return &graph->positions[graph->count - 1];
}

static bool add_position(struct graph *graph, size_t mention, struct error *error)
{
    struct graph_position position = {
        .mention = mention,
        .value = SCORE_NONE,
        .parent = NOBODY,
        .said = NOBODY,
        .mover = MOVER_DEFAULT,
    };

    if (!memory_reserve(&graph->positions, &graph->capacity, graph->count + 1,
                        sizeof *graph->positions, error))
        return false;
    graph->positions[graph->count++] = position;
    return true;
}

static bool add_edge(struct graph *graph, struct edge edge, struct error *error)
{
    if (!memory_reserve(&graph->edges, &graph->edge_capacity, graph->edge_count + 1,
                        sizeof *graph->edges, error))
        return false;
    graph->edges[graph->edge_count++] = edge;
    return true;
}

bool graph_mention(struct graph *graph, const char *label, size_t length, size_t at,
                   size_t *mention, struct error *error)
{
    *mention = graph->labels.count;
    return labels_add(&graph->labels, label, length, at, error);
}

bool graph_define_mentioned(struct graph *graph, size_t mention, struct error *error)
{
    return add_position(graph, mention, error);
}

bool graph_define(struct graph *graph, const char *label, size_t length, size_t at,
                  struct error *error)
{
    size_t mention;

    return graph_mention(graph, label, length, at, &mention, error) &&
           add_position(graph, mention, error);
}

size_t graph_defined(const struct graph *graph)
{
    return last_defined(graph)->mention;
}

bool graph_child(struct graph *graph, const char *label, size_t length, size_t at,
                 struct error *error)
{
    size_t child;

    return graph_mention(graph, label, length, at, &child, error) &&
           graph_edge(graph, graph_defined(graph), child, error);
}

bool graph_edge(struct graph *graph, size_t parent, size_t child, struct error *error)
{
    struct edge edge = {.parent = parent, .child = child, .value = SCORE_NONE};

    return add_edge(graph, edge, error);
}

bool graph_edge_leaf(struct graph *graph, size_t parent, double value,
                     struct error *error)
{
    struct edge edge = {.parent = parent, .child = parent, .value = value};

    return add_edge(graph, edge, error);
}

bool graph_odds(struct graph *graph, const char *text, size_t length, enum odds odds,
                struct error *error)
{
    struct ratio ratio;

    return odds_read(text, length, &ratio, error) &&
           graph_game_odds(&graph->game, graph->edge_count - 1, text, length, odds,
                           error);
}

bool graph_node_odds(struct graph *graph, const char *text, size_t length, enum odds odds,
                     struct error *error)
{
    struct ratio ratio;

    return odds_read(text, length, &ratio, error) &&
           graph_game_node_odds(&graph->game, graph->count - 1, text, length, odds,
                                error);
}

bool graph_payoffs(struct graph *graph, const double *payoffs, size_t count,
                   struct error *error)
{
    return graph_game_pay_position(&graph->game, graph->count - 1, payoffs, count, error);
}

void graph_value(struct graph *graph, double value)
{
    last_defined(graph)->value = value;
}

void graph_claim(struct graph *graph, uint8_t claim)
{
    last_defined(graph)->claim = claim;
}

void graph_mover(struct graph *graph, enum mover mover)
{
    last_defined(graph)->mover = mover;
}

void graph_mover_of(struct graph *graph, size_t position, enum mover mover)
{
    graph->positions[position].mover = mover;
}

void graph_leaf(struct graph *graph)
{
    last_defined(graph)->is_leaf = true;
}

void graph_parent(struct graph *graph, size_t mention)
{
    last_defined(graph)->said = mention;
}

bool graph_name(struct graph *graph, const char *name, size_t length, struct error *error)
{
    struct buffer *names = &graph->names;

    if (length == 0)
        return true;
    if (names->size == 0)
        buffer_add(names, "", 1);
    last_defined(graph)->name = names->size;
    buffer_add(names, name, length);
    buffer_add(names, "", 1);
    return !names->failed || error_memory(error);
}

bool graph_root(struct graph *graph, const char *label, size_t length, size_t at,
                struct error *error)
{
    graph->has_root = true;
    return graph_mention(graph, label, length, at, &graph->root, error);
}

static size_t *owner_place(const struct unfolding *w, size_t mention)
{
    return &w->owner[w->graph->labels.mention[mention].first];
}

static struct graph_position *owner_of(const struct unfolding *w, size_t mention)
{
    size_t owner = *owner_place(w, mention);

    return owner == NOBODY ? NULL : &w->graph->positions[owner];
}

/* Parts of a definition belong to its first one. */
static bool is_part(const struct unfolding *w, const struct graph_position *position)
{
    return owner_of(w, position->mention) != position;
}

static const struct edge *child_edge(const struct unfolding *w,
                                     const struct graph_position *position, size_t child)
{
    return &w->graph->edges[w->order[position->first + child]];
}

static bool is_leaf_edge(const struct edge *edge)
{
    return score_known(edge->value);
}

static size_t place_of(const struct unfolding *w, size_t mention)
{
    return w->graph->labels.mention[mention].at;
}

static const char *show(const struct unfolding *w, size_t mention,
                        char shown[static LABEL_SHOWN_SIZE])
{
    return labels_show(&w->graph->labels, mention, shown);
}

static uint64_t line_of(const struct unfolding *w, size_t mention)
{
    uint64_t line, column;

    text_locate(w->text, place_of(w, mention), &line, &column);
    return line;
}

/* Whether a definition names children. */
static bool has_edges(const struct unfolding *w, const struct graph_position *position)
{
    const struct graph *graph = w->graph;

    for (size_t i = 0; i < graph->edge_count; i++)
        if (graph->edges[i].parent == position->mention)
            return true;
    return false;
}

static bool twice_error(const struct unfolding *w, const struct graph_position *first,
                        const struct graph_position *second, struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];
    bool mixed = has_edges(w, first) != has_edges(w, second);

    return text_error(w->text, place_of(w, second->mention), error,
                      mixed ? "\"%s\" is a leaf and has children, first in line %llu"
                            : "\"%s\" is defined twice, first in line %llu",
                      show(w, second->mention, shown),
                      (unsigned long long)line_of(w, first->mention));
}

static bool parts_error(const struct unfolding *w, const char *what,
                        const struct graph_position *first,
                        const struct graph_position *second, struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];

    return text_error(w->text, place_of(w, second->mention), error,
                      "\"%s\" has another %s in line %llu",
                      show(w, second->mention, shown), what,
                      (unsigned long long)line_of(w, first->mention));
}

static struct graph_share share_of(const struct unfolding *w,
                                   const struct graph_position *position)
{
    const struct graph *graph = w->graph;

    return graph_game_position(&graph->game, (size_t)(position - graph->positions));
}

static bool join_payoffs(const struct unfolding *w, const struct graph_position *whole,
                         const struct graph_position *part, struct error *error)
{
    struct graph *graph = w->graph;
    struct graph_share first = share_of(w, whole), second = share_of(w, part);

    if (second.count == 0)
        return true;
    if (first.count == 0)
        return graph_game_share(&graph->game, (size_t)(part - graph->positions),
                                (size_t)(whole - graph->positions), error);
    return graph_game_same(&graph->game, first, second) ||
           parts_error(w, "set of payoffs", whole, part, error);
}

/* What a part says, the whole must say as well, or not at all. */
static bool join(const struct unfolding *w, struct graph_position *whole,
                 const struct graph_position *part, struct error *error)
{
    const char *names = w->graph->names.data;

    if (score_known(whole->value) && score_known(part->value) &&
        whole->value != part->value)
        return parts_error(w, "value", whole, part, error);
    if (whole->mover != MOVER_DEFAULT && part->mover != MOVER_DEFAULT &&
        whole->mover != part->mover)
        return parts_error(w, "player", whole, part, error);
    if (whole->name && part->name && strcmp(names + whole->name, names + part->name) != 0)
        return parts_error(w, "name", whole, part, error);
    if (score_known(part->value))
        whole->value = part->value;
    if (part->mover != MOVER_DEFAULT)
        whole->mover = part->mover;
    whole->name = whole->name ? whole->name : part->name;
    whole->claim = part->claim ? part->claim : whole->claim;
    whole->is_leaf |= part->is_leaf;
    return join_payoffs(w, whole, part, error);
}

/* Finds the positions that labels stand for. */
static bool claim_labels(struct unfolding *w, struct error *error)
{
    struct graph *graph = w->graph;

    for (size_t i = 0; i < graph->count; i++) {
        struct graph_position *position = &graph->positions[i];
        struct graph_position *first = owner_of(w, position->mention);

        if (!first)
            *owner_place(w, position->mention) = i;
        else if (!graph->joined)
            return twice_error(w, first, position, error);
        else if (!join(w, first, position, error))
            return false;
    }
    return true;
}

/* Parents that nothing is said of; this moves the positions. */
static bool claim_parents(struct unfolding *w, struct error *error)
{
    struct graph *graph = w->graph;

    for (size_t i = 0; graph->joined && i < graph->edge_count; i++) {
        size_t *place = owner_place(w, graph->edges[i].parent);

        if (*place != NOBODY)
            continue;
        *place = graph->count;
        if (!add_position(graph, graph->edges[i].parent, error))
            return false;
    }
    return true;
}

static bool parent_error(const struct unfolding *w, const struct edge *edge,
                         struct error *error)
{
    char shown[LABEL_SHOWN_SIZE], child[LABEL_SHOWN_SIZE];

    if (is_leaf_edge(edge))
        return text_error(w->text, place_of(w, edge->parent), error,
                          "parent node \"%s\" not found", show(w, edge->parent, shown));
    return text_error(w->text, place_of(w, edge->parent), error,
                      "parent node \"%s\" of \"%s\" not found",
                      show(w, edge->parent, shown), show(w, edge->child, child));
}

/* A child must have the parent that it says it has. */
static bool check_said(const struct unfolding *w, const struct edge *edge,
                       const struct graph_position *child, struct error *error)
{
    char shown[LABEL_SHOWN_SIZE], said[LABEL_SHOWN_SIZE], parent[LABEL_SHOWN_SIZE];

    if (child->said == NOBODY || owner_of(w, child->said) == owner_of(w, edge->parent))
        return true;
    return text_error(w->text, place_of(w, edge->child), error,
                      "\"%s\" is a child of \"%s\", but names \"%s\" as its parent",
                      show(w, edge->child, shown), show(w, edge->parent, parent),
                      show(w, child->said, said));
}

/* The odds that a child has itself are those of the edge to it. */
static bool give_odds(const struct unfolding *w, const struct edge *edge,
                      const struct graph_position *child, struct error *error)
{
    struct graph *graph = w->graph;
    size_t index = (size_t)(child - graph->positions);
    size_t i = (size_t)(edge - graph->edges);
    char shown[LABEL_SHOWN_SIZE];
    enum odds odds;

    if (!graph_game_has_node_odds(&graph->game, index))
        return true;
    if (child->is_child || graph_game_odds_of(&graph->game, i, &odds))
        return text_error(w->text, place_of(w, child->mention), error,
                          "\"%s\" has a probability, and %s",
                          show(w, child->mention, shown),
                          child->is_child ? "several parents: of which edge?"
                                          : "the edge to it has one");
    return graph_game_give_odds(&graph->game, index, i, error);
}

static bool check_child(const struct unfolding *w, const struct edge *edge,
                        struct error *error)
{
    struct graph_position *child = owner_of(w, edge->child);
    char shown[LABEL_SHOWN_SIZE], parent[LABEL_SHOWN_SIZE];

    if (!child)
        return text_error(w->text, place_of(w, edge->child), error,
                          "child node \"%s\" of \"%s\" not found",
                          show(w, edge->child, shown), show(w, edge->parent, parent));
    if (!give_odds(w, edge, child, error))
        return false;
    child->is_child = true;
    return check_said(w, edge, child, error);
}

static bool check_edges(struct unfolding *w, struct error *error)
{
    for (size_t i = 0; i < w->graph->edge_count; i++) {
        const struct edge *edge = &w->graph->edges[i];
        struct graph_position *parent = owner_of(w, edge->parent);

        if (!parent)
            return parent_error(w, edge, error);
        if (!is_leaf_edge(edge) && !check_child(w, edge, error))
            return false;
        parent->children++;
    }
    return true;
}

/* The edges of each position, in the order in which they were given. */
static void sort_edges(struct unfolding *w)
{
    struct graph *graph = w->graph;
    size_t first = 0;

    for (size_t i = 0; i < graph->count; i++) {
        graph->positions[i].first = first;
        first += graph->positions[i].children;
        graph->positions[i].children = 0;
    }
    for (size_t i = 0; i < graph->edge_count; i++) {
        struct graph_position *parent =
            &graph->positions[*owner_place(w, graph->edges[i].parent)];

        w->order[parent->first + parent->children++] = i;
    }
}

static bool repeated_error(const struct unfolding *w, const struct edge *edge,
                           struct error *error)
{
    char shown[LABEL_SHOWN_SIZE], parent[LABEL_SHOWN_SIZE];

    return text_error(w->text, place_of(w, edge->child), error,
                      "\"%s\" is a child of \"%s\" twice", show(w, edge->child, shown),
                      show(w, edge->parent, parent));
}

/* A child's parent is noted, so it is seen when that comes again. */
static bool check_repeated(const struct unfolding *w, size_t i, struct error *error)
{
    const struct graph_position *position = &w->graph->positions[i];

    for (size_t k = 0; k < position->children; k++) {
        const struct edge *edge = child_edge(w, position, k);
        struct graph_position *child =
            is_leaf_edge(edge) ? NULL : owner_of(w, edge->child);

        if (!child)
            continue;
        if (child->parent == i)
            return repeated_error(w, edge, error);
        child->parent = i;
    }
    return true;
}

static bool unsaid_error(const struct unfolding *w, const struct graph_position *position,
                         struct error *error)
{
    char shown[LABEL_SHOWN_SIZE], parent[LABEL_SHOWN_SIZE];

    return text_error(w->text, place_of(w, position->said), error,
                      "\"%s\" is not among the children of its parent \"%s\"",
                      show(w, position->mention, shown), show(w, position->said, parent));
}

/* Where payoffs are, each leaf has them; elsewhere each has a value. */
static bool check_worth(const struct unfolding *w, const struct graph_position *position,
                        struct error *error)
{
    struct graph_share share = share_of(w, position);
    char shown[LABEL_SHOWN_SIZE];
    const char *wrong = NULL;

    if (position->children > 0)
        wrong = share.count > 0 ? "has payoffs and children" : NULL;
    else if (position->mover == MOVER_CHANCE)
        wrong = "is a chance node without outcomes";
    else if (share.count > 0 && score_known(position->value))
        wrong = "has payoffs and a value";
    else if (w->has_payoffs && share.count == 0)
        wrong = "has no payoffs, as others have";
    else if (!w->has_payoffs && !score_known(position->value))
        wrong = "has no value";
    return !wrong || text_error(w->text, place_of(w, position->mention), error,
                                "%s\"%s\" %s", position->children > 0 ? "" : "leaf ",
                                show(w, position->mention, shown), wrong);
}

/* The edges of a position that have odds; their kind is that of the first. */
static size_t count_odds(const struct unfolding *w, const struct graph_position *position,
                         enum odds *odds, const struct edge **other)
{
    size_t told = 0;

    *other = NULL;
    for (size_t k = 0; k < position->children; k++) {
        size_t i = w->order[position->first + k];
        enum odds own;

        if (!graph_game_odds_of(&w->graph->game, i, &own))
            continue;
        if (told++ == 0)
            *odds = own;
        else if (own != *odds)
            *other = &w->graph->edges[i];
    }
    return told;
}

/* Only chance has probabilities, and of one kind. */
static bool check_odds(const struct unfolding *w, struct graph_position *position,
                       struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];
    const struct edge *other;
    enum odds odds = ODDS_EITHER;
    size_t told =
        w->graph->game.odds_capacity > 0 ? count_odds(w, position, &odds, &other) : 0;

    if (told == 0)
        return true;
    if (w->graph->chance && odds == ODDS_PROBABILITIES &&
        position->mover == MOVER_DEFAULT)
        position->mover = MOVER_CHANCE;
    if (position->mover != MOVER_CHANCE)
        return text_error(w->text, place_of(w, position->mention), error,
                          "probabilities below \"%s\", which is no chance node",
                          show(w, position->mention, shown));
    return !other || text_error(w->text, place_of(w, other->child), error,
                                "probabilities and weights below \"%s\": expected one "
                                "of both",
                                show(w, position->mention, shown));
}

static bool check_position(const struct unfolding *w, size_t i, struct error *error)
{
    struct graph_position *position = &w->graph->positions[i];
    char shown[LABEL_SHOWN_SIZE];

    if (is_part(w, position))
        return true;
    if (!position->is_child && graph_game_has_node_odds(&w->graph->game, i))
        return text_error(w->text, place_of(w, position->mention), error,
                          "\"%s\" has a probability, but no parent",
                          show(w, position->mention, shown));
    if (!check_worth(w, position, error))
        return false;
    if (position->children > 0 && position->is_leaf)
        return text_error(w->text, place_of(w, position->mention), error,
                          "\"%s\" is said to be a leaf and has children",
                          show(w, position->mention, shown));
    if (position->said != NOBODY && !position->is_child)
        return unsaid_error(w, position, error);
    return check_odds(w, position, error) &&
           (!w->graph->simple || check_repeated(w, i, error));
}

static bool check_positions(const struct unfolding *w, struct error *error)
{
    for (size_t i = 0; i < w->graph->count; i++)
        if (!check_position(w, i, error))
            return false;
    return true;
}

static void path_enter(struct unfolding *w, struct graph_position *position)
{
    position->on_path = true;
    w->path[w->depth++] = (struct stop){.position = position};
}

static void path_leave(struct unfolding *w)
{
    w->path[--w->depth].position->on_path = false;
}

/* The path leads back to a position on it, by the child mentioned. */
static bool cycle_error(const struct unfolding *w, size_t mention, struct error *error)
{
    enum { NAMES_SHOWN = 5, LINK_SIZE = LABEL_SHOWN_SIZE + sizeof "\"\" -> " };
    char shown[LABEL_SHOWN_SIZE], names[NAMES_SHOWN * LINK_SIZE] = "";
    size_t from = w->depth - 1, used = 0, i;

    while (w->path[from].position != owner_of(w, mention))
        from--;
    for (i = from; i < w->depth && i < from + NAMES_SHOWN; i++)
        used += (size_t)snprintf(names + used, LINK_SIZE, "\"%s\" -> ",
                                 show(w, w->path[i].position->mention, shown));
    return text_error(w->text, place_of(w, mention), error, "cycle: %s%s\"%s\"", names,
                      i < w->depth ? "... -> " : "", show(w, mention, shown));
}

/* The nodes of a position's tree, when its children's are known; stops counting above the
 * limit. */
static uint64_t measured(const struct unfolding *w, const struct graph_position *position)
{
    uint64_t size = 1;

    for (size_t k = 0; k < position->children && size <= TREE_NODE_LIMIT; k++) {
        const struct edge *edge = child_edge(w, position, k);

        size += is_leaf_edge(edge) ? 1 : owner_of(w, edge->child)->size;
    }
    return size <= TREE_NODE_LIMIT ? size : (uint64_t)TREE_NODE_LIMIT + 1;
}

/* The next child on the path that has a label; NULL behind the last one. */
static const struct edge *next_position(const struct unfolding *w, struct stop *stop)
{
    while (stop->next < stop->position->children) {
        const struct edge *edge = child_edge(w, stop->position, stop->next++);

        if (!is_leaf_edge(edge))
            return edge;
    }
    return NULL;
}

static bool measure(struct unfolding *w, struct graph_position *position,
                    struct error *error)
{
    if (position->size == SIZE_UNKNOWN)
        path_enter(w, position);
    while (w->depth > 0) {
        struct stop *stop = &w->path[w->depth - 1];
        const struct edge *edge = next_position(w, stop);
        struct graph_position *child;

        if (!edge) {
            stop->position->size = measured(w, stop->position);
            path_leave(w);
            continue;
        }
        child = owner_of(w, edge->child);
        if (child->on_path)
            return cycle_error(w, edge->child, error);
        if (child->size == SIZE_UNKNOWN)
            path_enter(w, child);
    }
    return true;
}

static bool measure_all(struct unfolding *w, struct error *error)
{
    for (size_t i = 0; i < w->graph->count; i++)
        if (!measure(w, &w->graph->positions[i], error))
            return false;
    return true;
}

static bool roots_error(const struct unfolding *w, const struct graph_position *first,
                        const struct graph_position *second, struct error *error)
{
    char one[LABEL_SHOWN_SIZE], other[LABEL_SHOWN_SIZE];

    return text_error(w->text, place_of(w, second->mention), error,
                      "multiple roots: \"%s\" and \"%s\"", show(w, first->mention, one),
                      show(w, second->mention, other));
}

/* The root named, or the one position that is nobody's child; NULL if there is none. */
static struct graph_position *find_root(const struct unfolding *w, struct error *error)
{
    struct graph *graph = w->graph;
    struct graph_position *root = graph->has_root ? owner_of(w, graph->root) : NULL;
    char shown[LABEL_SHOWN_SIZE];

    if (graph->has_root && !root)
        text_error(w->text, place_of(w, graph->root), error, "root node \"%s\" not found",
                   show(w, graph->root, shown));
    if (graph->has_root && (!root || !graph->whole))
        return root;
    for (size_t i = 0; i < graph->count; i++) {
        if (graph->positions[i].is_child || is_part(w, &graph->positions[i]) ||
            &graph->positions[i] == root)
            continue;
        if (root) {
            roots_error(w, root, &graph->positions[i], error);
            return NULL;
        }
        root = &graph->positions[i];
    }
    return root;
}

/* The name of the position's nodes; empty: none. */
static const char *name_of(const struct unfolding *w,
                           const struct graph_position *position)
{
    const struct graph *graph = w->graph;

    if (!graph->named)
        return labels_name(&graph->labels, position->mention);
    return position->name ? graph->names.data + position->name : "";
}

static bool unfold_payoffs(const struct unfolding *w, struct graph_share share, size_t at,
                           struct build *b, struct error *error)
{
    return share.count == 0 ||
           build_payoffs(b, w->graph->game.payoffs + share.first, share.count, error) ||
           text_place(w->text, at, error);
}

/* Opens a node for the position. */
static bool unfold_node(struct unfolding *w, struct graph_position *position,
                        struct build *b, struct error *error)
{
    const char *name = name_of(w, position);
    size_t length = strlen(name);

    path_enter(w, position);
    if (!build_open(b, error) || (length > 0 && !build_name(b, name, length, error)) ||
        !build_claim(b, position->claim, error))
        return false;
    build_value(b, position->value);
    if (position->mover != MOVER_DEFAULT)
        build_mover(b, position->mover);
    return unfold_payoffs(w, share_of(w, position), place_of(w, position->mention), b,
                          error);
}

static bool unfold_edge(struct unfolding *w, size_t i, struct build *b,
                        struct error *error)
{
    const struct graph *graph = w->graph;
    const struct edge *edge = &graph->edges[i];
    node child = b->tree.count;
    enum odds odds;
    const char *text = graph_game_odds_of(&graph->game, i, &odds);

    if (is_leaf_edge(edge) ? !build_leaf(b, edge->value, error)
                           : !unfold_node(w, owner_of(w, edge->child), b, error))
        return false;
    return !text || build_odds(b, child, text, strlen(text), error);
}

/* Closes the node of the innermost position. */
static bool unfold_end(struct unfolding *w, struct build *b, struct error *error)
{
    const struct graph_position *position = w->path[w->depth - 1].position;
    enum odds odds = ODDS_EITHER;
    const struct edge *other;

    if (position->mover == MOVER_CHANCE && position->children > 0) {
        count_odds(w, position, &odds, &other);
        if (!build_outcomes(b, odds, error))
            return text_place(w->text, place_of(w, position->mention), error);
    }
    build_close(b);
    path_leave(w);
    return true;
}

static bool unfold_tree(struct unfolding *w, struct graph_position *root, struct build *b,
                        struct error *error)
{
    if (root->size > TREE_NODE_LIMIT)
        return text_error(w->text, place_of(w, root->mention), error,
                          "the tree unfolds to more than %u nodes",
                          (unsigned)TREE_NODE_LIMIT);
    if (!unfold_node(w, root, b, error))
        return false;
    while (w->depth > 0) {
        struct stop *stop = &w->path[w->depth - 1];
        bool more = stop->next < stop->position->children;

        if (more ? !unfold_edge(w, w->order[stop->position->first + stop->next++], b,
                                error)
                 : !unfold_end(w, b, error))
            return false;
    }
    return true;
}

/* Finds out what labels stand for. */
static bool find_positions(struct unfolding *w, struct error *error)
{
    size_t mentions = w->graph->labels.count;

    if (!labels_match(&w->graph->labels, error) ||
        !memory_resize(&w->owner, mentions, sizeof *w->owner, error))
        return false;
    for (size_t i = 0; i < mentions; i++)
        w->owner[i] = NOBODY;
    return claim_labels(w, error) && claim_parents(w, error);
}

/* Finds the children of every position. */
static bool find_children(struct unfolding *w, struct error *error)
{
    struct graph *graph = w->graph;

    if (!memory_resize(&w->order, graph->edge_count + 1, sizeof *w->order, error) ||
        !memory_resize(&w->path, graph->count, sizeof *w->path, error) ||
        !check_edges(w, error))
        return false;
    sort_edges(w);
    return check_positions(w, error);
}

bool graph_unfold(struct graph *graph, const struct text *text, struct build *b,
                  struct error *error)
{
    struct unfolding unfolding = {
        .graph = graph,
        .text = text,
        .has_payoffs = graph->game.payoff_count > 0 || tree_has_payoffs(&b->tree),
    };
    struct graph_position *root = NULL;
    bool good;

    if (find_positions(&unfolding, error) && find_children(&unfolding, error) &&
        measure_all(&unfolding, error))
        root = find_root(&unfolding, error);
    good = root && unfold_tree(&unfolding, root, b, error);

    free(unfolding.owner);
    free(unfolding.order);
    free(unfolding.path);
    return good;
}

void graph_release(struct graph *graph)
{
    labels_release(&graph->labels);
    free(graph->positions);
    free(graph->edges);
    buffer_release(&graph->names);
    graph_game_release(&graph->game);
    *graph = (struct graph){0};
}
