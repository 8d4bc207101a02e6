/* SPDX-License-Identifier: MIT */
/* The way into a method: its frame, the events of the entry, its lock. */
#include "jit/x86_64/compile.h"
#include "jit/x86_64/templates.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

static void tell_entry(Compiler *c, SlowPath *slow, HookKind kind) {
    store_pc(c, 0);
    emit_observe(c, kind);
    arguments_reload(c);
    if (method_is_synchronized(c->method))
        asm_load(c->a, true, RDX, mem_at((Reg)R_FRAME, offsetof(Frame, lock)));
    asm_jmp(c->a, &slow->back);
}
static void slow_entered(Compiler *c, SlowPath *slow) { tell_entry(c, slow, HOOK_ENTRY); }
static void slow_told(Compiler *c, SlowPath *slow) { tell_entry(c, slow, HOOK_CHOSEN); }
void emit_entry_slowly(Compiler *c) {
    bool locks = method_is_synchronized(c->method), is_static = method_is_static(c->method);
    asm_label(c->a, &c->enter);
    if (locks && is_static)
        asm_mov_ri(c->a, argument_register(0), (uintptr_t)c->method->holder->mirror);
    call_throwing(c, c->jit->stubs->enter_slowly);
    arguments_reload(c);
    if (locks && !is_static)
        asm_load(c->a, true, argument_register(0), mem_at((Reg)R_FRAME, offsetof(Frame, lock)));
    asm_jmp(c->a, &c->entered);
}
static void slow_lock(Compiler *c, SlowPath *slow) {
    store_pc(c, 0);
    call_throwing(c, c->jit->stubs->at[STUB_lock_frame]);
    arguments_reload(c);
    asm_jmp(c->a, &slow->back);
}

/* Takes the thin lock of the object in `object`; others are scratch. */
void emit_lock(Compiler *c, Reg object, Reg word, Label *slow) {
    asm_load(c->a, false, RAX, mem_at(object, offsetof(Object, lock)));
    asm_test_ri(c->a, false, RAX, ~(int32_t)LOCK_AGE_MASK);
    asm_jcc(c->a, CC_NE, slow);
    asm_mov_rr(c->a, false, word, RAX);
    asm_alu_rm(c->a, ALU_OR, false, word, mem_at((Reg)R_THREAD, offsetof(Thread, thin_lock)));
    asm_lock_cmpxchg(c->a, false, mem_at(object, offsetof(Object, lock)), word);
    asm_jcc(c->a, CC_NE, slow);
}
void emit_unlock(Compiler *c, Reg object, Reg word, Label *slow) {
    asm_load(c->a, false, RAX, mem_at(object, offsetof(Object, lock)));
    asm_mov_rr(c->a, false, word, RAX);
    asm_alu_rm(c->a, ALU_XOR, false, word, mem_at((Reg)R_THREAD, offsetof(Thread, thin_lock)));
    asm_test_ri(c->a, false, word, ~(int32_t)LOCK_AGE_MASK);
    asm_jcc(c->a, CC_NE, slow);
    asm_lock_cmpxchg(c->a, false, mem_at(object, offsetof(Object, lock)), word);
    asm_jcc(c->a, CC_NE, slow);
}

/* Behind the arguments and other locals. Put together here, as most of it is the same in all
 * methods:
 *
 *     mov [rdx + frame], rbx
 *     lea rbx, [rdx + frame]
 *     mov [rbx + method], rax
 *     mov qword [rbx + flags], 0 */
