/* SPDX-License-Identifier: MIT */
/* THE assembly point: the only file that names interp, jit, plans and front-ends. Order at
 * start (design: order at start): agents' JVM_OnLoad, boot classes, main's thread object,
 * announcements, the library's own initialization, INIT_DONE. */
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vm/create.h"
#include "attach/attach.h"
#include "classlib/native/native.h"
#include "interp/interp.h"
#include "jdk/jdk.h"
#include "jevmon/jevmon.h"
#include "jit/jit.h"
#include "jvmpi/jvmpi.h"
#include "tracing/tracing.h"
#include "vm/classfile/boot_library.h"
#include "vm/heap/collector_client.h"
#include "vm/heap/global_references.h"
#include "vm/invoke/polymorphic.h"
#include "vm/jni/env.h"
#include "vm/jni/natives.h"
#include "vm/link/initialize.h"
#include "vm/load/class_path.h"
#include "vm/load/loader.h"
#include "vm/model/call_site_profile.h"
#include "vm/model/library.h"
#include "vm/model/metadata.h"
#include "vm/model/resources.h"
#include "vm/model/selection.h"
#include "vm/model/symbols.h"
#include "vm/model/thread_index.h"
#include "vm/model/vm.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/report/startup_events.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/thread_life.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"
#include "vm/system/spare.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"
#include "vm/threads/note.h"
#include "vm/threads/park.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/stack_walk.h"

/* ---- Parts ---- */

static void vm_free(VM *vm) {
    if (vm->heap != NULL) gc_destroy(vm->heap);
    jit_destroy(vm->jit); /* all code at once: classes then have none to give back one by one */
    vm->jit = NULL;
    loaders_destroy(vm);
    profile_destroy(vm);
    class_path_free(vm->class_path);
    polymorphic_destroy(vm);
    global_references_destroy(vm->globals);
    monitors_destroy(vm->monitors);
    strings_destroy(vm->strings);
    resources_destroy(vm);
    boot_library_destroy(vm->boot_library);
    if (vm->library != NULL) vm->library->close(vm);
    symbols_destroy(vm->symbols);
    metadata_destroy(vm->metadata);
    options_free(&vm->options);
    notes_end(vm);
    free(vm->threads.ids);
    thread_index_destroy(vm->threads.index);
    for (Thread *t = vm->threads.spare, *next; t != NULL; t = next) {
        next = t->next;
        process_give_low(t, thread_bytes(vm));
    }
    pthread_mutex_destroy(&vm->classes.lock);
    pthread_cond_destroy(&vm->classes.wake);
    pthread_mutex_destroy(&vm->threads.lock);
    pthread_cond_destroy(&vm->threads.wake);
    pthread_cond_destroy(&vm->gate.reference_wake);
    free(vm);
    spare_close();
}

