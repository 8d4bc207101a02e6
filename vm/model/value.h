/* SPDX-License-Identifier: MIT */
/* A slot of the Java stack: 64 bits. A long or double occupies two slots and lies whole in the
 * first (lower) one; the second is unused. A reference is held as a full pointer. */
#ifndef MINIJVM_VM_MODEL_VALUE_H
#define MINIJVM_VM_MODEL_VALUE_H

#include <stdint.h>

struct Object;

typedef union Value {
    int32_t i;
    int64_t j;
    float f;
    double d;
    struct Object *l;
    uint64_t bits;
} Value;

#endif
