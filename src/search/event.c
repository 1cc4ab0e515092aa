/*
 * event.c - the names of events and relations.
 */
#include "search/event.h"

const char *const event_names[EVENT_KINDS] = {
#define EVENT(kind, name, meaning) [EVENT_##kind] = name,
    EVENTS(EVENT)
#undef EVENT
};

const char *const relation_signs[] = {
    [EQUAL] = "=", [AT_LEAST] = ">=", [AT_MOST] = "<=", [ABOVE] = ">", [BELOW] = "<",
};
