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

struct position {
    size_t mention;  /* its label; those of its children follow */
    size_t children; /* how many */
    double value;    /* SCORE_NONE if it has children only */
    uint64_t size;   /* nodes of the tree below, itself included; once measured */
    bool is_child;   /* of some position */
    bool on_path;    /* of the walk */
};

/* A position on the path, and which of its children comes next. */
struct stop {
    struct position *position;
    size_t next;
};

/* A walk through the graph. */
struct walk {
    struct graph *graph;
    const struct text *text;
    struct position **owner; /* by the first mention of a label: the position; owned */
    struct stop *path;       /* owned */
    size_t depth;
};

bool graph_define(struct graph *graph, const char *label, size_t length, size_t at,
                  struct error *error)
{
    struct position position = {.mention = graph->labels.count, .value = SCORE_NONE};

    if (!memory_reserve(&graph->positions, &graph->capacity, graph->count + 1,
                        sizeof *graph->positions, error) ||
        !labels_add(&graph->labels, label, length, at, error))
        return false;
    graph->positions[graph->count++] = position;
    return true;
}

bool graph_child(struct graph *graph, const char *label, size_t length, size_t at,
                 struct error *error)
{
    graph->positions[graph->count - 1].children++;
    return labels_add(&graph->labels, label, length, at, error);
}

void graph_value(struct graph *graph, double value)
{
    graph->positions[graph->count - 1].value = value;
}

bool graph_root(struct graph *graph, const char *label, size_t length, size_t at,
                struct error *error)
{
    graph->root = graph->labels.count;
    graph->has_root = true;
    return labels_add(&graph->labels, label, length, at, error);
}

static struct position *owner_of(const struct walk *w, size_t mention)
{
    return w->owner[w->graph->labels.mention[mention].first];
}

static size_t child_mention(const struct position *position, size_t child)
{
    return position->mention + 1 + child;
}

static size_t place_of(const struct walk *w, size_t mention)
{
    return w->graph->labels.mention[mention].at;
}

static bool twice_error(const struct walk *w, const struct position *first,
                        const struct position *second, struct error *error)
{
    char shown[LABEL_SHOWN_SIZE];
    uint64_t line, column;
    bool mixed = (first->children > 0) != (second->children > 0);

    text_locate(w->text, place_of(w, first->mention), &line, &column);
    return text_error(w->text, place_of(w, second->mention), error,
                      mixed ? "\"%s\" is a leaf and has children, first in line %llu"
                            : "\"%s\" is defined twice, first in line %llu",
                      labels_show(&w->graph->labels, second->mention, shown),
                      (unsigned long long)line);
}

/* Finds the positions that labels stand for. */
static bool claim_labels(struct walk *w, struct error *error)
{
    const struct graph *graph = w->graph;

    for (size_t i = 0; i < graph->count; i++) {
        struct position *position = &graph->positions[i];
        struct position **owner =
            &w->owner[graph->labels.mention[position->mention].first];

        if (*owner)
            return twice_error(w, *owner, position, error);
        *owner = position;
    }
    return true;
}

static bool check_child(struct walk *w, const struct position *position, size_t mention,
                        struct error *error)
{
    struct position *child = owner_of(w, mention);
    char shown[LABEL_SHOWN_SIZE], parent[LABEL_SHOWN_SIZE];

    if (!child)
        return text_error(w->text, place_of(w, mention), error,
                          "child node \"%s\" of \"%s\" not found",
                          labels_show(&w->graph->labels, mention, shown),
                          labels_show(&w->graph->labels, position->mention, parent));
    child->is_child = true;
    return true;
}

static bool check_children(struct walk *w, struct error *error)
{
    for (size_t i = 0; i < w->graph->count; i++) {
        const struct position *position = &w->graph->positions[i];

        for (size_t k = 0; k < position->children; k++)
            if (!check_child(w, position, child_mention(position, k), error))
                return false;
    }
    return true;
}

static void walk_enter(struct walk *w, struct position *position)
{
    position->on_path = true;
    w->path[w->depth++] = (struct stop){.position = position};
}

static void walk_leave(struct walk *w)
{
    w->path[--w->depth].position->on_path = false;
}

/* The path leads back to a position on it, by the child mentioned. */
static bool cycle_error(const struct walk *w, size_t mention, struct error *error)
{
    enum { NAMES_SHOWN = 5, LINK_SIZE = LABEL_SHOWN_SIZE + sizeof "\"\" -> " };
    char shown[LABEL_SHOWN_SIZE], names[NAMES_SHOWN * LINK_SIZE] = "";
    const struct labels *labels = &w->graph->labels;
    size_t from = w->depth - 1, used = 0, i;

    while (w->path[from].position != owner_of(w, mention))
        from--;
    for (i = from; i < w->depth && i < from + NAMES_SHOWN; i++)
        used +=
            (size_t)snprintf(names + used, LINK_SIZE, "\"%s\" -> ",
                             labels_show(labels, w->path[i].position->mention, shown));
    return text_error(w->text, place_of(w, mention), error, "cycle: %s%s\"%s\"", names,
                      i < w->depth ? "... -> " : "", labels_show(labels, mention, shown));
}

