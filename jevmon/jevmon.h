/* SPDX-License-Identifier: MIT */
/* The front-end for event monitors (docs/event-monitors.md, include/jevmon.h): every monitor is
 * a Listener on the VM's events. vm/create.c is the only caller. */
#ifndef MINIJVM_JEVMON_JEVMON_H
#define MINIJVM_JEVMON_JEVMON_H

#include "vm/model/names.h"

/* Says what the front-end keeps for each thread. Before there is one. */
void jevmon_prepare(VM *vm);

/* M17: what MSJAVA_ENABLE_JIT or the configuration file's EnableJIT says; of old both counted
 * for every program. Asked before a VM has a compiler. */
bool jevmon_allows_compiler(void);
/* Makes and initializes the monitors, before any class is loaded; `main` is IN_VM. One that
 * cannot be made is named, and the program goes on. False: no memory. **Safepoint.** */
bool jevmon_start(VM *vm, Thread *main);
/* After the last event: no monitor is called any more, and each is released. Idempotent; t may
 * be NULL. **Safepoint.** */
void jevmon_unload(VM *vm, Thread *t);
/* What a monitor still holds of the VM answers E_FAIL from now on. */
void jevmon_destroy(VM *vm);

#endif
