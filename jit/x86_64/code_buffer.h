/* SPDX-License-Identifier: MIT */
/* The growing buffer that the assembler writes to, with its labels and relocations. Addresses
 * outside the buffer are reached through relocations, which asm_relocate fills in once it is
 * known where the code will lie. A buffer that cannot grow sets `failed`, and what is written
 * then is lost: test it once, at the end. */
#ifndef MINIJVM_JIT_X86_64_CODE_BUFFER_H
#define MINIJVM_JIT_X86_64_CODE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A place in the code: bound once, referred to before and after. Begins as LABEL_NEW. */
typedef struct Label {
    int32_t position; /* -1: not bound */
    int32_t uses;     /* chain of displacements to fill in, -1 ends it */
} Label;
#define LABEL_NEW ((Label){-1, -1})

/* A 32-bit displacement to an absolute address. */
typedef struct Relocation {
    uint32_t position; /* of the displacement, which is relative to its own end */
    const void *target;
} Relocation;

typedef struct Assembler {
    uint8_t *bytes;
    uint32_t size, capacity;
    uint32_t limit;      /* below that size there is room for any instruction */
    uint32_t last_label; /* where one was bound last */
    Relocation *relocations;
    uint32_t relocation_count, relocation_capacity;
    bool failed;
    uint8_t lost[32]; /* where a failed one writes */
} Assembler;

void asm_begin(Assembler *a); /* empties it and keeps its memory */
void asm_free(Assembler *a);
void asm_bind_uses(Assembler *a, Label *label);
static inline void asm_label(Assembler *a, Label *label) { /* binds it here */
    label->position = (int32_t)(a->last_label = a->size);
    if (label->uses >= 0) asm_bind_uses(a, label);
}
/* Forgets the code from there on, which no label and no relocation is in. */
static inline void asm_rewind(Assembler *a, uint32_t size) { a->size = size; }
/* Fills in the relocations of code that was copied to `to` and will run at `at`. False: out of
 * reach. */
bool asm_relocate(const Assembler *a, uint8_t *to, const uint8_t *at);

/* ---- Data ---- */
void asm_byte(Assembler *a, unsigned byte);
void asm_u32(Assembler *a, uint32_t value);
void asm_u64(Assembler *a, uint64_t value);
/* Its lowest bytes: whole instructions that are put together elsewhere. */
void asm_word(Assembler *a, uint64_t bytes, unsigned count);
/* Four bytes: the distance from position `base` to the label. */
void asm_distance(Assembler *a, uint32_t base, Label *label);

#endif
