/* SPDX-License-Identifier: MIT */
/* The approximations are those of FDLIBM, whose notice is:
 *
 *     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 *     Developed at SunSoft, a Sun Microsystems, Inc. business.
 *     Permission to use, copy, modify, and distribute this software is freely granted,
 *     provided that this notice is preserved.
 */
/* Sine, cosine and tangent: the argument is brought to [-pi/4, pi/4] as a sum head + tail, then
 * a polynomial for the quadrant. Up to 2^20 * pi/2 the multiple of pi/2 is subtracted in two or
 * three parts, as the order of roundings shows in the result; beyond, as many bits of x * 2/pi
 * are computed as decide. */
#include <math.h>
#include <stdbool.h>

#include "classlib/native/strict_math.h"

#pragma GCC optimize("fp-contract=off")

typedef unsigned __int128 Wide;

static const double two_over_pi = 6.36619772367581382433e-01,
                    half_pi_1 = 1.57079632673412561417e+00,
                    half_pi_1t = 6.07710050650619224932e-11,
                    half_pi_2 = 6.07710050630396597660e-11,
                    half_pi_2t = 2.02226624879595063154e-21,
                    half_pi_3 = 2.02226624871116645580e-21,
                    half_pi_3t = 8.47842766036889956997e-32;

/* ---- Reduction of huge arguments ---- */

/* The bits of 2/pi after the point. */
// clang-format off
static const uint64_t two_over_pi_bits[] = {
    0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u,
    0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u,
    0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu,
    0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du, 0x7527bac7ebe5f17bu,
    0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu, 0xf0cfbc209af4361du
};
// clang-format on

/* 64 bits of 2/pi, the first of them of weight 2^-from; bits before the point are 0. */
static uint64_t reduction_word(int from) {
    int bit = from - 1;
    if (bit <= -64) return 0;
    if (bit < 0) return two_over_pi_bits[0] >> -bit;
    int word = bit / 64, shift = bit % 64;
    uint64_t value = two_over_pi_bits[word] << shift;
    return shift == 0 ? value : value | two_over_pi_bits[word + 1] >> (64 - shift);
}

enum { PIECE = 24, USUAL_COLUMNS = 5, MOST_COLUMNS = 20, PI_PIECES = 5 };
static const double piece_up = 0x1p24, piece_down = 0x1p-24;

/* An argument in pieces of 24 bits, each an integer, times those of 2/pi: the product's
 * columns. Only pieces that decide the fraction are multiplied. */
typedef struct Product {
    double argument[3];
    int argument_count;
    int first_piece; /* of 2/pi, in column 0 */
    int scale;       /* the last piece of the integers below, and what is left of the sum, times
                        2^scale */
    double column[MOST_COLUMNS];
    int32_t piece[MOST_COLUMNS]; /* what the columns come to, the least first */
    int count;
    double rest; /* the fraction's head that is no piece */
} Product;

static double two_over_pi_piece(int index) {
    return index < 0 ? 0 : (double)(reduction_word(1 + PIECE * index) >> (64 - PIECE));
}

/* Piece of pi/2 whose unit is 2^-(23 + 24 * index). */
static double half_pi_piece(int index) {
    const Wide half_pi =
        (Wide)0xc90fdaa22168c234u << 64 | 0xc4c6628b80dc1cd1u; /* times 2^127 */
    int unit = 23 + PIECE * index;
    return ldexp((double)((uint32_t)(half_pi >> (127 - unit)) & 0xffffff), -unit);
}

static void product_begin(Product *p, double x) {
    uint64_t bits = strict_bits(x);
    int exponent = (int)(bits >> 52) - 1023 - (PIECE - 1);
    double left = ldexp(x, -exponent);
    for (int i = 0; i < 3; i++) {
        p->argument[i] = i < 2 ? (double)(int32_t)left : left;
        left = (left - p->argument[i]) * piece_up;
    }
    p->argument_count = p->argument[2] != 0 ? 3 : p->argument[1] != 0 ? 2 : 1;
    p->first_piece = exponent < 3 ? 0 : (exponent - 3) / PIECE;
    p->scale = exponent - PIECE * (p->first_piece + 1);
    p->count = 0;
}

static void product_add_columns(Product *p, int count) {
    for (; count > 0; count--) {
        double sum = 0;
        for (int i = 0; i < p->argument_count; i++)
            sum += p->argument[i] * two_over_pi_piece(p->first_piece + p->count - i);
        p->column[p->count++] = sum;
    }
}

