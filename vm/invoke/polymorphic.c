/* SPDX-License-Identifier: MIT */
#include "vm/invoke/polymorphic.h"
#include "vm/system/lock.h"

#include <stdlib.h>
#include <string.h>

#include "vm/invoke/direct_handle.h"
#include "vm/invoke/invoke_known.h"
#include "vm/invoke/var_handle.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"

/* A Method made for one intrinsic and descriptor. */
typedef struct Shape_ {
    Method method;
    struct Shape_ *next;
} IntrinsicShape;

void polymorphic_destroy(VM *vm) {
    if (vm->invoke_known == NULL) return;
    while (vm->invoke_known->shapes != NULL) {
        IntrinsicShape *shape = vm->invoke_known->shapes;
        vm->invoke_known->shapes = shape->next;
        free(shape);
    }
    free(vm->invoke_known);
}

/* ---- A native frame over the arguments ---- */

Frame *polymorphic_cover(Thread *t, Method *shape, Value *args) {
    Frame *frame = (Frame *)(args + shape->arg_slots);
    if (frame_stack(frame) >= t->stack_limit) return exception_stack_overflow(t);
    *frame = (Frame){.caller = t->frame,
                     .method = shape,
                     .locals = args,
                     .flags = FRAME_NATIVE,
                     .top = frame_stack(frame)};
    thread_set_frame(t, frame);
    return frame;
}
void polymorphic_uncover(Thread *t, Frame *frame) { thread_set_frame(t, frame->caller); }

/* ---- Trees ---- */

static bool unbox_result(Thread *t, Object *boxed, char kind, Value *out) {
    out->bits = 0;
    if (kind == 'V') return true;
    if (kind == 'L') {
        out->l = boxed;
        return true;
    }
    return boxed == NULL || unbox_value(t->vm, boxed, kind, out) ||
           exception_throw(t, "java/lang/ClassCastException",
                           "the result cannot be converted to %c", kind) != NULL;
}

static void enter_tree(Thread *t, const InvokeKnown *k, Value *args, Method *shape) {
    Frame *frame = polymorphic_cover(t, shape, args);
    if (frame == NULL) return;
    HANDLE_SCOPE(t);
    Value result = {0};
    Handle types = handle_new(
        t, known_get(known_get(args[0].l, k->MethodHandle_type), k->MethodType_ptypes));
    char return_kind = known_mirror_kind(
        known_get(known_get(args[0].l, k->MethodHandle_type), k->MethodType_rtype));
    int32_t count = array_length(*types);
    Handle boxes = handle_new(t, array_allocate(t, t->vm->known.object_array, count));
    unsigned at = 1;
    for (int32_t i = 0; i < count && boxes != NULL && t->exception == NULL; i++) {
        char kind = known_mirror_kind(array_get_ref(*types, i));
        Object *boxed = box_value(t, kind, args[at]);
        if (t->exception == NULL) array_set_ref(*boxes, i, boxed);
        at += descriptor_kind_slots(kind);
    }
    if (t->exception == NULL) {
        Value call[2] = {{.l = args[0].l}, {.l = *boxes}}, boxed;
        if (invoke_virtual(t, k->invokeTree, call, &boxed))
            unbox_result(t, boxed.l, return_kind, &result);
    }
    polymorphic_uncover(t, frame);
    args[0] = result;
}

/* ---- Entries of the intrinsics ---- */

/* A handle that is invoked this often gets code of its own, or as often as methods that are
 * compiled, if that is less: what that costs is regained within as many invocations. */
enum { HEAT_OF_TREE = 500, HEAT_OF_DIRECT = 2000 };

/* Of threads that count at the same time some may be lost. */
static bool is_hot_now(const InvokeKnown *k, Object *handle, int32_t limit) {
    int32_t threshold = (int32_t)k->MethodHandle->vm->options.jit.threshold;
    if (limit > threshold) limit = threshold;
    int32_t *at = (int32_t *)(void *)((char *)handle + k->MethodHandle_heat);
    int32_t heat = __atomic_load_n(at, __ATOMIC_RELAXED);
    if (heat > limit) return false;
    __atomic_store_n(at, heat + 1, __ATOMIC_RELAXED);
    return heat == limit;
}

