/*
 * tikz.c - the tree for pdflatex, drawn by the forest package.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/quote.h"
#include "base/utf8.h"
#include "draw/caption.h"
#include "draw/columns.h"

enum {
    NAME_COLUMNS = 8,
    QUAD_COLUMNS = 2, /* before the bounds of a cut, behind a value */
    ANSWER_COLUMNS = 7,
    ANSWER_MORE_COLUMNS = 5,
    ODDS_COLUMNS = 10,
    WINDOW_COLUMNS = 9, /* of the box for a window */
    INSIDE_COLUMNS = 6  /* of the longest value that stands inside a triangle */
};

/* Millimetres: of the box for an answer, and for each further number. */
enum { ANSWER_WIDTH = 10, ANSWER_MORE = 6 };

/* Millimetres. */
static const double COLUMN = 1.9, LEAST_TRIANGLE = 9, LEAF_SPACE = 2;

/* The least width of a circle, and its part of that of a triangle. */
static const double CIRCLE = 8, CIRCLE_PART = 0.75;

/* Texts begin beside the middle of a triangle's side, and this part of its width off. */
static const double BESIDE = 0.2;

static const char DOCUMENT[] = "\\documentclass[border=4mm]{standalone}\n"
                               "\\usepackage{forest}\n"
                               "\\usetikzlibrary{shapes.geometric}\n";

/* What a document around a fragment must have. */
static const char NEEDS[] =
    "% needs \\usepackage{forest} and \\usetikzlibrary{shapes.geometric}\n"
    "\\begingroup\n";

static const char STYLES[] =
    "% A character that this font lacks is shown by its code.\n"
    "\\providecommand\\charactercode[1]{{\\fboxsep=1pt\\fbox{\\tiny #1}}}\n"
    "\\DeclareRobustCommand\\unicode[1]{\\ifdefined\\Umathcode"
    "\\iffontchar\\font\"#1 \\char\"#1 \\else\\charactercode{#1}\\fi"
    "\\else\\charactercode{#1}\\fi}\n"
    "\\forestset{\n"
    "  default preamble={for tree={draw, font=\\small, inner sep=1pt, anchor=north,\n"
    "    parent anchor=south, child anchor=north, align=center, l sep=7mm, "
    "tier/.option=level}},\n"
    "  triangle/.style={isosceles triangle, isosceles triangle stretches,\n"
    "    minimum height=8mm, text height=1.5ex, text depth=.3ex},\n"
    "  max/.style={triangle, shape border rotate=90, fill=blue!10},\n"
    "  min/.style={triangle, shape border rotate=-90, fill=orange!18},\n"
    "  leaf/.style={rectangle, rounded corners=1pt, inner sep=2pt, minimum width=6mm},\n"
    "  line/.style={line width=1.4pt, edge={line width=2pt}},\n"
    "  unvisited/.style={densely dashed, draw=gray, text=darkgray, fill=none,\n"
    "    edge={densely dashed, draw=gray}},\n"
    "  cut/.style={edge label={node[midway, sloped, inner sep=0pt]{\\large$\\|$}}},\n"
    "}\n";

/* What is used where chance moves, or more players than two. */
static const char GAME_STYLES[] =
    "\\forestset{\n"
    "  chance/.style={ellipse, minimum height=8mm, fill=green!12},\n"
    "  player/.style={regular polygon, regular polygon sides=6, minimum size=9mm,\n"
    "    fill=violet!12, inner sep=0pt},\n"
    "  odds/.style={edge label+={node[pos=.75, fill=white, inner sep=1pt,\n"
    "    font=\\scriptsize]{#1}}},\n"
    "}\n";

/* What is used on sheets with windows: room for the mark of a cut. */
static const char SHEET_STYLES[] =
    "\\forestset{\n"
    "  box/.style={edge label+={node[pos=.45, draw, solid, fill=white, inner sep=0pt,\n"
    "    minimum size=2mm]{}}},\n"
    "}\n";

struct tikz {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer text; /* of what is being written */
    size_t widest;      /* columns of the widest value of an inner node */
    size_t beside;      /* columns of the widest text beside one */
    bool failed;        /* memory ran out */
};

/* Notes a failure of the text; its columns. */
static size_t text_columns(struct tikz *d)
{
    d->failed = d->failed || d->text.failed;
    return d->failed ? 0 : columns_of(d->text.data);
}

