/* SPDX-License-Identifier: MIT */
/* Preparation and quickening: see quicken.h for the protocol among racing threads. */
#include "interp/quicken.h"

#include <pthread.h>
#include <string.h>

#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/link/receivers.h"
#include "vm/link/resolve.h"
#include "vm/load/descriptor.h"
#include "vm/lock.h"
#include "vm/metadata.h"
#include "vm/opcodes.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/operations.h"

enum {
#define QUICK(code, name, length, original) OP_##name = code,
#include "vm/opcodes.def"
};

/* ---- Preparation ---- */

static void put16(uint8_t *at, unsigned value) { *(Unaligned16 *)at = (uint16_t)value; }
static void put32(uint8_t *at, uint32_t value) { *(Unaligned32 *)at = value; }
static uint32_t get32(const uint8_t *from, uint32_t pc) { return (uint32_t)opcode_s4(from, pc); }

static void prepare_switch(uint8_t *to, const uint8_t *from, uint32_t pc, uint32_t size) {
    for (uint32_t at = (pc + 4) & ~3u; at < pc + size; at += 4) put32(to + at, get32(from, at));
}

static void prepare_operands(uint8_t *to, const uint8_t *from, uint32_t pc, uint32_t size) {
    const char *operands = opcode_info[from[pc]].operands;
    uint32_t at = pc + 1;
    for (; *operands != 0; operands++) {
        switch (*operands) {
        case 's': case 'K': case 'o':
            put16(to + at, opcode_u2(from, at));
            at += 2;
            break;
        case 'O':
            put32(to + at, get32(from, at));
            at += 4;
            break;
        case 'T': case 'L':
            prepare_switch(to, from, pc, size);
            break;
        default: /* bytes, and whatever follows wide, stay as they are */
            at += 1;
        }
    }
}

/* The opcode to execute: the few that depend on the method get their own; float and double forms become
 * those of int and long, so that superinstructions can have their codes. */
static uint8_t prepare_opcode(const Method *m, uint8_t opcode, bool registers) {
    switch (opcode) {
    case OP_return: return registers ? OP_return_register : OP_return;
    case OP_ireturn: {
        char kind = m->descriptor[strlen(m->descriptor) - 1];
        if (kind == 'Z') return OP_ireturn_boolean;
        return kind == 'B' || kind == 'C' || kind == 'S' ? OP_ireturn_narrow : OP_ireturn;
    }
    case OP_fload: return OP_iload;
    case OP_dload: return OP_lload;
    case OP_fload_0: case OP_fload_1: case OP_fload_2: case OP_fload_3:
        return (uint8_t)(opcode - OP_fload_0 + OP_iload_0);
    case OP_dload_0: case OP_dload_1: case OP_dload_2: case OP_dload_3:
        return (uint8_t)(opcode - OP_dload_0 + OP_lload_0);
    case OP_fstore: return OP_istore;
    case OP_dstore: return OP_lstore;
    case OP_fstore_0: case OP_fstore_1: case OP_fstore_2: case OP_fstore_3:
        return (uint8_t)(opcode - OP_fstore_0 + OP_istore_0);
    case OP_dstore_0: case OP_dstore_1: case OP_dstore_2: case OP_dstore_3:
        return (uint8_t)(opcode - OP_dstore_0 + OP_lstore_0);
    case OP_faload: return OP_iaload;
    case OP_daload: return OP_laload;
    case OP_fastore: return OP_iastore;
    case OP_dastore: return OP_lastore;
    default: return opcode;
    }
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
    uint32_t size = pc < info->length && info->code[pc] < OPCODE_COUNT ? opcode_info[info->code[pc]].length : 0;
    return size != 0 && size <= info->length - pc ? size : opcode_length(info->code, info->length, pc);
}

