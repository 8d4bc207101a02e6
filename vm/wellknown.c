/* SPDX-License-Identifier: MIT */
#include "vm/link/selection.h"
#include "vm/wellknown.h"

#include <string.h>

#include "vm/load/loader.h"
#include "vm/vm.h"

static uint32_t known_field(Thread *t, Class *c, const char *name, const char *descriptor) {
    VM *vm = t->vm;
    Field *field = class_declared_field(c, symbol(vm, name), symbol(vm, descriptor));
    if (field == NULL && c == vm->known.Class_) {
        const WellKnown *k = &vm->known;
        if (strcmp(name, "initializationError") == 0) return k->injected_initializationError;
        if (strcmp(name, "protectionDomain") == 0) return k->injected_protectionDomain;
        if (strcmp(name, "signers") == 0) return k->injected_signers;
    }
    if (field == NULL)
        vm_fatal(vm, "the class library lacks field %s.%s %s", c->name, name, descriptor);
    return field->offset;
}

static Method *known_method(Thread *t, Class *c, const char *name, const char *descriptor) {
    VM *vm = t->vm;
    Method *method = class_find_method(c, symbol(vm, name), symbol(vm, descriptor));
    if (method == NULL)
        vm_fatal(vm, "the class library lacks method %s.%s%s", c->name, name, descriptor);
    return method;
}

bool wellknown_load(Thread *t) {
    WellKnown *k = &t->vm->known;
#define KNOWN_CLASS(id, name)                                                                  \
    if ((k->id = loader_boot_class(t, name)) == NULL) return false;
#define KNOWN_FIELD(id, klass, name, descriptor)                                               \
    k->id = known_field(t, k->klass, name, descriptor);
#define KNOWN_METHOD(id, klass, name, descriptor)                                              \
    k->id = known_method(t, k->klass, name, descriptor);
#include "vm/wellknown.def"
#undef KNOWN_CLASS
#undef KNOWN_FIELD
#undef KNOWN_METHOD
    gc_set_reference_layout(t->vm->heap, k->Reference_referent, k->Reference_discovered);
    return true;
}
