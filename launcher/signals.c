/* SPDX-License-Identifier: MIT */
/* Signals, as long as -Xrs does not leave them alone (SIGBUS it does not: a program may depend
 * on it). Blocked in every thread and taken by one, which may therefore do what a handler may
 * not. One that was ignored when the launcher was started (nohup) stays ignored, but for
 * SIGQUIT: a shell ignores that for what it runs in the background, and asking for a dump ends
 * nothing. SIGUSR2 asks agents to reset their data, and is taken only where there are agents.
 */
#include "launcher/launcher.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <minijvm.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static bool has_agents(const Launch *launch) {
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xrun", 5) == 0) return true;
    return false;
}

/* A cut-off mapped file is an exception in Java; anything else ends the process as it would
 * have. */
static void memory_fault(int number, siginfo_t *info, void *context) {
    (void)context;
    if (info->si_code > 0 && minijvm_memory_fault(info->si_addr)) return;
    signal(number, SIG_DFL);
    if (info->si_code <= 0) raise(number); /* sent by somebody; a fault comes again by itself */
}

/* ---- Crashes of agents ---- */

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { CRASHES_TAKEN = false }; /* the sanitizer tells more */
#else
enum { CRASHES_TAKEN = true };
#endif

enum { MAX_FRAMES = 64 };

static char **agents; /* the options that load them; written once, before there are threads */
static size_t agent_count;
static bool
    unwinder_is_there; /* likewise: loading it takes time, and is no work for a handler */

/* Whether `file` is the library that -Xrun<name> names. */
static bool is_library_of(const char *file, const char *name) {
    char real[PATH_MAX], given[PATH_MAX], library[NAME_MAX + 1];
    const char *base = strrchr(file, '/') != NULL ? strrchr(file, '/') + 1 : file;
    size_t length = strcspn(name, ":");
    if (memchr(name, '/', length) != NULL) {
        snprintf(given, sizeof given, "%.*s", (int)length, name);
        return strcmp(file, given) == 0 ||
               (realpath(given, real) != NULL && strcmp(file, real) == 0);
    }
    snprintf(library, sizeof library, "lib%.*s.so", (int)length, name);
    return strcmp(base, library) == 0;
}

/* The option of the agent whose code is at the address, and what is there; NULL: none. */
static const char *agent_at(void *address, Dl_info *at) {
    if (dladdr(address, at) == 0 || at->dli_fname == NULL) return NULL;
    for (size_t k = 0; k < agent_count; k++)
        if (is_library_of(at->dli_fname, agents[k] + strlen("-Xrun"))) return agents[k];
    return NULL;
}

static void print_place(const char *before, void *code) {
    Dl_info at;
    if (dladdr(code, &at) == 0 || at.dli_fname == NULL)
        fprintf(stderr, "%s%p\n", before, code);
    else
        fprintf(stderr, "%s%s+0x%zx %s\n", before, at.dli_fname,
                (size_t)((char *)code - (char *)at.dli_fbase),
                at.dli_sname != NULL ? at.dli_sname : "");
}

/* Where it happened, and the frames as far as the system's unwinder comes: not through compiled
 * code. Who aborts has said why. */
static void print_crash(int number, const siginfo_t *info, const ucontext_t *context,
                        void *const *frames, int count) {
    if (number == SIGABRT) return;
    fprintf(stderr, "minijvm: %s, address %p, ", strsignal(number), info->si_addr);
    print_place("at ", (void *)context->uc_mcontext.gregs[REG_RIP]);
    for (int i = 0; i < count; i++) print_place("    ", frames[i]);
    fflush(stderr);
}

/* Names the agent whose code is on the stack, or else the place, then lets the signal do what
 * it does. The process is lost: calls that a handler may not make can only spoil the message.
 */
static void crash(int number, siginfo_t *info, void *context) {
    void *frames[MAX_FRAMES];
    signal(number, SIG_DFL);
    int count = unwinder_is_there ? backtrace(frames, MAX_FRAMES) : 0;
    for (int i = 0; i < count; i++) {
        Dl_info at;
        const char *agent = agent_at(frames[i], &at);
        if (agent == NULL) continue;
        fprintf(stderr, "minijvm: %s in agent %.*s, in %s (%s+0x%zx)\n", strsignal(number),
                (int)strcspn(agent + strlen("-Xrun"), ":"), agent + strlen("-Xrun"),
                at.dli_sname != NULL ? at.dli_sname : "a function without a name", at.dli_fname,
                (size_t)((char *)frames[i] - (char *)at.dli_fbase));
        fflush(stderr);
        raise(number);
        return;
    }
    print_crash(number, info, context, frames, count);
    raise(number);
}

