/* SPDX-License-Identifier: MIT */
/* Accesses by a VarHandle that is known while a method is compiled (one in a static final
 * field), whose types are those of the call: they become the loads, stores and atomics that
 * they ask for. They are inlined like methods (inline.c): what is out of the ordinary, a null
 * or an index that is too large, makes the call. */
#include "jit/x86_64/templates.h"
#include "vm/invoke/invoke_known.h"
#include "vm/invoke/var_handle.h"
#include "vm/link/resolve.h"
#include "vm/model/vm.h"

typedef struct Access {
    VariableAccess how;
    char code; /* as in descriptors; L: any reference */
    VariableKind kind;
    int64_t offset;
    const Object *base; /* of a static field */
    bool drops_result;
    bool is_swapped; /* bytes in the other order */
} Access;

static bool same_types(const InvokeKnown *k, const Object *own, const Object *wanted) {
    const Object *a = known_get(own, k->MethodType_ptypes),
                 *b = known_get(wanted, k->MethodType_ptypes);
    if (array_length(a) != array_length(b)) return false;
    for (int32_t i = 0; i < array_length(a); i++)
        if (array_get_ref(a, i) != array_get_ref(b, i)) return false;
    return true;
}

/* False: the call is left to the library, or to C. */
static bool find_access(Compiler *c, const CallLink *link, const Object *handle, Access *out) {
    const InvokeKnown *k = c->jit->vm->invoke_known;
    const Object *site = class_constant(c->holder, (uint32_t)link->appendix);
    int32_t layout = known_int(handle, k->VarHandle_layout),
            mode = known_int(site, k->Site_mode);
    *out = (Access){
        .how = var_handle_mode(mode),
        .code = (char)(layout & 0xff),
        .kind = var_handle_kind(layout),
        .base = known_get(handle, k->VarHandle_base),
        .offset = *(const int64_t *)(const void *)((const char *)handle + k->VarHandle_offset)};
    VariableShape shape = out->how.shape;
    const Object *own = array_get_ref(known_get(handle, k->VarHandle_types),
                                      shape < SHAPE_SWAP ? (int)shape : SHAPE_SWAP);
    const Object *wanted = known_get(site, k->Site_callType);
    if (own == NULL || !var_handle_supports(layout, shape) || out->offset > 1 << 30)
        return false;
    if (own != wanted) {
        bool is_dropped = known_mirror_kind(known_get(wanted, k->MethodType_rtype)) == 'V';
        bool is_same =
            known_get(own, k->MethodType_rtype) == known_get(wanted, k->MethodType_rtype);
        if (known_get(site, k->Site_known) != handle || !same_types(k, own, wanted) ||
            (!is_dropped && !is_same))
            return false;
        out->drops_result = is_dropped && shape != SHAPE_SET;
    }
    bool is_wide_enough = out->code == 'I' || out->code == 'J' || out->code == 'L';
    switch (out->kind) {
    case KIND_FIELD: break;
    case KIND_STATIC: /* whose address is to live as long as the code */
        if (!lives_with(c, class_of_mirror(out->base))) return false;
        break;
    case KIND_ARRAY: /* which may be of a narrower type than the handle's */
        if (out->code == 'L' && shape != SHAPE_GET) return false;
        break;
    case KIND_BYTES: /* of an array, and where they need not be aligned */
        out->is_swapped = var_handle_is_swapped(layout);
        return mode <= 1 &&
               class_of_mirror(known_get(handle, k->VarHandle_receiverType))->is_array &&
               !(out->is_swapped && (out->code == 'F' || out->code == 'D'));
    default: return false;
    }
    return shape == SHAPE_GET || shape == SHAPE_SET ||
           (is_wide_enough &&
            (shape == SHAPE_CAS || shape == SHAPE_SWAP || shape == SHAPE_ADD));
}

static void refuse_null(Compiler *c, const Val *object, Reg reg) {
    if (object->nonnull) return;
    asm_test_rr(c->a, REF_IS_WIDE, reg, reg);
    inline_bail_out(c, CC_E);
}

