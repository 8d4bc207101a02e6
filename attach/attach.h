/* SPDX-License-Identifier: MIT */
/* Others of this machine ask a running VM, by a socket of their user's own (docs/attach.md). A
 * VM that never listens has no Attach. One listener thread, which the VM does not know, reads a
 * request and gives it to a worker, which is a thread of the VM for as long as it works: so the
 * listener answers even when the VM does not.
 *
 *    nothing -> announced     the host promised a trigger: an entry for `list`, no thread
 *    announced -> listening   a trigger file that the user or root made; again when the
 *                             socket's file is gone
 *    listening -> ended       DestroyJavaVM; files go at the process's end, too, unless it is
 *                             killed
 *
 * vm/create.c calls this; the host calls the functions of minijvm.h, which lie in
 * attach/embed.c. */
#ifndef MINIJVM_ATTACH_ATTACH_H
#define MINIJVM_ATTACH_ATTACH_H

#include "vm/model/names.h"

typedef struct Attach Attach;
struct Agent;

/* No request is taken any more; one at work is awaited for two seconds. False: it still works,
 * and the VM must stay. `t` is IN_VM. **Safepoint.** */
bool attach_end(VM *vm, Thread *t);
/* The process ends: the files go. Waits for nothing; any thread. */
void attach_abandon(VM *vm);

/* ---- For attach/embed.c ---- */

/* Each: 0, or -1 and a message. */
int attach_announce(VM *vm, char *message, size_t size);
int attach_listen(VM *vm, const char *path, char *message, size_t size);
/* 1: the signal was an attach, and the VM listens. 0: no trigger file is there. -1: it is, but
 * listening failed. */
int attach_trigger(VM *vm, char *message, size_t size);
/* A thread of its own lets the agent leave, and says on the host's output why it could not.
 * False and a message: there is no thread. Any thread, also while the world is stopped. */
bool attach_let_leave(VM *vm, struct Agent *agent, char *message, size_t size);

#endif
