/* SPDX-License-Identifier: MIT */
/* Throwing from C: make the object, run its constructor, leave it pending. While a
 * StackOverflowError is made the thread may use the reserve of its Java stack; while that or an
 * OutOfMemoryError is made and another one is due, the preallocated one is thrown. */
#include "vm/run/exception.h"
#include "vm/threads/gate.h"

#include <stdlib.h>
#include <string.h>

#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/class_location.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/model/selection.h"
#include "vm/model/thread_list.h"
#include "vm/model/upcalls.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/invoke.h"
#include "vm/text/utf8.h"

/* ---- Making ---- */

static void *throw_new(Thread *t, Class *c, Handle message, Handle cause) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    if (!class_initialize(t, c)) return NULL;
    Handle object = handle_new(t, object_allocate(t, c));
    if (object == NULL) return NULL;
    const char *descriptor = message != NULL ? "(Ljava/lang/String;)V" : "()V";
    Method *init = class_declared_method(c, symbol(vm, "<init>"), symbol(vm, descriptor));
    if (init == NULL && message != NULL) /* AssertionError and the like */
        init =
            class_declared_method(c, symbol(vm, "<init>"), symbol(vm, "(Ljava/lang/Object;)V"));
    if (init == NULL) init = class_declared_method(c, symbol(vm, "<init>"), symbol(vm, "()V"));
    if (init != NULL) {
        Value args[2] = {{.l = *object}, {.l = handle_get(message)}};
        if (!invoke_method(t, init, args, NULL)) return NULL;
    }
    if (cause != NULL) {
        Method *init_cause =
            class_find_method(c, symbol(vm, "initCause"),
                              symbol(vm, "(Ljava/lang/Throwable;)Ljava/lang/Throwable;"));
        Field *exception =
            class_find_field(c, symbol(vm, "exception"), symbol(vm, "Ljava/lang/Throwable;"));
        Value args[2] = {{.l = *object}, {.l = *cause}};
        if (exception != NULL && !(exception->flags & ACC_STATIC))
            object_set_ref(*object, (char *)*object + exception->offset, *cause);
        else if (init_cause != NULL && !invoke_virtual(t, init_cause, args, NULL))
            t->exception = NULL;
        object_set_ref(*object, (char *)*object + vm->known.Throwable_cause, *cause);
    }
    t->exception = *object;
    return NULL;
}

static void *throw_named(Thread *t, const char *class_name, const char *text, Handle cause);

/* Making an exception may throw in turn, and so on when the library itself is broken (an
 * error's class that could not be initialized): an end is put to it with the error that is
 * always there. */
static void *throw_text(Thread *t, const char *class_name, const char *text, Handle cause) {
    enum { DEEPEST = 8 };
    VM *vm = t->vm;
    if (vm->memory_errors[0] != NULL &&
        (thread_is_terminating(t) || t->throw_depth >= DEEPEST)) {
        t->exception = vm_memory_error(vm);
        return NULL;
    }
    t->throw_depth++;
    throw_named(t, class_name, text, cause);
    t->throw_depth--;
    return NULL;
}

/* Names of classes and members are modified UTF-8, what the system tells is of the standard
 * kind. */
static Object *message_text(Thread *t, const char *text) {
    size_t length = strlen(text);
    return utf8_is_valid(text, length, NULL) ? string_from_utf8(t, text, length)
                                             : string_from_c(t, text);
}

static void *throw_named(Thread *t, const char *class_name, const char *text, Handle cause) {
    VM *vm = t->vm;
    bool whole = vm->library == NULL; /* the embedded library: what it lacks is memory */
    if (!vm->known.Throwable_cause && (whole || strcmp(class_name, FAULT_MEMORY) == 0)) {
        vm->lacks_memory = true;
        return NULL;
    }
    if (!vm->known.Throwable_cause) { /* nothing can be thrown yet */
        library_say_damage(vm, class_name, text);
        return NULL;
    }
    HANDLE_SCOPE(t);
    t->exception = NULL;
    Class *c = loader_boot_class(t, class_name);
    if (c == NULL) return NULL;
    Handle message = text != NULL ? handle_new(t, message_text(t, text)) : NULL;
    if (t->exception != NULL) return NULL;
    return throw_new(t, c, message, cause);
}

