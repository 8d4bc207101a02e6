/* SPDX-License-Identifier: MIT */
/* What the VM knows of java.lang.invoke: classes, field offsets and the methods it calls, found
 * once, when the first of them is needed; and access to the fields of MemberName, which the
 * library and the VM share. */
#ifndef MINIJVM_VM_INVOKE_INVOKE_KNOWN_H
#define MINIJVM_VM_INVOKE_INVOKE_KNOWN_H

#include "gc/object.h"
#include "vm/model/names.h"

typedef struct InvokeKnown {
    Class *MethodHandle, *Linkage, *MethodType, *LambdaForm, *MemberName, *ResolvedMethodName,
        *DirectMethodHandle, *Invokers, *CallSite;
    uint32_t MethodHandle_type, MethodHandle_form, MethodHandle_heat, MethodHandle_adapted,
        LambdaForm_vmentry, MemberName_clazz, MemberName_name, MemberName_type,
        MemberName_flags, MemberName_method, MethodType_rtype, MethodType_ptypes,
        DirectMethodHandle_member, CallSite_target;
    uint32_t VarHandle_varType, VarHandle_receiverType, VarHandle_types, VarHandle_base,
        VarHandle_offset, VarHandle_layout, Site_callType, Site_known, Site_mode, Site_result;
    Class *HeapByteBuffer, *DirectByteBuffer; /* buffer_view.c's */
    uint32_t Buffer_limit, Buffer_address, HeapByteBuffer_hb, HeapByteBuffer_offset,
        HeapByteBuffer_readOnly, DirectByteBuffer_mapped, DirectByteBuffer_readOnly;
    Method *invokeDirect, *enterTree, *invokeTree, *heatUp, *requireType, *convertTo;
    Method *linkSite, *linkCall, *linkConstant, *linkType, *linkDynamic;
    /* What is linked is answered as a MemberName, its appendix in an array that was given; else
     * as a pair of both. */
    bool fills_appendix;
    struct Shape_ *shapes; /* polymorphic.c's */
} InvokeKnown;

/* **Safepoint. Throws.** */
InvokeKnown *invoke_known(Thread *t);

/* java.lang.invoke.<name>, linked; for a library's own find_handles (vm/model/library.h).
 * **Safepoint. Throws.** */
bool invoke_known_class(Thread *t, Class **out, const char *name);

/* Fills in what is known of VarHandle, before its first call is linked. **Safepoint. Throws.**
 */
bool invoke_known_variables(Thread *t, InvokeKnown *k);

static inline Object *known_get(const Object *object, uint32_t offset) {
    return slot_get((const char *)object + offset);
}
static inline void known_set(Object *object, uint32_t offset, Object *value) {
    object_set_ref(object, (char *)object + offset, value);
}
static inline int32_t known_int(const Object *object, uint32_t offset) {
    return *(const int32_t *)(const void *)((const char *)object + offset);
}

enum {
    MEMBER_METHOD = 0x10000,
    MEMBER_CONSTRUCTOR = 0x20000,
    MEMBER_FIELD = 0x40000,
    MEMBER_CALLER_SENSITIVE = 0x100000,
    MEMBER_KIND_SHIFT = 24
};
int32_t *member_flags(const InvokeKnown *k, Object *member);
int member_kind(const InvokeKnown *k, Object *member); /* REF_* */
int64_t *member_index(VM *vm, Object *member);         /* vtable index or field offset */
Method *member_target(const InvokeKnown *k,
                      const Object *member); /* NULL: unresolved, or a field */

/* Makes a MemberName of a method or field. `dispatch`: by its place in a vtable, where it has
 * one. member_name.c. **Safepoint. Throws** OutOfMemoryError. */
bool member_set_method(Thread *t, InvokeKnown *k, Handle member, Method *m, int kind,
                       bool dispatch);
/* No safepoint. */
void member_set_field(Thread *t, InvokeKnown *k, Object *member, Field *f, int kind);
/* Resolves it by clazz, name, type and kind, as code of `caller` would; NULL: without asking
 * who may. **Safepoint. Throws** LinkageErrors. */
bool member_resolve(Thread *t, InvokeKnown *k, Handle member, Class *caller);

/* The offset of a field, the method of a name, that must be there. */
uint32_t known_field(const Class *c, const char *name);
Method *known_method(Class *c, const char *name);

/* 'L' or the letter of a primitive class. */
char known_mirror_kind(const Object *mirror);

#endif
