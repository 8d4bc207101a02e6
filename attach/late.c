/* SPDX-License-Identifier: MIT */
#include "attach/late.h"

#include <pthread.h>

#include "vm/model/class.h"
#include "vm/model/thread.h"
#include "vm/system/clock.h"
#include "vm/system/lock.h"
#include "vm/threads/gate.h"

/* The method of the innermost frame that the thread has shown. It may be going on meanwhile:
 * what is read is asked about first. */
static void tell_method(VM *vm, const Thread *thread, FILE *out) {
    char name[256];
    const Frame *frame = __atomic_load_n(&thread->frame, __ATOMIC_ACQUIRE);
    if ((const Value *)(const void *)frame < thread->stacks.base ||
        (const Value *)(const void *)(frame + 1) > thread->stacks.end)
        return;
    const Method *method = __atomic_load_n(&frame->method, __ATOMIC_ACQUIRE);
    if (method == NULL || !method_is_valid(vm, method)) return;
    fprintf(out, ", last seen in %s.%s", class_external_name(method->holder, name, sizeof name),
            method->name);
}

static void tell_thread(VM *vm, const Thread *thread, const char *why, FILE *out) {
    const char *agent = "", *event = vm->tools.handler_in_progress != NULL
                                         ? vm->tools.handler_in_progress(thread, &agent)
                                         : NULL;
    fprintf(out, "thread \"%s\" (%s", thread->name, why);
    if (event != NULL) fprintf(out, ", agent %s in its handler of %s", agent, event);
    tell_method(vm, thread, out);
    fputc(')', out);
}

/* False: the thread is in none. */
static bool tell_handler(VM *vm, const Thread *thread, FILE *out) {
    const char *agent = "", *event = vm->tools.handler_in_progress != NULL
                                         ? vm->tools.handler_in_progress(thread, &agent)
                                         : NULL;
    if (event != NULL)
        fprintf(out, "agent %s, in its handler of %s on the thread of the request\n", agent,
                event);
    return event != NULL;
}

void late_explain(VM *vm, const Thread *but, FILE *out) {
    unsigned told = 0;
    bool locked = false;
    int64_t deadline = clock_nanoseconds() + 100 * CLOCK_MILLISECOND;
    for (bool late = false; !locked && !late; late = clock_nanoseconds() >= deadline) {
        locked = pthread_mutex_trylock(&vm->threads.lock) == 0;
        if (!locked) clock_sleep(CLOCK_MILLISECOND);
    }
    if (!locked) {
        fputs("the VM's list of threads, which another thread holds\n", out);
        return;
    }
    const Thread *holder = atomic_load(&vm->gate.stopper),
                 *collector = atomic_load(&vm->gate.collector);
    for (Thread *thread = vm->threads.first; thread != NULL; thread = thread->next) {
        if (thread == but && !tell_handler(vm, thread, out)) continue;
        if (thread == but) { /* it waits for no other thread, then */
            pthread_mutex_unlock(&vm->threads.lock);
            return;
        }
        const char *why = NULL;
        if (thread == holder && vm->gate.world_stopped)
            why = "has stopped all others";
        else if (thread == collector)
            why = "collects";
        else if (gate_is_off(thread))
            why = "keeps collections off";
        else if (atomic_load(&thread->state) == THREAD_IN_VM)
            why = "runs, and has not come to a safepoint";
        if (why == NULL) continue;
        if (told++ > 0) fputs(", ", out);
        tell_thread(vm, thread, why, out);
    }
    pthread_mutex_unlock(&vm->threads.lock);
    fputs(told > 0 ? "\n" : "the VM, where no thread is in its way any more\n", out);
}
