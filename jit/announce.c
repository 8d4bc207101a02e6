/* SPDX-License-Identifier: MIT */
/* Telling the outside of compiled code: events with a line table, also to a listener that comes late, and perf's
 * map of symbols. Events are sent without the jit lock. */
#include <stdlib.h>
#include <string.h>

#include "jit/jit.h"

/* Pairs of offset and line, ascending; what belongs to no line (slow paths) keeps the line before. */
int32_t *jit_code_lines(const JitCode *code, uint32_t *count) {
    int32_t *lines = malloc((code->pc_count + 1) * 2 * sizeof *lines), last = -1;
    *count = 0;
    for (uint32_t i = 0; lines != NULL && i < code->pc_count; i++) {
        PcEntry entry = jit_code_pc(code, i);
        uint32_t pc = entry.pc;
        if (pc == PC_SLOW_PATHS) break;
        int32_t line = method_line_at(code->method, pc == PC_PROLOGUE ? 0 : (int)pc);
        if (line <= 0 || line == last) continue;
        lines[2 * *count] = (int32_t)entry.offset;
        lines[2 * *count + 1] = last = line;
        ++*count;
    }
    return lines;
}

/* Not of a method that is gone: under the lock it is there, and its lines are read. */
static void tell(Thread *t, Listener *only, const JitCode *code) {
    Jit *jit = t->vm->jit;
    uint32_t count = 0;
    pthread_mutex_lock(&jit->lock);
    bool is_gone = code->is_released;
    int32_t *lines = is_gone ? NULL : jit_code_lines(code, &count);
    pthread_mutex_unlock(&jit->lock);
    if (is_gone) return;
    Event event = {.type = EVENT_compiled_method_load,
                   .compiled_method_load = {.method = code->method, .code = code->start, .bytes = code->size,
                                            .line_count = lines != NULL ? count : 0, .lines = lines}};
    if (only != NULL) only->notify(only, t, &event);
    else events_send(&t->vm->events, t, &event);
    free(lines);
}

static void unpin(Jit *jit, JitCode *code) {
    pthread_mutex_lock(&jit->lock);
    if (--code->pins == 0 && code->is_released) jit_code_free(jit, code);
    pthread_mutex_unlock(&jit->lock);
}

void jit_announce(Thread *t) {
    Jit *jit = t->vm->jit;
    if (!WANTED(t, compiled_method_load)) return;
    for (;;) {
        pthread_mutex_lock(&jit->lock);
        JitCode *code = jit->codes;
        while (code != NULL && (code->is_announced || code->is_unloaded)) code = code->next;
        if (code != NULL) code->is_announced = true;
        if (code != NULL) code->pins++;
        pthread_mutex_unlock(&jit->lock);
        if (code == NULL) return;
        tell(t, NULL, code);
        unpin(jit, code);
    }
}

void jit_announce_late(Thread *t, Listener *late) {
    Jit *jit = t->vm->jit;
    pthread_mutex_lock(&jit->lock);
    uint32_t count = 0;
    for (JitCode *code = jit->codes; code != NULL; code = code->next) count += code->is_announced;
    JitCode **told = malloc((count + 1) * sizeof *told);
    count = 0;
    for (JitCode *code = jit->codes; told != NULL && code != NULL; code = code->next)
        if (code->is_announced) code->pins++, told[count++] = code;
    pthread_mutex_unlock(&jit->lock);
    while (told != NULL && count-- > 0) {
        tell(t, late, told[count]);
        unpin(jit, told[count]);
    }
    free(told);
    jit_announce(t);
}

void jit_announce_unload(Thread *t, Class *c) {
    Jit *jit = t->vm->jit;
    if (!WANTED(t, compiled_method_unload)) return;
    for (;;) {
        pthread_mutex_lock(&jit->lock);
        JitCode *code = jit->codes;
        while (code != NULL && !(code->method->holder == c && code->is_announced)) code = code->next;
        if (code != NULL) code->is_announced = false; /* nothing of a dead class is told again */
        if (code != NULL) code->is_unloaded = true;
        if (code != NULL) code->pins++;
        pthread_mutex_unlock(&jit->lock);
        if (code == NULL) return;
        EMIT(t, compiled_method_unload, .method = code->method, .code = code->start);
        unpin(jit, code);
    }
}
