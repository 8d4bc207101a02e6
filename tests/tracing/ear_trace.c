/* SPDX-License-Identifier: MIT */
/* The account of a tracing library. Calls do not overlap, so it needs no lock. */
#include <itrcstrt.h>

#include "ears.h"

static Account account;

/* There is no event of threads: who runs Ears.body is asked for its name. */
static void note_thread(const struct InsEventInfo *e) {
    const InsEventTypeMethod *m = &e->body.method;
    unsigned long length;
    char *name;
    if (m->classNameSize == 4 && memcmp(m->className, "Ears", 4) == 0 &&
        m->methodNameSize == 4 && memcmp(m->methodName, "body", 4) == 0 &&
        InstrumentSupportCurrentThreadDetails(e->header.vmID, NULL, &name, &length, NULL, NULL,
                                              NULL) == 0)
        account_thread(&account, name, length);
}

unsigned long InstrumentTraceEvent(struct InsEventInfo *e) {
    switch (e->header.event) {
    case InsTrcEventMethodEnter:
        note_thread(e);
        account_enter(&account, e->body.method.className, e->body.method.classNameSize,
                      e->body.method.methodName, e->body.method.methodNameSize);
        break;
    case InsTrcEventMethodLeave: account_leave(&account); break;
    case InsTrcEventAllocate:
        account_allocate(&account, e->body.allocate.oid, e->body.allocate.sizeInLongs * 4);
        break;
    case InsTrcEventOIDDelete: account_death(&account, e->body.oidDelete.oid); break;
    case InsTrcEventOIDRangeDelete:
        for (unsigned long at = e->body.rangeDelete.start; at < e->body.rangeDelete.end;
             at += 8)
            account_death(&account, at);
        break;
    case InsTrcEventOIDRename:
        if (account_forget(&account, e->body.rename.source))
            account_learn(&account, e->body.rename.destination);
        break;
    case InsTrcEventOIDRangeRename: {
        const InsEventTypeOIDRangeRename *r = &e->body.rangeRename;
        for (unsigned long at = r->sourceStart; at < r->sourceEnd; at += 8)
            if (account_forget(&account, at))
                account_learn(&account, r->destination + (at - r->sourceStart));
        break;
    }
    case InsTrcEventScavengeEnd:
    case InsTrcEventGGCEnd: account_collect(&account); break;
    default: break;
    }
    return 0;
}
unsigned long InstrumentTraceStartup(unsigned long vm) { return vm == 0; }
unsigned long InstrumentTraceBegin(unsigned long vm, unsigned long flags) {
    return vm == 0 || flags == 0;
}
unsigned long InstrumentTraceEnd(void) { return 0; }
unsigned long InstrumentTraceShutdown(void) {
    account_tell(&account, "trace");
    return 0;
}
