/* SPDX-License-Identifier: MIT */
#include "jit/x86_64/stubs.h"

#include <stdlib.h>
#include <string.h>

#include "jit/x86_64/arguments.h"
#include "vm/threads/event_delivery.h"

enum {
    T_FRAME = offsetof(Thread, frame),
    T_EXIT = offsetof(Thread, stacks.c_exit),
    T_BOUND = offsetof(Thread, enter_bound),
    T_EXCEPTION = offsetof(Thread, exception),
    T_ENTRY_PROBE = offsetof(Thread, method_entry),
    T_EXIT_PROBE = offsetof(Thread, method_exit),
    M_COMPILED = offsetof(Method, compiled)
};

typedef enum StubKind {
    STUB_KIND_CALL,
    STUB_KIND_EXECUTE,
    STUB_KIND_METHOD,
    STUB_KIND_THROW,
    STUB_KIND_LEAF
} StubKind;

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

/* Goes on in C's function(thread, method of the frame), which returns to this stub's caller and
 * throws nothing. */
static void emit_tell(Assembler *a, int32_t probe) {
    asm_mov_rr(a, true, RDI, R15);
    asm_jmp_mem(a, mem_at(R15, probe));
}

/* void delivery(): called by compiled code, the frame complete. Many jumps would take longer
 * than what is done between them: the probe returns to the code itself. */
static void emit_delivery_entry(Assembler *a) {
    emit_exit(a);
    asm_load(a, true, RSI, mem_at(RBX, offsetof(Frame, method)));
    emit_tell(a, T_ENTRY_PROBE);
}
static void emit_delivery_exit(Assembler *a) {
    Label polls = LABEL_NEW;
    emit_exit(a);
    asm_load(a, true, RSI, mem_at(RBX, offsetof(Frame, method)));
    asm_cmp_m8r(a, mem_at(R15, offsetof(Thread, poll)), R15);
    asm_jcc(a, CC_NE, &polls);
    emit_tell(a, T_EXIT_PROBE);
    asm_label(a, &polls);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, (const void *)delivery_method_exit);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_return_or_throw(a);
}

/* The exit of a chosen method, which polls: told to all who want to know. A probe is called
 * here, as above, when nobody else does. */
static void emit_chosen_entry(Assembler *a) {
    emit_exit(a);
    asm_load(a, true, RSI, mem_at(RBX, offsetof(Frame, method)));
    emit_tell(a, offsetof(Thread, chosen_entry));
}
static void emit_chosen_exit(Assembler *a) {
    Label slowly = LABEL_NEW;
    emit_exit(a);
    asm_load(a, true, RSI, mem_at(RBX, offsetof(Frame, method)));
    asm_cmp_m16r(a, mem_at(R15, offsetof(Thread, exits_observed)), R15);
    asm_jcc(a, CC_NE, &slowly);
    asm_alu_mi(a, ALU_CMP, false, mem_at(RBX, offsetof(Frame, flags)),
               (1 << FRAME_CHOSEN_SHIFT) - 1);
    asm_jcc(a, CC_BE, &slowly);
    emit_tell(a, offsetof(Thread, chosen_exit));
    asm_label(a, &slowly);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, (const void *)delivery_method_exit);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_return_or_throw(a);
}

typedef struct Places {
    Label resume, delivery_entry, overflow, to_c;
} Places;

/* The arguments are in their slots only, at rdx; rax is the method. */
static void emit_call_slots(Assembler *a) {
    for (unsigned i = 0; i < ARGUMENT_REGISTERS; i++)
        asm_load(a, true, argument_register(i), mem_at(RDX, (int32_t)(i * sizeof(Value))));
    asm_jmp_mem(a, mem_at(RAX, M_COMPILED));
}

/* Goes on as the method that C answers. Without one the call throws, or the frame goes on in
 * the interpreter. */
static void emit_method(Assembler *a, const struct StubInfo *info, Places *places) {
    Label none = LABEL_NEW, failed = LABEL_NEW;
    emit_exit(a);
    asm_push(a, RSI);
    asm_load(a, true, RDX, mem_at(RSP, 8));
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, info->function);
    asm_pop(a, RDX);
    asm_test_rr(a, true, RAX, RAX);
    asm_jcc(a, CC_E, &none);
    emit_call_slots(a);
    asm_label(a, &none);
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &failed);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    asm_jmp(a, &places->resume);
    asm_label(a, &failed);
    emit_exception_return(a);
}

