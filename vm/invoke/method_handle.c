/* SPDX-License-Identifier: MIT */
/* Constants, call sites and polymorphic calls are linked by java.lang.invoke.Linkage, in Java.
 */
#include "vm/invoke/method_handle.h"

#include <string.h>

#include "vm/invoke/polymorphic.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/reflection.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"

/* A class that a descriptor names is one that its holder may use. */
static bool usable(Thread *t, Class *holder, Class *c) {
    return access_to_class(holder, c) || access_to_class_refused(t, holder, c) != NULL;
}

static Object *call_type(Thread *t, InvokeKnown *k, Class *holder, const char *descriptor) {
    HANDLE_SCOPE(t);
    if (!class_initialize(t, k->Linkage)) return NULL;
    Class *result;
    Handle types =
        handle_new(t, reflection_parameter_types(t, holder->loader, descriptor, &result));
    if (types == NULL) return NULL;
    for (int32_t i = 0; i < array_length(*types); i++)
        if (!usable(t, holder, class_of_mirror(array_get_ref(*types, i)))) return NULL;
    if (!usable(t, holder, result)) return NULL;
    Value args[2] = {{.l = result->mirror}, {.l = *types}}, answer;
    return invoke_method(t, k->linkType, args, &answer) ? answer.l : NULL;
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
    if (k == NULL || !class_initialize(t, k->Linkage)) return NULL;
    HANDLE_SCOPE(t);
    const ConstantPool *pool = &holder->file->pool;
    const Constant *constant = constant_pool_at(pool, index);
    uint16_t ref = constant->method_handle.ref;
    Class *callee = resolve_class(t, holder, constant_pool_at(pool, ref)->ref.owner);
    if (callee == NULL) return NULL;
    ConstantUtf8 name = constant_pool_name(pool, ref);
    ConstantTag tag = constant_pool_tag(pool, ref);
    if (tag != CONSTANT_Fieldref &&
        class_is_interface(callee) != (tag == CONSTANT_InterfaceMethodref)) {
        char text[1024];
        return exception_throw(
            t, "java/lang/IncompatibleClassChangeError",
            "Inconsistent constant pool data in classfile for class %s. Method '%s' at index "
            "%u is %s and should be %s",
            callee->name,
            method_external_name(NULL, name.bytes, constant_pool_descriptor(pool, ref).bytes,
                                 text, sizeof text),
            index,
            class_is_interface(callee) ? "CONSTANT_MethodRef" : "CONSTANT_InterfaceMethodRef",
            class_is_interface(callee) ? "CONSTANT_InterfaceMethodRef" : "CONSTANT_MethodRef");
    }
    Handle type =
        handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, ref).bytes));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    if (text == NULL) return NULL;
    Value args[5] = {{.l = holder->mirror},
                     {.i = constant->method_handle.kind},
                     {.l = callee->mirror},
                     {.l = *text},
                     {.l = *type}},
          answer;
    return invoke_method(t, k->linkConstant, args, &answer) ? answer.l : NULL;
}

/* What a Dynamic or InvokeDynamic constant asks for: bootstrap method, name, type and static
 * arguments, in this order. */
typedef struct Bootstrap {
    Handle method, name, type, arguments;
} Bootstrap;

static bool bootstrap_arguments(Thread *t, Class *holder, const BootstrapMethod *b,
                                Handle *arguments) {
    bool is_null;
    *arguments = NULL;
    if (b->argument_count == 0) return true;
    Handle array =
        handle_new(t, array_allocate(t, t->vm->known.object_array, b->argument_count));
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
    *arguments = array;
    return true;
}

static bool bootstrap(Thread *t, InvokeKnown *k, Class *holder, uint32_t index,
                      Bootstrap *out) {
    const ConstantPool *pool = &holder->file->pool;
    const BootstrapMethod *b =
        &holder->file->bootstrap_methods[constant_pool_at(pool, index)->dynamic.bootstrap];
    bool is_null;
    if (!resolve_constant(t, holder, b->method, &is_null)) return false;
    out->method = handle_new(t, class_constant(holder, b->method));
    out->type =
        handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, index).bytes));
    if (out->type == NULL) return false;
    ConstantUtf8 name = constant_pool_name(pool, index);
    out->name = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    return out->name != NULL && bootstrap_arguments(t, holder, b, &out->arguments);
}

