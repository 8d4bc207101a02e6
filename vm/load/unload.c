/* SPDX-License-Identifier: MIT */
/* The end of classes and loaders: a collection finds them dead; afterwards, in the running
 * world, their end is told and they are freed. */
#include "vm/load/define.h"
#include "vm/flow/frame_map.h"
#include "vm/load/constraints.h"
#include "vm/load/loader_index.h"
#include "vm/model/call_site_profile.h"
#include "vm/model/class_life.h"
#include "vm/model/library.h"
#include "vm/model/selection.h"
#include "vm/model/metadata.h"
#include "vm/model/symbols.h"
#include "vm/model/thread.h"
#include "vm/model/upcalls.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"

static uint64_t this_collection(const VM *vm) {
    return atomic_load(&vm->gate.collections_done) + 1;
}

static void sweep_loader(VM *vm, Loader *loader, Object *object) {
    if (object == NULL && loader->object != NULL) loader->died = this_collection(vm);
    loader->object = object;
    if (object == NULL || !gc_is_young(vm->heap, object)) return;
    loader->next_young = vm->classes.young_loaders;
    vm->classes.young_loaders = loader;
}

/* Mirrors do not move. */
static void sweep_fleeting(VM *vm, Object *(*survivor)(void *plan, Object *object),
                           void *plan) {
    for (Class **at = &vm->classes.fleeting; *at != NULL;) {
        Class *c = *at;
        if (survivor(plan, c->mirror) != NULL) {
            at = &c->next_in_loader;
            continue;
        }
        *at = c->next_in_loader;
        c->next_in_loader = vm->classes.ended;
        vm->classes.ended = c;
        c->died = this_collection(vm);
    }
}

void loaders_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    sweep_fleeting(vm, survivor, plan);
    vm->classes.young_loaders = NULL;
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next)
        sweep_loader(vm, loader, survivor(plan, loader->object));
}

void loaders_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    Loader *next, *list = vm->classes.young_loaders;
    vm->classes.young_loaders = NULL;
    for (Loader *loader = list; loader != NULL; loader = next) {
        next = loader->next_young;
        sweep_loader(vm, loader, survivor(plan, loader->object));
    }
}

static void part_from_mirrors(Class *list) {
    for (Class *c = list; c != NULL; c = c->next_in_loader) class_part_from_mirror(c);
}

void loaders_part_dead(VM *vm) {
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next)
        if (loader->object == NULL) part_from_mirrors(loader->classes);
    part_from_mirrors(vm->classes.ended);
}

static Class *take_ended_classes(VM *vm) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    Class *ended = vm->classes.ended;
    vm->classes.ended = NULL;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return ended;
}

static Loader *take_dead_loaders(VM *vm) {
    Loader *dead = NULL;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (Loader **at = &vm->classes.loaders; *at != NULL;) {
        Loader *loader = *at;
        if (loader->object != NULL) {
            at = &loader->next;
            continue;
        }
        *at = loader->next;
        loader->next = dead;
        dead = loader;
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return dead;
}

static void
class_free(Class *c) { /* but for its metadata: other classes of its loader still refer to it */
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (c->vm->engine->release_method != NULL) c->vm->engine->release_method(m);
        FrameMapTable *maps = m->frame_maps;
        m->frame_maps = NULL;
        if (maps != NULL) frame_map_table_free(maps);
    }
    profile_forget(c);
    class_free_itable(c);
    classfile_free(c->file);
}

/* All of a list: they may refer to each other. */
static void classes_free(Class *list) {
    for (Class *c = list; c != NULL; c = c->next_in_loader) class_free(c);
    for (Class *c = list, *next; c != NULL; c = next) {
        next = c->next_in_loader;
        class_give_back(c);
    }
}

static void loader_free(Loader *loader) {
    constraints_forget(loader->vm, loader);
    if (loader->vm->library != NULL) loader->vm->library->forget(loader->vm, loader);
    classes_free(loader->classes);
    loader_table_free(loader->table);
    spare_free(loader);
}

static void announce_unloaded(Thread *t, Class *list) {
    VM *vm = t->vm;
    for (Class *c = list; c != NULL; c = c->next_in_loader) {
        vm->classes.unloaded++;
        if (vm->engine->announce_unload != NULL) vm->engine->announce_unload(t, c);
        class_announce_end(t, c);
    }
}

static void free_dead(Class *ended, Loader *dead) {
    classes_free(ended);
    for (Loader *next; dead != NULL; dead = next) {
        next = dead->next;
        loader_free(dead);
    }
}

static void keep_classes(VM *vm, Class *list) {
    for (Class *next; list != NULL; list = next) {
        next = list->next_in_loader;
        list->next_in_loader = vm->classes.told_classes;
        vm->classes.told_classes = list;
    }
}

static void keep_loaders(VM *vm, Loader *list) {
    for (Loader *next; list != NULL; list = next) {
        next = list->next;
        list->next = vm->classes.told_loaders;
        vm->classes.told_loaders = list;
    }
}

/* Who comes later finds no class behind the mirrors; who had found one keeps it. */
static void end_dead(VM *vm, Class *ended, Loader *dead) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    part_from_mirrors(ended);
    for (const Loader *loader = dead; loader != NULL; loader = loader->next)
        part_from_mirrors(loader->classes);
    bool kept = vm->classes.kept > 0;
    if (kept) keep_classes(vm, ended);
    if (kept) keep_loaders(vm, dead);
    lock_release(&vm->classes.lock, LOCK_CLASS);
    if (!kept) free_dead(ended, dead);
    metadata_join_freed(vm);
}

void loaders_keep_dead(VM *vm) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    vm->classes.kept++;
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

void loaders_let_dead_go(VM *vm) {
    Class *ended = NULL;
    Loader *dead = NULL;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    if (--vm->classes.kept == 0) {
        ended = vm->classes.told_classes;
        dead = vm->classes.told_loaders;
        vm->classes.told_classes = NULL;
        vm->classes.told_loaders = NULL;
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    free_dead(ended, dead);
    metadata_join_freed(vm);
}

uint64_t loader_class_died(const Class *c) {
    if (class_is_fleeting(c)) return c->died;
    return c->loader != NULL ? c->loader->died : 0;
}

/* The mirrors stay until the next collection, so that the ids in the events are still theirs.
 * Fleeting classes go before their loaders. */
void loaders_announce_unloaded(Thread *t) {
    VM *vm = t->vm;
    Class *ended = take_ended_classes(vm);
    Loader *dead = take_dead_loaders(vm);
    symbols_keep(&t->symbols); /* nobody finds the names of the dead */
    announce_unloaded(t, ended);
    for (Loader *loader = dead; loader != NULL; loader = loader->next) {
        announce_unloaded(t, loader->classes);
        upcalls.unload_natives(t, loader);
    }
    end_dead(vm, ended, dead);
    symbols_keep_end(&t->symbols);
}

void loaders_destroy(VM *vm) {
    classes_free(vm->classes.fleeting);
    classes_free(vm->classes.ended);
    free_dead(vm->classes.told_classes, vm->classes.told_loaders);
    vm->classes.fleeting = vm->classes.ended = vm->classes.told_classes = NULL;
    vm->classes.told_loaders = NULL;
    for (Class *c = vm->classes.boot; c != NULL; c = c->next_in_loader) class_free(c);
    while (vm->classes.loaders != NULL) {
        Loader *loader = vm->classes.loaders;
        vm->classes.loaders = loader->next;
        loader_free(loader);
    }
    loader_index_destroy(vm);
    loader_table_free(vm->classes.boot_table);
    constraints_destroy(vm);
    vm->classes.boot_table = NULL;
}
