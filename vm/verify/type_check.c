/* SPDX-License-Identifier: MIT */
/* Verification by type checking (JVMS 4.10.1): one pass over the code. The frame that flows
 * from one instruction to the next must fit the stack map where there is one, and where a jump
 * or a handler leads there must be one. */
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/member.h"
#include "vm/verify/stack_map.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"

typedef struct Checker {
    Verifier *v;
    StackMap map;
    const TypeFrame **at_handlers; /* their frames, when they have been looked for */
} Checker;

/* ---- Frames ---- */

enum { LOCALS_AT_ONCE = 16 };

/* The first local from there on, in steps, that may differ in the two: mostly none does. */
static unsigned skip_alike(const TypeFrame *a, const TypeFrame *b, unsigned first,
                           unsigned end) {
    enum { AT_ONCE = LOCALS_AT_ONCE };
    unsigned used = a->locals_used < b->locals_used ? a->locals_used : b->locals_used;
    if (used < end) end = used;
    while (first + AT_ONCE <= end &&
           memcmp(a->locals + first, b->locals + first, AT_ONCE * sizeof *a->locals) == 0)
        first += AT_ONCE;
    return first;
}

/* YES, NO with the complaint filled in, or THROWN. So below. */
static TypeAnswer locals_assignable(Verifier *v, const TypeFrame *from, const TypeFrame *to,
                                    unsigned first, unsigned end, Complaint *c) {
    *c = (Complaint){.pc = to->pc, .current = from, .map_frame = to};
    if (end > to->locals_used) end = to->locals_used;
    for (unsigned i = first; i < end; i++) {
        if ((i - first) % LOCALS_AT_ONCE == 0 && (i = skip_alike(from, to, i, end)) == end)
            break;
        Type type = i < from->locals_used ? from->locals[i] : TYPE_TOP;
        TypeAnswer answer = verify_assignable(v, type, to->locals[i]);
        if (answer == TYPE_YES) continue;
        c->actual = (Origin){ORIGIN_LOCAL, i, type};
        c->expected = (Origin){ORIGIN_MAP_LOCAL, i, to->locals[i]};
        return answer;
    }
    return TYPE_YES;
}

static TypeAnswer flags_assignable(const TypeFrame *from, const TypeFrame *to, Complaint *c) {
    c->reason = "Current frame's flags are not assignable to stack map frame's.";
    return !from->this_uninitialized || to->this_uninitialized;
}

static TypeAnswer frame_assignable(Verifier *v, const TypeFrame *from, const TypeFrame *to,
                                   Complaint *c) {
    if (from->depth != to->depth) {
        *c = (Complaint){.pc = v->frame.pc,
                         .current = from,
                         .map_frame = to,
                         .reason = "Current frame's stack size doesn't match stackmap."};
        return TYPE_NO;
    }
    TypeAnswer answer = locals_assignable(v, from, to, 0, to->locals_used, c);
    for (unsigned i = 0; i < to->depth && answer == TYPE_YES; i++) {
        answer = verify_assignable(v, from->stack[i], to->stack[i]);
        if (answer == TYPE_YES) continue;
        c->actual = (Origin){ORIGIN_STACK, i, from->stack[i]};
        c->expected = (Origin){ORIGIN_MAP_STACK, i, to->stack[i]};
    }
    return answer == TYPE_YES ? flags_assignable(from, to, c) : answer;
}

static bool missing(Verifier *v, int32_t target) {
    return verify_complain(
        v,
        &(Complaint){.pc = v->frame.pc, .reason = "Expected stackmap frame at this location."},
        "Expecting a stackmap frame at branch target %d", target);
}

/* Outside the code no frame is found. */
static bool check_target(Checker *k, int32_t target) {
    Verifier *v = k->v;
    Complaint complaint;
    const TypeFrame *to = stack_map_at(&k->map, (uint32_t)target);
    if (to == NULL) return missing(v, target);
    TypeAnswer answer = frame_assignable(v, &v->frame, to, &complaint);
    return answer == TYPE_YES ||
           (answer == TYPE_NO &&
            verify_complain(v, &complaint, "Inconsistent stackmap frames at branch target %d",
                            target));
}

