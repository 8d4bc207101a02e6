/* SPDX-License-Identifier: MIT */
/*
 * monitor=y: time that threads waited to enter monitors, by the trace of the wait and the
 * monitor's class, or name for raw ones; for whom they waited, by the trace where the holder
 * gave the monitor up; and MONITOR DUMP, who owns and who waits for what right now.
 *
 * The class of a monitor's object is asked for by a request of its OBJECT_ALLOC, whose handler
 * runs within the request and leaves the class in `told`.
 */
#include "hprof.h"
#include "record_reader.h"

#include <time.h>

typedef struct {
    uint32_t hash, trace;
    uint32_t holder; /* the trace where the monitor was given up, 0: not seen, or of any */
    uint32_t class_number; /* UNKNOWN for raw monitors */
    jint kind;             /* is_array of the object, -1 for raw monitors */
    char *name;            /* of a raw monitor */
    uint64_t nanoseconds, count;
} Contention;

static Pool contentions = {.record_size = sizeof(Contention)}; /* by trace and monitor */
static Pool holdings = {.record_size =
                            sizeof(Contention)}; /* by these and the holder's trace */
static uint32_t blocked_threads;
static struct {
    jobjectID object;
    uint32_t class_number;
    jint kind;
} told;

static uint64_t now_nanoseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static uint32_t contention_hash(const void *record) {
    return ((const Contention *)record)->hash;
}

static bool is_raw(const JVMPI_Event *event) {
    return event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER ||
           event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED ||
           event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT;
}

static uintptr_t monitor_of(const JVMPI_Event *event) {
    return is_raw(event) ? (uintptr_t)event->u.raw_monitor.id
                         : (uintptr_t)event->u.monitor.object;
}

static bool contention_is(const Contention *a, const Contention *b) {
    return a->trace == b->trace && a->holder == b->holder &&
           a->class_number == b->class_number && a->kind == b->kind &&
           (a->name == NULL || strcmp(a->name, b->name) == 0);
}

/* Adds a wait to its like. The name is copied when it is new. */
static void contention_add(Pool *pool, Contention wait) {
    uint64_t sum =
        (((uint64_t)wait.trace << 32 | wait.class_number) * 31 + (uint32_t)wait.kind) * 31 +
        wait.holder;
    for (const char *p = wait.name; p != NULL && *p != '\0'; p++) sum = sum * 33 + (uint8_t)*p;
    wait.hash = hash_mix(sum);
    uint32_t cursor = wait.hash, number;
    Contention *found;
    while ((found = pool_probe(pool, &cursor, &number)) != NULL &&
           !contention_is(found, &wait)) {
    }
    if (found == NULL) {
        if (wait.name != NULL) wait.name = must_copy(wait.name);
        found = pool_add(pool, wait.hash, contention_hash);
        *found = wait;
        return;
    }
    found->count += wait.count;
    found->nanoseconds += wait.nanoseconds;
}

/* ---- What an object is ------------------------------------------------------------------- */

void monitor_object_told(const JVMPI_Event *event) {
    jint kind = event->u.obj_alloc.is_array;
    if (event->u.obj_alloc.obj_id != told.object) return;
    bool has_class = kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS;
    told.kind = kind;
    told.class_number =
        has_class ? class_number(event->u.obj_alloc.class_id) : (uint32_t)UNKNOWN;
}

/* Collections are off. */
static void ask(jobjectID object) {
    told.object = object;
    told.kind = JVMPI_NORMAL_OBJECT;
    told.class_number = UNKNOWN;
    if (object != NULL) hprof.jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, object);
    told.object = NULL;
}

static void print_name(jint kind, uint32_t class) {
    if (kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS)
        class_print(class, kind == JVMPI_CLASS);
    else
        fputs("<array>", hprof.out);
}

/* ---- Contention -------------------------------------------------------------------------- */

/* Where the event's thread is; 0 when that says nothing: a thread of no one, or the agent's
 * own. */
static uint32_t trace_of_event(const JVMPI_Event *event, ThreadData **thread) {
    JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_CallTrace call = {.env_id = event->env_id, .frames = frames};
    *thread = event->env_id == NULL ? NULL : thread_of(event->env_id);
    if (*thread == NULL || (*thread)->own) return 0;
    hprof.jvmpi->GetCallTrace(&call, hprof.options.depth);
    return trace_intern_call(*thread, &call);
}

