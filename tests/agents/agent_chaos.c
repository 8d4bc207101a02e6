/* SPDX-License-Identifier: MIT */
/* At random, from a seed (the option): events go on and off while the program runs, threads are
 * suspended and their stacks read, collections and dumps asked for. What comes must fit
 * together whatever is on: entries and exits nest while both are, collections bracket, ids mean
 * something. The program must not notice. Says "chaos ok". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jvmpi.h"

enum { MOST_THREADS = 200, DEPTH = 200, DEEPEST = 4000 };

typedef struct Stack {
    unsigned long period;
    int depth; /* DEEPEST: too deep to be kept */
    jmethodID methods[DEEPEST];
} Stack;

static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static JNIEnv
    *threads[MOST_THREADS]; /* guarded by the lock, as what is under way in their storage */
static int thread_count;
static int stopped, ended;
static unsigned long random_state, actions;
static unsigned long period; /* odd: entries and exits are on */
static int collecting;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_chaos: FAILED: %s\n", claim);
    abort();
}

static unsigned draw(unsigned below) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % below;
}

static void rest(long microseconds) {
    nanosleep(&(struct timespec){.tv_nsec = microseconds * 1000}, NULL);
}

/* ---- Events ---- */

/* What entered before the period began leaves unseen. */
static Stack *stack_now(JNIEnv *env) {
    unsigned long now = __atomic_load_n(&period, __ATOMIC_SEQ_CST);
    if (now % 2 == 0) return NULL;
    Stack *stack = jvmpi->GetThreadLocalStorage(env);
    if (stack == NULL && (stack = calloc(1, sizeof *stack)) != NULL)
        jvmpi->SetThreadLocalStorage(env, stack);
    if (stack != NULL && stack->period != now) {
        stack->period = now;
        stack->depth = 0;
    }
    return stack;
}

static void on_enter(JVMPI_Event *e) {
    Stack *stack = stack_now(e->env_id);
    if (stack == NULL || stack->depth == DEEPEST) return;
    stack->methods[stack->depth++] = e->u.method.method_id;
}

static void on_leave(JVMPI_Event *e) {
    Stack *stack = stack_now(e->env_id);
    if (stack == NULL || stack->depth == 0 || stack->depth == DEEPEST) return;
    check(stack->methods[--stack->depth] == e->u.method.method_id,
          "the method that is left is the one last entered");
}

static void on_thread_end(JVMPI_Event *e) {
    jvmpi->RawMonitorEnter(lock);
    for (int i = 0; i < thread_count; i++)
        if (threads[i] == e->env_id) threads[i--] = threads[--thread_count];
    jvmpi->RawMonitorExit(lock);
    free(jvmpi->GetThreadLocalStorage(e->env_id));
    jvmpi->SetThreadLocalStorage(e->env_id, NULL);
}

static __thread int is_chaos;
static void chaos(void *unused);

static int is_of_memory(jint type) {
    switch (type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE:
    case JVMPI_EVENT_ARENA_NEW:
    case JVMPI_EVENT_ARENA_DELETE:
    case JVMPI_EVENT_GC_START:
    case JVMPI_EVENT_GC_FINISH: return 1;
    default: return 0;
    }
}

