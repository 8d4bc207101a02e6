/* SPDX-License-Identifier: MIT */
/*
 * monitor=y: time that threads waited to enter monitors, by the trace of the wait and the monitor's
 * class, or name for raw ones; and MONITOR DUMP, who owns and who waits for what right now.
 *
 * The class of a monitor's object is asked for by a request of its OBJECT_ALLOC, whose handler runs
 * within the request and leaves the class in `told`.
 */
#include "hprof.h"

#include <time.h>

typedef struct {
    uint32_t hash, trace;
    uint32_t class_number; /* UNKNOWN for raw monitors */
    jint kind;             /* is_array of the object, -1 for raw monitors */
    char *name;            /* of a raw monitor */
    uint64_t nanoseconds, count;
} Contention;

static Pool contentions = {.record_size = sizeof(Contention)};
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

static uint32_t contention_hash(const void *record) { return ((const Contention *)record)->hash; }

static bool is_raw(const JVMPI_Event *event) {
    return event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER ||
           event->event_type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED;
}

static Contention *contention_intern(uint32_t trace, uint32_t class, jint kind, const char *name) {
    uint64_t sum = ((uint64_t)trace << 32 | class) * 31 + (uint32_t)kind;
    for (const char *p = name; p != NULL && *p != '\0'; p++)
        sum = sum * 33 + (uint8_t)*p;
    uint32_t hash = hash_mix(sum), cursor = hash, number;
    Contention *found;
    while ((found = pool_probe(&contentions, &cursor, &number)) != NULL) {
        if (found->trace == trace && found->class_number == class && found->kind == kind &&
            (name == NULL || strcmp(found->name, name) == 0))
            return found;
    }
    found = pool_add(&contentions, hash, contention_hash);
    *found = (Contention){.hash = hash, .trace = trace, .class_number = class, .kind = kind,
                          .name = name == NULL ? NULL : must_copy(name)};
    return found;
}

/* ---- What an object is ------------------------------------------------------------------- */

void monitor_object_told(const JVMPI_Event *event) {
    jint kind = event->u.obj_alloc.is_array;
    if (event->u.obj_alloc.obj_id != told.object)
        return;
    bool has_class = kind == JVMPI_NORMAL_OBJECT || kind == JVMPI_CLASS;
    told.kind = kind;
    told.class_number = has_class ? class_number(event->u.obj_alloc.class_id) : (uint32_t)UNKNOWN;
}

/* Collections are off. */
static void ask(jobjectID object) {
    told.object = object;
    told.kind = JVMPI_NORMAL_OBJECT;
    told.class_number = UNKNOWN;
    if (object != NULL)
        hprof.jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, object);
    told.object = NULL;
}

static void print_name(jint kind, uint32_t class) {
    const char *name = class_at(class)->name;
    if (kind == JVMPI_NORMAL_OBJECT)
        fputs(name, hprof.out);
    else if (kind == JVMPI_CLASS)
        fprintf(hprof.out, name[0] == '[' ? "[%s" : "[L%s;", name);
    else
        fputs("<array>", hprof.out);
}

/* ---- Contention -------------------------------------------------------------------------- */

void monitor_contended(const JVMPI_Event *event) {
    JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_CallTrace call = {.env_id = event->env_id, .frames = frames};
    if (event->env_id == NULL)
        return;
    ThreadData *thread = thread_of(event->env_id);
    if (thread->own)
        return;
    hprof.jvmpi->GetCallTrace(&call, hprof.options.depth);
    thread->blocked_trace = trace_intern_call(thread, &call);
    thread->blocked_since = now_nanoseconds();
}

void monitor_entered(const JVMPI_Event *event) {
    ThreadData *thread = event->env_id == NULL ? NULL : thread_of(event->env_id);
    if (thread == NULL || thread->blocked_since == 0)
        return;
    uint64_t waited = now_nanoseconds() - thread->blocked_since;
    thread->blocked_since = 0;
    Contention *contention;
    if (is_raw(event)) {
        const char *name = event->u.raw_monitor.name;
        contention = contention_intern(thread->blocked_trace, UNKNOWN, -1, name == NULL ? "" : name);
    } else {
        ask(event->u.monitor.object);
        contention = contention_intern(thread->blocked_trace, told.class_number, told.kind, NULL);
    }
    contention->count++;
    contention->nanoseconds += waited;
}

static int compare(const void *left, const void *right) {
    const Contention *a = *(Contention *const *)left, *b = *(Contention *const *)right;
    if (a->nanoseconds != b->nanoseconds)
        return a->nanoseconds < b->nanoseconds ? 1 : -1;
    return a->trace < b->trace ? -1 : a->trace > b->trace;
}

