/* SPDX-License-Identifier: MIT */
/* Dumps, record by record, against the model. A heap dump is read twice: first which objects
 * have a record, then whether each reference, of a root as of an object, leads to one of those.
 */
#include "model.h"

enum { OWED = 256 };

typedef struct Reader {
    const unsigned char *at, *end;
    int level;
    int second; /* reading: references are followed */
    int alone;  /* one object: what it refers to is known, but has no record */
    const JVMPI_CallTrace *traces;
    jint trace_count;
    void *before; /* the id read last, for plants */
} Reader;

static unsigned dump_number;

/* ---- What is owed ---- */

static struct {
    enum Kind kind;
    const void *id;
} owed[OWED];
static int owed_count;

void owed_paid(enum Kind kind, const void *id) {
    for (int i = 0; i < owed_count; i++)
        if (owed[i].kind == kind && owed[i].id == id) owed[i--] = owed[--owed_count];
}
void owed_none(void) {
    static const char *const names[] = {"object", "thread", "reference"};
    CHECK(owed_count == 0, "R213 R145",
          "%s %p was in a dump and its beginning has not been told since", names[owed[0].kind],
          owed[0].id);
}
static int is_owed(enum Kind kind, const void *id) {
    for (int i = 0; i < owed_count; i++)
        if (owed[i].kind == kind && owed[i].id == id) return 1;
    return 0;
}
void owe(enum Kind kind, const void *id) {
    if (is_owed(kind, id)) return;
    CHECK(owed_count < OWED, "R213 R145", "%p and %d more ids in dumps are unknown", id,
          owed_count);
    owed[owed_count].kind = kind;
    owed[owed_count++].id = id;
}

/* ---- Reading ---- */

static void record_is_cut(size_t missing) {
    fail("R154 R156", "a record ends %zu bytes behind the buffer", missing);
}
#include "../record_values.h"

static int width(char letter) {
    switch (letter) {
    case 'J':
    case 'D': return 8;
    case 'I':
    case 'F': return 4;
    case 'S':
    case 'C': return 2;
    case 'L':
    case '[': return P;
    default: return 1;
    }
}
/* An object that something in the dump leads to. */
static void follow(Reader *r, jobjectID id, const char *what) {
    if (id == NULL || !r->second) return;
    unsigned i = object_find(id);
    if (i == NO_OBJECT) {
        owe(KIND_OBJECT, id);
        return;
    }
    CHECK(r->alone || objects[i].seen == dump_number, "R120 R175",
          "%s %p, a known object without a record", what, (void *)id);
}
static jobjectID take_reference(Reader *r, const char *what) {
    jobjectID id = plant_id(r->second ? "reference" : "", take_pointer(r), NULL);
    follow(r, id, what);
    return id;
}

/* The object that a record is about; NULL: one that is being told of. */
static Object *take_object(Reader *r) {
    jobjectID id = plant_id(r->second ? "" : "record", take_pointer(r), r->before);
    r->before = id;
    unsigned i = object_find(id);
    if (i == NO_OBJECT) {
        owe(KIND_OBJECT, id);
        return NULL;
    }
    if (!r->second && !r->alone) {
        CHECK(objects[i].seen != dump_number, "R175", "object %p has two records", (void *)id);
        objects[i].seen = dump_number;
    }
    return &objects[i];
}

static void take_fields(Reader *r, const char *letters, int count, const char *what) {
    for (int i = 0; i < count; i++)
        if (letters[i] == 'L' || letters[i] == '[')
            take_reference(r, what);
        else if (r->level == JVMPI_DUMP_LEVEL_2)
            take(r, (size_t)width(letters[i]));
}

