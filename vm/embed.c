/* SPDX-License-Identifier: MIT */
/* The functions of include/minijvm.h. A caller that is no thread of the VM becomes one for the
 * length of the call, without a java.lang.Thread: it runs no Java. */
#include <minijvm.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vm/jni/env.h"
#include "vm/load/class_path.h"
#include "vm/load/manifest.h"
#include "vm/model/class.h"
#include "vm/model/mapping.h"
#include "vm/objects/string.h"
#include "vm/report/dump.h"
#include "vm/run/thread_life.h"
#include "vm/system/options.h"
#include "vm/system/process.h"
#include "vm/threads/gate.h"
#include "vm/model/thread_list.h"

#ifndef MINIJVM_VERSION
#define MINIJVM_VERSION "unknown"
#endif

JNIEXPORT const char *JNICALL minijvm_version(void) { return MINIJVM_VERSION; }

JNIEXPORT int JNICALL minijvm_option(unsigned number, const char **syntax, const char **help,
                                     int *group) {
    OptionGroup of = OPTION_INTERNAL;
    const char *name;
    for (unsigned row = 0; options_row(row, &of, &name, syntax, help); row++) {
        if (**syntax == 0 || of >= OPTION_REFUSED || number-- > 0) continue;
        *group = (int)of;
        return 1;
    }
    return 0;
}

/* A caller that agents are to hear of is a thread of Java, announced as any other: of old that
 * one was the VM's own, and agents use its JNIEnv. */
static Thread *embed_enter_told(JavaVM *java_vm, bool *attached) {
    VM *vm = process_vm(java_vm);
    *attached = vm != NULL && thread_current(vm) == NULL && vm->initialized &&
                (events_wanted(&vm->events, EVENT_data_dump_request) ||
                 events_wanted(&vm->events, EVENT_data_reset_request));
    return *attached ? attach_java_thread(vm, "Signal Dispatcher", NULL, true) : NULL;
}

/* IN_VM afterwards; NULL: no such VM, or no memory. */
static Thread *embed_enter(JavaVM *java_vm, bool *attached) {
    VM *vm = process_vm(java_vm);
    if (vm == NULL) return NULL;
    Thread *t = thread_current(vm);
    *attached = t == NULL;
    if (t == NULL) return thread_attach_self(vm, "embedder");
    thread_enter_vm(t);
    return t;
}

static void embed_leave(Thread *t, bool attached) {
    if (attached)
        thread_detach_self(t);
    else
        thread_leave_vm(t, THREAD_NATIVE);
}

JNIEXPORT jint JNICALL minijvm_dump_threads(JavaVM *vm, FILE *to) {
    bool attached;
    Thread *t = embed_enter(vm, &attached);
    if (t == NULL) return JNI_ENOMEM;
    char *text = dump_threads_text(t, false);
    embed_leave(t, attached);
    if (text == NULL) return JNI_ENOMEM;
    fputs(text, to);
    fflush(to);
    free(text);
    return JNI_OK;
}

JNIEXPORT jint JNICALL minijvm_request_data(JavaVM *vm, int reset) {
    bool attached, told;
    Thread *t = embed_enter_told(vm, &told);
    if (!told) t = embed_enter(vm, &attached);
    if (t == NULL) return JNI_ENOMEM;
    if (reset)
        EMIT(t, data_reset_request, .unused = 0);
    else
        EMIT(t, data_dump_request, .unused = 0);
    if (told)
        detach_java_thread(t);
    else
        embed_leave(t, attached);
    return JNI_OK;
}

/* ---- Handlers that do not come back ---- */

/* What a thread is doing in a handler; while nothing of it changes it stands still there, or so
 * it seems. */
typedef struct InHandler {
    const Thread *thread;
    const Frame *frame;
    const char *event, *agent;
    char name[sizeof((Thread *)NULL)->name];
    uint32_t calls;
    uint64_t collections;
    int64_t cpu_nanoseconds;
} InHandler;

/* Lock: threads.lock, or the thread would be another by now. */
static bool in_handler(InHandler *now, const Thread *t) {
    const char *agent = "", *event = t->vm->tools.handler_in_progress(t, &agent);
    *now = (InHandler){.thread = NULL};
    if (event == NULL) return false;
    *now = (InHandler){.thread = t,
                       .frame = t->frame,
                       .event = event,
                       .agent = agent,
                       .calls = atomic_load(&t->delivery.handler_calls),
                       .collections = t->vm->gate.collections_done};
    memcpy(now->name, t->name, sizeof now->name);
    clockid_t clock;
    struct timespec cpu;
    if (pthread_getcpuclockid(t->pthread, &clock) == 0 && clock_gettime(clock, &cpu) == 0)
        now->cpu_nanoseconds = (int64_t)cpu.tv_sec * 1000000000 + cpu.tv_nsec;
    return true;
}

