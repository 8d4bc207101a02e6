/* SPDX-License-Identifier: MIT */
/* Who was told GC_START is told GC_FINISH, also when the VM ends while another thread collects:
 * agents take a lock in the one and give it back in the other (JVMPI R119). */
#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

#include <stdatomic.h>

enum { VMS = 12, COLLECTIONS_PAST_THE_END = 40 };

static atomic_int starts, finishes, ending, ended;

static void heard(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START: atomic_fetch_add(&starts, 1); break;
    case JVMPI_EVENT_GC_FINISH: atomic_fetch_add(&finishes, 1); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: atomic_store(&ending, 1); break;
    default: break;
    }
}

static void collect(void *data) {
    (void)data;
    for (int left = COLLECTIONS_PAST_THE_END; left > 0; left -= atomic_load(&ending))
        jvmpi->RunGC();
    atomic_store(&ended, 1);
}

START_TEST(collections_at_the_end_are_told_whole) {
    static const jint events[] = {JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH,
                                  JVMPI_EVENT_JVM_SHUT_DOWN};
    static char thread[] = "collecting";
    for (int i = 0; i < VMS; i++) {
        atomic_store(&starts, 0), atomic_store(&finishes, 0), atomic_store(&ending, 0),
            atomic_store(&ended, 0);
        start_vm("-Xmx32m", "-Xint");
        jvmpi->NotifyEvent = heard;
        ENABLE(events);
        ck_assert_int_eq(jvmpi->CreateSystemThread(thread, JVMPI_NORMAL_PRIORITY, collect),
                         JNI_OK);
        while (atomic_load(&starts) < 5) usleep(100);
        ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
        while (!atomic_load(&ended)) usleep(100);
        ck_assert_int_eq(atomic_load(&starts), atomic_load(&finishes));
    }
}
END_TEST

int main(void) {
    Suite *suite = SUITE("brackets", 120, NULL, NULL, collections_at_the_end_are_told_whole);
    return run_suite(suite) != 0;
}
