/* SPDX-License-Identifier: MIT */
/* The approximations are those of FDLIBM, whose notice is:
 *
 *     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 *     Developed at SunSoft, a Sun Microsystems, Inc. business.
 *     Permission to use, copy, modify, and distribute this software is freely granted,
 *     provided that this notice is preserved.
 */
/* java.lang.StrictMath: all bits are prescribed, so the approximations of the freely
 * distributable mathematical library of 1995 are evaluated in its order of operations: arc
 * functions and roots here, the others in strict_trigonometry.c and strict_exponential.c. And
 * those functions of java.lang.Math that the reference computes by other means: the C library's
 * round correctly in almost all cases, as the reference's do. */
#include <math.h>

#include "classlib/native/native.h"
#include "classlib/native/strict_math.h"
#include "vm/system/trigonometry.h"

#pragma GCC optimize("fp-contract=off")

#define MATH_1(function, c_function)                                                           \
    NATIVE_METHOD(java_lang_StrictMath_##function) { result->d = c_function(args[0].d); }
#define FAST_1(function, c_function)                                                           \
    NATIVE_METHOD(java_lang_Math_##function) { result->d = c_function(args[0].d); }
#define NEAR_OR_STRICT(function)                                                               \
    static double near_or_strict_##function(double angle) {                                    \
        return trigonometry_is_near(angle) ? function(angle) : strict_##function(angle);       \
    }
NEAR_OR_STRICT(sin)
NEAR_OR_STRICT(cos)
NEAR_OR_STRICT(tan)

#define MATH_2(function, c_function)                                                           \
    NATIVE_METHOD(java_lang_StrictMath_##function) {                                           \
        result->d = c_function(args[0].d, args[2].d);                                          \
    }

/* Java: pow(±1, ±infinity) and pow(1, NaN) are NaN, C: 1. */
static double java_pow(double x, double y) {
    if (isnan(y) || (isinf(y) && fabs(x) == 1)) return NAN;
    return pow(x, y);
}

/* The C library's zero has the wrong sign for tiny divisors. */
static double ieee_remainder(double x, double y) {
    double r = remainder(x, y);
    return r == 0 ? copysign(r, x) : r;
}

/* The double version is off by one unit even for some powers of ten. */
static double rounded_log10(double x) { return (double)log10l(x); }

/* ---- Arc functions ---- */

static const double half_pi_high = 1.57079632679489655800,
                    half_pi_low = 6.12323399573676603587e-17,
                    quarter_pi = 7.85398163397448278999e-01, pi_low = 1.2246467991473531772e-16;

static double java_atan(double x) {
    static const double high[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01,
                                  9.82793723247329054082e-01, 1.57079632679489655800e+00};
    static const double low[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17,
                                 1.39033110312309984516e-17, 6.12323399573676603587e-17};
    static const double c[] = {
        3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
        -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
        6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
        -3.65315727442169155270e-02, 1.62858201153657823623e-02};
    double a = fabs(x);
    int range;
    if (!(a < 0x1p66)) return isnan(x) ? x : copysign(half_pi_high + half_pi_low, x);
    if (a < 0x1p-29) return x;
    if (a < 0.4375)
        range = -1, a = x;
    else if (a < 0.6875)
        range = 0, a = (2.0 * a - 1.0) / (2.0 + a);
    else if (a < 1.1875)
        range = 1, a = (a - 1.0) / (a + 1.0);
    else if (a < 2.4375)
        range = 2, a = (a - 1.5) / (1.0 + 1.5 * a);
    else
        range = 3, a = -1.0 / a;
    double z = a * a, w = z * z;
    double odd = z * (c[0] + w * (c[2] + w * (c[4] + w * (c[6] + w * (c[8] + w * c[10])))));
    double even = w * (c[1] + w * (c[3] + w * (c[5] + w * (c[7] + w * c[9]))));
    if (range < 0) return a - a * (odd + even);
    z = high[range] - ((a * (odd + even) - low[range]) - a);
    return x < 0 ? -z : z;
}

/* (asin(s) - s) / s for s * s = t. */
static double arc_ratio(double t) {
    double p =
        t *
        (1.66666666666666657415e-01 +
         t * (-3.25565818622400915405e-01 +
              t * (2.01212532134862925881e-01 +
                   t * (-4.00555345006794114027e-02 +
                        t * (7.91534994289814532176e-04 + t * 3.47933107596021167570e-05)))));
    double q =
        1.0 + t * (-2.40339491173441421878e+00 +
                   t * (2.02094576023350569471e+00 +
                        t * (-6.88283971605453293030e-01 + t * 7.70381505559019352791e-02)));
    return p / q;
}

static double java_asin(double x) {
    double a = fabs(x);
    if (!(a < 1.0)) return a == 1.0 ? x * half_pi_high + x * half_pi_low : NAN;
    if (a < 0.5) return a < 0x1p-27 ? x : x + x * arc_ratio(x * x);
    double t = (1.0 - a) * 0.5, ratio = arc_ratio(t), root = sqrt(t);
    if (a >= 0.975) {
        t = half_pi_high - (2.0 * (root + root * ratio) - half_pi_low);
    } else {
        double w = strict_upper(root), c = (t - w * w) / (root + w);
        double p = 2.0 * root * ratio - (half_pi_low - 2.0 * c), q = quarter_pi - 2.0 * w;
        t = quarter_pi - (p - q);
    }
    return x > 0 ? t : -t;
}

static double java_acos(double x) {
    double a = fabs(x);
    if (!(a < 1.0))
        return x == 1.0 ? 0.0 : x == -1.0 ? 2.0 * half_pi_high + 2.0 * half_pi_low : NAN;
    if (a < 0.5) {
        if (a <= 0x1p-57) return half_pi_high + half_pi_low;
        return half_pi_high - (x - (half_pi_low - x * arc_ratio(x * x)));
    }
    double z = (1.0 - a) * 0.5, root = sqrt(z), ratio = arc_ratio(z);
    if (x < 0) return 2.0 * half_pi_high - 2.0 * (root + (ratio * root - half_pi_low));
    double df = strict_upper(root), c = (z - df * df) / (root + df);
    return 2.0 * (df + (ratio * root + c));
}

static double java_atan2(double y, double x) {
    if (x == 1.0) return java_atan(y);
    if (isnan(x) || isnan(y) || isinf(x) || isinf(y) || x == 0 || y == 0) return atan2(y, x);
    int distance = ilogb(y) - ilogb(x);
    double z;
    if (distance > 60)
        z = half_pi_high + 0.5 * pi_low;
    else if (x < 0 && distance < -60)
        z = 0.0;
    else
        z = java_atan(fabs(y / x));
    if (x > 0) return y > 0 ? z : -z;
    z -= pi_low;
    return y > 0 ? 2.0 * half_pi_high - z : z - 2.0 * half_pi_high;
}

/* ---- Roots ---- */

static double java_cbrt(double x) {
    double a = fabs(x), t, r, s;
    uint64_t bits;
    if (a == 0 || !isfinite(x)) return x;
    if (a < 0x1p-1022)
        t = strict_with_high(0.0, strict_high(a * 0x1p54) / 3 + 696219795);
    else
        t = strict_with_high(0.0, strict_high(a) / 3 + 715094163);
    r = t * t / a; /* to 23 bits */
    s = 19.0 / 35.0 + r * t;
    t *= 5.0 / 14.0 + 45.0 / 28.0 / (s + 99.0 / 70.0 + -864.0 / 1225.0 / s);
    bits = strict_bits(t);
    bits = ((bits >> 32) + 1) << 32; /* to 20 bits, larger than the root */
    t = strict_double(bits);
    s = t * t; /* one step of Newton's, to 53 bits */
    r = a / s;
    r = (r - t) / (t + t + r);
    return copysign(t + t * r, x);
}

static double java_hypot(double x, double y) {
    double a = fabs(x), b = fabs(y);
    if (a < b) {
        double larger = b;
        b = a;
        a = larger;
    }
    if (isinf(a) || isinf(b)) return INFINITY;
    if (isnan(a + b)) return NAN;
    if ((strict_high(a) - strict_high(b)) > 0x3C00000) return a + b;
    double unit = 1.0; /* what the result is to be multiplied by */
    if (strict_high(a) > 0x5F300000) a *= 0x1p-600, b *= 0x1p-600, unit *= 0x1p600;
    if (strict_high(b) < 0x20B00000) {
        double up = b < 0x1p-1022 ? 0x1p1022 : 0x1p600;
        if (b == 0) return a;
        a *= up, b *= up, unit /= up;
    }
    double w = a - b;
    if (w > b) {
        double high = strict_upper(a), low = a - high;
        return unit * sqrt(high * high - (b * -b - low * (a + high)));
    }
    double b_high = strict_upper(b), b_low = b - b_high, twice = a + a;
    double high = strict_upper(twice), low = twice - high;
    return unit * sqrt(high * b_high - (w * -w - (high * b_low + low * b)));
}

/* ---- The natives ---- */

MATH_1(sin, strict_sin)
MATH_1(cos, strict_cos)
MATH_1(tan, strict_tan)
MATH_1(asin, java_asin)
MATH_1(acos, java_acos)
MATH_1(atan, java_atan)
MATH_1(sinh, strict_sinh)
MATH_1(cosh, strict_cosh)
MATH_1(tanh, strict_tanh)
MATH_1(exp, strict_exp)
MATH_1(expm1, strict_expm1)
MATH_1(log, strict_log)
MATH_1(log10, strict_log10)
MATH_1(log1p, strict_log1p)
MATH_1(sqrt, sqrt)
MATH_1(cbrt, java_cbrt)
MATH_2(atan2, java_atan2)
MATH_2(hypot, java_hypot)
MATH_2(pow, strict_pow)
MATH_2(IEEEremainder, ieee_remainder)

NATIVE_METHOD(java_lang_StrictMath_fma_DDD) {
    result->d = fma(args[0].d, args[2].d, args[4].d);
}
NATIVE_METHOD(java_lang_StrictMath_fma_FFF) {
    result->f = fmaf(args[0].f, args[1].f, args[2].f);
}

FAST_1(sin, near_or_strict_sin)
FAST_1(cos, near_or_strict_cos)
FAST_1(tan, near_or_strict_tan)
FAST_1(exp, exp)
FAST_1(log, log)
FAST_1(log10, rounded_log10)
NATIVE_METHOD(java_lang_Math_powerOf) { result->d = java_pow(args[0].d, args[2].d); }