static bool vm_make_parts(VM *vm, char *message, size_t size) {
    errno = 0;
    if (!process_reserve_cards()) {
        snprintf(message, size, "%s",
                 errno == ENOMEM ? "out of memory for the table of cards"
                                 : "the table of cards finds its address taken by something "
                                   "else in this process");
        return false;
    }
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&vm->classes.lock, NULL);
    pthread_cond_init(&vm->classes.wake, NULL);
    pthread_mutex_init(&vm->threads.lock, NULL);
    vm->threads.processors = process_processors();
    pthread_cond_init(&vm->threads.wake, &monotonic);
    pthread_cond_init(&vm->gate.reference_wake, NULL);
    pthread_condattr_destroy(&monotonic);
    vm->jni_functions = vm->jni_refusals = vm->jni_stopped =
        jni_refusing_functions(); /* until there are classes */
    jvmpi_prepare(vm);
    jevmon_prepare(vm);
    tracing_prepare(vm);
    vm->engine = vm->interpreter = &interp_engine;
    vm->built_in_natives = &native_table;
    vm->metadata = metadata_create(vm->options.metadata_bytes);
    vm->symbols = symbols_create();
    vm->boot_library = boot_library_create();
    vm->strings = strings_create();
    vm->monitors = monitors_create();
    vm->globals = global_references_create();
    vm->resources = resources_create();
    vm->threads.ids = calloc(65536 / 8, 1);
    vm->threads.index = thread_index_create();
    if (vm->options.jdk_home != NULL) {
        vm->library = &jdk_library;
        if (!vm->library->open(vm, message, size)) return false;
    }
    const char *path = options_property(&vm->options, "java.class.path");
    platform_init(&vm->platform);
    vm->class_path = class_path_new(path != NULL ? path : "", true, &vm->platform);
    if (vm->metadata == NULL || vm->symbols == NULL || vm->boot_library == NULL ||
        vm->strings == NULL || vm->monitors == NULL || vm->globals == NULL ||
        vm->resources == NULL || vm->threads.ids == NULL || vm->threads.index == NULL ||
        vm->class_path == NULL) {
        snprintf(message, size, "out of memory");
        return false;
    }
    if (!jevmon_allows_compiler()) vm->options.interpreted_only = true;
    vm->jit = jit_create(vm, message, size);
    if (message[0] != 0) return false;
    if (vm->jit != NULL) vm->engine = &jit_engine;
    vm->options.gc.verbose = vm->options.verbose_gc;
    vm->heap = gc_create(&vm->options.gc, &collector_client, vm, &vm->events, message, size);
    return vm->heap != NULL;
}

/* ---- The main thread's objects ---- */

static Object *make_group(Thread *t, Handle parent, const char *name) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    if (!class_initialize(t, vm->known.ThreadGroup)) return NULL;
    Handle group = handle_new(t, object_allocate(t, vm->known.ThreadGroup));
    if (group == NULL) return NULL;
    Value args[3] = {{.l = *group}};
    const char *descriptor = "()V";
    if (parent != NULL) {
        Object *text = string_from_c(t, name);
        if (text == NULL) return NULL;
        args[0].l = *group;
        args[1].l = *parent;
        args[2].l = text;
        descriptor = "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V";
    }
    Method *init = class_declared_method(vm->known.ThreadGroup, symbol(vm, "<init>"),
                                         symbol(vm, descriptor));
    if (init == NULL || !invoke_method(t, init, args, NULL)) return NULL;
    return *group;
}

static bool make_main_thread(Thread *t) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    if (!class_initialize(t, vm->known.String) || !class_initialize(t, vm->known.System) ||
        !class_initialize(t, vm->known.Class_) || !class_initialize(t, vm->known.ThreadGroup))
        return false;
    Handle thread = handle_new(t, object_allocate(t, vm->known.Thread_));
    if (thread == NULL) return false;
    thread_set_object(t, *thread);
    *(int32_t *)(void *)((char *)*thread + vm->known.Thread_priority) = 5;
    if ((vm->system_thread_group = make_group(t, NULL, NULL)) == NULL) return false;
    if ((vm->main_thread_group = make_group(t, &vm->system_thread_group, "main")) == NULL)
        return false;
    object_set_ref(*thread, (char *)*thread + vm->known.Thread_group, vm->main_thread_group);
    if (!class_initialize(t, vm->known.Thread_)) return false;
    Object *name = string_from_c(t, "main");
    if (name == NULL) return false;
    Value args[3] = {{.l = *thread}, {.l = vm->main_thread_group}, {.l = name}};
    return invoke_method(t, vm->known.Thread_init_group_name, args, NULL);
}

static bool call_system(Thread *t, const char *name, const char *descriptor, const Value *args,
                        Value *result) {
    VM *vm = t->vm;
    Method *method =
        class_declared_method(vm->known.System, symbol(vm, name), symbol(vm, descriptor));
    return method == NULL || invoke_method(t, method, args, result);
}

static bool prepare(Thread *t, LibraryStep step) {
    const ClassLibrary *library = t->vm->library;
    return library == NULL || library->prepare(t, step);
}

