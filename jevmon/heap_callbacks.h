/* SPDX-License-Identifier: MIT */
/* The callbacks of a heap monitor, how they are kept, and the dump that one of them gets at the
 * end of each collection. */
#ifndef MINIJVM_JEVMON_HEAP_CALLBACKS_H
#define MINIJVM_JEVMON_HEAP_CALLBACKS_H

#include "jevmon/session.h"

/* Whether an object of the monitor's has a table with so many functions. */
static inline bool jevmon_has_functions(const void *object, size_t bytes) {
    void *const *table = *(void *const *const *)object;
    for (size_t i = 0; table != NULL && i < bytes / sizeof *table; i++)
        if (table[i] == NULL) return false;
    return table != NULL;
}

/* A registered callback: of an IObjectAllocationCallBack or IHeapInfoCallBack. Released when
 * nobody uses it any more. */
struct CallbackHook {
    IUnknown *callback;
    _Atomic ULONG users;
};

/* For a use; NULL: there is none. The caller is in a call of the monitor, as for the drop,
 * which may run the monitor's code. `place` is one of the monitor's. */
CallbackHook *callback_take(EventMonitor *m, CallbackHook *const *place);
void callback_drop(CallbackHook *hook);

/* At the end of a collection, world stopped: the whole heap to the monitor's callback, if it
 * has one (M87, M105). */
void heap_dump_tell(EventMonitor *m, Thread *t);

/* What an id of the dump that `call` is, or is in, stands for; NULL: nothing (M154). */
const Object *heap_dump_object(const MonitorCall *call, ObjectID id);

#endif
