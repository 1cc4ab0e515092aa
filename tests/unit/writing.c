/*
 * writing.c - trees written into memory.
 */
#include "writing.h"

#include "ensure.h"

#include <stdio.h>

const struct read_options writing_options = {.root = MOVER_DEFAULT};

void writing_text(struct written *written, const char *format, const struct tree *t,
                  bool lossy, bool follows)
{
    struct write_order order = {.tree = t, .lossy = lossy, .follows = follows};
    FILE *out;

    *written = (struct written){0};
    out = open_memstream(&written->data, &written->size);
    ENSURE(out != NULL);
    written->done = write_tree(out, write_format_find(format), &order, &written->error);
    written->losses = order.losses;
    ENSURE(fclose(out) == 0);
}

const struct format *writing_format(const char *written)
{
    const struct format *format = format_find(written);

    return format ? format : format_find("json");
}

void writing_open(struct reader *reader, const char *format, const char *text,
                  size_t size)
{
    struct error error;

    *reader =
        (struct reader){.options = writing_options, .format = writing_format(format)};
    ENSURE(text_from(&reader->text, "test", text, size, &error));
}
