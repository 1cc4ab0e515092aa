/*
 * form.c - what there is to be answered, in the one notation or the other.
 */
#include "check/form.h"

#include "base/memory.h"
#include "base/quote.h"
#include "base/score.h"
#include "check/answer.h"
#include "check/choice.h"
#include "tree/id.h"
#include "tree/refuse.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

/* A form that is being printed. */
struct form_filling {
    const struct answer_form *form;
    FILE *out;
    bool json;
    struct references references; /* which labels mean what */
    struct buffer label;          /* the one at hand */
    double *values;               /* of all nodes: owned */
    unsigned width;               /* numbers a node */
    bool failed;                  /* memory ran out */
};

/* Whether typed lines have the name as one word. */
static bool is_typed_word(const char *name)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.'";

    return *name && name[strspn(name, letters)] == '\0';
}

/* Whether a label is read as that node. */
static bool means(struct form_filling *filling, const char *label, node n)
{
    struct error error;
    node found;

    if (references_find(&filling->references, label, strlen(label), &found, &error))
        return found == n;
    filling->failed = filling->failed || error.kind != ERROR_INPUT;
    return false;
}

/* The name of a node, where that is a word and means it, else its id. */
static const char *label_of(struct form_filling *filling, node n)
{
    const char *name = filling->form->ids ? NULL : tree_name(filling->form->tree, n);

    if (name && (filling->json || is_typed_word(name)) && means(filling, name, n))
        return name;
    buffer_clear(&filling->label);
    id_add(&filling->label, filling->form->tree, n);
    if (filling->label.failed) {
        filling->failed = true;
        return "";
    }
    return filling->label.data;
}

/* Whether each node has a label that means it: an id may be the name of another node. */
static bool check_labels(struct form_filling *filling, struct error *error)
{
    const struct tree *t = filling->form->tree;

    for (node n = TREE_ROOT; n < t->count; n++) {
        bool right = means(filling, label_of(filling, n), n);

        if (filling->failed)
            return error_memory(error);
        if (!right)
            return refuse_node(t, n, "has the id that is another's name: use --ids",
                               error);
    }
    return true;
}

static void put_word(struct form_filling *filling, const char *word)
{
    if (filling->json)
        quote_json(filling->out, word);
    else
        fputs(word, filling->out);
}

/* "key": or key =, of the first a line of its own. */
static void put_key(struct form_filling *filling, const char *key)
{
    if (filling->json)
        fprintf(filling->out, ",\n \"%s\": ", key);
    else
        fprintf(filling->out, "%s = ", key);
}

static void end_line(struct form_filling *filling)
{
    if (!filling->json)
        putc('\n', filling->out);
}

static void put_blank(struct form_filling *filling, const char *key)
{
    put_key(filling, key);
    put_word(filling, "?");
    end_line(filling);
}

static void put_number(struct form_filling *filling, double number)
{
    if (filling->json)
        score_print_json(filling->out, number);
    else
        score_print(filling->out, number);
}

/* [6, inf] */
static void put_numbers(struct form_filling *filling, const double *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        fputs(i > 0 ? ", " : "[", filling->out);
        put_number(filling, numbers[i]);
    }
    putc(']', filling->out);
}

/* What n is worth. */
static void put_worth(struct form_filling *filling, node n)
{
    const double *row = filling->values + (size_t)n * filling->width;

    if (tree_has_payoffs(filling->form->tree))
        put_numbers(filling, row, filling->width);
    else
        put_number(filling, *row);
}

/* Nodes in their order; none is said so. */
static void put_nodes(struct form_filling *filling, const char *key, const node *nodes,
                      size_t count, bool exact)
{
    const char *between = "";

    put_key(filling, key);
    if (filling->json)
        putc('[', filling->out);
    else if (count == 0)
        fputs("none", filling->out);
    else if (exact)
        fputs("ids: ", filling->out);
    for (size_t i = 0; i < count; i++) {
        fputs(between, filling->out);
        put_word(filling, label_of(filling, nodes[i]));
        between = filling->json ? ", " : " ";
    }
    if (filling->json)
        putc(']', filling->out);
    end_line(filling);
}

static void put_value(struct form_filling *filling)
{
    const char *key = tree_has_payoffs(filling->form->tree) ? "payoffs" : "value";

    if (!filling->form->solved) {
        put_blank(filling, key);
        return;
    }
    put_key(filling, key);
    put_worth(filling, TREE_ROOT);
    end_line(filling);
}

/* The second node of the line. */
static void put_move(struct form_filling *filling)
{
    const struct result *result = filling->form->result;

    if (!filling->form->solved) {
        put_blank(filling, "move");
        return;
    }
    put_key(filling, "move");
    if (result->length > 1)
        put_word(filling, label_of(filling, result->line[1]));
    else
        fputs(filling->json ? "null" : "none", filling->out);
    end_line(filling);
}

static void put_line(struct form_filling *filling)
{
    const struct result *result = filling->form->result;

    if (filling->form->solved)
        put_nodes(filling, "pv", result->line, result->length, true);
    else
        put_blank(filling, "pv");
}

