/* SPDX-License-Identifier: MIT */
/* The request is a number that the thread's note repeats when it is written. The signal comes
 * with a word of ours, so that the host's own, which may have the same number, go to the host.
 *
 * What the handler may read hangs on where the thread is. In machine code that is the frame
 * register and the callers' frames: the engine knows from where on a frame is made, and until
 * when. In the interpreter it is t->frame, and whichever register has the instruction. In C it
 * is t->frame, which whoever leaves for C has stored, and its pc.
 *
 * Frames are in order of their addresses on the thread's own stack; what is not ends the note,
 * which then is none. A handler of the host's that interrupts machine code leaves t->frame
 * where it was: so methods are looked at once more when the note is read, before anything of
 * theirs. */
#include "vm/threads/note.h"

#include <stdlib.h>
#include <time.h>
#include <ucontext.h>

#include "vm/model/vm.h"
#include "vm/system/clock.h"
#include "vm/system/process.h"
#include "vm/threads/stack_walk.h"

enum { FRAMES = 512, FEW = 24, MOMENT = 50000 }; /* nanoseconds */

typedef struct NotedFrame {
    Method *method;
    const uint8_t *pc; /* NULL: of a native method */
} NotedFrame;

struct Note {
    _Atomic uint32_t asked, written; /* equal: the last request is answered */
    bool is_whole, is_dropped, was_asked;
    uint64_t collections; /* as of the note: what they unloaded may be in it */
    uint32_t count, most;
    Frame *rest; /* more than `most` goes on here */
    NotedFrame frames[FRAMES];
};

/* ---- In the handler ---- */

static bool add(Note *n, Method *method, const uint8_t *pc) {
    if (n->count == n->most) return false;
    n->frames[n->count++] = (NotedFrame){method, pc};
    return true;
}

static bool is_on_stack(const Thread *t, const Frame *frame) {
    uintptr_t at = (uintptr_t)frame;
    return at % _Alignof(Frame) == 0 && at >= (uintptr_t)t->stacks.base &&
           at <= (uintptr_t)t->stacks.end - sizeof(Frame);
}

static void add_frames(Note *n, const Thread *t, Frame *frame) {
    for (const Frame *above = NULL; frame != NULL; above = frame, frame = frame->caller) {
        if (!is_on_stack(t, frame) || (above != NULL && frame >= above)) return;
        if (frame->method == NULL) continue;
        if (!add(n, frame->method, frame->flags & FRAME_NATIVE ? NULL : frame->pc)) {
            n->rest = frame;
            break;
        }
    }
    n->is_whole = true;
}

static Interrupted interrupted_at(void *context) {
#if defined(__x86_64__)
    static const uint8_t order[INTERRUPTED_REGISTERS] = {
        REG_RBX, REG_R15, REG_R14, REG_R13, REG_R12, REG_RBP, REG_RAX,
        REG_RCX, REG_RDX, REG_RSI, REG_RDI, REG_R8,  REG_R9,  REG_R10};
    const greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    Interrupted at = {.pc = (uintptr_t)registers[REG_RIP],
                      .stack = (uintptr_t)registers[REG_RSP]};
    for (unsigned i = 0; i < INTERRUPTED_REGISTERS; i++)
        at.registers[i] = (uintptr_t)registers[order[i]];
    return at;
#else
    (void)context;
    return (Interrupted){0};
#endif
}

static void write_note(Thread *t, Note *n, const Interrupted *at) {
    Located found = {.frame = t->frame};
    const VM *vm = t->vm;
    bool is_known = vm->interpreter->locate(t, at, &found);
    if (!is_known && vm->engine != vm->interpreter)
        is_known = vm->engine->locate(t, at, &found);
    /* Of a deep stack what agents ask for, and some that they are not shown. */
    uint32_t deepest = atomic_load(&vm->threads.deepest_asked);
    n->most = deepest == 0 || deepest > FRAMES - FEW ? FRAMES : deepest + FEW;
    n->count = 0;
    n->rest = NULL;
    n->is_whole = false;
    n->collections = atomic_load(&t->vm->gate.collections_done);
    if (is_known && found.is_nowhere) return;
    for (uint32_t i = 0; i < found.count; i++) add(n, found.inner[i].method, found.inner[i].pc);
    add_frames(n, t, found.frame);
}

static void interrupted(void *context) {
    for (Thread *t = thread_current_any(); t != NULL; t = t->outer) {
        Note *n = t->suspension.note;
        if (n == NULL || atomic_load(&n->asked) == atomic_load(&n->written)) continue;
        Interrupted at = interrupted_at(context);
        write_note(t, n, &at);
        atomic_store(&n->written, atomic_load(&n->asked));
    }
}

