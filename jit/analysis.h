/* SPDX-License-Identifier: MIT */
/* What the compiler wants to know of a method before it emits its first instruction: basic
 * blocks in the order in which they will be emitted, loops, which locals are live where, and
 * which locals deserve a register. Pure: reads bytecode only; nothing here trusts it. Lies in
 * memory that the next run uses again. */
#ifndef MINIJVM_JIT_ANALYSIS_H
#define MINIJVM_JIT_ANALYSIS_H

#include "vm/classfile/classfile.h"
#include "vm/classfile/opcodes.h"

/* A local variable slot holds values of one of three classes at a time. */
typedef enum LocalClass {
    LOCAL_INT,
    LOCAL_WIDE,
    LOCAL_FLOAT,
    LOCAL_CLASSES
} LocalClass; /* WIDE: long, reference */

enum { ANALYSIS_SLOTS = 64 }; /* locals beyond are never in registers */

typedef struct Instruction {
    uint16_t pc, local;       /* OPCODE_NO_LOCAL: it names none */
    uint8_t canonical, flags; /* of opcode_shape, where they lie as here */
    uint8_t slot;             /* the local, ANALYSIS_SLOTS when it names none that counts */
} Instruction;

typedef struct Block {
    uint32_t start, end; /* bytecode */
    uint32_t first_instruction;
    uint32_t first_successor, successor_count;
    uint32_t predecessor_count; /* edges from reachable blocks; the entry and a handler count
                                   one more */
    uint32_t order;             /* position in the emission order */
    uint32_t loop_end;          /* of a loop head: the last position in its loop */
    uint32_t next_head;         /* the position of the next loop head behind this block */
    bool is_reachable, is_handler, is_loop_head, is_outer /* head: with a loop inside */,
        falls_through, in_handler_range, has_call;
    bool is_passed_by;           /* head: its loop is entered elsewhere, too */
    uint32_t live_in, live_out;  /* sets of variables */
    uint32_t live_handlers;      /* at the handlers of its instructions */
    uint32_t read_first, killed; /* read before they are stored here; stored */
    uint64_t used, written;      /* sets of slots; of code with loops only, as has_call */
} Block;

/* Begins as zeroes; grows as it must. */
typedef struct AnalysisMemory {
    void *code, *blocks; /* what is sized by the code's length, and by its blocks */
    size_t code_bytes, blocks_bytes;
} AnalysisMemory;

typedef struct Analysis {
    Block *blocks; /* by start; behind the last is one of nothing, where nothing is live */
    uint32_t block_count;
    uint32_t leader_count, case_count; /* bytes that a block begins at; cases of all switches */
    uint32_t *successors; /* of each block at least two places: what it has not is the one
                             behind the last */
    uint32_t *order;      /* emission order: indices of reachable blocks */
    uint32_t order_count;
    uint16_t *block_at; /* bytecode index to block index + 1, 0: no block starts there */
    uint32_t *live;     /* per instruction's bytecode index: the set of variables that are live
                           before it; see analysis_live */
    Instruction *instructions;
    uint32_t slot_count;        /* of the code's locals those that count */
    uint32_t instruction_count; /* one more marks the code's end */
    uint8_t this_flags;         /* of all instructions that name local 0 */
    bool this_is_constant;      /* it is never written */
    bool has_loops;
    bool leads_back;    /* a loop, or an exception to a handler that is emitted before */
    const char *reason; /* why the method cannot be compiled */
    uint32_t weight[ANALYSIS_SLOTS + 1]
                   [LOCAL_CLASSES]; /* uses, inner loops counting more; of the code's locals,
                                       the last means nothing */
} Analysis;

/* Everything but liveness. False: `reason` says why not. Good until the memory is used again.
 */
bool analysis_run(Analysis *a, const CodeInfo *code, AnalysisMemory *memory);
/* Which variables are live where; false: `reason` says why that is not known. slot_variables:
 * of each slot the set of those that it holds, of one more none. Variables of one slot are live
 * together. */
bool analysis_live(Analysis *a, const CodeInfo *code,
                   const uint32_t slot_variables[ANALYSIS_SLOTS + 1]);
void analysis_memory_free(AnalysisMemory *memory);

/* How many instructions the block has. */
static inline uint32_t analysis_instructions(const Block *b) {
    return b[1].first_instruction - b->first_instruction;
}

#endif
