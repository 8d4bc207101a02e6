/* SPDX-License-Identifier: MIT */
/* The driver: prologue, blocks in order, slow paths, tails, ways in. */
#include "jit/x86_64/compiler.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jit/x86_64/compile.h"

void compiler_fail(Compiler *c, const char *reason) {
    if (c->failed == NULL) c->failed = reason;
}

static size_t state_bytes(const Compiler *c) {
    return sizeof(State) + (c->info->max_stack + INLINE_STACK) * sizeof(Val);
}

State *state_copy(Compiler *c, const State *from) {
    State *copy = compiler_allocate_raw(c, sizeof(State) + (from->depth + 1) * sizeof(Val));
    memcpy(copy, from, sizeof(State) + from->depth * sizeof(Val));
    copy->stack[from->depth] = (Val){.kind = VAL_SLOT};
    return copy;
}

/* ---- Choosing variables ---- */

typedef struct Candidate {
    uint32_t weight;
    uint16_t slot;
    uint8_t class;
} Candidate;

/* The heaviest first; few, and nearly in order often enough. */
static void sort_candidates(Candidate *list, unsigned count) {
    for (unsigned i = 1; i < count; i++) {
        Candidate moved = list[i];
        unsigned k = i;
        for (; k > 0 && list[k - 1].weight < moved.weight; k--) list[k] = list[k - 1];
        list[k] = moved;
    }
}

static void choose_variables(Compiler *c) {
    static const uint8_t gp[] = {R8, R9, R10, R11, R12, R13, R14, RBP};
    Candidate candidates[ANALYSIS_SLOTS * LOCAL_CLASSES];
    unsigned count = 0, gp_used = 0, fp_used = 0;
    memset(c->variable_at, -1, sizeof c->variable_at);
    for (unsigned slot = 0; slot < ANALYSIS_SLOTS && slot < c->info->max_locals; slot++)
        for (unsigned class = 0; class < LOCAL_CLASSES; class++)
            if (c->analysis.weight[slot][class] > 0)
                candidates[count++] = (Candidate){c->analysis.weight[slot][class], (uint16_t)slot, (uint8_t)class};
    sort_candidates(candidates, count);
    for (unsigned i = 0; i < count && c->variable_count < MAX_VARIABLES; i++) {
        bool is_float = candidates[i].class == LOCAL_FLOAT;
        if (is_float ? fp_used == 16 - FP_SCRATCH_COUNT : gp_used == sizeof gp) continue;
        uint8_t reg = is_float ? (uint8_t)(FP_SCRATCH_COUNT + fp_used++) : gp[gp_used++];
        c->variable_at[candidates[i].slot][candidates[i].class] = (int8_t)c->variable_count;
        c->variable_slots |= UINT64_C(1) << candidates[i].slot;
        c->slot_variables[candidates[i].slot] |= 1u << c->variable_count;
        c->variables[c->variable_count++] = (Variable){candidates[i].slot, candidates[i].class, reg};
    }
    c->scratch_gp = GP_SCRATCH;
    for (unsigned i = gp_used; i < sizeof gp; i++) c->scratch_gp |= 1u << gp[i];
    c->scratch_fp = (1u << FP_SCRATCH_COUNT) - 1;
    for (unsigned i = FP_SCRATCH_COUNT + fp_used; i < 16; i++) c->scratch_fp |= 1u << i;
}

/* ---- Maps ---- */

static bool more_pcs(Compiler *c) {
    uint32_t capacity = c->kept.pc_capacity * 2 + 1024;
    PcEntry *grown = realloc(c->kept.pcs, capacity * sizeof *grown);
    if (grown == NULL) {
        compiler_fail(c, "out of memory");
        return false;
    }
    c->kept.pcs = grown;
    c->kept.pc_capacity = capacity;
    return true;
}

