/*
 * style.c - the options of what is written.
 */
#include "library/style.h"

#include "base/digit.h"
#include "base/nearest.h"
#include "search/proof.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum taken { TAKES_FLAG, TAKES_TEXT, TAKES_WHOLE, TAKES_WORD, TAKES_PAGE };

/* What an option takes. */
struct style_form {
    enum taken taken;
    const char *(*word)(size_t i);
    const char *expected;
    uint64_t first;     /* the number of the first word */
    uint64_t otherwise; /* the number without a word; 0: there must be one */
};

#define FORM_FLAG  .taken = TAKES_FLAG, .expected = "nothing"
#define FORM_TEXT  .taken = TAKES_TEXT, .expected = "a text"
#define FORM_WHOLE .taken = TAKES_WHOLE, .expected = "a whole number from 1 on"
#define FORM_PAGES .taken = TAKES_PAGE, .expected = style_pages
#define FORM_LABELS                                                                      \
    .taken = TAKES_WORD, .word = style_label, .expected = "names, ids, letters or none"
#define FORM_LAYOUTS                                                                     \
    .taken = TAKES_WORD, .word = style_layout, .expected = "down or right"
#define FORM_PROOFS                                                                      \
    .taken = TAKES_WORD, .word = proof_word, .expected = "lower, upper or both",         \
    .first = 1, .otherwise = 3

static const struct style_row {
    const char *name, *summary;
    struct style_form form;
} rows[STYLE_COUNT] = {
#define STYLE(identifier, name_, takes, summary_)                                        \
    {.name = name_, .summary = summary_, .form = {FORM_##takes}},
    STYLES(STYLE)
#undef STYLE
};

const char *style_name(size_t row)
{
    return row < STYLE_COUNT ? rows[row].name : NULL;
}

const char *style_summary(size_t row)
{
    return row < STYLE_COUNT ? rows[row].summary : NULL;
}

static const struct style_row *find(const char *option)
{
    for (const struct style_row *row = rows; row < rows + STYLE_COUNT; row++)
        if (strcmp(row->name, option) == 0)
            return row;
    return NULL;
}

static bool unknown_option(const char *option, struct error *error)
{
    struct nearest nearest = nearest_to(option);

    for (size_t i = 0; i < STYLE_COUNT; i++)
        nearest_offer(&nearest, rows[i].name);
    return nearest_error(&nearest, "style", "", error);
}

static bool unexpected(const struct style_row *row, const char *value,
                       struct error *error)
{
    return error_set(error, ERROR_USAGE, "style '%s': expected %s, not '%.100s'",
                     row->name, row->form.expected, value);
}

static bool set_text(char **text, const char *value, struct error *error)
{
    char *copy = strdup(value);

    if (!copy)
        return error_memory(error);
    free(*text);
    *text = copy;
    return true;
}

/* A whole number from 1 on, or 0. */
static uint64_t read_whole(const char *value)
{
    uint64_t number = 0;

    for (; is_digit(*value); value++) {
        unsigned digit = (unsigned)(*value - '0');

        if (number > (UINT64_MAX - digit) / 10)
            return 0;
        number = 10 * number + digit;
    }
    return *value ? 0 : number;
}

static bool find_word(const struct style_form *form, const char *value, uint64_t *number)
{
    if (!*value && form->otherwise) {
        *number = form->otherwise;
        return true;
    }
    for (size_t i = 0; form->word(i); i++)
        if (strcasecmp(form->word(i), value) == 0) {
            *number = form->first + i;
            return true;
        }
    return false;
}

/* Sets an option; false where the value is none of its. */
static bool set(struct gteval_style *style, const struct style_row *row,
                const char *value)
{
    uint64_t *number = &style->number[row - rows], whole;

    switch (row->form.taken) {
    case TAKES_WORD:
        return find_word(&row->form, value, number);
    case TAKES_PAGE:
        return style_read_page(value, &style->page);
    case TAKES_WHOLE:
        whole = read_whole(value);
        *number = whole ? whole : *number;
        return whole > 0;
    default:
        *number = *value == '\0';
        return *value == '\0';
    }
}

struct gteval_style *gteval_style_new(struct gteval_error **error)
{
    handle_start(error);
    return handle_new(sizeof(struct gteval_style), error);
}

bool gteval_style_set(struct gteval_style *style, const char *option, const char *value,
                      struct gteval_error **error)
{
    const struct style_row *row;
    struct error reason;

    handle_start(error);
    if (!handle_given(style, "style", error) || !handle_given(option, "option", error))
        return false;
    value = value ? value : "";
    row = find(option);
    if (!row)
        unknown_option(option, &reason);
    else if (row->form.taken == TAKES_TEXT
                 ? set_text(&style->text[row - rows], value, &reason)
                 : set(style, row, value) || unexpected(row, value, &reason))
        return true;
    return handle_fail(error, &reason);
}

void gteval_style_free(struct gteval_style *style)
{
    if (!style)
        return;
    for (size_t i = 0; i < STYLE_COUNT; i++)
        free(style->text[i]);
    free(style);
}

const struct gteval_style *style_or_none(const struct gteval_style *style)
{
    static const struct gteval_style none;

    return style ? style : &none;
}

struct picture_style style_of_pictures(const struct gteval_style *style)
{
    const uint64_t *number = style->number;

    return (struct picture_style){
        .title = style->text[STYLE_TITLE],
        .labels = (enum picture_labels)number[STYLE_LABELS],
        .layout = (enum picture_layout)number[STYLE_LAYOUT],
        .page = style->page,
        .windows = number[STYLE_WINDOWS],
        .step = number[STYLE_STEP],
        .fragment = number[STYLE_FRAGMENT],
    };
}

struct report_options style_of_reports(const struct gteval_style *style)
{
    const uint64_t *number = style->number;

    return (struct report_options){
        .ids = number[STYLE_IDS],
        .moves = number[STYLE_MOVES],
        .plan = number[STYLE_PLAN],
        .all_best = number[STYLE_ALL_BEST],
        .time = number[STYLE_TIME],
        .proof = (unsigned)number[STYLE_PROOF],
    };
}

const char *style_file(const struct gteval_style *style)
{
    return style->text[STYLE_FILE] ? style->text[STYLE_FILE] : "-";
}

uint64_t style_tree(const struct gteval_style *style)
{
    return style->number[STYLE_TREE] ? style->number[STYLE_TREE] : 1;
}
