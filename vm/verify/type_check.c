/* SPDX-License-Identifier: MIT */
/* Verification by type checking (JVMS 4.10.1): one pass over the code. The frame that flows from one instruction
 * to the next must fit the stack map where there is one, and where a jump or a handler leads there must be one. */
#include "vm/opcodes.h"
#include "vm/verify/stack_map.h"
#include "vm/verify/verify.h"

typedef struct Checker {
    Verifier *v;
    StackMap map;
    uint32_t handlers_from, handlers_to; /* outside nothing is protected */
} Checker;

/* ---- Frames ---- */

/* YES, NO with the complaint filled in, or THROWN. */
static TypeAnswer frame_assignable(Verifier *v, const TypeFrame *from, const TypeFrame *to, Complaint *c) {
    *c = (Complaint){.pc = to->pc, .current = from, .map_frame = to};
    if (from->depth != to->depth) {
        c->pc = v->frame.pc;
        c->reason = "Current frame's stack size doesn't match stackmap.";
        return TYPE_NO;
    }
    for (unsigned i = 0; i < to->locals_used; i++) {
        Type type = i < from->locals_used ? from->locals[i] : TYPE_TOP;
        TypeAnswer answer = type_assignable(v->t, v->c, type, to->locals[i], false);
        if (answer == TYPE_YES) continue;
        c->actual = (Origin){ORIGIN_LOCAL, i, type};
        c->expected = (Origin){ORIGIN_MAP_LOCAL, i, to->locals[i]};
        return answer;
    }
    for (unsigned i = 0; i < to->depth; i++) {
        TypeAnswer answer = type_assignable(v->t, v->c, from->stack[i], to->stack[i], false);
        if (answer == TYPE_YES) continue;
        c->actual = (Origin){ORIGIN_STACK, i, from->stack[i]};
        c->expected = (Origin){ORIGIN_MAP_STACK, i, to->stack[i]};
        return answer;
    }
    c->reason = "Current frame's flags are not assignable to stack map frame's.";
    return !from->this_uninitialized || to->this_uninitialized;
}

static bool missing(Verifier *v, uint32_t target) {
    return verify_complain(v, &(Complaint){.pc = v->frame.pc, .reason = "Expected stackmap frame at this location."},
                           "Expecting a stackmap frame at branch target %u", target);
}

static bool check_target(Checker *k, uint32_t target) {
    Verifier *v = k->v;
    Complaint complaint;
    const TypeFrame *to = stack_map_at(&k->map, target);
    if (to == NULL) return missing(v, target);
    TypeAnswer answer = frame_assignable(v, &v->frame, to, &complaint);
    return answer == TYPE_YES ||
           (answer == TYPE_NO && verify_complain(v, &complaint, "Inconsistent stackmap frames at branch target %u", target));
}

/* ---- Handlers ---- */

/* The exception's type, and that it is one. */
static bool handler_type(Verifier *v, const ExceptionHandler *h, Type *type) {
    *type = v->throwable_type;
    if (h->catch_type == 0) return true;
    *type = verify_class_type(v, h->catch_type);
    return true;
}

static bool check_handlers_now(Checker *k, bool this_uninitialized) {
    Verifier *v = k->v;
    uint32_t pc = v->frame.pc;
    if (pc < k->handlers_from || pc >= k->handlers_to) return true;
    for (unsigned i = 0; i < v->code->handler_count; i++) {
        const ExceptionHandler *h = &v->code->handlers[i];
        if (pc < h->start_pc || pc >= h->end_pc) continue;
        Type stack[1];
        if (!handler_type(v, h, stack)) return false;
        TypeFrame state = v->frame;
        state.stack = stack;
        state.depth = state.mark = 1;
        if (this_uninitialized) state.this_uninitialized = true;
        Complaint complaint;
        const TypeFrame *to = stack_map_at(&k->map, h->handler_pc);
        if (v->code->max_stack == 0)
            return verify_complain(v, &(Complaint){.pc = pc, .reason = "Exceeded max stack size.", .current = &v->frame},
                                   "Operand stack overflow");
        if (to == NULL) return missing(v, h->handler_pc);
        TypeAnswer answer = frame_assignable(v, &state, to, &complaint);
        if (answer == TYPE_NO)
            return verify_complain(v, &complaint, "Stack map does not match the one at exception handler %u", h->handler_pc);
        if (answer == TYPE_THROWN) return false;
    }
    return true;
}

static bool check_handlers_before(Verifier *v) { return check_handlers_now(v->checker, false); }

