/* SPDX-License-Identifier: MIT */
/* Linking and initialization of classes: the protocol among threads of JVMS 5.5.
 *   LOADED -> LINKING -> LINKED -> INITIALIZING (by one thread) -> INITIALIZED | ERRONEOUS */
#ifndef MINIJVM_VM_LINK_INITIALIZE_H
#define MINIJVM_VM_LINK_INITIALIZE_H

#include "vm/model/class_life.h"

/* Superclasses first. **Safepoint. Throws** LinkageErrors. */
bool class_link(Thread *t, Class *c);
/* True when the class is initialized, or is being initialized by this very thread.
 * **Safepoint. Throws** ExceptionInInitializerError, NoClassDefFoundError, LinkageErrors. */
bool class_initialize_slow(Thread *t, Class *c);
static inline bool class_initialize(Thread *t, Class *c) {
    return class_is_initialized(c) || class_initialize_slow(t, c);
}

#endif
