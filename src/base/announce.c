/*
 * announce.c - telling somebody at a terminal of large output before it comes.
 */
#include "base/announce.h"

#include "base/quote.h"

void announce_size(FILE *out, const char *file, const char *what, uint64_t bytes)
{
    double gigabytes = (double)bytes / 1e9;

    if (bytes < ANNOUNCE_FROM)
        return;
    quote_plain(out, file);
    fprintf(out, ": note: %s will take about %.1f GB\n", what, gigabytes);
}
