/* SPDX-License-Identifier: MIT */
/* Linkage upcalls: constants, call sites and polymorphic calls are linked by MethodHandleNatives. */
#include "vm/run/method_handle.h"

#include <string.h>

#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/link/reflection.h"
#include "vm/link/resolve.h"
#include "vm/load/descriptor.h"
#include "vm/load/loader.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/operations.h"
#include "vm/run/polymorphic.h"
#include "vm/run/string.h"

/* A class that a descriptor names is one that its holder may use. */
static bool usable(Thread *t, Class *holder, Class *c) {
    return access_to_class(holder, c) || access_to_class_refused(t, holder, c) != NULL;
}

static Object *call_type(Thread *t, InvokeKnown *k, Class *holder, const char *descriptor) {
    HANDLE_SCOPE(t);
    if (!class_initialize(t, k->MethodHandleNatives)) return NULL;
    Class *result;
    Handle types = handle_new(t, reflection_parameter_types(t, holder->loader, descriptor, &result));
    if (types == NULL) return NULL;
    for (int32_t i = 0; i < array_length(*types); i++)
        if (!usable(t, holder, class_of_mirror(array_get_ref(*types, i)))) return NULL;
    if (!usable(t, holder, result)) return NULL;
    Value args[2] = {{.l = result->mirror}, {.l = *types}}, answer;
    return invoke_method(t, k->findMethodHandleType, args, &answer) ? answer.l : NULL;
}

Object *method_handle_type(Thread *t, Class *holder, const char *descriptor) {
    InvokeKnown *k = invoke_known(t);
    return k != NULL ? call_type(t, k, holder, descriptor) : NULL;
}

/* MethodType for methods, Class for fields. */
static Object *type_object(Thread *t, InvokeKnown *k, Class *holder, const char *descriptor) {
    if (descriptor[0] == '(') return call_type(t, k, holder, descriptor);
    Class *c = loader_load_type(t, holder->loader, descriptor, strlen(descriptor));
    return c != NULL && usable(t, holder, c) ? c->mirror : NULL;
}

Object *method_handle_constant(Thread *t, Class *holder, uint32_t index) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    HANDLE_SCOPE(t);
    const ConstantPool *pool = &holder->file->pool;
    const Constant *constant = constant_pool_at(pool, index);
    uint16_t ref = constant->method_handle.ref;
    Class *callee = resolve_class(t, holder, constant_pool_at(pool, ref)->ref.owner);
    if (callee == NULL) return NULL;
    ConstantUtf8 name = constant_pool_name(pool, ref);
    ConstantTag tag = constant_pool_tag(pool, ref);
    if (tag != CONSTANT_Fieldref && class_is_interface(callee) != (tag == CONSTANT_InterfaceMethodref)) {
        char text[1024];
        return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                               "Inconsistent constant pool data in classfile for class %s. Method '%s' at index %u is %s and should be %s",
                               callee->name, method_external_name(NULL, name.bytes, constant_pool_descriptor(pool, ref).bytes, text, sizeof text),
                               index, class_is_interface(callee) ? "CONSTANT_MethodRef" : "CONSTANT_InterfaceMethodRef",
                               class_is_interface(callee) ? "CONSTANT_InterfaceMethodRef" : "CONSTANT_MethodRef");
    }
    Handle type = handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, ref).bytes));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    if (text == NULL) return NULL;
    Value args[5] = {{.l = holder->mirror}, {.i = constant->method_handle.kind}, {.l = callee->mirror}, {.l = *text}, {.l = *type}}, answer;
    return invoke_method(t, k->linkMethodHandleConstant, args, &answer) ? answer.l : NULL;
}

/* What a Dynamic or InvokeDynamic constant asks for: bootstrap method, name, type and static arguments, in this order. */
typedef struct Bootstrap {
    Handle method, name, type, arguments;
} Bootstrap;