void monitor_contended(const JVMPI_Event *event) {
    ThreadData *thread;
    uint32_t trace = trace_of_event(event, &thread);
    if (trace == 0) return;
    if (thread->blocked_since == 0) blocked_threads++;
    thread->blocked_trace = trace;
    thread->blocked_on = monitor_of(event);
    thread->holder_trace = 0;
    thread->blocked_since = now_nanoseconds();
}

void monitor_given_up(const JVMPI_Event *event) {
    uintptr_t monitor = monitor_of(event);
    uint32_t trace = 0;
    for (ThreadData *waiting = hprof.threads; waiting != NULL; waiting = waiting->next) {
        ThreadData *holder;
        if (waiting->blocked_since == 0 || waiting->blocked_on != monitor) continue;
        if (trace == 0 && (trace = trace_of_event(event, &holder)) == 0) return;
        waiting->holder_trace = trace;
    }
}

void monitor_moved(jobjectID from, jobjectID to) {
    if (blocked_threads == 0) return;
    for (ThreadData *waiting = hprof.threads; waiting != NULL; waiting = waiting->next) {
        if (waiting->blocked_since != 0 && waiting->blocked_on == (uintptr_t)from)
            waiting->blocked_on = (uintptr_t)to;
    }
}

void monitor_entered(const JVMPI_Event *event) {
    ThreadData *thread = event->env_id == NULL ? NULL : thread_of(event->env_id);
    if (thread == NULL || thread->blocked_since == 0) return;
    Contention wait = {.trace = thread->blocked_trace,
                       .count = 1,
                       .nanoseconds = now_nanoseconds() - thread->blocked_since};
    thread->blocked_since = 0;
    blocked_threads--;
    if (is_raw(event)) {
        wait.class_number = UNKNOWN;
        wait.kind = -1;
        wait.name =
            event->u.raw_monitor.name == NULL ? (char *)"" : (char *)event->u.raw_monitor.name;
    } else {
        ask(event->u.monitor.object);
        wait.class_number = told.class_number;
        wait.kind = told.kind;
    }
    contention_add(&contentions, wait);
    wait.holder = thread->holder_trace;
    contention_add(&holdings, wait);
}

static int compare(const void *left, const void *right) {
    const Contention *a = *(Contention *const *)left, *b = *(Contention *const *)right;
    if (a->nanoseconds != b->nanoseconds) return a->nanoseconds < b->nanoseconds ? 1 : -1;
    if (a->trace != b->trace) return a->trace < b->trace ? -1 : 1;
    return a->holder < b->holder ? -1 : a->holder > b->holder;
}

/* The rows of one table, the longest waits first. `with_holder`: a column more, between the
 * trace and the monitor. */
static void print_table(const Pool *pool, const char *title, bool with_holder) {
    Contention **order = must_alloc(pool->count, sizeof *order);
    uint64_t total = 0;
    for (uint32_t i = 0; i < pool->count; i++) {
        order[i] = pool_at(pool, i);
        total += order[i]->nanoseconds;
    }
    if (pool->count > 0) qsort(order, pool->count, sizeof *order, compare);
    uint32_t shown = 0;
    for (; shown < pool->count &&
           (double)order[shown]->nanoseconds >= hprof.options.cutoff * (double)total;
         shown++) {
        trace_print(order[shown]->trace);
        if (order[shown]->holder != 0) trace_print(order[shown]->holder);
    }
    char date[32];
    output_date(date);
    fprintf(hprof.out, "%s BEGIN (total = %llu ms) %s\n", title,
            (unsigned long long)(total / 1000000), date);
    if (shown > 0)
        fprintf(hprof.out, "rank   self  accum   count  trace %smonitor\n",
                with_holder ? "holder " : "");
    double accumulated = 0;
    for (uint32_t i = 0; i < shown; i++) {
        const Contention *c = order[i];
        double self = total == 0 ? 0 : 100.0 * (double)c->nanoseconds / (double)total;
        accumulated += self;
        fprintf(hprof.out, "%4u %5.2f%% %5.2f%% %7llu %6u ", i + 1, self, accumulated,
                (unsigned long long)c->count, c->trace);
        if (with_holder) fprintf(hprof.out, "%6u ", c->holder);
        if (c->kind < 0) {
            fputc('"', hprof.out);
            text_print(c->name);
            fputs("\" (Raw)\n", hprof.out);
        } else {
            print_name(c->kind, c->class_number);
            fputs(" (Java)\n", hprof.out);
        }
    }
    fprintf(hprof.out, "%s END\n", title);
    free(order);
}

