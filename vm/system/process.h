/* SPDX-License-Identifier: MIT */
/* What is per process and not per VM: the list of created VMs, the current thread of each OS
 * thread, and the one allocator of chunks below 4 GiB, which all VMs share. Every function may
 * be called by any thread. **Lock:** one leaf mutex inside. */
#ifndef MINIJVM_VM_SYSTEM_PROCESS_H
#define MINIJVM_VM_SYSTEM_PROCESS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct VM VM;
typedef struct Thread Thread;

enum { PROCESS_CHUNK_BYTES = 1 << 20 };

/* Consecutive zeroed chunks of 1 MiB whose addresses fit 32 bits; NULL: no room. */
void *process_map_chunks(size_t chunks);
void process_unmap_chunks(void *address, size_t chunks);
/* Zeroed memory of a few sizes, below 4 GiB as long as there is room, for what agents know by
 * its address; `alignment` is a power of 2. NULL: no memory. Until it is given out again its
 * contents stay, but for its last word. */
void *process_take_low(size_t bytes, size_t alignment);
void process_give_low(void *memory, size_t bytes);
struct SpareMemory *process_spare(void); /* vm/system/spare.h */
/* The write barrier's table (gc/cards.h), which goes when the last chunk does. False: its place
 * is taken. */
bool process_reserve_cards(void);

/* What the host holds as JavaVM *. It outlives the VM and is never given to another, so that
 * one which is used after DestroyJavaVM is known for what it is, however long after. */
typedef struct VmHandle {
    const struct JNIInvokeInterface_ *functions; /* first: as jni.h has it */
    VM *vm;
    int number; /* of all VMs of the process, from 1 */
    struct VmHandle *next;
} VmHandle;
/* NULL: no memory. The VM is known from now on. */
VmHandle *process_add_vm(VM *vm, const struct JNIInvokeInterface_ *functions);
void process_remove_vm(VM *vm);
/* The one VM of the process whose socket has the JDK's name. False: another one has it; it goes
 * with its VM. */
bool process_claim_java_name(const VM *vm);
/* The one VM of the process, now or ever, that runs on a JDK's library: that keeps what it
 * learnt of its VM, for ever. False: another one has been. */
bool process_claim_jdk(void);
bool process_has_jdk(void);     /* it is claimed. Async-signal-safe */
void process_release_jdk(void); /* it could not be opened: nothing was learnt */
/* What `read` answered when it was asked first, which is kept for ever; NULL, and it is asked
 * again: no memory. It calls nothing of this file. */
void *process_monitor_settings(void *(*read)(void));
/* The pipe to which process_signal_caught, a handler of signals, writes their numbers; 0 ends
 * who reads it. It is made once and stays. -1: it cannot be. */
int process_open_signals(void);
void process_signal_caught(int number);
/* The signal by which threads are interrupted: `interrupted` is called on them with the
 * signal's context, async-signal-safe; signals that process_interrupt did not send go where
 * they went before. 0: the usual one. Answers the number, which is the first user's; < 0: it
 * cannot be had. Each success is paired with process_leave_signal: after the last one the
 * signal is what it was, unless somebody has taken it since. */
int process_take_signal(int wanted, void (*interrupted)(void *context));
void process_leave_signal(void);
bool process_interrupt(pthread_t thread); /* false: it cannot be, now */
/* By number or name ("USR2", "SIGRTMAX-5"); 0: there is none, or none that may be taken. */
int process_signal_number(const char *text);
/* The VM of a handle; NULL: it was destroyed, or this is none. */
VM *process_vm(const void *handle);
/* How many there are; the first `capacity` of them into `handles`. */
size_t process_vms(VmHandle **handles, size_t capacity);

/* The calling OS thread's Threads, innermost VM first (a thread may be attached to several). */
extern __thread Thread *process_current
    __attribute__((tls_model("initial-exec"), visibility("hidden"))); /* process.c's own */
static inline Thread *process_thread(void) { return process_current; }
void process_set_thread(Thread *thread);
/* When the calling OS thread ends with Threads left, `ended` is called on it, after destructors
 * of others that may still call the VM. */
void process_watch_thread_end(void (*ended)(void));

/* Every other thread of the process passes a full memory barrier before this one returns, so
 * that they need none of their own on their fast ways. `process_can_fence` false: it cannot be
 * had, each thread must look after itself. */
bool process_can_fence(void);
void process_fence(void);
int process_processors(void); /* that the process may use now, at least 1 */

/* GDB's interface for code that is made at run time: the file in memory that describes a piece
 * of it. The entry and its file belong to the caller until it is removed. */
typedef struct ProcessCode {
    struct ProcessCode *next, *previous;
    const void *file;
    uint64_t bytes;
} ProcessCode;
void process_add_code(ProcessCode *code);
void process_remove_code(ProcessCode *code);
/* One file that all VMs of the process append to: its descriptor, -1 when it cannot be made.
 * The first user's path holds; *is_new: the caller writes its header. Every success is paired
 * with process_close_dump. */
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
void process_drop_library(int slot); /* it is closed, or another one's from now on */
void *process_agent(int slot);

#endif
