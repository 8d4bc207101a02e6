/* SPDX-License-Identifier: MIT */
/* The C side of compiled code; unwinding included. A frame that is left by an exception leaves
 * its arguments' slots zeroed, as the interpreter does, because they are still operands of the
 * caller's call. */
#include "jit/runtime.h"

#include "jit/code_reclaim.h"

#include <math.h>
#include <string.h>

#include "jit/x86_64/stubs.h"
#include "vm/classfile/opcodes.h"
#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/text/descriptor.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"
#include "vm/threads/transition.h"

/* ---- Unwinding ---- */

static bool unlock(Thread *t, Frame *frame) {
    if (!(frame->flags & FRAME_LOCKED)) return true;
    frame->flags &= ~(uint32_t)FRAME_LOCKED;
    return monitor_exit(t, frame->lock);
}

static int find_handler(Thread *t, Frame *frame) {
    Method *m = frame->method;
    if (m->info->code->handler_count == 0) return -1;
    HANDLE_SCOPE(t);
    return exception_find_handler(t, m, frame_pc(frame), handle_new(t, t->exception));
}

/* Where the thread goes on: a handler of the frame, or the way out of it. */
static const void *unwind(Thread *t, const uint8_t *start) {
    const JitCode *code = ((JitCode *const *)(const void *)start)[-1];
    Frame *frame = t->frame;
    Method *m = frame->method;
    bool told;
    for (;;) {
        told = delivery_leaving(t);
        if (told && delivery_exceptions(t)) delivery_thrown(t);
        int handler = find_handler(t, frame);
        if (handler < 0) break;
        if (told && delivery_exceptions(t)) delivery_caught(t);
        Value *stack = frame_stack(frame);
        frame->pc = m->code + handler;
        stack[0].l = t->exception;
        t->exception = NULL;
        thread_poll(t);
        if (t->exception != NULL) continue;
        const uint8_t *at = jit_code_entry(code, jit_code_handlers(code), code->handler_count,
                                           (uint32_t)handler);
        if (at != NULL) return at;
        frame->top = stack + 1;
        return m->holder->vm->jit->stubs->resume;
    }
    unlock(t, frame);
    if (told && delivery_exceptions(t)) delivery_unwound(t);
    if ((told || (frame->flags & FRAME_CHOSEN)) && delivery_wants_exit(t, frame))
        delivery_method_thrown_out(t, m);
    memset(frame_locals(frame), 0, m->arg_slots * sizeof(Value));
    thread_set_frame(t, frame->caller);
    return m->holder->vm->jit->stubs->leave_by_exception;
}

const void *jit_throw_null(Thread *t, void *a, void *b, const uint8_t *start) {
    (void)a, (void)b;
    exception_null_pointer(t);
    return unwind(t, start);
}
const void *jit_throw_index(Thread *t, intptr_t index, const Object *array,
                            const uint8_t *start) {
    exception_index(t, (int32_t)index, array_length(array));
    return unwind(t, start);
}
const void *jit_throw_division(Thread *t, void *a, void *b, const uint8_t *start) {
    (void)a, (void)b;
    exception_throw(t, "java/lang/ArithmeticException", "/ by zero");
    return unwind(t, start);
}
const void *jit_throw_store(Thread *t, const Object *value, void *b, const uint8_t *start) {
    (void)b;
    char name[512];
    exception_throw(t, "java/lang/ArrayStoreException", "%s",
                    class_external_name(object_class(value), name, sizeof name));
    return unwind(t, start);
}
const void *jit_throw_cast(Thread *t, const Object *object, Class *to, const uint8_t *start) {
    exception_class_cast(t, object_class(object), to);
    return unwind(t, start);
}
/* The call at the frame's pc is done: its result goes where the interpreter would have put it.
 */
