/* SPDX-License-Identifier: MIT */
/* What a program does between Ledger.open and Ledger.close, a line each, by name: objects and
 * bytes of a class, entries of a method, waits, threads. It counts what the thread does that
 * opened it, and those named "worker" do; what the library's own threads do, some of which
 * begin meanwhile, hangs on when something is collected. Between aside and back a thread is not
 * counted. */
#include <jvmpi.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 17 };

/* A line: what it is about, and how much of it. */
typedef struct Line {
    char *name;
    unsigned long long count, bytes;
} Line;

/* What the VM calls it, and where it is counted. */
typedef struct Known {
    void *id;
    char *name;
    Line *line;
} Known;

static JVMPI_Interface *jvmpi;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Known methods[MOST], classes[MOST], gone;
static Line lines[MOST];
static int open_;
static __thread int counted;

/* ---- Tables ---- */

static Known *known_at(Known *table, const void *id) {
    size_t at = (uintptr_t)id * UINT64_C(0x9E3779B97F4A7C15) >> 47;
    while (table[at].id != NULL && table[at].id != id) at = (at + 1) % MOST;
    return &table[at];
}
static void learn(Known *table, void *id, const char *name) {
    *known_at(table, id) = (Known){id, strdup(name), NULL};
}
static Known *find(Known *table, const void *id) {
    Known *known = known_at(table, id);
    return known->id != NULL ? known : NULL;
}
/* A class's id is an object's, which moves. Where it was another class may come to lie. */
static void moved(void *from, void *to) {
    Known *known = find(classes, from);
    if (known == NULL || known->name == NULL) return;
    Known was = *known;
    *known = (Known){from, NULL, NULL};
    *known_at(classes, to) = (Known){to, was.name, was.line};
}

static Line *line_of(const char *name) {
    uint64_t hash = 5381;
    for (const char *c = name; *c != 0; c++) hash = hash * 33 + (unsigned char)*c;
    size_t at = hash * UINT64_C(0x9E3779B97F4A7C15) >> 47;
    while (lines[at].name != NULL && strcmp(lines[at].name, name) != 0) at = (at + 1) % MOST;
    if (lines[at].name == NULL) lines[at].name = strdup(name);
    return &lines[at];
}
static void count(const char *kind, const char *name, unsigned long long bytes) {
    char text[1200];
    snprintf(text, sizeof text, "%s %s", kind, name);
    Line *line = line_of(text);
    line->count++;
    line->bytes += bytes;
}

/* ---- Events ---- */

static void class_loaded(const JVMPI_Event *e) {
    char name[1200];
    learn(classes, e->u.class_load.class_id, e->u.class_load.class_name);
    for (jint i = 0; i < e->u.class_load.num_methods; i++) {
        const JVMPI_Method *method = &e->u.class_load.methods[i];
        snprintf(name, sizeof name, "%s.%s%s", e->u.class_load.class_name, method->method_name,
                 method->method_signature);
        learn(methods, method->method_id, name);
    }
}

static void entered(const JVMPI_Event *e) {
    const Known *method = find(methods, e->u.method.method_id);
    const char *name = method != NULL ? method->name : "of no class";
    if (strcmp(name, "Ledger.open()V") == 0) open_ = counted = 1;
    if (strcmp(name, "Ledger.close()V") == 0) open_ = counted = 0;
    if (strcmp(name, "Ledger.aside()V") == 0) counted = 0;
    if (strcmp(name, "Ledger.back()V") == 0) counted = open_;
    if (open_ && counted) count("entries", name, 0);
}

static void allocated(const JVMPI_Event *e) {
    char name[600];
    if (!open_ || !counted) return;
    const Known *class_ =
        e->u.obj_alloc.class_id != NULL ? find(classes, e->u.obj_alloc.class_id) : &gone;
    snprintf(name, sizeof name, "%s, kind %d",
             class_ == NULL         ? "of no class"
             : class_->name != NULL ? class_->name
                                    : "primitive",
             (int)e->u.obj_alloc.is_array);
    count("objects", name, (unsigned long long)e->u.obj_alloc.size);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const Line *)a)->name, ((const Line *)b)->name);
}
static void tell(void) {
    size_t used = 0;
    for (size_t i = 0; i < MOST; i++)
        if (lines[i].name != NULL) lines[used++] = lines[i];
    qsort(lines, used, sizeof *lines, by_name);
    for (size_t i = 0; i < used; i++)
        fprintf(stderr, "ledger: %s: %llu, %llu\n", lines[i].name, lines[i].count,
                lines[i].bytes);
}

static void notify(JVMPI_Event *e) {
    pthread_mutex_lock(&lock);
    switch (e->event_type) {
    case JVMPI_EVENT_CLASS_LOAD: class_loaded(e); break;
    case JVMPI_EVENT_METHOD_ENTRY: entered(e); break;
    case JVMPI_EVENT_OBJECT_ALLOC: allocated(e); break;
    case JVMPI_EVENT_OBJECT_MOVE: moved(e->u.obj_move.obj_id, e->u.obj_move.new_obj_id); break;
    case JVMPI_EVENT_THREAD_START:
        counted = open_ && strncmp(e->u.thread_start.thread_name, "worker ", 7) == 0;
        if (counted) count("threads", e->u.thread_start.thread_name, 0);
        break;
    case JVMPI_EVENT_MONITOR_WAIT:
        if (open_ && counted)
            count("waits", e->u.monitor_wait.timeout == 0 ? "for ever" : "for a time", 0);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: tell(); break;
    default: break;
    }
    pthread_mutex_unlock(&lock);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static const jint events[] = {JVMPI_EVENT_CLASS_LOAD,   JVMPI_EVENT_METHOD_ENTRY,
                                  JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_MOVE,
                                  JVMPI_EVENT_THREAD_START, JVMPI_EVENT_MONITOR_WAIT,
                                  JVMPI_EVENT_JVM_SHUT_DOWN};
    (void)options;
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;
    jvmpi->NotifyEvent = notify;
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        if (jvmpi->EnableEvent(events[i], NULL) != JVMPI_SUCCESS) return JNI_ERR;
    return JNI_OK;
}
