/*
 * steps.c FOLDER EVERY KIND COMMAND - runs a command, then again and again with the
 * first, the second, the third ... call to the system failing, until none is left to
 * fail; of these steps it takes one in EVERY.
 *
 * The command is words between blanks: a program that faults.c is linked into, and its
 * arguments. A word OUT stands for a file that is there before, "< FILE" at the end for
 * standard input. FOLDER is there and empty. KIND is one of those in the table below.
 *
 * After each step the program must have ended by itself and either have done all that it
 * does without the fault, or have failed as it should: with a message that says why and
 * the exit status for it, with nothing on standard output but the beginning of what is
 * right, with OUT as it was, no other file left behind, and all memory given back.
 *
 * Prints what is wrong, and in the last line how many steps there were.
 */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_WORDS = 40, PATH_SIZE = 1000, REPORT = 9, MOST_WRONG = 3 };

/* How the faults of faults.c are met, and one more: files that hold so many bytes. */
static const struct kind {
    const char *name;
    const char *fault;    /* for faults.c */
    bool on;              /* all calls from the step on fail */
    bool harmless;        /* nothing may come of it */
    bool files;           /* the step is how many bytes files hold */
    int status[2];        /* else the exit status is one of these */
    const char *words[2]; /* and the message has one of these */
} kinds[] = {
    {.name = "memory",
     .fault = "memory",
     .status = {4, 4},
     .words = {"out of memory", "cannot get a stack"}},
    {.name = "memory+",
     .fault = "memory",
     .on = true,
     .status = {4, 4},
     .words = {"out of memory", "cannot get a stack"}},
    {.name = "system",
     .fault = "system",
     .status = {1, 4},
     .words = {"cannot ", "cannot "}},
    {.name = "system+",
     .fault = "system",
     .on = true,
     .status = {1, 4},
     .words = {"cannot ", "cannot "}},
    {.name = "read",
     .fault = "read",
     .status = {1, 1},
     .words = {"cannot read", "cannot read"}},
    {.name = "late",
     .fault = "late",
     .status = {1, 1},
     .words = {"cannot read", "cannot read"}},
    {.name = "again", .fault = "again", .harmless = true},
    {.name = "short", .fault = "short", .on = true, .harmless = true},
    {.name = "write",
     .fault = "none",
     .files = true,
     .status = {4, 4},
     .words = {"cannot write", "cannot write"}},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

struct text {
    char *data;
    size_t size;
};

/* What came of a run. */
struct outcome {
    int status; /* as waitpid gives it */
    long calls, blocks;
    struct text out, err, file;
};

struct command {
    char *words[MOST_WORDS];
    const char *input;
    const char *folder;
    char out[PATH_SIZE], file[PATH_SIZE];
    bool writes; /* has a word OUT */
    const struct kind *kind;
    long every;
};

static const char before[] = "before\n";

static void die(const char *what)
{
    perror(what);
    exit(4);
}

static struct text read_all(int descriptor)
{
    enum { PIECE = 1 << 16 };
    struct text text = {.data = malloc(1)};
    ssize_t count = 1;

    while (count > 0) {
        text.data = realloc(text.data, text.size + PIECE + 1);
        if (!text.data)
            die("realloc");
        count = read(descriptor, text.data + text.size, PIECE);
        text.size += count > 0 ? (size_t)count : 0;
    }
    close(descriptor);
    text.data[text.size] = '\0';
    return text;
}

static int open_file(const char *path, int flags)
{
    int descriptor = open(path, flags | O_CLOEXEC, 0600);

    if (descriptor < 0)
        die(path);
    return descriptor;
}

static void put_before(const char *path)
{
    int descriptor = open_file(path, O_WRONLY | O_CREAT | O_TRUNC);

    if (write(descriptor, before, sizeof before - 1) < 0)
        die(path);
    close(descriptor);
}

static void become(int descriptor, int wanted)
{
    if (dup2(descriptor, wanted) < 0)
        die("dup2");
}

static void limit_files(long step)
{
    struct rlimit limit = {(rlim_t)step, (rlim_t)step};

    signal(SIGXFSZ, SIG_IGN);
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
        die("setrlimit");
}

/* The program with the fault of that step; messages go to err, the report to report. */
static void start(const struct command *command, long step, int err, int report)
{
    char fault[64];

    snprintf(fault, sizeof fault, "%s:%ld%s", command->kind->fault, step,
             command->kind->on && step > 0 ? "+" : "");
    setenv("FAULT", fault, 1);
    become(open_file(command->input, O_RDONLY), STDIN_FILENO);
    become(open_file(command->out, O_WRONLY | O_CREAT | O_TRUNC), STDOUT_FILENO);
    become(err, STDERR_FILENO);
    become(report, REPORT);
    if (command->kind->files && step >= 0)
        limit_files(step);
    execvp(command->words[0], command->words);
    die(command->words[0]);
}

/* What is said fits the pipes, so it can be read afterwards. */
static struct outcome run(const struct command *command, long step)
{
    struct outcome outcome = {.calls = 0};
    int err[2], report[2];
    struct text line;
    pid_t child = -1;

    put_before(command->file);
    if (pipe(err) != 0 || pipe(report) != 0 || (child = fork()) < 0)
        die("fork");
    if (child == 0)
        start(command, step, err[1], report[1]);
    close(err[1]);
    close(report[1]);
    outcome.err = read_all(err[0]);
    line = read_all(report[0]);
    waitpid(child, &outcome.status, 0);
    sscanf(line.data, "%ld %ld", &outcome.calls, &outcome.blocks);
    free(line.data);
    outcome.out = read_all(open_file(command->out, O_RDONLY));
    outcome.file = read_all(open_file(command->file, O_RDONLY));
    return outcome;
}

static void release(struct outcome *outcome)
{
    free(outcome->out.data);
    free(outcome->err.data);
    free(outcome->file.data);
}

static bool same(const struct text *a, const struct text *b)
{
    return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}

static bool begins(const struct text *text, const struct text *beginning)
{
    return text->size >= beginning->size &&
           memcmp(text->data, beginning->data, beginning->size) == 0;
}

/* Whether the folder holds more than the two files that belong there. */
static bool has_left(const char *folder)
{
    DIR *directory = opendir(folder);
    int count = 0;

    if (!directory)
        die(folder);
    while (readdir(directory))
        count++;
    closedir(directory);
    return count != 4; /* with . and .. */
}

/* Whether a program that fails may end so: with what the fault is called, or what is
 * worse and is so without it, for a status is that of the worst. */
static bool is_due(const struct kind *kind, const struct outcome *right, int status)
{
    int usual = WEXITSTATUS(right->status);

    return status == kind->status[0] || status == kind->status[1] ||
           (status == usual && usual > kind->status[0]);
}

/* What is wrong about a run that has not done what it should; NULL: nothing. */
static const char *judge_failure(const struct kind *kind, const struct outcome *right,
                                 const struct outcome *got)
{
    if (kind->harmless)
        return "another outcome";
    if (!is_due(kind, right, WEXITSTATUS(got->status)))
        return "exit status";
    if (!strstr(got->err.data, kind->words[0]) && !strstr(got->err.data, kind->words[1]))
        return "message";
    if (!begins(&right->out, &got->out))
        return "standard output is not the beginning of the right one";
    if (got->file.size != sizeof before - 1 || strcmp(got->file.data, before) != 0)
        return "the file for the output has changed";
    return NULL;
}

static const char *judge(const struct command *command, const struct outcome *right,
                         const struct outcome *got)
{
    bool done = got->status == right->status && same(&got->out, &right->out) &&
                same(&got->file, &right->file) && same(&got->err, &right->err);

    if (!WIFEXITED(got->status))
        return "killed by a signal";
    if (has_left(command->folder))
        return "a file left behind";
    if (got->blocks > right->blocks)
        return "memory not given back";
    return done ? NULL : judge_failure(command->kind, right, got);
}

static void complain(const struct command *command, long step, const char *what,
                     const struct outcome *got)
{
    printf("%s, step %ld: %s\n   ", command->kind->name, step, what);
    for (char *const *word = command->words; *word; word++)
        printf(" %s", *word);
    if (WIFEXITED(got->status))
        printf("\n    exit status %d", WEXITSTATUS(got->status));
    else
        printf("\n    signal %d", WTERMSIG(got->status));
    printf(", %ld blocks, says: %.300s\n", got->blocks, got->err.data);
}

static void parse(struct command *command, char *text)
{
    size_t count = 0;

    command->input = "/dev/null";
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        if (strcmp(word, "<") == 0) {
            command->input = strtok(NULL, " ");
            break;
        }
        if (strcmp(word, "OUT") == 0)
            word = command->file;
        if (count + 1 == MOST_WORDS)
            die("too many words");
        command->words[count++] = word;
    }
}

