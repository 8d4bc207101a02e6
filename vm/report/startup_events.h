/* SPDX-License-Identifier: MIT */
/* Start-up announcements. Until main's java.lang.Thread exists, events that carry objects are
 * held back; then what has come into being is told once, in an order in which nothing is
 * mentioned before it was announced (but main's own thread object). Called once by vm/create.c.
 */
#ifndef MINIJVM_VM_REPORT_STARTUP_EVENTS_H
#define MINIJVM_VM_REPORT_STARTUP_EVENTS_H

#include "vm/model/names.h"

/* THREAD_START(main), ARENA_NEW..., class_load of every class so far, object_alloc of every
 * object so far; from there on events are live. `t` is main, IN_VM, the only thread with a Java
 * stack.
 * **Safepoint.** */
void startup_events_emit(Thread *t);

#endif
