/* SPDX-License-Identifier: MIT */
/* Reference maps of hand-made bytecode. The pool is: 1 Methodref A.m(Object,J)Object. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/classfile/opcodes.h"
#include "vm/flow/frame_map.h"

static const uint8_t tags[] = {0, CONSTANT_Methodref, CONSTANT_NameAndType, CONSTANT_Utf8,
                               CONSTANT_Utf8};
static const char descriptor[] = "(Ljava/lang/Object;J)Ljava/lang/Object;";
static const Constant constants[] = {
    [1] = {.ref = {0, 2}},
    [2] = {.name_and_type = {3, 4}},
    [3] = {.utf8 = {"m", 1}},
    [4] = {.utf8 = {descriptor, sizeof descriptor - 1}},
};
static const ConstantPool pool = {5, tags, constants};

static FrameMapTable *build(const uint8_t *code, uint32_t length, const char *type,
                            const ExceptionHandler *handlers, unsigned handler_count) {
    FrameMapInput input = {.code = code,
                           .length = length,
                           .max_stack = 6,
                           .max_locals = 6,
                           .handlers = handlers,
                           .handler_count = handler_count,
                           .pool = &pool,
                           .descriptor = type,
                           .is_static = true};
    return frame_map_table_build(&input);
}

/* The map as text: locals, '|', stack; R where there is a reference. */
static const char *map(const FrameMapTable *table, uint32_t pc, bool popped) {
    static char text[32];
    const uint8_t *bits;
    unsigned depth, to = 0;
    if (!frame_map_lookup(table, pc, popped, &bits, &depth)) return "none";
    for (unsigned i = 0; i < 6 + depth; i++) {
        if (i == 6) text[to++] = '|';
        text[to++] = frame_map_bit(bits, i) ? 'R' : '.';
    }
    text[to] = 0;
    return text;
}

START_TEST(arguments_are_the_callees_during_a_call) {
    const uint8_t code[] = {OP_aload_0, OP_aload_0, OP_lload_1,  OP_invokestatic,
                            0,          1,          OP_astore_3, OP_areturn};
    FrameMapTable *table =
        build(code, sizeof code, "(Ljava/lang/Object;J)Ljava/lang/Object;", NULL, 0);
    ck_assert_ptr_nonnull(table);
    ck_assert_str_eq(map(table, 0, false), "R.....");
    ck_assert_str_eq(map(table, 3, false), "......|RR..");
    ck_assert_str_eq(map(table, 3, true), "......|R");
    ck_assert_str_eq(map(table, 6, false), "......|RR");
    ck_assert_str_eq(map(table, 4, false), "none");
    frame_map_table_free(table);
}
END_TEST

START_TEST(a_dead_local_is_no_root) {
    const uint8_t code[] = {OP_aload_0, OP_areturn, OP_nop};
    FrameMapTable *table = build(code, 3, "(Ljava/lang/Object;Ljava/lang/Object;)V", NULL, 0);
    ck_assert_str_eq(map(table, 0, false), "R.....");
    ck_assert_str_eq(map(table, 1, false), "......|R");
    ck_assert_str_eq(map(table, 2, false), "none");
    frame_map_table_free(table);
}
END_TEST

/* Bits of its locals and stack that are set, as numbers. */
static const char *bits_set(const FrameMapTable *table, uint32_t pc, unsigned locals) {
    static char text[64];
    const uint8_t *bits;
    unsigned depth, to = 0;
    if (!frame_map_lookup(table, pc, false, &bits, &depth)) return "none";
    text[0] = 0;
    for (unsigned i = 0; i < locals + depth && to < sizeof text - 8; i++)
        if (frame_map_bit(bits, i)) to += (unsigned)sprintf(text + to, "%u ", i);
    return text;
}

START_TEST(of_many_locals_those_are_roots_that_are_read) {
    /* 0 aload_0; 1 astore 9; 3 aload_0; 4 astore 33; 6 aload 9; 8 areturn; local 33 and those
     * behind it are never read */
    const uint8_t code[] = {OP_aload_0, OP_astore, 9, OP_aload_0, OP_astore,
                            33,         OP_aload,  9, OP_areturn};
    for (int keeps = 0; keeps < 2; keeps++) {
        FrameMapInput input = {.code = code,
                               .length = sizeof code,
                               .max_stack = 2,
                               .max_locals = 43,
                               .pool = &pool,
                               .descriptor = "(Ljava/lang/Object;)Ljava/lang/Object;",
                               .is_static = true,
                               .keep_locals = keeps};
        FrameMapTable *table = frame_map_table_build(&input);
        ck_assert_str_eq(bits_set(table, 0, 43), "0 ");
        ck_assert_str_eq(bits_set(table, 1, 43), "0 43 ");
        ck_assert_str_eq(bits_set(table, 4, 43), keeps ? "0 9 43 " : "9 43 ");
        ck_assert_str_eq(bits_set(table, 6, 43), keeps ? "0 9 33 " : "9 ");
        ck_assert_str_eq(bits_set(table, 8, 43), keeps ? "0 9 33 43 " : "43 ");
        frame_map_table_free(table);
    }
}
END_TEST

