/* SPDX-License-Identifier: MIT */
/* jdk.internal.misc.VM: the fine clock, and the nearest user loader on the stack. */
#include <time.h>

#include "classlib/native/native.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/threads/stack_walk.h"

NATIVE_METHOD(jdk_internal_misc_VM_getNanoTimeAdjustment) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    int64_t limit = (int64_t)1 << 32, difference = (int64_t)now.tv_sec - args[0].j;
    result->j =
        difference > -limit && difference < limit ? difference * 1000000000 + now.tv_nsec : -1;
}

NATIVE_METHOD(jdk_internal_misc_VM_latestUserDefinedLoader0) {
    StackWalk walk = stack_walk_begin(t);
    while (stack_walk_next(&walk)) {
        const Class *holder = walk.at.method->holder;
        const Loader *loader = holder->loader;
        const struct ClassLibrary *library = t->vm->library;
        if (loader == NULL || method_has(walk.at.method, METHOD_HIDDEN) ||
            holder->is_accessor || (library != NULL && library->is_platform(loader)))
            continue;
        result->l = loader->object;
        return;
    }
}