static const struct cut *cut_at(const struct tikz *d)
{
    return d->picture->history ? history_cut_at(d->picture->history, d->walk.n) : NULL;
}

static bool is_inside(const struct tikz *d)
{
    return d->widest <= INSIDE_COLUMNS && !tree_has_payoffs(d->picture->tree);
}

static void make_value(struct tikz *d, const struct signs *signs)
{
    tag_shown_value(&d->text, d->picture, d->walk.n, signs);
}

static void make_name(struct tikz *d)
{
    tag_short_node(&d->text, d->picture, &d->walk, NAME_COLUMNS, &signs_drawing);
}

/* Beyond Latin letters and punctuation a character may come out as its code in a box. */
static bool is_boxed(uint32_t code)
{
    enum { LATIN_END = 0x0180, PUNCTUATION = 0x2000, PUNCTUATION_END = 0x2070 };

    return code >= LATIN_END && (code < PUNCTUATION || code >= PUNCTUATION_END);
}

/* Of the name in the buffer. */
static size_t name_columns(struct tikz *d)
{
    enum { BOX_COLUMNS = 4 };
    size_t columns = text_columns(d), length;

    for (const char *at = d->text.data; columns > 0 && *at; at += length) {
        length = utf8_length(at, UTF8_LONGEST);
        length += length == 0;
        if (is_boxed(utf8_code(at, length)))
            columns += BOX_COLUMNS - 1;
    }
    return columns;
}

static void make_bound(struct tikz *d, const struct signs *signs)
{
    const struct cut *cut = cut_at(d);

    buffer_clear(&d->text);
    buffer_text(&d->text, "");
    if (cut)
        tag_reason(&d->text, d->picture, cut, signs);
}

static unsigned more_answers(const struct tikz *d)
{
    return tag_more_answers(d->picture->tree);
}

static void make_window(struct tikz *d, const struct signs *signs)
{
    buffer_clear(&d->text);
    buffer_text(&d->text, "");
    tag_window(&d->text, d->picture, d->walk.n, signs);
}

/* Of what follows the name. */
static size_t window_columns(struct tikz *d)
{
    size_t columns;

    if (picture_is_sheet(d->picture))
        return 1 + WINDOW_COLUMNS;
    make_window(d, &signs_drawing);
    columns = text_columns(d);
    return columns > 0 ? 1 + columns : 0;
}

/* Adds the node to what is known of the widest texts. */
static void measure_node(struct tikz *d)
{
    size_t value, bound, window;

    if (tree_is_leaf(d->picture->tree, d->walk.n))
        return;
    make_value(d, &signs_drawing);
    value = text_columns(d);
    make_bound(d, &signs_drawing);
    bound = text_columns(d);
    window = window_columns(d);
    make_name(d);
    d->widest = larger_size(d->widest, value);
    d->beside = larger_size(d->beside, name_columns(d) + window);
    if (d->picture->blank)
        d->beside = larger_size(d->beside,
                                ANSWER_COLUMNS + ANSWER_MORE_COLUMNS * more_answers(d));
    if (value > INSIDE_COLUMNS || tree_has_payoffs(d->picture->tree))
        bound += value + QUAD_COLUMNS;
    d->beside = larger_size(d->beside, bound);
}

/* Mathematics from the buffer; it is TeX already. */
static void put_mathematics(struct tikz *d)
{
    if (text_columns(d) > 0)
        fprintf(d->out, "$%s$", d->text.data);
}

static void put_name(struct tikz *d)
{
    make_name(d);
    if (text_columns(d) > 0)
        quote_tex(d->out, d->text.data);
}

/* How the node was entered, behind or below its name. */
static void put_window(struct tikz *d, const char *before)
{
    if (picture_is_sheet(d->picture)) {
        fprintf(d->out, "%s\\framebox[14mm]{\\rule{0pt}{2mm},}", before);
        return;
    }
    make_window(d, &signs_tex);
    if (text_columns(d) > 0)
        fputs(before, d->out);
    put_mathematics(d);
}

static void put_leaf(struct tikz *d)
{
    const struct history *history = d->picture->history;
    node order = history ? history->of[d->walk.n].order : 0;

    fputs("[{", d->out);
    make_value(d, &signs_tex);
    put_mathematics(d);
    if (d->picture->style.labels != LABELS_NONE)
        fputs("\\\\\\scriptsize ", d->out);
    put_name(d);
    if (order > 0)
        fprintf(d->out, "\\\\\\scriptsize\\#%lu", (unsigned long)order);
    if (picture_is_sheet(d->picture))
        fputs("\\\\\\scriptsize\\#\\framebox[6mm]{\\rule{0pt}{2mm}}", d->out);
    put_window(d, "\\\\\\scriptsize ");
    fputs("}, leaf", d->out);
}

