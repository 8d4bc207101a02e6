/* SPDX-License-Identifier: MIT */
/* Edges between blocks, and moving whole states (merge.c). */
#ifndef MINIJVM_JIT_X86_64_MERGE_H
#define MINIJVM_JIT_X86_64_MERGE_H

#include "jit/x86_64/values.h"

/* Do the entries lie in the same place? */
bool value_same_place(const Val *a, const Val *b);

typedef struct BlockCode {
    Label label;
    State *entry; /* NULL: no edge seen yet */
    bool is_emitted;
    bool has_test; /* the head of a loop: begins with a test that is made again at the end
                      (loops.c) */
} BlockCode;

/* What must be in its slot besides variables: references, or also what is in a register below
 * `keep`, or all. */
typedef enum FlushKind { FLUSH_REFERENCES, FLUSH_KEPT, FLUSH_ALL } FlushKind;

/* Gives the target an entry state if it has none; may emit moves. Before flags are set. */
void edge_prepare(Compiler *c, Block *target);
/* What is dead in the target is nowhere needed. */
void edge_trim(Compiler *c, const Block *target, State *entry);
bool edge_needs_code(Compiler *c, Block *target);
/* Emits the moves from the current state; the state is not changed. */
void edge_emit(Compiler *c, Block *target);
/* jmp or jcc to the target, moves included. */
Label *edge_label(Compiler *c, Block *target); /* where it leads */
void edge_jump(Compiler *c, Block *target);
void edge_branch(Compiler *c, Condition cc, Block *target);
/* Everything that is live into its slot: before calls. `keep`: stack entries that stay, others
 * are dropped. */
void flush_state(Compiler *c);
void forget_registers(Compiler *c);
/* Emits the same for a state of the past; registers stay as they are. */
void flush_snapshot(Compiler *c, const State *state, uint32_t pc, FlushKind kind,
                    uint32_t keep);
void store_word(
    Compiler *c, Mem to,
    int64_t bits); /* a constant of eight bytes; `to` is a base and a displacement */
typedef struct Move {
    uint8_t to, from;
} Move;
/* All at once; the array is used up. */
void parallel_moves(Compiler *c, Move *moves, unsigned count, bool is_float);

#endif
