/* SPDX-License-Identifier: MIT */
/* Linking: the superclass and interfaces first, then the vtable, method entries. A class's
 * virtual methods follow its superclass's slots; an overriding method takes over its slot
 * (JVMS 5.4.5: accessible, package-private ones only within the package). Interface methods
 * that no class implements get slots of their own (mirandas and defaults), so that a virtual
 * call finds them. */
#include <stdlib.h>
#include <string.h>

#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/link/late_check.h"
#include "vm/link/resolve.h"
#include "vm/load/class_location.h"
#include "vm/load/constraints.h"
#include "vm/load/loader.h"
#include "vm/model/metadata.h"
#include "vm/model/selection.h"
#include "vm/model/throw.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"
#include "vm/verify/verifier.h"

/* ---- The virtual method table ---- */

/* While it is made: long ones have the slots of each name and descriptor in a chain by hash,
 * the lower slot first, whose links are slot numbers and 1. */
typedef struct Vtable {
    Method **slots;
    uint32_t length;
    uint32_t *chains, *ends, *next; /* NULL: a short one, which is walked */
    uint32_t mask;
    bool *decided; /* which default a slot has was found out for this class */
} Vtable;

enum { VTABLE_CHAINED = 4096 }; /* slots times methods that will be looked for */

static void vtable_chain(Vtable *table, uint32_t slot) {
    uint32_t at = table->slots[slot]->hash & table->mask;
    *(table->ends[at] != 0 ? &table->next[table->ends[at] - 1] : &table->chains[at]) = slot + 1;
    table->ends[at] = slot + 1;
}

static void vtable_put(Vtable *table, Method *m) {
    table->slots[table->length++] = m;
    if (table->chains != NULL) vtable_chain(table, table->length - 1);
}

static bool vtable_begin(Vtable *table, const Class *super, uint32_t base, uint32_t bound) {
    uint32_t wanted = bound - base, capacity = 64;
    table->slots = calloc(bound + 1, sizeof(Method *));
    table->decided = calloc(bound + 1, sizeof(bool));
    if (table->slots == NULL || table->decided == NULL) return false;
    if (base > 0) memcpy(table->slots, super->vtable, base * sizeof(Method *));
    table->length = base;
    if ((uint64_t)bound * wanted < VTABLE_CHAINED) return true;
    while (capacity < bound) capacity *= 2;
    table->mask = capacity - 1;
    table->chains = calloc(2 * (size_t)capacity + bound, sizeof(uint32_t));
    if (table->chains == NULL) return true;
    table->ends = table->chains + capacity;
    table->next = table->ends + capacity;
    for (uint32_t i = 0; i < base; i++) vtable_chain(table, i);
    return true;
}

static void vtable_end(Vtable *table) {
    free(table->slots);
    free(table->decided);
    free(table->chains);
}

/* May `m` of the class take the slot over? It may when it overrides any of the methods that
 * superclasses have had there (JVMS 5.4.5): the nearest may be narrower, or of another package,
 * than one above it. */
static bool takes_over(const Method *m, const Class *super, uint32_t slot) {
    for (; super != NULL && slot < super->vtable_length; super = super->super)
        if (method_overrides(m, super->vtable[slot])) return true;
    return false;
}

/* Who overrides a package-private method is of its package, whatever it overrides itself: a
 * slot of a wider method is not its own. The slot's first method tells. */
static bool is_own_slot(const Method *m, const Class *super, uint32_t slot) {
    const Method *first = super->vtable[slot];
    for (; super != NULL && slot < super->vtable_length; super = super->super)
        first = super->vtable[slot];
    return (m->flags & (ACC_PUBLIC | ACC_PROTECTED)) ||
           !(first->flags & (ACC_PUBLIC | ACC_PROTECTED));
}

static bool is_named_alike(const Method *a, const Method *b) {
    return a->name == b->name && a->descriptor == b->descriptor;
}

/* The first slot of the method's name and descriptor behind another one; `behind` -1: of all.
 */
static int vtable_find(const Vtable *table, const Method *m, int behind) {
    if (table->chains == NULL) {
        for (uint32_t i = (uint32_t)(behind + 1); i < table->length; i++)
            if (is_named_alike(table->slots[i], m)) return (int)i;
        return -1;
    }
    uint32_t at = behind < 0 ? table->chains[m->hash & table->mask] : table->next[behind];
    while (at != 0 && !is_named_alike(table->slots[at - 1], m)) at = table->next[at - 1];
    return (int)at - 1;
}

/* ---- Loading constraints (JVMS 5.3.4) ---- */

