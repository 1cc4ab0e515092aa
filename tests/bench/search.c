/*
 * search.c - the time that searches take, each beside a bare loop over the same arrays.
 *
 *     search WIDTH DEPTH      a uniform tree with random leaves
 *
 * prints a line "NAME NODES NANOSECONDS" for each search: the nodes it visits and the
 * time of one visit, the median of several runs, what a run allocates included.
 *
 *     search WIDTH DEPTH NAME
 *
 * prints that of one search, the first one after the tree was built.
 */
#include "../unit/finish.h"
#include "search/algorithm.h"
#include "tree/build.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 9 };

static void fail(const char *message)
{
    fprintf(stderr, "search: %s\n", message);
    exit(1);
}

/* The bare loops: textbook procedures that count nodes and leaves and nothing else. */
struct bare {
    const struct tree *tree;
    uint64_t nodes, leaves;
};

static double bare_minimax(struct bare *b, node n)
{
    const struct tree *t = b->tree;
    bool max = t->mover[n] == MOVER_MAX;
    double best = max ? -INFINITY : INFINITY;

    b->nodes++;
    if (t->end[n] == n + 1) {
        b->leaves++;
        return t->value[n];
    }
    for (node c = n + 1; c < t->end[n]; c = t->end[c]) {
        double value = bare_minimax(b, c);

        if (max ? value > best : value < best)
            best = value;
    }
    return best;
}

static double bare_alphabeta(struct bare *b, node n, double alpha, double beta)
{
    const struct tree *t = b->tree;
    double best;

    b->nodes++;
    if (t->end[n] == n + 1) {
        b->leaves++;
        return t->value[n];
    }
    if (t->mover[n] == MOVER_MAX) {
        best = -INFINITY;
        for (node c = n + 1; c < t->end[n] && best < beta; c = t->end[c]) {
            double value = bare_alphabeta(b, c, alpha > best ? alpha : best, beta);

            best = value > best ? value : best;
        }
        return best;
    }
    best = INFINITY;
    for (node c = n + 1; c < t->end[n] && best > alpha; c = t->end[c]) {
        double value = bare_alphabeta(b, c, alpha, beta < best ? beta : best);

        best = value < best ? value : best;
    }
    return best;
}

/* What is measured: a search that returns the root's value and how many nodes it
 * visited. */
struct job {
    const char *name;
    double (*run)(const struct job *job, const struct tree *t, uint64_t *nodes);
    const struct algorithm *algorithm; /* where run is run_algorithm */
    double times[ROUNDS];
    uint64_t nodes;
};

static double run_bare_minimax(const struct job *job, const struct tree *t,
                               uint64_t *nodes)
{
    struct bare bare = {.tree = t};
    double value = bare_minimax(&bare, TREE_ROOT);

    (void)job;
    *nodes = bare.nodes;
    return value;
}

static double run_bare_alphabeta(const struct job *job, const struct tree *t,
                                 uint64_t *nodes)
{
    struct bare bare = {.tree = t};
    double value = bare_alphabeta(&bare, TREE_ROOT, -INFINITY, INFINITY);

    (void)job;
    *nodes = bare.nodes;
    return value;
}

static double run_algorithm(const struct job *job, const struct tree *t, uint64_t *nodes)
{
    struct result result;
    struct error error;
    double value;

    if (!search_run(t, job->algorithm, &search_defaults, NULL, &result, &error))
        fail(error.message);
    value = result.value;
    *nodes = result.counts.nodes;
    result_release(&result);
    return value;
}

double alphabeta_unwatched(struct search *s);

/* Node i of a fixed random sequence: the finalizer of splitmix64. */
static double random_value(uint64_t i)
{
    uint64_t x = (i + 1) * 0x9e3779b97f4a7c15;

    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return (double)((x ^ x >> 31) >> 32);
}

static void grow(struct build *b, long width, long depth)
{
    struct error error;

    if (depth == 0) {
        if (!build_leaf(b, random_value(b->tree.count), &error))
            fail(error.message);
        return;
    }
    if (!build_open(b, &error))
        fail(error.message);
    for (long i = 0; i < width; i++)
        grow(b, width, depth - 1);
    build_close(b);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void measure(struct job *job, int round, const struct tree *t, double expected)
{
    double start = now(), value = job->run(job, t, &job->nodes);

    job->times[round] = now() - start;
    if (value != expected)
        fail("the searches disagree");
}

static int compare_times(const void *left, const void *right)
{
    const double *a = left, *b = right;

    return (*a > *b) - (*a < *b);
}

static void report(struct job *job)
{
    qsort(job->times, ROUNDS, sizeof *job->times, compare_times);
    printf("%s %llu %.2f\n", job->name, (unsigned long long)job->nodes,
           job->times[ROUNDS / 2] / (double)job->nodes);
}

static void report_first(struct job *job, const struct tree *t)
{
    double start = now();

    job->run(job, t, &job->nodes);
    printf("%s %llu %.2f\n", job->name, (unsigned long long)job->nodes,
           (now() - start) / (double)job->nodes);
}

int main(int argc, char **argv)
{
    enum { BARE_MINIMAX, BARE_ALPHABETA, UNWATCHED, FIRST_ALGORITHM };
    struct algorithm unwatched = *algorithm_find("alphabeta");
    struct job jobs[FIRST_ALGORITHM + VALUE_ALGORITHMS] = {
        [BARE_MINIMAX] = {.name = "bare-minimax", .run = run_bare_minimax},
        [BARE_ALPHABETA] = {.name = "bare-alphabeta", .run = run_bare_alphabeta},
        [UNWATCHED] = {.name = "unwatched-alphabeta",
                       .run = run_algorithm,
                       .algorithm = &unwatched},
    };
    enum { JOBS = sizeof jobs / sizeof jobs[0] };
    struct build b = {0};
    struct bare bare;

    if (argc != 3 && argc != 4)
        fail("usage: search WIDTH DEPTH [NAME]");
    unwatched.plain = alphabeta_unwatched;
    for (int i = 0; i < VALUE_ALGORITHMS; i++)
        jobs[FIRST_ALGORITHM + i] = (struct job){.name = algorithms[i].name,
                                                 .run = run_algorithm,
                                                 .algorithm = &algorithms[i]};
    build_start(&b);
    grow(&b, strtol(argv[1], NULL, 10), strtol(argv[2], NULL, 10));
    must_finish(&b, MOVER_MAX);
    for (int i = 0; argc == 4 && i < JOBS; i++)
        if (strcmp(jobs[i].name, argv[3]) == 0)
            report_first(&jobs[i], &b.tree);
    if (argc == 4)
        return 0;
    bare = (struct bare){.tree = &b.tree};
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < JOBS; i++)
            measure(&jobs[i], round, &b.tree, bare_minimax(&bare, TREE_ROOT));
    for (int i = 0; i < JOBS; i++)
        report(&jobs[i]);
    build_release(&b);
    return 0;
}
