/* SPDX-License-Identifier: MIT */
/* Which slots of a Java frame hold live references, exactly: per bytecode index, by dataflow
 * over opcodes.def, with liveness of locals (a dead slot is no root) and jsr/ret subroutines
 * analysed per calling context. Needs no Thread and no heap, only malloc, so it may run while
 * the world is stopped. The stack walker and on-stack replacement ask it; whoever owns the
 * method caches it. */
#ifndef MINIJVM_VM_FLOW_FRAME_MAP_H
#define MINIJVM_VM_FLOW_FRAME_MAP_H

#include "vm/classfile/classfile.h"

typedef struct FrameMapInput {
    const uint8_t *code; /* original bytecode, never quickened */
    uint32_t length;
    uint16_t max_stack, max_locals;
    const ExceptionHandler *handlers;
    unsigned handler_count;
    const ConstantPool *pool;
    const char *descriptor; /* of the method */
    bool is_static;
    bool must;        /* memory may be of the reserve (vm/system/spare.h) */
    bool keep_locals; /* no liveness: every local that holds a reference counts (debuggers) */
} FrameMapInput;

typedef struct FrameMapTable FrameMapTable;

/* One map per reachable instruction. NULL if memory is short or the code is not verifiable.
 * Nothing of the input is kept. Owned by the caller. */
FrameMapTable *frame_map_table_build(const FrameMapInput *input);

/* The map at the instruction that starts at pc. Bit i of *bits is local i for i < max_locals,
 * then bit max_locals + j is operand stack slot j for j < *stack_depth. Before the instruction
 * all its operands are on the stack. With `arguments_popped` and an invoke at pc, the map is
 * that of the caller while the callee runs: operands are gone, they belong to the callee; at
 * other instructions it is the same map, with the locals as before the instruction. False if pc
 * is unreachable or no start of an instruction. Borrowed from the table. */
bool frame_map_lookup(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                      const uint8_t **bits, unsigned *stack_depth);

/* Bytecode index that the return address in a slot (numbered as the bits) leads to, that of the
 * instruction after the jsr; called only for slots that may hold one. */
typedef uint32_t (*FrameMapReturnPc)(void *frame, unsigned slot);

/* Likewise for a frame whose slots can be read. Inside a jsr subroutine one local may be a
 * reference for one caller and a number for another; the return addresses in the frame decide.
 * frame_map_lookup is false at such a pc, so the stack walker calls this one. */
bool frame_map_lookup_in(const FrameMapTable *table, uint32_t pc, bool arguments_popped,
                         FrameMapReturnPc read, void *frame, const uint8_t **bits,
                         unsigned *stack_depth);

static inline bool frame_map_bit(const uint8_t *bits, unsigned index) {
    return bits[index >> 3] >> (index & 7) & 1;
}

/* NULL is allowed. */
void frame_map_table_free(FrameMapTable *table);

#endif
