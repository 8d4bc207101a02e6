/* SPDX-License-Identifier: MIT */
#include "vm/flow/slot_stack.h"

#include <string.h>

static SlotKind kind_of(char letter) {
    switch (letter) {
    case 'I': return SLOT_int;
    case 'F': return SLOT_float;
    case 'J': return SLOT_long;
    case 'D': return SLOT_double;
    case 'A': return SLOT_reference;
    default: return SLOT_none;
    }
}

static bool has_top(SlotKind kind) { return kind == SLOT_long || kind == SLOT_double; }

static bool is_top(SlotKind kind) { return kind == SLOT_long_top || kind == SLOT_double_top; }

bool slot_stack_push(SlotStack *stack, char letter) {
    SlotKind kind = kind_of(letter);
    unsigned size = has_top(kind) ? 2 : 1;
    if (kind == SLOT_none || stack->depth > stack->limit || stack->limit - stack->depth < size)
        return false;
    stack->slots[stack->depth++] = kind;
    if (size == 2) stack->slots[stack->depth++] = kind + 1u;
    return true;
}

bool slot_stack_pop(SlotStack *stack, char letter) {
    SlotKind kind = kind_of(letter);
    unsigned size = has_top(kind) ? 2 : 1;
    if (kind == SLOT_none || stack->depth < size) return false;
    stack->depth -= size;
    const uint32_t *slots = stack->slots + stack->depth;
    return (slots[0] & SLOT_KIND_MASK) == kind &&
           (size == 1 || (slots[1] & SLOT_KIND_MASK) == kind + 1u);
}

/* "ab -> bab": the popped slots get their names, then the names say what is pushed. No value is
 * split if nothing that is popped begins with, or nothing that is pushed contains, a lone half.
 */
static bool apply_shuffle(SlotStack *stack, const char *effects) {
    unsigned pops = (unsigned)strcspn(effects, " ");
    const char *pushed = strchr(effects, '>') + 1;
    pushed += *pushed == ' ';
    unsigned pushes = (unsigned)strlen(pushed);
    if (stack->depth < pops || stack->depth > stack->limit ||
        stack->limit - (stack->depth - pops) < pushes)
        return false;
    uint32_t taken[4];
    uint32_t *base = stack->slots + (stack->depth - pops);
    memcpy(taken, base, pops * sizeof *taken);
    if (is_top(taken[0] & SLOT_KIND_MASK)) return false;
    for (unsigned i = 0; i < pushes; i++) base[i] = taken[pushed[i] - 'a'];
    for (unsigned i = 0; i < pushes; i++) {
        SlotKind kind = base[i] & SLOT_KIND_MASK;
        if (has_top(kind) && (i + 1 == pushes || (base[i + 1] & SLOT_KIND_MASK) != kind + 1u))
            return false;
        if (is_top(kind) && (i == 0 || (base[i - 1] & SLOT_KIND_MASK) != kind - 1u))
            return false;
    }
    stack->depth = stack->depth - pops + pushes;
    return true;
}

bool slot_stack_apply(SlotStack *stack, const char *effects) {
    if (effects[0] >= 'a' && effects[0] <= 'd') return apply_shuffle(stack, effects);
    const char *arrow = strchr(effects, '-');
    if (arrow == NULL) return false;
    for (const char *p = arrow; p > effects; p--)
        if (p[-1] != ' ' && !slot_stack_pop(stack, p[-1])) return false;
    for (const char *p = arrow + 2; *p; p++)
        if (*p != ' ' && *p != '!' && !slot_stack_push(stack, *p)) return false;
    return true;
}
