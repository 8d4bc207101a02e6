/* SPDX-License-Identifier: MIT */
/* The VM's side of linkage. The VM knows no bootstrap method by name. Calls are in
 * polymorphic.h, MemberName resolution is in member_name.h. */
#ifndef MINIJVM_VM_INVOKE_METHOD_HANDLE_H
#define MINIJVM_VM_INVOKE_METHOD_HANDLE_H

#include "vm/model/names.h"

/* Constants. **Safepoint. Throws.** */
Object *method_handle_type(Thread *t, Class *holder, const char *descriptor);
Object *method_handle_constant(Thread *t, Class *holder, uint32_t index);
Object *method_handle_dynamic(Thread *t, Class *holder, uint32_t index, bool *is_null);

/* The method to call and the appendix (NULL: none). **Safepoint. Throws.** */
Method *method_handle_link_call_site(Thread *t, Class *holder, uint32_t index,
                                     Handle *appendix);
Method *method_handle_link_method(Thread *t, Class *holder, Method *method,
                                  const char *descriptor, Handle *appendix);

#endif
