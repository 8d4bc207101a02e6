/* SPDX-License-Identifier: MIT */
/* With the program CollectsSuspended: the thread "collects" is suspended by this agent while it
 * waits for GC to be on, which "holds" keeps off. Events of others go on: that of the thread
 * "resumes" resumes it. Says "gate ok". */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "jvmpi.h"

enum { PATIENCE_MS = 60000, ASLEEP_MS = 30 };

static JVMPI_Interface *jvmpi;
static _Atomic(JNIEnv *) collector;
static _Atomic(long) collector_tid;
static atomic_int is_off, resumed;

#define CHECK(truth, ...)                                                                      \
    do {                                                                                       \
        if (!(truth)) {                                                                        \
            fprintf(stderr, "agent_gate: FAILED: " __VA_ARGS__);                               \
            fputc('\n', stderr);                                                               \
            abort();                                                                           \
        }                                                                                      \
    } while (0)

static bool is_asleep(long tid) {
    char path[64], state = 0;
    snprintf(path, sizeof path, "/proc/self/task/%ld/stat", tid);
    FILE *file = fopen(path, "r");
    CHECK(file != NULL, "%s cannot be read", path);
    int read = fscanf(file, "%*d %*[^)]) %c", &state);
    fclose(file);
    return read == 1 && state == 'S';
}

/* All that the thread does is to ask for a collection: so it waits for this one's EnableGC
 * when it sleeps for longer than a lock of the VM is held. */
static void wait_until_it_waits(void) {
    for (int waited = 0, asleep = 0; asleep < ASLEEP_MS; waited++) {
        CHECK(waited < PATIENCE_MS, "the collector does not wait");
        long tid = atomic_load(&collector_tid);
        asleep = tid != 0 && is_asleep(tid) ? asleep + 1 : 0;
        usleep(1000);
    }
}

static void thread_starts(JVMPI_Event *event) {
    const char *name = event->u.thread_start.thread_name;
    if (strcmp(name, "holds") == 0) {
        jvmpi->DisableGC();
        atomic_store(&is_off, 1);
        wait_until_it_waits();
        jvmpi->SuspendThread(atomic_load(&collector));
        jvmpi->EnableGC();
    } else if (strcmp(name, "collects") == 0) {
        atomic_store(&collector, event->env_id);
        for (int i = 0; !atomic_load(&is_off); i++) {
            CHECK(i < PATIENCE_MS, "nobody turns GC off");
            usleep(1000);
        }
        atomic_store(&collector_tid, syscall(SYS_gettid));
    } else if (strcmp(name, "resumes") == 0) {
        jvmpi->ResumeThread(atomic_load(&collector));
        atomic_store(&resumed, 1);
    }
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_THREAD_START: thread_starts(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK(resumed, "the thread was not resumed");
        fputs("gate ok\n", stderr);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved);
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    jvmpi->EnableEvent(JVMPI_EVENT_THREAD_START, NULL);
    return jvmpi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL) == JVMPI_SUCCESS ? JNI_OK
                                                                                : JNI_ERR;
}
