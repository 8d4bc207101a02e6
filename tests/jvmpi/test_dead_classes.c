/* SPDX-License-Identifier: MIT */
/* Classes that a collection has found dead, between that and their end, which is told in a
 * running world: who comes late hears nothing of them, and who asks for one that it knows gets
 * it whole. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "include/minijvm.h"
#include "tests/suite.h"
#include "tests/jvmpi/embedded_vm.h"

enum { LOADERS = 50 };

static const jint loads_and_unloads[] = {JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_CLASS_UNLOAD};

typedef struct Heard {
    atomic_int loads, unloads;
} Heard;

static Heard first, late;
static void (*at_first_end)(void);
static jobjectID bodies[LOADERS];
static pthread_t other;
static atomic_int is_collected, is_asked;

static bool is_body(const JVMPI_Event *event) {
    return strcmp(event->u.class_load.class_name, "Forgotten$Body") == 0;
}

static void hear_first(JVMPI_Event *event) {
    bool is_load = (event->event_type & ~JVMPI_REQUESTED_EVENT) == JVMPI_EVENT_CLASS_LOAD;
    if (is_load && (event->event_type & JVMPI_REQUESTED_EVENT)) {
        atomic_store(&is_asked, 1);
        while (!atomic_load(&is_collected)) usleep(1000);
        ck_assert(is_body(event));
        ck_assert_int_eq(event->u.class_load.num_methods, 2);
    } else if (is_load && is_body(event)) {
        int n = atomic_fetch_add(&first.loads, 1);
        if (n < LOADERS) bodies[n] = event->u.class_load.class_id;
    } else if (event->event_type == JVMPI_EVENT_CLASS_UNLOAD &&
               atomic_fetch_add(&first.unloads, 1) == 0 && at_first_end != NULL) {
        at_first_end();
    }
}

/* What the late one knows: it hears of the end of nothing else. */
static jobjectID known[4096];
static int known_count;
static pthread_mutex_t known_lock = PTHREAD_MUTEX_INITIALIZER;

static void hear_late(JVMPI_Event *event) {
    pthread_mutex_lock(&known_lock);
    if (event->event_type == JVMPI_EVENT_CLASS_LOAD) {
        if (is_body(event)) atomic_fetch_add(&late.loads, 1);
        ck_assert_int_lt(known_count, (int)(sizeof known / sizeof known[0]));
        known[known_count++] = event->u.class_load.class_id;
    } else if (event->event_type == JVMPI_EVENT_CLASS_UNLOAD) {
        int i = 0;
        while (i < known_count && known[i] != event->u.class_unload.class_id) i++;
        ck_assert_int_lt(i, known_count);
        known[i] = known[--known_count];
        atomic_fetch_add(&late.unloads, 1);
    }
    pthread_mutex_unlock(&known_lock);
}

static void leave(jint count) {
    jclass c = (*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(c);
    (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "leave", "(I)V"),
                                 count);
    ck_assert(!(*env)->ExceptionCheck(env));
}

static void collect_until(const atomic_int *count, int wanted) {
    for (int i = 0; i < 20 && atomic_load(count) < wanted; i++) jvmpi->RunGC();
    ck_assert_int_ge(atomic_load(count), wanted);
}

static void start(void) {
    start_vm("-Xmx32m", "-Xint");
    jvmpi->NotifyEvent = hear_first;
    ENABLE(loads_and_unloads);
    leave(LOADERS);
    ck_assert_int_eq(atomic_load(&first.loads), LOADERS);
}

/* ---- One that comes late ---- */

static const char agent[] =
    "#include <jvmpi.h>\n#include <stdlib.h>\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    void *table; (void)reserved;\n"
    "    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;\n"
    "    JVMPI_Interface *jvmpi = table;\n"
    "    jvmpi->NotifyEvent = (void (*)(JVMPI_Event *))strtoul(options, NULL, 16);\n"
    "    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);\n"
    "    jvmpi->EnableEvent(JVMPI_EVENT_CLASS_UNLOAD, NULL);\n"
    "    return JNI_OK;\n}\n";