static void read_class(Reader *r) {
    Object *o = take_object(r);
    CHECK(o != NULL && o->describes != NULL, "R213 R177",
          "a class record of %p, which is no class that was told of", r->before);
    Class *c = o->describes;
    jobjectID super = take_reference(r, "a superclass is");
    Class *known = super != NULL ? class_known("R178 R213", super, "a superclass is") : NULL;
    CHECK(!c->super_known || c->super == known, "R178",
          "class %s: superclass %p, which was another before", c->name, (void *)super);
    c->super = known;
    c->super_known = 1;
    c->described = dump_number;
    take_reference(r, "a class loader is");
    take_reference(r, "signers are");
    take_reference(r, "a protection domain is");
    CHECK(take_pointer(r) == NULL && take_pointer(r) == NULL, "R182",
          "class %s: reserved words are used", c->name);
    take_u4(r);
    for (int i = 0; i < c->interfaces; i++)
        class_known("R184 R213", take_reference(r, "an interface is"), "an interface is");
    for (unsigned count = take_u2(r); count > 0; count--) {
        take_u2(r);
        CHECK(take_u1(r) == JVMPI_CLASS, "R186",
              "class %s: a constant of another type than a reference", c->name);
        take_reference(r, "a constant is");
    }
    take_fields(r, c->statics, c->static_count, "a static field holds");
}

static void read_instance(Reader *r) {
    Object *o = take_object(r);
    Class *c = class_known(
        "R169 R213", plant_id(r->second ? "" : "class", take_reference(r, "a class is"), NULL),
        "an instance's class is");
    CHECK(o == NULL || (o->kind == JVMPI_NORMAL_OBJECT && o->class == c), "R169 R135",
          "object %p: class %s; told was another, kind %d", r->before, c->name,
          o != NULL ? (int)o->kind : 0);
    size_t stated = plant_number(r->second ? "" : "bytes", take_u4(r)), expected = 0;
    const unsigned char *start = r->at;
    for (Class *at = c; at != NULL; at = at->super) {
        CHECK(r->alone ? at->super_known : at->described == dump_number, "R175 R213",
              "class %s has no record before an instance of %s", at->name, c->name);
        for (int i = 0; i < at->instance_count; i++) {
            int bytes = width(at->instances[i]),
                reference = at->instances[i] == 'L' || at->instances[i] == '[';
            if (reference || r->level == JVMPI_DUMP_LEVEL_2) expected += (size_t)bytes;
        }
        CHECK(expected <= stated, "R172 R158", "object %p of %s: %zu bytes, too few for %s",
              r->before, c->name, stated, at->name);
        take_fields(r, at->instances, at->instance_count, "a field holds");
    }
    CHECK(stated == expected && (size_t)(r->at - start) == stated, "R172 R158",
          "object %p of %s: %zu bytes, of fields %zu", r->before, c->name, stated, expected);
}

/* An array's elements lie behind its header, and no more than padding behind them. */
static void check_length(const Reader *r, const Object *o, size_t count, size_t least,
                         size_t most) {
    if (o == NULL) return;
    CHECK(count * least <= (size_t)o->size && (size_t)o->size <= count * most + 32,
          "R137 R170 R171", "array %p: %zu elements in %d bytes", r->before, count,
          (int)o->size);
}

static void read_object_array(Reader *r) {
    Object *o = take_object(r);
    size_t count = take_u4(r);
    Class *c = class_known("R170 R198", take_reference(r, "an element class is"),
                           "an element class is");
    CHECK(o == NULL || (o->kind == JVMPI_CLASS && o->class == c), "R170 R135",
          "array %p: of %s; told was another, kind %d", r->before, c->name,
          o != NULL ? (int)o->kind : 0);
    check_length(r, o, count, 4, P);
    for (size_t i = 0; i < count; i++) take_reference(r, "an element is");
}

static void read_primitive_array(Reader *r) {
    Object *o = take_object(r);
    size_t count = take_u4(r);
    unsigned kind = take_u1(r);
    size_t bytes = (size_t)element_bytes((jint)kind);
    CHECK(bytes > 0 && (o == NULL || o->kind == (jint)kind), "R171 R134",
          "array %p: kind %u; told was %d", r->before, kind, o != NULL ? (int)o->kind : 0);
    check_length(r, o, count, bytes, bytes);
    if (r->level == JVMPI_DUMP_LEVEL_2) take(r, count * bytes);
}

/* ---- Roots ---- */

static Thread *take_thread(Reader *r, const char *what) {
    JNIEnv *env = plant_id(r->second ? "thread" : "", take_pointer(r), NULL);
    Thread *t = thread_find(env);
    if (t == NULL) {
        CHECK(env != NULL, "R164 R213", "%s no thread", what);
        if (r->second) owe(KIND_THREAD, env);
    }
    return t;
}

