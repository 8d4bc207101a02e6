/* SPDX-License-Identifier: MIT */
/* The states of tracing and what leads from one to the next:
 *
 *   unloaded --startup--> loaded --begin--> tracing
 *            <-shutdown--        <--end----
 *
 * Shutdown of what is tracing ends first. Anything else throws and changes nothing. Events are
 * off while the library's Begin and End run. A collection is told either as a whole or not at
 * all: tracing begins and ends between two. */
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tracing/tracing.h"
#include "tracing/check.h"
#include "tracing/depths.h"
#include "tracing/session.h"
#include "vm/jni/env.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/model/selection.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/system/native_file.h"
#include "vm/system/process.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"
#include "vm/threads/transition.h"

#define SUPPORT   "com/ibm/uvm/instrumenting/InstrumentVMSupport"
#define EXCEPTION "com/ibm/uvm/instrumenting/InstrumentVMException"

enum { EXIT_PATIENCE_MILLISECONDS = 300 };

/* ---- Calling the library ---- */

void library_enter(LibraryCall *call, Tracing *tracing, Thread *t, int context) {
    *call = (LibraryCall){.tracing = tracing, .thread = t, .holds_gc = context == EVENT_NO_GC};
    if (call->holds_gc) gate_gc_off(t, t->agent_depth > 0);
    delivery_begin(&call->scope, t, context);
    if (tracing->check != NULL)
        tracing_check_lock(tracing);
    else
        pthread_mutex_lock(&tracing->library_lock);
    atomic_store(&tracing->inside, (uintptr_t)pthread_self());
}

void library_take_details(Tracing *tracing) {
    for (int i = 0; i < 2; i++) {
        LentText *lent = &tracing->details[i];
        tracing_check_let_go(tracing, lent->chars, lent->bytes);
        *lent = (LentText){0};
    }
}

void library_leave(LibraryCall *call) {
    Tracing *tracing = call->tracing;
    library_take_details(tracing);
    atomic_store(&tracing->inside, 0);
    pthread_mutex_unlock(&tracing->library_lock);
    delivery_end(&call->scope);
    if (call->holds_gc) gate_gc_on(call->thread);
}

void library_tell(Tracing *tracing, struct InsEventInfo *info) {
    info->header.vmID = tracing->vm_id;
    bool refuses = tracing->vm->options.check_jni;
    if (__builtin_expect(tracing->check == NULL && !refuses, 1)) {
        tracing->library.event(info);
        return;
    }
    Thread *t = thread_current(tracing->vm);
    const struct JNINativeInterface_ *functions = t->functions;
    t->functions = refuses ? tracing->vm->jni_refusals : jni_watched_functions();
    t->calls_nothing = refuses;
    if (tracing->check != NULL)
        tracing_check_tell(tracing, info);
    else
        tracing->library.event(info);
    t->calls_nothing = false;
    t->functions = functions;
}

/* ---- The library ---- */

/* Either spelling: the interface's list of functions and its rule for names disagree. */
static void *find_function(void *handle, const char *what) {
    char name[64];
    snprintf(name, sizeof name, "InstrumentTrace%s", what);
    void *function = dlsym(handle, name);
    if (function != NULL) return function;
    snprintf(name, sizeof name, "InstrumentTracing%s", what);
    return dlsym(handle, name);
}

