/*
 * lost.c - inputs that could not be read, and the answers about trees in them.
 */
#include "lost.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* What is to be read behind a lost input, which is counted with those lost. */
struct rest {
    uint64_t trees, lost;
};

/* Adds the trees of a file, which is read for that alone; false, with error filled, where
 * the system fails. */
static bool count_trees(struct rest *rest, const struct settings *settings,
                        const char *path, struct error *error)
{
    enum read_result result = READ_FAILED;
    struct reader reader;

    if (choices_open(&reader, path, settings->input, &settings->read, error)) {
        while ((result = reader_next(&reader, error)) == READ_TREE)
            rest->trees++;
        rest->trees -= reader.part;
        reader_close(&reader);
    }
    rest->lost += result == READ_FAILED;
    return result != READ_FAILED || error->kind != ERROR_SYSTEM;
}

/* Whether a path can be read more than once, if it is there at all. */
static bool is_repeatable(const char *path)
{
    struct stat status;

    if (strcmp(path, "-") == 0)
        return false;
    return stat(path, &status) == 0 ? S_ISREG(status.st_mode) : errno == ENOENT;
}

/* One input may have held any number of trees; of several, each none, or each one. */
static bool share(struct lost *lost, const struct rest *rest, uint64_t left)
{
    uint64_t over;

    if (left < rest->trees)
        return false;
    over = left - rest->trees;
    lost->each = over / rest->lost;
    return rest->lost == 1 || over == 0 || over == rest->lost;
}

static bool is_uncertain(const struct answers *answers, struct error *error)
{
    error_set(error, ERROR_INPUT,
              "not certain which answers are about the trees that follow");
    error->file = answers->text.file;
    return false;
}

static bool find_share(struct lost *lost, const struct settings *settings,
                       struct answers *answers, char **paths, struct error *error)
{
    struct rest rest = {.lost = 1};
    uint64_t left;

    for (char **path = paths; *path; path++) {
        if (!is_repeatable(*path))
            return is_uncertain(answers, error);
        if (!count_trees(&rest, settings, *path, error))
            return false;
    }
    if (!answers_left(answers, &left, error))
        return false;
    lost->counted = true;
    return share(lost, &rest, left) || is_uncertain(answers, error);
}

bool lost_input(struct lost *lost, const struct settings *settings,
                struct answers *answers, char **rest, struct error *error)
{
    if (answers->over)
        return true;
    if (!lost->counted && !find_share(lost, settings, answers, rest, error))
        return false;
    for (uint64_t i = 0; i < lost->each; i++)
        if (!answers_pass(answers, error))
            return false;
    return true;
}
