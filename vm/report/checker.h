/* SPDX-License-Identifier: MIT */
/* A checker's report of what code that listens does against the rules of its interface: the
 * rule, who, the thread, what is in progress, and the native call stack. Every front-end's
 * -Xcheck reports this way. A report goes to stderr, whole, once for each rule and place. */
#ifndef MINIJVM_VM_REPORT_CHECKER_H
#define MINIJVM_VM_REPORT_CHECKER_H

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#include "vm/model/names.h"

enum { CHECKER_REPORTS = 64, CHECKER_FRAMES = 48, CHECKER_POISON = 0xDB };

/* What was reported already; zeroed to begin with. Whoever owns it owns the lock. */
typedef struct CheckerReports {
    unsigned count;
    struct {
        char rule[8];
        const void *place;
    } known[CHECKER_REPORTS];
} CheckerReports;

typedef struct Checker {
    VM *vm;                  /* NULL: it has ended */
    const char *option;      /* "jvmpi", behind -Xcheck: */
    const char *kind, *name; /* "agent", which */
    uintptr_t low, high;     /* where its code lies; high 0: unknown */
    void *handler; /* where its code begins, for what is noticed when it has returned; NULL */
    bool aborts;   /* by the host's hook, after the report */
    pthread_mutex_t *lock;
    CheckerReports *reports;
    void (*print_events)(FILE *to, const void *data, const Thread *t); /* ", in X" */
    const void *data;
} Checker;

/* `place`: where its code called, if that is known; NULL: the innermost frame that is not the
 * VM's. Called in any state, with no VM lock held. */
void checker_report(const Checker *checker, const char *rule, const void *place,
                    const char *format, va_list list);

/* Is it code of the VM's own library? */
bool checker_is_own_code(const void *address);
static inline bool checker_is_client_code(const Checker *checker, const void *address) {
    return (uintptr_t)address >= checker->low && (uintptr_t)address < checker->high;
}

#endif
