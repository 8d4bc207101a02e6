/* SPDX-License-Identifier: MIT */
/* The opcode table and what is derived from it. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tests/suite.h"
#include "vm/classfile/opcodes.h"
#include "vm/flow/slot_stack.h"

/* ---- The table ---- */

static unsigned effect_slots(const char *p, const char *end) {
    unsigned slots = 0;
    for (; p < end; p++) slots += *p == 'J' || *p == 'D' ? 2 : *p != ' ' && *p != '!';
    return slots;
}

START_TEST(every_row_agrees_with_its_effects) {
    for (unsigned i = 0; i < OPCODE_COUNT; i++) {
        const OpcodeInfo *info = &opcode_info[i];
        ck_assert_msg(info->name[0] != 0, "opcode %u has no row", i);
        ck_assert_str_eq(opcode_info[info->canonical].name, opcode_name(info->canonical));
        if (info->special) {
            ck_assert_int_eq(info->pops, -1);
            continue;
        }
        const char *arrow = strchr(info->effects, '-');
        ck_assert_ptr_nonnull(arrow);
        ck_assert_msg(effect_slots(info->effects, arrow) == (unsigned)info->pops, "%s",
                      info->name);
        ck_assert_msg(effect_slots(arrow + 2, arrow + strlen(arrow)) == (unsigned)info->pushes,
                      "%s", info->name);
    }
}
END_TEST

START_TEST(canonical_opcodes_are_canonical_and_behave_alike) {
    for (unsigned i = 0; i < OPCODE_COUNT; i++) {
        const OpcodeInfo *info = &opcode_info[i], *canonical = &opcode_info[info->canonical];
        ck_assert_int_eq(canonical->canonical, info->canonical);
        ck_assert_msg(strcmp(info->effects, canonical->effects) == 0, "%s", info->name);
    }
}
END_TEST

