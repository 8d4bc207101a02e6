/* SPDX-License-Identifier: MIT */
/* The initialization protocol of JVMS 5.5. States are read and changed under vm->classes.lock;
 * a thread that finds another one initializing waits BLOCKED on class_wake. Steps:
 *
 *   LINKED --this thread--> INITIALIZING --<clinit> returns--> INITIALIZED
 *                                        --it throws--> ERRONEOUS (error_recorded)
 *   INITIALIZING seen by its own thread: go on.   ERRONEOUS: NoClassDefFoundError. */
#include "vm/link/initialize.h"
#include "vm/model/selection.h"

#include <stdlib.h>
#include <string.h>

#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/system/lock.h"
#include "vm/threads/transition.h"

static bool set_constant_values(Thread *t, Class *c) {
    for (uint32_t i = 0; i < c->field_count; i++) {
        Field *f = &c->fields[i];
        if (!(f->flags & ACC_STATIC) || f->info->constant_value == 0) continue;
        const Constant *constant = constant_pool_at(&c->file->pool, f->info->constant_value);
        void *at = (char *)c->mirror + f->offset;
        switch (f->kind) {
        case 'Z':
        case 'B': *(int8_t *)at = (int8_t)constant->integer; break;
        case 'S':
        case 'C': *(int16_t *)at = (int16_t)constant->integer; break;
        case 'I': *(int32_t *)at = constant->integer; break;
        case 'F': *(float *)at = constant->float_value; break;
        case 'J': *(int64_t *)at = constant->long_value; break;
        case 'D': *(double *)at = constant->double_value; break;
        default: {
            ConstantUtf8 text = constant_pool_text(&c->file->pool, f->info->constant_value);
            Object *string = string_intern_utf8(t, text.bytes, text.length);
            if (string == NULL) return false;
            object_set_ref(c->mirror, (char *)c->mirror + f->offset, string);
        }
        }
    }
    return true;
}

static void class_finish(Class *c, ClassState state) {
    VM *vm = c->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    c->init_thread = NULL;
    atomic_store_explicit(&c->state, state, memory_order_release);
    pthread_cond_broadcast(&vm->classes.wake);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

/* Superinterfaces that declare a method neither abstract nor static, private ones included, are
 * initialized with a class (JVMS 5.5, step 7). */
static bool has_own_code(const Class *interface) {
    for (uint32_t i = 0; i < interface->method_count; i++)
        if (!(interface->methods[i].flags & (ACC_STATIC | ACC_ABSTRACT))) return true;
    return false;
}

static bool initialize_interface(Thread *t, Class *c) {
    return !has_own_code(c) || class_initialize(t, c);
}

/* Those of the superclass, too, where the class names them again: its initializer may be the
 * one that runs. */
static bool initialize_supers(Thread *t, Class *c) {
    if (class_is_interface(c)) return true;
    if (c->super != NULL && !class_initialize(t, c->super)) return false;
    for (uint32_t i = 0; i < c->interface_count; i++) {
        Class *direct = c->interfaces[i];
        for (uint32_t j = 0; j < direct->all_interface_count; j++)
            if (!initialize_interface(t, direct->all_interfaces[j])) return false;
        if (!initialize_interface(t, direct)) return false;
    }
    return true;
}

static bool run_initializer(Thread *t, Class *c) {
    VM *vm = t->vm;
    if (!initialize_supers(t, c) || !set_constant_values(t, c)) return false;
    Method *clinit = class_declared_method(c, symbol(vm, "<clinit>"), symbol(vm, "()V"));
    if (clinit == NULL || !method_is_static(clinit)) return true;
    return upcalls.invoke_method(t, clinit, NULL, NULL);
}

/* What later attempts name as their cause: an ExceptionInInitializerError that says in words
 * what was thrown, with its trace, so that the thrown object itself can die. Failing to make it
 * changes nothing. */
static void record_error(Thread *t, Class *c) {
    VM *vm = t->vm;
    static const char error[] = "java/lang/ExceptionInInitializerError";
    if (t->exception == NULL || !vm->initialized) return;
    HANDLE_SCOPE(t);
    Handle thrown = handle_new(t, t->exception);
    char name[256];
    class_external_name(object_class(*thrown), name, sizeof name);
    Object *message = slot_get((char *)*thrown + vm->known.Throwable_detailMessage);
    Object *thread =
        t->object != NULL ? slot_get((char *)t->object + vm->known.Thread_name) : NULL;
    char *text = message != NULL ? string_to_c(vm, message) : NULL;
    char *thread_name = thread != NULL ? string_to_c(vm, thread) : NULL;
    exception_throw(t, error, "Exception %s%s%s [in thread \"%s\"]", name,
                    text != NULL ? ": " : "", text != NULL ? text : "",
                    thread_name != NULL ? thread_name : t->name);
    free(text);
    free(thread_name);
    Object *made = t->exception;
    t->exception = *thrown;
    if (strcmp(object_class(made)->name, error) != 0) return;
    size_t traces[] = {vm->known.Throwable_backtrace, vm->known.Throwable_stackTrace};
    for (size_t i = 0; i < 2; i++)
        object_set_ref(made, (char *)made + traces[i], slot_get((char *)*thrown + traces[i]));
    memcpy((char *)made + vm->known.Throwable_depth,
           (char *)*thrown + vm->known.Throwable_depth, sizeof(int32_t));
    object_set_ref(c->mirror, (char *)c->mirror + vm->known.Class_initializationError, made);
}

bool class_initialize_slow(Thread *t, Class *c) {
    VM *vm = t->vm;
    if (!class_link(t, c)) return false;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    while (atomic_load(&c->state) == CLASS_INITIALIZING && c->init_thread != t) {
        atomic_store(&t->blocking.awaited_class, c);
        thread_leave_vm(t, THREAD_BLOCKED);
        pthread_cond_wait(&vm->classes.wake, &vm->classes.lock);
        lock_release(&vm->classes.lock, LOCK_CLASS);
        thread_enter_vm(t);
        atomic_store(&t->blocking.awaited_class, NULL);
        lock_acquire(&vm->classes.lock, LOCK_CLASS);
    }
    int state = atomic_load(&c->state);
    if (state == CLASS_LINKED) {
        c->init_thread = t;
        atomic_store(&c->state, CLASS_INITIALIZING);
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    if (state <
        CLASS_LINKED) { /* this thread links it, and for that has no memory: an error's */
        vm->lacks_memory |= vm->memory_errors[0] == NULL;
        t->exception = vm_memory_error(vm);
        return false;
    }
    if (state == CLASS_INITIALIZING || state == CLASS_INITIALIZED) return true;
    if (state == CLASS_ERRONEOUS) {
        char name[256], text[300];
        snprintf(text, sizeof text, "Could not initialize class %s",
                 class_external_name(c, name, sizeof name));
        t->exception = slot_get((char *)c->mirror + vm->known.Class_initializationError);
        if (t->exception != NULL)
            exception_wrap(t, "java/lang/NoClassDefFoundError", text);
        else
            exception_throw(t, "java/lang/NoClassDefFoundError", "%s", text);
        return false;
    }
    if (run_initializer(t, c)) {
        class_finish(c, CLASS_INITIALIZED);
        return true;
    }
    record_error(t, c);
    class_finish(c, CLASS_ERRONEOUS);
    if (t->exception != NULL && !object_is_instance(t->exception, vm->known.Error))
        exception_wrap(t, "java/lang/ExceptionInInitializerError", NULL);
    return false;
}
