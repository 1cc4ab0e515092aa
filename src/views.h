/*
 * views.h - the table of views, and finding one in it.
 */
#ifndef GTEVAL_VIEWS_H
#define GTEVAL_VIEWS_H

#include "view/view.h"

/*
 * The table, ended by a view without a manner. Views that options ask for besides the
 * format stand before those that show every format by itself; options are those of
 * gteval, as in settings.h.
 */
extern const struct view views[];

/* The i-th view for which a format is enough; NULL behind the last. */
const struct view *views_plain(size_t i);

/* The i-th of those that draw bare trees; NULL behind the last. */
const struct view *views_picture(size_t i);

/* The view of that format with these options: OPTION_BITs. */
const struct view *views_choose(const struct view *plain, uint64_t given);

#endif
