/* SPDX-License-Identifier: MIT */
/* The objects are made without running constructors: their fields are stored by name, as
 * OpenJDK's have them. Types are loaded first, so that an object is never seen half filled. */
#include "vm/run/reflection.h"

#include <string.h>

#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/invoke.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"

enum {
    FIELD_MODIFIERS = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                      ACC_VOLATILE | ACC_TRANSIENT | ACC_ENUM | ACC_SYNTHETIC,
    METHOD_MODIFIERS = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL |
                       ACC_SYNCHRONIZED | ACC_BRIDGE | ACC_VARARGS | ACC_NATIVE | ACC_ABSTRACT |
                       ACC_STRICT | ACC_SYNTHETIC
};

/* ---- Stores by name ---- */

static void *member_slot(Object *object, const char *name) {
    for (const Class *c = object_class(object); c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, name) == 0)
                return (char *)object + c->fields[i].offset;
    vm_fatal(object_class(object)->vm, "the class library lacks %s.%s",
             object_class(object)->name, name);
}

static void put_ref(Handle object, const char *name, Object *value) {
    object_set_ref(*object, member_slot(*object, name), value);
}

static void put_int(Handle object, const char *name, int32_t value) {
    *(int32_t *)member_slot(*object, name) = value;
}

static bool put_text(Thread *t, Handle object, const char *name, ConstantUtf8 text) {
    if (text.bytes == NULL) return true;
    Object *string = string_intern_utf8(t, text.bytes, text.length);
    if (string == NULL) return false;
    put_ref(object, name, string);
    return true;
}

static bool put_bytes(Thread *t, Handle object, const char *name, RawAttribute bytes) {
    if (bytes.length == 0) return true;
    Object *array = array_allocate_primitive(t, 'B', (int32_t)bytes.length);
    if (array == NULL) return false;
    memcpy(array_elements(array), bytes.bytes, bytes.length);
    put_ref(object, name, array);
    return true;
}

/* An uninitialized instance of a class of java.lang.reflect. */
static Handle new_member(Thread *t, const char *class_name) {
    Class *c = loader_boot_class(t, class_name);
    if (c == NULL || !class_initialize(t, c)) return NULL;
    return handle_new(t, object_allocate(t, c));
}

/* ---- Types ---- */

Object *reflection_parameter_types(Thread *t, Loader *loader, const char *descriptor,
                                   Class **return_type) {
    HANDLE_SCOPE(t);
    Handle types =
        handle_new(t, array_allocate_of(t, t->vm->known.Class_,
                                        (int32_t)descriptor_parameter_count(descriptor)));
    if (types == NULL) return NULL;
    DescriptorCursor cursor = descriptor_parameters(descriptor);
    DescriptorType type;
    for (int32_t i = 0; descriptor_next(&cursor, &type); i++) {
        Class *c = loader_load_type(t, loader, type.start, type.length);
        if (c == NULL) return NULL;
        array_set_ref(*types, i, c->mirror);
    }
    if (return_type != NULL) {
        type = descriptor_return(descriptor);
        *return_type = loader_load_type(t, loader, type.start, type.length);
        if (*return_type == NULL) return NULL;
    }
    return *types;
}

static Object *exception_types(Thread *t, Method *m) {
    HANDLE_SCOPE(t);
    const MethodInfo *info = m->info;
    Handle types =
        handle_new(t, array_allocate_of(t, t->vm->known.Class_, info->exception_count));
    if (types == NULL) return NULL;
    for (int32_t i = 0; i < info->exception_count; i++) {
        ConstantUtf8 name = constant_pool_text(&m->holder->file->pool, info->exceptions[i]);
        Class *c = loader_load_text(t, m->holder->loader, name.bytes, name.length, true);
        if (c == NULL) return NULL;
        array_set_ref(*types, i, c->mirror);
    }
    return *types;
}

/* ---- Making members ---- */

Object *reflection_field(Thread *t, Field *field) {
    HANDLE_SCOPE(t);
    Class *holder = field->holder;
    Class *type =
        loader_load_type(t, holder->loader, field->descriptor, strlen(field->descriptor));
    Handle object = type != NULL ? new_member(t, "java/lang/reflect/Field") : NULL;
    if (object == NULL) return NULL;
    bool trusted = (field->flags & ACC_FINAL) && ((field->flags & ACC_STATIC) ||
                                                  holder->is_hidden || holder->file->is_record);
    put_ref(object, "clazz", holder->mirror);
    put_ref(object, "type", type->mirror);
    put_int(object, "slot", (int32_t)(field - holder->fields));
    put_int(object, "modifiers", field->flags & FIELD_MODIFIERS);
    *(uint8_t *)member_slot(*object, "trustedFinal") = trusted;
    bool good = put_text(t, object, "name", field->info->name) &&
                put_text(t, object, "signature", field->info->signature) &&
                put_bytes(t, object, "annotations", field->info->annotations.visible);
    return good ? *object : NULL;
}

