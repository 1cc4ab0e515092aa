/*
 * neutral.c - the locale "C" for one thread and a while.
 */
#include "library/neutral.h"

bool neutral_enter(struct neutral *neutral, struct error *error)
{
    neutral->here = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (neutral->here == (locale_t)0)
        return error_memory(error);
    neutral->before = uselocale(neutral->here);
    return true;
}

void neutral_leave(struct neutral *neutral)
{
    uselocale(neutral->before);
    freelocale(neutral->here);
}
