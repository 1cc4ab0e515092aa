/*
 * choices.c - options that several programs have, and the words that they take.
 */
#include "command/choices.h"

#include "base/terminal.h"
#include "read/foreign.h"

#include <string.h>

const char *choices_mover(size_t i)
{
    static const char *const words[] = {"max", "min", NULL};

    return words[i];
}

const char *choices_colour(size_t i)
{
    static const char *const words[] = {[COLOUR_AUTO] = "auto",
                                        [COLOUR_ALWAYS] = "always",
                                        [COLOUR_NEVER] = "never",
                                        NULL};

    return words[i];
}

static size_t count_formats(void)
{
    size_t count = 0;

    while (formats[count].name)
        count++;
    return count;
}

const char *choices_input(size_t i)
{
    static const char *const json[] = {"nested", "node-link", NULL};
    size_t count = count_formats();

    if (i == 0)
        return "auto";
    return i <= count ? formats[i - 1].name : json[i - 1 - count];
}

const char *choices_input_summary(size_t i)
{
    if (i == 0)
        return "found out, by how the text begins or the name of the file";
    return i <= count_formats() ? formats[i - 1].summary : "the same as json";
}

bool choices_set_input(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    const struct foreign *foreign = foreign_find(argument);
    uint32_t *input = target;
    size_t place;

    if (foreign)
        return error_set(error, ERROR_USAGE, "option '--%s': %s is not read: %s",
                         row->name, foreign->what, foreign->way);
    if (!options_word(row, argument, &place, error))
        return false;
    *input = (uint32_t)place;
    return true;
}

/* What the word of that place in choices_input stands for; NULL for auto. */
static const struct format *format_at(size_t place)
{
    if (place == 0)
        return NULL;
    return place <= count_formats() ? &formats[place - 1] : format_find("json");
}

/* The option that a format has no use for, though it was given; or NULL. */
static const char *useless(const struct format *format, const struct read_options *read)
{
    if (read->width != 0 && !format->takes_width)
        return "--width";
    if (read->each && !format->takes_each)
        return "--each";
    if (read->ignore && !format->takes_ignore)
        return "--ignore";
    return NULL;
}

bool choices_check_input(size_t place, const struct read_options *read,
                         struct error *error)
{
    const struct format *format = format_at(place);
    const char *option = format ? useless(format, read) : NULL;

    return !option || error_set(error, ERROR_USAGE, "option '%s' has no meaning for '%s'",
                                option, format->name);
}

/* The names of the formats that have a use for an option. */
static const char *users(const char *option)
{
    if (strcmp(option, "--width") == 0)
        return "leaves text";
    return strcmp(option, "--each") == 0 ? "JSON" : "JSON, code and CSV";
}

bool choices_open(struct reader *reader, const char *path, size_t place,
                  const struct read_options *read, struct error *error)
{
    const char *option;

    if (!reader_open(reader, path, format_at(place), read, error))
        return false;
    if (read->width == 0 && !read->each && !read->ignore)
        return true;
    if (reader_detect(reader, error)) {
        option = useless(reader->format, read);
        if (!option || text_error(&reader->text, 0, error, "%s is for %s, and this is %s",
                                  option, users(option), reader->format->name))
            return true;
    }
    reader_close(reader);
    return false;
}