static void put_unique(struct form_filling *filling)
{
    enum uniqueness unique = filling->form->result->unique;

    if (unique == UNIQUE_UNKNOWN)
        return;
    if (!filling->form->solved) {
        put_blank(filling, "unique");
        return;
    }
    put_key(filling, "unique");
    if (filling->json)
        fputs(unique == UNIQUE_YES ? "true" : "false", filling->out);
    else
        fputs(unique == UNIQUE_YES ? "yes" : "no", filling->out);
    end_line(filling);
}

/* What is asked about n at a key: an entry, typed in a line of its own. */
static void put_entry(struct form_filling *filling, const char *key, node n, bool first,
                      void (*put)(struct form_filling *filling, node n))
{
    const char *label = label_of(filling, n);

    if (filling->json) {
        fputs(first ? "" : ", ", filling->out);
        quote_json(filling->out, label);
        fputs(": ", filling->out);
    } else {
        fprintf(filling->out, "%s %s = ", key, label);
    }
    if (filling->form->solved)
        put(filling, n);
    else
        put_word(filling, "?");
    end_line(filling);
}

/* Of all nodes below the root that are asked about. */
static void put_entries(struct form_filling *filling, const char *key,
                        void (*put)(struct form_filling *filling, node n))
{
    const struct answer_form *form = filling->form;
    bool first = true;

    for (node n = TREE_ROOT + 1; n < form->tree->count; n++) {
        if (!practised_asks(form->history, n))
            continue;
        if (first && filling->json) {
            put_key(filling, key);
            putc('{', filling->out);
        }
        put_entry(filling, key, n, first, put);
        first = false;
    }
    if (!first && filling->json)
        putc('}', filling->out);
}

static void put_window(struct form_filling *filling, node n)
{
    const struct past *past = &filling->form->history->of[n];
    const double window[] = {past->alpha, past->beta};

    put_numbers(filling, window, 2);
}

static void put_leaves(struct form_filling *filling)
{
    const struct node_list *first = &filling->form->history->first;

    if (filling->form->solved)
        put_nodes(filling, "leaves", first->of, first->count, true);
    else
        put_blank(filling, "leaves");
}

/* The topmost nodes that were never entered. */
static bool put_pruned(struct form_filling *filling, struct error *error)
{
    const struct answer_form *form = filling->form;
    node *pruned = NULL;
    size_t count = 0;

    if (!form->solved) {
        put_blank(filling, "pruned");
        return true;
    }
    if (!memory_resize(&pruned, form->tree->count, sizeof *pruned, error))
        return false;
    for (node n = TREE_ROOT + 1; n < form->tree->count; n++)
        if (history_is_cut_off(form->history, n))
            pruned[count++] = n;
    put_nodes(filling, "pruned", pruned, count, true);
    free(pruned);
    return true;
}

static void put_head(struct form_filling *filling)
{
    const char *algorithm = filling->form->history->algorithm->name;

    if (filling->json)
        fputs("{\"name\": \"?\"", filling->out);
    else if (filling->form->solved)
        fprintf(filling->out, "# What %s does:\n", algorithm);
    else
        fprintf(filling->out,
                "# What does %s do? Your answers come in the place of each ?, which\n"
                "# may stay where you do not know. Nodes with blanks between them; none, "
                "if there are none.\nname = ?\n",
                algorithm);
}

static bool put_all(struct form_filling *filling, struct error *error)
{
    put_head(filling);
    put_value(filling);
    put_move(filling);
    put_line(filling);
    put_unique(filling);
    put_entries(filling, "values", put_worth);
    if (practised_windows(filling->form->history->algorithm))
        put_entries(filling, "bounds", put_window);
    put_leaves(filling);
    if (!put_pruned(filling, error))
        return false;
    if (filling->json)
        fputs("}\n", filling->out);
    return !filling->failed || error_memory(error);
}

static bool fill_values(struct form_filling *filling, struct error *error)
{
    static const struct answer_set none;
    const struct tree *t = filling->form->tree;
    bool payoffs = tree_has_payoffs(t);

    filling->width = payoffs ? t->players : 1;
    filling->values = payoffs ? choice_values(t, &none) : tree_values(t);
    return filling->values || error_memory(error);
}

static bool print(FILE *out, const struct answer_form *form, bool json,
                  struct error *error)
{
    struct form_filling filling = {.form = form, .out = out, .json = json};
    bool done = references_start(&filling.references, form->tree, form->ids, error) &&
                check_labels(&filling, error) && fill_values(&filling, error) &&
                put_all(&filling, error);

    references_release(&filling.references);
    buffer_release(&filling.label);
    free(filling.values);
    return done;
}

bool form_text(FILE *out, const struct answer_form *form, struct error *error)
{
    return print(out, form, false, error);
}

bool form_json(FILE *out, const struct answer_form *form, struct error *error)
{
    return print(out, form, true, error);
}
