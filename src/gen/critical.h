/*
 * critical.h - where games whose leaves are won or lost stay open (Pearl 1980).
 */
#ifndef GTEVAL_GEN_CRITICAL_H
#define GTEVAL_GEN_CRITICAL_H

#include "tree/tree.h"

/*
 * The probability of won leaves at which neither side wins more and more surely as pgame
 * trees of that width grow deeper: x or 1 - x where x^width + x = 1, by who moves above
 * the leaves.
 */
double critical_chance(node width, enum mover last);

#endif
