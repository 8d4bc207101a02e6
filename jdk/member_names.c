/* SPDX-License-Identifier: MIT */
/* java.lang.invoke.MethodHandleNatives: what a MemberName stands for (J640 to J655), and what
 * the VM knows of the library's method handles. A method's reference kind says how it is
 * called, as J643 has it: 7 what needs no dispatch, 5 by a class's table, 9 by an interface.
 * `vmindex` is the VM's own: the place in the table, or less than 0: by the method itself. */
#include <string.h>

#include "jdk/functions.h"
#include "vm/invoke/invoke_known.h"
#include "vm/invoke/polymorphic.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

enum { NO_DISPATCH = -2, TRUSTED_FINAL = 0x200000 };

/* ---- What the library has ---- */

bool jdk_find_handles(Thread *t, InvokeKnown *k) {
    if (!invoke_known_class(t, &k->Linkage, "MethodHandleNatives")) return false;
    k->linkSite = known_method(k->Linkage, "linkCallSite");
    k->linkCall = known_method(k->Linkage, "linkMethod");
    k->linkConstant = known_method(k->Linkage, "linkMethodHandleConstant");
    k->linkType = known_method(k->Linkage, "findMethodHandleType");
    k->linkDynamic = known_method(k->Linkage, "linkDynamicConstant");
    k->Invokers = k->MethodHandle; /* it has no intrinsics there */
    k->fills_appendix = true;
    return true;
}

/* ---- Kinds ---- */

static void set_kind(const InvokeKnown *k, Object *member, int kind, int64_t index) {
    int32_t *flags = member_flags(k, member);
    *flags = (int32_t)(((uint32_t)*flags & 0x00ffffffu) | (uint32_t)kind << MEMBER_KIND_SHIFT);
    *member_index(k->MethodHandle->vm, member) = index;
}

/* The method of Object that an interface declares again; NULL: it is no such method. */
static Method *object_method(const VM *vm, const Method *m) {
    if (!class_is_interface(m->holder) || method_is_static(m)) return NULL;
    Method *of_object = class_declared_method(vm->known.Object, m->name, m->descriptor);
    return of_object != NULL && (of_object->flags & ACC_PUBLIC) ? of_object : NULL;
}

static bool needs_no_dispatch(const Method *m) {
    return (m->flags & (ACC_PRIVATE | ACC_FINAL)) || (m->holder->flags & ACC_FINAL) ||
           (!class_is_interface(m->holder) && m->vtable_index < 0);
}

/* From the kind that member_name.c gave to that of J643; `asked` is the class that the method
 * was looked for in. **Safepoint. Throws.** */
static bool settle(Thread *t, InvokeKnown *k, Handle member, Class *asked) {
    Method *m = member_target(k, *member);
    if (m == NULL) return true; /* a field */
    int kind = member_kind(k, *member);
    bool by_class = !class_is_interface(asked) && class_is_interface(m->holder);
    int64_t slot = *member_index(t->vm, *member);
    Method *of_object = object_method(t->vm, m);
    if (of_object != NULL && kind != REF_invokeSpecial) {
        m = of_object;
        kind = REF_invokeVirtual;
        slot = m->vtable_index;
        by_class = false;
        if (!member_set_method(t, k, member, m, kind, true)) return false;
    }
    if (polymorphic_kind(m) != POLYMORPHIC_none) /* as made for its descriptor */
        *member_flags(k, *member) =
            (int32_t)(((uint32_t)*member_flags(k, *member) & 0xffff0000u) | ACC_SYNTHETIC |
                      (known_method(k->MethodHandle, m->name)->flags & ~(uint32_t)ACC_VARARGS));
    if (strcmp(m->name, "<init>") == 0 || kind == REF_invokeSpecial) {
        set_kind(k, *member, REF_invokeSpecial, NO_DISPATCH);
    } else if (method_is_static(m)) {
        set_kind(k, *member, REF_invokeStatic, NO_DISPATCH);
    } else if (needs_no_dispatch(m)) {
        set_kind(k, *member, REF_invokeSpecial, NO_DISPATCH);
    } else if (by_class && slot >= 0) {
        set_kind(k, *member, REF_invokeVirtual, slot);
        known_set(*member, k->MemberName_clazz, asked->mirror);
    } else if (class_is_interface(m->holder)) {
        set_kind(k, *member, REF_invokeInterface, -1);
    } else {
        set_kind(k, *member, REF_invokeVirtual, m->vtable_index);
    }
    return true;
}

