/*
 * choices.c - options that several programs have, and the words that they take.
 */
#include "command/choices.h"

#include "base/terminal.h"
#include "read/foreign.h"

const char *choices_mover(size_t i)
{
    static const char *const words[] = {
        [MOVER_MAX] = "max", [MOVER_MIN] = "min", [MOVER_DEFAULT] = NULL};

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

const char *choices_input(size_t i)
{
    return i == 0 ? "auto" : formats[i - 1].name;
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

const struct format *choices_format(size_t place)
{
    return place == 0 ? NULL : &formats[place - 1];
}

/* A width that no option has set is 0. */
static bool uses_width(const struct format *format, const struct read_options *read)
{
    return read->width == 0 || format->takes_width;
}

bool choices_check_input(size_t place, const struct read_options *read,
                         struct error *error)
{
    const struct format *format = choices_format(place);

    return !format || uses_width(format, read) ||
           error_set(error, ERROR_USAGE, "option '--width' has no meaning for '%s'",
                     format->name);
}

bool choices_open(struct reader *reader, const char *path, size_t place,
                  const struct read_options *read, struct error *error)
{
    if (!reader_open(reader, path, choices_format(place), read, error))
        return false;
    if (read->width == 0)
        return true;
    if (reader_detect(reader, error) &&
        (uses_width(reader->format, read) ||
         text_error(&reader->text, 0, error, "--width is for leaves text, and this is %s",
                    reader->format->name)))
        return true;
    reader_close(reader);
    return false;
}
