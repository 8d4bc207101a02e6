/* SPDX-License-Identifier: MIT */
/* The natives of MemberName, and of CallSite. */
#include "vm/invoke/member_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/invoke/invoke_known.h"
#include "vm/invoke/polymorphic.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/model/symbols.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/model/vm.h"

/* ---- Filling in ---- */

static Object *resolved_name(Thread *t, InvokeKnown *k, Method *m) {
    Object *name = object_allocate(t, k->ResolvedMethodName);
    if (name != NULL) *(Method **)(void *)((char *)name + t->vm->known.resolved_vmtarget) = m;
    return name;
}

bool member_set_method(Thread *t, InvokeKnown *k, Handle member, Method *m, int kind,
                       bool dispatch) {
    Object *name = resolved_name(t, k, m);
    if (name == NULL) return false;
    known_set(*member, k->MemberName_method, name);
    known_set(*member, k->MemberName_clazz, m->holder->mirror);
    *member_index(t->vm, *member) = dispatch ? m->vtable_index : -1;
    *member_flags(k, *member) =
        (strcmp(m->name, "<init>") == 0 ? MEMBER_CONSTRUCTOR : MEMBER_METHOD) | m->flags |
        (method_has(m, METHOD_CALLER_SENSITIVE) ? MEMBER_CALLER_SENSITIVE : 0) |
        kind << MEMBER_KIND_SHIFT;
    return true;
}

void member_set_field(Thread *t, InvokeKnown *k, Object *member, Field *f, int kind) {
    bool is_put = kind == REF_putField || kind == REF_putStatic;
    kind = f->flags & ACC_STATIC ? is_put ? REF_putStatic : REF_getStatic
           : is_put              ? REF_putField
                                 : REF_getField;
    known_set(member, k->MemberName_clazz, f->holder->mirror);
    *member_index(t->vm, member) = f->offset;
    *member_flags(k, member) = MEMBER_FIELD | f->flags | kind << MEMBER_KIND_SHIFT;
}

static int method_kind(const Method *m) {
    if (method_is_static(m)) return REF_invokeStatic;
    if (strcmp(m->name, "<init>") == 0) return REF_newInvokeSpecial;
    return class_is_interface(m->holder) ? REF_invokeInterface : REF_invokeVirtual;
}

void java_lang_invoke_MemberName_fill(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    if (k == NULL) return;
    Object *ref = args[1].l;
    Class *c = object_class(ref),
          *holder = class_of_mirror(known_get(ref, known_field(c, "clazz")));
    int32_t slot = *(int32_t *)(void *)((char *)ref + known_field(c, "slot"));
    if (strcmp(c->name, "java/lang/reflect/Field") == 0) {
        Field *f = &holder->fields[slot];
        member_set_field(t, k, args[0].l, f,
                         f->flags & ACC_STATIC ? REF_getStatic : REF_getField);
    } else {
        Method *m = &holder->methods[slot];
        member_set_method(t, k, &args[0].l, m, method_kind(m), true);
    }
}

void java_lang_invoke_MemberName_describe(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    Method *m = k != NULL ? member_target(k, args[0].l) : NULL;
    if (m == NULL) {
        if (t->exception == NULL)
            exception_throw(t, "java/lang/IllegalArgumentException", "nothing to describe");
        return;
    }
    Object *text = string_intern_utf8(t, m->name, strlen(m->name));
    if (text != NULL) known_set(args[0].l, k->MemberName_name, text);
    Object *type =
        text != NULL ? string_from_utf8(t, m->descriptor, strlen(m->descriptor)) : NULL;
    if (type != NULL) known_set(args[0].l, k->MemberName_type, type);
}

/* The descriptor of a MethodType, a String or a Class as a symbol; NULL: no such type, or
 * OutOfMemoryError is pending.
 * **Safepoint.** */
