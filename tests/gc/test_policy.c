/* SPDX-License-Identifier: MIT */
/* The policy against programs that are made of numbers: everything lives until so many bytes
 * more have been allocated; a surviving byte costs a nanosecond, an allocated one as well.
 * Accuses gc/policy.c. */
#include "gc/heap.h"
#include "gc/plan.h"
#include "tests/suite.h"

#include <stdlib.h>

enum { MIB = 1 << 20, FOREVER = 1 << 30, OLD_LIMIT = 32 * MIB };

typedef struct Program {
    Heap *heap;
    size_t life;     /* bytes allocated while an object lives */
    size_t old;      /* bytes promoted since the last full collection */
    size_t promoted; /* by the last young collection */
    size_t longest;  /* survivors of a young collection, lately */
    unsigned fulls;
} Program;

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

static Program program_begin(size_t life) {
    Program p = {.heap = calloc(1, sizeof(Heap)), .life = life};
    p.heap->plan = &plan_generational;
    p.heap->options.maximum_bytes = 256 * MIB;
    policy_begin(p.heap);
    return p;
}

static void program_learn(Program *p, Collection c, size_t allocated) {
    c.cause = GC_ALLOCATION_FAILURE;
    c.nanoseconds = c.cpu_nanoseconds;
    c.start_nanoseconds = p->heap->policy.last_end + allocated;
    p->heap->collections++;
    policy_learn(p->heap, &c);
}

static void program_full(Program *p) {
    size_t live = least(p->life, p->old);
    Collection c = {.full = true,
                    .used_before = p->old,
                    .survived_bytes = live,
                    .cpu_nanoseconds = 2 * live};
    p->heap->live_bytes = live;
    p->old = live;
    p->fulls++;
    program_learn(p, c, 0);
}

/* Allocates as much as the young generation takes, collects it, and all of the heap when the
 * old one is full. */
static void program_run(Program *p) {
    Policy *policy = &p->heap->policy;
    size_t young = policy->young_bytes, fresh = least(young, p->life), left = policy->left;
    size_t stayed = least(left, p->life - fresh),
           kept = least(fresh + stayed, policy->young_survivors);
    if (policy->tenure == 0) kept = 0;
    Collection c = {.young_before = left + young,
                    .survived_bytes = kept,
                    .promoted_bytes = fresh + stayed - kept};
    c.age_bytes[1] = fresh;
    c.age_bytes[2] = stayed;
    c.moved_bytes = c.cpu_nanoseconds = fresh + stayed;
    p->promoted = c.promoted_bytes;
    if (fresh + stayed > p->longest) p->longest = fresh + stayed;
    program_learn(p, c, young);
    p->old += p->promoted;
    if (p->old > OLD_LIMIT) program_full(p);
}

static void program_run_times(Program *p, int times) {
    p->longest = 0;
    for (int i = 0; i < times; i++) program_run(p);
}

START_TEST(what_lives_for_a_while_gets_the_time_to_die_young) {
    Program p = program_begin(3 * MIB);
    program_run_times(&p, 20);
    ck_assert_uint_ge(p.heap->policy.young_bytes, 12 * MIB);
    ck_assert_uint_eq(p.promoted, 0);
    ck_assert_uint_eq(p.fulls, 0);
    free(p.heap);
}
END_TEST

START_TEST(what_is_built_is_promoted_in_short_pauses) {
    Program p = program_begin(FOREVER);
    program_run_times(&p, 10);
    program_run_times(&p, 40);
    ck_assert_uint_le(p.longest, 6 * MIB);
    ck_assert_uint_le(p.heap->policy.young_bytes, 4 * MIB);
    free(p.heap);
}
END_TEST

/* Taken for something that is built, because all of the first young generations survives, until
 * the full collection shows that it was not to stay. */
static Program program_found_dying(void) {
    Program p = program_begin(6 * MIB);
    while (p.fulls == 0) program_run(&p);
    program_run_times(&p, 20);
    return p;
}

START_TEST(after_a_full_collection_that_found_most_dead_nothing_is_promoted_early) {
    Program p = program_found_dying();
    ck_assert_uint_ge(p.heap->policy.young_bytes, 12 * MIB);
    ck_assert_uint_eq(p.promoted, 0);
    ck_assert_uint_eq(p.fulls, 1);
    ck_assert_uint_le(p.longest, 7 * MIB);
    free(p.heap);
}
END_TEST

START_TEST(what_is_built_after_such_a_collection_makes_pauses_short_again) {
    Program p = program_found_dying();
    p.life = FOREVER;
    program_run_times(&p, 5);
    program_run_times(&p, 10);
    ck_assert_uint_le(p.longest, 6 * MIB);
    ck_assert_uint_le(p.heap->policy.young_bytes, 4 * MIB);
    free(p.heap);
}
END_TEST

int main(void) {
    return run_suite(
               SUITE("policy", 0, NULL, NULL, what_lives_for_a_while_gets_the_time_to_die_young,
                     what_is_built_is_promoted_in_short_pauses,
                     after_a_full_collection_that_found_most_dead_nothing_is_promoted_early,
                     what_is_built_after_such_a_collection_makes_pauses_short_again)) != 0;
}