/* The nodes of a position's tree, when its children's are known; stops counting above the
 * limit. */
static uint64_t measured(const struct walk *w, const struct position *position)
{
    uint64_t size = 1;

    for (size_t k = 0; k < position->children && size <= TREE_NODE_LIMIT; k++)
        size += owner_of(w, child_mention(position, k))->size;
    return size <= TREE_NODE_LIMIT ? size : (uint64_t)TREE_NODE_LIMIT + 1;
}

static bool measure(struct walk *w, struct position *position, struct error *error)
{
    if (position->size == SIZE_UNKNOWN)
        walk_enter(w, position);
    while (w->depth > 0) {
        struct stop *stop = &w->path[w->depth - 1];
        size_t mention = child_mention(stop->position, stop->next);
        struct position *child;

        if (stop->next++ == stop->position->children) {
            stop->position->size = measured(w, stop->position);
            walk_leave(w);
            continue;
        }
        child = owner_of(w, mention);
        if (child->on_path)
            return cycle_error(w, mention, error);
        if (child->size == SIZE_UNKNOWN)
            walk_enter(w, child);
    }
    return true;
}

static bool measure_all(struct walk *w, struct error *error)
{
    for (size_t i = 0; i < w->graph->count; i++)
        if (!measure(w, &w->graph->positions[i], error))
            return false;
    return true;
}

static bool roots_error(const struct walk *w, const struct position *first,
                        const struct position *second, struct error *error)
{
    char one[LABEL_SHOWN_SIZE], other[LABEL_SHOWN_SIZE];

    return text_error(w->text, place_of(w, second->mention), error,
                      "multiple roots: \"%s\" and \"%s\"",
                      labels_show(&w->graph->labels, first->mention, one),
                      labels_show(&w->graph->labels, second->mention, other));
}

/* The root named, or the one position that is nobody's child; NULL if there is none. */
static struct position *find_root(const struct walk *w, struct error *error)
{
    struct graph *graph = w->graph;
    struct position *root = graph->has_root ? owner_of(w, graph->root) : NULL;
    char shown[LABEL_SHOWN_SIZE];

    if (graph->has_root && !root)
        text_error(w->text, place_of(w, graph->root), error, "root node \"%s\" not found",
                   labels_show(&graph->labels, graph->root, shown));
    for (size_t i = 0; i < graph->count && !graph->has_root; i++) {
        if (graph->positions[i].is_child)
            continue;
        if (root) {
            roots_error(w, root, &graph->positions[i], error);
            return NULL;
        }
        root = &graph->positions[i];
    }
    return root;
}

/* Opens a node for the position. */
static bool unfold_node(struct walk *w, struct position *position, struct build *b,
                        struct error *error)
{
    const char *name = labels_name(&w->graph->labels, position->mention);
    size_t length = strlen(name);

    walk_enter(w, position);
    if (!build_open(b, error) || (length > 0 && !build_name(b, name, length, error)))
        return false;
    build_value(b, position->value);
    return true;
}

static bool unfold_tree(struct walk *w, struct position *root, struct build *b,
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
        size_t mention = child_mention(stop->position, stop->next);

        if (stop->next++ < stop->position->children) {
            if (!unfold_node(w, owner_of(w, mention), b, error))
                return false;
        } else {
            build_close(b);
            walk_leave(w);
        }
    }
    return true;
}

static bool walk_start(struct walk *w, struct error *error)
{
    size_t mentions = w->graph->labels.count;

    if (!labels_match(&w->graph->labels, error) ||
        !memory_resize(&w->owner, mentions, sizeof *w->owner, error) ||
        !memory_resize(&w->path, w->graph->count, sizeof *w->path, error))
        return false;
    for (size_t i = 0; i < mentions; i++)
        w->owner[i] = NULL;
    return true;
}

bool graph_unfold(struct graph *graph, const struct text *text, struct build *b,
                  struct error *error)
{
    struct walk walk = {.graph = graph, .text = text};
    struct position *root = NULL;
    bool good;

    if (walk_start(&walk, error) && claim_labels(&walk, error) &&
        check_children(&walk, error) && measure_all(&walk, error))
        root = find_root(&walk, error);
    good = root && unfold_tree(&walk, root, b, error);

    free(walk.owner);
    free(walk.path);
    return good;
}

void graph_release(struct graph *graph)
{
    labels_release(&graph->labels);
    free(graph->positions);
    *graph = (struct graph){0};
}
