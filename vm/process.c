/* SPDX-License-Identifier: MIT */
/* THE process-wide file: the only one with mutable globals. Chunks below 4 GiB are found by trying
 * addresses upward from a hint with MAP_FIXED_NOREPLACE: what is mapped by somebody else (the
 * program, brk, a sanitizer's shadow) refuses and is passed over. */
#include "vm/process.h"

#include <fcntl.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "gc/cards.h"
#include "vm/lock.h"
#include "vm/run/thread.h"
#include "vm/vm.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

enum { PROCESS_MAX_VMS = 256, PROCESS_AGENTS = 32 };

static pthread_mutex_t process_lock = PTHREAD_MUTEX_INITIALIZER;
static uint8_t chunk_used[4096]; /* by this allocator, per MiB */
static uint32_t chunk_hint = 0x100; /* 256 MiB: above programs linked low and their brk */
static size_t chunk_total; /* given out */
static bool cards_reserved;
static VM *vms[PROCESS_MAX_VMS];
static void *agents[PROCESS_AGENTS];
static void *agent_libraries[PROCESS_AGENTS];
static pthread_once_t fence_once = PTHREAD_ONCE_INIT;
static bool fence_works;
static int dump_file = -1;
static _Atomic(struct Mapping *) mappings;
static unsigned dump_users;
static __thread Thread *current __attribute__((tls_model("initial-exec")));
#ifdef MINIJVM_DEBUG
static __thread unsigned held_locks __attribute__((tls_model("initial-exec")));
#endif

/* ---- Chunks ---- */

static void *chunk_try(uint32_t first, size_t chunks) {
    void *wanted = (void *)((uintptr_t)first << 20);
    void *got = mmap(wanted, chunks << 20, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (got == wanted) return got;
    if (got != MAP_FAILED) munmap(got, chunks << 20);
    return NULL;
}

/* The card table lives as long as there are chunks. Lock: held. */
static bool chunks_have_cards(void) {
    if (!cards_reserved) cards_reserved = cards_reserve();
    return cards_reserved;
}

bool process_reserve_cards(void) {
    pthread_mutex_lock(&process_lock);
    bool reserved = chunks_have_cards();
    pthread_mutex_unlock(&process_lock);
    return reserved;
}

void *process_map_chunks(size_t chunks) {
    if (chunks == 0 || chunks >= 4096) return NULL;
    void *found = NULL;
    pthread_mutex_lock(&process_lock);
    for (int round = 0; round < 2 && found == NULL && chunks_have_cards(); round++) {
        uint32_t first = round == 0 ? chunk_hint : 0x40, end = 4096 - (uint32_t)chunks;
        while (first < end) {
            uint32_t run = 0;
            while (run < chunks && !chunk_used[first + run]) run++;
            if (run < chunks) {
                first += run + 1;
                continue;
            }
            if ((found = chunk_try(first, chunks)) != NULL) {
                for (uint32_t i = 0; i < chunks; i++) chunk_used[first + i] = 1;
                chunk_hint = first + (uint32_t)chunks;
                chunk_total += chunks;
                break;
            }
            first++;
        }
    }
    pthread_mutex_unlock(&process_lock);
    return found;
}

void process_unmap_chunks(void *address, size_t chunks) {
    uint32_t first = (uint32_t)((uintptr_t)address >> 20);
    pthread_mutex_lock(&process_lock);
    munmap(address, chunks << 20);
    for (uint32_t i = 0; i < chunks; i++) chunk_used[first + i] = 0;
    if (first < chunk_hint && first >= 0x100) chunk_hint = first;
    chunk_total -= chunks;
    if (chunk_total == 0) {
        cards_release();
        cards_reserved = false;
    }
    pthread_mutex_unlock(&process_lock);
}

/* ---- Virtual machines ---- */

void process_add_vm(VM *vm) {
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_MAX_VMS; i++)
        if (vms[i] == NULL) {
            vms[i] = vm;
            break;
        }
    pthread_mutex_unlock(&process_lock);
}