static const void *return_to_interpreter(Thread *t, uint64_t result, double float_result) {
    Frame *frame = t->frame;
    Method *m = frame->method;
    uint32_t pc = frame_pc(frame);
    const uint8_t *code = m->info->code->code;
    const ConstantPool *pool = &m->holder->file->pool;
    char kind =
        descriptor_return(constant_pool_descriptor(pool, opcode_u2(code, pc + 1)).bytes).kind;
    Value *at = frame_stack(frame) + stack_walk_call_depth(frame);
    if (kind == 'D')
        at->d = float_result;
    else if (kind == 'F')
        memcpy(&result, &float_result, sizeof result), at->bits = (uint32_t)result;
    else if (kind != 'V')
        at->bits = result;
    frame->top = at + descriptor_kind_slots(kind);
    frame->pc += opcode_info[code[pc]].length;
    return t->vm->jit->stubs->resume;
}

const void *jit_throw_pending(Thread *t, uint64_t result, void *b, const uint8_t *start,
                              double float_result) {
    (void)b;
    return t->exception != NULL ? unwind(t, start)
                                : return_to_interpreter(t, result, float_result);
}
const void *jit_throw_object(Thread *t, Object *exception, void *b, const uint8_t *start) {
    (void)b;
    t->exception = exception;
    return unwind(t, start);
}

/* ---- Safepoints ---- */

bool jit_poll(Thread *t, const uint8_t *start) {
    symbols_let_go(&t->symbols);
    thread_poll(t);
    thread_take_stop(t);
    const JitCode *code = ((JitCode *const *)(const void *)start)[-1];
    return __atomic_load_n(&code->is_obsolete, __ATOMIC_RELAXED);
}

/* ---- Objects ---- */

Object *jit_new_object(Thread *t, Class *c) { return object_allocate(t, c); }
Object *jit_new_array(Thread *t, Class *c, int32_t length) {
    return array_allocate(t, c, length);
}
void jit_monitor_enter(Thread *t, Object *object) { monitor_enter(t, object); }
void jit_monitor_exit(Thread *t, Object *object) { monitor_exit(t, object); }
void jit_lock_frame(Thread *t) {
    monitor_enter(t, t->frame->lock);
    if (t->exception == NULL) t->frame->flags |= FRAME_LOCKED;
}
void jit_unlock_frame(Thread *t) { unlock(t, t->frame); }
bool jit_is_instance(const Object *object, const Class *of) {
    Class *c = object_class(object);
    if (!class_is_subclass(c, of)) return false;
    atomic_store_explicit(&c->last_super, of, memory_order_relaxed);
    return true;
}

/* ---- Arithmetic ---- */

double jit_drem(double a, double b) { return fmod(a, b); }
float jit_frem(float a, float b) { return fmodf(a, b); }
int32_t jit_double_to_int(double d) {
    if (d > -2147483649.0 && d < 2147483648.0) return (int32_t)d;
    return d != d ? 0 : d < 0 ? INT32_MIN : INT32_MAX;
}
int64_t jit_double_to_long(double d) {
    if (d >= -0x1p63 && d < 0x1p63) return (int64_t)d;
    return d != d ? 0 : d < 0 ? INT64_MIN : INT64_MAX;
}

/* ---- Calls ---- */

uint64_t jit_call_entry(Thread *t, Method *method, Value *args) {
    if (__atomic_load_n(&method->heat, __ATOMIC_RELAXED) == 1) invoke_tell_hot(t, method, args);
    if (t->exception == NULL) method_enter(t, method, args);
    if (t->exception == NULL) return args[0].bits;
    memset(args, 0, method->arg_slots * sizeof *args);
    return 0;
}

uint64_t jit_resume(Thread *t) {
    Value *result = t->frame->locals = frame_locals(t->frame);
    uint64_t seed = t->vm->jit->deopt_seed;
    delivery_exit_paid(t, t->frame);
    if (seed !=
        0) { /* how many places to pass until the next time: from the seed and this place */
        uint64_t mixed =
            (seed + frame_pc(t->frame) + t->frame->method->hash) * UINT64_C(0x9E3779B97F4A7C15);
        t->fall_back_countdown = (int32_t)(mixed >> 57);
    }
    t->vm->interpreter->resume(t);
    return t->exception == NULL ? result->bits : 0;
}

