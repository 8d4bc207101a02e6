/* SPDX-License-Identifier: MIT */
/* The approximations are those of FDLIBM, whose notice is:
 *
 *     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 *     Developed at SunSoft, a Sun Microsystems, Inc. business.
 *     Permission to use, copy, modify, and distribute this software is freely granted,
 *     provided that this notice is preserved.
 */
/* Exponentials, logarithms, hyperbolic functions and powers. exp: x = k ln 2 + r, a rational
 * function of r, then k is added to the exponent. log: x = 2^k (1 + f), a polynomial in f / (2
 * + f). pow: y * log2(x) as a sum of two doubles, then 2 to that. */
#include <math.h>
#include <stdbool.h>

#include "classlib/native/strict_math.h"

#pragma GCC optimize("fp-contract=off")

static const double ln2_high = 6.93147180369123816490e-01, ln2_low = 1.90821492927058770002e-10,
                    inverse_ln2 = 1.44269504088896338700e+00;
static const double exp_limit = 7.09782712893383973096e+02,
                    exp_floor = -7.45133219101941108420e+02;

/* ---- Exponentials ---- */

/* r less the odd terms of r * (exp(r) + 1) / (exp(r) - 1), for z = r * r. */
static double exp_remainder(double r, double z) {
    return r -
           z * (1.66666666666666019037e-01 +
                z * (-2.77777777770155933842e-03 +
                     z * (6.61375632143793436117e-05 +
                          z * (-1.65339022054652515390e-06 + z * 4.13813679705723846039e-08))));
}

double strict_exp(double x) {
    int32_t high = strict_high(fabs(x));
    double upper = 0, lower = 0;
    int k = 0;
    if (isnan(x)) return x;
    if (x > exp_limit) return INFINITY;
    if (x < exp_floor) return 0;
    if (high > 0x3FD62E42) {
        if (high < 0x3FF0A2B2) {
            k = x < 0 ? -1 : 1;
            upper = x - k * ln2_high;
            lower = k * ln2_low;
        } else {
            k = (int)(inverse_ln2 * x + (x < 0 ? -0.5 : 0.5));
            upper = x - k * ln2_high;
            lower = k * ln2_low;
        }
        x = upper - lower;
    } else if (high < 0x3E300000) {
        return 1.0 + x;
    }
    double c = exp_remainder(x, x * x);
    if (k == 0) return 1.0 - ((x * c) / (c - 2.0) - x);
    double y = 1.0 - ((lower - (x * c) / (2.0 - c)) - upper);
    return k >= -1021 ? strict_scaled(y, k) : strict_scaled(y, k + 1000) * 0x1p-1000;
}

double strict_expm1(double x) {
    int32_t high = strict_high(fabs(x));
    double upper, lower, c = 0, y;
    int k = 0;
    if (isnan(x)) return x;
    if (x > exp_limit) return INFINITY;
    if (high >= 0x4043687A && x < 0) return -1.0;
    if (high > 0x3FD62E42) {
        k = high < 0x3FF0A2B2 ? (x < 0 ? -1 : 1)
                              : (int)(inverse_ln2 * x + (x < 0 ? -0.5 : 0.5));
        upper = x - k * ln2_high;
        lower = k * ln2_low;
        x = upper - lower;
        c = (upper - x) - lower;
    } else if (high < 0x3C900000) {
        return x;
    }
    double half = 0.5 * x, square = x * half;
    double r =
        1.0 + square * (-3.33333333333331316428e-02 +
                        square * (1.58730158725481460165e-03 +
                                  square * (-7.93650757867487942473e-05 +
                                            square * (4.00821782732936239552e-06 +
                                                      square * -2.01099218183624371326e-07))));
    double t = 3.0 - r * half, e = square * ((r - t) / (6.0 - x * t));
    if (k == 0) return x - (x * e - square);
    e = x * (e - c) - c;
    e -= square;
    if (k == -1) return 0.5 * (x - e) - 0.5;
    if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    if (k <= -2 || k > 56) {
        y = 1.0 - (e - x);
        y = k == 1024 ? y * 2.0 * 0x1p1023 : strict_scaled(y, k);
        return y - 1.0;
    }
    if (k < 20) {
        t = strict_with_high(1.0, 0x3FF00000 - (0x200000 >> k));
        return strict_scaled(t - (e - x), k);
    }
    t = strict_with_high(1.0, (0x3FF - k) << 20);
    y = x - (e + t);
    return strict_scaled(y + 1.0, k);
}

