/* SPDX-License-Identifier: MIT */
/* What is per process and not per VM: the list of created VMs, the current thread of each OS thread,
 * and the one allocator of chunks below 4 GiB, which all VMs share. Every function may be called by
 * any thread. **Lock:** one leaf mutex inside. */
#ifndef MINIJVM_VM_PROCESS_H
#define MINIJVM_VM_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct VM VM;
typedef struct Thread Thread;

enum { PROCESS_CHUNK_BYTES = 1 << 20 };

/* Consecutive zeroed chunks of 1 MiB whose addresses fit 32 bits; NULL: no room. */
void *process_map_chunks(size_t chunks);
void process_unmap_chunks(void *address, size_t chunks);
/* The write barrier's table (gc/cards.h), which goes when the last chunk does. False: its place is taken. */
bool process_reserve_cards(void);

void process_add_vm(VM *vm);
void process_remove_vm(VM *vm);
bool process_has_vm(const VM *vm);
size_t process_vms(VM **vms, size_t capacity);

/* The calling OS thread's Threads, innermost VM first (a thread may be attached to several). */
Thread *process_thread(void);
void process_set_thread(Thread *thread);

/* Every other thread of the process passes a full memory barrier before this one returns, so that they need none of
 * their own on their fast ways. `process_can_fence` false: it cannot be had, each thread must look after itself. */
bool process_can_fence(void);
void process_fence(void);

/* GDB's interface for code that is made at run time: the file in memory that describes a piece of it. The entry and
 * its file belong to the caller until it is removed. */
typedef struct ProcessCode {
    struct ProcessCode *next, *previous;
    const void *file;
    uint64_t bytes;
} ProcessCode;
void process_add_code(ProcessCode *code);
void process_remove_code(ProcessCode *code);
/* One file that all VMs of the process append to: its descriptor, -1 when it cannot be made. The first user's path
 * holds; *is_new: the caller writes its header. Every success is paired with process_close_dump. */
int process_open_dump(const char *path, bool *is_new);
void process_close_dump(void);

/* A VM's mapped files, for a signal handler to find: it takes no lock. False: no memory. */
bool process_add_mapping(const VM *vm, void *start, size_t bytes);
void process_remove_mapping(const void *start);
/* Removes one that the VM has left. NULL: none. */
void *process_take_mapping(const VM *vm, size_t *bytes);
/* *end: of the mapping that the address lies in. Async-signal-safe. */
bool process_find_mapping(uintptr_t address, uintptr_t *end);

/* Agent thunks' table: slot -> front-end data (jvmpi/). -1: all slots taken. */
int process_take_agent_slot(void *data);
void process_free_agent_slot(int slot);
/* Records the handle of the agent's library; false: another slot has it already. */
bool process_claim_library(int slot, void *handle);
void *process_agent(int slot);

#endif
