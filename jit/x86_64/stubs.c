/* SPDX-License-Identifier: MIT */
#include "jit/x86_64/stubs.h"

#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/assembler.h"

enum {
    T_FRAME = offsetof(Thread, frame),
    T_EXIT = offsetof(Thread, c_stack_exit),
    T_EXCEPTION = offsetof(Thread, exception),
    T_ENTRY_PROBE = offsetof(Thread, method_entry),
    T_EXIT_PROBE = offsetof(Thread, method_exit),
    M_COMPILED = offsetof(Method, compiled)
};

typedef enum StubKind { STUB_KIND_CALL, STUB_KIND_SELECT, STUB_KIND_THROW, STUB_KIND_LEAF } StubKind;

static const struct StubInfo {
    StubKind kind;
    const void *function;
} stub_infos[STUB_COUNT] = {
#define STUB(name, kind) {STUB_KIND_##kind, (const void *)jit_##name},
#include "jit/runtime.def"
};

static void jump_far(Assembler *a, const void *target) {
    asm_mov_ri(a, R11, (uintptr_t)target);
    asm_jmp_reg(a, R11);
}
static void call_far(Assembler *a, const void *target) {
    asm_mov_ri(a, R11, (uintptr_t)target);
    asm_call_reg(a, R11);
}

/* Where the thread is, for those who look at it while it is in C. */
static void emit_exit(Assembler *a) {
    asm_store(a, true, mem_at(R15, T_FRAME), RBX);
    asm_store(a, true, mem_at(R15, T_EXIT), RSP);
}

/* The frame that rsp belongs to is gone: rbx and the return address are its caller's. */
static void emit_exception_return(Assembler *a) {
    asm_pop(a, RAX);
    asm_load_s32(a, RCX, mem_at(RAX, 4));
    asm_lea(a, true, RAX, mem_indexed(RAX, RCX, 0, 8));
    asm_jmp_reg(a, RAX);
}

/* Returns, or with an exception goes where the nop behind the call says. */
static void emit_return_or_throw(Assembler *a) {
    Label failed = LABEL_NEW;
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &failed);
    asm_ret(a);
    asm_label(a, &failed);
    emit_exception_return(a);
}

/* void observe(): called by compiled code, the frame complete. */
static void emit_observe(Assembler *a, int32_t probe) {
    emit_exit(a);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    asm_load(a, true, RSI, mem_at(RBX, offsetof(Frame, method)));
    asm_call_mem(a, mem_at(R15, probe));
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_return_or_throw(a);
}

typedef struct Places {
    Label throw_pending, resume;
} Places;

/* The method to be called, or the frame is thrown out of, or goes on in the interpreter: the code's start is kept. */
static void emit_select(Assembler *a, const struct StubInfo *info, Places *places) {
    Label none = LABEL_NEW;
    emit_exit(a);
    asm_push(a, RDX);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, info->function);
    asm_pop(a, RCX);
    asm_test_rr(a, true, RAX, RAX);
    asm_jcc(a, CC_E, &none);
    asm_ret(a);
    asm_label(a, &none);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &places->throw_pending);
    asm_jmp(a, &places->resume);
}

static void emit_call(Assembler *a, const struct StubInfo *info) {
    emit_exit(a);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, info->function);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_return_or_throw(a);
}

/* What is jumped to has no return address that says which code the thread is in: the code's start does. */
static void emit_throw(Assembler *a, const struct StubInfo *info) {
    asm_push(a, RCX);
    asm_push(a, RCX);
    emit_exit(a);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, info->function);
    asm_alu_ri(a, ALU_ADD, true, RSP, 16);
    asm_jmp_reg(a, RAX);
}

static void emit_function(Assembler *a, const struct StubInfo *info, Places *places) {
    switch (info->kind) {
    case STUB_KIND_CALL: emit_call(a, info); break;
    case STUB_KIND_SELECT: emit_select(a, info, places); break;
    case STUB_KIND_THROW: emit_throw(a, info); break;
    case STUB_KIND_LEAF: jump_far(a, info->function); break;
    }
}

static const Reg saved[] = {RBP, RBX, R12, R13, R14, R15};

static void emit_save(Assembler *a) {
    for (int i = 0; i < 6; i++) asm_push(a, saved[i]);
}
static void emit_restore(Assembler *a) {
    for (int i = 5; i >= 0; i--) asm_pop(a, saved[i]);
}

/* void enter(Thread *t, Method *method, Value *args) */
static void emit_enter(Assembler *a, bool is_float) {
    Label failed = LABEL_NEW;
    emit_save(a);
    asm_push(a, RDX); /* and the stack is aligned */
    asm_mov_rr(a, true, R15, RDI);
    asm_load(a, true, RBX, mem_at(R15, T_FRAME));
    asm_mov_rr(a, true, RAX, RSI);
    asm_call_mem(a, mem_at(RAX, M_COMPILED));
    asm_nop_to(a, &failed);
    asm_load(a, true, RDX, mem_at(RSP, 0));
    if (is_float) asm_fstore(a, true, mem_at(RDX, 0), 0);
    else asm_store(a, true, mem_at(RDX, 0), RAX);
    asm_label(a, &failed);
    asm_store(a, true, mem_at(R15, T_FRAME), RBX);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_restore(a);
    asm_ret(a);
}