void process_remove_vm(VM *vm) {
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_MAX_VMS; i++)
        if (vms[i] == vm) vms[i] = NULL;
    pthread_mutex_unlock(&process_lock);
}

bool process_has_vm(const VM *vm) {
    bool found = false;
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_MAX_VMS; i++) found |= vms[i] == vm;
    pthread_mutex_unlock(&process_lock);
    return found && vm != NULL;
}

size_t process_vms(VM **out, size_t capacity) {
    size_t count = 0;
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_MAX_VMS; i++)
        if (vms[i] != NULL) {
            if (count < capacity) out[count] = vms[i];
            count++;
        }
    pthread_mutex_unlock(&process_lock);
    return count;
}

/* ---- Current thread ---- */

Thread *process_thread(void) { return current; }
void process_set_thread(Thread *thread) { current = thread; }

/* ---- Barriers ---- */

static void fence_register(void) {
#ifndef __SANITIZE_THREAD__ /* which knows nothing of the system call */
    fence_works = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
#endif
}
bool process_can_fence(void) {
    pthread_once(&fence_once, fence_register);
    return fence_works;
}
void process_fence(void) {
#ifndef __SANITIZE_THREAD__
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
    if (fence_works && syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) != 0)
        vm_fatal(NULL, "the system took membarrier away while the VM ran");
}

/* ---- Compiled code ---- */

/* What GDB looks for, by these names and in this form, in every library of the process. */
typedef enum { DEBUG_NOTHING, DEBUG_ADDED, DEBUG_REMOVED } DebugAction;
struct jit_descriptor {
    uint32_t version, action; /* DebugAction */
    ProcessCode *relevant, *first;
};
#define FOR_DEBUGGER __attribute__((visibility("protected"), used))
void __jit_debug_register_code(void);
extern struct jit_descriptor __jit_debug_descriptor;
FOR_DEBUGGER struct jit_descriptor __jit_debug_descriptor = {.version = 1};
/* GDB puts a breakpoint here. */
FOR_DEBUGGER __attribute__((noinline)) void __jit_debug_register_code(void) { __asm__ volatile("" ::: "memory"); }

void process_add_code(ProcessCode *code) {
    pthread_mutex_lock(&process_lock);
    struct jit_descriptor *all = &__jit_debug_descriptor;
    code->previous = NULL;
    code->next = all->first;
    if (all->first != NULL) all->first->previous = code;
    all->first = all->relevant = code;
    all->action = DEBUG_ADDED;
    __jit_debug_register_code();
    pthread_mutex_unlock(&process_lock);
}
void process_remove_code(ProcessCode *code) {
    pthread_mutex_lock(&process_lock);
    struct jit_descriptor *all = &__jit_debug_descriptor;
    if (code->previous != NULL) code->previous->next = code->next;
    else all->first = code->next;
    if (code->next != NULL) code->next->previous = code->previous;
    all->relevant = code;
    all->action = DEBUG_REMOVED;
    __jit_debug_register_code();
    all->relevant = NULL;
    all->action = DEBUG_NOTHING;
    pthread_mutex_unlock(&process_lock);
}

int process_open_dump(const char *path, bool *is_new) {
    pthread_mutex_lock(&process_lock);
    *is_new = dump_users == 0;
    if (*is_new) dump_file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    if (dump_file >= 0) dump_users++;
    int file = dump_file;
    pthread_mutex_unlock(&process_lock);
    return file;
}
void process_close_dump(void) {
    pthread_mutex_lock(&process_lock);
    if (--dump_users == 0) {
        close(dump_file);
        dump_file = -1;
    }
    pthread_mutex_unlock(&process_lock);
}

/* ---- Mapped files ---- */

