/* SPDX-License-Identifier: MIT */
/* java.lang.Object: identity, class, monitor. */
#include "classlib/native/native.h"
#include "vm/objects/operations.h"
#include "vm/threads/monitor.h"

NATIVE_METHOD(java_lang_Object_getClass) { result->l = object_class(args[0].l)->mirror; }

NATIVE_METHOD(java_lang_Object_hashCode) { result->i = object_hash(t, args[0].l); }

NATIVE_METHOD(java_lang_Object_clone) { result->l = object_clone(t, &args[0].l); }

NATIVE_METHOD(java_lang_Object_notify) { monitor_notify(t, args[0].l, false); }

NATIVE_METHOD(java_lang_Object_notifyAll) { monitor_notify(t, args[0].l, true); }

NATIVE_METHOD(java_lang_Object_wait) {
    if (args[1].j < 0)
        exception_throw(t, "java/lang/IllegalArgumentException", "timeout value is negative");
    else
        monitor_wait(t, args[0].l, args[1].j);
}
