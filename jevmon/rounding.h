/* SPDX-License-Identifier: MIT */
/* How the processor rounds. Java's arithmetic rounds to nearest and has subnormal numbers; a
 * method callback may change that, unless its monitor has promised FP_SAFE. */
#ifndef MINIJVM_JEVMON_ROUNDING_H
#define MINIJVM_JEVMON_ROUNDING_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>

static inline __attribute__((always_inline)) uint32_t rounding(bool promised) {
    return promised ? 0 : _mm_getcsr();
}
static inline __attribute__((always_inline)) bool rounding_differs(uint32_t before) {
    enum { SETTINGS = 0xffc0 }; /* the rest are flags of what has happened */
    return __builtin_expect(((_mm_getcsr() ^ before) & SETTINGS) != 0, 0);
}
static inline __attribute__((always_inline)) void restore_rounding(bool promised,
                                                                   uint32_t before) {
    if (!promised && rounding_differs(before)) _mm_setcsr(before);
}
#else
static inline uint32_t rounding(bool promised) { return promised; }
static inline bool rounding_differs(uint32_t before) { return (void)before, false; }
static inline void restore_rounding(bool promised, uint32_t before) {
    (void)promised, (void)before;
}
#endif

#endif
