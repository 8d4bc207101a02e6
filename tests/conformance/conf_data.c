/* SPDX-License-Identifier: MIT */
/* Requests for data from outside: the runner sends the signals it was told (CONFORMANCE_DUMP,
 * CONFORMANCE_RESET) when the file CONFORMANCE_READY exists; Data.java waits until they came.
 */
#include "conformance.h"

static atomic_int dumps, resets;

static void step(JNIEnv *env, int number) {
    const char *ready = getenv("CONFORMANCE_READY"), *reset = getenv("CONFORMANCE_RESET");
    (void)env, (void)number;
    if (ready != NULL) close(open(ready, O_WRONLY | O_CREAT, 0644));
    AWAIT(dumps > 0);
    if (reset != NULL && *reset != 0) AWAIT(resets > 0);
    sleep_ms(200); /* what comes too often comes until then */
    CHECK("R114 R115", dumps > 0, "the quit signal asks for a dump");
    if (reset != NULL && *reset != 0)
        CHECK("R114 R115", resets > 0, "a second trigger asks for a reset");
    CHECK("R115", resets == 0 || (reset != NULL && *reset != 0), "and not the same one");
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_DATA_DUMP_REQUEST: dumps++; break;
    case JVMPI_EVENT_DATA_RESET_REQUEST: resets++; break;
    case JVMPI_EVENT_JVM_INIT_DONE: conf_driver(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: {
        const char *reset = getenv("CONFORMANCE_RESET");
        CHECK("R115", dumps == 1 && resets == (reset != NULL && *reset != 0),
              "each signal asks once, for its own");
        conf_end();
        break;
    }
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "data", notify, JVMPI_VERSION_1)) return JNI_ERR;
    on_step = step;
    ENABLE(JVMPI_EVENT_DATA_DUMP_REQUEST, JVMPI_EVENT_DATA_RESET_REQUEST,
           JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
