/*
 * terminal.c - what the reader's terminal can show.
 */
#include "base/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* A variable that is not set counts as empty, as POSIX has it for the locale. */
static const char *variable(const char *name)
{
    const char *value = getenv(name);

    return value ? value : "";
}

/* The program never sets a locale; this only asks which characters the user can see. */
static bool locale_is_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *value = "";

    for (size_t i = 0; !value[0] && i < sizeof names / sizeof names[0]; i++)
        value = variable(names[i]);
    value += strcspn(value, ".");
    return strncasecmp(value, ".utf-8", 6) == 0 || strncasecmp(value, ".utf8", 5) == 0;
}

static unsigned columns_of(FILE *out)
{
    struct winsize size;
    long columns;

    if (!isatty(fileno(out)))
        return 0;
    if (ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    columns = strtol(variable("COLUMNS"), NULL, 10);
    return columns > 0 && columns < 10000 ? (unsigned)columns : 0;
}

struct terminal terminal_of(FILE *out, enum colour_when when)
{
    bool dumb = strcmp(variable("TERM"), "dumb") == 0;
    bool wanted = isatty(fileno(out)) && !dumb && !variable("NO_COLOR")[0];

    return (struct terminal){
        .colour = when == COLOUR_ALWAYS || (when == COLOUR_AUTO && wanted),
        .utf8 = locale_is_utf8() && !(dumb && when == COLOUR_NEVER),
        .columns = columns_of(out),
    };
}

FILE *terminal_notes(void)
{
    return isatty(STDERR_FILENO) ? stderr : NULL;
}
