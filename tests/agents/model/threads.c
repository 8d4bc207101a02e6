/* SPDX-License-Identifier: MIT */
/* Threads, their stacks of methods, what they wait for, and the references that native code
 * makes. */
#include "model.h"

Thread *all_threads;

Thread *thread_find(JNIEnv *env) {
    Thread *t = all_threads;
    while (t != NULL && t->env != env) t = t->next;
    return t;
}

/* R45, R214: an event names the thread that it comes on, from its start to its end, and before
 * and after none. */
void thread_check_sender(JVMPI_Event *e) {
    if (!announced && e->event_type == JVMPI_EVENT_CLASS_LOAD_HOOK) return; /* R205 */
    CHECK(e->env_id == (self != NULL ? self->env : NULL) ||
              (self == NULL && (e->event_type & JVMPI_REQUESTED_EVENT)),
          "R214 R45", "names %p on the thread %p", (void *)e->env_id,
          self != NULL ? (void *)self->env : NULL);
    if (self == NULL) return;
    self->events++;
    if (self->is_entering || self->entering_raw != NULL) switch (e->event_type) {
        case JVMPI_EVENT_METHOD_ENTRY:
        case JVMPI_EVENT_METHOD_ENTRY2:
        case JVMPI_EVENT_METHOD_EXIT:
        case JVMPI_EVENT_OBJECT_ALLOC:
        case JVMPI_EVENT_THREAD_END:
        case JVMPI_EVENT_MONITOR_WAIT:
        case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
        case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
            fail("R129 R152", "comes while the thread waits to enter a monitor");
        default: break;
        }
    if (self->is_waiting) switch (e->event_type) {
        case JVMPI_EVENT_METHOD_ENTRY:
        case JVMPI_EVENT_METHOD_ENTRY2:
        case JVMPI_EVENT_METHOD_EXIT:
        case JVMPI_EVENT_OBJECT_ALLOC:
        case JVMPI_EVENT_THREAD_END:
            fail("R131 R152", "comes between MONITOR_WAIT and MONITOR_WAITED");
        default: break;
        }
}

void on_thread_start(JVMPI_Event *e) {
    JNIEnv *env = e->u.thread_start.thread_env_id;
    CHECK(env != NULL && env == e->env_id, "R143", "names the threads %p and %p", (void *)env,
          (void *)e->env_id);
    CHECK(self == NULL && thread_find(env) == NULL, "R145 R37", "thread %p is there already",
          (void *)env);
    CHECK(e->u.thread_start.thread_name != NULL && e->u.thread_start.group_name != NULL &&
              e->u.thread_start.parent_name != NULL,
          "R142 R224", "a name of thread %p is missing", (void *)env);
    Thread *t = need(calloc(1, sizeof *t));
    t->env = env;
    t->name = need(strdup(e->u.thread_start.thread_name));
    /* R205: main's object is the one forward reference. */
    if (late && !init_done)
        t->object = object_find(e->u.thread_start.thread_id);
    else if (announced)
        t->object = object_known("R150 R145", e->u.thread_start.thread_id,
                                 "the object of a new thread is");
    announced = 1;
    threads_told++;
    extern unsigned long long model_seed(void);
    static unsigned long long number;
    t->random = (model_seed() * 1000003 + ++number) * 0x9E3779B97F4A7C15u | 1;
    t->next = all_threads;
    all_threads = t;
    self = t;
    owed_paid(KIND_THREAD, env);
}

void on_thread_start_requested(JVMPI_Event *e) {
    Thread *t = thread_find(e->u.thread_start.thread_env_id);
    CHECK(t != NULL, "R88 R28", "the answer is about thread %p, which is unknown",
          (void *)e->u.thread_start.thread_env_id);
    if (t->object != NO_OBJECT)
        CHECK(objects[t->object].id == e->u.thread_start.thread_id, "R88",
              "thread %p has object %p; told was %p", (void *)t->env,
              (void *)e->u.thread_start.thread_id, (void *)objects[t->object].id);
}

void on_thread_end(JVMPI_Event *e) {
    Thread **at = &all_threads, *t = self;
    CHECK(t != NULL && t->env == e->env_id, "R144 R145", "thread %p is not this one",
          (void *)e->env_id);
    CHECK(t->depth == 0, "R127", "%d methods were entered and not left, the last one %s.%s",
          t->depth, t->stack[t->depth - 1].method->class->name,
          t->stack[t->depth - 1].method->name);
    while (*at != t) at = &(*at)->next;
    *at = t->next;
    self = NULL;
    free(t->name), free(t->stack), free(t);
}

/* ---- Stacks ---- */

static Thread *sender(JVMPI_Event *e) {
    CHECK(self != NULL, "R28 R214", "comes on thread %p, which has not started or has ended",
          (void *)e->env_id);
    return self;
}

