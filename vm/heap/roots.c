/* SPDX-License-Identifier: MIT */
#include "vm/heap/roots.h"
#include "vm/heap/global_references.h"

#include "vm/load/loader.h"
#include "vm/model/thread_list.h"
#include "vm/threads/monitor.h"
#include "vm/threads/stack_walk.h"

static void visit_slot(RootVisitor *visitor, Object **slot) {
    if (*slot != NULL) visitor->visit(visitor, slot);
}

static void visit_frame_slot(void *data, Object **slot, int frame_number) {
    (void)frame_number;
    visit_slot(data, slot);
}

static void visit_global(void *data, Object **slot, bool weak, ReferenceNews news) {
    (void)news;
    if (!weak) visit_slot(data, slot);
}

/* A class is alive while one of its methods runs, whatever the frame's slots hold. */
static void visit_running_classes(Thread *t, RootVisitor *visitor) {
    StackWalk walk = stack_walk_begin(t);
    while (stack_walk_next(&walk)) {
        Class *holder = walk.at.method->holder;
        if (holder->shape.owner != NULL) visitor->visit(visitor, &holder->mirror);
    }
}

static void visit_thread(Thread *t, RootVisitor *visitor) {
    visit_slot(visitor, &t->exception);
    visit_slot(visitor, &t->thrown);
    visit_slot(visitor, &t->stopped_by);
    visit_slot(visitor, &t->object);
    visit_slot(visitor, (Object **)(void *)&t->blocking.object);
    handles_visit(t, visitor);
    stack_visit_roots(t, visit_frame_slot, visitor);
}

static void visit_named(VM *vm, RootVisitor *visitor) {
    for (int i = 0; i < MEMORY_ERRORS; i++) visit_slot(visitor, &vm->memory_errors[i]);
    visit_slot(visitor, &vm->system_thread_group);
    visit_slot(visitor, &vm->main_thread_group);
    visit_slot(visitor, &vm->system_loader);
    monitors_visit_used(vm, visitor);
}

void roots_visit_strong(VM *vm, RootVisitor *visitor) {
    for (Thread *t = thread_first(vm); t != NULL; t = t->next) {
        visit_thread(t, visitor);
        visit_running_classes(t, visitor);
    }
    visit_named(vm, visitor);
    loaders_visit_roots(vm, visitor);
    global_references_visit(vm, visit_global, visitor);
}

/* Mirrors are old: what they lead to is found by their cards. */
void roots_visit_young(VM *vm, RootVisitor *visitor) {
    for (Thread *t = thread_first(vm); t != NULL; t = t->next) visit_thread(t, visitor);
    visit_named(vm, visitor);
    loaders_visit_young(vm, visitor);
    global_references_visit_young(vm, visit_global, visitor);
}
