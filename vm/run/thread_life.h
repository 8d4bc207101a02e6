/* SPDX-License-Identifier: MIT */
/* How threads come into being and end. */
#ifndef MINIJVM_VM_RUN_THREAD_LIFE_H
#define MINIJVM_VM_RUN_THREAD_LIFE_H

#include "vm/model/names.h"

/* Is there stack enough on the calling OS thread for Java to run, and to throw a
 * StackOverflowError before it is full? */
bool thread_has_room(void);
/* What a Thread takes, the front-ends' room included. */
size_t thread_bytes(const VM *vm);
/* Makes the Thread for the calling OS thread (no java.lang.Thread yet), IN_VM and in the list.
 * NULL: no memory. **Safepoint.** */
Thread *thread_attach_self(VM *vm, const char *name);
/* Out of the list, freed; the caller must not be IN_VM afterwards. */
void thread_detach_self(Thread *t);
/* Starts the OS thread of a java.lang.Thread object. **Throws** OutOfMemoryError.
 * **Safepoint.** */
bool thread_start(Thread *t, Handle thread_object);
/* A daemon thread with a java.lang.Thread that runs a C function in state NATIVE.
 * **Safepoint.** */
bool thread_start_system(Thread *t, const char *name, int priority, void (*run)(void *),
                         void *data);

/* Ties a Thread to its java.lang.Thread object. */
void thread_set_object(Thread *t, Object *object);
/* Java sees it alive no longer. No safepoint. */
void thread_clear_object(Thread *t, Object *object);
void thread_announce_start(Thread *t); /* THREAD_START, once. **Safepoint.** */
void thread_announce_end(Thread *t);   /* THREAD_END, if it was announced. **Safepoint.** */
/* The thread of that java.lang.Thread has a new name; told after its start and before its end.
 * **Safepoint.** */
void thread_announce_name(Thread *t, Handle thread_object, Handle name);
/* A dump is an agent's until its handler returns: the end of a thread or a reference that it
 * shows is told after that. From code of an agent, which may hold what that handler waits for,
 * the end is told at once. **Safepoint.** */
void thread_await_dumps(Thread *t);
void thread_finish_java(Thread *t); /* uncaught exception, Thread.exit, join, THREAD_END */

#endif
