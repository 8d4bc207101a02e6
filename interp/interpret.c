/* SPDX-License-Identifier: MIT */
/* The bytecode interpreter: one function, a label per opcode, dispatch by computed goto through
 * a table held in a register. A second table, in force while method events are observed,
 * differs in the returns alone; entries test the table's mark. In the tables of instruction
 * events every opcode tells of itself first and goes on through one of the other two; code then
 * has no superinstructions. Locals and operands live in their slots of the Java stack at all
 * times; registers hold pc, sp, locals, frame and the class's resolved entries.
 *
 *   SAVE()       stores pc and sp into the frame: before what may reach a safepoint or throw
 *   NEXT(n)      goes on n bytes further
 *   raise        an exception is pending, the state is saved: find a handler, here or above
 *
 * Slots are written in 64 bits (ints zero-extended) and read in the width that is needed, so
 * that a load never spans two stores. */
#include "interp/interp.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "interp/quicken.h"
#include "interp/unwind.h"
#include "vm/classfile/opcodes.h"
#include "vm/link/initialize.h"
#include "vm/link/late_check.h"
#include "vm/model/call_site_profile.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/threads/monitor.h"
#include "vm/threads/transition.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

enum {
#define QUICK(code, name, length, original) OP_##name = code,
#include "vm/classfile/opcodes.def"
};

/* ---- Arithmetic that C leaves undefined ---- */

static inline int32_t int_divide(int32_t a, int32_t b) {
    return b == -1 ? (int32_t)(0 - (uint32_t)a) : a / b;
}
static inline int32_t int_remainder(int32_t a, int32_t b) { return b == -1 ? 0 : a % b; }
static inline int64_t long_divide(int64_t a, int64_t b) {
    return b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}
static inline int64_t long_remainder(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }
static inline int32_t double_to_int(double d) {
    if (d > -2147483649.0 && d < 2147483648.0) return (int32_t)d;
    return d != d ? 0 : d < 0 ? INT32_MIN : INT32_MAX;
}
static inline int64_t double_to_long(double d) {
    if (d >= -0x1p63 && d < 0x1p63) return (int64_t)d;
    return d != d ? 0 : d < 0 ? INT64_MIN : INT64_MAX;
}

/* ---- Operations out of line ---- */

static __attribute__((noinline)) bool multi_new_array(Thread *t, Frame *frame,
                                                      unsigned dimensions) {
    int32_t lengths[256];
    Class *c = quicken_operand_class(t, frame);
    if (c == NULL) return false;
    Value *first = frame->top - dimensions;
    for (unsigned i = 0; i < dimensions; i++) lengths[i] = first[i].i;
    Object *array = array_allocate_multi(t, c, lengths, dimensions);
    if (array == NULL) return false;
    first->l = array;
    return true;
}

static Class *primitive_array_class(const WellKnown *known, uint8_t type) {
    switch (type) {
    case 4: return known->boolean_array;
    case 5: return known->char_array;
    case 6: return known->float_array;
    case 7: return known->double_array;
    case 8: return known->byte_array;
    case 9: return known->short_array;
    case 10: return known->int_array;
    default: return known->long_array;
    }
}

static __attribute__((noinline)) void throw_array_store(Thread *t, Object *value) {
    char name[512];
    exception_throw(t, "java/lang/ArrayStoreException", "%s",
                    class_external_name(object_class(value), name, sizeof name));
}

/* ---- The loop ---- */

/* Quickening stores operands, then releases the opcode; an opcode is dispatched on before its
 * operands are read, so plain loads do where the machine keeps loads in order. ThreadSanitizer
 * must see the pair. */
#ifdef __SANITIZE_THREAD__
#define OPCODE() __atomic_load_n(pc, __ATOMIC_ACQUIRE)
#define U1(at)   __atomic_load_n(pc + (at), __ATOMIC_RELAXED)
#define U2(at)   ((uint16_t)(U1(at) | U1((at) + 1) << 8))
#define U4(at)   (U2(at) | (uint32_t)U2((at) + 2) << 16)
#else
#define OPCODE() (*pc)
#define U1(at)   (pc[at])
#define U2(at)   (*(const Unaligned16 *)(pc + (at)))
#define U4(at)   (*(const Unaligned32 *)(pc + (at)))
#endif
#define S1(at) ((int8_t)U1(at))
#define S2(at) ((int16_t)U2(at))
#ifdef MINIJVM_TRACE
#define TRACE()                                                                                \
    fprintf(stderr, "%s.%s %u: %u\n", frame->method->holder->name, frame->method->name,        \
            (unsigned)(pc - frame->method->code), *pc)
#else
#define TRACE() ((void)0)
#endif
#ifdef MINIJVM_DEBUG
#define CHECK_STACK()                                                                          \
    assert(sp >= frame_stack(frame) && sp <= frame_stack(frame) + frame->method->max_stack)
#else
#define CHECK_STACK() ((void)0)
#endif
#define DISPATCH()                                                                             \
    do {                                                                                       \
        TRACE();                                                                               \
        goto *dispatch[OPCODE()];                                                              \
    } while (0)
/* The instruction again, which was told of already. */
#define REDISPATCH()                                                                           \
    do {                                                                                       \
        TRACE();                                                                               \
        goto *((const void *const *)dispatch[DISPATCH_EXECUTES])[OPCODE()];                    \
    } while (0)
#define NEXT(bytes)                                                                            \
    do {                                                                                       \
        pc += (bytes);                                                                         \
        DISPATCH();                                                                            \
    } while (0)
/* Counts jumps back: a compiler is told of loops. */
#define JUMP(bytes)                                                                            \
    do {                                                                                       \
        int32_t distance = (bytes);                                                            \
        pc += distance;                                                                        \
        if (distance <= 0 && unlikely(interp_cools(frame->method))) goto loop_hot;             \
        DISPATCH();                                                                            \
    } while (0)
#define SAVE()                                                                                 \
    do {                                                                                       \
        CHECK_STACK();                                                                         \
        frame->pc = pc;                                                                        \
        frame->top = sp;                                                                       \
    } while (0)
/* What may come to a safepoint. Which table is run is a matter of three steps:
 *
 *    t->dispatch   is set by the thread itself at a poll, or while it rests at any safepoint by
 *                  who has the world stopped (thread_hear); the snapshot of its stack that a
 *                  late agent is told is taken in the same stop
 *    dispatch      is the copy in a register
 *    a return      is told only where the copy's table has the slow returns
 *
 * So the copy is fetched again behind every safepoint, before the next instruction: else an
 * activation that is in the snapshot ends untold. Whatever may come to one is called by way of
 * this macro, of POLL, or on the way to `raise`, which fetches it too. */
#define AT_SAFEPOINT(call)                                                                     \
    do {                                                                                       \
        SAVE();                                                                                \
        call;                                                                                  \
        dispatch = t->dispatch;                                                                \
    } while (0)
/* Registers of the frame that t->frame has become; pc and sp are the caller's business. */
#define LOAD_FRAME()                                                                           \
    do {                                                                                       \
        locals = frame->locals;                                                                \
        resolved = frame->method->holder->resolved;                                            \
    } while (0)
#define POLL()                                                                                 \
    do {                                                                                       \
        if (unlikely(atomic_load_explicit(&t->poll, memory_order_relaxed) != 0)) {             \
            SAVE();                                                                            \
            symbols_let_go(&t->symbols);                                                       \
            thread_poll_slow(t);                                                               \
            dispatch = t->dispatch;                                                            \
            thread_take_stop(t);                                                               \
            if (t->exception != NULL) goto raise;                                              \
        }                                                                                      \
    } while (0)