static void *load_late(void *unused) {
    void *attached;
    char path[200], option[40];
    snprintf(path, sizeof path, "%s/late.so", classes);
    snprintf(option, sizeof option, "%lx", (unsigned long)(uintptr_t)hear_late);
    ck_assert_int_eq((*vm)->AttachCurrentThread(vm, &attached, NULL), JNI_OK);
    ck_assert_int_eq(minijvm_agent_load(vm, path, option), JNI_OK);
    ck_assert_int_eq((*vm)->DetachCurrentThread(vm), JNI_OK);
    return unused;
}

static void load_late_meanwhile(void) {
    ck_assert_int_eq(pthread_create(&other, NULL, load_late, NULL), 0);
    ck_assert_int_eq(pthread_join(other, NULL), 0);
}

static void build_late(void) {
    char command[400];
    snprintf(command, sizeof command, "%s/late.c", classes);
    FILE *file = fopen(command, "w");
    ck_assert_ptr_nonnull(file);
    fputs(agent, file);
    fclose(file);
    snprintf(command, sizeof command, "gcc -shared -fPIC -Iinclude %s/late.c -o %s/late.so",
             classes, classes);
    ck_assert_int_eq(system(command), 0);
}

START_TEST(late_agent_hears_nothing_of_the_dead) {
    build_late();
    start();
    at_first_end = load_late_meanwhile;
    collect_until(&first.unloads, LOADERS);
    ck_assert_int_eq(atomic_load(&late.loads), 0);
    ck_assert_int_eq(atomic_load(&late.unloads), 0);
    leave(LOADERS); /* it hears, though */
    ck_assert_int_eq(atomic_load(&late.loads), LOADERS);
    collect_until(&late.unloads, LOADERS);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

/* It waits for the collection, and lists what there is in the moment in which that is over. */
START_TEST(late_agent_comes_amid_collections) {
    build_late();
    start();
    char path[200];
    snprintf(path, sizeof path, "%s/late.so", classes);
    for (int round = 0; round < 60; round++) {
        leave(LOADERS);
        known_count = 0;
        ck_assert_int_eq(pthread_create(&other, NULL, load_late, NULL), 0);
        usleep((useconds_t)(round % 20 * 100));
        for (int i = 0; i < 3; i++) jvmpi->RunGC();
        ck_assert_int_eq(pthread_join(other, NULL), 0);
        jvmpi->RunGC();
        ck_assert_int_eq(minijvm_agent_unload(vm, path), JNI_OK);
    }
    ck_assert_int_gt(atomic_load(&late.loads), 0);
    ck_assert_int_gt(atomic_load(&late.unloads), 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

/* ---- One that asks ---- */

static void *ask(void *unused) {
    void *attached;
    ck_assert_int_eq((*vm)->AttachCurrentThread(vm, &attached, NULL), JNI_OK);
    jvmpi->DisableGC();
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, bodies[LOADERS / 2]),
                     JVMPI_SUCCESS);
    jvmpi->EnableGC();
    ck_assert_int_eq((*vm)->DetachCurrentThread(vm), JNI_OK);
    return unused;
}

static void ask_meanwhile(void) {
    ck_assert_int_eq(pthread_create(&other, NULL, ask, NULL), 0);
    while (!atomic_load(&is_asked)) usleep(1000);
}

START_TEST(dead_class_that_is_asked_for_stays) {
    start();
    at_first_end = ask_meanwhile;
    jvmpi->RunGC();
    while (atomic_load(&first.unloads) < LOADERS - 1) {
        ck_assert_int_eq(atomic_load(&is_asked), 0); /* all are found at once */
        jvmpi->RunGC();
    }
    atomic_store(&is_collected, 1);
    ck_assert_int_eq(pthread_join(other, NULL), 0);
    ck_assert_int_eq(jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, bodies[LOADERS / 2]),
                     JVMPI_FAIL);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

int main(void) {
    if (!compile("Forgotten")) return 2;
    Suite *suite = SUITE("dead classes", 120, NULL, NULL, late_agent_hears_nothing_of_the_dead,
                         late_agent_comes_amid_collections, dead_class_that_is_asked_for_stays);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
