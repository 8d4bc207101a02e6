/* SPDX-License-Identifier: MIT */
/* A tracing library that judges what it is told, and lets the program ask: the program loads it
 * as a JNI library, too. What breaks a rule is noted with the rule's number (docs/tracing.md)
 * and said on stderr at the end. It keeps the ids of all objects allocated while it traces, by
 * applying deletions and renames in the order sent. */
#include <itrcstrt.h>
#include <jni.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_BYTES = 1 << 22, FAULTS = 1 << 14 };

static char text[LOG_BYTES], faults[FAULTS];
static size_t text_length, faults_length;
static unsigned long counts[16], vm, flags, answers[5], objects_in_ranges, spans, last_report,
    reported_known;
static int started, begun, in_collection, in_report, busy, reenter, attaching;
static pthread_t collecting;
static JavaVM *java;

static void add(char *to, size_t *length, size_t size, const char *format, va_list list) {
    int n = vsnprintf(to + *length, size - *length, format, list);
    if (n > 0 && *length + (size_t)n < size)
        *length += (size_t)n;
    else
        to[*length] = 0;
}
__attribute__((format(printf, 1, 2))) static void note(const char *format, ...) {
    va_list list;
    va_start(list, format);
    add(text, &text_length, sizeof text, format, list);
    va_end(list);
}
__attribute__((format(printf, 1, 2))) static void fault(const char *format, ...) {
    va_list list;
    if (faults_length > FAULTS - 512) return;
    va_start(list, format);
    add(faults, &faults_length, sizeof faults, format, list);
    va_end(list);
}

/* ---- Ids ---- */

static unsigned long *ids;
static size_t id_capacity, id_count, id_used;
static size_t *place(unsigned long id) {
    static size_t at;
    at = (id >> 3) * 0x9E3779B97F4A7C15u >> 20 & (id_capacity - 1);
    while (ids[at] != 0 && ids[at] != id) at = (at + 1) & (id_capacity - 1);
    return &at;
}
static int knows(unsigned long id) { return id_capacity != 0 && ids[*place(id)] == id; }
static void learn(unsigned long id) {
    if (id_used * 2 >= id_capacity) {
        unsigned long *old = ids;
        size_t size = id_capacity;
        id_capacity = size == 0 ? 1 << 16 : id_count * 4 > size ? size * 2 : size;
        ids = calloc(id_capacity, sizeof *ids);
        id_used = 0;
        for (size_t i = 0; i < size; i++)
            if (old[i] > 1) ids[*place(old[i])] = old[i], id_used++;
        free(old);
    }
    size_t at = *place(id);
    if (ids[at] == id) return;
    ids[at] = id;
    id_count++;
    id_used++;
}
static int forget(unsigned long id) {
    if (!knows(id)) return 0;
    ids[*place(id)] = 1; /* no id */
    id_count--;
    return 1;
}
static void forget_all(void) {
    free(ids);
    ids = NULL;
    id_capacity = id_count = id_used = 0;
}

/* Renames of one collection: where something was moved to, nothing may be moved away from
 * afterwards (T78). */
static unsigned long *targets;
static size_t target_count, target_capacity;
static unsigned long last_source, last_deleted;
static int renaming;

static void rename_one(unsigned long from, unsigned long to) {
    if (!forget(from)) return;
    if (knows(to)) fault("T78: %lx is renamed to %lx, which is still there\n", from, to);
    learn(to);
}

static void collection_event(unsigned long event) {
    if (!in_collection) fault("T23/T24: event %lu outside of a collection\n", event);
    if (!pthread_equal(collecting, pthread_self()))
        fault("T75: event %lu on another thread than the collection's\n", event);
}

