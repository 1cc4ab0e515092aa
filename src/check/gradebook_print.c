/*
 * gradebook_print.c - mark books as text, JSON and CSV.
 */
#include "base/file_name.h"
#include "base/quote.h"
#include "check/gradebook.h"
#include "print/cell.h"

#include <stdlib.h>
#include <string.h>

static void print_tree(FILE *out, const struct gradebook_tree *tree)
{
    if (!tree->file)
        return;
    quote_word(out, tree->file);
    if (tree->number > 0)
        fprintf(out, "#%llu", (unsigned long long)tree->number);
    fputs(": ", out);
}

/* "7 of 10" */
static void print_score(FILE *out, const struct gradebook_row *row)
{
    grade_print(out, grade_points(&row->grade));
    fputs(" of ", out);
    grade_print(out, grade_most(&row->grade));
}

/* Who: "ada.txt (Ada): " */
static void print_who(FILE *out, const char *path, const struct gradebook_row *row)
{
    quote_word(out, path);
    if (row->name.size > 0) {
        fputs(" (", out);
        quote_word(out, row->name.data);
        putc(')', out);
    }
    fputs(": ", out);
}

/* What was said of a tree: a line, or all, with something before each. */
static void print_said(FILE *out, const struct gradebook_entry *entry, bool all,
                       const char *before)
{
    const char *line = entry->said;

    do {
        size_t length = strcspn(line, "\n");

        fputs(before, out);
        print_tree(out, &entry->tree);
        fwrite(line, 1, length, out);
        putc('\n', out);
        line += length + (line[length] == '\n');
    } while (all && *line);
}

/* Whether there are points for a key that was nowhere answered. */
static bool is_missing(const struct gradebook_row *row, int key)
{
    return row->grade.worth[key] > 0 && !row->grade.seen[key];
}

static bool is_incomplete(const struct gradebook_row *row)
{
    for (int key = 0; key < GRADE_KEYS; key++)
        if (is_missing(row, key))
            return true;
    return false;
}

/* "not answered: pv, pruned" */
static void print_missing(FILE *out, const struct gradebook_row *row)
{
    const char *separator = "not answered: ";

    for (int key = 0; key < GRADE_KEYS; key++) {
        if (!is_missing(row, key))
            continue;
        fprintf(out, "%s%s", separator, grade_name(key));
        separator = ", ";
    }
}

/* The differences below the score. */
static void print_all(FILE *out, const struct gradebook_row *row)
{
    for (size_t i = 0; i < row->count; i++)
        print_said(out, &row->entries[i], true, "    ");
    if (!is_incomplete(row))
        return;
    fputs("    ", out);
    print_missing(out, row);
    putc('\n', out);
}

/* Each tree in a line, or, with points, the first that is not right. */
static void print_first(FILE *out, const char *path, const struct gradebook_row *row,
                        bool scored)
{
    size_t first = 0;

    for (size_t i = 0; !scored && i < row->count; i++) {
        print_who(out, path, row);
        print_said(out, &row->entries[i], false, "");
    }
    if (!scored || row->count == 0)
        return;
    while (first < row->count && row->entries[first].right)
        first++;
    print_who(out, path, row);
    print_score(out, row);
    if (first < row->count || !is_incomplete(row)) {
        print_said(out, &row->entries[first < row->count ? first : 0], false, ": ");
        return;
    }
    fputs(": ", out);
    print_missing(out, row);
    putc('\n', out);
}

static void print_row(FILE *out, const char *path, const struct gradebook_row *row,
                      struct gradebook_style style)
{
    if (row->failed) {
        print_who(out, path, row);
        fputs("not graded: ", out);
        if (row->line > 0)
            fprintf(out, "line %llu: ", (unsigned long long)row->line);
        quote_plain(out, row->error.data);
        putc('\n', out);
    } else if (style.all && row->count > 0) {
        print_who(out, path, row);
        print_score(out, row);
        putc('\n', out);
        print_all(out, row);
    } else {
        print_first(out, path, row, style.scored);
    }
}

bool gradebook_text(FILE *out, const char *path, const struct gradebook *book,
                    struct gradebook_style style)
{
    for (size_t i = 0; i < book->count; i++)
        print_row(out, path, &book->rows[i], style);
    return true;
}

static const char *status_of(const struct gradebook_row *row)
{
    if (row->failed)
        return "error";
    if (row->wrong)
        return "wrong";
    return is_incomplete(row) ? "incomplete" : "right";
}

/* Writes a difference of which there were so many before. */
typedef void put_difference(FILE *out, const char *text, size_t count);

/* What is not right, as lines of text: all of it, or the first. For the caller to free;
 * NULL without memory. */
static char *list_differences(const struct gradebook_row *row, bool all)
{
    char *text = NULL;
    size_t size, count = 0;
    FILE *out = open_memstream(&text, &size);

    if (!out)
        return NULL;
    for (size_t i = 0; i < row->count && (all || count == 0); i++) {
        if (row->entries[i].right)
            continue;
        print_said(out, &row->entries[i], all, "");
        count++;
    }
    if (is_incomplete(row) && (all || count == 0))
        print_missing(out, row);
    if (fclose(out) == 0)
        return text;
    free(text);
    return NULL;
}

/* Calls put with each difference that is told. */
static bool each_difference(FILE *out, const struct gradebook_row *row, bool all,
                            put_difference *put)
{
    char *text = list_differences(row, all), *line = text, *end;

    for (size_t count = 0; line && *line; line = end, count++) {
        end = line + strcspn(line, "\n");
        if (*end)
            *end++ = '\0';
        put(out, line, count);
    }
    free(text);
    return text != NULL;
}