/* **Safepoint. Throws.** */
static Object *method_object(Thread *t, Method *m) {
    HANDLE_SCOPE(t);
    const MethodInfo *info = m->info;
    bool is_constructor = strcmp(m->name, "<init>") == 0;
    Class *return_type;
    Handle parameters = handle_new(
        t, reflection_parameter_types(t, m->holder->loader, m->descriptor, &return_type));
    Handle exceptions = parameters != NULL ? handle_new(t, exception_types(t, m)) : NULL;
    if (exceptions == NULL) return NULL;
    Handle object = new_member(t, is_constructor ? "java/lang/reflect/Constructor"
                                                 : "java/lang/reflect/Method");
    if (object == NULL) return NULL;
    put_ref(object, "clazz", m->holder->mirror);
    put_int(object, "slot", m->index);
    put_int(object, "modifiers", m->flags & METHOD_MODIFIERS);
    put_ref(object, "parameterTypes", *parameters);
    put_ref(object, "exceptionTypes", *exceptions);
    if (!put_text(t, object, "signature", info->signature) ||
        !put_bytes(t, object, "annotations", method_extras(info)->annotations.visible) ||
        !put_bytes(t, object, "parameterAnnotations",
                   method_extras(info)->visible_parameter_annotations))
        return NULL;
    if (is_constructor) return *object;
    put_ref(object, "returnType", return_type->mirror);
    bool good =
        put_text(t, object, "name", info->name) &&
        put_bytes(t, object, "annotationDefault", method_extras(info)->annotation_default);
    return good ? *object : NULL;
}

Object *reflection_method(Thread *t, Method *m) {
    return class_link(t, m->holder) ? method_object(t, m) : NULL;
}

/* The component's accessor is the method of its name without parameters. */
static Method *component_accessor(Class *c, const RecordComponent *component) {
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (strcmp(m->name, component->name.bytes) == 0 &&
            strncmp(m->descriptor, "()", 2) == 0 &&
            strcmp(m->descriptor + 2, component->descriptor.bytes) == 0 && !method_is_static(m))
            return m;
    }
    return NULL;
}

Object *reflection_record_component(Thread *t, Class *c, uint32_t index) {
    HANDLE_SCOPE(t);
    const RecordComponent *component = &c->file->record_components[index];
    Class *type = loader_load_type(t, c->loader, component->descriptor.bytes,
                                   component->descriptor.length);
    if (type == NULL) return NULL;
    /* It is told even of a class that cannot be linked. */
    Method *m = component_accessor(c, component);
    Handle accessor = m != NULL ? handle_new(t, method_object(t, m)) : NULL;
    if (m != NULL && accessor == NULL) return NULL;
    Handle object = new_member(t, "java/lang/reflect/RecordComponent");
    if (object == NULL) return NULL;
    put_ref(object, "clazz", c->mirror);
    put_ref(object, "type", type->mirror);
    put_ref(object, "accessor", handle_get(accessor));
    bool good = put_text(t, object, "name", component->name) &&
                put_text(t, object, "signature", component->signature) &&
                put_bytes(t, object, "annotations", component->annotations.visible) &&
                put_bytes(t, object, "typeAnnotations", component->annotations.visible_type);
    return good ? *object : NULL;
}

Object *reflection_parameters(Thread *t, Handle executable) {
    HANDLE_SCOPE(t);
    Method *m = reflection_method_of(t->vm, *executable);
    const MethodExtras *info = method_extras(m->info);
    if (!info->has_parameters) return NULL;
    Class *c = loader_boot_class(t, "java/lang/reflect/Parameter");
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Handle array = handle_new(t, array_allocate_of(t, c, info->stated_parameter_count));
    if (array == NULL) return NULL;
    Handle object = handle_new(t, *array); /* reused for every element */
    for (int32_t i = 0; i < info->stated_parameter_count; i++) {
        if (info->parameters[i].name_is_bad)
            return exception_throw(t, "java/lang/IllegalArgumentException", NULL);
        if ((*object = object_allocate(t, c)) == NULL) return NULL;
        array_set_ref(*array, i, *object);
        put_int(object, "modifiers", info->parameters[i].access_flags);
        put_ref(object, "executable", *executable);
        put_int(object, "index", i);
        if (!put_text(t, object, "name", info->parameters[i].name)) return NULL;
    }
    return *array;
}

