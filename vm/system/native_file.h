/* SPDX-License-Identifier: MIT */
/* Native libraries are opened here, whoever wants one. The system's linker maps what a file
 * says of itself: what was cut it touches all the same and crashes, and it waits for ever for a
 * pipe that nobody writes. Such files are refused before. No safepoint; thread-safe. */
#ifndef MINIJVM_VM_SYSTEM_NATIVE_FILE_H
#define MINIJVM_VM_SYSTEM_NATIVE_FILE_H

#include <stdbool.h>

/* As dlopen. NULL: *why is the reason, good until the thread's next call. */
void *native_file_open(const char *path, int mode, const char **why);
/* Whether a segment that is to be mapped lies behind the file's end. */
bool native_file_is_cut(const char *path);
/* A descriptor to read from, or -1 and errno, which is ENODEV for what is neither file nor
 * folder. */
int native_file_read(const char *path);

#endif
