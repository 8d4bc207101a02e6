/* SPDX-License-Identifier: MIT */
/* Verification by inference (JVMS 4.10.2): dataflow until nothing changes. Subroutines are
 * analysed once for each way into them: a context is a chain of jsr instructions, a return
 * address is the context that it ends, and the nodes of the graph are pairs (context, bytecode
 * index). States are kept where control flows together only; in between instructions are
 * followed one by one. */
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/model/throw.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"

enum { MAX_CONTEXTS = 4096 };

enum {
    JOIN = 1, /* control comes from elsewhere than the instruction before */
    PROTECTION =
        2,         /* a handler's range begins: locals flow to it whether they changed or not */
    JSR_FRESH = 4, /* a jsr that entered a subroutine not yet in progress */
    JSR_AGAIN = 8  /* one that entered a subroutine from within, see no_recursion */
};

typedef struct Node {
    TypeFrame state;
    uint32_t pc;
    int context;
    bool queued;
    struct Node *next_queued;
} Node;

typedef struct Context {
    int parent; /* -1: the method itself */
    uint32_t target, return_pc;
    Node **nodes; /* by pc */
} Context;

typedef struct Inference {
    Verifier *v;
    uint8_t *joins; /* by pc: the bits below */
    Context *contexts;
    int context_count;
    Node *queue;
    int context; /* of the current instruction */
} Inference;

/* ---- Contexts ---- */

static int context_add(Inference *f, int parent, uint32_t target, uint32_t return_pc) {
    Verifier *v = f->v;
    for (int i = 1; i < f->context_count; i++) {
        const Context *c = &f->contexts[i];
        if (c->parent == parent && c->target == target && c->return_pc == return_pc) return i;
    }
    if (f->context_count == MAX_CONTEXTS) {
        verify_bad_code(v, v->frame.pc, "Too many ways into subroutines", NULL);
        return -1;
    }
    if ((f->context_count & (f->context_count - 1)) == 0) { /* grows at powers of two */
        size_t wanted = f->context_count > 0 ? (size_t)f->context_count * 2 : 1;
        Context *grown = verify_allocate(v, v->method_arena, wanted * sizeof *grown);
        if (grown == NULL) return -1;
        if (f->context_count > 0)
            memcpy(grown, f->contexts, (size_t)f->context_count * sizeof *grown);
        f->contexts = grown;
    }
    Node **nodes = verify_allocate(v, v->method_arena, v->code->length * sizeof *nodes);
    if (nodes == NULL) return -1;
    f->contexts[f->context_count] = (Context){parent, target, return_pc, nodes};
    return f->context_count++;
}

static bool context_within(const Inference *f, int context, int outer) {
    for (; context >= 0; context = f->contexts[context].parent)
        if (context == outer) return true;
    return false;
}

/* ---- States that flow together ---- */

static void enqueue(Inference *f, Node *node) {
    if (node->queued) return;
    node->queued = true;
    node->next_queued = f->queue;
    f->queue = node;
}

static Node *node_new(Inference *f, int context, uint32_t pc, const TypeFrame *state) {
    Verifier *v = f->v;
    Node *node = verify_allocate(v, v->method_arena, sizeof *node);
    if (node == NULL || !verify_new_frame(v, &node->state)) return NULL;
    verify_copy_frame(v, &node->state, state);
    node->pc = pc;
    node->context = context;
    f->contexts[context].nodes[pc] = node;
    return node;
}

static bool merge_slots(Verifier *v, Type *to, const Type *from, unsigned count, bool *changed,
                        bool *lost) {
    if (memcmp(to, from, count * sizeof *to) == 0) return true;
    bool any = false;
    for (unsigned i = 0; i < count; i++) {
        if (to[i] == from[i] || to[i] == TYPE_TOP) continue;
        Type merged;
        if (!verify_merge(v, to[i], from[i], &merged)) return false;
        if (merged == to[i]) continue;
        if (merged == TYPE_TOP) *lost = true;
        to[i] = merged;
        any = true;
    }
    *changed = *changed || any;
    return true;
}