static void signals_take_crashes(const Launch *launch) {
    static const int crashes[] = {SIGSEGV, SIGILL, SIGFPE, SIGABRT};
    struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    void *frame;
    if (!CRASHES_TAKEN) return;
    unwinder_is_there = has_agents(launch) && backtrace(&frame, 1) >= 0;
    agents = allocate(launch->vm_options.count * sizeof *agents);
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xrun", 5) == 0)
            agents[agent_count++] = launch->vm_options.items[i];
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
        if (crashes[i] != SIGABRT || has_agents(launch)) sigaction(crashes[i], &action, NULL);
}

/* ---- The others ---- */

static void signals_take_faults(void) {
    struct sigaction action = {.sa_sigaction = memory_fault,
                               .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGBUS, &action, NULL);
}

static void never_called(int number) { (void)number; }

/* ---- Caught in place of blocked ----
 *
 * A child process inherits what is blocked, and the library of a JDK makes children without
 * undoing it: there each signal goes by a handler and a pipe to the thread that takes them. */

static int caught_pipe[2] = {-1, -1}; /* written once, before there are threads */

static void caught(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    if (write(caught_pipe[1], &byte, 1) != 1) errno = saved;
    errno = saved;
}

static bool catch_signals(const sigset_t *signals) {
    struct sigaction action = {.sa_handler = caught, .sa_flags = SA_RESTART};
    if (pipe2(caught_pipe, O_CLOEXEC) != 0) return false;
    sigfillset(&action.sa_mask);
    for (int number = 1; number < NSIG; number++)
        if (sigismember(signals, number) == 1) sigaction(number, &action, NULL);
    return true;
}

/* The next one; -1: none came in time. NULL: for ever. */
static int next_signal(const Launch *launch, const struct timespec *limit) {
    if (caught_pipe[0] < 0)
        return limit != NULL ? sigtimedwait(&launch->signals, NULL, limit)
                             : sigwaitinfo(&launch->signals, NULL);
    struct pollfd readable = {.fd = caught_pipe[0], .events = POLLIN};
    unsigned char byte;
    int milliseconds = limit != NULL ? (int)(limit->tv_nsec / 1000000) : -1;
    return poll(&readable, 1, milliseconds) == 1 && read(caught_pipe[0], &byte, 1) == 1 ? byte
                                                                                        : -1;
}

void signals_block(Launch *launch) {
    static const int taken[] = {SIGQUIT, SIGHUP, SIGINT, SIGTERM};
    struct sigaction action;
    sigemptyset(&launch->signals);
    bool jdk = runs_on_jdk(launch);
    /* What is ignored a child would ignore, too (J872). */
    signal(SIGPIPE, jdk ? never_called : SIG_IGN);
    if (jdk)
        signal(SIGXFSZ, never_called); /* a file that is too large is an exception (J874) */
    signals_take_faults();
    if (launch->leave_signals) return;
    signals_take_crashes(launch);
    /* Blocked as it is, it never comes to its handler: that is for those who look, before they
     * send it, whether it ends us. */
    struct sigaction caught = {.sa_handler = never_called, .sa_flags = SA_RESTART};
    sigemptyset(&caught.sa_mask);
    sigaction(SIGQUIT, &caught, NULL);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (sigaction(taken[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&launch->signals, taken[i]);
    if (has_agents(launch)) sigaddset(&launch->signals, SIGUSR2);
    if (!jdk || !catch_signals(&launch->signals))
        pthread_sigmask(SIG_BLOCK, &launch->signals, NULL);
}

/* ---- Requests ---- */

/* What is asked for is told to agents on the thread that asks, and they may keep it for ever:
 * so that thread is not the one that takes signals. A signal that comes again before its turn
 * counts once, as it does in the system. */
typedef struct Requests {
    Launch *launch;
    pthread_mutex_t lock;
    pthread_cond_t come;
    bool answers, dump, reset, busy;
} Requests;

/* What was asked for before the program is to leave comes first, unless an agent keeps it. */
static void requests_await(Requests *requests) {
    enum { TRIES = 500, PAUSE_NANOSECONDS = 10000000 };
    for (int i = 0; i < TRIES; i++) {
        pthread_mutex_lock(&requests->lock);
        bool busy = requests->answers && (requests->dump || requests->reset || requests->busy);
        pthread_mutex_unlock(&requests->lock);
        if (!busy) return;
        nanosleep(&(struct timespec){.tv_nsec = PAUSE_NANOSECONDS}, NULL);
    }
}

typedef struct Leaving {
    JavaVM *vm;
    int status;
    Requests *requests;
    pthread_t thread;
} Leaving;

/* Runtime.exit, on a thread of its own: shutdown hooks may take their time. */
static void *exit_through_java(void *data) {
    JavaVM *vm = ((Leaving *)data)->vm;
    int status = ((Leaving *)data)->status;
    requests_await(((Leaving *)data)->requests);
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)(uintptr_t) "signal handler", NULL};
    void *attached = NULL;
    if ((*vm)->AttachCurrentThreadAsDaemon(vm, &attached, &args) != JNI_OK) _exit(status);
    JNIEnv *env = attached;
    jclass runtime = (*env)->FindClass(env, "java/lang/Runtime");
    jmethodID get = runtime != NULL ? (*env)->GetStaticMethodID(env, runtime, "getRuntime",
                                                                "()Ljava/lang/Runtime;")
                                    : NULL;
    jmethodID leave = get != NULL ? (*env)->GetMethodID(env, runtime, "exit", "(I)V") : NULL;
    jobject object = leave != NULL ? (*env)->CallStaticObjectMethod(env, runtime, get) : NULL;
    if (object != NULL) (*env)->CallVoidMethod(env, object, leave, (jint)status);
    _exit(status);
}

