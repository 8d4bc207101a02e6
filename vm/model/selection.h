/* SPDX-License-Identifier: MIT */
/* Which member a name means (JVMS 5.4.3.2 to 5.4.3.4), and which method a virtual or interface
 * call runs for a receiver's class (JVMS 5.4.6), with the error when there is none. Only what
 * takes a Thread throws or is a safepoint. */
#ifndef MINIJVM_VM_MODEL_SELECTION_H
#define MINIJVM_VM_MODEL_SELECTION_H

#include "vm/model/class.h"
#include "vm/model/names.h"

/* ---- Looking up ---- */

/* Symbols must be interned. Declared members only. NULL: none. */
Method *class_declared_method(const Class *c, const char *name, const char *descriptor);
Field *class_declared_field(const Class *c, const char *name, const char *descriptor);
/* Called once, when the members are there and before anybody looks for one. */
void class_index_members(Class *c);
/* Superclasses (and, for fields, superinterfaces) too. */
Method *class_find_method(const Class *c, const char *name, const char *descriptor);
Field *class_find_field(const Class *c, const char *name, const char *descriptor);
/* Superclasses, then maximally specific superinterface methods (JVMS 5.4.3.3, 5.4.3.4). */
Method *class_find_method_or_default(const Class *c, const char *name, const char *descriptor);

/* The most specific superinterface method alone; conflict: two non-abstract ones compete. */
Method *class_select_default(const Class *c, const char *name, const char *descriptor,
                             bool *conflict);

/* ---- Overriding ---- */

static inline bool method_is_virtual(const Method *m) {
    return !(m->flags & (ACC_STATIC | ACC_PRIVATE)) && m->name[0] != '<';
}
/* Two virtual methods of one name and descriptor, the second of a superclass (JVMS 5.4.5). */
static inline bool method_overrides(const Method *m, const Method *super) {
    return (super->flags & (ACC_PUBLIC | ACC_PROTECTED)) ||
           class_same_package(m->holder, super->holder);
}

/* ---- What interfaces inherit ---- */

/* invokeinterface names an interface, which the receiver has to implement, also where the
 * method is another interface's or Object's. So that one look into a table answers both, a
 * method that an interface inherits is resolved to one of these: it stands for the original in
 * that interface, and is a key of interface tables. It never runs. */
typedef struct InheritedMethod {
    Method method; /* the original's copy; its holder is the interface that inherits */
    Method *original;
    struct InheritedMethod *next;
} InheritedMethod;

/* The one of the interface for an instance method that is not private. NULL: out of memory. */
Method *selection_inherited(Class *interface, Method *original);
static inline Method *method_original(Method *m) {
    return method_has(m, METHOD_IS_INHERITED) ? ((InheritedMethod *)(void *)m)->original : m;
}

/* ---- Selecting ---- */

/* The only class whose instances were called through the interface so far; it lives as long.
 * NULL: none, or several. */
const Class *class_only_receiver(const Class *interface);
/* As below, without making the table. NULL: it is not made, or has no such method. */
Method *class_known_target(const Class *c, const Method *interface_method);
/* What invokeinterface on `interface_method` runs for an instance of `c`. NULL:
 * AbstractMethodError or IncompatibleClassChangeError is for the caller to raise. No safepoint.
 */
Method *class_interface_target_slow(Class *c, Method *interface_method);
static inline Method *class_interface_target(Class *c, Method *interface_method) {
    const Itable *itable = __atomic_load_n(&c->itable, __ATOMIC_ACQUIRE);
    if (itable != NULL) {
        const ItableEntry *e = &itable->entries[interface_method->hash & itable->mask];
        if (__atomic_load_n(&e->interface_method, __ATOMIC_ACQUIRE) == interface_method)
            return e->target;
    }
    return class_interface_target_slow(c, interface_method);
}
/* The method a virtual call runs: vtable, or the method itself when it is in none. */
static inline Method *class_virtual_target(const Class *c, Method *method) {
    return method->vtable_index >= 0 ? c->vtable[method->vtable_index] : method;
}

/* Engines ask for what their own tables do not answer. NULL: **Throws** AbstractMethodError,
 * IncompatibleClassChangeError, and where the call is an invokeinterface IllegalAccessError: it
 * selects public methods alone (JVMS 6.5). **Safepoint.** */
Method *selection_target(Thread *t, Method *resolved, Class *c, bool by_interface);

/* What invokespecial runs that looks `m` up in `c`: the class named, or the direct superclass
 * (JVMS 6.5). NULL: there is none, or, `conflict`, several defaults compete. The method may be
 * abstract. */
Method *selection_special(const Class *c, Method *m, bool *conflict);
/* **Throws** the IncompatibleClassChangeError of competing defaults. NULL. **Safepoint.** */
void *selection_throw_conflict(Thread *t, const Class *c, const Method *m);
/* A stand-in for a vtable slot in which default methods compete: calling it throws. NULL: out
 * of memory. */
Method *selection_conflict(Class *c, Method *one);
bool selection_is_conflict(const Method *m);

#endif
