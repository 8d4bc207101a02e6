/* SPDX-License-Identifier: MIT */
/* The single-pass compiler's own state. An abstract operand stack stands for the values that the bytecode
 * pushes: constants, aliases of locals, registers, or slots of the Java frame. Some locals have a register of
 * their own (a *variable*); the state says for each whether the register and whether the slot holds it.
 *
 * Discipline of a template: pop the operands, bring them into registers, jump to slow paths, and only then
 * change a register or push a result. Popped registers stay pinned until the instruction ends, so that a slow
 * path can still put the operands where the interpreter would have them. */
#ifndef MINIJVM_JIT_X86_64_COMPILER_H
#define MINIJVM_JIT_X86_64_COMPILER_H

#include "jit/analysis.h"
#include "jit/jit.h"
#include "jit/runtime.h"
#include "jit/x86_64/assembler.h"
#include "jit/x86_64/stubs.h"
#include "vm/opcodes.h"
#include "vm/run/frame.h"

/* ---- Registers ---- */

enum { R_FRAME = RBX, R_THREAD = R15, R_METHOD = RAX, R_ARGS = RDX };
enum {
    GP_SCRATCH = 1 << RAX | 1 << RCX | 1 << RDX | 1 << RSI | 1 << RDI,
    GP_VARIABLES = 1 << RBP | 1 << R8 | 1 << R9 | 1 << R10 | 1 << R11 | 1 << R12 | 1 << R13 | 1 << R14,
    FP_SCRATCH_COUNT = 6, /* xmm0 to xmm5 */
    MAX_VARIABLES = 18,
    INLINE_STACK = 64 /* more operands than the method has itself */
};

/* ---- Values ---- */

typedef enum ValKind { VAL_SLOT, VAL_GP, VAL_FP, VAL_CONST, VAL_LOCAL, VAL_TOP } ValKind;

typedef struct Val {
    uint8_t kind; /* ValKind; TOP is the second slot of a long or double */
    char type;    /* I J F D A */
    uint8_t reg;
    bool nonnull;
    uint16_t local;
    Class *exact; /* of a reference: its class, when it is known exactly */
    int64_t value;
} Val;

typedef struct Variable {
    uint16_t slot;
    uint8_t class, reg; /* LocalClass */
} Variable;

typedef struct State {
    uint32_t in_register, in_slot; /* per variable: which of its places hold it */
    uint64_t nonnull;              /* per local */
    uint32_t depth;
    Val stack[]; /* max_stack and some */
} State;

typedef struct BlockCode {
    Label label;
    State *entry; /* NULL: no edge seen yet */
    bool is_emitted;
} BlockCode;

/* What must be in its slot besides variables: references, or also what is in a register below `keep`, or all. */
typedef enum FlushKind { FLUSH_REFERENCES, FLUSH_KEPT, FLUSH_ALL } FlushKind;

/* ---- Slow paths: emitted behind the method's code ---- */

typedef enum SlowKind { SLOW_THROW, SLOW_CALL, SLOW_JUMP } SlowKind;

typedef struct Compiler Compiler;

typedef struct SlowPath {
    Label from, back;
    SlowKind kind;
    uint32_t pc;
    uint32_t helper;     /* StubId */
    State *state;        /* before the instruction */
    uint32_t keep_depth; /* CALL: stack entries that are still there afterwards */
    uint8_t argument_count;
    Val arguments[3];    /* registers or constants, passed in rsi, rdx, rcx */
    Val result;          /* CALL: a register to put it in, or kind TOP */
    bool checks_exception;
    void (*emit)(Compiler *c, struct SlowPath *slow); /* JUMP: does it all */
    const void *data; /* emit's own */
    Label *entry;     /* where it is entered besides `from`, or NULL */
    bool is_hooked;   /* a patch may lead there */
    struct SlowPath *next;
} SlowPath;

typedef struct Inline Inline;