static inline void record_pc(Compiler *c, uint32_t pc) {
    uint32_t size = c->a->size;
    if (c->pc_count == c->kept.pc_capacity && !more_pcs(c)) return;
    PcEntry *next = c->kept.pcs + c->pc_count;
    if (c->pc_count > 0 && next[-1].offset == size) {
        next[-1].pc = pc;
        return;
    }
    *next = (PcEntry){size, pc};
    c->pc_count++;
}

/* ---- Prologue ---- */

static void slow_entered(Compiler *c, SlowPath *slow) {
    store_pc(c, 0);
    emit_observe(c, HOOK_ENTRY);
    asm_jmp(c->a, &slow->back);
}
static void slow_lock(Compiler *c, SlowPath *slow) {
    store_pc(c, 0);
    call_throwing(c, c->jit->stubs->at[STUB_lock_frame]);
    asm_jmp(c->a, &slow->back);
}

SlowPath *slow_jump(Compiler *c, void (*emit)(Compiler *, SlowPath *)) {
    SlowPath *slow = slow_path(c, SLOW_JUMP);
    slow->emit = emit;
    return slow;
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
    call_throwing(c, kind == HOOK_ENTRY ? stubs->observe_entry : stubs->observe_exit);
}

_Static_assert(offsetof(Thread, exits_observed) == offsetof(Thread, poll) + 4 &&
                   offsetof(Thread, entries_observed) == offsetof(Thread, poll) + 8, "one test sees two of them");

void emit_hook(Compiler *c, HookKind kind, Label *slow) {
    static const int32_t words[] = {offsetof(Thread, entries_observed), offsetof(Thread, exits_observed),
                                    offsetof(Thread, exits_observed)};
    switch (c->jit->vm->options.jit.events) {
    case JIT_EVENTS_TEST:
        asm_alu_mi(c->a, ALU_CMP, kind == HOOK_CALL, mem_at((Reg)R_THREAD, words[kind]), 0);
        asm_jcc(c->a, CC_NE, slow);
        break;
    case JIT_EVENTS_PATCH:
        record_hook(c, slow);
        break;
    case JIT_EVENTS_RECOMPILE:
        if (c->jit->vm->methods_observed) asm_jmp(c->a, slow);
        break;
    }
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

static void emit_frame(Compiler *c) {
    Assembler *a = c->a;
    asm_push(a, RBX);
    asm_lea(a, true, RCX, mem_at((Reg)R_ARGS, (int32_t)(c->info->max_locals * sizeof(Value))));
    asm_lea(a, true, RSI, mem_at(RCX, (int32_t)(sizeof(Frame) + c->info->max_stack * sizeof(Value))));
    asm_alu_rm(a, ALU_CMP, true, RSI, mem_at((Reg)R_THREAD, offsetof(Thread, stack_limit)));
    asm_jcc(a, CC_AE, &c->overflow);
    asm_alu_rm(a, ALU_CMP, true, RSP, mem_at((Reg)R_THREAD, offsetof(Thread, c_stack_limit)));
    asm_jcc(a, CC_BE, &c->overflow);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, caller)), RBX);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, method)), (Reg)R_METHOD);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, locals)), (Reg)R_ARGS);
    asm_store(a, true, mem_at(RCX, offsetof(Frame, top)), RSI);
    asm_packed_rr(a, PACKED_XOR, 0, 0);
    asm_fstore16(a, mem_at(RCX, offsetof(Frame, lock)), 0);
    asm_mov_rr(a, true, RBX, RCX);
}

