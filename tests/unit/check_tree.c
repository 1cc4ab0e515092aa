/*
 * check_tree.c - the builder and the navigation of trees, against a plain list of what
 * was built; Dewey ids, backed-up values, trees cut off at a depth.
 */
#include "base/score.h"
#include "ensure.h"
#include "finish.h"
#include "literal.h"
#include "oracle.h"
#include "random_tree.h"
#include "suite.h"
#include "tree/cut.h"
#include "tree/id.h"
#include "tree/values.h"
#include "uniform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What may be said of a mover. */
static const enum mover movers[] = {MOVER_MAX, MOVER_MIN, MOVER_DEFAULT};

enum { TREES = 300, MOST_NODES = 300, NAME_SIZE = 40 };

/* A node as it is handed to the builder. */
struct item {
    node depth;
    double value; /* SCORE_NONE: none is given */
    enum mover mover;
    bool named, late; /* late: value, mover and name come behind the children */
    char name[NAME_SIZE];
};

/* The nodes in preorder. */
struct model {
    struct item items[MOST_NODES];
    node count;
};

static void random_item(struct dice *dice, struct item *item, bool names)
{
    int length = dice_between(dice, 0, NAME_SIZE - 1);

    item->value = dice_percent(dice, 70) ? dice_between(dice, -9, 9) : SCORE_NONE;
    item->mover = movers[dice_below(dice, 3)];
    item->named = names && dice_percent(dice, 30);
    item->late = dice_percent(dice, 30);
    for (int i = 0; i < length; i++)
        item->name[i] = (char)dice_between(dice, 'a', 'z');
    item->name[length] = '\0';
}

static void random_model(struct dice *dice, struct model *model)
{
    bool names = dice_percent(dice, 50);
    /* Deep trees, wide ones, and those between. */
    uint32_t deeper = (uint32_t)dice_between(dice, 0, 100);

    model->count = dice_below(dice, MOST_NODES) + 1;
    for (node n = 0; n < model->count; n++) {
        node above = n == 0 ? 0 : model->items[n - 1].depth;

        model->items[n].depth = n == 0 ? 0
                                : dice_percent(dice, deeper)
                                    ? above + 1
                                    : dice_below(dice, above + 1) + 1;
        random_item(dice, &model->items[n], names);
    }
}

static void hand_over(struct build *b, const struct item *item)
{
    struct error error;

    if (score_known(item->value))
        build_value(b, item->value);
    if (item->mover != MOVER_DEFAULT)
        build_mover(b, item->mover);
    if (item->named)
        ENSURE(build_name(b, item->name, strlen(item->name), &error));
}

static void close_down_to(struct build *b, const struct model *model, node depth)
{
    while (b->depth > depth) {
        if (model->items[b->open].late)
            hand_over(b, &model->items[b->open]);
        build_close(b);
    }
}

/* Builds the first count nodes, and leaves open what is open behind them. */
static void build_nodes(struct build *b, const struct model *model, node count)
{
    struct error error;

    for (node n = 0; n < count; n++) {
        close_down_to(b, model, model->items[n].depth);
        ENSURE(build_open(b, &error));
        ENSURE(b->open == n);
        if (!model->items[n].late)
            hand_over(b, &model->items[n]);
    }
}

static node model_parent(const struct model *model, node n)
{
    node parent = n;

    while (model->items[parent].depth >= model->items[n].depth)
        parent--;
    return parent;
}

static node model_end(const struct model *model, node n)
{
    node end = n + 1;

    while (end < model->count && model->items[end].depth > model->items[n].depth)
        end++;
    return end;
}

static node model_ordinal(const struct model *model, node n)
{
    node ordinal = 1;

    for (node sibling = n - 1; model->items[sibling].depth >= model->items[n].depth;
         sibling--)
        ordinal += model->items[sibling].depth == model->items[n].depth;
    return ordinal;
}

static enum mover model_mover(const struct model *model, node n, enum mover root)
{
    enum mover mover = model->items[n].mover;

    if (n == TREE_ROOT && root != MOVER_DEFAULT)
        return root;
    if (mover != MOVER_DEFAULT)
        return mover;
    if (n == TREE_ROOT)
        return MOVER_MAX;
    return model_mover(model, model_parent(model, n), root) == MOVER_MAX ? MOVER_MIN
                                                                         : MOVER_MAX;
}