START_TEST(lengths_are_those_of_the_specification) {
    const struct {
        unsigned opcode, length;
    } expected[] = {{OP_nop, 1},           {OP_bipush, 2},
                    {OP_sipush, 3},        {OP_ldc, 2},
                    {OP_ldc_w, 3},         {OP_iload, 2},
                    {OP_iinc, 3},          {OP_goto, 3},
                    {OP_goto_w, 5},        {OP_jsr_w, 5},
                    {OP_ret, 2},           {OP_invokestatic, 3},
                    {OP_newarray, 2},      {OP_invokeinterface, 5},
                    {OP_invokedynamic, 5}, {OP_multianewarray, 4},
                    {OP_tableswitch, 0},   {OP_lookupswitch, 0},
                    {OP_wide, 0},          {OP_ifnonnull, 3},
                    {OP_aload_3, 1}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        ck_assert_msg(opcode_info[expected[i].opcode].length == expected[i].length, "%s",
                      opcode_name(expected[i].opcode));
    ck_assert_int_eq(OP_jsr_w, 201);
    ck_assert_int_eq(OP_ifnull, 198);
    ck_assert_int_eq(OP_invokevirtual, 182);
    ck_assert_str_eq(opcode_name(202), "illegal");
}
END_TEST

/* ---- Lengths of what varies ---- */

START_TEST(wide_forms_have_four_or_six_bytes) {
    const uint8_t load[] = {OP_wide, OP_aload, 1, 2}, inc[] = {OP_wide, OP_iinc, 1, 2, 0, 1};
    const uint8_t bad[] = {OP_wide, OP_nop, 0, 0};
    ck_assert_uint_eq(opcode_length(load, 4, 0), 4);
    ck_assert_uint_eq(opcode_length(load, 3, 0), 0);
    ck_assert_uint_eq(opcode_length(inc, 6, 0), 6);
    ck_assert_uint_eq(opcode_length(inc, 5, 0), 0);
    ck_assert_uint_eq(opcode_length(bad, 4, 0), 0);
    ck_assert_int_eq(opcode_local(load, 0), 0x102);
    ck_assert_uint_eq(opcode_canonical(inc, 0), OP_iinc);
}
END_TEST

START_TEST(switches_are_padded_and_bounded) {
    const uint8_t table[] = {OP_nop, OP_tableswitch,
                             9,      9,
                             0,      0,
                             0,      20,
                             0xFF,   0xFF,
                             0xFF,   0xFF,
                             0,      0,
                             0,      0,
                             0,      0,
                             0,      5,
                             0,      0,
                             0,      7};
    ck_assert_uint_eq(opcode_length(table, sizeof table, 1), sizeof table - 1);
    ck_assert_uint_eq(opcode_length(table, sizeof table - 1, 1), 0);
    OpcodeSwitch cases = opcode_switch(table, 1);
    ck_assert_uint_eq(cases.count, 2);
    ck_assert_int_eq(cases.default_target, 21);
    ck_assert_int_eq(opcode_switch_key(&cases, 0), -1);
    ck_assert_int_eq(opcode_switch_target(&cases, 1), 8);
    uint8_t huge[16] = {OP_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF};
    ck_assert_uint_eq(opcode_length(huge, sizeof huge, 0), 0);
    uint8_t negative[16] = {OP_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 4};
    ck_assert_uint_eq(opcode_length(negative, sizeof negative, 0), 0);
}
END_TEST

START_TEST(no_opcode_reads_past_the_end) {
    for (unsigned opcode = 0; opcode < 256; opcode++) {
        uint8_t *one = malloc(1);
        *one = (uint8_t)opcode;
        uint32_t length = opcode_length(one, 1, 0);
        ck_assert(length == 0 || length == 1);
        ck_assert_uint_eq(opcode_length(one, 1, 1), 0);
        free(one);
    }
}
END_TEST

/* ---- Effects ---- */

START_TEST(dup_x1_puts_the_top_below) {
    uint32_t slots[4] = {SLOT_int, SLOT_reference | 7 << 4};
    SlotStack stack = {slots, 2, 4};
    ck_assert(slot_stack_apply(&stack, opcode_info[OP_dup_x1].effects));
    ck_assert_uint_eq(stack.depth, 3);
    ck_assert_uint_eq(slots[0], SLOT_reference | 7 << 4);
    ck_assert_uint_eq(slots[1], SLOT_int);
    ck_assert_uint_eq(slots[2], SLOT_reference | 7 << 4);
}
END_TEST

static bool shuffle_long(unsigned opcode, bool below) {
    uint32_t slots[12] = {SLOT_int, SLOT_int, SLOT_long, SLOT_long_top, SLOT_int, SLOT_int};
    SlotStack stack = {slots, below ? 5 : 4, 12};
    return slot_stack_apply(&stack, opcode_info[opcode].effects);
}

START_TEST(no_shuffle_splits_a_long) {
    ck_assert(!shuffle_long(OP_pop, false));
    ck_assert(!shuffle_long(OP_dup, false));
    ck_assert(!shuffle_long(OP_dup_x1, false));
    ck_assert(!shuffle_long(OP_dup_x2, false));
    ck_assert(!shuffle_long(OP_swap, false));
    ck_assert(!shuffle_long(OP_swap, true));
    ck_assert(!shuffle_long(OP_pop2, true));
    ck_assert(!shuffle_long(OP_dup2, true));
    ck_assert(!shuffle_long(OP_dup_x1, true));
    ck_assert(shuffle_long(OP_pop2, false));
    ck_assert(shuffle_long(OP_dup2, false));
    ck_assert(shuffle_long(OP_dup2_x1, false));
    ck_assert(shuffle_long(OP_dup2_x2, false));
    ck_assert(shuffle_long(OP_dup_x2, true));
}
END_TEST

START_TEST(apply_refuses_wrong_kinds_and_bounds) {
    uint32_t slots[2] = {SLOT_float};
    SlotStack stack = {slots, 1, 2};
    ck_assert(!slot_stack_apply(&stack, opcode_info[OP_ineg].effects));
    stack = (SlotStack){slots, 0, 2};
    ck_assert(!slot_stack_apply(&stack, opcode_info[OP_pop].effects));
    ck_assert(slot_stack_apply(&stack, opcode_info[OP_lconst_0].effects));
    ck_assert(!slot_stack_apply(&stack, opcode_info[OP_iconst_0].effects));
    ck_assert(!slot_stack_apply(&stack, opcode_info[OP_invokestatic].effects));
    stack = (SlotStack){slots, 0, 2};
    ck_assert(slot_stack_apply(&stack, opcode_info[OP_aconst_null].effects));
    ck_assert(slot_stack_apply(&stack, opcode_info[OP_areturn].effects));
    ck_assert(!opcode_info[OP_areturn].falls_through);
    ck_assert(opcode_info[OP_ifeq].falls_through);
}
END_TEST

int main(void) {
    Suite *suite = SUITE("opcodes", 0, NULL, NULL, every_row_agrees_with_its_effects,
                         canonical_opcodes_are_canonical_and_behave_alike,
                         lengths_are_those_of_the_specification,
                         wide_forms_have_four_or_six_bytes, switches_are_padded_and_bounded,
                         no_opcode_reads_past_the_end, dup_x1_puts_the_top_below,
                         no_shuffle_splits_a_long, apply_refuses_wrong_kinds_and_bounds);
    return run_suite(suite) != 0;
}
