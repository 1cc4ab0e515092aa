/*
 * reached.c - how far the output of a run is complete.
 *
 * What is told is what has been handed to the system: buffers are lost with the run.
 */
#include "reached.h"

#include "base/clock.h"
#include "base/ending.h"
#include "base/quote.h"
#include "base/status_line.h"
#include "views.h"

#include <string.h>
#include <unistd.h>

/* Seconds between two flushes of trees that are done faster. */
static const double pause_between = 0.1;

/* Bytes of a file's name that are told. */
enum { NAME_SIZE = 100 };

static void put_name(FILE *out, const char *name)
{
    char shown[NAME_SIZE];

    quote_plain(out, quote_short(shown, sizeof shown, name, strlen(name)));
}

static bool is_held(const struct reached *reached)
{
    return reached->output->temporary.target != NULL;
}

static bool can_resume(const struct reached *reached)
{
    return (reached->settings->view->takes & OPTION_BIT(OPTION_RESUME)) != 0;
}

/* How the run can be gone on with, or could be. */
static void put_advice(FILE *out, const struct reached *reached)
{
    const struct settings *settings = reached->settings;

    if (settings->resume) {
        fputs("; the same command goes on", out);
    } else if (is_held(reached)) {
        fputs("; --resume=", out);
        put_name(out, settings->output);
        fputs(" in place of --output keeps what is done", out);
    } else {
        fputs("; the same command with --resume=FILE goes on", out);
    }
}

static void put_tree(FILE *out, const char *file, uint64_t number)
{
    fprintf(out, " tree %llu of ", (unsigned long long)number);
    put_name(out, file);
}

/* file NULL: there is no tree yet. */
static void put_reached(FILE *out, const struct reached *reached, const char *file,
                        uint64_t number)
{
    fprintf(out, "%s%s: ended by a signal", reached->lead, gteval_command.name);
    if (!file) {
        fputs(" before a tree was done", out);
    } else if (is_held(reached)) {
        fputs(" after", out);
        put_tree(out, file, number);
        fputs(": ", out);
        put_name(out, reached->output->path);
        fputs(" is as it was", out);
    } else {
        fputs(": the output is complete up to", out);
        put_tree(out, file, number);
    }
    if (can_resume(reached) && (file || reached->settings->resume))
        put_advice(out, reached);
    putc('\n', out);
}

/* Where there is no memory, what was said before is still true. */
static void say(const struct reached *reached, const char *file, uint64_t number)
{
    char text[ENDING_SIZE] = "";
    FILE *out = fmemopen(text, sizeof text, "w");

    if (!out)
        return;
    put_reached(out, reached, file, number);
    if (fclose(out) == 0)
        ending_say(text);
}

void reached_start(struct reached *reached, struct output *output,
                   const struct settings *settings)
{
    const struct view *view = settings->view;
    bool line = settings->progress && isatty(STDERR_FILENO);

    if ((!view->print && !view->key) ||
        (!settings->resume && isatty(fileno(output->file))))
        return;
    *reached = (struct reached){
        .output = output,
        .settings = settings,
        .lead = line ? STATUS_LINE_WIPE : "",
    };
    say(reached, NULL, 0);
}

void reached_note(struct reached *reached, const char *file, uint64_t number)
{
    double now;

    if (!reached->output)
        return;
    now = clock_seconds();
    if (now - reached->flushed < pause_between || !output_flush(reached->output))
        return;
    reached->flushed = now;
    say(reached, file, number);
}
