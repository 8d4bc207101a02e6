/* SPDX-License-Identifier: MIT */
/* The code of one compiled method, with the tables that lie behind it: where the bytecode's
 * instructions are, ways in, hooks, calls, what is inlined. */
#ifndef MINIJVM_JIT_JIT_CODE_H
#define MINIJVM_JIT_JIT_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/model/engine.h"
#include "vm/model/names.h"

/* Where a bytecode instruction begins in machine code; sorted by offset. */
typedef struct PcEntry {
    uint32_t offset;
    uint32_t pc; /* PC_PROLOGUE, PC_SLOW_PATHS: none */
} PcEntry;
enum { PC_PROLOGUE = 0x10000, PC_SLOW_PATHS = 0x20000 };

/* Ways into the code besides its start: handlers and loop heads, by bytecode index. */
typedef struct CodeEntry {
    uint32_t pc, offset;
} CodeEntry;

/* A nop of five bytes, and where it jumps when patched. */
typedef struct CodeHook {
    uint32_t offset, target;
} CodeHook;

/* Machine code of what is inlined: of one instruction, which may be a call with more inside.
 * Inner ones stand before. Methods lie below 4 GiB. */
typedef struct InnerRange {
    uint32_t begin, end;
    uint32_t pc;
    uint32_t method;
} InnerRange;
static inline Method *inner_range_method(const InnerRange *range) {
    return (Method *)(uintptr_t)range->method;
}

/* One piece of machine code, with its tables behind it, in this order. A method has at most one
 * that is current; older ones stay until no thread can be inside. Made under the jit lock,
 * immutable then but for the counters. */
typedef struct JitCode {
    Method *method;
    const uint8_t *start;
    struct CodeForGdb *for_gdb;                  /* jit/x86_64/gdb.c */
    struct JitCode *next, *previous;             /* in the list of codes */
    struct JitCode *next_outer, *previous_outer; /* and of those that have inner methods */
    /* What walks of the list look at stands beside it. */
    uint32_t inner_count; /* inner_entry: methods that it runs, or may run, without a call, and
                             those that it calls since they are chosen */
    uint32_t pins;        /* somebody is telling of it; guarded by the lock */
    const Event *load_event; /* its COMPILED_METHOD_LOAD, while that is told to all */
    bool is_obsolete, is_announced, is_listed,
        is_unloaded;         /* COMPILED_METHOD_LOAD, UNLOAD was sent */
    bool is_released;        /* its method is gone; guarded by the lock */
    bool is_inside, is_dead; /* jit/code_reclaim.c's */
    bool is_left;            /* who returns to it leaves it (jit_divert_returns) */
    bool is_chosen; /* its method was, when this was compiled: entry and exits are hooked */
    uint32_t size;
    uint32_t literal_bytes;             /* at its end, which are no instructions */
    uint32_t handler_count, loop_count; /* CodeEntry */
    uint32_t hook_count;   /* CodeHook: nops that become jumps while method events are wanted
                              (events=patch) */
    uint32_t call_count;   /* uint32_t: offsets that calls return to */
    uint32_t pc_count;     /* two numbers for each PcEntry (jit_code_pc), of 16 bits when all
                              offsets have no more */
    uint32_t range_count;  /* InnerRange */
    uint32_t frame_offset; /* from there on the frame register is the method's */
    uint32_t slow_hits;    /* executions of instructions that were not resolved when they were
                              compiled */
    _Atomic uint32_t replacements; /* of the method so far */
} JitCode;
static inline CodeEntry *jit_code_handlers(const JitCode *code) {
    return (CodeEntry *)(uintptr_t)(code + 1);
}
static inline CodeEntry *jit_code_loops(const JitCode *code) {
    return jit_code_handlers(code) + code->handler_count;
}
static inline CodeHook *jit_code_hooks(const JitCode *code) {
    return (CodeHook *)(void *)(jit_code_loops(code) + code->loop_count);
}
static inline uint32_t *jit_code_calls(const JitCode *code) {
    return (uint32_t *)(void *)(jit_code_hooks(code) + code->hook_count);
}
static inline void *jit_code_pcs(const JitCode *code) {
    return jit_code_calls(code) + code->call_count;
}
static inline size_t jit_code_pc_bytes(const JitCode *code) {
    bool is_far = code->size > UINT16_MAX;
    return (size_t)code->pc_count * 2 * (is_far ? sizeof(uint32_t) : sizeof(uint16_t));
}
static inline uintptr_t *jit_code_inner(const JitCode *code) {
    uintptr_t end = (uintptr_t)jit_code_pcs(code) + jit_code_pc_bytes(code);
    return (uintptr_t *)((end + sizeof(void *) - 1) & ~(sizeof(void *) - 1));
}
/* An inner method, and whether it was chosen when the code was made, which then calls it. */
static inline uintptr_t inner_entry(const Method *m) {
    return (uintptr_t)m | method_is_chosen(m);
}
static inline bool inner_is_as_chosen(uintptr_t entry) {
    const Method *m = (const Method *)(entry & ~(uintptr_t)1);
    return method_is_chosen(m) == (entry & 1);
}
static inline InnerRange *jit_code_ranges(const JitCode *code) {
    return (InnerRange *)(void *)(jit_code_inner(code) + code->inner_count);
}
static inline bool jit_code_is_far(const JitCode *code) { return code->size > UINT16_MAX; }

/* i below pc_count. The first is the prologue's, the last that of the slow paths. */
PcEntry jit_code_pc(const JitCode *code, uint32_t i);
/* Where of these entries the one for pc is; NULL: none. */
const uint8_t *jit_code_entry(const JitCode *code, const CodeEntry *entries, uint32_t count,
                              uint32_t pc);

#endif
