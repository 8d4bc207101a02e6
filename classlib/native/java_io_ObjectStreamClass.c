/* SPDX-License-Identifier: MIT */
/* java.io.ObjectStreamClass. */
#include <string.h>

#include "classlib/native/native.h"

NATIVE_METHOD(java_io_ObjectStreamClass_hasStaticInitializer) {
    Class *c = native_class(t, args[0].l);
    if (c == NULL) return;
    const char *name = symbol_find(c->vm, "<clinit>", 8), *descriptor = symbol_find(c->vm, "()V", 3);
    result->i = name != NULL && descriptor != NULL && class_declared_method(c, name, descriptor) != NULL;
}