void monitor_print(void) {
    Contention **order = must_alloc(contentions.count, sizeof *order);
    uint64_t total = 0;
    for (uint32_t i = 0; i < contentions.count; i++) {
        order[i] = pool_at(&contentions, i);
        total += order[i]->nanoseconds;
    }
    if (contentions.count > 0)
        qsort(order, contentions.count, sizeof *order, compare);
    uint32_t shown = 0;
    while (shown < contentions.count &&
           (double)order[shown]->nanoseconds >= hprof.options.cutoff * (double)total)
        trace_print(order[shown++]->trace);
    char date[32];
    output_date(date);
    fprintf(hprof.out, "MONITOR TIME BEGIN (total = %llu ms) %s\n",
            (unsigned long long)(total / 1000000), date);
    if (shown > 0)
        fputs("rank   self  accum   count  trace monitor\n", hprof.out);
    double accumulated = 0;
    for (uint32_t i = 0; i < shown; i++) {
        const Contention *c = order[i];
        double self = total == 0 ? 0 : 100.0 * (double)c->nanoseconds / (double)total;
        accumulated += self;
        fprintf(hprof.out, "%4u %5.2f%% %5.2f%% %7llu %6u ", i + 1, self, accumulated,
                (unsigned long long)c->count, c->trace);
        if (c->kind < 0)
            fprintf(hprof.out, "\"%s\" (Raw)\n", c->name);
        else {
            print_name(c->kind, c->class_number);
            fputs(" (Java)\n", hprof.out);
        }
    }
    fputs("MONITOR TIME END\n", hprof.out);
    free(order);
}

/* ---- MONITOR DUMP ------------------------------------------------------------------------ */

typedef struct {
    const char *at, *end;
} Records;

static bool take(Records *records, void *value, size_t size) {
    if ((size_t)(records->end - records->at) < size)
        return false;
    memcpy(value, records->at, size);
    records->at += size;
    return true;
}

static bool take_count(Records *records, uint32_t *count) {
    uint8_t bytes[4];
    if (!take(records, bytes, sizeof bytes))
        return false;
    *count = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
    return true;
}

static bool print_threads(Records *records, const char *title) {
    uint32_t count;
    JNIEnv *env;
    if (!take_count(records, &count))
        return false;
    if (count > 0)
        fprintf(hprof.out, "\t%s:", title);
    for (uint32_t i = 0; i < count; i++) {
        if (!take(records, &env, sizeof env))
            return false;
        fprintf(hprof.out, "%s thread %u", i > 0 ? "," : "", thread_serial(env));
    }
    if (count > 0)
        fputc('\n', hprof.out);
    return true;
}

static bool print_monitor(Records *records) {
    uint8_t type;
    jobjectID object;
    char *name;
    JVMPI_RawMonitor raw;
    JNIEnv *owner;
    uint32_t entries;
    if (!take(records, &type, 1))
        return false;
    if (type == JVMPI_MONITOR_JAVA) {
        if (!take(records, &object, sizeof object))
            return false;
        ask(object);
        fputs("    MONITOR ", hprof.out);
        print_name(told.kind, told.class_number);
        fprintf(hprof.out, "(%lx)", (unsigned long)(uintptr_t)object);
    } else if (type == JVMPI_MONITOR_RAW) {
        if (!take(records, &name, sizeof name) || !take(records, &raw, sizeof raw))
            return false;
        fprintf(hprof.out, "    RAW MONITOR \"%s\"(%lx)", name, (unsigned long)(uintptr_t)raw);
    } else {
        return false;
    }
    if (!take(records, &owner, sizeof owner) || !take_count(records, &entries))
        return false;
    if (owner == NULL)
        fputs(" unowned\n", hprof.out);
    else
        fprintf(hprof.out, "\n\towner: thread %u, entry count: %u\n", thread_serial(owner), entries);
    return print_threads(records, "waiting to enter") &&
           print_threads(records, "waiting to be notified");
}

void monitor_dump_write(const JVMPI_Event *event) {
    jint count = event->u.monitor_dump.num_traces;
    uint32_t *traces = must_alloc((size_t)(count > 0 ? count : 0), sizeof *traces);
    for (jint i = 0; i < count; i++) {
        const JVMPI_CallTrace *call = &event->u.monitor_dump.traces[i];
        traces[i] = trace_intern_whole(thread_serial(call->env_id), call);
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
    Records records = {event->u.monitor_dump.begin, event->u.monitor_dump.end};
    while (records.at < records.end && print_monitor(&records)) {}
    fputs("MONITOR DUMP END\n", hprof.out);
    free(traces);
}

void monitors_free(void) {
    for (uint32_t i = 0; i < contentions.count; i++)
        free(((Contention *)pool_at(&contentions, i))->name);
    pool_free(&contentions);
}
