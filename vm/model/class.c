/* SPDX-License-Identifier: MIT */
/* Questions about classes: subtyping, member lookup, interface tables. */
#include "vm/model/class.h"
#include "vm/model/selection.h"

#include <stdlib.h>
#include <string.h>

#include "vm/model/metadata.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"

/* ---- Subtyping ---- */

bool class_is_subclass_slow(const Class *c, const Class *of) {
    if (c == of) return true;
    if (c->is_primitive || of->is_primitive) return false;
    if (of->is_array) {
        return c->is_array && c->element != NULL && of->element != NULL &&
               class_is_subclass(c->element, of->element);
    }
    if (class_is_interface(of)) {
        for (uint32_t i = 0; i < c->all_interface_count; i++)
            if (c->all_interfaces[i] == of) return true;
        return false;
    }
    for (; c != NULL && c->depth >= of->depth; c = c->super)
        if (c == of) return true;
    return false;
}

/* ---- Members ---- */

/* Of many members the places lie in a table with room for twice as many, by the hash of name
 * and descriptor, which are symbols. A place is the member's number and 1. */
enum { MEMBERS_INDEXED = 24 };

static uint32_t member_slot(const char *name, const char *descriptor, uint32_t mask) {
    uint64_t key = (uint64_t)(uintptr_t)name * 31 + (uintptr_t)descriptor;
    return (uint32_t)(key * 0x9E3779B97F4A7C15u >> 32) & mask;
}

static uint32_t places_mask(uint32_t count) {
    uint32_t capacity = 64;
    while (capacity < count * 2) capacity *= 2;
    return capacity - 1;
}

static uint32_t *places_new(Class *c, uint32_t count) {
    if (count < MEMBERS_INDEXED) return NULL;
    size_t bytes = (places_mask(count) + (size_t)1) * sizeof(uint32_t);
    uint32_t *places = class_allocate(c, bytes);
    return places != NULL ? memset(places, 0, bytes) : NULL; /* without, all are looked at */
}

static void places_put(uint32_t *places, uint32_t mask, const char *name,
                       const char *descriptor, uint32_t number) {
    uint32_t at = member_slot(name, descriptor, mask);
    while (places[at] != 0) at = (at + 1) & mask;
    places[at] = number + 1;
}

void class_index_members(Class *c) {
    c->method_places = places_new(c, c->method_count);
    c->field_places = places_new(c, c->field_count);
    for (uint32_t i = 0; c->method_places != NULL && i < c->method_count; i++)
        places_put(c->method_places, places_mask(c->method_count), c->methods[i].name,
                   c->methods[i].descriptor, i);
    for (uint32_t i = 0; c->field_places != NULL && i < c->field_count; i++)
        places_put(c->field_places, places_mask(c->field_count), c->fields[i].name,
                   c->fields[i].descriptor, i);
}

/* The member's number, or `count`. `names` is where the first one has its name, behind which
 * the descriptor stands; the next one's is `stride` bytes further on. */
static uint32_t member_number(const void *names, size_t stride, uint32_t count,
                              const uint32_t *places, const char *name,
                              const char *descriptor) {
    uint32_t mask = places != NULL ? places_mask(count) : 0;
    uint32_t at = places != NULL ? member_slot(name, descriptor, mask) : 0;
    for (;; at++) {
        uint32_t number = at;
        if (places != NULL) number = places[at & mask] == 0 ? count : places[at & mask] - 1;
        if (number == count) return count;
        const char *const *pair = (const void *)((const char *)names + number * stride);
        if (pair[0] == name && pair[1] == descriptor) return number;
    }
}
_Static_assert(offsetof(Method, descriptor) == offsetof(Method, name) + sizeof(char *), "pair");
_Static_assert(offsetof(Field, descriptor) == offsetof(Field, name) + sizeof(char *), "pair");

Method *class_declared_method(const Class *c, const char *name, const char *descriptor) {
    if (c->method_count == 0) return NULL;
    uint32_t number = member_number(&c->methods->name, sizeof(Method), c->method_count,
                                    c->method_places, name, descriptor);
    return number < c->method_count ? &c->methods[number] : NULL;
}

Field *class_declared_field(const Class *c, const char *name, const char *descriptor) {
    if (c->field_count == 0) return NULL;
    uint32_t number = member_number(&c->fields->name, sizeof(Field), c->field_count,
                                    c->field_places, name, descriptor);
    return number < c->field_count ? &c->fields[number] : NULL;
}

