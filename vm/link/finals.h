/* SPDX-License-Identifier: MIT */
/* Final static fields that are written when their class is initialized already: by native code
 * (JNI's SetStatic<type>Field), through an address that Unsafe gave away, by methods of classes
 * older than version 53 (JVMS 6.5 putstatic). An engine takes the others for constants. */
#ifndef MINIJVM_VM_LINK_FINALS_H
#define MINIJVM_VM_LINK_FINALS_H

#include "vm/model/names.h"
#include "vm/model/class.h"

static inline bool final_is_constant(const Field *field) {
    return (field->flags & ACC_FINAL) && !__atomic_load_n(&field->varies, __ATOMIC_RELAXED);
}

/* Those that methods of the class write, as they may in an old one; while it is being linked,
 * verified. */
void finals_find_varying(Class *c);

void final_is_written_slow(Thread *t, Field *field); /* **Safepoint.** */
/* A static field is about to be written. The thread that initializes its class may do so.
 * **Safepoint.** */
static inline void final_is_written(Thread *t, Field *field) {
    if (final_is_constant(field)) final_is_written_slow(t, field);
}

/* Its address is about to be known to somebody who may write there at any time. **Safepoint.**
 */
void final_is_exposed(Thread *t, Field *field);

#endif
