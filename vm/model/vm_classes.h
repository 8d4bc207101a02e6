/* SPDX-License-Identifier: MIT */
/* What a VM knows of its classes and loaders: vm/load and vm/link. */
#ifndef MINIJVM_VM_MODEL_VM_CLASSES_H
#define MINIJVM_VM_MODEL_VM_CLASSES_H

#include <pthread.h>
#include <stdint.h>

#include "vm/model/names.h"

typedef struct LoaderIndex LoaderIndex;
struct LoaderConstraint;

typedef struct VmClasses {
    pthread_mutex_t lock; /* loading, linking, initialization states; rank 20 */
    pthread_cond_t wake;
    Loader *loaders; /* all user loaders */
    Loader *young_loaders;
    LoaderIndex *index;   /* vm/load/loader_index.h */
    Class *boot;          /* through next_in_loader */
    Class *fleeting;      /* and their arrays, of all loaders: likewise */
    Class *ended;         /* of those: found dead, and not told yet */
    uint32_t kept;        /* how many want that the dead are not freed: loaders_keep_dead */
    Class *told_classes;  /* dead and told, to be freed when nobody does any more */
    Loader *told_loaders; /* likewise */
    LoaderTable *boot_table;
    struct LoaderConstraint *constraints; /* vm/load/constraints.c */
    uint32_t serial;
    Class **receivers; /* by number, vm/model/call_site_profile.c */
    uint32_t receiver_count;
    uint64_t hidden_serial;
    uint64_t loaded, unloaded;
} VmClasses;

#endif