Method *class_find_method(const Class *c, const char *name, const char *descriptor) {
    for (; c != NULL; c = c->super) {
        Method *method = class_declared_method(c, name, descriptor);
        if (method != NULL) return method;
    }
    return NULL;
}

Field *class_find_field(const Class *c, const char *name, const char *descriptor) {
    for (const Class *at = c; at != NULL; at = at->super) {
        Field *field = class_declared_field(at, name, descriptor);
        if (field != NULL) return field;
        for (uint32_t i = 0; i < at->interface_count; i++)
            if ((field = class_find_field(at->interfaces[i], name, descriptor)) != NULL)
                return field;
    }
    return NULL;
}

static Method *class_inheritable_method(const Class *c, const char *name,
                                        const char *descriptor) {
    Method *m = class_declared_method(c, name, descriptor);
    return m == NULL || (m->flags & (ACC_PRIVATE | ACC_STATIC)) ? NULL : m;
}

/* One of the maximally specific methods: what goes down from the first one never comes back up.
 * `alone`: all others are overridden by it. */
static Method *class_some_specific(const Class *c, const char *name, const char *descriptor,
                                   bool *alone) {
    Method *best = NULL;
    *alone = true;
    for (uint32_t i = 0; i < c->all_interface_count; i++) {
        Method *m = class_inheritable_method(c->all_interfaces[i], name, descriptor);
        if (m == NULL) continue;
        if (best == NULL || class_is_subclass(m->holder, best->holder))
            best = m;
        else if (*alone && !class_is_subclass(best->holder, m->holder))
            *alone =
                false; /* unless one that comes is below both: then it is looked at again */
    }
    return best;
}

/* JVMS 5.4.3.3: the maximally specific superinterface method that is neither private nor
 * static; when there are several, exactly one non-abstract one counts, else any. `conflict`
 * tells of two non-abstract ones. */
static Method *class_specific_interface_method(const Class *c, const char *name,
                                               const char *descriptor, bool *conflict) {
    bool alone;
    Method *best = class_some_specific(c, name, descriptor, &alone), *concrete = NULL;
    *conflict = false;
    if (alone) return best;
    best = NULL;
    for (uint32_t i = 0; i < c->all_interface_count; i++) {
        Method *m = class_inheritable_method(c->all_interfaces[i], name, descriptor);
        if (m == NULL) continue;
        bool overridden = false;
        for (uint32_t j = 0; j < c->all_interface_count && !overridden; j++) {
            const Class *other = c->all_interfaces[j];
            if (other == m->holder || !class_is_subclass(other, m->holder)) continue;
            overridden = class_inheritable_method(other, name, descriptor) != NULL;
        }
        if (overridden) continue;
        if (best == NULL) best = m;
        if (!method_is_abstract(m)) {
            if (concrete != NULL) *conflict = true;
            concrete = m;
        }
    }
    return concrete != NULL ? concrete : best;
}

Method *class_find_method_or_default(const Class *c, const char *name, const char *descriptor) {
    bool conflict;
    Method *method = class_find_method(c, name, descriptor);
    /* An interface has of Object the public methods alone (JVMS 5.4.3.4). */
    bool hidden = method != NULL && class_is_interface(c) && method->holder != c &&
                  (method->flags & (ACC_STATIC | ACC_PUBLIC)) != ACC_PUBLIC;
    if (method != NULL && !hidden) return method;
    return class_specific_interface_method(c, name, descriptor, &conflict);
}

Method *class_select_default(const Class *c, const char *name, const char *descriptor,
                             bool *conflict) {
    return class_specific_interface_method(c, name, descriptor, conflict);
}

/* ---- Interface tables ---- */

/* What runs for `m` of an interface: a public method of the class, else the most specific
 * default. A method that is not public is in the way. */
static Method *class_interface_select(const Class *c, Method *m) {
    bool conflict;
    for (const Class *at = c; at != NULL; at = at->super) {
        Method *found = class_declared_method(at, m->name, m->descriptor);
        if (found != NULL && !(found->flags & (ACC_STATIC | ACC_PRIVATE)))
            return found->flags & ACC_PUBLIC ? found : NULL;
    }
    Method *found = class_specific_interface_method(c, m->name, m->descriptor, &conflict);
    return conflict || (found != NULL && method_is_abstract(found)) ? NULL : found;
}

