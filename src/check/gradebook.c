/*
 * gradebook.c - rows of a mark book.
 */
#include "check/gradebook.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* What somebody is called; NULL: not told. */
static const char *name_of(const struct practised *who)
{
    return who && who->name.size > 0 ? who->name.data : NULL;
}

/* Whether a row is of who practised under that name. */
static bool is_of(const struct gradebook_row *row, const char *name)
{
    return row->practised &&
           (name ? row->name.size > 0 && strcmp(row->name.data, name) == 0
                 : row->name.size == 0);
}

/* A file is one person's, unless people hand in codes. */
static struct gradebook_row *find_row(struct gradebook *book, const struct practised *who)
{
    for (size_t i = 0; i < book->count; i++)
        if (who && who->given ? is_of(&book->rows[i], name_of(who))
                              : !book->rows[i].practised)
            return &book->rows[i];
    return NULL;
}

static struct gradebook_row *take_row(struct gradebook *book, const struct practised *who,
                                      struct error *error)
{
    struct gradebook_row *row = find_row(book, who);
    const char *name = name_of(who);

    if (!row) {
        if (!memory_reserve(&book->rows, &book->capacity, book->count + 1, sizeof *row,
                            error))
            return NULL;
        row = &book->rows[book->count++];
        *row = (struct gradebook_row){.practised = who && who->given};
    }
    if (name && row->name.size == 0)
        buffer_text(&row->name, name);
    if (row->name.failed)
        error_memory(error);
    return row->name.failed ? NULL : row;
}

bool gradebook_add(struct gradebook *book, const struct points *points,
                   struct verdict *verdict, struct gradebook_tree tree,
                   struct error *error)
{
    struct gradebook_row *row = take_row(book, &verdict->who, error);

    if (!row || !memory_reserve(&row->entries, &row->capacity, row->count + 1,
                                sizeof *row->entries, error))
        return false;
    row->entries[row->count++] = (struct gradebook_entry){
        .tree = tree,
        .right = verdict->right,
        .said = verdict->said,
    };
    verdict->said = NULL;
    row->variant = verdict->who.variant;
    row->hints += verdict->who.hints;
    row->mistakes += verdict->who.wrong;
    row->wrong = row->wrong || !verdict->right;
    grade_join(&row->grade, &verdict->grade, points);
    return true;
}

bool gradebook_fail(struct gradebook *book, const struct error *wrong,
                    const struct practised *who, struct error *error)
{
    struct gradebook_row *row = take_row(book, who, error);

    if (!row)
        return false;
    if (row->failed)
        return true;
    row->failed = true;
    row->line = wrong->line;
    buffer_text(&row->error, wrong->message);
    return !row->error.failed || error_memory(error);
}

static void release_row(struct gradebook_row *row)
{
    for (size_t i = 0; i < row->count; i++)
        free(row->entries[i].said);
    free(row->entries);
    buffer_release(&row->error);
    buffer_release(&row->name);
}

void gradebook_release(struct gradebook *book)
{
    for (size_t i = 0; i < book->count; i++)
        release_row(&book->rows[i]);
    free(book->rows);
}