/* The last step there is: every call has failed, or files hold all that is written. */
static long last_step(const struct kind *kind, const struct outcome *right)
{
    if (kind->files)
        return (long)(right->out.size > right->file.size ? right->out.size
                                                         : right->file.size);
    return kind->on && kind->harmless ? 1 : right->calls;
}

/* Files hold every number of bytes up to this, and from there on one in so many. */
enum { EVERY_BYTE = 600, STRIDE = 4093 };

/* The step after that one. */
static long next_step(const struct command *command, long step)
{
    return command->kind->files && step >= EVERY_BYTE ? step + STRIDE
                                                      : step + command->every;
}

/* Returns how many steps went wrong. */
static int take_steps(const struct command *command)
{
    const struct kind *kind = command->kind;
    struct outcome right = run(command, kind->files ? -1 : 0), got;
    long last = last_step(kind, &right), taken = 0;
    int wrong = 0;

    for (long step = kind->files ? 0 : 1; step <= last && wrong < MOST_WRONG;
         step = next_step(command, step), taken++) {
        const char *what;

        got = run(command, step);
        what = judge(command, &right, &got);
        if (what)
            complain(command, step, what, &got);
        wrong += what != NULL;
        release(&got);
    }
    printf("%ld steps\n", taken);
    release(&right);
    return wrong;
}

int main(int argc, char **argv)
{
    struct command command = {.folder = argv[1]};

    if (argc != 5 || (command.every = atol(argv[2])) < 1)
        return 2;
    for (size_t i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].name, argv[3]) == 0)
            command.kind = &kinds[i];
    if (!command.kind)
        return 2;
    snprintf(command.out, sizeof command.out, "%s/out", command.folder);
    snprintf(command.file, sizeof command.file, "%s/file", command.folder);
    parse(&command, argv[4]);
    return take_steps(&command) > 0;
}