static void emit_call(Assembler *a, const struct StubInfo *info) {
    emit_exit(a);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    if (info->kind == STUB_KIND_EXECUTE) asm_load(a, true, RDX, mem_at(RSP, 8));
    call_far(a, info->function);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_return_or_throw(a);
}

/* What is jumped to has no return address that says which code the thread is in: the code's
 * start does. */
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
    case STUB_KIND_CALL:
    case STUB_KIND_EXECUTE: emit_call(a, info); break;
    case STUB_KIND_METHOD: emit_method(a, info, places); break;
    case STUB_KIND_THROW: emit_throw(a, info); break;
    case STUB_KIND_LEAF:
        emit_exit(a); /* for who interrupts it */
        jump_far(a, info->function);
        break;
    }
}

/* ---- Ways in ---- */

/* As thread_set_enter_limit does; rcx and rsi change. */
static void emit_enter_limit(Assembler *a, bool tests_events) {
    asm_load(a, true, RSI, mem_at(R15, offsetof(Thread, stack_limit)));
    asm_alu_ri(a, ALU_SUB, true, RSI, THREAD_ENTER_SLOTS * sizeof(Value));
    asm_load(a, true, RCX, mem_at(R15, T_BOUND));
    asm_alu_rr(a, ALU_CMP, true, RSI, RCX);
    asm_cmov(a, CC_A, true, RSI, RCX);
    asm_store(a, true, mem_at(R15, offsetof(Thread, room_limit)), RSI);
    if (tests_events) {
        asm_mov_ri(a, RCX, 0);
        asm_alu_m8i(a, ALU_CMP, mem_at(R15, offsetof(Thread, entries_observed)), 0);
        asm_cmov(a, CC_NE, true, RSI, RCX);
    }
    asm_store(a, true, mem_at(R15, offsetof(Thread, enter_limit)), RSI);
}

/* What enter stubs keep besides registers: `kept`, and the bound, twice, so that the stack
 * stays aligned. */
static void emit_keep(Assembler *a, Reg kept) {
    asm_push(a, kept);
    asm_mov_rr(a, true, R15, RDI);
    asm_push_mem(a, mem_at(R15, T_BOUND));
    asm_push_mem(a, mem_at(R15, T_BOUND));
}

/* What is called from here on takes 16 bytes of the C stack and at least 64 of the Java stack,
 * from `from`, for each frame: so the one tells how far the other goes. */
static void emit_begin_bound(Assembler *a, Reg from, bool tests_events) {
    asm_mov_rr(a, true, RCX, RSP);
    asm_alu_rm(a, ALU_SUB, true, RCX, mem_at(R15, offsetof(Thread, c_stack_limit)));
    asm_lea(a, true, RCX, mem_indexed(RCX, RCX, 1, 0));
    asm_alu_rr(a, ALU_ADD, true, RCX, from);
    asm_store(a, true, mem_at(R15, T_BOUND), RCX);
    emit_enter_limit(a, tests_events);
}

static void emit_end_bound(Assembler *a, bool tests_events) {
    asm_pop(a, RCX);
    asm_store(a, true, mem_at(R15, T_BOUND), RCX);
    emit_enter_limit(a, tests_events);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
}

/* There is room, but the entry is to be told: the frame is made as the method would
 * (fill_frame), rcx and rsi change. Its monitor is a root, where there is one, before it is
 * taken: perhaps the receiver is used for nothing else. */
static void emit_enter_told(Assembler *a) {
    asm_load_u16(a, RCX, mem_at(RAX, offsetof(Method, max_locals)));
    asm_mov_rr(a, true, RSI, RAX);
    asm_lea(a, true, RCX, mem_indexed(RDX, RCX, 3, 0));
    asm_store(a, true, mem_at(RCX, offsetof(Frame, caller)), RBX);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, method)), RAX);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, lock)), argument_register(0));
    asm_store_imm(a, true, mem_at(RCX, offsetof(Frame, flags)), 0);
    asm_load(a, true, RAX, mem_at(RAX, offsetof(Method, code)));
    asm_store(a, true, mem_at(RCX, offsetof(Frame, pc)), RAX);
    asm_mov_rr(a, true, RBX, RCX);
    emit_exit(a);
    emit_tell(a, T_ENTRY_PROBE);
}

/* Called by a method whose arguments, at rdx, lie beyond enter_limit; rax is the method, the
 * first argument's register has the monitor of a synchronized one. The caller's frame was
 * pushed, nothing else done. */
