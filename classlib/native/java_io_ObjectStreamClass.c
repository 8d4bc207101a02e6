/* SPDX-License-Identifier: MIT */
/* java.io.ObjectStreamClass. */
#include <string.h>

#include "classlib/native/native.h"
#include "vm/link/initialize.h"
#include "vm/model/selection.h"
#include "vm/run/invoke.h"
#include "vm/run/reflection.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

NATIVE_METHOD(java_io_ObjectStreamClass_hasStaticInitializer) {
    Class *c = native_class(t, args[0].l);
    if (c == NULL || !class_initialize(t, c)) return;
    const char *name = symbol_find(c->vm, "<clinit>", 8),
               *descriptor = symbol_find(c->vm, "()V", 3);
    result->i = name != NULL && descriptor != NULL &&
                class_declared_method(c, name, descriptor) != NULL;
}

/* Runs a constructor without parameters of a superclass on an object that was only allocated.
 */
NATIVE_METHOD(java_io_ObjectStreamClass_construct0) {
    Method *m = reflection_method_of(t->vm, args[0].l);
    if (!class_initialize(t, m->holder)) return;
    Value slots[1] = {{.l = args[1].l}}, nothing = {.bits = 0};
    invoke_method(t, m, slots, &nothing);
}
