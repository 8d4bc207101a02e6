/* SPDX-License-Identifier: MIT */
/* Linkage upcalls and signature polymorphic intrinsics.
 *
 * An intrinsic is called with the descriptor of its call site, which its declaration does not have. So
 * resolution makes one Method per (intrinsic, descriptor): a *shape*, which knows its argument slots and how
 * to find references among them, with an entry of its own. Entries get the arguments where they lie on
 * the Java stack; while they may reach a safepoint they push a native frame over them. */
#include "vm/run/method_handle.h"

#include <stdlib.h>
#include <string.h>

#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/descriptor.h"
#include "vm/load/loader.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/method_handle_natives.h"
#include "vm/run/operations.h"
#include "vm/run/string.h"

struct InvokeKnown {
    Class *MethodHandle, *MethodHandleNatives, *MethodType, *LambdaForm, *MemberName, *ResolvedMethodName,
        *DirectMethodHandle, *Invokers, *CallSite;
    uint32_t MethodHandle_type, MethodHandle_form, LambdaForm_vmentry, MemberName_clazz, MemberName_name,
        MemberName_type, MemberName_flags, MemberName_method, MethodType_rtype, MethodType_ptypes,
        DirectMethodHandle_member, CallSite_target;
    Method *invokeDirect, *enterTree, *invokeTree, *checkExactType, *checkGenericType;
    Method *linkCallSite, *linkMethod, *linkMethodHandleConstant, *findMethodHandleType, *linkDynamicConstant;
    struct Shape_ *shapes;
};

/* A Method made for one intrinsic and descriptor. */
typedef struct Shape_ {
    Method method;
    struct Shape_ *next;
} IntrinsicShape;

typedef struct InvokeKnown InvokeKnown;

/* ---- What the VM knows of java.lang.invoke, loaded when first needed ---- */

static bool known_class(Thread *t, Class **out, const char *name) {
    char full[64];
    snprintf(full, sizeof full, "java/lang/invoke/%s", name);
    *out = loader_boot_class(t, full);
    return *out != NULL && class_link(t, *out);
}

static uint32_t field_offset(Class *c, const char *name) {
    for (Class *at = c; at != NULL; at = at->super)
        for (uint32_t i = 0; i < at->field_count; i++)
            if (strcmp(at->fields[i].name, name) == 0) return at->fields[i].offset;
    vm_fatal(c->vm, "the class library lacks field %s.%s", c->name, name);
}

static Method *method_named(Class *c, const char *name) {
    for (uint32_t i = 0; i < c->method_count; i++)
        if (strcmp(c->methods[i].name, name) == 0) return &c->methods[i];
    vm_fatal(c->vm, "the class library lacks method %s.%s", c->name, name);
}