void *exception_make(Thread *t, const char *class_name, const char *text) {
    return throw_text(t, class_name, text, NULL);
}

void *exception_make_wrapping(Thread *t, const char *class_name, const char *message) {
    HANDLE_SCOPE(t);
    Handle cause = handle_new(t, t->exception);
    return throw_text(t, class_name, message, cause);
}

/* ---- Resources ---- */

void *exception_make_out_of_memory(Thread *t, const char *message) {
    VM *vm = t->vm;
    /* Before the class library is there nothing can be thrown: what fails is its start. */
    vm->lacks_memory |= vm->memory_errors[0] == NULL;
    if (vm->memory_errors[0] == NULL) return NULL;
    if (t->making_memory_error) {
        t->exception = vm_memory_error(vm);
        return NULL;
    }
    t->making_memory_error = true;
    gc_yield(vm->heap); /* for what making it takes, and for who deals with it */
    if (strncmp(message, "unable", 6) != 0) upcalls.out_of_memory(t, message);
    /* The object itself is small: mostly there is room for it; when not, the inner failure
     * comes here. */
    gate_explain_refusal(t);
    if (vm->gate.refusal[0] != 0) {
        char text[sizeof vm->gate.refusal + 64];
        snprintf(text, sizeof text, "%.60s: %s", message, vm->gate.refusal);
        throw_text(t, "java/lang/OutOfMemoryError", text, NULL);
        vm->gate.refusal[0] = 0;
    } else {
        throw_text(t, "java/lang/OutOfMemoryError", message, NULL);
    }
    t->making_memory_error = false;
    return NULL;
}

bool exception_c_stack_is_low(Thread *t) {
    if ((char *)__builtin_frame_address(0) > t->c_stack_limit) return false;
    exception_stack_overflow(t);
    return true;
}

void *exception_stack_overflow(Thread *t) {
    VM *vm = t->vm;
    if (t->stacks.overflow_depth > 0) {
        /* Even the reserve is used up: an error without a trace. */
        Class *c = vm->known.StackOverflowError;
        Object *object = object_allocate(t, c);
        if (object != NULL) t->exception = object;
        return NULL;
    }
    t->stacks.overflow_depth++;
    Value *limit = t->stack_limit;
    char *c_limit = t->c_stack_limit;
    t->stack_limit = t->stacks.end - 512;
    t->c_stack_limit = t->stacks.c_low + (t->c_stack_limit - t->stacks.c_low) / 2;
    thread_set_enter_limit(t);
    throw_text(t, "java/lang/StackOverflowError", NULL, NULL);
    t->stack_limit = limit;
    t->c_stack_limit = c_limit;
    thread_set_enter_limit(t);
    t->stacks.overflow_depth--;
    return NULL;
}

/* ---- Of bytecodes ---- */

void *exception_null_pointer(Thread *t) {
    return exception_throw(t, "java/lang/NullPointerException", NULL);
}

void *exception_index(Thread *t, int32_t index, int32_t length) {
    return exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                           "Index %d out of bounds for length %d", index, length);
}

void *exception_class_cast(Thread *t, Class *from, Class *to) {
    char a[256], b[256], place[1400];
    class_external_name(from, a, sizeof a);
    class_external_name(to, b, sizeof b);
    return exception_throw(t, "java/lang/ClassCastException",
                           "class %s cannot be cast to class %s (%s)", a, b,
                           class_location_of_both(t, from, to, place, sizeof place));
}

/* ---- Handlers ---- */

