/*
 * json_shape.c - telling tables of nodes from nodes.
 */
#include "read/json_shape.h"

#include "base/digit.h"
#include "read/json_entry.h"
#include "json/text.h"

struct look {
    const char *data;
    struct buffer scratch;
    struct error *error;
};

/* The members of an object, one after another. */
struct member_look {
    size_t at;    /* of the next one, or of the end */
    size_t value; /* of the one that was read */
    struct json_words key;
};

static struct member_look members_of(const struct look *look, size_t at)
{
    return (struct member_look){.at = json_next(look->data, at + 1)};
}

static bool at_end(const struct look *look, const struct member_look *members)
{
    return look->data[members->at] == '}';
}

static bool next_member(struct look *look, struct member_look *members)
{
    size_t at = members->at;

    if (!json_string_read(look->data, &at, &look->scratch, &members->key, look->error))
        return false;
    members->value = json_next(look->data, at);
    members->at = json_next(look->data, json_skip(look->data, members->value));
    return true;
}

static bool is_scalar(char first)
{
    return first == '"' || first == '-' || is_digit(first);
}

/* The first byte of an array's first element, or that of its end. */
static char first_inside(const struct look *look, size_t at)
{
    return look->data[json_next(look->data, at + 1)];
}

/* What a row shows of the table that it is in. */
struct row_look {
    bool id;     /* it has one */
    bool node;   /* it has keys of a node, whatever they hold */
    bool names;  /* it names its children or its parent */
    bool nested; /* its children are nodes */
    bool edge;   /* it names a child and that one's parent */
};

/* Children are named if all of them are labels; at the first other one it is clear. */
static void look_at_children(const struct look *look, size_t value, struct row_look *row)
{
    size_t at = json_next(look->data, value + 1);
    bool list = look->data[value] == '[';

    row->nested |= look->data[value] == '{';
    for (size_t first = at; list && look->data[at] != ']' && !row->nested;) {
        row->nested |= look->data[at] == '[' || look->data[at] == '{';
        at = json_next(look->data, json_skip(look->data, at));
        row->names |=
            !row->nested && look->data[at] == ']' && is_scalar(look->data[first]);
    }
}

/* "to" might be anything where it is not said that these are edges. */
static bool names_child(struct json_words key)
{
    return key_find_exact(key.text, key.length, KEY_OF_COLUMN).meaning == KEY_CHILD &&
           !json_words_are(key, "to");
}

static void look_at_member(const struct look *look, const struct member_look *members,
                           struct row_look *row, bool *child, bool *parent)
{
    char first = look->data[members->value];
    enum key_meaning meaning =
        key_find_exact(members->key.text, members->key.length, KEY_OF_MEMBER).meaning;

    if (meaning == KEY_PARENT && !entry_says_parent(members->key) &&
        !json_words_are(members->key, "source"))
        return;
    row->id |= meaning == KEY_ID || meaning == KEY_LABEL;
    row->node |=
        meaning == KEY_VALUE || (meaning >= KEY_PLAYER && meaning <= KEY_PAYOFFS);
    *child |= names_child(members->key);
    *parent |= meaning == KEY_PARENT && (is_scalar(first) || first == 'n');
    row->names |= *parent && entry_says_parent(members->key);
    if (meaning == KEY_CHILDREN || meaning == KEY_LIST) {
        row->node |= meaning == KEY_CHILDREN;
        look_at_children(look, members->value, row);
    }
    if (meaning >= KEY_LEFT && meaning <= KEY_RIGHT)
        row->names |= is_scalar(first);
}

static bool look_at_row(struct look *look, size_t at, struct row_look *row)
{
    struct member_look members = members_of(look, at);
    bool child = false, parent = false;

    *row = (struct row_look){0};
    while (!at_end(look, &members) && !row->nested) {
        if (!next_member(look, &members))
            return false;
        look_at_member(look, &members, row, &child, &parent);
    }
    row->edge = parent && child;
    return true;
}

/* An array of objects that have ids, some of which name others by theirs. */
static bool look_at_list(struct look *look, size_t at, enum shape *shape)
{
    struct row_look row;

    *shape = SHAPE_OTHER;
    for (at = json_next(look->data, at + 1); look->data[at] == '{';
         at = json_next(look->data, json_skip(look->data, at))) {
        if (!look_at_row(look, at, &row))
            return false;
        if (row.edge)
            *shape = SHAPE_LINKS;
        else if (row.id && row.names)
            *shape = SHAPE_LIST;
        if (*shape != SHAPE_OTHER || !row.id || row.nested)
            break;
    }
    return true;
}

