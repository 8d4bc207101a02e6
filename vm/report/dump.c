/* SPDX-License-Identifier: MIT */
/* Thread dumps. The world stands still while the text is made in memory, and runs again before
 * it is written anywhere. A monitor is shown as held by the frame of a synchronized method
 * exactly; that of a block is looked for among the references of frames whose code has a
 * monitorenter. */
#include "vm/report/dump.h"
#include "vm/model/selection.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/heap/global_references.h"
#include "vm/model/library.h"
#include "vm/objects/string.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

#ifndef MINIJVM_VERSION
#define MINIJVM_VERSION "unknown"
#endif

enum { DUMP_LOCKS = 256, DUMP_THREADS = 256 };

typedef struct HeldLock {
    Object *object;
    int frame_number;
} HeldLock;

typedef struct Dump {
    VM *vm;
    FILE *out;
    Thread *subject;
    HeldLock locks[DUMP_LOCKS];
    unsigned lock_count;
    Thread *threads[DUMP_THREADS]; /* for the search for deadlocks */
    unsigned thread_count;
} Dump;

/* ---- Pieces ---- */

static void dump_object(FILE *out, const char *what, Object *object) {
    char name[512];
    fprintf(out, "\t- %s <0x%016lx> (a %s", what, (unsigned long)(uintptr_t)object,
            class_external_name(object_class(object), name, sizeof name));
    if (object_shape(object)->kind == SHAPE_MIRROR) {
        Class *c = class_of_mirror(object);
        if (c != NULL) fprintf(out, " for %s", class_external_name(c, name, sizeof name));
    }
    fputs(")\n", out);
}

static void dump_frame(FILE *out, const Activation *at) {
    char name[512];
    const Method *method = at->method;
    const ClassFile *file = method->holder->file;
    fprintf(out, "\tat %s.%s(", class_external_name(method->holder, name, sizeof name),
            method->name);
    const ClassLibrary *library = method->holder->vm->library;
    if (library != NULL) library->module_prefix(method->holder, name, sizeof name);
    if (library != NULL) fputs(name, out);
    const char *source = file != NULL ? file->source_file.bytes : NULL;
    int line = method_is_native(method) ? -1 : method_line_at(method, at->pc);
    if (method_is_native(method))
        fputs("Native Method", out);
    else if (source == NULL)
        fputs("Unknown Source", out);
    else if (line > 0)
        fprintf(out, "%s:%d", source, line);
    else
        fputs(source, out);
    fputs(")\n", out);
}

static bool method_has_monitorenter(const Method *method) {
    const CodeInfo *code = method->info != NULL ? method->info->code : NULL;
    for (uint32_t pc = 0, length; code != NULL && pc < code->length; pc += length) {
        if (code->code[pc] == OP_monitorenter) return true;
        length = opcode_length(code->code, code->length, pc);
        if (length == 0) break;
    }
    return false;
}

static void dump_collect_lock(void *data, Object **slot, int frame_number) {
    Dump *dump = data;
    if (dump->lock_count == DUMP_LOCKS || monitor_owner(dump->vm, *slot) != dump->subject)
        return;
    dump->locks[dump->lock_count++] = (HeldLock){*slot, frame_number};
}

static void dump_locks_of(Dump *dump, const Activation *at, int number) {
    Object *lock = frame_lock(at->frame);
    if (lock != NULL) dump_object(dump->out, "locked", lock);
    if (at->pc < 0 || !method_has_monitorenter(at->method)) return;
    for (unsigned i = 0; i < dump->lock_count; i++) {
        HeldLock *held = &dump->locks[i];
        bool known = held->frame_number != number || held->object == lock;
        for (unsigned k = 0; k < i && !known; k++)
            known =
                dump->locks[k].frame_number == number && dump->locks[k].object == held->object;
        if (!known) dump_object(dump->out, "locked", held->object);
    }
}

static const char *dump_state(int wait_kind, int32_t status, const char **doing) {
    bool timed = status & 0x20;
    switch (wait_kind) {
    case WAIT_ENTER: *doing = "waiting for monitor entry"; return "BLOCKED (on object monitor)";
    case WAIT_OBJECT:
        *doing = "in Object.wait()";
        return timed ? "TIMED_WAITING (on object monitor)" : "WAITING (on object monitor)";
    case WAIT_SLEEP: *doing = "waiting on condition"; return "TIMED_WAITING (sleeping)";
    case WAIT_PARK:
        *doing = "waiting on condition";
        return timed ? "TIMED_WAITING (parking)" : "WAITING (parking)";
    default: *doing = "runnable"; return "RUNNABLE";
    }
}

static int64_t thread_number(VM *vm, Object *thread) {
    Field *field = class_find_field(object_class(thread), symbol(vm, "tid"), symbol(vm, "J"));
    return field != NULL ? *(int64_t *)(void *)((char *)thread + field->offset) : 0;
}

static void dump_name(Dump *dump, Thread *thread) {
    VM *vm = dump->vm;
    Object *name = slot_get((char *)thread->object + vm->known.Thread_name);
    char *text = name != NULL ? string_to_c(vm, name) : NULL;
    fprintf(dump->out, "\"%s\"", text != NULL ? text : thread->name);
    free(text);
}

/* ---- One thread ---- */

