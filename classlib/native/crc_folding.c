/* SPDX-License-Identifier: MIT */
/* Folding (Gopal and others, Intel, 2009): what was read is kept as a polynomial of 128 bits
 * that is congruent to it modulo P. To read on, its halves are multiplied by the powers of x
 * that they stand before, and the next bytes are added. Several such polynomials side by side
 * keep the multiplier busy.
 *
 * Bit 0 is the highest power, so a product of two numbers of 64 bits has one x too many in 128:
 * the powers are one less than the distance. tests/java/zip/FoldedChecksums.java computes all
 * numbers of the tables. */
#include "classlib/native/crc_folding.h"

#include <immintrin.h>
#include <string.h>

const CrcPolynomial crc_polynomial_32 = {
    .x_2111 = 0x7cc8e1e700000000,
    .x_2047 = 0x03f9f86300000000,
    .x_575 = 0x653d982200000000,
    .x_511 = (long long)0xcad38e8f00000000,
    .x_191 = 0x65673b4600000000,
    .x_127 = (long long)0x9ba54c6f00000000,
    .x_95 = (long long)0xccaa009e00000000,
    .x_63 = (long long)0xb8bc676500000000,
    .quotient = 0x1f7011641,
    .divisor = 0x1db710641,
};
const CrcPolynomial crc_polynomial_32c = {
    .x_2111 = (long long)0xe9a5d8be00000000,
    .x_2047 = 0x1426a81500000000,
    .x_575 = 0x1c19243b00000000,
    .x_511 = 0x75bba45b00000000,
    .x_191 = 0x3743f7bd00000000,
    .x_127 = 0x3171d43000000000,
    .x_95 = 0x493c7d2700000000,
    .x_63 = (long long)0xdd45aab800000000,
    .quotient = 0x0dea713f1,
    .divisor = 0x105ec76f1,
};

enum { BLOCK = sizeof(__m128i), WIDE_BLOCK = sizeof(__m512i), LANES = 4 };

typedef struct Input {
    const uint8_t *at;
    size_t count; /* bytes that are left */
} Input;

bool crc_can_fold(void) { return __builtin_cpu_supports("pclmul"); }

static bool can_fold_wide(void) {
    return __builtin_cpu_supports("vpclmulqdq") && __builtin_cpu_supports("avx512f");
}

#define FOLDING      __attribute__((target("pclmul")))
#define WIDE_FOLDING __attribute__((target("pclmul,vpclmulqdq,avx512f")))

FOLDING static __m128i fold(__m128i state, __m128i by) {
    return _mm_clmulepi64_si128(state, by, 0x00) ^ _mm_clmulepi64_si128(state, by, 0x11);
}

static __m128i load(const uint8_t *bytes) {
    return _mm_loadu_si128((const __m128i *)(const void *)bytes);
}

static __m128i take(Input *in) {
    __m128i block = load(in->at);
    in->at += BLOCK, in->count -= BLOCK;
    return block;
}

static __m128i by_block(const CrcPolynomial *of) {
    return _mm_set_epi64x(of->x_127, of->x_191);
}

/* Four blocks side by side. */
FOLDING static __m128i fold_lanes(const CrcPolynomial *of, __m128i before, Input *in) {
    const __m128i by = _mm_set_epi64x(of->x_511, of->x_575);
    __m128i lanes[LANES];
    for (int i = 0; i < LANES; i++) lanes[i] = take(in);
    lanes[0] ^= before;
    while (in->count >= LANES * BLOCK)
        for (int i = 0; i < LANES; i++) lanes[i] = fold(lanes[i], by) ^ take(in);
    for (int i = 1; i < LANES; i++) lanes[i] ^= fold(lanes[i - 1], by_block(of));
    return lanes[LANES - 1];
}

WIDE_FOLDING static __m512i wide_fold(__m512i state, __m512i by) {
    return _mm512_clmulepi64_epi128(state, by, 0x00) ^
           _mm512_clmulepi64_epi128(state, by, 0x11);
}

WIDE_FOLDING static __m512i wide_take(Input *in) {
    __m512i block = _mm512_loadu_si512((const void *)in->at);
    in->at += WIDE_BLOCK, in->count -= WIDE_BLOCK;
    return block;
}