static InvokeKnown *invoke_known(Thread *t) {
    VM *vm = t->vm;
    InvokeKnown *k = __atomic_load_n(&vm->invoke_known, __ATOMIC_ACQUIRE);
    if (k != NULL) return k;
    k = calloc(1, sizeof *k);
    if (k == NULL) return exception_out_of_memory(t, "C heap");
    if (!known_class(t, &k->MethodHandle, "MethodHandle") || !known_class(t, &k->MethodType, "MethodType") ||
        !known_class(t, &k->LambdaForm, "LambdaForm") || !known_class(t, &k->MemberName, "MemberName") ||
        !known_class(t, &k->ResolvedMethodName, "ResolvedMethodName") ||
        !known_class(t, &k->DirectMethodHandle, "DirectMethodHandle") || !known_class(t, &k->Invokers, "Invokers") ||
        !known_class(t, &k->CallSite, "CallSite") || !known_class(t, &k->MethodHandleNatives, "MethodHandleNatives")) {
        free(k);
        return NULL;
    }
    k->MethodHandle_type = field_offset(k->MethodHandle, "type");
    k->MethodHandle_form = field_offset(k->MethodHandle, "form");
    k->LambdaForm_vmentry = field_offset(k->LambdaForm, "vmentry");
    k->MemberName_clazz = field_offset(k->MemberName, "clazz");
    k->MemberName_name = field_offset(k->MemberName, "name");
    k->MemberName_type = field_offset(k->MemberName, "type");
    k->MemberName_flags = field_offset(k->MemberName, "flags");
    k->MemberName_method = field_offset(k->MemberName, "method");
    k->MethodType_rtype = field_offset(k->MethodType, "rtype");
    k->MethodType_ptypes = field_offset(k->MethodType, "ptypes");
    k->DirectMethodHandle_member = field_offset(k->DirectMethodHandle, "member");
    k->CallSite_target = field_offset(k->CallSite, "target");
    k->invokeDirect = method_named(k->DirectMethodHandle, "invokeDirect");
    k->enterTree = method_named(k->MethodHandle, "enterTree");
    k->invokeTree = method_named(k->MethodHandle, "invokeTree");
    k->checkExactType = method_named(k->Invokers, "checkExactType");
    k->checkGenericType = method_named(k->Invokers, "checkGenericType");
    k->linkCallSite = method_named(k->MethodHandleNatives, "linkCallSite");
    k->linkMethod = method_named(k->MethodHandleNatives, "linkMethod");
    k->linkMethodHandleConstant = method_named(k->MethodHandleNatives, "linkMethodHandleConstant");
    k->findMethodHandleType = method_named(k->MethodHandleNatives, "findMethodHandleType");
    k->linkDynamicConstant = method_named(k->MethodHandleNatives, "linkDynamicConstant");
    InvokeKnown *none = NULL;
    if (!__atomic_compare_exchange_n(&vm->invoke_known, &none, k, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        free(k);
        k = none;
    }
    return k;
}

void method_handles_destroy(VM *vm) {
    if (vm->invoke_known == NULL) return;
    while (vm->invoke_known->shapes != NULL) {
        IntrinsicShape *shape = vm->invoke_known->shapes;
        vm->invoke_known->shapes = shape->next;
        free(shape);
    }
    free(vm->invoke_known);
}

/* ---- Fields of the library's objects ---- */

static Object *get(const Object *object, uint32_t offset) { return slot_get((const char *)object + offset); }
static void set(Object *object, uint32_t offset, Object *value) { object_set_ref(object, (char *)object + offset, value); }
static int32_t *flags_of(const InvokeKnown *k, Object *member) {
    return (int32_t *)(void *)((char *)member + k->MemberName_flags);
}
static int64_t *index_of(VM *vm, Object *member) {
    return (int64_t *)(void *)((char *)member + vm->known.member_vmindex);
}
static Method *target_of(const InvokeKnown *k, const Object *member) {
    VM *vm = k->MethodHandle->vm;
    Object *resolved = get(member, k->MemberName_method);
    return resolved != NULL ? *(Method **)(void *)((char *)resolved + vm->known.resolved_vmtarget) : NULL;
}

enum {
    MEMBER_METHOD = 0x10000, MEMBER_CONSTRUCTOR = 0x20000, MEMBER_FIELD = 0x40000,
    MEMBER_CALLER_SENSITIVE = 0x100000, MEMBER_KIND_SHIFT = 24
};
static int kind_of(const InvokeKnown *k, Object *member) { return *flags_of(k, member) >> MEMBER_KIND_SHIFT & 15; }

/* ---- A native frame over the arguments ---- */

static Frame *cover(Thread *t, Method *shape, Value *args) {
    Frame *frame = (Frame *)(args + shape->arg_slots);
    if (frame_stack(frame) >= t->stack_limit) return exception_stack_overflow(t);
    *frame = (Frame){.caller = t->frame, .method = shape, .locals = args, .flags = FRAME_NATIVE, .top = frame_stack(frame)};
    t->frame = frame;
    return frame;
}
static void uncover(Thread *t, Frame *frame) { t->frame = frame->caller; }

/* ---- Direct handles ---- */

static void load_field(Object *base, int64_t offset, char kind, Value *out) {
    const void *at = (const char *)base + offset;
    switch (kind) {
    case 'Z': case 'B': out->i = *(const int8_t *)at; break;
    case 'C': out->i = *(const uint16_t *)at; break;
    case 'S': out->i = *(const int16_t *)at; break;
    case 'I': out->i = *(const int32_t *)at; break;
    case 'F': out->bits = 0, out->f = *(const float *)at; break;
    case 'J': out->j = __atomic_load_n((const int64_t *)at, __ATOMIC_SEQ_CST); break;
    case 'D': out->d = *(const double *)at; break;
    default: out->l = slot_get_volatile(at);
    }
}
static void store_field(Object *base, int64_t offset, char kind, Value value) {
    void *at = (char *)base + offset;
    switch (kind) {
    case 'Z': *(int8_t *)at = (int8_t)(value.i & 1); break;
    case 'B': *(int8_t *)at = (int8_t)value.i; break;
    case 'C': case 'S': *(int16_t *)at = (int16_t)value.i; break;
    case 'I': case 'F': __atomic_store_n((int32_t *)at, value.i, __ATOMIC_SEQ_CST); break;
    case 'J': case 'D': __atomic_store_n((int64_t *)at, value.j, __ATOMIC_SEQ_CST); break;
    default: object_set_ref_volatile(base, at, value.l);
    }
}

static char mirror_kind(const Object *mirror) {
    Class *c = class_of_mirror(mirror);
    return c->is_primitive ? c->primitive_kind : 'L';
}

static Method *select_target(Thread *t, Method *target, Object *receiver, int kind) {
    Class *c = object_class(receiver);
    if (kind == REF_invokeSpecial || (target->flags & ACC_PRIVATE)) return target;
    if (class_is_interface(target->holder)) {
        Method *chosen = class_is_subclass(c, target->holder) ? class_interface_target(c, target) : NULL;
        if (chosen == NULL) {
            char text[1024];
            return exception_throw(t, class_is_subclass(c, target->holder) ? "java/lang/AbstractMethodError" : "java/lang/IncompatibleClassChangeError",
                                   "Class %s does not implement '%s'", c->name,
                                   method_external_name(target->holder->name, target->name, target->descriptor, text, sizeof text));
        }
        return chosen;
    }
    return class_virtual_target(c, target);
}

/* Runs `member` on args[0..slots) (handle already taken away), result to args[0]. `shape` covers cover_args. */
static void call_member(Thread *t, const InvokeKnown *k, Object *member, Value *args, Method *shape, Value *cover_args) {
    VM *vm = t->vm;
    int kind = kind_of(k, member);
    Method *target = target_of(k, member);
    Class *holder = class_of_mirror(get(member, k->MemberName_clazz));
    bool is_static = kind == REF_getStatic || kind == REF_putStatic || kind == REF_invokeStatic || kind == REF_newInvokeSpecial;
    if (is_static && !class_is_initialized(holder)) {
        Frame *frame = cover(t, shape, cover_args);
        if (frame == NULL) return;
        HANDLE_SCOPE(t);
        Handle kept = handle_new(t, member);
        bool good = class_initialize(t, holder);
        member = *kept;
        uncover(t, frame);
        if (!good) return;
    }
    switch (kind) {
    case REF_getStatic: case REF_putStatic: case REF_getField: case REF_putField: {
        char type = mirror_kind(get(member, k->MemberName_type));
        int64_t offset = *index_of(vm, member);
        Object *base = is_static ? holder->mirror : args[0].l;
        if (base == NULL) {
            exception_null_pointer(t);
            return;
        }
        if (kind == REF_getField || kind == REF_getStatic) load_field(base, offset, type, &args[0]);
        else store_field(base, offset, type, args[is_static ? 0 : 1]);
        return;
    }
    case REF_invokeStatic:
        target->entry(t, target, args);
        return;
    default:
        if (args[0].l == NULL) {
            exception_null_pointer(t);
            return;
        }
        target = select_target(t, target, args[0].l, kind);
        if (target != NULL) target->entry(t, target, args);
    }
}

static void call_constructor(Thread *t, const InvokeKnown *k, Value *args, Object *member, Method *shape) {
    Method *target = target_of(k, member);
    Class *c = target->holder;
    Frame *frame = cover(t, shape, args);
    if (frame == NULL) return;
    HANDLE_SCOPE(t);
    Handle made = NULL;
    if (!class_initialize(t, c)) {
    } else if ((c->flags & (ACC_ABSTRACT | ACC_INTERFACE)) != 0) {
        exception_throw(t, "java/lang/InstantiationException", "%s", c->name);
    } else if ((made = handle_new(t, object_allocate(t, c))) != NULL) {
        Value saved = args[0];
        args[0].l = *made; /* the handle is not needed any more */
        invoke_method(t, target, args, NULL);
        (void)saved;
    }
    uncover(t, frame);
    args[0].l = handle_get(made);
}

static void invoke_direct(Thread *t, const InvokeKnown *k, Value *args, Method *shape) {
    Object *member = get(args[0].l, k->DirectMethodHandle_member);
    if (kind_of(k, member) == REF_newInvokeSpecial) {
        call_constructor(t, k, args, member, shape);
        return;
    }
    int kind = kind_of(k, member);
    Class *holder = class_of_mirror(get(member, k->MemberName_clazz));
    if ((kind == REF_invokeStatic || kind == REF_getStatic || kind == REF_putStatic) && !class_is_initialized(holder)) {
        Frame *frame = cover(t, shape, args);
        if (frame == NULL) return;
        bool good = class_initialize(t, holder);
        uncover(t, frame);
        if (!good) return;
        member = get(args[0].l, k->DirectMethodHandle_member);
        if (!class_is_initialized(holder) && kind == REF_invokeStatic) { /* by this very thread: go on */
            Method *target = target_of(k, member);
            memmove(args, args + 1, (shape->arg_slots - 1u) * sizeof *args);
            target->entry(t, target, args);
            return;
        }
    }
    memmove(args, args + 1, (shape->arg_slots - 1u) * sizeof *args);
    if (class_is_initialized(holder) || kind != REF_invokeStatic) call_member(t, k, member, args, shape, args);
}

/* ---- Trees ---- */

static bool unbox_result(Thread *t, Object *boxed, char kind, Value *out) {
    out->bits = 0;
    if (kind == 'V') return true;
    if (kind == 'L') {
        out->l = boxed;
        return true;
    }
    return boxed == NULL || unbox_value(t->vm, boxed, kind, out) ||
           exception_throw(t, "java/lang/ClassCastException", "the result cannot be converted to %c", kind) != NULL;
}

static void enter_tree(Thread *t, const InvokeKnown *k, Value *args, Method *shape) {
    Frame *frame = cover(t, shape, args);
    if (frame == NULL) return;
    HANDLE_SCOPE(t);
    Value result = {0};
    Handle types = handle_new(t, get(get(args[0].l, k->MethodHandle_type), k->MethodType_ptypes));
    char return_kind = mirror_kind(get(get(args[0].l, k->MethodHandle_type), k->MethodType_rtype));
    int32_t count = array_length(*types);
    Handle boxes = handle_new(t, array_allocate(t, t->vm->known.object_array, count));
    unsigned at = 1;
    for (int32_t i = 0; i < count && boxes != NULL && t->exception == NULL; i++) {
        char kind = mirror_kind(array_get_ref(*types, i));
        Object *boxed = box_value(t, kind, args[at]);
        if (t->exception == NULL) array_set_ref(*boxes, i, boxed);
        at += descriptor_kind_slots(kind);
    }
    if (t->exception == NULL) {
        Value call[2] = {{.l = args[0].l}, {.l = *boxes}}, boxed;
        if (invoke_virtual(t, k->invokeTree, call, &boxed)) unbox_result(t, boxed.l, return_kind, &result);
    }
    uncover(t, frame);
    args[0] = result;
}

/* ---- Entries of the intrinsics ---- */

/* args[0] is the handle, not NULL. */
static void basic(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    Object *form = get(args[0].l, k->MethodHandle_form);
    Method *target = target_of(k, get(form, k->LambdaForm_vmentry));
    if (target == k->invokeDirect) invoke_direct(t, k, args, shape);
    else if (target == k->enterTree) enter_tree(t, k, args, shape);
    else target->entry(t, target, args);
}

static bool c_stack_is_low(Thread *t) {
    if ((char *)__builtin_frame_address(0) > t->c_stack_limit) return false;
    exception_stack_overflow(t);
    return true;
}

static void entry_invoke_basic(Thread *t, Method *shape, Value *args) {
    if (c_stack_is_low(t)) return;
    if (args[0].l == NULL) exception_null_pointer(t);
    else basic(t, shape, args);
}

static void entry_exact_invoker(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (c_stack_is_low(t)) return;
    if (args[0].l == NULL) {
        exception_null_pointer(t);
        return;
    }
    Object *type = args[shape->arg_slots - 1].l;
    if (get(args[0].l, k->MethodHandle_type) != type) {
        Frame *frame = cover(t, shape, args);
        if (frame == NULL) return;
        Value check[2] = {{.l = args[0].l}, {.l = type}};
        invoke_method(t, k->checkExactType, check, NULL);
        uncover(t, frame);
        if (t->exception != NULL) return;
    }
    basic(t, shape, args);
}

static void entry_generic_invoker(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (c_stack_is_low(t)) return;
    if (args[0].l == NULL) {
        exception_null_pointer(t);
        return;
    }
    Object *type = args[shape->arg_slots - 1].l;
    if (get(args[0].l, k->MethodHandle_type) != type) {
        Frame *frame = cover(t, shape, args);
        if (frame == NULL) return;
        Value check[2] = {{.l = args[0].l}, {.l = type}}, adapted;
        bool good = invoke_method(t, k->checkGenericType, check, &adapted);
        uncover(t, frame);
        if (!good) return;
        args[0] = adapted;
    }
    basic(t, shape, args);
}

/* The trailing appendix becomes the leading handle. */
static void entry_link_to_target(Thread *t, Method *shape, Value *args) {
    if (c_stack_is_low(t)) return;
    unsigned last = shape->arg_slots - 1u;
    Value appendix = args[last];
    memmove(args + 1, args, last * sizeof *args);
    args[0] = appendix;
    basic(t, shape->native, args);
}

static void entry_link_to_call_site(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (c_stack_is_low(t)) return;
    unsigned last = shape->arg_slots - 1u;
    Value handle = {.l = slot_get_volatile((char *)args[last].l + k->CallSite_target)};
    memmove(args + 1, args, last * sizeof *args);
    args[0] = handle;
    basic(t, shape->native, args);
}

static void entry_link_to_member(Thread *t, Method *shape, Value *args) {
    const InvokeKnown *k = t->vm->invoke_known;
    if (c_stack_is_low(t)) return;
    Object *member = args[shape->arg_slots - 1].l;
    if (member == NULL) exception_null_pointer(t);
    else call_member(t, k, member, args, shape, args);
}

/* ---- Shapes ---- */

typedef struct Intrinsic {
    const char *class_name, *name;
    MethodEntry entry;
    bool is_static;
} Intrinsic;

static const Intrinsic intrinsics[] = {
    {"java/lang/invoke/MethodHandle", "invokeBasic", entry_invoke_basic, false},
    {"java/lang/invoke/MethodHandle", "linkToStatic", entry_link_to_member, true},
    {"java/lang/invoke/MethodHandle", "linkToVirtual", entry_link_to_member, true},
    {"java/lang/invoke/MethodHandle", "linkToSpecial", entry_link_to_member, true},
    {"java/lang/invoke/MethodHandle", "linkToInterface", entry_link_to_member, true},
    {"java/lang/invoke/Invokers", "exactInvoker", entry_exact_invoker, true},
    {"java/lang/invoke/Invokers", "genericInvoker", entry_generic_invoker, true},
    {"java/lang/invoke/Invokers", "linkToTargetMethod", entry_link_to_target, true},
    {"java/lang/invoke/Invokers", "linkToCallSite", entry_link_to_call_site, true},
};

static const Intrinsic *intrinsic_find(const Class *holder, const char *name) {
    if (holder->loader != NULL) return NULL;
    for (size_t i = 0; i < sizeof intrinsics / sizeof intrinsics[0]; i++)
        if (strcmp(intrinsics[i].class_name, holder->name) == 0 && strcmp(intrinsics[i].name, name) == 0)
            return &intrinsics[i];
    return NULL;
}

static Method *shape_make(Thread *t, InvokeKnown *k, const Intrinsic *intrinsic, const char *descriptor) {
    VM *vm = t->vm;
    Class *holder = strstr(intrinsic->class_name, "MethodHandle") != NULL ? k->MethodHandle : k->Invokers;
    pthread_mutex_lock(&vm->class_lock);
    IntrinsicShape *s = k->shapes;
    while (s != NULL && !(s->method.entry == intrinsic->entry && s->method.descriptor == descriptor &&
                          strcmp(s->method.name, intrinsic->name) == 0))
        s = s->next;
    pthread_mutex_unlock(&vm->class_lock);
    if (s != NULL) return &s->method;
    Method *rotated = NULL;
    if (intrinsic->entry == entry_link_to_target || intrinsic->entry == entry_link_to_call_site) {
        /* After the rotation the handle leads: another shape tells where the references are. */
        size_t n = strlen(descriptor);
        char *text = malloc(n + 40);
        if (text == NULL) return exception_out_of_memory(t, "C heap");
        const char *end = strrchr(descriptor, ')'), *last = end;
        DescriptorCursor cursor = descriptor_parameters(descriptor);
        DescriptorType type;
        while (descriptor_next(&cursor, &type)) last = type.start;
        int length = snprintf(text, n + 40, "(%.*s%s", (int)(last - descriptor - 1), descriptor + 1, end);
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
    m->flags = (uint16_t)(ACC_NATIVE | ACC_FINAL | ACC_PUBLIC | (intrinsic->is_static ? ACC_STATIC : 0));
    m->arg_slots = (uint16_t)(descriptor_argument_slots(descriptor) + !intrinsic->is_static);
    m->return_kind = descriptor_kind_on_stack(descriptor_return(descriptor).kind);
    m->vtable_index = -1;
    m->marks = METHOD_HIDDEN;
    m->entry = intrinsic->entry;
    m->native = rotated;
    m->info = method_named(holder, intrinsic->name)->info;
    pthread_mutex_lock(&vm->class_lock);
    s->next = k->shapes;
    k->shapes = s;
    pthread_mutex_unlock(&vm->class_lock);
    return m;
}

Method *method_handle_polymorphic(Thread *t, Class *holder, const char *name, const char *descriptor) {
    if (strncmp(holder->name, "java/lang/invoke/", 17) != 0) return NULL;
    const Intrinsic *intrinsic = intrinsic_find(holder, name);
    if (intrinsic != NULL) {
        InvokeKnown *k = invoke_known(t);
        return k != NULL ? shape_make(t, k, intrinsic, descriptor) : NULL;
    }
    for (uint32_t i = 0; i < holder->method_count; i++)
        if (holder->methods[i].name == name && (holder->methods[i].marks & METHOD_POLYMORPHIC)) return &holder->methods[i];
    return NULL;
}

/* The method a MemberName names, with the site's descriptor if it is one of the library's intrinsics. */
static Method *linked_method(Thread *t, InvokeKnown *k, Object *member, const Class *receiver, const char *site,
                             Object *appendix) {
    Method *target = target_of(k, member);
    if (target == NULL) return exception_throw(t, "java/lang/InternalError", "linkage returned an unresolved member");
    const Intrinsic *intrinsic = intrinsic_find(target->holder, target->name);
    if (intrinsic == NULL) return target;
    size_t n = strlen(site);
    char *text = malloc(n + 160);
    if (text == NULL) return exception_out_of_memory(t, "C heap");
    const char *end = strrchr(site, ')');
    /* A polymorphic call's receiver is the first argument of the static method that is called for it. */
    char first[64] = "";
    if (receiver != NULL) snprintf(first, sizeof first, "L%s;", receiver->name);
    int length = snprintf(text, n + 160, "(%s%.*s%s%s", first, (int)(end - site - 1), site + 1,
                          appendix != NULL ? "Ljava/lang/Object;" : "", end);
    Method *m = shape_make(t, k, intrinsic, symbol_intern(t->vm, text, (size_t)length));
    free(text);
    return m;
}

/* ---- Upcalls ---- */

static Object *call_type(Thread *t, InvokeKnown *k, Loader *loader, const char *descriptor) {
    HANDLE_SCOPE(t);
    if (!class_initialize(t, k->MethodHandleNatives)) return NULL;
    Handle types = handle_new(t, array_allocate_of(t, t->vm->known.Class_, (int32_t)descriptor_parameter_count(descriptor)));
    if (types == NULL) return NULL;
    DescriptorCursor cursor = descriptor_parameters(descriptor);
    DescriptorType type;
    for (int32_t i = 0; descriptor_next(&cursor, &type); i++) {
        Class *c = loader_load_type(t, loader, type.start, type.length);
        if (c == NULL) return NULL;
        array_set_ref(*types, i, c->mirror);
    }
    type = descriptor_return(descriptor);
    Class *result = loader_load_type(t, loader, type.start, type.length);
    Value args[2], answer;
    if (result == NULL) return NULL;
    args[0].l = result->mirror;
    args[1].l = *types;
    return invoke_method(t, k->findMethodHandleType, args, &answer) ? answer.l : NULL;
}

Object *method_handle_type(Thread *t, Class *holder, const char *descriptor) {
    InvokeKnown *k = invoke_known(t);
    return k != NULL ? call_type(t, k, holder->loader, descriptor) : NULL;
}

/* MethodType for methods, Class for fields. */
static Object *type_object(Thread *t, InvokeKnown *k, Class *holder, const char *descriptor) {
    if (descriptor[0] == '(') return call_type(t, k, holder->loader, descriptor);
    Class *c = loader_load_type(t, holder->loader, descriptor, strlen(descriptor));
    return c != NULL ? c->mirror : NULL;
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
    Handle type = handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, ref).bytes));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    if (text == NULL) return NULL;
    Value args[5] = {{.l = holder->mirror}, {.i = constant->method_handle.kind}, {.l = callee->mirror}, {.l = *text}, {.l = *type}}, answer;
    return invoke_method(t, k->linkMethodHandleConstant, args, &answer) ? answer.l : NULL;
}

