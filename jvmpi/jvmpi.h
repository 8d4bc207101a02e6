/* SPDX-License-Identifier: MIT */
/* JVMPI's front-end: every agent is a Listener on the VM's events plus a function table of its
 * own (docs/protocols.md). vm/create.c is the only caller; everything else reaches the
 * front-end through vm->events and vm->tools.get_tool_env. */
#ifndef MINIJVM_JVMPI_JVMPI_H
#define MINIJVM_JVMPI_JVMPI_H

#include "vm/model/names.h"

/* Says what the front-end keeps for each thread. Before there is one. */
void jvmpi_prepare(VM *vm);

/* Makes the front-end's state and sets vm->tools.get_tool_env. False: no memory. */
bool jvmpi_create(VM *vm);

/* Loads every -Xrun agent in order and runs its JVM_OnLoad; before any class is loaded, `main`
 * IN_VM. False and a message that names the agent: the VM must not start. **Safepoint.** */
bool agents_load(VM *vm, Thread *main, char *message, size_t size);

/* After JVM_SHUT_DOWN was sent: turns all events off and calls each agent's JVM_OnUnload.
 * Idempotent; t may be NULL. **Safepoint.** */
void jvmpi_unload(VM *vm, Thread *t);

/* Frees agents, their slots and monitors; implies jvmpi_unload. No event may be sent
 * afterwards. **Safepoint.** */
void jvmpi_destroy(VM *vm);

#endif
