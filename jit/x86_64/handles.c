/* SPDX-License-Identifier: MIT */
/* Calls of method handles and what they are made of, without a way through C.
 *
 * A handle in a static final field, and what its code reads from it, is known while a method is
 * compiled (Val.is_known): its code is inlined or called directly, and so are the members that
 * it calls. Of all others the machine code reads the method from the handle's form, or from the
 * MemberName. What is neither (a handle of another type, one that has no code of its own yet)
 * is left to the intrinsic in C. */
#include <string.h>

#include "jit/x86_64/templates.h"
#include "vm/invoke/polymorphic.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/model/class_life.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"

static const InvokeKnown *invoke_of(const Compiler *c) {
    return __atomic_load_n(&c->jit->vm->invoke_known, __ATOMIC_ACQUIRE);
}

/* ---- Known objects ---- */

bool lives_with(const Compiler *c, const Class *of) {
    return class_keep(c->method->holder, (Class *)(uintptr_t)of);
}

void know_top(Compiler *c, const Object *object) {
    Class *class = object_class(object);
    if (c->failed != NULL || !lives_with(c, class)) return;
    Val *top = &c->state->stack[c->state->depth - 1];
    top->nonnull = true;
    top->exact = (Ref)(uintptr_t)object;
    top->is_known = top->is_frozen = true;
}

/* Boxes and the parts of handles never change; a handle's constants are set before anybody sees
 * them. */
bool field_is_trusted(const Field *f) {
    const Class *holder = f->holder;
    if (holder->loader != NULL || strncmp(holder->name, "java/lang/", 10) != 0) return false;
    if (strncmp(holder->name + 10, "invoke/", 7) == 0)
        return (f->flags & ACC_FINAL) || (strcmp(f->name, "constants") == 0 &&
                                          strcmp(holder->name + 17, "MethodHandle") == 0);
    return (f->flags & ACC_FINAL) && f->kind != 'L' && f->kind != '[';
}

/* ---- Known handles ---- */

/* The result moves down to where the handle was. */
static void drop_handle(Compiler *c, char kind) {
    State *s = c->state;
    if (kind == 'V') {
        s->depth--;
        return;
    }
    Val result = value_pop(c, kind == 'L' ? 'A' : kind);
    if (result.kind == VAL_SLOT && type_is_float(result.type))
        use_fp(c, &result);
    else if (result.kind == VAL_SLOT)
        use_gp(c, &result);
    s->depth--;
    value_push(c, result);
}

static void call_method(Compiler *c, Method *target) {
    if (try_leaf(c, target) || try_inline(c, target)) return;
    if (c->inlined != NULL)
        inline_refuse_call(c, target);
    else
        call_direct(c, target);
}

/* Calls what the handle, which lies below its arguments, runs. False: that is found at run
 * time. */
static bool call_known(Compiler *c, const Object *handle, unsigned arg_slots, bool has_handle) {
    const InvokeKnown *k = invoke_of(c);
    bool is_direct = object_class(handle) == k->DirectMethodHandle;
    Object *member =
        known_get(is_direct ? handle : known_get(handle, k->MethodHandle_form),
                  is_direct ? k->DirectMethodHandle_member : k->LambdaForm_vmentry);
    Method *target = member_target(k, member);
    if (is_direct && member_kind(k, member) != REF_invokeStatic) return false;
    if (target == NULL || method_is_native(target) || !method_is_static(target) ||
        !class_is_initialized(target->holder) || !lives_with(c, target->holder) ||
        (!is_direct && !has_handle) ||
        target->arg_slots != arg_slots - (is_direct && has_handle))
        return false;
    char kind = target->return_kind;
    call_method(c, target);
    if (is_direct && has_handle && c->failed == NULL && !c->is_unreachable)
        drop_handle(c, kind); /* below the result, if there is one here */
    return true;
}

/* ---- Handles that are found at run time ---- */

/* The intrinsic does it: the appendix, if there is one, goes behind the arguments. */
static void slow_intrinsic(Compiler *c, SlowPath *slow) {
    const Method *intrinsic = slow->data;
    if (slow->appendix >= 0) {
        load_resolved_to(c, RCX, (uint32_t)slow->appendix);
        asm_store(c->a, true, slot_of_stack(slow->keep_depth), RCX);
    }
    asm_mov_ri(c->a, (Reg)R_METHOD, (uintptr_t)intrinsic);
    asm_jmp(c->a, &slow->back);
}

