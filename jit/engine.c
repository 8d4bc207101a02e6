/* SPDX-License-Identifier: MIT */
/* When methods are compiled, and the table the VM calls. Methods begin in the interpreter,
 * which counts calls and jumps back; a threshold of 0 compiles at the first call instead.
 * Compiling happens on the thread that found the method hot; another thread that finds one at
 * the same time goes on interpreting and comes back. */
#include <errno.h>
#include <linux/membarrier.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "jit/code_reclaim.h"
#include "jit/locate.h"
#include "jit/print.h"
#include "jit/runtime.h"
#include "jit/x86_64/compile.h"
#include "jit/x86_64/gdb.h"
#include "jit/x86_64/stubs.h"
#include "vm/link/late_check.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/system/clock.h"
#include "vm/threads/park.h"
#include "vm/threads/event_delivery.h"

enum {
    LOOP_HEAT =
        128, /* jumps back before a loop that runs on in the interpreter is asked for again */
    NEVER_HEAT = UINT32_MAX, /* a method that cannot be compiled */
    FULL_HEAT = 100000,      /* one that did not fit: there may be room by then */
    MOST_REPLACEMENTS = 12
};

/* ---- Installing ---- */

static MethodEntry interpreted_entry(const Method *m) {
    const Engine *interpreter = m->holder->vm->interpreter;
    return method_is_chosen(m) ? interpreter->chosen_entry : interpreter->method_entry;
}

void jit_set_entries(Jit *jit, Method *m, const JitCode *code) {
    const JitStubs *stubs = jit->stubs;
    bool is_float = m->return_kind == 'F' || m->return_kind == 'D';
    MethodEntry entry = code == NULL ? interpreted_entry(m)
                        : is_float   ? stubs->enter_fp
                                     : stubs->enter_gp;
    __atomic_store_n(&m->compiled, code != NULL ? code->start : stubs->to_c, __ATOMIC_RELEASE);
    __atomic_store_n(&m->entry, entry, __ATOMIC_RELEASE);
}

static void report(const Method *m, const char *format, ...) {
    char name[1024];
    va_list list;
    method_external_name(m->holder->name, m->name, m->descriptor, name, sizeof name);
    fprintf(stderr, "[jit] %s: ", name);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
}

/* Object's constructor registers finalizers in its return, which only the interpreter does. */
static bool is_object_method(const Method *m, const char *name) {
    return m->holder->super == NULL && !class_is_interface(m->holder) &&
           strcmp(m->name, name) == 0;
}

/* Of this thread: on a busy machine others run meanwhile. */
static uint64_t cpu_nanoseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* What reading that clock takes, which would be a part of every measurement: short ones are
 * many. */
static uint64_t reading_nanoseconds(void) {
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < 32; i++) {
        uint64_t begin = cpu_nanoseconds(), took = cpu_nanoseconds() - begin;
        if (took < least) least = took;
    }
    return least;
}

static void code_link(Jit *jit, JitCode *code) {
    code->next = jit->codes;
    if (code->next != NULL) code->next->previous = code;
    jit->codes = code;
    if (code->inner_count == 0) return;
    code->next_outer = jit->outer_codes;
    if (code->next_outer != NULL) code->next_outer->previous_outer = code;
    jit->outer_codes = code;
}

static bool compile_locked(Jit *jit, Method *m) {
    const char *reason;
    if (atomic_load(&m->engine_data) != NULL) return true;
    if (!late_check_passes(m)) return false; /* its call says why */
    int64_t start = clock_nanoseconds();
    uint64_t begin = jit->statistics ? cpu_nanoseconds() : 0;
    JitCode *code = compile_method(jit, m, &reason);
    uint64_t took = jit->statistics ? cpu_nanoseconds() - begin : 0;
    took -= took > jit->reading_nanoseconds ? jit->reading_nanoseconds : took;
    jit->nanoseconds += took;
    jit->elapsed_nanoseconds += (uint64_t)(clock_nanoseconds() - start);
    if (code == NULL) {
        jit->failed_methods++;
        __atomic_store_n(&m->heat, jit->is_full ? FULL_HEAT : NEVER_HEAT, __ATOMIC_RELAXED);
        if (jit->verbose) report(m, "interpreted, %s", reason);
        return false;
    }
    code_link(jit, code);
    jit->unannounced++;
    jit->compiled_methods++;
    jit->compiled_bytes += m->info->code->length;
    jit->made_bytes += code->size;
    atomic_store_explicit(&m->engine_data, code,
                          memory_order_release); /* complete; nothing later is needed with it */
    jit_set_entries(jit, m, code);
    __atomic_store_n(&m->heat, LOOP_HEAT, __ATOMIC_RELAXED);
    jit_map_for_perf(jit, code);
    jit_dump_add(jit, code);
    gdb_add(jit, code);
    print_code(jit->vm->options.jit.print, code, stderr);
    if (jit->verbose)
        report(m, "%u bytes of bytecode, %u of machine code at %p, %.1f us",
               m->info->code->length, code->size, (const void *)code->start,
               (double)took / 1000);
    return true;
}

