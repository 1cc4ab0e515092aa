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

/* What put writes of text. All the room is there before: a stream that grows does not
 * always tell that it could not. */
static char *written(void (*put)(FILE *out, const char *text), const char *text)
{
    enum { MOST = 8, QUOTES = 3 }; /* bytes that one becomes; what stands around them */
    size_t size = MOST * strlen(text) + QUOTES;
    char *all = malloc(size);
    FILE *out = all ? fmemopen(all, size, "w") : NULL;

    if (!out) {
        free(all);
        return NULL;
    }
    put(out, text);
    fclose(out);
    return all;
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
    if (file_name_is_plain(text))
        return strdup(text);
    return written(is_obeyed(text) || strchr(text, '\\') ? quote_json : quote_plain,
                   text);
}

char *file_name_csv(const char *name)
{
    char *text = file_name_text(name), *cell = text ? file_name_cell(text) : NULL;

    free(text);
    return cell;
}
