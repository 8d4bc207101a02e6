/* SPDX-License-Identifier: MIT */
/* java.lang.Class: what a class file says about its class. Members and types come as
 * java.lang.reflect objects from vm/run/reflection.h. Arrays and primitive classes have no
 * class file (c->file is NULL). */
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/reflection.h"
#include "vm/model/vm.h"

static Class *self(const Value *args) { return class_of_mirror(args[0].l); }

/* ---- Finding ---- */

static Class *find_class(Thread *t, Object *name, Object *loader_object) {
    Loader *loader = native_loader(t, loader_object);
    const char *wanted = native_class_symbol(t, name);
    if (wanted == NULL) {
        if (t->exception != NULL) return NULL;
        char *text = native_text(t, name);
        /* What is no class's name at all is told of in its internal form, as in the reference.
         */
        if (text != NULL && strchr(text, '/') == NULL)
            for (char *p = text; *p != 0; p++)
                if (*p == '.') *p = '/';
        if (text != NULL) exception_throw(t, "java/lang/ClassNotFoundException", "%s", text);
        free(text);
        return NULL;
    }
    return loader_load(t, loader, wanted, false);
}

NATIVE_METHOD(java_lang_Class_forName0) {
    if (args[0].l == NULL) {
        native_null(t);
        return;
    }
    bool initialize = args[1].i;
    Class *c = find_class(t, args[0].l, args[2].l);
    if (c != NULL && (!initialize || class_initialize(t, c))) result->l = c->mirror;
}

NATIVE_METHOD(java_lang_Class_getPrimitiveClass) {
    char *name = native_text(t, args[0].l);
    if (name == NULL) return;
    for (const char *kind = "ZBCSIJFDV"; *kind != 0; kind++) {
        Class *c = class_primitive(t->vm, *kind);
        if (strcmp(c->name, name) == 0) result->l = c->mirror;
    }
    if (result->l == NULL) exception_throw(t, "java/lang/ClassNotFoundException", "%s", name);
    free(name);
}

/* ---- Questions ---- */

NATIVE_METHOD(java_lang_Class_isInstance) {
    result->i = args[1].l != NULL && object_is_instance(args[1].l, self(args));
}

NATIVE_METHOD(java_lang_Class_isAssignableFrom) {
    Class *other = native_class(t, args[1].l);
    if (other != NULL) result->i = class_is_subclass(other, self(args));
}

NATIVE_METHOD(java_lang_Class_isInterface) { result->i = class_is_interface(self(args)); }
NATIVE_METHOD(java_lang_Class_isArray) { result->i = self(args)->is_array; }
NATIVE_METHOD(java_lang_Class_isPrimitive) { result->i = self(args)->is_primitive; }
NATIVE_METHOD(java_lang_Class_isHidden) { result->i = self(args)->is_hidden; }

NATIVE_METHOD(java_lang_Class_isRecord0) {
    const Class *c = self(args);
    result->i = c->file != NULL && c->file->is_record && (c->flags & ACC_FINAL) &&
                c->super != NULL && strcmp(c->super->name, "java/lang/Record") == 0;
}

