/* SPDX-License-Identifier: MIT */
/* Entries and exits of methods pair, on threads that run all the while METHOD_EXIT is enabled
 * and disabled: who is told one exit is told those of all activations that begin later. Accuses
 * vm/threads/event_delivery.c, jit/. */
#include <stdatomic.h>

#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

enum { THREADS = 3, ROUNDS = 60, DEPTH = 1000 };

static atomic_int epoch; /* odd: not to be judged */
static atomic_int stop, running;
static atomic_long exits, wrong;

static _Thread_local struct {
    int epoch, depth;
    unsigned turn;
    jmethodID methods[DEPTH];
} stack;

/* An event that was on its way when the events were switched comes first in its new epoch. */
static bool judged(bool *first) {
    int now = atomic_load(&epoch);
    *first = stack.epoch != now;
    if (*first) stack.depth = 0;
    stack.epoch = now;
    return now % 2 == 0;
}

static void pair(JVMPI_Event *event) {
    bool first;
    if (!judged(&first)) return;
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY) {
        if (stack.depth < DEPTH) stack.methods[stack.depth] = event->u.method.method_id;
        stack.depth++;
        if (++stack.turn % 50 == 0) usleep(stack.turn % 400);
    } else if (event->event_type == JVMPI_EVENT_METHOD_EXIT && !first) {
        bool right =
            stack.depth > 0 && (stack.depth > DEPTH ||
                                stack.methods[stack.depth - 1] == event->u.method.method_id);
        if (stack.depth > 0) stack.depth--;
        atomic_fetch_add(right ? &exits : &wrong, 1);
    }
}

static jclass alone;

static void work(void *data) {
    (void)data;
    JNIEnv *own;
    ck_assert_int_eq((*vm)->GetEnv(vm, (void **)&own, JNI_VERSION_1_2), JNI_OK);
    jmethodID id = (*own)->GetStaticMethodID(own, alone, "work", "(I)I");
    while (!atomic_load(&stop)) (*own)->CallStaticIntMethod(own, alone, id, 20);
    atomic_fetch_sub(&running, 1);
}

static void pairs_with(const char *option) {
    static const jint entry[] = {JVMPI_EVENT_METHOD_ENTRY}, exit[] = {JVMPI_EVENT_METHOD_EXIT};
    static char name[] = "working";
    start_vm("-Xmx32m", option);
    alone = (*env)->NewGlobalRef(env, (*env)->FindClass(env, "Alone"));
    ck_assert_ptr_nonnull(alone);
    jvmpi->NotifyEvent = pair;
    atomic_store(&epoch, 1);
    atomic_store(&running, THREADS);
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, work), JNI_OK);
    for (int i = 0; i < ROUNDS; i++) {
        ENABLE(entry);
        usleep((useconds_t)(i % 3) * 300);
        atomic_fetch_add(&epoch, 1);
        ENABLE(exit);
        usleep(3000);
        atomic_fetch_add(&epoch, 1);
        DISABLE(exit);
        DISABLE(entry);
        usleep(500);
    }
    atomic_store(&stop, 1);
    while (atomic_load(&running) > 0) usleep(1000);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
    ck_assert_int_gt(atomic_load(&exits), 0);
    ck_assert_int_eq(atomic_load(&wrong), 0);
}

START_TEST(entries_and_exits_pair_by_test) { pairs_with("-Xjit:threshold=0"); }
END_TEST
START_TEST(entries_and_exits_pair_by_patching) { pairs_with("-Xjit:threshold=0,events=patch"); }
END_TEST
START_TEST(entries_and_exits_pair_by_recompiling) {
    pairs_with("-Xjit:threshold=0,events=recompile");
}
END_TEST

int main(void) {
    if (!compile("Alone")) return 2;
    Suite *suite =
        SUITE("pairs", 120, NULL, NULL, entries_and_exits_pair_by_test,
              entries_and_exits_pair_by_patching, entries_and_exits_pair_by_recompiling);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