struct Compiler {
    Jit *jit;
    Method *method;
    const CodeInfo *info;
    Analysis analysis;
    Assembler assembler;
    Assembler *a; /* &assembler */
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
    int8_t variable_at[ANALYSIS_SLOTS][LOCAL_CLASSES];
    SlowPath *slow, **slow_end;
    Label start, overflow, tails[STUB_COUNT];
    PcEntry *pcs;
    uint32_t pc_count, pc_capacity;
    CodeHook *hooks;
    Label **hook_targets;
    uint32_t hook_count, hook_capacity;
    uint32_t *calls; /* where calls return to */
    uint32_t call_count, call_capacity;
    CodeEntry *handlers, *loops;
    uint32_t handler_count, loop_count;
    Inline *inlined;
    unsigned inline_depth;
    uint32_t inline_pins_gp, inline_pins_fp;
    uint64_t random;
    char *memory, *memory_end; /* bump allocation, freed at once */
    void *chunks;
    void *reserve; /* what compiler_allocate answers when memory is short */
    size_t reserve_bytes;
    const char *failed; /* the reason; everything after is void */
};

/* ---- compiler.c ---- */
void *compiler_allocate(Compiler *c, size_t bytes); /* zeroed; never NULL while !failed... see its comment */
void compiler_fail(Compiler *c, const char *reason);
State *state_copy(Compiler *c, const State *from);
static inline Block *block_at(Compiler *c, uint32_t pc) { return &c->analysis.blocks[c->analysis.block_at[pc] - 1]; }
static inline BlockCode *block_code(Compiler *c, const Block *b) { return &c->codes[b - c->analysis.blocks]; }
/* The opcode at pc when control can only come there from the instruction before, else nop. */
unsigned compiler_next_opcode(Compiler *c, uint32_t pc);

/* ---- values.c: the abstract stack ---- */
static inline bool type_is_wide(char type) { return type == 'J' || type == 'D'; }
static inline bool type_is_float(char type) { return type == 'F' || type == 'D'; }
static inline LocalClass type_class(char type) {
    return type == 'I' ? LOCAL_INT : type_is_float(type) ? LOCAL_FLOAT : LOCAL_WIDE;
}
Mem slot_of_stack(uint32_t index);
Mem slot_of_local(Compiler *c, unsigned local);
Val value_pop(Compiler *c, char type);
void value_push(Compiler *c, Val value);
void push_gp(Compiler *c, char type, Reg reg);
void push_fp(Compiler *c, char type, Xmm reg);
void push_const(Compiler *c, char type, int64_t value);
void push_local(Compiler *c, char type, unsigned local);
/* Some register that holds the value; not to be changed. Pinned. */
Reg use_gp(Compiler *c, Val *value);
Xmm use_fp(Compiler *c, Val *value);
/* A register that may be changed and that holds a copy; prefers the target variable's if `target`. */
Reg own_gp(Compiler *c, Val *value, bool target);
Xmm own_fp(Compiler *c, Val *value, bool target);
bool value_is_own(Compiler *c, const Val *value); /* a scratch register nobody else has */
/* A register for a result. */
Reg new_gp(Compiler *c, bool target);
Xmm new_fp(Compiler *c, bool target);
/* This very register, free. Its content moves elsewhere; a popped `value` in it follows. */
void take_gp(Compiler *c, Reg reg, Val **values, unsigned count);
/* Is it an alias of the local that the result goes to? */
bool value_is_target(Compiler *c, const Val *value);
/* A popped operand's register is from now on its place, for slow paths that come back. */
void value_commit(Compiler *c, uint32_t index, const Val *value);
void load_gp(Compiler *c, Reg to, const Val *value, uint32_t index); /* index: of a SLOT */
void load_fp(Compiler *c, Xmm to, const Val *value, uint32_t index);
void materialize_aliases(Compiler *c, unsigned local);
int variable_of(Compiler *c, unsigned local, char type);
/* The value for an instruction's second operand, without a register where the instruction can do so. */
bool value_is_imm32(const Val *value);
bool value_in_memory(Compiler *c, const Val *value, Mem *m); /* a local or operand that has no register */
void store_local(Compiler *c, unsigned local, char type, Val *value);
uint32_t live_variables(Compiler *c, uint32_t pc); /* mask */
/* Those, and the ones that stack entries are aliases of. */
uint32_t needed_variables(Compiler *c, const State *state, uint32_t pc);

