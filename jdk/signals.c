/* SPDX-License-Identifier: MIT */
/* sun.misc.Signal (J500 to J502, J158). The library of this VM takes no signal by itself: those
 * that end a program are the host's, as the launcher has them, and what the JDK's own start
 * registers for them is noted and not installed. What a program asks for later is installed: a
 * handler that writes the number into a pipe, and a thread that reads it and tells Java. The
 * host's way with a signal is kept, and comes back when the program wants it, or with the end
 * of the VM. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jdk/functions.h"
#include "jdk/state.h"
#include "jdk/system_thread.h"
#include "vm/system/lock.h"

enum { TO_DEFAULT, TO_NOBODY, TO_JAVA, REFUSED = -1 }; /* else the address of a function */

struct JdkSignals {
    pthread_mutex_t lock;
    struct sigaction host[NSIG]; /* of those in `taken` */
    sigset_t taken;
    sigset_t promised; /* Java has a handler, the host's action stands for it */
    bool dispatches;   /* the thread is there */
};

JdkSignals *jdk_signals_create(void) {
    JdkSignals *all = calloc(1, sizeof *all);
    if (all == NULL) return NULL;
    pthread_mutex_init(&all->lock, NULL);
    sigemptyset(&all->taken);
    sigemptyset(&all->promised);
    return all;
}

void jdk_signals_destroy(JdkSignals *all) {
    if (all == NULL) return;
    for (int number = 1; number < NSIG; number++)
        if (sigismember(&all->taken, number) == 1) sigaction(number, &all->host[number], NULL);
    pthread_mutex_destroy(&all->lock);
    free(all);
}

/* ---- Names ---- */

jint jdk_JVM_FindSignal(const char *name) {
    static const struct {
        const char *name;
        int number;
    } others[] = {{"CLD", SIGCHLD}, {"IO", SIGIO}};
    if (strncmp(name, "SIG", 3) == 0) name += 3;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (strcmp(others[i].name, name) == 0) return others[i].number;
    for (int number = 1; number < NSIG; number++) {
        const char *known = sigabbrev_np(number);
        if (known != NULL && strcmp(known, name) == 0) return number;
    }
    return REFUSED;
}

/* ---- Telling Java ---- */

/* A static method of a class of the library. */
static jmethodID find_static(JNIEnv *env, const char *of, const char *name,
                             const char *descriptor, jclass *cls) {
    *cls = (*env)->FindClass(env, of);
    return *cls != NULL ? (*env)->GetStaticMethodID(env, *cls, name, descriptor) : NULL;
}

static void dispatch(JNIEnv *env, int number) {
    jclass c;
    if ((*env)->PushLocalFrame(env, 8) != JNI_OK) return;
    jmethodID m = find_static(env, "jdk/internal/misc/Signal", "dispatch", "(I)V", &c);
    if (m != NULL) (*env)->CallStaticVoidMethod(env, c, m, (jint)number);
    (*env)->ExceptionClear(env);
    (*env)->PopLocalFrame(env, NULL);
}

/* Java makes a thread for each signal, which has group and priority of this one. */
static void dispatch_all(JNIEnv *env, void *data) {
    int pipe = (int)(intptr_t)data;
    unsigned char number;
    while (read(pipe, &number, 1) == 1 && number != 0) dispatch(env, number);
}

/* False: no thread, no pipe, no memory. */
static bool dispatcher_start(JNIEnv *env) {
    int pipe = process_open_signals();
    return pipe >= 0 &&
           system_thread_start(env, "Signal Dispatcher", dispatch_all, (void *)(intptr_t)pipe);
}

/* Programs see the thread from the start on, unless signals are left alone. Without a thread
 * there are no handlers, which RegisterSignal says when one is wanted. */
void jdk_signals_start(Thread *t) {
    JdkSignals *all = jdk_of(t->vm)->signals;
    if (t->vm->options.leave_signals) return;
    thread_leave_vm(t, THREAD_NATIVE);
    all->dispatches = dispatcher_start((JNIEnv *)(void *)t);
    thread_enter_vm(t);
}