/* The library writes code for the handle, args[0]. False: an exception is pending. */
static bool heat_up(Thread *t, const InvokeKnown *k, Method *shape, Value *args) {
    Frame *frame = polymorphic_cover(t, shape, args);
    if (frame == NULL) return false;
    Value call[1] = {{.l = args[0].l}};
    invoke_method(t, k->heatUp, call, NULL);
    polymorphic_uncover(t, frame);
    return t->exception == NULL;
}

/* args[0] is the handle, not NULL. */
static void basic(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    Object *form = known_get(args[0].l, k->MethodHandle_form);
    Method *target = member_target(k, known_get(form, k->LambdaForm_vmentry));
    bool is_direct = target == k->invokeDirect;
    if ((is_direct || target == k->enterTree) &&
        is_hot_now(k, args[0].l, is_direct ? HEAT_OF_DIRECT : HEAT_OF_TREE)) {
        if (!heat_up(t, k, shape, args)) return;
        basic(t, shape, args);
        return;
    }
    if (is_direct)
        direct_handle_invoke(t, k, args, shape);
    else if (target == k->enterTree)
        enter_tree(t, k, args, shape);
    else
        method_enter(t, target, args);
}

static void entry_invoke_basic(Thread *t, Method *shape, Value *args) {
    if (exception_c_stack_is_low(t)) return;
    if (args[0].l == NULL)
        exception_null_pointer(t);
    else
        basic(t, shape, args);
}

static void entry_exact_invoker(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (exception_c_stack_is_low(t)) return;
    if (args[0].l == NULL) {
        exception_null_pointer(t);
        return;
    }
    Object *type = args[shape->arg_slots - 1].l;
    if (known_get(args[0].l, k->MethodHandle_type) != type) {
        Frame *frame = polymorphic_cover(t, shape, args);
        if (frame == NULL) return;
        Value check[2] = {{.l = args[0].l}, {.l = type}};
        invoke_method(t, k->requireType, check, NULL);
        polymorphic_uncover(t, frame);
        if (t->exception != NULL) return;
    }
    basic(t, shape, args);
}

static void entry_generic_invoker(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (exception_c_stack_is_low(t)) return;
    if (args[0].l == NULL) {
        exception_null_pointer(t);
        return;
    }
    Object *type = args[shape->arg_slots - 1].l;
    Object *cached = known_get(args[0].l, k->MethodHandle_adapted);
    if (cached != NULL && known_get(cached, k->MethodHandle_type) == type) args[0].l = cached;
    if (known_get(args[0].l, k->MethodHandle_type) != type) {
        Frame *frame = polymorphic_cover(t, shape, args);
        if (frame == NULL) return;
        Value check[2] = {{.l = args[0].l}, {.l = type}}, adapted;
        bool good = invoke_method(t, k->convertTo, check, &adapted);
        polymorphic_uncover(t, frame);
        if (!good) return;
        args[0] = adapted;
    }
    basic(t, shape, args);
}

/* The trailing appendix becomes the leading handle. */
static void entry_link_to_target(Thread *t, Method *shape, Value *args) {
    if (exception_c_stack_is_low(t)) return;
    unsigned last = shape->arg_slots - 1u;
    Value appendix = args[last];
    memmove(args + 1, args, last * sizeof *args);
    args[0] = appendix;
    basic(t, (Method *)shape->native, args);
}

static void entry_var_handle(Thread *t, Method *shape, Value *args) {
    if (!var_handle_access(t, t->vm->invoke_known, shape, args))
        entry_link_to_target(t, shape, args);
}

static void entry_link_to_call_site(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (exception_c_stack_is_low(t)) return;
    unsigned last = shape->arg_slots - 1u;
    Value handle = {.l = slot_get_volatile((char *)args[last].l + k->CallSite_target)};
    memmove(args + 1, args, last * sizeof *args);
    args[0] = handle;
    basic(t, (Method *)shape->native, args);
}

static void entry_link_to_member(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (exception_c_stack_is_low(t)) return;
    Object *member = args[shape->arg_slots - 1].l;
    if (member == NULL)
        exception_null_pointer(t);
    else
        direct_handle_call(t, k, member, args, shape, args);
}