/* What the members of a map are. */
struct map_look {
    size_t lists, rows, maps, numbers, others;
};

static bool look_at_entry(struct look *look, const struct member_look *members,
                          struct map_look *map)
{
    char first = look->data[members->value];
    size_t value = members->value;
    struct row_look row;

    if (first == '{') {
        if (!look_at_row(look, value, &row))
            return false;
        map->rows += row.node || row.names;
        map->maps += !row.node && !row.names;
    } else if (first == '[') {
        map->lists += is_scalar(first_inside(look, value));
        map->others += first_inside(look, value) == '{';
    } else {
        map->numbers += is_digit(first) || first == '-';
        map->others += first == 't' || first == 'f' || first == '"';
    }
    return true;
}

/* A map of labels, which may have nothing else in it but the name of the root. */
static bool look_at_map(struct look *look, size_t at, enum shape *shape)
{
    struct member_look members = members_of(look, at);
    struct map_look map = {0};

    *shape = SHAPE_OTHER;
    while (!at_end(look, &members)) {
        if (!next_member(look, &members))
            return false;
        if (look->data[members.value] == '"' && json_words_are(members.key, "root"))
            continue;
        if (!look_at_entry(look, &members, &map))
            return false;
    }
    if (map.others > 0)
        return true;
    if (map.lists > 0 || map.rows > 0)
        *shape = SHAPE_MAP;
    else if (map.maps > 0)
        *shape = SHAPE_NEST;
    return true;
}

/* A map of ids to values is one of Dewey ids, unless rows name each other. */
static bool look_at_nodes_map(struct look *look, size_t at, enum shape *shape)
{
    struct member_look members = members_of(look, at);
    struct row_look row;

    *shape = SHAPE_OTHER;
    while (!at_end(look, &members) && *shape == SHAPE_OTHER) {
        if (!next_member(look, &members))
            return false;
        if (look->data[members.value] == '[' && first_inside(look, members.value) == '"')
            *shape = SHAPE_MAP;
        if (look->data[members.value] != '{')
            continue;
        if (!look_at_row(look, members.value, &row))
            return false;
        if (row.names)
            *shape = SHAPE_MAP;
    }
    return true;
}

static bool look_at_nodes(struct look *look, const struct form *form, enum shape *shape)
{
    size_t nodes = form->value[FORM_NODES], links = form->value[FORM_LINKS];

    if (links == 0)
        links = form->value[FORM_EDGES];
    *shape = SHAPE_LINKS;
    if (look->data[nodes] == '[')
        return links > 0 || look_at_list(look, nodes, shape);
    *shape = SHAPE_OTHER;
    return look->data[nodes] != '{' || look_at_nodes_map(look, nodes, shape);
}

static bool look_at_form(struct look *look, const struct form *form, enum shape *shape)
{
    size_t edges = form->value[FORM_EDGES];

    *shape = SHAPE_OTHER;
    switch (form->kind) {
    case FORM_NODES:
        return look_at_nodes(look, form, shape);
    case FORM_EDGES:
        if (form->value[FORM_OBJECTS] > 0)
            *shape = SHAPE_GRAPHVIZ;
        else if (look->data[edges] == '[' && first_inside(look, edges) == '{')
            *shape = SHAPE_LINKS;
        return true;
    case FORM_LINKS:
        if (look->data[form->value[FORM_LINKS]] == '[')
            *shape = SHAPE_LINKS;
        return true;
    case FORM_OBJECTS:
        *shape = SHAPE_GRAPHVIZ;
        return true;
    case FORM_NODE:
        return !form->whole || look_at_map(look, form->at, shape);
    default:
        return true;
    }
}

bool shape_find(enum shape *shape, const struct text *text, const struct form *form,
                struct error *error)
{
    struct look look = {.data = text->data, .error = error};
    bool looked;

    if (text->data[form->at] == '[')
        looked = look_at_list(&look, form->at, shape);
    else
        looked = look_at_form(&look, form, shape);
    buffer_release(&look.scratch);
    return looked;
}