static void emit_enter_slowly(Assembler *a, Places *places, bool tests_events) {
    Label over = LABEL_NEW, closely = LABEL_NEW;
    if (tests_events) {
        asm_alu_rm(a, ALU_CMP, true, RDX, mem_at(R15, offsetof(Thread, room_limit)));
        asm_jcc(a, CC_AE, &closely);
        emit_enter_told(a);
        asm_label(a, &closely);
    }
    asm_load_u16(a, RCX, mem_at(RAX, offsetof(Method, max_locals)));
    asm_load_u16(a, RSI, mem_at(RAX, offsetof(Method, max_stack)));
    asm_lea(a, true, RCX, mem_indexed(RDX, RCX, 3, 0));
    asm_lea(a, true, RSI, mem_indexed(RCX, RSI, 3, sizeof(Frame)));
    asm_alu_rm(a, ALU_CMP, true, RSI, mem_at(R15, offsetof(Thread, stack_limit)));
    asm_jcc(a, CC_AE, &over);
    asm_alu_rm(a, ALU_CMP, true, RSP, mem_at(R15, offsetof(Thread, c_stack_limit)));
    asm_jcc(a, CC_BE, &over);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, caller)), RBX);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, method)), RAX);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, lock)), argument_register(0));
    asm_store_imm(a, true, mem_at(RCX, offsetof(Frame, flags)), 0);
    asm_mov_rr(a, true, RBX, RCX);
    if (tests_events) {
        Label quiet = LABEL_NEW;
        asm_alu_m8i(a, ALU_CMP, mem_at(R15, offsetof(Thread, entries_observed)), 0);
        asm_jcc(a, CC_E, &quiet);
        asm_load(a, true, RCX, mem_at(RAX, offsetof(Method, code)));
        asm_store(a, true, mem_at(RBX, offsetof(Frame, pc)), RCX);
        asm_jmp(a, &places->delivery_entry);
        asm_label(a, &quiet);
    }
    asm_ret(a);
    asm_label(a, &over);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    asm_jmp(a, &places->overflow);
}

static const Reg saved[] = {RBP, RBX, R12, R13, R14, R15};

static void emit_save(Assembler *a) {
    for (int i = 0; i < 6; i++) asm_push(a, saved[i]);
}
static void emit_restore(Assembler *a) {
    for (int i = 5; i >= 0; i--) asm_pop(a, saved[i]);
}

/* void enter(Thread *t, Method *method, Value *args) */
static void emit_enter(Assembler *a, bool is_float, bool tests_events) {
    Label failed = LABEL_NEW;
    emit_save(a);
    emit_keep(a, RDX);
    asm_load(a, true, RBX, mem_at(R15, T_FRAME));
    asm_mov_rr(a, true, RAX, RSI);
    emit_begin_bound(a, RDX, tests_events);
    for (unsigned i = 0; i < ARGUMENT_REGISTERS; i++)
        asm_load(a, true, argument_register(i), mem_at(RDX, (int32_t)(i * sizeof(Value))));
    asm_call_mem(a, mem_at(RAX, M_COMPILED));
    asm_nop_to(a, &failed);
    asm_load(a, true, RDX, mem_at(RSP, 16));
    if (is_float)
        asm_fstore(a, true, mem_at(RDX, 0), 0);
    else
        asm_store(a, true, mem_at(RDX, 0), RAX);
    asm_label(a, &failed);
    asm_store(a, true, mem_at(R15, T_FRAME), RBX);
    emit_end_bound(a, tests_events);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_restore(a);
    asm_ret(a);
}

/* uint64_t enter_loop(Thread *t, Frame *frame, const void *at, char return_kind): the method's
 * epilogue pops the frame register and returns, so both are laid out for it. */
static void emit_enter_loop(Assembler *a, bool tests_events) {
    Label behind = LABEL_NEW, failed = LABEL_NEW, done = LABEL_NEW;
    emit_save(a);
    emit_keep(a, RCX);
    asm_mov_rr(a, true, RBX, RSI);
    emit_begin_bound(a, RBX, tests_events);
    asm_lea_label(a, RAX, &behind);
    asm_push(a, RAX);
    asm_push_mem(a, mem_at(RBX, (int)offsetof(Frame, caller)));
    asm_jmp_reg(a, RDX);
    asm_label(a, &behind);
    asm_nop_to(a, &failed);
    asm_load(a, false, RCX, mem_at(RSP, 16));
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
    emit_end_bound(a, tests_events);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_restore(a);
    asm_ret(a);
}

