/* SPDX-License-Identifier: MIT */
/* Templates of calls. The arguments go to their slots, where they are the callee's first
 * locals; everything else that lives in registers goes to its slot too, because the callee may
 * change all of them. */
#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/templates.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/model/call_site_profile.h"
#include "vm/model/selection.h"
#include "vm/text/descriptor.h"

/* ---- The call itself ---- */

char result_type(char return_kind) {
    char kind = descriptor_kind_on_stack(return_kind);
    return kind == 'L' ? 'A' : kind;
}

/* A nop is the last instruction: calls return to it. */
static void record_return(Compiler *c) {
    enum { NOP = 8 };
    if (c->call_count == c->kept.call_capacity) {
        uint32_t capacity = c->kept.call_capacity * 2 + 256;
        uint32_t *grown = realloc(c->kept.calls, capacity * sizeof *grown);
        if (grown == NULL) {
            compiler_fail(c, "out of memory");
            return;
        }
        c->kept.calls = grown;
        c->kept.call_capacity = capacity;
    }
    c->kept.calls[c->call_count++] = c->a->size - NOP;
}

static void call_method(Compiler *c) {
    asm_call_mem(c->a, mem_at((Reg)R_METHOD, offsetof(Method, compiled)));
    asm_nop_to(c->a, &c->tails[STUB_throw_pending]);
    record_return(c);
}

void call_by_slots(Compiler *c, unsigned slots) {
    for (unsigned i = 0; i < slots && i < ARGUMENT_REGISTERS; i++)
        asm_load(c->a, true, argument_register(i),
                 mem_at((Reg)R_ARGS, (int32_t)(i * sizeof(Value))));
    call_method(c);
}

/* The operands of a call give way to its result. */
static void push_result(Compiler *c, unsigned arg_slots, char type) {
    c->state->depth -= arg_slots;
    forget_registers(c);
    c->pinned_gp = c->pinned_fp = 0;
    if (type == 'V') return;
    if (type_is_float(type))
        push_fp(c, type, 0);
    else
        push_gp(c, type, RAX);
}

/* rax has the method, the arguments are in their slots and registers. */
static void call_passed(Compiler *c, unsigned arg_slots, char type) {
    asm_lea(c->a, true, (Reg)R_ARGS, slot_of_stack(c->state->depth - arg_slots));
    call_method(c);
    push_result(c, arg_slots, type);
}

/* What is called may have one argument more than the instruction: a handle, or an appendix. */
void call_and_push(Compiler *c, unsigned arg_slots, char type) {
    arguments_load(c, c->state->depth - arg_slots, arg_slots + 1);
    call_passed(c, arg_slots, type);
}

void flush_for_call(Compiler *c) {
    c->flush_above = 0;
    flush_state(c);
    store_pc(c, c->at);
}

/* And the arguments to their registers: nothing else is in a register any more. */
static void begin_call(Compiler *c, unsigned arg_slots) {
    Arguments noted;
    arguments_note(c, arg_slots, &noted);
    flush_for_call(c);
    c->pinned_gp = 0;
    arguments_pass(c, &noted);
}

bool has_arguments(Compiler *c, unsigned arg_slots) {
    if (c->state->depth >= arg_slots) return true;
    compiler_fail(c, "the operand stack underflows");
    return false;
}

/* The call itself, when the function gives way or methods are observed. */
static void slow_leaf(Compiler *c, SlowPath *slow) {
    const Method *target = slow->data;
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)target);
    asm_lea(c->a, true, (Reg)R_ARGS, slot_of_stack(slow->keep_depth));
    call_by_slots(c, target->arg_slots);
    if (target->return_kind == 'D') asm_fstore(c->a, true, slot_of_stack(slow->keep_depth), 0);
    asm_jmp(c->a, &slow->back);
}

static void call_leaf(Compiler *c, StubId stub, Mem arguments, SlowPath *slow) {
    asm_lea(c->a, true, RDI, arguments);
    asm_call_address(c->a, c->jit->stubs->at[stub]);
    asm_mov_rr(c->a, true, RCX, RAX);
    asm_shift_ri(c->a, SHIFT_RIGHT, true, RCX, 32);
    asm_jcc(c->a, CC_NE, &slow->from);
}

