/* SPDX-License-Identifier: MIT */
/* switch CLASSPATH CLASSES ROUNDS: how long it takes to choose all methods of the classes
 * Many0, Many1, ... (bench/choice/run makes them), all of them compiled, and to choose none
 * again; and for how long another thread, which only runs, was held up meanwhile. Milliseconds:
 * medians, and the longest. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "include/jvmpi.h"
#include "include/minijvm.h"

static JavaVM *vm;
static JVMPI_Interface *jvmpi;
static jclass *classes;
static jmethodID *all;
static int class_count;
static atomic_long told;
static atomic_bool stop;
static _Atomic uint64_t gap;

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void notify(JVMPI_Event *event) {
    (void)event;
    atomic_fetch_add(&told, 1);
}

/* Calls Java all the time, and notes the longest time between two calls. */
static void run(void *data) {
    JNIEnv *env;
    (void)data;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_2) != JNI_OK) abort();
    jclass runs = (*env)->FindClass(env, "Runs");
    jmethodID turn = (*env)->GetStaticMethodID(env, runs, "turn", "(I)I");
    uint64_t last = now();
    while (!atomic_load(&stop)) {
        (*env)->CallStaticIntMethod(env, runs, turn, 10);
        uint64_t time = now();
        if (time - last > atomic_load(&gap)) atomic_store(&gap, time - last);
        last = time;
    }
}

static void call_all(JNIEnv *env) {
    for (int i = 0; i < class_count; i++)
        for (int k = 0; k < 3; k++) (*env)->CallStaticIntMethod(env, classes[i], all[i], k);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionDescribe(env);
}

static int by_size(const void *a, const void *b) {
    double first = *(const double *)a, second = *(const double *)b;
    return first < second ? -1 : first > second;
}

static void choose(const char *patterns, double *took, double *held) {
    usleep(2000);
    atomic_store(&gap, 0);
    uint64_t begin = now();
    if (minijvm_agent_methods(vm, "", patterns) != JNI_OK) abort();
    *took = (double)(now() - begin) / 1e6;
    usleep(2000);
    *held = (double)atomic_load(&gap) / 1e6;
}

static void row(const char *what, double *took, double *held, int rounds) {
    qsort(took, (size_t)rounds, sizeof *took, by_size);
    qsort(held, (size_t)rounds, sizeof *held, by_size);
    printf("| %s | %.2f | %.2f | %.2f | %.2f |\n", what, took[rounds / 2], took[rounds - 1],
           held[rounds / 2], held[rounds - 1]);
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    char path[4096], name[32] = "running";
    snprintf(path, sizeof path, "-Djava.class.path=%s", arguments[1]);
    class_count = atoi(arguments[2]);
    int rounds = atoi(arguments[3]);
    static char threshold[] = "-Xjit:threshold=2";
    JavaVMOption options[] = {{.optionString = path}, {.optionString = threshold}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
    JNIEnv *env;
    void *table;
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK ||
        (*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) != JNI_OK)
        return 1;
    jvmpi = table;
    jvmpi->NotifyEvent = notify;
    classes = calloc((size_t)class_count, sizeof *classes);
    all = calloc((size_t)class_count, sizeof *all);
    for (int i = 0; i < class_count; i++) {
        char text[32];
        snprintf(text, sizeof text, "Many%d", i);
        jclass found = (*env)->FindClass(env, text);
        if (found == NULL) return 1;
        classes[i] = (*env)->NewGlobalRef(env, found);
        all[i] = (*env)->GetStaticMethodID(env, found, "all", "(I)I");
    }
    if (minijvm_agent_methods(vm, "", "None") != JNI_OK) return 1;
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
    jvmpi->EnableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
    jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, run);
    double *took = calloc((size_t)rounds, 4 * sizeof *took), *held = took + rounds,
           *took_off = held + rounds, *held_off = took_off + rounds;
    for (int i = 0; i < rounds; i++) {
        long events = atomic_load(&told);
        call_all(env);
        if (atomic_load(&told) != events) return 3; /* nothing was chosen */
        choose("Many*", &took[i], &held[i]);
        call_all(env);
        if (atomic_load(&told) == events) return 3;
        choose("None", &took_off[i], &held_off[i]);
    }
    printf("%d methods, compiled\n\n| choice | ms | most | others held up, ms | most |\n"
           "|---|---|---|---|---|\n",
           class_count * 100);
    row("all of them", took, held, rounds);
    row("none of them", took_off, held_off, rounds);
    atomic_store(&stop, true);
    return (*vm)->DestroyJavaVM(vm) == JNI_OK ? 0 : 1;
}