#define INT(at)               (sp[at].i)
#define PUT_INT(at, value)    (sp[at].bits = (uint32_t)(value))
#define RESOLVED_BITS(index)  __atomic_load_n(&resolved[index], __ATOMIC_RELAXED)
#define RESOLVED(type)        ((type *)(uintptr_t)RESOLVED_BITS(U2(1)))
#define STATIC_ADDRESS(field) __atomic_load_n(&(field)->address, __ATOMIC_RELAXED)

/* Quickens by `call`; goes on behind it only when the answer is to be used this once. */
#define QUICKEN(call)                                                                          \
    do {                                                                                       \
        Quickened quickened;                                                                   \
        AT_SAFEPOINT(quickened = (call));                                                      \
        if (quickened == QUICKENED_FAILED) goto raise;                                         \
        if (quickened == QUICKENED_RETRY) REDISPATCH();                                        \
    } while (0)

#define CALL(method_, bytes)                                                                   \
    do {                                                                                       \
        target = (method_);                                                                    \
        call_bytes = (bytes);                                                                  \
        goto call;                                                                             \
    } while (0)

/* A section of its own, so that a program counter tells whether a thread is here. */
__attribute__((section("interp_text"), noinline)) const void *const *
interp_run(Thread *t, Method *method, Value *args, unsigned how) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"
    static const void *const tables[OBSERVE_TABLES][DISPATCH_ENTRIES] = {
        {
            [0 ... 255] = &&op_illegal,
#define OP(code, name, operands, pops, pushes, effects, canonical, implicit)                   \
    [code] = &&op_##name,
#define QUICK(code, name, length, original) [code] = &&op_##name,
#include "vm/classfile/opcodes.def"
            [DISPATCH_IS_OBSERVED] = NULL,
            [DISPATCH_EXECUTES] = tables[0],
        },
        {
            [0 ... 255] = &&op_illegal,
#define OP(code, name, operands, pops, pushes, effects, canonical, implicit)                   \
    [code] = &&op_##name,
#define QUICK(code, name, length, original) [code] = &&op_##name,
#include "vm/classfile/opcodes.def"
            [OP_ireturn] = &&return_slow,
            [OP_ireturn_boolean] = &&return_boolean_slow,
            [OP_ireturn_narrow] = &&return_narrow_slow,
            [OP_lreturn] = &&return_slow,
            [OP_freturn] = &&return_slow,
            [OP_dreturn] = &&return_slow,
            [OP_areturn] = &&return_slow,
            [OP_return] = &&return_slow,
            [OP_return_register] = &&return_register_slow,
            [OP_invokespecial_object] = &&op_invokespecial_direct,
            [DISPATCH_IS_OBSERVED] = &&return_slow,
            [DISPATCH_EXECUTES] = tables[OBSERVE_METHODS],
        },
        {
            [0 ... 255] = &&instruction_start,
            [DISPATCH_IS_OBSERVED] = NULL,
            [DISPATCH_EXECUTES] = tables[0],
        },
        {
            [0 ... 255] = &&instruction_start,
            [DISPATCH_IS_OBSERVED] = &&return_slow,
            [DISPATCH_EXECUTES] = tables[OBSERVE_METHODS],
        },
    };
#pragma GCC diagnostic pop
    if (how < OBSERVE_TABLES) return tables[how];

    if (unlikely(t->dispatch == NULL)) t->dispatch = tables[0];
    const void *const *dispatch = t->dispatch;
    Frame *frame;
    const uint8_t *pc;
    Value *sp, *locals;
    const uint64_t *resolved;
    Method *target;
    uint32_t call_bytes;
    int32_t index;  /* the failing array access's, at index_error */
    Object *object; /* its array */
    bool good;

    if (how == INTERP_RESUME) {
        frame = t->frame;
        frame->flags |= FRAME_INTERP_BASE;
        pc = frame->pc;
        sp = frame->top;
        LOAD_FRAME();
        DISPATCH();
    }
    frame = interp_push_base(t, method, args);
    if (frame == NULL) return NULL;
    pc = frame->pc;
    sp = frame->top;
    LOAD_FRAME();
    if (unlikely(method_is_synchronized(method) || t->entries_observed ||
                 method_is_chosen(method)))
        goto entered_slow;
    POLL();
    DISPATCH();

instruction_start:
    AT_SAFEPOINT(instruction_tell(t, frame));
    if (unlikely(t->exception != NULL)) goto raise;
    REDISPATCH();

    /* ---- Constants ---- */

op_nop:
    NEXT(1);
op_prepare:
    prepare_method(frame->method);
    REDISPATCH();
op_aconst_null:
    sp[0].bits = 0;
    sp += 1;
    NEXT(1);

#define INT_CONSTANT(name, value)                                                              \
    op_##name : PUT_INT(0, value);                                                             \
    sp += 1;                                                                                   \
    NEXT(1);
    INT_CONSTANT(iconst_m1, -1)
    INT_CONSTANT(iconst_0, 0)
    INT_CONSTANT(iconst_1, 1)
    INT_CONSTANT(iconst_2, 2)
    INT_CONSTANT(iconst_3, 3)
    INT_CONSTANT(iconst_4, 4)
    INT_CONSTANT(iconst_5, 5)
op_lconst_0:
    sp[0].j = 0;
    sp += 2;
    NEXT(1);
op_lconst_1:
    sp[0].j = 1;
    sp += 2;
    NEXT(1);
op_fconst_0:
    sp[0].bits = 0;
    sp += 1;
    NEXT(1);
op_fconst_1:
    sp[0].bits = 0x3f800000;
    sp += 1;
    NEXT(1);
op_fconst_2:
    sp[0].bits = 0x40000000;
    sp += 1;
    NEXT(1);
op_dconst_0:
    sp[0].j = 0;
    sp += 2;
    NEXT(1);
op_dconst_1:
    sp[0].d = 1;
    sp += 2;
    NEXT(1);
op_bipush:
    PUT_INT(0, S1(1));
    sp += 1;
    NEXT(2);
op_sipush:
    PUT_INT(0, S2(1));
    sp += 1;
    NEXT(3);

op_ldc_bits:
    sp[0].bits = RESOLVED_BITS(U1(1));
    sp += 1;
    NEXT(2);
op_ldc_w_bits:
    sp[0].bits = RESOLVED_BITS(U2(1));
    sp += 1;
    NEXT(3);
op_ldc2_w_bits:
    sp[0].bits = RESOLVED_BITS(U2(1));
    sp += 2;
    NEXT(3);
op_ldc_object:
    sp[0].l = class_constant(frame->method->holder, U1(1));
    sp += 1;
    NEXT(2);
op_ldc_w_object:
    sp[0].l = class_constant(frame->method->holder, U2(1));
    sp += 1;
    NEXT(3);
op_ldc:
op_ldc_w:
op_ldc2_w : {
    Value value;
    unsigned slots;
    uint32_t size = OPCODE() == OP_ldc ? 2 : 3;
    QUICKEN(quicken_constant(t, frame, &value, &slots));
    sp[0] = value;
    sp += slots;
    NEXT(size);
}

/* ---- Locals ---- */

