/*
 * suite.h - how every unit test is set up and run.
 */
#ifndef GTEVAL_TESTS_SUITE_H
#define GTEVAL_TESTS_SUITE_H

#include <check.h>

/* A group of tests in the suite that may take as long as it takes. */
TCase *suite_group(Suite *suite, const char *name);

/* Runs the suite and frees it; the exit status of the test program. */
int suite_run(Suite *suite);

#endif
