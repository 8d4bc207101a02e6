/* SPDX-License-Identifier: MIT */
/* Natives of jdk.internal.misc.Unsafe and jdk.internal.perf.Perf that the embedded library does
 * not have. */
#include <stdlib.h>
#include <time.h>

#include "jdk/functions.h"
#include "vm/invoke/invoke_known.h"
#include "vm/jni/env_functions.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/system/clock.h"

/* args[0] is the Unsafe. */
void jdk_Unsafe_staticFieldOffset0(Thread *t, Value *args, Value *result) {
    Object *field = args[1].l;
    if (field == NULL) {
        exception_null_pointer(t);
        return;
    }
    Class *c = object_class(field),
          *holder = class_of_mirror(known_get(field, known_field(c, "clazz")));
    const Field *f = &holder->fields[known_int(field, known_field(c, "slot"))];
    if (f->flags & ACC_STATIC)
        result->j = f->offset;
    else
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
}

void jdk_Unsafe_getLoadAverage0(Thread *t, Value *args, Value *result) {
    double averages[3];
    int32_t wanted = args[2].i;
    if (args[1].l == NULL || wanted < 0 || wanted > array_length(args[1].l) || wanted > 3) {
        exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException", NULL);
        return;
    }
    int got = getloadavg(averages, wanted);
    for (int i = 0; i < got; i++) ((double *)array_elements(args[1].l))[i] = averages[i];
    result->i = got;
}

/* ---- Counters: each has memory of its own, for ever, as whoever reads it may (J625) ---- */

/* this, name, variability, units, value */
void jdk_Perf_createLong(Thread *t, Value *args, Value *result) {
    int64_t *counter = malloc(sizeof *counter);
    if (counter == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    *counter = args[4].j;
    HANDLE_SCOPE(t);
    thread_leave_vm(t, THREAD_NATIVE);
    jobject buffer = env_NewDirectByteBuffer((JNIEnv *)(void *)t, counter, sizeof *counter);
    thread_enter_vm(t);
    result->l = env_object(buffer);
    if (result->l == NULL) free(counter);
}

void jdk_Perf_highResCounter(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->j = clock_nanoseconds();
}
void jdk_Perf_highResFrequency(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->j = 1000000000;
}
