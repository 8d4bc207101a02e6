/* SPDX-License-Identifier: MIT */
/* The driver: prologue, blocks in order, slow paths, tails, ways in. */
#include "jit/x86_64/loops.h"
#include "jit/x86_64/templates.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

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

State *state_copy(Compiler *c, uint32_t depth) {
    const State *from = c->state;
    State *copy = compiler_allocate_raw(c, sizeof(State) + (depth + 1) * sizeof(Val));
    *copy = *from;
    copy->depth = depth;
    for (uint32_t i = 0; i < depth; i++) copy->stack[i] = from->stack[i]; /* few */
    copy->stack[depth] = (Val){.kind = VAL_SLOT};
    return copy;
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

/* From that offset on; instructions without code of their own have no entry. */
static inline void record_pc(Compiler *c, uint32_t offset, uint32_t pc) {
    if (c->pc_count == c->kept.pc_capacity && !more_pcs(c)) return;
    c->kept.pcs[c->pc_count++] = (PcEntry){offset - CODE_HEADER, pc};
}

void compiler_note_range(Compiler *c, const Method *m, uint32_t pc, uint32_t begin) {
    if (c->a->size <= begin || c->failed != NULL) return;
    if (c->range_count == c->kept.range_capacity) {
        uint32_t capacity = c->kept.range_capacity * 2 + 64;
        InnerRange *grown = realloc(c->kept.ranges, capacity * sizeof *grown);
        if (grown == NULL) {
            compiler_fail(c, "out of memory");
            return;
        }
        c->kept.ranges = grown;
        c->kept.range_capacity = capacity;
    }
    c->kept.ranges[c->range_count++] =
        (InnerRange){begin - CODE_HEADER, c->a->size - CODE_HEADER, pc, (uint32_t)(uintptr_t)m};
}

void compiler_rewind(Compiler *c, uint32_t size) {
    asm_rewind(c->a, size);
    for (uint32_t i = c->range_count; i > 0; i--) {
        InnerRange *range = &c->kept.ranges[i - 1];
        if (range->end + CODE_HEADER <= size) break;
        range->end = size - CODE_HEADER;
        if (range->begin >= range->end) c->range_count--;
    }
    while (c->pc_count > 0 && c->kept.pcs[c->pc_count - 1].offset + CODE_HEADER > size)
        c->pc_count--;
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
    reload_snapshot(c, s, s->depth, needed_variables(c, s, slow->pc, s->in_register));
    asm_jmp(c->a, &slow->back);
}

static void emit_poll(Compiler *c) {
    c->start_depth = c->state->depth;
    SlowPath *slow = slow_jump(c, slow_poll);
    emit_poll_test(c);
    asm_jcc(c->a, CC_NE, &slow->from);
    asm_label(c->a, &slow->back);
}

void slow_fall_back(Compiler *c, SlowPath *slow) {
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
    asm_alu_mi(c->a, ALU_SUB, false,
               mem_at((Reg)R_THREAD, offsetof(Thread, fall_back_countdown)), 1);
    asm_jcc(c->a, CC_S, &slow->from);
}

/* ---- Blocks ---- */

static Template *const templates[OPCODE_COUNT] = {
#define OP(code, name, operands, pops, pushes, effects, canonical, implicit)                   \
    [code] = emit_##canonical,
#include "vm/classfile/opcodes.def"
};

Template *template_of(unsigned opcode) { return templates[opcode]; }

unsigned compiler_next_opcode(Compiler *c, uint32_t pc) {
    if (c->inlined != NULL) return inline_is_target(c, pc) ? OP_nop : c->code[pc];
    if (pc >= c->block->end || c->jit->deopt_seed != 0) return OP_nop;
    return c->code[pc];
}

/* A result that the next instruction stores in a variable is best made in its register. `pops`:
 * operands that go first. */
static int find_target(Compiler *c, const Instruction *next, uint32_t pops) {
    static const LocalClass classes[] = {LOCAL_INT, LOCAL_WIDE, LOCAL_FLOAT, LOCAL_FLOAT,
                                         LOCAL_WIDE};
    if (next->pc >= c->block->end || c->jit->deopt_seed != 0 || next->local >= ANALYSIS_SLOTS)
        return -1;
    int v = c->variable_at[next->local][classes[next->canonical - OP_istore]];
    if (v < 0) return -1;
    const State *s = c->state;
    for (uint32_t i = 0; i + pops < s->depth; i++)
        if (s->stack[i].kind == VAL_LOCAL && s->stack[i].local == next->local) return -1;
    return v;
}

static bool is_store(const Instruction *in) {
    return in->canonical - (unsigned)OP_istore <= OP_astore - OP_istore;
}

static int target_of(Compiler *c, const Instruction *next) {
    if (!is_store(next)) return -1;
    int pops = c->opcode == OP_getfield ? 1 : opcode_info[c->opcode].pops;
    return find_target(c, next, pops >= 0 ? (uint32_t)pops : 0);
}

int compiler_target_behind(Compiler *c) {
    const Instruction *behind = c->following + 1;
    return c->inlined == NULL && is_store(behind) ? find_target(c, behind, 0) : -1;
}

static inline __attribute__((always_inline)) void emit_instruction(Compiler *c,
                                                                   const Instruction *in) {
    uint32_t begin = c->a->size, recorded = c->pc_count;
    record_pc(c, begin, in->pc);
    c->at = c->pc = in->pc;
    c->size = in[1].pc - in->pc;
    c->opcode = c->code[in->pc];
    c->start_depth = c->state->depth;
    c->pinned_gp = c->pinned_fp = 0;
    if (c->jit->deopt_seed != 0) emit_forced_fall_back(c);
    c->following = in + 1;
    c->target_variable = target_of(c, in + 1);
    templates[c->opcode](c);
    if (c->a->size == begin) c->pc_count = recorded; /* there is nothing of it */
}

/* Up to the next one that may need code: a local that is pushed is an alias, and nothing else.
 */
static const Instruction *push_locals(Compiler *c, const Instruction *in,
                                      const Instruction *end) {
    static const char types[] = {'I', 'J', 'F', 'D', 'A'};
    for (; in < end && in->canonical - (unsigned)OP_iload <= OP_aload - OP_iload; in++)
        push_local(c, types[in->canonical - OP_iload], in->local);
    return in;
}

static void emit_instructions(Compiler *c, const Block *b) {
    const Instruction *in = &c->analysis.instructions[b->first_instruction], *end = in;
    end += analysis_instructions(b);
    while (!c->is_unreachable && c->failed == NULL) {
        if (c->jit->deopt_seed == 0) in = push_locals(c, in, end);
        if (in >= end) return;
        emit_instruction(c, in++);
        while (in->pc < c->pc + c->size) in++; /* it took the next one in */
    }
}

/* A block that is emitted next, and that nothing else leads to, begins with the state as it is.
 * To the body of a loop that is turned the way back leads too. */
static void fall_into(Compiler *c, Block *to, bool is_next) {
    if (is_next && !block_code(c, c->block)->has_test && to->predecessor_count == 1 &&
        !to->is_loop_head && !to->is_handler && block_code(c, to)->entry == NULL) {
        edge_trim(c, to, c->state);
        block_code(c, to)->entry = c->state;
        return;
    }
    edge_prepare(c, to);
    if (edge_needs_code(c, to)) edge_emit(c, to);
}
void compiler_instruction(Compiler *c, const Instruction *in) { emit_instruction(c, in); }

static inline __attribute__((always_inline)) void enter_state(Compiler *c, const Block *b) {
    const State *entry = block_code(c, b)->entry;
    c->pc = c->at = b->start;
    c->pinned_gp = c->pinned_fp = 0;
    if (entry != c->state) memcpy(c->state, entry, sizeof(State) + entry->depth * sizeof(Val));
    if (c->analysis.this_is_constant && !method_is_static(c->method)) c->state->nonnull |= 1;
}
void compiler_enter_state(Compiler *c, const Block *b) { enter_state(c, b); }

/* Where a loop lies matters as much as what it does: behind the beginning of 32 bytes rather
 * than there. Measured, by how long five of the benchmark's inner loops take. */
enum { TURNED_PLACE = 8 };

static void emit_block(Compiler *c, Block *b, Block *next) {
    BlockCode *code = block_code(c, b);
    c->block = b;
    c->is_unreachable = false;
    enter_state(c, b);
    code->has_test = b->is_loop_head && loop_has_test(c, b);
    bool is_turned = c->falls_into == b && block_code(c, c->falls_from)->has_test;
    bool is_continued =
        c->falls_into == b && b->predecessor_count == 1 && !b->is_loop_head && !b->is_handler;
    if (!is_continued) c->inside_count = 0;
    if (!is_continued || is_turned)
        loads_forget(c);
    else
        loads_enter(c, b);
    c->falls_into = NULL;
    if (is_turned) loop_begin(c, c->falls_from, b);
    uint32_t begin = c->a->size;
    if (is_turned)
        asm_nop(c->a, (TURNED_PLACE - c->a->size) & 31);
    else if (b->is_loop_head && !code->has_test)
        asm_align(c->a, 16);
    asm_label(c->a, &code->label);
    code->is_emitted = true;
    if (b->is_loop_head) emit_poll(c);
    if (c->a->size != begin) record_pc(c, begin, b->start);
    emit_instructions(c, b);
    if (c->is_unreachable || c->failed != NULL) return;
    c->pc = b->end;
    Block *to = block_at(c, b->end);
    c->pinned_gp = c->pinned_fp = 0;
    c->at = to->start;
    fall_into(c, to, to == next);
    if (to != next || block_code(c, to)->is_emitted)
        asm_jmp(c->a, &block_code(c, to)->label);
    else
        c->falls_into = to, c->falls_from = b;
}

static void expect_slots(Compiler *c, uint32_t depth) {
    c->state->depth = depth;
    c->state->in_register = 0;
    c->state->in_slot = ~0u;
    c->state->nonnull = 0;
    c->state->cast_class = 0;
    c->state->length_array = 0;
}

/* Handlers are entered by the unwinder with everything in its slot. */
static void prepare_handlers(Compiler *c) {
    if (c->info->handler_count == 0) return;
    for (uint32_t i = 0; i < c->analysis.order_count; i++) {
        Block *b = &c->analysis.blocks[c->analysis.order[i]];
        if (!b->is_handler) continue;
        expect_slots(c, 1);
        c->state->stack[0] = (Val){.kind = VAL_SLOT, .type = 'A', .nonnull = !b->is_loop_head};
        block_code(c, b)->entry = state_copy(c, c->state->depth);
        c->handler_count++;
    }
}

/* A loop's head that nothing leads to before the way back does, because a branch before it is
 * always taken (or never): some compilers and obfuscators make such. Usually there is none, and
 * what is not reached is not compiled; so it is found out at the end, and the method is
 * compiled again with such heads, which expect no operands. */
static const char *const head_was_left_out = "a loop's head was left out";

static bool has_head_left_out(Compiler *c) {
    for (uint32_t i = 0; i < c->analysis.order_count; i++) {
        const BlockCode *code = block_code(c, &c->analysis.blocks[c->analysis.order[i]]);
        if (code->entry != NULL && !code->is_emitted) return true;
    }
    return false;
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
    emit_own_leaf(c);
    arguments_receive(c);
    fall_into(c, c->block, true);
    bool left_out = false;
    for (uint32_t i = 0; i < analysis->order_count && c->failed == NULL; i++) {
        Block *b = &analysis->blocks[analysis->order[i]];
        Block *next =
            i + 1 < analysis->order_count ? &analysis->blocks[analysis->order[i + 1]] : NULL;
        if (block_code(c, b)->entry == NULL) { /* what leads there never goes on */
            left_out |= b->is_loop_head;
            if (!c->has_all_heads || !b->is_loop_head) continue;
            expect_slots(c, 0);
            block_code(c, b)->entry = state_copy(c, 0);
        }
        emit_block(c, b, next);
    }
    if (left_out && !c->has_all_heads && c->failed == NULL && has_head_left_out(c))
        compiler_fail(c, head_was_left_out);
}

/* ---- Ways in and out behind the code ---- */

static void emit_tails(Compiler *c) {
    for (unsigned i = 0; i < TAILS; i++) {
        if (c->tails[i].uses < 0) continue;
        asm_label(c->a, &c->tails[i]);
        if (i == STUB_throw_pending) {
            stubs_pending_tail(c->a, &c->start, c->jit->stubs->at[i]);
            continue;
        }
        asm_lea_label(c->a, RCX, &c->start);
        asm_jmp_address(c->a, c->jit->stubs->at[i]);
    }
    if (c->overflow.uses >= 0) {
        asm_label(c->a, &c->overflow);
        asm_jmp_address(c->a, c->jit->stubs->overflow);
    }
}

static void emit_entries(Compiler *c) {
    if (!c->analysis.has_loops && c->handler_count == 0) return;
    c->handlers = compiler_allocate_raw(c, c->handler_count * sizeof *c->handlers);
    c->loops = compiler_allocate_raw(
        c, c->analysis.has_loops ? c->analysis.order_count * sizeof *c->loops : 0);
    if (c->failed) return;
    c->handler_count = 0;
    for (uint32_t i = 0; i < c->analysis.order_count; i++) {
        Block *b = &c->analysis.blocks[c->analysis.order[i]];
        BlockCode *code = block_code(c, b);
        if (!code->is_emitted) continue;
        if (b->is_handler)
            c->handlers[c->handler_count++] =
                (CodeEntry){b->start, (uint32_t)code->label.position};
        if (!b->is_loop_head || code->entry->depth > 0) continue;
        c->loops[c->loop_count++] = (CodeEntry){b->start, c->a->size};
        reload_snapshot(c, code->entry, 0,
                        code->entry->in_register & c->analysis.live[b->start]);
        asm_jmp(c->a, &code->label);
    }
}

static void compile_all(Compiler *c) {
    if (method_has(c->method, METHOD_READ)) {
        compiler_fail(c, "its frames are read");
        return;
    }
    if (!analysis_run(&c->analysis, c->info, &c->kept.analysis)) {
        compiler_fail(c, c->analysis.reason);
        return;
    }
    choose_variables(c);
    c->codes = compiler_allocate(c, c->analysis.block_count * sizeof *c->codes);
    if (c->failed) return;
    for (uint32_t i = 0; i < c->analysis.block_count; i++) c->codes[i].label = LABEL_NEW;
    memset(c->tails, 0xff, sizeof c->tails); /* LABEL_NEW, each */
    c->start = c->overflow = c->enter = c->entered = LABEL_NEW;
    c->slow_end = &c->slow;
    c->leaves_end = &c->leaves;
    c->state = memset(compiler_allocate_raw(c, state_bytes(c)), 0, sizeof(State));
    asm_u64(c->a, 0); /* keeps the start aligned */
    asm_u64(c->a, 0); /* the JitCode */
    asm_label(c->a, &c->start);
    record_pc(c, c->a->size, PC_PROLOGUE);
    emit_body(c);
    record_pc(c, c->a->size, PC_SLOW_PATHS);
    if (c->enter.uses >= 0) emit_entry_slowly(c);
    if (c->failed == NULL) slow_emit_all(c);
    if (c->failed == NULL) emit_leaving(c);
    if (c->failed == NULL) emit_entries(c);
    if (c->failed == NULL) emit_tails(c);
    if (c->failed == NULL) literals_emit(c);
    if (c->kept.assembler.failed) compiler_fail(c, "the code is too large");
}

static CodeEntry entry_behind_header(const CodeEntry *entry) {
    return (CodeEntry){entry->pc, entry->offset - CODE_HEADER};
}

/* One piece of memory for all that is known of the code. */
static JitCode *make_code(Compiler *c) {
    bool is_far = c->a->size - CODE_HEADER > UINT16_MAX;
    size_t numbers = c->call_count + (size_t)c->pc_count * (is_far ? 2 : 1);
    size_t inner_bytes = (c->inner_count + 1) * sizeof(Method *) + /* and what aligns them */
                         c->range_count * sizeof(InnerRange);
    JitCode *code =
        malloc(sizeof *code + (c->handler_count + c->loop_count) * sizeof(CodeEntry) +
               c->hook_count * sizeof(CodeHook) + numbers * sizeof(uint32_t) + inner_bytes);
    if (code == NULL) return NULL;
    *code = (JitCode){.method = c->method,
                      .size = c->a->size - CODE_HEADER,
                      .pc_count = c->pc_count,
                      .literal_bytes = c->literal_bytes,
                      .hook_count = c->hook_count,
                      .call_count = c->call_count,
                      .handler_count = c->handler_count,
                      .loop_count = c->loop_count,
                      .is_chosen = c->is_chosen,
                      .inner_count = c->inner_count,
                      .range_count = c->range_count,
                      .frame_offset = c->frame_offset};
    CodeEntry *entry = jit_code_handlers(code);
    for (uint32_t i = 0; i < c->handler_count; i++)
        *entry++ = entry_behind_header(&c->handlers[i]);
    for (uint32_t i = 0; i < c->loop_count; i++) *entry++ = entry_behind_header(&c->loops[i]);
    CodeHook *hook = jit_code_hooks(code);
    for (uint32_t i = 0; i < c->hook_count; i++)
        *hook++ = (CodeHook){c->kept.hooks[i].offset - CODE_HEADER,
                             (uint32_t)c->kept.hook_targets[i]->position - CODE_HEADER};
    uint32_t *call = jit_code_calls(code);
    for (uint32_t i = 0; i < c->call_count; i++) *call++ = c->kept.calls[i] - CODE_HEADER;
    if (is_far) {
        memcpy(call, c->kept.pcs, c->pc_count * sizeof(PcEntry));
    } else {
        uint16_t *pair = (uint16_t *)call;
        for (uint32_t i = 0; i < c->pc_count; i++, pair += 2) {
            pair[0] = (uint16_t)c->kept.pcs[i].offset;
            pair[1] = (uint16_t)c->kept.pcs[i].pc;
        }
    }
    for (uint32_t i = 0; i < c->inner_count; i++) {
        jit_code_inner(code)[i] = inner_entry(c->kept.inner[i]);
        method_mark(c->kept.inner[i], METHOD_INNER);
    }
    if (c->range_count > 0)
        memcpy(jit_code_ranges(code), c->kept.ranges, c->range_count * sizeof(InnerRange));
    return code;
}

static JitCode *finish(Compiler *c) {
    JitCode *code = make_code(c);
    if (code == NULL) {
        compiler_fail(c, "out of memory");
        return NULL;
    }
    uint8_t *at = code_arena_take(&c->jit->arena, c->a->size);
    if (at == NULL) c->jit->is_full = true;
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
    code_arena_mark(&c->jit->arena, at);
    if (c->jit->vm->methods_observed) jit_patch_hooks(c->jit, code, true);
    return code;
}

/* The workspace of the last compilation, all else as new. */
static Compiler *begin(Jit *jit, Method *method) {
    Compiler *c = jit->compiler;
    if (c == NULL) c = jit->compiler = calloc(1, sizeof *c);
    if (c == NULL) return NULL;
    memset(c, 0, offsetof(Compiler, kept));
    c->jit = jit;
    c->method = method;
    c->is_chosen = method_is_chosen(method);
    c->a = &c->kept.assembler;
    asm_begin(c->a);
    c->info = method->info->code;
    c->code = c->info->code;
    c->push_limit = c->info->max_stack;
    c->holder = method->holder;
    c->next_chunk = &c->kept.chunks;
    c->has_avx = !jit->vm->options.jit.isa_v1 && __builtin_cpu_supports("avx");
    c->has_bmi2 = !jit->vm->options.jit.isa_v1 && __builtin_cpu_supports("bmi2");
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
    if (jit->is_full) jit->is_full = false; /* a store of it is a locked one */
    Compiler *c = begin(jit, method);
    *reason = "out of memory";
    if (c == NULL) return NULL;
    compile_all(c);
    if (c->failed == head_was_left_out) {
        c = begin(jit, method);
        c->has_all_heads = true;
        compile_all(c);
    }
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
