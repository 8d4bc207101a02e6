/* SPDX-License-Identifier: MIT */
#include "vm/invoke/direct_handle.h"

#include <string.h>

#include "vm/invoke/member_name.h"
#include "vm/invoke/polymorphic.h"
#include "vm/link/initialize.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/text/descriptor.h"

static void load_field(Object *base, int64_t offset, char kind, Value *out) {
    const void *at = (const char *)base + offset;
    switch (kind) {
    case 'Z':
    case 'B': out->i = *(const int8_t *)at; break;
    case 'C': out->i = *(const uint16_t *)at; break;
    case 'S': out->i = *(const int16_t *)at; break;
    case 'I': out->i = *(const int32_t *)at; break;
    case 'F': out->bits = 0, out->f = *(const float *)at; break;
    case 'J': out->j = __atomic_load_n((const int64_t *)at, __ATOMIC_SEQ_CST); break;
    case 'D': out->d = *(const double *)at; break;
    default: out->l = slot_get_volatile(at);
    }
}
static void store_field(Object *base, int64_t offset, char kind, Value value) {
    void *at = (char *)base + offset;
    switch (kind) {
    case 'Z': *(int8_t *)at = (int8_t)(value.i & 1); break;
    case 'B': *(int8_t *)at = (int8_t)value.i; break;
    case 'C':
    case 'S': *(int16_t *)at = (int16_t)value.i; break;
    case 'I':
    case 'F': __atomic_store_n((int32_t *)at, value.i, __ATOMIC_SEQ_CST); break;
    case 'J':
    case 'D': __atomic_store_n((int64_t *)at, value.j, __ATOMIC_SEQ_CST); break;
    default: object_set_ref_volatile(base, at, value.l);
    }
}

/* A method of an interface with a place in a vtable was found by a class that inherits it. */
static Method *select_target(Thread *t, Method *target, Object *receiver, int kind,
                             bool has_slot) {
    if (kind == REF_invokeSpecial || kind == REF_newInvokeSpecial) return target;
    return selection_target(t, target, object_class(receiver),
                            kind == REF_invokeInterface && !has_slot);
}

/* Runs `member` on args[0..slots) (handle already taken away), result to args[0]. `shape`
 * covers cover_args. */
void direct_handle_call(Thread *t, const InvokeKnown *k, Object *member, Value *args,
                        Method *shape, Value *cover_args) {
    VM *vm = t->vm;
    int kind = member_kind(k, member);
    Method *target = member_target(k, member);
    Class *holder = class_of_mirror(known_get(member, k->MemberName_clazz));
    bool is_static = kind == REF_getStatic || kind == REF_putStatic ||
                     kind == REF_invokeStatic || kind == REF_newInvokeSpecial;
    if (is_static && !class_is_initialized(holder)) {
        Frame *frame = polymorphic_cover(t, shape, cover_args);
        if (frame == NULL) return;
        HANDLE_SCOPE(t);
        Handle kept = handle_new(t, member);
        bool good = class_initialize(t, holder);
        member = *kept;
        polymorphic_uncover(t, frame);
        if (!good) return;
    }
    switch (kind) {
    case REF_getStatic:
    case REF_putStatic:
    case REF_getField:
    case REF_putField: {
        char type = known_mirror_kind(known_get(member, k->MemberName_type));
        int64_t offset = *member_index(vm, member);
        Object *base = is_static ? holder->mirror : args[0].l;
        if (base == NULL) {
            exception_null_pointer(t);
            return;
        }
        if (kind == REF_getField || kind == REF_getStatic)
            load_field(base, offset, type, &args[0]);
        else
            store_field(base, offset, type, args[is_static ? 0 : 1]);
        return;
    }
    case REF_invokeStatic: method_enter(t, target, args); return;
    default:
        if (args[0].l == NULL) {
            exception_null_pointer(t);
            return;
        }
        target = select_target(t, target, args[0].l, kind, *member_index(vm, member) >= 0);
        if (target != NULL) method_enter(t, target, args);
    }
}

static void call_constructor(Thread *t, const InvokeKnown *k, Value *args, Object *member,
                             Method *shape) {
    Method *target = member_target(k, member);
    Class *c = target->holder;
    Frame *frame = polymorphic_cover(t, shape, args);
    if (frame == NULL) return;
    HANDLE_SCOPE(t);
    Handle made = NULL;
    if (!class_initialize(t, c)) {
    } else if ((c->flags & (ACC_ABSTRACT | ACC_INTERFACE)) != 0) {
        exception_throw(t, "java/lang/InstantiationException", "%s", c->name);
    } else if ((made = handle_new(t, object_allocate(t, c))) != NULL) {
        Value saved = args[0];
        args[0].l = *made; /* the handle is not needed any more */
        invoke_method(t, target, args, NULL);
        (void)saved;
    }
    polymorphic_uncover(t, frame);
    args[0].l = handle_get(made);
}