/* ---- Handlers ---- */

/* Answers its frame, NULL with the complaint thrown. */
static const TypeFrame *find_handler_frame(Checker *k, unsigned handler) {
    Verifier *v = k->v;
    uint32_t target = v->code->handlers[handler].handler_pc;
    if (v->code->max_stack == 0) {
        verify_complain(v,
                        &(Complaint){.pc = v->frame.pc,
                                     .reason = "Exceeded max stack size.",
                                     .current = &v->frame},
                        "Operand stack overflow");
        return NULL;
    }
    if (k->at_handlers[handler] == NULL)
        k->at_handlers[handler] = stack_map_at(&k->map, target);
    if (k->at_handlers[handler] == NULL) missing(v, target);
    return k->at_handlers[handler];
}

/* The frame in which handler sees what is thrown at the current instruction fits its map. */
static bool check_handler(Checker *k, unsigned handler, bool everything,
                          bool this_uninitialized) {
    Verifier *v = k->v;
    const ExceptionHandler *h = &v->code->handlers[handler];
    const TypeFrame *to = find_handler_frame(k, handler);
    if (to == NULL) return false;
    Type stack[1] = {h->catch_type == 0 ? v->throwable_type
                                        : verify_class_type(v, h->catch_type)};
    TypeFrame state = v->frame;
    state.stack = stack;
    state.depth = state.mark = 1;
    state.this_uninitialized = this_uninitialized;
    Complaint complaint;
    TypeAnswer answer;
    if (everything)
        answer = frame_assignable(v, &state, to, &complaint);
    else if ((answer = locals_assignable(v, &state, to, v->handlers.from, v->handlers.to,
                                         &complaint)) == TYPE_YES)
        answer = flags_assignable(&state, to, &complaint);
    if (answer == TYPE_NO)
        return verify_complain(v, &complaint,
                               "Stack map does not match the one at exception handler %u",
                               h->handler_pc);
    return answer == TYPE_YES;
}

static bool check_handlers_now(Checker *k, bool this_uninitialized) {
    Verifier *v = k->v;
    const HandlerWatch *w = &v->handlers;
    if (v->code->handler_count == 0) return true;
    this_uninitialized |= v->frame.this_uninitialized;
    verify_look_at_handlers(v, 0, this_uninitialized);
    for (uint32_t i = 0; i < w->due_count; i++)
        if (!check_handler(k, w->due[i] / 2, w->due[i] & 1, this_uninitialized)) return false;
    return true;
}

/* Mostly nothing has changed. */
static inline bool check_handlers(Checker *k, bool this_uninitialized) {
    const Verifier *v = k->v;
    return (v->changed_from >= v->changed_to &&
            !handler_watch_arrives(&v->handlers, v->frame.pc)) ||
           check_handlers_now(k, this_uninitialized);
}

static bool check_handlers_before(Verifier *v) { return check_handlers(v->checker, false); }

/* ---- The pass ---- */

static bool check_jumps(Checker *k, unsigned opcode) {
    const Verifier *v = k->v;
    const uint8_t *code = v->code->code;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(code, v->frame.pc);
        if (!check_target(k, (int32_t)cases.default_target)) return false;
        for (uint32_t i = 0; i < cases.count; i++)
            if (!check_target(k, (int32_t)opcode_switch_target(&cases, i))) return false;
        return true;
    }
    switch (opcode_info[opcode].operands[0]) {
    case 'o': return check_target(k, (int32_t)v->frame.pc + opcode_s2(code, v->frame.pc + 1));
    case 'O': return check_target(k, (int32_t)v->frame.pc + opcode_s4(code, v->frame.pc + 1));
    default: return true;
    }
}

