/* SPDX-License-Identifier: MIT */
#include "vm/load/superinterfaces.h"

#include <stdlib.h>

#include "vm/model/class.h"
#include "vm/model/metadata.h"

/* Interfaces in their order, each once. */
typedef struct InterfaceList {
    Class **all;
    uint32_t count;
    Class **known; /* the same by their hash; NULL: few, or no memory for it */
    uint32_t mask;
} InterfaceList;

static void interface_list_index(InterfaceList *list, uint32_t bound) {
    enum { FEW = 32 };
    uint32_t size = FEW;
    while (size < 2 * bound) size *= 2;
    list->known = bound > FEW ? calloc(size, sizeof *list->known) : NULL;
    list->mask = size - 1;
}

static bool interface_list_scan(const InterfaceList *list, const Class *interface) {
    uint32_t k = 0;
    while (k < list->count && list->all[k] != interface) k++;
    return k < list->count;
}

/* The place of an interface in the index: where it is, or the free one where it belongs. */
static Class **interface_list_place(const InterfaceList *list, const Class *interface) {
    uint32_t at = (uint32_t)((uintptr_t)interface * UINT64_C(0x9E3779B97F4A7C15) >> 32);
    while (list->known[at & list->mask] != NULL && list->known[at & list->mask] != interface)
        at++;
    return &list->known[at & list->mask];
}

static void interface_list_add(InterfaceList *list, Class *interface) {
    Class **place = list->known != NULL ? interface_list_place(list, interface) : NULL;
    if (place != NULL ? *place != NULL : interface_list_scan(list, interface)) return;
    if (place != NULL) *place = interface;
    list->all[list->count++] = interface;
}

bool class_collect_interfaces(Class *c) {
    uint32_t bound = c->super != NULL ? c->super->all_interface_count : 0;
    for (uint32_t i = 0; i < c->interface_count; i++)
        bound += 1 + c->interfaces[i]->all_interface_count;
    InterfaceList list = {.all = class_allocate(c, bound * sizeof *list.all + 1)};
    if (list.all == NULL) return false;
    interface_list_index(&list, bound);
    if (c->super != NULL)
        for (uint32_t i = 0; i < c->super->all_interface_count; i++)
            interface_list_add(&list, c->super->all_interfaces[i]);
    for (uint32_t i = 0; i < c->interface_count; i++) {
        Class *direct = c->interfaces[i];
        for (uint32_t j = 0; j < direct->all_interface_count; j++)
            interface_list_add(&list, direct->all_interfaces[j]);
        interface_list_add(&list, direct);
    }
    free(list.known);
    c->all_interfaces = list.all;
    c->all_interface_count = list.count;
    return true;
}
