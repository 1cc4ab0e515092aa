/*
 * check_bad.c - the malformed inputs of tests/bad, as a whole and byte by byte.
 */
#include "reading.h"
#include "suite.h"

/* tests/bad.sh runs the programs on them: here is what they cannot be made to do. */
START_TEST(refused_in_every_way_of_reading)
{
    ck_assert_int_gt(reading_bad(&formats[_i]), 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("bad");
    TCase *group = suite_group(suite, "malformed inputs");
    int count = 0;

    while (formats[count].name)
        count++;
    tcase_add_loop_test(group, refused_in_every_way_of_reading, 0, count);
    return suite_run(suite);
}