static const char *type_symbol(Thread *t, InvokeKnown *k, Object *type) {
    VM *vm = t->vm;
    size_t n = 0, size = 256;
    char *text = malloc(size);
    if (text == NULL || type == NULL) {
        free(text);
        return NULL;
    }
    if (object_class(type) == vm->known.String) {
        char *utf8 = string_to_utf8(vm, type, &n);
        const char *s = utf8 != NULL ? symbol_make(t, utf8, n) : NULL;
        free(utf8);
        free(text);
        return s;
    }
    bool is_method = object_class(type) == k->MethodType;
    Object *types = is_method ? known_get(type, k->MethodType_ptypes) : NULL;
    int32_t count = is_method ? array_length(types) : -1;
    if (is_method) text[n++] = '(';
    for (int32_t i = 0; i <= count || (!is_method && i == 0); i++) {
        Object *mirror = !is_method  ? type
                         : i < count ? array_get_ref(types, i)
                                     : known_get(type, k->MethodType_rtype);
        Class *c = class_of_mirror(mirror);
        size_t need = strlen(c->name) + 8;
        if (n + need > size) {
            char *bigger = realloc(text, size = (n + need) * 2);
            if (bigger == NULL) break;
            text = bigger;
        }
        if (is_method && i == count) text[n++] = ')';
        if (c->is_primitive)
            text[n++] = c->primitive_kind;
        else
            n += (size_t)sprintf(text + n, c->is_array ? "%s" : "L%s;", c->name);
        if (!is_method) break;
    }
    const char *s = symbol_make(t, text, n);
    free(text);
    return s;
}

/* As invokespecial does in `caller`, which the verifier has not seen here. */
static Method *special_method(Thread *t, Class *caller, Class *owner, Method *m) {
    bool is_near = !class_is_interface(owner) || owner == caller;
    for (uint32_t i = 0; i < caller->interface_count; i++)
        is_near |= caller->interfaces[i] == owner;
    char text[1024], a[256];
    if (!is_near)
        return exception_throw(
            t, "java/lang/IncompatibleClassChangeError",
            "Interface method reference: '%s', is in an indirect superinterface of %s",
            method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text),
            class_external_name(caller, a, sizeof a));
    /* An abstract method that the class inherits from an interface is found: the call throws.
     */
    bool conflict;
    Method *found = selection_special(resolve_special_start(caller, owner), m, &conflict);
    bool is_inherited = found != NULL && !conflict && class_is_interface(found->holder) &&
                        found->holder != owner;
    if (is_inherited && method_is_abstract(found)) {
        if (class_is_interface(owner) || owner == caller) return found;
        if (!class_is_subclass(caller, owner))
            return access_to_method_refused(t, caller, found);
    }
    return resolve_special(t, caller, owner, m);
}

/* Of an interface's method that a class inherits: the class's place for it. A handle with one
 * selects as invokevirtual does. */
static int inherited_slot(const Class *c, const Method *m) {
    for (uint32_t i = 0; i < c->vtable_length; i++)
        if (c->vtable[i]->name == m->name && c->vtable[i]->descriptor == m->descriptor)
            return (int)i;
    return -1;
}