static bool bootstrap_arguments(Thread *t, Class *holder, const BootstrapMethod *b, Handle *arguments) {
    bool is_null;
    *arguments = NULL;
    if (b->argument_count == 0) return true;
    Handle array = handle_new(t, array_allocate(t, t->vm->known.object_array, b->argument_count));
    if (array == NULL) return false;
    for (uint32_t i = 0; i < b->argument_count; i++) {
        uint16_t argument = b->arguments[i];
        const Constant *c = constant_pool_at(&holder->file->pool, argument);
        Object *value = NULL;
        switch (constant_pool_tag(&holder->file->pool, argument)) {
        case CONSTANT_Integer: value = box_value(t, 'I', (Value){.i = c->integer}); break;
        case CONSTANT_Float: value = box_value(t, 'F', (Value){.f = c->float_value}); break;
        case CONSTANT_Long: value = box_value(t, 'J', (Value){.j = c->long_value}); break;
        case CONSTANT_Double: value = box_value(t, 'D', (Value){.d = c->double_value}); break;
        default:
            if (!resolve_constant(t, holder, argument, &is_null)) return false;
            value = is_null ? NULL : class_constant(holder, argument);
        }
        if (t->exception != NULL) return false;
        array_set_ref(*array, (int32_t)i, value);
    }
    /* One argument that is itself an array of objects would be taken for several: wrapped then. */
    Object *only = b->argument_count == 1 ? array_get_ref(*array, 0) : NULL;
    if (only != NULL && !object_class(only)->is_array) *arguments = handle_new(t, only);
    else *arguments = array;
    return true;
}

static bool bootstrap(Thread *t, InvokeKnown *k, Class *holder, uint32_t index, Bootstrap *out) {
    const ConstantPool *pool = &holder->file->pool;
    const BootstrapMethod *b = &holder->file->bootstrap_methods[constant_pool_at(pool, index)->dynamic.bootstrap];
    bool is_null;
    if (!resolve_constant(t, holder, b->method, &is_null)) return false;
    out->method = handle_new(t, class_constant(holder, b->method));
    out->type = handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, index).bytes));
    if (out->type == NULL) return false;
    ConstantUtf8 name = constant_pool_name(pool, index);
    out->name = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    return out->name != NULL && bootstrap_arguments(t, holder, b, &out->arguments);
}

Object *method_handle_dynamic(Thread *t, Class *holder, uint32_t index, bool *is_null) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    HANDLE_SCOPE(t);
    Bootstrap b;
    if (!bootstrap(t, k, holder, index, &b)) return NULL;
    Value args[6] = {{.l = holder->mirror}, {.i = (int)index}, {.l = *b.method}, {.l = *b.name}, {.l = *b.type}, {.l = handle_get(b.arguments)}}, answer;
    if (!invoke_method(t, k->linkDynamicConstant, args, &answer)) return NULL;
    *is_null = answer.l == NULL;
    return answer.l;
}

Method *method_handle_link_call_site(Thread *t, Class *holder, uint32_t index, Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    Bootstrap b;
    if (!bootstrap(t, k, holder, index, &b)) return NULL;
    Handle result = handle_new(t, array_allocate(t, t->vm->known.object_array, 1));
    if (result == NULL) return NULL;
    Value args[7] = {{.l = holder->mirror}, {.i = (int)index}, {.l = *b.method}, {.l = *b.name}, {.l = *b.type}, {.l = handle_get(b.arguments)}, {.l = *result}}, answer;
    if (!invoke_method(t, k->linkCallSite, args, &answer)) return NULL;
    if (answer.l == NULL) return exception_throw(t, "java/lang/LinkageError", "linkage upcall returned null");
    *appendix = handle_new(t, array_get_ref(*result, 0));
    return polymorphic_linked(t, k, answer.l, NULL, constant_pool_descriptor(&holder->file->pool, index).bytes, handle_get(*appendix));
}

Method *method_handle_link_method(Thread *t, Class *holder, Method *method, const char *descriptor, Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    Handle type = handle_new(t, call_type(t, k, holder, descriptor));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, method->name, strlen(method->name)));
    Handle result = text != NULL ? handle_new(t, array_allocate(t, t->vm->known.object_array, 1)) : NULL;
    if (result == NULL) return NULL;
    Value args[6] = {{.l = holder->mirror}, {.i = REF_invokeVirtual}, {.l = method->holder->mirror}, {.l = *text}, {.l = *type}, {.l = *result}}, answer;
    if (!invoke_method(t, k->linkMethod, args, &answer)) return NULL;
    if (answer.l == NULL) return exception_throw(t, "java/lang/LinkageError", "linkage upcall returned null");
    *appendix = handle_new(t, array_get_ref(*result, 0));
    return polymorphic_linked(t, k, answer.l, method->holder, descriptor, handle_get(*appendix));
}