void jit_overflow(Thread *t, Method *method, Value *args) {
    exception_stack_overflow(t);
    memset(args, 0, method->arg_slots * sizeof *args);
}

Method *jit_select_target(Thread *t, Method *resolved, Object *receiver, bool by_interface) {
    if (receiver == NULL) return exception_null_pointer(t);
    return invoke_select_target(t, resolved, receiver, by_interface);
}

/* Code that keeps meeting instructions which were not resolved when it was compiled is compiled
 * anew, each time a bit later. True: this code is to be left. */
static bool count_slow_hit(Thread *t, const uint8_t *returns_to) {
    enum { WORTH_COMPILING = 200 };
    JitCode *code = stubs_code_of(returns_to);
    if (__atomic_load_n(&code->is_obsolete, __ATOMIC_RELAXED)) return true;
    uint32_t hits = __atomic_load_n(&code->slow_hits, __ATOMIC_RELAXED) +
                    1; /* a hit more or less is the same */
    bool is_due = hits >= (uint32_t)WORTH_COMPILING << code->replacements;
    __atomic_store_n(&code->slow_hits, is_due ? 0 : hits, __ATOMIC_RELAXED);
    if (!is_due) return false;
    jit_replace(t, code);
    reclaim_check(t);
    return __atomic_load_n(&code->is_obsolete, __ATOMIC_RELAXED);
}

Method *jit_resolve_call(Thread *t, Value *args, const uint8_t *returns_to) {
    Frame *frame = t->frame;
    Method *from = frame->method, *m;
    uint32_t pc = frame_pc(frame);
    const uint8_t *code = from->info->code->code;
    uint32_t index = opcode_u2(code, pc + 1);
    CallLink *link;
    if (count_slow_hit(t, returns_to)) {
        bool has_receiver = code[pc] != OP_invokestatic && code[pc] != OP_invokedynamic;
        ConstantUtf8 descriptor = constant_pool_descriptor(&from->holder->file->pool, index);
        frame->top = args + descriptor_argument_slots(descriptor.bytes) + has_receiver;
        return NULL;
    }
    switch (code[pc]) {
    case OP_invokestatic:
        m = resolve_method(t, from, index, INVOKE_STATIC);
        return m != NULL && class_initialize(t, m->holder) ? m : NULL;
    case OP_invokespecial:
        m = resolve_method(t, from, index, INVOKE_SPECIAL);
        if (m == NULL) return NULL;
        return args[0].l != NULL ? m : exception_null_pointer(t);
    case OP_invokedynamic: link = resolve_call_site(t, from, pc, index); break;
    case OP_invokevirtual:
        m = resolve_method(t, from, index, INVOKE_VIRTUAL);
        if (m == NULL) return NULL;
        if (!method_has(m, METHOD_POLYMORPHIC))
            return jit_select_target(t, m, args[0].l, false);
        link = resolve_polymorphic_call(t, from, pc, index, m);
        if (link != NULL && args[0].l == NULL) return exception_null_pointer(t);
        break;
    default:
        m = resolve_method(t, from, index, INVOKE_INTERFACE);
        return m != NULL ? jit_select_target(t, m, args[0].l, true) : NULL;
    }
    if (link == NULL) return NULL;
    if (link->appendix >= 0)
        args[link->target->arg_slots - 1].l =
            class_constant(from->holder, (uint32_t)link->appendix);
    return link->target;
}

/* ---- Any other instruction that resolves ---- */

static bool execute_field(Thread *t, Frame *frame, Value *top, unsigned opcode,
                          uint32_t index) {
    bool is_static = opcode == OP_getstatic || opcode == OP_putstatic;
    bool is_store = opcode == OP_putstatic || opcode == OP_putfield;
    Field *f = resolve_field(t, frame->method, index, is_static, is_store);
    if (f == NULL || (is_static && !class_initialize(t, f->holder))) return false;
    if (is_store && is_static) final_is_written(t, f);
    int slots = f->kind == 'J' || f->kind == 'D' ? 2 : 1;
    Value *value = is_store ? top - slots : is_static ? top : top - 1;
    Object *object = is_static ? f->holder->mirror : is_store ? value[-1].l : value->l;
    if (object == NULL) return exception_null_pointer(t) != NULL;
    if (is_store)
        field_store(f, object, value);
    else
        field_load(f, object, value);
    return true;
}

