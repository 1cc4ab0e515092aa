/*
 * html_data.c - what the script of a page is to show, as JSON.
 */
#include "draw/html.h"

#include "base/quote.h"
#include "draw/html_code.h"
#include "search/bounds.h"
#include "search/limits.h"
#include "search/proof.h"

#include <stdlib.h>

/* ,"name":"text", or nothing where there is no text. */
static void write_text(FILE *out, const char *name, const char *text)
{
    if (!text)
        return;
    fprintf(out, ",\"%s\":", name);
    quote_script(out, text);
}

/* The options that the algorithm has a use for. */
static void write_options(FILE *out, const struct html_run *run, const struct tree *t)
{
    const struct search_options *options = &run->options;

    if (run->algorithm->options & USES_GUESS) {
        fputs(",\"guess\":", out);
        score_print_json(out,
                         score_known(options->guess) ? options->guess : bounds_middle(t));
    }
    if (run->algorithm->options & USES_WINDOW) {
        fputs(",\"window\":[", out);
        score_print_json(out, options->alpha);
        putc(',', out);
        score_print_json(out, options->beta);
        putc(']', out);
    }
    if (run->algorithm->options & USES_TARGET) {
        fputs(",\"target\":", out);
        score_print_json(out, options->target);
    }
    if (run->algorithm->options & USES_CUT)
        fprintf(out, ",\"strict\":%s", options->strict_cut ? "true" : "false");
}

/* What every leaf was known to be worth: Star1's windows follow from that. */
static void write_range(FILE *out, const struct html_run *run, const struct tree *t)
{
    const struct search_options *options = &run->options;
    double low = t->low, high = t->high;

    if (options->bounds == BOUNDS_GIVEN) {
        low = options->low;
        high = options->high;
    } else if (options->bounds == BOUNDS_OF_LEAVES) {
        bounds_of_leaves(t, &low, &high);
    }
    fputs(",\"range\":[", out);
    score_print_json(out, low);
    putc(',', out);
    score_print_json(out, high);
    putc(']', out);
}

/* What the payoffs add up to at most, and are at least: bounds of shallow pruning follow
 * from that. */
static void write_limits(FILE *out, const struct html_run *run, const struct tree *t)
{
    double low[PLAYER_LIMIT];

    fputs(",\"sum\":", out);
    score_print_json(out, limits_known(t, &run->options, low));
    fputs(",\"least\":", out);
    score_print_array(out, low, t->players);
}

static void write_code(FILE *out, const struct html_run *run, const struct tree *t)
{
    const struct code *code = code_find(run->algorithm, t);
    const struct code_line *line;

    if (!code)
        return;
    write_text(out, "procedure", code->procedure);
    write_text(out, "test", code->test);
    fputs(",\n\"code\":[", out);
    for (int i = 0; (line = code_line(code, i)); i++) {
        bool strict = run->options.strict_cut && line->strict;

        fputs(i > 0 ? ",\n" : "\n", out);
        quote_script(out, strict ? line->strict : line->text);
    }
    putc(']', out);
}

static void write_result(FILE *out, const struct result *result, bool chance)
{
    fputs(",\n\"result\":{\"relation\":", out);
    quote_script(out, relation_signs[result->bound]);
    fputs(",\"value\":", out);
    score_print_json(out, result->value);
    if (result->payoffs) {
        fputs(",\"payoffs\":", out);
        score_print_array(out, result->payoffs, result->players);
    }
    fputs(",\"line\":[", out);
    for (node i = 0; i < result->length; i++)
        fprintf(out, i > 0 ? ",%lu" : "%lu", (unsigned long)result->line[i]);
    fputs("],\"counts\":{", out);
    for (int kind = 0; kind < COUNT_KINDS; kind++)
        if (counts_have(kind, chance))
            fprintf(out, "%s\"%s\":%llu", kind > 0 ? "," : "", count_kinds[kind].name,
                    (unsigned long long)counts_get(&result->counts, kind));
    fputs("}}", out);
}

static void write_leaves(FILE *out, const struct proof_leaves *leaves)
{
    fputs(leaves->exists ? "[" : "null", out);
    for (node i = 0; i < leaves->count; i++)
        fprintf(out, i > 0 ? ",%lu" : "%lu", (unsigned long)leaves->of[i]);
    fputs(leaves->exists ? "]" : "", out);
}

/* The leaves that prove the result, where there are such proofs; null for a side that has
 * none. */
static bool write_proof(FILE *out, const struct tree *t, const struct result *result,
                        struct error *error)
{
    struct proof proof;
    bool done = proof_of_result(t, result, &proof, error);

    if (done && proof_has_meaning(t)) {
        fputs(",\n\"proof\":{\"lower\":", out);
        write_leaves(out, &proof.sides[PROOF_LOWER]);
        fputs(",\"upper\":", out);
        write_leaves(out, &proof.sides[PROOF_UPPER]);
        putc('}', out);
    }
    proof_release(&proof);
    return done;
}