/* Bootstrap method and static arguments of a Dynamic or InvokeDynamic constant. */
static bool bootstrap(Thread *t, Class *holder, uint32_t index, Handle *method, Handle *arguments) {
    const BootstrapMethod *b = &holder->file->bootstrap_methods[constant_pool_at(&holder->file->pool, index)->dynamic.bootstrap];
    bool is_null;
    if (!resolve_constant(t, holder, b->method, &is_null)) return false;
    *method = handle_new(t, class_constant(holder, b->method));
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

Object *method_handle_dynamic(Thread *t, Class *holder, uint32_t index, bool *is_null) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    HANDLE_SCOPE(t);
    Handle method, arguments;
    const ConstantPool *pool = &holder->file->pool;
    if (!bootstrap(t, holder, index, &method, &arguments)) return NULL;
    ConstantUtf8 name = constant_pool_name(pool, index);
    Handle type = handle_new(t, type_object(t, k, holder, constant_pool_descriptor(pool, index).bytes));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    if (text == NULL) return NULL;
    Value args[6] = {{.l = holder->mirror}, {.i = (int)index}, {.l = *method}, {.l = *text}, {.l = *type}, {.l = handle_get(arguments)}}, answer;
    if (!invoke_method(t, k->linkDynamicConstant, args, &answer)) return NULL;
    *is_null = answer.l == NULL;
    return answer.l;
}

