/* SPDX-License-Identifier: MIT */
#include "tracing/check.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vm/report/checker.h"

enum {
    SPOILT = 64,          /* records that stay readable after their call */
    PATIENCE_SECONDS = 1, /* for the library's turn to come */
    MOST_TEXTS = 2        /* of a record */
};

struct TracingCheck {
    pthread_mutex_t lock; /* leaf: of the reports */
    CheckerReports reports;
    bool aborts;
    void *spoilt[SPOILT]; /* library_lock, as all that follows but `calls` */
    unsigned next;
    bool in_event;          /* the library's event function runs */
    unsigned long event;    /* which */
    _Atomic uint64_t calls; /* of the event function, begun and ended */
};

/* ---- Reports ---- */

static void print_call(FILE *to, const void *data, const Thread *t) {
    const Tracing *tracing = data;
    (void)t;
    if (!tracing_is_inside(tracing))
        fputs(", in no function of the library", to);
    else if (tracing->check->in_event)
        fprintf(to, ", in InstrumentTraceEvent of event %lu", tracing->check->event);
    else
        fputs(", in a function of the library", to);
}

__attribute__((format(printf, 4, 5))) static void
report(Tracing *tracing, const char *rule, const void *place, const char *format, ...) {
    TracingCheck *check = tracing->check;
    Checker checker = {.vm = tracing->vm,
                       .option = "tracing",
                       .kind = "tracing library",
                       .name = tracing->library.name,
                       .aborts = check->aborts,
                       .lock = &check->lock,
                       .reports = &check->reports,
                       .print_events = print_call,
                       .data = tracing};
    va_list list;
    va_start(list, format);
    checker_report(&checker, rule, place, format, list);
    va_end(list);
}

static void jni_called(Thread *t, const void *caller) {
    Tracing *tracing = tracing_of(t->vm);
    if (tracing_is_inside(tracing) && tracing->check->in_event)
        report(tracing, "T76", caller,
               "JNI is called in InstrumentTraceEvent, which may call the support library and "
               "nothing else of the VM");
}

void tracing_check_misplaced(Tracing *tracing, const char *rule, const char *where) {
    if (tracing->check != NULL)
        report(tracing, rule, NULL, "InstrumentSupportCurrentThreadDetails is called %s",
               where);
}

/* ---- Records ---- */

static void keep_spoilt(TracingCheck *check, void *memory, size_t bytes) {
    void **place = &check->spoilt[check->next++ % SPOILT];
    memset(memory, CHECKER_POISON, bytes);
    free(*place);
    *place = memory;
}

void tracing_check_let_go(Tracing *tracing, char *text, size_t bytes) {
    if (tracing->check == NULL || text == NULL)
        free(text);
    else
        keep_spoilt(tracing->check, text, bytes);
}

typedef struct TextPlace {
    char **chars;
    size_t bytes;
} TextPlace;

static TextPlace text_place(char **chars, unsigned long size, unsigned long is_wide) {
    return (TextPlace){chars, is_wide ? 2 * size : size};
}

/* Where a record has its texts; how many they are. */
static int texts_of(struct InsEventInfo *info, TextPlace texts[MOST_TEXTS]) {
    InsEventTypeMethod *method = &info->body.method;
    InsEventTypeAllocate *allocate = &info->body.allocate;
    InsEventTypeStartFieldReport *start = &info->body.startFieldReport;
    InsEventTypeUserEvent *user = &info->body.userEvent;
    switch (info->header.event) {
    case InsTrcEventMethodEnter:
    case InsTrcEventMethodLeave:
        texts[0] = text_place(&method->methodName, method->methodNameSize,
                              method->methodEventFlags & InstrumentMethodEventMethodDB);
        texts[1] = text_place(&method->className, method->classNameSize,
                              method->methodEventFlags & InstrumentMethodEventClassDB);
        return 2;
    case InsTrcEventAllocate:
        if (allocate->arrayFlag)
            texts[0] = text_place(&allocate->allocBody.array.className,
                                  allocate->allocBody.array.classNameSize, 0);
        else
            texts[0] = text_place(
                &allocate->allocBody.object.className, allocate->allocBody.object.classNameSize,
                allocate->allocBody.object.allocEventFlags & InstrumentAllocEventClassDB);
        return 1;
    case InsTrcEventStartFieldReport:
        texts[0] = text_place(&start->className, start->classNameSize,
                              start->reportEventFlags & InstrumentReportEventClassDB);
        return 1;
    case InsTrcEventUserEvent:
        texts[0] =
            text_place(&user->msg, user->msgSize, user->msgEventFlags & InstrumentUserEventDB);
        return 1;
    default: return 0;
    }
}