/* Preparation replaces the forms for float and double by those for int and long. */
#define LOADS(letter, also, move, slots)                                                       \
    also(load) op_##letter##load : move(sp, locals + U1(1));                                   \
    sp += slots;                                                                               \
    NEXT(2);                                                                                   \
    also(load_0) op_##letter##load_0 : move(sp, locals + 0);                                   \
    sp += slots;                                                                               \
    NEXT(1);                                                                                   \
    also(load_1) op_##letter##load_1 : move(sp, locals + 1);                                   \
    sp += slots;                                                                               \
    NEXT(1);                                                                                   \
    also(load_2) op_##letter##load_2 : move(sp, locals + 2);                                   \
    sp += slots;                                                                               \
    NEXT(1);                                                                                   \
    also(load_3) op_##letter##load_3 : move(sp, locals + 3);                                   \
    sp += slots;                                                                               \
    NEXT(1);                                                                                   \
    also(store) op_##letter##store : sp -= slots;                                              \
    move(locals + U1(1), sp);                                                                  \
    NEXT(2);                                                                                   \
    also(store_0) op_##letter##store_0 : sp -= slots;                                          \
    move(locals + 0, sp);                                                                      \
    NEXT(1);                                                                                   \
    also(store_1) op_##letter##store_1 : sp -= slots;                                          \
    move(locals + 1, sp);                                                                      \
    NEXT(1);                                                                                   \
    also(store_2) op_##letter##store_2 : sp -= slots;                                          \
    move(locals + 2, sp);                                                                      \
    NEXT(1);                                                                                   \
    also(store_3) op_##letter##store_3 : sp -= slots;                                          \
    move(locals + 3, sp);                                                                      \
    NEXT(1);
#define ALSO_FLOAT(form)  op_f##form:
#define ALSO_DOUBLE(form) op_d##form:
#define ALSO_NOTHING(form)
#define MOVE_NARROW(to, from) ((to)->bits = (uint32_t)(from)->i)
#define MOVE_WIDE(to, from)   ((to)->bits = (from)->bits)
    LOADS(i, ALSO_FLOAT, MOVE_NARROW, 1)
    LOADS(l, ALSO_DOUBLE, MOVE_WIDE, 2)
    LOADS(a, ALSO_NOTHING, MOVE_WIDE, 1)

op_iinc:
    locals[U1(1)].bits = (uint32_t)locals[U1(1)].i + (uint32_t)S1(2);
    NEXT(3);

op_wide : { /* operands behind it are in the class file's order */
    uint32_t local = opcode_u2(pc, 2);
    switch (U1(1)) {
    case OP_iload:
    case OP_fload:
    case OP_aload:
        sp[0] = locals[local];
        sp += 1;
        NEXT(4);
    case OP_lload:
    case OP_dload:
        sp[0] = locals[local];
        sp += 2;
        NEXT(4);
    case OP_istore:
    case OP_fstore:
    case OP_astore:
        sp -= 1;
        locals[local] = sp[0];
        NEXT(4);
    case OP_lstore:
    case OP_dstore:
        sp -= 2;
        locals[local] = sp[0];
        NEXT(4);
    case OP_iinc:
        locals[local].bits = (uint32_t)locals[local].i + (uint32_t)opcode_s2(pc, 4);
        NEXT(6);
    case OP_ret: index = locals[local].i; goto return_from_subroutine;
    default: goto op_illegal;
    }
}

/* ---- Arrays ---- */

#define ARRAY_AT(array_at)                                                                     \
    object = sp[array_at].l;                                                                   \
    index = sp[(array_at) + 1].i;                                                              \
    if (unlikely(object == NULL)) goto null_pointer;                                           \
    if (unlikely((uint32_t)index >= (uint32_t)array_length(object))) goto index_error
#define ELEMENT(type) (((type *)array_elements(object))[index])
#define ARRAY_LOAD(name, type, convert, slots)                                                 \
    op_##name : {                                                                              \
        ARRAY_AT(-2);                                                                          \
        sp[-2].bits = (convert)ELEMENT(type);                                                  \
        sp += (slots)-2;                                                                       \
        NEXT(1);                                                                               \
    }
#define ARRAY_STORE(name, type, slots)                                                         \
    op_##name : {                                                                              \
        ARRAY_AT(-2 - (slots));                                                                \
        ELEMENT(type) = (type)sp[-(slots)].bits;                                               \
        sp -= 2 + (slots);                                                                     \
        NEXT(1);                                                                               \
    }
op_faload:
    ARRAY_LOAD(iaload, uint32_t, uint32_t, 1)
op_daload:
    ARRAY_LOAD(laload, uint64_t, uint64_t, 2)
    ARRAY_LOAD(aaload, Ref, Ref, 1)
    ARRAY_LOAD(baload, int8_t, uint32_t, 1)
    ARRAY_LOAD(caload, uint16_t, uint32_t, 1)
    ARRAY_LOAD(saload, int16_t, uint32_t, 1)
op_fastore:
    ARRAY_STORE(iastore, uint32_t, 1)
op_dastore:
    ARRAY_STORE(lastore, uint64_t, 2)
    ARRAY_STORE(castore, uint16_t, 1)
    ARRAY_STORE(sastore, uint16_t, 1)
op_bastore : {
    ARRAY_AT(-3);
    int32_t value = INT(-1);
    if (object_class(object)->primitive_kind == 'Z') value &= 1;
    ELEMENT(int8_t) = (int8_t)value;
    sp -= 3;
    NEXT(1);
}
op_aastore : {
    ARRAY_AT(-3);
    Object *value = sp[-1].l;
    if (value != NULL && unlikely(!object_is_instance(value, object_class(object)->element))) {
        SAVE();
        throw_array_store(t, value);
        goto raise;
    }
    array_set_ref(object, index, value);
    sp -= 3;
    NEXT(1);
}
op_arraylength : {
    object = sp[-1].l;
    if (unlikely(object == NULL)) goto null_pointer;
    PUT_INT(-1, array_length(object));
    NEXT(1);
}
op_newarray : {
    Class *c = primitive_array_class(&t->vm->known, U1(1));
    AT_SAFEPOINT(object = array_allocate(t, c, INT(-1)));
    if (unlikely(object == NULL)) goto raise;
    sp[-1].l = object;
    NEXT(2);
}
op_anewarray:
    QUICKEN(quicken_class(t, frame, OP_anewarray_class));
    REDISPATCH();
op_anewarray_class : {
    Class *c = atomic_load_explicit(&RESOLVED(Class)->array, memory_order_relaxed);
    AT_SAFEPOINT(object = array_allocate(t, c, INT(-1)));
    if (unlikely(object == NULL)) goto raise;
    sp[-1].l = object;
    NEXT(3);
}
op_multianewarray:
    AT_SAFEPOINT(good = multi_new_array(t, frame, U1(3)));
    if (unlikely(!good)) goto raise;
    sp -= U1(3) - 1;
    NEXT(4);

    /* ---- The operand stack ---- */

op_pop:
    sp -= 1;
    NEXT(1);
op_pop2:
    sp -= 2;
    NEXT(1);
op_dup:
    sp[0] = sp[-1];
    sp += 1;
    NEXT(1);
op_dup_x1 : {
    Value b = sp[-1], a = sp[-2];
    sp[-2] = b;
    sp[-1] = a;
    sp[0] = b;
    sp += 1;
    NEXT(1);
}
op_dup_x2 : {
    Value c = sp[-1], b = sp[-2], a = sp[-3];
    sp[-3] = c;
    sp[-2] = a;
    sp[-1] = b;
    sp[0] = c;
    sp += 1;
    NEXT(1);
}
op_dup2 : {
    sp[0] = sp[-2];
    sp[1] = sp[-1];
    sp += 2;
    NEXT(1);
}
op_dup2_x1 : {
    Value c = sp[-1], b = sp[-2], a = sp[-3];
    sp[-3] = b;
    sp[-2] = c;
    sp[-1] = a;
    sp[0] = b;
    sp[1] = c;
    sp += 2;
    NEXT(1);
}
op_dup2_x2 : {
    Value d = sp[-1], c = sp[-2], b = sp[-3], a = sp[-4];
    sp[-4] = c;
    sp[-3] = d;
    sp[-2] = a;
    sp[-1] = b;
    sp[0] = c;
    sp[1] = d;
    sp += 2;
    NEXT(1);
}
op_swap : {
    Value b = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = b;
    NEXT(1);
}