Method *method_handle_link_call_site(Thread *t, Class *holder, uint32_t index, Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    const ConstantPool *pool = &holder->file->pool;
    Handle method, arguments;
    if (!bootstrap(t, holder, index, &method, &arguments)) return NULL;
    ConstantUtf8 name = constant_pool_name(pool, index);
    const char *descriptor = constant_pool_descriptor(pool, index).bytes;
    Handle type = handle_new(t, call_type(t, k, holder->loader, descriptor));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, name.bytes, name.length));
    Handle result = text != NULL ? handle_new(t, array_allocate(t, t->vm->known.object_array, 1)) : NULL;
    if (result == NULL) return NULL;
    Value args[7] = {{.l = holder->mirror}, {.i = (int)index}, {.l = *method}, {.l = *text}, {.l = *type}, {.l = handle_get(arguments)}, {.l = *result}}, answer;
    if (!invoke_method(t, k->linkCallSite, args, &answer)) return NULL;
    if (answer.l == NULL) return exception_throw(t, "java/lang/LinkageError", "linkage upcall returned null");
    *appendix = handle_new(t, array_get_ref(*result, 0));
    return linked_method(t, k, answer.l, NULL, descriptor, handle_get(*appendix));
}

Method *method_handle_link_method(Thread *t, Class *holder, Method *method, const char *descriptor, Handle *appendix) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || !class_initialize(t, k->MethodHandleNatives)) return NULL;
    Handle type = handle_new(t, call_type(t, k, holder->loader, descriptor));
    if (type == NULL) return NULL;
    Handle text = handle_new(t, string_intern_utf8(t, method->name, strlen(method->name)));
    Handle result = text != NULL ? handle_new(t, array_allocate(t, t->vm->known.object_array, 1)) : NULL;
    if (result == NULL) return NULL;
    Value args[6] = {{.l = holder->mirror}, {.i = REF_invokeVirtual}, {.l = method->holder->mirror}, {.l = *text}, {.l = *type}, {.l = *result}}, answer;
    if (!invoke_method(t, k->linkMethod, args, &answer)) return NULL;
    if (answer.l == NULL) return exception_throw(t, "java/lang/LinkageError", "linkage upcall returned null");
    *appendix = handle_new(t, array_get_ref(*result, 0));
    return linked_method(t, k, answer.l, method->holder, descriptor, handle_get(*appendix));
}

