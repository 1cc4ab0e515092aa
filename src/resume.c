/*
 * resume.c - finding what a run has left, and holding it against what is made anew.
 */
#include "resume.h"

#include "base/file_name.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool fail(const struct resume *resume, struct error *error)
{
    if (errno == ENOMEM)
        return error_memory(error);
    error_set(error, ERROR_SYSTEM, "%s", strerror(errno));
    error->file = resume->path;
    return false;
}

static bool refuse(const struct resume *resume, struct error *error)
{
    error_set(error, ERROR_INPUT,
              "not what these options print of these trees: nothing is resumed");
    error->file = resume->path;
    return false;
}

/* A file called as in CSV, or NULL without memory; for the caller to free. */
static char *name_of_row(const struct resume *resume)
{
    const char *name = resume->row.file.data;

    return resume->source.next == source_json ? file_name_cell(name) : strdup(name);
}

/* Counts the lines that end, up to that many, and the bytes up to where the last does. */
static bool count_lines(struct resume *resume, uint64_t most, uint64_t *lines,
                        long *place, struct error *error)
{
    long at = 0;
    int c;

    *lines = 0;
    *place = 0;
    rewind(resume->file);
    while (*lines < most && (c = getc(resume->file)) != EOF) {
        at++;
        if (c == '\n') {
            ++*lines;
            *place = at;
        }
    }
    return !ferror(resume->file) || fail(resume, error);
}

/* Goes to the next row, if it is in the first so many lines. */
static bool go_on(struct resume *resume, uint64_t last, struct error *error)
{
    enum source_result result = SOURCE_END;

    if (resume->row.line < last)
        result = source_next(&resume->source, &resume->row, error);
    resume->left = result == SOURCE_ROW && resume->row.line <= last;
    return result != SOURCE_FAILED;
}

/* Begins at the first row. */
static bool go_back(struct resume *resume, uint64_t last, struct error *error)
{
    if (resume->opened)
        source_close(&resume->source);
    resume->row.line = 0;
    resume->opened = source_open(&resume->source, resume->path, error);
    return resume->opened && go_on(resume, last, error);
}

/* Of the rows, keeps those before the last tree's. */
static bool find_kept(struct resume *resume, struct error *error)
{
    struct buffer name = {0};
    uint64_t tree = 0;
    bool done = go_back(resume, resume->whole, error);

    while (done && resume->left) {
        const struct row *row = &resume->row;

        if (name.size > 0 &&
            (tree != row->tree || strcmp(name.data, row->file.data) != 0))
            resume->kept = row->line - 1;
        tree = row->tree;
        buffer_clear(&name);
        buffer_add(&name, row->file.data, row->file.size);
        done =
            (!name.failed || error_memory(error)) && go_on(resume, resume->whole, error);
    }
    buffer_release(&name);
    return done;
}

static bool look(struct resume *resume, struct error *error)
{
    uint64_t lines;
    long place;
    bool done = count_lines(resume, UINT64_MAX, &resume->whole, &place, error);

    rewind(resume->file);
    /* A header alone is no result. */
    if (!done || resume->whole == 0 || (resume->whole == 1 && getc(resume->file) != '{'))
        return done;
    return find_kept(resume, error) && go_back(resume, resume->kept, error) &&
           count_lines(resume, resume->kept, &lines, &resume->place, error);
}

bool resume_open(struct resume *resume, const char *path, struct error *error)
{
    *resume = (struct resume){.path = path, .first = true};
    resume->file = fopen(path, "r+");
    if (!resume->file && errno == ENOENT)
        resume->file = fopen(path, "w+");
    return resume->file ? look(resume, error) : fail(resume, error);
}

/* Whether the row is of that tree, whose file is called as in CSV. */
static bool is_row_of(const struct resume *resume, const char *cell, uint64_t number,
                      bool *is, struct error *error)
{
    char *name = name_of_row(resume);

    if (!name)
        return error_memory(error);
    *is = resume->row.tree == number && strcmp(name, cell) == 0;
    free(name);
    return true;
}

/* Passes over the rows of that tree. */
static enum resume_step pass_tree(struct resume *resume, const char *cell,
                                  uint64_t number, struct error *error)
{
    enum resume_step step = resume->first ? RESUME_FIRST : RESUME_KEEP;
    bool is = false;

    if (!is_row_of(resume, cell, number, &is, error))
        return RESUME_WRONG;
    if (!is)
        return RESUME_FAILED;
    while (is && resume->left)
        if (!go_on(resume, resume->kept, error) ||
            (resume->left && !is_row_of(resume, cell, number, &is, error)))
            return RESUME_WRONG;
    if (resume->first)
        resume->begun = resume->left ? resume->row.line - 1 : resume->kept;
    resume->first = false;
    return step;
}

enum resume_step resume_next(struct resume *resume, const char *file, uint64_t number,
                             struct error *error)
{
    enum resume_step step = RESUME_WRONG;
    char *cell;

    if (!resume->left)
        return RESUME_LAST;
    cell = file_name_csv(file);
    if (cell)
        step = pass_tree(resume, cell, number, error);
    else
        error_memory(error);
    free(cell);
    return step;
}

static uint64_t lines_of(const char *text, size_t size)
{
    uint64_t lines = 0;

    for (size_t i = 0; i < size; i++)
        lines += text[i] == '\n';
    return lines;
}

bool resume_agrees(struct resume *resume, const char *text, size_t size, bool last,
                   struct error *error)
{
    uint64_t lines = lines_of(text, size);
    bool found;
    int c = 0;

    if (last ? lines < resume->whole - resume->kept : lines != resume->begun)
        return refuse(resume, error);
    found = fseek(resume->file, last ? resume->place : 0, SEEK_SET) == 0;
    for (size_t i = 0; found && i < size && (c = getc(resume->file)) != EOF; i++)
        if (c != (unsigned char)text[i])
            return refuse(resume, error);
    return (found && !ferror(resume->file)) || fail(resume, error);
}

bool resume_lacks(const struct resume *resume, struct error *error)
{
    return (resume->left || resume->whole > resume->kept) && !refuse(resume, error);
}

FILE *resume_cut(struct resume *resume, struct error *error)
{
    FILE *file = resume->file;

    if (fseek(file, resume->place, SEEK_SET) != 0 ||
        ftruncate(fileno(file), (off_t)resume->place) != 0) {
        fail(resume, error);
        return NULL;
    }
    resume->file = NULL;
    return file;
}

void resume_close(struct resume *resume)
{
    if (resume->file)
        fclose(resume->file);
    if (resume->opened)
        source_close(&resume->source);
    row_release(&resume->row);
    *resume = (struct resume){.path = NULL};
}