void on_entry(JVMPI_Event *e) {
    int second = e->event_type == JVMPI_EVENT_METHOD_ENTRY2;
    Thread *t = sender(e);
    Method *m =
        method_known("R145 R28", second ? e->u.method_entry2.method_id : e->u.method.method_id,
                     "entered is");
    Frame *top = t->depth > 0 ? &t->stack[t->depth - 1] : NULL;
    if (second && e->u.method_entry2.obj_id != NULL)
        object_known("R126 R145", e->u.method_entry2.obj_id, "the receiver is");
    if (top != NULL && top->entry != top->entry2) { /* R128: both come, one behind the other */
        CHECK(top->method == m && top->entry != !second, "R128",
              "%s.%s is entered before both entries of %s.%s came", m->class->name, m->name,
              top->method->class->name, top->method->name);
        top->entry = top->entry2 = 1;
        return;
    }
    if (t->depth == t->capacity) {
        t->capacity = 2 * t->capacity + 64;
        t->stack = need(realloc(t->stack, (size_t)t->capacity * sizeof *t->stack));
    }
    t->stack[t->depth++] =
        (Frame){m, !second || !(entries & ENTRIES), second || !(entries & RECEIVERS)};
}

void on_exit_of_method(JVMPI_Event *e) {
    Thread *t = sender(e);
    Method *m = method_known("R145 R127", e->u.method.method_id, "left is");
    CHECK(t->depth > 0, "R127", "%s.%s is left and was not entered", m->class->name, m->name);
    Frame *top = &t->stack[t->depth - 1];
    CHECK(top->method == m, "R127", "%s.%s is left, but %s.%s was entered last", m->class->name,
          m->name, top->method->class->name, top->method->name);
    CHECK(top->entry && top->entry2, "R128", "%s.%s had but one of its entries", m->class->name,
          m->name);
    t->depth--;
}

void on_instruction(JVMPI_Event *e) {
    Thread *t = sender(e);
    Method *m = method_known("R145", e->u.instruction.method_id, "an instruction of");
    CHECK(e->u.instruction.offset >= 0 && t->depth > 0 && t->stack[t->depth - 1].method == m,
          "R127", "an instruction of %s.%s, which is not the method that runs", m->class->name,
          m->name);
}

/* Called without the lock: nobody else changes this thread's stack. `left` counts its exit, of
 * which the event tells, out. */
void trace_compare(void) {
    enum { DEPTH = 256 };
    JVMPI_CallFrame frames[DEPTH];
    JVMPI_CallTrace trace = {self->env, 0, frames};
    int wanted = self->depth < DEPTH ? self->depth : DEPTH;
    int left =
        current->event_type == JVMPI_EVENT_METHOD_EXIT; /* told in the method's own frame */
    jvmpi->GetCallTrace(&trace, DEPTH);
    trace.num_frames = (jint)plant_number("trace-depth", (unsigned)trace.num_frames);
    if (wanted + left <= DEPTH)
        CHECK(trace.num_frames == wanted + left, "R64 R66",
              "a trace has %d frames; entered and not left are %d", (int)trace.num_frames,
              wanted + left);
    for (int i = left; i < trace.num_frames; i++) {
        const Method *m = self->stack[self->depth - 1 - (i - left)].method;
        jmethodID id = plant_id("trace", frames[i].method_id, NULL);
        CHECK(m->id == id, "R65", "frame %d of %d is of method %p; entered was %s.%s, %p", i,
              (int)trace.num_frames, (void *)id, m->class->name, m->name, (void *)m->id);
        CHECK(frames[i].lineno < 0 ||
                  (frames[i].lineno >= m->first_line && frames[i].lineno <= m->last_line),
              "R222", "%s.%s: line %d of %d to %d", m->class->name, m->name,
              (int)frames[i].lineno, (int)m->first_line, (int)m->last_line);
    }
    __atomic_fetch_add(&trace_count, 1, __ATOMIC_RELAXED);
}

/* ---- Monitors ---- */

void on_monitor(JVMPI_Event *e) {
    Thread *t = sender(e);
    unsigned i = object_known("R145", e->u.monitor.object, "the monitor's object is");
    Object *o = &objects[i];
    switch (e->event_type) {
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
        t->is_entering = 1;
        contentions++;
        t->entering = i;
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
        CHECK(t->is_entering && t->entering == i, "R129 R152",
              "object %p: the thread did not say that it would enter", (void *)o->id);
        CHECK(++o->entered <= o->exits, "R219",
              "object %p: %ld entries after contention, but %ld exits", (void *)o->id,
              o->entered, o->exits);
        t->is_entering = 0;
        break;
    default: o->exits++;
    }
}

