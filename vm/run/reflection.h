/* SPDX-License-Identifier: MIT */
/* java.lang.reflect objects and the run-time structs behind them. An object names its member by
 * class and slot: the index among the class's declared fields or methods. Natives of the class
 * library and JNI's FromReflected/ToReflected functions call these. */
#ifndef MINIJVM_VM_RUN_REFLECTION_H
#define MINIJVM_VM_RUN_REFLECTION_H

#include "vm/run/exception.h"

/* New objects; they load the types of the descriptors. **Safepoint. Throws** LinkageErrors,
 * OutOfMemoryError (NULL). A method named <init> becomes a Constructor. */
Object *reflection_field(Thread *t, Field *field);
Object *reflection_method(Thread *t, Method *method);
Object *reflection_record_component(Thread *t, Class *c, uint32_t index);
/* Parameter[] of a Method or Constructor by its MethodParameters attribute. NULL without
 * exception: it has none. **Safepoint.** */
Object *reflection_parameters(Thread *t, Handle executable);

/* The member behind a Field, Method or Constructor object. No safepoint. */
Field *reflection_field_of(VM *vm, Object *object);
Method *reflection_method_of(VM *vm, Object *object);

/* Class[] of a method descriptor's parameters; the return type's class too when asked.
 * **Safepoint. Throws.** */
Object *reflection_parameter_types(Thread *t, Loader *loader, const char *descriptor,
                                   Class **return_type);

/* Calls with reflection's conversions: args is an Object[] or NULL, receiver is ignored for
 * static methods and constructors (which make the object). The result is boxed. Exceptions of
 * the callee are wrapped in an InvocationTargetException. **Safepoint. Throws.** */
Object *reflection_invoke(Thread *t, Handle executable, Handle receiver, Handle args);

#endif
