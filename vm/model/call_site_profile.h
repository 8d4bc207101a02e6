/* SPDX-License-Identifier: MIT */
/* Whose instances a call site has met: the interpreter keeps two bytes for it behind the
 * operand of each quickened interface call, where there is room for no pointer. So classes that
 * are met have numbers. A number is a hint: sites are written without a lock, and whoever acts
 * upon what he reads compares the receiver's class at run time. */
#ifndef MINIJVM_VM_MODEL_CALL_SITE_PROFILE_H
#define MINIJVM_VM_MODEL_CALL_SITE_PROFILE_H

#include "vm/model/class.h"
#include "vm/model/names.h"

/* Numbers that are no class's: nothing was met; instances of several classes were, or of one
 * that has no number. */
enum { RECEIVER_NONE = 0, RECEIVER_SEVERAL = 1 };

/* The two bytes of the instruction at `at`. */
static inline unsigned profile_of(const uint8_t *at) {
    unsigned low = __atomic_load_n(at + 3, __ATOMIC_RELAXED),
             high = __atomic_load_n(at + 4, __ATOMIC_RELAXED);
    return low | high << 8;
}
static inline void profile_set(uint8_t *at, unsigned number) {
    __atomic_store_n(at + 3, (uint8_t)number, __ATOMIC_RELAXED);
    __atomic_store_n(at + 4, (uint8_t)(number >> 8), __ATOMIC_RELAXED);
}

/* Has the site met what it has not noted yet? */
static inline bool profile_is_news(const uint8_t *at, const Class *c) {
    unsigned met = profile_of(at);
    if (met == RECEIVER_SEVERAL) return false;
    return met == RECEIVER_NONE ||
           met != __atomic_load_n(&c->receiver_number, __ATOMIC_RELAXED);
}
/* The site has met an instance of the class, which is given a number when it has none.
 * **Lock:** class. */
void profile_meet(uint8_t *at, Class *c);
/* The only class that the interface call at pc has met, if it lives as long as the method, else
 * NULL. **Lock:** class. */
const Class *profile_only(const Method *m, uint32_t pc);
/* Of a class that is about to be freed. **Lock:** class. */
void profile_forget(Class *c);
void profile_destroy(VM *vm);

#endif
