/* SPDX-License-Identifier: MIT */
/* A list, short in practice: names of the library's own packages, which one loader alone may
 * define, are left out, and so are pairs of loaders that are one. */
#include "vm/load/constraints.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/define.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

struct LoaderConstraint {
    struct LoaderConstraint *next;
    const char *name;
    Class *class_; /* NULL: no loader of the set has it yet */
    Loader **loaders;
    uint32_t count;
};
typedef struct LoaderConstraint Constraint;

static bool includes(const Constraint *c, const Loader *loader) {
    for (uint32_t i = 0; i < c->count; i++)
        if (c->loaders[i] == loader) return true;
    return false;
}

static Constraint *find(VM *vm, const char *name, const Loader *loader) {
    Constraint *c = vm->classes.constraints;
    while (c != NULL && (c->name != name || !includes(c, loader))) c = c->next;
    return c;
}

static void add_loader(VM *vm, Constraint *c, Loader *loader) {
    if (includes(c, loader)) return;
    c->loaders =
        vm_need_more(vm, c->loaders, (c->count + 1) * sizeof(Loader *), "a loading constraint");
    c->loaders[c->count++] = loader;
}

static void drop(VM *vm, Constraint *gone) {
    struct LoaderConstraint **at = &vm->classes.constraints;
    while (*at != gone) at = &(*at)->next;
    *at = gone->next;
    spare_free(gone->loaders);
    spare_free(gone);
}

static Constraint *constraint_new(VM *vm, const char *name) {
    Constraint *c = vm_need(vm, 1, sizeof *c, "a loading constraint");
    c->name = name;
    c->next = vm->classes.constraints;
    vm->classes.constraints = c;
    return c;
}

/* One name for two loaders; the sets that they are in become one. */
static bool impose(VM *vm, const char *name, Loader *a, Loader *b, ConstraintFault *fault) {
    Constraint *x = find(vm, name, a), *y = find(vm, name, b);
    Class *first = loader_find_locked(vm, a, name), *second = loader_find_locked(vm, b, name);
    if (first == NULL && x != NULL) first = x->class_;
    if (second == NULL && y != NULL) second = y->class_;
    if (first != NULL && second != NULL && first != second) {
        *fault = (ConstraintFault){name, first, second};
        return false;
    }
    if (x == NULL) x = y != NULL ? y : constraint_new(vm, name);
    add_loader(vm, x, a);
    add_loader(vm, x, b);
    if (first != NULL || second != NULL) x->class_ = first != NULL ? first : second;
    if (y != NULL && y != x) {
        for (uint32_t i = 0; i < y->count; i++) add_loader(vm, x, y->loaders[i]);
        drop(vm, y);
    }
    return true;
}

static bool impose_type(VM *vm, DescriptorType type, Loader *a, Loader *b,
                        ConstraintFault *fault) {
    if (type.element != 'L') return true;
    const char *start = type.start + type.dimensions + 1;
    size_t length = type.length - type.dimensions - 2;
    if (length > 5 && memcmp(start, "java/", 5) == 0) return true;
    const char *name = symbol_intern(vm, start, length);
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    bool good = impose(vm, name, a, b, fault);
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return good;
}

bool constraints_impose(VM *vm, const char *descriptor, Loader *a, Loader *b,
                        ConstraintFault *fault) {
    if (a == b) return true;
    if (descriptor[0] != '(') return impose_type(vm, descriptor_type(descriptor), a, b, fault);
    DescriptorCursor cursor = descriptor_parameters(descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type))
        if (!impose_type(vm, type, a, b, fault)) return false;
    return impose_type(vm, descriptor_return(descriptor), a, b, fault);
}

Class *constraints_conflict(VM *vm, Loader *loader, const char *name, Class *c) {
    Constraint *known = vm->classes.constraints != NULL ? find(vm, name, loader) : NULL;
    if (known == NULL) return NULL;
    if (known->class_ == NULL) known->class_ = c;
    return known->class_ != c ? known->class_ : NULL;
}

void constraints_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (const Constraint *c = vm->classes.constraints; c != NULL; c = c->next)
        visit(data, c->name);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

void constraints_forget(VM *vm, Loader *loader) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (Constraint *c = vm->classes.constraints, *next; c != NULL; c = next) {
        next = c->next;
        if (c->class_ != NULL && c->class_->loader == loader) c->class_ = NULL;
        for (uint32_t i = 0; i < c->count; i++)
            if (c->loaders[i] == loader) c->loaders[i--] = c->loaders[--c->count];
        if (c->count < 2) drop(vm, c);
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

void constraints_destroy(VM *vm) {
    while (vm->classes.constraints != NULL) drop(vm, vm->classes.constraints);
}