static void rename_event(struct InsEventInfo *e) {
    unsigned long from, end, to;
    collection_event(e->header.event);
    renaming = 1;
    spans++;
    if (e->header.event == InsTrcEventOIDRename) {
        from = e->body.rename.source, to = e->body.rename.destination;
        end = from + 8;
        objects_in_ranges++;
    } else {
        from = e->body.rangeRename.sourceStart, end = e->body.rangeRename.sourceEnd,
        to = e->body.rangeRename.destination;
        if (end <= from) fault("T43: an empty range %lx to %lx\n", from, end);
        for (unsigned long at = from; at < end; at += 8) objects_in_ranges += knows(at);
    }
    if (from < last_source) fault("T78: renames are not in ascending order\n");
    last_source = from;
    if (to < end && from < to + (end - from)) fault("T43: a range overlaps its destination\n");
    if (target_count + 2 > target_capacity)
        targets =
            realloc(targets, (target_capacity = 2 * target_capacity + 1024) * sizeof *targets);
    targets[target_count++] = to;
    targets[target_count++] = end - from;
    if (e->header.event == InsTrcEventOIDRename)
        rename_one(from, to);
    else
        for (unsigned long at = from; at < end; at += 8) rename_one(at, to + (at - from));
    if (in_collection == 0 || target_count > 4000) return;
    for (size_t i = 0; i + 2 < target_count; i += 2)
        if (from < targets[i] + targets[i + 1] && targets[i] < end)
            fault("T78: %lx is moved away after something was moved there\n", from);
}

static void delete_event(struct InsEventInfo *e) {
    collection_event(e->header.event);
    if (renaming) fault("T78: a deletion after a rename\n");
    unsigned long from = e->header.event == InsTrcEventOIDDelete ? e->body.oidDelete.oid
                                                                 : e->body.rangeDelete.start;
    unsigned long end =
        e->header.event == InsTrcEventOIDDelete ? from + 8 : e->body.rangeDelete.end;
    if (from < last_deleted) fault("T78: deletions are not in ascending order\n");
    if (end <= from) fault("T44: an empty range\n");
    last_deleted = from;
    for (unsigned long at = from; at < end; at += 8) forget(at);
}

/* ---- Records ---- */

static void put(const char *chars, unsigned long size, int wide) {
    if (wide) {
        const unsigned short *units = (const unsigned short *)(const void *)chars;
        note("u");
        for (unsigned long i = 0; i < size; i++) note(":%x", units[i]);
    } else {
        for (unsigned long i = 0; i < size; i++) {
            if ((unsigned char)chars[i] >= 0x80)
                note("\\%x", (unsigned char)chars[i]);
            else
                note("%c", chars[i]);
        }
    }
}
static int is_ours(const char *name, unsigned long size) {
    return size >= 5 && memcmp(name, "Trace", 5) == 0;
}

static void method_event(struct InsEventInfo *e) {
    const InsEventTypeMethod *m = &e->body.method;
    if (m->stackDepth == 0) fault("T40: depth 0\n");
    if (m->methodNameSize == 0 || m->classNameSize == 0)
        fault("T84: a method without a name\n");
    if (m->methodEventFlags & ~0x1fUL) fault("T94: unknown bits in methodEventFlags\n");
    if (e->header.event == InsTrcEventMethodEnter && m->receiver == 0)
        fault("T41: an entry without a receiver\n");
    if (!(m->methodEventFlags & InstrumentMethodEventClassDB) &&
        !is_ours(m->className, m->classNameSize))
        return;
    if (m->methodEventFlags & InstrumentMethodEventClassDB) return;
    note("%s ", e->header.event == InsTrcEventMethodEnter ? "enter" : "leave");
    put(m->className, m->classNameSize,
        (m->methodEventFlags & InstrumentMethodEventClassDB) != 0);
    note(".");
    put(m->methodName, m->methodNameSize,
        (m->methodEventFlags & InstrumentMethodEventMethodDB) != 0);
    note(" %lu%s%s%s %lx\n", m->stackDepth,
         m->methodEventFlags & InstrumentMethodEventStatic ? " static" : "",
         m->methodEventFlags & InstrumentMethodEventNative ? " native" : "",
         m->methodEventFlags & InstrumentMethodEventSync ? " sync" : "", m->receiver);
}