/*
 * An event is an array of the number of its form, the line of the pseudo-code, and the
 * fields that the form has.
 */

/* What the form tells, or the tree, or the cases of the operator, is left out. */
static bool is_told(const struct html *html, const struct event_field *field)
{
    return field->kind != HOLDS_KIND && field->kind != HOLDS_NAME &&
           field->kind != HOLDS_OPEN &&
           (field->kind != HOLDS_ROW || tree_has_payoffs(html->tree));
}

/* [["pass","line","node",...],...]: the name of the event, then those of its fields. */
static void write_forms(FILE *out, const struct html *html)
{
    for (int form = 0; form < EVENT_FORMS; form++) {
        fputs(form > 0 ? ",\n[" : "\n[", out);
        quote_script(out, event_form_name(form));
        fputs(",\"line\"", out);
        for (const struct event_field *field = event_fields; field->name; field++)
            if (event_form_has(form, field) && is_told(html, field))
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
    default: /* HOLDS_CASE: no other is told here */
        fprintf(out, "%d", *(const int *)member);
    }
}

static void write_event(FILE *out, const struct html *html,
                        const struct html_event *noted)
{
    int form = event_form(&noted->event);

    fprintf(out, "[%d,%d", form, noted->line);
    for (const struct event_field *field = event_fields; field->name; field++) {
        if (!event_form_has(form, field) || !is_told(html, field))
            continue;
        putc(',', out);
        if (field->kind == HOLDS_ROW)
            score_print_array(out, html->rows + noted->row, html->tree->players);
        else
            write_member(out, field->kind, event_member(&noted->event, field));
    }
    putc(']', out);
}

static void write_events(FILE *out, const struct html *html, const struct html_run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        fputs(i > 0 ? ",\n" : "\n", out);
        write_event(out, html, &html->events[run->first + i]);
    }
}

static bool write_run(FILE *out, const struct html *html, const struct html_run *run,
                      const struct result *result, struct html_phrases *phrases,
                      struct error *error)
{
    const struct algorithm *algorithm = run->algorithm;

    fputs("{\"name\":", out);
    quote_script(out, algorithm->name);
    write_text(out, "title", algorithm->title);
    write_text(out, "source", algorithm->source);
    write_text(out, "summary", algorithm->summary);
    write_text(out, "memory", algorithm->memory);
    fprintf(out, ",\"windows\":%s", algorithm->style == TRACE_WINDOW ? "true" : "false");
    write_options(out, run, html->tree);
    if (html->tree->chance)
        write_range(out, run, html->tree);
    if (algorithm->options & USES_SUM)
        write_limits(out, run, html->tree);
    write_code(out, run, html->tree);
    write_result(out, result, html->tree->chance);
    if (!write_proof(out, html->tree, result, error))
        return false;
    fputs(",\n\"events\":[", out);
    write_events(out, html, run);
    putc(']', out);
    if (!html_words(out, html, run, phrases, error))
        return false;
    putc('}', out);
    return true;
}

static bool write_runs(FILE *out, const struct html *html, const struct result *results,
                       struct error *error)
{
    struct html_phrases phrases = {.count = 0};
    bool done = true;

    fputs("\"runs\":[", out);
    for (size_t i = 0; done && i < html->run_count; i++) {
        fputs(i > 0 ? ",\n" : "\n", out);
        done = write_run(out, html, &html->runs[i], &results[i], &phrases, error);
    }
    fputs("],\n", out);
    html_phrases(out, &phrases);
    free(phrases.formats);
    return done;
}

static void write_counts(FILE *out, bool chance)
{
    fputs("\"counts\":[", out);
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        if (!counts_have(kind, chance))
            continue;
        fprintf(out, "%s\n{\"name\":\"%s\"", kind > 0 ? "," : "", count_kinds[kind].name);
        write_text(out, "heading", count_kinds[kind].heading);
        write_text(out, "meaning", count_kinds[kind].meaning);
        putc('}', out);
    }
    putc(']', out);
}

bool html_data(FILE *out, const struct html *html, const struct result *results,
               node fewest, struct error *error)
{
    fputs("{\"title\":", out);
    quote_script(out, html->title);
    fprintf(out, ",\"blank\":%s,\"fewest\":%lu,\n", html->blank ? "true" : "false",
            (unsigned long)fewest);
    write_counts(out, html->tree->chance);
    fputs(",\n\"forms\":[", out);
    write_forms(out, html);
    fputs("],\n\"tree\":{", out);
    if (!html_tree(out, html, error))
        return false;
    fputs("},\n", out);
    if (!write_runs(out, html, results, error))
        return false;
    fputs("}\n", out);
    return true;
}
