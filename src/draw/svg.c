/*
 * svg.c - a drawing that stands alone: no script, no font to be fetched, a background of
 * its own, light or dark as the viewer likes it.
 */
#include "draw/draw.h"

#include "base/larger.h"
#include "base/quote.h"
#include "draw/caption.h"
#include "draw/columns.h"
#include "draw/svg_legend.h"
#include "draw/svg_text.h"
#include "draw/svg_tree.h"

/* The sizes of its fonts are those by which texts are measured. */
static const char STYLE[] =
    "text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:14px;"
    "fill:#1b1b1b;text-anchor:middle}\n"
    ".title{font-size:17px;font-weight:bold;text-anchor:start}\n"
    ".beside{text-anchor:start}\n"
    ".facts{font-size:13px;text-anchor:start}\n"
    ".name{font-size:12px;text-anchor:start}\n"
    ".under{font-size:12px}\n"
    ".order{font-size:11px;fill:#5f5f5f}\n"
    ".bound{font-size:12px;text-anchor:start;fill:#a3142a}\n"
    ".paper{fill:#fff}\n"
    ".edge{fill:none;stroke:#555;stroke-width:1.3}\n"
    ".max,.min,.leaf{stroke-linejoin:round}\n"
    ".max{fill:#d7e7f7;stroke:#1f4e79;stroke-width:1.5}\n"
    ".min{fill:#fde3c3;stroke:#8a4b08;stroke-width:1.5}\n"
    ".leaf,.answer{fill:#fff;stroke:#444;stroke-width:1.3}\n"
    ".edge.line{stroke:#111;stroke-width:4}\n"
    ".line .max,.line .min,.line .leaf{stroke-width:3.5}\n"
    ".line text{font-weight:bold}\n"
    ".edge.unvisited,.edge.cut{stroke:#999;stroke-dasharray:4 3}\n"
    ".unvisited .max,.unvisited .min,.unvisited .leaf{fill:#f4f4f4;stroke:#999;"
    "stroke-dasharray:4 3;stroke-width:1.2}\n"
    ".unvisited text{fill:#707070}\n"
    ".bar{fill:none;stroke:#a3142a;stroke-width:2.2}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".paper{fill:#16191d}\n"
    "text{fill:#ececec}\n"
    ".order{fill:#a8a8a8}\n"
    ".bound{fill:#ff8f9c}\n"
    ".edge{stroke:#aaa}\n"
    ".max{fill:#1d3b57;stroke:#86b7e4}\n"
    ".min{fill:#573911;stroke:#e4ac62}\n"
    ".leaf,.answer{fill:#16191d;stroke:#bbb}\n"
    ".edge.line{stroke:#fff}\n"
    ".edge.unvisited,.edge.cut{stroke:#777}\n"
    ".unvisited .max,.unvisited .min,.unvisited .leaf{fill:#202429;stroke:#777}\n"
    ".unvisited text{fill:#9a9a9a}\n"
    ".bar{stroke:#ff8f9c}\n"
    "}\n";

/* The same of chance and of players, where these are. */
static const char GAME_STYLE[] =
    ".chance{fill:#d9f0dd;stroke:#1d6b34;stroke-width:1.5}\n"
    ".player{fill:#e9e1f5;stroke:#55388a;stroke-width:1.5;stroke-linejoin:round}\n"
    ".odds{font-size:11px}\n"
    ".line .chance,.line .player{stroke-width:3.5}\n"
    ".unvisited .chance,.unvisited .player{fill:#f4f4f4;stroke:#999;"
    "stroke-dasharray:4 3;stroke-width:1.2}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".chance{fill:#173d22;stroke:#7fd097}\n"
    ".player{fill:#352850;stroke:#b9a0e6}\n"
    ".unvisited .chance,.unvisited .player{fill:#202429;stroke:#777}\n"
    "}\n";

/* The same of proofs. */
static const char PROOF_STYLE[] =
    ".band{fill:none;stroke:#9cc3ea;stroke-width:11}\n"
    ".beads{fill:none;stroke:#b4690e;stroke-width:9;stroke-linecap:round;"
    "stroke-dasharray:0 13}\n"
    ".floor,.ceiling{fill:none;stroke:#1f4e79;stroke-width:5.5}\n"
    ".ceiling{stroke:#b4690e;stroke-dasharray:4.5 2.5}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".band{stroke:#2f5f8f}\n"
    ".beads,.ceiling{stroke:#e4ac62}\n"
    ".floor{stroke:#86b7e4}\n"
    "}\n";

/* The same of windows. */
static const char WINDOW_STYLE[] =
    ".window{font-size:11px;text-anchor:start;fill:#3d4f66}\n"
    "@media screen and (prefers-color-scheme:dark){\n"
    ".window{fill:#b3c6de}\n"
    "}\n";

/* Pixels: around everything; between its parts; sizes of fonts. */
static const double MARGIN = 22, BETWEEN = 16, TITLE_SIZE = 17, FACTS_SIZE = 13;

/* Title and legend are not broken into narrower lines than this. */
static const double LEAST_WIDTH = 380;

/* What stands above the tree, and where everything goes. */
struct page {
    struct buffer title, facts, line;
    struct buffer last_facts; /* of the last picture of a series */
    double width;             /* inside the margins */
    double tree;              /* the top of the tree */
    double legend;            /* the top of the legend */
    double height;            /* the margins included */
    double scale;             /* on paper */
};

/* Puts the lines above the tree; returns where they end. out may be NULL. */
static double put_heading(FILE *out, struct page *page)
{
    double y = svg_text_wrap(out, "title", MARGIN, MARGIN + TITLE_SIZE, page->width,
                             TITLE_SIZE, page->title.data);

    return svg_text_wrap(out, "facts", MARGIN, y, page->width, FACTS_SIZE,
                         page->facts.data);
}

/* Pixels on a millimetre of paper. */
static const double PER_MM = 96 / 25.4;

static bool make_texts(struct page *page, const struct picture *picture,
                       struct error *error)
{
    enum { TITLE_COLUMNS = 200 };

    buffer_text(&page->title, caption_title(picture));
    columns_shorten(&page->title, TITLE_COLUMNS, COLUMNS_END, signs_drawing.ellipsis);
    caption_facts(&page->facts, picture, &signs_drawing);
    caption_line(&page->line, picture, &signs_drawing);
    if (picture->room)
        caption_facts(&page->last_facts, picture->room, &signs_drawing);
    return !(page->title.failed || page->facts.failed || page->line.failed ||
             page->last_facts.failed) ||
           error_memory(error);
}

/* Where the heading ends: in a series, the higher of two. */
static double heading_end(struct page *page)
{
    double end = put_heading(NULL, page);
    struct page last = *page;

    if (page->last_facts.size == 0)
        return end;
    last.facts = page->last_facts;
    return larger(end, put_heading(NULL, &last));
}

static double legend_height(const struct picture *picture, double width)
{
    double height = svg_legend_put(NULL, 0, 0, width, picture);

    return picture->room
               ? larger(height, svg_legend_put(NULL, 0, 0, width, picture->room))
               : height;
}

/* With everything that wide inside the margins. */
static void arrange(struct page *page, const struct svg_tree *tree,
                    const struct picture *picture, double width)
{
    page->width = width;
    page->tree = heading_end(page) + BETWEEN;
    page->legend = page->tree + tree->height + BETWEEN;
    page->height = page->legend + MARGIN + legend_height(picture, width);
}

/* On paper as much smaller as it has to be. */
static void fit_on_paper(struct page *page, const struct svg_tree *tree,
                         const struct picture *picture)
{
    double width = picture->style.page.width * PER_MM;
    double height = picture->style.page.height * PER_MM;

    page->scale =
        smaller(1, smaller(width / (page->width + 2 * MARGIN), height / page->height));
    arrange(page, tree, picture, width / page->scale - 2 * MARGIN);
    page->height = height / page->scale;
}

static bool is_on_paper(const struct picture *picture)
{
    return picture->style.page.width > 0;
}

static bool place(struct page *page, struct svg_tree *tree, const struct picture *picture,
                  bool dense, struct error *error)
{
    if (!svg_tree_place(tree, picture, dense, error))
        return false;
    page->scale = 1;
    arrange(page, tree, picture, larger(tree->width, LEAST_WIDTH));
    if (is_on_paper(picture))
        fit_on_paper(page, tree, picture);
    return true;
}

/* Whether the smallest letters can be read. */
static bool check_letters(const struct page *page, const struct picture *picture,
                          struct error *error)
{
    static const double SMALLEST = 11, POINT = 72.0 / 96, LEAST_POINTS = 4;
    double points = SMALLEST * POINT * page->scale;

    return points >= LEAST_POINTS ||
           error_set(error, ERROR_INPUT,
                     "on a page of %g x %g mm letters would be %.1f pt high, and %g can "
                     "be read; take %sa larger page, --labels=none or less --depth",
                     picture->style.page.width, picture->style.page.height, points,
                     LEAST_POINTS,
                     picture->style.layout == PICTURE_DOWN
                         ? "--layout=right on an upright page, "
                         : "");
}

/* With as much room between nodes as a page leaves. */
static bool make_page(struct page *page, struct svg_tree *tree,
                      const struct picture *picture, struct error *error)
{
    static const double SMALL = 0.75;

    if (!make_texts(page, picture, error) || !place(page, tree, picture, false, error))
        return false;
    if (page->scale < SMALL) {
        svg_tree_release(tree);
        if (!place(page, tree, picture, true, error))
            return false;
    }
    return check_letters(page, picture, error);
}

/* The size, on paper, and that of the drawing. */
static void put_size(FILE *out, const struct page *page, const struct picture *picture)
{
    double width = page->width + 2 * MARGIN;

    if (is_on_paper(picture))
        fprintf(out, "width=\"%gmm\" height=\"%gmm\"", picture->style.page.width,
                picture->style.page.height);
    else
        fprintf(out, "width=\"%.0f\" height=\"%.0f\"", width, page->height);
    fprintf(out, " viewBox=\"0 0 %.0f %.0f\"", width, page->height);
}

static void put_described(FILE *out, const char *before, const char *text)
{
    fputs(before, out);
    quote_xml(out, text);
}

static void put_head(FILE *out, const struct page *page, const struct picture *picture)
{
    const struct tree *t = picture->tree;

    fputs("<svg xmlns=\"http://www.w3.org/2000/svg\" ", out);
    put_size(out, page, picture);
    fputs(" role=\"img\" aria-labelledby=\"picture-title picture-description\">\n", out);
    put_described(out, "<title id=\"picture-title\">", page->title.data);
    put_described(out, "</title>\n<desc id=\"picture-description\">", page->facts.data);
    if (page->line.size > 0)
        put_described(out, ", principal variation ", page->line.data);
    fprintf(out, "</desc>\n<style>\n%s%s%s%s</style>\n", STYLE,
            t->chance || tree_has_payoffs(t) ? GAME_STYLE : "",
            picture->strategies ? PROOF_STYLE : "",
            picture->style.windows ? WINDOW_STYLE : "");
    fputs("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n", out);
}

static bool put_tree(FILE *out, struct svg_tree *tree, const struct page *page,
                     struct error *error)
{
    bool drawn;

    fprintf(out, "<g transform=\"translate(%.1f %.1f)\">\n",
            MARGIN + (page->width - tree->width) / 2, page->tree);
    drawn = svg_tree_put(out, tree, error);
    fputs("</g>\n", out);
    return drawn;
}

static bool put_page(FILE *out, struct svg_tree *tree, struct page *page,
                     const struct picture *picture, struct error *error)
{
    bool drawn;

    put_head(out, page, picture);
    put_heading(out, page);
    drawn = put_tree(out, tree, page, error);
    svg_legend_put(out, MARGIN, page->legend, page->width, picture);
    fputs("</svg>\n", out);
    return drawn;
}

bool svg_draw(FILE *out, const struct picture *picture, struct error *error)
{
    struct svg_tree tree = {0};
    struct page page = {0};
    bool drawn = make_page(&page, &tree, picture, error) &&
                 put_page(out, &tree, &page, picture, error);

    buffer_release(&page.title);
    buffer_release(&page.facts);
    buffer_release(&page.line);
    buffer_release(&page.last_facts);
    svg_tree_release(&tree);
    return drawn;
}