static void details(const char *when);

static void allocate_event(struct InsEventInfo *e) {
    const InsEventTypeAllocate *a = &e->body.allocate;
    if (a->oid == 0 || a->oid % 8 != 0 || a->sizeInLongs < 2 || a->sizeInLongs % 2 != 0)
        fault("T45/T86: %lu longs at %lx\n", a->sizeInLongs, a->oid);
    if (flags & InsTrcTypeGCOn) {
        if (knows(a->oid)) fault("T77: %lx is allocated where something lives\n", a->oid);
        learn(a->oid);
    }
    if (attaching && a->arrayFlag == 0 && a->allocBody.object.classNameSize == 16 &&
        memcmp(a->allocBody.object.className, "java.lang.Thread", 16) == 0)
        details("being attached");
    if (a->arrayFlag == 0) {
        if (a->allocBody.object.classNameSize == 0)
            fault("T35: an object without a class name\n");
        if (a->allocBody.object.allocEventFlags == 0 &&
            !is_ours(a->allocBody.object.className, a->allocBody.object.classNameSize))
            return;
        note("object ");
        put(a->allocBody.object.className, a->allocBody.object.classNameSize,
            (int)a->allocBody.object.allocEventFlags);
        note(" %lu\n", a->sizeInLongs);
    } else if (a->arrayFlag == 1) {
        if ((a->allocBody.array.className == NULL) != (a->allocBody.array.classNameSize == 0))
            fault("T94: a name without a size\n");
        if (a->allocBody.array.className == NULL && a->allocBody.array.arity > 1)
            fault("T48: arity %lu\n", a->allocBody.array.arity);
        if (a->sizeInLongs < 1000 || a->sizeInLongs > 3000) return;
        note("array ");
        put(a->allocBody.array.className, a->allocBody.array.classNameSize, 0);
        note(" %lu %lu\n", a->allocBody.array.arity, a->sizeInLongs);
    } else {
        fault("T46: arrayFlag %lu\n", a->arrayFlag);
    }
}

static void report_event(struct InsEventInfo *e) {
    const InsEventTypeStartFieldReport *s = &e->body.startFieldReport;
    switch (e->header.event) {
    case InsTrcEventStartFieldReport:
        if (in_report) fault("T25: reports interleave\n");
        in_report = 1;
        if (s->oid <= last_report) fault("T88: reports are not in ascending order\n");
        last_report = s->oid;
        reported_known += knows(s->oid);
        if (s->type == InstrumentFREventTypeJavaArray &&
            (s->className != NULL || s->classNameSize != 0))
            fault("T51/T89: an array with a name\n");
        if (s->type < 1 || s->type > 3) fault("T37: type %lu\n", s->type);
        if (s->type != InstrumentFREventTypeJavaArray && !s->reportEventFlags &&
            is_ours(s->className, s->classNameSize)) {
            note("report %lu ", s->type);
            put(s->className, s->classNameSize, 0);
            in_report = 2;
        }
        break;
    case InsTrcEventFieldReport:
        if (!in_report) fault("T25: a field outside of a report\n");
        if (e->body.fieldReport.oid == 0) fault("T50: a null pointer is reported\n");
        if (in_report == 2) note(" +");
        break;
    default:
        if (!in_report) fault("T25: an end without a start\n");
        if (in_report == 2) note("\n");
        in_report = 0;
    }
}

