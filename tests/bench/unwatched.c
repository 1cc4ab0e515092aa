/*
 * unwatched.c - alphabeta without any word of watching in it: what watching costs where
 * it is off is the time of the procedure that ships by the time of this one.
 */
#include "search/search.h"

#define search_observe(...) ((void)0)
#define alphabeta_plain     alphabeta_unwatched
#define star2_plain         star2_unwatched
#include "search/alphabeta.c"
