/* SPDX-License-Identifier: MIT */
/* Bytecode as the interpreter runs it: operands in native byte order, frequent pairs and
 * triples of instructions fused to one. A branch's target never lies inside of a
 * superinstruction. */
#include "interp/prepare.h"

#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/system/lock.h"
#include "vm/model/class.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

enum {
#define QUICK(code, name, length, original) OP_##name = code,
#include "vm/classfile/opcodes.def"
};

/* ---- Operands ---- */

static void put16(uint8_t *at, unsigned value) { *(Unaligned16 *)at = (uint16_t)value; }
static void put32(uint8_t *at, uint32_t value) { *(Unaligned32 *)at = value; }
static uint32_t get32(const uint8_t *from, uint32_t pc) {
    return (uint32_t)opcode_s4(from, pc);
}

static void prepare_switch(uint8_t *to, const uint8_t *from, uint32_t pc, uint32_t size) {
    for (uint32_t at = (pc + 4) & ~3u; at < pc + size; at += 4) put32(to + at, get32(from, at));
}

static void prepare_operands(uint8_t *to, const uint8_t *from, uint32_t pc, uint32_t size) {
    if (size == 1) return;
    const char *operands = opcode_info[from[pc]].operands;
    uint32_t at = pc + 1;
    for (; *operands != 0; operands++) {
        switch (*operands) {
        case 's':
        case 'K':
        case 'o':
            put16(to + at, opcode_u2(from, at));
            at += 2;
            break;
        case 'O':
            put32(to + at, get32(from, at));
            at += 4;
            break;
        case 'T':
        case 'L': prepare_switch(to, from, pc, size); break;
        default: /* bytes, and whatever follows wide, stay as they are */ at += 1;
        }
    }
}

/* Float and double forms become those of int and long, so that superinstructions can have their
 * codes. 0: the opcode itself. */
static const uint8_t shared_forms[UINT8_MAX + 1] = {
    [OP_fload] = OP_iload,       [OP_dload] = OP_lload,       [OP_fload_0] = OP_iload_0,
    [OP_fload_1] = OP_iload_1,   [OP_fload_2] = OP_iload_2,   [OP_fload_3] = OP_iload_3,
    [OP_dload_0] = OP_lload_0,   [OP_dload_1] = OP_lload_1,   [OP_dload_2] = OP_lload_2,
    [OP_dload_3] = OP_lload_3,   [OP_fstore] = OP_istore,     [OP_dstore] = OP_lstore,
    [OP_fstore_0] = OP_istore_0, [OP_fstore_1] = OP_istore_1, [OP_fstore_2] = OP_istore_2,
    [OP_fstore_3] = OP_istore_3, [OP_dstore_0] = OP_lstore_0, [OP_dstore_1] = OP_lstore_1,
    [OP_dstore_2] = OP_lstore_2, [OP_dstore_3] = OP_lstore_3, [OP_faload] = OP_iaload,
    [OP_daload] = OP_laload,     [OP_fastore] = OP_iastore,   [OP_dastore] = OP_lastore,
};

/* The opcode to execute: the few that depend on the method get their own. */
static uint8_t prepare_opcode(const Method *m, uint8_t opcode, bool registers) {
    if (opcode == OP_return) return registers ? OP_return_register : OP_return;
    if (opcode == OP_ireturn) {
        char kind = m->descriptor[strlen(m->descriptor) - 1];
        if (kind == 'Z') return OP_ireturn_boolean;
        return kind == 'B' || kind == 'C' || kind == 'S' ? OP_ireturn_narrow : OP_ireturn;
    }
    return shared_forms[opcode] != 0 ? shared_forms[opcode] : opcode;
}

/* ---- Superinstructions ---- */

typedef struct Targets {
    uint8_t bits[65536 / 8]; /* instructions that a branch, a switch or a handler leads to */
} Targets;

static void target_add(Targets *targets, int64_t pc) {
    if (pc >= 0 && pc < 65536) targets->bits[pc >> 3] |= (uint8_t)(1 << (pc & 7));
}
static bool target_is(const Targets *targets, uint32_t pc) {
    return targets->bits[pc >> 3] >> (pc & 7) & 1;
}

