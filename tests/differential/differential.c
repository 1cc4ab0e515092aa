/*
 * differential.c - random trees for differential.sh, and what gteval says of them
 * compared with what is true by definition.
 *
 *     differential make SEED FOLDER
 *     differential judge SEED NUMBER [OPTION]... < RESULTS
 *
 * make writes the trees 1, 2, ... of that seed into files NUMBER.json, all of them into
 * all.json, and into plan a line for each with random choices: number, format, window,
 * guess, a time in seconds. judge reads results in CSV, of the tree of that number or,
 * where it is 0, of the stream of all; OPTIONs are those that gteval was told.
 */
#include "../unit/dice.h"
#include "../unit/ensure.h"
#include "../unit/oracle.h"
#include "../unit/random_tree.h"
#include "../unit/second.h"
#include "search/algorithm.h"
#include "write/write.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TREES = 8, COLUMNS = 32, LINE = 1 << 16 };

/* Every second tree may have anything; the others please one format more each. */
static const struct wish wishes[] = {
    {.leaves = 0}, {.finite = true},
    {.leaves = 0}, {.finite = true, .alternating = true},
    {.leaves = 0}, {.finite = true, .alternating = true, .uniform = true},
};

/* Builds tree number of the seed. Of the dice, what comes next is chance as well. */
static struct dice build_random(struct build *b, uint64_t seed, uint32_t number)
{
    struct dice dice = {.state = seed * 1000003 + number};

    random_tree(&dice, &wishes[number % (sizeof wishes / sizeof wishes[0])], b);
    return dice;
}

static void put_score(FILE *out, double value, const char *quote)
{
    if (isinf(value))
        fprintf(out, "%s%sinf%s", quote, value < 0 ? "-" : "", quote);
    else
        fprintf(out, "%.17g", value);
}

static void put_node(FILE *out, const struct tree *t, node n)
{
    if (tree_is_leaf(t, n)) {
        put_score(out, t->value[n], "\"");
        return;
    }
    fprintf(out, "{\"player\": \"%s\", \"children\": [",
            tree_is_max(t, n) ? "max" : "min");
    TREE_EACH_CHILD(t, n, c) {
        fputs(c == tree_first_child(n) ? "" : ", ", out);
        put_node(out, t, c);
    }
    fputs("]}", out);
}

static FILE *open_file(const char *folder, const char *name)
{
    char path[4096];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    ENSURE(file);
    return file;
}

static void put_file(const char *folder, uint32_t number, const struct tree *t)
{
    char name[32];
    FILE *file;

    snprintf(name, sizeof name, "%" PRIu32 ".json", number);
    file = open_file(folder, name);
    put_node(file, t, TREE_ROOT);
    putc('\n', file);
    ENSURE(fclose(file) == 0);
}

static double random_leaf(struct dice *dice, const struct tree *t)
{
    node n = dice_below(dice, t->count);

    while (!tree_is_leaf(t, n))
        n++;
    return t->value[n];
}

/* A window between leaves, or all that there is where they are worth the same. */
static void put_plan(FILE *plan, struct dice *dice, uint32_t number, const struct tree *t)
{
    double alpha = random_leaf(dice, t), beta = random_leaf(dice, t);
    uint32_t formats = 0;

    if (!(alpha < beta)) {
        alpha = -INFINITY;
        beta = beta > -INFINITY ? beta : INFINITY;
    }
    while (write_formats[formats].name)
        formats++;
    fprintf(plan, "%" PRIu32 " %s ", number,
            write_formats[dice_below(dice, formats)].name);
    put_score(plan, alpha, "");
    putc(',', plan);
    put_score(plan, beta, "");
    putc(' ', plan);
    put_score(plan, random_leaf(dice, t), "");
    fprintf(plan, " 0.%03d\n", dice_between(dice, 0, 60));
}

