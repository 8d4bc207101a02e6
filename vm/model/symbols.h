/* SPDX-License-Identifier: MIT */
/* Interned text, and how symbols go that nobody uses any more. Those of the boot library never
 * go. Of the others stay, at a sweep: what a class, a loader's table, a loading constraint or a
 * polymorphic shape names; and what C code may hold. To know the latter, each thread notes what
 * it interns or finds, in layers: a call from C to Java begins one, so that what the C code
 * below holds stays noted while Java runs. Where nothing of the layer can be held, which is
 * when a native method begins or ends, at a safepoint of Java code and when a JNI function
 * returns, its notes are dropped. A layer with more notes than there is room for, or one more
 * layer, keeps every symbol as long as it is there. Tools may keep names as long as they are
 * there: all symbols stay then. */
#ifndef MINIJVM_VM_MODEL_SYMBOLS_H
#define MINIJVM_VM_MODEL_SYMBOLS_H

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

/* ---- Marks, for the sweep (vm/heap/symbol_sweep.h). The world is stopped: the table grows not
 * ----
 */

typedef struct SymbolMarks {
    SymbolTable *table;
    uint8_t *marks; /* per slot; whoever began them frees it */
} SymbolMarks;
bool symbols_begin_marks(SymbolTable *table, SymbolMarks *marks); /* False: no memory. */
void symbols_mark(SymbolMarks *marks, const char *text);          /* NULL text: nothing */
/* What C code of a thread may hold. False: it may hold more than it noted. */
bool symbols_mark_notes(SymbolMarks *marks, const SymbolNotes *notes);
size_t symbols_count_unmarked(const SymbolMarks *marks); /* bytes */
void symbols_free_unmarked(VM *vm, const SymbolMarks *marks);

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
