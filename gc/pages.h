/* SPDX-License-Identifier: MIT */
/* Memory from the operating system, in whole pages: thin wrappers that keep no state. Whoever
 * hands out chunks (the VM, a test's client) maps with these; the collector protects and
 * discards. */
#ifndef MINIJVM_GC_PAGES_H
#define MINIJVM_GC_PAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Maps zeroed, writable memory at exactly `address` (multiple of a page). False when something
 * is there already or the system refuses; what was there is left alone. */
bool pages_map_low(uintptr_t address, size_t bytes);
/* Anywhere, aligned to `alignment` (a power of two, at least a page). NULL when refused. */
void *pages_map_anywhere(size_t bytes, size_t alignment);
void pages_unmap(void *address, size_t bytes);
/* Inaccessible until unprotected; the contents stay. False when the system refuses. */
bool pages_protect(void *address, size_t bytes);
bool pages_unprotect(void *address, size_t bytes);
/* Commits all of the range at once, which costs less than a fault for each page; at worst
 * nothing is done. */
void pages_populate(void *address, size_t bytes);

#endif
