/* SPDX-License-Identifier: MIT */
/* What an object's lock word says (LockTag in gc/object.h) about its monitor. The low bits of a
 * thin word's payload say how often its owner has entered again, up to MOST_RECURSIONS, or,
 * from there on, the slot in which the owner keeps the object's hash
 * (vm/model/displaced_hashes.h); it has entered once then. Nothing here reads or writes an
 * object. */
#ifndef MINIJVM_VM_THREADS_LOCK_WORD_H
#define MINIJVM_VM_THREADS_LOCK_WORD_H

#include "gc/object.h"
#include "vm/model/displaced_hashes.h"

enum { THIN_LOW_BITS = 10, THIN_LOW_MASK = (1 << THIN_LOW_BITS) - 1 };
enum { MOST_RECURSIONS = THIN_LOW_MASK - DISPLACED_HASHES };

static inline uint32_t word_tag(Ref word) { return (uint32_t)word & LOCK_TAG_MASK; }
static inline uint32_t word_payload(Ref word) { return (uint32_t)word >> LOCK_PAYLOAD_SHIFT; }

/* Of thin words. */
static inline uint32_t thin_owner(Ref word) { return word_payload(word) >> THIN_LOW_BITS; }
static inline bool is_displaced(Ref word) {
    return (word_payload(word) & THIN_LOW_MASK) > MOST_RECURSIONS;
}
static inline uint32_t displaced_slot(Ref word) {
    return (word_payload(word) & THIN_LOW_MASK) - MOST_RECURSIONS - 1;
}
static inline uint32_t thin_recursions(Ref word) {
    return is_displaced(word) ? 0 : word_payload(word) & THIN_LOW_MASK;
}

/* The word, with the age of `word`, of what the thread of this id has locked, and of what
 * nobody has. */
static inline Ref thin_word(Ref word, uint32_t owner, uint32_t low) {
    return (word & LOCK_AGE_MASK) | LOCK_THIN |
           (Ref)(owner << THIN_LOW_BITS | low) << LOCK_PAYLOAD_SHIFT;
}
static inline Ref neutral_word(Ref word, uint32_t hash) {
    return (word & LOCK_AGE_MASK) | LOCK_NEUTRAL | (Ref)hash << LOCK_PAYLOAD_SHIFT;
}

#endif
