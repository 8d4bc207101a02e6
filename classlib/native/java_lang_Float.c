/* SPDX-License-Identifier: MIT */
/* Bits of java.lang.Float and java.lang.Double. A slot holds a float's bits in its low half. */
#include "classlib/native/native.h"

NATIVE_METHOD(java_lang_Float_floatToRawIntBits) { result->i = args[0].i; }
NATIVE_METHOD(java_lang_Float_intBitsToFloat) { result->f = args[0].f; }
NATIVE_METHOD(java_lang_Double_doubleToRawLongBits) { result->j = args[0].j; }
NATIVE_METHOD(java_lang_Double_longBitsToDouble) { result->d = args[0].d; }
