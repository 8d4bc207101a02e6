/* SPDX-License-Identifier: MIT */
/* java.lang.StrictMath (and Math, where it has natives) by the C library, which rounds correctly in almost
 * all cases; special values are as Java wants them but where noted. */
#include <math.h>

#include "classlib/native/native.h"

#define MATH_1(function, c_function) \
    NATIVE_METHOD(java_lang_StrictMath_##function) { result->d = c_function(args[0].d); }
#define MATH_2(function, c_function) \
    NATIVE_METHOD(java_lang_StrictMath_##function) { result->d = c_function(args[0].d, args[2].d); }

/* Java: pow(±1, ±infinity) and pow(1, NaN) are NaN, C: 1. */
static double java_pow(double x, double y) {
    if (isnan(y) || (isinf(y) && fabs(x) == 1)) return NAN;
    return pow(x, y);
}

/* The double versions are off by one unit even for some perfect cubes and powers. */
static double rounded_cbrt(double x) { return (double)cbrtl(x); }
static double rounded_log10(double x) { return (double)log10l(x); }

MATH_1(sin, sin)
MATH_1(cos, cos)
MATH_1(tan, tan)
MATH_1(asin, asin)
MATH_1(acos, acos)
MATH_1(atan, atan)
MATH_1(sinh, sinh)
MATH_1(cosh, cosh)
MATH_1(tanh, tanh)
MATH_1(exp, exp)
MATH_1(expm1, expm1)
MATH_1(log, log)
MATH_1(log10, rounded_log10)
MATH_1(log1p, log1p)
MATH_1(sqrt, sqrt)
MATH_1(cbrt, rounded_cbrt)
MATH_2(atan2, atan2)
MATH_2(hypot, hypot)
MATH_2(pow, java_pow)
MATH_2(IEEEremainder, remainder)

NATIVE_METHOD(java_lang_StrictMath_fma_DDD) { result->d = fma(args[0].d, args[2].d, args[4].d); }
NATIVE_METHOD(java_lang_StrictMath_fma_FFF) { result->f = fmaf(args[0].f, args[1].f, args[2].f); }
