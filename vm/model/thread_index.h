/* SPDX-License-Identifier: MIT */
/* Which threads a VM has, in constant time: by address, which may be any (agents ask), and
 * those that wait for nothing, in a look at one byte for each id. Guarded by threads.lock, but
 * for these bytes: each belongs to its thread, which writes it as it begins and ends to wait,
 * so that nobody has to stop a thread, or read what it owns, to learn that it waits. */
#ifndef MINIJVM_VM_MODEL_THREAD_INDEX_H
#define MINIJVM_VM_MODEL_THREAD_INDEX_H

#include "vm/model/names.h"

typedef struct ThreadIndex ThreadIndex;

ThreadIndex *thread_index_create(void); /* NULL: no memory */
void thread_index_destroy(ThreadIndex *index);
/* A thread that has an id, which is nobody else's. **Lock:** threads. */
void thread_index_add(ThreadIndex *index, Thread *t);
void thread_index_remove(ThreadIndex *index, Thread *t);
/* It was added and not removed; any address. **Lock:** threads. */
bool thread_index_has(const ThreadIndex *index, const Thread *t);
/* NULL: none has this id. **Lock:** threads, or the world is stopped. */
Thread *thread_index_at(const ThreadIndex *index, uint32_t id);
/* Those that wait for nothing, by id; of the rest none is looked at. Answers how many there
 * are, of which the first `capacity` are in the list. **Lock:** threads. */
uint32_t thread_index_running(const ThreadIndex *index, Thread **list, uint32_t capacity);

#endif