/* ---- Arithmetic ---- */

#define INT_BINARY(name, expression)                                                           \
    op_##name : {                                                                              \
        uint32_t a = (uint32_t)INT(-2), b = (uint32_t)INT(-1);                                 \
        sp -= 1;                                                                               \
        PUT_INT(-1, expression);                                                               \
        NEXT(1);                                                                               \
    }
#define LONG_BINARY(name, expression)                                                          \
    op_##name : {                                                                              \
        uint64_t a = sp[-4].bits, b = sp[-2].bits;                                             \
        sp -= 2;                                                                               \
        sp[-2].bits = (uint64_t)(expression);                                                  \
        NEXT(1);                                                                               \
    }
#define LONG_SHIFT(name, expression)                                                           \
    op_##name : {                                                                              \
        uint64_t a = sp[-3].bits, b = (uint32_t)INT(-1) & 63;                                  \
        sp -= 1;                                                                               \
        sp[-2].bits = (uint64_t)(expression);                                                  \
        NEXT(1);                                                                               \
    }
    INT_BINARY(iadd, a + b)
    INT_BINARY(isub, a - b)
    INT_BINARY(imul, a * b)
    INT_BINARY(ishl, a << (b & 31))
    INT_BINARY(ishr, (int32_t)a >> (b & 31))
    INT_BINARY(iushr, a >> (b & 31))
    INT_BINARY(iand, a & b)
    INT_BINARY(ior, a | b)
    INT_BINARY(ixor, a ^ b)
    LONG_BINARY(ladd, a + b)
    LONG_BINARY(lsub, a - b)
    LONG_BINARY(lmul, a * b)
    LONG_BINARY(land, a & b)
    LONG_BINARY(lor, a | b)
    LONG_BINARY(lxor, a ^ b)
    LONG_SHIFT(lshl, a << b)
    LONG_SHIFT(lshr, (int64_t)a >> b)
    LONG_SHIFT(lushr, a >> b)
op_idiv:
    if (unlikely(INT(-1) == 0)) goto division_by_zero;
    PUT_INT(-2, int_divide(INT(-2), INT(-1)));
    sp -= 1;
    NEXT(1);
op_irem:
    if (unlikely(INT(-1) == 0)) goto division_by_zero;
    PUT_INT(-2, int_remainder(INT(-2), INT(-1)));
    sp -= 1;
    NEXT(1);
op_ldiv:
    if (unlikely(sp[-2].j == 0)) goto division_by_zero;
    sp[-4].j = long_divide(sp[-4].j, sp[-2].j);
    sp -= 2;
    NEXT(1);
op_lrem:
    if (unlikely(sp[-2].j == 0)) goto division_by_zero;
    sp[-4].j = long_remainder(sp[-4].j, sp[-2].j);
    sp -= 2;
    NEXT(1);
op_ineg:
    PUT_INT(-1, 0u - (uint32_t)INT(-1));
    NEXT(1);
op_lneg:
    sp[-2].bits = 0u - sp[-2].bits;
    NEXT(1);

#define FLOAT_BINARY(name, expression)                                                         \
    op_##name : {                                                                              \
        float a = sp[-2].f, b = sp[-1].f;                                                      \
        sp -= 1;                                                                               \
        sp[-1].f = (expression);                                                               \
        NEXT(1);                                                                               \
    }
#define DOUBLE_BINARY(name, expression)                                                        \
    op_##name : {                                                                              \
        double a = sp[-4].d, b = sp[-2].d;                                                     \
        sp -= 2;                                                                               \
        sp[-2].d = (expression);                                                               \
        NEXT(1);                                                                               \
    }
    FLOAT_BINARY(fadd, a + b)
    FLOAT_BINARY(fsub, a - b)
    FLOAT_BINARY(fmul, a * b)
    FLOAT_BINARY(fdiv, a / b)
    FLOAT_BINARY(frem, fmodf(a, b))
    DOUBLE_BINARY(dadd, a + b)
    DOUBLE_BINARY(dsub, a - b)
    DOUBLE_BINARY(dmul, a * b)
    DOUBLE_BINARY(ddiv, a / b)
    DOUBLE_BINARY(drem, fmod(a, b))
op_fneg:
    PUT_INT(-1, (uint32_t)INT(-1) ^ 0x80000000u);
    NEXT(1);
op_dneg:
    sp[-2].bits ^= UINT64_C(1) << 63;
    NEXT(1);

    /* ---- Conversions ---- */

op_i2l:
    sp[-1].j = INT(-1);
    sp += 1;
    NEXT(1);
op_i2f:
    sp[-1].f = (float)INT(-1);
    NEXT(1);
op_i2d:
    sp[-1].d = INT(-1);
    sp += 1;
    NEXT(1);
op_l2i:
    PUT_INT(-2, sp[-2].j);
    sp -= 1;
    NEXT(1);
op_l2f:
    sp[-2].f = (float)sp[-2].j;
    sp -= 1;
    NEXT(1);
op_l2d:
    sp[-2].d = (double)sp[-2].j;
    NEXT(1);
op_f2i:
    PUT_INT(-1, double_to_int(sp[-1].f));
    NEXT(1);
op_f2l:
    sp[-1].j = double_to_long(sp[-1].f);
    sp += 1;
    NEXT(1);
op_f2d:
    sp[-1].d = sp[-1].f;
    sp += 1;
    NEXT(1);
op_d2i:
    PUT_INT(-2, double_to_int(sp[-2].d));
    sp -= 1;
    NEXT(1);
op_d2l:
    sp[-2].j = double_to_long(sp[-2].d);
    NEXT(1);
op_d2f:
    sp[-2].f = (float)sp[-2].d;
    sp -= 1;
    NEXT(1);
op_i2b:
    PUT_INT(-1, (int8_t)INT(-1));
    NEXT(1);
op_i2c:
    PUT_INT(-1, (uint16_t)INT(-1));
    NEXT(1);
op_i2s:
    PUT_INT(-1, (int16_t)INT(-1));
    NEXT(1);

    /* ---- Comparisons and branches ---- */

op_lcmp : {
    int64_t a = sp[-4].j, b = sp[-2].j;
    sp -= 3;
    PUT_INT(-1, (a > b) - (a < b));
    NEXT(1);
}
#define COMPARE(name, member, slots, unordered)                                                \
    op_##name : {                                                                              \
        __typeof__(sp[0].member) a = sp[-2 * (slots)].member, b = sp[-(slots)].member;         \
        sp -= 2 * (slots)-1;                                                                   \
        PUT_INT(-1, a > b ? 1 : a == b ? 0 : a < b ? -1 : (unordered));                        \
        NEXT(1);                                                                               \
    }
    COMPARE(fcmpl, f, 1, -1)
    COMPARE(fcmpg, f, 1, 1)
    COMPARE(dcmpl, d, 2, -1)
    COMPARE(dcmpg, d, 2, 1)

