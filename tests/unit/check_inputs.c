/*
 * check_inputs.c - inputs as people have them: the programs must read each as it is
 * meant, or refuse it where that is as good.
 *
 * A row of data/inputs-2.jsonl has the text, what it is called where it is a file, and
 * the options it is given with. What is expected is a tree, as nested arrays, and its
 * value, or the values of several trees; "or_refuse" says that a refusal will do. Where
 * "accept" is false the message must have a word of "error" in it.
 */
#include "base/buffer.h"
#include "ensure.h"
#include "rows.h"
#include "suite.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

enum { INPUTS = 37, FOLDER_SIZE = 300, PATH_SIZE = 600, MOST_ARGUMENTS = 16 };

/* What a program did. */
struct run {
    int status;
    struct buffer out, err;
};

static void read_back(const char *path, struct buffer *out)
{
    char bytes[4096];
    FILE *file = fopen(path, "r");
    size_t size;

    ENSURE(file);
    buffer_clear(out);
    buffer_text(out, "");
    while ((size = fread(bytes, 1, sizeof bytes, file)) > 0)
        buffer_add(out, bytes, size);
    fclose(file);
}

static void redirect(const char *path, int flags, int descriptor)
{
    int file = open(path, flags, 0600);

    if (file < 0 || dup2(file, descriptor) < 0)
        _exit(126);
}

/* Puts the row's options and the file behind those that are there. */
static void add_arguments(const char **arguments, const cJSON *row, const char *file)
{
    const cJSON *argument;
    int count = 0;

    while (arguments[count])
        count++;
    cJSON_ArrayForEach(argument, cJSON_GetObjectItemCaseSensitive(row, "args"))
    {
        ENSURE(count < MOST_ARGUMENTS - 2);
        arguments[count++] = argument->valuestring;
    }
    arguments[count++] = file;
    arguments[count] = NULL;
}

/* Runs a program in the folder on the row's text, in its file or as standard input. */
static void run(const char *folder, const char *const *program, const cJSON *row,
                struct run *run)
{
    const cJSON *file = cJSON_GetObjectItemCaseSensitive(row, "file");
    const char *input = file ? file->valuestring : "stdin";
    const char *arguments[MOST_ARGUMENTS + 1] = {NULL};
    char path[PATH_SIZE];
    pid_t child;