/* Four times four blocks. */
WIDE_FOLDING static __m128i fold_wide_lanes(const CrcPolynomial *of, __m128i before,
                                            Input *in) {
    const __m512i by = _mm512_broadcast_i32x4(_mm_set_epi64x(of->x_2047, of->x_2111));
    const __m512i by_lane = _mm512_broadcast_i32x4(_mm_set_epi64x(of->x_511, of->x_575));
    __m512i lanes[LANES];
    for (int i = 0; i < LANES; i++) lanes[i] = wide_take(in);
    lanes[0] ^= _mm512_zextsi128_si512(before);
    while (in->count >= LANES * WIDE_BLOCK)
        for (int i = 0; i < LANES; i++) lanes[i] = wide_fold(lanes[i], by) ^ wide_take(in);
    for (int i = 1; i < LANES; i++) lanes[i] ^= wide_fold(lanes[i - 1], by_lane);
    __m128i state = _mm512_castsi512_si128(lanes[LANES - 1]);
    state = fold(state, by_block(of)) ^ _mm512_extracti32x4_epi32(lanes[LANES - 1], 1);
    state = fold(state, by_block(of)) ^ _mm512_extracti32x4_epi32(lanes[LANES - 1], 2);
    return fold(state, by_block(of)) ^ _mm512_extracti32x4_epi32(lanes[LANES - 1], 3);
}

/* The remainder of a state times x to the 32nd: the state shrinks to 96 bits, then to 64; their
 * upper half is divided by P (Barrett, 1986). */
FOLDING static uint32_t reduce(const CrcPolynomial *of, __m128i state) {
    const __m128i by = _mm_set_epi64x(of->x_63, of->x_95),
                  division = _mm_set_epi64x(of->divisor, of->quotient),
                  upper = _mm_set_epi64x(0, UINT32_MAX);
    state = _mm_clmulepi64_si128(state, by, 0x00) ^ _mm_slli_si128(_mm_srli_si128(state, 8), 4);
    state = _mm_srli_si128(_mm_clmulepi64_si128(state, by, 0x10) ^ state, 8);
    __m128i quotient = _mm_clmulepi64_si128(state & upper, division, 0x00) & upper;
    state ^= _mm_clmulepi64_si128(quotient, division, 0x10);
    return (uint32_t)((uint64_t)_mm_cvtsi128_si64(state) >> 32);
}

/* The first bytes fill no block: zeros go before them, which change nothing. The state before
 * is added to the first four bytes, which may reach into the block behind; `behind` is its
 * share of that one. */
static __m128i lead(uint32_t state, Input *in, __m128i *behind) {
    uint8_t blocks[2 * BLOCK] = {0};
    size_t count = in->count % BLOCK;
    uint8_t *first = blocks + BLOCK - count;
    uint32_t word;
    memcpy(first, in->at, in->count < BLOCK ? count : BLOCK);
    memset(blocks + BLOCK, 0, BLOCK);
    memcpy(&word, first, sizeof word);
    word ^= state;
    memcpy(first, &word, sizeof word);
    in->at += count, in->count -= count;
    *behind = load(blocks + BLOCK);
    return load(blocks);
}

FOLDING uint32_t crc_fold(const CrcPolynomial *of, uint32_t state, const uint8_t *bytes,
                          size_t count) {
    Input in = {bytes, count};
    __m128i folded, before = _mm_cvtsi32_si128((int)state);
    if (count % BLOCK != 0) {
        __m128i behind;
        folded = lead(state, &in, &behind);
        if (in.count == 0) return reduce(of, folded);
        before = fold(folded, by_block(of)) ^ behind;
    }
    if (in.count >= LANES * WIDE_BLOCK && can_fold_wide())
        folded = fold_wide_lanes(of, before, &in);
    else if (in.count >= LANES * BLOCK)
        folded = fold_lanes(of, before, &in);
    else
        folded = before ^ take(&in);
    while (in.count > 0) folded = fold(folded, by_block(of)) ^ take(&in);
    return reduce(of, folded);
}