START_TEST(a_local_read_by_a_handler_lives_in_its_range) {
    /* 0 nop; 1 aconst_null; 2 astore_0; 3 return; 4 pop; 5 aload_0; 6 areturn */
    const uint8_t code[] = {OP_nop, OP_aconst_null, OP_astore_0, OP_return,
                            OP_pop, OP_aload_0,     OP_areturn};
    const ExceptionHandler handler = {0, 2, 4, 0};
    FrameMapTable *table = build(code, sizeof code, "(Ljava/lang/Object;)V", &handler, 1);
    ck_assert_str_eq(map(table, 0, false), "R.....");
    ck_assert_str_eq(map(table, 1, false), "R.....");
    ck_assert_str_eq(map(table, 2, false), "......|R");
    ck_assert_str_eq(map(table, 4, false), "R.....|R");
    frame_map_table_free(table);
}
END_TEST

START_TEST(a_loop_keeps_its_local_alive) {
    /* 0 iload_1; 1 ifeq 7; 4 goto 0; 7 aload_0; 8 areturn */
    const uint8_t code[] = {OP_iload_1, OP_ifeq, 0,          6,         OP_goto,
                            0xFF,       0xFC,    OP_aload_0, OP_areturn};
    FrameMapTable *table = build(code, sizeof code, "(Ljava/lang/Object;I)V", NULL, 0);
    ck_assert_str_eq(map(table, 0, false), "R.....");
    ck_assert_str_eq(map(table, 4, false), "R.....");
    frame_map_table_free(table);
}
END_TEST

static uint32_t return_pc(void *frame, unsigned slot) {
    ck_assert(slot == 2 || slot == 6);
    return *(uint32_t *)frame;
}

START_TEST(a_subroutine_has_a_map_per_caller) {
    /* Local 1 is a reference for the first caller and an int for the second.
     *  0 aconst_null 1 astore_1 2 jsr 14 5 aload_1 6 pop
     *  7 iconst_0 8 istore_1 9 jsr 14 12 iload_1 13 ireturn
     * 14 astore_2 15 nop 16 ret 2 */
    const uint8_t code[] = {OP_aconst_null, OP_astore_1, OP_jsr, 0, 12, OP_aload_1, OP_pop,
                            OP_iconst_0,    OP_istore_1, OP_jsr, 0, 5,  OP_iload_1, OP_ireturn,
                            OP_astore_2,    OP_nop,      OP_ret, 2};
    FrameMapTable *table = build(code, sizeof code, "()I", NULL, 0);
    ck_assert_ptr_nonnull(table);
    ck_assert_str_eq(map(table, 15, false), "none");
    const uint8_t *bits;
    unsigned depth;
    uint32_t from = 5;
    ck_assert(frame_map_lookup_in(table, 15, false, return_pc, &from, &bits, &depth));
    ck_assert(frame_map_bit(bits, 1) && !frame_map_bit(bits, 2));
    from = 12;
    ck_assert(frame_map_lookup_in(table, 15, false, return_pc, &from, &bits, &depth));
    ck_assert(!frame_map_bit(bits, 1));
    from = 99;
    ck_assert(!frame_map_lookup_in(table, 15, false, return_pc, &from, &bits, &depth));
    ck_assert_str_eq(map(table, 5, false), ".R....");
    frame_map_table_free(table);
}
END_TEST

START_TEST(a_subroutine_left_by_goto_in_a_loop_ends) {
    /* 0 jsr 3; 3 pop; 4 goto 0 */
    const uint8_t code[] = {OP_jsr, 0, 3, OP_pop, OP_goto, 0xFF, 0xFC};
    FrameMapTable *table = build(code, sizeof code, "()V", NULL, 0);
    ck_assert_ptr_nonnull(table);
    frame_map_table_free(table);
}
END_TEST

START_TEST(storing_over_half_of_a_long_kills_it) {
    /* lload_1 after astore_2 is unverifiable, aload_2 is fine */
    const uint8_t good[] = {OP_aload_0, OP_astore_2, OP_aload_2, OP_areturn};
    const uint8_t bad[] = {OP_aload_0, OP_astore_2, OP_lload_1, OP_lreturn};
    FrameMapTable *table = build(good, sizeof good, "(Ljava/lang/Object;J)V", NULL, 0);
    ck_assert_str_eq(map(table, 2, false), "..R...");
    frame_map_table_free(table);
    ck_assert_ptr_null(build(bad, sizeof bad, "(Ljava/lang/Object;J)V", NULL, 0));
}
END_TEST

START_TEST(garbage_has_no_map_and_does_no_harm) {
    uint32_t seed = 1;
    for (int round = 0; round < 20000; round++) {
        uint8_t code[24];
        for (unsigned i = 0; i < sizeof code; i++)
            code[i] = (uint8_t)((seed = seed * 1664525 + 1013904223) >> 24) % 204;
        frame_map_table_free(build(code, sizeof code, "(Ljava/lang/Object;J)V", NULL, 0));
    }
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("frame_map", 0, NULL, NULL, arguments_are_the_callees_during_a_call,
              a_dead_local_is_no_root, of_many_locals_those_are_roots_that_are_read,
              a_local_read_by_a_handler_lives_in_its_range, a_loop_keeps_its_local_alive,
              a_subroutine_has_a_map_per_caller, a_subroutine_left_by_goto_in_a_loop_ends,
              storing_over_half_of_a_long_kills_it, garbage_has_no_map_and_does_no_harm);
    return run_suite(suite) != 0;
}