/* NULL, or the one that is missing. */
static const char *find_functions(TracingLibrary *library) {
    const struct {
        const char *what;
        void **function;
    } all[] = {{"Startup", (void **)&library->startup},
               {"Shutdown", (void **)&library->shutdown},
               {"Begin", (void **)&library->begin},
               {"End", (void **)&library->end},
               {"Event", (void **)&library->event}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if ((*all[i].function = find_function(library->handle, all[i].what)) == NULL)
            return all[i].what;
    return NULL;
}

typedef void (*Connect)(unsigned long (*details)(unsigned long, unsigned long *, char **,
                                                 unsigned long *, long *, char **,
                                                 unsigned long *));

static void library_connect(const TracingLibrary *library) {
    Connect connect = (Connect)(uintptr_t)dlsym(library->handle, "ivjitrcs_connect");
    if (connect != NULL) connect(tracing_thread_details);
}

/* False and a message. Constructors of the library run. **Safepoint.** */
static bool library_open(Tracing *tracing, Thread *t, const char *path, char *message,
                         size_t size) {
    TracingLibrary library = {0};
    const char *missing = NULL;
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_RUNNING);
    const char *why;
    library.handle = native_file_open(path, RTLD_NOW | RTLD_LOCAL, &why);
    if (library.handle == NULL) {
        snprintf(message, size, "%s", why);
    } else if ((missing = find_functions(&library)) != NULL) {
        snprintf(message, size, "%s exports no InstrumentTrace%s", path, missing);
        dlclose(library.handle);
        library.handle = NULL;
    } else {
        library_connect(&library);
        snprintf(library.name, sizeof library.name, "%s", path);
        tracing->library = library;
    }
    library_leave(&call);
    return library.handle != NULL;
}

static void library_close(Tracing *tracing, Thread *t) {
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_RUNNING);
    dlclose(tracing->library.handle);
    tracing->library = (TracingLibrary){0};
    library_leave(&call);
}

/* ---- One call at a time ---- */

/* False, with an exception: the caller is called by the library itself. */
static bool calls_enter(Tracing *tracing, Thread *t, const char *method) {
    if (tracing == NULL)
        return exception_throw(t, EXCEPTION, "%s: there is no memory for tracing", method),
               false;
    uintptr_t self = (uintptr_t)pthread_self();
    if (atomic_load(&tracing->caller) == self || tracing_is_inside(tracing))
        return exception_throw(t, EXCEPTION, "%s: called from within the tracing library",
                               method),
               false;
    thread_leave_vm(t, THREAD_NATIVE);
    pthread_mutex_lock(&tracing->calls);
    atomic_store(&tracing->caller, self);
    thread_enter_vm(t);
    return true;
}

static void calls_leave(Tracing *tracing) {
    atomic_store(&tracing->caller, 0);
    pthread_mutex_unlock(&tracing->calls);
}

static bool is_loaded(const Tracing *tracing) { return tracing->library.handle != NULL; }
static bool is_on(const Tracing *tracing) { return atomic_load(&tracing->flags) != 0; }

/* ---- On and off ---- */

static void tracing_switch(Tracing *tracing, Thread *t, unsigned long flags) {
    VM *vm = tracing->vm;
    EventMask before = tracing_events(atomic_load(&tracing->flags)),
              events = tracing_events(flags);
    gate_gc_off(t, t->agent_depth > 0);
    if (flags != 0) atomic_fetch_add(&tracing->session, 1);
    atomic_store(&tracing->flags, flags);
    tracing->listener.possible |= events;
    atomic_fetch_or(&vm->events.possible, events);
    if (events != 0)
        events_want(&vm->events, &tracing->listener, events, true);
    else
        events_want(&vm->events, &tracing->listener, before, false);
    gate_gc_on(t);
    delivery_follow(vm, before | events);
    threads_events_changed(vm);
}

static unsigned long call_end(Tracing *tracing, Thread *t) {
    LibraryCall call;
    tracing_switch(tracing, t, 0);
    library_enter(&call, tracing, t, EVENT_RUNNING); /* whatever was under way is over now */
    unsigned long answer = tracing->library.end();
    library_leave(&call);
    return answer;
}

static unsigned long call_shutdown(Tracing *tracing, Thread *t) {
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_RUNNING);
    unsigned long answer = tracing->library.shutdown();
    library_leave(&call);
    library_close(tracing, t);
    return answer;
}

static bool is_one_of_each(unsigned long flags) {
    const unsigned long groups[] = {TRACING_EXE, TRACING_GC, TRACING_ALLOC};
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (__builtin_popcountl(flags & groups[i]) != 1) return false;
    return (flags & ~(TRACING_EXE | TRACING_GC | TRACING_ALLOC)) == 0;
}

/* ---- The native methods ---- */

