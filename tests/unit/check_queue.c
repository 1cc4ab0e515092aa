/*
 * check_queue.c - the queue of states and the heap of children, both beside a plain array
 * that is searched for the first.
 */
#include "search/queue.h"

#include "dice.h"
#include "ensure.h"
#include "search/heap.h"
#include "suite.h"

#include <math.h>

enum { MOST = 300 };

struct plain {
    struct entry {
        double merit;
        node node;
    } all[MOST];
    uint32_t count;
};

static bool goes_before(struct entry a, struct entry b)
{
    return a.merit > b.merit || (a.merit == b.merit && a.node < b.node);
}

static uint32_t plain_first(const struct plain *plain)
{
    uint32_t first = 0;

    for (uint32_t i = 1; i < plain->count; i++)
        if (goes_before(plain->all[i], plain->all[first]))
            first = i;
    return first;
}

/* The queue gives what the array gives, which is then removed from both. */
static struct entry take(struct queue *queue, struct plain *plain)
{
    uint32_t at = plain_first(plain);
    struct entry first = plain->all[at];
    struct ranked ranked = queue_first(queue);

    ck_assert_uint_eq(ranked.node, first.node);
    ck_assert_uint_eq(ranked.merit, queue_rank(first.merit, 0, 0).merit);
    ENSURE(queue_take(queue));
    plain->all[at] = plain->all[--plain->count];
    return first;
}

/* Merits as searches meet them: of both signs, with ties, zeros and infinities. */
static double fall(struct dice *dice, double merit)
{
    static const double steps[] = {0, 0, 1, 0.5, 1e-300, 3, 1e6};
    double lower = (isinf(merit) ? 20 : merit) -
                   steps[dice_below(dice, sizeof steps / sizeof steps[0])];

    if (dice_percent(dice, 2))
        return -INFINITY;
    return merit > 0 && dice_percent(dice, 3) ? -0.0 : lower < merit ? lower : merit;
}

START_TEST(takes_the_first)
{
    struct dice dice = {.state = (uint64_t)_i};
    struct plain plain = {.count = 0};
    struct entry last = {.merit = INFINITY};
    struct queue queue;
    node fresh = 1;

    queue_init(&queue, queue_rank(last.merit, last.node, 0));
    for (int step = 0; step < 3 * MOST; step++) {
        if (plain.count < MOST && dice_percent(&dice, 55)) {
            struct entry added = {.merit = fall(&dice, last.merit)};

            added.node = (fresh += 1 + dice_below(&dice, 3));
            ENSURE(queue_add(&queue, queue_rank(added.merit, added.node, fresh)));
            plain.all[plain.count++] = added;
        } else if (plain.count > 0) {
            last = take(&queue, &plain);
        }
        ck_assert_int_eq(queue_is_empty(&queue), plain.count == 0);
    }
    while (plain.count > 0)
        take(&queue, &plain);
    ck_assert(queue_is_empty(&queue));
    queue_release(&queue);
}
END_TEST

START_TEST(ranks_as_numbers_do)
{
    static const double falling[] = {INFINITY, 1e308,   2.5,   2,      1e-300,
                                     0,        -5e-324, -0.25, -1e308, -INFINITY};
    enum { COUNT = sizeof falling / sizeof falling[0] };

    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < COUNT; k++)
            ck_assert_int_eq(
                queue_before(queue_rank(falling[i], 7, 0), queue_rank(falling[k], 7, 0)),
                i < k);
    ck_assert(queue_before(queue_rank(1, 3, 9), queue_rank(1, 4, 0)));
    ck_assert_uint_eq(queue_rank(-0.0, 1, 0).merit, queue_rank(0, 1, 0).merit);
}
END_TEST

/* What the heap has first is what the array has first. */
static void check_first(const struct heap_entry *all, uint32_t heap,
                        const struct plain *plain)
{
    struct entry first;

    ck_assert_int_eq(heap == HEAP_EMPTY, plain->count == 0);
    if (plain->count == 0)
        return;
    first = plain->all[plain_first(plain)];
    ck_assert_uint_eq(heap, first.node);
    ck_assert(all[heap].merit == first.merit);
}

static uint32_t add_both(struct heap_entry *all, uint32_t heap, struct plain *plain,
                         struct entry added)
{
    plain->all[plain->count++] = added;
    return heap_add(all, heap, added.node, added.merit);
}

/* Two heaps in one array; now and then what is taken out goes back with another merit. */
START_TEST(heaps_have_the_first)
{
    static const double merits[] = {INFINITY, 3, 2, 2, 1, 0, -0.0, -1, -INFINITY};
    enum { MERITS = sizeof merits / sizeof merits[0] };
    struct dice dice = {.state = (uint64_t)_i};
    struct heap_entry all[6 * MOST];
    struct plain plain[2] = {{.count = 0}};
    uint32_t heap[2] = {HEAP_EMPTY, HEAP_EMPTY}, fresh = HEAP_EMPTY;

    for (int step = 0; step < 6 * MOST - 1; step++) {
        uint32_t one = dice_below(&dice, 2), taken = HEAP_EMPTY;
        bool grows = plain[one].count < MOST && dice_percent(&dice, 45);

        if (!grows && plain[one].count > 0) {
            uint32_t at = plain_first(&plain[one]);

            taken = heap[one];
            heap[one] = heap_remove_first(all, heap[one]);
            plain[one].all[at] = plain[one].all[--plain[one].count];
            check_first(all, heap[one], &plain[one]);
        }
        if (grows || (taken != HEAP_EMPTY && dice_percent(&dice, 60)))
            heap[one] = add_both(all, heap[one], &plain[one],
                                 (struct entry){merits[dice_below(&dice, MERITS)],
                                                grows ? ++fresh : taken});
        check_first(all, heap[one], &plain[one]);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("queue");
    TCase *group = suite_group(suite, "queue");

    tcase_add_loop_test(group, takes_the_first, 0, 40);
    tcase_add_test(group, ranks_as_numbers_do);
    tcase_add_loop_test(group, heaps_have_the_first, 0, 40);
    return suite_run(suite);
}
