/*
 * clock.c - how long something takes.
 */
#include "base/clock.h"

#include <time.h>

double clock_seconds(void)
{
    static const double nanosecond = 1e-9;
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * nanosecond;
}
