/* SPDX-License-Identifier: MIT */
/* A tracing library that lacks an export. */
#include <itrcstrt.h>

unsigned long InstrumentTraceStartup(unsigned long vm) { return vm - vm; }
unsigned long InstrumentTraceShutdown(void) { return 0; }
unsigned long InstrumentTraceBegin(unsigned long vm, unsigned long flags) {
    return (vm - vm) + (flags - flags);
}
unsigned long InstrumentTraceEvent(struct InsEventInfo *event) { return event->header.event; }
