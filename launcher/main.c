/* SPDX-License-Identifier: MIT */
/* Everything Java happens on a second thread with a stack of known size; the first waits for
 * it. */
#include "launcher/launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <malloc.h>
#include <minijvm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { C_STACK_BYTES = 8 << 20 };

static JNIEnv *create(Launch *launch) {
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8,
                           .nOptions = (jint)launch->vm_options.count};
    args.options = allocate(launch->vm_options.count * sizeof *args.options);
    for (size_t i = 0; i < launch->vm_options.count; i++)
        args.options[i].optionString = launch->vm_options.items[i];
    JavaVM *vm = NULL;
    void *env = NULL;
    jint result = JNI_CreateJavaVM(&vm, &env, &args);
    free(args.options);
    if (result != JNI_OK) {
        /* Why a JDK's library did not start is said, and that is all, as in java. */
        bool said = result == JNI_ERR && runs_on_jdk(launch);
        if (!said) fputs(NOT_CREATED "\n", stderr);
        launch->status = 1;
        return NULL;
    }
    if (!launch->leave_signals) minijvm_attach_announce(vm);
    launch->vm = vm;
    return env;
}

static void *run(void *data) {
    Launch *launch = data;
    JNIEnv *env = create(launch);
    if (env == NULL) return NULL;
    JavaVM *vm = launch->vm;
    if (launch->usage.print != NULL) {
        launch->usage.print(launch->usage.to);
        launch->version = VERSION_ONLY;
    } else if (questions_ask(launch, env)) {
        if ((*env)->ExceptionCheck(env)) launch->status = 1;
        launch->version = VERSION_ONLY;
    } else if (launch->version != VERSION_NONE) {
        bool standard =
            launch->version == VERSION_ONLY_STDOUT || launch->version == VERSION_TOO_STDOUT;
        usage_print_version(standard ? stdout : stderr);
    }
    if (launch->version != VERSION_ONLY && launch->version != VERSION_ONLY_STDOUT) {
        jclass cls = NULL;
        if (launch->module != NULL)
            cls = main_class_of_module(env, launch);
        else if (launch->main_class != NULL || launch->jar != NULL)
            cls = main_class_load(env, launch);
        else if (!only_writes_archive(launch))
            usage_print(stderr);
        if (cls == NULL)
            launch->status = !only_writes_archive(launch);
        else if (!launch->dry_run)
            main_class_call(launch, env, cls);
        if ((*env)->ExceptionCheck(env)) launch->status = 1;
    }
    jthrowable why = (*env)->ExceptionOccurred(env);
    if (why != NULL) {
        (*env)->ExceptionClear(env);
        main_class_explain_missing(launch, env, why);
        (*env)->Throw(env, why);
    }
    /* Detaching reports an exception that nobody caught. */
    (*vm)->DetachCurrentThread(vm);
    (*vm)->DestroyJavaVM(vm);
    return NULL;
}

/* What the VM asks of the system when it starts: while there is one thread the answer is
 * immediate, later it waits for every processor. */
static void fences_register(void) {
    syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0);
    syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0);
}

/* A program may have as many files open as the system lets this user have. */
static void files_allow(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/* Daemons are started with standard files closed. What is opened would take their numbers, and
 * what the program prints would get into it. */
static void standard_files_open(void) {
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0 && errno == EBADF) open("/dev/null", O_RDWR);
}

int main(int argc, char **argv) {
    static Launch launch;
    standard_files_open();
    setvbuf(stdout, NULL, _IOLBF,
            0); /* what -verbose says keeps its place among the program's lines */
    Words words = command_line_words(argc, argv);
    command_line_parse(&launch, &words);
    preload_for_checks(&launch, argv);
    fences_register();
    files_allow();
    mallopt(M_ARENA_MAX, 1); /* what the VM allocates is long-lived: threads gain nothing from
                                heaps of their own */
    signals_block(&launch);
    signals_start(&launch);
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, C_STACK_BYTES);
    if (pthread_create(&thread, &attributes, run, &launch) != 0) {
        perror("minijvm");
        return 1;
    }
    pthread_attr_destroy(&attributes);
    pthread_join(thread, NULL);
    fflush(stdout);
    _exit(launch.status);
}
