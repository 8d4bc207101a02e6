/* SPDX-License-Identifier: MIT */
/* The index of handlers against a search through the table, and what a walk through the code
 * tells them. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/flow/handler_watch.h"

enum { LENGTH = 300, MOST = 120, LOCALS = 4 };

static unsigned seed;
static unsigned any(unsigned limit) {
    seed = seed * 1103515245 + 12345;
    return (seed >> 16) % limit;
}

static unsigned make_handlers(ExceptionHandler *handlers) {
    unsigned count = 1 + any(any(2) ? 5 : MOST), targets = 1 + any(40);
    for (unsigned i = 0; i < count; i++) {
        unsigned start = any(LENGTH), end = start + 1 + any(any(3) == 0 ? LENGTH : 9);
        handlers[i] =
            (ExceptionHandler){(uint16_t)start, (uint16_t)(end < LENGTH ? end : LENGTH),
                               (uint16_t)any(targets), 0};
    }
    return count;
}

START_TEST(the_way_to_the_root_lists_each_handler_of_a_place_once) {
    ExceptionHandler handlers[MOST];
    for (seed = 0; seed < 200000; seed += 1009) {
        ParseArena arena = {0};
        HandlerIndex index;
        unsigned count = make_handlers(handlers);
        ck_assert(handler_index_build(&index, handlers, count, &arena));
        for (unsigned pc = 0; pc < LENGTH; pc++) {
            unsigned seen[MOST] = {0};
            uint32_t leaf = handler_index_leaf(&index, pc, any(2 * index.leaf_count));
            ck_assert_uint_eq(leaf, handler_index_leaf(&index, pc, 0));
            for (uint32_t node = leaf; node != 0; node /= 2) {
                ck_assert(handler_index_passes(leaf, node));
                for (uint32_t i = 0; i < index.lists[node].count; i++)
                    seen[handler_index_list(&index, node)[i]]++;
            }
            for (unsigned i = 0; i < count; i++)
                ck_assert_uint_eq(seen[i],
                                  pc >= handlers[i].start_pc && pc < handlers[i].end_pc);
        }
        parse_arena_free(&arena);
    }
}
END_TEST

/* Walks over the code from random places, changing locals at random: afterwards each handler's
 * target knows every value that a local had where the handler protects, and has been told in
 * the order of the table. */
START_TEST(each_target_is_told_every_value) {
    static bool knows[LENGTH][LOCALS][64];
    ExceptionHandler handlers[MOST];
    for (seed = 0; seed < 50000; seed += 1009) {
        ParseArena arena = {0};
        HandlerWatch w;
        unsigned count = make_handlers(handlers), told = 0;
        memset(knows, 0, sizeof knows);
        ck_assert(handler_watch_begin(&w, handlers, count, &arena));
        for (unsigned walk = 0; walk < 20; walk++) {
            uint64_t values[LOCALS] = {any(4), any(4), any(64), 0};
            HandlerLocals locals = {values, sizeof *values, LOCALS, 0, LOCALS, 0, 0};
            handler_watch_jump(&w);
            for (unsigned pc = any(LENGTH); pc < LENGTH; pc++) {
                handler_watch_look(&w, pc, &locals);
                for (uint32_t i = 0; i < w.due_count; i++) {
                    const ExceptionHandler *h = &handlers[w.due[i] / 2];
                    bool everything = w.due[i] & 1;
                    ck_assert(pc >= h->start_pc && pc < h->end_pc);
                    ck_assert(i == 0 || w.due[i] / 2 > w.due[i - 1] / 2);
                    for (unsigned k = everything ? 0 : w.from; k < (everything ? LOCALS : w.to);
                         k++)
                        knows[h->handler_pc][k][values[k]] = true;
                }
                told += w.due_count;
                for (unsigned i = 0; i < count; i++)
                    for (unsigned k = 0;
                         k < LOCALS && pc >= handlers[i].start_pc && pc < handlers[i].end_pc;
                         k++)
                        ck_assert(knows[handlers[i].handler_pc][k][values[k]]);
                locals.changed_from = any(LOCALS);
                locals.changed_to = locals.changed_from + any(2);
                for (unsigned k = locals.changed_from; k < locals.changed_to; k++)
                    values[k] = any(4);
            }
        }
        ck_assert_uint_gt(told, 0);
        parse_arena_free(&arena);
    }
}
END_TEST

/* Many handlers that all protect everything: told once of each value, not again at every
 * instruction. */
START_TEST(nothing_is_told_twice) {
    static ExceptionHandler handlers[1000];
    ParseArena arena = {0};
    HandlerWatch w;
    uint16_t value = 0;
    uint32_t told = 0;
    for (unsigned i = 0; i < 1000; i++)
        handlers[i] = (ExceptionHandler){0, 60000, (uint16_t)(60000 + i), 0};
    ck_assert(handler_watch_begin(&w, handlers, 1000, &arena));
    for (uint32_t pc = 0; pc < 60000; pc++) {
        HandlerLocals locals = {&value, sizeof value, 1, 0, 1, 0, 0};
        handler_watch_look(&w, pc, &locals);
        told += w.due_count;
        value = (uint16_t)(pc % 3);
    }
    ck_assert_uint_eq(told, 3000);
    parse_arena_free(&arena);
}
END_TEST

int main(void) {
    return run_suite(SUITE("handler_index", 0, NULL, NULL,
                           the_way_to_the_root_lists_each_handler_of_a_place_once,
                           each_target_is_told_every_value, nothing_is_told_twice));
}
