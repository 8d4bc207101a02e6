/* SPDX-License-Identifier: MIT */
/* The identity hashes of objects that a thread has locked: a lock word has no room for a hash
 * and an owner, so the owner keeps the hash and the word names the slot. Who inflates the lock
 * meanwhile takes the hash into the monitor and frees the slot; the owner alone takes slots.
 * A slot's hash does not change while the slot is in use. */
#ifndef MINIJVM_VM_MODEL_DISPLACED_HASHES_H
#define MINIJVM_VM_MODEL_DISPLACED_HASHES_H

#include <stdatomic.h>
#include <stdint.h>

enum { DISPLACED_HASHES = 16 };

typedef struct DisplacedHashes {
    _Atomic uint32_t used; /* a bit for each slot */
    uint32_t hashes[DISPLACED_HASHES];
} DisplacedHashes;

/* A slot with this hash, or -1: all are in use. */
static inline int displaced_take(DisplacedHashes *d, uint32_t hash) {
    uint32_t unused =
        ~atomic_load_explicit(&d->used, memory_order_acquire) & ((1u << DISPLACED_HASHES) - 1);
    if (unused == 0) return -1;
    int slot = __builtin_ctz(unused);
    d->hashes[slot] = hash;
    atomic_fetch_or_explicit(&d->used, 1u << slot, memory_order_relaxed);
    return slot;
}

static inline void displaced_free(DisplacedHashes *d, uint32_t slot) {
    atomic_fetch_and_explicit(&d->used, ~(1u << slot), memory_order_release);
}

#endif