/* Where the variable is, by the coordinates on the stack. */
static Mem find_place(Compiler *c, const Access *a) {
    Val index = {0}, holder = {0};
    if (a->kind == KIND_STATIC) {
        value_pop(c, 'A');
        uintptr_t address = (uintptr_t)a->base + (uintptr_t)a->offset;
        if (address <= INT32_MAX) return mem_absolute((int32_t)address);
        Reg base = new_gp(c, false);
        asm_mov_ri(c->a, base, address);
        return mem_at(base, 0);
    }
    if (a->kind != KIND_FIELD) index = value_pop(c, 'I');
    holder = value_pop(c, 'A');
    value_pop(c, 'A');
    if (c->failed) return mem_at(RAX, 0);
    Reg base = use_gp(c, &holder);
    refuse_null(c, &holder, base);
    if (a->kind == KIND_FIELD) return mem_at(base, (int32_t)a->offset);
    Reg at = use_gp(c, &index);
    asm_alu_rm(c->a, ALU_CMP, false, at, mem_at(base, ARRAY_LENGTH_OFFSET));
    inline_bail_out(c, CC_AE);
    if (a->kind == KIND_ARRAY)
        return mem_indexed(base, at, field_shift(a->code), (int32_t)a->offset);
    Reg last = new_gp(c, false);
    asm_lea(c->a, false, last, mem_at(at, (1 << field_shift(a->code)) - 1));
    asm_alu_rm(c->a, ALU_CMP, false, last, mem_at(base, ARRAY_LENGTH_OFFSET));
    inline_bail_out(c, CC_AE);
    return mem_indexed(base, at, 0, (int32_t)a->offset);
}

/* The value on top, its bytes in the other order. */
static void swap_top(Compiler *c, const Access *a, char type) {
    Val value = value_pop(c, type);
    if (c->failed) return;
    Reg to = own_gp(c, &value, false);
    asm_bswap(c->a, type == 'J', to);
    if (field_shift(a->code) == 1)
        asm_shift_ri(c->a, a->code == 'S' ? SHIFT_ARITHMETIC : SHIFT_RIGHT, false, to, 16);
    push_gp(c, type, to);
}

static void emit_access(Compiler *c) {
    const Access *a = c->inlined->data;
    VariableShape shape = a->how.shape;
    char type = a->code == 'L'                                       ? 'A'
                : a->code == 'J' || a->code == 'F' || a->code == 'D' ? a->code
                                                                     : 'I';
    Val value = {0}, expected = {0};
    if (a->is_swapped && shape == SHAPE_SET) swap_top(c, a, type);
    if (shape != SHAPE_GET) value = value_pop(c, type);
    if (shape == SHAPE_CAS) expected = value_pop(c, type);
    if (c->failed) return;
    if (shape != SHAPE_GET && shape != SHAPE_SET) use_gp(c, &value);
    Mem place = find_place(c, a);
    if (c->failed) return;
    const Field as_field = {.kind = a->code,
                            .flags = a->how.order == ORDER_VOLATILE ? ACC_VOLATILE : 0};
    switch (shape) {
    case SHAPE_GET:
        push_loaded(c, a->code, type, place);
        if (a->is_swapped) swap_top(c, a, type);
        break;
    case SHAPE_SET: store_field(c, &as_field, place, &value); break;
    case SHAPE_CAS: emit_compare_and_set(c, a->code, place, &expected, &value); break;
    case SHAPE_ADD: emit_get_and_add(c, type, place, &value); break;
    default: emit_get_and_set(c, a->code, place, &value);
    }
    if (a->drops_result && c->failed == NULL)
        c->state->depth -= shape != SHAPE_CAS && type_is_wide(type) ? 2 : 1;
}

bool try_access(Compiler *c, const CallLink *link, unsigned arg_slots) {
    const Object *handle =
        arg_slots > 0 ? value_known(&c->state->stack[c->state->depth - arg_slots]) : NULL;
    Access access;
    if (handle == NULL || !find_access(c, link, handle, &access)) return false;
    return try_inline_as(c, link->target, c->state->depth - arg_slots, link->appendix,
                         emit_access, &access);
}