static bool flow_to(Inference *f, int context, int64_t target, const TypeFrame *state) {
    Verifier *v = f->v;
    uint32_t pc = (uint32_t)target;
    if (target >= v->code->length)
        return verify_bad_code(v, v->frame.pc, "Falling off the end of the code", NULL);
    Node *node = f->contexts[context].nodes[pc];
    if (node == NULL) {
        node = node_new(f, context, pc, state);
        if (node != NULL) enqueue(f, node);
        return node != NULL;
    }
    TypeFrame *known = &node->state;
    if (known->depth != state->depth) {
        char rule[64];
        snprintf(rule, sizeof rule, "Inconsistent stack height %u != %u", state->depth,
                 known->depth);
        return verify_bad_code(v, v->frame.pc, rule, NULL);
    }
    bool changed = false, lost = false, ignored = false;
    if (!merge_slots(v, known->stack, state->stack, known->depth, &changed, &lost))
        return false;
    if (lost) return verify_bad_code(v, v->frame.pc, "Mismatched stack types", NULL);
    for (unsigned i = state->locals_used; i < known->locals_used; i++)
        if (known->locals[i] != TYPE_TOP) {
            known->locals[i] = TYPE_TOP;
            changed = true;
        }
    if (known->locals_used > state->locals_used) known->locals_used = state->locals_used;
    if (!merge_slots(v, known->locals, state->locals, known->locals_used, &changed, &ignored))
        return false;
    while (known->locals_used > 0 && known->locals[known->locals_used - 1] == TYPE_TOP)
        known->locals_used--;
    if (state->this_uninitialized && !known->this_uninitialized)
        known->this_uninitialized = changed = true;
    if (changed) enqueue(f, node);
    return true;
}

/* ---- Handlers, subroutines, jumps ---- */

/* Tells a handler that has been flowed to before some of the locals. */
static bool flow_locals(Inference *f, Node *node, unsigned from, unsigned to) {
    TypeFrame *known = &node->state;
    const TypeFrame *state = &f->v->frame;
    bool changed = false, ignored = false;
    if (to > known->locals_used) to = known->locals_used;
    if (from < to && !merge_slots(f->v, known->locals + from, state->locals + from, to - from,
                                  &changed, &ignored))
        return false;
    if (state->this_uninitialized && !known->this_uninitialized)
        known->this_uninitialized = changed = true;
    if (!changed) return true;
    while (known->locals_used > 0 && known->locals[known->locals_used - 1] == TYPE_TOP)
        known->locals_used--;
    enqueue(f, node);
    return true;
}

static bool flow_to_handlers(Inference *f) {
    Verifier *v = f->v;
    const HandlerWatch *w = &v->handlers;
    if (v->code->handler_count == 0) return true;
    verify_look_at_handlers(v, f->context, v->frame.this_uninitialized);
    for (uint32_t i = 0; i < w->due_count; i++) {
        const ExceptionHandler *h = &v->code->handlers[w->due[i] / 2];
        if (!(w->due[i] & 1)) {
            if (!flow_locals(f, f->contexts[f->context].nodes[h->handler_pc], w->from, w->to))
                return false;
            continue;
        }
        if (v->code->max_stack == 0)
            return verify_bad_code(v, v->frame.pc, "Stack size too large", NULL);
        Type stack[1] = {h->catch_type != 0 ? verify_class_type(v, h->catch_type)
                                            : v->throwable_type};
        TypeFrame state = v->frame;
        state.stack = stack;
        state.depth = 1;
        if (!flow_to(f, f->context, h->handler_pc, &state)) return false;
    }
    return true;
}

static bool enter_subroutine(Inference *f, uint32_t target) {
    Verifier *v = f->v;
    uint32_t pc = v->frame.pc;
    uint32_t return_pc = pc + opcode_length(v->code->code, v->code->length, pc);
    int parent = f->context;
    for (int c = f->context; c > 0; c = f->contexts[c].parent)
        if (f->contexts[c].target == target) parent = f->contexts[c].parent;
    f->joins[pc] |= parent != f->context ? JSR_AGAIN : JSR_FRESH;
    int context = context_add(f, parent, target, return_pc);
    return context >= 0 && verify_push(v, type_with(TAG_RETURN_ADDRESS, (uint64_t)context)) &&
           flow_to(f, context, target, &v->frame);
}

/* Back to behind the jsr. */
static bool leave_subroutine(Inference *f) {
    Verifier *v = f->v;
    TypeFrame *frame = &v->frame;
    unsigned local = (unsigned)opcode_local(v->code->code, frame->pc);
    Type address = frame->locals[local];
    if (type_tag(address) != TAG_RETURN_ADDRESS) {
        char rule[80];
        snprintf(rule, sizeof rule,
                 local >= frame->locals_used ? "Accessing value from uninitialized register %u"
                                             : "Register %u contains wrong type",
                 local);
        return verify_bad_code(v, frame->pc, rule, NULL);
    }
    const Context *left = &f->contexts[type_payload(address)];
    if (!context_within(f, f->context, (int)type_payload(address)))
        return verify_bad_code(v, frame->pc, "Multiple returns to single jsr", NULL);
    return flow_to(f, left->parent, left->return_pc, frame);
}

