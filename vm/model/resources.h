/* SPDX-License-Identifier: MIT */
/* What the class library holds of the system for one VM, so that all of it is given back when
 * the VM is destroyed, whatever its program left open: descriptors, memory outside the heap,
 * mapped files (recorded in vm/system/process.h, where a signal handler finds them). The
 * library's natives take and give through this; any thread may. The standard descriptors are
 * never recorded: they belong to the process. **Lock:** one of the highest rank inside. */
#ifndef MINIJVM_VM_MODEL_RESOURCES_H
#define MINIJVM_VM_MODEL_RESOURCES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct VM VM;
typedef struct Resources Resources;

/* How the end of the VM wakes the threads that wait for a descriptor. */
typedef enum DescriptorKind {
    DESCRIPTOR_FILE,
    DESCRIPTOR_SOCKET,
    DESCRIPTOR_EVENT,
    DESCRIPTOR_KINDS
} DescriptorKind;

Resources *resources_create(void);
/* No thread of the VM is left: closes and frees what is recorded. NULL is allowed. */
void resources_destroy(VM *vm);

/* ---- Descriptors ---- */

/* A new descriptor of ours under a number that no standard file has: where the process was
 * started with one of those closed, what it prints would get into the file. -1 is passed on,
 * errno too; closed when there is no other number. */
int descriptor_not_standard(int descriptor);
/* Records what was opened, moved as above; -1, a failure, is passed on. -> the descriptor.
 * errno stays. */
int resources_opened(VM *vm, int descriptor, DescriptorKind kind);
/* Closes it, recorded or not: forgotten first, since its number may be another's at once. ->
 * close's answer. */
int resources_close(VM *vm, int descriptor);
/* Threads that wait for a socket or an event return: the VM ends. */
void resources_wake(VM *vm);

/* ---- Memory ---- */

/* As malloc, realloc and free. */
void *resources_allocate(VM *vm, size_t bytes);
void *resources_reallocate(VM *vm, void *memory, size_t bytes);
void resources_free(VM *vm, void *memory);

#endif
