/* SPDX-License-Identifier: MIT */
/* Where in the bytecode a thread is that was interrupted, by its program counter. Async-signal-
 * safe: the thread is inside the code that is looked at, so nobody frees it meanwhile.
 *
 *    push rbx ... lea rbx      the frame register is the caller's: the method is at its
 * beginning
 *    ... pop rbx               it is the method's
 *    ret                       it is the caller's again
 *
 * The ways in from C are looked up nowhere: their registers are C's at first. */
#include "jit/locate.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

#include <string.h>

#include "jit/x86_64/stubs.h"

static JitCode *code_at(const Jit *jit, uintptr_t pc) {
    enum { HEADER = 16 }; /* the JitCode is its second word */
    const uint8_t *block = code_arena_find(&jit->arena, (const uint8_t *)pc);
    if (block == NULL) return NULL;
    JitCode *code;
    memcpy(&code, block + HEADER / 2, sizeof code);
    return pc - (uintptr_t)code->start < code->size ? code : NULL;
}

/* The last entry at or before the offset; the first is the prologue's. */
static PcEntry entry_at(const JitCode *code, uint32_t offset) {
    uint32_t low = 0, high = code->pc_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (jit_code_pc(code, middle).offset <= offset)
            low = middle;
        else
            high = middle;
    }
    return jit_code_pc(code, low);
}

static void add(Located *found, Method *method, const uint8_t *pc) {
    if (found->count == LOCATED_MOST) return;
    found->inner[found->count++] = (LocatedFrame){method, pc};
}

static void add_inner(Located *found, const InnerRange *range) {
    Method *m = inner_range_method(range);
    add(found, m, m->code != NULL ? m->code + range->pc : NULL);
}

/* Inner methods first. The frame's own pc is as of its last call or slow path. */
static void add_code(Located *found, const JitCode *code, uint32_t offset, const Frame *frame) {
    const InnerRange *ranges = jit_code_ranges(code);
    for (uint32_t i = 0; i < code->range_count; i++)
        if (offset - ranges[i].begin < ranges[i].end - ranges[i].begin)
            add_inner(found, &ranges[i]);
    PcEntry entry = entry_at(code, offset);
    const uint8_t *begin = code->method->code, *pc = begin;
    if (entry.pc == PC_SLOW_PATHS && frame != NULL)
        pc = frame->pc;
    else if (entry.pc < PC_PROLOGUE)
        pc = begin + entry.pc;
    add(found, code->method, pc);
}

static bool is_frame_of(const Thread *t, uintptr_t at, const Method *method) {
    return at % _Alignof(Frame) == 0 && at >= (uintptr_t)t->stacks.base &&
           at <= (uintptr_t)t->stacks.end - sizeof(Frame) &&
           ((const Frame *)at)->method == method;
}

static void locate_in_code(const Thread *t, const JitCode *code, const Interrupted *at,
                           Located *found) {
    enum { RET = 0xc3 };
    uint32_t offset = (uint32_t)(at->pc - (uintptr_t)code->start);
    Frame *frame = (Frame *)at->registers[0];
    if (offset < code->frame_offset || *(const uint8_t *)at->pc == RET ||
        !is_frame_of(t, at->registers[0], code->method)) {
        add_code(found, code, offset, NULL);
        found->frame = frame;
    } else {
        add_code(found, code, offset, frame);
        found->frame = frame->caller;
    }
}

/* A word of the thread's own C stack that may be another function's by now. */
__attribute__((no_sanitize("address"), noinline)) static uintptr_t stack_word(uintptr_t at) {
    return *(const uintptr_t *)at;
}

/* C that compiled code has called: what it returns to is the instruction. */
static bool locate_caller(const Thread *t, const Jit *jit, const Interrupted *at,
                          Located *found) {
    uintptr_t exit = (uintptr_t)t->stacks.c_exit;
    if (exit < at->stack || exit % sizeof(uintptr_t) != 0 ||
        exit >= (uintptr_t)t->stacks.c_high || t->frame == NULL || t->frame->method == NULL)
        return false;
    uintptr_t returns_to = stack_word(exit);
    if (returns_to - (uintptr_t)jit->arena.executable >= jit->arena.bytes) return false;
    const JitCode *code = code_at(jit, returns_to - 1);
    if (code == NULL || code->method != t->frame->method) return false;
    add_code(found, code, (uint32_t)(returns_to - 1 - (uintptr_t)code->start), t->frame);
    found->frame = t->frame->caller;
    return true;
}

bool jit_locate(Thread *t, const Interrupted *at, Located *found) {
    const Jit *jit = t->vm->jit;
    if (at->pc - (uintptr_t)jit->arena.executable >= jit->arena.bytes)
        return locate_caller(t, jit, at, found);
    const JitCode *code = code_at(jit, at->pc);
    if (code != NULL) {
        locate_in_code(t, code, at, found);
    } else if (stubs_enter_from_c(jit->stubs, (const uint8_t *)at->pc)) {
        found->is_nowhere = true;
    } else { /* a stub, called by the frame's code at its pc */
        found->frame = (Frame *)at->registers[0];
    }
    return true;
}
