/* SPDX-License-Identifier: MIT */
/* java.lang.Thread. Another thread may end at any moment: its Thread is looked up and used
 * under the thread list's lock, or handed to functions that check the list themselves. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/thread_life.h"
#include "vm/run/trace.h"
#include "vm/system/lock.h"
#include "vm/threads/monitor.h"
#include "vm/threads/park.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"
#include "vm/model/thread_list.h"

NATIVE_METHOD(java_lang_Thread_currentThread) { result->l = t->object; }

NATIVE_METHOD(java_lang_Thread_start0) { thread_start(t, &args[0].l); }

/* ---- Who makes a thread ---- */

enum { MOST_MAKERS = 32 };

typedef struct Makers {
    Class *classes[MOST_MAKERS]; /* the first one says where they end */
    int count;
} Makers;

/* False: there is no room. */
static bool add_maker(Makers *makers, Class *c) {
    if (c->loader == NULL) return true;
    for (int i = makers->count - 1; i > 0; i--)
        if (makers->classes[i] == c) return true;
    if (makers->count == MOST_MAKERS) return false;
    makers->classes[makers->count++] = c;
    return true;
}

static bool is_privileged_call(const Class *c, const char *name) {
    return c->loader == NULL && strncmp(c->name, "java/security/", 14) == 0 &&
           strcmp(c->name + 14, name) == 0;
}

/* False: more than classes is needed. A privileged call counts for its caller, who is the last.
 */
static bool find_makers(Thread *t, Makers *makers) {
    StackWalk walk = stack_walk_begin(t);
    makers->classes[0] = NULL;
    makers->count = 1;
    while (stack_walk_next(&walk)) {
        Class *c = walk.at.method->holder;
        if (is_privileged_call(c, "PrivilegedCall") ||
            (makers->classes[0] == NULL && !add_maker(makers, c)))
            return false;
        if (is_privileged_call(c, "AccessController"))
            makers->classes[0] = c;
        else if (makers->classes[0] != NULL)
            return add_maker(makers, c);
    }
    return true;
}

NATIVE_METHOD(java_lang_Thread_makers) {
    Makers makers;
    if (!find_makers(t, &makers))
        makers.count = 0;
    else if (makers.count == 1 && makers.classes[0] == NULL)
        return;
    Object *array = array_allocate_of(t, t->vm->known.Class_, makers.count);
    if (array == NULL) return;
    for (int i = 0; i < makers.count; i++)
        if (makers.classes[i] != NULL) array_set_ref(array, i, makers.classes[i]->mirror);
    result->l = array;
}

/* ---- The calling thread ---- */

NATIVE_METHOD(java_lang_Thread_yield) {
    thread_leave_vm(t, THREAD_NATIVE);
    sched_yield();
    thread_enter_vm(t);
}

NATIVE_METHOD(java_lang_Thread_sleep) {
    if (args[0].j < 0)
        exception_throw(t, "java/lang/IllegalArgumentException", "timeout value is negative");
    else
        park_sleep(t, args[0].j, 0);
}

NATIVE_METHOD(java_lang_Thread_holdsLock) {
    if (args[0].l == NULL)
        native_null(t);
    else
        result->i = monitor_is_owned(t, args[0].l);
}

NATIVE_METHOD(java_lang_Thread_interrupt0) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *target = thread_of_object(args[0].l);
    if (target != NULL && thread_is_listed(vm, target)) park_interrupt(target);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

NATIVE_METHOD(java_lang_Thread_clearInterruptEvent) {
    atomic_store(&t->blocking.interrupted, false);
}

/* Priorities are not the kernel's: ordinary processes may only lower theirs. */
NATIVE_METHOD(java_lang_Thread_setPriority0) {}

NATIVE_METHOD(java_lang_Thread_setNativeName) {
    VM *vm = t->vm;
    char *name = native_text(t, args[1].l);
    if (name == NULL) return;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *target = thread_of_object(args[0].l);
    if (target != NULL && thread_is_listed(vm, target)) {
        snprintf(target->name, sizeof target->name, "%s", name);
        char kernel_name[16];
        snprintf(kernel_name, sizeof kernel_name, "%.15s", name);
        /* One that has just been started has no pthread yet. */
        if (!target->is_attached && atomic_load(&target->state) != THREAD_NEW)
            pthread_setname_np(target->pthread, kernel_name);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    free(name);
    if (WANTED(t, thread_name)) thread_announce_name(t, &args[0].l, &args[1].l);
}

NATIVE_METHOD(java_lang_Thread_suspend0) {
    Thread *target = thread_of_object(args[0].l);
    if (target != NULL) thread_suspend(target, true);
}

NATIVE_METHOD(java_lang_Thread_resume0) {
    Thread *target = thread_of_object(args[0].l);
    if (target != NULL) thread_resume(target, true);
}

/* One that has not been started will end as soon as it is. */
NATIVE_METHOD(java_lang_Thread_stop0) {
    VM *vm = t->vm;
    if (args[0].l == t->object) {
        t->exception = args[1].l;
        return;
    }
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *target = thread_of_object(args[0].l);
    if (target == NULL)
        *thread_native_field(args[0].l) = THREAD_NOT_TO_RUN;
    else if (thread_is_seen(target))
        park_stop(target, args[1].l);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

/* ---- Lists and dumps ---- */

typedef struct Listing {
    Object *array;
    int32_t count;
} Listing;

static void list_thread(void *data, Thread *thread) {
    Listing *listing = data;
    if (!thread_is_seen(thread)) return;
    if (listing->array != NULL && listing->count < array_length(listing->array))
        array_set_ref(listing->array, listing->count, thread->object);
    listing->count++;
}

NATIVE_METHOD(java_lang_Thread_getThreads) {
    Listing listing = {NULL, 0};
    thread_visit_all(t->vm, list_thread, &listing);
    for (;;) {
        int32_t expected = listing.count;
        listing.array = array_allocate_of(t, t->vm->known.Thread_, expected);
        if (listing.array == NULL) return;
        listing.count = 0;
        thread_visit_all(t->vm, list_thread, &listing);
        if (listing.count == expected) break;
        listing.array = NULL;
    }
    result->l = listing.array;
}

static void capture(Thread *target, void *data) { trace_capture(target, data); }

/* A StackTraceElement[] of one thread; NULL without exception: it is not alive. */
static Object *dump_thread(Thread *t, Object *thread_object, Trace *trace) {
    trace->count = 0;
    trace->taken = false;
    Thread *target = thread_object != NULL ? thread_of_object(thread_object) : NULL;
    if (target == NULL) return NULL;
    thread_handshake(target, capture, trace);
    return trace->taken ? trace_elements(t, trace) : NULL;
}

NATIVE_METHOD(java_lang_Thread_dumpThreads) {
    if (args[0].l == NULL) {
        native_null(t);
        return;
    }
    Class *row = class_array_of(t, t->vm->known.StackTraceElement);
    int32_t count = array_length(args[0].l);
    Handle dumps = row != NULL ? handle_new(t, array_allocate_of(t, row, count)) : NULL;
    Trace *trace = dumps != NULL ? malloc(sizeof *trace) : NULL;
    if (trace == NULL) {
        if (t->exception == NULL) exception_out_of_memory(t, "C heap");
        return;
    }
    for (int32_t i = 0; i < count && t->exception == NULL; i++) {
        Object *elements = dump_thread(t, array_get_ref(args[0].l, i), trace);
        if (elements != NULL) array_set_ref(*dumps, i, elements);
    }
    free(trace);
    result->l = *dumps;
}