/* Each step of the start ends with a whole reserve, or the start does: see vm/system/spare.h.
 */
static bool has_spare(Thread *t) {
    if (spare_restore()) return true;
    t->vm->lacks_memory = true;
    return false;
}

static bool make_memory_errors(Thread *t) {
    for (int i = 0; i < MEMORY_ERRORS; i++) {
        Object *error = object_allocate(t, t->vm->known.OutOfMemoryError);
        if (error == NULL) return false;
        t->vm->memory_errors[i] = error;
    }
    return true;
}

/* The errors of last resort have no trace, but they say what they are. */
static bool name_memory_errors(Thread *t) {
    VM *vm = t->vm;
    Object *text = string_from_c(t, "Java heap space");
    if (text == NULL) return false;
    for (int i = 0; i < MEMORY_ERRORS; i++)
        object_set_ref(vm->memory_errors[i],
                       (char *)vm->memory_errors[i] + vm->known.Throwable_detailMessage, text);
    return true;
}

static bool start_library(Thread *t) {
    VM *vm = t->vm;
    t->functions = vm->jni_functions = &jni_functions;
    vm->jni_stopped = jni_stopped_functions();
    if (!make_memory_errors(t) || !make_main_thread(t) || !has_spare(t)) return false;
    startup_events_emit(t);
    if (!prepare(t, LIBRARY_PHASE_1) || !class_initialize(t, vm->known.Reference) ||
        !class_initialize(t, vm->known.Finalizer) || !has_spare(t))
        return false;
    Value flags[2] = {{.i = 0}, {.i = 0}}, loader, refused = {.i = 0};
    if (!call_system(t, "initPhase1", "()V", NULL, NULL) || !has_spare(t) ||
        !prepare(t, LIBRARY_PHASE_2) || !call_system(t, "initPhase2", "(ZZ)I", flags, &refused))
        return false;
    vm->refusal_is_said |= refused.i != 0;
    if (vm->refusal_is_said || !has_spare(t) || !prepare(t, LIBRARY_PHASE_3) ||
        !call_system(t, "initPhase3", "()V", NULL, NULL))
        return false;
    if (!invoke_method(t, vm->known.ClassLoader_getSystemClassLoader, NULL, &loader))
        return false;
    vm->system_loader = loader.l;
    Object *context = slot_get((char *)t->object + vm->known.Thread_contextClassLoader);
    if (context == NULL)
        object_set_ref(t->object, (char *)t->object + vm->known.Thread_contextClassLoader,
                       loader.l);
    if (!name_memory_errors(t)) return false;
    /* Objects of these are thrown without a constructor being run: their methods can be called
     * nevertheless. */
    if (!class_initialize(t, vm->known.OutOfMemoryError) ||
        !class_initialize(t, vm->known.StackOverflowError))
        return false;
    if (!has_spare(t)) return false;
    vm->initialized = true;
    return prepare(t, LIBRARY_STARTED);
}

static bool check_metadata(VM *vm, char *message, size_t size) {
    if (metadata_has_room(vm, 0)) return true;
    snprintf(message, size, "MaxMetaspaceSize is too small.");
    return false;
}

/* ---- Taking apart ---- */

enum { END_SECONDS = 2 };

/* Ends the daemon threads: each leaves at its next poll or wake-up. False: some did not in
 * time. */
static bool end_daemons(Thread *t) {
    VM *vm = t->vm;
    int64_t deadline = clock_nanoseconds() + END_SECONDS * CLOCK_SECOND;
    atomic_store(&vm->terminator, t);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    bool late = false;
    while ((vm->threads.count > 1 || vm->threads.ending > 0) && !late) {
        late = clock_nanoseconds() >= deadline;
        for (Thread *other = vm->threads.first; other != NULL; other = other->next) {
            if (other == t) continue;
            atomic_fetch_or(&other->poll, POLL_EVENTS);
            park_interrupt(other);
        }
        resources_wake(vm);
        vm->gate.references_waiting = true;
        pthread_cond_broadcast(&vm->gate.reference_wake);
        struct timespec soon = clock_moment_after(2 * CLOCK_MILLISECOND);
        thread_wait_blocked(t, &soon);
    }
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return !late;
}