/* uint64_t enter_loop(Thread *t, Frame *frame, const void *at, char return_kind): the method's epilogue pops
 * the frame register and returns, so both are laid out for it. */
static void emit_enter_loop(Assembler *a) {
    Label behind = LABEL_NEW, failed = LABEL_NEW, done = LABEL_NEW;
    emit_save(a);
    asm_push(a, RCX);
    asm_mov_rr(a, true, R15, RDI);
    asm_mov_rr(a, true, RBX, RSI);
    asm_lea_label(a, RAX, &behind);
    asm_push(a, RAX);
    asm_push_mem(a, mem_at(RBX, (int)offsetof(Frame, caller)));
    asm_jmp_reg(a, RDX);
    asm_label(a, &behind);
    asm_nop_to(a, &failed);
    asm_load(a, false, RCX, mem_at(RSP, 0));
    asm_alu_ri(a, ALU_CMP, false, RCX, 'F');
    Label is_float = LABEL_NEW;
    asm_jcc(a, CC_E, &is_float);
    asm_alu_ri(a, ALU_CMP, false, RCX, 'D');
    asm_jcc(a, CC_NE, &done);
    asm_label(a, &is_float);
    asm_gp_fmov(a, true, RAX, 0);
    asm_label(a, &failed);
    asm_label(a, &done);
    asm_store(a, true, mem_at(R15, T_FRAME), RBX);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_restore(a);
    asm_ret(a);
}

/* Entered like a compiled method: rax method, rdx arguments, rbx the caller's frame. */
static void emit_to_c(Assembler *a) {
    Label failed = LABEL_NEW;
    emit_exit(a);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    asm_mov_rr(a, true, RSI, RAX);
    call_far(a, (const void *)jit_call_entry);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &failed);
    asm_fmov_gp(a, true, 0, RAX);
    asm_ret(a);
    asm_label(a, &failed);
    emit_exception_return(a);
}

static void emit_resume(Assembler *a) {
    Label failed = LABEL_NEW;
    emit_exit(a);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, (const void *)jit_resume);
    asm_pop(a, RBX);
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &failed);
    asm_fmov_gp(a, true, 0, RAX);
    asm_ret(a);
    asm_label(a, &failed);
    emit_exception_return(a);
}

/* The caller's frame was pushed, nothing else done: rax method, rdx arguments. */
static void emit_overflow(Assembler *a) {
    emit_exit(a);
    asm_mov_rr(a, true, RDI, R15);
    asm_mov_rr(a, true, RSI, RAX);
    call_far(a, (const void *)jit_overflow);
    asm_pop(a, RBX);
    emit_exception_return(a);
}

static void emit_leave_by_exception(Assembler *a) {
    asm_pop(a, RBX);
    emit_exception_return(a);
}

bool stubs_create(Jit *jit) {
    enum { ENTER_GP, ENTER_FP, ENTER_LOOP, TO_C, OBSERVE_ENTRY, OBSERVE_EXIT, RESUME, OVERFLOW, LEAVE, OTHERS };
    Assembler a = {0};
    Places places = {LABEL_NEW, LABEL_NEW};
    uint32_t others[OTHERS], functions[STUB_COUNT];
    JitStubs *stubs = jit->stubs = calloc(1, sizeof *stubs);
    for (unsigned i = 0; i < STUB_COUNT; i++) {
        asm_align(&a, 16);
        functions[i] = a.size;
        if (i == STUB_throw_pending) asm_label(&a, &places.throw_pending);
        emit_function(&a, &stub_infos[i], &places);
    }
    for (unsigned i = 0; i < OTHERS; i++) {
        asm_align(&a, 16);
        others[i] = a.size;
        switch (i) {
        case ENTER_GP: case ENTER_FP: emit_enter(&a, i == ENTER_FP); break;
        case ENTER_LOOP: emit_enter_loop(&a); break;
        case TO_C: emit_to_c(&a); break;
        case OBSERVE_ENTRY: emit_observe(&a, T_ENTRY_PROBE); break;
        case OBSERVE_EXIT: emit_observe(&a, T_EXIT_PROBE); break;
        case RESUME:
            asm_label(&a, &places.resume);
            emit_resume(&a);
            break;
        case OVERFLOW: emit_overflow(&a); break;
        default: emit_leave_by_exception(&a);
        }
    }
    uint8_t *at = stubs != NULL && !a.failed ? code_arena_take(&jit->arena, a.size) : NULL;
    if (at != NULL) {
        memcpy(code_arena_writable(&jit->arena, at), a.bytes, a.size);
        for (unsigned i = 0; i < STUB_COUNT; i++) stubs->at[i] = at + functions[i];
        stubs->enter_gp = (MethodEntry)(uintptr_t)(at + others[ENTER_GP]);
        stubs->enter_fp = (MethodEntry)(uintptr_t)(at + others[ENTER_FP]);
        stubs->enter_loop = (uint64_t (*)(Thread *, Frame *, const void *, char))(uintptr_t)(at + others[ENTER_LOOP]);
        stubs->to_c = at + others[TO_C];
        stubs->observe_entry = at + others[OBSERVE_ENTRY];
        stubs->observe_exit = at + others[OBSERVE_EXIT];
        stubs->resume = at + others[RESUME];
        stubs->overflow = at + others[OVERFLOW];
        stubs->leave_by_exception = at + others[LEAVE];
        stubs->end = at + a.size;
    }
    asm_free(&a);
    return at != NULL;
}
