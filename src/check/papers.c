/*
 * papers.c - opening files of answers.
 */
#include "check/papers.h"

#include "base/memory.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Who is told what is wrong. */
struct listener {
    papers_complain *complain;
    void *context;
};

bool papers_is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), tail = strlen(end);

    return length >= tail && strcmp(name + length - tail, end) == 0;
}

/* Whether a file in a folder is nobody's answers. */
static bool is_aside(const char *name)
{
    static const char *const ends[] = {"~", ".bak", ".orig", ".swp"};

    if (name[0] == '.' || (name[0] == '#' && ends_with(name, "#")))
        return true;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (ends_with(name, ends[i]))
            return true;
    return false;
}

/* The file with that name in a folder, or, without a folder, with that path. */
static bool add_paper(struct papers *papers, const char *folder, const char *name,
                      struct error *error)
{
    struct buffer *path;

    if (!memory_reserve_zeros(&papers->of, &papers->capacity, papers->count + 1,
                              sizeof *papers->of, error))
        return false;
    path = &papers->of[papers->count++].path;
    buffer_text(path, folder);
    if (path->size > 0 && path->data[path->size - 1] != '/')
        buffer_text(path, "/");
    buffer_text(path, name);
    return !path->failed || error_memory(error);
}

/* Forgets the last. */
static void drop_paper(struct papers *papers)
{
    struct paper *last = &papers->of[--papers->count];

    buffer_release(&last->path);
    *last = (struct paper){.open = false};
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct paper *)a)->path.data,
                  ((const struct paper *)b)->path.data);
}

static bool list_folder(struct papers *papers, DIR *folder, const char *path,
                        struct error *error)
{
    size_t first = papers->count;
    const struct dirent *entry;

    while ((entry = readdir(folder))) {
        if (is_aside(entry->d_name))
            continue;
        if (!add_paper(papers, path, entry->d_name, error))
            return false;
        if (papers_is_folder(papers->of[papers->count - 1].path.data))
            drop_paper(papers);
    }
    if (papers->count > first)
        qsort(papers->of + first, papers->count - first, sizeof *papers->of, by_path);
    return true;
}

/* A folder without answers is as wrong as a file that is not there. */
static bool add_folder(struct papers *papers, const char *path, struct listener listener,
                       struct error *error)
{
    size_t first = papers->count;
    DIR *folder = opendir(path);
    struct error empty;
    bool done = true;

    if (!folder && errno == ENOMEM)
        return error_memory(error);
    if (!folder) {
        error_set(&empty, ERROR_INPUT, "cannot open: %s", strerror(errno));
    } else {
        done = list_folder(papers, folder, path, error);
        closedir(folder);
        error_set(&empty, ERROR_INPUT, "no files of answers in this folder");
    }
    empty.file = path;
    if (done && papers->count == first)
        listener.complain(listener.context, &empty);
    return done;
}

/* Reads all of a file, so that it need not stay open: there may be many. */
static bool read_paper(struct paper *paper, struct error *error)
{
    struct answers file;
    bool done;

    if (!answers_open(&file, paper->path.data, error))
        return false;
    done = text_hold(&file.text, SIZE_MAX, error) &&
           text_from(&paper->answers.text, paper->path.data,
                     file.text.data + file.text.position,
                     file.text.size - file.text.position, error);
    answers_close(&file);
    paper->open = done;
    return done;
}

bool papers_open(struct papers *papers, const char *const *paths, size_t count,
                 papers_complain *complain, void *context, struct error *error)
{
    struct listener listener = {complain, context};
    struct error unread;

    for (size_t i = 0; i < count; i++)
        if (papers_is_folder(paths[i]) ? !add_folder(papers, paths[i], listener, error)
                                       : !add_paper(papers, "", paths[i], error))
            return false;
    for (size_t i = 0; i < papers->count; i++) {
        struct paper *paper = &papers->of[i];

        if (read_paper(paper, &unread))
            continue;
        paper->answers.over = true;
        complain(context, &unread);
        if (!gradebook_fail(&paper->book, &unread, NULL, error))
            return false;
    }
    return true;
}

void papers_release(struct papers *papers)
{
    for (size_t i = 0; i < papers->count; i++) {
        buffer_release(&papers->of[i].path);
        answers_close(&papers->of[i].answers);
        gradebook_release(&papers->of[i].book);
    }
    free(papers->of);
}
