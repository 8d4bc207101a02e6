/* SPDX-License-Identifier: MIT */
/* From a constant pool index to the class, field, method or constant it names, once and for
 * all: results and failures are recorded (JVMS 5.4.3). Engines call these when they first meet
 * an instruction. All: **Safepoint. Throws** the LinkageError of JVMS 5.4.3.x. */
#ifndef MINIJVM_VM_LINK_RESOLVE_H
#define MINIJVM_VM_LINK_RESOLVE_H

#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/model/names.h"

typedef enum InvokeKind {
    INVOKE_VIRTUAL,
    INVOKE_SPECIAL,
    INVOKE_STATIC,
    INVOKE_INTERFACE
} InvokeKind;

Class *resolve_class(Thread *t, Class *holder, uint32_t index);
/* Checks access, static-ness, finality of stores; does not initialize. `from` is the referring
 * method. */
Field *resolve_field(Thread *t, Method *from, uint32_t index, bool is_static, bool is_store);
/* The resolved method (not yet selected); an interface's InheritedMethod where it inherits it.
 * For INVOKE_SPECIAL already the one to run (ACC_SUPER rule). A signature polymorphic method
 * comes back as itself: then use resolve_polymorphic_call. */
Method *resolve_method(Thread *t, Method *from, uint32_t index, InvokeKind kind);

/* The class in which an invokespecial's selection begins: the one named, but the direct
 * superclass when a superclass is named. */
Class *resolve_special_start(Class *holder, Class *owner);
/* invokespecial in `holder` of `m`, found through `owner`: which method really runs (JVMS 6.5,
 * the ACC_SUPER rule). */
Method *resolve_special(Thread *t, Class *holder, Class *owner, Method *m);
/* The error when only a superclass has such a constructor; NULL. */
void *resolve_no_constructor(Thread *t, Class *c, const char *descriptor);

/* Links an invokedynamic instruction, or a polymorphic call, at the pc of `from`. Each site is
 * linked once; the returned link lives as long as the class. */
CallLink *resolve_call_site(Thread *t, Method *from, uint32_t pc, uint32_t index);
/* The link of a site where one of these has been; NULL: none yet. No safepoint. */
CallLink *resolve_known_link(const Method *from, uint32_t pc);
CallLink *resolve_polymorphic_call(Thread *t, Method *from, uint32_t pc, uint32_t index,
                                   Method *method);

/* The class that the reference to a resolved member names. */
Class *resolve_known_owner(const Class *holder, uint32_t index);

/* Makes class_constant(holder, index) not NULL: String, Class, MethodHandle, MethodType,
 * Dynamic. For a primitive Dynamic the box is the constant. (A null Dynamic constant is
 * recorded and *is_null set.) */
bool resolve_constant(Thread *t, Class *holder, uint32_t index, bool *is_null);
/* Then class_constant(holder, index) is not the constant but the error. */
bool resolve_has_failed(const Class *holder, uint32_t index);

/* A string, a method type or a method handle that has been resolved, else NULL. */
Object *resolve_object_constant(const Class *holder, uint32_t index);

#endif