/* ---- MethodHandleNatives ---- */

static Object *resolved_name(Thread *t, InvokeKnown *k, Method *m) {
    Object *name = object_allocate(t, k->ResolvedMethodName);
    if (name != NULL) *(Method **)(void *)((char *)name + t->vm->known.resolved_vmtarget) = m;
    return name;
}

static bool member_set_method(Thread *t, InvokeKnown *k, Handle member, Method *m, int kind, bool dispatch) {
    Object *name = resolved_name(t, k, m);
    if (name == NULL) return false;
    set(*member, k->MemberName_method, name);
    set(*member, k->MemberName_clazz, m->holder->mirror);
    *index_of(t->vm, *member) = dispatch ? m->vtable_index : -1;
    *flags_of(k, *member) = (strcmp(m->name, "<init>") == 0 ? MEMBER_CONSTRUCTOR : MEMBER_METHOD) | m->flags |
                            (m->marks & METHOD_CALLER_SENSITIVE ? MEMBER_CALLER_SENSITIVE : 0) | kind << MEMBER_KIND_SHIFT;
    return true;
}

static void member_set_field(Thread *t, InvokeKnown *k, Object *member, Field *f, int kind) {
    set(member, k->MemberName_clazz, f->holder->mirror);
    *index_of(t->vm, member) = f->offset;
    *flags_of(k, member) = MEMBER_FIELD | f->flags | kind << MEMBER_KIND_SHIFT;
}

