/* SPDX-License-Identifier: MIT */
#include "vm/run/thread_life.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "vm/model/thread_index.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/system/spare.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/lock_word.h"
#include "vm/threads/monitor.h"
#include "vm/threads/note.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"
#include "vm/model/thread_list.h"

#ifdef __SANITIZE_ADDRESS__
enum { C_STACK_LEAST = 512 << 10 };
#else
enum { C_STACK_LEAST = 112 << 10 };
#endif
enum { C_STACK_RESERVE = 256 << 10, JAVA_STACK_RESERVE = 64 << 10 };

/* ---- Life ---- */

static size_t front_end_offset(const VM *vm, int end) {
    enum { ALIGNMENT = _Alignof(max_align_t) };
    size_t bytes = sizeof(Thread);
    for (int i = 0; i < end; i++)
        bytes += (vm->front_ends[i].thread_bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return bytes;
}

size_t thread_bytes(const VM *vm) { return front_end_offset(vm, FRONT_ENDS); }

static void thread_free(Thread *t) {
    t->functions = t->vm->jni_refusals;
    handles_free(t);
    note_free(t);
    for (int i = 0; i < FRONT_ENDS; i++)
        if (t->vm->front_ends[i].thread_freed != NULL) t->vm->front_ends[i].thread_freed(t);
    if (t->stacks.base != NULL) munmap(t->stacks.base, t->stacks.bytes);
    pthread_cond_destroy(&t->suspension.rest);
    VM *vm = t->vm;
    if (!(vm->options.stress.kinds & STRESS_REUSE)) {
        process_give_low(t, thread_bytes(vm));
        return;
    }
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    t->next = vm->threads.spare;
    vm->threads.spare = t;
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

/* Under stress the thread that ended last comes back as another one. */
static Thread *thread_memory(VM *vm) {
    Thread *t = NULL;
    if (vm->options.stress.kinds & STRESS_REUSE) {
        lock_acquire(&vm->threads.lock, LOCK_THREADS);
        if ((t = vm->threads.spare) != NULL) vm->threads.spare = t->next;
        lock_release(&vm->threads.lock, LOCK_THREADS);
    }
    return t != NULL ? memset(t, 0, thread_bytes(vm))
                     : process_take_low(thread_bytes(vm), THREAD_ALIGNMENT);
}

static Thread *thread_new(VM *vm, const char *name, size_t stack_bytes) {
    Thread *t = spare_restore() ? thread_memory(vm) : NULL;
    if (t == NULL) return NULL;
    t->vm = vm;
    for (int i = 0; i < FRONT_ENDS; i++) t->front_ends[i] = (char *)t + front_end_offset(vm, i);
    pthread_cond_init(&t->suspension.rest, NULL);
    t->fences = !process_can_fence();
    delivery_changed(t);
    t->delivery.brief_handles.is_floor = true;
    t->functions = vm->jni_functions;
    snprintf(t->name, sizeof t->name, "%s", name);
    t->stacks.bytes = stack_bytes;
    void *stack = mmap(NULL, t->stacks.bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED) {
        thread_free(t);
        return NULL;
    }
    t->stacks.base = stack;
    t->stacks.end = (Value *)((char *)stack + t->stacks.bytes);
    t->stacks.limit_normal = (Value *)((char *)t->stacks.end - JAVA_STACK_RESERVE);
    t->stack_limit = t->stacks.limit_normal;
    atomic_store(&t->state, THREAD_NEW);
    return t;
}

/* The C library reads the first thread's stack in /proc, which is not to be had without a
 * descriptor, or in a bare root. The limit is known; how much of it lies above, arguments and
 * what the host has called, is assumed to be an eighth. */
static char *assumed_stack(size_t *size) {
    enum { USUAL = 8 << 20 };
    struct rlimit limit;
    size_t bytes = USUAL;
    if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < USUAL)
        bytes = (size_t)limit.rlim_cur;
    *size = bytes - bytes / 8;
    return (char *)__builtin_frame_address(0) - *size;
}

static char *own_stack(size_t *size) {
    pthread_attr_t attributes;
    void *low = NULL;
    *size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return assumed_stack(size);
    pthread_attr_getstack(&attributes, &low, size);
    pthread_attr_destroy(&attributes);
    return low;
}

bool thread_has_room(void) {
    size_t size;
    char *low = own_stack(&size);
    return low == NULL || (char *)__builtin_frame_address(0) - low >= C_STACK_LEAST;
}

/* What only the OS thread itself can find out. */
static void thread_bind(Thread *t) {
    size_t size;
    t->pthread = pthread_self();
    t->stacks.c_low = own_stack(&size);
    t->stacks.c_high = t->stacks.c_low + size;
    size_t reserve = C_STACK_RESERVE < size / 2 ? C_STACK_RESERVE : size / 2;
    t->c_stack_limit = t->stacks.c_low + reserve;
    pthread_getcpuclockid(t->pthread, &t->cpu_clock);
    t->native_id = (int)syscall(SYS_gettid);
    t->outer = process_thread();
    process_set_thread(t);
}

/* Into the list and IN_VM. */
static bool thread_enter_list(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    t->id = thread_list_take_id(vm);
    t->thin_lock = (uint32_t)thin_word(0, t->id, 0);
    if (t->id != 0) thread_list_add(t);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    if (t->id == 0) return false;
    thread_hear(t);
    thread_enter_vm(t);
    gc_mutator_attach(vm->heap, &t->mutator);
    thread_update_buffer(t);
    return true;
}

Thread *thread_attach_self(VM *vm, const char *name) {
    Thread *t = thread_new(vm, name, vm->options.stack_bytes);
    if (t == NULL) return NULL;
    thread_bind(t);
    if (!thread_enter_list(t)) {
        process_set_thread(t->outer);
        thread_free(t);
        return NULL;
    }
    return t;
}

/* Out of the OS thread's chain: other VMs' Threads, newer or older, stay current. */
static void thread_unbind(Thread *t) {
    Thread *newest = process_thread();
    if (newest == t) {
        process_set_thread(t->outer);
        return;
    }
    for (Thread *at = newest; at != NULL; at = at->outer)
        if (at->outer == t) at->outer = t->outer;
}

void thread_detach_self(Thread *t) {
    VM *vm = t->vm;
    gc_mutator_detach(&t->mutator);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    atomic_store(&t->state, THREAD_ENDED);
    thread_list_remove(t);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    thread_unbind(t);
    thread_free(t);
}

/* ---- Java threads ---- */

static void thread_status_store(VM *vm, Object *object, int32_t status) {
    __atomic_store_n((int32_t *)(void *)((char *)object + vm->known.Thread_threadStatus),
                     status, __ATOMIC_RELEASE);
}

/* A thread that Java sees. */
static void count_java_thread(VM *vm) {
    uint32_t count = atomic_fetch_add(&vm->threads.java, 1) + 1;
    uint32_t peak = atomic_load(&vm->threads.java_peak);
    while (count > peak &&
           !atomic_compare_exchange_weak(&vm->threads.java_peak, &peak, count)) {
    }
    atomic_fetch_add(&vm->threads.java_started, 1);
}

void thread_clear_object(Thread *t, Object *object) {
    VM *vm = t->vm;
    if (__atomic_exchange_n(thread_native_field(object), 0, __ATOMIC_ACQ_REL) != 0 &&
        !t->is_system)
        atomic_fetch_sub(&vm->threads.java, 1);
}

void thread_set_object(Thread *t, Object *object) {
    VM *vm = t->vm;
    if (!t->is_system) count_java_thread(vm);
    t->object = object;
    t->is_not_to_run = *thread_native_field(object) == THREAD_NOT_TO_RUN;
    __atomic_store_n(thread_native_field(object), (int64_t)(uintptr_t)t, __ATOMIC_RELEASE);
    thread_status_store(vm, object, THREAD_STATUS_RUNNABLE);
}

static void emit_name(Thread *t, Thread *named, Handle name) {
    if (!WANTED(t, thread_name)) return;
    gate_gc_off(t, t->agent_depth > 0);
    EMIT(t, thread_name, .named = named, .name = *name);
    gate_gc_on(t);
}

/* In the monitor of the Thread object, which who ends enters before that is told
 * (thread_finish_java): it is there until the name is told, and one name is told after the
 * other. While its start is being told, the name stays due, and the thread tells it then. */
void thread_announce_name(Thread *t, Handle thread_object, Handle name) {
    VM *vm = t->vm;
    monitor_enter(t, *thread_object);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    Thread *named = thread_of_object(*thread_object);
    bool due = named != NULL && thread_is_listed(vm, named) && !named->end_is_told;
    if (due) {
        atomic_store(&named->name_is_due, true);
        due = atomic_load(&named->start_is_told) && atomic_exchange(&named->name_is_due, false);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    if (due) emit_name(t, named, name);
    monitor_exit(t, *thread_object);
}

static void tell_due_name(Thread *t) {
    HANDLE_SCOPE(t);
    monitor_enter(t, t->object);
    Handle name = handle_new(t, slot_get((char *)t->object + t->vm->known.Thread_name));
    if (atomic_exchange(&t->name_is_due, false) && *name != NULL) emit_name(t, t, name);
    monitor_exit(t, t->object);
}

void thread_announce_start(Thread *t) {
    if (t->started_event_sent || !t->vm->events_live) return;
    t->started_event_sent = true;
    if (WANTED(t, thread_start)) {
        gate_gc_off(t, t->agent_depth > 0);
        EMIT(t, thread_start, .started = t, .thread_object = t->object);
        gate_gc_on(t);
    }
    atomic_store(&t->start_is_told, true);
    delivery_changed(t);
    if (atomic_load(&t->name_is_due)) tell_due_name(t);
}

void thread_await_dumps(Thread *t) {
    VM *vm = t->vm;
    if (vm->threads.dumps == 0) return;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (vm->threads.dumps > 0 && t->agent_depth == 0 && !thread_is_terminating(t))
        thread_wait_blocked(t, NULL);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

void thread_announce_end(Thread *t) {
    if (t->started_event_sent) {
        if (WANTED(t, thread_end)) {
            thread_await_dumps(t);
            Event event = {.type = EVENT_thread_end, .thread_end = {.ended = t}};
            t->delivery.end_event = &event;
            events_dispatch(&t->vm->events, t, &event);
            t->delivery.end_event = NULL;
        }
        t->end_is_told = true;
        delivery_changed(t);
    }
}

/* Runs when a Java thread ends: uncaught exception, Thread.exit, join's wake-up, events. */
void thread_finish_java(Thread *t) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    if (thread_is_terminating(t)) {
        t->exception = NULL;
        thread_announce_end(t);
        return;
    }
    if (t->exception != NULL && t->object != NULL) {
        Value args[2] = {{.l = t->object}, {.l = t->exception}};
        t->exception = NULL;
        upcalls.invoke_virtual(t, vm->known.Thread_dispatchUncaughtException, args, NULL);
        /* A daemon that leaves its handler since the VM ends has nothing to report. */
        if (thread_is_terminating(t)) t->exception = NULL;
        if (t->exception != NULL) upcalls.report_handler(t);
    }
    thread_refuse_stop(t);
    if (t->object != NULL) {
        Value args[1] = {{.l = t->object}};
        upcalls.invoke_virtual(t, vm->known.Thread_exit, args, NULL);
        t->exception = NULL;
        Handle object = handle_new(t, t->object);
        monitor_enter(t, *object);
        thread_status_store(vm, *object, THREAD_STATUS_TERMINATED);
        thread_clear_object(t, *object);
        monitor_notify(t, *object, true);
        monitor_exit(t, *object);
        t->exception = NULL;
    }
    monitors_release_all(t);
    thread_announce_end(t);
}

typedef struct ThreadStart {
    Thread *thread;
    void (*run)(void *data);
    void *data;
} ThreadStart;

static void *thread_main(void *argument) {
    ThreadStart start = *(ThreadStart *)argument;
    free(argument);
    Thread *t = start.thread;
    VM *vm = t->vm;
    thread_bind(t);
    thread_enter_vm(t);
    gc_mutator_attach(vm->heap, &t->mutator);
    thread_update_buffer(t);
    thread_hear(t);
    thread_announce_start(t);
    if (start.run != NULL) {
        t->agent_depth++;
        thread_leave_vm(t, THREAD_NATIVE);
        start.run(start.data);
        thread_enter_vm(t);
        t->agent_depth--;
        atomic_store(&t->gc_off, 0);
    } else {
        /* An interrupt from before the start is still due. */
        if (__atomic_load_n((uint8_t *)t->object + vm->known.Thread_interrupted,
                            __ATOMIC_ACQUIRE))
            atomic_store(&t->blocking.interrupted, true);
        Value args[1] = {{.l = t->object}};
        if (!t->is_not_to_run) upcalls.invoke_virtual(t, vm->known.Thread_run, args, NULL);
    }
    thread_finish_java(t);
    gc_mutator_detach(&t->mutator);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    if (!t->is_daemon) vm->threads.non_daemons--;
    atomic_store(&t->state, THREAD_ENDED);
    t->object = NULL;
    thread_list_remove(t);
    vm->threads.ending++;
    lock_release(&vm->threads.lock, LOCK_THREADS);
    process_set_thread(t->outer);
    thread_free(t);
    /* The VM may be freed as soon as the last one is counted out. */
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    vm->threads.ending--;
    pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return NULL;
}

/* A thread may ask for its own size; anything below -Xss would break library code that is deep.
 */
static size_t wanted_stack_bytes(VM *vm, Object *object) {
    int64_t wanted = *(int64_t *)((char *)object + vm->known.Thread_stackSize);
    size_t least = vm->options.stack_bytes;
    if (wanted <= 0 || (uint64_t)wanted <= least) return least;
    if (wanted > 1 << 30) wanted = 1 << 30;
    return ((size_t)wanted + 4095) & ~(size_t)4095;
}

static bool thread_spawn(Thread *t, Handle object, void (*run)(void *), void *data) {
    VM *vm = t->vm;
    size_t stack_bytes = wanted_stack_bytes(vm, *object);
    Thread *created = thread_new(vm, "Java thread", stack_bytes);
    ThreadStart *start = malloc(sizeof *start);
    pthread_attr_t attributes;
    int error = created == NULL || start == NULL ? ENOMEM : 0;
    if (error == 0) {
        created->is_daemon = *((uint8_t *)*object + vm->known.Thread_daemon);
        created->is_system = run != NULL;
        created->system_function = (uintptr_t)run;
        created->is_library = !vm->initialized;
        Object *name = slot_get((char *)*object + vm->known.Thread_name);
        char *text = name != NULL ? string_to_c(vm, name) : NULL;
        if (text != NULL) snprintf(created->name, sizeof created->name, "%s", text);
        free(text);
        *start = (ThreadStart){created, run, data};
        lock_acquire(&vm->threads.lock, LOCK_THREADS);
        created->id = thread_list_take_id(vm);
        created->thin_lock = (uint32_t)thin_word(0, created->id, 0);
        if (created->id == 0) error = EAGAIN;
        if (error == 0) {
            /* Counted as stopped (state NEW) until it enters; its object is rooted from here
             * on. */
            thread_set_object(created, *object);
            thread_list_add(created);
            if (!created->is_daemon) vm->threads.non_daemons++;
        }
        lock_release(&vm->threads.lock, LOCK_THREADS);
    }
    if (error == 0) {
        size_t size = stack_bytes < (1 << 20) ? 1 << 20 : stack_bytes;
        pthread_attr_init(&attributes);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        pthread_attr_setstacksize(&attributes, size + C_STACK_RESERVE);
        pthread_t id;
        error = pthread_create(&id, &attributes, thread_main, start);
        pthread_attr_destroy(&attributes);
        if (error != 0) {
            lock_acquire(&vm->threads.lock, LOCK_THREADS);
            if (!created->is_daemon) vm->threads.non_daemons--;
            thread_clear_object(created, *object);
            if (!created->is_system) atomic_fetch_sub(&vm->threads.java_started, 1);
            thread_status_store(vm, *object, 0);
            thread_list_remove(created);
            lock_release(&vm->threads.lock, LOCK_THREADS);
        }
    }
    if (error == 0) return true;
    if (created != NULL) thread_free(created);
    free(start);
    exception_out_of_memory(t, "unable to create native thread: possibly out of memory or "
                               "process/resource limits reached");
    return false;
}

bool thread_start(Thread *t, Handle object) { return thread_spawn(t, object, NULL, NULL); }

bool thread_start_system(Thread *t, const char *name, int priority, void (*run)(void *),
                         void *data) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Handle object = handle_new(t, object_allocate(t, vm->known.Thread_));
    if (object == NULL) return false;
    Handle text = handle_new(t, string_from_c(t, name));
    if (text == NULL) return false;
    Value args[3] = {{.l = *object}, {.l = vm->system_thread_group}, {.l = *text}};
    if (!upcalls.invoke_method(t, vm->known.Thread_init_group_name, args, NULL)) return false;
    *((uint8_t *)*object + vm->known.Thread_daemon) = 1;
    *(int32_t *)(void *)((char *)*object + vm->known.Thread_priority) = priority;
    return thread_spawn(t, object, run, data);
}
