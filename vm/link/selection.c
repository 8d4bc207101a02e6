/* SPDX-License-Identifier: MIT */
/* Vtables and interface tables answer nearly always; this is the rest of it. */
#include "vm/link/selection.h"

#include <string.h>

#include "vm/engine.h"
#include "vm/metadata.h"
#include "vm/run/exception.h"
#include "vm/vm.h"

/* ---- Competing defaults ---- */

/* "Conflicting default methods: A.m B.m", the maximally specific ones in the order of the interfaces. */
static void *throw_conflict(Thread *t, const Class *c, const Method *m) {
    char text[1024], name[256];
    size_t n = (size_t)snprintf(text, sizeof text, "Conflicting default methods:");
    for (uint32_t i = 0; i < c->all_interface_count && n < sizeof text - 1; i++) {
        Class *interface = c->all_interfaces[i];
        Method *candidate = class_declared_method(interface, m->name, m->descriptor);
        bool overridden = candidate == NULL || (candidate->flags & (ACC_ABSTRACT | ACC_STATIC | ACC_PRIVATE));
        for (uint32_t j = 0; j < c->all_interface_count && !overridden; j++)
            overridden = c->all_interfaces[j] != interface && class_is_subclass(c->all_interfaces[j], interface) &&
                         class_declared_method(c->all_interfaces[j], m->name, m->descriptor) != NULL;
        if (!overridden)
            n += (size_t)snprintf(text + n, sizeof text - n, " %s.%s", class_external_name(interface, name, sizeof name), m->name);
    }
    return exception_throw(t, "java/lang/IncompatibleClassChangeError", "%s", text);
}

static void entry_conflict(Thread *t, Method *m, Value *args) {
    (void)args;
    throw_conflict(t, m->holder, m);
}

/* ---- Targets ---- */

static void *no_implementation(Thread *t, Method *resolved, Class *c) {
    char receiver[512], text[1024], holder[512], plain[2048];
    Class *h = resolved->holder;
    /* "int p.I.m()" without its class. */
    method_external_name("", resolved->name, resolved->descriptor, text, sizeof text);
    char *dot = strstr(text, " .");
    snprintf(plain, sizeof plain, "%.*s %s", dot != NULL ? (int)(dot - text) : 0, text, dot != NULL ? dot + 2 : text);
    return exception_throw(t, "java/lang/AbstractMethodError",
                           "Receiver class %s does not define or inherit an implementation of the resolved method '%s%s' of %s %s.",
                           class_external_name(c, receiver, sizeof receiver), method_is_abstract(resolved) ? "abstract " : "", plain,
                           class_is_interface(h) ? "interface" : h->flags & ACC_ABSTRACT ? "abstract class" : "class",
                           class_external_name(h, holder, sizeof holder));
}

static void *interface_fails(Thread *t, Method *resolved, Class *c) {
    char name[512], interface[512], text[1024];
    if (!class_is_subclass(c, resolved->holder))
        return exception_throw(t, "java/lang/IncompatibleClassChangeError", "Class %s does not implement the requested interface %s",
                               class_external_name(c, name, sizeof name),
                               class_external_name(resolved->holder, interface, sizeof interface));
    for (const Class *at = c; at != NULL; at = at->super) {
        Method *m = class_declared_method(at, resolved->name, resolved->descriptor);
        if (m == NULL || (m->flags & (ACC_STATIC | ACC_PRIVATE))) continue;
        if (m->flags & ACC_PUBLIC) break;
        return exception_throw(t, "java/lang/IllegalAccessError", "'%s'",
                               method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text));
    }
    bool conflict;
    Method *one = class_select_default(c, resolved->name, resolved->descriptor, &conflict);
    if (conflict) return throw_conflict(t, c, one);
    return no_implementation(t, resolved, c);
}

Method *selection_target(Thread *t, Method *resolved, Class *c) {
    if (resolved->flags & ACC_PRIVATE) {
        if (!class_is_interface(resolved->holder)) return resolved;
        if (!class_is_subclass(c, resolved->holder)) return interface_fails(t, resolved, c);
        atomic_store_explicit(&c->last_super, resolved->holder, memory_order_relaxed);
        return resolved;
    }
    Method *target;
    if (class_is_interface(resolved->holder)) {
        target = class_interface_target(c, resolved);
        if (target == NULL) return interface_fails(t, resolved, c);
    } else {
        target = class_virtual_target(c, resolved);
        if (method_is_abstract(target)) return no_implementation(t, resolved, c);
    }
    return target;
}

/* ---- Stand-ins ---- */

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
