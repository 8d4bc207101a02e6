/* SPDX-License-Identifier: MIT */
/* attach CLASSPATH AGENT times COMMAND ROUNDS: has minijvm-attach (COMMAND) load the agent into
 * this process's VM and unload it again. Lines "first KIND MS", and "later KIND FIRST TOLD DONE
 * HELD UNLOADED HELD", milliseconds: from the command to the agent's first event, to the end of
 * what it missed, to the command's end; for how long a running thread was held up at the most;
 * and the same of the unloading. "quiet HELD": what it is when nothing happens for 20 ms.
 *
 * attach CLASSPATH AGENT count PROGRAM SIZE: instructions (or nanoseconds of CPU time, where
 * nothing counts them) of PROGRAM.main(SIZE), without collections, three times before an agent
 * was there and three times after one has left: "count HOW N N N N N N". Under valgrind it
 * leaves the counts in the dumps that it causes. */
#include <errno.h>
#include <linux/perf_event.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define RUNNING_ON_VALGRIND           0
#define CALLGRIND_ZERO_STATS          (void)0
#define CALLGRIND_DUMP_STATS_AT(text) (void)(text)
#endif

#include "include/jvmpi.h"
#include "include/minijvm.h"

/* The agent's (agent.c). */
_Atomic uint64_t bench_first, bench_told, bench_events;

static JavaVM *vm;
static JNIEnv *env;
static sem_t asked;
static atomic_bool stop;
static _Atomic uint64_t gap;
extern char **environ;

static void fail(const char *what) {
    fprintf(stderr, "attach: %s\n", what);
    exit(1);
}

static uint64_t now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static double milliseconds(uint64_t from, uint64_t to) { return (double)(to - from) / 1e6; }

static void make_vm(const char *classpath, const char *plan) {
    char path[4096], collector[64];
    snprintf(path, sizeof path, "-Djava.class.path=%s", classpath);
    snprintf(collector, sizeof collector, "-Xgc:%s", plan);
    JavaVMOption options[] = {{.optionString = path}, {.optionString = collector}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) fail("no VM");
}

static jclass find(const char *name) {
    jclass found = (*env)->FindClass(env, name);
    if (found == NULL) fail(name);
    return found;
}

/* ---- Times ---- */

static void on_quit(int number) {
    (void)number;
    sem_post(&asked);
}

static void *answer(void *data) {
    (void)data;
    for (;;)
        if (sem_wait(&asked) == 0) minijvm_attach_trigger(vm);
    return NULL;
}

/* Calls Java all the time, and notes the longest time between two calls. */
static void *run(void *data) {
    JNIEnv *mine;
    (void)data;
    if ((*vm)->AttachCurrentThread(vm, (void **)&mine, NULL) != JNI_OK) fail("no thread");
    jclass load = (*mine)->FindClass(mine, "Load");
    jmethodID turn = (*mine)->GetStaticMethodID(mine, load, "turn", "(I)I");
    uint64_t last = now(CLOCK_MONOTONIC);
    while (!atomic_load(&stop)) {
        (*mine)->CallStaticIntMethod(mine, load, turn, 10);
        uint64_t time = now(CLOCK_MONOTONIC);
        if (time - last > atomic_load(&gap)) atomic_store(&gap, time - last);
        last = time;
    }
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}

static double held(void) {
    usleep(2000);
    return (double)atomic_load(&gap) / 1e6;
}

/* The time at which it began. */
static uint64_t command(char *program, char *what, char *argument) {
    char number[16];
    snprintf(number, sizeof number, "%d", (int)getpid());
    char *arguments[] = {program, number, what, argument, NULL};
    usleep(2000);
    atomic_store(&gap, 0);
    uint64_t begin = now(CLOCK_MONOTONIC);
    pid_t child;
    int status;
    if (posix_spawn(&child, program, NULL, NULL, arguments, environ) != 0) fail(program);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (status != 0) fail("the command failed");
    return begin;
}

static void one_load(char *program, const char *agent, const char *kind, const char *events,
                     bool first) {
    char load[4200];
    snprintf(load, sizeof load, "%s:%s", agent, events);
    bench_events = 0;
    uint64_t begin = command(program, "load", load), done = now(CLOCK_MONOTONIC);
    double loading = held();
    if (bench_events == 0) fail("the agent was told nothing");
    uint64_t unload = command(program, "unload", NULL), gone = now(CLOCK_MONOTONIC);
    if (first)
        printf("first %s %.3f\n", kind, milliseconds(begin, bench_first));
    else
        printf("later %s %.3f %.3f %.3f %.3f %.3f %.3f\n", kind,
               milliseconds(begin, bench_first), milliseconds(begin, bench_told),
               milliseconds(begin, done), loading, milliseconds(unload, gone), held());
}

