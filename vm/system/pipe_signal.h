/* SPDX-License-Identifier: MIT */
/* Writes that raise no SIGPIPE. A write to what nobody reads any more raises it in the writing
 * thread, and a host that has left the signal at its default would end. Where it is not ignored
 * it is blocked for the write, taken when the write has raised it, and the thread's mask is put
 * back. No safepoint; thread-safe. */
#ifndef MINIJVM_VM_SYSTEM_PIPE_SIGNAL_H
#define MINIJVM_VM_SYSTEM_PIPE_SIGNAL_H

#include <sys/types.h>

/* As write and pwrite; EPIPE is an answer like others. */
ssize_t quiet_write(int file, const void *bytes, size_t count);
ssize_t quiet_pwrite(int file, const void *bytes, size_t count, off_t position);

#endif