/* ---- Logarithms ---- */

static const double log_c[] = {0,
                               6.666666666666735130e-01,
                               3.999999999940941908e-01,
                               2.857142874366239149e-01,
                               2.222219843214978396e-01,
                               1.818357216161805012e-01,
                               1.531383769920937332e-01,
                               1.479819860511658591e-01};

double strict_log(double x) {
    int k = 0;
    if (isnan(x)) return x;
    if (x == 0) return -INFINITY;
    if (x < 0) return NAN;
    if (isinf(x)) return x;
    if (x < 0x1p-1022) k -= 54, x *= 0x1p54;
    int32_t high = strict_high(x);
    k += (high >> 20) - 1023;
    high &= 0xFFFFF;
    int32_t carry = (high + 0x95F64) & 0x100000;
    x = strict_with_high(x, high | (carry ^ 0x3FF00000));
    k += carry >> 20;
    double f = x - 1.0, dk = k;
    if ((0xFFFFF & (2 + high)) < 3) {
        if (f == 0) return k == 0 ? 0 : dk * ln2_high + dk * ln2_low;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : dk * ln2_high - ((r - dk * ln2_low) - f);
    }
    double s = f / (2.0 + f), z = s * s, w = z * z;
    double t1 = w * (log_c[2] + w * (log_c[4] + w * log_c[6]));
    double t2 = z * (log_c[1] + w * (log_c[3] + w * (log_c[5] + w * log_c[7])));
    double r = t2 + t1;
    if (((high - 0x6147A) | (0x6B851 - high)) > 0) {
        double half = 0.5 * f * f;
        if (k == 0) return f - (half - s * (half + r));
        return dk * ln2_high - ((half - (s * (half + r) + dk * ln2_low)) - f);
    }
    if (k == 0) return f - s * (f - r);
    return dk * ln2_high - ((s * (f - r) - dk * ln2_low) - f);
}

double strict_log10(double x) {
    int k = 0;
    if (!(x > 0) || isinf(x)) return strict_log(x);
    if (x < 0x1p-1022) k -= 54, x *= 0x1p54;
    int32_t high = strict_high(x);
    k += (high >> 20) - 1023;
    int below = k < 0;
    double y = k + below;
    x = strict_with_high(x, (high & 0xFFFFF) | (0x3FF - below) << 20);
    double z = y * 3.69423907715893078616e-13 + 4.34294481903251816668e-01 * strict_log(x);
    return z + y * 3.01029995663611771306e-01;
}

double strict_log1p(double x) {
    int32_t high = strict_high(x), bits = 1;
    double f = 0, c = 0;
    int k = 1;
    if (isnan(x) || x == INFINITY) return x;
    if (x <= -1.0) return x == -1.0 ? -INFINITY : NAN;
    if (high < 0x3FDA827A) {
        int32_t magnitude = high & 0x7FFFFFFF;
        if (magnitude < 0x3E200000) return magnitude < 0x3C900000 ? x : x - x * x * 0.5;
        if (high > 0 || high <= (int32_t)0xBFD2BEC3) k = 0, f = x;
    }
    if (k != 0) {
        double u = x;
        if (high < 0x43400000) {
            u = 1.0 + x;
            k = (strict_high(u) >> 20) - 1023;
            c = k > 0 ? 1.0 - (u - x) : x - (u - 1.0);
            c /= u;
        } else {
            k = (strict_high(u) >> 20) - 1023;
        }
        bits = strict_high(u) & 0xFFFFF;
        if (bits < 0x6A09E) {
            u = strict_with_high(u, bits | 0x3FF00000);
        } else {
            k++;
            u = strict_with_high(u, bits | 0x3FE00000);
            bits = (0x100000 - bits) >> 2;
        }
        f = u - 1.0;
    }
    double half = 0.5 * f * f, r;
    if (bits == 0) {
        if (f == 0) {
            if (k == 0) return 0;
            c += k * ln2_low;
            return k * ln2_high + c;
        }
        r = half * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - r : k * ln2_high - ((r - (k * ln2_low + c)) - f);
    }
    double s = f / (2.0 + f), z = s * s;
    r = z * (log_c[1] +
             z * (log_c[2] +
                  z * (log_c[3] +
                       z * (log_c[4] + z * (log_c[5] + z * (log_c[6] + z * log_c[7]))))));
    if (k == 0) return f - (half - s * (half + r));
    return k * ln2_high - ((half - (s * (half + r) + (k * ln2_low + c))) - f);
}

