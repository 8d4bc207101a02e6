/* SPDX-License-Identifier: MIT */
/* How an agent is found, loaded and given its table. CONFORMANCE_OPTIONS is what stands behind the first
 * colon (unset: no colon), CONFORMANCE_LIBRARY the file that should have been found, CONFORMANCE_RULE
 * the search step that this run proves. */
#include <dlfcn.h>
#include <limits.h>
#include <stddef.h>

#include "conformance.h"

static int loads, init_dones, shut_downs, others;

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_JVM_INIT_DONE: init_dones++; break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        shut_downs++;
        CHECK("R14 R77", 1, "events arrive at the NotifyEvent that was stored in JVM_OnLoad");
        CHECK("R40", others == 0, "what was not enabled is not sent");
        CHECK("R125", shut_downs == 1, "JVM_SHUT_DOWN is sent once");
        CHECK("R124", init_dones == 1, "JVM_INIT_DONE is sent once");
        CHECK("R5", loads == 1, "JVM_OnLoad is called once");
        conf_end();
        break;
    default: others++;
    }
}

static void check_library(const char *wanted) {
    Dl_info info;
    char actual[PATH_MAX], expected[PATH_MAX];
    const char *rule = getenv("CONFORMANCE_RULE");
    int found = dladdr((void *)(size_t)&JVM_OnLoad, &info) != 0 && realpath(info.dli_fname, actual) != NULL &&
                realpath(wanted, expected) != NULL && strcmp(actual, expected) == 0;
    CHECK("R1", found, "a bare name after -Xrun finds the library");
    if (rule != NULL && strcmp(rule, "R3") == 0)
        CHECK("R3", found, "the Java library directory is searched first");
    if (rule != NULL && strcmp(rule, "R4") == 0) CHECK("R4", found, "then the directories of LD_LIBRARY_PATH");
}

static void check_table(JavaVM *vm) {
    void *table = &loads;
    static const jint wrong[] = {0, 0x10000000, 0x10000004, 0x20000001, -1};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        table = &loads;
        CHECK("R11", (*vm)->GetEnv(vm, &table, wrong[i]) < 0, "GetEnv refuses an unknown version");
    }
    CHECK("R11", (*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) == JNI_OK && table == jvmpi,
          "GetEnv answers the agent's one table");
    CHECK("R12", (jvmpi->version & 0x7ffffff0) == (JVMPI_VERSION_1 & 0x7ffffff0) &&
                     jvmpi->version >= JVMPI_VERSION_1,
          "the version is compatible with the one asked for");
    size_t p = sizeof(void *);
    CHECK("R15",
          offsetof(JVMPI_Interface, version) == 0 && offsetof(JVMPI_Interface, NotifyEvent) == p &&
              offsetof(JVMPI_Interface, EnableEvent) == 2 * p && offsetof(JVMPI_Interface, RequestEvent) == 4 * p &&
              offsetof(JVMPI_Interface, GetCallTrace) == 5 * p && offsetof(JVMPI_Interface, ProfilerExit) == 6 * p &&
              offsetof(JVMPI_Interface, RawMonitorCreate) == 7 * p &&
              offsetof(JVMPI_Interface, RawMonitorDestroy) == 12 * p &&
              offsetof(JVMPI_Interface, GetCurrentThreadCpuTime) == 13 * p &&
              offsetof(JVMPI_Interface, ThreadHasRun) == 17 * p &&
              offsetof(JVMPI_Interface, CreateSystemThread) == 18 * p &&
              offsetof(JVMPI_Interface, DisableGC) == 21 * p && offsetof(JVMPI_Interface, RunGC) == 23 * p &&
              offsetof(JVMPI_Interface, GetMethodClass) == 25 * p,
          "the members stand in order");
    CHECK("R15", jvmpi->GetCurrentThreadCpuTime() >= 0 && jvmpi->EnableEvent(36, NULL) == JVMPI_NOT_AVAILABLE &&
                     jvmpi->RequestEvent(60, NULL) == JVMPI_NOT_AVAILABLE,
          "functions are where the layout says");
    CHECK("R195", sizeof(JVMPI_CallFrame) == 2 * p && sizeof(JVMPI_CallTrace) == 3 * p &&
                      sizeof(JVMPI_Method) == 2 * p + 8 + p && sizeof(JVMPI_Field) == 2 * p &&
                      sizeof(JVMPI_Lineno) == 8 && sizeof(JVMPI_HeapDumpArg) == 4,
          "structures have their fields in order");
    CHECK("R48", sizeof(jobjectID) == p && sizeof(JVMPI_RawMonitor) == p, "ids are as wide as pointers");
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    void *fresh = NULL;
    const char *wanted = getenv("CONFORMANCE_OPTIONS"), *library = getenv("CONFORMANCE_LIBRARY");
    loads++;
    jint got = (*vm)->GetEnv(vm, &fresh, JVMPI_VERSION_1);
    if (got < 0 || fresh == NULL) return JNI_ERR;
    void **members = fresh;
    int set = 1;
    for (int i = 2; i <= 25; i++) set = set && members[i] != NULL;
    jint early = ((JVMPI_Interface *)fresh)->CreateSystemThread(options, JVMPI_NORMAL_PRIORITY, free);
    int unset = members[1] == NULL;
    if (!conf_load(vm, "start", notify, JVMPI_VERSION_1)) return JNI_ERR;
    CHECK("R13", set && unset, "every member is set but NotifyEvent");
    CHECK("R6", vm != NULL && reserved == NULL, "the arguments of JVM_OnLoad");
    CHECK("R51 R54", early == JNI_ERR, "no system thread before initialization is done");
    if (wanted != NULL)
        CHECK("R2 R6", options != NULL && strcmp(options, wanted) == 0, "options arrive unchanged");
    else
        CHECK("R9", options == NULL || options[0] == 0, "without a colon there are no options");
    if (library != NULL) check_library(library);
    check_table(vm);
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