/* Goes on from the stack map's frame, and notes in what it is another one than before. */
static void enter_frame(Verifier *v, const TypeFrame *entry) {
    const TypeFrame *before = &v->frame;
    unsigned used = entry->locals_used, from = 0,
             to = before->locals_used > used ? before->locals_used : used;
    while (from < used && from < v->changed_from && before->locals[from] == entry->locals[from])
        from++;
    while (to > from && to > v->changed_to &&
           before->locals[to - 1] == (to > used ? TYPE_TOP : entry->locals[to - 1]))
        to--;
    if (before->this_uninitialized != entry->this_uninitialized)
        from = 0, to = v->code->max_locals;
    v->changed_from = from < v->changed_from ? from : v->changed_from;
    v->changed_to = to > v->changed_to ? to : v->changed_to;
    verify_copy_frame(v, &v->frame, entry);
}

/* At pc: the stack map's frame if there is one, which what flows in must fit. */
static bool enter(Checker *k, uint32_t pc, uint32_t *next_entry, bool flows_in) {
    Verifier *v = k->v;
    const TypeFrame *entry = *next_entry < k->map.count ? &k->map.frames[*next_entry] : NULL;
    v->frame.pc = pc;
    v->frame.mark = v->frame.depth;
    if (entry != NULL && entry->pc == pc) {
        Complaint complaint;
        TypeAnswer answer =
            flows_in ? frame_assignable(v, &v->frame, entry, &complaint) : TYPE_YES;
        if (answer == TYPE_NO)
            return verify_complain(v, &complaint, "Instruction type does not match stack map");
        if (answer == TYPE_THROWN) return false;
        enter_frame(v, entry);
        v->frame.mark = v->frame.depth;
        (*next_entry)++;
        return true;
    }
    if (flows_in) return true;
    return verify_complain(
        v,
        &(Complaint){.pc = pc,
                     .reason = entry != NULL ? "Expected stackmap frame at this location."
                                             : "Error exists in the bytecode"},
        "Expecting a stack map frame");
}

static bool is_local_store(unsigned canonical) {
    return canonical >= OP_istore && canonical <= OP_astore;
}

static bool check_instruction(Checker *k, unsigned opcode) {
    Verifier *v = k->v;
    unsigned canonical = opcode_info[opcode].canonical;
    bool initialized_this = false;
    if (canonical == OP_jsr || canonical == OP_ret) {
        char rule[40];
        snprintf(rule, sizeof rule, "Bad instruction: %02x", opcode);
        return verify_bad_code(v, v->frame.pc, rule, NULL);
    }
    CodeFault fault = {0};
    if (!code_check_operands(v->file, v->method->info, v->frame.pc, &fault))
        return verify_code_fault(v, &fault);
    /* A handler sees the locals of before the instruction. */
    if (is_local_store(canonical)) {
        if (!check_handlers(k, false) || !verify_apply(v, &initialized_this)) return false;
    } else if (!verify_apply(v, &initialized_this) || !check_handlers(k, initialized_this)) {
        return false;
    }
    return check_jumps(k, opcode);
}

bool type_check_method(Verifier *v, const uint8_t *starts) {
    Checker k = {.v = v};
    const Signature *own = verify_own_signature(v);
    v->checker = &k;
    v->before_initialize = check_handlers_before;
    if (own == NULL || !verify_initial_frame(v, &v->frame, own) ||
        !stack_map_read(v, &k.map, &v->frame, starts) || !verify_catch_types(v) ||
        !verify_watch_handlers(v))
        return false;
    const CodeInfo *code = v->code;
    if (code->handler_count > 0)
        k.at_handlers =
            verify_allocate(v, v->handler_arena, code->handler_count * sizeof *k.at_handlers);
    if (code->handler_count > 0 && k.at_handlers == NULL) return false;
    bool flows_in = true;
    uint32_t next_entry = 0;
    for (uint32_t pc = 0; pc < code->length;
         pc += opcode_length(code->code, code->length, pc)) {
        unsigned opcode = code->code[pc] == OP_wide ? code->code[pc + 1] : code->code[pc];
        if (!enter(&k, pc, &next_entry, flows_in) || !check_instruction(&k, opcode))
            return false;
        flows_in = opcode_info[opcode].falls_through;
    }
    return !flows_in ||
           verify_bad_code(v, code->length, "Control flow falls through code end", NULL);
}