static void targets_find(Targets *targets, const CodeInfo *info) {
    memset(targets->bits, 0, info->length / 8 + 1);
    for (unsigned i = 0; i < info->handler_count; i++)
        target_add(targets, info->handlers[i].handler_pc);
    for (uint32_t pc = 0, size; pc < info->length; pc += size) {
        size = size_at(info, pc);
        if (size == 0) return;
        uint8_t opcode = info->code[pc];
        target_add(targets, opcode_branch_target(info->code, pc));
        if (opcode == OP_jsr || opcode == OP_jsr_w) target_add(targets, pc + size);
        if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
            OpcodeSwitch cases = opcode_switch(info->code, pc);
            target_add(targets, cases.default_target);
            for (uint32_t i = 0; i < cases.count; i++) target_add(targets, opcode_switch_target(&cases, i));
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
    while (w.count < 3 && w.end < info->length && (w.count == 0 || !target_is(targets, w.end))) {
        uint32_t size = size_at(info, w.end);
        if (size == 0) break;
        w.pc[w.count++] = w.end;
        w.end += size;
    }
    return w;
}
static unsigned window_op(const Window *w, unsigned i) { return i < w->count ? w->code[w->pc[i]] : OP_nop; }
static uint32_t window_end(const Window *w, unsigned i) { return i + 1 < w->count ? w->pc[i + 1] : w->end; }

/* The local below 16 that an instruction pushes in one slot, -1: it does something else. */
static int loaded_local(const Window *w, unsigned i, bool only_int) {
    unsigned opcode = window_op(w, i);
    if (opcode == OP_nop || opcode == OP_wide) return -1;
    unsigned canonical = opcode_info[opcode].canonical;
    if (canonical != OP_iload && (only_int || (canonical != OP_fload && canonical != OP_aload))) return -1;
    int local = opcode_local(w->code, w->pc[i]);
    return local < 16 ? local : -1;
}

/* The byte that iconst or bipush pushes; false: another instruction. */
static bool pushed_constant(const Window *w, int *value) {
    unsigned opcode = window_op(w, 0);
    if (opcode == OP_bipush) *value = (int8_t)w->code[w->pc[0] + 1];
    else if (opcode >= OP_iconst_m1 && opcode <= OP_iconst_5) *value = (int)opcode - OP_iconst_0;
    else return false;
    return true;
}

/* By the opcode that loads an element of an array and an index from locals; OP_nop: not one of them. */
static uint8_t element_loaded(unsigned opcode) {
    switch (opcode) {
    case OP_laload: case OP_daload: return OP_load_load_laload;
    case OP_iaload: case OP_faload: return OP_load_load_iaload;
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
    if (opcode_info[window_op(w, 0)].canonical == OP_aload && loaded_local(w, 1, true) >= 0) {
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
    switch (opcode_info[opcode].canonical) {
    case OP_iload: case OP_fload: case OP_aload: case OP_iinc: case OP_lcmp: case OP_iadd: case OP_dmul: return true;
    default: return opcode == OP_bipush || opcode == OP_sipush || (opcode >= OP_iconst_m1 && opcode <= OP_iconst_5);
    }
}

/* Writes operands and answers the opcode of the superinstruction that begins at pc; the second of its
 * instructions is then not looked at again: *end is behind them all. */
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
    if (loaded_local(&w, 0, false) >= 0 && window_op(&w, 1) == OP_aload_0 && window_op(&w, 2) == OP_getfield)
        return false; /* rather fuse the latter two */
    if (fuse_loads(to, &w, opcode)) {
        bool three = (*opcode >= OP_load_load_if_icmpeq && *opcode <= OP_load_load_if_icmple) ||
                     (w.count == 3 && *opcode == element_loaded(window_op(&w, 2)));
        *end = three ? w.end : window_end(&w, 1);
        return true;
    }
    *end = window_end(&w, 1);
    return fuse_constant(to, &w, opcode) || fuse_lcmp(to, &w, opcode) || fuse_iadd(to, &w, opcode) ||
           fuse_dmul(&w, opcode);
}

static bool is_object_init(const Method *m) {
    return m->holder->super == NULL && strcmp(m->name, "<init>") == 0;
}

static void prepare_code(Method *m, const uint32_t *pcs, size_t count) {
    const CodeInfo *info = m->info->code;
    const uint8_t *from = info->code;
    uint8_t *to = m->code, first = 0xff;
    const VM *vm = m->holder->vm;
    /* Compiled code that falls back anywhere wants to find every instruction. */
    bool registers = is_object_init(m), fuses = !vm->instructions_observed && vm->options.jit.deopt_seed == 0;
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
        if (fuses && may_fuse(from[pc]) && fuse(to, info, &targets, pc, &opcode, &end)) fused_end = end;
        if (pc == 0)
            first = opcode;
        else
            to[pc] = opcode;
    }
    __atomic_store_n(&to[0], first, __ATOMIC_RELEASE);
}

void quicken_prepare(Method *m) {
    VM *vm = m->holder->vm;
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    if (__atomic_load_n(&m->code[0], __ATOMIC_ACQUIRE) == OP_prepare) prepare_code(m, NULL, 0);
    lock_release(&vm->class_lock, LOCK_CLASS);
}

void quicken_again(Method *m, const uint32_t *pcs, size_t count) {
    const CodeInfo *info = m->info->code;
    memcpy(m->code + 1, info->code + 1, info->length - 1);
    prepare_code(m, pcs, count);
}

/* ---- Publishing ---- */

static uint8_t *instruction(const Frame *frame) {
    return frame->method->code + frame_pc(frame);
}
static const uint8_t *original(const Frame *frame) {
    return frame->method->info->code->code + frame_pc(frame);
}
static uint32_t operand_index(const Frame *frame) { return opcode_u2(original(frame), 1); }

static Quickened publish(Frame *frame, uint8_t opcode) {
    __atomic_store_n(instruction(frame), opcode, __ATOMIC_RELEASE);
    return QUICKENED_RETRY;
}
static Quickened publish_operand(Frame *frame, uint8_t opcode, unsigned operand) {
    uint8_t *at = instruction(frame);
    __atomic_store_n(at + 1, (uint8_t)operand, __ATOMIC_RELAXED);
    __atomic_store_n(at + 2, (uint8_t)(operand >> 8), __ATOMIC_RELAXED);
    return publish(frame, opcode);
}

/* ---- Fields ---- */

Quickened quicken_field(Thread *t, Frame *frame, bool is_store) {
    uint32_t index = operand_index(frame);
    Field *f = resolve_field(t, frame->method, index, false, is_store);
    if (f == NULL) return QUICKENED_FAILED;
    uint8_t general = is_store ? OP_putfield_any : OP_getfield_any, opcode;
    if ((f->flags & ACC_VOLATILE) || f->offset > UINT16_MAX) return publish(frame, general);
    switch (f->kind) {
    case 'I': case 'F': opcode = is_store ? OP_putfield_int : OP_getfield_int; break;
    case 'J': case 'D': opcode = is_store ? OP_putfield_long : OP_getfield_long; break;
    case 'B': opcode = is_store ? OP_putfield_byte : OP_getfield_byte; break;
    case 'Z': opcode = is_store ? OP_putfield_boolean : OP_getfield_byte; break;
    case 'C': opcode = is_store ? OP_putfield_short : OP_getfield_char; break;
    case 'S': opcode = is_store ? OP_putfield_short : OP_getfield_short; break;
    default: opcode = is_store ? OP_putfield_object : OP_getfield_object; break;
    }
    return publish_operand(frame, opcode, f->offset);
}

void quicken_this_getfield(Method *m, uint32_t pc) {
    uint8_t opcode = OP_aload_0;
    switch (__atomic_load_n(&m->code[pc + 1], __ATOMIC_ACQUIRE)) {
    case OP_getfield: return;
    case OP_getfield_int: opcode = OP_this_getfield_int; break;
    case OP_getfield_object: opcode = OP_this_getfield_object; break;
    default: break;
    }
    __atomic_store_n(&m->code[pc], opcode, __ATOMIC_RELEASE);
}

Quickened quicken_static(Thread *t, Frame *frame, bool is_store, Field **field) {
    uint32_t index = operand_index(frame);
    Field *f = resolve_field(t, frame->method, index, true, is_store);
    if (f == NULL || !class_initialize(t, f->holder)) return QUICKENED_FAILED;
    *field = f;
    if (is_store) final_is_written(t, f);
    if (!class_is_initialized(f->holder)) return QUICKENED_USE;
    __atomic_store_n(&f->address, (char *)f->holder->mirror + f->offset, __ATOMIC_RELAXED);
    uint8_t opcode = is_store ? OP_putstatic_any : OP_getstatic_any;
    if (!(f->flags & ACC_VOLATILE)) {
        switch (f->kind) {
        case 'I': case 'F': opcode = is_store ? OP_putstatic_int : OP_getstatic_int; break;
        case 'J': case 'D': opcode = is_store ? OP_putstatic_long : OP_getstatic_long; break;
        case 'L': case '[': opcode = is_store ? OP_putstatic_object : OP_getstatic_object; break;
        default: break;
        }
    }
    return publish(frame, opcode);
}

/* ---- Classes and constants ---- */

Class *quicken_operand_class(Thread *t, Frame *frame) {
    return resolve_class(t, frame->method->holder, operand_index(frame));
}

Quickened quicken_class(Thread *t, Frame *frame, uint8_t quick) {
    Class *c = quicken_operand_class(t, frame);
    if (c == NULL) return QUICKENED_FAILED;
    if (quick == OP_anewarray_class && class_array_of(t, c) == NULL) return QUICKENED_FAILED;
    return publish(frame, quick);
}

Quickened quicken_new(Thread *t, Frame *frame, Class **result) {
    Class *c = quicken_operand_class(t, frame);
    if (c == NULL) return QUICKENED_FAILED;
    if ((c->flags & (ACC_ABSTRACT | ACC_INTERFACE)) || c->is_array ||
        c == t->vm->known.Class_) {
        char name[512];
        exception_throw(t, "java/lang/InstantiationError", "%s",
                        class_external_name(c, name, sizeof name));
        return QUICKENED_FAILED;
    }
    if (!class_initialize(t, c)) return QUICKENED_FAILED;
    *result = c;
    return class_is_initialized(c) ? publish(frame, OP_new_class) : QUICKENED_USE;
}

/* The value of a Dynamic constant of a primitive type is boxed in class_constant. */
static Quickened use_dynamic(Thread *t, const ConstantPool *pool, uint32_t index, Object *boxed,
                             Value *value, unsigned *slots) {
    char kind = constant_pool_descriptor(pool, index).bytes[0];
    *slots = descriptor_kind_slots(kind);
    if (!unbox_value(t->vm, boxed, kind, value)) {
        exception_throw(t, "java/lang/ClassCastException", NULL);
        return QUICKENED_FAILED;
    }
    return QUICKENED_USE;
}

Quickened quicken_constant(Thread *t, Frame *frame, Value *value, unsigned *slots) {
    Class *holder = frame->method->holder;
    const ConstantPool *pool = &holder->file->pool;
    const uint8_t *code = original(frame);
    uint32_t index = code[0] == OP_ldc ? code[1] : opcode_u2(code, 1);
    bool is_short = code[0] == OP_ldc, is_null = false;
    uint64_t bits = 0;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_Integer: case CONSTANT_Float:
        bits = (uint32_t)constant_pool_at(pool, index)->integer;
        __atomic_store_n(&holder->resolved[index], bits, __ATOMIC_RELAXED);
        return publish(frame, is_short ? OP_ldc_bits : OP_ldc_w_bits);
    case CONSTANT_Long: case CONSTANT_Double:
        bits = (uint64_t)constant_pool_at(pool, index)->long_value;
        __atomic_store_n(&holder->resolved[index], bits, __ATOMIC_RELAXED);
        return publish(frame, OP_ldc2_w_bits);
    default:
        break;
    }
    if (!resolve_constant(t, holder, index, &is_null)) return QUICKENED_FAILED;
    Object *constant = is_null ? NULL : class_constant(holder, index);
    if (constant_pool_is(pool, index, CONSTANT_Dynamic) &&
        !descriptor_kind_is_reference(constant_pool_descriptor(pool, index).bytes[0]))
        return use_dynamic(t, pool, index, constant, value, slots);
    if (constant != NULL) return publish(frame, is_short ? OP_ldc_object : OP_ldc_w_object);
    value->l = NULL;
    *slots = 1;
    return QUICKENED_USE;
}

