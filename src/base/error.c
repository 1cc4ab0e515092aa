/*
 * error.c - filling and printing errors.
 */
#include "base/error.h"

#include "base/quote.h"

#include <stdarg.h>
#include <string.h>
#include <sys/resource.h>

bool error_set(struct error *error, enum error_kind kind, const char *format, ...)
{
    va_list arguments;

    *error = (struct error){.kind = kind};
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return false;
}

enum { SIZE_TEXT = 32 };

/* "1.5 GiB": rounded up, so that it is not less than what is meant. */
static void say_size(char text[static SIZE_TEXT], uint64_t bytes)
{
    static const char units[] = "KMGTPE";
    uint64_t tenths = bytes / 1024 * 10 + (bytes % 1024 * 10 + 1023) / 1024;
    const char *unit = units;

    for (; tenths >= 10240; unit++)
        tenths = tenths / 1024 + (tenths % 1024 > 0);
    if (tenths % 10 == 0)
        snprintf(text, SIZE_TEXT, "%d %ciB", (int)(tenths / 10), *unit);
    else
        snprintf(text, SIZE_TEXT, "%d.%d %ciB", (int)(tenths / 10), (int)(tenths % 10),
                 *unit);
}

bool error_room(struct error *error, uint64_t bytes)
{
    char wanted[SIZE_TEXT], most[SIZE_TEXT];
    struct rlimit limit;

    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return error_set(error, ERROR_SYSTEM, "out of memory");
    say_size(most, (uint64_t)limit.rlim_cur);
    say_size(wanted, bytes);
    if (bytes == 0)
        error_set(error, ERROR_INPUT, "out of memory: the limit is %s", most);
    else
        error_set(error, ERROR_INPUT,
                  "out of memory: to take %s would pass the limit of %s", wanted, most);
    error->limited = true;
    return false;
}

bool error_memory(struct error *error)
{
    return error_room(error, 0);
}

void error_prepend(struct error *error, const char *text)
{
    size_t room = sizeof error->message - 1, before = strlen(text);
    size_t kept = strlen(error->message);

    before = before < room ? before : room;
    kept = kept < room - before ? kept : room - before;
    memmove(error->message + before, error->message, kept);
    memcpy(error->message, text, before);
    error->message[before + kept] = '\0';
}

/* What is said may quote what was read, and a file be called anything. */
void error_print(FILE *out, const char *program, const struct error *error)
{
    quote_plain(out, error->file ? error->file : program);
    if (error->file && error->line > 0)
        fprintf(out, ":%llu:%llu", (unsigned long long)error->line,
                (unsigned long long)error->column);
    fputs(error->file ? ": error: " : ": ", out);
    quote_plain(out, error->message);
    putc('\n', out);
    if (error->line > 0 && error->excerpt[0])
        fprintf(out, "%s\n%s\n", error->excerpt, error->caret);
}