/* Entries stay for ever and are used again. `start` is NONE outside of use; it is written last and read twice, so
 * that nobody takes the start of one mapping with the end of another. */
struct Mapping {
    _Atomic uintptr_t start, end;
    const VM *vm;
    struct Mapping *next;
};
#define MAPPING_NONE UINTPTR_MAX

bool process_add_mapping(const VM *vm, void *start, size_t bytes) {
    pthread_mutex_lock(&process_lock);
    struct Mapping *m = atomic_load(&mappings);
    while (m != NULL && atomic_load(&m->start) != MAPPING_NONE) m = m->next;
    bool fresh = m == NULL;
    if (fresh && (m = malloc(sizeof *m)) != NULL) {
        atomic_init(&m->start, MAPPING_NONE);
        m->next = atomic_load(&mappings);
    }
    if (m != NULL) {
        m->vm = vm;
        atomic_store(&m->end, (uintptr_t)start + bytes);
        atomic_store(&m->start, (uintptr_t)start);
        if (fresh) atomic_store(&mappings, m);
    }
    pthread_mutex_unlock(&process_lock);
    return m != NULL;
}

void process_remove_mapping(const void *start) {
    pthread_mutex_lock(&process_lock);
    for (struct Mapping *m = atomic_load(&mappings); m != NULL; m = m->next)
        if (atomic_load(&m->start) == (uintptr_t)start) {
            atomic_store(&m->start, MAPPING_NONE);
            break;
        }
    pthread_mutex_unlock(&process_lock);
}

void *process_take_mapping(const VM *vm, size_t *bytes) {
    void *start = NULL;
    pthread_mutex_lock(&process_lock);
    struct Mapping *m = atomic_load(&mappings);
    while (m != NULL && (atomic_load(&m->start) == MAPPING_NONE || m->vm != vm)) m = m->next;
    if (m != NULL) {
        start = (void *)atomic_exchange(&m->start, MAPPING_NONE);
        *bytes = atomic_load(&m->end) - (uintptr_t)start;
    }
    pthread_mutex_unlock(&process_lock);
    return start;
}

bool process_find_mapping(uintptr_t address, uintptr_t *end) {
    for (struct Mapping *m = atomic_load(&mappings); m != NULL; m = m->next) {
        uintptr_t start = atomic_load(&m->start);
        *end = atomic_load(&m->end);
        if (start <= address && address < *end && atomic_load(&m->start) == start) return true;
    }
    return false;
}

/* ---- Agents ---- */

int process_take_agent_slot(void *data) {
    int slot = -1;
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_AGENTS && slot < 0; i++)
        if (agents[i] == NULL) {
            __atomic_store_n(&agents[i], data, __ATOMIC_RELEASE);
            slot = i;
        }
    pthread_mutex_unlock(&process_lock);
    return slot;
}

void process_free_agent_slot(int slot) {
    pthread_mutex_lock(&process_lock);
    agent_libraries[slot] = NULL;
    __atomic_store_n(&agents[slot], NULL, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&process_lock);
}
bool process_claim_library(int slot, void *handle) {
    bool taken = false;
    pthread_mutex_lock(&process_lock);
    for (int i = 0; i < PROCESS_AGENTS; i++) taken |= i != slot && agent_libraries[i] == handle;
    if (!taken) agent_libraries[slot] = handle;
    pthread_mutex_unlock(&process_lock);
    return !taken;
}
void *process_agent(int slot) { return __atomic_load_n(&agents[slot], __ATOMIC_ACQUIRE); }

/* ---- The order of locks ---- */

#ifdef MINIJVM_DEBUG
unsigned *process_held_locks(void) { return &held_locks; }

void lock_order_broken(LockRank rank, unsigned held) {
    if (rank == LOCK_RANKS) vm_fatal(NULL, "a lock is held where none may be (held 0x%x)", held);
    vm_fatal(NULL, "lock of rank %d taken with 0x%x held", (int)rank, held);
}
#endif
