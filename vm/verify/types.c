/* SPDX-License-Identifier: MIT */
/* Names decide what they can; classes are loaded only where the specification says that a
 * class's supertypes matter: the target first, and if that is an interface, which counts as
 * Object, the other one not at all.
 *
 * Components of primitive arrays are written as the one-letter symbol of their kind ("B" of
 * "[B"), an object type that equals itself alone; no class has such a name in a file where it
 * could be taken for one, because comparisons of components never mix with values. */
#include "vm/verify/types.h"

#include <stdio.h>
#include <string.h>

#include "vm/load/loader.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

/* ---- Names ---- */

Type type_of_descriptor(VM *vm, const char *descriptor, size_t length) {
    switch (descriptor[0]) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return TYPE_INT;
    case 'F': return TYPE_FLOAT;
    case 'J': return TYPE_LONG;
    case 'D': return TYPE_DOUBLE;
    case 'V': return TYPE_TOP;
    case 'L': return type_of_symbol(symbol_intern(vm, descriptor + 1, length - 2));
    default: return type_of_symbol(symbol_intern(vm, descriptor, length));
    }
}

static bool component_is_primitive(const char *array) {
    return array[1] != 'L' && array[1] != '[';
}

Type type_component(VM *vm, Type array) {
    const char *name = type_name(array);
    size_t length = strlen(name + 1);
    if (name[1] == 'L') return type_of_symbol(symbol_intern(vm, name + 2, length - 2));
    return type_of_symbol(symbol_intern(vm, name + 1, length));
}

Type type_array_of(VM *vm, Type component) {
    const char *name = type_name(component);
    char text[1100];
    size_t length = strlen(name);
    if (length + 4 > sizeof text) return type_of_symbol(vm->known.object_array->name);
    int n = name[0] == '[' ? snprintf(text, sizeof text, "[%s", name)
                           : snprintf(text, sizeof text, "[L%s;", name);
    return type_of_symbol(symbol_intern(vm, text, (size_t)n));
}

const char *type_print(Type type, char *buffer, size_t size) {
    static const char *const words[] = {[TAG_TOP] = "top",
                                        [TAG_INT] = "integer",
                                        [TAG_FLOAT] = "float",
                                        [TAG_LONG] = "long",
                                        [TAG_LONG_2ND] = "long_2nd",
                                        [TAG_DOUBLE] = "double",
                                        [TAG_DOUBLE_2ND] = "double_2nd",
                                        [TAG_NULL] = "null",
                                        [TAG_UNINITIALIZED_THIS] = "uninitializedThis",
                                        [TAG_RETURN_ADDRESS] = "returnAddress",
                                        [TAG_ANY_REFERENCE] = "reference type",
                                        [TAG_CATEGORY_1] = "category1 type"};
    enum TypeTag tag = type_tag(type);
    if (tag == TAG_OBJECT)
        snprintf(buffer, size, "'%s'", type_name(type));
    else if (tag == TAG_UNINITIALIZED)
        snprintf(buffer, size, "uninitialized %u", (unsigned)type_payload(type));
    else
        snprintf(buffer, size, "%s", words[tag]);
    return buffer;
}

/* ---- Assignability ---- */

Class *type_load(Thread *t, Class *c, const char *name) {
    /* A hidden class is found by no name; its class file's own name in a descriptor means
     * another class. */
    if (name == c->name) return c;
    return t != NULL ? loader_load(t, c->loader, name, true)
                     : loader_find(c->vm, c->loader, name);
}

static bool is_object(const VM *vm, Type type) {
    return type_name(type) == vm->known.Object->name;
}

/* Of a class that was not loaded there are no objects yet that could be of a wrong one. */
static TypeAnswer unknown_answer(const Thread *t) { return t != NULL ? TYPE_THROWN : TYPE_YES; }

static TypeAnswer object_assignable(Thread *t, Class *c, Type from, Type to,
                                    bool protected_member) {
    VM *vm = c->vm;
    Class *target = type_load(t, c, type_name(to));
    if (target == NULL) return unknown_answer(t);
    if (class_is_interface(target) && !(protected_member && is_object(vm, from)))
        return !type_is_array(from) || target == vm->known.Cloneable ||
               target == vm->known.Serializable;
    if (type_is_array(from)) return TYPE_NO;
    Class *source = type_load(t, c, type_name(from));
    if (source == NULL) return unknown_answer(t);
    return class_is_subclass(source, target);
}

TypeAnswer type_assignable(Thread *t, Class *c, Type from, Type to, bool protected_member) {
    if (from == to || to == TYPE_TOP) return TYPE_YES;
    switch (type_tag(to)) {
    case TAG_ANY_REFERENCE: return type_is_reference(from);
    case TAG_CATEGORY_1:
        return !type_has_second(from) && !type_is_second(from) && from != TYPE_TOP;
    case TAG_OBJECT: break;
    default: return TYPE_NO;
    }
    if (from == TYPE_NULL) return TYPE_YES;
    if (!type_is_object(from)) return TYPE_NO;
    while (type_is_array(to) && type_is_array(from)) {
        if (component_is_primitive(type_name(to)) || component_is_primitive(type_name(from)))
            return TYPE_NO;
        from = type_component(c->vm, from);
        to = type_component(c->vm, to);
        if (from == to) return TYPE_YES;
    }
    if (is_object(c->vm, to)) return TYPE_YES;
    if (type_is_array(to)) return TYPE_NO;
    return object_assignable(t, c, from, to, protected_member);
}

/* ---- Merging ---- */

static bool merge_classes(Thread *t, Class *c, Type a, Type b, Type *result) {
    Class *x = type_load(t, c, type_name(a));
    *result = type_of_symbol(c->vm->known.Object->name);
    if (x == NULL) return t == NULL;
    if (class_is_interface(x)) return true;
    Class *y = type_load(t, c, type_name(b));
    if (y == NULL) return t == NULL;
    if (class_is_interface(y)) return true;
    while (x != y) {
        if (x->depth >= y->depth)
            x = x->super;
        else
            y = y->super;
    }
    /* Its name must mean it to this class, too; a loader that disagrees gets Object. */
    *result = type_of_symbol(x->name);
    return true;
}

static bool merge_arrays(Thread *t, Class *c, Type a, Type b, Type *result) {
    VM *vm = c->vm;
    unsigned depth = 0;
    while (type_is_array(a) && type_is_array(b) && !component_is_primitive(type_name(a)) &&
           !component_is_primitive(type_name(b))) {
        a = type_component(vm, a);
        b = type_component(vm, b);
        depth++;
    }
    Type merged = type_of_symbol(vm->known.Object->name);
    if (a == b)
        merged = a;
    else if (!type_is_array(a) && !type_is_array(b) && !merge_classes(t, c, a, b, &merged))
        return false;
    while (depth-- > 0) merged = type_array_of(vm, merged);
    *result = merged;
    return true;
}

bool type_merge(Thread *t, Class *c, Type a, Type b, Type *result) {
    *result = TYPE_TOP;
    if (a == b)
        *result = a;
    else if (a == TYPE_NULL && type_is_object(b))
        *result = b;
    else if (b == TYPE_NULL && type_is_object(a))
        *result = a;
    else if (type_is_object(a) && type_is_object(b)) {
        if (type_is_array(a) || type_is_array(b)) return merge_arrays(t, c, a, b, result);
        if (is_object(c->vm, a) || is_object(c->vm, b))
            *result = type_of_symbol(c->vm->known.Object->name);
        else
            return merge_classes(t, c, a, b, result);
    }
    return true;
}