static size_t itable_bytes(uint32_t count, uint32_t *mask) {
    uint32_t capacity = 4;
    while (capacity < count * 2) capacity *= 2;
    *mask = capacity - 1;
    return sizeof(Itable) + capacity * sizeof(ItableEntry);
}

/* The method is written last: who sees it sees the target. */
static void itable_insert(Itable *table, Method *method, Method *target) {
    uint32_t i = method->hash & table->mask;
    while (table->entries[i].interface_method != NULL) i = (i + 1) & table->mask;
    table->entries[i].target = target;
    __atomic_store_n(&table->entries[i].interface_method, method, __ATOMIC_RELEASE);
    table->count++;
}

static Method *itable_find(const Itable *table, const Method *method) {
    for (uint32_t i = method->hash & table->mask;; i = (i + 1) & table->mask) {
        const ItableEntry *e = &table->entries[i];
        const Method *there = __atomic_load_n(&e->interface_method, __ATOMIC_ACQUIRE);
        if (there == method) return e->target;
        if (there == NULL) return NULL;
    }
}

/* **Lock:** class. When there is no memory the next call tries again. */
static void itable_add(Class *c, Method *method, Method *target) {
    Itable *table = c->itable;
    if (itable_find(table, method) != NULL) return;
    if ((table->count + 1) * 2 > table->mask + 1) {
        uint32_t mask;
        Itable *bigger = calloc(1, itable_bytes(table->mask + 1, &mask));
        if (bigger == NULL) return;
        bigger->mask = mask;
        for (uint32_t i = 0; i <= table->mask; i++)
            if (table->entries[i].interface_method != NULL)
                itable_insert(bigger, table->entries[i].interface_method,
                              table->entries[i].target);
        bigger->older = table;
        __atomic_store_n(&c->itable, bigger, __ATOMIC_RELEASE);
        table = bigger;
    }
    itable_insert(table, method, target);
}

void class_free_itable(Class *c) {
    for (Itable *table = c->itable, *older; table != NULL; table = older) {
        older = table->older;
        spare_free(table);
    }
    c->itable = NULL;
}

/* **Lock:** class. Before the first call finds its target. */
static void note_receiver(Class *interface, const Class *c) {
    bool may_go = c->is_hidden || (c->loader != NULL && c->loader != interface->loader);
    bool is_first =
        atomic_load_explicit(&interface->only_receiver, memory_order_relaxed) == NULL;
    atomic_store_explicit(&interface->only_receiver, is_first && !may_go ? c : interface,
                          memory_order_relaxed);
}

const Class *class_only_receiver(const Class *interface) {
    const Class *c = atomic_load_explicit(&((Class *)(uintptr_t)interface)->only_receiver,
                                          memory_order_relaxed);
    return c != interface ? c : NULL;
}

Method *class_known_target(const Class *c, const Method *method) {
    const Itable *table = __atomic_load_n(&c->itable, __ATOMIC_ACQUIRE);
    return table != NULL ? itable_find(table, method) : NULL;
}

static void class_build_itable(Class *c) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < c->all_interface_count; i++)
        count += c->all_interfaces[i]->method_count;
    uint32_t mask;
    Itable *table = vm_need(c->vm, 1, itable_bytes(count, &mask), "an interface table");
    table->mask = mask;
    for (uint32_t i = 0; i < c->all_interface_count; i++) {
        Class *interface = c->all_interfaces[i];
        for (uint32_t j = 0; j < interface->method_count; j++) {
            Method *m = &interface->methods[j];
            if (m->flags & (ACC_STATIC | ACC_PRIVATE)) continue;
            Method *target = class_interface_select(c, m);
            if (target != NULL)
                itable_insert(table, m, target); /* engines run what they find */
        }
    }
    lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
    if (c->itable == NULL) {
        for (uint32_t i = 0; i < c->all_interface_count; i++)
            note_receiver(c->all_interfaces[i], c);
        __atomic_store_n(&c->itable, table, __ATOMIC_RELEASE);
        table = NULL;
    }
    lock_release(&c->vm->classes.lock, LOCK_CLASS);
    spare_free(table);
}

/* The method is written last: who sees it sees the target. */
static void itable_put_in_front(Class *c, Method *method, Method *target) {
    ItableEntry *front = &c->itable_front[method->hash % CLASS_FRONT];
    if (__atomic_load_n(&front->interface_method, __ATOMIC_ACQUIRE) != NULL) return;
    lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
    if (front->interface_method == NULL) {
        front->target = target;
        __atomic_store_n(&front->interface_method, method, __ATOMIC_RELEASE);
    }
    lock_release(&c->vm->classes.lock, LOCK_CLASS);
}

