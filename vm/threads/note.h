/* SPDX-License-Identifier: MIT */
/* Where a thread was when it was asked to stop, and not where it came to rest: a poll is behind
 * the stretch of code that ran, and what it would be charged to is what comes next. Whoever
 * wants a thread at rest asks it first (note_ask); a signal interrupts it, and its handler
 * writes program counter and frames into memory that is there already: no lock, no allocation,
 * nothing is read but what the interrupted code has made valid. The thread runs on to its poll,
 * and the note is what agents read until they let it go. */
#ifndef MINIJVM_VM_THREADS_NOTE_H
#define MINIJVM_VM_THREADS_NOTE_H

#include "vm/model/engine.h"
#include "vm/model/names.h"

typedef struct Note Note;

/* The target is listed; nobody has asked it to stop yet. Returns when it has written its note,
 * or after a moment: who does not run then writes it before it runs on. Only of threads IN_VM:
 * the others are where they are at rest. **Lock:** threads. */
void note_ask(Thread *target);
/* What was noted is of the past. **Lock:** threads. */
void note_drop(Thread *target);
/* Activations, innermost first, of a thread at rest, as a StackWalk gives them: at most `depth`
 * are visited. False: nothing was noted, or what was is not certain. **Lock:** none. */
bool note_visit(Thread *target, int depth, void (*visit)(void *data, Method *method, int pc),
                void *data);
/* Whether threads of this VM can be interrupted: the host may have forbidden it. */
bool notes_possible(const VM *vm);
void note_free(Thread *t); /* the thread's own, which is not asked any more */
/* The VM takes no more notes: the signal is the host's again, unless others use it. */
void notes_end(VM *vm);
/* How many requests were answered by a note, and how many by the place of rest. */
void notes_count(VM *vm, uint64_t *noted, uint64_t *rested);

#endif
