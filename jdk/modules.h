/* SPDX-License-Identifier: MIT */
/* The tables of modules and packages: modules.c fills them, access.c decides by them. Guarded
 * by one lock, under which nothing is allocated in the heap and no Java runs (J800). */
#ifndef MINIJVM_JDK_MODULES_H
#define MINIJVM_JDK_MODULES_H

#include <pthread.h>

#include "jdk/state.h"
#include "vm/system/lock.h"

/* Who reads a module, or is exported to: the Module of a named one. An unnamed module is stood
 * for by its Loader, the boot loader's by the tables themselves. */
typedef const void *Party;

typedef struct Parties {
    Party *items;
    uint32_t count, room;
} Parties;

typedef struct Module {
    struct Module *next;
    Loader *loader;
    jobject object;           /* a global reference; a weak one where the loader can die */
    char *location, *version; /* NULL: none */
    bool is_open;
    bool reads_unnamed; /* every unnamed module */
    Parties reads;      /* beside java.base, which every module reads */
    char name[];
} Module;

typedef struct Package {
    struct Package *next; /* in its bucket */
    Module *module;
    bool to_all, to_unnamed; /* exported to every module; to every unnamed one */
    Parties exports;         /* exported to these */
    uint32_t hash;
    char name[]; /* with slashes */
} Package;

enum { BUCKETS = 2048 };

struct JdkModules {
    pthread_mutex_t lock;
    Module *modules;
    Module *base;         /* java.base, once it is defined */
    jobject boot_unnamed; /* a global reference */
    Package *packages[BUCKETS];
};

static inline void modules_lock(JdkModules *all) { lock_acquire(&all->lock, LOCK_MODULES); }
static inline void modules_unlock(JdkModules *all) { lock_release(&all->lock, LOCK_MODULES); }

/* ---- modules.c ---- */

/* NULL: a package of no named module. `length` is that of the name. **Lock:** held. */
Package *modules_find_package(JdkModules *all, const Loader *loader, const char *name,
                              size_t length);
Module *modules_find(JdkModules *all, const Loader *loader, const char *name);
/* The unnamed module's object; NULL: the loader's constructor has not come that far. */
Object *modules_unnamed(const JdkModules *all, const Loader *loader);
size_t modules_package_length(const char *class_name);
/* Modified UTF-8 with slashes, malloc'ed; NULL: no memory, or the object is no String. */
char *modules_slashed(VM *vm, const Object *string);

/* ---- access.c ---- */

void modules_free_parties(Parties *parties);
/* The loader dies, and its modules with it: nobody reads them or exports to them any more.
 * **Lock:** held. */
void modules_forget_parties(JdkModules *all, const Loader *loader);

#endif
