/*
 * numbers.h - what proof-number search and df-pn know of nodes, for these two and nobody
 * else.
 *
 * They ask of every node whether its value is at least the target. The proof number of a
 * node is how many leaves at least must still be read, and be worth it, before that is
 * sure; the disproof number the same of the opposite:
 *
 *     not developed   1, 1            MAX   least proof, sum of disproofs
 *     worth it        0, infinite     MIN   sum of proofs, least disproof
 *     not worth it    infinite, 0
 *
 * Numbers that are not infinite are at most the leaves of the tree, so that sums are
 * whole: none comes near the 2^53 at which others let them saturate.
 *
 * Nodes have numbers from when their parent is developed, and then a place: those of
 * siblings follow one another, and those of descendants are greater. The children of a
 * node are a heap, the one to take next in front: the least number, the leftmost of equal
 * ones.
 */
#ifndef GTEVAL_SEARCH_NUMBERS_H
#define GTEVAL_SEARCH_NUMBERS_H

#include "search/heap.h"
#include "search/places.h"
#include "search/rules.h"

#define NUMBER_INFINITE UINT32_MAX

/* Which of the two numbers: that of which MAX wants the least, and that of MIN. */
enum { PROOF, DISPROOF, NUMBER_KINDS };

struct proof_numbers {
    uint32_t of[NUMBER_KINDS];
};

/* Instead of numbers that are told. */
static const struct proof_numbers NO_LIMITS = {{0, 0}};

/* What is kept of a node. */
struct proof_node {
    node node;
    uint32_t parent; /* the parent's place */
    uint32_t first;  /* the heap of its children; HEAP_EMPTY until it is developed */
    struct proof_numbers numbers;
    double worth; /* what the leaves read say of a value that is decided: at least, or at
                   * most; before, what those below say of the children that are */
};

/* By places. */
struct numbering {
    struct proof_node *nodes;
    struct heap_entry *order; /* in the heap of the parent */
};

static inline bool numbers_solved(const struct proof_node *of)
{
    return of->numbers.of[PROOF] == 0 || of->numbers.of[DISPROOF] == 0;
}

/* Which number of its children a node takes the least of; it adds up the other one. */
static inline int numbers_least(const struct search *s, node n)
{
    return tree_is_max(s->tree, n) ? PROOF : DISPROOF;
}

static inline int numbers_summed(const struct search *s, node n)
{
    return tree_is_max(s->tree, n) ? DISPROOF : PROOF;
}

static inline void numbers_add(struct search *s, const struct numbering *all, node n,
                               uint32_t parent)
{
    all->nodes[places_add(s)] = (struct proof_node){
        .node = n,
        .parent = parent,
        .numbers = {{1, 1}},
    };
    s->counts.storage++;
}

/* Nothing is known but the root; false, with s->failed, where memory runs out. */
static inline bool numbers_start(struct search *s, struct numbering *all)
{
    all->nodes = places_room(s, sizeof *all->nodes);
    all->order = places_room(s, sizeof *all->order);
    if (!s->failed)
        numbers_add(s, all, TREE_ROOT, PLACE_NONE);
    return !s->failed;
}

/* In traces numbers are scores, of which some are infinite. */
static inline double numbers_score(uint32_t number)
{
    return number == NUMBER_INFINITE ? INFINITY : (double)number;
}

static inline void numbers_observe(struct search *s, enum event_kind kind, node n,
                                   struct proof_numbers numbers)
{
    if (WATCHING)
        search_observe(s,
                       (struct event){.kind = kind,
                                      .node = n,
                                      .relation = AT_LEAST,
                                      .value = s->options.target,
                                      .proof = numbers_score(numbers.of[PROOF]),
                                      .disproof = numbers_score(numbers.of[DISPROOF])});
}

/* A node is entered, to stay below these numbers; none are 0. */
static inline void numbers_enter(struct search *s, node n, struct proof_numbers limits)
{
    numbers_observe(s, EVENT_ENTER, n, limits);
    if (s->seen)
        count_node(s, n);
    else
        s->counts.nodes++;
}