/* An agent's status goes before the program's. */
static _Noreturn void end_process(VM *vm, int code) {
    fflush(stdout);
    fflush(stderr);
    int64_t agents = atomic_load(&vm->agent_exit);
    if ((agents & AGENT_EXITS) != 0) code = (int)(uint32_t)agents;
    if (vm->exit_hook != NULL) vm->exit_hook(code);
    _exit(code);
}

/* Foreign code that never returns keeps its VM alive. */
static void dismantle(Thread *t) {
    VM *vm = t->vm;
    bool alone = attach_end(vm, t);
    tracing_unload(vm, t);
    jevmon_unload(vm, t);
    jvmpi_unload(vm, t);
    if (vm->library != NULL) vm->library->end(vm);
    alone &= end_daemons(t);
    if ((atomic_load(&vm->agent_exit) & AGENT_EXITS) != 0) end_process(vm, 0);
    fflush(stdout);
    if (!alone) return;
    natives_unload_all(t);
    thread_detach_self(t);
    process_remove_vm(vm);
    jvmpi_destroy(vm);
    tracing_destroy(vm);
    jevmon_destroy(vm);
    vm_free(vm);
}

/* ---- Creation ---- */

/* Whether memory is what lacks: the embedded library is whole. */
static bool lacks_memory(const Thread *t) {
    const VM *vm = t->vm;
    if (vm->lacks_memory) return true;
    if (t->exception != NULL && vm->known.OutOfMemoryError != NULL)
        return object_class(t->exception) == vm->known.OutOfMemoryError;
    return t->exception == NULL && vm->library == NULL;
}

/* The system says "memory", too. */
static int says_memory(const char *message) {
    return strstr(message, "emory") != NULL ? JNI_ENOMEM : JNI_ERR;
}

/* A JDK's library whose classes do not fit each other is damaged. Whether that is why it did
 * not start. */
static bool explain_linkage(Thread *t) {
    VM *vm = t->vm;
    char text[2048];
    Class *c = object_class(t->exception);
    while (c != NULL && strcmp(c->name, "java/lang/LinkageError") != 0) c = c->super;
    if (vm->library == NULL || c == NULL) return false;
    exception_chain_text(t, text, sizeof text);
    library_say_damage(vm, object_class(t->exception)->name, text);
    return true;
}

static int start(Thread *t, char *message, size_t size) {
    VM *vm = t->vm;
    bool good = agents_load(vm, t, message, size) && jevmon_start(vm, t) &&
                loader_bootstrap(t) && has_spare(t) && start_library(t) &&
                !vm->refusal_is_said && check_metadata(vm, message, size);
    if (good) return JNI_OK;
    if (message[0] != 0) return says_memory(message);
    if (vm->refusal_is_said) return JNI_ERR;
    if (lacks_memory(t)) {
        t->exception = NULL;
        snprintf(message, size, "out of memory");
        return JNI_ENOMEM;
    }
    if (t->exception != NULL && explain_linkage(t)) return JNI_ERR;
    snprintf(message, size, "the class library could not be started");
    if (t->exception != NULL) exception_print(t);
    return JNI_ERR;
}