bool try_leaf(Compiler *c, Method *target) {
    StubId stub = leaf_of(target);
    if (stub == STUB_COUNT || c->inlined != NULL) return false;
    note_inner(c, target);
    if (method_is_chosen(target)) return false;
    flush_for_call(c);
    SlowPath *slow = slow_jump(c, slow_leaf);
    slow->data = target;
    slow->keep_depth = c->state->depth - target->arg_slots;
    emit_hook(c, HOOK_CALL, &slow->from);
    call_leaf(c, stub, slot_of_stack(c->state->depth - target->arg_slots), slow);
    asm_label(c->a, &slow->back);
    c->state->depth -= target->arg_slots;
    forget_registers(c);
    c->pinned_gp = c->pinned_fp = 0;
    if (target->return_kind == 'D')
        value_push(c, (Val){.kind = VAL_SLOT, .type = 'D'});
    else if (target->return_kind != 'V')
        push_gp(c, 'I', RAX);
    return true;
}

static void slow_own_leaf(Compiler *c, SlowPath *slow) {
    arguments_reload(c);
    asm_jmp(c->a, &slow->back);
}

void emit_own_leaf(Compiler *c) {
    StubId stub = leaf_of(c->method);
    if (stub == STUB_COUNT || method_is_synchronized(c->method)) return;
    if (stub == STUB_leaf_string_hash) return; /* it was computed before, most times */
    SlowPath *slow = slow_jump(c, slow_own_leaf);
    char type = result_type(c->method->return_kind);
    store_pc(c, c->at);
    emit_hook(c, HOOK_CALL, &slow->from);
    call_leaf(c, stub, slot_of_local(c, 0), slow);
    if (type == 'D') {
        asm_fload(c->a, true, 0, slot_of_local(c, 0));
        push_fp(c, type, 0);
    } else if (type != 'V') {
        push_gp(c, type, RAX);
    }
    c->start_depth = c->state->depth;
    emit_return_of(c, type);
    c->start_depth = 0;
    c->is_unreachable = false;
    asm_label(c->a, &slow->back);
}

void call_direct(Compiler *c, Method *target) {
    begin_call(c, target->arg_slots);
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)target);
    call_passed(c, target->arg_slots, result_type(target->return_kind));
}

Reg use_receiver(Compiler *c, unsigned arg_slots, Val *receiver) {
    uint32_t index = c->state->depth - arg_slots;
    *receiver = c->state->stack[index];
    if (receiver->kind == VAL_TOP || receiver->type != 'A') {
        compiler_fail(c, "a receiver is no reference");
        return RAX;
    }
    receiver->value = receiver->kind == VAL_SLOT ? index : receiver->value;
    Reg reg = use_gp(c, receiver);
    null_check(c, receiver, reg);
    if (receiver->kind == VAL_GP) c->state->stack[index].nonnull = true;
    return reg;
}

/* ---- Calls whose target is found out at run time, in C ---- */

static void call_unresolved(Compiler *c, bool has_receiver) {
    const ConstantPool *pool = &c->holder->file->pool;
    uint32_t index = operand_u2(c);
    ConstantTag tag = constant_pool_tag(pool, index);
    if (c->inlined != NULL) {
        inline_leave(c);
        return;
    }
    if (!constant_tag_is_member(tag) && tag != CONSTANT_InvokeDynamic) {
        compiler_fail(c, "a call names no method");
        return;
    }
    ConstantUtf8 descriptor = constant_pool_descriptor(pool, index);
    if (descriptor.bytes[0] != '(') {
        compiler_fail(c, "a call names no method");
        return;
    }
    char kind;
    unsigned arg_slots = descriptor_call(descriptor.bytes, &kind) + has_receiver;
    if (!has_arguments(c, arg_slots)) return;
    c->flush_above = 0;
    flush_state(c);
    call_with_slots(c, c->state->depth - arg_slots, STUB_resolve_call);
    record_return(c);
    push_result(c, arg_slots, result_type(kind));
}

static Method *resolved_method(Compiler *c) {
    uint32_t index = operand_u2(c);
    if (!constant_tag_is_member(constant_pool_tag(&c->holder->file->pool, index))) return NULL;
    uint64_t bits = __atomic_load_n(&c->holder->resolved[index], __ATOMIC_ACQUIRE);
    return bits == 0 || bits >> 63 ? NULL : (Method *)(uintptr_t)bits;
}

/* ---- Static and special ---- */

void emit_invokestatic(Compiler *c) {
    Method *target = resolved_method(c);
    if (target == NULL || !method_is_static(target) || !class_is_initialized(target->holder)) {
        call_unresolved(c, false);
        return;
    }
    if (!has_arguments(c, target->arg_slots) || call_intrinsic(c, target) ||
        try_leaf(c, target) || try_inline(c, target))
        return;
    if (c->inlined != NULL)
        inline_refuse_call(c, target);
    else
        call_direct(c, target);
}

static bool is_object_init(const Method *m) {
    return m->holder->super == NULL && strcmp(m->name, "<init>") == 0;
}

