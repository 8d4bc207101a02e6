/* SPDX-License-Identifier: MIT */
/* Loaded several times: while one instance is told of an entry, an exit or an object, its
 * handler switches off or on what another hears of, or itself; the others are told next, or
 * were just now. What each hears fits together: what is left was entered, no object is told
 * twice, and nothing comes that is off. On the main thread, which hears of a change at once.
 * Says "turns ok". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jvmpi.h"

enum { DEPTH = 5000, OTHERS = 4, EVERY = 7 };

/* What the instances know of each other, by way of the environment. */
typedef struct Shared {
    int count;
    JVMPI_Interface *tables[OTHERS];
    int on[OTHERS][4]; /* of the events below */
    unsigned long random, changes;
} Shared;
static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT,
                              JVMPI_EVENT_OBJECT_ALLOC};

static JVMPI_Interface *jvmpi;
static Shared *shared;
static int own, busy;
static JNIEnv *main_thread;
static jmethodID stack[DEPTH];
static int depth;
static jobjectID last;
static unsigned long heard, exits;

static void check(int truth, const char *claim) {
    if (truth) return;
    fprintf(stderr, "agent_turns: FAILED: agent %d: %s\n", own, claim);
    abort();
}

static unsigned draw(unsigned below) {
    shared->random = shared->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(shared->random >> 33) % below;
}

static void set(int agent, int event, int on) {
    JVMPI_Interface *table = shared->tables[agent];
    shared->on[agent][event] = on;
    check((on ? table->EnableEvent : table->DisableEvent)(events[event], NULL) == JVMPI_SUCCESS,
          "an event can be switched");
    shared->changes++;
}

/* Entries come before exits and end after them, so that each exit has its entry. */
static void switch_some(void) {
    int agent = (int)draw((unsigned)shared->count);
    if (draw(3) == 0) {
        set(agent, 2, draw(2) == 0);
    } else if (shared->on[agent][1]) {
        set(agent, 1, 0);
        if (draw(2) == 0) set(agent, 0, 0);
    } else {
        if (!shared->on[agent][0]) set(agent, 0, 1);
        set(agent, 1, 1);
    }
}

static void tell(int event, JVMPI_Event *e) {
    if (e->env_id != main_thread) return;
    check(shared->on[own][event], "what is off is not told");
    heard++;
    if (event == 0) {
        check(depth < DEPTH, "the stack has an end");
        stack[depth++] = e->u.method.method_id;
    } else if (event == 1) {
        exits++;
        /* Those entered last may have ended while exits were off. */
        while (depth > 0 && stack[depth - 1] != e->u.method.method_id) depth--;
        check(depth-- > 0, "what is left was entered");
    } else {
        check(e->u.obj_alloc.obj_id != last, "an object is told once");
        last = e->u.obj_alloc.obj_id;
    }
    if (!busy && draw(EVERY) == 0) {
        busy = 1;
        switch_some();
        busy = 0;
    }
}

static void notify(JVMPI_Event *e) {
    switch (e->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY: tell(0, e); break;
    case JVMPI_EVENT_METHOD_EXIT: tell(1, e); break;
    case JVMPI_EVENT_OBJECT_ALLOC: tell(2, e); break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        main_thread = e->env_id;
        set(own, 0, 1);
        set(own, 1, 1);
        set(own, 2, 1);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        check(heard > 1000 && exits > 100 && shared->changes > 100, "there was much to tell");
        fprintf(stderr, "turns ok %d, %lu heard, %lu changes\n", own, heard, shared->changes);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    char text[32];
    const char *there = getenv("AGENT_TURNS");
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    if (there != NULL) {
        shared = (Shared *)strtoull(there, NULL, 16);
    } else {
        shared = calloc(1, sizeof *shared);
        if (shared == NULL) return JNI_ENOMEM;
        shared->random = options != NULL ? strtoul(options, NULL, 10) : 1;
        snprintf(text, sizeof text, "%llx", (unsigned long long)(size_t)shared);
        setenv("AGENT_TURNS", text, 1);
    }
    if (shared->count == OTHERS) return JNI_ERR;
    own = shared->count++;
    shared->tables[own] = jvmpi;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    return jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL) == JVMPI_SUCCESS ? JNI_OK
                                                                                : JNI_ERR;
}