bool member_resolve(Thread *t, InvokeKnown *k, Handle member, Class *caller) {
    VM *vm = t->vm;
    int kind = member_kind(k, *member);
    Class *c = class_of_mirror(known_get(*member, k->MemberName_clazz));
    size_t length;
    char *utf8 = string_to_utf8(vm, known_get(*member, k->MemberName_name), &length);
    if (utf8 == NULL) return exception_out_of_memory(t, "C heap") != NULL;
    const char *name = symbol_make(t, utf8, length);
    free(utf8);
    if (name == NULL) return false;
    const char *descriptor = type_symbol(t, k, known_get(*member, k->MemberName_type));
    char text[1024], a[256];
    if (descriptor == NULL && t->exception != NULL) return false;
    if (descriptor == NULL)
        return exception_throw(t, "java/lang/InternalError", "a member without a type") != NULL;
    if (!class_link(t, c)) return false;
    if (kind <= REF_putStatic) {
        Field *f = class_find_field(c, name, descriptor);
        if (f == NULL)
            return exception_throw(t, "java/lang/NoSuchFieldError", "%s", name) != NULL;
        if (caller != NULL &&
            !access_to_member(t, caller, c, f->holder, f->flags, f->flags & ACC_STATIC))
            return access_to_field_refused(t, caller, f) != NULL;
        if (caller != NULL && vm->library == NULL && /* a JDK's library asks itself */
            !!(f->flags & ACC_STATIC) != (kind == REF_getStatic || kind == REF_putStatic))
            return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                                   "Expected %s field %s.%s",
                                   f->flags & ACC_STATIC ? "non-static" : "static",
                                   class_external_name(f->holder, a, sizeof a), name) != NULL;
        member_set_field(t, k, *member, f, kind);
        return true;
    }
    Method *m = class_declared_method(c, name, descriptor);
    bool may_have_any_type = kind != REF_invokeStatic || polymorphic_is_intrinsic(c, name);
    if (m == NULL && may_have_any_type) m = polymorphic_method(t, c, name, descriptor);
    if (m == NULL && t->exception != NULL) return false;
    if (m == NULL && !polymorphic_is_intrinsic(c, name) && c->loader == NULL &&
        strncmp(c->name, "java/lang/invoke/", 17) == 0)
        for (uint32_t i = 0; i < c->method_count;
             i++) /* the library's own natives, by name alone */
            if (c->methods[i].name == name && method_is_native(&c->methods[i]) &&
                (c->methods[i].flags & ACC_VARARGS) &&
                (kind != REF_invokeStatic || method_is_static(&c->methods[i])))
                m = &c->methods[i];
    if (m == NULL && kind != REF_newInvokeSpecial)
        m = class_find_method_or_default(c, name, descriptor);
    if (m == NULL && kind == REF_newInvokeSpecial &&
        class_find_method(c, name, descriptor) != NULL)
        return resolve_no_constructor(t, c, descriptor) != NULL;
    if (m == NULL)
        return exception_throw(t, "java/lang/NoSuchMethodError", "'%s'",
                               method_external_name(c->is_array ? "java/lang/Object" : c->name,
                                                    name, descriptor, text, sizeof text)) !=
               NULL;
    if (!class_link(t, m->holder)) return false;
    if (caller != NULL &&
        !access_to_member(t, caller, c, m->holder, m->flags, method_is_static(m)) &&
        !(m->holder == vm->known.Object && c->is_array))
        return access_to_method_refused(t, caller, m) != NULL;
    if ((kind == REF_invokeStatic) != !!method_is_static(m))
        return exception_throw(t, "java/lang/IncompatibleClassChangeError", "%s method '%s'",
                               kind == REF_invokeStatic        ? "Expected static"
                               : class_is_interface(m->holder) ? "Expected instance not static"
                                                               : "Expecting non-static",
                               method_external_name(m->holder->name, name, descriptor, text,
                                                    sizeof text)) != NULL;
    if (kind == REF_invokeSpecial && caller != NULL &&
        (m = special_method(t, caller, c, m)) == NULL)
        return false;
    bool by_class = !class_is_interface(c) && class_is_interface(m->holder);
    if (kind == REF_invokeVirtual && by_class)
        kind = REF_invokeInterface;
    else if (kind == REF_invokeInterface && m->holder == vm->known.Object)
        kind = REF_invokeVirtual;
    if (kind == REF_invokeInterface && (m->flags & ACC_PRIVATE)) kind = REF_invokeSpecial;
    if (!member_set_method(t, k, member, m, kind, true)) return false;
    if (by_class && kind == REF_invokeInterface)
        *member_index(vm, *member) = inherited_slot(c, m);
    return true;
}

void java_lang_invoke_MemberName_find(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL) return;
    Class *caller = args[1].l != NULL ? class_of_mirror(args[1].l) : NULL;
    bool good = member_resolve(t, k, &args[0].l, caller);
    if (!good && args[2].i) t->exception = NULL;
    result->l = good ? args[0].l : NULL;
}

void java_lang_invoke_MemberName_place(Thread *t, Value *args, Value *result) {
    result->j = *member_index(t->vm, args[0].l);
}

void java_lang_invoke_CallSite_replaceTarget(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    if (k != NULL)
        object_set_ref_volatile(args[0].l, (char *)args[0].l + k->CallSite_target, args[1].l);
}