static void fill_frame(Compiler *c) {
    static const uint64_t begin = 0x5a8d48005a8948, end = 0x43c74800438948;
    enum { SECOND = 56, FIRST = 24 };
    uint64_t frame = c->method->max_locals * sizeof(Value);
    if (frame < 128) {
        asm_word(c->a, begin | frame << FIRST | frame << SECOND, 8);
    } else {
        asm_store(c->a, true, mem_at((Reg)R_ARGS, (int32_t)frame), RBX);
        asm_lea(c->a, true, RBX, mem_at((Reg)R_ARGS, (int32_t)frame));
    }
    c->frame_offset = c->a->size - CODE_HEADER;
    asm_word(c->a,
             end | (uint64_t)offsetof(Frame, method) << FIRST |
                 (uint64_t)offsetof(Frame, flags) << SECOND,
             8);
    asm_u32(c->a, 0);
}
_Static_assert(FRAME_LOCKED < 1 << 8 && FRAME_CHOSEN_SHIFT >= 8, "a byte of its own");
_Static_assert(offsetof(Frame, caller) == 0, "where the frame begins");
_Static_assert(offsetof(Frame, engine_word) == offsetof(Frame, flags) + 4,
               "one store for both");
_Static_assert((int)R_METHOD == (int)RAX && sizeof(Frame) < 128,
               "the registers and displacements above");

/* Whether the stacks have room, and whether events are wanted, by one comparison:
 *     push rbx    cmp rdx, [r15 + enter_limit]    jae enter */
static void emit_small_frame(Compiler *c) {
    enum { PUSH_CMP = 0x973b4953, JAE = 0x830f };
    Assembler *a = c->a;
    asm_word(a, PUSH_CMP | (uint64_t)offsetof(Thread, enter_limit) << 32, 8);
    asm_word_to(a, JAE, 2, &c->enter);
    fill_frame(c);
    asm_label(a, &c->entered);
}
_Static_assert((int)R_ARGS == (int)RDX && (int)R_THREAD == (int)R15 && (int)R_FRAME == (int)RBX,
               "the bytes above");

static void emit_frame(Compiler *c) {
    Assembler *a = c->a;
    asm_push(a, RBX);
    asm_lea(a, true, RSI,
            mem_at((Reg)R_ARGS,
                   (int32_t)(sizeof(Frame) +
                             (c->method->max_locals + c->info->max_stack) * sizeof(Value))));
    asm_alu_rm(a, ALU_CMP, true, RSI, mem_at((Reg)R_THREAD, offsetof(Thread, stack_limit)));
    asm_jcc(a, CC_AE, &c->overflow);
    asm_alu_rm(a, ALU_CMP, true, RSP, mem_at((Reg)R_THREAD, offsetof(Thread, c_stack_limit)));
    asm_jcc(a, CC_BE, &c->overflow);
    fill_frame(c);
}

void emit_prologue(Compiler *c) {
    Method *m = c->method;
    bool is_small = m->max_locals + FRAME_SLOTS + c->info->max_stack <= THREAD_ENTER_SLOTS;
    if (is_small)
        emit_small_frame(c);
    else
        emit_frame(c);
    if (method_is_synchronized(m)) { /* rdx has the object from now on */
        if (method_is_static(m))
            asm_mov_ri(c->a, RDX, (uintptr_t)m->holder->mirror);
        else
            asm_mov_rr(c->a, true, RDX, argument_register(0));
        asm_store(c->a, true, mem_at((Reg)R_FRAME, offsetof(Frame, lock)), RDX);
    }
    if (!is_small || c->jit->vm->options.jit.events != JIT_EVENTS_TEST) {
        SlowPath *entered = slow_jump(c, slow_entered);
        emit_hook(c, HOOK_ENTRY, &entered->from);
        asm_label(c->a, &entered->back);
    }
    if (c->is_chosen) {
        SlowPath *told = slow_jump(c, slow_told);
        asm_jmp(c->a, &told->from);
        asm_label(c->a, &told->back);
    }
    if (method_is_synchronized(m)) {
        SlowPath *lock = slow_jump(c, slow_lock);
        emit_lock(c, RDX, RCX, &lock->from);
        /* Its byte alone: who chooses methods may have marked the frame. */
        asm_store8_imm(c->a, mem_at((Reg)R_FRAME, offsetof(Frame, flags)), FRAME_LOCKED);
        asm_label(c->a, &lock->back);
    }
}
