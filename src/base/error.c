/*
 * error.c - filling and printing errors.
 */
#include "base/error.h"

#include "base/quote.h"

#include <stdarg.h>
#include <string.h>

bool error_set(struct error *error, enum error_kind kind, const char *format, ...)
{
    va_list arguments;

    *error = (struct error){.kind = kind};
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return false;
}

bool error_memory(struct error *error)
{
    return error_set(error, ERROR_SYSTEM, "out of memory");
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