    for (int i = 0; program[i]; i++)
        arguments[i] = program[i];
    add_arguments(arguments, row, file ? input : NULL);
    child = fork();
    ENSURE(child >= 0);
    if (child == 0) {
        if (chdir(folder) != 0)
            _exit(126);
        redirect(input, O_RDONLY, STDIN_FILENO);
        redirect("out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
        redirect("err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
        execvp(arguments[0], (char *const *)arguments);
        _exit(127);
    }
    ENSURE(waitpid(child, &run->status, 0) == child && WIFEXITED(run->status));
    run->status = WEXITSTATUS(run->status);
    snprintf(path, sizeof path, "%s/out", folder);
    read_back(path, &run->out);
    snprintf(path, sizeof path, "%s/err", folder);
    read_back(path, &run->err);
}

/* Each line of results has the next of the values. */
static void check_values(const cJSON *row, const struct run *run)
{
    const char *id = rows_member(row, "id")->valuestring, *at = run->out.data;
    const cJSON *expected = rows_member(row, "expected");
    const cJSON *values = cJSON_GetObjectItemCaseSensitive(expected, "values");
    const cJSON *value = values ? values->child : rows_member(expected, "value");

    for (; value; value = values ? value->next : NULL) {
        cJSON *result = cJSON_ParseWithOpts(at, &at, 0);

        ck_assert_msg(result, "%s: no result left", id);
        ck_assert_msg(cJSON_Compare(rows_member(result, "value"), value, 1), "%s: %s", id,
                      run->out.data);
        cJSON_Delete(result);
    }
    ck_assert_msg(at[strspn(at, "\n")] == '\0', "%s: too many results: %s", id,
                  run->out.data);
}

static void check_tree(const char *folder, const cJSON *row)
{
    static const char *const convert[] = {"gtconv", "--format=nested", "--lossy", NULL};
    const cJSON *tree =
        cJSON_GetObjectItemCaseSensitive(rows_member(row, "expected"), "tree");
    struct run nested = {0};
    const cJSON *root, *inner;
    cJSON *got;

    if (!tree)
        return;
    run(folder, convert, row, &nested);
    got = cJSON_Parse(nested.out.data);
    root = cJSON_GetObjectItemCaseSensitive(got, "root");
    inner = root ? rows_member(got, "tree") : got;
    ck_assert_msg(cJSON_Compare(inner, tree, 1) &&
                      strcmp(root ? root->valuestring : "max",
                             rows_member(row, "root")->valuestring) == 0,
                  "%s: read as %s%s", rows_member(row, "id")->valuestring,
                  nested.out.data, nested.err.data);
    cJSON_Delete(got);
    buffer_release(&nested.out);
    buffer_release(&nested.err);
}

/* Whether a word of at least four letters stands in the message. */
static bool shares_word(const char *words, const char *message)
{
    enum { SHORTEST = 4 };
    static const char blanks[] = " ,:";

    for (size_t length; *words; words += length, words += strspn(words, blanks)) {
        length = strcspn(words, blanks);
        for (const char *at = message; length >= SHORTEST && *at; at++)
            if (strncasecmp(at, words, length) == 0)
                return true;
    }
    return false;
}

static void check_refusal(const cJSON *row, const struct run *run)
{
    const char *id = rows_member(row, "id")->valuestring;
    const cJSON *error =
        cJSON_GetObjectItemCaseSensitive(rows_member(row, "expected"), "error");

    ck_assert_msg(run->status != 0 && run->err.size > 0, "%s: read: %s", id,
                  run->out.data);
    ck_assert_msg(run->out.size == 0, "%s: half read: %s%s", id, run->out.data,
                  run->err.data);
    ck_assert_msg(!error || shares_word(error->valuestring, run->err.data), "%s: %s", id,
                  run->err.data);
}

static void check_input(const char *folder, const cJSON *row)
{
    static const char *const evaluate[] = {"gteval", "--format=json", NULL};
    const cJSON *expected = rows_member(row, "expected");
    bool accept = cJSON_IsTrue(rows_member(expected, "accept"));
    bool or_refuse =
        cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(expected, "or_refuse"));
    struct run result = {0};

    run(folder, evaluate, row, &result);
    if (!accept || (or_refuse && result.status != 0)) {
        check_refusal(row, &result);
    } else {
        ck_assert_msg(result.status == 0, "%s: %s", rows_member(row, "id")->valuestring,
                      result.err.data);
        check_values(row, &result);
        check_tree(folder, row);
    }
    buffer_release(&result.out);
    buffer_release(&result.err);
}

/* A folder with the row's text in the file that the program is to read. */
static void make_folder(char *folder, const cJSON *row)
{
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(row, "file");
    const char *root = getenv("TMPDIR");
    char path[PATH_SIZE];
    FILE *file;

    snprintf(folder, FOLDER_SIZE, "%s/inputs-XXXXXX", root ? root : "/tmp");
    ENSURE(mkdtemp(folder));
    snprintf(path, sizeof path, "%.299s/%.200s", folder,
             name ? name->valuestring : "stdin");
    file = fopen(path, "w");
    ENSURE(file && fputs(rows_member(row, "text")->valuestring, file) >= 0);
    ENSURE(fclose(file) == 0);
}

static void remove_folder(const char *folder, const cJSON *row)
{
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(row, "file");
    const char *const names[] = {name ? name->valuestring : "stdin", "out", "err"};
    char path[PATH_SIZE];

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%.299s/%.200s", folder, names[i]);
        unlink(path);
    }
    rmdir(folder);
}

START_TEST(read_as_meant_or_refused)
{
    struct rows rows;
    int count = 0;

    rows_open(&rows, "inputs-2.jsonl");
    for (; rows_next(&rows); count++) {
        char folder[FOLDER_SIZE];
        cJSON *row;

        if (count != _i)
            continue;
        row = cJSON_Parse(rows.line);
        ENSURE(row);
        make_folder(folder, row);
        check_input(folder, row);
        remove_folder(folder, row);
        cJSON_Delete(row);
    }
    ck_assert_int_eq(count, INPUTS);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("inputs");
    TCase *group = suite_group(suite, "inputs");

    tcase_add_loop_test(group, read_as_meant_or_refused, 0, INPUTS);
    return suite_run(suite);
}
