/* SPDX-License-Identifier: MIT */
/* Which indexes are known to be inside which arrays (range_checks.c): an access that has been
 * checked needs no second check as long as both are the same. The array is in a local, or what
 * a field is known to hold (load_elimination.h). Known from one instruction to the next; blocks
 * begin with nothing, but for those that only the block in front of them leads to. And an index
 * that cannot be larger than a known array is long needs no check at all. */
#ifndef MINIJVM_JIT_X86_64_RANGE_CHECKS_H
#define MINIJVM_JIT_X86_64_RANGE_CHECKS_H

#include "jit/x86_64/values.h"

/* The index is a local plus a number, or a number alone. */
typedef struct Inside {
    uint16_t array,
        index; /* places of values (load_elimination.h); INSIDE_NUMBER: a number alone */
    int32_t offset;
    bool is_inlined; /* an inlined method has checked it: forgotten with its end */
} Inside;
enum { MAX_INSIDE = 12, INSIDE_NUMBER = UINT16_MAX };

bool ranges_are_known(Compiler *c, const Val *array, const Val *index);
void ranges_note(Compiler *c, const Val *array, const Val *index); /* they have been checked */
void ranges_forget(Compiler *c, unsigned local); /* it changes: load_elimination.h, too */
void ranges_forget_inlined(Compiler *c);         /* what the inlined method knew, reads too */
/* What `a` plus the number is, for the `exact` of an int in a register. */
Ref ranges_sum(const Compiler *c, const Val *a, int64_t number);
/* Not negative and no more than that, for the same; 0: that says nothing. */
Ref ranges_at_most(uint32_t most);
int64_t ranges_most(const Val *a); /* negative: it may be so, too */
/* The length of that array, for the same; 0: it is in no local that counts. Which local's array
 * it is the length of, -1. */
Ref ranges_length_of(const Val *array);
int ranges_length_array(const Compiler *c, const Val *length);

#endif