/* ---- merge.c: edges between blocks ---- */
/* Gives the target an entry state if it has none; may emit moves. Before flags are set. */
void edge_prepare(Compiler *c, Block *target);
bool edge_needs_code(Compiler *c, Block *target);
/* Emits the moves from the current state; the state is not changed. */
void edge_emit(Compiler *c, Block *target);
/* jmp or jcc to the target, moves included. */
void edge_jump(Compiler *c, Block *target);
void edge_branch(Compiler *c, Condition cc, Block *target);
/* Everything that is live into its slot: before calls. `keep`: stack entries that stay, others are dropped. */
void flush_state(Compiler *c);
void forget_registers(Compiler *c);
/* Emits the same for a state of the past; registers stay as they are. */
void flush_snapshot(Compiler *c, const State *state, uint32_t pc, FlushKind kind, uint32_t keep);
typedef struct Move {
    uint8_t to, from;
} Move;
/* All at once; the array is used up. */
void parallel_moves(Compiler *c, Move *moves, unsigned count, bool is_float);

/* ---- slow.c ---- */
SlowPath *slow_path(Compiler *c, SlowKind kind);
SlowPath *slow_jump(Compiler *c, void (*emit)(Compiler *, SlowPath *));
/* Goes to the slow path while method events are wanted. Changes flags. */
void emit_hook(Compiler *c, Label *slow);
/* Thin locks; rax and `word` change. */
void compiler_fail_inline(Compiler *c); /* this cannot be inlined */
void emit_lock(Compiler *c, Reg object, Reg word, Label *slow);
void emit_unlock(Compiler *c, Reg object, Reg word, Label *slow);
void slow_throw(Compiler *c, Condition cc, StubId stub);
void slow_throw_with(Compiler *c, Condition cc, StubId stub, Val first, Val second);
void check_exception(Compiler *c);
void reload_snapshot(Compiler *c, const State *state, uint32_t keep_depth, uint32_t variables);
void slow_emit_all(Compiler *c);
void null_check(Compiler *c, Val *value, Reg reg);
void store_pc(Compiler *c, uint32_t pc);
void store_top(Compiler *c, uint32_t depth);
/* The helper's call in line with the state flushed; the result, if `type` is not V, is pushed. */
void call_helper(Compiler *c, StubId stub, char type);
void jump_to_tail(Compiler *c, StubId stub);
void emit_moves_for_arguments(Compiler *c, const Val *arguments, unsigned count);

/* ---- templates ---- */
/* Executes the instruction in C: `pops` operand slots; a result of `type` (V: none). */
void emit_execute(Compiler *c, unsigned pops, char type);
void emit_card_mark(Compiler *c, Mem slot);
Label *new_label(Compiler *c); /* lives as long as the compilation */
/* A slow path that asks whether the object in `reg` is an instance of the class (a register or a constant)
 * and jumps to one of the labels; all registers of the state stay. Returns where it is entered. */
Label *ask_instance(Compiler *c, Reg reg, Val of, Label *is, Label *is_not);
/* The class that the instruction's operand names, NULL: not resolved. */
Class *resolved_class(Compiler *c);
void call_method(Compiler *c, Method *target);
typedef void Template(Compiler *c);
Template *template_of(unsigned opcode);
typedef void Intrinsic(Compiler *c);
Intrinsic *intrinsic_of(const Method *m); /* NULL: none */
void record_call(Compiler *c); /* behind a call */
uint32_t used_registers(Compiler *c, ValKind kind);
bool try_inline(Compiler *c, Method *target);
bool try_guarded_inline(Compiler *c, Method *target, Reg receiver);
void inline_load(Compiler *c, char type, unsigned local);
/* The instruction changes the heap: from here on the inlined method cannot be called instead. */
void inline_effect(Compiler *c);
const Method *method_being_read(const Compiler *c);
/* Inside an inlined method: when the condition holds the call is made after all. */
void inline_give_way(Compiler *c, Condition cc);

#define OP(code, name, operands, pops, pushes, effects, canonical, implicit) void emit_##canonical(Compiler *c);
#include "vm/opcodes.def"

static inline uint16_t operand_u2(const Compiler *c) { return opcode_u2(c->code, c->pc + 1); }

#endif