/* Back to compiled code with the value in rax, which a float or double is also in xmm0; or the
 * exception. */
static void emit_answer_return(Assembler *a) {
    Label failed = LABEL_NEW;
    asm_alu_mi(a, ALU_CMP, true, mem_at(R15, T_EXCEPTION), 0);
    asm_jcc(a, CC_NE, &failed);
    asm_fmov_gp(a, true, 0, RAX);
    asm_ret(a);
    asm_label(a, &failed);
    emit_exception_return(a);
}

/* Entered like a compiled method: rax method, rdx arguments, rbx the caller's frame. */
static void emit_to_c(Assembler *a) {
    emit_exit(a);
    asm_alu_ri(a, ALU_SUB, true, RSP, 8);
    asm_mov_rr(a, true, RDI, R15);
    asm_mov_rr(a, true, RSI, RAX);
    call_far(a, (const void *)jit_call_entry);
    asm_alu_ri(a, ALU_ADD, true, RSP, 8);
    emit_answer_return(a);
}

/* What is in the object's lock word; or as any native method when it is not, or somebody wants
 * to hear of the call. */
static void emit_hash_code(Assembler *a, Label *to_c) {
    asm_cmp_m16r(a, mem_at(R15, offsetof(Thread, entries_observed)), R15);
    asm_jcc(a, CC_NE, to_c);
    asm_load(a, REF_IS_WIDE, RCX, mem_at(RDX, 0));
    asm_load(a, false, RCX, mem_at(RCX, offsetof(Object, lock)));
    asm_test_ri(a, false, RCX, LOCK_TAG_MASK);
    asm_jcc(a, CC_NE, to_c);
    asm_shift_ri(a, SHIFT_RIGHT, false, RCX, LOCK_PAYLOAD_SHIFT);
    asm_jcc(a, CC_E, to_c);
    asm_mov_rr(a, false, RAX, RCX);
    asm_ret(a);
}