/* ---- Calls ---- */

/* The number of a link in its class's table, appended when it is new; -1: the table is full. Old tables
 * stay valid for those that read them. */
static int number_link(Class *c, CallLink *link) {
    int number = -1;
    lock_acquire(&c->vm->class_lock, LOCK_CLASS);
    for (uint32_t i = 0; i < c->numbered_link_count && number < 0; i++)
        if (c->numbered_links[i] == link) number = (int)i;
    if (number < 0 && c->numbered_link_count == c->numbered_link_capacity) {
        uint32_t capacity = c->numbered_link_capacity * 2 + 4;
        CallLink **table = class_allocate(c, capacity * sizeof *table);
        if (table != NULL) {
            for (uint32_t i = 0; i < c->numbered_link_count; i++) table[i] = c->numbered_links[i];
            __atomic_store_n(&c->numbered_links, table, __ATOMIC_RELEASE);
            c->numbered_link_capacity = capacity;
        }
    }
    if (number < 0 && c->numbered_link_count < c->numbered_link_capacity &&
        c->numbered_link_count <= UINT16_MAX) {
        number = (int)c->numbered_link_count++;
        c->numbered_links[number] = link;
    }
    lock_release(&c->vm->class_lock, LOCK_CLASS);
    return number;
}

Quickened quicken_call_static(Thread *t, Frame *frame, Method **target) {
    Method *m = resolve_method(t, frame->method, operand_index(frame), INVOKE_STATIC);
    if (m == NULL || !class_initialize(t, m->holder)) return QUICKENED_FAILED;
    *target = m;
    return class_is_initialized(m->holder) ? publish(frame, OP_invokestatic_direct)
                                           : QUICKENED_USE;
}

