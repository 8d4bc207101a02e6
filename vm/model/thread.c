/* SPDX-License-Identifier: MIT */
#include "vm/model/thread.h"

#include <time.h>

#include "vm/model/vm.h"
#include "vm/system/process.h"

Thread *thread_current_any(void) { return process_thread(); }

Thread *thread_current(VM *vm) {
    Thread *t = process_thread();
    while (t != NULL && t->vm != vm) t = t->outer;
    return t;
}

/* A compiled method of at most THREAD_ENTER_SLOTS whose arguments lie below room_limit needs no
 * closer look: neither stack ends. Below enter_limit no entry is to be told either.
 * `enter_bound` is as far as the C stack lasts, by what its frames take of either. */
void thread_set_enter_limit(Thread *t) {
    Value *limit = (Value *)((uintptr_t)t->stack_limit - THREAD_ENTER_SLOTS * sizeof(Value));
    bool is_told = t->entries_observed && t->vm->options.jit.events == JIT_EVENTS_TEST;
    t->room_limit = limit < t->enter_bound ? limit : t->enter_bound;
    t->enter_limit = is_told ? NULL : t->room_limit;
}

uint64_t thread_cpu_time(Thread *thread) {
    struct timespec time;
    if (atomic_load(&thread->state) == THREAD_NEW ||
        clock_gettime(thread->cpu_clock, &time) != 0)
        return 0;
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}
