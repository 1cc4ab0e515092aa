/*
 * tikz.c - the tree for pdflatex, drawn by the forest package.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/memory.h"
#include "base/quote.h"
#include "base/utf8.h"
#include "draw/caption.h"
#include "draw/columns.h"
#include "draw/name_lines.h"

#include <stdlib.h>
#include <string.h>

enum {
    QUAD_COLUMNS = 2, /* before the bounds of a cut, behind a value */
    ANSWER_COLUMNS = 7,
    ANSWER_MORE_COLUMNS = 5,
    ODDS_COLUMNS = 10,
    WINDOW_COLUMNS = 9, /* of the box for a window */
    INSIDE_COLUMNS = 6  /* of the longest value that stands inside a triangle */
};

/* For names; where the tree grows to the right, all of a leaf stands in one line. */
static const struct name_room leaf_room = {8, 3, 0}, inner_room = {8, 2, 0},
                              leaf_room_right = {24, 1, 0}, inner_room_right = {16, 2, 0};

/* Millimetres: of the box for an answer, and for each further number. */
enum { ANSWER_WIDTH = 10, ANSWER_MORE = 6 };

/* Millimetres. */
static const double COLUMN = 1.9, LEAST_TRIANGLE = 9, LEAF_SPACE = 2, NAME_LINE = 3.5,
                    ANSWER_BELOW = 2;

/* Between plies that stand side by side. */
static const double PLY_SPACE = 12, PLY_SPACE_ODDS = 18;

/* TeX knows no lengths of 5.7 m: of all edges together, at most. */
static const double LONGEST = 4000;

/* The least width of a circle, and its part of that of a triangle. */
static const double CIRCLE = 8, CIRCLE_PART = 0.75;

/* Texts begin beside the middle of a triangle's side, and this part of its width off. */
static const double BESIDE = 0.2;

static const char STANDALONE[] = "\\documentclass[border=4mm]{standalone}\n";

static const char PAGE[] =
    "\\documentclass{article}\n"
    "\\usepackage[paperwidth=%gmm, paperheight=%gmm, margin=%dmm]{geometry}\n"
    "\\usepackage{graphicx}\n"
    "\\pagestyle{empty}\n"
    "\\parindent=0pt\n";

static const char PACKAGES[] = "\\usepackage{forest}\n"
                               "\\usetikzlibrary{shapes.geometric}\n";

/* What a document around a fragment must have. */
static const char NEEDS[] =
    "% needs \\usepackage{forest} and \\usetikzlibrary{shapes.geometric}\n";
static const char NEEDS_GRAPHICS[] = "% and \\usepackage{graphicx}\n";

/* Around the tree where it is to fit on a page. */
static const char BOX[] = "\\ifdefined\\picturebox\\else\\newsavebox\\picturebox\\fi\n"
                          "\\begin{lrbox}{\\picturebox}\n";
static const char FIT[] =
    "\\end{lrbox}%%\n"
    "\\dimen0=\\wd\\picturebox\n"
    "\\ifdim\\wd\\picturebox>%gmm\n"
    "  \\sbox\\picturebox{\\resizebox{%gmm}{!}{\\usebox\\picturebox}}\\fi\n"
    "\\ifdim\\dimexpr\\ht\\picturebox+\\dp\\picturebox\\relax>%gmm\n"
    "  \\sbox\\picturebox{\\resizebox*{!}{%gmm}{\\usebox\\picturebox}}\\fi\n"
    "\\ifdim\\wd\\picturebox<.57\\dimen0\n"
    "  \\PackageWarningNoLine{gteval}{on this page letters are smaller than 4 pt}\\fi\n"
    "%s\\usebox\\picturebox%%\n";

static const char STYLES[] =
    "% A character that this font lacks is shown by its code.\n"
    "\\providecommand\\charactercode[1]{{\\fboxsep=1pt\\fbox{\\tiny #1}}}\n"
    "\\DeclareRobustCommand\\unicode[1]{\\ifdefined\\Umathcode"
    "\\iffontchar\\font\"#1 \\char\"#1 \\else\\charactercode{#1}\\fi"
    "\\else\\charactercode{#1}\\fi}\n"
    "% Where a long name goes on in another line; between texts in one.\n"
    "\\providecommand\\namebreak{\\\\}\n"
    "\\providecommand\\textgap{\\ }\n"
    "\\forestset{\n";

