/* SPDX-License-Identifier: MIT */
/*
 * over=: a line for each call that took longer, as it ends, with its trace. Each thread keeps
 * the beginnings of its calls; both clocks are read at each entry and exit, so this is for
 * methods= that choose few. And methods= itself, which the VM does.
 */
#include "hprof.h"

#include <time.h>

typedef struct {
    jmethodID method;
    uint64_t wall, cpu; /* nanoseconds, when it began */
} Call;

struct Calls {
    uint32_t count, capacity;
    Call *calls;
};

typedef struct {
    JNIEnv *env;
    jmethodID method;
} Step;

static uint64_t clock_now(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static struct Calls *calls_with_room(JNIEnv *env) {
    ThreadData *thread = thread_of(env);
    struct Calls *calls = thread->calls;
    if (calls == NULL) calls = thread->calls = must_alloc(1, sizeof *calls);
    if (calls->count == calls->capacity) {
        uint32_t capacity = calls->capacity * 2 + 64;
        Call *more = must_alloc(capacity, sizeof *more);
        if (calls->count > 0) memcpy(more, calls->calls, calls->count * sizeof *more);
        free(calls->calls);
        calls->calls = more;
        calls->capacity = capacity;
    }
    return calls;
}

static void enter(void *data) {
    const Step *step = data;
    struct Calls *calls = calls_with_room(step->env);
    calls->calls[calls->count++] =
        (Call){step->method, clock_now(CLOCK_MONOTONIC), clock_now(CLOCK_THREAD_CPUTIME_ID)};
}

void over_entry(JNIEnv *env, jmethodID method) { attempt(enter, &(Step){env, method}); }

/* Its frame is the newest still. */
static void tell(ThreadData *thread, uint64_t wall, uint64_t cpu) {
    JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_CallTrace call = {.env_id = thread->env, .frames = frames};
    collections_off();
    hprof.jvmpi->GetCallTrace(&call, hprof.options.depth);
    data_lock();
    locale_t language = stream_language();
    if (!hprof.done) {
        uint32_t trace = trace_intern_call(thread, &call);
        trace_print(trace);
        fprintf(hprof.out, "CALL (thread=%u, wall=%.3f ms, cpu=%.3f ms, trace=%u) ",
                thread->serial, (double)wall / 1e6, (double)cpu / 1e6, trace);
        trace_print_method(trace);
        fputc('\n', hprof.out);
        fflush(hprof.out);
    }
    uselocale(language);
    data_unlock();
    collections_on();
}

static void leave(void *data) {
    const Step *step = data;
    ThreadData *thread = thread_of(step->env);
    struct Calls *calls = thread->calls;
    if (calls == NULL) return;
    uint32_t at = calls->count;
    while (at > 0 && calls->calls[at - 1].method != step->method) at--;
    if (at == 0) return; /* entered before anybody looked */
    calls->count = at - 1;
    const Call *call = &calls->calls[at - 1];
    uint64_t wall = clock_now(CLOCK_MONOTONIC) - call->wall;
    if (wall > hprof.options.over)
        tell(thread, wall, clock_now(CLOCK_THREAD_CPUTIME_ID) - call->cpu);
}

void over_exit(JNIEnv *env, jmethodID method) { attempt(leave, &(Step){env, method}); }

void over_free(ThreadData *thread) {
    if (thread->calls == NULL) return;
    free(thread->calls->calls);
    free(thread->calls);
}

/* ---- methods= ---------------------------------------------------------------------------- */

/* minijvm.h's. Weak, since other VMs have none; and not looked for with dlopen, since an agent
 * that names that is not unmapped when it leaves. */
JNIEXPORT jint JNICALL minijvm_agent_methods(JavaVM *vm, const char *library,
                                             const char *patterns) __attribute__((weak));

bool methods_choose(JavaVM *vm, const char *patterns) {
    if (minijvm_agent_methods == NULL) {
        load_refuse("methods=%s: this VM cannot choose methods", patterns);
        return false;
    }
    if (minijvm_agent_methods(vm, NULL, patterns) == JNI_OK) return true;
    load_refuse("methods=%s is refused", patterns);
    return false;
}
