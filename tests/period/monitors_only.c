/* SPDX-License-Identifier: MIT */
/* Its raw monitors are its only locks, one for each kind of data, always entered in the same
 * order and all of them at GC_START, to be left at GC_FINISH. Events go into a ring that a
 * system thread empties, which waits on one of the monitors and is told by notifying; at the
 * end it is told to stop and awaited. Names without an underscore: its own contention comes
 * back to it as events. */
#include "period.h"

enum { LOCKS = 3, RING = 256 };
static JVMPI_RawMonitor locks[LOCKS], ring_lock;
static long counts[LOCKS], put, taken, ring[RING], ring_sum, full, late;
static atomic_long contended, entered, exited;
static int stop, stopped, reader;

static void read_ring(void *unused) {
    (void)unused;
    jvmpi->RawMonitorEnter(ring_lock);
    while (!stop || taken < put) {
        while (taken < put) ring_sum += ring[taken++ % RING];
        if (!stop) jvmpi->RawMonitorWait(ring_lock, 20);
    }
    stopped = 1;
    jvmpi->RawMonitorNotifyAll(ring_lock);
    jvmpi->RawMonitorExit(ring_lock);
}
static void count(int i) {
    jvmpi->RawMonitorEnter(locks[i]);
    jvmpi->RawMonitorEnter(
        locks[i]); /* a called routine does not know that its caller has it */
    counts[i]++;
    jvmpi->RawMonitorExit(locks[i]);
    jvmpi->RawMonitorExit(locks[i]);
}
static void put_in_ring(void) {
    jvmpi->RawMonitorEnter(ring_lock);
    if (stop)
        late++;
    else if (put - taken < RING)
        ring[put++ % RING] = 1;
    else
        full++;
    if (put - taken > RING / 2) jvmpi->RawMonitorNotifyAll(ring_lock);
    jvmpi->RawMonitorExit(ring_lock);
}
static void at_end(void) {
    jvmpi->RawMonitorEnter(ring_lock);
    stop = 1;
    jvmpi->RawMonitorNotifyAll(ring_lock);
    for (int i = 0; reader && !stopped && i < 500; i++) jvmpi->RawMonitorWait(ring_lock, 20);
    EXPECT(!reader || (stopped && ring_sum == put), "%ld of %ld events were read", ring_sum,
           put);
    jvmpi->RawMonitorExit(ring_lock);
    EXPECT(entered <= contended, "%ld entered, %ld were contended", (long)entered,
           (long)contended);
    period_end("%ld allocations, %ld threads, %ld freed, %ld through the ring, %ld found it "
               "full, %ld came too late, contention %ld",
               counts[0], counts[1], counts[2], ring_sum, full, late, (long)contended);
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START:
        for (int i = 0; i < LOCKS; i++) jvmpi->RawMonitorEnter(locks[i]);
        break;
    case JVMPI_EVENT_GC_FINISH:
        for (int i = LOCKS; i-- > 0;) jvmpi->RawMonitorExit(locks[i]);
        break;
    case JVMPI_EVENT_OBJECT_ALLOC: count(0); break;
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_THREAD_END: count(1); break;
    case JVMPI_EVENT_OBJECT_FREE: count(2); break;
    case JVMPI_EVENT_METHOD_EXIT: put_in_ring(); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER: atomic_fetch_add(&contended, 1); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED: atomic_fetch_add(&entered, 1); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: atomic_fetch_add(&exited, 1); break;
    case JVMPI_EVENT_JVM_INIT_DONE: {
        char name[] = "ring reader";
        reader = jvmpi->CreateSystemThread(name, JVMPI_MAXIMUM_PRIORITY, read_ring) == JNI_OK;
        EXPECT(reader, "no system thread");
        break;
    }
    case JVMPI_EVENT_JVM_SHUT_DOWN: at_end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!period_load(vm, "monitors_only", notify)) return JNI_ERR;
    static const char *const names[LOCKS] = {"objects", "threads", "the dead"};
    for (int i = 0; i < LOCKS; i++) locks[i] = period_monitor(names[i]);
    ring_lock = period_monitor("ring");
    ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_THREAD_START,
           JVMPI_EVENT_THREAD_END, JVMPI_EVENT_METHOD_EXIT,
           JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED,
           JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT, JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH,
           JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
