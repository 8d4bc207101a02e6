/* SPDX-License-Identifier: MIT */
/* The write barrier: a byte for each 512 bytes of address space below 4 GiB (a card), set to 1
 * when a reference is stored there. One table serves the whole process and lies at a constant
 * address while there are chunks, so that marking is three instructions wherever the store is.
 * With `slot` = address of the reference (low 32 bits in ecx; lea of base + offset or of an
 * array element):
 *
 *     lea ecx, [slot]        67 or 32-bit operand: heap addresses have no upper half
 *     shr ecx, 9             CARD_SHIFT
 *     mov byte [rcx + CARDS_BASE], 1       C6 81 disp32 01; CARDS_BASE fits a signed disp32
 *
 * Order beside the store is free, as long as no safepoint lies between them. A store of null
 * and a store into an object allocated since the last safepoint may go without. Every other
 * store of a reference into the heap marks its card, whatever arena it goes to and whichever
 * plan is at work: object.h's stores do, compiled code does. A plan without need of cards
 * ignores them.
 *
 * Wide references: objects lie in one region of 1 TiB (HEAP_REGION); the table has a byte for
 * each card of it, and the sequence is: mov rcx, slot; shr rcx, 9; and ecx, CARDS_COUNT - 1;
 * movabs rdx, CARDS_BASE; mov byte [rcx + rdx], 1.
 *
 * Invariant: cards_reserve succeeded before the first object was made. */
#ifndef MINIJVM_GC_CARDS_H
#define MINIJVM_GC_CARDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { CARD_SHIFT = 9, CARD_BYTES = 1 << CARD_SHIFT };

#if defined(MINIJVM_WIDE_REFS)
#define HEAP_REGION       ((uintptr_t)0x200000000000) /* a multiple of its own size */
#define HEAP_REGION_BYTES ((uintptr_t)1 << 40)
#define CARDS_BASE        ((uintptr_t)0x1f0000000000)
#define CARDS_COUNT       (HEAP_REGION_BYTES >> CARD_SHIFT)
#else
/* Below all chunks, so that the addresses above are one piece; or, where a program linked low
 * has grown so far, so high that a signed displacement just reaches it. */
#define CARDS_LOW   ((uintptr_t)0x0f800000)
#define CARDS_HIGH  ((uintptr_t)0x7f000000)
extern uintptr_t cards_base
    __attribute__((visibility("hidden"))); /* one of them; vm/system/process.c's own */
#define CARDS_BASE  cards_base
#define CARDS_COUNT (((uintptr_t)1 << 32) >> CARD_SHIFT)
#endif

/* The byte of the card the address lies in. Any address is safe to ask with: the table wraps.
 */
static inline uint8_t *card_of(const void *address) {
#if defined(MINIJVM_WIDE_REFS)
    return (uint8_t *)(CARDS_BASE + (((uintptr_t)address >> CARD_SHIFT) & (CARDS_COUNT - 1)));
#else
    return (uint8_t *)(CARDS_BASE + ((uint32_t)(uintptr_t)address >> CARD_SHIFT));
#endif
}

static inline void card_mark(const void *slot) {
    __atomic_store_n(card_of(slot), 1, __ATOMIC_RELAXED);
}

/* All cards that the bytes touch; `bytes` is not 0 and they lie within one object. */
static inline void cards_mark(const void *first, size_t bytes) {
    uint8_t *end = card_of((const char *)first + bytes - 1);
    for (uint8_t *card = card_of(first); card <= end; card++)
        __atomic_store_n(card, 1, __ATOMIC_RELAXED);
}

/* Maps the table, all clean; its pages are committed as they are marked. False: something else
 * lies at its place. Once per process, before the first heap; the caller keeps count. */
bool cards_reserve(void);
/* Gives it back. No heap is left. */
void cards_release(void);

#endif
