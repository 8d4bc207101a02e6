/* SPDX-License-Identifier: MIT */
/* A VM in the test's own process whose anonymous agent is the test: what the protocols' tests
 * share. Each test runs in a process of its own, killed when it takes longer than its alarm. */
#ifndef TESTS_JVMPI_EMBEDDED_VM_H
#define TESTS_JVMPI_EMBEDDED_VM_H

#include <check.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "include/jvmpi.h"

static char classes[] = "/tmp/minijvm-protocols.XXXXXX";
static int seconds = 5;
static JavaVM *vm;
static JNIEnv *env;
static JVMPI_Interface *jvmpi;
static JVMPI_RawMonitor lock;

/* ---- A VM with load ---- */

static void start_vm(const char *first, const char *second) {
    static char path[100], one[100], two[100];
    JavaVMOption options[3] = {
        {.optionString = path}, {.optionString = one}, {.optionString = two}};
    snprintf(path, sizeof path, "-Djava.class.path=%s", classes);
    snprintf(one, sizeof one, "%s", first);
    snprintf(two, sizeof two, "%s", second);
    JavaVMInitArgs args = {JNI_VERSION_1_8, 3, options, JNI_FALSE};
    alarm((unsigned)seconds * 6 + 60);
    ck_assert_int_eq(JNI_CreateJavaVM(&vm, (void **)&env, &args), JNI_OK);
    void *table;
    ck_assert_int_eq((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1_2), JNI_OK);
    jvmpi = table;
    static char name[] = "_protocol";
    lock = jvmpi->RawMonitorCreate(name);
}

static void enable(const jint *events, size_t count) {
    for (size_t i = 0; i < count; i++)
        ck_assert_int_eq(jvmpi->EnableEvent(events[i], NULL), JVMPI_SUCCESS);
}
#define ENABLE(events) enable(events, sizeof events / sizeof events[0])

/* Under the lock, so that no thread is between its GC_START and its GC_FINISH. */
__attribute__((unused)) static void disable(const jint *events, size_t count) {
    jvmpi->RawMonitorEnter(lock);
    for (size_t i = 0; i < count; i++) jvmpi->DisableEvent(events[i], NULL);
    jvmpi->RawMonitorExit(lock);
}
#define DISABLE(events) disable(events, sizeof events / sizeof events[0])

__attribute__((unused)) static bool compile(const char *name) {
    char command[300];
    if (mkdtemp(classes) == NULL) return false;
    snprintf(command, sizeof command, "javac -nowarn -d %s tests/jvmpi/java/%s.java", classes,
             name);
    return system(command) == 0;
}

__attribute__((unused)) static bool remove_classes(void) {
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s", classes);
    return system(command) == 0;
}

#endif
