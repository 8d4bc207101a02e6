/* SPDX-License-Identifier: MIT */
/* -Xcheck:monitors: what a monitor does against its promises and the rules is reported with the
 * statement's number, the monitor, the thread, the call in progress and the native call stack;
 * and at its end, what it has not given back. Nothing here changes what a function answers. A
 * monitor that is not checked has no MonitorCheck, and every function here does nothing for it.
 */
#ifndef MINIJVM_JEVMON_CHECK_H
#define MINIJVM_JEVMON_CHECK_H

#include "jevmon/session.h"

/* False: no memory. */
bool monitor_check_make(EventMonitor *m, VM *vm);
void monitor_check_free(EventMonitor *m);

/* `place`: where the monitor's code called, NULL: the innermost frame on the stack that is not
 * the VM's. */
void monitor_check_report(EventMonitor *m, const char *rule, const void *place,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

/* A call in which a monitor may have promised to call nothing of the VM but IDInfo (M111). */
void monitor_check_safe_begin(MonitorCall *call);
void monitor_check_safe_end(MonitorCall *call);
/* A function that is forbidden in such a call was called from `place`. */
void monitor_check_forbidden(EventMonitor *m, const char *function, const void *place);

/* What the two objects are called in reports. */
#define CHECKED_INFO "IJavaEventMonitorIDInfo"
#define CHECKED_HEAP "IJavaHeapMonitor"
/* M7: a reference is taken, or given back, through the interface. */
void monitor_check_take(EventMonitor *m, const char *interface, const void *place);
void monitor_check_give(EventMonitor *m, const char *interface, const void *place);
/* M73: handles were made (or, < 0, freed). */
void monitor_check_handles(EventMonitor *m, int64_t count, const void *place);
/* M128: an ObjectID that is none, or none any more. */
void monitor_check_stale(EventMonitor *m, ObjectID id);

/* M127: another id that is none, or none any more. */
void monitor_check_unknown(EventMonitor *m, const char *kind, UniqueID id);

/* The call is over in which this memory could be read. */
void monitor_check_spoil(const EventMonitor *m, void *memory, size_t bytes);
/* The VM has given its references back: reports what the monitor still holds. */
void monitor_check_end(EventMonitor *m);

#endif
