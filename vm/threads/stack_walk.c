/* SPDX-License-Identifier: MIT */
/* The walker and the root maps. A frame's map is looked up by bytecode index in the method's
 * table, which is built when first needed (no heap, no lock: two builders race, one table
 * wins). */
#include "vm/threads/stack_walk.h"

#include "vm/flow/frame_map.h"
#include "vm/model/handles.h"
#include "vm/model/vm.h"
#include "vm/text/descriptor.h"

bool stack_walk_next(StackWalk *walk) {
    Frame *frame = frame_shown(walk->next);
    if (frame == NULL) return false;
    walk->at.frame = frame;
    walk->at.method = frame->method;
    walk->at.pc = frame->flags & FRAME_NATIVE ? -1 : (int)frame_pc(frame);
    walk->next = frame->caller;
    return true;
}

/* ---- Roots ---- */

static FrameMapTable *method_frame_maps(Method *m, bool must) {
    FrameMapTable *table = atomic_load(&m->frame_maps);
    if (table != NULL) return table;
    const CodeInfo *code = m->info->code;
    FrameMapInput input = {
        code->code, code->length, code->max_stack, code->max_locals, code->handlers,
        code->handler_count, &m->holder->file->pool, m->descriptor, method_is_static(m), must,
        /* Object.<init> never reads `this`, but its return registers finalizers. */
        m == m->holder->vm->known.Object_init || method_has(m, METHOD_READ)};
    table = frame_map_table_build(&input);
    if (table == NULL) return NULL;
    void *none = NULL;
    if (!atomic_compare_exchange_strong(&m->frame_maps, &none, table)) {
        frame_map_table_free(table);
        table = none;
    }
    return table;
}

/* What the maps take grows with the instructions times the slots. */
static bool may_be_too_large(const CodeInfo *code) {
    const uint64_t plenty = (uint64_t)16 << 20;
    return (uint64_t)code->length * (code->max_locals + code->max_stack) > plenty;
}

bool stack_walk_prepare(Method *method) {
    if (method->code == NULL || !may_be_too_large(method->info->code)) return true;
    return method_frame_maps(method, false) != NULL;
}

typedef void SlotVisit(void *data, Object **slot, int frame_number);

static void visit_native_frame(Frame *frame, SlotVisit *visit, void *data, int number) {
    Value *slot = frame->locals;
    Method *m = frame->method;
    if (!method_is_static(m)) {
        if (slot->l != NULL) visit(data, &slot->l, number);
        slot++;
    }
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        if (descriptor_kind_is_reference(type.kind) && slot->l != NULL)
            visit(data, &slot->l, number);
        slot += descriptor_kind_slots(type.kind);
    }
}

/* The interpreter's jsr pushes the bytecode index of the instruction behind it as an int. */
static uint32_t slot_return_pc(void *data, unsigned index) {
    Frame *frame = data;
    unsigned locals = frame->method->info->code->max_locals;
    Value *slot =
        index < locals ? frame_locals(frame) + index : frame_stack(frame) + (index - locals);
    return (uint32_t)slot->i;
}

/* The map is made when it is first looked for, in a collection perhaps: what the heap holds
 * back is given up for it, and the reserve is touched. */
static void find_map(Frame *frame, bool popped, const uint8_t **bits, unsigned *depth) {
    Method *m = frame->method;
    VM *vm = m->holder->vm;
    uint32_t pc = frame_pc(frame);
    for (int tries = 0; tries < 2; tries++) {
        FrameMapTable *table = method_frame_maps(m, tries > 0);
        if (table != NULL &&
            frame_map_lookup_in(table, pc, popped, slot_return_pc, frame, bits, depth))
            return;
        if (vm->heap != NULL) gc_yield(vm->heap);
    }
    vm_fatal(vm, "no frame map at %s.%s%s:%u", m->holder->name, m->name, m->descriptor, pc);
}

static void visit_java_frame(Frame *frame, bool popped, SlotVisit *visit, void *data,
                             int number) {
    Method *m = frame->method;
    const uint8_t *bits;
    unsigned depth;
    find_map(frame, popped, &bits, &depth);
    unsigned locals = m->info->code->max_locals;
    Value *first = frame_locals(frame);
    for (unsigned i = 0; i < locals; i++)
        if (frame_map_bit(bits, i) && first[i].l != NULL) visit(data, &first[i].l, number);
    Value *stack = frame_stack(frame);
    for (unsigned i = 0; i < depth; i++)
        if (frame_map_bit(bits, locals + i) && stack[i].l != NULL)
            visit(data, &stack[i].l, number);
}

static unsigned depth_of(Frame *frame, bool popped) {
    const uint8_t *bits;
    unsigned depth;
    find_map(frame, popped, &bits, &depth);
    return depth;
}

unsigned stack_walk_call_depth(Frame *frame) { return depth_of(frame, true); }

/* On top of the operands, and in the first slot of a native method's, where a reference is a
 * handle. */
Value frame_result(Frame *frame) {
    char kind = frame->method->return_kind;
    unsigned slots = kind == 'J' || kind == 'D' ? 2 : 1;
    Value *stack = frame_stack(frame);
    if (kind == 'V') return (Value){.bits = 0};
    if (frame->flags & FRAME_NATIVE)
        return kind != 'L' ? stack[0] : (Value){.l = handle_get((Handle)(void *)stack[0].l)};
    return frame_is_compiled(frame) ? stack[depth_of(frame, false) - slots]
                                    : frame->top[-(int)slots];
}

void stack_visit_roots(Thread *thread, SlotVisit *visit, void *data) {
    int number = 0;
    bool popped = false; /* the innermost frame and those below entry frames are before their
                            instruction */
    for (Frame *frame = thread->frame; frame != NULL; frame = frame->caller) {
        if (frame->method == NULL) {
            popped = false;
            continue;
        }
        if (frame_lock(frame) != NULL) visit(data, &frame->lock, number);
        if (frame->flags & FRAME_NATIVE)
            visit_native_frame(frame, visit, data, number);
        else
            visit_java_frame(frame, popped, visit, data, number);
        if (frame_is_shown(frame)) number++; /* else its values count for the one below */
        popped = true;
    }
}
