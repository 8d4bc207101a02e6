/* SPDX-License-Identifier: MIT */
/* Keeps a model of every thread's stack from METHOD_ENTRY alone, by the depth that traces give,
 * while another thread enables and disables METHOD_EXIT all the time. An activation that was
 * entered while METHOD_EXIT was enabled is told to end exactly once, and before anything else
 * happens at its depth (R127); one entered before is not told to end (R209). Handlers linger,
 * so that switches find threads inside them. Says "toggle ok". */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "jvmpi.h"

enum { DEPTH = 1024, TOGGLES = 400 };
enum { OFF, ENABLING, ON }; /* the phase: cycle * 4 + one of these */

typedef struct {
    jmethodID method;
    unsigned phase; /* when it was entered; 0: nothing is known of it */
} Activation;

typedef struct {
    unsigned depth, turn;
    unsigned seen; /* the phase when the thread's last handler returned: what is entered later
                      is no older */
    Activation stack[DEPTH];
} Model;

static JVMPI_Interface *jvmpi;
static unsigned phase = OFF;
static unsigned long exits, toggles, must;
static int live;
static __thread Model *model;
static __thread int inside;

static void broken(const char *what, unsigned depth, const Activation *activation) {
    fprintf(
        stderr,
        "toggle: %s at depth %u, entered in phase %u of cycle %u, now phase %u of cycle %u\n",
        what, depth, activation->phase & 3, activation->phase >> 2, phase & 3, phase >> 2);
    abort();
}

static unsigned phase_now(void) { return __atomic_load_n(&phase, __ATOMIC_SEQ_CST); }

static unsigned depth_of(JNIEnv *env) {
    static __thread JVMPI_CallFrame frames[DEPTH];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, DEPTH);
    return trace.num_frames > 0 ? (unsigned)trace.num_frames : 0;
}

/* What was entered at this depth or deeper has ended; was it told? */
static void forget_from(unsigned depth) {
    unsigned now = phase_now();
    for (; model->depth > depth; model->depth--) {
        const Activation *top = &model->stack[model->depth - 1];
        if (top->phase != 0 && (top->phase & 3) == ON && top->phase == now)
            broken("an exit was lost", model->depth, top);
    }
}

static void on_entry(const JVMPI_Event *event) {
    unsigned depth = depth_of(event->env_id);
    if (depth == 0 || depth >= DEPTH) return;
    if (model == NULL) model = calloc(1, sizeof *model);
    forget_from(depth - 1);
    for (; model->depth < depth - 1; model->depth++)
        model->stack[model->depth] = (Activation){0};
    unsigned entered = phase_now();
    if ((entered & 3) == ON && model->seen != entered) entered--;
    model->stack[model->depth++] = (Activation){event->u.method.method_id, entered};
    if ((entered & 3) == ON) __atomic_fetch_add(&must, 1, __ATOMIC_RELAXED);
    if (++model->turn % 257 == 0) usleep(300);
    model->seen = phase_now();
}

static void on_exit_told(const JVMPI_Event *event) {
    unsigned depth = depth_of(event->env_id);
    __atomic_fetch_add(&exits, 1, __ATOMIC_RELAXED);
    if (model == NULL || depth == 0 || depth >= DEPTH) return;
    forget_from(depth);
    if (model->depth != depth)
        return; /* entered in this handler's thread before the model began */
    Activation *top = &model->stack[--model->depth];
    if (top->phase == 0) return;
    if (top->method != event->u.method.method_id) broken("another method ends", depth, top);
    if ((top->phase & 3) == OFF)
        broken("the end of what was entered before is told", depth, top);
    if (++model->turn % 263 == 0) usleep(300);
    model->seen = phase_now();
}

static void toggle(void *data) {
    (void)data;
    for (unsigned cycle = 0; cycle < TOGGLES && __atomic_load_n(&live, __ATOMIC_SEQ_CST);
         cycle++) {
        __atomic_store_n(&phase, cycle * 4 + ENABLING, __ATOMIC_SEQ_CST);
        jvmpi->EnableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
        __atomic_store_n(&phase, cycle * 4 + ON, __ATOMIC_SEQ_CST);
        usleep(1000);
        __atomic_store_n(&phase, cycle * 4 + 3,
                         __ATOMIC_SEQ_CST); /* being disabled: told or not */
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
        __atomic_store_n(&phase, (cycle + 1) * 4 + OFF, __ATOMIC_SEQ_CST);
        toggles++;
        usleep(500);
    }
}

static void notify(JVMPI_Event *event) {
    if (inside) return;
    inside = 1;
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
        if (__atomic_load_n(&live, __ATOMIC_ACQUIRE)) on_entry(event);
        break;
    case JVMPI_EVENT_METHOD_EXIT: on_exit_told(event); break;
    case JVMPI_EVENT_THREAD_END:
        free(model);
        model = NULL;
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        phase = OFF;
        __atomic_store_n(&live, 1, __ATOMIC_SEQ_CST);
        if (jvmpi->CreateSystemThread((char *)"toggler", 5, toggle) != JNI_OK) abort();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        __atomic_store_n(&live, 0, __ATOMIC_SEQ_CST);
        if (exits == 0 || must == 0 || toggles < 10) {
            fprintf(stderr, "toggle: %lu exits, %lu expected, %lu toggles\n", exits, must,
                    toggles);
            abort();
        }
        fprintf(stderr, "toggle ok\n");
        break;
    default: break;
    }
    inside = 0;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN};
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    for (unsigned i = 0; i < sizeof events / sizeof events[0]; i++)
        if (jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    return JNI_OK;
}
