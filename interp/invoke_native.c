/* SPDX-License-Identifier: MIT */
/* Entries of native and abstract methods, shared by all engines (vm/model/engine.h). A native
 * frame lies right behind its arguments, which are its locals and stay roots as long as it is
 * there:
 *
 *    caller's operands | arguments | Frame |
 *
 * VM natives (NATIVE_OF_VM) run IN_VM on those slots; JNI natives get handles and run NATIVE.
 */
#include <stdio.h>
#include <string.h>

#include "interp/interp.h"
#include "vm/jni/call_native.h"
#include "vm/jni/natives.h"
#include "vm/model/engine.h"
#include "vm/run/exception.h"
#include "vm/text/descriptor.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/monitor.h"
#include "vm/threads/transition.h"

/* Room behind a native frame for the upcalls' entry frames, in slots. */
enum { NATIVE_RESERVE = 16 };

/* ---- JNI ---- */

static Handle reference_argument(Thread *t, Object *object) {
    return object != NULL ? handle_new(t, object) : NULL;
}

/* Leaves a reference as a raw object in *result. The caller's handle scope is fresh. */
static void call_jni(Thread *t, Method *m, void *function, Value *args, Value *result) {
    const CallShape *shape = call_native_shape(m);
    if (shape == NULL) {
        exception_out_of_memory(t, "native call");
        return;
    }
    char return_kind;
    const char *kinds = call_native_kinds(shape, &return_kind);
    Value values[call_native_count(shape)];
    unsigned at = 2;
    values[0].bits = (uintptr_t)t;
    if (method_is_static(m))
        values[1].bits = (uintptr_t)handle_new(t, m->holder->mirror);
    else
        values[1].bits = (uintptr_t)reference_argument(t, (args++)->l);
    for (; *kinds != 0; kinds++, at++) {
        if (*kinds == 'L')
            values[at].bits = (uintptr_t)reference_argument(t, args->l);
        else
            values[at] = *args;
        args += descriptor_kind_slots(*kinds);
    }
    thread_leave_vm(t, THREAD_NATIVE);
    call_native(shape, function, values, result);
    thread_enter_vm(t);
    if (return_kind == 'L') result->l = handle_get((Handle)(uintptr_t)result->bits);
}

/* ---- The native frame ---- */

/* The entry is told before the function is looked for: a library may do that in Java
 * (ClassLoader.findNative), whose methods then run in the native method's frame. */
static bool native_entered(Thread *t, Frame *frame, uintptr_t *bound) {
    Method *m = frame->method;
    if (WANTED(t, method_entry)) {
        delivery_method_entry(t, m);
        if (t->exception != NULL) return false;
    }
    if (method_is_chosen(m)) delivery_chosen_entry(t, m);
    if (*bound == 0 && (*bound = natives_bind(t, m)) == 0) return false;
    if (method_is_synchronized(m)) {
        frame->lock = method_is_static(m) ? m->holder->mirror : frame->locals[0].l;
        monitor_enter(t, frame->lock);
        if (t->exception != NULL) return false;
        frame->flags |= FRAME_LOCKED;
    }
    return true;
}

/* Monitor and event; a reference in *result is kept alive meanwhile. */
static __attribute__((noinline)) void native_leaving(Thread *t, Frame *frame, Value *result) {
    HANDLE_SCOPE(t);
    Handle kept = frame->method->return_kind == 'L' && t->exception == NULL
                      ? reference_argument(t, result->l)
                      : NULL;
    /* Where frame_result looks for it. */
    if (frame->method->return_kind == 'L')
        frame_stack(frame)->l = (Object *)(void *)kept;
    else
        *frame_stack(frame) = *result;
    frame->top = frame_stack(frame) + 1;
    if (frame->flags & FRAME_LOCKED) {
        frame->flags &= ~(uint32_t)FRAME_LOCKED;
        monitor_exit(t, frame->lock);
    }
    if (t->exception != NULL && delivery_exceptions(t)) {
        delivery_thrown(t);
        delivery_unwound(t);
    }
    if (delivery_wants_exit(t, frame)) {
        if (t->exception == NULL)
            delivery_method_exit(t, frame->method);
        else
            delivery_method_thrown_out(t, frame->method);
    }
    if (kept != NULL) result->l = *kept;
}