static void details(const char *when) {
    unsigned long bits, name_length, group_length;
    char *name, *group;
    long priority;
    unsigned long answer = InstrumentSupportCurrentThreadDetails(
        vm, &bits, &name, &name_length, &priority, &group, &group_length);
    note("thread %s %lu", when, answer);
    if (answer == 0) {
        note(" ");
        put(name, name_length, (bits & InstrumentThreadNameDB) != 0);
        note(" %ld ", priority);
        put(group, group_length, (bits & InstrumentThreadGroupNameDB) != 0);
    }
    note("\n");
    if (InstrumentSupportCurrentThreadDetails(vm + 77, NULL, NULL, NULL, NULL, NULL, NULL) == 0)
        fault("T91: a foreign vmID is taken\n");
    if (answer == 0 &&
        InstrumentSupportCurrentThreadDetails(vm, NULL, NULL, NULL, NULL, NULL, NULL) != 0)
        fault("T91: NULL pointers are not skipped\n");
}

/* What of the Java class is called from within is refused. */
static void call_back(void) {
    JNIEnv *env;
    if ((*java)->GetEnv(java, (void **)&env, JNI_VERSION_1_6) != JNI_OK) return;
    jclass support = (*env)->FindClass(env, "com/ibm/uvm/instrumenting/InstrumentVMSupport");
    jmethodID end =
        support != NULL
            ? (*env)->GetStaticMethodID(env, support,
                                        reenter == 2 ? "tracingShutdown" : "tracingEnd", "()V")
            : NULL;
    if (end == NULL) return;
    (*env)->CallStaticVoidMethod(env, support, end);
    jthrowable thrown = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    note("called back: %s\n", thrown != NULL ? "refused" : "done");
}

static void check_flags(unsigned long event) {
    static const unsigned long needs[16] = {[1] = InsTrcTypeExeOn | InsTrcTypeExeOnLight,
                                            [2] = InsTrcTypeExeOn,
                                            [3] = InsTrcTypeGCOn | InsTrcTypeGCOnLight,
                                            [4] = InsTrcTypeGCOn | InsTrcTypeGCOnLight,
                                            [5] = InsTrcTypeGCOn | InsTrcTypeGCOnLight,
                                            [6] = InsTrcTypeGCOn | InsTrcTypeGCOnLight,
                                            [7] = InsTrcTypeGCOn,
                                            [8] = InsTrcTypeGCOn,
                                            [9] = InsTrcTypeGCOn,
                                            [10] = InsTrcTypeGCOn,
                                            [11] = InsTrcTypeAllocOn};
    if (event < 1 || event > 15)
        fault("T17: event %lu\n", event);
    else if (needs[event] != 0 && !(needs[event] & flags))
        fault("T3: event %lu without its flag\n", event);
}

static void collection_start(unsigned long event) {
    if (in_collection) fault("T80: collections nest\n");
    in_collection = (int)event;
    collecting = pthread_self();
    target_count = last_source = last_deleted = (unsigned long)(renaming = 0);
    if (InstrumentSupportCurrentThreadDetails(vm, NULL, NULL, NULL, NULL, NULL, NULL) == 0)
        fault("T55: thread details inside a collection\n");
}

unsigned long InstrumentTraceEvent(struct InsEventInfo *e) {
    if (__sync_lock_test_and_set(&busy, 1)) fault("T75: two calls at once\n");
    unsigned long event = e->header.event;
    if (!begun) fault("T57: event %lu while tracing is off\n", event);
    if (e->header.vmID != vm) fault("T74: vmID %lu, not %lu\n", e->header.vmID, vm);
    check_flags(event);
    if (event < 16) counts[event]++;
    switch (event) {
    case InsTrcEventMethodEnter:
    case InsTrcEventMethodLeave: method_event(e); break;
    case InsTrcEventScavengeStart:
    case InsTrcEventGGCStart: collection_start(event); break;
    case InsTrcEventScavengeEnd:
    case InsTrcEventGGCEnd:
        if (in_collection + 1 != (int)event)
            fault("T80: an end of %lu after a start of %d\n", event, in_collection);
        in_collection = 0;
        break;
    case InsTrcEventOIDRename:
    case InsTrcEventOIDRangeRename: rename_event(e); break;
    case InsTrcEventOIDDelete:
    case InsTrcEventOIDRangeDelete: delete_event(e); break;
    case InsTrcEventAllocate: allocate_event(e); break;
    case InsTrcEventUserEvent:
        note("user %lu ", e->body.userEvent.msgEventFlags);
        put(e->body.userEvent.msg, e->body.userEvent.msgSize,
            (int)e->body.userEvent.msgEventFlags);
        note(" %lu%s\n", e->body.userEvent.msgSize,
             e->body.userEvent.msg == NULL ? " NULL" : "");
        details("event");
        if (reenter) call_back();
        break;
    default: report_event(e); break;
    }
    __sync_lock_release(&busy);
    return 7; /* whatever it is */
}

