/* SPDX-License-Identifier: MIT */
/* Signature polymorphic intrinsics.
 *
 * An intrinsic is called with the descriptor of its call site, which its declaration does not
 * have. So resolution makes one Method per (intrinsic, descriptor): a *shape*, which knows its
 * argument slots and how to find references among them, with an entry of its own. Entries get
 * the arguments where they lie on the Java stack; while they may reach a safepoint they push a
 * native frame over them. */
#ifndef MINIJVM_VM_INVOKE_POLYMORPHIC_H
#define MINIJVM_VM_INVOKE_POLYMORPHIC_H

#include "vm/invoke/invoke_known.h"

/* A signature polymorphic method of MethodHandle or VarHandle by the descriptor at its call:
 * for the VM's own intrinsics a Method with exactly this descriptor, else the declared one
 * (METHOD_POLYMORPHIC). NULL without exception: it is none. **Safepoint. Throws.** */
Method *polymorphic_method(Thread *t, Class *holder, const char *name, const char *descriptor);
bool polymorphic_is_intrinsic(const Class *holder, const char *name);

/* The method a MemberName names, with the site's descriptor if it is one of the library's
 * intrinsics. **Safepoint.** */
Method *polymorphic_linked(Thread *t, InvokeKnown *k, Object *member, const Class *receiver,
                           const char *site, Object *appendix);

/* Which of the intrinsics a shape is made for. */
typedef enum PolymorphicKind {
    POLYMORPHIC_none,
    POLYMORPHIC_basic,
    POLYMORPHIC_link_static,
    POLYMORPHIC_link_virtual,
    POLYMORPHIC_link_special,
    POLYMORPHIC_link_interface,
    POLYMORPHIC_exact,
    POLYMORPHIC_generic,
    POLYMORPHIC_target,
    POLYMORPHIC_site,
    POLYMORPHIC_variable
} PolymorphicKind;
PolymorphicKind polymorphic_kind(const Method *shape);

/* A native frame of `shape` over the arguments; NULL: StackOverflowError. **Safepoint.
 * Throws.** */
Frame *polymorphic_cover(Thread *t, Method *shape, Value *args);
void polymorphic_uncover(Thread *t, Frame *frame);

void polymorphic_destroy(VM *vm);

/* What the shapes of calls are called. **Lock:** class. */
void polymorphic_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data);

#endif
