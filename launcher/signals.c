/* SPDX-License-Identifier: MIT */
/* Signals, as long as -Xrs does not leave them alone (SIGBUS it does not: a program may depend on it).
 * Blocked in every thread and taken by one, which may therefore do what a handler may not. One that was
 * ignored when the launcher was started (nohup) stays ignored, but for SIGQUIT: a shell ignores that
 * for what it runs in the background, and asking for a dump ends nothing. SIGUSR2 asks agents to reset
 * their data, and is taken only where there are agents. */
#include "launcher/launcher.h"

#include <minijvm.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static bool has_agents(const Launch *launch) {
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xrun", 5) == 0) return true;
    return false;
}

/* A cut-off mapped file is an exception in Java; anything else ends the process as it would have. */
static void memory_fault(int number, siginfo_t *info, void *context) {
    (void)context;
    if (info->si_code > 0 && minijvm_memory_fault(info->si_addr)) return;
    signal(number, SIG_DFL);
    if (info->si_code <= 0) raise(number); /* sent by somebody; a fault comes again by itself */
}

static void signals_take_faults(void) {
    struct sigaction action = {.sa_sigaction = memory_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGBUS, &action, NULL);
}

void signals_block(Launch *launch) {
    static const int taken[] = {SIGQUIT, SIGHUP, SIGINT, SIGTERM};
    struct sigaction action;
    sigemptyset(&launch->signals);
    signal(SIGPIPE, SIG_IGN);
    signals_take_faults();
    if (launch->leave_signals) return;
    signal(SIGQUIT, SIG_DFL);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (sigaction(taken[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&launch->signals, taken[i]);
    if (has_agents(launch)) sigaddset(&launch->signals, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &launch->signals, NULL);
}

static void exit_through_java(JavaVM *vm, int status) {
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)(uintptr_t)"signal handler", NULL};
    void *attached = NULL;
    if ((*vm)->AttachCurrentThreadAsDaemon(vm, &attached, &args) != JNI_OK) _exit(status);
    JNIEnv *env = attached;
    jclass runtime = (*env)->FindClass(env, "java/lang/Runtime");
    jmethodID get = runtime != NULL ? (*env)->GetStaticMethodID(env, runtime, "getRuntime",
                                                                "()Ljava/lang/Runtime;") : NULL;
    jmethodID leave = get != NULL ? (*env)->GetMethodID(env, runtime, "exit", "(I)V") : NULL;
    jobject object = leave != NULL ? (*env)->CallStaticObjectMethod(env, runtime, get) : NULL;
    if (object != NULL) (*env)->CallVoidMethod(env, object, leave, (jint)status);
    _exit(status);
}

static void *signals_run(void *data) {
    Launch *launch = data;
    for (;;) {
        int number;
        if (sigwait(&launch->signals, &number) != 0) continue;
        JavaVM *vm = launch->vm;
        if (number == SIGQUIT) {
            if (vm == NULL) continue;
            minijvm_dump_threads(vm, stdout);
            minijvm_request_data(vm, 0);
        } else if (number == SIGUSR2) {
            if (vm != NULL) minijvm_request_data(vm, 1);
        } else {
            if (vm == NULL) _exit(128 + number);
            exit_through_java(vm, 128 + number);
        }
    }
    return NULL;
}

void signals_start(Launch *launch) {
    pthread_t thread;
    pthread_attr_t attributes;
    if (launch->leave_signals) return;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&thread, &attributes, signals_run, launch) != 0)
        pthread_sigmask(SIG_UNBLOCK, &launch->signals, NULL);
    pthread_attr_destroy(&attributes);
}
