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

static void give_counter(Thread *t, void *counter, jlong bytes, Value *result) {
    HANDLE_SCOPE(t);
    thread_leave_vm(t, THREAD_NATIVE);
    jobject buffer = env_NewDirectByteBuffer((JNIEnv *)(void *)t, counter, bytes);
    thread_enter_vm(t);
    result->l = env_object(buffer);
    if (result->l == NULL) free(counter);
}

/* this, name, variability, units, value */
void jdk_Perf_createLong(Thread *t, Value *args, Value *result) {
    int64_t *counter = malloc(sizeof *counter);
    if (counter == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    *counter = args[4].j;
    give_counter(t, counter, sizeof *counter, result);
}

/* this, name, variability, units, bytes, room */
void jdk_Perf_createByteArray(Thread *t, Value *args, Value *result) {
    const Object *bytes = args[4].l;
    int32_t room = args[5].i;
    if (args[1].l == NULL || bytes == NULL) {
        exception_null_pointer(t);
        return;
    }
    if (room < array_length(bytes)) {
        exception_throw(t, "java/lang/IllegalArgumentException", NULL);
        return;
    }
    char *counter = calloc(1, (size_t)room + 1);
    if (counter == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    memcpy(counter, array_elements(bytes), (size_t)array_length(bytes));
    give_counter(t, counter, room, result);
}

/* Those of other VMs are not to be had. */
void jdk_Perf_attach(Thread *t, Value *args, Value *result) {
    (void)args, (void)result;
    exception_throw(t, "java/io/IOException", "counters of other VMs cannot be read");
}

void jdk_Perf_highResCounter(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->j = clock_nanoseconds();
}
void jdk_Perf_highResFrequency(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->j = 1000000000;
}
