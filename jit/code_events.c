/* SPDX-License-Identifier: MIT */
/* Telling the outside of compiled code: events with a line table, also to a listener that comes
 * late, and perf's map of symbols. Events are sent without the jit lock. */
#include <stdlib.h>
#include <string.h>

#include "jit/jit.h"
#include "vm/load/loader.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

/* Pairs of offset and line, ascending; what belongs to no line (slow paths) keeps the line
 * before. */
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

/* A class without a loader is unloaded soon, or is being unloaded: what was not told of it yet
 * is not told. The jit lock is held. */
static bool is_ending(const JitCode *code) {
    const Class *holder = code->is_released ? NULL : code->method->holder;
    return holder == NULL || code->is_unloaded || holder->mirror == NULL ||
           loader_class_died(holder) != 0;
}

/* Not of a method that is gone: under the lock it is there, and its lines are read. The class
 * lives until its code was told, so that no end comes before: neither COMPILED_METHOD_UNLOAD
 * nor CLASS_UNLOAD. */
static void tell(Thread *t, Listener *only, JitCode *code) {
    Jit *jit = t->vm->jit;
    uint32_t count = 0;
    HANDLE_SCOPE(t);
    pthread_mutex_lock(&jit->lock);
    bool is_gone = is_ending(code);
    int32_t *lines = is_gone ? NULL : jit_code_lines(code, &count);
    Object *mirror = is_gone ? NULL : code->method->holder->mirror;
    pthread_mutex_unlock(&jit->lock);
    if (is_gone) return;
    handle_new(t, mirror);
    Event event = {.type = EVENT_compiled_method_load,
                   .compiled_method_load = {.method = code->method,
                                            .code = code->start,
                                            .bytes = code->size,
                                            .line_count = lines != NULL ? count : 0,
                                            .lines = lines}};
    if (only != NULL) {
        only->notify(only, t, &event);
    } else {
        code->load_event = &event; /* no safepoint since it was called announced */
        events_dispatch(&t->vm->events, t, &event);
        code->load_event = NULL;
    }
    free(lines);
}

static void unpin(Jit *jit, JitCode *code) {
    pthread_mutex_lock(&jit->lock);
    if (--code->pins == 0 && code->is_released) jit_code_free(jit, code);
    pthread_mutex_unlock(&jit->lock);
}

/* The oldest code that is not announced: of a method, older code is told of first. */
static JitCode *next_unannounced(const Jit *jit) {
    JitCode *oldest = NULL;
    uint32_t left = jit->unannounced;
    for (JitCode *code = jit->codes; code != NULL && left > 0; code = code->next) {
        if (code->is_announced) continue;
        left--;
        if (!is_ending(code)) oldest = code;
    }
    return oldest;
}

void jit_announce(Thread *t) {
    Jit *jit = t->vm->jit;
    if (!WANTED(t, compiled_method_load)) return;
    for (;;) {
        pthread_mutex_lock(&jit->lock);
        JitCode *code = next_unannounced(jit);
        if (code != NULL) {
            code->is_announced = true;
            code->pins++;
            jit->unannounced--;
        } else {
            jit->unannounced = 0;
        }
        pthread_mutex_unlock(&jit->lock);
        if (code == NULL) return;
        tell(t, NULL, code);
        unpin(jit, code);
    }
}

/* Code that has been listed, or all. */
static void tell_all(Thread *t, Listener *late, bool listed) {
    Jit *jit = t->vm->jit;
    pthread_mutex_lock(&jit->lock);
    uint32_t count = 0;
    for (JitCode *code = jit->codes; code != NULL; code = code->next)
        count += !listed || code->is_listed;
    JitCode **told = malloc((count + 1) * sizeof *told);
    count = 0;
    for (JitCode *code = jit->codes; told != NULL && code != NULL; code = code->next)
        if (!listed || code->is_listed) code->pins++, told[count++] = code;
    pthread_mutex_unlock(&jit->lock);
    while (told != NULL && count-- > 0) {
        tell(t, late, told[count]);
        unpin(jit, told[count]);
    }
    free(told);
}

/* What a late agent missed is what was announced when it began to hear: others' announcements
 * come to it live, and so do those in progress that have not passed it by. World stopped. */
void jit_list_announced(VM *vm, const Listener *late) {
    Jit *jit = vm->jit;
    pthread_mutex_lock(&jit->lock);
    for (JitCode *code = jit->codes; code != NULL; code = code->next)
        code->is_listed =
            code->is_announced && (code->load_event == NULL ||
                                   !events_is_to_come(&vm->events, code->load_event, late));
    pthread_mutex_unlock(&jit->lock);
}

void jit_announce_late(Thread *t, Listener *late) {
    tell_all(t, late, true);
    jit_announce(t);
}

void jit_visit_code(Thread *t, Listener *visitor) { tell_all(t, visitor, false); }

void jit_announce_unload(Thread *t, Class *c) {
    Jit *jit = t->vm->jit;
    if (!WANTED(t, compiled_method_unload)) return;
    for (;;) {
        pthread_mutex_lock(&jit->lock);
        JitCode *code = jit->codes;
        while (code != NULL && !(code->method->holder == c && code->is_announced))
            code = code->next;
        if (code != NULL)
            code->is_announced = false; /* nothing of a dead class is told again */
        if (code != NULL) code->is_unloaded = true;
        if (code != NULL) code->pins++;
        pthread_mutex_unlock(&jit->lock);
        if (code == NULL) return;
        EMIT(t, compiled_method_unload, .method = code->method, .code = code->start);
        unpin(jit, code);
    }
}
