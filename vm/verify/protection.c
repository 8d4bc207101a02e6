/* SPDX-License-Identifier: MIT */
/* What both verifiers ask about exception handlers. */
#include <stdlib.h>

#include "vm/classfile/opcodes.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"

/* ---- Types ---- */

static TypePair *pair_of(TypePair *pairs, Type a, Type b) {
    return &pairs[(a * 31 + b) * UINT64_C(0x9e3779b97f4a7c15) >> 32 & (REMEMBERED_PAIRS - 1)];
}

TypeAnswer verify_assignable(Verifier *v, Type from, Type to) {
    if (from == to) return TYPE_YES;
    if (!type_is_object(from) || !type_is_object(to))
        return type_assignable(v->t, v->c, from, to, false);
    TypePair *known = pair_of(v->assignable, from, to);
    if (known->a == from && known->b == to) return TYPE_YES;
    TypeAnswer answer = type_assignable(v->t, v->c, from, to, false);
    if (answer == TYPE_YES) *known = (TypePair){from, to, to};
    return answer;
}

bool verify_merge(Verifier *v, Type a, Type b, Type *result) {
    if (!type_is_object(a) || !type_is_object(b)) return type_merge(v->t, v->c, a, b, result);
    TypePair *known = pair_of(v->merged, a, b);
    if (known->a != a || known->b != b) {
        if (!type_merge(v->t, v->c, a, b, result)) return false;
        *known = (TypePair){a, b, *result};
    }
    *result = known->merged;
    return true;
}

/* ---- What handlers see ---- */

bool verify_watch_handlers(Verifier *v) {
    v->changed_from = 0;
    v->changed_to = v->code->max_locals;
    if (handler_watch_begin(&v->handlers, v->code->handlers, v->code->handler_count,
                            v->handler_arena))
        return true;
    return verify_lacks_memory(v);
}

void verify_look_at_handlers(Verifier *v, int context, bool this_uninitialized) {
    HandlerLocals locals = {v->frame.locals,   sizeof *v->frame.locals, v->code->max_locals,
                            v->changed_from,   v->changed_to,           context,
                            this_uninitialized};
    handler_watch_look(&v->handlers, v->frame.pc, &locals);
    v->changed_from = v->code->max_locals;
    v->changed_to = 0;
}

/* Known before any instruction is looked at. */
bool verify_catch_types(Verifier *v) {
    for (unsigned i = 0; i < v->code->handler_count; i++) {
        const ExceptionHandler *h = &v->code->handlers[i];
        if (h->catch_type == 0) continue;
        Type type = verify_class_type(v, h->catch_type);
        TypeAnswer answer = type_assignable(v->t, v->c, type, v->throwable_type, false);
        if (answer == TYPE_THROWN) return false;
        if (answer == TYPE_NO && v->by_inference)
            return verify_bad_code(v, h->handler_pc,
                                   "Catch type is not a subclass of Throwable",
                                   "catch_type not a subclass of Throwable");
        if (answer == TYPE_NO)
            return verify_complain(
                v,
                &(Complaint){.pc = h->handler_pc,
                             .actual = {ORIGIN_POOL, h->catch_type, type},
                             .expected = {ORIGIN_IMPLICIT, 0, v->throwable_type}},
                "Catch type is not a subclass of Throwable in exception handler %u",
                h->handler_pc);
    }
    return true;
}

/* ---- Ways out of a constructor ---- */

/* What the handlers that begin up to some place lead to. */
typedef struct Reach {
    const CodeInfo *code;
    uint8_t *seen;
    uint16_t *work;
    uint32_t work_count;
    ExceptionHandler *handlers; /* by rising start */
    uint32_t begun;
} Reach;

static int compare_starts(const void *x, const void *y) {
    return ((const ExceptionHandler *)x)->start_pc - ((const ExceptionHandler *)y)->start_pc;
}

static Reach *reach_new(const Verifier *v) {
    const CodeInfo *code = v->code;
    Reach *r = parse_arena_allocate(v->handler_arena, sizeof *r);
    if (r == NULL) return NULL;
    *r = (Reach){.code = code,
                 .seen = parse_arena_allocate(v->handler_arena, code->length),
                 .work = parse_arena_allocate(v->handler_arena, code->length * sizeof *r->work),
                 .handlers = parse_arena_allocate(v->handler_arena,
                                                  code->handler_count * sizeof *r->handlers)};
    if (r->seen == NULL || r->work == NULL || r->handlers == NULL) return NULL;
    for (unsigned i = 0; i < code->handler_count; i++) r->handlers[i] = code->handlers[i];
    qsort(r->handlers, code->handler_count, sizeof *r->handlers, compare_starts);
    return r;
}

static void reach(Reach *r, int64_t pc) {
    if (pc < 0 || pc >= r->code->length || r->seen[pc]) return;
    r->seen[pc] = 1;
    r->work[r->work_count++] = (uint16_t)pc;
}

/* The paths out of a handler must all end in athrow. */
static bool reaches_return(Reach *r) {
    const uint8_t *code = r->code->code;
    while (r->work_count > 0) {
        uint32_t pc = r->work[--r->work_count];
        unsigned opcode = code[pc];
        if (opcode >= OP_ireturn && opcode <= OP_return) return true;
        if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
            OpcodeSwitch cases = opcode_switch(code, pc);
            reach(r, cases.default_target);
            for (uint32_t i = 0; i < cases.count; i++)
                reach(r, opcode_switch_target(&cases, i));
            continue;
        }
        reach(r, opcode_branch_target(code, pc));
        if (opcode_info[opcode].falls_through)
            reach(r, pc + opcode_length(code, r->code->length, pc));
    }
    return false;
}

bool verify_handlers_return(Verifier *v, uint32_t pc) {
    if (v->code->handler_count == 0) return false;
    if (v->reach == NULL && (v->reach = reach_new(v)) == NULL) return true;
    Reach *r = v->reach;
    for (; r->begun < v->code->handler_count && pc >= r->handlers[r->begun].start_pc;
         r->begun++)
        reach(r, r->handlers[r->begun].handler_pc);
    return reaches_return(r);
}