static const char STYLES_DOWN[] =
    "  default preamble={for tree={draw, font=\\small, inner sep=1pt, anchor=north,\n"
    "    parent anchor=south, child anchor=north, align=center, l sep=7mm, "
    "tier/.option=level}},\n";

/* Edges leave a node between the texts above and below, and part where these end. */
static const char STYLES_RIGHT[] =
    "  default preamble={for tree={draw, font=\\small, inner sep=1pt, grow'=east,\n"
    "    anchor=west, parent anchor=east, child anchor=west, align=center, "
    "tier/.option=level,\n"
    "    edge path={\\noexpand\\path[\\forestoption{edge}] (!u.parent anchor) --\n"
    "      ([xshift=-%.0fmm].child anchor |- !u.parent anchor) -- (.child anchor)\n"
    "      \\forestoption{edge label};}}},\n";

static const char STYLES_SHAPES[] =
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

/* What is used where a proof is shown: a band along the strategy of MAX, beads along that
 * of MIN; the leaves of the one have a thick floor, of the other a thick ceiling. */
static const char PROOF_STYLES[] =
    "\\tikzset{\n"
    "  floor/.style={draw=blue!50!black, solid, line width=3.6pt},\n"
    "  ceiling/.style={draw=orange!75!black, line width=3.6pt,\n"
    "    dash pattern=on 2.4pt off 1.6pt},\n"
    "  band/.style={preaction={draw=blue!25, solid, line width=7pt}},\n"
    "  beads/.style={preaction={draw=orange!75!black, line width=5.5pt, line cap=round,\n"
    "    dash pattern=on 0pt off 8pt}},\n"
    "}\n"
    "\\newcommand\\drawfloor{\\draw[floor] (path picture bounding box.south west)\n"
    "  -- (path picture bounding box.south east);}\n"
    "\\newcommand\\drawceiling{\\draw[ceiling] (path picture bounding box.north west)\n"
    "  -- (path picture bounding box.north east);}\n"
    "\\forestset{\n"
    "  strategy of max/.style={edge={band}},\n"
    "  strategy of min/.style={edge={beads}},\n"
    "  floored/.style={path picture={\\drawfloor}},\n"
    "  ceiled/.style={path picture={\\drawceiling}},\n"
    "  pinned/.style={path picture={\\drawfloor\\drawceiling}},\n"
    "}\n";

