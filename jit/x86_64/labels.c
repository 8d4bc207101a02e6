/* SPDX-License-Identifier: MIT */
/* See labels.h. A use is a displacement relative to its own end. Those of a label that is not
 * bound yet are a chain: each holds the place of the one before, the first one -1. */
#include "jit/x86_64/labels.h"

#include <string.h>

static int32_t use_before(const Assembler *a, int32_t use) {
    int32_t before;
    memcpy(&before, a->bytes + use, sizeof before);
    return before;
}
static void set_use(Assembler *a, int32_t use, int32_t value) {
    memcpy(a->bytes + use, &value, sizeof value);
}

void asm_bind_uses(Assembler *a, Label *label) {
    for (int32_t at = label->uses, next; at >= 0 && !a->failed; at = next) {
        next = use_before(a, at);
        set_use(a, at, label->position - (at + 4));
    }
    label->uses = -1;
}

void asm_forget_uses(const Assembler *a, Label *label, uint32_t size) {
    while (label->uses >= (int32_t)size && !a->failed) label->uses = use_before(a, label->uses);
}

void asm_redirect(Assembler *a, Label *from, Label *to) {
    int32_t behind = -1, use = to->uses;
    if (to->position >= 0) {
        from->position = to->position;
        asm_bind_uses(a, from);
        return;
    }
    while (from->uses >= 0 && !a->failed) { /* the later uses come first in both chains */
        int32_t moved = from->uses;
        for (; use > moved; use = use_before(a, use)) behind = use;
        from->uses = use_before(a, moved);
        set_use(a, moved, use);
        if (behind < 0)
            to->uses = moved;
        else
            set_use(a, behind, moved);
        behind = moved;
    }
}

void asm_drop_jump(Assembler *a, Label *label) {
    enum { JMP = 0xe9 };
    if (label->uses < 0 || label->uses + 4 != (int32_t)a->size || a->last_label == a->size ||
        a->bytes[label->uses - 1] != JMP)
        return;
    a->size -= 5;
    label->uses = use_before(a, label->uses);
}