/* rax becomes the method that the handle's form names. */
static void load_entry(Compiler *c, Reg handle, Label *unless) {
    const InvokeKnown *k = invoke_of(c);
    asm_load(c->a, REF_IS_WIDE, RAX, mem_at(handle, (int32_t)k->MethodHandle_form));
    asm_load(c->a, REF_IS_WIDE, RAX, mem_at(RAX, (int32_t)k->LambdaForm_vmentry));
    asm_load(c->a, REF_IS_WIDE, RAX, mem_at(RAX, (int32_t)k->MemberName_method));
    asm_load(c->a, true, RAX, mem_at(RAX, (int32_t)c->jit->vm->known.resolved_vmtarget));
    asm_test_m8i(c->a, mem_at(RAX, offsetof(Method, flags) + 1), ACC_NATIVE >> 8);
    asm_jcc(c->a, CC_NE, unless);
}

/* The handle lies below its arguments; `appendix` is the type that it must have, or -1. */
static void call_by_form(Compiler *c, Method *intrinsic, unsigned arg_slots, int32_t appendix,
                         bool adapts, char type) {
    const InvokeKnown *k = invoke_of(c);
    flush_for_call(c);
    c->pinned_gp = c->pinned_fp = 0;
    SlowPath *slow = slow_jump(c, slow_intrinsic);
    slow->data = intrinsic;
    slow->keep_depth = c->state->depth;
    slow->appendix = appendix;
    asm_load(c->a, true, RCX, slot_of_stack(c->state->depth - arg_slots));
    if (appendix >= 0) {
        c->pinned_gp = 1 << RAX | 1 << RCX;
        Reg wanted = load_resolved_object(c, (uint32_t)appendix);
        Label fits = LABEL_NEW;
        asm_alu_rm(c->a, ALU_CMP, REF_IS_WIDE, wanted,
                   mem_at(RCX, (int32_t)k->MethodHandle_type));
        asm_jcc(c->a, adapts ? CC_E : CC_NE, adapts ? &fits : &slow->from);
        if (adapts) { /* the handle that it was adapted to last */
            asm_load(c->a, REF_IS_WIDE, RCX, mem_at(RCX, (int32_t)k->MethodHandle_adapted));
            asm_test_rr(c->a, REF_IS_WIDE, RCX, RCX);
            asm_jcc(c->a, CC_E, &slow->from);
            asm_alu_rm(c->a, ALU_CMP, REF_IS_WIDE, wanted,
                       mem_at(RCX, (int32_t)k->MethodHandle_type));
            asm_jcc(c->a, CC_NE, &slow->from);
            asm_store(c->a, true, slot_of_stack(c->state->depth - arg_slots), RCX);
        }
        asm_label(c->a, &fits);
    }
    load_entry(c, RCX, &slow->from);
    asm_label(c->a, &slow->back);
    call_and_push(c, arg_slots, type);
}

/* The handle is the appendix, or the target of the call site that is: the arguments make room
 * for it. */
static void call_by_appendix(Compiler *c, const CallLink *link, bool is_site,
                             unsigned arg_slots, char type) {
    uint32_t base = c->state->depth - arg_slots;
    flush_for_call(c);
    c->pinned_gp = c->pinned_fp = 0;
    SlowPath *slow = slow_jump(c, slow_intrinsic);
    slow->data = link->target;
    slow->keep_depth = c->state->depth;
    slow->appendix = link->appendix;
    c->pinned_gp = 1 << RAX | 1 << RSI;
    Reg handle = load_resolved_object(c, (uint32_t)link->appendix);
    if (is_site)
        asm_load(c->a, REF_IS_WIDE, handle,
                 mem_at(handle, (int32_t)invoke_of(c)->CallSite_target));
    load_entry(c, handle, &slow->from);
    for (unsigned i = arg_slots; i-- > 0;) {
        asm_load(c->a, true, RSI, slot_of_stack(base + i));
        asm_store(c->a, true, slot_of_stack(base + i + 1), RSI);
    }
    asm_store(c->a, true, slot_of_stack(base), handle);
    asm_label(c->a, &slow->back);
    call_and_push(c, arg_slots, type);
}

/* ---- Members ---- */

static void load_member_target(Compiler *c, Reg to, Reg member) {
    asm_load(c->a, REF_IS_WIDE, to, mem_at(member, (int32_t)invoke_of(c)->MemberName_method));
    asm_load(c->a, true, to, mem_at(to, (int32_t)c->jit->vm->known.resolved_vmtarget));
}