static void put_json(FILE *out, const char *text, size_t count)
{
    if (count > 0)
        putc(',', out);
    quote_json(out, text);
}

static void json_text(FILE *out, const struct buffer *text)
{
    if (text->size > 0)
        quote_json(out, text->data);
    else
        fputs("null", out);
}

/* A key that there are points for, or answers to. */
static bool is_shown(const struct grade *grade, int key)
{
    return grade->worth[key] > 0 || grade->seen[key];
}

static void json_keys(FILE *out, const struct grade *grade)
{
    const char *separator = "";

    for (int key = 0; key < GRADE_KEYS; key++) {
        if (!is_shown(grade, key))
            continue;
        fprintf(out, "%s\"%s\":{\"points\":", separator, grade_name(key));
        grade_print(out, grade->got[key]);
        fputs(",\"of\":", out);
        grade_print(out, grade->worth[key]);
        putc('}', out);
        separator = ",";
    }
}

static void json_score(FILE *out, const struct gradebook_row *row)
{
    if (row->failed) {
        fputs(",\"points\":null,\"of\":null", out);
        return;
    }
    fputs(",\"points\":", out);
    grade_print(out, grade_points(&row->grade));
    fputs(",\"of\":", out);
    grade_print(out, grade_most(&row->grade));
}

static bool json_row(FILE *out, const char *path, const struct gradebook_row *row,
                     bool all)
{
    bool done;

    fputs("{\"file\":", out);
    if (!cell_file(out, CELL_JSON, path))
        return false;
    fputs(",\"name\":", out);
    json_text(out, &row->name);
    fprintf(out, ",\"status\":\"%s\"", status_of(row));
    json_score(out, row);
    fputs(",\"keys\":{", out);
    json_keys(out, &row->grade);
    fputs("}", out);
    if (row->practised)
        fprintf(out, ",\"practice\":{\"variant\":%.0f,\"hints\":%.0f,\"wrong\":%.0f}",
                row->variant, row->hints, row->mistakes);
    fputs(",\"differences\":[", out);
    done = each_difference(out, row, all, put_json);
    fputs("],\"error\":", out);
    json_text(out, &row->error);
    fputs("}\n", out);
    return done;
}

bool gradebook_json(FILE *out, const char *path, const struct gradebook *book,
                    struct gradebook_style style)
{
    bool done = true;

    for (size_t i = 0; done && i < book->count; i++)
        done = json_row(out, path, &book->rows[i], style.all);
    return done;
}

void gradebook_csv_head(FILE *out)
{
    fputs("file,name,status,points,of,differences", out);
    for (int key = 0; key < GRADE_FIGURES; key++)
        fprintf(out, ",%s", answer_names[key]);
    fputs(",numbers,variant,hints,mistakes,remarks,error\n", out);
}

/* A text that no spreadsheet takes for a formula. */
static bool csv_text(FILE *out, const char *text)
{
    char *cell;

    putc(',', out);
    if (!*text)
        return true;
    cell = file_name_cell(text);
    if (cell)
        quote_csv(out, cell);
    free(cell);
    return cell != NULL;
}

static bool csv_buffer(FILE *out, const struct buffer *text)
{
    return csv_text(out, text->size > 0 ? text->data : "");
}

static void csv_points(FILE *out, bool shown, double points)
{
    putc(',', out);
    if (shown)
        grade_print(out, points);
}

/* Points for each answer, and for all numbers together; empty: not asked, nor answered.
 */
static void csv_keys(FILE *out, const struct gradebook_row *row)
{
    double numbers = 0;
    bool shown = false;

    for (int key = 0; key < GRADE_KEYS; key++) {
        bool known = !row->failed && is_shown(&row->grade, key);

        if (key < GRADE_FIGURES) {
            csv_points(out, known, row->grade.got[key]);
            continue;
        }
        numbers += row->grade.got[key];
        shown = shown || known;
    }
    csv_points(out, shown, numbers);
}

static void csv_practised(FILE *out, const struct gradebook_row *row)
{
    if (row->practised)
        fprintf(out, ",%.0f,%.0f,%.0f", row->variant, row->hints, row->mistakes);
    else
        fputs(",,,", out);
}

static void put_remark(FILE *out, const char *text, size_t count)
{
    if (count > 0)
        fputs("; ", out);
    fputs(text, out);
}

/* All differences in one cell. */
static bool csv_remarks(FILE *out, const struct gradebook_row *row, bool all)
{
    char *text = NULL;
    size_t size;
    FILE *remarks = open_memstream(&text, &size);
    bool done = remarks && each_difference(remarks, row, all, put_remark);

    if (remarks)
        done = fclose(remarks) == 0 && done;
    done = done && text && csv_text(out, text);
    free(text);
    return done;
}

static bool csv_row(FILE *out, const char *path, const struct gradebook_row *row,
                    bool all)
{
    if (!cell_file(out, CELL_CSV, path) || !csv_buffer(out, &row->name))
        return false;
    fprintf(out, ",%s", status_of(row));
    csv_points(out, !row->failed, grade_points(&row->grade));
    csv_points(out, !row->failed, grade_most(&row->grade));
    fprintf(out, ",%llu", (unsigned long long)row->grade.differences);
    csv_keys(out, row);
    csv_practised(out, row);
    if (!csv_remarks(out, row, all) || !csv_buffer(out, &row->error))
        return false;
    putc('\n', out);
    return true;
}

bool gradebook_csv(FILE *out, const char *path, const struct gradebook *book,
                   struct gradebook_style style)
{
    bool done = true;

    for (size_t i = 0; done && i < book->count; i++)
        done = csv_row(out, path, &book->rows[i], style.all);
    return done;
}