static bool execute_constant(Thread *t, Frame *frame, Value *top, uint32_t index) {
    Class *holder = frame->method->holder;
    const ConstantPool *pool = &holder->file->pool;
    bool is_null = false;
    if (!resolve_constant(t, holder, index, &is_null)) return false;
    Object *constant = is_null ? NULL : class_constant(holder, index);
    char kind = constant_pool_is(pool, index, CONSTANT_Dynamic)
                    ? constant_pool_descriptor(pool, index).bytes[0]
                    : 'L';
    top->l = constant;
    if (kind == 'L' || kind == '[' || unbox_value(t->vm, constant, kind, top)) return true;
    return exception_throw(t, "java/lang/ClassCastException", NULL) != NULL;
}

static bool execute_new(Thread *t, Value *top, Class *c) {
    if ((c->flags & (ACC_ABSTRACT | ACC_INTERFACE)) || c->is_array ||
        c == t->vm->known.Class_) {
        char name[512];
        exception_throw(t, "java/lang/InstantiationError", "%s",
                        class_external_name(c, name, sizeof name));
        return false;
    }
    if (!class_initialize(t, c)) return false;
    Object *object = object_allocate(t, c);
    top->l = object;
    return object != NULL;
}

static bool execute_multi(Thread *t, Value *top, Class *c, unsigned dimensions) {
    int32_t lengths[256];
    Value *first = top - dimensions;
    for (unsigned i = 0; i < dimensions; i++) lengths[i] = first[i].i;
    Object *array = array_allocate_multi(t, c, lengths, dimensions);
    first->l = array;
    return array != NULL;
}

static bool execute_with_class(Thread *t, Frame *frame, Value *top, const uint8_t *code,
                               uint32_t pc) {
    Class *c = resolve_class(t, frame->method->holder, opcode_u2(code, pc + 1));
    if (c == NULL) return false;
    switch (code[pc]) {
    case OP_new: return execute_new(t, top, c);
    case OP_multianewarray: return execute_multi(t, top, c, code[pc + 3]);
    case OP_anewarray: {
        Class *array_class = class_array_of(t, c);
        Object *array = array_class != NULL ? array_allocate(t, array_class, top[-1].i) : NULL;
        if (array != NULL) top[-1].l = array;
        return array != NULL;
    }
    case OP_instanceof:
        top[-1].bits = top[-1].l != NULL && object_is_instance(top[-1].l, c);
        return true;
    default:
        if (top[-1].l == NULL || object_is_instance(top[-1].l, c)) return true;
        exception_class_cast(t, object_class(top[-1].l), c);
        return false;
    }
}

void jit_execute(Thread *t, Value *top, const uint8_t *returns_to) {
    Frame *frame = t->frame;
    uint32_t pc = frame_pc(frame);
    const uint8_t *code = frame->method->info->code->code;
    if (count_slow_hit(t, returns_to))
        atomic_fetch_or(&t->poll, POLL_EVENTS); /* a loop notices at its next poll */
    switch (code[pc]) {
    case OP_getfield:
    case OP_putfield:
    case OP_getstatic:
    case OP_putstatic: execute_field(t, frame, top, code[pc], opcode_u2(code, pc + 1)); break;
    case OP_ldc: execute_constant(t, frame, top, code[pc + 1]); break;
    case OP_ldc_w:
    case OP_ldc2_w: execute_constant(t, frame, top, opcode_u2(code, pc + 1)); break;
    case OP_checkcast:
    case OP_instanceof:
        if (top[-1].l == NULL) break; /* null in all its bits is 0 */
        execute_with_class(t, frame, top, code, pc);
        break;
    default: execute_with_class(t, frame, top, code, pc);
    }
}