/* The record with its texts behind it, in one block of `bytes`. NULL: no memory. */
static struct InsEventInfo *copy_record(const struct InsEventInfo *info, size_t *bytes) {
    struct InsEventInfo original = *info;
    TextPlace from[MOST_TEXTS], to[MOST_TEXTS];
    int count = texts_of(&original, from);
    *bytes = sizeof *info;
    for (int i = 0; i < count; i++) *bytes += (from[i].bytes + 1) & ~(size_t)1;
    struct InsEventInfo *copy = malloc(*bytes);
    if (copy == NULL) return NULL;
    *copy = *info;
    texts_of(copy, to);
    char *at = (char *)(copy + 1);
    for (int i = 0; i < count; i++) {
        if (*from[i].chars == NULL) continue;
        memcpy(at, *from[i].chars, from[i].bytes);
        *to[i].chars = at;
        at += (from[i].bytes + 1) & ~(size_t)1;
    }
    return copy;
}

/* ---- Calls ---- */

void tracing_check_tell(Tracing *tracing, const struct InsEventInfo *info) {
    TracingCheck *check = tracing->check;
    size_t bytes;
    struct InsEventInfo *copy = copy_record(info, &bytes);
    if (copy == NULL) vm_fatal(tracing->vm, "no native memory for a record of a trace");
    check->in_event = true;
    check->event = info->header.event;
    atomic_fetch_add(&check->calls, 1);
    tracing->library.event(copy);
    atomic_fetch_add(&check->calls, 1);
    check->in_event = false;
    keep_spoilt(check, copy, bytes);
}

/* The same call is in progress as when the waiting began: odd numbers are those of calls. */
void tracing_check_lock(Tracing *tracing) {
    TracingCheck *check = tracing->check;
    uint64_t before = atomic_load(&check->calls), after;
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += PATIENCE_SECONDS;
    while (pthread_mutex_timedlock(&tracing->library_lock, &deadline) != 0) {
        after = atomic_load(&check->calls);
        if (after == before && (after & 1))
            report(tracing, "T76", (void *)(uintptr_t)tracing->library.event,
                   "InstrumentTraceEvent has not returned on another thread for %d s, while "
                   "this one waits to tell an event; it must not wait for a Java thread",
                   PATIENCE_SECONDS);
        before = after;
        clock_gettime(CLOCK_REALTIME, &deadline);
        deadline.tv_sec += PATIENCE_SECONDS;
    }
}

/* ---- Life ---- */

bool tracing_check_make(Tracing *tracing) {
    VM *vm = tracing->vm;
    if (vm->options.check_tracing == CHECK_NO) return true;
    TracingCheck *check = calloc(1, sizeof *check);
    if (check == NULL) return false;
    pthread_mutex_init(&check->lock, NULL);
    check->aborts = vm->options.check_tracing == CHECK_ABORT;
    tracing->check = check;
    vm->jni_watchers[TRACING_FRONT_END] = jni_called;
    return true;
}

void tracing_check_free(Tracing *tracing) {
    TracingCheck *check = tracing->check;
    if (check == NULL) return;
    for (int i = 0; i < SPOILT; i++) free(check->spoilt[i]);
    pthread_mutex_destroy(&check->lock);
    free(check);
    tracing->check = NULL;
}