static int method_kind(const Method *m) {
    if (method_is_static(m)) return REF_invokeStatic;
    if (strcmp(m->name, "<init>") == 0) return REF_newInvokeSpecial;
    return class_is_interface(m->holder) ? REF_invokeInterface : REF_invokeVirtual;
}

void java_lang_invoke_MethodHandleNatives_init(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    if (k == NULL) return;
    Object *ref = args[1].l;
    Class *c = object_class(ref), *holder = class_of_mirror(get(ref, field_offset(c, "clazz")));
    int32_t slot = *(int32_t *)(void *)((char *)ref + field_offset(c, "slot"));
    if (strcmp(c->name, "java/lang/reflect/Field") == 0) {
        Field *f = &holder->fields[slot];
        member_set_field(t, k, args[0].l, f, f->flags & ACC_STATIC ? REF_getStatic : REF_getField);
    } else {
        Method *m = &holder->methods[slot];
        member_set_method(t, k, &args[0].l, m, method_kind(m), true);
    }
}

void java_lang_invoke_MethodHandleNatives_expand(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    Method *m = k != NULL ? target_of(k, args[0].l) : NULL;
    if (m == NULL) {
        if (t->exception == NULL) exception_throw(t, "java/lang/IllegalArgumentException", "nothing to expand");
        return;
    }
    Object *text = string_intern_utf8(t, m->name, strlen(m->name));
    if (text != NULL) set(args[0].l, k->MemberName_name, text);
    Object *type = text != NULL ? string_from_utf8(t, m->descriptor, strlen(m->descriptor)) : NULL;
    if (type != NULL) set(args[0].l, k->MemberName_type, type);
}