/* ---- The way back ---- */

static Class *holder_of(Object *object) {
    return class_of_mirror(slot_get(member_slot(object, "clazz")));
}

Field *reflection_field_of(VM *vm, Object *object) {
    (void)vm;
    return &holder_of(object)->fields[*(int32_t *)member_slot(object, "slot")];
}

Method *reflection_method_of(VM *vm, Object *object) {
    (void)vm;
    return &holder_of(object)->methods[*(int32_t *)member_slot(object, "slot")];
}

/* ---- Calls ---- */

static bool bad_argument(Thread *t, const char *message) {
    exception_throw(t, "java/lang/IllegalArgumentException", message != NULL ? "%s" : NULL,
                    message);
    return false;
}

/* Spreads the array into slots behind the receiver; no safepoint unless it throws. */
static bool spread_arguments(Thread *t, const Method *m, Handle executable, Handle args,
                             Value *slots) {
    Object *array = handle_get(args);
    Object *types = slot_get(member_slot(*executable, "parameterTypes"));
    int32_t count = array != NULL ? array_length(array) : 0;
    if (count != array_length(types)) return bad_argument(t, "wrong number of arguments");
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    for (int32_t i = 0; descriptor_next(&cursor, &type); i++) {
        Object *argument = array_get_ref(array, i);
        if (descriptor_kind_is_reference(type.kind)) {
            if (argument != NULL &&
                !object_is_instance(argument, class_of_mirror(array_get_ref(types, i))))
                return bad_argument(t, "argument type mismatch");
            slots->l = argument;
        } else if (!unbox_value(t->vm, argument, type.kind, slots)) {
            return bad_argument(t, argument != NULL ? "argument type mismatch" : NULL);
        }
        slots += descriptor_kind_slots(type.kind);
    }
    return true;
}

/* The pending exception becomes the cause of an InvocationTargetException. */
static void wrap_target_exception(Thread *t) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Handle cause = handle_new(t, t->exception);
    t->exception = NULL;
    Handle wrapper = new_member(t, "java/lang/reflect/InvocationTargetException");
    if (wrapper == NULL) return;
    Method *init = class_declared_method(object_class(*wrapper), symbol(vm, "<init>"),
                                         symbol(vm, "(Ljava/lang/Throwable;)V"));
    Value args[2] = {{.l = *wrapper}, {.l = *cause}};
    if (invoke_method(t, init, args, NULL)) t->exception = *wrapper;
}

static bool check_receiver(Thread *t, const Method *m, Handle receiver) {
    if (handle_get(receiver) == NULL) {
        exception_throw(t, "java/lang/NullPointerException", NULL);
        return false;
    }
    if (object_is_instance(*receiver, m->holder)) return true;
    return bad_argument(t, "object is not an instance of declaring class");
}

Object *reflection_invoke(Thread *t, Handle executable, Handle receiver, Handle args) {
    HANDLE_SCOPE(t);
    Method *m = reflection_method_of(t->vm, *executable);
    bool is_static = method_is_static(m), is_constructor = strcmp(m->name, "<init>") == 0;
    if (is_constructor && (m->holder->flags & (ACC_ABSTRACT | ACC_INTERFACE)))
        return exception_throw(t, "java/lang/InstantiationException", NULL);
    if ((is_static || is_constructor) && !class_initialize(t, m->holder)) return NULL;
    if (is_constructor) {
        if ((receiver = handle_new(t, object_allocate(t, m->holder))) == NULL) return NULL;
    } else if (!is_static && !check_receiver(t, m, receiver)) {
        return NULL;
    }
    Value slots[256], value = {.bits = 0};
    slots[0].l = handle_get(receiver);
    if (!spread_arguments(t, m, executable, args, slots + !is_static)) return NULL;
    bool good = is_static || is_constructor ? invoke_method(t, m, slots, &value)
                                            : invoke_virtual(t, m, slots, &value);
    if (!good) {
        wrap_target_exception(t);
        return NULL;
    }
    if (is_constructor) return *receiver;
    char kind = descriptor_return(m->descriptor).kind;
    return kind == 'V' ? NULL : box_value(t, kind, value);
}