static void emit_resume(Assembler *a) {
    emit_exit(a);
    asm_mov_rr(a, true, RDI, R15);
    call_far(a, (const void *)jit_resume);
    asm_pop(a, RBX);
    emit_answer_return(a);
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

/* ---- Which code calls ---- */

void stubs_pending_tail(Assembler *a, Label *start, const void *stub) {
    asm_mov_rr(a, true, RSI, RAX); /* a result, when no exception is pending */
    asm_lea_label(a, RCX, start);
    asm_jmp_address(a, stub);
}

JitCode *stubs_code_of(const uint8_t *returns_to) {
    enum { NOP_DISTANCE = 4, NOP_END = 8, TAIL_DISTANCE = 6, TAIL_END = 10 };
    int32_t to_tail, to_start;
    memcpy(&to_tail, returns_to + NOP_DISTANCE, sizeof to_tail);
    const uint8_t *tail = returns_to + NOP_END + to_tail;
    memcpy(&to_start, tail + TAIL_DISTANCE, sizeof to_start);
    return ((JitCode *const *)(const void *)(tail + TAIL_END + to_start))[-1];
}

bool stubs_create(Jit *jit) {
    enum {
        ENTER_GP,
        ENTER_FP,
        ENTER_LOOP,
        TO_C,
        OBSERVE_ENTRY,
        OBSERVE_EXIT,
        CHOSEN_ENTRY,
        CHOSEN_EXIT,
        RESUME,
        OVERFLOW,
        ENTER_SLOWLY,
        LEAVE,
        HASH_CODE,
        OTHERS
    };
    Assembler a = {0};
    Places places = {LABEL_NEW, LABEL_NEW, LABEL_NEW, LABEL_NEW};
    uint32_t others[OTHERS], functions[STUB_COUNT];
    bool tests_events = jit->vm->options.jit.events == JIT_EVENTS_TEST;
    JitStubs *stubs = jit->stubs = calloc(1, sizeof *stubs);
    for (unsigned i = 0; i < STUB_COUNT; i++) {
        asm_align(&a, 16);
        functions[i] = a.size;
        emit_function(&a, &stub_infos[i], &places);
    }
    for (unsigned i = 0; i < OTHERS; i++) {
        asm_align(&a, 64); /* a cache line's beginning: events pass here */
        others[i] = a.size;
        switch (i) {
        case ENTER_GP:
        case ENTER_FP: emit_enter(&a, i == ENTER_FP, tests_events); break;
        case ENTER_LOOP: emit_enter_loop(&a, tests_events); break;
        case TO_C:
            asm_label(&a, &places.to_c);
            emit_to_c(&a);
            break;
        case HASH_CODE: emit_hash_code(&a, &places.to_c); break;
        case OBSERVE_ENTRY:
            asm_label(&a, &places.delivery_entry);
            emit_delivery_entry(&a);
            break;
        case OBSERVE_EXIT: emit_delivery_exit(&a); break;
        case CHOSEN_ENTRY: emit_chosen_entry(&a); break;
        case CHOSEN_EXIT: emit_chosen_exit(&a); break;
        case RESUME:
            asm_label(&a, &places.resume);
            emit_resume(&a);
            break;
        case OVERFLOW:
            asm_label(&a, &places.overflow);
            emit_overflow(&a);
            break;
        case ENTER_SLOWLY: emit_enter_slowly(&a, &places, tests_events); break;
        default: emit_leave_by_exception(&a);
        }
    }
    uint8_t *at = stubs != NULL && !a.failed ? code_arena_take(&jit->arena, a.size) : NULL;
    if (at != NULL) {
        memcpy(code_arena_writable(&jit->arena, at), a.bytes, a.size);
        for (unsigned i = 0; i < STUB_COUNT; i++) stubs->at[i] = at + functions[i];
        stubs->enter_gp = (MethodEntry)(uintptr_t)(at + others[ENTER_GP]);
        stubs->enter_fp = (MethodEntry)(uintptr_t)(at + others[ENTER_FP]);
        stubs->enter_loop = (uint64_t(*)(Thread *, Frame *, const void *, char))(
            uintptr_t)(at + others[ENTER_LOOP]);
        stubs->to_c = at + others[TO_C];
        stubs->delivery_entry = at + others[OBSERVE_ENTRY];
        stubs->delivery_exit = at + others[OBSERVE_EXIT];
        stubs->chosen_entry = at + others[CHOSEN_ENTRY];
        stubs->chosen_exit = at + others[CHOSEN_EXIT];
        stubs->resume = at + others[RESUME];
        stubs->overflow = at + others[OVERFLOW];
        stubs->enter_slowly = at + others[ENTER_SLOWLY];
        stubs->leave_by_exception = at + others[LEAVE];
        stubs->hash_code = at + others[HASH_CODE];
        stubs->end = at + a.size;
    }
    asm_free(&a);
    return at != NULL;
}

bool stubs_enter_from_c(const JitStubs *stubs, const uint8_t *address) {
    return address >= (const uint8_t *)(uintptr_t)stubs->enter_gp &&
           address < (const uint8_t *)stubs->to_c;
}

void stubs_name(const JitStubs *s, NamedStub named[NAMED_STUBS]) {
    static const char *const functions[] = {
#define STUB(name, kind) "stub_" #name,
#include "jit/runtime.def"
    };
    const struct {
        const void *start;
        const char *name;
    } others[] = {{(const void *)(uintptr_t)s->enter_gp, "stub_enter"},
                  {(const void *)(uintptr_t)s->enter_fp, "stub_enter_fp"},
                  {(const void *)(uintptr_t)s->enter_loop, "stub_enter_loop"},
                  {s->to_c, "stub_to_c"},
                  {s->delivery_entry, "stub_delivery_entry"},
                  {s->delivery_exit, "stub_delivery_exit"},
                  {s->chosen_entry, "stub_chosen_entry"},
                  {s->chosen_exit, "stub_chosen_exit"},
                  {s->resume, "stub_resume"},
                  {s->overflow, "stub_overflow"},
                  {s->enter_slowly, "stub_enter_slowly"},
                  {s->leave_by_exception, "stub_leave_by_exception"},
                  {s->hash_code, "stub_hash_code"}};
    _Static_assert(STUB_COUNT + sizeof others / sizeof others[0] == NAMED_STUBS,
                   "all have a name");
    for (unsigned i = 0; i < NAMED_STUBS; i++)
        named[i] = i < STUB_COUNT ? (NamedStub){s->at[i], 0, functions[i]}
                                  : (NamedStub){others[i - STUB_COUNT].start, 0,
                                                others[i - STUB_COUNT].name};
    for (unsigned i = 0; i < NAMED_STUBS; i++)
        named[i].size =
            (uint32_t)((i + 1 < NAMED_STUBS ? named[i + 1].start : (const uint8_t *)s->end) -
                       named[i].start);
}