static void emit_prologue(Compiler *c) {
    Method *m = c->method;
    emit_frame(c);
    if (method_is_synchronized(m)) {
        if (method_is_static(m)) asm_mov_ri(c->a, RDX, (uintptr_t)m->holder->mirror);
        else asm_load(c->a, true, RDX, mem_at((Reg)R_ARGS, 0));
        asm_store(c->a, true, mem_at((Reg)R_FRAME, offsetof(Frame, lock)), RDX);
    }
    SlowPath *entered = slow_jump(c, slow_entered);
    emit_hook(c, HOOK_ENTRY, &entered->from);
    asm_label(c->a, &entered->back);
    if (method_is_synchronized(m)) {
        SlowPath *lock = slow_jump(c, slow_lock);
        asm_load(c->a, true, RDX, mem_at((Reg)R_FRAME, offsetof(Frame, lock)));
        emit_lock(c, RDX, RCX, &lock->from);
        asm_store_imm(c->a, false, mem_at((Reg)R_FRAME, offsetof(Frame, flags)), FRAME_LOCKED);
        asm_label(c->a, &lock->back);
    }
}

/* ---- Polls and fall-back ---- */

static void slow_poll(Compiler *c, SlowPath *slow) {
    Label go_on = LABEL_NEW;
    const State *s = slow->state;
    flush_snapshot(c, s, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    asm_lea_label(c->a, RSI, &c->start);
    call_throwing(c, c->jit->stubs->at[STUB_poll]);
    asm_extend_u8(c->a, RAX, RAX);
    asm_test_rr(c->a, false, RAX, RAX);
    asm_jcc(c->a, CC_E, &go_on);
    store_top(c, s->depth);
    asm_jmp_address(c->a, c->jit->stubs->resume);
    asm_label(c->a, &go_on);
    reload_snapshot(c, s, s->depth, s->in_register & needed_variables(c, s, slow->pc));
    asm_jmp(c->a, &slow->back);
}

static void emit_poll(Compiler *c) {
    c->start_depth = c->state->depth;
    SlowPath *slow = slow_jump(c, slow_poll);
    asm_alu_mi(c->a, ALU_CMP, false, mem_at((Reg)R_THREAD, offsetof(Thread, poll)), 0);
    asm_jcc(c->a, CC_NE, &slow->from);
    asm_label(c->a, &slow->back);
}

static void slow_fall_back(Compiler *c, SlowPath *slow) {
    flush_snapshot(c, slow->state, slow->pc, FLUSH_ALL, 0);
    store_pc(c, slow->pc);
    store_top(c, slow->state->depth);
    asm_jmp_address(c->a, c->jit->stubs->resume);
}

/* For tests: counts down in the thread and goes on in the interpreter at 0. */
static void emit_forced_fall_back(Compiler *c) {
    c->random = c->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    if ((c->random >> 60) >= 3) return;
    SlowPath *slow = slow_jump(c, slow_fall_back);
    asm_alu_mi(c->a, ALU_SUB, false, mem_at((Reg)R_THREAD, offsetof(Thread, fall_back_countdown)), 1);
    asm_jcc(c->a, CC_S, &slow->from);
}

/* ---- Blocks ---- */

static Template *const templates[OPCODE_COUNT] = {
#define OP(code, name, operands, pops, pushes, effects, canonical, implicit) [code] = emit_##canonical,
#include "vm/opcodes.def"
};

Template *template_of(unsigned opcode) { return templates[opcode]; }

unsigned compiler_next_opcode(Compiler *c, uint32_t pc) {
    if (c->inlined != NULL) return inline_is_target(c, pc) ? OP_nop : c->code[pc];
    if (pc >= c->block->end || c->jit->deopt_seed != 0) return OP_nop;
    return c->code[pc];
}

/* A result that the next instruction stores in a variable is best made in its register. */
static int find_target(Compiler *c) {
    uint32_t next = c->pc + c->size;
    unsigned opcode = compiler_next_opcode(c, next);
    static const char types[] = {'I', 'J', 'F', 'D', 'A'};
    unsigned canonical = opcode_shape[opcode].canonical;
    if (canonical < OP_istore || canonical > OP_astore) return -1;
    int local = opcode_local(c->info->code, next);
    return variable_of(c, (unsigned)local, types[canonical - OP_istore]);
}

static bool target_is_free(Compiler *c, unsigned pops) {
    unsigned local = c->variables[c->target_variable].slot;
    State *s = c->state;
    for (uint32_t i = 0; i + pops < s->depth; i++)
        if (s->stack[i].kind == VAL_LOCAL && s->stack[i].local == local) return false;
    return true;
}

static void emit_instruction(Compiler *c) {
    const uint8_t *code = c->info->code;
    c->at = c->pc;
    c->size = opcode_shape[code[c->pc]].length;
    if (c->size == 0) c->size = opcode_length(code, c->info->length, c->pc);
    c->opcode = code[c->pc];
    c->start_depth = c->state->depth;
    c->pinned_gp = c->pinned_fp = 0;
    record_pc(c, c->pc);
    if (c->jit->deopt_seed != 0) emit_forced_fall_back(c);
    c->target_variable = find_target(c);
    if (c->target_variable >= 0) {
        int pops = c->opcode == OP_getfield ? 1 : opcode_info[c->opcode].pops;
        if (!target_is_free(c, pops >= 0 ? (unsigned)pops : 0)) c->target_variable = -1;
    }
    templates[c->opcode](c);
}

static void emit_block(Compiler *c, Block *b, Block *next) {
    BlockCode *code = block_code(c, b);
    c->block = b;
    c->pc = c->at = b->start;
    c->pinned_gp = c->pinned_fp = 0;
    c->is_unreachable = false;
    c->state->depth = 0;
    memcpy(c->state, code->entry, sizeof(State) + code->entry->depth * sizeof(Val));
    if (c->analysis.this_is_constant && !method_is_static(c->method)) c->state->nonnull |= 1;
    record_pc(c, b->start);
    if (b->is_loop_head) asm_align(c->a, 16);
    asm_label(c->a, &code->label);
    code->is_emitted = true;
    if (b->is_loop_head) emit_poll(c);
    while (c->pc < b->end && !c->is_unreachable && c->failed == NULL) {
        emit_instruction(c);
        c->pc += c->size;
    }
    if (c->is_unreachable || c->failed != NULL) return;
    Block *to = block_at(c, b->end);
    c->pinned_gp = c->pinned_fp = 0;
    c->at = to->start;
    edge_prepare(c, to);
    if (edge_needs_code(c, to)) edge_emit(c, to);
    if (to != next || block_code(c, to)->is_emitted) asm_jmp(c->a, &block_code(c, to)->label);
}

/* Handlers are entered by the unwinder with everything in its slot. */
static void prepare_handlers(Compiler *c) {
    for (uint32_t i = 0; i < c->analysis.order_count; i++) {
        Block *b = &c->analysis.blocks[c->analysis.order[i]];
        if (!b->is_handler) continue;
        c->state->depth = 1;
        c->state->in_register = 0;
        c->state->in_slot = ~0u;
        c->state->nonnull = 0;
        c->state->stack[0] = (Val){.kind = VAL_SLOT, .type = 'A', .nonnull = !b->is_loop_head};
        block_code(c, b)->entry = state_copy(c, c->state);
        c->handler_count++;
    }
}

static void emit_body(Compiler *c) {
    const Analysis *analysis = &c->analysis;
    prepare_handlers(c);
    c->state->depth = 0;
    c->state->in_register = 0;
    c->state->in_slot = ~0u;
    c->state->nonnull = method_is_static(c->method) ? 0 : 1;
    c->pc = c->at = 0;
    c->block = &analysis->blocks[0];
    emit_prologue(c);
    edge_prepare(c, c->block);
    if (edge_needs_code(c, c->block)) edge_emit(c, c->block);
    for (uint32_t i = 0; i < analysis->order_count && c->failed == NULL; i++) {
        Block *b = &analysis->blocks[analysis->order[i]];
        Block *next = i + 1 < analysis->order_count ? &analysis->blocks[analysis->order[i + 1]] : NULL;
        if (block_code(c, b)->entry == NULL) continue; /* what leads there never goes on */
        emit_block(c, b, next);
    }
}

/* ---- Ways in and out behind the code ---- */

static void emit_tails(Compiler *c) {
    for (unsigned i = 0; i < STUB_COUNT; i++) {
        if (c->tails[i].uses < 0) continue;
        asm_label(c->a, &c->tails[i]);
        if (i == STUB_throw_pending) asm_mov_rr(c->a, true, RSI, RAX); /* a result, when no exception is pending */
        asm_lea_label(c->a, RCX, &c->start);
        asm_jmp_address(c->a, c->jit->stubs->at[i]);
    }
    if (c->overflow.uses >= 0) {
        asm_label(c->a, &c->overflow);
        asm_jmp_address(c->a, c->jit->stubs->overflow);
    }
}

static void emit_entries(Compiler *c) {
    c->handlers = compiler_allocate(c, c->handler_count * sizeof *c->handlers);
    c->loops = compiler_allocate(c, c->analysis.order_count * sizeof *c->loops);
    if (c->failed) return;
    c->handler_count = 0;
    for (uint32_t i = 0; i < c->analysis.order_count; i++) {
        Block *b = &c->analysis.blocks[c->analysis.order[i]];
        BlockCode *code = block_code(c, b);
        if (!code->is_emitted) continue;
        if (b->is_handler) c->handlers[c->handler_count++] = (CodeEntry){b->start, (uint32_t)code->label.position};
        if (!b->is_loop_head || code->entry->depth > 0) continue;
        c->loops[c->loop_count++] = (CodeEntry){b->start, c->a->size};
        reload_snapshot(c, code->entry, 0, code->entry->in_register & live_variables(c, b->start));
        asm_jmp(c->a, &code->label);
    }
}

static void compile_all(Compiler *c) {
    if (!analysis_run(&c->analysis, c->info, &c->kept.analysis)) {
        compiler_fail(c, c->analysis.reason);
        return;
    }
    choose_variables(c);
    c->codes = compiler_allocate(c, c->analysis.block_count * sizeof *c->codes);
    if (c->failed) return;
    for (uint32_t i = 0; i < c->analysis.block_count; i++) c->codes[i].label = LABEL_NEW;
    for (unsigned i = 0; i < STUB_COUNT; i++) c->tails[i] = LABEL_NEW;
    c->start = c->overflow = LABEL_NEW;
    c->slow_end = &c->slow;
    c->state = compiler_allocate(c, state_bytes(c));
    asm_u64(c->a, 0); /* keeps the start aligned */
    asm_u64(c->a, 0); /* the JitCode */
    asm_label(c->a, &c->start);
    record_pc(c, PC_PROLOGUE);
    emit_body(c);
    record_pc(c, PC_SLOW_PATHS);
    if (c->failed == NULL) slow_emit_all(c);
    if (c->failed == NULL) emit_entries(c);
    if (c->failed == NULL) emit_tails(c);
    if (c->kept.assembler.failed) compiler_fail(c, "the code is too large");
}

/* One piece of memory for all that is known of the code. */
static JitCode *make_code(Compiler *c) {
    size_t pcs = c->pc_count * sizeof(PcEntry), hooks = c->hook_count * sizeof(CodeHook);
    size_t calls = c->call_count * sizeof(uint32_t), handlers = c->handler_count * sizeof(CodeEntry);
    size_t loops = c->loop_count * sizeof(CodeEntry);
    JitCode *code = malloc(sizeof *code + pcs + hooks + calls + handlers + loops);
    if (code == NULL) return NULL;
    char *at = (char *)(code + 1);
    *code = (JitCode){.method = c->method, .size = c->a->size - CODE_HEADER, .pc_count = c->pc_count,
                      .hook_count = c->hook_count, .call_count = c->call_count, .handler_count = c->handler_count,
                      .loop_count = c->loop_count};
    code->pcs = memcpy(at, c->kept.pcs, pcs);
    code->hooks = memcpy(at += pcs, hooks != 0 ? (const void *)c->kept.hooks : "", hooks);
    code->calls = memcpy(at += hooks, calls != 0 ? (const void *)c->kept.calls : "", calls);
    code->handlers = memcpy(at += calls, c->handlers, handlers);
    code->loops = memcpy(at + handlers, c->loops, loops);
    for (uint32_t i = 0; i < code->pc_count; i++) code->pcs[i].offset -= CODE_HEADER;
    for (uint32_t i = 0; i < code->call_count; i++) code->calls[i] -= CODE_HEADER;
    for (uint32_t i = 0; i < code->hook_count; i++) {
        code->hooks[i].offset -= CODE_HEADER;
        code->hooks[i].target = (uint32_t)c->kept.hook_targets[i]->position - CODE_HEADER;
    }
    for (uint32_t i = 0; i < code->handler_count; i++) code->handlers[i].offset -= CODE_HEADER;
    for (uint32_t i = 0; i < code->loop_count; i++) code->loops[i].offset -= CODE_HEADER;
    return code;
}

static JitCode *finish(Compiler *c) {
    JitCode *code = make_code(c);
    if (code == NULL) {
        compiler_fail(c, "out of memory");
        return NULL;
    }
    uint8_t *at = code_arena_take(&c->jit->arena, c->a->size);
    c->jit->is_full = at == NULL;
    if (at == NULL) {
        free(code);
        compiler_fail(c, "the code arena is full");
        return NULL;
    }
    uint8_t *to = code_arena_writable(&c->jit->arena, at);
    memcpy(to, c->a->bytes, c->a->size);
    if (!asm_relocate(c->a, to, at)) {
        code_arena_give(&c->jit->arena, at, c->a->size);
        free(code);
        compiler_fail(c, "a stub is out of reach");
        return NULL;
    }
    memcpy(to + 8, &code, sizeof code);
    code->start = at + CODE_HEADER;
    if (c->jit->vm->methods_observed) jit_patch_hooks(c->jit, code, true);
    return code;
}

/* The workspace of the last compilation, all else as new. */
static Compiler *begin(Jit *jit, Method *method) {
    Compiler *c = jit->compiler;
    if (c == NULL) c = jit->compiler = calloc(1, sizeof *c);
    if (c == NULL) return NULL;
    Workspace kept = c->kept;
    *c = (Compiler){.kept = kept, .jit = jit, .method = method};
    c->a = &c->kept.assembler;
    c->a->size = c->a->relocation_count = 0;
    c->a->failed = false;
    c->info = method->info->code;
    c->code = c->info->code;
    c->stack_limit = c->info->max_stack;
    c->holder = method->holder;
    c->next_chunk = &c->kept.chunks;
    size_t reserve = state_bytes(c) + 4096;
    if (reserve > c->kept.reserve_bytes) {
        free(c->kept.reserve);
        c->kept.reserve = malloc(reserve);
        c->kept.reserve_bytes = c->kept.reserve != NULL ? reserve : 0;
    }
    c->random = jit->deopt_seed * UINT64_C(0x9E3779B97F4A7C15) + method->hash + method->index;
    return c->kept.reserve != NULL ? c : NULL;
}

JitCode *compile_method(Jit *jit, Method *method, const char **reason) {
    JitCode *code = NULL;
    jit->is_full = false;
    Compiler *c = begin(jit, method);
    *reason = "out of memory";
    if (c == NULL) return NULL;
    compile_all(c);
    if (c->failed == NULL) code = finish(c);
    jit->inlined_bytes += code != NULL ? c->inlined_bytes : 0;
    *reason = c->failed;
    workspace_trim(&c->kept);
    return code;
}

void compile_end(Jit *jit) {
    Compiler *c = jit->compiler;
    if (c == NULL) return;
    workspace_free(&c->kept);
    free(c);
    jit->compiler = NULL;
}