/* As opcode_length; most instructions have one length. */
static inline uint32_t size_at(const CodeInfo *info, uint32_t pc) {
    uint32_t size = pc < info->length ? opcode_shape[info->code[pc]].length : 0;
    return size != 0 && size <= info->length - pc ? size
                                                  : opcode_length(info->code, info->length, pc);
}

static void targets_find(Targets *targets, const CodeInfo *info) {
    memset(targets->bits, 0, info->length / 8 + 1);
    for (unsigned i = 0; i < info->handler_count; i++)
        target_add(targets, info->handlers[i].handler_pc);
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        size = size_at(info, pc);
        if (size == 0) return;
        uint8_t opcode = info->code[pc];
        if (opcode_shape[opcode].flags & SHAPE_SIMPLE) continue;
        target_add(targets, opcode_branch_target(info->code, pc));
        if (opcode == OP_jsr || opcode == OP_jsr_w) target_add(targets, pc + size);
        if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
            OpcodeSwitch cases = opcode_switch(info->code, pc);
            target_add(targets, cases.default_target);
            for (uint32_t i = 0; i < cases.count; i++)
                target_add(targets, opcode_switch_target(&cases, i));
        }
    }
}

/* Up to three instructions from a pc on, none but the first a target. */
typedef struct Window {
    const uint8_t *code;
    unsigned count;
    uint32_t pc[3], end; /* end: behind the last one that counts */
} Window;

static Window window_at(const CodeInfo *info, const Targets *targets, uint32_t pc) {
    Window w = {.code = info->code, .end = pc};
    while (w.count < 3 && w.end < info->length &&
           (w.count == 0 || !target_is(targets, w.end))) {
        uint32_t size = size_at(info, w.end);
        if (size == 0) break;
        w.pc[w.count++] = w.end;
        w.end += size;
    }
    return w;
}
static unsigned window_op(const Window *w, unsigned i) {
    return i < w->count ? w->code[w->pc[i]] : OP_nop;
}
static uint32_t window_end(const Window *w, unsigned i) {
    return i + 1 < w->count ? w->pc[i + 1] : w->end;
}

/* The local below 16 that an instruction pushes in one slot, -1: it does something else. */
static int loaded_local(const Window *w, unsigned i, bool only_int) {
    unsigned opcode = window_op(w, i);
    if (opcode == OP_nop || opcode == OP_wide) return -1;
    unsigned canonical = opcode_shape[opcode].canonical;
    if (canonical != OP_iload && (only_int || (canonical != OP_fload && canonical != OP_aload)))
        return -1;
    int local = opcode_local(w->code, w->pc[i]);
    return local < 16 ? local : -1;
}

/* The byte that iconst or bipush pushes; false: another instruction. */
static bool pushed_constant(const Window *w, int *value) {
    unsigned opcode = window_op(w, 0);
    if (opcode == OP_bipush)
        *value = (int8_t)w->code[w->pc[0] + 1];
    else if (opcode >= OP_iconst_m1 && opcode <= OP_iconst_5)
        *value = (int)opcode - OP_iconst_0;
    else
        return false;
    return true;
}

/* By the opcode that loads an element of an array and an index from locals; OP_nop: not one of
 * them. */
static uint8_t element_loaded(unsigned opcode) {
    switch (opcode) {
    case OP_laload:
    case OP_daload: return OP_load_load_laload;
    case OP_iaload:
    case OP_faload: return OP_load_load_iaload;
    case OP_aaload: return OP_load_load_aaload;
    default: return OP_nop;
    }
}

