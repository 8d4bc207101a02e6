/* SPDX-License-Identifier: MIT */
/* Classes that no class file describes: arrays and primitives; and the order in which the first
 * classes of all are made. */
#include <stdlib.h>
#include <string.h>

#include "vm/load/define.h"
#include "vm/model/class_life.h"
#include "vm/model/metadata.h"
#include "vm/model/selection.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/model/wellknown.h"
#include "vm/objects/class_constants.h"
#include "vm/objects/operations.h"
#include "vm/system/lock.h"

/* ---- Arrays ---- */

static Class *array_class_new(Thread *t, Class *element) {
    VM *vm = t->vm;
    char name[1100];
    if (element->is_array)
        snprintf(name, sizeof name, "[%s", element->name);
    else if (element->is_primitive)
        snprintf(name, sizeof name, "[%c", element->primitive_kind);
    else
        snprintf(name, sizeof name, "[L%s;", element->name);
    if (!define_make_room(t, element->loader, class_is_fleeting(element), sizeof(Class)))
        return NULL;
    Class *c = class_new(vm, element->loader, symbol(vm, name));
    if (c == NULL) return exception_out_of_memory(t, "Metaspace");
    c->shape.owner = element->shape.owner;
    c->is_array = true;
    c->element = element;
    c->flags = (element->flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL |
               ACC_ABSTRACT;
    class_set_super(c, vm->known.Object);
    static const char kinds[] = "ZBCSIJFD", shifts[] = {0, 0, 1, 1, 2, 3, 2, 3};
    if (element->is_primitive) {
        c->shape.kind = SHAPE_PRIM_ARRAY;
        c->shape.element_shift =
            (uint8_t)shifts[strchr(kinds, element->primitive_kind) - kinds];
        c->primitive_kind = element->primitive_kind;
    } else {
        c->shape.kind = SHAPE_REF_ARRAY;
        c->shape.element_shift = sizeof(Ref) == 4 ? 2 : 3;
    }
    c->shape.size = ARRAY_ELEMENTS_OFFSET;
    gc_describe_shape(vm->heap, &c->shape);
    c->interface_count = c->all_interface_count = 2;
    c->interfaces = c->all_interfaces = class_allocate(c, 2 * sizeof(Class *));
    if (c->interfaces == NULL) return exception_out_of_memory(t, "Metaspace");
    c->interfaces[0] = vm->known.Cloneable;
    c->interfaces[1] = vm->known.Serializable;
    return c;
}

/* Where the elements' class keeps its arrays itself: no loader does. **Safepoint. Throws.** */
static bool keep_array(Thread *t, Class *array) {
    uint32_t index;
    if (!class_is_fleeting(array)) return true;
    return class_constants_keep(t, class_of_life(array->shape.owner),
                                handle_new(t, array->mirror), &index);
}

Class *class_array_of(Thread *t, Class *element) {
    Class *c = atomic_load_explicit(&element->array, memory_order_acquire);
    if (c != NULL) return c;
    HANDLE_SCOPE(t);
    handle_new(t, element->mirror);
    if (element == t->vm->known.void_)
        return exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    if (element->is_array && strspn(element->name, "[") >= 255)
        return exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    if (t->vm->known.Object != NULL && atomic_load(&t->vm->known.Object->state) >= CLASS_LINKED)
        if (!upcalls.link(t, t->vm->known.Object)) return NULL;
    /* Its elements' class need not be linked, which would wait for that: but an array is told
     * of by it (R135). */
    if (atomic_load(&element->announcer) != NULL) loader_await_announcement(t, element);
    c = array_class_new(t, element);
    if (c == NULL) return NULL;
    Class *object = t->vm->known.Object;
    c->vtable = object->vtable;
    c->vtable_length = object->vtable_length;
    class_fill_vtable_front(c);
    atomic_store(&c->state, CLASS_INITIALIZED);
    class_announce_soon(t, c);
    if (!class_make_mirror(t, c) || !keep_array(t, c)) return NULL;
    class_announce_soon(t, c); /* somebody may have come to listen meanwhile */
    Class *conflict, *there = loader_enter(element->loader, c->name, c, true, &conflict);
    if (element->is_hidden && there == c && atomic_load(&element->array) != NULL)
        there = element->array;
    Class *none = NULL;
    if (there == c)
        class_announce(t, c, NULL);
    else
        loader_await_announcement(t, there);
    if (!atomic_compare_exchange_strong(&element->array, &none, there)) there = none;
    return there;
}

/* ---- Primitives ---- */

static Class *primitive_class_new(VM *vm, const char *name, char kind) {
    Class *c = class_new(vm, NULL, symbol(vm, name));
    if (c == NULL) return NULL;
    c->is_primitive = true;
    c->primitive_kind = kind;
    c->flags = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
    atomic_store(&c->state, CLASS_INITIALIZED);
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    c->next_in_loader = vm->classes.boot;
    vm->classes.boot = c;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return c;
}

/* ---- The first classes ---- */

static bool make_missing_mirrors(Thread *t) {
    for (Class *c = t->vm->classes.boot; c != NULL; c = c->next_in_loader)
        if (c->mirror == NULL && !class_make_mirror(t, c)) return false;
    return true;
}

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

static bool load_well_known(Thread *t) {
    WellKnown *k = &t->vm->known;
#define KNOWN_CLASS(id, name)                                                                  \
    if ((k->id = loader_boot_class(t, name)) == NULL) return false;
#define KNOWN_FIELD(id, klass, name, descriptor)                                               \
    k->id = known_field(t, k->klass, name, descriptor);
#define KNOWN_METHOD(id, klass, name, descriptor)                                              \
    k->id = known_method(t, k->klass, name, descriptor);
#include "vm/model/wellknown.def"
#undef KNOWN_CLASS
#undef KNOWN_FIELD
#undef KNOWN_METHOD
    gc_set_reference_layout(t->vm->heap, k->Reference_referent, k->Reference_discovered);
    return true;
}

bool loader_bootstrap(Thread *t) {
    VM *vm = t->vm;
    WellKnown *known = &vm->known;
    struct {
        Class **class_, **array;
        const char *name;
        char kind;
    } primitives[] = {
        {&known->boolean_, &known->boolean_array, "boolean", 'Z'},
        {&known->byte_, &known->byte_array, "byte", 'B'},
        {&known->char_, &known->char_array, "char", 'C'},
        {&known->short_, &known->short_array, "short", 'S'},
        {&known->int_, &known->int_array, "int", 'I'},
        {&known->long_, &known->long_array, "long", 'J'},
        {&known->float_, &known->float_array, "float", 'F'},
        {&known->double_, &known->double_array, "double", 'D'},
        {&known->void_, NULL, "void", 'V'},
    };
    for (size_t i = 0; i < sizeof primitives / sizeof primitives[0]; i++) {
        *primitives[i].class_ = primitive_class_new(vm, primitives[i].name, primitives[i].kind);
        if (*primitives[i].class_ == NULL) return false;
    }
    if ((known->Object = loader_boot_class(t, "java/lang/Object")) == NULL) return false;
    /* Class_ is set only when it is complete, so that no mirror is made of half a layout. */
    Class *class_class = loader_boot_class(t, "java/lang/Class");
    if (class_class == NULL) return false;
    known->Class_ = class_class;
    if (!make_missing_mirrors(t)) return false;
    known->Cloneable = loader_boot_class(t, "java/lang/Cloneable");
    known->Serializable = loader_boot_class(t, "java/io/Serializable");
    if (known->Cloneable == NULL || known->Serializable == NULL ||
        !upcalls.link(t, known->Object))
        return false;
    for (size_t i = 0; i + 1 < sizeof primitives / sizeof primitives[0]; i++)
        if ((*primitives[i].array = class_array_of(t, *primitives[i].class_)) == NULL)
            return false;
    if ((known->object_array = class_array_of(t, known->Object)) == NULL || !load_well_known(t))
        return false;
    /* The mirrors so far were made before the offsets of Class's own fields were known. */
    for (Class *c = vm->classes.boot; c != NULL; c = c->next_in_loader)
        if (c->is_array)
            object_set_ref(c->mirror, (char *)c->mirror + known->Class_componentType,
                           c->element->mirror);
    return true;
}
