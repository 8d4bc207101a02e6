/* SPDX-License-Identifier: MIT */
/* The single-pass compiler's own state, and its templates, one for each opcode.
 *
 * Discipline of a template: pop the operands, bring them into registers, jump to slow paths, and only then
 * change a register or push a result. Popped registers stay pinned until the instruction ends, so that a slow
 * path can still put the operands where the interpreter would have them. */
#ifndef MINIJVM_JIT_X86_64_COMPILER_H
#define MINIJVM_JIT_X86_64_COMPILER_H

#include "jit/x86_64/inline.h"
#include "jit/x86_64/merge.h"
#include "jit/x86_64/slow.h"
#include "jit/x86_64/stubs.h"
#include "vm/opcodes.h"
#include "vm/run/frame.h"

/* What outlives a compilation: memory that the next one uses again. */
typedef struct Workspace {
    Assembler assembler;
    PcEntry *pcs;
    uint32_t pc_capacity;
    CodeHook *hooks;
    Label **hook_targets;
    uint32_t hook_capacity;
    uint32_t *calls; /* where calls return to */
    uint32_t call_capacity;
    struct Chunk *chunks; /* of the bump allocator, the first to be used first */
    AnalysisMemory analysis;
    void *reserve; /* what compiler_allocate answers when memory is short */
    size_t reserve_bytes;
} Workspace;

struct Compiler {
    Workspace kept;
    Jit *jit;
    Method *method;
    const CodeInfo *info;
    Analysis analysis;
    Assembler *a; /* &kept.assembler */
    State *state;
    BlockCode *codes; /* by block index */
    Block *block;     /* being emitted */
    uint32_t at;       /* the instruction in the method itself */
    const uint8_t *code; /* the bytecode being read: the method's, or an inlined one's */
    Class *holder;       /* whose constants it names */
    uint32_t pc, size;   /* the instruction in it */
    uint32_t start_depth; /* before it */
    uint32_t flush_above; /* flush_state: below, numbers that have a place need no slot */
    unsigned opcode;
    uint32_t pinned_gp, pinned_fp;
    uint32_t scratch_gp, scratch_fp; /* registers that no variable has */
    int target_variable; /* the next instruction stores the result there, -1 */
    bool is_unreachable; /* behind a goto or the like */
    Variable variables[MAX_VARIABLES];
    unsigned variable_count;
    uint64_t variable_slots; /* those that some variable has */
    uint32_t slot_variables[ANALYSIS_SLOTS]; /* which: a mask */
    bool live_known; /* the last answer of live_variables */
    uint32_t live_pc, live_mask;
    int8_t variable_at[ANALYSIS_SLOTS][LOCAL_CLASSES];
    SlowPath *slow, **slow_end;
    Label start, overflow, tails[STUB_COUNT];
    uint32_t pc_count, hook_count, call_count;
    CodeEntry *handlers, *loops;
    uint32_t handler_count, loop_count;
    Inline *inlined;
    unsigned inline_depth;
    uint32_t inlined_bytes; /* of bytecode */
    uint32_t stack_limit;   /* of the method itself */
    uint32_t inline_pins_gp, inline_pins_fp;
    uint64_t random;
    char *memory, *memory_end; /* bump allocation, freed at once */
    struct Chunk **next_chunk; /* where the one to be used next is */
    const char *failed; /* the reason; everything after is void */
};

/* ---- compiler.c ---- */
void *compiler_allocate(Compiler *c, size_t bytes); /* zeroed; never NULL */
void *compiler_allocate_raw(Compiler *c, size_t bytes); /* not zeroed; never NULL */
void workspace_trim(Workspace *kept); /* after a compilation: little memory stays */
void workspace_free(Workspace *kept);
void compiler_fail(Compiler *c, const char *reason);
State *state_copy(Compiler *c, const State *from);
static inline Block *block_at(Compiler *c, uint32_t pc) { return &c->analysis.blocks[c->analysis.block_at[pc] - 1]; }
static inline BlockCode *block_code(Compiler *c, const Block *b) {
    return c->inlined != NULL ? inline_block_code(b) : &c->codes[b - c->analysis.blocks];
}
/* The opcode at pc when control can only come there from the instruction before, else nop. */
unsigned compiler_next_opcode(Compiler *c, uint32_t pc);

/* ---- templates ---- */
/* Executes the instruction in C: `pops` operand slots; a result of `type` (V: none). */
void emit_execute(Compiler *c, unsigned pops, char type);
Reg load_resolved_object(Compiler *c, uint32_t index); /* a constant of the class being read */
void emit_card_mark(Compiler *c, Mem slot);
/* -1, 0 or 1: how the two compare. */
void push_order(Compiler *c, bool wide, Val *a, Val *b, Condition greater, Condition less);
Label *new_label(Compiler *c); /* lives as long as the compilation */
/* A slow path that asks whether the object in `reg` is an instance of the class (a register or a constant)
 * and jumps to one of the labels; all registers of the state stay. Returns where it is entered. */
Label *ask_instance(Compiler *c, Reg reg, Val of, Label *is, Label *is_not);
/* The class that the instruction's operand names, NULL: not resolved. */
Class *resolved_class(Compiler *c);
typedef void Template(Compiler *c);
Template *template_of(unsigned opcode);
void record_call(Compiler *c); /* behind a call */
void test_overridden(Compiler *c, const Method *m); /* NE: some class overrides it by now */

#define OP(code, name, operands, pops, pushes, effects, canonical, implicit) void emit_##canonical(Compiler *c);
#include "vm/opcodes.def"

static inline uint16_t operand_u2(const Compiler *c) { return opcode_u2(c->code, c->pc + 1); }

#endif
