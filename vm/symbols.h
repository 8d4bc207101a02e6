/* SPDX-License-Identifier: MIT */
/* Interned text, and how symbols go that nobody uses any more. Those of the boot library never
 * go. Of the others stay, at a sweep: what a class, a loader's table, a loading constraint or a
 * polymorphic shape names; and what C code may hold. To know the latter, each thread notes what
 * it interns or finds, in layers: a call from C to Java begins one, so that what the C code
 * below holds stays noted while Java runs. Where nothing of the layer can be held, which is
 * when a native method begins or ends, at a safepoint of Java code and when a JNI function
 * returns, its notes are dropped. A layer with more notes than there is room for, or one more
 * layer, keeps every symbol as long as it is there. Agents may keep names for ever: where there
 * are any, all symbols stay. */
#ifndef MINIJVM_VM_SYMBOLS_H
#define MINIJVM_VM_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct VM VM;
typedef struct Thread Thread;
typedef struct SymbolTable SymbolTable;

enum { SYMBOL_NOTES = 48, SYMBOL_LAYERS = 16 };

/* A thread's, changed by itself only; read by others while it is at rest. */
typedef struct SymbolNotes {
    const char *notes[SYMBOL_NOTES];
    uint32_t layers[SYMBOL_LAYERS]; /* where each begins that lies below the present one */
    uint32_t count, begin, depth;
    uint32_t beyond; /* layers without a place, or code that keeps all symbols */
    uint32_t lost;   /* layers below with more symbols than were noted */
    bool lost_here;
} SymbolNotes;

SymbolTable *symbols_create(void);
void symbols_destroy(SymbolTable *table);
/* Interns a text that comes from a program, whose room is counted: symbol_intern, after a
 * collection and a sweep if it takes them. NULL: **Throws** OutOfMemoryError: Metaspace.
 * **Safepoint.** */
const char *symbol_make(Thread *t, const char *text, size_t length);
/* Stops the world and frees the symbols that nobody holds, if that can be told. **Safepoint.**
 */
void symbols_sweep(Thread *t);

/* ---- Notes ---- */

static inline void symbols_let_go(SymbolNotes *n) {
    if (n->beyond > 0) return;
    n->count = n->begin;
    n->lost_here = false;
}

void symbols_begin_layer(SymbolNotes *n);
void symbols_end_layer(SymbolNotes *n);
/* As long as this is on, every symbol stays; what is interned meanwhile is not held afterwards.
 */
static inline void symbols_keep(SymbolNotes *n) { n->beyond++; }
static inline void symbols_keep_end(SymbolNotes *n) { n->beyond--; }

#endif
