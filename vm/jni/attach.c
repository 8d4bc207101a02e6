/* SPDX-License-Identifier: MIT */
/* Threads of the embedder that become Java threads, and cease to be. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env.h"
#include "vm/model/class.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/thread_life.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"

/* The Thread object must be there, and be the current one, before its constructor runs: that
 * asks for the current thread and inherits from it. */
static bool attach_object(Thread *t, const char *name, jobject group, bool daemon) {
    HANDLE_SCOPE(t);
    VM *vm = t->vm;
    Object *object = object_allocate(t, vm->known.Thread_);
    if (object == NULL) return false;
    thread_set_object(t, object);
    *(int32_t *)(void *)((char *)object + vm->known.Thread_priority) = 5;
    *((uint8_t *)object + vm->known.Thread_daemon) = daemon;
    Object *parent = env_object(group);
    if (parent == NULL) parent = vm->main_thread_group;
    Handle group_handle = handle_new(t, parent);
    object_set_ref(object, (char *)object + vm->known.Thread_group, parent);
    bool done;
    Object *text = name != NULL ? string_from_utf8(t, name, strlen(name)) : NULL;
    if (name != NULL && text == NULL) return false;
    Handle text_handle = handle_new(t, text);
    object_set_ref(t->object, (char *)t->object + vm->known.Thread_name, text);
    /* The constructor is the thread's first Java code: its start is told before. */
    thread_announce_start(t);
    if (name != NULL) {
        Value args[3] = {
            {.l = t->object}, {.l = handle_get(group_handle)}, {.l = *text_handle}};
        done = invoke_method(t, vm->known.Thread_init_group_name, args, NULL);
    } else {
        Method *init =
            class_declared_method(vm->known.Thread_, symbol(vm, "<init>"),
                                  symbol(vm, "(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;)V"));
        if (init == NULL) return false;
        Value args[3] = {{.l = t->object}, {.l = handle_get(group_handle)}, {.l = NULL}};
        done = invoke_method(t, init, args, NULL);
    }
    if (!done) return false;
    Method *add = class_declared_method(vm->known.ThreadGroup, symbol(vm, "add"),
                                        symbol(vm, "(Ljava/lang/Thread;)V"));
    Value added[2] = {{.l = handle_get(group_handle)}, {.l = t->object}};
    if (added[0].l != NULL && add != NULL && !invoke_method(t, add, added, NULL)) return false;
    object_set_ref(t->object, (char *)t->object + vm->known.Thread_contextClassLoader,
                   vm->system_loader);
    *((uint8_t *)t->object + vm->known.Thread_daemon) = daemon;
    Object *given = slot_get((char *)t->object + vm->known.Thread_name);
    char *own_name = given != NULL ? string_to_c(vm, given) : NULL;
    if (own_name != NULL) snprintf(t->name, sizeof t->name, "%s", own_name);
    free(own_name);
    /* One that its constructor has named: when the start was told there was none. */
    if (name == NULL && WANTED(t, thread_name) && given != NULL)
        thread_announce_name(t, &t->object, handle_new(t, given));
    return true;
}

/* An OS thread that ends without detaching is detached, so that DestroyJavaVM waits for nobody
 * who is gone. Not one that leaves from within Java (pthread_exit in a native method): its
 * frames would be taken from under it. */
static void thread_ends_attached(void) {
    for (Thread *t = process_thread(), *outer; t != NULL; t = outer) {
        outer = t->outer;
        if (!t->is_attached || t->frame != NULL) continue;
        thread_enter_vm(t);
        detach_java_thread(t);
    }
}

Thread *attach_java_thread(VM *vm, const char *name, jobject group, bool daemon) {
    Thread *t = thread_attach_self(vm, name != NULL ? name : "attached");
    if (t == NULL) return NULL;
    t->is_attached = true;
    t->is_daemon = daemon;
    if (!attach_object(t, name, group, daemon)) {
        t->exception = NULL;
        thread_announce_end(t);
        if (t->object != NULL) thread_clear_object(t, t->object);
        t->object = NULL;
        thread_detach_self(t);
        return NULL;
    }
    process_watch_thread_end(thread_ends_attached);
    if (!daemon) {
        lock_acquire(&vm->threads.lock, LOCK_THREADS);
        vm->threads.non_daemons++;
        lock_release(&vm->threads.lock, LOCK_THREADS);
    }
    return t;
}

void detach_java_thread(Thread *t) {
    VM *vm = t->vm;
    bool daemon = t->is_daemon;
    thread_finish_java(t);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    t->object = NULL;
    if (!daemon) vm->threads.non_daemons--;
    pthread_cond_broadcast(&vm->threads.wake);
    /* The VM must stay until this thread is out of its list. */
    vm->threads.ending++;
    lock_release(&vm->threads.lock, LOCK_THREADS);
    thread_detach_self(t);
    lock_acquire(&vm->threads.lock, LOCK_THREADS);
    vm->threads.ending--;
    pthread_cond_broadcast(&vm->threads.wake);
    lock_release(&vm->threads.lock, LOCK_THREADS);
}
