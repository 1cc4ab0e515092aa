/*
 * html_events.c - the events in the data of a page: an array each, of the number of its
 * form, the line of the pseudo-code, and the fields that this form has.
 */
#include "draw/html_part.h"

#include "base/quote.h"

/* What the form tells, or the tree, or the cases of the operator, is left out. */
static bool is_told(const struct event_field *field)
{
    return field->kind != HOLDS_KIND && field->kind != HOLDS_NAME &&
           field->kind != HOLDS_OPEN;
}

/* [["pass","line","node",...],...]: the name of the event, then those of its fields. */
void html_forms(FILE *out)
{
    for (int form = 0; form < EVENT_FORMS; form++) {
        fputs(form > 0 ? ",\n[" : "\n[", out);
        quote_script(out, event_names[form == EVENT_ASKED ? (int)EVENT_ENTER : form]);
        fputs(",\"line\"", out);
        for (const struct event_field *field = event_fields; field->name; field++)
            if (event_form_has(form, field) && is_told(field))
                fprintf(out, ",\"%s\"", field->name);
        putc(']', out);
    }
}

static void write_member(FILE *out, enum field_kind kind, const void *member)
{
    switch (kind) {
    case HOLDS_NODE:
    case HOLDS_COUNT:
        fprintf(out, "%lu", (unsigned long)*(const node *)member);
        break;
    case HOLDS_STATE:
        quote_script(out, state_letters[*(const bool *)member]);
        break;
    case HOLDS_RELATION:
        quote_script(out, relation_signs[*(const enum relation *)member]);
        break;
    case HOLDS_SCORE:
        score_print_json(out, *(const double *)member);
        break;
    case HOLDS_CASE:
        fprintf(out, "%d", *(const int *)member);
        break;
    case HOLDS_KIND:
    case HOLDS_NAME:
    case HOLDS_OPEN:
        break;
    }
}

static void write_event(FILE *out, const struct html_event *noted)
{
    int form = event_form(&noted->event);

    fprintf(out, "[%d,%d", form, noted->line);
    for (const struct event_field *field = event_fields; field->name; field++) {
        if (!event_form_has(form, field) || !is_told(field))
            continue;
        putc(',', out);
        write_member(out, field->kind, event_member(&noted->event, field));
    }
    putc(']', out);
}

void html_events(FILE *out, const struct html *html, const struct html_run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        fputs(i > 0 ? ",\n" : "\n", out);
        write_event(out, &html->events[run->first + i]);
    }
}