void direct_handle_invoke(Thread *t, const InvokeKnown *k, Value *args, Method *shape) {
    Object *member = known_get(args[0].l, k->DirectMethodHandle_member);
    if (member_kind(k, member) == REF_newInvokeSpecial) {
        call_constructor(t, k, args, member, shape);
        return;
    }
    int kind = member_kind(k, member);
    Class *holder = class_of_mirror(known_get(member, k->MemberName_clazz));
    if ((kind == REF_invokeStatic || kind == REF_getStatic || kind == REF_putStatic) &&
        !class_is_initialized(holder)) {
        Frame *frame = polymorphic_cover(t, shape, args);
        if (frame == NULL) return;
        bool good = class_initialize(t, holder);
        polymorphic_uncover(t, frame);
        if (!good) return;
        member = known_get(args[0].l, k->DirectMethodHandle_member);
        if (!class_is_initialized(holder) &&
            kind == REF_invokeStatic) { /* by this very thread: go on */
            Method *target = member_target(k, member);
            memmove(args, args + 1, (shape->arg_slots - 1u) * sizeof *args);
            method_enter(t, target, args);
            return;
        }
    }
    memmove(args, args + 1, (shape->arg_slots - 1u) * sizeof *args);
    if (class_is_initialized(holder) || kind != REF_invokeStatic)
        direct_handle_call(t, k, member, args, shape, args);
}

/* ---- With boxes ---- */

/* What is left of these two for those who come by another way than an instruction: reflection,
 * JNI. */
void java_lang_invoke_MethodHandle_invoke(Thread *t, Value *args, Value *result) {
    (void)args;
    (void)result;
    exception_throw(t, "java/lang/UnsupportedOperationException",
                    "MethodHandle.invoke cannot be invoked reflectively");
}

void java_lang_invoke_MethodHandle_invokeExact(Thread *t, Value *args, Value *result) {
    (void)args;
    (void)result;
    exception_throw(t, "java/lang/UnsupportedOperationException",
                    "MethodHandle.invokeExact cannot be invoked reflectively");
}

void java_lang_invoke_Conversions_failCast(Thread *t, Value *args, Value *result) {
    (void)result;
    exception_class_cast(t, object_class(args[0].l), class_of_mirror(args[1].l));
}

/* DirectMethodHandle.invoke0(MemberName, Object[]): as invokeDirect, with boxes. */
void java_lang_invoke_DirectMethodHandle_invoke0(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    VM *vm = t->vm;
    if (k == NULL) return;
    HANDLE_SCOPE(t);
    Handle boxes = &args[1].l, member = &args[0].l, made = NULL;
    int kind = member_kind(k, *member);
    Method *m = member_target(k, *member);
    Class *holder = class_of_mirror(known_get(*member, k->MemberName_clazz));
    if (m == NULL) { /* a field */
        Object *type = known_get(*member, k->MemberName_type);
        char letter = known_mirror_kind(type);
        bool is_static = kind == REF_getStatic || kind == REF_putStatic;
        if (is_static && !class_initialize(t, holder)) return;
        Object *base = is_static ? holder->mirror : array_get_ref(*boxes, 0);
        if (base == NULL) {
            exception_null_pointer(t);
            return;
        }
        int64_t offset = *member_index(vm, *member);
        Value value = {0};
        if (kind == REF_getField || kind == REF_getStatic) {
            load_field(base, offset, letter, &value);
            result->l = box_value(t, letter, value);
        } else {
            Object *boxed = array_get_ref(*boxes, is_static ? 0 : 1);
            if (letter == 'L')
                value.l = boxed;
            else
                unbox_value(vm, boxed, letter, &value);
            store_field(base, offset, letter, value);
            result->l = NULL;
        }
        return;
    }
    if ((kind == REF_invokeStatic || kind == REF_newInvokeSpecial) &&
        !class_initialize(t, m->holder))
        return;
    Value slots[256];
    unsigned n = 0;
    int32_t next = 0;
    if (kind == REF_newInvokeSpecial) {
        if (m->holder->flags & ACC_ABSTRACT) {
            char name[256];
            exception_throw(t, "java/lang/InstantiationException", "%s",
                            class_external_name(m->holder, name, sizeof name));
            return;
        }
        made = handle_new(t, object_allocate(t, m->holder));
        if (made == NULL) return;
        slots[n++].l = *made;
    } else if (kind != REF_invokeStatic) {
        slots[n].l = array_get_ref(*boxes, next++);
        if (slots[n++].l == NULL) {
            exception_null_pointer(t);
            return;
        }
        m = select_target(t, m, slots[0].l, kind, *member_index(vm, *member) >= 0);
        if (m == NULL) return;
    }
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        Object *boxed = array_get_ref(*boxes, next++);
        slots[n].bits = 0;
        if (descriptor_kind_is_reference(type.kind))
            slots[n].l = boxed;
        else
            unbox_value(vm, boxed, type.kind, &slots[n]);
        n += descriptor_kind_slots(type.kind);
    }
    Value answer;
    char return_kind = descriptor_return(m->descriptor).kind;
    if (!invoke_method(t, m, slots, &answer)) return;
    if (made != NULL)
        result->l = *made;
    else
        result->l = return_kind == 'V' ? NULL : box_value(t, return_kind, answer);
}
