/* SPDX-License-Identifier: MIT */
/* Telling an instruction before it is executed: what a branch or a switch is about to do is
 * read off the operands, which the instruction has not consumed yet. */
#include <stdlib.h>

#include "interp/interp.h"
#include "interp/prepare.h"
#include "vm/classfile/opcodes.h"
#include "vm/load/loader.h"
#include "vm/model/thread_list.h"
#include "vm/system/spare.h"
#include "vm/threads/stack_walk.h"

enum {
#define QUICK(code, name, length, original) OP_##name = code,
#include "vm/classfile/opcodes.def"
};

/* ---- Telling ---- */

static bool branches(unsigned opcode, const Value *sp) {
    int32_t a = sp[-1].i;
    if (opcode >= OP_if_icmpeq && opcode <= OP_if_icmple) {
        int32_t b = a;
        a = sp[-2].i;
        switch (opcode) {
        case OP_if_icmpeq: return a == b;
        case OP_if_icmpne: return a != b;
        case OP_if_icmplt: return a < b;
        case OP_if_icmpge: return a >= b;
        case OP_if_icmpgt: return a > b;
        default: return a <= b;
        }
    }
    switch (opcode) {
    case OP_ifeq: return a == 0;
    case OP_ifne: return a != 0;
    case OP_iflt: return a < 0;
    case OP_ifge: return a >= 0;
    case OP_ifgt: return a > 0;
    case OP_ifle: return a <= 0;
    case OP_if_acmpeq: return sp[-2].l == sp[-1].l;
    case OP_if_acmpne: return sp[-2].l != sp[-1].l;
    case OP_ifnull: return sp[-1].l == NULL;
    case OP_ifnonnull: return sp[-1].l != NULL;
    default: return false;
    }
}

static void switches(const uint8_t *code, uint32_t pc, int32_t key, int32_t *operands) {
    OpcodeSwitch cases = opcode_switch(code, pc);
    int32_t count = (int32_t)cases.count, chosen = 0;
    if (cases.is_table) {
        operands[0] = key;
        operands[1] = cases.low;
        operands[2] = cases.low + count - 1;
        return;
    }
    while (chosen < count && opcode_switch_key(&cases, (uint32_t)chosen) != key) chosen++;
    operands[0] = chosen;
    operands[1] = count;
}

void instruction_tell(Thread *t, Frame *frame) {
    const Method *m = frame->method;
    uint32_t pc = frame_pc(frame);
    unsigned opcode = m->info->code->code[pc];
    Event event = {.type = EVENT_instruction_start,
                   .instruction_start = {
                       .method = frame->method, .offset = pc, .opcode = (uint8_t)opcode}};
    int32_t *operands = event.instruction_start.operands;
    if (opcode == OP_tableswitch || opcode == OP_lookupswitch)
        switches(m->info->code->code, pc, frame->top[-1].i, operands);
    else if ((opcode >= OP_ifeq && opcode <= OP_if_acmpne) || opcode == OP_ifnull ||
             opcode == OP_ifnonnull)
        operands[0] = branches(opcode, frame->top);
    if (WANTED(t, instruction_start)) events_dispatch(&t->vm->events, t, &event);
}

/* ---- Preparing again ---- */

/* Where threads will go on. Such an instruction must remain one, or begin one. */
typedef struct Place {
    Method *method;
    uint32_t pc;
} Place;

typedef struct Places {
    VM *vm;
    Place *items;
    size_t count, capacity;
    uint32_t *pcs; /* of one method */
} Places;

static void add_places(void *data, Thread *thread) {
    Places *p = data;
    StackWalk walk = stack_walk_begin(thread);
    while (stack_walk_next(&walk)) {
        if (walk.at.pc < 0) continue;
        if (p->count == p->capacity) {
            p->capacity = 2 * p->capacity + 256;
            p->items = vm_need_more(p->vm, p->items, p->capacity * sizeof *p->items,
                                    "instruction events");
            p->pcs =
                vm_need_more(p->vm, p->pcs, p->capacity * sizeof *p->pcs, "instruction events");
        }
        p->items[p->count++] = (Place){walk.at.method, (uint32_t)walk.at.pc};
    }
}

static int by_method(const void *a, const void *b) {
    uintptr_t first = (uintptr_t)((const Place *)a)->method,
              second = (uintptr_t)((const Place *)b)->method;
    return first < second ? -1 : first > second;
}

static size_t first_place(const Places *p, const Method *m) {
    size_t low = 0, high = p->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if ((uintptr_t)p->items[middle].method < (uintptr_t)m)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* One that is not linked yet has its bytecode as it was loaded: linking is what has it
 * prepared. */
static void prepare_class(void *data, Class *c) {
    Places *p = data;
    if (atomic_load_explicit(&c->state, memory_order_acquire) < CLASS_LINKED) return;
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (m->code == NULL || m->code[0] == OP_prepare) continue;
        size_t count = 0;
        for (size_t at = first_place(p, m); at < p->count && p->items[at].method == m; at++)
            p->pcs[count++] = p->items[at].pc;
        prepare_again(m, p->pcs, count);
    }
}

void instruction_observation_changed(VM *vm) {
    Places p = {.vm = vm};
    thread_visit_all(vm, add_places, &p);
    if (p.count > 0) qsort(p.items, p.count, sizeof *p.items, by_method);
    loader_visit_classes(vm, prepare_class, &p);
    spare_free(p.items);
    spare_free(p.pcs);
}
