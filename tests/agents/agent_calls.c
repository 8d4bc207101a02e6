/* SPDX-License-Identifier: MIT */
/* Takes method events in batches (minijvm_agent_calls) and keeps the stack of every thread, of
 * whatever comes in a batch or by itself. Says "calls ok" and how many entries of leaf() it was
 * told of; with the option "mixed" how events come does not matter, else there are batches,
 * without times with "untimed". With "objects" it asks at each object that is made for the
 * thread's trace: the method on top is the one that is on top of the stack it has kept. */
#include <minijvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { DEPTH = 4000, METHODS = 1 << 17, GAP = 400000 };

typedef struct Stack {
    int depth;
    unsigned long long last; /* ticks */
    jmethodID methods[DEPTH];
} Stack;

static JavaVM *vm;
static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;
static jmethodID defined[METHODS]; /* open addressing; NULL: free, (jmethodID)1: has ended */
static jmethodID leaf;
static unsigned long leaf_entries, leaf_exits, batches, stopped, alone, outside, objects;
static int collecting, taking, mixed, untimed, with_objects, shut;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_calls: FAILED: %s\n", claim);
    abort();
}

static jmethodID *place(jmethodID method) {
    size_t at = (size_t)method * 0x9e3779b97f4a7c15u >> (64 - 17);
    while (defined[at] != NULL && defined[at] != method) at = (at + 1) % METHODS;
    return &defined[at];
}

static void classes(const JVMPI_Event *event) {
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        const JVMPI_Method *m = &event->u.class_load.methods[i];
        *place(m->method_id) = m->method_id;
        if (strcmp(event->u.class_load.class_name, "Calls") == 0 &&
            strcmp(m->method_name, "leaf") == 0)
            leaf = m->method_id;
    }
}

static Stack *stack_of(JNIEnv *env) {
    Stack *stack = jvmpi->GetThreadLocalStorage(env);
    if (stack == NULL) {
        stack = calloc(1, sizeof *stack);
        jvmpi->SetThreadLocalStorage(env, stack);
    }
    return stack;
}

static void call(Stack *stack, jmethodID method, int is_exit) {
    check(*place(method) == method, "a method was defined");
    if (method == leaf)
        __atomic_add_fetch(is_exit ? &leaf_exits : &leaf_entries, 1, __ATOMIC_RELAXED);
    if (!is_exit) {
        check(stack->depth < DEPTH, "the stack has room");
        stack->methods[stack->depth++] = method;
    } else if (stack->depth == 0) {
        __atomic_add_fetch(&outside, 1,
                           __ATOMIC_RELAXED); /* entered before the agent was told */
    } else {
        check(stack->methods[--stack->depth] == method,
              "what is left is what was entered last");
    }
}

static void JNICALL take(JNIEnv *env, const minijvm_call *calls, jint count, jlong now) {
    Stack *stack = stack_of(env);
    check(count >= 0 && count <= 256, "a batch has a size");
    check(now != 0 || taking || collecting > 0, "0 is of stopped threads");
    check(now != 0 || count > 0, "nobody is stopped for nothing");
    for (jint i = 0; i < count; i++) {
        check(!untimed || calls[i].ticks == 0, "the counter is not read");
        check(calls[i].ticks >= stack->last, "time goes on");
        if (i > 0) check(calls[i].ticks - calls[i - 1].ticks <= GAP, "no gap in a batch");
        stack->last = calls[i].ticks;
        call(stack, calls[i].method, calls[i].is_exit);
    }
    check(now == 0 || (unsigned long long)now >= stack->last, "now is later");
    __atomic_add_fetch(now == 0 ? &stopped : &batches, 1, __ATOMIC_RELAXED);
}

static void object(JNIEnv *env) {
    if (env == NULL) return; /* no thread of the agent's yet */
    const Stack *stack = stack_of(env);
    JVMPI_CallFrame frames[1] = {{.method_id = NULL}};
    JVMPI_CallTrace trace = {.env_id = env, .frames = frames};
    jvmpi->GetCallTrace(&trace, 1);
    if (stack->depth == 0 || trace.num_frames == 0) return;
    check(frames[0].method_id == stack->methods[stack->depth - 1],
          "an object comes after the calls that were before it");
    __atomic_add_fetch(&objects, 1, __ATOMIC_RELAXED);
}

static void end(void) {
    taking = 1;
    check(minijvm_take_calls(vm) == JNI_OK, "all calls are taken");
    taking = 0;
    check(mixed || (batches > 0 && (stopped > 0 || with_objects)), "calls come in batches");
    check(!mixed || batches == 0, "calls come by themselves");
    check(!with_objects || objects > 0, "objects are made");
    fprintf(stderr, "calls ok %lu %lu\n", leaf_entries, leaf_exits);
    if (getenv("CALLS_COUNTS") != NULL)
        fprintf(stderr,
                "%lu batches, %lu of stopped threads, %lu calls alone, %lu exits outside\n",
                batches, stopped, alone, outside);
    shut = 1;
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT:
        __atomic_add_fetch(&alone, 1, __ATOMIC_RELAXED);
        call(stack_of(event->env_id), event->u.method.method_id,
             event->event_type == JVMPI_EVENT_METHOD_EXIT);
        break;
    case JVMPI_EVENT_CLASS_LOAD:
        jvmpi->RawMonitorEnter(lock);
        classes(event);
        jvmpi->RawMonitorExit(lock);
        break;
    case JVMPI_EVENT_THREAD_END: {
        Stack *stack = stack_of(event->env_id);
        check(stack->depth == 0, "a thread ends with an empty stack");
        jvmpi->SetThreadLocalStorage(event->env_id, NULL);
        free(stack);
        break;
    }
    case JVMPI_EVENT_OBJECT_ALLOC: object(event->env_id); break;
    case JVMPI_EVENT_GC_START: collecting++; break;
    case JVMPI_EVENT_GC_FINISH: collecting--; break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *java_vm, char *options, void *reserved);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *java_vm, char *options, void *reserved) {
    (void)reserved;
    static const jint wanted[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT,
                                  JVMPI_EVENT_CLASS_LOAD,   JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_GC_START,     JVMPI_EVENT_GC_FINISH,
                                  JVMPI_EVENT_JVM_SHUT_DOWN};
    static char name[] = "calls";
    vm = java_vm;
    mixed = options != NULL && strstr(options, "mixed") != NULL;
    untimed = options != NULL && strstr(options, "untimed") != NULL;
    with_objects = options != NULL && strstr(options, "objects") != NULL;
    void *table = NULL;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    lock = jvmpi->RawMonitorCreate(name);
    check(minijvm_agent_calls(vm, NULL, GAP) == JNI_ERR, "a handler is wanted");
    check(minijvm_agent_calls(vm, take, -2) == JNI_ERR, "a gap is not negative");
    check(minijvm_agent_calls(vm, take, untimed ? MINIJVM_CALLS_UNTIMED : GAP) == JNI_OK,
          "batches are to be had");
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        check(jvmpi->EnableEvent(wanted[i], NULL) == JVMPI_SUCCESS, "an event can be enabled");
    if (with_objects)
        check(jvmpi->EnableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL) == JVMPI_SUCCESS,
              "objects can be told");
    return JNI_OK;
}