/* Below the name beside a triangle. */
static void put_second_line(struct tikz *d)
{
    if (d->picture->blank) {
        fprintf(d->out, "\\\\\\framebox[%umm]{\\rule{0pt}{3mm}}",
                ANSWER_WIDTH + ANSWER_MORE * more_answers(d));
        return;
    }
    if (!is_inside(d)) {
        make_value(d, &signs_tex);
        if (text_columns(d) > 0 || !tree_has_payoffs(d->picture->tree))
            fputs("\\\\", d->out);
        put_mathematics(d);
    }
    if (cut_at(d)) {
        fputs(is_inside(d) ? "\\\\" : "\\quad ", d->out);
        fputs("\\textcolor{red!65!black}{", d->out);
        make_bound(d, &signs_tex);
        put_mathematics(d);
        putc('}', d->out);
    }
}

static const char *shape(const struct tikz *d)
{
    const struct tree *t = d->picture->tree;

    if (tree_is_chance(t, d->walk.n))
        return "chance";
    if (tree_has_payoffs(t))
        return "player";
    return tree_is_max(t, d->walk.n) ? "max" : "min";
}

/* On a sheet texts beside a node keep away from the edges where these come in wide. */
static void put_inner(struct tikz *d)
{
    const struct tree *t = d->picture->tree;
    bool raised = d->picture->tree->mover[d->walk.n] == MOVER_MAX;

    fputs("[{\\makebox[0pt]{", d->out);
    if (is_inside(d)) {
        make_value(d, &signs_tex);
        put_mathematics(d);
    } else if (tree_has_payoffs(t) && !tree_is_chance(t, d->walk.n)) {
        fprintf(d->out, "%u", (unsigned)t->mover[d->walk.n]);
    }
    fprintf(d->out, "}}, %s, beside={", shape(d));
    if (picture_is_sheet(d->picture) && !raised)
        fputs("\\rule{0pt}{6mm}", d->out);
    put_name(d);
    put_window(d, "\\ ");
    put_second_line(d);
    if (picture_is_sheet(d->picture) && raised)
        fputs("\\rule[-4mm]{0pt}{0pt}", d->out);
    putc('}', d->out);
}

static void put_odds(struct tikz *d)
{
    tag_short_odds(&d->text, &d->walk, ODDS_COLUMNS, &signs_drawing);
    if (text_columns(d) == 0)
        return;
    fputs(", odds={", d->out);
    quote_tex(d->out, d->text.data);
    putc('}', d->out);
}

/* Whether any child is an inner node. */
static bool has_inner_child(const struct tree *t, node n)
{
    TREE_EACH_CHILD(t, n, c) {
        if (!tree_is_leaf(t, c))
            return true;
    }
    return false;
}

static void put_node(struct tikz *d)
{
    const struct tree *t = d->picture->tree;
    const struct history *history = d->picture->history;
    node n = d->walk.n;

    if (tree_is_leaf(t, n))
        put_leaf(d);
    else
        put_inner(d);
    if (history && !history->of[n].visited)
        fputs(history_cut_before(history, n) ? ", unvisited, cut" : ", unvisited",
              d->out);
    if (history && history->of[n].on_line)
        fputs(", line", d->out);
    if (picture_is_sheet(d->picture) && n != TREE_ROOT)
        fputs(", box", d->out);
    put_odds(d);
    if (!tree_is_leaf(t, n))
        fprintf(d->out, ", s sep=%.1fmm",
                LEAF_SPACE + (has_inner_child(t, n) ? COLUMN * (double)d->beside : 0));
    if (!tree_is_leaf(t, n) && picture_is_sheet(d->picture))
        fputs(", l sep=14mm", d->out);
    else if (!tree_is_leaf(t, n) && tree_is_chance(t, n))
        fputs(", l sep=11mm", d->out);
}

/* A node stays open until the walk has left what is below it. */
static void put_tree(struct tikz *d)
{
    bool more;

    do {
        node depth = d->walk.depth, closed;

        put_node(d);
        more = walk_next(&d->walk);
        closed = more ? depth + 1 - d->walk.depth : depth + 1;
        while (closed-- > 0)
            putc(']', d->out);
        putc('\n', d->out);
    } while (more);
}