void on_wait(JVMPI_Event *e) {
    Thread *t = sender(e);
    unsigned i = e->u.monitor_wait.object != NULL
                     ? object_known("R131 R145", e->u.monitor_wait.object, "waited for is")
                     : NO_OBJECT;
    CHECK(e->u.monitor_wait.timeout >= 0, "R131 R132", "%lld milliseconds",
          (long long)e->u.monitor_wait.timeout);
    if (e->event_type == JVMPI_EVENT_MONITOR_WAIT) {
        CHECK(!t->is_waiting, "R152", "the thread waits already");
        t->is_waiting = 1;
        waits++;
        t->waiting = i;
    } else {
        CHECK(t->is_waiting && t->waiting == i, "R152",
              "object %p: the thread did not say that it would wait",
              (void *)e->u.monitor_wait.object);
        t->is_waiting = 0;
    }
}

JVMPI_RawMonitor contended;
static long raw_entered, raw_exits;

void raw_monitors_begin(void) {
    contended = jvmpi->RawMonitorCreate((char *)"model contended");
}

int raw_monitor_is_ours(JVMPI_RawMonitor monitor, const char *name) {
    return name != NULL && (monitor == contended ? strcmp(name, "model contended") == 0
                                                 : strcmp(name, "_model") == 0);
}

void on_raw_monitor(JVMPI_Event *e) {
    Thread *t = sender(e);
    CHECK(e->u.raw_monitor.id == contended &&
              raw_monitor_is_ours(contended, e->u.raw_monitor.name),
          "R141 R80 R10", "raw monitor %p, \"%s\", is not the agent's or not to be told",
          (void *)e->u.raw_monitor.id, e->u.raw_monitor.name);
    switch (e->event_type) {
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
        CHECK(t->entering_raw == NULL, "R129", "the thread waits to enter already");
        t->entering_raw = contended;
        break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
        CHECK(t->entering_raw == contended, "R129 R152",
              "the thread did not say that it would enter");
        CHECK(++raw_entered <= raw_exits, "R219", "%ld entries after contention, but %ld exits",
              raw_entered, raw_exits);
        t->entering_raw = NULL;
        break;
    default: raw_exits++;
    }
}

/* ---- References ---- */

enum { BUCKETS = 4096, FREED = 256 };
static Reference *references[BUCKETS];
static jobject freed[FREED]; /* the last ones */
static unsigned freed_next;

static Reference **place_of(jobject id) {
    Reference **at = &references[((size_t)id >> 3) % BUCKETS];
    while (*at != NULL && (*at)->id != id) at = &(*at)->same_bucket;
    return at;
}
Reference *reference_find(jobject id) { return *place_of(id); }
int reference_was_freed(jobject id) {
    for (unsigned i = 0; i < FREED; i++)
        if (freed[i] == id) return 1;
    return 0;
}

void on_reference_alloc(JVMPI_Event *e) {
    jobject id = e->u.jni_globalref_alloc.ref_id;
    unsigned object = object_find(e->u.jni_globalref_alloc.obj_id);
    /* Another agent, which was told of the object first, may make a reference to it. */
    jobjectID early = NULL;
    if (object == NO_OBJECT && late &&
        !init_done) /* A85; none: a weak one whose object is gone */
        early = e->u.jni_globalref_alloc.obj_id;
    else if (object == NO_OBJECT && others)
        owe(KIND_OBJECT, e->u.jni_globalref_alloc.obj_id);
    else
        object =
            object_known("R122 R145", e->u.jni_globalref_alloc.obj_id, "a reference leads to");
    CHECK(id != NULL && reference_find(id) == NULL, "R27 R145", "reference %p is there already",
          (void *)id);
    Reference *r = need(malloc(sizeof *r)), **bucket = &references[((size_t)id >> 3) % BUCKETS];
    *r = (Reference){id, early, object, e->event_type == JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC,
                     *bucket};
    *bucket = r;
    if (!r->weak) objects[object].references++;
    references_told++;
    owed_paid(KIND_REFERENCE, id);
}

void references_meet_objects(void) {
    for (int i = 0; i < BUCKETS; i++)
        for (Reference *r = references[i]; r != NULL; r = r->same_bucket) {
            if (r->early == NULL) continue;
            r->object =
                object_known("A85 R145", r->early, "a reference that was told leads to");
            r->early = NULL;
            if (!r->weak) objects[r->object].references++;
        }
}

void on_reference_free(JVMPI_Event *e) {
    jobject id = e->u.jni_globalref_free.ref_id;
    Reference **at = place_of(id), *r = *at;
    CHECK(r != NULL && r->weak == (e->event_type == JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE),
          "R123 R145", "reference %p, which is none of this kind", (void *)id);
    if (!r->weak) objects[r->object].references--;
    *at = r->same_bucket;
    freed[freed_next++ % FREED] = id;
    free(r);
}