/* Who finds a method hot while another thread compiles goes on interpreting; where everything
 * is to be compiled, it waits. */
static bool begin_compiling(Jit *jit, bool waits) {
    if (jit->vm->instructions_observed || atomic_load(&jit->is_disallowed)) return false;
    return (waits ? pthread_mutex_lock(&jit->lock) : pthread_mutex_trylock(&jit->lock)) == 0;
}

static bool compile_once(Jit *jit, Method *m, bool waits) {
    if (atomic_load(&m->engine_data) != NULL) return true;
    if (m->code == NULL) return false;
    if (is_object_method(m, "<init>")) { /* asks no more */
        __atomic_store_n(&m->heat, NEVER_HEAT, __ATOMIC_RELAXED);
        return false;
    }
    if (!begin_compiling(jit, waits)) { /* not now, soon again */
        __atomic_store_n(&m->heat, LOOP_HEAT, __ATOMIC_RELAXED);
        return false;
    }
    bool good = compile_locked(jit, m);
    pthread_mutex_unlock(&jit->lock);
    return good;
}
bool jit_compile(Jit *jit, Method *m) { return compile_once(jit, m, jit->threshold == 0); }

static bool is_replaceable(const JitCode *code) {
    return atomic_load(&code->method->engine_data) == code &&
           code->replacements < MOST_REPLACEMENTS;
}

static void replace_code(Jit *jit, JitCode *code) {
    Method *m = code->method;
    pthread_mutex_lock(&jit->lock);
    if (is_replaceable(code)) {
        __atomic_store_n(&code->is_obsolete, true, __ATOMIC_RELAXED);
        method_mark(m, METHOD_REPLACED);
        jit->obsolete_bytes += code->size;
        atomic_store(&m->engine_data, NULL);
        if (compile_locked(jit, m))
            ((JitCode *)atomic_load(&m->engine_data))->replacements = code->replacements + 1;
        else
            jit_set_entries(jit, m, NULL);
    }
    pthread_mutex_unlock(&jit->lock);
}

JitCode *jit_code_of(const Method *m) {
    return atomic_load((_Atomic(void *) *)(uintptr_t)&m->engine_data);
}

const uint8_t *jit_code_entry(const JitCode *code, const CodeEntry *entries, uint32_t count,
                              uint32_t pc) {
    for (uint32_t i = 0; i < count; i++)
        if (entries[i].pc == pc) return code->start + entries[i].offset;
    return NULL;
}

/* The first is the prologue's, the last that of the slow paths. */
PcEntry jit_code_pc(const JitCode *code, uint32_t i) {
    PcEntry entry;
    if (jit_code_is_far(code)) {
        const uint32_t *pair = (const uint32_t *)jit_code_pcs(code) + 2 * i;
        entry = (PcEntry){pair[0], pair[1]};
    } else {
        const uint16_t *pair = (const uint16_t *)jit_code_pcs(code) + 2 * i;
        entry = (PcEntry){pair[0], pair[1]};
    }
    if (i == 0)
        entry.pc = PC_PROLOGUE;
    else if (i + 1 == code->pc_count)
        entry.pc = PC_SLOW_PATHS;
    return entry;
}

/* ---- The engine ---- */

/* When the arena is full, what is obsolete makes room. */
static bool compile_or_sweep(Thread *t, Method *m, bool waits) {
    Jit *jit = t->vm->jit;
    if (compile_once(jit, m, waits)) return true;
    if (!jit->is_full || jit->obsolete_bytes == 0) return false;
    HANDLE_SCOPE(t);
    handle_new(t, m->holder->mirror);
    reclaim_sweep(t);
    return compile_once(jit, m, waits);
}

static bool may_be_compiled(const Jit *jit, const Method *m) {
    return jit_code_of(m) == NULL && m->code != NULL && !is_object_method(m, "<init>") &&
           !jit->vm->instructions_observed && !atomic_load(&jit->is_disallowed);
}