/* ---- Asking ---- */

bool notes_possible(const VM *vm) {
    return vm->options.note_signal >= 0 && !vm->options.leave_signals;
}

static bool has_signal(VM *vm) {
    if (vm->threads.note_signal == 0)
        vm->threads.note_signal =
            notes_possible(vm) ? process_take_signal(vm->options.note_signal, interrupted) : -1;
    return vm->threads.note_signal > 0;
}

static Note *note_of(Thread *t) {
    if (t->suspension.note == NULL) {
        Note *n = calloc(1, sizeof *n);
        atomic_signal_fence(memory_order_seq_cst);
        __atomic_store_n(&t->suspension.note, n, __ATOMIC_RELEASE);
    }
    return t->suspension.note;
}

void note_ask(Thread *target) {
    if (atomic_load(&target->state) != THREAD_IN_VM || !has_signal(target->vm)) return;
    Note *n = note_of(target);
    if (n == NULL) return;
    uint32_t request = atomic_load(&n->written) + 1;
    n->is_dropped = false;
    atomic_store(&n->asked, request);
    n->was_asked = true;
    if (!process_interrupt(target->pthread)) return;
    /* To be asked to stop meanwhile would be to come to rest before. */
    for (int64_t end = clock_nanoseconds() + MOMENT;
         atomic_load(&n->written) != request && clock_nanoseconds() < end;)
        __builtin_ia32_pause();
}

void note_drop(Thread *target) {
    if (target->suspension.note != NULL) target->suspension.note->is_dropped = true;
}

void note_free(Thread *t) {
    Note *n = t->suspension.note;
    t->suspension.note = NULL;
    atomic_signal_fence(memory_order_seq_cst);
    free(n);
}

void notes_end(VM *vm) {
    if (vm->threads.note_signal > 0) process_leave_signal();
    vm->threads.note_signal = -1;
}

/* ---- Reading ---- */

static bool is_good(VM *vm, const NotedFrame *at) { return method_is_valid(vm, at->method); }

static int instruction_of(const NotedFrame *at) {
    const Method *m = at->method;
    if (at->pc == NULL || m->code == NULL) return -1;
    uintptr_t index = (uintptr_t)at->pc - (uintptr_t)m->code;
    return index < m->info->code->length ? (int)index : 0;
}

/* What lies below the last one that there was room for stays where it is, unless the thread has
 * left so many frames since. */
static bool is_still_there(const Thread *t, const Frame *rest) {
    const Frame *frame = t->frame;
    while (frame != NULL && frame > rest) frame = frame->caller;
    return frame == rest;
}

bool note_visit(Thread *target, int depth, void (*visit)(void *data, Method *method, int pc),
                void *data) {
    VM *vm = target->vm;
    if (depth > 0 && (uint32_t)depth > atomic_load(&vm->threads.deepest_asked))
        atomic_store(&vm->threads.deepest_asked, (uint32_t)depth);
    const Note *n = target->suspension.note;
    if (n == NULL || n->is_dropped || !n->was_asked) return false;
    bool is_good_note = atomic_load(&n->asked) == atomic_load(&n->written) && n->is_whole &&
                        n->count > 0 &&
                        n->collections == atomic_load(&vm->gate.collections_done) &&
                        (n->rest == NULL || is_still_there(target, n->rest));
    int looked = 0;
    for (uint32_t i = 0; is_good_note && i < n->count && looked < depth; i++, looked++)
        is_good_note = is_good(vm, &n->frames[i]);
    atomic_fetch_add(is_good_note ? &vm->threads.notes_read : &vm->threads.notes_missed, 1);
    if (!is_good_note) return false;
    int count = 0;
    for (uint32_t i = 0; i < n->count && count < depth; i++) {
        const NotedFrame *at = &n->frames[i];
        if (i >= (uint32_t)looked && !is_good(vm, at)) return true;
        if (method_has(at->method, METHOD_UNLISTED)) continue;
        visit(data, at->method, instruction_of(at));
        count++;
    }
    if (n->rest == NULL) return true;
    StackWalk walk = {.thread = target, .next = n->rest};
    while (count < depth && stack_walk_next(&walk)) {
        visit(data, walk.at.method, walk.at.pc);
        count++;
    }
    return true;
}

void notes_count(VM *vm, uint64_t *noted, uint64_t *rested) {
    *noted = atomic_load(&vm->threads.notes_read);
    *rested = atomic_load(&vm->threads.notes_missed);
}
