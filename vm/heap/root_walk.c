/* SPDX-License-Identifier: MIT */
/* See root_walk.h. Frames are numbered as they are shown; what a hidden one holds counts for
 * the one below it. */
#include "vm/heap/root_walk.h"

#include "vm/heap/global_references.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"
#include "vm/model/vm.h"

typedef struct Walk {
    RootVisitor visitor; /* first; of monitors */
    RootSeen *seen;
    void *data;
    Thread *thread;
    StackWalk walk; /* of the thread, up to frame `number` */
    int number;
    Frame *lock; /* the innermost frame that has a lock and has not been met */
} Walk;

static void tell(Walk *w, Root root) {
    if (root.object != NULL) w->seen(w->data, &root);
}

static void begin_stack(Walk *w) {
    w->walk = stack_walk_begin(w->thread);
    w->number = -1;
}

static Frame *next_locked(Frame *frame) {
    while (frame != NULL && (frame->method == NULL || frame_lock(frame) == NULL))
        frame = frame->caller;
    return frame;
}

static void visit_frame_slot(void *data, Object **slot, int number) {
    Walk *w = data;
    while (w->number < number && stack_walk_next(&w->walk)) w->number++;
    bool is_lock = w->lock != NULL && slot == &w->lock->lock;
    if (is_lock) w->lock = next_locked(w->lock->caller);
    /* The arguments of a native method are local references. */
    bool native = w->walk.at.method != NULL && method_is_native(w->walk.at.method);
    tell(w, (Root){.kind = native ? ROOT_JNI_LOCAL : ROOT_JAVA_FRAME,
                   .object = *slot,
                   .thread = w->thread,
                   .frame = w->walk.at.frame,
                   .number = number,
                   .is_lock = is_lock});
}

/* What native methods hold is local to their frames, what was made before all frames has none;
 * the rest is held by the VM's own code. Owners come innermost first, and so do the walk's
 * frames. */
static void visit_handle(void *data, Object **slot, Frame *owner) {
    Walk *w = data;
    while (owner != NULL && owner->method != NULL && !frame_is_shown(owner))
        owner = owner->caller;
    bool native = owner != NULL && owner->method != NULL;
    while (native && w->walk.at.frame != owner && stack_walk_next(&w->walk)) w->number++;
    tell(w, (Root){.kind = native || owner == NULL ? ROOT_JNI_LOCAL : ROOT_VM_LOCAL,
                   .object = *slot,
                   .thread = w->thread,
                   .frame = owner,
                   .number = native ? w->number : -1});
}

/* A class is alive while one of its methods runs. */
static void visit_running_classes(Walk *w) {
    for (begin_stack(w); stack_walk_next(&w->walk);) {
        const Class *holder = w->walk.at.method->holder;
        w->number++;
        if (holder->shape.owner != NULL)
            tell(w, (Root){.kind = ROOT_JAVA_FRAME,
                           .object = holder->mirror,
                           .thread = w->thread,
                           .frame = w->walk.at.frame,
                           .number = w->number});
    }
}

void root_walk_thread(Thread *thread, RootSeen *seen, void *data) {
    Walk w = {.seen = seen, .data = data, .thread = thread, .lock = next_locked(thread->frame)};
    begin_stack(&w);
    stack_visit_roots(thread, visit_frame_slot, &w);
    begin_stack(&w);
    handles_visit_by_frame(thread, visit_handle, &w);
    visit_running_classes(&w);
    tell(&w,
         (Root){.kind = ROOT_THREAD, .object = thread->object, .thread = thread, .number = -1});
    Object *others[] = {thread->exception, thread->thrown,
                        atomic_load(&thread->blocking.object)};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        tell(&w, (Root){.kind = ROOT_THREAD_OTHER,
                        .object = others[i],
                        .thread = thread,
                        .number = -1});
}

static void visit_global(void *data, Object **slot, bool weak, ReferenceNews news) {
    if (!weak)
        tell(data, (Root){.kind = ROOT_JNI_GLOBAL,
                          .object = *slot,
                          .number = -1,
                          .told = news == REFERENCE_IS_KNOWN,
                          .slot = slot});
}

static void visit_class(void *data, Class *c) {
    if (c->shape.owner == NULL)
        tell(data, (Root){.kind = ROOT_CLASS, .object = c->mirror, .number = -1, .class_ = c});
}

static void visit_monitor(RootVisitor *visitor, Object **slot) {
    tell((Walk *)(void *)visitor, (Root){.kind = ROOT_MONITOR, .object = *slot, .number = -1});
}

void root_walk_others(VM *vm, RootSeen *seen, void *data) {
    Walk w = {.visitor.visit = visit_monitor, .seen = seen, .data = data};
    global_references_visit(vm, visit_global, &w);
    loader_visit_classes(vm, visit_class, &w);
    monitors_visit_used(vm, &w.visitor);
    for (size_t i = 0; i < MEMORY_ERRORS; i++)
        tell(&w, (Root){.kind = ROOT_VM, .object = vm->memory_errors[i], .number = -1});
    Object *own[] = {vm->system_thread_group, vm->main_thread_group, vm->system_loader};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        tell(&w, (Root){.kind = ROOT_VM, .object = own[i], .number = -1});
    tell(&w,
         (Root){.kind = ROOT_PENDING, .object = gc_pending_references(vm->heap), .number = -1});
}