/* Catch types are Throwables; known before any instruction is looked at. */
static bool check_catch_types(Checker *k) {
    Verifier *v = k->v;
    k->handlers_from = v->code->length;
    for (unsigned i = 0; i < v->code->handler_count; i++) {
        const ExceptionHandler *h = &v->code->handlers[i];
        if (h->start_pc < k->handlers_from) k->handlers_from = h->start_pc;
        if (h->end_pc > k->handlers_to) k->handlers_to = h->end_pc;
        if (h->catch_type == 0) continue;
        Type type = verify_class_type(v, h->catch_type);
        TypeAnswer answer = type_assignable(v->t, v->c, type, v->throwable_type, false);
        if (answer == TYPE_THROWN) return false;
        if (answer == TYPE_NO)
            return verify_complain(v, &(Complaint){.pc = h->handler_pc, .actual = {ORIGIN_POOL, h->catch_type, type},
                                                   .expected = {ORIGIN_IMPLICIT, 0, v->throwable_type}},
                                   "Catch type is not a subclass of Throwable in exception handler %u", h->handler_pc);
    }
    return true;
}

/* ---- The pass ---- */

static bool check_jumps(Checker *k, unsigned opcode) {
    const Verifier *v = k->v;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(v->code->code, v->frame.pc);
        if (!check_target(k, (uint32_t)cases.default_target)) return false;
        for (uint32_t i = 0; i < cases.count; i++)
            if (!check_target(k, (uint32_t)opcode_switch_target(&cases, i))) return false;
        return true;
    }
    int64_t target = opcode_branch_target(v->code->code, v->frame.pc);
    return target < 0 || check_target(k, (uint32_t)target);
}

/* At pc: the stack map's frame if there is one, which what flows in must fit. */
static bool enter(Checker *k, uint32_t pc, uint32_t *next_entry, bool flows_in) {
    Verifier *v = k->v;
    const TypeFrame *entry = *next_entry < k->map.count ? &k->map.frames[*next_entry] : NULL;
    v->frame.pc = pc;
    v->frame.mark = v->frame.depth;
    if (entry != NULL && entry->pc == pc) {
        Complaint complaint;
        TypeAnswer answer = flows_in ? frame_assignable(v, &v->frame, entry, &complaint) : TYPE_YES;
        if (answer == TYPE_NO) return verify_complain(v, &complaint, "Instruction type does not match stack map");
        if (answer == TYPE_THROWN) return false;
        verify_copy_frame(v, &v->frame, entry);
        v->frame.mark = v->frame.depth;
        (*next_entry)++;
        return true;
    }
    if (flows_in) return true;
    return verify_complain(v, &(Complaint){.pc = pc, .reason = entry != NULL ? "Expected stackmap frame at this location."
                                                                         : "Error exists in the bytecode"},
                           "Expecting a stack map frame");
}

static bool is_local_store(unsigned canonical) { return canonical >= OP_istore && canonical <= OP_astore; }

static bool check_instruction(Checker *k, unsigned opcode) {
    Verifier *v = k->v;
    unsigned canonical = opcode_info[opcode].canonical;
    bool initialized_this = false;
    if (canonical == OP_jsr || canonical == OP_ret) {
        char rule[40];
        snprintf(rule, sizeof rule, "Bad instruction: %02x", opcode);
        return verify_bad_code(v, v->frame.pc, rule, NULL);
    }
    /* A handler sees the locals of before the instruction. */
    if (is_local_store(canonical)) {
        if (!check_handlers_now(k, false) || !verify_apply(v, &initialized_this)) return false;
    } else if (!verify_apply(v, &initialized_this) || !check_handlers_now(k, initialized_this)) {
        return false;
    }
    return check_jumps(k, opcode);
}

bool type_check_method(Verifier *v, const uint8_t *starts) {
    Checker k = {.v = v};
    const Signature *own = verify_own_signature(v);
    v->checker = &k;
    v->before_initialize = check_handlers_before;
    if (own == NULL || !verify_initial_frame(v, &v->frame, own) || !stack_map_read(v, &k.map, &v->frame, starts) ||
        !check_catch_types(&k))
        return false;
    const CodeInfo *code = v->code;
    bool flows_in = true;
    uint32_t next_entry = 0;
    for (uint32_t pc = 0; pc < code->length; pc += opcode_length(code->code, code->length, pc)) {
        unsigned opcode = code->code[pc] == OP_wide ? code->code[pc + 1] : code->code[pc];
        if (!enter(&k, pc, &next_entry, flows_in) || !check_instruction(&k, opcode)) return false;
        flows_in = opcode_info[opcode].falls_through;
    }
    return !flows_in || verify_bad_code(v, code->length, "Control flow falls through code end", NULL);
}