static void notify(JVMPI_Event *e) {
    static char name[] = "chaos";
    check(e->env_id != NULL || is_of_memory(e->event_type),
          "an event has a thread, but what happens to memory before a start is told (R214)");
    switch (e->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY: on_enter(e); break;
    case JVMPI_EVENT_METHOD_EXIT: on_leave(e); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT:
        check(e->u.obj_alloc.obj_id != NULL && e->u.obj_alloc.size >= 8,
              "an object has a size");
        break;
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT:
        check(e->u.class_load.class_name[0] != 0, "a class has a name");
        for (jint i = 0; i < e->u.class_load.num_methods; i++)
            check(e->u.class_load.methods[i].method_name[0] != 0, "a method has a name");
        break;
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
        e->u.class_load_hook.new_class_data = e->u.class_load_hook.class_data;
        e->u.class_load_hook.new_class_data_len = e->u.class_load_hook.class_data_len;
        break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD:
    case JVMPI_EVENT_COMPILED_METHOD_LOAD | JVMPI_REQUESTED_EVENT: {
        const unsigned char *code = e->u.compiled_method_load.code_addr;
        unsigned sum = 0;
        for (jint i = 0; i < e->u.compiled_method_load.code_size; i++) sum += code[i];
        check(sum != 0, "code can be read");
        for (jint i = 0; i < e->u.compiled_method_load.lineno_table_size; i++)
            check(e->u.compiled_method_load.lineno_table[i].offset <=
                      e->u.compiled_method_load.code_size,
                  "lines lie in the code");
        break;
    }
    case JVMPI_EVENT_THREAD_START:
        jvmpi->RawMonitorEnter(lock);
        if (thread_count < MOST_THREADS && !stopped &&
            strcmp(e->u.thread_start.thread_name, name) != 0)
            threads[thread_count++] = e->u.thread_start.thread_env_id;
        jvmpi->RawMonitorExit(lock);
        break;
    case JVMPI_EVENT_THREAD_END: on_thread_end(e); break;
    case JVMPI_EVENT_GC_START:
        check(__atomic_exchange_n(&collecting, 1, __ATOMIC_SEQ_CST) == 0,
              "one collection at a time");
        break;
    case JVMPI_EVENT_GC_FINISH:
        check(__atomic_exchange_n(&collecting, 0, __ATOMIC_SEQ_CST) == 1,
              "what ends has begun");
        break;
    case JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT:
        check(e->u.heap_dump.end > e->u.heap_dump.begin, "a dump has records");
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        check(jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, chaos) == JNI_OK,
              "a system thread can be made");
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        jvmpi->RawMonitorEnter(lock);
        stopped = 1; /* from here on threads end untold */
        thread_count = 0;
        while (!ended && !is_chaos) jvmpi->RawMonitorWait(lock, 100);
        jvmpi->RawMonitorExit(lock);
        fprintf(stderr, "chaos ok, %lu actions\n", actions);
        break;
    default: break;
    }
}

/* ---- Actions ---- */

/* For a moment: while it is on, everything takes many times as long. */
static void watch_instructions(void) {
    check(jvmpi->EnableEvent(JVMPI_EVENT_INSTRUCTION_START, NULL) == JVMPI_SUCCESS,
          "instructions can be watched");
    rest(draw(1000));
    check(jvmpi->DisableEvent(JVMPI_EVENT_INSTRUCTION_START, NULL) == JVMPI_SUCCESS,
          "and left alone");
}

static void toggle(void) {
    static const jint events[] = {2,  4,  5,  6,  7,  8,  35, 38, 39, 40, 41, 42,
                                  43, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58};
    jint event = events[draw(sizeof events / sizeof *events)];
    if (draw(5) < 2)
        check(jvmpi->EnableEvent(event, NULL) == JVMPI_SUCCESS, "an event can be enabled");
    else
        check(jvmpi->DisableEvent(event, NULL) == JVMPI_SUCCESS, "an event can be disabled");
}

/* Exits come first and go last, so that those that count have their entries. */
static void toggle_methods(void) {
    if (period % 2 == 0) {
        jvmpi->EnableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
        if (draw(2) == 0) rest(draw(300));
        jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
        if (draw(2) == 0) rest(draw(300));
        __atomic_fetch_add(&period, 1, __ATOMIC_SEQ_CST);
    } else {
        __atomic_fetch_add(&period, 1, __ATOMIC_SEQ_CST);
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
        if (draw(2) == 0) rest(draw(300));
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
    }
}

/* The lock is held. Answers the method on top. */
static jmethodID look(JNIEnv *env) {
    static JVMPI_CallFrame frames[DEPTH];
    JVMPI_CallTrace trace = {env, 0, frames};
    jint status = jvmpi->GetThreadStatus(env);
    check((status & 3) != 0, "a thread has a status");
    jvmpi->ThreadHasRun(env);
    jvmpi->GetCallTrace(&trace, (jint)draw(DEPTH) + 1);
    for (jint i = 0; i < trace.num_frames; i++)
        check(frames[i].method_id != NULL && frames[i].lineno >= -3,
              "a frame has a method and a line");
    return trace.num_frames > 0 ? frames[0].method_id : NULL;
}

