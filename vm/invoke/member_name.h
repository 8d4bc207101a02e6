/* SPDX-License-Identifier: MIT */
/* Natives of java.lang.invoke that need the VM's insides; named in classlib/native/natives.def.
 * All are VmNative (vm/jni/natives.h). All: **Safepoint. Throws.** */
#ifndef MINIJVM_VM_INVOKE_MEMBER_NAME_H
#define MINIJVM_VM_INVOKE_MEMBER_NAME_H

#include "vm/model/names.h"

void java_lang_invoke_CallSite_replaceTarget(Thread *t, Value *args, Value *result);
void java_lang_invoke_MemberName_describe(Thread *t, Value *args, Value *result);
void java_lang_invoke_MemberName_fill(Thread *t, Value *args, Value *result);
void java_lang_invoke_MemberName_find(Thread *t, Value *args, Value *result);
void java_lang_invoke_MemberName_place(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandle_invoke(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandle_invokeExact(Thread *t, Value *args, Value *result);
void java_lang_invoke_Conversions_failCast(Thread *t, Value *args, Value *result);
void java_lang_invoke_DirectMethodHandle_invoke0(Thread *t, Value *args, Value *result);

#endif