/* One static argument goes as it is, unless it is null or could be taken for several (linkage
 * that fills an appendix has it so). */
static Object *static_arguments(const InvokeKnown *k, const Bootstrap *b) {
    Object *array = handle_get(b->arguments);
    if (!k->fills_appendix || array == NULL || array_length(array) != 1) return array;
    Object *only = array_get_ref(array, 0);
    return only == NULL || object_class(only)->is_array ? array : only;
}

/* Calls linkage with what the constant asks for, and room for an appendix if there is to be
 * one.
 */
static bool ask(Thread *t, InvokeKnown *k, Method *linkage, Class *holder, uint32_t index,
                const Bootstrap *b, Handle room, Value *answer) {
    Value args[7];
    unsigned n = 0;
    args[n++].l = holder->mirror;
    if (k->fills_appendix) args[n++] = (Value){.i = (int32_t)index};
    args[n++].l = *b->method;
    args[n++].l = *b->name;
    args[n++].l = *b->type;
    args[n++].l = static_arguments(k, b);
    if (room != NULL) args[n++].l = *room;
    return invoke_method(t, linkage, args, answer);
}

/* A constant may need itself, by way of its arguments. */
Object *method_handle_dynamic(Thread *t, Class *holder, uint32_t index, bool *is_null) {
    if (exception_c_stack_is_low(t)) return NULL;
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->Linkage)) return NULL;
    HANDLE_SCOPE(t);
    Bootstrap b;
    Value answer;
    if (!bootstrap(t, k, holder, index, &b) ||
        !ask(t, k, k->linkDynamic, holder, index, &b, NULL, &answer))
        return NULL;
    *is_null = answer.l == NULL;
    return answer.l;
}

/* Room for an appendix; true also when none is wanted. **Safepoint. Throws.** */
static bool make_room(Thread *t, const InvokeKnown *k, Handle *room) {
    *room = NULL;
    if (!k->fills_appendix) return true;
    *room = handle_new(t, array_allocate(t, t->vm->known.object_array, 1));
    return *room != NULL;
}

/* What the library answers with: a pair, or the member alone. */
static Method *linked(Thread *t, InvokeKnown *k, Object *answer, Handle room,
                      const Class *receiver, const char *descriptor, Handle *appendix) {
    if (answer == NULL)
        return exception_throw(t, "java/lang/LinkageError", "linkage answered with nothing");
    Object *member = answer, *more = NULL;
    if (room != NULL) {
        more = array_get_ref(*room, 0);
    } else {
        member = array_get_ref(answer, 0);
        more = array_get_ref(answer, 1);
    }
    *appendix = handle_new(t, more);
    Method *target =
        polymorphic_linked(t, k, member, receiver, descriptor, handle_get(*appendix));
    if (target != NULL) handle_new(t, target->holder->mirror); /* until the site keeps it */
    return target;
}

Method *method_handle_link_call_site(Thread *t, Class *holder, uint32_t index,
                                     Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->Linkage)) return NULL;
    Bootstrap b;
    Handle room;
    Value answer;
    if (!bootstrap(t, k, holder, index, &b) || !make_room(t, k, &room) ||
        !ask(t, k, k->linkSite, holder, index, &b, room, &answer))
        return NULL;
    return linked(t, k, answer.l, room, NULL,
                  constant_pool_descriptor(&holder->file->pool, index).bytes, appendix);
}

Method *method_handle_link_method(Thread *t, Class *holder, Method *method,
                                  const char *descriptor, Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->Linkage)) return NULL;
    Handle type = handle_new(t, call_type(t, k, holder, descriptor)), room;
    if (type == NULL || !make_room(t, k, &room)) return NULL;
    Object *name = string_intern_utf8(t, method->name, strlen(method->name));
    if (name == NULL) return NULL;
    Value plain[3] = {{.l = method->holder->mirror}, {.l = name}, {.l = *type}},
          full[6] = {{.l = holder->mirror},
                     {.i = REF_invokeVirtual},
                     {.l = method->holder->mirror},
                     {.l = name},
                     {.l = *type},
                     {.l = handle_get(room)}},
          answer;
    if (!invoke_method(t, k->linkCall, room != NULL ? full : plain, &answer)) return NULL;
    return linked(t, k, answer.l, room, method->holder, descriptor, appendix);
}