/* The poll comes before the operands are gone: the state is that before the branch. */
#define BRANCH_IF(name, condition, pops)                                                       \
    op_##name : if (condition) {                                                               \
        POLL();                                                                                \
        sp -= (pops);                                                                          \
        JUMP(S2(1));                                                                           \
    }                                                                                          \
    sp -= (pops);                                                                              \
    NEXT(3);
    BRANCH_IF(ifeq, INT(-1) == 0, 1)
    BRANCH_IF(ifne, INT(-1) != 0, 1)
    BRANCH_IF(iflt, INT(-1) < 0, 1)
    BRANCH_IF(ifge, INT(-1) >= 0, 1)
    BRANCH_IF(ifgt, INT(-1) > 0, 1)
    BRANCH_IF(ifle, INT(-1) <= 0, 1)
    BRANCH_IF(if_icmpeq, INT(-2) == INT(-1), 2)
    BRANCH_IF(if_icmpne, INT(-2) != INT(-1), 2)
    BRANCH_IF(if_icmplt, INT(-2) < INT(-1), 2)
    BRANCH_IF(if_icmpge, INT(-2) >= INT(-1), 2)
    BRANCH_IF(if_icmpgt, INT(-2) > INT(-1), 2)
    BRANCH_IF(if_icmple, INT(-2) <= INT(-1), 2)
    BRANCH_IF(if_acmpeq, sp[-2].l == sp[-1].l, 2)
    BRANCH_IF(if_acmpne, sp[-2].l != sp[-1].l, 2)
    BRANCH_IF(ifnull, sp[-1].l == NULL, 1)
    BRANCH_IF(ifnonnull, sp[-1].l != NULL, 1)
op_goto:
    POLL();
    JUMP(S2(1));
op_goto_w:
    POLL();
    JUMP((int32_t)U4(1));

op_jsr:
    POLL();
    sp[0].bits = (uint64_t)(pc + 3 - frame->method->code);
    sp += 1;
    NEXT(S2(1));
op_jsr_w:
    POLL();
    sp[0].bits = (uint64_t)(pc + 5 - frame->method->code);
    sp += 1;
    NEXT((int32_t)U4(1));
op_ret:
    index = locals[U1(1)].i;
return_from_subroutine:
    POLL();
    if ((uint32_t)index >= frame->method->info->code->length) goto op_illegal;
    pc = frame->method->code + index;
    DISPATCH();

op_tableswitch : {
    const uint8_t *code = frame->method->code;
    const Unaligned32 *table =
        (const Unaligned32 *)(code + (((uint32_t)(pc - code) + 4) & ~3u));
    uint32_t key = (uint32_t)INT(-1) - table[1];
    int32_t offset = (int32_t)(key <= table[2] - table[1] ? table[3 + key] : table[0]);
    POLL();
    sp -= 1;
    NEXT(offset);
}
op_lookupswitch : {
    const uint8_t *code = frame->method->code;
    const Unaligned32 *table =
        (const Unaligned32 *)(code + (((uint32_t)(pc - code) + 4) & ~3u));
    uint32_t low = 0, high = table[1];
    int32_t key = INT(-1), offset = (int32_t)table[0];
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        int32_t at = (int32_t)table[2 + 2 * middle];
        if (at == key) {
            offset = (int32_t)table[3 + 2 * middle];
            break;
        }
        if (at < key)
            low = middle + 1;
        else
            high = middle;
    }
    POLL();
    sp -= 1;
    NEXT(offset);
}

    /* ---- Superinstructions ---- */

op_load_load : {
    unsigned ab = U1(1);
    sp[0] = locals[ab & 15];
    sp[1] = locals[ab >> 4];
    sp += 2;
    NEXT(U1(2));
}
op_load_load_2 : {
    unsigned ab = U1(1);
    sp[0] = locals[ab & 15];
    sp[1] = locals[ab >> 4];
    sp += 2;
    NEXT(2);
}
#define LOAD_ELEMENT(name, type, slots)                                                        \
    op_load_load_##name : {                                                                    \
        unsigned ab = U1(1);                                                                   \
        object = locals[ab & 15].l;                                                            \
        index = locals[ab >> 4].i;                                                             \
        if (unlikely(object == NULL)) goto load_element_failed;                                \
        if (unlikely((uint32_t)index >= (uint32_t)array_length(object)))                       \
            goto load_element_failed;                                                          \
        sp[0].bits = ELEMENT(type);                                                            \
        sp += (slots);                                                                         \
        NEXT(U1(2));                                                                           \
    }
    LOAD_ELEMENT(laload, uint64_t, 2)
    LOAD_ELEMENT(iaload, uint32_t, 1)
    LOAD_ELEMENT(aaload, Ref, 1)
load_element_failed: /* at the load, with its operands on the stack */
    sp[0].l = object;
    sp[1].bits = (uint32_t)index;
    sp += 2;
    pc += U1(2) - 1;
    if (object == NULL) goto null_pointer;
    goto index_error;
/* The product is rounded: no machine may fuse the two. */
#if defined(__x86_64__)
#define ROUND(value) __asm__("" : "+x"(value))
#else
#define ROUND(value) __asm__("" : "+m"(value))
#endif
#define MULTIPLY_THEN(name, operator)                                                          \
    op_dmul_##name : {                                                                         \
        double product = sp[-4].d * sp[-2].d, other = sp[-6].d;                                \
        ROUND(product);                                                                        \
        sp -= 4;                                                                               \
        sp[-2].d = other operator product;                                                     \
        NEXT(2);                                                                               \
    }
    MULTIPLY_THEN(dadd, +)
    MULTIPLY_THEN(dsub, -)
#define COMPARE_LOCALS(name, operator)                                                         \
    op_load_load_if_##name : {                                                                 \
        unsigned ab = U1(1);                                                                   \
        if (locals[ab & 15].i operator locals[ab >> 4].i) {                                    \
            int32_t offset = S2(3); /* at rest, the instruction may be taken apart */          \
            POLL();                                                                            \
            JUMP(offset);                                                                      \
        }                                                                                      \
        NEXT(U1(2));                                                                           \
    }
    COMPARE_LOCALS(icmpeq, ==)
    COMPARE_LOCALS(icmpne, !=)
    COMPARE_LOCALS(icmplt, <)
    COMPARE_LOCALS(icmpge, >=)
    COMPARE_LOCALS(icmpgt, >)
    COMPARE_LOCALS(icmple, <=)
op_iinc_goto:
    locals[U1(1)].bits = (uint32_t)locals[U1(1)].i + (uint32_t)S1(2);
    pc += 3;
    POLL();
    JUMP(S2(1));
op_const_iadd_2:
    PUT_INT(-1, (uint32_t)INT(-1) + (uint32_t)S1(1));
    NEXT(2);
op_const_iadd_3:
    PUT_INT(-1, (uint32_t)INT(-1) + (uint32_t)S1(1));
    NEXT(3);
op_const_iand_2:
    PUT_INT(-1, INT(-1) & S1(1));
    NEXT(2);
op_const_iand_3:
    PUT_INT(-1, INT(-1) & S1(1));
    NEXT(3);
op_const_iand_4:
    PUT_INT(-1, INT(-1) & S2(1));
    NEXT(4);
op_load_iadd_2:
    PUT_INT(-1, (uint32_t)INT(-1) + (uint32_t)locals[U1(1)].i);
    NEXT(2);
op_load_iadd_3:
    PUT_INT(-1, (uint32_t)INT(-1) + (uint32_t)locals[U1(1)].i);
    NEXT(3);
op_iadd_istore_2:
    sp -= 2;
    locals[U1(1)].bits = (uint32_t)INT(0) + (uint32_t)INT(1);
    NEXT(2);
op_iadd_istore_3:
    sp -= 2;
    locals[U1(2)].bits = (uint32_t)INT(0) + (uint32_t)INT(1);
    NEXT(3);
