/*
 * html_events.c - the events in the data of a page: an array each, of the number of its
 * form and the fields that this form has.
 */
#include "draw/html_part.h"

#include "base/quote.h"

/* The forms are the kinds, but an ENTER with a question is another form than one that
 * wants the value. */
enum { FORM_ASKED = EVENT_KINDS, FORMS };

static int form_of(const struct event *event)
{
    bool asked = event->kind == EVENT_ENTER && event->relation != EQUAL;

    return asked ? (int)FORM_ASKED : (int)event->kind;
}

static void put_node(FILE *out, node n)
{
    fprintf(out, "%lu", (unsigned long)n);
}

static void write_node(FILE *out, const struct html_event *noted)
{
    put_node(out, noted->event.node);
}

static void write_line(FILE *out, const struct html_event *noted)
{
    fprintf(out, "%d", noted->line);
}

static void write_child(FILE *out, const struct html_event *noted)
{
    put_node(out, noted->event.child);
}

static void write_relation(FILE *out, const struct html_event *noted)
{
    quote_script(out, relation_signs[noted->event.relation]);
}

static void write_value(FILE *out, const struct html_event *noted)
{
    score_print_json(out, noted->event.value);
}

static void write_alpha(FILE *out, const struct html_event *noted)
{
    score_print_json(out, noted->event.alpha);
}

static void write_beta(FILE *out, const struct html_event *noted)
{
    score_print_json(out, noted->event.beta);
}

static void write_skipped(FILE *out, const struct html_event *noted)
{
    put_node(out, noted->event.skipped);
}

static void write_solved(FILE *out, const struct html_event *noted)
{
    putc(noted->event.solved ? '1' : '0', out);
}

static void write_case(FILE *out, const struct html_event *noted)
{
    fprintf(out, "%d", noted->event.gamma);
}

#define IN(kind) (1u << EVENT_##kind)

enum {
    ASKED = 1u << FORM_ASKED,
    EVERYWHERE = (1u << FORMS) - 1,
    RELATED = IN(PASS) | ASKED | IN(TEST) | IN(MEMORY) | IN(LEAVE),
    VALUED = RELATED | IN(LEAF) | IN(STEP),
    WINDOWED = IN(PASS) | IN(ENTER) | IN(RESEARCH) | IN(CUT),
};

static const struct field {
    const char *name;
    unsigned forms; /* 1 << form, or-ed */
    void (*write)(FILE *out, const struct html_event *noted);
} fields[] = {
    {"node", EVERYWHERE, write_node},
    {"line", EVERYWHERE, write_line},
    {"child", IN(TEST) | IN(RESEARCH) | IN(CUT), write_child},
    {"relation", RELATED, write_relation},
    {"value", VALUED, write_value},
    {"alpha", WINDOWED, write_alpha},
    {"beta", WINDOWED, write_beta},
    {"skipped", IN(CUT), write_skipped},
    {"solved", IN(STEP), write_solved},
    {"case", IN(STEP), write_case},
};

enum { FIELDS = sizeof fields / sizeof fields[0] };

/* [["pass","node",...],...]: the name of the event, then those of its fields. */
void html_forms(FILE *out)
{
    for (int form = 0; form < FORMS; form++) {
        fputs(form > 0 ? ",\n[" : "\n[", out);
        quote_script(out, event_names[form == FORM_ASKED ? (int)EVENT_ENTER : form]);
        for (int i = 0; i < FIELDS; i++)
            if (fields[i].forms >> form & 1)
                fprintf(out, ",\"%s\"", fields[i].name);
        putc(']', out);
    }
}

static void write_event(FILE *out, const struct html_event *noted)
{
    int form = form_of(&noted->event);

    fprintf(out, "[%d", form);
    for (int i = 0; i < FIELDS; i++) {
        if (!(fields[i].forms >> form & 1))
            continue;
        putc(',', out);
        fields[i].write(out, noted);
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