static int make(uint64_t seed, const char *folder)
{
    FILE *all = open_file(folder, "all.json"), *plan = open_file(folder, "plan");
    struct build b = {0};

    for (uint32_t number = 1; number <= TREES; number++) {
        struct dice dice = build_random(&b, seed, number);

        put_file(folder, number, &b.tree);
        put_node(all, &b.tree, TREE_ROOT);
        putc('\n', all);
        put_plan(plan, &dice, number, &b.tree);
    }
    build_release(&b);
    ENSURE(fclose(all) == 0 && fclose(plan) == 0);
    return 0;
}

/* The options that gteval was told, as it is told them. */
static bool read_options(struct search_options *options, char **words)
{
    *options = search_defaults;
    for (; *words; words++) {
        char *end;

        if (strncmp(*words, "--window=", 9) == 0) {
            options->alpha = strtod(*words + 9, &end);
            options->beta = strtod(end + 1, NULL);
        } else if (strncmp(*words, "--guess=", 8) == 0) {
            options->guess = strtod(*words + 8, NULL);
        } else if (strcmp(*words, "--cut=gt") == 0) {
            options->strict_cut = true;
        } else {
            return false;
        }
    }
    return true;
}

/* A table in CSV, in no field of which there is a comma. */
struct csv {
    char heading[LINE], line[LINE];
    char *headings[COLUMNS], *words[COLUMNS];
};

static void split(char *line, char **words)
{
    char *rest = line;

    line[strcspn(line, "\n")] = '\0';
    for (int i = 0; i < COLUMNS; i++) {
        words[i] = rest;
        if (rest && (rest = strchr(rest, ',')))
            *rest++ = '\0';
    }
}

/* NULL where the table has no such column. */
static const char *field(const struct csv *csv, const char *heading)
{
    for (int i = 0; i < COLUMNS; i++)
        if (csv->headings[i] && strcmp(csv->headings[i], heading) == 0)
            return csv->words[i];
    return NULL;
}

static bool says(const struct csv *csv, const char *heading, const char *word)
{
    const char *said = field(csv, heading);

    return said && strcmp(said, word) == 0;
}

static double number(const struct csv *csv, const char *heading)
{
    const char *said = field(csv, heading);

    return said ? strtod(said, NULL) : NAN;
}

/* A tree, what it is told, what is true of it, and the first thing that is not so. */
struct trial {
    const struct tree *tree;
    const struct search_options *options;
    const struct csv *csv;
    double truth;
    const char *wrong;
};

static void require(struct trial *trial, bool condition, const char *what)
{
    if (!condition && !trial->wrong)
        trial->wrong = what;
}

static void judge_value(struct trial *trial)
{
    double value = number(trial->csv, "value"), truth = trial->truth;
    double alpha = trial->options->alpha, beta = trial->options->beta;

    if (says(trial->csv, "bound", "exact"))
        require(trial, value == truth, "the value");
    else if (says(trial->csv, "bound", "upper"))
        require(trial, truth <= value && value <= alpha, "the upper bound");
    else if (says(trial->csv, "bound", "lower"))
        require(trial, truth >= value && value >= beta, "the lower bound");
    else
        require(trial, false, "no bound");
    require(trial, !(truth > alpha && truth < beta) || says(trial->csv, "bound", "exact"),
            "a value inside the window is not exact");
}

/* The child whose number stands last in the id at the text. */
static node child_of(const struct tree *t, node n, const char *id)
{
    unsigned long ordinal;

    for (const char *point; (point = strpbrk(id, ". ")) && *point == '.';)
        id = point + 1;
    ordinal = strtoul(id, NULL, 10);
    TREE_EACH_CHILD(t, n, c) {
        if (--ordinal == 0)
            return c;
    }
    return NODE_NONE;
}

/* From the root, through nodes of its value, to a leaf. */
static void judge_line(struct trial *trial)
{
    const char *at = field(trial->csv, "pv");
    node n = TREE_ROOT;

    if (!at || !says(trial->csv, "bound", "exact")) {
        require(trial, at && !*at, "a line of a bound");
        return;
    }
    while ((at = strchr(at, ' '))) {
        n = child_of(trial->tree, n, ++at);
        require(trial, n != NODE_NONE && oracle_value(trial->tree, n) == trial->truth,
                "the line");
        if (trial->wrong)
            return;
    }
    require(trial, tree_is_leaf(trial->tree, n), "the end of the line");
}