static void take_frame(Reader *r) {
    Thread *t = take_thread(r, "a frame's root has");
    unsigned frame = plant_number(r->second ? "frame" : "", take_u4(r));
    if (t == NULL || frame == 0xffffffffu) return;
    for (jint i = 0; i < r->trace_count; i++)
        if (r->traces[i].env_id == t->env) {
            CHECK((jint)frame < r->traces[i].num_frames, "R174",
                  "a root in frame %u of thread %p, which has %d", frame, (void *)t->env,
                  (int)r->traces[i].num_frames);
            return;
        }
    fail("R174 R121", "a root of thread %p, which has no trace", (void *)t->env);
}

static void read_global(Reader *r) {
    jobjectID id = take_reference(r, "a global reference leads to");
    jobject ref = plant_id(r->second ? "global" : "", take_pointer(r), NULL);
    if (!r->second) return;
    Reference *known = reference_find(ref);
    if (known != NULL && known->object != NO_OBJECT)
        CHECK(!known->weak && objects[known->object].id == id, "R161",
              "reference %p leads to %p; told was %p", (void *)ref, (void *)id,
              (void *)objects[known->object].id);
    else if (known == NULL && !reference_was_freed(ref))
        owe(KIND_REFERENCE, ref);
}

static void read_record(Reader *r) {
    unsigned kind = take_u1(r);
    switch (kind) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_MONITOR_USED:
        CHECK(take_reference(r, "a root is") != NULL, "R160 R167", "a root without an object");
        break;
    case JVMPI_GC_ROOT_STICKY_CLASS:
        class_known("R165 R213", take_reference(r, "a root is"), "a root is the class");
        break;
    case JVMPI_GC_ROOT_JNI_GLOBAL: read_global(r); break;
    case JVMPI_GC_ROOT_NATIVE_STACK:
        take_reference(r, "a root is");
        take_thread(r, "a root of a native stack has");
        break;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME:
        take_reference(r, "a root is");
        take_frame(r);
        break;
    case JVMPI_GC_ROOT_THREAD_BLOCK: {
        jobjectID id = take_reference(r, "a thread's object is");
        Thread *t = take_thread(r, "a thread's root has");
        if (t != NULL && t->object != NO_OBJECT)
            CHECK(objects[t->object].id == id, "R166", "thread %p has object %p; told was %p",
                  (void *)t->env, (void *)id, (void *)objects[t->object].id);
        break;
    }
    case JVMPI_GC_CLASS_DUMP: read_class(r); break;
    case JVMPI_GC_INSTANCE_DUMP: read_instance(r); break;
    case JVMPI_GC_OBJ_ARRAY_DUMP: read_object_array(r); break;
    case JVMPI_GC_PRIM_ARRAY_DUMP: read_primitive_array(r); break;
    default: fail("R156", "a record of type 0x%x", kind);
    }
}

/* ---- Dumps ---- */

static void check_traces(const JVMPI_CallTrace *traces, jint count) {
    for (jint i = 0; i < count; i++) {
        if (thread_find(traces[i].env_id) == NULL) owe(KIND_THREAD, traces[i].env_id);
        for (jint k = 0; k < i; k++)
            CHECK(traces[i].env_id != traces[k].env_id, "R121 R133", "thread %p has two traces",
                  (void *)traces[i].env_id);
        for (jint k = 0; k < traces[i].num_frames; k++) {
            Method *m = method_known(
                "R145 R213", plant_id("dump-trace", traces[i].frames[k].method_id, NULL),
                "in a trace is");
            jint line = traces[i].frames[k].lineno;
            CHECK(line < 0 || (line >= m->first_line && line <= m->last_line), "R222",
                  "%s.%s: line %d of %d to %d", m->class->name, m->name, (int)line,
                  (int)m->first_line, (int)m->last_line);
        }
    }
}

static void read_identities(Reader *r) {
    while (r->at < r->end) {
        unsigned kind = take_u1(r);
        Object *o = take_object(r);
        CHECK(o == NULL || o->kind == (jint)kind, "R155 R159",
              "object %p: kind %u; told was %d", r->before, kind, o != NULL ? (int)o->kind : 0);
    }
}

