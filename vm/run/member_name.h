/* SPDX-License-Identifier: MIT */
/* Natives of java.lang.invoke that need the VM's insides; named in classlib/native/natives.def. All are
 * VmNative (vm/jni/natives.h). */
#ifndef MINIJVM_VM_RUN_MEMBER_NAME_H
#define MINIJVM_VM_RUN_MEMBER_NAME_H

#include "vm/vm.h"

void java_lang_invoke_MethodHandleNatives_init(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_expand(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_resolve(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_objectFieldOffset(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_staticFieldOffset(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_staticFieldBase(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_getMemberVMInfo(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandleNatives_setCallSiteTarget(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandle_invoke(Thread *t, Value *args, Value *result);
void java_lang_invoke_MethodHandle_invokeExact(Thread *t, Value *args, Value *result);
void java_lang_invoke_Conversions_failCast(Thread *t, Value *args, Value *result);
void java_lang_invoke_DirectMethodHandle_invoke0(Thread *t, Value *args, Value *result);

#endif