static void put_heading(struct tikz *d)
{
    fputs("\\node[anchor=south west, align=left, inner sep=0pt, yshift=5mm]\n"
          "  at (current bounding box.north west) {\\textbf{",
          d->out);
    quote_tex(d->out, caption_title(d->picture));
    fputs("}\\\\\\small ", d->out);
    buffer_clear(&d->text);
    caption_facts(&d->text, d->picture, &signs_ascii);
    if (text_columns(d) > 0)
        quote_tex(d->out, d->text.data);
    fputs("};\n", d->out);
}

static void put_legend(const struct tikz *d)
{
    const struct tree *t = d->picture->tree;

    fputs("\\node[anchor=north west, align=left, inner sep=0pt, yshift=-5mm, "
          "font=\\footnotesize]\n"
          "  at (current bounding box.south west)\n"
          "  {",
          d->out);
    fputs(tree_has_payoffs(t) ? "$n$: player $n$ moves"
                              : "$\\bigtriangleup$ MAX\\quad $\\bigtriangledown$ MIN",
          d->out);
    if (t->chance)
        fputs("\\quad $\\bigcirc$ chance, and its odds", d->out);
    if (d->picture->history)
        fprintf(d->out,
                "\\quad \\rule[.5ex]{6mm}{2pt} principal variation\\quad\n"
                "  \\textcolor{gray}{- - -} %s\\quad {\\large$\\|$} cut\\quad\n"
                "  \\#1 first leaf read",
                caption_unvisited(d->picture));
    if (d->picture->style.windows && tag_has_windows(d->picture))
        fputs("\\\\\n  $[\\alpha, \\beta]$ window at entry", d->out);
    if (picture_is_sheet(d->picture))
        fputs("\\quad \\fbox{,} $\\alpha, \\beta$ at entry\\quad \\#\\fbox{\\ } which "
              "leaf is read "
              "when\\quad\n  -\\fbox{}- cut here?",
              d->out);
    fputs("};\n", d->out);
}

static double triangle_width(const struct tikz *d)
{
    double wanted = is_inside(d) ? 5 + COLUMN * (double)d->widest : 0;

    return wanted > LEAST_TRIANGLE ? wanted : LEAST_TRIANGLE;
}

/* The styles that depend on the width of triangles. */
static void put_width(const struct tikz *d)
{
    double width = triangle_width(d);

    fprintf(d->out,
            "\\forestset{\n"
            "  triangle/.append style={minimum width=%.1fmm},\n"
            "  beside/.style={label={[align=left, font=\\footnotesize, inner sep=1pt,\n"
            "    xshift=%.1fmm]right:#1}},\n"
            "}\n",
            width, BESIDE * width);
    if (d->picture->tree->chance)
        fprintf(d->out, "\\forestset{chance/.append style={minimum width=%.1fmm}}\n",
                is_inside(d) ? larger(CIRCLE, CIRCLE_PART * width) : CIRCLE);
}

static bool measure(struct tikz *d, struct error *error)
{
    if (!walk_start(&d->walk, d->picture->tree, error))
        return false;
    do
        measure_node(d);
    while (walk_next(&d->walk));
    walk_release(&d->walk);
    return true;
}

bool tikz_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct tikz d = {.out = out, .picture = picture};

    if (!measure(&d, error) || !walk_start(&d.walk, picture->tree, error)) {
        buffer_release(&d.text);
        return false;
    }
    fputs(picture->style.fragment ? NEEDS : DOCUMENT, out);
    fputs(STYLES, out);
    if (picture->tree->chance || tree_has_payoffs(picture->tree))
        fputs(GAME_STYLES, out);
    if (picture_is_sheet(d.picture))
        fputs(SHEET_STYLES, out);
    put_width(&d);
    fputs(picture->style.fragment ? "" : "\\begin{document}\n", out);
    fputs("\\begin{forest}\n", out);
    put_tree(&d);
    put_heading(&d);
    put_legend(&d);
    fputs("\\end{forest}\n", out);
    fputs(picture->style.fragment ? "\\endgroup\n" : "\\end{document}\n", out);
    walk_release(&d.walk);
    buffer_release(&d.text);
    return !d.failed || error_memory(error);
}