void monitor_print(void) {
    print_table(&contentions, "MONITOR TIME", false);
    print_table(&holdings, "MONITOR HOLDERS", true);
}

/* ---- MONITOR DUMP ------------------------------------------------------------------------ */

static void print_threads(Reader *records, const char *title) {
    uint32_t printed = 0;
    for (uint32_t count = reader_u4(records); count > 0 && !records->broken; count--) {
        JNIEnv *env = (JNIEnv *)reader_id(records);
        if (env == NULL) continue;
        if (printed == 0) fprintf(hprof.out, "\t%s:", title);
        fprintf(hprof.out, "%s thread %u", printed++ > 0 ? "," : "", thread_serial(env));
    }
    if (printed > 0) fputc('\n', hprof.out);
}

static void print_monitor(Reader *records) {
    uint32_t type = reader_u1(records);
    uintptr_t subject = reader_id(records); /* the object, or the raw monitor's name */
    if (type == JVMPI_MONITOR_JAVA && !records->broken) {
        ask((jobjectID)subject);
        fputs("    MONITOR ", hprof.out);
        print_name(told.kind, told.class_number);
        fprintf(hprof.out, "(%lx)", (unsigned long)subject);
    } else if (type == JVMPI_MONITOR_RAW && !records->broken) {
        uintptr_t raw = reader_id(records);
        fputs("    RAW MONITOR \"", hprof.out);
        text_print((const char *)subject);
        fprintf(hprof.out, "\"(%lx)", (unsigned long)raw);
    } else {
        records->broken = true;
        return;
    }
    const JNIEnv *owner = (const JNIEnv *)reader_id(records);
    uint32_t entries = reader_u4(records);
    if (owner == NULL)
        fputs(" unowned\n", hprof.out);
    else
        fprintf(hprof.out, "\n\towner: thread %u, entry count: %u\n", thread_serial(owner),
                entries);
    print_threads(records, "waiting to enter");
    print_threads(records, "waiting to be notified");
}

void monitor_dump_write(const JVMPI_Event *event) {
    jint count = event->u.monitor_dump.num_traces;
    uint32_t *traces = must_alloc((size_t)(count > 0 ? count : 0), sizeof *traces);
    for (jint i = 0; i < count; i++) {
        const JVMPI_CallTrace *call = &event->u.monitor_dump.traces[i];
        uint32_t serial =
            thread_introduce(call->env_id, hprof.jvmpi->GetThreadObject(call->env_id));
        traces[i] = trace_intern_whole(serial, call);
        trace_print(traces[i]);
    }
    fputs("MONITOR DUMP BEGIN\n", hprof.out);
    for (jint i = 0; i < count; i++) {
        jint status = event->u.monitor_dump.threads_status[i];
        static const char *const names[] = {"?", "R", "MW", "CW"};
        jint plain = status & ~(JVMPI_THREAD_SUSPENDED | JVMPI_THREAD_INTERRUPTED);
        fprintf(hprof.out, "    THREAD %u, trace %u, status: %s%s%s\n",
                thread_serial(event->u.monitor_dump.traces[i].env_id), traces[i],
                plain >= 0 && plain < 4 ? names[plain] : "?",
                status & JVMPI_THREAD_SUSPENDED ? " SUSPENDED" : "",
                status & JVMPI_THREAD_INTERRUPTED ? " INTERRUPTED" : "");
    }
    Reader records = {(const uint8_t *)event->u.monitor_dump.begin,
                      (const uint8_t *)event->u.monitor_dump.end, false};
    while (!records.broken && records.at < records.end) print_monitor(&records);
    fputs("MONITOR DUMP END\n", hprof.out);
    free(traces);
}

static void free_names(Pool *pool) {
    for (uint32_t i = 0; i < pool->count; i++) free(((Contention *)pool_at(pool, i))->name);
    pool_free(pool);
}

void monitors_free(void) {
    free_names(&contentions);
    free_names(&holdings);
    blocked_threads = 0;
}
