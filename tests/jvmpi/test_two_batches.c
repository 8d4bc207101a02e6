/* SPDX-License-Identifier: MIT */
/* Two agents in one VM, one of which takes what was noted for it while threads are stopped: the
 * other's handler is not called meanwhile, because one of those threads may hold its lock.
 * Accuses jvmpi/calls.c. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "include/minijvm.h"
#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

/* Agents whose code is here; each says what it enables. */
static const char trampoline[] =
    "#include <jvmpi.h>\n#include <minijvm.h>\n#include <stdio.h>\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    unsigned long notify, calls; int one, two, three; void *table; (void)reserved;\n"
    "    if (sscanf(options, \"%lx,%lx,%d,%d,%d\", &notify, &calls, &one, &two, &three) != 5)\n"
    "        return JNI_ERR;\n"
    "    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;\n"
    "    JVMPI_Interface *jvmpi = table;\n"
    "    jvmpi->NotifyEvent = (void (*)(JVMPI_Event *))notify;\n"
    "    if (calls && minijvm_agent_calls(vm, (minijvm_calls)calls, 0) != JNI_OK)\n"
    "        return JNI_ERR;\n"
    "    int events[] = {one, two, three};\n"
    "    for (int i = 0; i < 3; i++)\n"
    "        if (events[i]) jvmpi->EnableEvent(events[i], NULL);\n"
    "    return JNI_OK;\n}\n";

static atomic_bool is_armed, is_held, is_taken;
static atomic_long noted, busy_noted;

/* ---- The agent that keeps calls under a lock ---- */

static void hear_keeper(JVMPI_Event *event) {
    JNIEnv *e = event->env_id;
    if (event->event_type != JVMPI_EVENT_THREAD_START || !atomic_load(&is_armed)) return;
    jvmpi->RawMonitorEnter(lock);
    atomic_store(&is_held, true);
    while (!atomic_load(&is_taken)) { /* where the world is stopped it comes to rest here */
        jstring text = (*e)->NewStringUTF(e, "held");
        if (text != NULL) (*e)->DeleteLocalRef(e, text);
    }
    jvmpi->RawMonitorExit(lock);
}

static void JNICALL keep(JNIEnv *of, const minijvm_call *calls, jint count, jlong now) {
    (void)of, (void)calls, (void)now;
    jvmpi->RawMonitorEnter(lock);
    atomic_fetch_add(&noted, count);
    if (atomic_load(&is_held) && !atomic_load(&is_taken)) atomic_fetch_add(&busy_noted, count);
    jvmpi->RawMonitorExit(lock);
}

/* ---- The one that takes ---- */

static void hear_taker(JVMPI_Event *event) {
    if (event->event_type != JVMPI_EVENT_DATA_DUMP_REQUEST) return;
    ck_assert_int_eq(minijvm_take_calls(vm), JNI_OK);
    atomic_store(&is_taken, true);
}

static void build(const char *name) {
    char command[400];
    snprintf(command, sizeof command, "%s/%s.c", classes, name);
    FILE *file = fopen(command, "w");
    ck_assert_ptr_nonnull(file);
    fputs(trampoline, file);
    fclose(file);
    snprintf(command, sizeof command, "gcc -shared -fPIC -Iinclude %s/%s.c -o %s/%s.so",
             classes, name, classes, name);
    ck_assert_int_eq(system(command), 0);
}

static void load(const char *name, void (*notify)(JVMPI_Event *), minijvm_calls calls, int one,
                 int two, int three) {
    char path[200], options[200];
    build(name);
    snprintf(path, sizeof path, "%s/%s.so", classes, name);
    snprintf(options, sizeof options, "%lx,%lx,%d,%d,%d", (unsigned long)(uintptr_t)notify,
             (unsigned long)(uintptr_t)calls, one, two, three);
    ck_assert_int_eq(minijvm_agent_load(vm, path, options), JNI_OK);
}

static void *attach(void *unused) {
    void *attached;
    ck_assert_int_eq((*vm)->AttachCurrentThread(vm, &attached, NULL), JNI_OK);
    ck_assert_int_eq((*vm)->DetachCurrentThread(vm), JNI_OK);
    return unused;
}

static void call(jint turns) {
    jclass hold = (*env)->FindClass(env, "Hold");
    ck_assert_ptr_nonnull(hold);
    jmethodID through = (*env)->GetStaticMethodID(env, hold, "through", "(I)I");
    ck_assert_ptr_nonnull(through);
    ck_assert_int_eq((*env)->CallStaticIntMethod(env, hold, through, turns), 0);
}

START_TEST(who_takes_calls_gets_its_own_alone) {
    pthread_t other;
    start_vm("-Xmx32m", "-Xgc:generational");
    load("keeper", hear_keeper, keep, JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT,
         JVMPI_EVENT_THREAD_START);
    load("taker", hear_taker, NULL, JVMPI_EVENT_DATA_DUMP_REQUEST, 0, 0);
    call(3);
    atomic_store(&is_armed, true); /* those that were there have been told */
    ck_assert_int_eq(pthread_create(&other, NULL, attach, NULL), 0);
    while (!atomic_load(&is_held)) usleep(1000);
    ck_assert_int_eq(minijvm_request_data(vm, 0), JNI_OK);
    ck_assert(atomic_load(&is_taken));
    ck_assert_int_eq(pthread_join(other, NULL), 0);
    ck_assert_int_eq(atomic_load(&busy_noted), 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    ck_assert_int_gt(atomic_load(&noted), 0); /* it hears of them, though */
}
END_TEST

int main(void) {
    if (!compile("Hold")) return 2;
    Suite *suite =
        SUITE("two agents' batches", 60, NULL, NULL, who_takes_calls_gets_its_own_alone);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