typedef struct Disagreement {
    char own[256], other[256], own_loader[360], other_loader[360], type[256], method[1024],
        own_place[1000], other_place[1000];
} Disagreement;

static void describe(Thread *t, Class *c, const Method *m, Class *other,
                     const ConstraintFault *fault, Disagreement *d) {
    class_external_name(c, d->own, sizeof d->own);
    class_external_name(other, d->other, sizeof d->other);
    class_location_of_loader(t, c->loader, d->own_loader, sizeof d->own_loader);
    class_location_of_loader(t, other->loader, d->other_loader, sizeof d->other_loader);
    class_external_name(fault->first, d->type, sizeof d->type);
    method_external_name(m->holder->name, m->name, m->descriptor, d->method, sizeof d->method);
    class_location_with_parent(t, c, d->own_place, sizeof d->own_place);
    class_location_with_parent(t, other, d->other_place, sizeof d->other_place);
}

static bool override_agrees(Thread *t, const Method *m, const Method *super) {
    ConstraintFault fault;
    Class *c = m->holder;
    if (constraints_impose(t->vm, m->descriptor, c->loader, super->holder->loader, &fault))
        return true;
    Disagreement d;
    describe(t, c, m, super->holder, &fault, &d);
    return exception_throw(t, "java/lang/LinkageError",
                           "loader constraint violation for class %s: when selecting "
                           "overriding method '%s' the class loader %s of the "
                           "selected method's type %s, and the class loader %s for its super "
                           "type %s have different Class objects for "
                           "the type %s used in the signature (%s; %s)",
                           d.own, d.method, d.own_loader, d.own, d.other_loader, d.other,
                           d.type, d.own_place, d.other_place) != NULL;
}

/* An interface of another loader and the class's methods that implement it. */
static bool interface_agrees(Thread *t, Class *c, Class *interface) {
    for (uint32_t i = 0; i < interface->method_count; i++) {
        Method *m = &interface->methods[i];
        Method *chosen = method_is_virtual(m)
                             ? class_find_method_or_default(c, m->name, m->descriptor)
                             : NULL;
        ConstraintFault fault;
        if (chosen == NULL || constraints_impose(t->vm, m->descriptor, interface->loader,
                                                 chosen->holder->loader, &fault))
            continue;
        Disagreement d;
        describe(t, chosen->holder, m, interface, &fault, &d);
        char name[256];
        return exception_throw(t, "java/lang/LinkageError",
                               "loader constraint violation in interface itable initialization "
                               "for class %s: when selecting method "
                               "'%s' the class loader %s for super interface %s, and the class "
                               "loader %s of the selected method's "
                               "%s, %s have different Class objects for the type %s used in "
                               "the signature (%s; %s)",
                               class_external_name(c, name, sizeof name), d.method,
                               d.other_loader, d.other, d.own_loader,
                               class_is_interface(chosen->holder) ? "interface" : "class",
                               d.own, d.type, d.other_place, d.own_place) != NULL;
    }
    return true;
}

static bool interfaces_agree(Thread *t, Class *c) {
    if (class_is_interface(c)) return true;
    for (uint32_t i = 0; i < c->all_interface_count; i++)
        if (c->all_interfaces[i]->loader != c->loader && c->all_interfaces[i]->loader != NULL &&
            !interface_agrees(t, c, c->all_interfaces[i]))
            return false;
    return true;
}

/* ---- The table ---- */