/* The numbers of a node are known anew; with one of them, maybe the answer. */
static inline void numbers_report(struct search *s, const struct proof_node *of)
{
    if (numbers_solved(of) && !tree_is_leaf(s->tree, of->node))
        leave(s, of->node, of->numbers.of[PROOF] == 0 ? AT_LEAST : AT_MOST, of->worth);
    numbers_observe(s, EVENT_NUMBERS, of->node, of->numbers);
}

/* Puts a child with its present number into what is left of the parent's heap. */
static inline void numbers_order(struct search *s, const struct numbering *all,
                                 struct proof_node *parent, uint32_t rest, uint32_t child)
{
    int least = numbers_least(s, parent->node);

    parent->first =
        heap_add(all->order, rest, child, -(double)all->nodes[child].numbers.of[least]);
}

static inline void numbers_open(struct search *s, const struct numbering *all,
                                uint32_t at)
{
    struct proof_node *of = &all->nodes[at];
    uint32_t *sum = &of->numbers.of[numbers_summed(s, of->node)];

    *sum = 0;
    of->worth = tree_is_max(s->tree, of->node) ? -INFINITY : INFINITY;
    TREE_EACH_CHILD(s->tree, of->node, c) {
        uint32_t child = s->places;

        numbers_add(s, all, c, at);
        numbers_order(s, all, of, of->first, child);
        ++*sum;
    }
}

/* Develops a node: a leaf is read, the children of another get numbers. */
static inline void numbers_develop(struct search *s, const struct numbering *all,
                                   uint32_t at)
{
    struct proof_node *of = &all->nodes[at];
    bool worth;

    s->counts.steps++;
    numbers_observe(s, EVENT_STEP, of->node, NO_LIMITS);
    if (!tree_is_leaf(s->tree, of->node)) {
        numbers_open(s, all, at);
        return;
    }
    of->worth = read_leaf(s, of->node);
    worth = of->worth >= s->options.target;
    of->numbers.of[PROOF] = worth ? 0 : NUMBER_INFINITE;
    of->numbers.of[DISPROOF] = worth ? NUMBER_INFINITE : 0;
}

/* A child is decided: one that is so for the better decides its parent, which else is
 * worth what the best of all its children are. */
static inline void numbers_back_up(const struct search *s, struct proof_node *parent,
                                   const struct proof_node *child)
{
    bool max = tree_is_max(s->tree, parent->node);

    if ((child->numbers.of[PROOF] == 0) == max)
        parent->worth = child->worth;
    else
        parent->worth = max ? larger(parent->worth, child->worth)
                            : smaller(parent->worth, child->worth);
}

/*
 * The child that was in front has changed, from old, and is in front or not by now: its
 * parent's numbers follow. Whether they are others than before.
 */
static inline bool numbers_update(struct search *s, const struct numbering *all,
                                  struct proof_node *parent, uint32_t child,
                                  struct proof_numbers old)
{
    int least = numbers_least(s, parent->node), summed = numbers_summed(s, parent->node);
    uint32_t now = all->nodes[child].numbers.of[summed];
    struct proof_numbers before = parent->numbers;

    if (numbers_solved(&all->nodes[child]))
        numbers_back_up(s, parent, &all->nodes[child]);
    parent->numbers.of[least] = all->nodes[parent->first].numbers.of[least];
    if (now == NUMBER_INFINITE)
        parent->numbers.of[summed] = NUMBER_INFINITE;
    else
        parent->numbers.of[summed] += now - old.of[summed];
    return before.of[PROOF] != parent->numbers.of[PROOF] ||
           before.of[DISPROOF] != parent->numbers.of[DISPROOF];
}

/* What was found out of the root: a lower bound of its value if that is at least the
 * target, else an upper one. */
static inline double numbers_end(struct search *s, const struct numbering *all)
{
    const struct proof_node *root = &all->nodes[PLACE_ROOT];

    s->proved = root->numbers.of[PROOF] == 0;
    return root->worth;
}

#endif
