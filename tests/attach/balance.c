/* SPDX-License-Identifier: MIT */
/* A40: METHOD_ENTRY and METHOD_EXIT are enabled and disabled in turn while threads run. As long
 * as both are on, what a thread was told it entered and left comes to the depth that its trace
 * has, at each event. An activation that began before ends without being told, or is told,
 * once, with nothing of it left above. Says at its end "balance: rounds N entries N exits N
 * wrong N".
 */
#include <jvmpi.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { DEPTH = 512 };

static JVMPI_Interface *jvmpi;
static atomic_int epoch = 1; /* odd: not to be judged */
static atomic_bool ends;
static atomic_int running;
static atomic_long entries, exits, wrong;
static int rounds;

/* `told`: activations of this epoch that have not ended; at or below `floor` are those of which
 * nothing is known. */
static _Thread_local struct { int epoch, told, floor; } stack;

static int depth_of(JNIEnv *env) {
    static _Thread_local JVMPI_CallFrame frames[DEPTH];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, DEPTH);
    return trace.num_frames;
}

static void say_wrong(const char *what, int depth) {
    if (atomic_fetch_add(&wrong, 1) < 5)
        fprintf(stderr, "balance: %s at depth %d, told %d above %d\n", what, depth, stack.told,
                stack.floor);
}

static void judge(JNIEnv *env, bool begins) {
    int now = atomic_load(&epoch), depth;
    if (now % 2 != 0 || (depth = depth_of(env)) <= 0 || depth >= DEPTH) return;
    if (stack.epoch != now) { /* it was under way, perhaps, when the events were switched */
        stack.epoch = now;
        stack.told = 0;
        stack.floor = begins ? depth : depth - 1;
        return;
    }
    int expected = stack.floor + stack.told + begins;
    if (stack.told == 0 && depth < expected) stack.floor = expected = depth;
    if (stack.told == 0 && begins && depth <= stack.floor) stack.floor = depth - 1;
    if (depth != stack.floor + stack.told + begins) {
        say_wrong(begins ? "an entry" : "an exit", depth);
        stack.floor = depth - begins;
        stack.told = 0;
    }
    if (begins)
        stack.told++;
    else if (stack.told > 0)
        stack.told--;
    else
        stack.floor--;
    atomic_fetch_add(begins ? &entries : &exits, 1);
}

static void toggle(void *data) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    (void)data;
    for (; !atomic_load(&ends); rounds++) {
        for (int i = 0; i < 2; i++) jvmpi->EnableEvent(events[(i + rounds) % 2], NULL);
        atomic_fetch_add(&epoch, 1);
        usleep((useconds_t)(rounds % 7) * 1500 + 500);
        atomic_fetch_add(&epoch, 1);
        for (int i = 0; i < 2; i++) jvmpi->DisableEvent(events[(i + rounds / 2) % 2], NULL);
        usleep((useconds_t)(rounds % 5) * 1000);
    }
    atomic_store(&running, 0);
}

static void notify(JVMPI_Event *event) {
    static char name[] = "toggles";
    static _Thread_local bool inside;
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE:
        atomic_store(&running, 1);
        if (jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, toggle) != JNI_OK) abort();
        break;
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT:
        if (inside) break;
        inside = true;
        judge(event->env_id, event->event_type == JVMPI_EVENT_METHOD_ENTRY);
        inside = false;
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *table;
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    return jvmpi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL) == JVMPI_SUCCESS ? JNI_OK
                                                                                : JNI_ERR;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    (void)vm, (void)reserved;
    atomic_store(&ends, true);
    while (atomic_load(&running)) usleep(1000);
    fprintf(stderr, "balance: rounds %d entries %ld exits %ld wrong %ld\n", rounds,
            atomic_load(&entries), atomic_load(&exits), atomic_load(&wrong));
}