Quickened quicken_call_special(Thread *t, Frame *frame, Method **target) {
    uint32_t index = operand_index(frame);
    Method *m = resolve_method(t, frame->method, index, INVOKE_SPECIAL);
    if (m == NULL) return QUICKENED_FAILED;
    *target = m;
    /* An invokevirtual may share the entry, which then names the method before selection. */
    if (__atomic_load_n(&frame->method->holder->resolved[index], __ATOMIC_RELAXED) != (uintptr_t)m)
        return QUICKENED_USE;
    return publish(frame, is_object_init(m) ? OP_invokespecial_object : OP_invokespecial_direct);
}

Quickened quicken_call_virtual(Thread *t, Frame *frame, CallLink **link) {
    uint32_t index = operand_index(frame);
    Method *m = resolve_method(t, frame->method, index, INVOKE_VIRTUAL);
    if (m == NULL) return QUICKENED_FAILED;
    if (method_has(m, METHOD_POLYMORPHIC)) {
        *link = resolve_polymorphic_call(t, frame->method, frame_pc(frame), index, m);
        if (*link == NULL) return QUICKENED_FAILED;
        int number = number_link(frame->method->holder, *link);
        return number < 0 ? QUICKENED_USE
                          : publish_operand(frame, OP_invokevirtual_link, (unsigned)number);
    }
    bool is_interfaces = class_is_interface(m->holder);
    bool is_final = !is_interfaces && ((m->flags | m->holder->flags) & ACC_FINAL) &&
                    !(m->flags & ACC_ABSTRACT);
    if ((m->flags & ACC_PRIVATE) || is_final || (!is_interfaces && m->vtable_index < 0))
        return publish(frame, OP_invokespecial_direct);
    if (is_interfaces || m->vtable_index > 255 || m->arg_slots > 255)
        return publish(frame, OP_invokevirtual_any);
    return publish_operand(frame, OP_invokevirtual_slot,
                           (unsigned)m->vtable_index << 8 | m->arg_slots);
}

Quickened quicken_call_interface(Thread *t, Frame *frame) {
    Method *m = resolve_method(t, frame->method, operand_index(frame), INVOKE_INTERFACE);
    if (m == NULL) return QUICKENED_FAILED;
    bool is_plain = class_is_interface(m->holder) && !(m->flags & ACC_PRIVATE);
    if (is_plain) receivers_set(instruction(frame), RECEIVER_NONE);
    return publish(frame, is_plain ? OP_invokeinterface_table : OP_invokeinterface_any);
}

Quickened quicken_call_dynamic(Thread *t, Frame *frame, CallLink **link) {
    *link = resolve_call_site(t, frame->method, frame_pc(frame), operand_index(frame));
    if (*link == NULL) return QUICKENED_FAILED;
    uintptr_t address = (uintptr_t)*link;
    if (address > UINT32_MAX) return QUICKENED_USE;
    for (unsigned i = 0; i < 4; i++)
        __atomic_store_n(instruction(frame) + 1 + i, (uint8_t)(address >> 8 * i), __ATOMIC_RELAXED);
    return publish(frame, OP_invokedynamic_link);
}