/* What runs for a method that the interface inherits. NULL: nothing that a call by an interface
 * may run. */
static Method *inherited_target(Class *c, const InheritedMethod *inherited) {
    Method *m = inherited->original;
    if (!class_is_subclass(c, inherited->method.holder)) return NULL;
    if (class_is_interface(m->holder)) return class_interface_target(c, m);
    Method *target = class_virtual_target(c, m);
    return (target->flags & (ACC_PUBLIC | ACC_ABSTRACT)) == ACC_PUBLIC &&
                   !selection_is_conflict(target)
               ? target
               : NULL;
}

Method *class_interface_target_slow(Class *c, Method *method) {
    if (__atomic_load_n(&c->itable, __ATOMIC_ACQUIRE) == NULL) class_build_itable(c);
    Method *target = itable_find(__atomic_load_n(&c->itable, __ATOMIC_ACQUIRE), method);
    if (target == NULL && method_has(method, METHOD_IS_INHERITED)) {
        target = inherited_target(c, (const InheritedMethod *)(const void *)method);
        lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
        if (target != NULL) itable_add(c, method, target);
        lock_release(&c->vm->classes.lock, LOCK_CLASS);
    }
    if (target != NULL) itable_put_in_front(c, method, target);
    return target;
}

/* ---- The rest ---- */

Object *class_constants(const Class *c) {
    return slot_get_volatile((const char *)c->mirror + object_class(c->mirror)->shape.size + 8);
}

Object *class_constant(const Class *c, uint32_t index) {
    const Object *constants = class_constants(c);
    if (constants == NULL || index >= (uint32_t)array_length(constants)) return NULL;
    return slot_get_volatile((const Ref *)array_elements(constants) + index);
}

bool method_is_valid(VM *vm, const Method *m) {
    if ((uintptr_t)m % _Alignof(Method) != 0 || !metadata_contains(vm, m, sizeof *m))
        return false;
    const Class *c = m->holder;
    if (((uintptr_t)c & 15) != 0 || !metadata_contains(vm, c, sizeof *c) || c->self != c ||
        c->vm != vm)
        return false;
    return m >= c->methods && m < c->methods + c->method_count &&
           ((uintptr_t)m - (uintptr_t)c->methods) % sizeof *m == 0;
}

Class *class_of_mirror(const Object *mirror) {
    return *(Class *const *)(const void *)((const char *)mirror +
                                           object_class(mirror)->vm->known.mirror_class);
}

bool class_same_package(const Class *a, const Class *b) {
    if (a->loader != b->loader) return false;
    while (a->is_array && a->element != NULL) a = a->element;
    while (b->is_array && b->element != NULL) b = b->element;
    const char *x = strrchr(a->name, '/'), *y = strrchr(b->name, '/');
    size_t m = x != NULL ? (size_t)(x - a->name) : 0, n = y != NULL ? (size_t)(y - b->name) : 0;
    return m == n && memcmp(a->name, b->name, m) == 0;
}

char *class_external_name(const Class *c, char *buffer, size_t size) {
    snprintf(buffer, size, "%s", c->name);
    const Class *element = c;
    while (element->is_array) element = element->element;
    char *hidden = element->is_hidden ? strrchr(buffer, '+') : NULL;
    for (char *p = buffer; *p != 0; p++)
        if (*p == '/') *p = '.';
    if (hidden != NULL) *hidden = '/';
    return buffer;
}

int method_line_at(const Method *method, int pc) {
    if (pc < 0 || method->info == NULL || method->info->code == NULL) return -1;
    return classfile_line_at(method->info->code, (uint32_t)pc);
}

void class_fill_vtable_front(Class *c) {
    uint32_t count =
        c->vtable_length < CLASS_VTABLE_FRONT ? c->vtable_length : CLASS_VTABLE_FRONT;
    memcpy(c->vtable_front, c->vtable, count * sizeof(Method *));
}

Class *class_primitive(VM *vm, char kind) {
    switch (kind) {
    case 'Z': return vm->known.boolean_;
    case 'B': return vm->known.byte_;
    case 'C': return vm->known.char_;
    case 'S': return vm->known.short_;
    case 'I': return vm->known.int_;
    case 'J': return vm->known.long_;
    case 'F': return vm->known.float_;
    case 'D': return vm->known.double_;
    case 'V': return vm->known.void_;
    default: return NULL;
    }
}