static void check_places(const struct tree *t, const struct model *model, node n)
{
    ENSURE(t->end[n] == model_end(model, n));
    ENSURE(tree_depth(t, n) == model->items[n].depth);
    ENSURE(tree_is_leaf(t, n) == (model_end(model, n) == n + 1));
    if (n == TREE_ROOT) {
        ENSURE(t->parent[n] == TREE_ROOT);
        ENSURE(tree_ordinal(t, n) == 0);
        return;
    }
    ENSURE(t->parent[n] == model_parent(model, n));
    ENSURE(tree_ordinal(t, n) == model_ordinal(model, n));
    ENSURE(tree_is_last_child(t, n) ==
           (model_end(model, n) == model_end(model, model_parent(model, n))));
}

static void check_children(const struct tree *t, const struct model *model, node n)
{
    node seen = 0, children = 0;

    for (node c = n + 1; c < model_end(model, n); c++)
        children += model->items[c].depth == model->items[n].depth + 1;
    TREE_EACH_CHILD(t, n, c) {
        ENSURE(model_parent(model, c) == n);
        seen++;
        ENSURE(tree_ordinal(t, c) == seen);
    }
    ENSURE(seen == children);
    ENSURE(tree_width(t, n) == children);
}

static void check_contents(const struct tree *t, const struct model *model, node n,
                           enum mover root)
{
    const struct item *item = &model->items[n];
    const char *name = tree_name(t, n);

    ENSURE(t->mover[n] == model_mover(model, n, root));
    ENSURE(score_known(item->value) ? t->value[n] == item->value
                                    : !score_known(t->value[n]));
    ENSURE((name != NULL) == item->named);
    if (name)
        ENSURE(strcmp(name, item->name) == 0);
}

static void check_tree(const struct tree *t, const struct model *model, enum mover root)
{
    node leaves = 0, height = 0;

    ck_assert_uint_eq(t->count, model->count);
    for (node n = TREE_ROOT; n < t->count; n++) {
        check_places(t, model, n);
        check_children(t, model, n);
        check_contents(t, model, n, root);
        leaves += tree_is_leaf(t, n);
        height = height < model->items[n].depth ? model->items[n].depth : height;
    }
    ck_assert_uint_eq(t->leaves, leaves);
    ck_assert_uint_eq(t->height, height);
}

/* One builder for all trees, so what one leaves behind must not show in the next. */
START_TEST(trees_are_as_built)
{
    struct dice dice = {.state = 1};
    struct model *model = malloc(sizeof *model);
    struct build b = {0};

    ENSURE(model);
    for (int i = 0; i < TREES; i++) {
        enum mover root = movers[dice_below(&dice, 3)];

        random_model(&dice, model);
        build_start(&b);
        build_nodes(&b, model, model->count);
        close_down_to(&b, model, 0);
        must_finish(&b, root);
        check_tree(&b.tree, model, root);
    }
    build_release(&b);
    free(model);
}
END_TEST

START_TEST(trees_are_taken_back)
{
    struct dice dice = {.state = 2};
    struct model *model = malloc(sizeof *model), *undone = malloc(sizeof *undone);
    struct build b = {0};

    ENSURE(model && undone);
    for (int i = 0; i < TREES; i++) {
        struct build before;

        random_model(&dice, model);
        random_model(&dice, undone);
        build_start(&b);
        before = b;
        build_nodes(&b, undone, dice_below(&dice, undone->count + 1));
        build_rewind(&b, &before);
        ck_assert(b.tree.count == 0 && b.depth == 0);
        build_nodes(&b, model, model->count);
        close_down_to(&b, model, 0);
        must_finish(&b, MOVER_DEFAULT);
        check_tree(&b.tree, model, MOVER_DEFAULT);
    }
    build_release(&b);
    free(model);
    free(undone);
}
END_TEST

