/* SPDX-License-Identifier: MIT */
#include "vm/invoke/invoke_known.h"
#include "vm/system/lock.h"

#include <stdlib.h>
#include <string.h>

#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/run/exception.h"
#include "vm/model/thread.h"

bool invoke_known_class(Thread *t, Class **out, const char *name) {
    char full[64];
    snprintf(full, sizeof full, "java/lang/invoke/%s", name);
    *out = loader_boot_class(t, full);
    return *out != NULL && class_link(t, *out);
}

uint32_t known_field(const Class *c, const char *name) {
    for (const Class *at = c; at != NULL; at = at->super)
        for (uint32_t i = 0; i < at->field_count; i++)
            if (strcmp(at->fields[i].name, name) == 0) return at->fields[i].offset;
    vm_fatal(c->vm, "the class library lacks field %s.%s", c->name, name);
}

Method *known_method(Class *c, const char *name) {
    for (uint32_t i = 0; i < c->method_count; i++)
        if (strcmp(c->methods[i].name, name) == 0) return &c->methods[i];
    vm_fatal(c->vm, "the class library lacks method %s.%s", c->name, name);
}

/* ---- What is found ---- */

/* What both libraries have. */
static bool find_common(Thread *t, InvokeKnown *k) {
    if (!invoke_known_class(t, &k->MethodHandle, "MethodHandle") ||
        !invoke_known_class(t, &k->MethodType, "MethodType") ||
        !invoke_known_class(t, &k->LambdaForm, "LambdaForm") ||
        !invoke_known_class(t, &k->MemberName, "MemberName") ||
        !invoke_known_class(t, &k->ResolvedMethodName, "ResolvedMethodName") ||
        !invoke_known_class(t, &k->CallSite, "CallSite"))
        return false;
    k->MethodHandle_type = known_field(k->MethodHandle, "type");
    k->MethodHandle_form = known_field(k->MethodHandle, "form");
    k->LambdaForm_vmentry = known_field(k->LambdaForm, "vmentry");
    k->MemberName_clazz = known_field(k->MemberName, "clazz");
    k->MemberName_name = known_field(k->MemberName, "name");
    k->MemberName_type = known_field(k->MemberName, "type");
    k->MemberName_flags = known_field(k->MemberName, "flags");
    k->MemberName_method = known_field(k->MemberName, "method");
    k->MethodType_rtype = known_field(k->MethodType, "rtype");
    k->MethodType_ptypes = known_field(k->MethodType, "ptypes");
    k->CallSite_target = known_field(k->CallSite, "target");
    return true;
}

static bool find_embedded(Thread *t, InvokeKnown *k) {
    if (!invoke_known_class(t, &k->DirectMethodHandle, "DirectMethodHandle") ||
        !invoke_known_class(t, &k->Invokers, "Invokers") ||
        !invoke_known_class(t, &k->Linkage, "Linkage"))
        return false;
    k->MethodHandle_heat = known_field(k->MethodHandle, "heat");
    k->MethodHandle_adapted = known_field(k->MethodHandle, "adapted");
    k->DirectMethodHandle_member = known_field(k->DirectMethodHandle, "member");
    k->invokeDirect = known_method(k->DirectMethodHandle, "invokeDirect");
    k->enterTree = known_method(k->MethodHandle, "enterTree");
    k->invokeTree = known_method(k->MethodHandle, "invokeTree");
    k->heatUp = known_method(k->MethodHandle, "heatUp");
    k->requireType = known_method(k->Invokers, "requireType");
    k->convertTo = known_method(k->Invokers, "convertTo");
    k->linkSite = known_method(k->Linkage, "site");
    k->linkCall = known_method(k->Linkage, "call");
    k->linkConstant = known_method(k->Linkage, "constant");
    k->linkType = known_method(k->Linkage, "type");
    k->linkDynamic = known_method(k->Linkage, "dynamic");
    return true;
}

InvokeKnown *invoke_known(Thread *t) {
    VM *vm = t->vm;
    InvokeKnown *k = __atomic_load_n(&vm->invoke_known, __ATOMIC_ACQUIRE);
    if (k != NULL) return k;
    k = calloc(1, sizeof *k);
    if (k == NULL) return exception_out_of_memory(t, "C heap");
    if (!find_common(t, k) ||
        !(vm->library != NULL ? vm->library->find_handles(t, k) : find_embedded(t, k))) {
        free(k);
        return NULL;
    }
    InvokeKnown *none = NULL;
    if (!__atomic_compare_exchange_n(&vm->invoke_known, &none, k, false, __ATOMIC_SEQ_CST,
                                     __ATOMIC_SEQ_CST)) {
        free(k);
        k = none;
    }
    return k;
}

bool invoke_known_variables(Thread *t, InvokeKnown *k) {
    VM *vm = t->vm;
    Class *handle, *site;
    if (!invoke_known_class(t, &handle, "VarHandle") ||
        !invoke_known_class(t, &site, "VarHandle$Site"))
        return false;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    if (k->Site_result != 0) { /* they are there, and others read them */
        lock_release(&vm->classes.lock, LOCK_CLASS);
        return true;
    }
    k->VarHandle_varType = known_field(handle, "varType");
    k->VarHandle_receiverType = known_field(handle, "receiverType");
    k->VarHandle_types = known_field(handle, "types");
    k->VarHandle_base = known_field(handle, "base");
    k->VarHandle_offset = known_field(handle, "offset");
    k->VarHandle_layout = known_field(handle, "layout");
    k->Site_callType = known_field(site, "callType");
    k->Site_known = known_field(site, "known");
    k->Site_mode = known_field(site, "mode");
    k->Site_result = known_field(site, "result");
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return true;
}

/* ---- MemberName ---- */

int32_t *member_flags(const InvokeKnown *k, Object *member) {
    return (int32_t *)(void *)((char *)member + k->MemberName_flags);
}

int member_kind(const InvokeKnown *k, Object *member) {
    return *member_flags(k, member) >> MEMBER_KIND_SHIFT & 15;
}

int64_t *member_index(VM *vm, Object *member) {
    return (int64_t *)(void *)((char *)member + vm->known.member_vmindex);
}

Method *member_target(const InvokeKnown *k, const Object *member) {
    VM *vm = k->MethodHandle->vm;
    Object *resolved = known_get(member, k->MemberName_method);
    return resolved != NULL
               ? *(Method **)(void *)((char *)resolved + vm->known.resolved_vmtarget)
               : NULL;
}

char known_mirror_kind(const Object *mirror) {
    Class *c = class_of_mirror(mirror);
    return c->is_primitive ? c->primitive_kind : 'L';
}
