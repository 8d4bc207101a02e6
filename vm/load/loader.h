/* SPDX-License-Identifier: MIT */
/* Class loaders and the classes they have: lookup, loading (boot library or upcall), defining.
 * A user loader's Loader is the ShapeOwner of its classes: instances keep it alive, it keeps
 * its loader object and all its mirrors alive. The boot loader is NULL. Fleeting classes
 * (class_is_fleeting) have a loader, too, but are in none's list: their mirrors keep them, and
 * refer to their loader's object. */
#ifndef MINIJVM_VM_LOAD_LOADER_H
#define MINIJVM_VM_LOAD_LOADER_H

#include "vm/model/names.h"
#include "gc/client.h"

struct Loader {
    ShapeOwner owner; /* first: the collector's view */
    VM *vm;
    Object *object;            /* java.lang.ClassLoader; weak: NULL once it was found dead */
    uint64_t died;             /* loader_class_died */
    Class *classes;            /* defined by it, but fleeting ones; through next_in_loader */
    LoaderTable *table;        /* name -> class, initiated ones too */
    Loader *next, *next_young; /* the latter: those whose object may be young */
};

/* The Loader of a java.lang.ClassLoader object; made when first asked. NULL object: NULL. */
Loader *loader_of(Thread *t, Object *loader_object);

/* Loads by symbol (internal form, arrays too) as if from a class of this loader. **Safepoint.
 * Throws** NoClassDefFoundError (when `definite`) or ClassNotFoundException, LinkageErrors. */
Class *loader_load(Thread *t, Loader *loader, const char *name, bool definite);
Class *loader_load_text(Thread *t, Loader *loader, const char *name, size_t length,
                        bool definite);
/* Waits, for a while, until another thread has told listeners of the class. **Safepoint.** */
void loader_await_announcement(Thread *t, Class *c);
/* Already there, or NULL. No safepoint. **Lock:** class. */
Class *loader_find(VM *vm, Loader *loader, const char *name);
/* A type of a descriptor: primitive, class or array. **Safepoint. Throws.** */
Class *loader_load_type(Thread *t, Loader *loader, const char *descriptor, size_t length);

typedef struct DefineOptions {
    const char *name;   /* expected symbol, or NULL */
    const char *source; /* URL or NULL */
    Class *lookup;      /* hidden class: the lookup class */
    bool hidden, nestmate, strong;
    bool checked_late; /* as Class.is_checked_late, where options let classes be verified */
    bool bytes_stay;   /* as long as the class */
    bool shared;       /* another thread may define it, too: the first one's is the answer */
    struct ClassFile *parsed; /* what the bytes say, which stays as they do; NULL: nobody
                                 parsed them */
    Handle protection_domain, class_data;
} DefineOptions;

/* **Safepoint. Throws** ClassFormatError, LinkageErrors... The bytes are borrowed. A fleeting
 * class is there until the next safepoint: its mirror is what to keep. */
Class *loader_define(Thread *t, Loader *loader, const uint8_t *bytes, size_t length,
                     const DefineOptions *options);

/* Boot classes only, by C text; for the VM itself. **Safepoint.** */
Class *loader_boot_class(Thread *t, const char *name);
/* Searches the class path and defines in the loader; NULL without exception: not found.
 * **Safepoint.** */
Class *loader_define_from_path(Thread *t, Loader *loader, const char *name);

/* Every class, boot ones and arrays first. **Lock:** class; the visitor must not block. */
void loader_visit_classes(VM *vm, void (*visit)(void *data, Class *c), void *data);
/* For dumps, which have to show why a class is there: the loader's object lists the classes
 * that it has defined, but neither hidden ones nor arrays. Those are found from its other
 * classes, by going from class to class in a circle: the class behind this one if it is such a
 * one. NULL: it is not, or the loader is the boot loader. World stopped. */
Class *loader_class_behind(const Class *c);
/* What the loaders' tables name. **Lock:** class. */
void loader_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data);
void loader_visit_owner(ShapeOwner *owner, RootVisitor *visitor);
void loaders_visit_roots(VM *vm, RootVisitor *visitor);
/* The loader objects that may lie in the young generation. */
void loaders_visit_young(VM *vm, RootVisitor *visitor);
/* Loaders that are alive because their object is; see GcClient.visit_found_owners. */
bool loaders_visit_found(VM *vm, uint32_t epoch,
                         Object *(*survivor)(void *plan, Object *object), void *plan,
                         RootVisitor *visitor);
void loaders_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
void loaders_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
/* The classes that were found dead, or their loaders, leave their mirrors, while the world
 * still stands: where nobody is told of them, other collections may come before they are freed,
 * and other mirrors take the place of theirs. */
void loaders_part_dead(VM *vm);
/* Which collection found the class dead, counted from 1 (gate.collections_done); 0: it lives.
 */
uint64_t loader_class_died(const Class *c);
/* CLASS_UNLOAD of the classes that were found dead, or their loaders, then they are freed.
 * After the collection. **Safepoint.** */
void loaders_announce_unloaded(Thread *t);
/* Between these no class is freed, so that one that was found by its mirror can be told. Who
 * frees does not wait: it may be in agent code. **Lock:** class. */
void loaders_keep_dead(VM *vm);
void loaders_let_dead_go(VM *vm);
void loaders_destroy(VM *vm);
/* Makes primitive classes, then Object, Class and the rest of wellknown.def. **Safepoint.** */
bool loader_bootstrap(Thread *t);
bool class_make_mirror(Thread *t, Class *c);
/* The array class whose elements are `element`. **Safepoint. Throws** LinkageError,
 * OutOfMemoryError. */
Class *class_array_of(Thread *t, Class *element);
/* Stores what defineClass was given beside the bytes into the mirror's fields. No safepoint. */
void loader_set_mirror_extras(Thread *t, Class *c, const DefineOptions *options);

#endif
