/* SPDX-License-Identifier: MIT */
/* Quickening: see quicken.h for the protocol among racing threads. */
#include "interp/quicken.h"

#include "vm/classfile/opcodes.h"
#include "vm/link/finals.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/call_site_profile.h"
#include "vm/model/metadata.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/system/lock.h"
#include "vm/text/descriptor.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"
#include "vm/model/class.h"

enum {
#define QUICK(code, name, length, original) OP_##name = code,
#include "vm/classfile/opcodes.def"
};

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
    case 'I':
    case 'F': opcode = is_store ? OP_putfield_int : OP_getfield_int; break;
    case 'J':
    case 'D': opcode = is_store ? OP_putfield_long : OP_getfield_long; break;
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
        case 'I':
        case 'F': opcode = is_store ? OP_putstatic_int : OP_getstatic_int; break;
        case 'J':
        case 'D': opcode = is_store ? OP_putstatic_long : OP_getstatic_long; break;
        case 'L':
        case '[': opcode = is_store ? OP_putstatic_object : OP_getstatic_object; break;
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
    case CONSTANT_Integer:
    case CONSTANT_Float:
        bits = (uint32_t)constant_pool_at(pool, index)->integer;
        __atomic_store_n(&holder->resolved[index], bits, __ATOMIC_RELAXED);
        return publish(frame, is_short ? OP_ldc_bits : OP_ldc_w_bits);
    case CONSTANT_Long:
    case CONSTANT_Double:
        bits = (uint64_t)constant_pool_at(pool, index)->long_value;
        __atomic_store_n(&holder->resolved[index], bits, __ATOMIC_RELAXED);
        return publish(frame, OP_ldc2_w_bits);
    default: break;
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

/* The number of a link in its class's table, appended when it is new; -1: the table is full.
 * Old tables stay valid for those that read them. */
static int number_link(Class *c, CallLink *link) {
    int number = -1;
    lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
    for (uint32_t i = 0; i < c->numbered_link_count && number < 0; i++)
        if (c->numbered_links[i] == link) number = (int)i;
    if (number < 0 && c->numbered_link_count == c->numbered_link_capacity) {
        uint32_t capacity = c->numbered_link_capacity * 2 + 4;
        CallLink **table = class_allocate(c, capacity * sizeof *table);
        if (table != NULL) {
            for (uint32_t i = 0; i < c->numbered_link_count; i++)
                table[i] = c->numbered_links[i];
            __atomic_store_n(&c->numbered_links, table, __ATOMIC_RELEASE);
            c->numbered_link_capacity = capacity;
        }
    }
    if (number < 0 && c->numbered_link_count < c->numbered_link_capacity &&
        c->numbered_link_count <= UINT16_MAX) {
        number = (int)c->numbered_link_count++;
        c->numbered_links[number] = link;
    }
    lock_release(&c->vm->classes.lock, LOCK_CLASS);
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
    if (__atomic_load_n(&frame->method->holder->resolved[index], __ATOMIC_RELAXED) !=
        (uintptr_t)m)
        return QUICKENED_USE;
    return publish(frame, prepare_is_object_init(m) ? OP_invokespecial_object
                                                    : OP_invokespecial_direct);
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
    bool is_plain = !(m->flags & ACC_PRIVATE);
    if (is_plain) profile_set(instruction(frame), RECEIVER_NONE);
    return publish(frame, is_plain ? OP_invokeinterface_table : OP_invokeinterface_any);
}

Quickened quicken_call_dynamic(Thread *t, Frame *frame, CallLink **link) {
    *link = resolve_call_site(t, frame->method, frame_pc(frame), operand_index(frame));
    if (*link == NULL) return QUICKENED_FAILED;
    uintptr_t address = (uintptr_t)*link;
    if (address > UINT32_MAX) return QUICKENED_USE;
    for (unsigned i = 0; i < 4; i++)
        __atomic_store_n(instruction(frame) + 1 + i, (uint8_t)(address >> 8 * i),
                         __ATOMIC_RELAXED);
    return publish(frame, OP_invokedynamic_link);
}