static void startup(Tracing *tracing, Thread *t, const char *name, const char *path) {
    char message[512];
    if (is_loaded(tracing)) {
        exception_throw(t, EXCEPTION, "tracingStartup: a library is loaded already");
        return;
    }
    atomic_fetch_or(&tracing->vm->keeps_symbols, 1u << TRACING_FRONT_END);
    if (!tracing->listens) {
        events_add(&tracing->vm->events, &tracing->listener);
        tracing->listens = true;
    }
    if (!library_open(tracing, t, path, message, sizeof message)) {
        exception_throw(t, EXCEPTION, "tracingStartup: library %s: %s", name, message);
        return;
    }
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_RUNNING);
    unsigned long answer = tracing->library.startup(tracing->vm_id);
    library_leave(&call);
    if (answer == 0) return;
    library_close(tracing, t);
    exception_throw(t, EXCEPTION, "tracingStartup: InstrumentTraceStartup of %s answered %lu",
                    name, answer);
}

void tracing_native_startup(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    (void)result;
    char *name = string_to_c(t->vm, args[0].l), *path = string_to_platform(t->vm, args[1].l);
    if (name == NULL || path == NULL) {
        exception_out_of_memory(t, "C heap");
    } else if (calls_enter(tracing, t, "tracingStartup")) {
        startup(tracing, t, name, path);
        calls_leave(tracing);
    }
    free(name);
    free(path);
}

void tracing_native_shutdown(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    (void)args, (void)result;
    if (!calls_enter(tracing, t, "tracingShutdown")) return;
    if (!is_loaded(tracing)) {
        exception_throw(t, EXCEPTION, "tracingShutdown: no library is loaded");
    } else {
        unsigned long ended = is_on(tracing) ? call_end(tracing, t) : 0,
                      answer = call_shutdown(tracing, t);
        if (ended != 0)
            exception_throw(t, EXCEPTION, "tracingShutdown: InstrumentTraceEnd answered %lu",
                            ended);
        else if (answer != 0)
            exception_throw(t, EXCEPTION,
                            "tracingShutdown: InstrumentTraceShutdown answered %lu", answer);
    }
    calls_leave(tracing);
}

void tracing_native_begin(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    unsigned long flags = (uint32_t)args[0].i;
    (void)result;
    if (!calls_enter(tracing, t, "tracingBegin")) return;
    if (!is_loaded(tracing)) {
        exception_throw(t, EXCEPTION, "tracingBegin: no library is loaded");
    } else if (is_on(tracing)) {
        exception_throw(t, EXCEPTION, "tracingBegin: tracing is on already");
    } else if (!is_one_of_each(flags)) {
        exception_throw(t, EXCEPTION, "tracingBegin: flags 0x%lx are not one of each group",
                        flags);
    } else {
        LibraryCall call;
        library_enter(&call, tracing, t, EVENT_RUNNING);
        unsigned long answer = tracing->library.begin(tracing->vm_id, flags);
        library_leave(&call);
        if (answer == 0)
            tracing_switch(tracing, t, flags);
        else
            exception_throw(t, EXCEPTION, "tracingBegin: InstrumentTraceBegin answered %lu",
                            answer);
    }
    calls_leave(tracing);
}

void tracing_native_end(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    (void)args, (void)result;
    if (!calls_enter(tracing, t, "tracingEnd")) return;
    unsigned long answer = 0;
    if (!is_on(tracing))
        exception_throw(t, EXCEPTION, "tracingEnd: tracing is not on");
    else if ((answer = call_end(tracing, t)) != 0)
        exception_throw(t, EXCEPTION, "tracingEnd: InstrumentTraceEnd answered %lu", answer);
    calls_leave(tracing);
}

void tracing_native_report(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    (void)args, (void)result;
    if (!calls_enter(tracing, t, "reportObjectReferences")) return;
    if (!is_on(tracing)) {
        exception_throw(t, EXCEPTION, "reportObjectReferences: tracing is not on");
    } else {
        gc_collect(&t->mutator, GC_EXPLICIT);
        gate_gc_off(t, t->agent_depth > 0);
        world_stop(t);
        bool done = tracing_report_objects(tracing, t);
        world_resume(t);
        gate_gc_on(t);
        if (!done)
            exception_throw(
                t, EXCEPTION,
                "reportObjectReferences: no native memory for a list of the objects");
    }
    calls_leave(tracing);
}