unsigned long InstrumentTraceStartup(unsigned long id) {
    vm = id;
    started++;
    if (id == 0) fault("T74: vmID 0\n");
    note("startup\n");
    if (java != NULL) details("startup");
    return answers[0];
}
unsigned long InstrumentTraceShutdown(void) {
    if (begun) fault("T69: shutdown while tracing\n");
    note("shutdown\n");
    fprintf(stderr, "watch: shutdown, %lu ids\n%s%s", (unsigned long)id_count, faults,
            faults_length == 0 ? "watch ok\n" : "");
    return answers[1];
}
unsigned long InstrumentTraceBegin(unsigned long id, unsigned long with) {
    if (id != vm) fault("T74: vmID %lu at begin\n", id);
    if (answers[2] == 0) {
        begun = 1;
        flags = with;
        in_collection = 0;
        forget_all();
    }
    note("begin %lx\n", with);
    return answers[2];
}
unsigned long InstrumentTracingEnd(void) { /* the other spelling */
    begun = 0;
    note("end\n");
    fprintf(stderr, "watch: end\n");
    return answers[3];
}

/* ---- What the program asks ---- */

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *from, void *reserved) {
    (void)reserved;
    java = from;
    return JNI_VERSION_1_6;
}
JNIEXPORT jstring JNICALL Java_Trace_take(JNIEnv *env, jclass c) {
    (void)c;
    text[text_length] = 0;
    text_length = 0;
    return (*env)->NewStringUTF(env, text);
}
JNIEXPORT jstring JNICALL Java_Trace_faults(JNIEnv *env, jclass c) {
    (void)c;
    faults[faults_length] = 0;
    return (*env)->NewStringUTF(env, faults);
}
JNIEXPORT jlong JNICALL Java_Trace_count(JNIEnv *env, jclass c, jint event) {
    (void)env, (void)c;
    return (jlong)(event == 16   ? objects_in_ranges
                   : event == 17 ? spans
                   : event == 18 ? id_count
                   : event == 19 ? id_count - reported_known
                                 : counts[event & 15]);
}
static void *attach(void *unused) {
    JNIEnv *env;
    if ((*java)->AttachCurrentThread(java, (void **)&env, NULL) == JNI_OK)
        (*java)->DetachCurrentThread(java);
    return unused;
}
/* A thread of the VM's own, without a Thread object, is one that is being attached. */
JNIEXPORT void JNICALL Java_Trace_attach(JNIEnv *env, jclass c) {
    pthread_t thread;
    (void)env, (void)c;
    attaching = 1;
    if (pthread_create(&thread, NULL, attach, NULL) == 0) pthread_join(thread, NULL);
    attaching = 0;
}
JNIEXPORT void JNICALL Java_Trace_set(JNIEnv *env, jclass c, jint what, jint value) {
    (void)env, (void)c;
    if (what < 5)
        answers[what] = (unsigned long)value;
    else if (what == 5)
        reenter = value;
    else if (what == 6)
        memset(counts, 0, sizeof counts), objects_in_ranges = spans = 0;
    else if (what == 7)
        last_report = reported_known = 0;
    else if (what == 8)
        note("outside %lu\n",
             InstrumentSupportCurrentThreadDetails(vm, NULL, NULL, NULL, NULL, NULL, NULL));
}