static void slow_object_init(Compiler *c, SlowPath *slow) {
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)slow->data);
    asm_lea(c->a, true, (Reg)R_ARGS, slot_of_stack(s->depth - 1));
    call_by_slots(c, 1);
    reload_snapshot(c, s, s->depth - 1, needed_variables(c, s, slow->pc, s->in_register));
    asm_jmp(c->a, &slow->back);
}

/* Object's constructor does nothing but register what has a finalizer, and be observed. */
static void call_object_init(Compiler *c, Method *target) {
    Val receiver;
    Reg reg = use_receiver(c, 1, &receiver);
    if (c->failed) return;
    bool is_inlined = c->inlined != NULL;
    Reg class = new_gp(c, false);
    SlowPath *slow = is_inlined ? NULL : slow_jump(c, slow_object_init);
    if (!is_inlined) {
        slow->data = target;
        emit_hook(c, HOOK_CALL, &slow->from);
    }
    bool has_none = receiver.exact != 0 && !value_class(&receiver)->has_finalizer;
    if (!has_none) {
        asm_load(c->a, false, class, mem_at(reg, 0));
        asm_alu_m8i(c->a, ALU_CMP, mem_at(class, offsetof(Class, has_finalizer)), 0);
        if (is_inlined)
            inline_bail_out(c, CC_NE);
        else
            asm_jcc(c->a, CC_NE, &slow->from);
    }
    if (!is_inlined) asm_label(c->a, &slow->back);
    c->state->depth--;
}

void call_checked(Compiler *c, Method *target) {
    Val receiver;
    if (!has_arguments(c, target->arg_slots)) return;
    use_receiver(c, target->arg_slots, &receiver);
    if (c->failed || try_leaf(c, target) || try_inline(c, target)) return;
    if (c->inlined != NULL)
        inline_refuse_call(c, target);
    else
        call_direct(c, target);
}

/* What the instruction runs (JVMS 6.5, the ACC_SUPER rule), NULL: it is found out at run time.
 * An invokevirtual may share the entry, which names the method before selection. */
static Method *special_target(Compiler *c, Method *m) {
    Class *holder = c->holder;
    if (m == NULL || method_is_static(m)) return NULL;
    bool conflict;
    Class *owner = resolve_known_owner(holder, operand_u2(c));
    m = owner != NULL ? selection_special(resolve_special_start(holder, owner), m, &conflict)
                      : NULL;
    return m != NULL && !conflict && !method_is_abstract(m) ? m : NULL;
}

void emit_invokespecial(Compiler *c) {
    Method *target = special_target(c, resolved_method(c));
    if (target == NULL) {
        call_unresolved(c, true);
        return;
    }
    if (is_object_init(target) && !method_is_chosen(target)) {
        if (has_arguments(c, 1)) call_object_init(c, target);
        return;
    }
    call_checked(c, target);
}

/* ---- Dynamic ---- */

/* A site that is linked: its target directly, the appendix behind the arguments. */
static bool call_linked(Compiler *c, bool has_receiver) {
    const CallLink *link = resolve_known_link(method_being_read(c), c->pc);
    if (link == NULL) return false;
    bool has_appendix = link->appendix >= 0;
    unsigned arg_slots = link->target->arg_slots - (unsigned)has_appendix;
    Val receiver;
    if (!has_arguments(c, arg_slots)) return true;
    if (has_receiver) use_receiver(c, arg_slots, &receiver);
    char type = result_type(
        descriptor_return(constant_pool_descriptor(&c->holder->file->pool, operand_u2(c)).bytes)
            .kind);
    if (c->failed || call_linked_intrinsic(c, link, arg_slots, type)) return true;
    if (!has_appendix && class_is_initialized(link->target->holder) &&
        (try_leaf(c, link->target) || try_inline(c, link->target)))
        return true;
    if (c->inlined != NULL) {
        inline_leave(c);
        return true;
    }
    flush_for_call(c);
    c->pinned_gp = c->pinned_fp = 0;
    if (has_appendix)
        asm_store(c->a, true, slot_of_stack(c->state->depth),
                  load_resolved_object(c, (uint32_t)link->appendix));
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)link->target);
    call_and_push(c, arg_slots, type);
    return true;
}

void emit_invokedynamic(Compiler *c) {
    if (!call_linked(c, false)) call_unresolved(c, false);
}

/* ---- Virtual ---- */

/* Code that assumes that nobody overrides a method asks the method's mark. Linking a class sets
 * the mark before there are instances, and who has read a reference to one reads the mark
 * later: no code has to be taken back. */