/* Who may hold everything up: who leaves, if it is that that is asked about; the thread that
 * has the world stopped, or collects; and, where the leaver waits for a collection or for a
 * class to be announced, whose handler keeps GC off. */
typedef struct Holders {
    pthread_t leaver;
    bool leaving, waits;
    InHandler leavers, others;
} Holders;

static void note_holder(void *data, Thread *thread) {
    Holders *held = data;
    const VM *vm = thread->vm;
    bool stops =
        thread == atomic_load(&vm->gate.stopper) ||
        (atomic_load(&vm->gate.stopper) == NULL && thread == atomic_load(&vm->gate.collector));
    if (held->leaving && pthread_equal(thread->pthread, held->leaver)) {
        in_handler(&held->leavers, thread);
        const Class *awaited = atomic_load(&thread->blocking.awaited_class);
        bool announced = awaited == NULL || atomic_load(&awaited->announcer) == NULL;
        held->waits = atomic_load(&thread->state) == THREAD_BLOCKED &&
                      (atomic_load(&vm->gate.closed) || !announced);
    }
    InHandler now;
    bool may = stops || (held->leaving && held->others.thread == NULL && gate_is_off(thread));
    if (may && in_handler(&now, thread)) held->others = now;
}

/* In these agents write what they know, which may be much. */
static bool writes_results(const char *event) {
    return strcmp(event, "JVM_SHUT_DOWN") == 0 || strcmp(event, "DATA_DUMP_REQUEST") == 0 ||
           strstr(event, "_DUMP") != NULL;
}

/* A handler that uses no processor time for a second while all wait for it does not come back;
 * one that uses some may take five seconds, and while it writes results any time unless
 * `insist` is set. */
static bool held_up(VM *vm, const pthread_t *leaver, bool insist, FILE *to) {
    enum {
        SAMPLE_NANOSECONDS = 50000000,
        IDLE_SAMPLES = 20,
        SAMPLES = 100,
        IDLE_NANOSECONDS = 1000000
    };
    if (vm == NULL || vm->tools.handler_in_progress == NULL) return false;
    InHandler first = {.thread = NULL}, last = {.thread = NULL};
    int idle = 0;
    for (int i = 0; i <= SAMPLES && !(idle >= IDLE_SAMPLES && leaver == NULL); i++) {
        if (i > 0) nanosleep(&(struct timespec){.tv_nsec = SAMPLE_NANOSECONDS}, NULL);
        Holders held = {.leaving = leaver != NULL};
        if (leaver != NULL) held.leaver = *leaver;
        thread_visit_all(vm, note_holder, &held);
        bool own = held.leavers.thread != NULL;
        const InHandler *now = own ? &held.leavers : &held.others;
        if (now->thread == NULL ||
            (leaver != NULL && !own && !held.waits && atomic_load(&vm->gate.stopper) == NULL))
            return false;
        if (i == 0) first = last = *now;
        if (now->thread != first.thread || now->calls != first.calls ||
            now->frame != first.frame || now->event != first.event ||
            now->collections != first.collections)
            return false;
        idle = now->cpu_nanoseconds - last.cpu_nanoseconds >= IDLE_NANOSECONDS ? 0 : idle + 1;
        if (idle == 0) last = *now;
    }
    if (idle < IDLE_SAMPLES && writes_results(first.event) && !insist) return false;
    fprintf(to,
            "minijvm: agent %s has not come back from %s on thread \"%s\" (%p), and everything "
            "waits for it\n",
            first.agent, first.event, first.name, (const void *)first.thread);
    fflush(to);
    return true;
}

JNIEXPORT int JNICALL minijvm_held_up(JavaVM *vm, FILE *to) {
    return held_up(process_vm(vm), NULL, false, to);
}

JNIEXPORT int JNICALL minijvm_held_up_leaving(JavaVM *vm, pthread_t leaver, int insist,
                                              FILE *to) {
    return held_up(process_vm(vm), &leaver, insist != 0, to);
}

JNIEXPORT int JNICALL minijvm_memory_fault(const void *address) {
    return mapping_fault(address);
}

JNIEXPORT jstring JNICALL minijvm_platform_string(JNIEnv *env, const char *bytes) {
    ENV_ENTER(env);
    return env_local(t, string_from_platform(t, bytes));
}

JNIEXPORT char *JNICALL minijvm_jar_attribute(const char *jar, const char *attribute,
                                              int *readable) {
    Fault fault = {.kind = NULL};
    char *value = manifest_attribute(jar, attribute, &fault);
    *readable = value != NULL || fault.kind == NULL;
    return value;
}
