/*
 * model.c - the table of tree models.
 */
#include "gen/model.h"

const struct model models[] = {
#define MODEL(identifier, full_, prepare_, chance_, takes_, summary_)                    \
    {                                                                                    \
        .name = #identifier,                                                             \
        .summary = summary_,                                                             \
        .takes = takes_,                                                                 \
        .chance = chance_,                                                               \
        .full = full_,                                                                   \
        .prepare = prepare_,                                                             \
        .visit = identifier##_visit,                                                     \
    },
    MODELS(MODEL)
#undef MODEL
        {.name = NULL},
};