/* ---- Shapes ---- */

typedef struct Intrinsic {
    const char *class_name, *name;
    MethodEntry entry;
    bool is_static;
    PolymorphicKind kind;
} Intrinsic;

static const Intrinsic intrinsics[] = {
    {"java/lang/invoke/MethodHandle", "enter", entry_invoke_basic, false, POLYMORPHIC_basic},
    {"java/lang/invoke/MethodHandle", "callStatic", entry_link_to_member, true,
     POLYMORPHIC_link_static},
    {"java/lang/invoke/MethodHandle", "callVirtual", entry_link_to_member, true,
     POLYMORPHIC_link_virtual},
    {"java/lang/invoke/MethodHandle", "callSpecial", entry_link_to_member, true,
     POLYMORPHIC_link_special},
    {"java/lang/invoke/MethodHandle", "callInterface", entry_link_to_member, true,
     POLYMORPHIC_link_interface},
    {"java/lang/invoke/MethodHandle", "invokeBasic", entry_invoke_basic, false,
     POLYMORPHIC_basic},
    {"java/lang/invoke/MethodHandle", "linkToStatic", entry_link_to_member, true,
     POLYMORPHIC_link_static},
    {"java/lang/invoke/MethodHandle", "linkToVirtual", entry_link_to_member, true,
     POLYMORPHIC_link_virtual},
    {"java/lang/invoke/MethodHandle", "linkToSpecial", entry_link_to_member, true,
     POLYMORPHIC_link_special},
    {"java/lang/invoke/MethodHandle", "linkToInterface", entry_link_to_member, true,
     POLYMORPHIC_link_interface},
    {"java/lang/invoke/Invokers", "callExact", entry_exact_invoker, true, POLYMORPHIC_exact},
    {"java/lang/invoke/Invokers", "callConverted", entry_generic_invoker, true,
     POLYMORPHIC_generic},
    {"java/lang/invoke/Invokers", "callTarget", entry_link_to_target, true, POLYMORPHIC_target},
    {"java/lang/invoke/Invokers", "callSite", entry_link_to_call_site, true, POLYMORPHIC_site},
    {"java/lang/invoke/Invokers", "accessVariable", entry_var_handle, true,
     POLYMORPHIC_variable},
};

static const Intrinsic *intrinsic_find(const Class *holder, const char *name) {
    if (holder->loader != NULL) return NULL;
    for (size_t i = 0; i < sizeof intrinsics / sizeof intrinsics[0]; i++)
        if (strcmp(intrinsics[i].class_name, holder->name) == 0 &&
            strcmp(intrinsics[i].name, name) == 0)
            return &intrinsics[i];
    return NULL;
}

PolymorphicKind polymorphic_kind(const Method *shape) {
    if (shape->holder->loader != NULL ||
        strncmp(shape->holder->name, "java/lang/invoke/", 17) != 0)
        return POLYMORPHIC_none;
    MethodEntry entry = method_entry(shape);
    for (size_t i = 0; i < sizeof intrinsics / sizeof intrinsics[0]; i++)
        if (intrinsics[i].entry == entry && strcmp(intrinsics[i].name, shape->name) == 0)
            return intrinsics[i].kind;
    return POLYMORPHIC_none;
}