void on_heap_dump(JVMPI_Event *e) {
    int level = e->u.heap_dump.dump_level;
    CHECK(level >= 0 && level <= 2 && e->u.heap_dump.begin < e->u.heap_dump.end, "R120",
          "level %d, from %p to %p", level, (void *)e->u.heap_dump.begin,
          (void *)e->u.heap_dump.end);
    CHECK(level > 0 || e->u.heap_dump.num_traces == 0, "R121", "traces at level 0");
    dump_number++, dump_count++;
    Reader r = {.level = level,
                .traces = e->u.heap_dump.traces,
                .trace_count = e->u.heap_dump.num_traces,
                .end = (const unsigned char *)e->u.heap_dump.end};
    r.at = (const unsigned char *)e->u.heap_dump.begin;
    if (level == 0) {
        read_identities(&r);
        return;
    }
    check_traces(r.traces, r.trace_count);
    for (; r.second < 2; r.second++) {
        r.at = (const unsigned char *)e->u.heap_dump.begin;
        while (r.at < r.end) read_record(&r);
        if (r.second) break;
    }
}

void on_object_dump(JVMPI_Event *e) {
    dump_count++;
    Reader r = {.level = 2,
                .second = 1,
                .alone = 1,
                .at = (const unsigned char *)e->u.object_dump.data};
    r.end = r.at + e->u.object_dump.data_len;
    CHECK(e->u.object_dump.data_len > 0 && *r.at >= JVMPI_GC_CLASS_DUMP &&
              *r.at <= JVMPI_GC_PRIM_ARRAY_DUMP,
          "R188", "no record of an object");
    read_record(&r);
    CHECK(r.at == r.end, "R188 R138", "%td bytes behind the record", r.end - r.at);
}

static void take_threads(Reader *r) {
    for (unsigned count = take_u4(r); count > 0; count--) {
        JNIEnv *env = take_pointer(r);
        if (env != NULL && thread_find(env) == NULL) owe(KIND_THREAD, env);
    }
}

static void take_owner(Reader *r, const char *what) {
    JNIEnv *owner = plant_id("owner", take_pointer(r), NULL);
    unsigned entries = take_u4(r);
    if (owner != NULL && thread_find(owner) == NULL) owe(KIND_THREAD, owner);
    if (what[0] == 'J')
        CHECK((owner != NULL) == (entries > 0), "R193", "%s monitor: owner %p, %u entries",
              what, (void *)owner, entries);
    take_threads(r);
    take_threads(r);
}

void on_monitor_dump(JVMPI_Event *e) {
    enum { STATES = JVMPI_THREAD_SUSPENDED | JVMPI_THREAD_INTERRUPTED };
    dump_number++, dump_count++;
    check_traces(e->u.monitor_dump.traces, e->u.monitor_dump.num_traces);
    for (jint i = 0; i < e->u.monitor_dump.num_traces; i++) {
        jint status = e->u.monitor_dump.threads_status[i] & ~STATES;
        CHECK(status >= JVMPI_THREAD_RUNNABLE && status <= JVMPI_THREAD_CONDVAR_WAIT,
              "R133 R73", "status 0x%x", (unsigned)status);
    }
    Reader r = {.second = 1,
                .alone = 1,
                .at = (const unsigned char *)e->u.monitor_dump.begin,
                .end = (const unsigned char *)e->u.monitor_dump.end};
    while (r.at < r.end) {
        unsigned kind = take_u1(&r);
        CHECK(kind == JVMPI_MONITOR_JAVA || kind == JVMPI_MONITOR_RAW, "R192",
              "a record of type 0x%x", kind);
        if (kind == JVMPI_MONITOR_JAVA) {
            CHECK(take_reference(&r, "a monitor's object is") != NULL, "R190",
                  "a monitor without an object");
        } else {
            const char *name = take_pointer(&r);
            JVMPI_RawMonitor monitor = take_pointer(&r);
            CHECK(raw_monitor_is_ours(monitor, name), "R191 R10",
                  "raw monitor %p, \"%s\", is not the agent's", (void *)monitor, name);
        }
        take_owner(&r, kind == JVMPI_MONITOR_JAVA ? "Java" : "raw");
    }
}
