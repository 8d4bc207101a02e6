/* SPDX-License-Identifier: MIT */
/* The table of built-in native methods that vm/jni/natives.c searches, from natives.def. */
#include "classlib/native/native.h"

static const NativeRow rows[] = {
#define NATIVE(class_, name, descriptor, function)                                             \
    {class_, name, descriptor, (void *)function, false},
#include "classlib/native/natives.def"
#undef NATIVE
};

const NativeTable native_table = {rows, sizeof rows / sizeof rows[0]};
