/* SPDX-License-Identifier: MIT */
/* java.lang.String. */
#include "vm/objects/string.h"

#include "classlib/native/native.h"

NATIVE_METHOD(java_lang_String_intern) { result->l = string_intern(t, &args[0].l); }