/* Carries upward; answers the integer part modulo 8. */
static int product_carry(Product *p) {
    int top = p->count - 1;
    double sum = p->column[top];
    for (int i = 0; i < top; i++) {
        double carry = (double)(int32_t)(piece_down * sum);
        p->piece[i] = (int32_t)(sum - piece_up * carry);
        sum = p->column[top - 1 - i] + carry;
    }
    sum = ldexp(sum, p->scale);
    sum -= 8.0 * floor(sum * 0.125);
    int n = (int)sum;
    p->rest = sum - n;
    if (p->scale <= 0) return n;
    int above =
        p->piece[top - 1] >> (PIECE - p->scale); /* bits of the next piece that belong to it */
    p->piece[top - 1] -= above << (PIECE - p->scale);
    return n + above;
}

static bool product_is_half(const Product *p) {
    if (p->scale > 0) return p->piece[p->count - 2] >> (PIECE - 1 - p->scale) > 0;
    return p->scale == 0 ? p->piece[p->count - 2] >> (PIECE - 1) > 0 : p->rest >= 0.5;
}

/* One minus the fraction. */
static void product_complement(Product *p) {
    int top = p->count - 1, i = 0;
    while (i < top && p->piece[i] == 0) i++;
    bool borrows = i < top;
    if (borrows) p->piece[i] = (1 << PIECE) - p->piece[i];
    while (++i < top) p->piece[i] = (1 << PIECE) - 1 - p->piece[i];
    if (p->scale > 0) p->piece[top - 1] &= (1 << (PIECE - p->scale)) - 1;
    if (p->scale >= 0) return;
    p->rest = 1.0 - p->rest;
    if (borrows) p->rest -= ldexp(1.0, p->scale);
}

/* Did nothing but zeros come out? Then so many columns more are needed. */
static int product_missing(const Product *p) {
    if (p->rest != 0) return 0;
    for (int i = p->count - 2; i >= USUAL_COLUMNS - 1; i--)
        if (p->piece[i] != 0) return 0;
    int missing = 1;
    while (p->piece[USUAL_COLUMNS - 1 - missing] == 0) missing++;
    return missing;
}

/* What is left of the sum becomes pieces too, and zeros at the top go. The highest piece's
 * index. */
static int product_close(Product *p) {
    int top = p->count - 1;
    if (p->rest == 0) {
        do {
            top--;
            p->scale -= PIECE;
        } while (p->piece[top] == 0);
        return top;
    }
    double rest = ldexp(p->rest, -p->scale), carry = (double)(int32_t)(piece_down * rest);
    if (rest < piece_up) {
        p->piece[top] = (int32_t)rest;
        return top;
    }
    p->piece[top++] = (int32_t)(rest - piece_up * carry);
    p->piece[top] = (int32_t)carry;
    p->scale += PIECE;
    return top;
}

/* x * 2/pi, rounded to the nearest integer, which is returned modulo 8; the rest times pi/2 is
 * *head + *tail. In doubles of 24 bits, because the order of roundings shows in the result here
 * too. */
static int reduce_huge(double x, double *head, double *tail) {
    Product p;
    double part[MOST_COLUMNS], sum[MOST_COLUMNS] = {0};
    product_begin(&p, x);
    product_add_columns(&p, USUAL_COLUMNS);
    int n;
    bool above;
    for (int missing;; product_add_columns(&p, missing)) {
        n = product_carry(&p);
        above = product_is_half(&p);
        if (above) product_complement(&p);
        if ((missing = product_missing(&p)) == 0) break;
    }
    int top = product_close(&p);
    double unit = ldexp(1.0, p.scale);
    for (int i = top; i >= 0; i--, unit *= piece_down) part[i] = unit * p.piece[i];
    for (int i = top; i >= 0; i--) {
        sum[top - i] = 0;
        for (int k = 0; k < PI_PIECES && k <= top - i; k++)
            sum[top - i] += half_pi_piece(k) * part[i + k];
    }
    double all = 0;
    for (int i = top; i >= 0; i--) all += sum[i];
    double less = sum[0] - all;
    for (int i = 1; i <= top; i++) less += sum[i];
    *head = above ? -all : all;
    *tail = above ? -less : less;
    return (n + above) & 7;
}

/* ---- Reduction ---- */

static int exponent_of(double x) { return strict_high(x) >> 20 & 0x7FF; }

/* The multiple of pi/2 next to x, of which the last two bits count; x less that is *head +
 * *tail. */