/* The descriptor of a MethodType, a String or a Class as a symbol; NULL: no such type. */
static const char *type_symbol(Thread *t, InvokeKnown *k, Object *type) {
    VM *vm = t->vm;
    size_t n = 0, size = 256;
    char *text = malloc(size);
    if (text == NULL || type == NULL) {
        free(text);
        return NULL;
    }
    if (object_class(type) == vm->known.String) {
        char *utf8 = string_to_utf8(vm, type, &n);
        const char *s = utf8 != NULL ? symbol_intern(vm, utf8, n) : NULL;
        free(utf8);
        free(text);
        return s;
    }
    bool is_method = object_class(type) == k->MethodType;
    Object *types = is_method ? get(type, k->MethodType_ptypes) : NULL;
    int32_t count = is_method ? array_length(types) : -1;
    if (is_method) text[n++] = '(';
    for (int32_t i = 0; i <= count || (!is_method && i == 0); i++) {
        Object *mirror = !is_method ? type : i < count ? array_get_ref(types, i) : get(type, k->MethodType_rtype);
        Class *c = class_of_mirror(mirror);
        size_t need = strlen(c->name) + 8;
        if (n + need > size) {
            char *bigger = realloc(text, size = (n + need) * 2);
            if (bigger == NULL) break;
            text = bigger;
        }
        if (is_method && i == count) text[n++] = ')';
        if (c->is_primitive) text[n++] = c->primitive_kind;
        else n += (size_t)sprintf(text + n, c->is_array ? "%s" : "L%s;", c->name);
        if (!is_method) break;
    }
    const char *s = symbol_intern(vm, text, n);
    free(text);
    return s;
}

static bool resolve_member(Thread *t, InvokeKnown *k, Handle member, Class *caller) {
    VM *vm = t->vm;
    int kind = kind_of(k, *member);
    Class *c = class_of_mirror(get(*member, k->MemberName_clazz));
    size_t length;
    char *utf8 = string_to_utf8(vm, get(*member, k->MemberName_name), &length);
    if (utf8 == NULL) return exception_out_of_memory(t, "C heap") != NULL;
    const char *name = symbol_intern(vm, utf8, length);
    free(utf8);
    const char *descriptor = type_symbol(t, k, get(*member, k->MemberName_type));
    char text[1024], a[256];
    if (descriptor == NULL) return exception_throw(t, "java/lang/InternalError", "a member without a type") != NULL;
    if (!class_link(t, c)) return false;
    if (kind <= REF_putStatic) {
        Field *f = class_find_field(c, name, descriptor);
        if (f == NULL) return exception_throw(t, "java/lang/NoSuchFieldError", "%s", name) != NULL;
        if (!!(f->flags & ACC_STATIC) != (kind == REF_getStatic || kind == REF_putStatic))
            return exception_throw(t, "java/lang/IncompatibleClassChangeError", "Expected %s field %s.%s",
                                   f->flags & ACC_STATIC ? "non-static" : "static", class_external_name(f->holder, a, sizeof a), name) != NULL;
        if (caller != NULL && !resolve_member_accessible(t, caller, c, f->holder, f->flags, f->flags & ACC_STATIC))
            return exception_throw(t, "java/lang/IllegalAccessError", "tried to access field %s.%s from class %s",
                                   class_external_name(f->holder, a, sizeof a), name, caller->name) != NULL;
        member_set_field(t, k, *member, f, kind);
        return true;
    }
    Method *m = class_declared_method(c, name, descriptor);
    if (m == NULL) m = method_handle_polymorphic(t, c, name, descriptor);
    if (m == NULL && t->exception != NULL) return false;
    if (m == NULL && intrinsic_find(c, name) == NULL && c->loader == NULL && strncmp(c->name, "java/lang/invoke/", 17) == 0)
        for (uint32_t i = 0; i < c->method_count; i++) /* the library's own natives, by name alone */
            if (c->methods[i].name == name && method_is_native(&c->methods[i]) && (c->methods[i].flags & ACC_VARARGS)) m = &c->methods[i];
    if (m == NULL && kind != REF_newInvokeSpecial) m = class_find_method_or_default(c, name, descriptor);
    if (m == NULL)
        return exception_throw(t, "java/lang/NoSuchMethodError", "'%s'", method_external_name(c->name, name, descriptor, text, sizeof text)) != NULL;
    if (!class_link(t, m->holder)) return false;
    if ((kind == REF_invokeStatic) != !!method_is_static(m))
        return exception_throw(t, "java/lang/IncompatibleClassChangeError", "Expected %s method '%s'",
                               kind == REF_invokeStatic ? "static" : "non-static",
                               method_external_name(m->holder->name, name, descriptor, text, sizeof text)) != NULL;
    if (caller != NULL && !resolve_member_accessible(t, caller, c, m->holder, m->flags, method_is_static(m)) &&
        !(m->holder == vm->known.Object && c->is_array))
        return exception_throw(t, "java/lang/IllegalAccessError", "tried to access method '%s' from class %s",
                               method_external_name(m->holder->name, name, descriptor, text, sizeof text), caller->name) != NULL;
    if (kind == REF_invokeVirtual && class_is_interface(m->holder)) kind = REF_invokeInterface;
    else if (kind == REF_invokeInterface && m->holder == vm->known.Object) kind = REF_invokeVirtual;
    if (kind == REF_invokeInterface && (m->flags & ACC_PRIVATE)) kind = REF_invokeSpecial;
    return member_set_method(t, k, member, m, kind, true);
}

