/* SPDX-License-Identifier: MIT */
/* The whole heap as a file that heap viewers read (JAVA PROFILE 1.0.2), for
 * -XX:+HeapDumpOnOutOfMemoryError and for who asks a running VM. Written with the world
 * stopped, straight from the heap: it needs no room in it, and next to none elsewhere. */
#ifndef MINIJVM_VM_REPORT_HEAP_FILE_H
#define MINIJVM_VM_REPORT_HEAP_FILE_H

#include "vm/model/names.h"

/* What is reachable, to a file that must not exist yet. The message says how it went. `t` is
 * IN_VM. **Safepoint.** */
bool heap_file_write(Thread *t, const char *path, char *message, size_t size);
/* Writes the file that the options name and says so on stdout as java does, or why not.
 * `message` is the error's. **Safepoint.** */
void heap_file_on_out_of_memory(Thread *t, const char *message);

#endif