void test_overridden(Compiler *c, const Method *m) {
    uintptr_t address = (uintptr_t)&m->is_overridden;
    Mem mark = mem_absolute((int32_t)address);
    if (address > INT32_MAX) {
        mark = mem_at(new_gp(c, false), 0);
        asm_mov_ri(c->a, (Reg)mark.base, address);
    }
    asm_cmp_m8r(c->a, mark, (Reg)R_THREAD);
}

static bool is_overridden(const Method *m) {
    return method_is_abstract(m) || class_is_interface(m->holder) || method_is_overridden(m);
}

void load_virtual(Compiler *c, Reg receiver, int32_t index) {
    int32_t offset = index * (int32_t)sizeof(Method *);
    asm_load(c->a, false, RAX, mem_at(receiver, 0));
    if (index < CLASS_VTABLE_FRONT) {
        asm_load(c->a, true, RAX, mem_at(RAX, (int32_t)offsetof(Class, vtable_front) + offset));
        return;
    }
    asm_load(c->a, true, RAX, mem_at(RAX, offsetof(Class, vtable)));
    asm_load(c->a, true, RAX, mem_at(RAX, offset));
}

static void slow_virtual(Compiler *c, SlowPath *slow) {
    load_virtual(c, argument_register(0), ((const Method *)slow->data)->vtable_index);
    asm_jmp(c->a, &slow->back);
}

void call_virtual(Compiler *c, Method *target) {
    bool is_final =
        ((target->flags | target->holder->flags) & ACC_FINAL) && !method_is_abstract(target);
    if ((target->flags & ACC_PRIVATE) || is_final || target->vtable_index < 0) {
        if (!call_intrinsic(c, target)) call_checked(c, target);
        return;
    }
    if (!has_arguments(c, target->arg_slots)) return;
    Val receiver;
    use_receiver(c, target->arg_slots, &receiver);
    if (c->failed) return;
    Class *exact = value_class(&receiver);
    if (exact != NULL && class_is_subclass(exact, target->holder) &&
        (uint32_t)target->vtable_index < exact->vtable_length) {
        Method *selected = exact->vtable[target->vtable_index];
        if (try_leaf(c, selected) || try_inline(c, selected)) return;
        if (c->inlined != NULL)
            inline_leave(c);
        else
            call_direct(c, selected);
        return;
    }
    if (!is_overridden(target) && try_guarded_inline(c, target)) return;
    if (c->inlined != NULL) {
        inline_leave(c);
        return;
    }
    begin_call(c, target->arg_slots);
    if (is_overridden(target)) {
        load_virtual(c, argument_register(0), target->vtable_index);
    } else {
        SlowPath *slow = slow_jump(c, slow_virtual);
        slow->data = target;
        test_overridden(c, target);
        asm_jcc(c->a, CC_NE, &slow->from);
        asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)target);
        asm_label(c->a, &slow->back);
    }
    call_passed(c, target->arg_slots, result_type(target->return_kind));
}

/* ---- Interfaces ---- */

/* C finds the method, or throws. */
static void ask_target(Compiler *c, SlowPath *slow) {
    const Method *target = slow->data;
    asm_mov_rr(c->a, true, RDX, argument_register(0));
    asm_mov_ri(c->a, RSI, (uintptr_t)target);
    asm_mov_ri(c->a, RCX, slow->by_interface);
    call_throwing(c, c->jit->stubs->at[STUB_select_target]);
    arguments_load(c, slow->keep_depth - target->arg_slots, target->arg_slots);
    asm_jmp(c->a, &slow->back);
}

/* Not in the front place: the table, then C. Everything is in its slot: all registers but the
 * arguments' are free. */
static void slow_select(Compiler *c, SlowPath *slow) {
    const Method *target = slow->data;
    Reg class = RCX, entry = RDX;
    Label ask = LABEL_NEW;
    asm_load(c->a, false, class, mem_at(argument_register(0), 0));
    asm_load(c->a, true, entry, mem_at(class, offsetof(Class, itable)));
    asm_test_rr(c->a, true, entry, entry);
    asm_jcc(c->a, CC_E, &ask);
    asm_load(c->a, false, class, mem_at(entry, offsetof(Itable, mask)));
    asm_alu_ri(c->a, ALU_AND, false, class, (int32_t)target->hash);
    asm_shift_ri(c->a, SHIFT_LEFT, false, class, 4);
    asm_alu_rr(c->a, ALU_ADD, true, entry, class);
    int32_t first = (int32_t)offsetof(Itable, entries);
    asm_alu_mi(c->a, ALU_CMP, false,
               mem_at(entry, first + (int)offsetof(ItableEntry, interface_method)),
               (int32_t)(uintptr_t)target);
    asm_jcc(c->a, CC_NE, &ask);
    asm_load(c->a, true, RAX, mem_at(entry, first + (int)offsetof(ItableEntry, target)));
    asm_jmp(c->a, &slow->back);
    asm_label(c->a, &ask);
    ask_target(c, slow);
}
_Static_assert(sizeof(ItableEntry) == 16, "the index is shifted by 4");