void entry_native(Thread *t, Method *m, Value *args) {
    Frame *frame = (Frame *)(args + m->arg_slots);
    if ((char *)__builtin_frame_address(0) <= t->c_stack_limit ||
        frame_stack(frame) + NATIVE_RESERVE >= t->stack_limit) {
        exception_stack_overflow(t);
        return;
    }
    *frame = (Frame){.caller = t->frame,
                     .method = m,
                     .locals = args,
                     .top = frame_stack(frame),
                     .flags = FRAME_NATIVE};
    frame_note_handles(t, frame);
    thread_set_frame(t, frame);
    symbols_let_go(&t->symbols);
    Value result = {.bits = 0};
    uintptr_t bound = natives_bound(m);
    bool may_run = true;
    if (bound == 0 || method_is_synchronized(m) || WANTED(t, method_entry) ||
        method_is_chosen(m))
        may_run = native_entered(t, frame, &bound);
    if (may_run) {
        HANDLE_SCOPE(t);
        if (bound & NATIVE_OF_VM)
            native_of_vm(bound)(t, args, &result);
        else
            call_jni(t, m, (void *)bound, args, &result);
    }
    if (__builtin_expect(__atomic_load_n(&t->memory_fault, __ATOMIC_RELAXED), 0))
        mapping_throw(t);
    if (__builtin_expect(thread_is_stopped(t), 0)) thread_take_stop(t);
    if (delivery_leaving(t) || (frame->flags & (FRAME_LOCKED | FRAME_CHOSEN)))
        native_leaving(t, frame, &result);
    symbols_let_go(&t->symbols);
    thread_set_frame(t, frame->caller);
    /* Without arguments the frame lies where the result goes. */
    if (m->return_kind != 'V') args[0] = result;
}

/* ---- Abstract methods ---- */

static size_t append(char *text, size_t size, size_t at, const char *bytes, size_t length) {
    for (size_t i = 0; i < length && at + 1 < size; i++)
        text[at++] = bytes[i] == '/' ? '.' : bytes[i];
    text[at] = 0;
    return at;
}

static size_t append_type(char *text, size_t size, size_t at, const DescriptorType *type) {
    static const char *const names[] = {
        ['B' - 'A'] = "byte",  ['C' - 'A'] = "char", ['D' - 'A'] = "double",
        ['F' - 'A'] = "float", ['I' - 'A'] = "int",  ['J' - 'A'] = "long",
        ['S' - 'A'] = "short", ['V' - 'A'] = "void", ['Z' - 'A'] = "boolean"};
    const char *element = type->start + type->dimensions;
    if (type->element == 'L')
        at = append(text, size, at, element + 1, type->length - type->dimensions - 2);
    else
        at = append(text, size, at, names[type->element - 'A'],
                    strlen(names[type->element - 'A']));
    for (unsigned i = 0; i < type->dimensions; i++) at = append(text, size, at, "[]", 2);
    return at;
}

/* "void name(int, java.lang.String)" */
static void external_signature(const Method *m, char *text, size_t size) {
    DescriptorType type = descriptor_return(m->descriptor);
    size_t at = append_type(text, size, 0, &type);
    at = append(text, size, at, " ", 1);
    at = append(text, size, at, m->name, strlen(m->name));
    at = append(text, size, at, "(", 1);
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    for (bool first = true; descriptor_next(&cursor, &type); first = false) {
        if (!first) at = append(text, size, at, ", ", 2);
        at = append_type(text, size, at, &type);
    }
    append(text, size, at, ")", 1);
}

void entry_abstract(Thread *t, Method *m, Value *args) {
    char receiver[512], signature[1024], holder[512];
    const char *kind = class_is_interface(m->holder)     ? "interface"
                       : m->holder->flags & ACC_ABSTRACT ? "abstract class"
                                                         : "class";
    external_signature(m, signature, sizeof signature);
    class_external_name(m->holder, holder, sizeof holder);
    if (method_is_static(m) || args[0].l == NULL) {
        exception_throw(t, "java/lang/AbstractMethodError", "'%s%s' of %s %s.",
                        method_is_abstract(m) ? "abstract " : "", signature, kind, holder);
        return;
    }
    exception_throw(
        t, "java/lang/AbstractMethodError",
        "Receiver class %s does not define or inherit an implementation of the resolved "
        "method '%s%s' of %s %s.",
        class_external_name(object_class(args[0].l), receiver, sizeof receiver),
        method_is_abstract(m) ? "abstract " : "", signature, kind, holder);
}
