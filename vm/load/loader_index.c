/* SPDX-License-Identifier: MIT */
/* See loader_index.h. */
#include "vm/load/loader_index.h"

#include <stdlib.h>

#include "vm/load/define.h"
#include "vm/load/loader.h"
#include "vm/model/vm.h"

struct LoaderIndex {
    Loader **slots; /* NULL: there was no memory */
    uint32_t mask, count;
    uint64_t stops; /* vm->gate.stops when it was made */
};

static void put_loader(LoaderIndex *index, Loader *loader) {
    uint32_t i = pointer_hash(loader->object) & index->mask;
    while (index->slots[i] != NULL) i = (i + 1) & index->mask;
    index->slots[i] = loader;
    index->count++;
}

static void make_loader_index(VM *vm, LoaderIndex *index) {
    uint32_t count = 0, capacity = 64;
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next) count++;
    while (capacity < count * 4) capacity *= 2;
    free(index->slots);
    *index = (LoaderIndex){.slots = calloc(capacity, sizeof *index->slots),
                           .mask = capacity - 1,
                           .stops = atomic_load(&vm->gate.stops)};
    if (index->slots == NULL) return;
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next)
        if (loader->object != NULL) put_loader(index, loader);
}

static LoaderIndex *current_index(VM *vm) {
    if (vm->classes.index == NULL) {
        vm->classes.index = calloc(1, sizeof *vm->classes.index);
        if (vm->classes.index == NULL) return NULL;
        make_loader_index(vm, vm->classes.index);
    }
    if (vm->classes.index->stops != atomic_load(&vm->gate.stops))
        make_loader_index(vm, vm->classes.index);
    return vm->classes.index->slots != NULL ? vm->classes.index : NULL;
}

Loader *loader_index_find(VM *vm, const Object *object) {
    const LoaderIndex *index = current_index(vm);
    Loader *loader;
    if (index == NULL) {
        for (loader = vm->classes.loaders; loader != NULL && loader->object != object;)
            loader = loader->next;
        return loader;
    }
    uint32_t i = pointer_hash(object) & index->mask;
    while ((loader = index->slots[i]) != NULL && loader->object != object)
        i = (i + 1) & index->mask;
    return loader;
}

void loader_index_add(VM *vm, Loader *loader) {
    LoaderIndex *index = current_index(vm);
    if (index == NULL) return;
    if (index->count * 2 >= index->mask)
        make_loader_index(vm, index); /* from the list, which has it */
    else
        put_loader(index, loader);
}

void loader_index_destroy(VM *vm) {
    if (vm->classes.index == NULL) return;
    free(vm->classes.index->slots);
    free(vm->classes.index);
    vm->classes.index = NULL;
}