void jdk_signals_end(VM *vm) {
    JdkSignals *all = jdk_of(vm)->signals;
    if (all->dispatches) process_signal_caught(0);
    all->dispatches = false;
}

/* ---- Registration ---- */

/* Of those that end a program. */
static bool is_ending(int number) {
    return number == SIGHUP || number == SIGINT || number == SIGTERM;
}

/* SIGBUS is how the VM learns that a mapped file was cut. */
static bool is_reserved(const VM *vm, int number) {
    return number == SIGQUIT || number == SIGFPE || number == SIGILL || number == SIGSEGV ||
           number == SIGBUS || (is_ending(number) && vm->options.leave_signals);
}

static intptr_t code_of(const struct sigaction *action) {
    if (action->sa_flags & SA_SIGINFO) return (intptr_t)action->sa_sigaction;
    return action->sa_handler == SIG_DFL                 ? TO_DEFAULT
           : action->sa_handler == SIG_IGN               ? TO_NOBODY
           : action->sa_handler == process_signal_caught ? TO_JAVA
                                                         : (intptr_t)action->sa_handler;
}

static struct sigaction action_of(JdkSignals *all, int number, intptr_t code) {
    struct sigaction action = {.sa_flags = SA_RESTART};
    if (code != TO_JAVA && sigismember(&all->taken, number) == 1 &&
        code_of(&all->host[number]) == code)
        return all->host[number]; /* with its flags */
    action.sa_handler = code == TO_DEFAULT  ? SIG_DFL
                        : code == TO_NOBODY ? SIG_IGN
                        : code == TO_JAVA   ? process_signal_caught
                                            : (void (*)(int))code;
    sigfillset(&action.sa_mask);
    return action;
}

/* What it was, coded. **Lock:** held. */
static intptr_t change(const VM *vm, JdkSignals *all, int number, intptr_t code) {
    struct sigaction now, next;
    if (sigaction(number, NULL, &now) != 0) return REFUSED;
    intptr_t before = sigismember(&all->promised, number) == 1 ? TO_JAVA : code_of(&now);
    if (is_ending(number) && before == TO_NOBODY) return before; /* as nohup wants it */
    if (is_ending(number) && code == TO_JAVA && !vm->initialized) {
        sigaddset(&all->promised, number);
        return before;
    }
    next = action_of(all, number, code);
    if (sigaction(number, &next, NULL) != 0) return REFUSED;
    if (sigismember(&all->taken, number) != 1) all->host[number] = now;
    sigaddset(&all->taken, number);
    sigdelset(&all->promised, number);
    return before;
}

void *jdk_JVM_RegisterSignal(jint number, void *handler) {
    Thread *t = process_thread();
    VM *vm = t->vm;
    JdkSignals *all = jdk_of(vm)->signals;
    intptr_t code = (intptr_t)handler;
    if (number <= 0 || number >= NSIG || is_reserved(vm, number))
        return (void *)(intptr_t)REFUSED;
    if (code == TO_JAVA && vm->initialized) { /* Java calls for one thread at a time */
        if (!all->dispatches) all->dispatches = dispatcher_start((JNIEnv *)(void *)t);
        if (!all->dispatches) return (void *)(intptr_t)REFUSED;
    }
    lock_acquire(&all->lock, LOCK_RESOURCES);
    intptr_t before = change(vm, all, number, code);
    lock_release(&all->lock, LOCK_RESOURCES);
    return (void *)before;
}

jboolean jdk_JVM_RaiseSignal(jint number) {
    const VM *vm = process_thread()->vm;
    struct sigaction now;
    bool ignored = sigaction(number, NULL, &now) == 0 && now.sa_handler == SIG_IGN;
    if ((is_ending(number) && (vm->options.leave_signals || ignored)) ||
        (number == SIGQUIT && vm->options.leave_signals))
        return JNI_FALSE;
    return raise(number) == 0;
}