static void send_user_event(Tracing *tracing, Thread *t, Text text) {
    struct InsEventInfo info = {.header.event = InsTrcEventUserEvent};
    info.body.userEvent =
        (InsEventTypeUserEvent){text.wide ? InstrumentUserEventDB : 0, text.chars, text.size};
    LibraryCall call;
    library_enter(&call, tracing, t, EVENT_NO_GC);
    library_tell(tracing, &info);
    library_leave(&call);
}

void tracing_native_event(Thread *t, Value *args, Value *result) {
    Tracing *tracing = tracing_of(t->vm);
    (void)result;
    if (!calls_enter(tracing, t, "userEvent")) return;
    Text text = {0};
    if (!is_on(tracing))
        exception_throw(t, EXCEPTION, "userEvent: tracing is not on");
    else if ((text = text_of_string(t->vm, args[0].l)).chars == NULL)
        exception_out_of_memory(t, "C heap");
    else
        send_user_event(tracing, t, text);
    free(text.chars);
    calls_leave(tracing);
}

/* ---- -Xtrace ---- */

/* "exe=on", "gc=light", "alloc=off", and the names of the constants; what is not said is on. 0:
 * it is not that. */
static unsigned long flag_named(const char *word, size_t length) {
    static const struct {
        const char *name, *brief;
        unsigned long flag;
    } known[] = {{"InsTrcTypeExeOff", "exe=off", InsTrcTypeExeOff},
                 {"InsTrcTypeExeOnLight", "exe=light", InsTrcTypeExeOnLight},
                 {"InsTrcTypeExeOn", "exe=on", InsTrcTypeExeOn},
                 {"InsTrcTypeGCOff", "gc=off", InsTrcTypeGCOff},
                 {"InsTrcTypeGCOnLight", "gc=light", InsTrcTypeGCOnLight},
                 {"InsTrcTypeGCOn", "gc=on", InsTrcTypeGCOn},
                 {"InsTrcTypeAllocOff", "alloc=off", InsTrcTypeAllocOff},
                 {"InsTrcTypeAllocOn", "alloc=on", InsTrcTypeAllocOn}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if ((strlen(known[i].name) == length && memcmp(known[i].name, word, length) == 0) ||
            (strlen(known[i].brief) == length && memcmp(known[i].brief, word, length) == 0))
            return known[i].flag;
    return 0;
}

static unsigned long flags_parse(const char *text) {
    unsigned long flags = 0;
    while (text != NULL && *text != 0) {
        size_t length = strcspn(text, ",|");
        unsigned long flag = flag_named(text, length);
        if (flag == 0) return 0;
        flags |= flag;
        text += length;
        if (*text != 0 && *++text == 0) return 0;
    }
    if (!(flags & TRACING_EXE)) flags |= InsTrcTypeExeOn;
    if (!(flags & TRACING_GC)) flags |= InsTrcTypeGCOn;
    if (!(flags & TRACING_ALLOC)) flags |= InsTrcTypeAllocOn;
    return is_one_of_each(flags) ? flags : 0;
}

/* Into `message` what the pending exception says. */
static void take_message(Thread *t, char *message, size_t size) {
    const Object *text =
        slot_get((const char *)t->exception + t->vm->known.Throwable_detailMessage);
    char *chars = text != NULL ? string_to_c(t->vm, text) : NULL;
    snprintf(message, size, "-Xtrace: %s",
             chars != NULL ? chars : object_class(t->exception)->name);
    free(chars);
    t->exception = NULL;
}

static bool call_support(Thread *t, Class *support, const char *method, const char *descriptor,
                         Value argument) {
    const Method *m =
        class_declared_method(support, symbol(t->vm, method), symbol(t->vm, descriptor));
    return m != NULL && invoke_method(t, (Method *)(uintptr_t)m, &argument, NULL);
}

bool tracing_start(VM *vm, Thread *t, char *message, size_t size) {
    if (vm->options.trace_library == NULL) return true;
    unsigned long flags = flags_parse(vm->options.trace_flags);
    if (flags == 0) {
        snprintf(
            message, size,
            "Invalid -Xtrace option: flags are exe=, gc= and alloc= on, light or off, not %s",
            vm->options.trace_flags);
        return false;
    }
    HANDLE_SCOPE(t);
    Class *support = loader_boot_class(t, SUPPORT);
    if (support != NULL && class_initialize(t, support)) {
        Value argument = {.l = string_from_platform(t, vm->options.trace_library)};
        if (argument.l != NULL &&
            call_support(t, support, "tracingStartup", "(Ljava/lang/String;)V", argument))
            call_support(t, support, "tracingBegin", "(I)V", (Value){.i = (int32_t)flags});
    }
    if (t->exception == NULL) return true;
    take_message(t, message, size);
    return false;
}

/* ---- Beginning and end ---- */

void tracing_prepare(VM *vm) {
    vm->front_ends[TRACING_FRONT_END].thread_bytes = sizeof(TracedThread);
    vm->front_ends[TRACING_FRONT_END].thread_freed = depths_free;
}

bool tracing_create(VM *vm) {
    Tracing *tracing = calloc(1, sizeof *tracing);
    if (tracing == NULL) return false;
    tracing->vm = vm;
    tracing->vm_id = (unsigned long)vm->handle->number;
    pthread_mutex_init(&tracing->calls, NULL);
    pthread_mutex_init(&tracing->library_lock, NULL);
    tracing->listener.notify = tracing_notify;
    vm->front_ends[TRACING_FRONT_END].state = tracing;
    return tracing_check_make(tracing);
}

static bool lock_in_time(pthread_mutex_t *mutex) {
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_nsec += EXIT_PATIENCE_MILLISECONDS * 1000000L;
    if (deadline.tv_nsec >= 1000000000) deadline.tv_nsec -= 1000000000, deadline.tv_sec++;
    return pthread_mutex_timedlock(mutex, &deadline) == 0;
}

/* Whether nobody is in a call of the library that does not end: then the caller has both locks
 * for a moment, and `calls` for good. */
static bool calls_seize(Tracing *tracing, Thread *t) {
    bool in_vm = atomic_load(&t->state) == THREAD_IN_VM, seized = false;
    if (in_vm) thread_leave_vm(t, THREAD_NATIVE);
    if (lock_in_time(&tracing->calls)) {
        seized = lock_in_time(&tracing->library_lock);
        if (seized)
            pthread_mutex_unlock(&tracing->library_lock);
        else
            pthread_mutex_unlock(&tracing->calls);
    }
    if (in_vm) thread_enter_vm(t);
    return seized;
}

void tracing_unload(VM *vm, Thread *t) {
    Tracing *tracing = tracing_of(vm);
    if (tracing == NULL || t == NULL || !is_loaded(tracing) || vm->gate.stopper == t ||
        vm->gate.collector == t)
        return;
    if (atomic_load(&tracing->caller) == (uintptr_t)pthread_self() ||
        tracing_is_inside(tracing))
        return;
    if (!calls_seize(tracing, t)) return;
    atomic_store(&tracing->caller, (uintptr_t)pthread_self());
    if (is_on(tracing)) call_end(tracing, t);
    call_shutdown(tracing, t);
    calls_leave(tracing);
}

void tracing_destroy(VM *vm) {
    Tracing *tracing = tracing_of(vm);
    if (tracing == NULL) return;
    vm->front_ends[TRACING_FRONT_END].state = NULL;
    spans_free(&tracing->deleted);
    spans_free(&tracing->moved);
    texts_free(&tracing->names);
    tracing_check_free(tracing);
    pthread_mutex_destroy(&tracing->calls);
    pthread_mutex_destroy(&tracing->library_lock);
    free(tracing);
}
