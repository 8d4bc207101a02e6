/* SPDX-License-Identifier: MIT */
/* jdk.internal.reflect: callers, access flags, calls by reflection. */
#include "classlib/native/native.h"

#include <string.h>

#include "vm/link/access.h"
#include "vm/link/resolve.h"
#include "vm/run/reflection.h"
#include "vm/threads/stack_walk.h"

/* Frames that carry out a reflective call are not callers. */
static bool is_reflection_frame(const Method *m) {
    const char *holder = m->holder->name;
    if (m->holder->loader != NULL) return false;
    if (strcmp(holder, "java/lang/reflect/Method") == 0 ||
        strcmp(holder, "java/lang/reflect/Constructor") == 0)
        return strcmp(m->name, "invoke") == 0 || strncmp(m->name, "newInstance", 11) == 0;
    return strncmp(holder, "jdk/internal/reflect/", 21) == 0 &&
           strstr(holder, "AccessorImpl") != NULL;
}

/* Frame 0 is getCallerClass itself, 1 the method that asks, 2 its caller. */
NATIVE_METHOD(jdk_internal_reflect_Reflection_getCallerClass) {
    StackWalk walk = stack_walk_begin(t);
    for (int depth = 0; stack_walk_next(&walk);) {
        const Method *m = walk.at.method;
        if (depth >= 2 && (method_has(m, METHOD_HIDDEN) || is_reflection_frame(m))) continue;
        if (depth++ < 2) continue;
        result->l = m->holder->mirror;
        return;
    }
}

NATIVE_METHOD(jdk_internal_reflect_Reflection_getClassAccessFlags) {
    const Class *c = native_class(t, args[0].l);
    if (c != NULL) result->i = c->flags & 0x7FFF & ~ACC_SUPER;
}

NATIVE_METHOD(jdk_internal_reflect_Reflection_areNestMates) {
    Class *a = native_class(t, args[0].l), *b = native_class(t, args[1].l);
    if (a == NULL || b == NULL) return;
    result->i = a == b || (a->file != NULL && b->file != NULL &&
                           access_nest_host(t, a) == access_nest_host(t, b));
}

NATIVE_METHOD(jdk_internal_reflect_NativeMethodAccessorImpl_invoke0) {
    result->l = reflection_invoke(t, &args[0].l, &args[1].l, &args[2].l);
}

NATIVE_METHOD(jdk_internal_reflect_NativeConstructorAccessorImpl_newInstance0) {
    result->l = reflection_invoke(t, &args[0].l, NULL, &args[1].l);
}
