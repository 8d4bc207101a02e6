/* SPDX-License-Identifier: MIT */
/* Two dataflows over the graph of a method, from which its frame maps are made. The nodes are pairs
 * (instruction, context): a context is a way to have come into a subroutine by jsr, so a subroutine is
 * analysed anew for each and a return address is the context it leads back from. Forward: the kind of value
 * in each slot. Backward: which locals are read, as references, before they are written.
 * Entering a subroutine that is already in the chain of contexts means that it was left by a goto; the chain is
 * cut there, so it is finite. All memory comes from one budget. */
#ifndef MINIJVM_VM_RUN_FRAME_FLOW_H
#define MINIJVM_VM_RUN_FRAME_FLOW_H

#include "vm/opcodes.h"
#include "vm/run/frame_map.h"

#define FRAME_FLOW_BYTES ((size_t)512 << 20)
enum { NO_NODE = -1 };

/* Kind in the low 4 bits, for a return address its context above. */
typedef uint16_t Value;

typedef struct Context {
    int parent; /* -1 for the method itself */
    uint32_t target, return_pc;
    int32_t *nodes; /* by pc */
} Context;

typedef struct Node {
    uint32_t pc;
    uint16_t context;
    uint16_t depth;
    uint16_t popped; /* depth with the operands of an invoke gone */
    bool queued;
    int32_t jump;  /* where jsr or ret goes, or NO_NODE */
    Value *values; /* max_locals, then max_stack */
    uint8_t *live; /* bits of locals */
} Node;

typedef struct FrameFlow {
    const FrameMapInput *input;
    unsigned slots; /* of a node */
    size_t live_size;
    size_t spent;
    Context *contexts;
    int context_count;
    Node *nodes;
    int32_t node_count, node_capacity;
    int32_t *queue;
    int32_t queue_count;
    struct Chunk *chunks;
    Value *locals;   /* working state */
    SlotStack stack; /* likewise */
} FrameFlow;

/* Zeroed memory until the release; NULL: none, or over the budget. */
void *frame_flow_take(FrameFlow *b, size_t size);
void frame_flow_release(FrameFlow *b);
/* False: no memory, or code that the verifier would refuse. Forward first. */
bool frame_flow_forward(FrameFlow *b);
bool frame_flow_backward(FrameFlow *b);

#endif