/* A class may inherit the method from an interface: then an invokevirtual names it. */
void call_interface(Compiler *c, Method *target, bool by_interface) {
    if (!has_arguments(c, target->arg_slots)) return;
    Val receiver;
    use_receiver(c, target->arg_slots, &receiver);
    if (c->failed) return;
    const Class *only = by_interface ? class_only_receiver(target->holder) : NULL;
    if (by_interface && only == NULL) only = profile_only(method_being_read(c), c->pc);
    Method *selected = only != NULL ? class_known_target(only, target) : NULL;
    if (selected != NULL && selected->arg_slots == target->arg_slots &&
        !method_is_abstract(selected) && try_receiver_inline(c, selected, target, only))
        return;
    if (c->inlined != NULL) {
        inline_leave(c);
        return;
    }
    begin_call(c, target->arg_slots);
    SlowPath *slow = slow_jump(c, slow_select);
    slow->data = target;
    slow->by_interface = by_interface;
    int32_t front = (int32_t)(offsetof(Class, itable_front) +
                              target->hash % CLASS_FRONT * sizeof(ItableEntry));
    asm_load(c->a, false, RAX, mem_at(argument_register(0), 0));
    asm_alu_mi(c->a, ALU_CMP, false,
               mem_at(RAX, front + (int)offsetof(ItableEntry, interface_method)),
               (int32_t)(uintptr_t)target);
    asm_jcc(c->a, CC_NE, &slow->from);
    asm_load(c->a, true, RAX, mem_at(RAX, front + (int)offsetof(ItableEntry, target)));
    asm_label(c->a, &slow->back);
    call_passed(c, target->arg_slots, result_type(target->return_kind));
}

/* In an interface's own methods `this` implements it. */
static bool receiver_implements(Compiler *c, const Method *target) {
    const Val *receiver = &c->state->stack[c->state->depth - target->arg_slots];
    const Class *class = value_class(receiver);
    bool is_this = receiver->kind == VAL_LOCAL && receiver->local == 0 && c->inlined == NULL &&
                   c->analysis.this_is_constant && !method_is_static(c->method);
    return is_this ? c->method->holder == target->holder
                   : class != NULL && class_is_subclass(class, target->holder);
}

/* A private method of an interface, the body of a lambda for example, is not selected, but the
 * receiver has to implement the interface: its class remembers what it was asked about last. */
static void call_interface_private(Compiler *c, Method *target) {
    if (!has_arguments(c, target->arg_slots)) return;
    if (receiver_implements(c, target)) {
        call_checked(c, target);
        return;
    }
    if (c->inlined != NULL) {
        inline_leave(c);
        return;
    }
    Val receiver;
    use_receiver(c, target->arg_slots, &receiver);
    if (c->failed) return;
    begin_call(c, target->arg_slots);
    SlowPath *slow = slow_jump(c, ask_target);
    slow->data = target;
    slow->by_interface = true;
    asm_load(c->a, false, RAX, mem_at(argument_register(0), 0));
    asm_alu_mi(c->a, ALU_CMP, false, mem_at(RAX, offsetof(Class, last_super)),
               (int32_t)(uintptr_t)target->holder);
    asm_jcc(c->a, CC_NE, &slow->from);
    asm_label(c->a, &slow->back);
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)target);
    call_passed(c, target->arg_slots, result_type(target->return_kind));
}

/* An invokevirtual may name a method that the class has from an interface. */
static void call_selected(Compiler *c, bool by_interface) {
    Method *target = resolved_method(c);
    if (target != NULL && !by_interface && method_has(target, METHOD_POLYMORPHIC) &&
        call_linked(c, true))
        return;
    bool is_private = target != NULL && (target->flags & ACC_PRIVATE);
    if (target == NULL || method_is_static(target) || method_has(target, METHOD_POLYMORPHIC))
        call_unresolved(c, true);
    else if (is_private && by_interface)
        call_interface_private(c, target);
    else if (class_is_interface(target->holder) && !is_private)
        call_interface(c, target, by_interface);
    else
        call_virtual(c, target);
}
void emit_invokevirtual(Compiler *c) { call_selected(c, false); }
void emit_invokeinterface(Compiler *c) { call_selected(c, true); }
