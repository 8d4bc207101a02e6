/* SPDX-License-Identifier: MIT */
/* What threads do at one moment: states, stacks, monitors and synchronizers held, what each
 * waits for and who has it. Taken with the world stopped. */
#ifndef MINIJVM_JDK_SNAPSHOT_H
#define MINIJVM_JDK_SNAPSHOT_H

#include "vm/model/names.h"

typedef struct SnapshotLock {
    Handle object;
    int depth; /* of the frame that holds it; -1: of no frame */
} SnapshotLock;

typedef struct SnapshotThread {
    Handle thread; /* NULL: not alive */
    int32_t state; /* java.lang.Thread.threadStatus */
    bool is_suspended, is_in_native;
    Handle waits_for, owner; /* NULL: nothing, nobody */
    uint64_t blocked_count, waited_count;
    int64_t blocked_time, waited_time; /* milliseconds, -1: not measured */
    Method **methods;                  /* malloc'ed */
    int *pcs;                          /* likewise */
    int frame_count;
    SnapshotLock *monitors, *synchronizers; /* likewise */
    int monitor_count, synchronizer_count;
} SnapshotThread;

typedef struct Snapshot {
    SnapshotThread *threads; /* as many as were asked for, in this order */
    int count;
    bool failed; /* no memory */
} Snapshot;

/* What is wanted. */
typedef struct SnapshotWish {
    const int64_t *ids; /* NULL: all threads that Java sees */
    int count;
    int depth; /* of stacks; -1: whole */
    bool monitors, synchronizers;
} SnapshotWish;

/* IN_VM. The handles are the caller's, as are the classes of the methods, as long as its scope
 * is open. False: an exception is pending. **Safepoint. Throws.** */
bool snapshot_take(Thread *t, const SnapshotWish *wish, Snapshot *snapshot);
void snapshot_free(Snapshot *snapshot);

/* Threads that wait for each other in a circle, malloc'ed handles; *count 0 and NULL: none.
 * Without `monitors_only` waiting for an ownable synchronizer counts, too. False: an exception
 * is pending. **Safepoint. Throws.** */
bool snapshot_find_deadlocks(Thread *t, bool monitors_only, Handle **threads, int *count);

#endif
