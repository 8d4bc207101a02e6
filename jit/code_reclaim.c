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

/* Is there older code of the method that stays? Agents hear of a method that code of it goes,
 * and not which one. They take it for the oldest: so it is. */
static bool has_older(const JitCode *code) {
    const JitCode *older = code->next;
    while (older != NULL && (older->method != code->method || older->is_dead))
        older = older->next;
    return older != NULL;
}

static void find_dead(Thread *t) {
    Jit *jit = t->vm->jit;
    world_stop(t);
    for (JitCode *code = jit->codes; code != NULL; code = code->next) code->is_inside = false;
    thread_visit_all(t->vm, note_thread, jit);
    for (JitCode *code = jit->codes; code != NULL; code = code->next)
        code->is_dead = code->is_obsolete && !code->is_inside && code->pins == 0;
    for (JitCode *code = jit->codes; code != NULL; code = code->next)
        code->is_dead = code->is_dead && !has_older(code);
    jit->sweep_at = jit->codes;
    world_resume(t);
}

/* The oldest code of the method. */
static JitCode *oldest_of(JitCode *code) {
    JitCode *oldest = code;
    for (; code != NULL; code = code->next)
        if (code->method == oldest->method) oldest = code;
    return oldest;
}

/* What somebody has begun to tell of since then stays until the next sweep, and so does newer
 * code of the method. */
static JitCode *take_dead(Jit *jit) {
    for (; jit->sweep_at != NULL; jit->sweep_at = jit->sweep_at->next) {
        if (!jit->sweep_at->is_dead) continue;
        JitCode *code = oldest_of(jit->sweep_at);
        if (!code->is_dead || code->pins != 0) continue;
        jit_code_unlink(jit, code);
        return code;
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