static Method *shape_make(Thread *t, InvokeKnown *k, const Intrinsic *intrinsic,
                          const char *descriptor) {
    VM *vm = t->vm;
    Class *holder =
        strstr(intrinsic->class_name, "MethodHandle") != NULL ? k->MethodHandle : k->Invokers;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    IntrinsicShape *s = k->shapes;
    while (s != NULL &&
           !(s->method.entry == intrinsic->entry && s->method.descriptor == descriptor &&
             strcmp(s->method.name, intrinsic->name) == 0))
        s = s->next;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    if (s != NULL) return &s->method;
    if (intrinsic->entry == entry_var_handle && !invoke_known_variables(t, k)) return NULL;
    Method *rotated = NULL;
    if (intrinsic->entry == entry_link_to_target ||
        intrinsic->entry == entry_link_to_call_site || intrinsic->entry == entry_var_handle) {
        /* After the rotation the handle leads: another shape tells where the references are. */
        size_t n = strlen(descriptor);
        char *text = malloc(n + 40);
        if (text == NULL) return exception_out_of_memory(t, "C heap");
        const char *end = descriptor_parameters_end(descriptor), *last = end;
        DescriptorCursor cursor = descriptor_parameters(descriptor);
        DescriptorType type;
        while (descriptor_next(&cursor, &type)) last = type.start;
        int length = snprintf(text, n + 40, "(%.*s%s", (int)(last - descriptor - 1),
                              descriptor + 1, end);
        rotated = shape_make(t, k, &intrinsics[0], symbol_intern(vm, text, (size_t)length));
        free(text);
        if (rotated == NULL) return NULL;
    }
    s = calloc(1, sizeof *s);
    if (s == NULL) return exception_out_of_memory(t, "C heap");
    Method *m = &s->method;
    m->holder = holder;
    m->name = symbol(vm, intrinsic->name);
    m->descriptor = descriptor;
    m->flags = (uint16_t)(ACC_NATIVE | ACC_FINAL | ACC_PUBLIC |
                          (intrinsic->is_static ? ACC_STATIC : 0));
    m->arg_slots = (uint16_t)(descriptor_argument_slots(descriptor) + !intrinsic->is_static);
    m->return_kind = descriptor_kind_on_stack(descriptor_return(descriptor).kind);
    m->vtable_index = -1;
    m->marks = METHOD_HIDDEN | METHOD_UNLISTED;
    vm->engine->prepare_method(m);
    m->entry = intrinsic->entry;
    m->native = (uintptr_t)rotated;
    m->info = known_method(holder, intrinsic->name)->info;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    s->next = k->shapes;
    k->shapes = s;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return m;
}

void polymorphic_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (const IntrinsicShape *s = vm->invoke_known != NULL ? vm->invoke_known->shapes : NULL;
         s != NULL; s = s->next) {
        visit(data, s->method.name);
        visit(data, s->method.descriptor);
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

bool polymorphic_is_intrinsic(const Class *holder, const char *name) {
    return intrinsic_find(holder, name) != NULL;
}

Method *polymorphic_method(Thread *t, Class *holder, const char *name, const char *descriptor) {
    if (strncmp(holder->name, "java/lang/invoke/", 17) != 0) return NULL;
    const Intrinsic *intrinsic = intrinsic_find(holder, name);
    if (intrinsic != NULL) {
        InvokeKnown *k = invoke_known(t);
        return k != NULL ? shape_make(t, k, intrinsic, descriptor) : NULL;
    }
    for (uint32_t i = 0; i < holder->method_count; i++)
        if (holder->methods[i].name == name &&
            method_has(&holder->methods[i], METHOD_POLYMORPHIC))
            return &holder->methods[i];
    return NULL;
}

/* The method a MemberName names, with the site's descriptor if it is one of the library's
 * intrinsics. */
Method *polymorphic_linked(Thread *t, InvokeKnown *k, Object *member, const Class *receiver,
                           const char *site, Object *appendix) {
    Method *target = member_target(k, member);
    if (target == NULL)
        return exception_throw(t, "java/lang/InternalError",
                               "linkage returned an unresolved member");
    const Intrinsic *intrinsic = intrinsic_find(target->holder, target->name);
    if (intrinsic == NULL) return target;
    size_t n = strlen(site);
    char *text = malloc(n + 160);
    if (text == NULL) return exception_out_of_memory(t, "C heap");
    const char *end = descriptor_parameters_end(site);
    /* A polymorphic call's receiver is the first argument of the static method that is called
     * for it. */
    char first[64] = "";
    if (receiver != NULL) snprintf(first, sizeof first, "L%s;", receiver->name);
    int length = snprintf(text, n + 160, "(%s%.*s%s%s", first, (int)(end - site - 1), site + 1,
                          appendix != NULL ? "Ljava/lang/Object;" : "", end);
    Method *m = shape_make(t, k, intrinsic, symbol_intern(t->vm, text, (size_t)length));
    free(text);
    return m;
}
