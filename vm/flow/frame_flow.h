/* SPDX-License-Identifier: MIT */
/* Two dataflows over the graph of a method, from which its frame maps are made. The nodes are
 * pairs (block, context): a context is a way to have come into a subroutine by jsr, so a
 * subroutine is analysed anew for each and a return address is the context it leads back from.
 * Forward: the kind of value in each slot. Backward: which locals are read, as references,
 * before they are written. What holds inside a block is found again from what holds at its
 * ends: kept for each instruction it might be gigabytes. Entering a subroutine that is already
 * in the chain of contexts means that it was left by a goto; the chain is cut there, so it is
 * finite. All memory comes from one budget. */
#ifndef MINIJVM_VM_FLOW_FRAME_FLOW_H
#define MINIJVM_VM_FLOW_FRAME_FLOW_H

#include "vm/classfile/opcodes.h"
#include "vm/flow/frame_map.h"
#include "vm/flow/handler_watch.h"
#include "vm/flow/slot_stack.h"

#define FRAME_FLOW_BYTES ((size_t)512 << 20)
enum { NO_NODE = -1 };

/* Kind in the low 4 bits, for a return address its context above. */
typedef uint16_t Value;

typedef struct Context {
    int parent; /* -1 for the method itself */
    uint32_t target, return_pc;
    int32_t *nodes;          /* by pc */
    uint8_t **handlers_live; /* by node of the index: what its handlers read; NULL: nothing */
} Context;

typedef struct Node {
    uint32_t pc; /* where the block begins */
    uint16_t context;
    uint16_t depth;
    bool queued;
    int32_t jump;  /* where the jsr or ret at its end goes, or NO_NODE */
    Value *values; /* max_locals, then depth */
    uint8_t *live; /* bits of locals: live_size */
} Node;

typedef struct FrameFlow {
    const FrameMapInput *input;
    size_t live_size; /* bytes for the locals that are read as references */
    size_t spent;
    uint8_t *starts; /* per pc: of an instruction, of a block */
    uint32_t *pcs;   /* of a block's instructions */
    Context *contexts;
    int context_count;
    Node *nodes;
    int32_t node_count, node_capacity;
    int32_t *queue;
    int32_t queue_count;
    struct Chunk *chunks;
    HandlerWatch handlers;
    ParseArena handler_arena;
    uint32_t *protectors;      /* nodes of the index with handlers, by handler_pc: */
    uint32_t *first_protector; /* where those of each pc begin */
    uint8_t *handlers_read;    /* at `handlers_leaf` of `handlers_context` */
    uint32_t handlers_leaf;
    int handlers_context;
    /* Working state */
    Value *locals;
    SlotStack stack;
    unsigned popped;                   /* depth with the operands of an invoke gone */
    uint32_t changed_from, changed_to; /* the locals that handlers may not know */
} FrameFlow;

/* realloc, and of the reserve where the input says so: for spare_free. */
void *frame_flow_more(const FrameMapInput *input, void *memory, size_t bytes);
/* Zeroed memory until the release; NULL: none, or over the budget. */
void *frame_flow_take(FrameFlow *b, size_t size);
void frame_flow_release(FrameFlow *b);
/* False: no memory, or code that the verifier would refuse. Forward first. */
bool frame_flow_forward(FrameFlow *b);
bool frame_flow_backward(FrameFlow *b);

/* ---- Inside a block ---- */

/* Lists its instructions in b->pcs; how many. Only the last may lead elsewhere than to the
 * next. */
uint32_t frame_flow_block(FrameFlow *b, const Node *node);
/* The working state as it is at the block's beginning. */
void frame_flow_begin(FrameFlow *b, const Node *node);
/* What an instruction does to the working state; none that leads elsewhere. */
bool frame_flow_execute(FrameFlow *b, uint32_t pc);
/* Does control go elsewhere than to the next instruction, perhaps? */
bool frame_flow_leads_elsewhere(const FrameFlow *b, uint32_t pc);
/* Liveness behind the block's last instruction, and before one whose successor's is given. */
void frame_flow_live_behind(FrameFlow *b, const Node *node, uint32_t last, uint8_t *live);
void frame_flow_live_before(FrameFlow *b, const Node *node, uint32_t pc, uint8_t *live);

#endif