static void unclaim(Method *m) {
    __atomic_fetch_and(&m->marks, (uint16_t)~METHOD_IN_COMPILER, __ATOMIC_RELAXED);
}

/* Of those who find the method hot at once one tells, and the others go on interpreting. Who
 * has told that it begins waits for whoever compiles another, so that the two events enclose an
 * attempt. */
static bool compile_claimed(Thread *t, Method *m) {
    HANDLE_SCOPE(t);
    handle_new(t, m->holder->mirror);
    EMIT(t, compile_start, .method = m);
    bool good = compile_or_sweep(t, m, true);
    EMIT(t, compile_finish, .method = m);
    unclaim(m);
    return good;
}

static bool is_claimed(Method *m) {
    const uint16_t mark = METHOD_IN_COMPILER;
    return __atomic_fetch_or(&m->marks, mark, __ATOMIC_RELAXED) & mark;
}

void jit_replace(Thread *t, JitCode *code) {
    Jit *jit = t->vm->jit;
    Method *m = code->method;
    if (!WANTED(t, compile_start) && !WANTED(t, compile_finish)) {
        replace_code(jit, code);
    } else if (is_replaceable(code) && !is_claimed(m)) {
        EMIT(t, compile_start, .method = m);
        replace_code(jit, code);
        EMIT(t, compile_finish, .method = m);
        unclaim(m);
    }
}

static bool compile_told(Thread *t, Method *m) {
    if (!may_be_compiled(t->vm->jit, m))
        return compile_or_sweep(t, m, t->vm->jit->threshold == 0);
    if (!is_claimed(m)) return compile_claimed(t, m);
    __atomic_store_n(&m->heat, LOOP_HEAT, __ATOMIC_RELAXED);
    return false;
}

static bool compile_hot(Thread *t, Method *m) {
    if (WANTED(t, compile_start) || WANTED(t, compile_finish)) return compile_told(t, m);
    return compile_or_sweep(t, m, t->vm->jit->threshold == 0);
}

/* method->entry while nobody has called it, with a threshold of 0. */
static void entry_first(Thread *t, Method *m, Value *args) {
    Jit *jit = t->vm->jit;
    bool told =
        (WANTED(t, compile_start) || WANTED(t, compile_finish)) && may_be_compiled(jit, m);
    if (told && is_claimed(m)) {
        interpreted_entry(m)(t, m, args);
        return;
    }
    if (!(told ? invoke_keeping_arguments(t, m, args, compile_claimed) : jit_compile(jit, m)))
        __atomic_store_n(&m->entry, interpreted_entry(m), __ATOMIC_RELEASE);
    method_enter(t, m, args);
}

static void jit_prepare_method(Method *m) {
    Jit *jit = m->holder->vm->jit;
    m->holder->vm->interpreter->prepare_method(m);
    bool is_hash_code = method_is_native(m) && is_object_method(m, "hashCode");
    m->compiled =
        is_hash_code && !method_is_chosen(m) ? jit->stubs->hash_code : jit->stubs->to_c;
    m->heat = m->code != NULL ? jit->threshold : NEVER_HEAT;
    if (jit->threshold == 0 && m->code != NULL) m->entry = entry_first;
}

/* The caller may be about to enter a static method, of a class that nothing else holds now. */
static void jit_method_hot(Thread *t, Method *m) {
    HANDLE_SCOPE(t);
    handle_new(t, m->holder->mirror);
    if (compile_hot(t, m)) jit_announce(t);
}

static bool jit_compile_at_once(Thread *t, Method *m) {
    bool told = WANTED(t, compile_start) || WANTED(t, compile_finish);
    if (!(told ? compile_told(t, m) : compile_or_sweep(t, m, true))) return false;
    jit_announce(t);
    return true;
}

static void jit_allow(VM *vm, bool compiling) {
    atomic_store(&vm->jit->is_disallowed, !compiling);
}

static bool c_stack_is_scarce(const Thread *t) {
    const char *here = __builtin_frame_address(0);
    return here - t->c_stack_limit < (t->stacks.c_high - t->c_stack_limit) / 2;
}

static const void *jit_loop_hot(Thread *t) {
    Frame *frame = t->frame;
    Method *m = frame->method;
    if (!compile_hot(t, m)) return NULL;
    __atomic_store_n(&m->heat, LOOP_HEAT, __ATOMIC_RELAXED);
    jit_announce(t);
    JitCode *code = jit_code_of(m);
    /* Falling back and coming back here nests in C. */
    if (t->exception != NULL || code == NULL || frame->top != frame_stack(frame) ||
        c_stack_is_scarce(t) || ((frame->flags & FRAME_CHOSEN) && !code->is_chosen))
        return NULL;
    return jit_code_entry(code, jit_code_loops(code), code->loop_count, frame_pc(frame));
}