static bool fuse_loads(uint8_t *to, const Window *w, uint8_t *opcode) {
    int a = loaded_local(w, 0, false), b = loaded_local(w, 1, false);
    unsigned third = window_op(w, 2);
    uint8_t ab = (uint8_t)((unsigned)a | (unsigned)b << 4); /* unused when either is -1 */
    uint32_t pc = w->pc[0];
    if (a < 0 || b < 0) {
        if (loaded_local(w, 0, true) < 0 || window_op(w, 1) != OP_iadd) return false;
        *opcode = w->code[pc] == OP_iload ? OP_load_iadd_3 : OP_load_iadd_2;
        to[pc + 1] = (uint8_t)a;
        return true;
    }
    if (third >= OP_if_icmpeq && third <= OP_if_icmple) {
        int64_t offset = opcode_branch_target(w->code, w->pc[2]) - pc;
        if (offset >= INT16_MIN && offset <= INT16_MAX) {
            *opcode = (uint8_t)(third - OP_if_icmpeq + OP_load_load_if_icmpeq);
            to[pc + 1] = ab;
            to[pc + 2] = (uint8_t)(w->end - pc);
            put16(to + pc + 3, (unsigned)offset);
            return true;
        }
    }
    if (opcode_shape[window_op(w, 0)].canonical == OP_aload && loaded_local(w, 1, true) >= 0) {
        *opcode = element_loaded(third);
        if (*opcode != OP_nop) {
            to[pc + 1] = ab;
            to[pc + 2] = (uint8_t)(w->end - pc);
            return true;
        }
    }
    *opcode = window_end(w, 1) - pc == 2 ? OP_load_load_2 : OP_load_load;
    to[pc + 1] = ab;
    if (*opcode == OP_load_load) to[pc + 2] = (uint8_t)(window_end(w, 1) - pc);
    return true;
}

static bool fuse_constant(uint8_t *to, const Window *w, uint8_t *opcode) {
    unsigned second = window_op(w, 1);
    int value;
    if (window_op(w, 0) == OP_sipush && second == OP_iand) {
        *opcode = OP_const_iand_4;
        return true;
    }
    if (!pushed_constant(w, &value)) return false;
    bool is_short = window_op(w, 0) != OP_bipush;
    if (second == OP_isub) value = -value;
    if (second == OP_iadd || (second == OP_isub && value <= INT8_MAX))
        *opcode = is_short ? OP_const_iadd_2 : OP_const_iadd_3;
    else if (second == OP_iand)
        *opcode = is_short ? OP_const_iand_2 : OP_const_iand_3;
    else
        return false;
    to[w->pc[0] + 1] = (uint8_t)value;
    return true;
}

static bool fuse_lcmp(uint8_t *to, const Window *w, uint8_t *opcode) {
    static const uint8_t masks[] = {2, 5, 1, 6, 4, 3}; /* eq ne lt ge gt le */
    unsigned second = window_op(w, 1);
    if (window_op(w, 0) != OP_lcmp || second < OP_ifeq || second > OP_ifle) return false;
    int offset = opcode_s2(w->code, w->pc[1] + 1) + 1;
    if (offset > INT16_MAX) return false;
    to[w->pc[0] + 1] = masks[second - OP_ifeq];
    put16(to + w->pc[0] + 2, (unsigned)offset);
    *opcode = OP_lcmp_if;
    return true;
}

static bool fuse_dmul(const Window *w, uint8_t *opcode) {
    unsigned second = window_op(w, 1);
    if (window_op(w, 0) != OP_dmul || (second != OP_dadd && second != OP_dsub)) return false;
    *opcode = second == OP_dadd ? OP_dmul_dadd : OP_dmul_dsub;
    return true;
}

static bool fuse_iadd(uint8_t *to, const Window *w, uint8_t *opcode) {
    unsigned second = window_op(w, 1);
    if (window_op(w, 0) != OP_iadd) return false;
    if (second == OP_istore) {
        *opcode = OP_iadd_istore_3;
        return true;
    }
    if (second < OP_istore_0 || second > OP_istore_3) return false;
    *opcode = OP_iadd_istore_2;
    to[w->pc[0] + 1] = (uint8_t)(second - OP_istore_0);
    return true;
}