NATIVE_METHOD(java_lang_Class_initClassName) {
    const Class *c = self(args);
    size_t size = strlen(c->name) + 1;
    char *name = malloc(size);
    if (name == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    class_external_name(c, name, size);
    Object *string = string_intern_utf8(t, name, size - 1);
    free(name);
    if (string == NULL) return;
    object_set_ref(args[0].l, (char *)args[0].l + t->vm->known.Class_name, string);
    result->l = string;
}

NATIVE_METHOD(java_lang_Class_getSuperclass) {
    const Class *c = self(args);
    if (!class_is_interface(c) && c->super != NULL) result->l = c->super->mirror;
}

NATIVE_METHOD(java_lang_Class_getInterfaces0) {
    Class *c = self(args);
    Object *array = array_allocate_of(t, t->vm->known.Class_, (int32_t)c->interface_count);
    if (array == NULL) return;
    for (uint32_t i = 0; i < c->interface_count; i++)
        array_set_ref(array, (int32_t)i, c->interfaces[i]->mirror);
    result->l = array;
}

/* ---- Nesting ---- */

/* The class's own row in its InnerClasses attribute, or NULL. */
static const InnerClass *inner_row(const Class *c) {
    if (c->file == NULL) return NULL;
    for (uint32_t i = 0; i < c->file->inner_class_count; i++) {
        const InnerClass *row = &c->file->inner_classes[i];
        ConstantUtf8 name = constant_pool_text(&c->file->pool, row->inner);
        if (strcmp(name.bytes, c->file->name.bytes) == 0) return row;
    }
    return NULL;
}

static uint16_t class_modifiers(const Class *c) {
    const InnerClass *row = inner_row(c);
    uint16_t flags = row != NULL ? row->access_flags : c->flags;
    return flags & 0x7FFF & ~ACC_SUPER;
}

NATIVE_METHOD(java_lang_Class_getModifiers) {
    const Class *c = self(args);
    if (c->is_array) {
        while (c->is_array) c = c->element;
        result->i = (class_modifiers(c) & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) |
                    ACC_FINAL | ACC_ABSTRACT;
    } else {
        result->i = class_modifiers(c);
    }
}

NATIVE_METHOD(java_lang_Class_getSimpleBinaryName0) {
    const Class *c = self(args);
    const InnerClass *row = inner_row(c);
    if (row == NULL || row->name == 0) return;
    ConstantUtf8 name = constant_pool_utf8(&c->file->pool, row->name);
    result->l = string_intern_utf8(t, name.bytes, name.length);
}

/* Does the class that a class says it is in say so, too? */
static bool tells_of(Thread *t, Class *outer, const Class *inner, bool as_member) {
    const ClassFile *file = outer->file;
    for (uint32_t i = 0; file != NULL && i < file->inner_class_count; i++) {
        const InnerClass *row = &file->inner_classes[i];
        if (as_member != (row->outer != 0) ||
            strcmp(constant_pool_text(&file->pool, row->inner).bytes, inner->name) != 0 ||
            (as_member &&
             strcmp(constant_pool_text(&file->pool, row->outer).bytes, outer->name) != 0))
            continue;
        Class *found = resolve_class(t, outer, row->inner);
        if (found == inner || found == NULL) return found != NULL;
    }
    char a[256], b[256];
    exception_throw(t, "java/lang/IncompatibleClassChangeError",
                    "%s and %s disagree on InnerClasses attribute",
                    class_external_name(outer, a, sizeof a),
                    class_external_name(inner, b, sizeof b));
    return false;
}

/* Of a local or anonymous class nothing is told but that both sides agree. */
NATIVE_METHOD(java_lang_Class_getDeclaringClass0) {
    Class *c = self(args);
    const InnerClass *row = inner_row(c);
    if (row == NULL || (row->outer == 0 && !c->file->has_enclosing_method)) return;
    bool is_member = row->outer != 0;
    Class *outer = resolve_class(t, c, is_member ? row->outer : c->file->enclosing_class);
    if (outer != NULL && tells_of(t, outer, c, is_member) && is_member)
        result->l = outer->mirror;
}

NATIVE_METHOD(java_lang_Class_getEnclosingMethod0) {
    Class *c = self(args);
    if (c->file == NULL || !c->file->has_enclosing_method) return;
    Class *outer = resolve_class(t, c, c->file->enclosing_class);
    Handle array =
        outer != NULL ? handle_new(t, array_allocate(t, t->vm->known.object_array, 3)) : NULL;
    if (array == NULL) return;
    array_set_ref(*array, 0, outer->mirror);
    if (c->file->enclosing_method != 0) {
        const ConstantPool *pool = &c->file->pool;
        ConstantUtf8 name = constant_pool_name(pool, c->file->enclosing_method);
        ConstantUtf8 descriptor = constant_pool_descriptor(pool, c->file->enclosing_method);
        Object *text = string_intern_utf8(t, name.bytes, name.length);
        if (text == NULL) return;
        array_set_ref(*array, 1, text);
        if ((text = string_intern_utf8(t, descriptor.bytes, descriptor.length)) == NULL) return;
        array_set_ref(*array, 2, text);
    }
    result->l = *array;
}

/* Class[] of `count` classes, which live as long as their loaders. */
static Object *class_array(Thread *t, Class *const *classes, uint32_t count) {
    Object *array = array_allocate_of(t, t->vm->known.Class_, (int32_t)count);
    for (uint32_t i = 0; array != NULL && i < count; i++)
        array_set_ref(array, (int32_t)i, classes[i]->mirror);
    return array;
}

NATIVE_METHOD(java_lang_Class_getDeclaredClasses0) {
    Class *c = self(args);
    uint32_t rows = c->file != NULL ? c->file->inner_class_count : 0, count = 0;
    Class **found = malloc((rows + 1) * sizeof *found);
    if (found == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    for (uint32_t i = 0; i < rows && t->exception == NULL; i++) {
        const InnerClass *row = &c->file->inner_classes[i];
        if (row->outer == 0 || strcmp(constant_pool_text(&c->file->pool, row->outer).bytes,
                                      c->file->name.bytes) != 0)
            continue;
        found[count] = resolve_class(t, c, row->inner);
        if (found[count] != NULL) count++;
    }
    if (t->exception == NULL) result->l = class_array(t, found, count);
    free(found);
}

NATIVE_METHOD(java_lang_Class_getNestHost0) {
    Class *c = self(args);
    result->l = c->file != NULL ? access_nest_host(t, c)->mirror : c->mirror;
}

/* Names that do not load, or that belong to another nest, are left out. */
NATIVE_METHOD(java_lang_Class_getNestMembers0) {
    Class *c = self(args), *host = c->file != NULL ? access_nest_host(t, c) : c;
    uint32_t rows = host->file != NULL ? host->file->nest_member_count : 0, count = 1;
    Class **found = malloc((rows + 1) * sizeof *found);
    if (found == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    found[0] = host;
    for (uint32_t i = 0; i < rows; i++) {
        Class *member = resolve_class(t, host, host->file->nest_members[i]);
        if (member != NULL && access_nest_host(t, member) == host) found[count++] = member;
        t->exception = NULL;
    }
    result->l = class_array(t, found, count);
    free(found);
}

NATIVE_METHOD(java_lang_Class_getPermittedSubclasses0) {
    Class *c = self(args);
    if (c->file == NULL || !c->file->is_sealed) return;
    uint32_t rows = c->file->permitted_subclass_count, count = 0;
    Class **found = malloc((rows + 1) * sizeof *found);
    if (found == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    for (uint32_t i = 0; i < rows; i++) {
        Class *permitted = resolve_class(t, c, c->file->permitted_subclasses[i]);
        if (permitted != NULL) found[count++] = permitted;
        t->exception = NULL;
    }
    result->l = class_array(t, found, count);
    free(found);
}

/* ---- Members ---- */

/* What the proxies of lambdas make their instances with. */
static bool is_inside(const Class *c, uint32_t flags) {
    const uint32_t inside = ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC;
    return c->is_hidden && (c->flags & ACC_SYNTHETIC) && (flags & inside) == inside;
}

static bool field_wanted(const Field *f, bool public_only) {
    return public_only ? (f->flags & ACC_PUBLIC) != 0 : !is_inside(f->holder, f->flags);
}

NATIVE_METHOD(java_lang_Class_getDeclaredFields0) {
    Class *c = self(args), *element = loader_boot_class(t, "java/lang/reflect/Field");
    bool public_only = args[1].i;
    int32_t count = 0;
    if (element == NULL || (c->file != NULL && !class_link(t, c))) return;
    for (uint32_t i = 0; i < c->field_count; i++)
        count += field_wanted(&c->fields[i], public_only);
    Handle array = handle_new(t, array_allocate_of(t, element, count));
    if (array == NULL) return;
    count = 0;
    for (uint32_t i = 0; i < c->field_count; i++) {
        if (!field_wanted(&c->fields[i], public_only)) continue;
        Object *field = reflection_field(t, &c->fields[i]);
        if (field == NULL) return;
        array_set_ref(*array, count++, field);
    }
    result->l = *array;
}

static bool method_wanted(const Method *m, bool public_only, bool constructors) {
    if (public_only ? !(m->flags & ACC_PUBLIC) : is_inside(m->holder, m->flags)) return false;
    return constructors ? strcmp(m->name, "<init>") == 0 : m->name[0] != '<';
}

static void list_methods(Thread *t, Value *args, Value *result, bool constructors) {
    Class *c = self(args);
    Class *element = loader_boot_class(t, constructors ? "java/lang/reflect/Constructor"
                                                       : "java/lang/reflect/Method");
    bool public_only = args[1].i;
    int32_t count = 0;
    if (element == NULL || (c->file != NULL && !class_link(t, c))) return;
    for (uint32_t i = 0; i < c->method_count; i++)
        count += method_wanted(&c->methods[i], public_only, constructors);
    Handle array = handle_new(t, array_allocate_of(t, element, count));
    if (array == NULL) return;
    count = 0;
    for (uint32_t i = 0; i < c->method_count; i++) {
        if (!method_wanted(&c->methods[i], public_only, constructors)) continue;
        Object *method = reflection_method(t, &c->methods[i]);
        if (method == NULL) return;
        array_set_ref(*array, count++, method);
    }
    result->l = *array;
}

NATIVE_METHOD(java_lang_Class_getDeclaredMethods0) { list_methods(t, args, result, false); }
NATIVE_METHOD(java_lang_Class_getDeclaredConstructors0) { list_methods(t, args, result, true); }

NATIVE_METHOD(java_lang_Class_getRecordComponents0) {
    Class *c = self(args), *element = loader_boot_class(t, "java/lang/reflect/RecordComponent");
    if (element == NULL || c->file == NULL) return;
    Handle array =
        handle_new(t, array_allocate_of(t, element, c->file->record_component_count));
    if (array == NULL) return;
    for (uint32_t i = 0; i < c->file->record_component_count; i++) {
        Object *component = reflection_record_component(t, c, i);
        if (component == NULL) return;
        array_set_ref(*array, (int32_t)i, component);
    }
    result->l = *array;
}

/* ---- Attributes ---- */

NATIVE_METHOD(java_lang_Class_getGenericSignature0) {
    const Class *c = self(args);
    if (c->file != NULL && c->file->signature.bytes != NULL)
        result->l = string_intern_utf8(t, c->file->signature.bytes, c->file->signature.length);
}

NATIVE_METHOD(java_lang_Class_getRawAnnotations) {
    const Class *c = self(args);
    if (c->file != NULL)
        result->l = native_bytes(t, c->file->annotations.visible.bytes,
                                 c->file->annotations.visible.length);
}

NATIVE_METHOD(java_lang_Class_getRawTypeAnnotations) {
    const Class *c = self(args);
    if (c->file != NULL)
        result->l = native_bytes(t, c->file->annotations.visible_type.bytes,
                                 c->file->annotations.visible_type.length);
}

NATIVE_METHOD(java_lang_Class_getConstantPool) {
    Class *c = loader_boot_class(t, "jdk/internal/reflect/ConstantPool");
    Object *pool = c != NULL && class_initialize(t, c) ? object_allocate(t, c) : NULL;
    if (pool == NULL) return;
    native_set_ref(pool, "constantPoolOop", args[0].l);
    result->l = pool;
}

/* ---- Assertions ---- */

/* The longest matching package option; among equals the last one given. 0, 1, -1: none matches.
 */
static int package_assertions(const Options *options, const char *name) {
    int enabled = -1;
    size_t best = 0;
    for (size_t i = 0; i < options->assertion_count; i++) {
        const AssertionOption *option = &options->assertions[i];
        size_t length = strlen(option->name);
        if (!option->is_package || strncmp(name, option->name, length) != 0 || length < best)
            continue;
        if (length == 0 && strchr(name, '/') != NULL)
            continue; /* "..." is the unnamed package alone */
        best = length;
        enabled = option->enable;
    }
    return enabled;
}

static bool assertions_enabled(const VM *vm, const Class *c) {
    const Options *options = &vm->options;
    if (c->is_array || c->is_primitive) return false; /* they have no code */
    bool enabled = c->loader == NULL && options->system_assertions;
    for (size_t i = options->assertion_count; i-- > 0;)
        if (!options->assertions[i].is_package &&
            strcmp(options->assertions[i].name, c->name) == 0)
            return options->assertions[i].enable;
    int by_package = package_assertions(options, c->name);
    if (by_package >= 0) return by_package;
    if (c->loader == NULL) return enabled;
    for (size_t i = options->assertion_count; i-- > 0;)
        if (!options->assertions[i].is_package && options->assertions[i].name[0] == 0)
            return options->assertions[i].enable;
    return false;
}

NATIVE_METHOD(java_lang_Class_desiredAssertionStatus0) {
    result->i = assertions_enabled(t->vm, self(args));
}