static bool class_make_vtable(Thread *t, Class *c) {
    Class *super = c->super;
    if (class_is_interface(
            c)) { /* calls on interfaces' Object methods go through Object's table */
        c->vtable = super != NULL ? super->vtable : NULL;
        c->vtable_length = super != NULL ? super->vtable_length : 0;
        class_fill_vtable_front(c);
        return true;
    }
    uint32_t base = super != NULL ? super->vtable_length : 0, bound = base + c->method_count;
    for (uint32_t i = 0; i < c->all_interface_count; i++)
        bound += c->all_interfaces[i]->method_count;
    Vtable table = {0};
    if (!vtable_begin(&table, super, base, bound)) {
        vtable_end(&table);
        return exception_out_of_memory(t, "Metaspace") != NULL;
    }
    bool good = true;
    for (uint32_t i = 0; i < c->method_count && good; i++) {
        Method *m = &c->methods[i];
        if (!method_is_virtual(m)) continue;
        int own = -1;
        for (int at = vtable_find(&table, m, -1); at >= 0 && (uint32_t)at < base;
             at = vtable_find(&table, m, at)) {
            Method *overridden = table.slots[at];
            if (!takes_over(m, super, (uint32_t)at)) continue;
            if (!(good = overridden->holder->loader == c->loader ||
                         override_agrees(t, m, overridden)))
                break;
            __atomic_store_n(&overridden->is_overridden, true, __ATOMIC_RELAXED);
            table.slots[at] = m;
            if (own < 0 && is_own_slot(m, super, (uint32_t)at)) own = at;
        }
        if (own < 0) {
            own = (int)table.length;
            vtable_put(&table, m);
        }
        m->vtable_index = own;
    }
    uint32_t declared_end = table.length;
    for (uint32_t i = 0; i < c->all_interface_count && good; i++) {
        Class *interface = c->all_interfaces[i];
        for (uint32_t j = 0; j < interface->method_count; j++) {
            Method *m = &interface->methods[j];
            if (!method_is_virtual(m)) continue;
            int at = vtable_find(&table, m, -1);
            if (at >= 0 && table.decided[at]) continue; /* by another interface that has it */
            if (at >= 0 && !class_is_interface(table.slots[at]->holder) &&
                !selection_is_conflict(table.slots[at]))
                continue;
            bool conflict;
            Method *chosen = class_select_default(c, m->name, m->descriptor, &conflict);
            if (conflict && (chosen = selection_conflict(c, chosen)) == NULL) {
                good = exception_out_of_memory(t, "Metaspace") != NULL;
                continue;
            }
            if (at >= 0)
                table.slots[at] = chosen;
            else
                vtable_put(&table, chosen);
            table.decided[at >= 0 ? (uint32_t)at : table.length - 1] = true;
        }
    }
    c->default_method_count = table.length - declared_end;
    c->vtable_length = table.length;
    c->vtable = class_allocate(c, table.length * sizeof(Method *) + 8);
    if (c->vtable == NULL)
        good = exception_out_of_memory(t, "Metaspace") != NULL;
    else
        memcpy(c->vtable, table.slots, table.length * sizeof(Method *));
    if (good) class_fill_vtable_front(c);
    vtable_end(&table);
    return good;
}

/* ---- Linking ---- */

/* Thrown here rather than found missing by a collection. */
static bool frame_maps_fit(Thread *t, Class *c) {
    char name[1024];
    for (uint32_t i = 0; i < c->method_count; i++) {
        const Method *m = &c->methods[i];
        if (stack_walk_prepare(&c->methods[i])) continue;
        method_external_name(c->name, m->name, m->descriptor, name, sizeof name);
        exception_throw(t, "java/lang/OutOfMemoryError",
                        "C heap (which slots hold references in %s)", name);
        return false;
    }
    return true;
}

static bool class_link_now(Thread *t, Class *c) {
    if (c->super != NULL && !class_link(t, c->super)) return false;
    for (uint32_t i = 0; i < c->interface_count; i++)
        if (!class_link(t, c->interfaces[i])) return false;
    if ((verifier_wants(c) && !verifier_check(t, c)) || !frame_maps_fit(t, c) ||
        !class_make_vtable(t, c) || !interfaces_agree(t, c))
        return false;
    finals_find_varying(c);
    if (t->vm->tools.choose_methods != NULL) t->vm->tools.choose_methods(t->vm, c);
    for (uint32_t i = 0; i < c->method_count; i++)
        t->vm->engine->prepare_method(&c->methods[i]);
    if (c->is_checked_late) late_check_await(c);
    return true;
}

bool class_link(Thread *t, Class *c) {
    VM *vm = t->vm;
    if (atomic_load_explicit(&c->state, memory_order_acquire) >= CLASS_LINKED) return true;
    if (atomic_load(&c->announcer) != NULL) loader_await_announcement(t, c);
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    while (atomic_load(&c->state) == CLASS_LINKING && c->init_thread != t) {
        thread_leave_vm(t, THREAD_BLOCKED);
        pthread_cond_wait(&vm->classes.wake, &vm->classes.lock);
        lock_release(&vm->classes.lock, LOCK_CLASS);
        thread_enter_vm(t);
        lock_acquire(&vm->classes.lock, LOCK_CLASS);
    }
    if (atomic_load(&c->state) >= CLASS_LINKING) {
        lock_release(&vm->classes.lock, LOCK_CLASS);
        return true;
    }
    atomic_store(&c->state, CLASS_LINKING);
    c->init_thread = t;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    bool good = class_link_now(t, c);
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    c->init_thread = NULL;
    atomic_store(&c->state, good ? CLASS_LINKED : CLASS_LOADED);
    pthread_cond_broadcast(&vm->classes.wake);
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return good;
}