op_lcmp_if : {
    int64_t a = sp[-4].j, b = sp[-2].j;
    unsigned order = a < b ? 1 : a == b ? 2 : 4;
    if (U1(1) & order) {
        int32_t offset = S2(2);
        POLL();
        sp -= 4;
        JUMP(offset);
    }
    sp -= 4;
    NEXT(4);
}
op_this_getfield:
    quicken_this_getfield(frame->method, (uint32_t)(pc - frame->method->code));
    goto op_aload_0;
#define THIS_FIELD(name, type)                                                                 \
    op_this_getfield_##name : {                                                                \
        object = locals[0].l;                                                                  \
        if (unlikely(object == NULL)) goto op_aload_0;                                         \
        sp[0].bits = *(type *)((char *)object + U2(2));                                        \
        sp += 1;                                                                               \
        NEXT(4);                                                                               \
    }
    THIS_FIELD(int, uint32_t)
    THIS_FIELD(object, Ref)

    /* ---- Fields ---- */

op_getfield:
    QUICKEN(quicken_field(t, frame, false));
    REDISPATCH();
op_putfield:
    QUICKEN(quicken_field(t, frame, true));
    REDISPATCH();

#define FIELD_AT(type) (*(type *)((char *)object + U2(1)))
#define GET_FIELD(name, type, convert, slots)                                                  \
    op_getfield_##name : {                                                                     \
        object = sp[-1].l;                                                                     \
        if (unlikely(object == NULL)) goto null_pointer;                                       \
        sp[-1].bits = (convert)FIELD_AT(type);                                                 \
        sp += (slots)-1;                                                                       \
        NEXT(3);                                                                               \
    }
#define PUT_FIELD(name, type, slots, expression)                                               \
    op_putfield_##name : {                                                                     \
        object = sp[-1 - (slots)].l;                                                           \
        if (unlikely(object == NULL)) goto null_pointer;                                       \
        FIELD_AT(type) = (type)(expression);                                                   \
        sp -= 1 + (slots);                                                                     \
        NEXT(3);                                                                               \
    }
    GET_FIELD(int, uint32_t, uint32_t, 1)
    GET_FIELD(long, uint64_t, uint64_t, 2)
    GET_FIELD(object, Ref, Ref, 1)
    GET_FIELD(byte, int8_t, uint32_t, 1)
    GET_FIELD(char, uint16_t, uint32_t, 1)
    GET_FIELD(short, int16_t, uint32_t, 1)
    PUT_FIELD(int, uint32_t, 1, INT(-1))
    PUT_FIELD(long, uint64_t, 2, sp[-2].bits)
    PUT_FIELD(byte, int8_t, 1, INT(-1))
    PUT_FIELD(boolean, int8_t, 1, INT(-1) & 1)
    PUT_FIELD(short, int16_t, 1, INT(-1))
op_putfield_object : {
    object = sp[-2].l;
    if (unlikely(object == NULL)) goto null_pointer;
    object_set_ref(object, (char *)object + U2(1), sp[-1].l);
    sp -= 2;
    NEXT(3);
}
op_getfield_any:
    object = sp[-1].l;
    if (unlikely(object == NULL)) goto null_pointer;
    sp += field_load(RESOLVED(Field), object, sp - 1) - 1;
    NEXT(3);
op_putfield_any : {
    Field *field = RESOLVED(Field);
    unsigned slots = field->kind == 'J' || field->kind == 'D' ? 2 : 1;
    object = sp[-1 - (int)slots].l;
    if (unlikely(object == NULL)) goto null_pointer;
    field_store(field, object, sp - slots);
    sp -= 1 + slots;
    NEXT(3);
}

op_getstatic : {
    Field *field;
    QUICKEN(quicken_static(t, frame, false, &field));
    sp += field_load(field, field->holder->mirror, sp);
    NEXT(3);
}
op_putstatic : {
    Field *field;
    QUICKEN(quicken_static(t, frame, true, &field));
    sp -= field->kind == 'J' || field->kind == 'D' ? 2 : 1;
    field_store(field, field->holder->mirror, sp);
    NEXT(3);
}
op_getstatic_int:
    sp[0].bits = *(uint32_t *)STATIC_ADDRESS(RESOLVED(Field));
    sp += 1;
    NEXT(3);
op_getstatic_long:
    sp[0].bits = *(uint64_t *)STATIC_ADDRESS(RESOLVED(Field));
    sp += 2;
    NEXT(3);
op_getstatic_object:
    sp[0].l = slot_get(STATIC_ADDRESS(RESOLVED(Field)));
    sp += 1;
    NEXT(3);
op_getstatic_any : {
    Field *field = RESOLVED(Field);
    sp += field_load(field, field->holder->mirror, sp);
    NEXT(3);
}
op_putstatic_int:
    sp -= 1;
    *(uint32_t *)STATIC_ADDRESS(RESOLVED(Field)) = (uint32_t)INT(0);
    NEXT(3);
op_putstatic_long:
    sp -= 2;
    *(uint64_t *)STATIC_ADDRESS(RESOLVED(Field)) = sp[0].bits;
    NEXT(3);
op_putstatic_object : {
    Field *field = RESOLVED(Field);
    sp -= 1;
    object_set_ref(field->holder->mirror, STATIC_ADDRESS(field), sp[0].l);
    NEXT(3);
}
op_putstatic_any : {
    Field *field = RESOLVED(Field);
    sp -= field->kind == 'J' || field->kind == 'D' ? 2 : 1;
    field_store(field, field->holder->mirror, sp);
    NEXT(3);
}

    /* ---- Objects ---- */

op_new : {
    Class *c;
    QUICKEN(quicken_new(t, frame, &c));
    object = object_allocate(t, c);
    if (unlikely(object == NULL)) goto raise;
    sp[0].l = object;
    sp += 1;
    NEXT(3);
}
op_new_class:
    AT_SAFEPOINT(object = object_allocate(t, RESOLVED(Class)));
    if (unlikely(object == NULL)) goto raise;
    sp[0].l = object;
    sp += 1;
    NEXT(3);

op_checkcast:
    if (sp[-1].l == NULL) NEXT(3);
    QUICKEN(quicken_class(t, frame, OP_checkcast_class));
    REDISPATCH();
op_checkcast_class : {
    object = sp[-1].l;
    if (object != NULL && unlikely(!object_is_instance(object, RESOLVED(Class)))) {
        SAVE();
        exception_class_cast(t, object_class(object), RESOLVED(Class));
        goto raise;
    }
    NEXT(3);
}
op_instanceof:
    if (sp[-1].l == NULL) NEXT(3); /* and null in all its bits is 0 */
    QUICKEN(quicken_class(t, frame, OP_instanceof_class));
    REDISPATCH();
op_instanceof_class:
    object = sp[-1].l;
    PUT_INT(-1, object != NULL && object_is_instance(object, RESOLVED(Class)));
    NEXT(3);

op_monitorenter:
    if (unlikely(sp[-1].l == NULL)) goto null_pointer;
    AT_SAFEPOINT(monitor_enter(t, sp[-1].l));
    if (unlikely(t->exception != NULL)) goto raise;
    sp -= 1;
    NEXT(1);
op_monitorexit:
    if (unlikely(sp[-1].l == NULL)) goto null_pointer;
    AT_SAFEPOINT(good = monitor_exit(t, sp[-1].l));
    if (unlikely(!good)) goto raise;
    sp -= 1;
    NEXT(1);

op_athrow:
    if (unlikely(sp[-1].l == NULL)) goto null_pointer;
    SAVE();
    t->exception = sp[-1].l;
    goto raise;

    /* ---- Calls ---- */

#define RECEIVER(method_) (sp[-(int)(method_)->arg_slots].l)

op_invokestatic:
    QUICKEN(quicken_call_static(t, frame, &target));
    CALL(target, 3);
