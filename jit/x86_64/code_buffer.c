/* SPDX-License-Identifier: MIT */
/* See code_buffer.h. Below `limit` there is room for any instruction, so that one comparison
 * comes before each; a failed buffer has a limit of zero and a place of its own to write to. */
#include "jit/x86_64/code_buffer.h"
#include "jit/x86_64/encoding.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 32 };

/* One that failed has no room any more. */
static void set_limit(Assembler *a) {
    a->limit = a->failed || a->capacity < LONGEST ? 0 : a->capacity - LONGEST + 1;
}

NOT_COPIED uint8_t *asm_make_room(Assembler *a) {
    uint32_t capacity = a->capacity * 2 + 1024;
    uint8_t *grown = a->failed || capacity > 64u << 20 ? NULL : realloc(a->bytes, capacity);
    if (grown != NULL) {
        a->bytes = grown;
        a->capacity = capacity;
    } else {
        a->failed = true;
    }
    set_limit(a);
    return a->failed ? a->lost : a->bytes + a->size;
}

void asm_begin(Assembler *a) {
    a->size = a->relocation_count = a->last_label = 0;
    a->failed = false;
    set_limit(a);
}

void asm_free(Assembler *a) {
    free(a->bytes);
    free(a->relocations);
    *a = (Assembler){0};
}

/* ---- Data ---- */

static NOT_COPIED void any_word(Assembler *a, uint64_t bytes, unsigned count) {
    uint8_t *at = begin(a);
    memcpy(at, &bytes, sizeof bytes);
    end(a, at + count);
}
void asm_word(Assembler *a, uint64_t bytes, unsigned count) {
    if (a->size >= a->limit) {
        any_word(a, bytes, count);
        return;
    }
    memcpy(a->bytes + a->size, &bytes, sizeof bytes);
    a->size += count;
}
void asm_byte(Assembler *a, unsigned byte) { asm_word(a, byte, 1); }
void asm_u32(Assembler *a, uint32_t value) { asm_word(a, value, sizeof value); }
void asm_u64(Assembler *a, uint64_t value) { asm_word(a, value, sizeof value); }

void asm_distance(Assembler *a, uint32_t base, Label *label) {
    if (label->position >= 0)
        asm_u32(a, (uint32_t)(label->position - (int32_t)base));
    else
        a->failed = true; /* tables come after what they point to */
}

/* ---- Relocations ---- */

bool asm_relocate(const Assembler *a, uint8_t *to, const uint8_t *at) {
    for (uint32_t i = 0; i < a->relocation_count; i++) {
        const Relocation *r = &a->relocations[i];
        int64_t distance = (const uint8_t *)r->target - (at + r->position + 4);
        int32_t near = (int32_t)distance;
        if (near != distance) return false;
        memcpy(to + r->position, &near, 4);
    }
    return true;
}
