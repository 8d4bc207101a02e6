/* SPDX-License-Identifier: MIT */
/* Calls of JNI that cannot be obeyed: before there is a class, while the caller has the world
 * stopped, with the JNIEnv of a thread that has ended. A thread has the table here meanwhile,
 * whose members say so, once for each reason and VM, and answer 0; an ended thread's memory
 * keeps it until it is another's. And calls with the JNIEnv of another thread: the caller's own
 * is used, so that two threads never meet in one. */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "vm/jni/env_functions.h"
#include "vm/system/process.h"

enum { REFUSED_EARLY = 1, REFUSED_STOPPED = 2, REFUSED_ENDED = 4, REDIRECTED = 8 };

/* Is it there for sure? A thread that ended may have been the last of its VM. */
static bool vm_is_live(const VM *vm) {
    VmHandle *handles[64];
    size_t count = process_vms(handles, 64);
    for (size_t i = 0; i < count && i < 64; i++)
        if (handles[i]->vm == vm) return true;
    return false;
}

/* Who calls: an agent, or a library. */
typedef struct Caller {
    const char *kind, *name;
} Caller;

static Caller caller_of(VM *vm, const void *code) {
    const char *name = vm != NULL && vm->tools.agent_of_code != NULL
                           ? vm->tools.agent_of_code(vm, code)
                           : NULL;
    Dl_info info;
    if (name != NULL) return (Caller){"agent", name};
    return (Caller){"native code of", dladdr(code, &info) != 0 && info.dli_fname != NULL
                                          ? info.dli_fname
                                          : "an unknown place"};
}

static bool first_of(VM *vm, unsigned reason) {
    return vm == NULL || (atomic_fetch_or(&vm->jni_said, reason) & reason) == 0;
}

/* Both registers that a JNI function may answer in. */
typedef struct Nothing {
    uint64_t integer;
    double real;
} Nothing;

static Nothing JNICALL refuse(JNIEnv *env) {
    Thread *t = (Thread *)(void *)env;
    VM *vm = vm_is_live(t->vm) ? t->vm : NULL;
    bool ended = vm == NULL || atomic_load(&t->state) == THREAD_ENDED;
    unsigned reason = ended                   ? REFUSED_ENDED
                      : vm->gate.stopper == t ? REFUSED_STOPPED
                                              : REFUSED_EARLY;
    const char *why = reason == REFUSED_EARLY ? "before there is any class (rule R205)"
                      : reason == REFUSED_STOPPED
                          ? "in a handler between GC_START and GC_FINISH, while threads stand "
                            "still (rule R21)"
                          : "with the JNIEnv of a thread that has ended (rule R37)";
    Caller caller = caller_of(vm, __builtin_return_address(0));
    if (vm != NULL && !ended && t->calls_nothing)
        vm_fatal(vm, "JNI: %s %s calls JNI in a handler that may call nothing of the VM",
                 caller.kind, caller.name);
    if (first_of(vm, reason))
        fprintf(stderr, "minijvm: %s %s calls JNI %s; such calls answer 0\n", caller.kind,
                caller.name, why);
    return (Nothing){0, 0};
}

enum { SLOTS = sizeof(struct JNINativeInterface_) / sizeof(void *) };
#define SLOT_OF(Name) (offsetof(struct JNINativeInterface_, Name) / sizeof(void *))
_Static_assert(SLOT_OF(GetVersion) == 4 && SLOT_OF(GetJavaVM) == 219, "JNI's order");

static void *const refusing[SLOTS] = {
    [SLOT_OF(GetVersion)] = (void *)env_GetVersion,
    [SLOT_OF(GetVersion) + 1 ... SLOT_OF(GetJavaVM) - 1] = (void *)refuse,
    [SLOT_OF(GetJavaVM)] = (void *)env_GetJavaVM,
    [SLOT_OF(GetJavaVM) + 1 ... SLOTS - 1] = (void *)refuse,
};

const struct JNINativeInterface_ *jni_refusing_functions(void) {
    return (const void *)refusing;
}

bool env_is_callers(const Thread *t) {
    for (const Thread *own = process_thread(); own != NULL; own = own->outer)
        if (own == t) return true;
    return false;
}

Thread *env_of_caller(Thread *t, const void *code) {
    if (env_is_callers(t)) return t;
    VM *vm = vm_is_live(t->vm) ? t->vm : NULL;
    Thread *own = vm != NULL ? thread_current(vm) : NULL;
    Caller caller = caller_of(vm, code);
    if (own == NULL) {
        fprintf(stderr,
                "minijvm: %s %s calls JNI with the JNIEnv of thread \"%s\" on a thread that is "
                "not attached (JNI, chapter 5)\n",
                caller.kind, caller.name, t->name);
        abort();
    }
    if (first_of(vm, REDIRECTED))
        fprintf(stderr,
                "minijvm: %s %s calls JNI on thread \"%s\" with the JNIEnv of thread \"%s\" "
                "(JNI, chapter 5: each thread has its "
                "own); the caller's own is used\n",
                caller.kind, caller.name, own->name, t->name);
    return own;
}