op_invokestatic_direct:
    CALL(RESOLVED(Method), 3);

op_invokespecial:
    QUICKEN(quicken_call_special(t, frame, &target));
    if (RECEIVER(target) == NULL) goto null_pointer;
    CALL(target, 3);
op_invokespecial_direct:
    target = RESOLVED(Method);
    if (unlikely(RECEIVER(target) == NULL)) goto null_pointer;
    CALL(target, 3);
op_invokespecial_object:
    object = sp[-1].l;
    if (unlikely(object == NULL)) goto null_pointer;
    if (unlikely(object_class(object)->has_finalizer)) goto op_invokespecial_direct;
    sp -= 1;
    NEXT(3);

op_invokevirtual : {
    CallLink *link;
    QUICKEN(quicken_call_virtual(t, frame, &link));
    call_bytes = 3;
    object = (Object *)(uintptr_t)link;
    goto call_link;
}
op_invokevirtual_slot:
    object = sp[-(int)U1(1)].l;
    if (unlikely(object == NULL)) goto null_pointer;
    CALL(object_class(object)->vtable[U1(2)], 3);
op_invokevirtual_any:
    target = RESOLVED(Method);
    object = RECEIVER(target);
    if (unlikely(object == NULL)) goto null_pointer;
    AT_SAFEPOINT(target = invoke_select_target(t, target, object, false));
    if (unlikely(target == NULL)) goto raise;
    CALL(target, 3);
op_invokevirtual_link:
    object = (Object *)__atomic_load_n(&frame->method->holder->numbered_links,
                                       __ATOMIC_ACQUIRE)[U2(1)];
    call_bytes = 3;
    goto call_link;

op_invokeinterface:
    QUICKEN(quicken_call_interface(t, frame));
    REDISPATCH();
op_invokeinterface_table : {
    Method *resolved_method = RESOLVED(Method);
    object = RECEIVER(resolved_method);
    if (unlikely(object == NULL)) goto null_pointer;
    Class *c = object_class(object);
    if (unlikely(profile_is_news(pc, c))) profile_meet((uint8_t *)(uintptr_t)pc, c);
    const Itable *itable = __atomic_load_n(&c->itable, __ATOMIC_ACQUIRE);
    if (likely(itable != NULL)) {
        const ItableEntry *entry = &itable->entries[resolved_method->hash & itable->mask];
        if (likely(entry->interface_method == resolved_method)) CALL(entry->target, 5);
    }
    AT_SAFEPOINT(target = invoke_select_target(t, resolved_method, object, true));
    if (unlikely(target == NULL)) goto raise;
    CALL(target, 5);
}
op_invokeinterface_any:
    target = RESOLVED(Method);
    object = RECEIVER(target);
    if (unlikely(object == NULL)) goto null_pointer;
    AT_SAFEPOINT(target = invoke_select_target(t, target, object, true));
    if (unlikely(target == NULL)) goto raise;
    CALL(target, 5);

op_invokedynamic : {
    CallLink *link;
    QUICKEN(quicken_call_dynamic(t, frame, &link));
    object = (Object *)(uintptr_t)link;
    call_bytes = 5;
    goto call_link;
}
op_invokedynamic_link:
    object = (Object *)(uintptr_t)U4(1);
    call_bytes = 5;
    goto call_link;

call_link
    : { /* `object` is the CallLink; of a polymorphic call the first argument is the handle */
    const CallLink *link = (const CallLink *)object;
    target = link->target;
    if (link->appendix >= 0) {
        if (call_bytes == 3 && sp[1 - (int)target->arg_slots].l == NULL) goto null_pointer;
        AT_SAFEPOINT(sp[0].l = class_constant(frame->method->holder, (uint32_t)link->appendix));
        sp += 1;
    } else if (call_bytes == 3 && RECEIVER(target) == NULL) {
        goto null_pointer;
    }
    goto call;
}

    /* `target` with its arguments on the stack; the instruction has call_bytes. */
call : {
    frame->pc = pc;
    frame->top = sp;
    Value *arguments = sp - target->arg_slots;
    if (unlikely(interp_cools(target)) && t->vm->engine->method_hot != NULL) {
        invoke_tell_hot(t, target, arguments);
        if (unlikely(t->exception != NULL)) goto raise;
        dispatch = t->dispatch;
    }
    MethodEntry entry = method_entry(target);
    if (unlikely(entry != interp_entry) && entry != interp_entry_chosen) {
        /* Once it is checked, its frame nests in no C frame. */
        if (unlikely(method_has(target, METHOD_UNCHECKED)) && late_check_passes(target))
            goto call;
        entry(t, target, arguments);
        dispatch = t->dispatch;
        if (unlikely(t->exception != NULL)) {
            /* The callee may have left anything in them, and the handler search may collect. */
            memset(arguments, 0, target->arg_slots * sizeof *arguments);
            goto raise;
        }
        sp = arguments + result_slots(target->return_kind);
        NEXT(call_bytes);
    }
    Frame *callee = (Frame *)(arguments + target->max_locals);
    Value *stack = frame_stack(callee);
    if (unlikely(stack + target->max_stack >= t->stack_limit)) {
        exception_stack_overflow(t);
        goto raise;
    }
    callee->caller = frame;
    callee->method = target;
    callee->locals = arguments;
    callee->lock = NULL;
    callee->flags = 0;
    callee->engine_word = call_bytes;
    pc = target->code;
    sp = stack;
    frame = callee;
    thread_set_frame(t, callee);
    LOAD_FRAME();
    if (unlikely(method_is_synchronized(target) || t->entries_observed ||
                 entry != interp_entry))
        goto entered_slow;
    POLL();
    DISPATCH();
}
entered_slow:
    SAVE();
    if (!interp_entered(t, frame)) goto raise;
    dispatch = t->dispatch;
    POLL();
    DISPATCH();

    /* ---- Returns ---- */

/* Back in the caller, with the result put there by `give` and `slots` more on its stack. A
 * frame without locals lies where its result goes, so that it has to be read first. */
#define LEAVE(give, slots)                                                                     \
    do {                                                                                       \
        Frame *caller = frame->caller;                                                         \
        uint32_t bytes = frame->engine_word;                                                   \
        thread_set_frame(t, caller);                                                           \
        give;                                                                                  \
        sp = locals + (slots);                                                                 \
        frame = caller;                                                                        \
        pc = caller->pc + bytes;                                                               \
        LOAD_FRAME();                                                                          \
        DISPATCH();                                                                            \
    } while (0)

op_ireturn_boolean:
    PUT_INT(-1, INT(-1) & 1);
    goto op_ireturn;
return_boolean_slow:
    PUT_INT(-1, INT(-1) & 1);
    goto return_slow;
op_ireturn_narrow:
return_narrow_slow:
    switch (frame->method->descriptor[strlen(frame->method->descriptor) - 1]) {
    case 'B': PUT_INT(-1, (int8_t)INT(-1)); break;
    case 'C': PUT_INT(-1, (uint16_t)INT(-1)); break;
    default: PUT_INT(-1, (int16_t)INT(-1)); break;
    }
    if (dispatch[DISPATCH_IS_OBSERVED] != NULL) goto return_slow;
op_ireturn:
op_freturn:
    if (unlikely(frame->flags != 0)) goto return_slow;
    LEAVE(locals[0].bits = (uint32_t)INT(-1), 1);
op_areturn:
    if (unlikely(frame->flags != 0)) goto return_slow;
    LEAVE(locals[0].bits = sp[-1].bits, 1);
op_lreturn:
op_dreturn:
    if (unlikely(frame->flags != 0)) goto return_slow;
    LEAVE(locals[0].bits = sp[-2].bits, 2);
