/* SPDX-License-Identifier: MIT */
/* The single-pass compiler's own state. */
#ifndef MINIJVM_JIT_X86_64_COMPILER_H
#define MINIJVM_JIT_X86_64_COMPILER_H

#include "jit/x86_64/arguments.h"
#include "jit/x86_64/inline.h"
#include "jit/x86_64/literals.h"
#include "jit/x86_64/load_elimination.h"
#include "jit/x86_64/merge.h"
#include "jit/x86_64/range_checks.h"
#include "jit/x86_64/slow.h"
#include "jit/x86_64/stubs.h"
#include "jit/x86_64/workspace.h"
#include "vm/classfile/opcodes.h"

/* A shift by a constant: its code, registers (255: memory), what it does. For rotations
 * (arithmetic.c). */
typedef struct Shifted {
    uint32_t begin, end;
    uint8_t from, to, count, op;
    bool wide;
    uint32_t moves; /* Compiler's, at `begin` */
} Shifted;

struct Compiler {
    Jit *jit;
    Method *method;
    const CodeInfo *info;
    Assembler *a; /* &kept.assembler */
    State *state;
    BlockCode *codes;     /* by block index */
    Block *block;         /* being emitted */
    uint32_t at;          /* the instruction in the method itself */
    const uint8_t *code;  /* the bytecode being read: the method's, or an inlined one's */
    Class *holder;        /* whose constants it names */
    uint32_t pc, size;    /* the instruction in it */
    uint32_t start_depth; /* before it */
    uint32_t flush_above; /* flush_state: below, numbers that have a place need no slot */
    unsigned opcode;
    uint32_t pinned_gp, pinned_fp;
    uint32_t scratch_gp, scratch_fp; /* registers that no variable has */
    int target_variable;             /* the next instruction stores the result there, -1 */
    const Instruction *following;    /* that one; not of inlined code */
    bool has_avx, has_bmi2;          /* what the processor can, and may be used */
    bool has_all_heads;  /* loops' heads that nothing leads to from before are compiled, too */
    bool is_unreachable; /* behind a goto or the like */
    unsigned variable_count;
    uint32_t parameters;   /* of them: those that come in their registers */
    uint32_t inside_count; /* of inside[] */
    uint32_t read_count;   /* of reads[] */
    uint32_t read_gp;      /* registers that hold what they say */
    Shifted shifted[2];    /* the last two, in their order */
    uint32_t moves; /* how often a value was spilled, or a variable loaded: the state knows, so
                       that such code stays */
    Block *turned; /* the next branch is one out of a loop, and leads there when it is not taken
                      (loops.c) */
    const Block *falls_into,
        *falls_from; /* what the block before goes on with, without a jump; and that block */
    SlowPath *slow, **slow_end;
    Literal *literals;
    uint32_t literal_bytes;
    struct Leave *leaves,
        **leaves_end; /* returns that need no slow path of their own (control.c) */
    Label start, overflow;
    Label enter,
        entered; /* the closer look at whether there is room, and where it comes back */
    uint32_t pc_count, hook_count, call_count, inner_count, range_count;
    uint32_t frame_offset; /* JitCode's */
    bool is_chosen;        /* the method is: it tells of itself */
    CodeEntry *handlers, *loops;
    uint32_t handler_count, loop_count;
    Inline *inlined;
    unsigned inline_depth;
    InlineFlow flow;
    uint32_t inlined_bytes; /* of bytecode */
    uint32_t push_limit; /* the deepest operand stack: inlined code's has INLINE_STACK more */
    uint32_t inline_pins_gp, inline_pins_fp;
    uint64_t random;
    char *memory, *memory_end; /* bump allocation, freed at once */
    size_t allocated_bytes;
    bool is_exhausted;         /* there was no memory: what was allocated since overlaps */
    struct Chunk **next_chunk; /* where the one to be used next is */
    const char *failed;        /* the reason; everything after is void */
    /* All so far is empty when a compilation begins; the rest is kept, or made anew. */
    Workspace kept;
    Analysis analysis;
    Label tails[TAILS]; /* by StubId */
    Inside inside[MAX_INSIDE];
    Read reads[MAX_READS];
    Variable variables[MAX_VARIABLES];
    int8_t variable_at[ANALYSIS_SLOTS][LOCAL_CLASSES];
};

static inline Mem slot_of_local(const Compiler *c, unsigned local) {
    return mem_behind((Reg)R_FRAME,
                      -(int32_t)((c->method->max_locals - local) * sizeof(Value)));
}

/* The next one in order, which needs no jump. */
static inline bool block_follows(const Compiler *c, const Block *b) {
    uint32_t order = c->block->order + 1;
    return order < c->analysis.order_count &&
           &c->analysis.blocks[c->analysis.order[order]] == b;
}

static inline void loads_forget(Compiler *c) {
    c->read_count = c->read_gp = 0;
} /* load_elimination.h: all */

/* ---- compiler.c ---- */
void *compiler_allocate(Compiler *c, size_t bytes); /* zeroed; never NULL */
void *compiler_allocate_slow(Compiler *c, size_t bytes);
static inline void *compiler_allocate_raw(Compiler *c,
                                          size_t bytes) { /* not zeroed; never NULL */
    char *memory = c->memory;
    bytes = (bytes + 15) & ~(size_t)15;
    if (bytes > (size_t)(c->memory_end - memory)) return compiler_allocate_slow(c, bytes);
    c->memory = memory + bytes;
    return memory;
}
void compiler_fail(Compiler *c, const char *reason);
State *
state_copy(Compiler *c,
           uint32_t depth); /* the state as it is, with so many operands: popped ones too */
static inline Block *block_at(Compiler *c, uint32_t pc) {
    return &c->analysis.blocks[c->analysis.block_at[pc] - 1];
}
static inline BlockCode *block_code(Compiler *c, const Block *b) {
    return c->inlined != NULL ? inline_block_code(b) : &c->codes[b - c->analysis.blocks];
}
/* What was emitted from `begin` on is of that instruction of an inlined method. */
void compiler_note_range(Compiler *c, const Method *m, uint32_t pc, uint32_t begin);
/* Forgets the code from there on, in which there is nothing that somebody refers to. */
void compiler_rewind(Compiler *c, uint32_t size);
void compiler_instruction(Compiler *c, const Instruction *in);
void compiler_enter_state(Compiler *c, const Block *b); /* as it is where the block begins */
/* ---- control.c ---- */
void emit_leaving(Compiler *c); /* what returns do when there is more to do */
/* ---- register_assignment.c ---- */
void choose_variables(Compiler *c);
/* The variable that the instruction behind the next one stores in, -1, of a template that takes
 * the next one in. */
int compiler_target_behind(Compiler *c);
/* The opcode at pc when control can only come there from the instruction before, else nop. */
unsigned compiler_next_opcode(Compiler *c, uint32_t pc);

static inline uint16_t operand_u2(const Compiler *c) { return opcode_u2(c->code, c->pc + 1); }

#endif
