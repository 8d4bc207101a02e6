/* SPDX-License-Identifier: MIT */
/*
 * The agent's memory, and what happens when there is none: the profile is over, the program is
 * not. What was seen so far is no profile, so nothing more is written and the status tells it
 * (hprof.failed). Every path into the agent that may allocate runs as an attempt. An allocation
 * that fails goes back to the innermost one: what the thread took meanwhile of hprof.data, of
 * collections that are off and of the locale is as it was when the attempt began. Structures
 * are whole whenever they allocate: they take first and change then.
 */
#ifndef HPROF_MEMORY_H
#define HPROF_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Runs action(data). False: the profile ended in it. Attempts may be nested, as when the VM
 * tells what a handler asked for. */
bool attempt(void (*action)(void *data), void *data);
/* Ends the profile, says why, and goes back to the innermost attempt. */
_Noreturn void profile_ends(const char *why);

void *must_have(void *memory);               /* ends the profile where that is NULL */
void *must_alloc(size_t count, size_t size); /* zeroed */
char *must_copy(const char *text);           /* NULL becomes "" */

/* hprof.data, and collections: off while any thread wants them off. Both nest. */
void data_lock(void);
void data_unlock(void);
void collections_off(void);
void collections_on(void);

#endif
