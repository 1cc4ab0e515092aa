/*
 * written.c - texts that the library hands out, as they are written.
 */
#include "library/written.h"

#include <stdlib.h>

bool written_start(struct written *written, struct gteval_error **error)
{
    struct error reason;

    *written = (struct written){.out = NULL};
    if (!neutral_enter(&written->neutral, &reason))
        return handle_fail(error, &reason);
    written->out = open_memstream(&written->text, &written->size);
    if (written->out)
        return true;
    neutral_leave(&written->neutral);
    error_memory(&reason);
    return handle_fail(error, &reason);
}

char *written_finish(struct written *written, bool done, const struct error *reason,
                     size_t *size, struct gteval_error **error)
{
    bool whole = !ferror(written->out);
    struct error memory;

    neutral_leave(&written->neutral);
    whole = fclose(written->out) == 0 && whole && written->text;
    if (done && whole) {
        if (size)
            *size = written->size;
        return written->text;
    }
    free(written->text);
    error_memory(&memory);
    handle_fail(error, done ? &memory : reason);
    return NULL;
}
