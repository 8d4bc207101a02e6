/* SPDX-License-Identifier: MIT */
/* An operand stack of which only the kinds of values are known, and what instructions do to it.
 */
#ifndef MINIJVM_VM_FLOW_SLOT_STACK_H
#define MINIJVM_VM_FLOW_SLOT_STACK_H

#include <stdbool.h>
#include <stdint.h>

/* The low 4 bits of a stack slot; users may keep what they like in the bits above. */
typedef enum SlotKind {
    SLOT_none = 0, /* unusable */
    SLOT_int,
    SLOT_float,
    SLOT_long,
    SLOT_long_top, /* the second, upper slot */
    SLOT_double,
    SLOT_double_top,
    SLOT_reference,
    SLOT_return_address
} SlotKind;

enum { SLOT_KIND_MASK = 15 };

/* A stack of `depth` slots, at most `limit`. */
typedef struct SlotStack {
    uint32_t *slots;
    unsigned depth, limit;
} SlotStack;

/* Push or pop one value of the type letter (I F J D A); long and double take two slots. False
 * on overflow, underflow or a wrong kind, with the stack in any state. Popping A does not take
 * a return address. */
bool slot_stack_push(SlotStack *stack, char letter);
bool slot_stack_pop(SlotStack *stack, char letter);

/* Applies an effect string of opcodes.def that is not special. False on overflow, underflow,
 * wrong kinds, or if a long or double would be split. */
bool slot_stack_apply(SlotStack *stack, const char *effects);

#endif
