/* SPDX-License-Identifier: MIT */
/* What loading, defining and making array classes share. Private to vm/load. */
#ifndef MINIJVM_VM_LOAD_DEFINE_H
#define MINIJVM_VM_LOAD_DEFINE_H

#include "vm/load/loader.h"
#include "vm/classfile/classfile.h"

/* A class that is being defined; a chain on the thread's C stack. */
typedef struct Loading {
    struct Loading *outer;
    Loader *loader;
    const char *name;
} Loading;

static inline uint32_t pointer_hash(const void *p) {
    uint64_t x = (uint64_t)(uintptr_t)p * 0x9E3779B97F4A7C15u;
    return (uint32_t)(x >> 32);
}

/* In state LOADED, nothing else filled in; NULL: out of memory, no exception. **Lock:** class.
 */
Class *class_new(VM *vm, Loader *loader, const char *name);
void loader_table_free(LoaderTable *table); /* or NULL */
void class_set_super(Class *c, Class *super);
void class_part_from_mirror(Class *c); /* before it is freed */
/* Room in the account of metadata (-XX:MaxMetaspaceSize), if need be by a collection that
 * unloads; there always is for the boot loader.
 * **Safepoint. Throws** OutOfMemoryError. */
bool define_make_room(Thread *t, Loader *loader, bool fleeting, size_t bytes);
/* From a parsed file, which the class then owns. **Safepoint. Throws.** */
Class *define_parsed(Thread *t, Loader *loader, ClassFile *file, const DefineOptions *options);
/* Before others can find the class: they are not to mention it before it was told. */
void class_announce_soon(Thread *t, Class *c);
void class_announce_end(
    Thread *t,
    Class *c); /* CLASS_UNLOAD, while the mirror still is the class's. **Safepoint.** */
/* A definition begins. `heard`: the word of class_load_start. **Safepoint.** */
void class_announce_start(Thread *t, const char *name, uint64_t *heard);
/* CLASS_LOAD, -verbose:class. `heard` is that of the beginning, or NULL. **Safepoint.** */
void class_announce(Thread *t, Class *c, uint64_t *heard);
/* An exception is pending, or will be. **Safepoint.** */
void class_announce_failure(Thread *t, const char *name, uint64_t *heard);
/* Enters the class unless the name is taken; returns who is there now. `defines`: it is of this
 * loader itself. NULL: *conflict is the class that a loading constraint asks for. **Lock:**
 * class. */
Class *loader_enter(Loader *loader, const char *name, Class *c, bool defines, Class **conflict);
/* loader_find with the class lock held. */
Class *loader_find_locked(VM *vm, Loader *loader, const char *name);
/* **Throws** the LinkageError of such a conflict; NULL. **Safepoint.** */
Class *define_violates(Thread *t, Loader *loader, Class *c, Class *conflict);

#endif
