/*
 * event.c - the names of events and relations, and the table of fields.
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

const char *const bound_words[] = {
    [EQUAL] = "exact",
    [AT_LEAST] = "lower",
    [AT_MOST] = "upper",
};

const char *const state_letters[] = {"L", "S"};

static int form_of_enter(const struct event *event)
{
    if (event->relation == EQUAL)
        return EVENT_ENTER;
    return event->proof > 0 ? EVENT_LIMITED : EVENT_ASKED;
}

int event_form(const struct event *event)
{
    if (event->kind == EVENT_ENTER)
        return form_of_enter(event);
    if (event->kind == EVENT_CUT && event->relation != EQUAL)
        return EVENT_MEAN;
    if (event->kind == EVENT_STEP && event->relation != EQUAL)
        return EVENT_DEVELOPED;
    return (int)event->kind;
}

bool event_has_numbers(const struct event *event)
{
    return event->kind == EVENT_NUMBERS || event_form(event) == EVENT_LIMITED;
}

const char *event_form_name(int form)
{
    static const enum event_kind kinds[] = {
        [EVENT_ASKED - EVENT_KINDS] = EVENT_ENTER,
        [EVENT_MEAN - EVENT_KINDS] = EVENT_CUT,
        [EVENT_LIMITED - EVENT_KINDS] = EVENT_ENTER,
        [EVENT_DEVELOPED - EVENT_KINDS] = EVENT_STEP,
    };

    return event_names[form < EVENT_KINDS ? (enum event_kind)form
                                          : kinds[form - EVENT_KINDS]];
}

#define IN(kind)       (1u << EVENT_##kind)
#define MEMBER(member) offsetof(struct event, member)

enum {
    EVERYWHERE = (1u << EVENT_FORMS) - 1,
    WINDOWED = IN(PASS) | IN(ENTER) | IN(RESEARCH) | IN(CUT) | IN(MEAN) | IN(PROBE),
    TESTED = IN(ASKED) | IN(LIMITED),
    NUMBERED = IN(NUMBERS) | IN(LIMITED),
    VALUED = IN(PASS) | TESTED | IN(LEAF) | IN(MEMORY) | IN(TEST) | IN(STEP) | IN(LEAVE) |
             IN(MEAN),
};

const struct event_field event_fields[] = {
    {"event", EVERYWHERE, HOLDS_KIND, MEMBER(kind)},
    {"node", EVERYWHERE, HOLDS_NODE, MEMBER(node)},
    {"name", EVERYWHERE, HOLDS_NAME, MEMBER(node)},
    {"child", IN(TEST) | IN(RESEARCH) | IN(CUT) | IN(MEAN) | IN(PROBE), HOLDS_NODE,
     MEMBER(child)},
    {"state", IN(STEP), HOLDS_STATE, MEMBER(solved)},
    {"test", IN(PASS) | TESTED | IN(TEST), HOLDS_RELATION, MEMBER(relation)},
    {"relation", IN(MEMORY) | IN(LEAVE) | IN(MEAN), HOLDS_RELATION, MEMBER(relation)},
    {"value", VALUED, HOLDS_SCORE, MEMBER(value)},
    {"alpha", WINDOWED, HOLDS_SCORE, MEMBER(alpha)},
    {"beta", WINDOWED, HOLDS_SCORE, MEMBER(beta)},
    {"skipped", IN(CUT) | IN(MEAN), HOLDS_COUNT, MEMBER(skipped)},
    {"case", IN(STEP), HOLDS_CASE, MEMBER(gamma)},
    {"open", IN(STEP), HOLDS_OPEN, MEMBER(open)},
    {"payoffs", IN(LEAF) | IN(LEAVE), HOLDS_ROW, MEMBER(payoffs)},
    {"proof", NUMBERED, HOLDS_SCORE, MEMBER(proof)},
    {"disproof", NUMBERED, HOLDS_SCORE, MEMBER(disproof)},
    {.name = NULL},
};

const void *event_member(const struct event *event, const struct event_field *field)
{
    return (const char *)event + field->offset;
}