op_return_register:
return_register_slow:
    if (unlikely(object_class(locals[0].l)->has_finalizer)) {
        AT_SAFEPOINT(good = interp_register_finalizer(t, locals));
        if (unlikely(!good)) goto raise;
    }
    if (dispatch[DISPATCH_IS_OBSERVED] != NULL) goto return_slow;
op_return:
    if (unlikely(frame->flags != 0)) goto return_slow;
    LEAVE((void)0, 0);

    /* Monitors, events, and the way back to C. A result stays rooted on the operand stack. */
return_slow : {
    SAVE();
    unsigned slots = result_slots(frame->method->return_kind);
    if ((frame->flags & (FRAME_LOCKED | FRAME_CHOSEN)) || t->exits_observed) {
        if (!interp_leaving(t, frame)) goto raise;
        dispatch = t->dispatch;
    }
    if (frame->flags & FRAME_INTERP_BASE) {
        thread_set_frame(t, frame->caller);
        if (slots != 0) locals[0] = sp[-(int)slots];
        return NULL;
    }
    LEAVE(if (slots != 0) locals[0] = sp[-(int)slots], slots);
}

    /* A loop is hot: the rest of the frame's life may pass in machine code. */
loop_hot : {
    SAVE();
    if (t->vm->engine->loop_hot == NULL) DISPATCH();
    const void *entry = t->vm->engine->loop_hot(t);
    dispatch = t->dispatch;
    if (unlikely(t->exception != NULL)) goto raise;
    if (entry == NULL) DISPATCH();
    bool is_base = frame->flags & FRAME_INTERP_BASE;
    Frame *caller = frame->caller;
    unsigned slots = result_slots(frame->method->return_kind);
    call_bytes = frame->engine_word;
    frame->engine_word = 0; /* it is no frame of the interpreter's any more */
    frame->flags &= ~(uint32_t)FRAME_INTERP_BASE;
    Value result = {.bits = t->vm->engine->enter_loop(t, entry)};
    dispatch = t->dispatch;
    if (unlikely(t->exception != NULL)) {
        if (is_base) return NULL;
        goto raise;
    }
    if (slots != 0) locals[0] = result;
    if (is_base) return NULL;
    sp = locals + slots;
    frame = caller;
    pc = caller->pc + call_bytes;
    LOAD_FRAME();
    DISPATCH();
}

    /* ---- Exceptions ---- */

op_illegal:
    SAVE();
    exception_throw(t, "java/lang/VerifyError", "Bad instruction");
    goto raise;
null_pointer:
    SAVE();
    exception_null_pointer(t);
    goto raise;
index_error:
    SAVE();
    exception_index(t, index, array_length(object));
    goto raise;
division_by_zero:
    SAVE();
    exception_throw(t, "java/lang/ArithmeticException", "/ by zero");
    goto raise;

raise:
    frame = interp_unwind(t);
    if (frame == NULL) return NULL;
    dispatch = t->dispatch;
    pc = frame->pc;
    sp = frame->top;
    LOAD_FRAME();
    DISPATCH();
}

/* ---- Entries ---- */

static bool tell_hot(Thread *t, Method *method) {
    t->vm->engine->method_hot(t, method);
    return t->exception == NULL;
}

static void interp_entry_hot(Thread *t, Method *method, Value *args) {
    if (!invoke_keeping_arguments(t, method, args, tell_hot)) return;
    if (!interp_is_entry(method_entry(method)))
        method_enter(t, method, args);
    else
        interp_run(t, method, args, INTERP_CALL);
}

void interp_entry(Thread *t, Method *method, Value *args) {
    if (unlikely((char *)__builtin_frame_address(0) <= t->c_stack_limit)) {
        exception_stack_overflow(t);
        return;
    }
    if (unlikely(interp_cools(method)) && t->vm->engine->method_hot != NULL) {
        interp_entry_hot(t, method, args);
        return;
    }
    interp_run(t, method, args, INTERP_CALL);
}

/* Not a copy of interp_entry, which would be one function with it. */
void interp_entry_chosen(Thread *t, Method *method, Value *args) {
    interp_entry(t, method, args);
}

static void interp_prepare_method(Method *method) {
    if (method_is_native(method)) {
        method->entry = entry_native;
    } else if (method->code == NULL) {
        method->entry = entry_abstract;
    } else {
        method->code[0] = OP_prepare;
        method->entry = method_is_chosen(method) ? interp_entry_chosen : interp_entry;
    }
}

/* Object's constructor is called only where methods are observed. */
static bool constructor_is_chosen(const Class *object) {
    for (uint32_t i = 0; object != NULL && i < object->method_count; i++)
        if (strcmp(object->methods[i].name, "<init>") == 0)
            return method_is_chosen(&object->methods[i]);
    return false;
}

static void interp_events_changed(Thread *t) {
    unsigned observed = WANTED(t, method_entry) || WANTED(t, method_exit) ||
                                constructor_is_chosen(t->vm->known.Object)
                            ? OBSERVE_METHODS
                            : 0;
    if (WANTED(t, instruction_start)) observed |= OBSERVE_INSTRUCTIONS;
    t->dispatch = interp_run(NULL, NULL, NULL, observed);
}

static void interp_release_method(Method *method) { (void)method; }

/* The bytecode may never have been called here. */
static void interp_resume(Thread *t) {
    if (__atomic_load_n(&t->frame->method->code[0], __ATOMIC_ACQUIRE) == OP_prepare)
        prepare_method(t->frame->method);
    interp_run(t, NULL, NULL, INTERP_RESUME);
}

static void interp_methods_chosen(VM *vm, Method *const *methods, size_t count) {
    (void)vm;
    for (size_t i = 0; i < count; i++)
        if (interp_is_entry(method_entry(methods[i])))
            __atomic_store_n(&methods[i]->entry,
                             method_is_chosen(methods[i]) ? interp_entry_chosen : interp_entry,
                             __ATOMIC_RELEASE);
}

/* Of the section, made by the linker. */
extern const char interp_text_begin[] __asm__("__start_interp_text")
    __attribute__((visibility("hidden")));
extern const char interp_text_end[] __asm__("__stop_interp_text")
    __attribute__((visibility("hidden")));

/* The instruction is in one of the registers, whichever the compiler has chosen: nothing else
 * of the interpreter's points into the method's code. Between frames it is another method's
 * than t->frame's, whose own pc holds then. */
static bool interp_locate(Thread *t, const Interrupted *at, Located *found) {
    if (at->pc < (uintptr_t)interp_text_begin || at->pc >= (uintptr_t)interp_text_end)
        return false;
    Frame *frame = t->frame;
    if (frame == NULL || frame->method == NULL || frame->method->code == NULL) return true;
    const Method *m = frame->method;
    uintptr_t code = (uintptr_t)m->code, length = m->info->code->length;
    for (unsigned i = 0; i < INTERRUPTED_REGISTERS; i++) {
        if (at->registers[i] - code >= length) continue;
        const uint8_t *pc = (const uint8_t *)at->registers[i];
        found->inner[found->count++] = (LocatedFrame){frame->method, pc};
        found->frame = frame->caller;
        break;
    }
    return true;
}

const Engine interp_engine = {
    .name = "interpreter",
    .method_entry = interp_entry,
    .chosen_entry = interp_entry_chosen,
    .methods_chosen = interp_methods_chosen,
    .prepare_method = interp_prepare_method,
    .events_changed = interp_events_changed,
    .release_method = interp_release_method,
    .instructions_changed = instruction_observation_changed,
    .resume = interp_resume,
    .locate = interp_locate,
};
