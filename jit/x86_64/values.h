/* SPDX-License-Identifier: MIT */
/* The abstract operand stack and what lies where (values.c). It stands for the values that the
 * bytecode pushes: constants, aliases of locals, registers, or slots of the Java frame. Some
 * locals have a register of their own (a *variable*); the state says for each whether the
 * register and whether the slot holds it. */
#ifndef MINIJVM_JIT_X86_64_VALUES_H
#define MINIJVM_JIT_X86_64_VALUES_H

#include "jit/analysis.h"
#include "jit/jit.h"
#include "jit/x86_64/sse.h"
#include "vm/model/frame.h"

typedef struct Compiler Compiler;

/* ---- Registers ---- */

enum { R_FRAME = RBX, R_THREAD = R15, R_METHOD = RAX, R_ARGS = RDX };
enum {
    GP_SCRATCH = 1 << RAX | 1 << RCX | 1 << RDX | 1 << RSI | 1 << RDI,
    GP_VARIABLES =
        1 << RBP | 1 << R8 | 1 << R9 | 1 << R10 | 1 << R11 | 1 << R12 | 1 << R13 | 1 << R14,
    GP_IN_PASSING =
        1 << RAX | 1 << RCX | 1 << RDX, /* some instructions want these, and change them */
    FP_SCRATCH_COUNT = 6,               /* xmm0 to xmm5 */
    MAX_VARIABLES = 18,
    INLINE_STACK = 64 /* more operands than the method has itself */
};

/* ---- Values ---- */

/* References in the heap have as many bits as addresses, in the build with wide ones. Classes
 * always lie below 4 GiB. */
enum { REF_IS_WIDE = sizeof(Ref) == sizeof(int64_t), REF_SHIFT = REF_IS_WIDE ? 3 : 2 };

typedef enum ValKind { VAL_SLOT, VAL_GP, VAL_FP, VAL_CONST, VAL_LOCAL, VAL_TOP } ValKind;

typedef struct Val {
    uint8_t kind; /* ValKind; TOP is the second slot of a long or double */
    char type;    /* I J F D A */
    uint8_t reg;
    bool nonnull : 1,
        is_known : 1;   /* the object itself is known and stays the same (handles.c) */
    bool is_frozen : 1; /* a known array whose elements stay the same, too */
    bool is_stored : 1; /* a constant on the stack: its slot holds it too */
    Ref exact; /* of a reference: its class, when it is known exactly, by its address, which is
                  low; or the known object; of an int in a register: what is known of it as an
                  index, 0: nothing (range_checks.c) */
    union {
        int64_t value;  /* of a constant; of a popped SLOT: which */
        uint16_t local; /* of a LOCAL */
    };
} Val;
_Static_assert(REF_IS_WIDE || sizeof(Val) == 16, "passed in two registers");

static inline const Object *value_known(const Val *value) {
    return value->is_known ? (const Object *)(uintptr_t)value->exact : NULL;
}
static inline Class *value_class(const Val *value) {
    return value->is_known ? object_class(value_known(value))
                           : (Class *)(uintptr_t)value->exact;
}
static inline void value_forget(Val *value) {
    value->exact = 0;
    value->is_known = false;
}
static inline void value_meet(Val *value, const Val *other) { /* what holds of both */
    value->nonnull &= other->nonnull;
    value->is_frozen &= other->is_frozen;
    value->is_stored &= other->is_stored;
    if (value->exact != other->exact || value->is_known != other->is_known) value_forget(value);
}

typedef struct Variable {
    uint16_t slot;
    uint8_t class, reg; /* LocalClass */
} Variable;

typedef struct State {
    uint32_t in_register, in_slot; /* per variable: which of its places hold it */
    uint64_t nonnull;              /* per local */
    uint32_t depth;
    uint32_t cast_class; /* of which cast_local is an instance, or null, by its address; 0: not
                            known */
    uint16_t cast_local;
    uint16_t length_local, length_array; /* the one holds the length of the array in the other,
                                            which is one less; 0: none does */
    Val stack[];                         /* max_stack and some */
} State;

/* ---- The abstract stack ---- */
static inline bool type_is_wide(char type) { return type == 'J' || type == 'D'; }
static inline bool type_is_float(char type) { return type == 'F' || type == 'D'; }
/* Of what is no float: has it 8 bytes in the heap? By its type or the kind of a field. */
static inline bool kind_is_quad(char kind) {
    return kind == 'J' || (REF_IS_WIDE && (kind == 'A' || kind == 'L' || kind == '['));
}
static inline LocalClass type_class(char type) {
    return type == 'I' ? LOCAL_INT : type_is_float(type) ? LOCAL_FLOAT : LOCAL_WIDE;
}
uint32_t used_registers(Compiler *c, ValKind kind); /* by the stack */
static inline Mem slot_of_stack(uint32_t index) {
    return mem_behind((Reg)R_FRAME, (int32_t)(sizeof(Frame) + index * sizeof(Value)));
}
Val value_pop(Compiler *c, char type);
void value_push(Compiler *c, Val value);
void push_gp(Compiler *c, char type, Reg reg);
void push_index(Compiler *c, char type, Reg reg,
                Ref exact); /* with what is known of it as an index */
void push_fp(Compiler *c, char type, Xmm reg);
void push_const(Compiler *c, char type, int64_t value);
void push_local(Compiler *c, char type, unsigned local);
/* Some register that holds the value; not to be changed. Pinned. */
Reg use_gp(Compiler *c, Val *value);
Xmm use_fp(Compiler *c, Val *value);
/* Which register holds the value already, or its local's from now on; -1: none. */
int register_of(Compiler *c, const Val *value);
/* A register that may be changed and that holds a copy; prefers the target variable's if
 * `target`. */
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
/* Gives up the lowest stack entry that has a register which is not pinned. False: there is
 * none. */
bool value_spill(Compiler *c, ValKind kind, uint32_t pinned);
/* A popped operand's register is from now on its place, for slow paths that come back. */
void value_commit(Compiler *c, uint32_t index, const Val *value);
void load_gp(Compiler *c, Reg to, const Val *value, uint32_t index); /* index: of a SLOT */
void load_fp(Compiler *c, Xmm to, const Val *value, uint32_t index);
void materialize_aliases(Compiler *c, unsigned local);
int variable_of(Compiler *c, unsigned local, char type);
/* The value for an instruction's second operand, without a register where the instruction can
 * do so. */
bool value_is_imm32(const Val *value);
bool value_in_memory(Compiler *c, const Val *value,
                     Mem *m); /* a local or operand that has no register */
void store_local(Compiler *c, unsigned local, char type, Val *value);
/* Of those in the mask the live ones, and the ones that stack entries are aliases of. */
uint32_t needed_variables(Compiler *c, const State *state, uint32_t pc, uint32_t mask);

#endif
