/* SPDX-License-Identifier: MIT */
/* The approximations are those of FDLIBM, whose notice is:
 *
 *     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 *     Developed at SunSoft, a Sun Microsystems, Inc. business.
 *     Permission to use, copy, modify, and distribute this software is freely granted,
 *     provided that this notice is preserved.
 */
/* The elementary functions whose results Java prescribes bit by bit: those of the freely
 * distributable mathematical library of 1995 (FDLIBM 5.3). Each evaluates the approximation
 * that library published, in the same order of operations; nothing here may be reassociated or
 * contracted. Pure; called by StrictMath. */
#ifndef MINIJVM_CLASSLIB_NATIVE_STRICT_MATH_H
#define MINIJVM_CLASSLIB_NATIVE_STRICT_MATH_H

#include <stdint.h>
#include <string.h>

double strict_sin(double x);
double strict_cos(double x);
double strict_tan(double x);
double strict_exp(double x);
double strict_expm1(double x);
double strict_log(double x);
double strict_log10(double x);
double strict_log1p(double x);
double strict_sinh(double x);
double strict_cosh(double x);
double strict_tanh(double x);
double strict_pow(double x, double y);

/* ---- The halves of a double: the approximations choose by the upper one ---- */

static inline uint64_t strict_bits(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double strict_double(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline int32_t strict_high(double x) { return (int32_t)(strict_bits(x) >> 32); }

static inline double strict_with_high(double x, int32_t high) {
    return strict_double((uint64_t)(uint32_t)high << 32 | (uint32_t)strict_bits(x));
}

/* The value with the low half of its bits cleared. */
static inline double strict_upper(double x) {
    return strict_double(strict_bits(x) & ~(uint64_t)0xFFFFFFFF);
}

/* x * 2^k by adding to the exponent. */
static inline double strict_scaled(double x, int k) {
    return strict_with_high(x, (int32_t)((uint32_t)strict_high(x) + ((uint32_t)k << 20)));
}

#endif