static bool thread_make(pthread_t *thread, void *(*run)(void *), void *data) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    bool made = pthread_create(thread, &attributes, run, data) == 0;
    pthread_attr_destroy(&attributes);
    return made;
}

static void *requests_run(void *data) {
    Requests *requests = data;
    for (;;) {
        pthread_mutex_lock(&requests->lock);
        requests->busy = false;
        while (!requests->dump && !requests->reset)
            pthread_cond_wait(&requests->come, &requests->lock);
        bool dump = requests->dump, reset = requests->reset;
        requests->dump = requests->reset = false;
        requests->busy = true;
        pthread_mutex_unlock(&requests->lock);
        JavaVM *vm = requests->launch->vm;
        if (dump) {
            minijvm_dump_threads(vm, stdout);
            minijvm_request_data(vm, 0);
        }
        if (reset) minijvm_request_data(vm, 1);
    }
    return NULL;
}

/* The first one makes the thread. */
static void request(Requests *requests, bool *which) {
    pthread_t thread;
    pthread_mutex_lock(&requests->lock);
    *which = true;
    if (!requests->answers) requests->answers = thread_make(&thread, requests_run, requests);
    pthread_cond_signal(&requests->come);
    pthread_mutex_unlock(&requests->lock);
}

/* Signals are taken further while the program leaves; and when an agent's handler holds
 * everything up, Java's way out among it, the process ends without. */
static void *signals_run(void *data) {
    static const struct timespec soon = {.tv_nsec = 250000000}, at_once = {.tv_nsec = 5000000};
    Launch *launch = data;
    Requests requests = {
        .launch = launch, .lock = PTHREAD_MUTEX_INITIALIZER, .come = PTHREAD_COND_INITIALIZER};
    Leaving leaving = {.vm = NULL};
    int insisted = 0;
    bool asked = false; /* SIGQUIT, perhaps before there was a VM: who sends it waits */
    for (;;) {
        int number = next_signal(launch, asked ? &at_once : leaving.vm != NULL ? &soon : NULL);
        JavaVM *vm = launch->vm;
        if (leaving.vm != NULL &&
            (minijvm_held_up(vm, stderr) ||
             minijvm_held_up_leaving(vm, leaving.thread, insisted, stderr)))
            _exit(leaving.status);
        asked |= number == SIGQUIT;
        if (asked && vm != NULL) {
            asked = false;
            if (!minijvm_attach_trigger(vm) && !minijvm_held_up(vm, stdout))
                request(&requests, &requests.dump);
        }
        if (number < 0 || number == SIGQUIT) continue;
        if (number == SIGUSR2) {
            if (vm != NULL && !minijvm_held_up(vm, stderr)) request(&requests, &requests.reset);
        } else if (leaving.vm == NULL) {
            leaving = (Leaving){.vm = vm, .status = 128 + number, .requests = &requests};
            if (vm == NULL || !thread_make(&leaving.thread, exit_through_java, &leaving))
                _exit(128 + number);
        } else {
            insisted = 1;
        }
    }
    return NULL;
}

void signals_start(Launch *launch) {
    if (launch->leave_signals) return;
    pthread_t taker;
    if (!thread_make(&taker, signals_run, launch))
        pthread_sigmask(SIG_UNBLOCK, &launch->signals, NULL);
}