void java_lang_invoke_MethodHandleNatives_resolve(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL) return;
    Class *caller = args[1].l != NULL ? class_of_mirror(args[1].l) : NULL;
    bool good = resolve_member(t, k, &args[0].l, caller);
    if (!good && args[3].i) t->exception = NULL;
    result->l = good ? args[0].l : NULL;
}

void java_lang_invoke_MethodHandleNatives_objectFieldOffset(Thread *t, Value *args, Value *result) {
    result->j = *index_of(t->vm, args[0].l);
}
void java_lang_invoke_MethodHandleNatives_staticFieldOffset(Thread *t, Value *args, Value *result) {
    result->j = *index_of(t->vm, args[0].l);
}
void java_lang_invoke_MethodHandleNatives_staticFieldBase(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    result->l = k != NULL ? get(args[0].l, k->MemberName_clazz) : NULL;
}

void java_lang_invoke_MethodHandleNatives_getMemberVMInfo(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    if (k == NULL) return;
    HANDLE_SCOPE(t);
    Handle array = handle_new(t, array_allocate(t, t->vm->known.object_array, 2));
    if (array == NULL) return;
    Object *index = box_value(t, 'J', (Value){.j = *index_of(t->vm, args[0].l)});
    if (index == NULL) return;
    array_set_ref(*array, 0, index);
    bool is_field = *flags_of(k, args[0].l) & MEMBER_FIELD;
    array_set_ref(*array, 1, is_field ? get(args[0].l, k->MemberName_clazz) : args[0].l);
    result->l = *array;
}

void java_lang_invoke_MethodHandleNatives_setCallSiteTarget(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    (void)result;
    if (k != NULL) object_set_ref_volatile(args[0].l, (char *)args[0].l + k->CallSite_target, args[1].l);
}

/* DirectMethodHandle.invoke0(MemberName, Object[]): as invokeDirect, with boxes. */
void java_lang_invoke_DirectMethodHandle_invoke0(Thread *t, Value *args, Value *result) {
    InvokeKnown *k = invoke_known(t);
    VM *vm = t->vm;
    if (k == NULL) return;
    HANDLE_SCOPE(t);
    Handle boxes = &args[1].l, member = &args[0].l, made = NULL;
    int kind = kind_of(k, *member);
    Method *m = target_of(k, *member);
    Class *holder = class_of_mirror(get(*member, k->MemberName_clazz));
    if (m == NULL) { /* a field */
        Object *type = get(*member, k->MemberName_type);
        char letter = mirror_kind(type);
        bool is_static = kind == REF_getStatic || kind == REF_putStatic;
        if (is_static && !class_initialize(t, holder)) return;
        Object *base = is_static ? holder->mirror : array_get_ref(*boxes, 0);
        if (base == NULL) {
            exception_null_pointer(t);
            return;
        }
        int64_t offset = *index_of(vm, *member);
        Value value = {0};
        if (kind == REF_getField || kind == REF_getStatic) {
            load_field(base, offset, letter, &value);
            result->l = box_value(t, letter, value);
        } else {
            Object *boxed = array_get_ref(*boxes, is_static ? 0 : 1);
            if (letter == 'L') value.l = boxed;
            else unbox_value(vm, boxed, letter, &value);
            store_field(base, offset, letter, value);
            result->l = NULL;
        }
        return;
    }
    if ((kind == REF_invokeStatic || kind == REF_newInvokeSpecial) && !class_initialize(t, m->holder)) return;
    Value slots[256];
    unsigned n = 0;
    int32_t next = 0;
    if (kind == REF_newInvokeSpecial) {
        if (m->holder->flags & ACC_ABSTRACT) {
            char name[256];
            exception_throw(t, "java/lang/InstantiationException", "%s", class_external_name(m->holder, name, sizeof name));
            return;
        }
        made = handle_new(t, object_allocate(t, m->holder));
        if (made == NULL) return;
        slots[n++].l = *made;
    } else if (kind != REF_invokeStatic) {
        slots[n].l = array_get_ref(*boxes, next++);
        if (slots[n++].l == NULL) {
            exception_null_pointer(t);
            return;
        }
        m = select_target(t, m, slots[0].l, kind);
        if (m == NULL) return;
    }
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        Object *boxed = array_get_ref(*boxes, next++);
        slots[n].bits = 0;
        if (descriptor_kind_is_reference(type.kind)) slots[n].l = boxed;
        else unbox_value(vm, boxed, type.kind, &slots[n]);
        n += descriptor_kind_slots(type.kind);
    }
    Value answer;
    char return_kind = descriptor_return(m->descriptor).kind;
    if (!invoke_method(t, m, slots, &answer)) return;
    if (made != NULL) result->l = *made;
    else result->l = return_kind == 'V' ? NULL : box_value(t, return_kind, answer);
}
