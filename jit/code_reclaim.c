/* SPDX-License-Identifier: MIT */
/* The end of machine code.
 *
 *   current ---- replaced, or its assumptions are gone ----> obsolete     (under the lock, or
 *                                                                the world is stopped)
 *   obsolete --- the world is stopped, nobody is inside ---> dead         (reclaim_sweep)
 *   dead ------- COMPILED_METHOD_UNLOAD was sent ----------> given back   (reclaim_sweep, the
 *                                                                world running)
 *
 * Nobody enters obsolete code, so that a thread is inside only if it will return there: its C
 * stack then has an address of the code. Stubs note the stack pointer where they leave for C;
 * everything that lies above is compared, return address or not, so that some code lives longer
 * than it had to, and none shorter. Code that is being told of is pinned. */
#include "jit/code_reclaim.h"
#include "vm/model/thread_list.h"
#include "vm/threads/gate.h"

#include <stdlib.h>

static void note_word(Jit *jit, uintptr_t word) {
    uintptr_t arena = (uintptr_t)jit->arena.executable;
    if (word - arena >= jit->arena.bytes) return;
    for (JitCode *code = jit->codes; code != NULL; code = code->next)
        if (code->is_obsolete && word - (uintptr_t)code->start <= code->size)
            code->is_inside = true;
}

/* Reads other threads' stacks as they are. */
__attribute__((no_sanitize("address", "thread", "undefined"))) static void
note_thread(void *data, Thread *t) {
    enum { RETURN_ADDRESS = 16 }; /* pushed after the stack pointer was noted */
    if (t->stacks.c_exit == NULL) return;
    const uintptr_t *at = (const uintptr_t *)(const void *)(t->stacks.c_exit - RETURN_ADDRESS);
    for (; at < (const uintptr_t *)(const void *)t->stacks.c_high; at++) note_word(data, *at);
}

/* What is newer than code of the method that stays, stays too. Agents hear of a method that
 * code of it goes, and not which one; they take it for the oldest: so it is. World stopped,
 * since the mark is no other thread's. */
static void keep_newer(JitCode *oldest) {
    for (JitCode *code = oldest; code != NULL; code = code->previous) {
        if (method_has(code->method, METHOD_KEEPS_CODE)) code->is_dead = false;
        if (!code->is_dead && method_has(code->method, METHOD_REPLACED))
            method_mark(code->method, METHOD_KEEPS_CODE);
    }
    for (JitCode *code = oldest; code != NULL; code = code->previous)
        if (method_has(code->method, METHOD_KEEPS_CODE))
            method_unmark(code->method, METHOD_KEEPS_CODE);
}

static void find_dead(Thread *t) {
    Jit *jit = t->vm->jit;
    JitCode *oldest = NULL;
    world_stop(t);
    for (JitCode *code = jit->codes; code != NULL; code = code->next) code->is_inside = false;
    thread_visit_all(t->vm, note_thread, jit);
    for (JitCode *code = jit->codes; code != NULL; code = code->next) {
        code->is_dead = code->is_obsolete && !code->is_inside && code->pins == 0;
        oldest = code;
    }
    keep_newer(oldest);
    jit->sweep_at = oldest;
    world_resume(t);
}

static void keep_newer_of(JitCode *pinned) {
    for (JitCode *code = pinned; code != NULL; code = code->previous)
        if (code->method == pinned->method) code->is_dead = false;
}

/* The oldest first. What somebody has begun to tell of since then stays until the next sweep.
 */
static JitCode *take_dead(Jit *jit) {
    for (JitCode *code; (code = jit->sweep_at) != NULL; jit->sweep_at = code->previous) {
        if (code->is_dead && code->pins == 0) {
            jit_code_unlink(jit, code);
            return code;
        }
        if (code->is_dead) keep_newer_of(code);
    }
    return NULL;
}

void reclaim_sweep(Thread *t) {
    Jit *jit = t->vm->jit;
    find_dead(t);
    for (;;) {
        pthread_mutex_lock(&jit->lock);
        JitCode *code = take_dead(jit);
        pthread_mutex_unlock(&jit->lock);
        if (code == NULL) break;
        if (code->is_announced)
            EMIT(t, compiled_method_unload, .method = code->method, .code = code->start);
        pthread_mutex_lock(&jit->lock);
        jit->obsolete_bytes -= code->size;
        jit_code_free(jit, code);
        pthread_mutex_unlock(&jit->lock);
    }
    /* What is in use still is not looked for again soon. */
    jit->sweep_bytes = 2 * jit->obsolete_bytes + reclaim_limit(jit);
}

size_t reclaim_limit(const Jit *jit) {
    size_t bytes = jit->arena.bytes / 16;
    return bytes < 1 << 20 ? bytes : 1 << 20;
}

void reclaim_check(Thread *t) {
    Jit *jit = t->vm->jit;
    if (jit->obsolete_bytes >= jit->sweep_bytes) reclaim_sweep(t);
}
