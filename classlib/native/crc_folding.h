/* SPDX-License-Identifier: MIT */
/* Cyclic redundancy checks of 32 bits by carry-less multiplication. */
#ifndef MINIJVM_CLASSLIB_NATIVE_CRC_FOLDING_H
#define MINIJVM_CLASSLIB_NATIVE_CRC_FOLDING_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Powers of x modulo a polynomial P of degree 32, and what a division by P needs. In every
 * number the first bit stands for the highest power; the powers are shifted up by 32 bits. */
typedef struct CrcPolynomial {
    long long x_2111, x_2047, x_575, x_511, x_191, x_127, x_95, x_63;
    long long quotient; /* of x^64 by P, 33 bits */
    long long divisor;  /* P, 33 bits */
} CrcPolynomial;
extern const CrcPolynomial crc_polynomial_32, crc_polynomial_32c;

/* Whether the processor multiplies without carries: crc_fold needs it. */
bool crc_can_fold(void);
/* The state after `count` bytes, which are at least four. The state is the remainder itself:
 * what CRC-32 and CRC-32C invert before and after is the caller's. */
uint32_t crc_fold(const CrcPolynomial *of, uint32_t state, const uint8_t *bytes, size_t count);
#endif