/* Whether a superinstruction may begin with the opcode: most do not need to be looked at. */
static bool may_fuse(unsigned opcode) {
    switch (opcode_shape[opcode].canonical) {
    case OP_iload:
    case OP_fload:
    case OP_aload:
    case OP_iinc:
    case OP_lcmp:
    case OP_iadd:
    case OP_dmul: return true;
    default:
        return opcode == OP_bipush || opcode == OP_sipush ||
               (opcode >= OP_iconst_m1 && opcode <= OP_iconst_5);
    }
}

/* Writes operands and answers the opcode of the superinstruction that begins at pc; the second
 * of its instructions is then not looked at again: *end is behind them all. */
static bool fuse(uint8_t *to, const CodeInfo *info, const Targets *targets, uint32_t pc,
                 uint8_t *opcode, uint32_t *end) {
    Window w = window_at(info, targets, pc);
    bool is_getfield = window_op(&w, 0) == OP_aload_0 && window_op(&w, 1) == OP_getfield;
    if (is_getfield) {
        *opcode = OP_this_getfield; /* getfield stays as it is */
        *end = window_end(&w, 0);
        return true;
    }
    if (window_op(&w, 0) == OP_iinc && window_op(&w, 1) == OP_goto) {
        *opcode = OP_iinc_goto;
        *end = window_end(&w, 0);
        return true;
    }
    if (loaded_local(&w, 0, false) >= 0 && window_op(&w, 1) == OP_aload_0 &&
        window_op(&w, 2) == OP_getfield)
        return false; /* rather fuse the latter two */
    if (fuse_loads(to, &w, opcode)) {
        bool three = (*opcode >= OP_load_load_if_icmpeq && *opcode <= OP_load_load_if_icmple) ||
                     (w.count == 3 && *opcode == element_loaded(window_op(&w, 2)));
        *end = three ? w.end : window_end(&w, 1);
        return true;
    }
    *end = window_end(&w, 1);
    return fuse_constant(to, &w, opcode) || fuse_lcmp(to, &w, opcode) ||
           fuse_iadd(to, &w, opcode) || fuse_dmul(&w, opcode);
}

bool prepare_is_object_init(const Method *m) {
    return m->holder->super == NULL && strcmp(m->name, "<init>") == 0;
}

static void prepare_code(Method *m, const uint32_t *pcs, size_t count) {
    const CodeInfo *info = m->info->code;
    const uint8_t *from = info->code;
    uint8_t *to = m->code, first = 0xff;
    const VM *vm = m->holder->vm;
    /* Compiled code that falls back anywhere wants to find every instruction. */
    bool registers = prepare_is_object_init(m),
         fuses = !vm->instructions_observed && vm->options.jit.deopt_seed == 0;
    Targets targets;
    targets_find(&targets, info);
    for (size_t i = 0; i < count; i++) target_add(&targets, pcs[i]);
    uint32_t fused_end = 0; /* instructions before it belong to a superinstruction */
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        size = size_at(info, pc);
        if (size == 0) { /* unverified and malformed: illegal from here on */
            if (pc < info->length - 1) memset(to + pc + 1, 0xff, info->length - pc - 1);
            if (pc > 0) to[pc] = 0xff;
            break;
        }
        if (pc < fused_end) continue;
        uint8_t opcode = prepare_opcode(m, from[pc], registers);
        prepare_operands(to, from, pc, size);
        uint32_t end;
        if (fuses && may_fuse(from[pc]) && fuse(to, info, &targets, pc, &opcode, &end))
            fused_end = end;
        if (pc == 0)
            first = opcode;
        else
            to[pc] = opcode;
    }
    __atomic_store_n(&to[0], first, __ATOMIC_RELEASE);
}

void prepare_method(Method *m) {
    VM *vm = m->holder->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    if (__atomic_load_n(&m->code[0], __ATOMIC_ACQUIRE) == OP_prepare) prepare_code(m, NULL, 0);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

void prepare_again(Method *m, const uint32_t *pcs, size_t count) {
    const CodeInfo *info = m->info->code;
    memcpy(m->code + 1, info->code + 1, info->length - 1);
    prepare_code(m, pcs, count);
}
