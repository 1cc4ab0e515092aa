/*
 * json_tables.c - the tables of nodes that a document may be, one reader for each.
 */
#include "read/json_tables.h"

#include "read/json_nest.h"
#include "read/json_shape.h"

static enum table_result result_of(bool read)
{
    return read ? TABLE_READ : TABLE_FAILED;
}

/* The document and the root itself may both say who moves there. */
static bool check_mover(const struct text *text, size_t at, const struct build *b,
                        enum mover root, struct error *error)
{
    enum mover own = (enum mover)b->tree.mover[TREE_ROOT];

    return root == MOVER_DEFAULT || !build_is_told(b, TREE_ROOT) || own == root ||
           text_error(text, at, error, "two players for the root");
}

/* A shape that needs a document: a list, a map, links, or else Graphviz's. */
static enum table_result read_shape(enum shape shape, struct document *document,
                                    const char *ignore, struct build *b, enum mover *root,
                                    struct error *error)
{
    const cJSON *top = document->root;
    const cJSON *nodes = cJSON_GetObjectItemCaseSensitive(top, "nodes");

    if (shape == SHAPE_LIST)
        return json_list(document, ignore, nodes ? nodes : top, b, root, error);
    if (shape == SHAPE_MAP)
        return result_of(json_map(document, ignore, nodes ? nodes : top, b, root, error));
    if (shape == SHAPE_LINKS)
        return result_of(json_links(document, ignore, b, root, error));
    return result_of(json_graphviz(document, ignore, b, error));
}

enum table_result json_tables(const struct text *text, const struct json_scan *scan,
                              const struct form *form, const char *ignore,
                              struct build *b, enum mover *root, struct error *error)
{
    enum table_result result = TABLE_FAILED;
    struct document document;
    enum shape shape;

    if (!shape_find(&shape, text, form, error))
        return TABLE_FAILED;
    if (shape == SHAPE_OTHER)
        return TABLE_NONE;
    if (shape == SHAPE_NEST)
        return result_of(json_nest(text, form->at, b, error));
    if (document_read(&document, text, scan->at, scan->end, error))
        result = read_shape(shape, &document, ignore, b, root, error);
    document_release(&document);
    if (result == TABLE_READ && !check_mover(text, form->at, b, *root, error))
        return TABLE_FAILED;
    return result;
}
