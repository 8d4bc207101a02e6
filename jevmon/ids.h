/* SPDX-License-Identifier: MIT */
/* Ids. All but an ObjectID are addresses of structs that do not move, looked up in tables when
 * they come back. An ObjectID is an object's address with, above its 48 bits, a number that
 * changes when a collection begins and again when it is over: a stale one answers E_FAIL. */
#ifndef MINIJVM_JEVMON_IDS_H
#define MINIJVM_JEVMON_IDS_H

#include "jevmon/session.h"

enum { OBJECT_ID_SHIFT = 48 };

static inline UniqueID id_of(const void *address) { return (UniqueID)address; }
static inline StackID stack_id_of(const Frame *frame) { return (StackID)frame; }

static inline uintptr_t object_id_number(VM *vm) {
    return (gc_latest_begun(vm->heap) + atomic_load(&vm->gate.collections_done)) & 0xffff;
}
static inline ObjectID object_id_of(VM *vm, const Object *object) {
    return object == NULL ? 0 : (uintptr_t)object | object_id_number(vm) << OBJECT_ID_SHIFT;
}

/* The calling thread, for what only a thread of the VM can do. One that the VM does not know is
 * in its list until the question is answered, and nobody is told of it (M131). */
typedef struct AskingThread {
    Thread *thread;
    bool is_new;
} AskingThread;

/* In state NATIVE, or in the one it has. False: no memory. **Safepoint.** */
bool asking_thread_begin(AskingThread *asking, VM *vm);
void asking_thread_end(AskingThread *asking); /* **Safepoint.** */

/* A question about objects: no collection until it is over. */
typedef struct ObjectQuestion {
    VM *vm;
    EventMonitor *monitor;
    AskingThread asking;
} ObjectQuestion;

/* False: the caller has stopped the other threads, or the VM has ended. */
bool object_question_begin(ObjectQuestion *question, EventMonitor *m);
void object_question_end(ObjectQuestion *question);
/* Between the two. NULL: it is none, or was one before a collection. */
Object *object_of_id(const ObjectQuestion *question, ObjectID id);

/* A text in modified UTF-8 as UTF-16, in memory that goes to the monitor; NULL: none. */
LPWSTR jevmon_widen(const char *text);
/* A text in standard UTF-8, as options are, in modified UTF-8, in the same memory. */
LPSTR jevmon_modify(const char *text);

#endif