int vm_create(VM **out, Thread **main, Options *options, char *message, size_t size) {
    VM *vm = calloc(1, sizeof *vm);
    if (vm == NULL) {
        snprintf(message, size, "out of memory");
        options_free(options);
        return JNI_ENOMEM;
    }
    bool whole = spare_open();
    vm->options = *options;
    vm->exit_hook = (void (*)(int))vm->options.exit_hook;
    vm->abort_hook = (void (*)(void))vm->options.abort_hook;
    vm->vfprintf_hook = (int (*)(FILE *, const char *, va_list))vm->options.vfprintf_hook;
    if (!whole) snprintf(message, size, "out of memory");
    if (!whole || !vm_make_parts(vm, message, size)) {
        vm_free(vm);
        return says_memory(message);
    }
    vm->handle = process_add_vm(vm, &jni_invoke_functions);
    Thread *t = vm->handle != NULL ? thread_attach_self(vm, "main") : NULL;
    if (t == NULL) {
        snprintf(message, size, "the main thread cannot be attached: out of memory");
        process_remove_vm(vm);
        vm_free(vm);
        return JNI_ENOMEM;
    }
    vm->created_at = clock_nanoseconds();
    vm->threads.main = t;
    vm->threads.non_daemons = 1;
    if (vm->options.attach_java && !process_claim_java_name(vm)) {
        snprintf(
            message, size,
            "-Xattach:java: another VM of this process has the name that the JDK's tools know");
        dismantle(t);
        return JNI_ERR;
    }
    bool heard = jvmpi_create(vm) && tracing_create(vm);
    snprintf(message, size, "%s", heard ? "" : "out of memory");
    int result = heard ? start(t, message, size) : JNI_ENOMEM;
    if (result != JNI_OK) {
        dismantle(t);
        return result;
    }
    EMIT(t, vm_init_done, .unused = 0);
    if (!tracing_start(vm, t, message, size)) {
        dismantle(t);
        return JNI_ERR;
    }
    thread_leave_vm(t, THREAD_NATIVE);
    *out = vm;
    *main = t;
    return JNI_OK;
}

/* ---- The end ---- */

enum { ENDER_SECONDS = 5 };

static void wait_for_others(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    while (vm->threads.non_daemons > (t->is_daemon ? 0u : 1u)) thread_wait_blocked(t, NULL);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

static void run_shutdown(Thread *t) {
    VM *vm = t->vm;
    Class *shutdown = loader_boot_class(t, "java/lang/Shutdown");
    Method *method = shutdown != NULL ? class_declared_method(shutdown, symbol(vm, "shutdown"),
                                                              symbol(vm, "()V"))
                                      : NULL;
    if (method != NULL && class_initialize(t, shutdown)) invoke_method(t, method, NULL, NULL);
    t->exception = NULL;
}

static void tell_shut_down(Thread *t) {
    VM *vm = t->vm;
    Thread *none = NULL;
    if (!atomic_compare_exchange_strong(&vm->ender, &none, t)) return;
    atomic_store(&vm->shutting_down, true);
    EMIT(t, vm_shut_down, .unused = 0);
}

/* One thread ends the VM. Another that asks for the end meanwhile, in a handler perhaps, lets
 * it come to its own, so that no agent is cut off while it writes; but not for ever, since it
 * may hold what that one waits for. */
static void await_ender(Thread *t) {
    VM *vm = t->vm;
    if (atomic_load(&vm->ender) == t || vm->gate.stopper == t || vm->gate.collector == t)
        return;
    if (atomic_load(&t->state) != THREAD_NATIVE) thread_leave_vm(t, THREAD_NATIVE);
    clock_sleep(ENDER_SECONDS * CLOCK_SECOND);
}

int vm_destroy(Thread *t) {
    thread_enter_vm(t);
    if (t->exception != NULL) exception_print(t);
    wait_for_others(t);
    run_shutdown(t);
    tell_shut_down(t);
    dismantle(t);
    return JNI_OK;
}

void vm_halt(VM *vm, int code, bool tell_agents) {
    Thread *t = thread_current(vm);
    if (t != NULL && tell_agents) {
        tell_shut_down(t);
        await_ender(t);
        tracing_unload(vm, t);
        jevmon_unload(vm, t);
        jvmpi_unload(vm, t);
    }
    attach_abandon(vm);
    end_process(vm, code);
}