static bool flow_to_targets(Inference *f, unsigned opcode) {
    Verifier *v = f->v;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch) {
        OpcodeSwitch cases = opcode_switch(v->code->code, v->frame.pc);
        if (!flow_to(f, f->context, cases.default_target, &v->frame)) return false;
        for (uint32_t i = 0; i < cases.count; i++)
            if (!flow_to(f, f->context, opcode_switch_target(&cases, i), &v->frame))
                return false;
        return true;
    }
    int64_t target = opcode_branch_target(v->code->code, v->frame.pc);
    return target < 0 || flow_to(f, f->context, target, &v->frame);
}

/* A subroutine entered from within itself was left by a jump, and then the same jsr is reached
 * from outside, too; or it calls itself, which it may not. */
static bool no_recursion(const Inference *f) {
    Verifier *v = f->v;
    for (uint32_t pc = 0; pc < v->code->length; pc++)
        if ((f->joins[pc] & (JSR_FRESH | JSR_AGAIN)) == JSR_AGAIN)
            return verify_bad_code(v, pc, "Recursive call to jsr entry", NULL);
    return true;
}

/* ---- The dataflow ---- */

/* From a node on, until control ends or comes to where it joins with other control. */
static bool follow(Inference *f, Node *node) {
    Verifier *v = f->v;
    const CodeInfo *code = v->code;
    verify_copy_frame(v, &v->frame, &node->state);
    handler_watch_jump(&v->handlers);
    f->context = node->context;
    bool first = true;
    for (uint32_t pc = node->pc;; first = false) {
        if (pc >= code->length || (!first && (f->joins[pc] & JOIN)))
            return flow_to(f, f->context, pc, &v->frame);
        unsigned opcode = code->code[pc] == OP_wide ? code->code[pc + 1] : code->code[pc];
        unsigned canonical = opcode_info[opcode].canonical;
        bool initialized_this = false;
        v->frame.pc = pc;
        v->frame.mark = v->frame.depth;
        if ((first || v->changed_from < v->changed_to || (f->joins[pc] & PROTECTION)) &&
            !flow_to_handlers(f))
            return false;
        if (canonical == OP_ret) return leave_subroutine(f);
        if (canonical == OP_jsr)
            return enter_subroutine(f, (uint32_t)opcode_branch_target(code->code, pc));
        if (!verify_apply(v, &initialized_this) || !flow_to_targets(f, opcode)) return false;
        if (!opcode_info[opcode].falls_through) return true;
        pc += opcode_length(code->code, code->length, pc);
    }
}

static bool find_joins(Inference *f) {
    Verifier *v = f->v;
    const uint8_t *code = v->code->code;
    f->joins = verify_allocate(v, v->method_arena, v->code->length + 1u);
    if (f->joins == NULL) return false;
    for (uint32_t pc = 0; pc < v->code->length;) {
        uint32_t next = pc + opcode_length(code, v->code->length, pc);
        if (code[pc] == OP_tableswitch || code[pc] == OP_lookupswitch) {
            OpcodeSwitch cases = opcode_switch(code, pc);
            f->joins[cases.default_target] |= JOIN;
            for (uint32_t i = 0; i < cases.count; i++)
                f->joins[opcode_switch_target(&cases, i)] |= JOIN;
        } else {
            int64_t target = opcode_branch_target(code, pc);
            if (target >= 0) f->joins[target] |= JOIN;
            if (opcode_canonical(code, pc) == OP_jsr) f->joins[next] |= JOIN;
        }
        pc = next;
    }
    for (unsigned i = 0; i < v->code->handler_count; i++) {
        f->joins[v->code->handlers[i].handler_pc] |= JOIN;
        f->joins[v->code->handlers[i].start_pc] |= PROTECTION;
    }
    return true;
}

bool infer_method(Verifier *v, const uint8_t *starts) {
    (void)starts;
    Inference f = {.v = v};
    const Signature *own = verify_own_signature(v);
    TypeFrame initial;
    v->before_initialize = NULL;
    if (own == NULL || !verify_initial_frame(v, &initial, own) ||
        !verify_new_frame(v, &v->frame) || !find_joins(&f) || context_add(&f, -1, 0, 0) < 0 ||
        !verify_catch_types(v) || !verify_watch_handlers(v) || !flow_to(&f, 0, 0, &initial))
        return false;
    while (f.queue != NULL) {
        Node *node = f.queue;
        f.queue = node->next_queued;
        node->queued = false;
        if (!follow(&f, node)) return false;
    }
    return no_recursion(&f);
}
