/*
 * made.c - making trees and reading them back.
 */
#include "made.h"

#include "read/format.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void made_open(struct sink *sink, const char *notation)
{
    *sink = (struct sink){.error.kind = ERROR_NONE};
    sink->file = open_memstream(&sink->text, &sink->size);
    ck_assert_ptr_nonnull(sink->file);
    ck_assert(emitter_start(&sink->w, sink->file, notation_find(notation), &sink->error));
}

char *made_close(struct sink *sink)
{
    ck_assert(emitter_finish(&sink->w, &sink->error));
    emitter_release(&sink->w);
    fclose(sink->file);
    return sink->text;
}

char *made_text(const struct recipe *recipe, const char *notation, uint64_t first,
                uint64_t count, bool stream)
{
    struct sink sink;
    struct grow grow = {0};

    made_open(&sink, notation);
    sink.w.stream = stream;
    for (uint64_t i = 0; i < count; i++)
        ck_assert(grow_tree(&grow, recipe, first + i, &sink.w, &sink.error));
    grow_release(&grow);
    return made_close(&sink);
}

struct tree made_read(char *text, const char *format)
{
    struct read_options options = {.root = MOVER_DEFAULT};
    struct error error = {.kind = ERROR_NONE};
    struct build b = {0};
    struct text source;
    struct tree t;

    ck_assert(text_from(&source, "made", text, strlen(text), &error));
    ck_assert_msg(format_find(format)->read(&source, &b, &options, &error) == READ_TREE,
                  "%s", error.message);
    text_close(&source);
    free(text);
    t = build_take(&b);
    build_release(&b);
    return t;
}

struct tree made_tree(const struct recipe *recipe, uint64_t index)
{
    return made_read(made_text(recipe, "nested", index, 1, false), "json");
}

const struct model *made_model(const char *name)
{
    const struct model *model = models;

    while (model->name && strcmp(model->name, name) != 0)
        model++;
    ck_assert_ptr_nonnull(model->name);
    return model;
}

struct recipe made_recipe(const char *model, node width, node depth)
{
    struct recipe recipe = recipe_default();
    struct error error = {.kind = ERROR_NONE};

    recipe.model = made_model(model);
    recipe.width = width;
    recipe.depth = depth;
    ck_assert_msg(recipe_check(&recipe, &error), "%s", error.message);
    return recipe;
}

/* A parent stands before its children, so going backwards each is complete when it is
 * handed on. */
double *made_values(const struct tree *t)
{
    double *values = malloc(t->count * sizeof *values);

    ck_assert_ptr_nonnull(values);
    for (node n = 0; n < t->count; n++)
        values[n] = tree_is_leaf(t, n)  ? t->value[n]
                    : tree_is_max(t, n) ? -INFINITY
                                        : INFINITY;
    for (node n = t->count - 1; n > 0; n--) {
        double *parent = &values[t->parent[n]];
        bool better =
            tree_is_max(t, t->parent[n]) ? values[n] > *parent : values[n] < *parent;

        if (better)
            *parent = values[n];
    }
    return values;
}

double made_value(const struct tree *t)
{
    double *values = made_values(t), value = values[TREE_ROOT];

    free(values);
    return value;
}

node made_child(const struct tree *t, node n, node k)
{
    node c = tree_first_child(n);

    while (--k > 0)
        c = tree_next_child(t, c);
    return c;
}

void made_is(char *text, const char *expected)
{
    ck_assert_str_eq(text, expected);
    free(text);
}

void made_same(const struct tree *a, const struct tree *b)
{
    ck_assert_uint_eq(a->count, b->count);
    ck_assert_mem_eq(a->end, b->end, a->count * sizeof *a->end);
    ck_assert_mem_eq(a->mover, b->mover, a->count);
    for (node n = 0; n < a->count; n++)
        ck_assert(!tree_is_leaf(a, n) || a->value[n] == b->value[n]);
}