/* ---- Hyperbolic functions ---- */

/* exp(a) / 2 where exp(a) alone may overflow. */
static double half_exp(double a) {
    if (strict_high(a) < 0x40862E42) return 0.5 * strict_exp(a);
    if (strict_bits(a) > 0x408633CE8FB9F87Du) return INFINITY;
    double w = strict_exp(0.5 * a);
    return 0.5 * w * w;
}

double strict_sinh(double x) {
    double a = fabs(x), h = x < 0 ? -0.5 : 0.5;
    if (!isfinite(x)) return x;
    if (a < 22.0) {
        if (a < 0x1p-28) return x;
        double t = strict_expm1(a);
        return a < 1.0 ? h * (2.0 * t - t * t / (t + 1.0)) : h * (t + t / (t + 1.0));
    }
    return copysign(half_exp(a), x);
}

double strict_cosh(double x) {
    double a = fabs(x);
    if (!isfinite(x)) return a;
    if (strict_high(a) < 0x3FD62E43) {
        double t = strict_expm1(a), w = 1.0 + t;
        return a < 0x1p-55 ? w : 1.0 + (t * t) / (w + w);
    }
    if (a < 22.0) {
        double t = strict_exp(a);
        return 0.5 * t + 0.5 / t;
    }
    return half_exp(a);
}

double strict_tanh(double x) {
    double a = fabs(x), z = 1.0;
    if (isnan(x)) return x;
    if (a < 0x1p-55) return x * (1.0 + x);
    if (a < 1.0) {
        double t = strict_expm1(-2.0 * a);
        z = -t / (t + 2.0);
    } else if (a < 22.0) {
        z = 1.0 - 2.0 / (strict_expm1(2.0 * a) + 2.0);
    }
    return copysign(z, x);
}

/* ---- Powers ---- */

/* log2(a) as *t1 + *t2, *t1 with its low half clear. a > 0 and finite. */
static void split_log2(double a, double *t1, double *t2) {
    static const double base[] = {1.0, 1.5}, log_high[] = {0.0, 5.84962487220764160156e-01},
                        log_low[] = {0.0, 1.35003920212974897128e-08};
    int n = 0, k = 0;
    if (a < 0x1p-1022) a *= 0x1p53, n -= 53;
    int32_t high = strict_high(a), j = high & 0xFFFFF;
    n += (high >> 20) - 0x3FF;
    high = j | 0x3FF00000;
    if (j > 0x3988E && j < 0xBB67A)
        k = 1;
    else if (j >= 0xBB67A)
        n++, high -= 0x00100000;
    a = strict_with_high(a, high);
    double u = a - base[k], v = 1.0 / (a + base[k]), ss = u * v, s_h = strict_upper(ss);
    double t_h = strict_with_high(0.0, ((high >> 1) | 0x20000000) + 0x00080000 + (k << 18));
    double t_l = a - (t_h - base[k]), s_l = v * ((u - s_h * t_h) - s_h * t_l), s2 = ss * ss;
    double r = s2 * s2 *
               (5.99999999999994648725e-01 +
                s2 * (4.28571428578550184252e-01 +
                      s2 * (3.33333329818377432918e-01 +
                            s2 * (2.72728123808534006489e-01 +
                                  s2 * (2.30660745775561754067e-01 +
                                        s2 * 2.06975017800338417784e-01)))));
    r += s_l * (s_h + ss);
    s2 = s_h * s_h;
    t_h = strict_upper(3.0 + s2 + r);
    t_l = r - ((t_h - 3.0) - s2);
    u = s_h * t_h;
    v = s_l * t_h + t_l * ss;
    double p_h = strict_upper(u + v), p_l = v - (p_h - u);
    double z_h = 9.61796700954437255859e-01 * p_h;
    double z_l =
        -7.02846165095275826516e-09 * p_h + p_l * 9.61796693925975554329e-01 + log_low[k];
    *t1 = strict_upper(((z_h + z_l) + log_high[k]) + n);
    *t2 = z_l - (((*t1 - n) - log_high[k]) - z_h);
}

