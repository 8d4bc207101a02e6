/* SPDX-License-Identifier: MIT */
/* THE process-wide file: the only one with mutable globals. Chunks below 4 GiB are found by
 * trying addresses upward from a hint with MAP_FIXED_NOREPLACE: what is mapped by somebody else
 * (the program, brk, a sanitizer's shadow) refuses and is passed over. */
#include "vm/system/process.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "gc/cards.h"
#include "vm/system/lock.h"
#include "vm/system/low_memory.h"
#include "vm/system/spare.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

enum { PROCESS_AGENTS = 32 };
/* In MiB. Usual: above programs linked low and their brk. The last one is left out, so that
 * ends fit 32 bits, too. */
enum { CHUNKS_FIRST = 0x40, CHUNK_USUAL = 0x100, CHUNKS_END = 0xfff };

static pthread_mutex_t process_lock = PTHREAD_MUTEX_INITIALIZER;
static uint8_t chunk_used[4096]; /* by this allocator, per MiB */
static uint32_t chunk_hint = CHUNK_USUAL,
                run_hint = CHUNKS_END; /* where the search for one, for a run of them begins */
static size_t chunk_total;             /* given out */
static bool cards_reserved;
#if !defined(MINIJVM_WIDE_REFS)
uintptr_t cards_base = CARDS_LOW;
#endif
static LowMemory low_memory = {.lock = PTHREAD_MUTEX_INITIALIZER};
static SpareMemory spare_memory = {.lock = PTHREAD_MUTEX_INITIALIZER};
static VmHandle *vms, *destroyed_vms;
static int vms_made;
static const VM *java_named;
static atomic_bool jdk_claimed;
static void *monitor_settings;
static int signal_pipe[2] = {-1, -1}; /* written before any handler is installed */
static pthread_once_t end_once = PTHREAD_ONCE_INIT;
static pthread_key_t end_key;
static bool end_key_made;
static void (*thread_ended)(void);
static void *agents[PROCESS_AGENTS];
static void *agent_libraries[PROCESS_AGENTS];
static pthread_once_t fence_once = PTHREAD_ONCE_INIT;
static bool fence_works;
static int dump_file = -1;
static int asking_signal;
static unsigned asking_users;
static struct sigaction before_asking;
static void (*asked)(void *context);
static _Atomic(struct Mapping *) mappings;
static unsigned dump_users;
__thread Thread *process_current __attribute__((tls_model("initial-exec")));

