/* SPDX-License-Identifier: MIT */
/* A tracing library that tells apart the VMs that opened it; two_vms.c asks it. */
#include <itrcstrt.h>
#include <stddef.h>

enum { MOST = 8 };
static struct { unsigned long vm, events, begun, bad; } seen[MOST];

static size_t of(unsigned long vm) {
    for (size_t i = 1; i < MOST; i++) {
        unsigned long none = 0;
        if (__atomic_load_n(&seen[i].vm, __ATOMIC_SEQ_CST) == vm) return i;
        if (__atomic_compare_exchange_n(&seen[i].vm, &none, vm, 0, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST))
            return i;
    }
    return 0;
}
unsigned long many_vms(void) {
    size_t count = 0;
    for (size_t i = 1; i < MOST; i++)
        count +=
            seen[i].vm != 0 && seen[i].events > 100 && seen[i].begun == 1 && seen[i].bad == 0;
    return count;
}
unsigned long InstrumentTraceStartup(unsigned long vm) { return vm == 0 || of(vm) == 0; }
unsigned long InstrumentTraceBegin(unsigned long vm, unsigned long flags) {
    seen[of(vm)].begun += flags != 0;
    return 0;
}
unsigned long InstrumentTraceEvent(struct InsEventInfo *event) {
    size_t at = of(event->header.vmID);
    seen[at].events++;
    seen[at].bad += seen[at].begun == 0;
    return 0;
}
unsigned long InstrumentTraceEnd(void) { return 0; }
unsigned long InstrumentTraceShutdown(void) { return 0; }
