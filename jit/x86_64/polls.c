/* SPDX-License-Identifier: MIT */
/* What compiled code asks its thread: whether to poll, and whether somebody wants to hear of
 * methods. The thread's lowest bytes of its address are zero, so its register is what the
 * answers are compared with. */
#include <stdlib.h>

#include "jit/x86_64/compiler.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

static Mem of_thread(size_t offset) { return mem_at((Reg)R_THREAD, (int32_t)offset); }

void emit_poll_test(Compiler *c) {
    asm_cmp_m8r(c->a, of_thread(offsetof(Thread, poll)), (Reg)R_THREAD);
}

void emit_poll_or_exits_test(Compiler *c) {
    asm_cmp_m16r(c->a, of_thread(offsetof(Thread, exits_observed)), (Reg)R_THREAD);
}

static void record_hook(Compiler *c, Label *slow) {
    if (c->hook_count == c->kept.hook_capacity) {
        uint32_t capacity = c->kept.hook_capacity * 2 + 8;
        CodeHook *hooks = realloc(c->kept.hooks, capacity * sizeof *hooks);
        if (hooks != NULL) c->kept.hooks = hooks;
        Label **targets = realloc(c->kept.hook_targets, capacity * sizeof *targets);
        if (targets != NULL) c->kept.hook_targets = targets;
        if (hooks == NULL || targets == NULL) {
            compiler_fail(c, "out of memory");
            return;
        }
        c->kept.hook_capacity = capacity;
    }
    c->kept.hooks[c->hook_count] = (CodeHook){c->a->size, 0};
    c->kept.hook_targets[c->hook_count++] = slow;
    ((SlowPath *)(void *)((char *)slow - offsetof(SlowPath, from)))->is_hooked = true;
    asm_nop(c->a, 5);
}

void emit_observe(Compiler *c, HookKind kind) {
    const JitStubs *stubs = c->jit->stubs;
    call_throwing(c, kind == HOOK_ENTRY    ? stubs->delivery_entry
                     : kind == HOOK_CHOSEN ? stubs->chosen_entry
                     : c->is_chosen        ? stubs->chosen_exit
                                           : stubs->delivery_exit);
}

/* Once for each, as a rule: most are called several times in a row. */
void note_inner(Compiler *c, Method *m) {
    if (c->inner_count > 0 && c->kept.inner[c->inner_count - 1] == m) return;
    if (c->inner_count == c->kept.inner_capacity) {
        uint32_t capacity = c->kept.inner_capacity * 2 + 16;
        Method **grown = realloc(c->kept.inner, capacity * sizeof *grown);
        if (grown == NULL) {
            compiler_fail(c, "out of memory");
            return;
        }
        c->kept.inner = grown;
        c->kept.inner_capacity = capacity;
    }
    c->kept.inner[c->inner_count++] = m;
}

_Static_assert(offsetof(Thread, exits_observed) == offsetof(Thread, poll) - 1 &&
                   offsetof(Thread, entries_observed) == offsetof(Thread, poll) - 2,
               "one test sees two of them");

void emit_hook(Compiler *c, HookKind kind, Label *slow) {
    switch (c->jit->vm->options.jit.events) {
    case JIT_EVENTS_TEST:
        if (kind == HOOK_CALL)
            asm_cmp_m16r(c->a, of_thread(offsetof(Thread, entries_observed)), (Reg)R_THREAD);
        else if (kind == HOOK_ENTRY)
            asm_cmp_m8r(c->a, of_thread(offsetof(Thread, entries_observed)), (Reg)R_THREAD);
        else
            asm_cmp_m8r(c->a, of_thread(offsetof(Thread, exits_observed)), (Reg)R_THREAD);
        asm_jcc(c->a, CC_NE, slow);
        break;
    case JIT_EVENTS_PATCH: record_hook(c, slow); break;
    case JIT_EVENTS_RECOMPILE:
        if (c->jit->vm->methods_observed) asm_jmp(c->a, slow);
        break;
    }
}
