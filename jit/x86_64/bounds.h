/* SPDX-License-Identifier: MIT */
/* Which indexes are known to be inside which arrays (bounds.c): an access that has been checked needs no second
 * check as long as both are the same. Known of the method's own locals, from one instruction to the next; blocks
 * begin with nothing, but for those that only the block in front of them leads to. And an index that cannot be
 * larger than a known array is long needs no check at all. */
#ifndef MINIJVM_JIT_X86_64_BOUNDS_H
#define MINIJVM_JIT_X86_64_BOUNDS_H

#include "jit/x86_64/values.h"

/* The index is a local plus a number, or a number alone. */
typedef struct Inside {
    uint16_t array, index; /* locals; INSIDE_NUMBER: a number alone */
    int32_t offset;
} Inside;
enum { MAX_INSIDE = 12, INSIDE_NUMBER = UINT16_MAX };

bool bounds_are_known(const Compiler *c, const Val *array, const Val *index);
void bounds_note(Compiler *c, const Val *array, const Val *index); /* they have been checked */
void bounds_forget(Compiler *c, unsigned local); /* it changes: reads.h, too */
/* What `a` plus the number is, for the `exact` of an int in a register. */
Ref bounds_sum(const Val *a, int64_t number);
/* Not negative and no more than that, for the same; 0: that says nothing. */
Ref bounds_at_most(uint32_t most);
int64_t bounds_most(const Val *a); /* negative: it may be so, too */
/* The length of that array, for the same; 0: it is in no local that counts. Which local's array it is the length of, -1. */
Ref bounds_length_of(const Val *array);
int bounds_length_array(const Compiler *c, const Val *length);

#endif
