/*
 * file_name.c - the names of files as results have them.
 */
#include "base/file_name.h"

#include "base/quote.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

static const char REPLACEMENT[] = "\xEF\xBF\xBD"; /* U+FFFD */

/* What a spreadsheet takes for the beginning of a formula, and us for that of a string.
 * Standard input is no formula. */
static bool is_obeyed(const char *text)
{
    return strchr("=+-@\"", text[0]) && strcmp(text, "-") != 0;
}

bool file_name_is_plain(const char *name)
{
    if (is_obeyed(name))
        return false;
    while (*name >= ' ' && *name <= '~' && *name != '\\')
        name++;
    return *name == '\0';
}

/* What put writes of text. */
static char *written(void (*put)(FILE *out, const char *text), const char *text)
{
    char *all = NULL;
    size_t size;
    FILE *out = open_memstream(&all, &size);
    bool failed;

    if (!out)
        return NULL;
    put(out, text);
    failed = ferror(out) != 0;
    if (fclose(out) == 0 && !failed)
        return all;
    free(all);
    return NULL;
}

static void put_text(FILE *out, const char *name)
{
    size_t length;

    for (; *name; name += length) {
        length = utf8_length(name, UTF8_LONGEST);
        if (length > 0 && strncmp(name, REPLACEMENT, length) != 0) {
            fwrite(name, 1, length, out);
            continue;
        }
        length = 1;
        fprintf(out, "%s%02x", REPLACEMENT, (unsigned)(unsigned char)*name);
    }
}

char *file_name_text(const char *name)
{
    return written(put_text, name);
}

char *file_name_cell(const char *text)
{
    return written(is_obeyed(text) || strchr(text, '\\') ? quote_json : quote_plain,
                   text);
}
