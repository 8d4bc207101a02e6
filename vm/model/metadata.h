/* SPDX-License-Identifier: MIT */
/* Memory below 4 GiB, zeroed, for classes and symbols. Lock: leaf. What belongs to a class is
 * given back with it, what belongs to a symbol when a sweep finds it unused; how much there is
 * is counted and limited (-XX:MaxMetaspaceSize). */
#ifndef MINIJVM_VM_MODEL_METADATA_H
#define MINIJVM_VM_MODEL_METADATA_H

#include "vm/model/names.h"

/* `limit`: bytes of classes beyond which none of a user loader is defined. */
Metadata *metadata_create(size_t limit);
void metadata_destroy(Metadata *metadata);

void *metadata_allocate(VM *vm, size_t bytes);
void metadata_release(VM *vm, void *memory, size_t bytes);
/* May so much be added, in a class of a user loader or in names? And is it there? */
bool metadata_has_room(VM *vm, size_t bytes);
/* So many of the bytes are names that nothing has any more but agents and the like, which may:
 * they do not count against the limit, or a program would end for being watched. */
void metadata_kept_for_tools(VM *vm, size_t bytes);
/* The next class, or name of a program, comes after a collection and a sweep. */
void metadata_want_sweep(VM *vm);
/* After classes were given back: neighbours are joined, and pages go back to the system, when
 * that is worth it. */
void metadata_join_freed(VM *vm);
/* Is it time to collect for what could be unloaded? And what was kept is where growth counts
 * from. */
bool metadata_has_grown(VM *vm);
void metadata_was_collected(VM *vm);
/* Room for so much more, after a collection and a sweep of symbols if it takes them.
 * **Safepoint. Throws** OutOfMemoryError: Metaspace. */
bool metadata_make_room(Thread *t, size_t bytes);
/* For classes that are let in in any case, but may be unloaded. **Safepoint.** */
void metadata_unload_when_grown(Thread *t);
/* Bytes of classes and symbols, and those with what lies ready for more, now and when most were
 * used. */
typedef struct MetadataFigures {
    size_t used, committed, peak_used, peak_committed, limit;
} MetadataFigures;
/* The peak becomes what is used now, if that is wanted. */
MetadataFigures metadata_figures(VM *vm, bool reset_peak);
/* Does this address lie in it (with 8 more bytes)? */
bool metadata_contains(VM *vm, const void *address, size_t bytes);

/* ---- A class's ---- */

Class *class_create(VM *vm, Loader *loader); /* NULL: out of memory, as below */
/* Zeroed memory that is the class's as long as it is there. Lock: leaf. */
void *class_allocate(Class *c, size_t bytes);
/* Counts what it has elsewhere: its class file. */
void class_count(Class *c, size_t bytes);
/* Gives its memory back, and with it the class. */
void class_give_back(Class *c);

#endif
