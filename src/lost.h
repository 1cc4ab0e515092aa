/*
 * lost.h - inputs that could not be read to their end, and the answers about trees in
 * them: those about the trees that follow must not be taken for them, nor they for those.
 */
#ifndef GTEVAL_LOST_H
#define GTEVAL_LOST_H

#include "settings.h"
#include "view/view.h"

/* All zeros is ready for lost_input. */
struct lost {
    bool counted;  /* how many answers are about lost trees is known */
    uint64_t each; /* that, for each input that is lost */
};

/*
 * An input is lost, with no answer taken for what was lost in it; the files behind it are
 * rest, ended by NULL. Passes over the answers about what was lost. How many these are is
 * known from how many there are left, and how many trees. Where that is not certain, and
 * there are trees that they could be about: false, with error filled.
 */
bool lost_input(struct lost *lost, const struct settings *settings,
                struct answers *answers, char **rest, struct error *error);

#endif