static uint64_t jit_enter_loop(Thread *t, const void *at) {
    Frame *frame = t->frame;
    return t->vm->jit->stubs->enter_loop(t, frame, at, frame->method->return_kind);
}

static void jit_events_changed(Thread *t) { t->vm->interpreter->events_changed(t); }

void jit_code_unlink(Jit *jit, JitCode *code) {
    if (jit->sweep_at == code) jit->sweep_at = code->previous;
    if (code->previous != NULL)
        code->previous->next = code->next;
    else
        jit->codes = code->next;
    if (code->next != NULL) code->next->previous = code->previous;
    if (code->inner_count == 0) return;
    if (code->previous_outer != NULL)
        code->previous_outer->next_outer = code->next_outer;
    else
        jit->outer_codes = code->next_outer;
    if (code->next_outer != NULL) code->next_outer->previous_outer = code->previous_outer;
}

void jit_code_free(Jit *jit, JitCode *code) {
    gdb_remove(code);
    code_arena_give(&jit->arena, code->start - CODE_HEADER, code->size + CODE_HEADER);
    free(code);
}

static void release_code(Jit *jit, JitCode *code) {
    jit_code_unlink(jit, code);
    if (code->is_obsolete) jit->obsolete_bytes -= code->size;
    code->is_released = true;
    if (code->pins == 0) jit_code_free(jit, code); /* else who is telling of it does */
}

/* Only what was replaced has to be looked for. */
static void jit_release_method(Method *m) {
    Jit *jit = m->holder->vm->jit;
    bool was_replaced = method_has(m, METHOD_REPLACED);
    JitCode *current = jit != NULL ? atomic_load(&m->engine_data) : NULL;
    if (jit == NULL || (current == NULL && !was_replaced)) return;
    pthread_mutex_lock(&jit->lock);
    if (current != NULL) release_code(jit, current);
    for (JitCode *code = was_replaced ? jit->codes : NULL, *next; code != NULL; code = next) {
        next = code->next;
        if (code->method == m) release_code(jit, code);
    }
    pthread_mutex_unlock(&jit->lock);
}

/* ---- Obsolete code ---- */

void jit_divert_returns(Jit *jit, JitCode *code) {
    static const uint8_t nop_and_jump[] = {0x0f, 0x1f, 0x00, 0xe9};
    const uint32_t *calls = jit_code_calls(code);
    if (code->is_left) return;
    code->is_left = true;
    for (uint32_t i = 0; i < code->call_count; i++)
        memcpy(code_arena_writable(&jit->arena, code->start + calls[i]), nop_and_jump,
               sizeof nop_and_jump);
}

void jit_serialize_cores(void) {
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0);
    unsigned a = 0, b, c = 0, d;
    __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d) : : "memory");
}

void jit_make_all_obsolete(Jit *jit) {
    for (JitCode *code = jit->codes; code != NULL; code = code->next) {
        Method *m = code->method;
        if (!code->is_obsolete) {
            jit_divert_returns(jit, code);
            jit->obsolete_bytes += code->size;
        }
        code->is_obsolete = true;
        method_mark(m, METHOD_REPLACED);
        if (atomic_load(&m->engine_data) != code) continue;
        atomic_store(&m->engine_data, NULL);
        jit_set_entries(jit, m, NULL);
        m->heat = jit->threshold > 0 ? jit->threshold : 1;
    }
    jit_serialize_cores();
}

void jit_patch_hooks(Jit *jit, const JitCode *code, bool on) {
    static const uint8_t nop[5] = {0x0f, 0x1f, 0x44, 0x00, 0x00};
    for (uint32_t i = 0; i < code->hook_count; i++) {
        const CodeHook *hook = &jit_code_hooks(code)[i];
        uint8_t bytes[5] = {0xe9};
        int32_t distance = (int32_t)(hook->target - (hook->offset + 5));
        memcpy(bytes + 1, &distance, 4);
        memcpy(code_arena_writable(&jit->arena, code->start + hook->offset), on ? bytes : nop,
               5);
    }
}

static void jit_methods_changed(VM *vm) {
    Jit *jit = vm->jit;
    if (vm->options.jit.events == JIT_EVENTS_RECOMPILE) {
        jit_make_all_obsolete(jit);
        return;
    }
    /* Who is in code that is obsolete may owe an exit. */
    for (const JitCode *code = jit->codes; code != NULL; code = code->next)
        if (vm->methods_observed || !code->is_obsolete)
            jit_patch_hooks(jit, code, vm->methods_observed);
    jit_serialize_cores();
}

