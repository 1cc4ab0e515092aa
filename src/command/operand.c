/*
 * operand.c - operands that are no files, but trees.
 */
#include "command/operand.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static bool begins_tree(const char *path)
{
    return path[0] && strchr("[({", path[0]);
}

static bool is_missing(const char *path)
{
    return access(path, F_OK) != 0 && (errno == ENOENT || errno == ENAMETOOLONG);
}

/* What stands for the tree in a command: itself, where quotes and a line can hold it. */
static const char *shown(const char *path)
{
    enum { LONGEST = 60 };
    size_t length = strlen(path);

    if (length > LONGEST)
        return "TREE";
    for (const char *c = path; *c; c++)
        if (*c < ' ' || *c > '~' || *c == '\'' || *c == '\\')
            return "TREE";
    return path;
}

void operand_explain(const char *path, const char *program, struct error *error)
{
    size_t length = strlen(error->message);

    if (error->kind == ERROR_INPUT && begins_tree(path) && is_missing(path))
        snprintf(error->message + length, sizeof error->message - length,
                 "; is it a tree? echo '%s' | %s reads it", shown(path), program);
}
