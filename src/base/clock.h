/*
 * clock.h - how long something takes.
 */
#ifndef GTEVAL_BASE_CLOCK_H
#define GTEVAL_BASE_CLOCK_H

/* Seconds of a clock that never goes back, from whenever it began. */
double clock_seconds(void);

#endif