static void jit_instructions_changed(VM *vm) {
    if (vm->instructions_observed) jit_make_all_obsolete(vm->jit);
    vm->interpreter->instructions_changed(vm);
}

static void jit_constants_changed(VM *vm) { jit_make_all_obsolete(vm->jit); }

/* ---- Life ---- */

Jit *jit_create(VM *vm, char *message, size_t size) {
    const JitOptions *options = &vm->options.jit;
    message[0] = 0;
    if (!options->enabled || vm->options.interpreted_only) return NULL;
    Jit *jit = calloc(1, sizeof *jit);
    if (jit == NULL) {
        snprintf(message, size, "out of memory");
        return NULL;
    }
    jit->vm = vm;
    jit->threshold = options->threshold;
    jit->deopt_seed = options->deopt_seed;
    jit->verbose = options->verbose;
    jit->statistics = options->statistics;
    if (jit->statistics) jit->reading_nanoseconds = reading_nanoseconds();
    pthread_mutex_init(&jit->lock, NULL);
    syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0);
    if (!jit_dump_open(jit)) {
        snprintf(message, size, "-Xjit:jitdump: no file for compiled code can be made in %s",
                 options->dump);
    } else if (code_arena_create(&jit->arena, options->cache_bytes, options->perf_map) &&
               stubs_create(jit)) {
        gdb_add_stubs(jit);
        jit_map_stubs_for_perf(jit);
        jit->sweep_bytes = reclaim_limit(jit);
        return jit;
    } else {
        snprintf(message, size, "no memory for compiled code (%zu bytes): %s",
                 options->cache_bytes, strerror(errno));
    }
    jit_destroy(jit);
    return NULL;
}

void jit_destroy(Jit *jit) {
    if (jit == NULL) return;
    if (jit->statistics)
        fprintf(stderr,
                "[jit] %llu methods compiled, %llu not; %llu bytes of bytecode and %llu "
                "inlined to %llu of machine code in %.2f ms\n",
                (unsigned long long)jit->compiled_methods,
                (unsigned long long)jit->failed_methods,
                (unsigned long long)jit->compiled_bytes, (unsigned long long)jit->inlined_bytes,
                (unsigned long long)jit->made_bytes, (double)jit->nanoseconds / 1e6);
    while (jit->codes != NULL) {
        JitCode *code = jit->codes;
        jit->codes = code->next;
        gdb_remove(code);
        free(code);
    }
    if (jit->perf_map != NULL) fclose(jit->perf_map);
    jit_dump_close(jit);
    gdb_remove_stubs(jit);
    compile_end(jit);
    code_arena_destroy(&jit->arena);
    free(jit->stubs);
    pthread_mutex_destroy(&jit->lock);
    free(jit);
}

/* Without a file (code_arena_create) nobody knows what was touched. */
static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

static void jit_figures(VM *vm, CompilerFigures *figures, bool reset_peak) {
    Jit *jit = vm->jit;
    pthread_mutex_lock(&jit->lock);
    CodeArena *arena = &jit->arena;
    if (reset_peak) arena->most_used = arena->used, arena->most_touched = arena->touched;
    *figures = (CompilerFigures){
        .nanoseconds = jit->elapsed_nanoseconds,
        .used = arena->used,
        .committed = larger(arena->used, arena->touched),
        .maximum = arena->bytes,
        .peak_used = arena->most_used,
        .peak_committed = larger(arena->most_used, arena->most_touched),
    };
    pthread_mutex_unlock(&jit->lock);
}

const Engine jit_engine = {
    .locate = jit_locate,
    .name = "compiler",
    .prepare_method = jit_prepare_method,
    .events_changed = jit_events_changed,
    .release_method = jit_release_method,
    .methods_changed = jit_methods_changed,
    .methods_chosen = jit_methods_chosen,
    .instructions_changed = jit_instructions_changed,
    .constants_changed = jit_constants_changed,
    .method_hot = jit_method_hot,
    .compile = jit_compile_at_once,
    .allow = jit_allow,
    .loop_hot = jit_loop_hot,
    .enter_loop = jit_enter_loop,
    .list_announced = jit_list_announced,
    .announce_late = jit_announce_late,
    .visit_code = jit_visit_code,
    .announce_unload = jit_announce_unload,
    .figures = jit_figures,
};