int exception_find_handler(Thread *t, Method *method, uint32_t pc, Handle exception) {
    const CodeInfo *code = method->info->code;
    if (thread_is_terminating(t)) return -1;
    for (uint32_t i = 0; i < code->handler_count; i++) {
        const ExceptionHandler *h = &code->handlers[i];
        if (pc < h->start_pc || pc >= h->end_pc) continue;
        if (h->catch_type == 0) return h->handler_pc;
        Class *wanted = (Class *)(uintptr_t)__atomic_load_n(
            &method->holder->resolved[h->catch_type], __ATOMIC_ACQUIRE);
        if (wanted == NULL || ((uintptr_t)wanted >> 63)) {
            Object *saved = t->exception;
            HANDLE_SCOPE(t);
            Handle pending = handle_new(t, saved);
            t->exception = NULL;
            wanted = resolve_class(t, method->holder, h->catch_type);
            if (wanted == NULL) {
                /* The failure to load the type replaces the exception, as in the reference. */
                *exception = t->exception;
                return -1;
            }
            t->exception = handle_get(pending);
        }
        if (object_is_instance(*exception, wanted)) return h->handler_pc;
    }
    return -1;
}

/* ---- Printing ---- */

void exception_print_thread(Thread *t, const char *before, const char *after) {
    Object *text =
        t->object != NULL ? slot_get((char *)t->object + t->vm->known.Thread_name) : NULL;
    char *name = text != NULL ? string_to_c(t->vm, text) : NULL;
    vm_print(t->vm, "%s\"%s\"%s", before, name != NULL ? name : t->name, after);
    free(name);
}

void exception_report_handler(Thread *t) {
    char name[256];
    if (t->vm->refusal_is_said) t->exception = NULL; /* a library that cannot print */
    if (t->exception == NULL) return;
    class_external_name(object_class(t->exception), name, sizeof name);
    vm_print(t->vm, "\nException: %s", name);
    exception_print_thread(t, " thrown from the UncaughtExceptionHandler in thread ", "\n");
    t->exception = NULL;
}

/* The exception's message, malloc'ed; NULL: none. */
static char *message_of(VM *vm, const Object *exception) {
    Object *text = slot_get((const char *)exception + vm->known.Throwable_detailMessage);
    return text != NULL ? string_to_c(vm, text) : NULL;
}

static const Object *cause_of(const VM *vm, const Object *exception) {
    const Object *cause = slot_get((const char *)exception + vm->known.Throwable_cause);
    return cause != exception ? cause : NULL;
}

void exception_chain_text(Thread *t, char *out, size_t size) {
    enum { DEEPEST = 4 };
    VM *vm = t->vm;
    size_t used = 0;
    const Object *at = t->exception;
    for (int depth = 0; at != NULL && depth < DEEPEST && used < size; depth++) {
        char name[256] = "", *message = message_of(vm, at);
        if (depth > 0) class_external_name(object_class(at), name, sizeof name);
        used += (size_t)snprintf(out + used, size - used, "%s%s%s%s", depth > 0 ? "; by " : "",
                                 name, depth > 0 && message != NULL ? ": " : "",
                                 message != NULL ? message : "");
        free(message);
        at = cause_of(vm, at);
    }
    for (char *p = out; *p != 0; p++)
        if (*p == '\n') *p = ' ';
}

void exception_print(Thread *t) {
    VM *vm = t->vm;
    if (t->exception == NULL) return;
    HANDLE_SCOPE(t);
    Handle exception = handle_new(t, t->exception);
    t->exception = NULL;
    if (t->object != NULL && vm->initialized) {
        Value args[2] = {{.l = t->object}, {.l = *exception}};
        invoke_virtual(t, vm->known.Thread_dispatchUncaughtException, args, NULL);
        if (t->exception == NULL) return;
        exception_report_handler(t);
    }
    /* Java cannot print it: the bare chain of causes. */
    const Object *at = *exception;
    for (int depth = 0; at != NULL && depth < 16; depth++) {
        char name[256];
        char *message = message_of(vm, at);
        class_external_name(object_class(at), name, sizeof name);
        if (depth == 0)
            exception_print_thread(t, "Exception in thread ", " ");
        else
            vm_print(vm, "Caused by: ");
        vm_print(vm, "%s%s%s\n", name, message != NULL ? ": " : "",
                 message != NULL ? message : "");
        free(message);
        at = cause_of(vm, at);
    }
}