struct tikz {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer text; /* of what is being written */
    struct name_lines name;
    size_t widest;     /* columns of the widest value of an inner node */
    size_t *beside;    /* owned: one a ply: columns of the widest text beside one */
    size_t more_lines; /* of the longest name of one, besides the first */
    bool failed;       /* memory ran out */
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

static bool grows_right(const struct tikz *d)
{
    return d->picture->style.layout == PICTURE_RIGHT;
}

static bool is_leaf(const struct tikz *d)
{
    return tree_is_leaf(d->picture->tree, d->walk.n);
}

static struct name_room room_of(const struct tikz *d)
{
    if (grows_right(d))
        return is_leaf(d) ? leaf_room_right : inner_room_right;
    return is_leaf(d) ? leaf_room : inner_room;
}

/* Its lines are none when memory is out. */
static void make_name(struct tikz *d)
{
    if (!name_lines_make(&d->name, d->picture, &d->walk, room_of(d), &signs_drawing)) {
        d->failed = true;
        d->name.count = 0;
    }
}

/* Beyond Latin letters and punctuation a character may come out as its code in a box. */
static bool is_boxed(uint32_t code)
{
    enum { LATIN_END = 0x0180, PUNCTUATION = 0x2000, PUNCTUATION_END = 0x2070 };

    return code >= LATIN_END && (code < PUNCTUATION || code >= PUNCTUATION_END);
}

static size_t line_columns(const char *line)
{
    enum { BOX_COLUMNS = 4 };
    size_t columns = columns_of(line), length;

    for (; *line; line += length) {
        length = utf8_length(line, UTF8_LONGEST);
        length += length == 0;
        if (is_boxed(utf8_code(line, length)))
            columns += BOX_COLUMNS - 1;
    }
    return columns;
}

/* Of the widest line of the name. */
static size_t name_columns(const struct tikz *d)
{
    size_t columns = 0;

    for (size_t i = 0; i < d->name.count; i++)
        columns = larger_size(columns, line_columns(name_lines_at(&d->name, i)));
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
    size_t value, bound, window, *beside = &d->beside[d->walk.depth];

    if (is_leaf(d))
        return;
    make_value(d, &signs_drawing);
    value = text_columns(d);
    make_bound(d, &signs_drawing);
    bound = text_columns(d);
    window = window_columns(d);
    make_name(d);
    if (d->name.count > 1)
        d->more_lines = larger_size(d->more_lines, d->name.count - 1);
    d->widest = larger_size(d->widest, value);
    *beside = larger_size(*beside, name_columns(d) + window);
    if (d->picture->blank)
        *beside =
            larger_size(*beside, ANSWER_COLUMNS + ANSWER_MORE_COLUMNS * more_answers(d));
    if (value > INSIDE_COLUMNS || tree_has_payoffs(d->picture->tree))
        bound += value + QUAD_COLUMNS;
    *beside = larger_size(*beside, bound);
}

/* Mathematics from the buffer; it is TeX already. */
static void put_mathematics(struct tikz *d)
{
    if (text_columns(d) > 0)
        fprintf(d->out, "$%s$", d->text.data);
}

/* A line that ends in a sign after which names are broken is no word of its own. */
static bool ends_in_blank(const char *line)
{
    size_t length = strlen(line);

    return length > 0 && !strchr("-_", line[length - 1]);
}

static void put_name(struct tikz *d)
{
    make_name(d);
    for (size_t i = 0; i < d->name.count; i++) {
        const char *line = name_lines_at(&d->name, i);

        quote_tex(d->out, line);
        if (i + 1 < d->name.count)
            fputs(ends_in_blank(line) ? " \\namebreak{}" : "\\namebreak{}", d->out);
    }
}

/* What stands between the texts of a leaf: below each other, or in one line. */
static const char *leaf_break(const struct tikz *d)
{
    return grows_right(d) ? "\\textgap{}\\scriptsize" : "\\\\\\scriptsize";
}

/* How the node was entered, behind or below its name. */
static void put_window(struct tikz *d)
{
    const char *before = is_leaf(d) ? leaf_break(d) : "\\";

    if (picture_is_sheet(d->picture)) {
        fprintf(d->out, "%s \\framebox[14mm]{\\rule{0pt}{2mm},}", before);
        return;
    }
    make_window(d, &signs_tex);
    if (text_columns(d) > 0)
        fprintf(d->out, "%s ", before);
    put_mathematics(d);
}

/* In a series, room is kept for the number that the leaf will have. */
static bool is_read_later(const struct tikz *d)
{
    return d->picture->room && d->picture->room->history->of[d->walk.n].order > 0;
}

static void put_leaf(struct tikz *d)
{
    const struct history *history = d->picture->history;
    node order = history ? history->of[d->walk.n].order : 0;

    fputs("[{", d->out);
    make_value(d, &signs_tex);
    put_mathematics(d);
    if (d->picture->style.labels != LABELS_NONE)
        fprintf(d->out, "%s ", leaf_break(d));
    put_name(d);
    if (order > 0)
        fprintf(d->out, "%s\\#%lu", leaf_break(d), (unsigned long)order);
    else if (is_read_later(d))
        fprintf(d->out, "%s\\phantom{\\#}", leaf_break(d));
    if (picture_is_sheet(d->picture))
        fprintf(d->out, "%s\\#\\framebox[6mm]{\\rule{0pt}{2mm}}", leaf_break(d));
    put_window(d);
    fputs("}, leaf", d->out);
}

/* From what stands beside an inner node to the line below it. */
static const char *second_break(const struct tikz *d)
{
    return grows_right(d) ? "}, second={" : "\\\\";
}

/* Below the name beside a triangle. */
static void put_second_line(struct tikz *d)
{
    if (d->picture->blank) {
        fprintf(d->out, "%s\\framebox[%umm]{\\rule{0pt}{3mm}}", second_break(d),
                ANSWER_WIDTH + ANSWER_MORE * more_answers(d));
        return;
    }
    if (!is_inside(d)) {
        make_value(d, &signs_tex);
        if (text_columns(d) > 0 || !tree_has_payoffs(d->picture->tree))
            fputs(second_break(d), d->out);
        put_mathematics(d);
    }
    if (cut_at(d)) {
        fputs(is_inside(d) ? second_break(d) : "\\quad ", d->out);
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
    bool spaced = picture_is_sheet(d->picture) && !grows_right(d);
    bool raised = t->mover[d->walk.n] == MOVER_MAX;

    fputs("[{\\makebox[0pt]{", d->out);
    if (is_inside(d)) {
        make_value(d, &signs_tex);
        put_mathematics(d);
    } else if (tree_has_payoffs(t) && !tree_is_chance(t, d->walk.n)) {
        fprintf(d->out, "%u", (unsigned)t->mover[d->walk.n]);
    }
    fprintf(d->out, "}}, %s, beside={", shape(d));
    if (spaced && !raised)
        fputs("\\rule{0pt}{6mm}", d->out);
    put_name(d);
    put_window(d);
    put_second_line(d);
    if (spaced && raised)
        fputs("\\rule[-4mm]{0pt}{0pt}", d->out);
    putc('}', d->out);
}

/* The strategies of a proof that the node is on. */
static void put_sides(struct tikz *d)
{
    node n = d->walk.n;
    bool lower = strategy_has(d->picture, PROOF_LOWER, n);
    bool upper = strategy_has(d->picture, PROOF_UPPER, n);

    if (n != TREE_ROOT)
        fprintf(d->out, "%s%s", lower ? ", strategy of max" : "",
                upper ? ", strategy of min" : "");
    if (tree_is_leaf(d->picture->tree, n) && (lower || upper))
        fputs(lower && upper ? ", pinned" : lower ? ", floored" : ", ceiled", d->out);
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

static size_t widest_beside(const struct tikz *d)
{
    size_t widest = 0;

    for (node ply = 0; ply <= d->picture->tree->height; ply++)
        widest = larger_size(widest, d->beside[ply]);
    return widest;
}

/* Between children that stand side by side, and to their parent. */
static void put_spaces_down(struct tikz *d)
{
    const struct tree *t = d->picture->tree;
    node n = d->walk.n;

    fprintf(d->out, ", s sep=%.1fmm",
            LEAF_SPACE + (has_inner_child(t, n) ? COLUMN * (double)widest_beside(d) : 0));
    if (picture_is_sheet(d->picture))
        fputs(", l sep=14mm", d->out);
    else if (tree_is_chance(t, n))
        fputs(", l sep=11mm", d->out);
}

static double ply_space(const struct tikz *d)
{
    return d->picture->tree->chance ? PLY_SPACE_ODDS : PLY_SPACE;
}

/* The same one below the other, and to the right of it. */
static void put_spaces_right(struct tikz *d)
{
    double space = LEAF_SPACE;
    double ply = ply_space(d) + COLUMN * (double)d->beside[d->walk.depth];

    if (has_inner_child(d->picture->tree, d->walk.n))
        space +=
            NAME_LINE * (double)d->more_lines + (d->picture->blank ? ANSWER_BELOW : 0);
    fprintf(d->out, ", s sep=%.1fmm, l sep=%.1fmm", space,
            smaller(ply, LONGEST / d->picture->tree->height));
}

static void put_spaces(struct tikz *d)
{
    if (grows_right(d))
        put_spaces_right(d);
    else
        put_spaces_down(d);
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
    put_sides(d);
    put_odds(d);
    if (!tree_is_leaf(t, n))
        put_spaces(d);
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

static void put_proof_legend(const struct tikz *d)
{
    if (strategy_is_shown(d->picture, PROOF_LOWER))
        fputs("\\\\[1mm]\n  \\tikz\\draw[band] (0,0) -- (.6,0);\\ \\tikz\\draw[floor] "
              "(0,0) "
              "-- (.6,0);\n"
              "  strategy of MAX, leaves that prove $\\ge$",
              d->out);
    if (strategy_is_shown(d->picture, PROOF_UPPER))
        fputs("\\\\[1mm]\n  \\tikz\\draw[beads] (0,0) -- (.6,0);\\ \\tikz\\draw[ceiling] "
              "(0,0) -- (.6,0);\n"
              "  strategy of MIN, leaves that prove $\\le$",
              d->out);
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
    put_proof_legend(d);
    if (d->picture->style.windows && tag_has_windows(d->picture))
        fputs("\\\\\n  $[\\alpha, \\beta]$ window at entry", d->out);
    if (tag_has_numbers(d->picture))
        fputs("\\\\\n  $p, d$ proof and disproof number", d->out);
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

/* A style for text beside an inner node, so far from the middle of its side. */
static void put_beside(const struct tikz *d, const char *name, const char *anchor,
                       double right)
{
    fprintf(d->out,
            "  %s/.style={label={[align=left, font=\\footnotesize, inner sep=1pt,\n"
            "    %sxshift=%.1fmm]%s:#1}},\n",
            name, anchor, right, *anchor == '\0' ? "right" : "east");
}

/* The styles that depend on the width of triangles. */
static void put_width(const struct tikz *d)
{
    double width = triangle_width(d);

    fprintf(d->out,
            "\\forestset{\n"
            "  triangle/.append style={minimum width=%.1fmm},\n",
            width);
    if (grows_right(d)) {
        put_beside(d, "beside", "anchor=south west, yshift=.5mm, ", BESIDE * width);
        put_beside(d, "second", "anchor=north west, yshift=-.5mm, ", BESIDE * width);
    } else {
        put_beside(d, "beside", "", BESIDE * width);
    }
    fputs("}\n", d->out);
    if (d->picture->tree->chance)
        fprintf(d->out, "\\forestset{chance/.append style={minimum width=%.1fmm}}\n",
                is_inside(d) ? larger(CIRCLE, CIRCLE_PART * width) : CIRCLE);
}

static void put_styles(const struct tikz *d)
{
    fputs(STYLES, d->out);
    if (grows_right(d))
        fprintf(d->out, STYLES_RIGHT, ply_space(d) - 2);
    else
        fputs(STYLES_DOWN, d->out);
    fputs(STYLES_SHAPES, d->out);
    if (d->picture->tree->chance || tree_has_payoffs(d->picture->tree))
        fputs(GAME_STYLES, d->out);
    if (picture_is_sheet(d->picture))
        fputs(SHEET_STYLES, d->out);
    if (d->picture->strategies)
        fputs(PROOF_STYLES, d->out);
    put_width(d);
}

static bool measure_picture(struct tikz *d, struct error *error)
{
    if (!walk_start(&d->walk, d->picture->tree, error))
        return false;
    do
        measure_node(d);
    while (walk_next(&d->walk));
    walk_release(&d->walk);
    return true;
}

/* Of a series, also the last picture. */
static bool measure(struct tikz *d, struct error *error)
{
    const struct picture *own = d->picture;
    node height = own->tree->height;
    bool measured = true;

    if (!memory_resize(&d->beside, (size_t)height + 1, sizeof *d->beside, error))
        return false;
    for (node ply = 0; ply <= height; ply++)
        d->beside[ply] = 0;
    if (own->room) {
        d->picture = own->room;
        measured = measure_picture(d, error);
        d->picture = own;
    }
    return measured && measure_picture(d, error);
}

static void release(struct tikz *d)
{
    free(d->beside);
    buffer_release(&d->text);
    name_lines_release(&d->name);
}

static bool has_page(const struct tikz *d)
{
    return d->picture->style.page.width > 0;
}

static void put_preamble(const struct tikz *d)
{
    struct picture_paper page = d->picture->style.page;

    if (d->picture->style.fragment) {
        fprintf(d->out, "%s%s\\begingroup\n", NEEDS, has_page(d) ? NEEDS_GRAPHICS : "");
    } else {
        if (has_page(d))
            fprintf(d->out, PAGE, page.width, page.height, PICTURE_MARGIN);
        else
            fputs(STANDALONE, d->out);
        fputs(PACKAGES, d->out);
    }
    put_styles(d);
    if (!d->picture->style.fragment)
        fputs("\\begin{document}\n", d->out);
}

/* Ends what BOX has begun; a fragment stands in margins of its own document. */
static void put_fit(const struct tikz *d)
{
    bool fragment = d->picture->style.fragment;
    double margins = fragment ? 0 : 2 * PICTURE_MARGIN;
    double width = d->picture->style.page.width - margins;
    double height = d->picture->style.page.height - margins;

    /* Of the page lines have a little less. */
    height -= fragment ? 0 : 2;
    fprintf(d->out, FIT, width, width, height, height, fragment ? "" : "\\centering");
}

bool tikz_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct tikz d = {.out = out, .picture = picture};

    if (!measure(&d, error) || !walk_start(&d.walk, picture->tree, error)) {
        release(&d);
        return false;
    }
    put_preamble(&d);
    fputs(has_page(&d) ? BOX : "", out);
    fputs("\\begin{forest}\n", out);
    put_tree(&d);
    put_heading(&d);
    put_legend(&d);
    fputs("\\end{forest}\n", out);
    if (has_page(&d))
        put_fit(&d);
    fputs(picture->style.fragment ? "\\endgroup\n" : "\\end{document}\n", out);
    walk_release(&d.walk);
    release(&d);
    return !d.failed || error_memory(error);
}
