/* SPDX-License-Identifier: MIT */
/* java.lang.System: clocks, the local time's offset, standard streams, array copies. */
#include <errno.h>
#include <sys/random.h>
#include <time.h>

#include "classlib/native/native.h"
#include "vm/objects/operations.h"
#include "vm/system/clock.h"
#include "vm/model/vm.h"

static void set_stream(Thread *t, const char *name, Object *stream) {
    Class *c = t->vm->known.System;
    const Field *field = native_find_static(c, name);
    if (field != NULL)
        object_set_ref_volatile(c->mirror, (char *)c->mirror + field->offset, stream);
}

NATIVE_METHOD(java_lang_System_setIn0) { set_stream(t, "in", args[0].l); }
NATIVE_METHOD(java_lang_System_setOut0) { set_stream(t, "out", args[0].l); }
NATIVE_METHOD(java_lang_System_setErr0) { set_stream(t, "err", args[0].l); }

static struct timespec clock_read(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now;
}

NATIVE_METHOD(java_lang_System_currentTimeMillis) {
    struct timespec now = clock_read(CLOCK_REALTIME);
    result->j = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

NATIVE_METHOD(java_lang_System_nanoTime) { result->j = clock_nanoseconds(); }

/* The C library knows rules and files that the class library has no names for. */
NATIVE_METHOD(sun_util_calendar_ZoneFiles_localSeconds) {
    time_t now = clock_read(CLOCK_REALTIME).tv_sec;
    struct tm local;
    tzset();
    result->i = localtime_r(&now, &local) != NULL ? (int32_t)local.tm_gmtoff : 0;
}

NATIVE_METHOD(java_lang_System_arraycopy) {
    array_copy(t, args[0].l, args[1].i, args[2].l, args[3].i, args[4].i);
}

NATIVE_METHOD(java_lang_System_identityHashCode) {
    result->i = args[0].l != NULL ? object_hash(t, args[0].l) : 0;
}

NATIVE_METHOD(jdk_internal_misc_Entropy_fill0) {
    uint8_t *bytes = (uint8_t *)array_elements(args[0].l) + args[1].i;
    size_t count = (size_t)args[2].i;
    while (count > 0) {
        ssize_t got = getrandom(bytes, count, 0);
        if (got < 0 && errno != EINTR) break;
        if (got <= 0) continue;
        bytes += got;
        count -= (size_t)got;
    }
    result->i = count == 0;
}
