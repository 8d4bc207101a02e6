/* SPDX-License-Identifier: MIT */
/* Thread dumps. The world stands still while the text is made in memory, and runs again before
 * it is written anywhere. A monitor is shown as held by the frame of a synchronized method
 * exactly; that of a block is looked for among the references of frames whose code has a
 * monitorenter. The locks of java.util.concurrent say in a field which thread has them; all of
 * them are in the heap only, which is walked when somebody asks. */
#include "vm/report/dump.h"
#include "vm/model/selection.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/heap/global_references.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/model/thread_list.h"
#include "vm/objects/string.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

#ifndef MINIJVM_VERSION
#define MINIJVM_VERSION "unknown"
#endif

enum { DUMP_LOCKS = 256 };

typedef struct HeldLock {
    Object *object;
    int frame_number;
} HeldLock;

/* A lock of java.util.concurrent that a thread has. */
typedef struct OwnedLock {
    Object *object;
    const Thread *owner;
} OwnedLock;

typedef struct Dump {
    VM *vm;
    FILE *out;
    Thread *subject;
    HeldLock locks[DUMP_LOCKS];
    unsigned lock_count;
    const Class *synchronizer; /* AbstractOwnableSynchronizer; NULL: there is none yet */
    uint32_t exclusive_owner, park_blocker; /* offsets of fields; park_blocker 0: unknown */
    bool owned_asked;                       /* the following are shown */
    OwnedLock *owned;
    size_t owned_count, owned_capacity;
    bool failed; /* no memory for them */
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

/* ---- Locks of java.util.concurrent ---- */

/* Before the world stops: classes are looked up, and their fields. */
static void dump_find_fields(Dump *dump) {
    VM *vm = dump->vm;
    Class *c = loader_find(
        vm, NULL, symbol(vm, "java/util/concurrent/locks/AbstractOwnableSynchronizer"));
    const Field *owner = NULL,
                *blocker = class_find_field(vm->known.Thread_, symbol(vm, "parkBlocker"),
                                            symbol(vm, "Ljava/lang/Object;"));
    if (c != NULL && atomic_load(&c->state) >= CLASS_LINKED)
        owner = class_find_field(c, symbol(vm, "exclusiveOwnerThread"),
                                 symbol(vm, "Ljava/lang/Thread;"));
    if (owner != NULL) {
        dump->synchronizer = c;
        dump->exclusive_owner = owner->offset;
    }
    if (blocker != NULL) dump->park_blocker = blocker->offset;
}

/* What it said it parks for; NULL: nothing. */
static Object *dump_park_blocker(const Dump *dump, const Thread *thread) {
    if (dump->park_blocker == 0) return NULL;
    return slot_get((const char *)thread->object + dump->park_blocker);
}

/* The thread that has the lock, NULL: it is none, or nobody has it. */
static Thread *lock_owner(const Dump *dump, const Object *object) {
    if (dump->synchronizer == NULL ||
        !class_is_subclass(object_class(object), dump->synchronizer))
        return NULL;
    Object *owner = slot_get((const char *)object + dump->exclusive_owner);
    return owner != NULL ? thread_of_object(owner) : NULL;
}

static void dump_collect_owned(void *data, Object *object, int arena) {
    Dump *dump = data;
    const Thread *owner = lock_owner(dump, object);
    (void)arena;
    if (owner == NULL || dump->failed) return;
    if (dump->owned_count == dump->owned_capacity) {
        size_t capacity = 2 * dump->owned_capacity + 64;
        OwnedLock *grown = realloc(dump->owned, capacity * sizeof *grown);
        if (grown == NULL) {
            dump->failed = true;
            return;
        }
        dump->owned = grown;
        dump->owned_capacity = capacity;
    }
    dump->owned[dump->owned_count++] = (OwnedLock){object, owner};
}

static void dump_owned(const Dump *dump, const Thread *thread) {
    bool any = false;
    char name[512];
    fputs("   Locked ownable synchronizers:\n", dump->out);
    for (size_t i = 0; i < dump->owned_count; i++) {
        Object *object = dump->owned[i].object;
        if (dump->owned[i].owner != thread) continue;
        any = true;
        fprintf(dump->out, "\t- <0x%016lx> (a %s)\n", (unsigned long)(uintptr_t)object,
                class_external_name(object_class(object), name, sizeof name));
    }
    if (!any) fputs("\t- None\n", dump->out);
    fputc('\n', dump->out);
}

/* ---- One thread ---- */

static void dump_thread(Dump *dump, Thread *thread) {
    VM *vm = dump->vm;
    Object *object = thread->object;
    if (object == NULL) return;
    int32_t status = *(int32_t *)(void *)((char *)object + vm->known.Thread_threadStatus);
    int kind = atomic_load(&thread->blocking.kind);
    Object *waits_on = kind == WAIT_PARK ? dump_park_blocker(dump, thread)
                       : kind == WAIT_ENTER || kind == WAIT_OBJECT
                           ? atomic_load(&thread->blocking.object)
                           : NULL;
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
        if (number == 0 && waits_on != NULL)
            dump_object(dump->out,
                        kind == WAIT_ENTER  ? "waiting to lock"
                        : kind == WAIT_PARK ? "parking to wait for "
                                            : "waiting on",
                        waits_on);
        dump_locks_of(dump, &walk.at, number);
    }
    fputc('\n', dump->out);
    if (dump->owned_asked) dump_owned(dump, thread);
}