static int reduce(double x, double *head, double *tail) {
    double a = fabs(x);
    int32_t high = strict_high(a);
    int n;
    if (high < 0x4002D97C) { /* below 3 pi/4 */
        double z = a - half_pi_1, rest = half_pi_1t;
        if (high == 0x3FF921FB) z -= half_pi_2, rest = half_pi_2t;
        *head = z - rest;
        *tail = (z - *head) - rest;
        n = 1;
    } else if (high <= 0x413921FB) {
        n = (int)(a * two_over_pi + 0.5);
        double fn = n, r = a - fn * half_pi_1, w = fn * half_pi_1t;
        *head = r - w;
        if (n >= 32 || high == strict_high(fn * 1.57079632679489655800)) {
            int before = high >> 20;
            if (before - exponent_of(*head) > 16) {
                double t = r;
                w = fn * half_pi_2;
                r = t - w;
                w = fn * half_pi_2t - ((t - r) - w);
                *head = r - w;
                if (before - exponent_of(*head) > 49) {
                    t = r;
                    w = fn * half_pi_3;
                    r = t - w;
                    w = fn * half_pi_3t - ((t - r) - w);
                    *head = r - w;
                }
            }
        }
        *tail = (r - *head) - w;
    } else {
        n = reduce_huge(a, head, tail);
    }
    if (x > 0) return n;
    *head = -*head;
    *tail = -*tail;
    return -n;
}

/* ---- The three polynomials ---- */

static double sine(double x, double tail, bool with_tail) {
    if (fabs(x) < 0x1p-27) return x;
    double z = x * x, v = z * x;
    double r = 8.33333333332248946124e-03 +
               z * (-1.98412698298579493134e-04 +
                    z * (2.75573137070700676789e-06 +
                         z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    if (!with_tail) return x + v * (-1.66666666666666324348e-01 + z * r);
    return x - ((z * (0.5 * tail - v * r) - tail) - v * -1.66666666666666324348e-01);
}

static double cosine(double x, double tail) {
    int32_t high = strict_high(fabs(x));
    if (high < 0x3E400000) return 1.0;
    double z = x * x;
    double r =
        z *
        (4.16666666666666019037e-02 +
         z * (-1.38888888888741095749e-03 +
              z * (2.48015872894767294178e-05 +
                   z * (-2.75573143513906633035e-07 +
                        z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    if (high < 0x3FD33333) return 1.0 - (0.5 * z - (z * r - x * tail));
    double quarter =
        high > 0x3FE90000 ? 0.28125 : strict_double((uint64_t)(high - 0x00200000) << 32);
    double half = 0.5 * z - quarter, a = 1.0 - quarter;
    return a - (half - (z * r - x * tail));
}

/* -1 / (x + tail), where w is the rounded sum. */
static double negative_reciprocal(double w, double x, double tail) {
    double z = strict_upper(w), v = tail - (z - x), a = -1.0 / w, t = strict_upper(a);
    double s = 1.0 + t * z;
    return t + a * (s + t * v);
}

static double tangent(double x, double tail, bool odd) {
    static const double c[] = {
        3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
        2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
        1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
        7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
        2.59073051863633712884e-05};
    bool negative = strict_high(x) < 0, large = strict_high(fabs(x)) >= 0x3FE59428;
    if (strict_high(fabs(x)) < 0x3E300000) {
        if (!odd) return x;
        return x == 0 && tail == 0 ? 1.0 / fabs(x) : negative_reciprocal(x + tail, x, tail);
    }
    if (large) {
        if (negative) x = -x, tail = -tail;
        double z = 7.85398163397448278999e-01 - x, w = 3.06161699786838301793e-17 - tail;
        x = z + w;
        tail = 0.0;
    }
    double z = x * x, w = z * z;
    double r = c[1] + w * (c[3] + w * (c[5] + w * (c[7] + w * (c[9] + w * c[11]))));
    double v = z * (c[2] + w * (c[4] + w * (c[6] + w * (c[8] + w * (c[10] + w * c[12])))));
    double s = z * x;
    r = tail + z * (s * (r + v) + tail);
    r += c[0] * s;
    w = x + r;
    if (large) {
        v = odd ? -1.0 : 1.0;
        return (negative ? -1.0 : 1.0) * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    return odd ? negative_reciprocal(w, x, r) : w;
}

/* ---- The functions ---- */

static bool is_small(double x) { return strict_high(fabs(x)) <= 0x3FE921FB; }

double strict_sin(double x) {
    double head, tail;
    if (is_small(x)) return sine(x, 0, false);
    if (!isfinite(x)) return NAN;
    switch (reduce(x, &head, &tail) & 3) {
    case 0: return sine(head, tail, true);
    case 1: return cosine(head, tail);
    case 2: return -sine(head, tail, true);
    default: return -cosine(head, tail);
    }
}

double strict_cos(double x) {
    double head, tail;
    if (is_small(x)) return cosine(x, 0);
    if (!isfinite(x)) return NAN;
    switch (reduce(x, &head, &tail) & 3) {
    case 0: return cosine(head, tail);
    case 1: return -sine(head, tail, true);
    case 2: return -cosine(head, tail);
    default: return sine(head, tail, true);
    }
}

double strict_tan(double x) {
    double head, tail;
    if (is_small(x)) return tangent(x, 0, false);
    if (!isfinite(x)) return NAN;
    int n = reduce(x, &head, &tail);
    return tangent(head, tail, n & 1);
}