START_TEST(trees_are_taken_out)
{
    struct dice dice = {.state = 3};
    struct model *model = malloc(sizeof *model);
    struct build b = {0};
    struct tree first, second;

    ENSURE(model);
    random_model(&dice, model);
    build_start(&b);
    build_nodes(&b, model, model->count);
    close_down_to(&b, model, 0);
    must_finish(&b, MOVER_MIN);
    first = build_take(&b);
    ck_assert_uint_eq(b.tree.count, 0);
    ck_assert_ptr_null(b.tree.end);
    literal_tree("[1 2]", &b);
    second = build_take(&b);
    check_tree(&first, model, MOVER_MIN);
    ck_assert_uint_eq(second.count, 3);
    tree_release(&first);
    ck_assert_uint_eq(first.count, 0);
    ck_assert_ptr_null(first.end);
    tree_release(&second);
    build_release(&b);
    free(model);
}
END_TEST

START_TEST(too_many_nodes_are_refused)
{
    struct build b = {0};
    struct error error;

    build_start(&b);
    b.tree.count = TREE_NODE_LIMIT;
    ck_assert(!build_open(&b, &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_str_eq(error.message, "too many nodes: the limit is 4294967294");
    ck_assert(!build_leaf(&b, 1, &error));
    ck_assert_uint_eq(b.tree.count, TREE_NODE_LIMIT);
    ck_assert_uint_eq(b.depth, 0);
    b.tree.count = 0;
    build_release(&b);
}
END_TEST

/* The id of a model's node, by definition. */
static void model_id(const struct model *model, node n, struct buffer *id)
{
    struct buffer front = {0};

    if (n == TREE_ROOT) {
        buffer_text(id, "e");
        return;
    }
    if (model->items[n].depth > 1) {
        model_id(model, model_parent(model, n), &front);
        buffer_text(id, front.data);
        buffer_text(id, ".");
    }
    buffer_number(id, model_ordinal(model, n));
    buffer_release(&front);
}

/* Walks along the nodes, with push and pop where the path goes down and up. */
static void check_ids(const struct tree *t, const struct model *model)
{
    struct buffer walked = {0};

    buffer_text(&walked, "e");
    for (node n = TREE_ROOT; n < t->count; n++) {
        struct buffer expected = {0}, id = {0};

        for (node up = n > 0 ? model->items[n - 1].depth + 1 : 0;
             n > 0 && up > model->items[n].depth; up--)
            id_pop(&walked);
        if (n > 0)
            id_push(&walked, tree_ordinal(t, n));
        model_id(model, n, &expected);
        id_add(&id, t, n);
        ck_assert_str_eq(id.data, expected.data);
        ck_assert_str_eq(walked.data, expected.data);
        buffer_release(&expected);
        buffer_release(&id);
    }
    buffer_release(&walked);
}

START_TEST(ids_are_paths)
{
    struct dice dice = {.state = 4};
    struct model *model = malloc(sizeof *model);
    struct build b = {0};

    ENSURE(model);
    for (int i = 0; i < 20; i++) {
        random_model(&dice, model);
        build_start(&b);
        build_nodes(&b, model, model->count);
        close_down_to(&b, model, 0);
        must_finish(&b, MOVER_DEFAULT);
        check_ids(&b.tree, model);
    }
    build_release(&b);
    free(model);
}
END_TEST

START_TEST(values_are_backed_up)
{
    static const struct wish wish = {.leaves = RANDOM_TREE_LEAVES};
    struct build b = {0};

    for (uint64_t seed = 0; seed < TREES; seed++) {
        struct dice dice = {.state = seed};
        double *values;

        random_tree(&dice, &wish, &b);
        values = tree_values(&b.tree);
        ENSURE(values);
        for (node n = TREE_ROOT; n < b.tree.count; n++)
            ENSURE(values[n] == oracle_value(&b.tree, n));
        free(values);
    }
    build_release(&b);
}
END_TEST

/* What is asked of a child twice on each level takes an age. */
START_TEST(paths_are_backed_up)
{
    enum { DEPTH = 100 };
    static const double leaf = 3;
    struct build b = {0};
    double *values;

    uniform_build(&b, 1, DEPTH, MOVER_MAX, &leaf);
    values = tree_values(&b.tree);
    ENSURE(values);
    for (node n = TREE_ROOT; n < b.tree.count; n++)
        ck_assert(values[n] == leaf && oracle_value(&b.tree, n) == leaf);
    free(values);
    build_release(&b);
}
END_TEST

/* What is left of the model: nodes down to the depth, inner ones of which then are
 * leaves. */
static void cut_model(struct model *model, node depth)
{
    node kept = 0;

    for (node n = 0; n < model->count; n++)
        if (model->items[n].depth <= depth)
            model->items[kept++] = model->items[n];
    model->count = kept;
}

/* The first leaf without a value; count where each has one. */
static node without_value(const struct model *model)
{
    node n = 0;

    while (n < model->count &&
           (model_end(model, n) > n + 1 || score_known(model->items[n].value)))
        n++;
    return n;
}

/* The mover of a node must not change with the depth of the tree. */
START_TEST(trees_are_cut)
{
    struct dice dice = {.state = 5};
    struct model *model = malloc(sizeof *model);
    struct build b = {0};
    int refused = 0;

    ENSURE(model);
    for (int i = 0; i < TREES; i++) {
        node depth = dice_below(&dice, 6);
        struct tree cut;
        struct error error;
        node missing;

        random_model(&dice, model);
        if (dice_percent(&dice, 70))
            for (node n = 0; n < model->count; n++)
                model->items[n].value = n;
        build_start(&b);
        build_nodes(&b, model, model->count);
        close_down_to(&b, model, 0);
        must_finish(&b, MOVER_DEFAULT);
        cut_model(model, depth);
        missing = without_value(model);
        ck_assert(tree_cut(&b.tree, depth, &cut, &error) == (missing == model->count));
        if (missing == model->count) {
            check_tree(&cut, model, MOVER_DEFAULT);
            tree_release(&cut);
        } else {
            refused++;
            ck_assert_int_eq(error.kind, ERROR_INPUT);
        }
    }
    ck_assert_int_gt(refused, 0);
    ck_assert_int_lt(refused, TREES / 2);
    build_release(&b);
    free(model);
}
END_TEST

START_TEST(cutting_names_what_is_missing)
{
    struct build b = {0};
    struct tree cut;
    struct error error;

    build_start(&b);
    ENSURE(build_open(&b, &error) && build_leaf(&b, 1, &error));
    ENSURE(build_open(&b, &error) && build_name(&b, "left", 4, &error));
    ENSURE(build_leaf(&b, 2, &error));
    build_close(&b);
    build_close(&b);
    must_finish(&b, MOVER_DEFAULT);
    ck_assert(!tree_cut(&b.tree, 1, &cut, &error));
    ck_assert_str_eq(error.message,
                     "node 2 (left) has no static value, which depth 1 needs");
    ck_assert(!tree_cut(&b.tree, 0, &cut, &error));
    ck_assert_str_eq(error.message, "node e has no static value, which depth 0 needs");
    ck_assert(tree_cut(&b.tree, 2, &cut, &error));
    ck_assert_uint_eq(cut.count, b.tree.count);
    tree_release(&cut);
    build_release(&b);
}
END_TEST

/* No reader builds such trees: each refuses them itself, and says where. */
START_TEST(games_that_are_none_are_refused)
{
    struct build b = {0};
    struct error error;

    build_start(&b);
    ENSURE(build_players(&b, 2, &error) && build_players(&b, 2, &error));
    ck_assert(!build_players(&b, 3, &error));
    ck_assert_str_eq(error.message, "3 players, where there were 2 before");
    build_start(&b);
    ENSURE(build_open(&b, &error) && build_open(&b, &error));
    build_value(&b, 1);
    ENSURE(build_odds(&b, b.open, "1/2", 3, &error));
    build_close(&b);
    build_close(&b);
    ck_assert(!build_finish(&b, MOVER_MAX, &error));
    ck_assert_str_eq(error.message,
                     "node 1 has a probability, but no chance node above it");
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tree");
    TCase *group = suite_group(suite, "tree");

    tcase_add_test(group, trees_are_as_built);
    tcase_add_test(group, trees_are_taken_back);
    tcase_add_test(group, trees_are_taken_out);
    tcase_add_test(group, too_many_nodes_are_refused);
    tcase_add_test(group, ids_are_paths);
    tcase_add_test(group, values_are_backed_up);
    tcase_add_test(group, paths_are_backed_up);
    tcase_add_test(group, trees_are_cut);
    tcase_add_test(group, cutting_names_what_is_missing);
    tcase_add_test(group, games_that_are_none_are_refused);
    return suite_run(suite);
}
