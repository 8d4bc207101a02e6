/* SPDX-License-Identifier: MIT */
/* The table of built-in native methods that vm/jni/ searches, from natives.def. */
#include "classlib/native/native.h"

const NativeRow native_rows[] = {
#define NATIVE(class_, name, descriptor, function)                                             \
    {class_, name, descriptor, (void *)function, false},
#include "classlib/native/natives.def"
#undef NATIVE
};

const size_t native_row_count = sizeof native_rows / sizeof native_rows[0];