/* 2^(p_h + p_l). */
static double split_exp2(double p_h, double p_l) {
    double z = p_l + p_h;
    if (z >= 1024.0) {
        if (z > 1024.0 || p_l + 8.0085662595372944372e-17 > z - p_h) return INFINITY;
    } else if (z <= -1075.0) {
        if (z < -1075.0 || p_l <= z - p_h) return 0.0;
    }
    int32_t j = strict_high(z), i = j & 0x7FFFFFFF, n = 0;
    if (i > 0x3FE00000) {
        n = j + (0x00100000 >> ((i >> 20) - 0x3FF + 1));
        int k = ((n & 0x7FFFFFFF) >> 20) - 0x3FF;
        p_h -= strict_with_high(0.0, n & ~(0x000FFFFF >> k));
        n = ((n & 0x000FFFFF) | 0x00100000) >> (20 - k);
        if (j < 0) n = -n;
    }
    double t = strict_upper(p_l + p_h), u = t * 6.93147182464599609375e-01;
    double v = (p_l - (t - p_h)) * 6.93147180559945286227e-01 + t * -1.90465429995776804525e-09;
    z = u + v;
    double w = v - (z - u), c = exp_remainder(z, z * z), r = (z * c) / (c - 2.0) - (w + z * w);
    z = 1.0 - (r - z);
    return (strict_high(z) >> 20) + n <= 0 ? scalbn(z, n) : strict_scaled(z, n);
}

/* 0: y is no integer, 1: odd, 2: even. */
static int parity(double y) {
    double a = fabs(y);
    if (a >= 0x1p53) return 2;
    if (a != trunc(a)) return 0;
    return (uint64_t)a & 1 ? 1 : 2;
}

double strict_pow(double x, double y) {
    double a = fabs(x), t1, t2;
    if (y == 0) return 1.0;
    if (isnan(x) || isnan(y)) return NAN;
    if (isinf(y)) return a == 1.0 ? NAN : (a > 1.0) == (y > 0) ? INFINITY : 0.0;
    if (y == 1.0) return x;
    if (y == -1.0) return 1.0 / x;
    if (y == 2.0) return x * x;
    if (y == 0.5 && x > -INFINITY) return x < 0 ? NAN : sqrt(x + 0.0);
    int whole = parity(y);
    if (a == 0 || a == 1.0 || isinf(a)) {
        double z = y < 0 ? 1.0 / a : a;
        if (strict_high(x) >= 0) return z;
        if (a == 1.0 && whole == 0) return NAN;
        return whole == 1 ? -z : z;
    }
    if (x < 0 && whole == 0) return NAN;
    double sign = x < 0 && whole == 1 ? -1.0 : 1.0;
    if (strict_high(fabs(y)) > 0x41E00000) {
        if (strict_high(fabs(y)) > 0x43F00000 || a < 0x1.fffffp-1 ||
            strict_high(a) > 0x3FF00000) {
            if (a < 1.0) return sign * (y < 0 ? INFINITY : 0.0);
            return sign * (y > 0 ? INFINITY : 0.0);
        }
        double t = a - 1.0, w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
        double u = 1.44269502162933349609e+00 * t,
               v = t * 1.92596299112661746887e-08 - w * inverse_ln2;
        t1 = strict_upper(u + v);
        t2 = v - (t1 - u);
    } else {
        split_log2(a, &t1, &t2);
    }
    double y1 = strict_upper(y), p_l = (y - y1) * t1 + y * t2, p_h = y1 * t1;
    return sign * split_exp2(p_h, p_l);
}