static void dump_thread(Dump *dump, Thread *thread) {
    VM *vm = dump->vm;
    Object *object = thread->object;
    if (object == NULL) return;
    if (dump->thread_count < DUMP_THREADS) dump->threads[dump->thread_count++] = thread;
    int32_t status = *(int32_t *)(void *)((char *)object + vm->known.Thread_threadStatus);
    int kind = atomic_load(&thread->blocking.kind);
    Object *waits_for = atomic_load(&thread->blocking.object);
    const char *doing;
    const char *state = dump_state(kind, status, &doing);
    dump_name(dump, thread);
    fprintf(dump->out,
            " #%lld%s prio=%d os_prio=0 cpu=%.2fms tid=0x%016lx nid=0x%x %s  [0x%016lx]\n",
            (long long)thread_number(vm, object), thread->is_daemon ? " daemon" : "",
            *(int32_t *)(void *)((char *)object + vm->known.Thread_priority),
            (double)thread_cpu_time(thread) / 1e6, (unsigned long)(uintptr_t)thread,
            (unsigned)thread->native_id, doing, (unsigned long)(uintptr_t)thread->frame);
    fprintf(dump->out, "   java.lang.Thread.State: %s\n", state);
    dump->subject = thread;
    dump->lock_count = 0;
    stack_visit_roots(thread, dump_collect_lock, dump);
    StackWalk walk = stack_walk_begin(thread);
    for (int number = 0; stack_walk_next(&walk); number++) {
        dump_frame(dump->out, &walk.at);
        if (number == 0 && waits_for != NULL && kind != WAIT_NONE)
            dump_object(dump->out,
                        kind == WAIT_ENTER  ? "waiting to lock"
                        : kind == WAIT_PARK ? "parking to wait for"
                                            : "waiting on",
                        waits_for);
        dump_locks_of(dump, &walk.at, number);
    }
    fputc('\n', dump->out);
}

/* ---- Deadlocks: cycles of "waits to enter a monitor that is owned by" ---- */

static Thread *dump_waits_for(Dump *dump, Thread *thread) {
    Object *object = atomic_load(&thread->blocking.object);
    if (atomic_load(&thread->blocking.kind) != WAIT_ENTER || object == NULL) return NULL;
    return monitor_owner(dump->vm, object);
}

static void dump_deadlocks(Dump *dump) {
    bool told[DUMP_THREADS] = {false};
    for (unsigned i = 0; i < dump->thread_count; i++) {
        Thread *first = dump->threads[i], *at = first;
        if (told[i]) continue;
        unsigned steps = 0;
        do at = dump_waits_for(dump, at);
        while (at != NULL && at != first && ++steps <= dump->thread_count);
        if (at != first) continue;
        fputs("Found one Java-level deadlock:\n=============================\n", dump->out);
        do {
            Object *object = atomic_load(&at->blocking.object);
            char name[512];
            Thread *owner = dump_waits_for(dump, at);
            dump_name(dump, at);
            fprintf(
                dump->out,
                ":\n  waiting to lock monitor (object 0x%016lx, a %s),\n  which is held by ",
                (unsigned long)(uintptr_t)object,
                class_external_name(object_class(object), name, sizeof name));
            dump_name(dump, owner);
            fputs("\n\n", dump->out);
            for (unsigned k = 0; k < dump->thread_count; k++)
                if (dump->threads[k] == at) told[k] = true;
            at = owner;
        } while (at != first);
    }
}

/* ---- The whole ---- */

typedef struct ReferenceCount {
    unsigned strong, weak;
} ReferenceCount;

static void count_reference(void *data, Object **slot, bool weak, bool told) {
    ReferenceCount *count = data;
    (void)slot;
    (void)told;
    if (weak)
        count->weak++;
    else
        count->strong++;
}

char *dump_threads_text(Thread *t) {
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    Dump *dump = calloc(1, sizeof *dump);
    if (out == NULL || dump == NULL) {
        if (out != NULL) fclose(out);
        free(text);
        free(dump);
        return NULL;
    }
    time_t now = time(NULL);
    struct tm local;
    char date[32];
    strftime(date, sizeof date, "%Y-%m-%d %H:%M:%S", localtime_r(&now, &local));
    fprintf(out, "%s\nFull thread dump minijvm (%s %s):\n\n", date, MINIJVM_VERSION,
            t->vm->jit != NULL ? "mixed mode" : "interpreted mode");
    dump->vm = t->vm;
    dump->out = out;
    world_stop(t);
    for (Thread *thread = t->vm->threads; thread != NULL; thread = thread->next)
        dump_thread(dump, thread);
    ReferenceCount count = {0};
    global_references_visit(t->vm, count_reference, &count);
    fprintf(out, "JNI global refs: %u, weak refs: %u\n\n", count.strong, count.weak);
    dump_deadlocks(dump);
    world_resume(t);
    bool good = !ferror(out);
    if (fclose(out) != 0) good = false;
    free(dump);
    if (good) return text;
    free(text);
    return NULL;
}

void dump_own_stack(VM *vm) {
    enum { MOST_FRAMES = 64 };
    Thread *t = thread_current(vm);
    if (t == NULL) return;
    vm_print(vm, "in thread \"%s\"\n", t->name);
    StackWalk walk = stack_walk_begin(t);
    for (int i = 0; i < MOST_FRAMES && stack_walk_next(&walk); i++) {
        const Method *m = walk.at.method;
        char text[1024];
        vm_print(
            vm, "\tat %s line %d\n",
            method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text),
            method_line_at(m, (int)walk.at.pc));
    }
}
