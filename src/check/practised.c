/*
 * practised.c - telling the trees of exercises apart.
 */
#include "check/practised.h"

#include <inttypes.h>

void practised_print(const struct tree *t, char print[static PRACTISED_PRINT_SIZE])
{
    snprintf(print, PRACTISED_PRINT_SIZE, "%016" PRIx64, variant_fingerprint(t));
}