static void suspend_one(int gc_off) {
    if (thread_count == 0) return;
    JNIEnv *env = threads[draw((unsigned)thread_count)];
    jmethodID method = NULL;
    jvmpi->SuspendThread(env);
    for (unsigned i = draw(3); i > 0; i--) method = look(env);
    if (draw(4) == 0) rest(draw(500));
    jvmpi->ResumeThread(env);
    if (method == NULL || !gc_off) return; /* else its class cannot have gone */
    jobjectID class_id = jvmpi->GetMethodClass(method);
    check(class_id != NULL &&
              jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, class_id) == JVMPI_SUCCESS,
          "a method's class is known");
}

static void suspend_some(int gc_off) {
    (void)gc_off;
    static JNIEnv *some[MOST_THREADS];
    jint results[MOST_THREADS], count = 0;
    for (int i = 0; i < thread_count; i++)
        if (draw(2) == 0) some[count++] = threads[i];
    jvmpi->SuspendThreadList(count, some, results);
    for (jint i = 0; i < count; i++)
        if (results[i] == 0) look(some[i]);
    jvmpi->ResumeThreadList(count, some, results);
}

static void with_threads(void (*use)(int gc_off)) {
    int gc_off = draw(2) == 0;
    if (gc_off) jvmpi->DisableGC();
    jvmpi->RawMonitorEnter(lock);
    use(gc_off);
    jvmpi->RawMonitorExit(lock);
    if (gc_off) jvmpi->EnableGC();
}

static void ask(void) {
    JVMPI_HeapDumpArg level = {(jint)draw(3)};
    jvmpi->DisableGC();
    switch (draw(3)) {
    case 0:
        check(jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) == JVMPI_SUCCESS,
              "a heap dump comes");
        break;
    case 1:
        check(jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS,
              "a monitor dump comes");
        break;
    default:
        jvmpi->RawMonitorEnter(lock);
        for (int i = 0; i < thread_count; i++) {
            jobjectID thread = jvmpi->GetThreadObject(threads[i]);
            if (thread != NULL && draw(2) == 0)
                jvmpi->RequestEvent(
                    draw(2) == 0 ? JVMPI_EVENT_OBJECT_ALLOC : JVMPI_EVENT_OBJECT_DUMP, thread);
        }
        jvmpi->RawMonitorExit(lock);
    }
    jvmpi->EnableGC();
}

static void act(void) {
    unsigned kind = draw(24);
    if (kind < 9)
        toggle();
    else if (kind < 10)
        watch_instructions();
    else if (kind < 14)
        toggle_methods();
    else if (kind < 18)
        with_threads(suspend_one);
    else if (kind < 20)
        with_threads(suspend_some);
    else if (kind < 22)
        ask();
    else if (kind < 23)
        jvmpi->RunGC();
    else
        rest(draw(3000));
}

/* The lock is not held while it acts, as the handlers of what it causes take it. */
static void chaos(void *unused) {
    (void)unused;
    is_chaos = 1;
    for (;;) {
        jvmpi->RawMonitorEnter(lock);
        int stops = stopped;
        jvmpi->RawMonitorExit(lock);
        if (stops) break;
        act();
        actions++;
        rest(draw(200));
    }
    jvmpi->RawMonitorEnter(lock);
    ended = 1;
    jvmpi->RawMonitorNotifyAll(lock);
    jvmpi->RawMonitorExit(lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_chaos";
    static const jint always[] = {JVMPI_EVENT_THREAD_START,  JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN,
                                  JVMPI_EVENT_GC_START,      JVMPI_EVENT_GC_FINISH};
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    random_state = options != NULL ? strtoul(options, NULL, 10) : 1;
    for (int i = 0; i < 10; i++) draw(1);
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        check(jvmpi->EnableEvent(always[i], NULL) == JVMPI_SUCCESS, "the event is available");
    return JNI_OK;
}
