/* SPDX-License-Identifier: MIT */
/* Compiled code comes and goes: each piece is announced before it is told of as gone, no piece
 * lies where another one still is, and a program whose code is replaced over and over needs no
 * more room than the arena has. Accuses jit/code_reclaim.c, jit/code_events.c. */
#include <pthread.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

enum { CACHE_KIB = 192 };

static struct Piece {
    jmethodID method;
    char *start;
    jint size;
    bool is_one_of; /* an event of the method may have meant this piece or another */
} live[4096];       /* by age */
static unsigned live_count, overlaps, unknown;
static unsigned long loads, unloads, entries, bytes_now, bytes_most, bytes_all;

static void loaded(jmethodID method, char *start, jint size) {
    for (unsigned i = 0; i < live_count; i++)
        overlaps += !live[i].is_one_of && start < live[i].start + live[i].size &&
                    live[i].start < start + size;
    loads++;
    bytes_all += (unsigned long)size;
    bytes_now += (unsigned long)size;
    if (bytes_now > bytes_most) bytes_most = bytes_now;
    if (live_count < 4096) live[live_count++] = (struct Piece){method, start, size, false};
}

/* The event names the method only: its oldest piece. */
static void unloaded(jmethodID method) {
    unsigned i = 0;
    while (i < live_count && live[i].method != method) i++;
    unloads++;
    unknown += i == live_count;
    if (i == live_count) return;
    bytes_now -= (unsigned long)live[i].size;
    for (unsigned k = i + 1; k < live_count; k++) live[k].is_one_of |= live[k].method == method;
    memmove(&live[i], &live[i + 1], (--live_count - i) * sizeof live[i]);
}

/* Threads of the VM's own compile too. */
static void watch(JVMPI_Event *event) {
    static pthread_mutex_t list = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&list);
    switch (event->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_COMPILED_METHOD_LOAD:
        loaded(event->u.compiled_method_load.method_id, event->u.compiled_method_load.code_addr,
               event->u.compiled_method_load.code_size);
        break;
    case JVMPI_EVENT_COMPILED_METHOD_UNLOAD:
        unloaded(event->u.compiled_method_unload.method_id);
        break;
    default: entries += event->env_id == env;
    }
    pthread_mutex_unlock(&list);
}

START_TEST(code_that_is_replaced_makes_room) {
    static const jint code[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD,
                                JVMPI_EVENT_COMPILED_METHOD_UNLOAD};
    static const jint methods[] = {JVMPI_EVENT_METHOD_ENTRY};
    start_vm("-Xjit:threshold=0,events=recompile,cache=192k", "-Xmx32m");
    jclass hold = (*env)->FindClass(env, "Hold");
    ck_assert_ptr_nonnull(hold);
    jmethodID through = (*env)->GetStaticMethodID(env, hold, "through", "(I)I");
    ck_assert_ptr_nonnull(through);
    jvmpi->NotifyEvent = watch;
    ENABLE(code);
    unsigned long told = 0;
    for (int i = 0; i < 250; i++) {
        unsigned long first = entries;
        ENABLE(methods);
        ck_assert_int_eq((*env)->CallStaticIntMethod(env, hold, through, 20), 0);
        ck_assert(!(*env)->ExceptionCheck(env));
        DISABLE(methods);
        if (i == 1) told = entries - first; /* the first time classes were initialized too */
        if (i > 1) ck_assert_uint_eq(entries - first, told);
        unsigned long before = entries;
        (*env)->CallStaticIntMethod(env, hold, through, 20);
        ck_assert_uint_eq(entries, before);
    }
    DISABLE(code);
    ck_assert_uint_eq(overlaps, 0);
    ck_assert_uint_eq(unknown, 0);
    ck_assert_uint_le(bytes_most, CACHE_KIB << 10);
    ck_assert_uint_gt(bytes_all, 2 * CACHE_KIB << 10); /* it was compiled all the while */
    ck_assert_uint_gt(told, 20 * 4);
    ck_assert_uint_gt(unloads, loads / 2);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

static jint classes_gone, collects_once;

static void collect_while_told(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_CLASS_UNLOAD) classes_gone++;
    if (event->event_type != JVMPI_EVENT_COMPILED_METHOD_LOAD || !collects_once) return;
    collects_once = 0;
    for (int i = 0; i < 4; i++) jvmpi->RunGC();
}

/* What is told to one who asks late was listed before; the first piece's handler has some of
 * the others' class unloaded. */
START_TEST(code_of_a_class_that_is_unloaded_meanwhile_is_not_told) {
    static const jint loads_of_code[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD},
                      unloads_of_classes[] = {JVMPI_EVENT_CLASS_UNLOAD};
    start_vm("-Xjit:threshold=0", "-Xmx32m");
    jvmpi->NotifyEvent = collect_while_told;
    ENABLE(unloads_of_classes);
    jclass hold = (*env)->FindClass(env, "Hold");
    ck_assert_ptr_nonnull(hold);
    (*env)->CallStaticVoidMethod(env, hold,
                                 (*env)->GetStaticMethodID(env, hold, "leaveClass", "()V"));
    ck_assert(!(*env)->ExceptionCheck(env));
    ENABLE(loads_of_code); /* all of it is told of once */
    DISABLE(loads_of_code);
    ck_assert_int_eq(classes_gone, 0);
    collects_once = 1;
    ENABLE(loads_of_code);
    ck_assert_int_gt(classes_gone, 0);
    (*vm)->DestroyJavaVM(vm);
}
END_TEST

int main(void) {
    if (!compile("Hold")) return 2;
    Suite *suite = SUITE("compiled code", 120, NULL, NULL, code_that_is_replaced_makes_room,
                         code_of_a_class_that_is_unloaded_meanwhile_is_not_told);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
