/*
 * json_list.c - tables of nodes as arrays.
 *
 *     [{"id":"a","children":["b","c"]},{"id":"b","value":3},{"id":"c","value":5}]
 */
#include "read/json_table.h"

#include "read/json_entry.h"

/* Whether the children that rows list are ids of rows. */
struct certainty {
    struct labels labels;
    size_t ids;     /* how many labels are those of rows; the others are children */
    size_t words;   /* children that are no numbers, so that they can be no leaves */
    size_t parents; /* rows that name one */
    bool other;     /* some row is no object, so that it has no id */
    const cJSON *first;
};

static bool add_label(struct entries *table, const cJSON *item,
                      struct certainty *certainty, struct error *error)
{
    struct json_words words;

    return table_label(table->document, item, &words, error) &&
           labels_add(&certainty->labels, words.text, words.length, 0, error);
}

/* Whether a string could be the value of a leaf. */
static bool may_be_score(const struct json_value *value)
{
    double score;
    size_t used;

    return json_value_score(value, &score) ||
           (score_read(value->words.text, value->words.length, &score, &used) ==
                SCORE_OK &&
            used == value->words.length);
}

static bool add_child(struct entries *table, const cJSON *child,
                      struct certainty *certainty, struct error *error)
{
    struct json_value value = document_value(table->document, child);

    if (value.kind != JSON_STRING && value.kind != JSON_NUMBER)
        return true;
    certainty->words += value.kind == JSON_STRING && !may_be_score(&value);
    if (!certainty->first)
        certainty->first = child;
    return add_label(table, child, certainty, error);
}

static bool add_children(struct entries *table, const cJSON *list,
                         struct certainty *certainty, struct error *error)
{
    const cJSON *child;

    cJSON_ArrayForEach(child, list)
    {
        if (!add_child(table, child, certainty, error))
            return false;
    }
    return true;
}

static bool add_member(struct entries *table, const cJSON *member,
                       struct certainty *certainty, bool ids, struct error *error)
{
    struct key_word key = entry_key(table, member);

    if (ids)
        return key.rank != table->id || cJSON_IsNull(member) ||
               add_label(table, member, certainty, error);
    certainty->parents += key.meaning == KEY_PARENT;
    if (key.meaning >= KEY_LEFT && key.meaning <= KEY_RIGHT)
        return add_child(table, member, certainty, error);
    if (key.meaning != KEY_CHILDREN && key.meaning != KEY_LIST)
        return true;
    return !cJSON_IsArray(member) || add_children(table, member, certainty, error);
}

/* All ids, or all children. */
static bool add_members(struct entries *table, const cJSON *rows,
                        struct certainty *certainty, bool ids, struct error *error)
{
    const cJSON *row, *member;

    cJSON_ArrayForEach(row, rows)
    {
        certainty->other |= !cJSON_IsObject(row);
        member = cJSON_IsObject(row) ? row->child : NULL;
        for (; member; member = member->next)
            if (!add_member(table, member, certainty, ids, error))
                return false;
    }
    return true;
}

static size_t count_known(const struct certainty *certainty)
{
    const struct labels *labels = &certainty->labels;
    size_t known = 0;

    for (size_t i = certainty->ids; i < labels->count; i++)
        known += labels->mention[i].first < certainty->ids;
    return known;
}

/*
 * Numbers as children may be leaves as well. They are not if rows name parents or if any
 * child is a word; they are if none is an id; else all must be ids.
 */
static enum table_result decide(struct entries *table, struct certainty *certainty,
                                struct error *error)
{
    size_t children = certainty->labels.count - certainty->ids, known;

    if (certainty->words > 0 || certainty->parents > 0)
        return TABLE_READ;
    if (certainty->other)
        return TABLE_NONE;
    if (!labels_match(&certainty->labels, error))
        return TABLE_FAILED;
    known = count_known(certainty);
    if (known == children)
        return TABLE_READ;
    if (known == 0)
        return TABLE_NONE;
    entry_refuse(
        table, certainty->first, error,
        "children that are numbers: some of them are ids of nodes, some are not");
    return TABLE_FAILED;
}

static enum table_result find_certainty(struct entries *table, const cJSON *rows,
                                        struct error *error)
{
    struct certainty certainty = {.first = NULL};
    enum table_result result = TABLE_FAILED;

    if (add_members(table, rows, &certainty, true, error)) {
        certainty.ids = certainty.labels.count;
        if (add_members(table, rows, &certainty, false, error))
            result = decide(table, &certainty, error);
    }
    labels_release(&certainty.labels);
    return result;
}

static bool read_rows(struct entries *table, const cJSON *rows, struct error *error)
{
    const cJSON *row;

    cJSON_ArrayForEach(row, rows)
    {
        if (!entry_read(table, row, ENTRY_NONE, error))
            return false;
    }
    return true;
}

enum table_result json_list(struct document *document, const char *ignore,
                            const cJSON *rows, struct build *b, enum mover *mover,
                            struct error *error)
{
    struct entries table = entry_start(document, ignore, b);
    enum table_result result;

    entry_survey(&table, rows, false);
    result = find_certainty(&table, rows, error);
    if (result == TABLE_READ &&
        !(read_rows(&table, rows, error) && entry_head(&table, rows, mover, error) &&
          entry_unfold(&table, rows, b, error)))
        result = TABLE_FAILED;
    entry_release(&table);
    return result;
}
