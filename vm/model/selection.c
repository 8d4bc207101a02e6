/* SPDX-License-Identifier: MIT */
/* Vtables and interface tables answer nearly always; this is the rest of it. */
#include "vm/model/selection.h"

#include <string.h>

#include "vm/model/engine.h"
#include "vm/model/metadata.h"
#include "vm/model/throw.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"

/* ---- Competing defaults ---- */

/* "Conflicting default methods: A.m B.m", the maximally specific ones in the order of the
 * interfaces. */
void *selection_throw_conflict(Thread *t, const Class *c, const Method *m) {
    char text[1024], name[256];
    size_t n = (size_t)snprintf(text, sizeof text, "Conflicting default methods:");
    for (uint32_t i = 0; i < c->all_interface_count && n < sizeof text - 1; i++) {
        Class *interface = c->all_interfaces[i];
        Method *candidate = class_declared_method(interface, m->name, m->descriptor);
        bool overridden =
            candidate == NULL || (candidate->flags & (ACC_ABSTRACT | ACC_STATIC | ACC_PRIVATE));
        for (uint32_t j = 0; j < c->all_interface_count && !overridden; j++)
            overridden =
                c->all_interfaces[j] != interface &&
                class_is_subclass(c->all_interfaces[j], interface) &&
                class_declared_method(c->all_interfaces[j], m->name, m->descriptor) != NULL;
        if (!overridden)
            n += (size_t)snprintf(text + n, sizeof text - n, " %s.%s",
                                  class_external_name(interface, name, sizeof name), m->name);
    }
    return exception_throw(t, "java/lang/IncompatibleClassChangeError", "%s", text);
}

static void entry_conflict(Thread *t, Method *m, Value *args) {
    (void)args;
    selection_throw_conflict(t, m->holder, m);
}

/* ---- Targets ---- */

static void *no_implementation(Thread *t, Method *resolved, Class *c) {
    char receiver[512], text[1024], holder[512], plain[2048];
    Class *h = resolved->holder;
    /* "int p.I.m()" without its class. */
    method_external_name("", resolved->name, resolved->descriptor, text, sizeof text);
    char *dot = strstr(text, " .");
    snprintf(plain, sizeof plain, "%.*s %s", dot != NULL ? (int)(dot - text) : 0, text,
             dot != NULL ? dot + 2 : text);
    return exception_throw(t, "java/lang/AbstractMethodError",
                           "Receiver class %s does not define or inherit an implementation of "
                           "the resolved method '%s%s' of %s %s.",
                           class_external_name(c, receiver, sizeof receiver),
                           method_is_abstract(resolved) ? "abstract " : "", plain,
                           class_is_interface(h)     ? "interface"
                           : h->flags & ACC_ABSTRACT ? "abstract class"
                                                     : "class",
                           class_external_name(h, holder, sizeof holder));
}

static void *does_not_implement(Thread *t, const Class *c, const Class *interface) {
    char name[512], text[512];
    return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                           "Class %s does not implement the requested interface %s",
                           class_external_name(c, name, sizeof name),
                           class_external_name(interface, text, sizeof text));
}

static void *not_public(Thread *t, const Method *m) {
    char text[1024];
    return exception_throw(
        t, "java/lang/IllegalAccessError", "'%s'",
        method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text));
}

/* The instance method of the class, or of the nearest superclass, that a call may select. */
static Method *class_method_selected(const Class *c, const Method *resolved) {
    for (const Class *at = c; at != NULL; at = at->super) {
        Method *m = class_declared_method(at, resolved->name, resolved->descriptor);
        if (m != NULL && method_is_virtual(m)) return m;
    }
    return NULL;
}

/* Of an interface's method, where the table has none that is public. */
static Method *select_beyond_table(Thread *t, Method *resolved, Class *c, bool by_interface) {
    if (!class_is_subclass(c, resolved->holder))
        return does_not_implement(t, c, resolved->holder);
    Method *original = method_original(resolved);
    Method *own = class_is_interface(original->holder) ? class_method_selected(c, original)
                                                       : class_virtual_target(c, original);
    if (own != NULL && by_interface && !(own->flags & ACC_PUBLIC)) return not_public(t, own);
    if (own != NULL) return method_is_abstract(own) ? no_implementation(t, original, c) : own;
    bool conflict;
    Method *one = class_select_default(c, original->name, original->descriptor, &conflict);
    return conflict ? selection_throw_conflict(t, c, one) : no_implementation(t, original, c);
}

Method *selection_target(Thread *t, Method *resolved, Class *c, bool by_interface) {
    if (class_is_interface(resolved->holder)) {
        if (resolved->flags & ACC_PRIVATE) {
            if (!class_is_subclass(c, resolved->holder))
                return does_not_implement(t, c, resolved->holder);
            atomic_store_explicit(&c->last_super, resolved->holder, memory_order_relaxed);
            return resolved;
        }
        Method *target = class_interface_target(c, resolved);
        return target != NULL ? target : select_beyond_table(t, resolved, c, by_interface);
    }
    if (resolved->flags & ACC_PRIVATE) return resolved;
    Method *target = class_virtual_target(c, resolved);
    return method_is_abstract(target) ? no_implementation(t, resolved, c) : target;
}

Method *selection_special(const Class *c, Method *m, bool *conflict) {
    *conflict = false;
    if (m->name[0] == '<') return m;
    for (const Class *at = c; at != NULL; at = at->super) {
        Method *own = class_declared_method(at, m->name, m->descriptor);
        if (own == NULL || method_is_static(own)) continue;
        if (at == c || !class_is_interface(c) || (own->flags & ACC_PUBLIC))
            return own; /* an interface's superclass is Object */
    }
    Method *one = class_select_default(c, m->name, m->descriptor, conflict);
    return one;
}

/* ---- Stand-ins ---- */

static InheritedMethod *inherited_find(const Class *interface, const Method *original) {
    InheritedMethod *at = __atomic_load_n(&interface->inherited, __ATOMIC_ACQUIRE);
    while (at != NULL && at->original != original) at = at->next;
    return at;
}

Method *selection_inherited(Class *interface, Method *original) {
    InheritedMethod *there = inherited_find(interface, original);
    if (there != NULL) return &there->method;
    InheritedMethod *made = class_allocate(interface, sizeof *made);
    if (made == NULL) return NULL;
    *made = (InheritedMethod){.method = *original, .original = original};
    made->method.holder = interface;
    made->method.vtable_index = -1;
    made->method.hash = original->hash ^ (uint32_t)((uintptr_t)interface >> 4);
    made->method.marks |= METHOD_IS_INHERITED;
    made->method.code = NULL;
    made->method.frame_maps = NULL;
    made->method.engine_data = NULL;
    lock_acquire(&interface->vm->classes.lock, LOCK_CLASS);
    there = inherited_find(interface, original);
    if (there == NULL) {
        made->next = interface->inherited;
        __atomic_store_n(&interface->inherited, made, __ATOMIC_RELEASE);
        there = made;
    }
    lock_release(&interface->vm->classes.lock, LOCK_CLASS);
    return &there->method;
}

Method *selection_conflict(Class *c, Method *one) {
    Method *made = class_allocate(c, sizeof *made);
    if (made == NULL) return NULL;
    *made = *one;
    made->holder = c;
    made->entry = entry_conflict;
    made->code = NULL;
    made->flags = (uint16_t)(one->flags | ACC_NATIVE);
    made->frame_maps = NULL;
    made->engine_data = NULL;
    return made;
}

bool selection_is_conflict(const Method *m) { return method_entry(m) == entry_conflict; }
