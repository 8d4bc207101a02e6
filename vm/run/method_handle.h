/* SPDX-License-Identifier: MIT */
/* The VM's side of java.lang.invoke: OpenJDK 17's linkage upcalls, the signature polymorphic intrinsics, and
 * MemberName resolution. The VM knows no bootstrap method by name. */
#ifndef MINIJVM_VM_RUN_METHOD_HANDLE_H
#define MINIJVM_VM_RUN_METHOD_HANDLE_H

#include "vm/vm.h"

/* A signature polymorphic method of MethodHandle or VarHandle by the descriptor at its call: for the VM's own
 * intrinsics a Method with exactly this descriptor, else the declared one (METHOD_POLYMORPHIC). NULL without
 * exception: it is none. **Throws.** */
Method *method_handle_polymorphic(Thread *t, Class *holder, const char *name, const char *descriptor);

/* Constants. **Safepoint. Throws.** */
Object *method_handle_type(Thread *t, Class *holder, const char *descriptor);
Object *method_handle_constant(Thread *t, Class *holder, uint32_t index);
Object *method_handle_dynamic(Thread *t, Class *holder, uint32_t index, bool *is_null);

/* The method to call and the appendix (NULL: none). **Safepoint. Throws.** */
Method *method_handle_link_call_site(Thread *t, Class *holder, uint32_t index, Handle *appendix);
Method *method_handle_link_method(Thread *t, Class *holder, Method *method, const char *descriptor, Handle *appendix);

void method_handles_destroy(VM *vm);

#endif