static void judge_tree(struct trial *trial)
{
    const struct tree *t = trial->tree;

    require(trial, number(trial->csv, "tree_nodes") == t->count, "the nodes of the tree");
    require(trial, number(trial->csv, "tree_leaves") == t->leaves,
            "the leaves of the tree");
    require(trial, number(trial->csv, "tree_depth") == t->height,
            "the depth of the tree");
    require(trial, number(trial->csv, "minimal_leaves") == oracle_minimal(t),
            "the minimal leaves");
}

static void judge_counts(struct trial *trial)
{
    struct second second;

    if (second_run(&second, trial->tree, field(trial->csv, "algorithm"), trial->options))
        for (int kind = 0; kind < COUNT_KINDS; kind++)
            require(trial,
                    !counts_have(kind, false) ||
                        number(trial->csv, count_kinds[kind].name) ==
                            (double)counts_get(&second.counts, kind),
                    count_kinds[kind].name);
    second_release(&second);
    require(trial,
            number(trial->csv, "distinct_nodes") + number(trial->csv, "unvisited") ==
                trial->tree->count,
            "the nodes entered and not entered");
    require(trial, number(trial->csv, "distinct_leaves") <= number(trial->csv, "leaves"),
            "the leaves");
}

/* Says what is wrong with the row; true if nothing is. */
static bool judge_row(const struct csv *csv, const struct tree *t,
                      const struct search_options *options)
{
    struct trial trial = {.tree = t, .options = options, .csv = csv};

    trial.truth = oracle_value(t, TREE_ROOT);
    require(&trial, algorithm_find(field(csv, "algorithm")) != NULL, "the algorithm");
    judge_value(&trial);
    judge_line(&trial);
    judge_tree(&trial);
    if (!trial.wrong)
        judge_counts(&trial);
    if (trial.wrong)
        printf("%s, tree %s: %s\n", field(csv, "algorithm"), field(csv, "tree"),
               trial.wrong);
    return !trial.wrong;
}

/* Whether there are results, as many of each tree as of the first. */
static bool judge_rows(const unsigned *rows, uint32_t trees)
{
    for (uint32_t i = 1; i <= trees; i++) {
        if (rows[i] > 0 && rows[i] == rows[1])
            continue;
        printf("tree %" PRIu32 " has %u results\n", i, rows[i]);
        return false;
    }
    return true;
}

static int judge(uint64_t seed, uint32_t wanted, char **words)
{
    static struct csv csv;
    struct search_options options;
    struct build b = {0};
    unsigned rows[TREES + 1] = {0};
    bool right = true;

    if (!read_options(&options, words) || !fgets(csv.heading, LINE, stdin))
        return 2;
    split(csv.heading, csv.headings);
    while (right && fgets(csv.line, LINE, stdin)) {
        uint32_t tree;

        split(csv.line, csv.words);
        tree = (uint32_t)number(&csv, "tree");
        ENSURE(tree >= 1 && tree <= (wanted ? 1 : TREES));
        rows[tree]++;
        build_random(&b, seed, wanted ? wanted : tree);
        right = judge_row(&csv, &b.tree, &options);
    }
    build_release(&b);
    return right && judge_rows(rows, wanted ? 1 : TREES) ? 0 : 1;
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;

    if (argc == 4 && strcmp(argv[1], "make") == 0)
        return make(seed, argv[3]);
    if (argc >= 4 && strcmp(argv[1], "judge") == 0)
        return judge(seed, (uint32_t)strtoul(argv[3], NULL, 10), argv + 4);
    fprintf(stderr, "usage: differential make SEED FOLDER\n"
                    "       differential judge SEED NUMBER [OPTION]... < RESULTS\n");
    return 2;
}