/* MethodHandle.callStatic and its like: the last argument is the MemberName. */
static bool call_member(Compiler *c, const Method *shape, PolymorphicKind kind) {
    const InvokeKnown *k = invoke_of(c);
    unsigned arg_slots = shape->arg_slots - 1u;
    State *s = c->state;
    if (!has_arguments(c, shape->arg_slots)) return true;
    const Object *known = value_known(&s->stack[s->depth - 1]);
    Method *target = known != NULL ? member_target(k, known) : NULL;
    bool is_static = kind == POLYMORPHIC_link_static;
    if (target != NULL && target->arg_slots == arg_slots && lives_with(c, target->holder) &&
        method_is_static(target) == is_static && class_is_initialized(target->holder)) {
        s->depth--;
        if (is_static)
            call_method(c, target);
        else if (kind == POLYMORPHIC_link_special)
            call_checked(c, target);
        else if (class_is_interface(target->holder))
            call_interface(c, target,
                           *member_index(c->jit->vm, (Object *)(uintptr_t)known) < 0);
        else
            call_virtual(c, target);
        return true;
    }
    if (c->inlined != NULL) {
        compiler_fail_inline(c);
        return true;
    }
    Val receiver;
    uint32_t base = s->depth - shape->arg_slots;
    if (!is_static) {
        use_receiver(c, shape->arg_slots, &receiver);
        if (c->failed) return true;
    }
    flush_for_call(c);
    c->pinned_gp = c->pinned_fp = 0;
    Label direct = LABEL_NEW, found = LABEL_NEW;
    asm_load(c->a, true, RCX, slot_of_stack(s->depth - 1));
    if (kind == POLYMORPHIC_link_virtual ||
        kind ==
            POLYMORPHIC_link_interface) { /* which has one where a class inherits the method */
        asm_load(c->a, true, RSI, mem_at(RCX, (int32_t)c->jit->vm->known.member_vmindex));
        asm_test_rr(c->a, true, RSI, RSI);
        asm_jcc(c->a, CC_S, &direct);
        asm_load(c->a, true, RAX, slot_of_stack(base));
        asm_load(c->a, false, RAX, mem_at(RAX, 0));
        asm_load(c->a, true, RAX, mem_at(RAX, offsetof(Class, vtable)));
        asm_load(c->a, true, RAX, mem_indexed(RAX, RSI, 3, 0));
        asm_jmp(c->a, &found);
        asm_label(c->a, &direct);
    }
    if (kind == POLYMORPHIC_link_interface) {
        load_member_target(c, RSI, RCX);
        asm_load(c->a, true, RDX, slot_of_stack(base));
        asm_mov_ri(c->a, RCX, true);
        call_throwing(c, c->jit->stubs->at[STUB_select_target]);
    } else {
        load_member_target(c, RAX, RCX);
    }
    asm_label(c->a, &found);
    s->depth--;
    call_and_push(c, arg_slots, result_type(shape->return_kind));
    return true;
}

/* ---- What the templates of calls ask ---- */

/* A call of an intrinsic by its own descriptor, in the library. False: it is no such call. */
bool call_intrinsic(Compiler *c, Method *target) {
    PolymorphicKind kind = method_is_native(target) && invoke_of(c) != NULL
                               ? polymorphic_kind(target)
                               : POLYMORPHIC_none;
    Val receiver;
    switch (kind) {
    case POLYMORPHIC_link_static:
    case POLYMORPHIC_link_virtual:
    case POLYMORPHIC_link_special:
    case POLYMORPHIC_link_interface: return call_member(c, target, kind);
    case POLYMORPHIC_basic:
        if (!has_arguments(c, target->arg_slots)) return true;
        use_receiver(c, target->arg_slots, &receiver);
        if (c->failed || (receiver.is_known &&
                          call_known(c, value_known(&receiver), target->arg_slots, true)))
            return true;
        if (c->inlined != NULL)
            compiler_fail_inline(c);
        else
            call_by_form(c, target, target->arg_slots, -1, false,
                         result_type(target->return_kind));
        return true;
    default: return false;
    }
}

/* A call that was linked to an intrinsic. False: it is to be called as it is. */
bool call_linked_intrinsic(Compiler *c, const CallLink *link, unsigned arg_slots, char type) {
    const InvokeKnown *k = invoke_of(c);
    PolymorphicKind kind =
        link->appendix >= 0 && k != NULL ? polymorphic_kind(link->target) : POLYMORPHIC_none;
    if (kind == POLYMORPHIC_none) return false;
    const Object *appendix = class_constant(c->holder, (uint32_t)link->appendix);
    const Val *first = arg_slots > 0 ? &c->state->stack[c->state->depth - arg_slots] : NULL;
    switch (kind) {
    case POLYMORPHIC_exact:
    case POLYMORPHIC_generic:
        if (first->is_known &&
            known_get(value_known(first), k->MethodHandle_type) == appendix &&
            call_known(c, value_known(first), arg_slots, true))
            return true;
        if (c->inlined == NULL)
            call_by_form(c, link->target, arg_slots, link->appendix,
                         kind == POLYMORPHIC_generic, type);
        break;
    case POLYMORPHIC_target:
        if (call_known(c, appendix, arg_slots, false)) return true;
        if (c->inlined == NULL) call_by_appendix(c, link, false, arg_slots, type);
        break;
    case POLYMORPHIC_site:
        if (c->inlined == NULL) call_by_appendix(c, link, true, arg_slots, type);
        break;
    default: return try_access(c, link, arg_slots);
    }
    if (c->inlined != NULL) compiler_fail_inline(c);
    return true;
}
