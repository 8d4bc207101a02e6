/* SPDX-License-Identifier: MIT */
#include "jit/x86_64/literals.h"

#include "jit/x86_64/compiler.h"
#include "jit/x86_64/labels.h"

Label *literal_label(Compiler *c, uint64_t bits) {
    Literal *literal = c->literals;
    while (literal != NULL && literal->bits != bits && !c->is_exhausted)
        literal = literal->next;
    if (literal == NULL || c->is_exhausted) {
        literal = compiler_allocate_raw(c, sizeof *literal);
        *literal = (Literal){LABEL_NEW, bits, c->literals};
        c->literals = literal;
    }
    return &literal->label;
}

void literals_emit(Compiler *c) {
    uint32_t begin = c->a->size;
    for (Literal *literal = c->literals; literal != NULL; literal = literal->next) {
        if (literal->label.uses < 0) continue;
        if (c->a->size == begin) asm_align(c->a, sizeof literal->bits);
        asm_label(c->a, &literal->label);
        asm_u64(c->a, literal->bits);
    }
    c->literal_bytes = c->a->size - begin;
}

void literals_rewind(Compiler *c, uint32_t size) {
    for (Literal *literal = c->literals; literal != NULL; literal = literal->next)
        asm_forget_uses(c->a, &literal->label, size);
}