/* A final field that nobody sets afterwards (J229). */
static void mark_trusted(const InvokeKnown *k, Object *member, const Field *f) {
    const Class *c = f->holder;
    bool is_record = c->file != NULL && c->file->is_record;
    if ((f->flags & ACC_FINAL) && ((f->flags & ACC_STATIC) || c->is_hidden || is_record))
        *member_flags(k, member) |= TRUSTED_FINAL;
}

static Field *field_of(const InvokeKnown *k, Object *member) {
    const Class *c = class_of_mirror(known_get(member, k->MemberName_clazz));
    int64_t offset = *member_index(c->vm, member);
    bool is_static = *member_flags(k, member) & ACC_STATIC;
    for (uint32_t i = 0; i < c->field_count; i++)
        if (c->fields[i].offset == offset && !(c->fields[i].flags & ACC_STATIC) == !is_static)
            return &c->fields[i];
    return NULL;
}

/* The library needs a MemberName; NULL: thrown. */
static InvokeKnown *known_for(Thread *t, const Object *member) {
    if (member == NULL) return exception_throw(t, "java/lang/InternalError", "mname is null");
    return invoke_known(t);
}

/* ---- From reflection ---- */

void jdk_MethodHandleNatives_init(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = known_for(t, args[0].l);
    (void)result;
    if (k == NULL) return;
    if (args[1].l == NULL) {
        exception_null_pointer(t);
        return;
    }
    const Class *c = object_class(args[1].l);
    Class *holder = class_of_mirror(known_get(args[1].l, known_field(c, "clazz")));
    int32_t slot = *(int32_t *)(void *)((char *)args[1].l + known_field(c, "slot"));
    if (!class_link(t, holder)) return;
    if (strcmp(c->name, "java/lang/reflect/Field") == 0) {
        Field *f = &holder->fields[slot];
        member_set_field(t, k, args[0].l, f,
                         f->flags & ACC_STATIC ? REF_getStatic : REF_getField);
        mark_trusted(k, args[0].l, f);
        return;
    }
    Method *m = &holder->methods[slot];
    if (method_has(m, METHOD_POLYMORPHIC)) return; /* it stays unresolved */
    int kind = method_is_static(m)             ? REF_invokeStatic
               : class_is_interface(m->holder) ? REF_invokeInterface
                                               : REF_invokeVirtual;
    if (member_set_method(t, k, &args[0].l, m, kind, true)) settle(t, k, &args[0].l, holder);
}

/* ---- Resolving ---- */

void jdk_MethodHandleNatives_resolve(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = known_for(t, args[0].l);
    if (k == NULL) return;
    bool speculative = args[3].i;
    if (known_get(args[0].l, k->MemberName_method) != NULL) {
        result->l = args[0].l;
        return;
    }
    Object *clazz = known_get(args[0].l, k->MemberName_clazz);
    if (clazz == NULL || known_get(args[0].l, k->MemberName_name) == NULL ||
        known_get(args[0].l, k->MemberName_type) == NULL || member_kind(k, args[0].l) == 0) {
        exception_throw(t, "java/lang/IllegalArgumentException", "nothing to resolve");
        return;
    }
    Class *asked = class_of_mirror(clazz);
    if (asked->is_primitive) {
        if (!speculative)
            exception_throw(t, "java/lang/NoSuchMethodError", "method resolution failed");
        return;
    }
    Class *caller = args[1].l != NULL ? class_of_mirror(args[1].l) : NULL;
    bool good = member_resolve(t, k, &args[0].l, caller) && settle(t, k, &args[0].l, asked);
    if (!good && speculative) t->exception = NULL;
    if (!good) return;
    if (*member_flags(k, args[0].l) & MEMBER_FIELD) {
        const Field *f = field_of(k, args[0].l);
        if (f != NULL) mark_trusted(k, args[0].l, f);
    }
    result->l = args[0].l;
}

/* ---- What is known of a member ---- */

