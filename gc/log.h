/* SPDX-License-Identifier: MIT */
/* What people see of collections: the line of -verbose:gc and the table of -Xgc:log=file.
 * Called at the end of each collection, the world stopped. */
#ifndef MINIJVM_GC_LOG_H
#define MINIJVM_GC_LOG_H

#include "gc/heap.h"

/* Creates the file and writes the titles; NULL and a message when that fails. */
GcLog *log_open(const char *file, char *message, size_t message_size);
void log_write(GcLog *log, const Heap *heap, const Collection *c);
void log_close(GcLog *log);
/* The line of -verbose:gc, to standard output. */
void log_print(const Heap *heap, const Collection *c);

#endif