static void measure_times(const char *agent, char *program, int rounds) {
    static const struct {
        const char *kind, *events;
    } kinds[] = {{"threads", "33:34"},
                 {"methods", "33:34:42:43:1:3"},
                 {"everything", "48:49:33:34:42:43:7:8:38:39:40:41:4:5:6:1:3"}};
    pthread_t answers, runs;
    struct sigaction action = {.sa_handler = on_quit, .sa_flags = SA_RESTART};
    sem_init(&asked, 0, 0);
    sigaction(SIGQUIT, &action, NULL);
    jclass load = find("Load");
    (*env)->CallStaticVoidMethod(
        env, load, (*env)->GetStaticMethodID(env, load, "prepare", "(III)V"), 20, 50, 20000);
    if ((*env)->ExceptionCheck(env)) fail("Load.prepare");
    (*vm)->DetachCurrentThread(vm);
    pthread_create(&answers, NULL, answer, NULL);
    pthread_create(&runs, NULL, run, NULL);
    minijvm_attach_announce(vm);
    usleep(300000); /* so that threads wait, and what runs is compiled */
    one_load(program, agent, kinds[0].kind, kinds[0].events, true);
    for (int i = 0; i < rounds; i++) {
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
            one_load(program, agent, kinds[k].kind, kinds[k].events, false);
        atomic_store(&gap, 0);
        usleep(18000);
        printf("quiet %.3f\n", held());
    }
    atomic_store(&stop, true);
    pthread_join(runs, NULL);
    fflush(stdout);
    _exit(0);
}

/* ---- Counts ---- */

static int counter = -1;

static bool counter_open(void) {
    struct perf_event_attr wanted = {.type = PERF_TYPE_HARDWARE,
                                     .size = sizeof wanted,
                                     .config = PERF_COUNT_HW_INSTRUCTIONS,
                                     .disabled = 1,
                                     .exclude_kernel = 1,
                                     .exclude_hv = 1};
    counter = (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, 0);
    return counter >= 0;
}

static jclass program_class;
static jmethodID program_main;
static jobjectArray program_arguments;

static void work(void) {
    (*env)->CallStaticVoidMethod(env, program_class, program_main, program_arguments);
    if ((*env)->ExceptionCheck(env)) fail("the program throws");
}

static uint64_t count(const char *when) {
    uint64_t result = 0;
    if (RUNNING_ON_VALGRIND) {
        CALLGRIND_ZERO_STATS;
        work();
        CALLGRIND_DUMP_STATS_AT(when);
        return 0;
    }
    uint64_t begin = now(CLOCK_THREAD_CPUTIME_ID);
    if (counter >= 0) {
        ioctl(counter, PERF_EVENT_IOC_RESET, 0);
        ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
    }
    work();
    if (counter < 0) return now(CLOCK_THREAD_CPUTIME_ID) - begin;
    ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
    return read(counter, &result, sizeof result) == sizeof result ? result : 0;
}

static void measure_counts(const char *agent, const char *program, const char *size) {
    enum { WARM = 8, COUNTS = 3 };
    program_class = find(program);
    program_main =
        (*env)->GetStaticMethodID(env, program_class, "main", "([Ljava/lang/String;)V");
    program_arguments = (*env)->NewObjectArray(env, 1, find("java/lang/String"), NULL);
    (*env)->SetObjectArrayElement(env, program_arguments, 0, (*env)->NewStringUTF(env, size));
    bool has_counter = counter_open();
    for (int i = 0; i < WARM; i++) work();
    uint64_t counts[2 * COUNTS];
    for (int i = 0; i < COUNTS; i++) counts[i] = count("before");
    if (minijvm_agent_load(vm, agent, "33:34:42:43:7:8:4:5:6:1:3") != JNI_OK) fail("load");
    for (int i = 0; i < 2; i++) work();
    if (minijvm_agent_unload(vm, NULL) != JNI_OK || bench_events < 1000) fail("unload");
    for (int i = 0; i < WARM; i++) work();
    for (int i = COUNTS; i < 2 * COUNTS; i++) counts[i] = count("after");
    fprintf(stderr, "count %s",
            RUNNING_ON_VALGRIND ? "valgrind"
            : has_counter       ? "counter"
                                : "time");
    for (int i = 0; i < 2 * COUNTS; i++) fprintf(stderr, " %lu", (unsigned long)counts[i]);
    fputs("\n", stderr);
    (*vm)->DestroyJavaVM(vm);
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    bool times = strcmp(argv[3], "times") == 0;
    make_vm(argv[1], times ? "generational" : "none"); /* a collection is no fixed work */
    if (times)
        measure_times(argv[2], argv[4], atoi(argv[5]));
    else
        measure_counts(argv[2], argv[4], argv[5]);
    return 0;
}