void jdk_MethodHandleNatives_expand(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = known_for(t, args[0].l);
    (void)result;
    if (k == NULL) return;
    bool is_field = *member_flags(k, args[0].l) & MEMBER_FIELD;
    const Method *m = member_target(k, args[0].l);
    const Field *f = is_field && known_get(args[0].l, k->MemberName_clazz) != NULL
                         ? field_of(k, args[0].l)
                         : NULL;
    if (m == NULL && f == NULL) {
        exception_throw(t, "java/lang/IllegalArgumentException", "nothing to expand");
        return;
    }
    const char *name = m != NULL ? m->name : f->name,
               *type = m != NULL ? m->descriptor : f->descriptor;
    if (known_get(args[0].l, k->MemberName_clazz) == NULL)
        known_set(args[0].l, k->MemberName_clazz, m->holder->mirror);
    if (known_get(args[0].l, k->MemberName_name) == NULL) {
        Object *text = string_intern_utf8(t, name, strlen(name));
        if (text == NULL) return;
        known_set(args[0].l, k->MemberName_name, text);
    }
    if (known_get(args[0].l, k->MemberName_type) == NULL) {
        Object *text = string_from_utf8(t, type, strlen(type));
        if (text != NULL) known_set(args[0].l, k->MemberName_type, text);
    }
}

static void field_offset(Thread *t, Value *args, Value *result, bool is_static) {
    InvokeKnown *k = known_for(t, args[0].l);
    if (k == NULL) return;
    int32_t flags = *member_flags(k, args[0].l);
    if (known_get(args[0].l, k->MemberName_clazz) == NULL)
        exception_throw(t, "java/lang/InternalError", "mname not resolved");
    else if (!(flags & MEMBER_FIELD) || !(flags & ACC_STATIC) == is_static)
        exception_throw(t, "java/lang/InternalError",
                        is_static ? "static field required" : "non-static field required");
    else
        result->j = *member_index(t->vm, args[0].l);
}
void jdk_MethodHandleNatives_objectFieldOffset(Thread *t, Value *args, Value *result) {
    field_offset(t, args, result, false);
}
void jdk_MethodHandleNatives_staticFieldOffset(Thread *t, Value *args, Value *result) {
    field_offset(t, args, result, true);
}
void jdk_MethodHandleNatives_staticFieldBase(Thread *t, Value *args, Value *result) {
    Value offset;
    field_offset(t, args, &offset, true);
    if (t->exception == NULL)
        result->l = known_get(args[0].l, t->vm->invoke_known->MemberName_clazz);
}

/* {index, class of a field or the member itself}: an index that says what the kind does (J650).
 */
void jdk_MethodHandleNatives_getMemberVMInfo(Thread *t, Value *args, Value *result) {
    if (args[0].l == NULL) return;
    InvokeKnown *k = invoke_known(t);
    if (k == NULL) return;
    HANDLE_SCOPE(t);
    int64_t index = *member_index(t->vm, args[0].l);
    if (member_kind(k, args[0].l) == REF_invokeInterface && index < 0) index = 0;
    Handle array = handle_new(t, array_allocate(t, t->vm->known.object_array, 2));
    Object *box = array != NULL ? box_value(t, 'J', (Value){.j = index}) : NULL;
    if (box == NULL) return;
    array_set_ref(*array, 0, box);
    bool is_field = *member_flags(k, args[0].l) & MEMBER_FIELD;
    array_set_ref(*array, 1, is_field ? known_get(args[0].l, k->MemberName_clazz) : args[0].l);
    result->l = *array;
}

void jdk_MethodHandleNatives_getMembers(Thread *t, Value *args, Value *result) {
    (void)args;
    (void)result;
    exception_throw(t, "java/lang/InternalError",
                    "MethodHandleNatives.getMembers is not served");
}

/* ---- Call sites ---- */

void jdk_MethodHandleNatives_setCallSiteTarget(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    if (k != NULL)
        object_set_ref_volatile(args[0].l, (char *)args[0].l + k->CallSite_target, args[1].l);
}

/* The VM hands out arguments, never where they are to be fetched from (J678). */
void jdk_MethodHandleNatives_copyOutBootstrapArguments(Thread *t, Value *args, Value *result) {
    (void)args;
    (void)result;
    exception_throw(t, "java/lang/InternalError", "bad index info (0)");
}