/* No VM is at hand, so no hook of its host either. */
static _Noreturn void process_fail(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("minijvm: fatal: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    abort();
}
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

/* The first chunk from `first` up, before `end`. Lock: held. */
static void *chunks_upward(uint32_t first, uint32_t end) {
    void *found = NULL;
    while (first < end && (chunk_used[first] || (found = chunk_try(first, 1)) == NULL)) first++;
    return found;
}

/* The first run that ends at `end` or below it. Lock: held. */
static void *chunks_downward(uint32_t end, size_t chunks) {
    while (end >= CHUNKS_FIRST + chunks) {
        uint32_t run = 0;
        while (run < chunks && !chunk_used[end - 1 - run]) run++;
        if (run < chunks) {
            end -= run + 1;
            continue;
        }
        void *found = chunk_try(end - (uint32_t)chunks, chunks);
        if (found != NULL) return found;
        end--;
    }
    return NULL;
}

/* Single chunks, many of which stay, are taken from below and runs from above: what is left in
 * between is one piece. */
void *process_map_chunks(size_t chunks) {
    if (chunks == 0 || chunks >= CHUNKS_END) return NULL;
    void *found = NULL;
    pthread_mutex_lock(&process_lock);
    for (int round = 0; round < 2 && found == NULL && chunks_have_cards(); round++) {
        if (chunks == 1)
            found = chunks_upward(round == 0 ? chunk_hint : CHUNKS_FIRST, CHUNKS_END);
        else
            found = chunks_downward(round == 0 ? run_hint : CHUNKS_END, chunks);
    }
    if (found != NULL) {
        uint32_t first = (uint32_t)((uintptr_t)found >> 20);
        memset(chunk_used + first, 1, chunks);
        if (chunks == 1)
            chunk_hint = first + 1;
        else
            run_hint = first;
        chunk_total += chunks;
    }
    pthread_mutex_unlock(&process_lock);
    return found;
}

void process_unmap_chunks(void *address, size_t chunks) {
    uint32_t first = (uint32_t)((uintptr_t)address >> 20);
    pthread_mutex_lock(&process_lock);
    munmap(address, chunks << 20);
    memset(chunk_used + first, 0, chunks);
    if (first < chunk_hint && first >= CHUNK_USUAL) chunk_hint = first;
    if (first + chunks > run_hint) run_hint = first + (uint32_t)chunks;
    chunk_total -= chunks;
    if (chunk_total == 0) {
        cards_release();
        cards_reserved = false;
    }
    pthread_mutex_unlock(&process_lock);
}

/* ---- What agents know by its address ---- */

#if defined(__SANITIZE_ADDRESS__)
enum { LOW_IS_USED = false }; /* malloc's memory is watched for use after it was freed */
#else
enum { LOW_IS_USED = true };
#endif

void *process_take_low(size_t bytes, size_t alignment) {
    void *memory = LOW_IS_USED ? low_memory_take(&low_memory, bytes, alignment) : NULL;
    if (memory != NULL) return memory;
    if (posix_memalign(&memory, alignment < sizeof(void *) ? sizeof(void *) : alignment,
                       bytes) != 0)
        return NULL;
    return memset(memory, 0, bytes);
}

void process_give_low(void *memory, size_t bytes) {
    if (memory != NULL && !(LOW_IS_USED && low_memory_give(&low_memory, memory, bytes)))
        free(memory);
}

SpareMemory *process_spare(void) { return &spare_memory; }

/* ---- Virtual machines ---- */

VmHandle *process_add_vm(VM *vm, const struct JNIInvokeInterface_ *functions) {
    VmHandle *made = malloc(sizeof *made);
    if (made == NULL) return NULL;
    *made = (VmHandle){.functions = functions, .vm = vm};
    pthread_mutex_lock(&process_lock);
    VmHandle **last = &vms;
    while (*last != NULL) last = &(*last)->next;
    *last = made;
    made->number = ++vms_made;
    pthread_mutex_unlock(&process_lock);
    return made;
}

bool process_claim_java_name(const VM *vm) {
    pthread_mutex_lock(&process_lock);
    if (java_named == NULL) java_named = vm;
    bool ours = java_named == vm;
    pthread_mutex_unlock(&process_lock);
    return ours;
}

bool process_claim_jdk(void) { return !atomic_exchange(&jdk_claimed, true); }

bool process_has_jdk(void) { return atomic_load(&jdk_claimed); }

void process_release_jdk(void) { atomic_store(&jdk_claimed, false); }

void *process_monitor_settings(void *(*read)(void)) {
    pthread_mutex_lock(&process_lock);
    if (monitor_settings == NULL) monitor_settings = read();
    void *settings = monitor_settings;
    pthread_mutex_unlock(&process_lock);
    return settings;
}

int process_open_signals(void) {
    pthread_mutex_lock(&process_lock);
    if (signal_pipe[0] < 0 && pipe2(signal_pipe, O_CLOEXEC) == 0)
        fcntl(signal_pipe[1], F_SETFL, O_NONBLOCK); /* a handler waits for nobody */
    pthread_mutex_unlock(&process_lock);
    return signal_pipe[0];
}

void process_signal_caught(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    if (write(signal_pipe[1], &byte, 1) != 1)
        errno = saved; /* thousands of them wait already */
    errno = saved;
}

/* ---- The signal that interrupts ---- */

int process_signal_number(const char *text) {
    enum { LAST_STANDARD = 31 };
    char *end;
    if (strncmp(text, "SIG", 3) == 0) text += 3;
    int number = (int)strtol(text, &end, 10);
    if (end == text || *end != 0) number = 0;
    bool is_low = strncmp(text, "RTMIN+", 6) == 0, is_high = strncmp(text, "RTMAX-", 6) == 0;
    if (is_low || is_high) {
        long from = strtol(text + 6, &end, 10);
        if (end == text + 6 || *end != 0 || from < 0 || from > SIGRTMAX - SIGRTMIN) return 0;
        number = is_low ? SIGRTMIN + (int)from : SIGRTMAX - (int)from;
    }
    for (int i = 1; i <= LAST_STANDARD && number == 0; i++)
        if (sigabbrev_np(i) != NULL && strcmp(sigabbrev_np(i), text) == 0) number = i;
    bool is_free = number == SIGUSR1 || number == SIGUSR2 || number == SIGPROF ||
                   number == SIGURG || number == SIGWINCH || number == SIGIO ||
                   number == SIGVTALRM || (number >= SIGRTMIN && number <= SIGRTMAX);
    return is_free ? number : 0;
}

/* What was there before hears of a signal that is not ours. */
static void pass_signal_on(int number, siginfo_t *info, void *context) {
    if (before_asking.sa_flags & SA_SIGINFO) {
        before_asking.sa_sigaction(number, info, context);
    } else if (before_asking.sa_handler == SIG_DFL) {
        signal(number, SIG_DFL);
        raise(number);
    } else if (before_asking.sa_handler != SIG_IGN) {
        before_asking.sa_handler(number);
    }
}

static void on_signal(int number, siginfo_t *info, void *context) {
    int saved = errno;
    if (info->si_code == SI_QUEUE && info->si_value.sival_ptr == &asking_signal)
        asked(context);
    else
        pass_signal_on(number, info, context);
    errno = saved;
}

/* A real-time signal is queued beside others of its number, so that neither ours nor the host's
 * is lost; hosts take them from the lower end, where there is one. */
int process_take_signal(int wanted, void (*interrupted)(void *context)) {
    enum { FROM_THE_END = 5 };
    pthread_mutex_lock(&process_lock);
    if (asking_users == 0) {
        struct sigaction action = {.sa_sigaction = on_signal,
                                   .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
        sigfillset(&action.sa_mask);
        asking_signal = wanted > 0 ? wanted : SIGRTMAX - FROM_THE_END;
        asked = interrupted;
        /* Before the handler is there, so that it knows whom to pass on to. */
        if (sigaction(asking_signal, NULL, &before_asking) != 0 ||
            sigaction(asking_signal, &action, NULL) != 0)
            asking_signal = -1;
    }
    int number = asking_signal;
    if (number > 0) asking_users++;
    pthread_mutex_unlock(&process_lock);
    return number;
}

/* What is on its way still would end a process whose signal does that: to ignore it first makes
 * it go away. */
void process_leave_signal(void) {
    struct sigaction present, ignore = {.sa_handler = SIG_IGN};
    pthread_mutex_lock(&process_lock);
    if (--asking_users == 0 && sigaction(asking_signal, NULL, &present) == 0 &&
        (present.sa_flags & SA_SIGINFO) && present.sa_sigaction == on_signal) {
        if (!(before_asking.sa_flags & SA_SIGINFO) && before_asking.sa_handler == SIG_DFL)
            sigaction(asking_signal, &ignore, NULL);
        sigaction(asking_signal, &before_asking, NULL);
    }
    pthread_mutex_unlock(&process_lock);
}

bool process_interrupt(pthread_t thread) {
    return pthread_sigqueue(thread, asking_signal,
                            (union sigval){.sival_ptr = &asking_signal}) == 0;
}

void process_remove_vm(VM *vm) {
    pthread_mutex_lock(&process_lock);
    if (java_named == vm) java_named = NULL;
    VmHandle **at = &vms;
    while (*at != NULL && (*at)->vm != vm) at = &(*at)->next;
    VmHandle *gone = *at;
    if (gone != NULL) {
        *at = gone->next;
        gone->vm = NULL;
        gone->next = destroyed_vms;
        destroyed_vms = gone;
    }
    pthread_mutex_unlock(&process_lock);
}

VM *process_vm(const void *handle) {
    pthread_mutex_lock(&process_lock);
    VmHandle *at = vms;
    while (at != NULL && at != handle) at = at->next;
    VM *vm = at != NULL ? at->vm : NULL;
    pthread_mutex_unlock(&process_lock);
    return vm;
}

size_t process_vms(VmHandle **out, size_t capacity) {
    size_t count = 0;
    pthread_mutex_lock(&process_lock);
    for (VmHandle *at = vms; at != NULL; at = at->next) {
        if (count < capacity) out[count] = at;
        count++;
    }
    pthread_mutex_unlock(&process_lock);
    return count;
}

/* ---- Current thread ---- */

void process_set_thread(Thread *thread) { process_current = thread; }

/* Keys' destructors run in rounds, in no known order. Others may detach their thread
 * themselves, or use it: this one asks for another round first. */
static void end_reached(void *round) {
    if (process_current == NULL) return;
    if ((uintptr_t)round < 3)
        pthread_setspecific(end_key, (void *)((uintptr_t)round + 1));
    else
        thread_ended();
}
static void end_key_make(void) {
    end_key_made = pthread_key_create(&end_key, end_reached) == 0;
}
void process_watch_thread_end(void (*ended)(void)) {
    pthread_mutex_lock(&process_lock);
    thread_ended = ended;
    pthread_mutex_unlock(&process_lock);
    pthread_once(&end_once, end_key_make);
    if (end_key_made) pthread_setspecific(end_key, (void *)(uintptr_t)1);
}

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
        process_fail("the system took membarrier away while the VM ran");
}

int process_processors(void) {
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof set, &set) == 0
                    ? CPU_COUNT(&set)
                    : (int)sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? count : 1;
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
FOR_DEBUGGER __attribute__((noinline)) void __jit_debug_register_code(void) {
    __asm__ volatile("" ::: "memory");
}

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
    if (code->previous != NULL)
        code->previous->next = code->next;
    else
        all->first = code->next;
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
    if (*is_new)
        dump_file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
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

/* Entries stay for ever and are used again. `start` is NONE outside of use; it is written last
 * and read twice, so that nobody takes the start of one mapping with the end of another. */
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
void process_drop_library(int slot) {
    pthread_mutex_lock(&process_lock);
    agent_libraries[slot] = NULL;
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
    if (rank == LOCK_RANKS) process_fail("a lock is held where none may be (held 0x%x)", held);
    process_fail("lock of rank %d taken with 0x%x held", (int)rank, held);
}
#endif