/* ---- Deadlocks: circles of "waits for what is owned by" ---- */

typedef struct Link {
    Thread *thread;
    Object *object;
    bool enters; /* a monitor; else it waits for a lock of java.util.concurrent */
} Link;

/* What the thread waits for, and who has that. Who waits for a notification, or for a
 * condition, waits for no thread. A thread that is woken now goes on changing what it waits for
 * until it comes to rest, so it is asked once. */
static Thread *dump_waits_for(const Dump *dump, Thread *thread, Link *link) {
    int kind = atomic_load(&thread->blocking.kind);
    bool enters = kind == WAIT_ENTER;
    if (thread->object == NULL || (!enters && kind != WAIT_PARK)) return NULL;
    Object *object =
        enters ? atomic_load(&thread->blocking.object) : dump_park_blocker(dump, thread);
    *link = (Link){thread, object, enters};
    if (object == NULL) return NULL;
    return enters ? monitor_owner(dump->vm, object) : lock_owner(dump, object);
}

/* Everybody waits for one at most, so who comes back to itself is in a circle, which is told of
 * once: where its thread of the lowest number is met. 0: there is none. */
static uint32_t dump_circle_from(const Dump *dump, Thread *first, Link *links, uint32_t most) {
    Thread *at = first;
    for (uint32_t count = 0; count < most;) {
        at = dump_waits_for(dump, at, &links[count++]);
        if (at == first) return count;
        if (at == NULL || at->id < first->id) return 0;
    }
    return 0;
}

static void dump_circle(Dump *dump, const Link *links, uint32_t count) {
    fputs("Found one Java-level deadlock:\n=============================\n", dump->out);
    for (uint32_t i = 0; i < count; i++) {
        Object *object = links[i].object;
        char name[512];
        dump_name(dump, links[i].thread);
        fprintf(dump->out,
                links[i].enters ? ":\n  waiting to lock monitor (object 0x%016lx, a %s),\n"
                                : ":\n  waiting for ownable synchronizer 0x%016lx, (a %s),\n",
                (unsigned long)(uintptr_t)object,
                class_external_name(object_class(object), name, sizeof name));
        fputs("  which is held by ", dump->out);
        dump_name(dump, links[(i + 1) % count].thread);
        fputs("\n\n", dump->out);
    }
}

static void dump_deadlocks(Dump *dump) {
    uint32_t most = dump->vm->threads.count, circles = 0;
    Link *links = calloc(most, sizeof *links);
    if (links == NULL) dump->failed = true;
    for (Thread *thread = dump->vm->threads.first; thread != NULL && links != NULL;
         thread = thread->next) {
        uint32_t count = dump_circle_from(dump, thread, links, most);
        if (count == 0) continue;
        dump_circle(dump, links, count);
        circles++;
    }
    if (circles > 0)
        fprintf(dump->out, "Found %u deadlock%s.\n\n", circles, circles > 1 ? "s" : "");
    free(links);
}

/* ---- The whole ---- */

typedef struct ReferenceCount {
    unsigned strong, weak;
} ReferenceCount;

static void count_reference(void *data, Object **slot, bool weak, ReferenceNews news) {
    ReferenceCount *count = data;
    (void)slot;
    (void)news;
    if (weak)
        count->weak++;
    else
        count->strong++;
}

char *dump_threads_text(Thread *t, bool owned) {
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
    dump->owned_asked = owned;
    dump_find_fields(dump);
    world_stop(t);
    if (owned && dump->synchronizer != NULL)
        gc_visit_live_objects(t->vm->heap, dump_collect_owned, dump);
    for (Thread *thread = t->vm->threads.first; thread != NULL; thread = thread->next)
        dump_thread(dump, thread);
    ReferenceCount count = {0};
    global_references_visit(t->vm, count_reference, &count);
    fprintf(out, "JNI global refs: %u, weak refs: %u\n\n", count.strong, count.weak);
    dump_deadlocks(dump);
    world_resume(t);
    bool good = !ferror(out) && !dump->failed;
    if (fclose(out) != 0) good = false;
    free(dump->owned);
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
