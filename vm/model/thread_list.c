/* SPDX-License-Identifier: MIT */
#include "vm/model/thread_list.h"

#include "vm/model/thread_index.h"
#include "vm/system/lock.h"

enum { THREAD_IDS = 1 << 16 };

/* An id comes again as late as can be: a lock word may name a thread that has ended
 * (monitors_release_all). */
uint32_t thread_list_take_id(VM *vm) {
    for (uint32_t tries = 1; tries < THREAD_IDS; tries++) {
        uint32_t id = vm->threads.last_id % (THREAD_IDS - 1) + 1;
        vm->threads.last_id = id;
        if (vm->threads.ids[id >> 3] & 1 << (id & 7)) continue;
        vm->threads.ids[id >> 3] |= (uint8_t)(1 << (id & 7));
        return id;
    }
    return 0;
}

void thread_list_add(Thread *t) {
    VM *vm = t->vm;
    t->next = vm->threads.first;
    if (vm->threads.first != NULL) vm->threads.first->previous = t;
    __atomic_store_n(&vm->threads.first, t, __ATOMIC_RELEASE); /* see thread_first */
    vm->threads.count++;
    thread_index_add(vm->threads.index, t);
    /* A thread that comes while the world is stopped waits like the others. */
    if (vm->gate.world_stopped) atomic_fetch_or(&t->poll, POLL_STOP);
}

void thread_list_remove(Thread *t) {
    VM *vm = t->vm;
    if (t->previous != NULL)
        t->previous->next = t->next;
    else if (vm->threads.first == t)
        vm->threads.first = t->next;
    if (t->next != NULL) t->next->previous = t->previous;
    vm->threads.count--;
    thread_index_remove(vm->threads.index, t);
    vm->threads.ids[t->id >> 3] &= (uint8_t) ~(1 << (t->id & 7));
    pthread_cond_broadcast(&vm->threads.wake);
}

/* ---- Questions ---- */

void thread_visit_all(VM *vm, void (*visit)(void *data, Thread *thread), void *data) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    for (Thread *t = vm->threads.first; t != NULL; t = t->next) visit(data, t);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}

bool thread_is_listed(VM *vm, const Thread *thread) {
    return thread_index_has(vm->threads.index, thread);
}

bool thread_is_live(VM *vm, const Thread *thread) {
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    bool live = thread_is_listed(vm, thread);
    lock_release(&vm->threads.lock, LOCK_THREADS);
    return live;
}

/* ---- Of java.lang.Thread ---- */

int64_t *thread_native_field(Object *object) {
    VM *vm = object_class(object)->vm;
    return (int64_t *)(void *)((char *)object + vm->known.Thread_eetop);
}

Thread *thread_of_object(Object *object) {
    int64_t word = __atomic_load_n(thread_native_field(object), __ATOMIC_ACQUIRE);
    return word != THREAD_NOT_TO_RUN ? (Thread *)(uintptr_t)word : NULL;
}

bool thread_is_seen(const Thread *t) {
    return t->object != NULL && !t->is_system && thread_of_object(t->object) == t;
}
