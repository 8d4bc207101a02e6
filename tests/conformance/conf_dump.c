/* SPDX-License-Identifier: MIT */
/* Heap and object dumps, byte by byte: Dumps.java's objects have known contents; every other record must
 * have the size that CLASS_LOAD's fields give it. */
#include "conformance.h"

enum { P = sizeof(void *), KEPT = 10, FIELDS = 256 };

static JNIEnv *main_env;
static jobject kept[KEPT];

/* ---- Classes: asked for while a dump is read, so that ids are those of the dump ---- */

typedef struct Class {
    struct Class *next;
    jobjectID id, super;
    char name[128];
    int interfaces, static_count, instance_count, super_known;
    char (*statics)[40], (*instances)[40]; /* type letter, then the name */
} Class;

static Class *buckets[4096];

static Class *class_find(jobjectID id) {
    for (Class *c = buckets[((size_t)id >> 3) & 4095]; c != NULL; c = c->next)
        if (c->id == id) return c;
    return NULL;
}

static void classes_forget(void) {
    for (int i = 0; i < 4096; i++) {
        for (Class *c = buckets[i], *next; c != NULL; c = next) {
            next = c->next;
            free(c->statics);
            free(c->instances);
            free(c);
        }
        buckets[i] = NULL;
    }
}

static char (*fields_of(JVMPI_Field *fields, jint count))[40] {
    char(*out)[40] = calloc((size_t)count + 1, sizeof *out);
    for (jint i = 0; i < count; i++)
        snprintf(out[i], 40, "%c%s", fields[i].field_signature[0], fields[i].field_name);
    return out;
}

static void on_class_load(JVMPI_Event *event) {
    Class *c = calloc(1, sizeof *c), **bucket = &buckets[((size_t)event->u.class_load.class_id >> 3) & 4095];
    c->id = event->u.class_load.class_id;
    snprintf(c->name, sizeof c->name, "%s", event->u.class_load.class_name);
    c->interfaces = event->u.class_load.num_interfaces;
    c->static_count = event->u.class_load.num_static_fields;
    c->instance_count = event->u.class_load.num_instance_fields;
    c->statics = fields_of(event->u.class_load.statics, c->static_count);
    c->instances = fields_of(event->u.class_load.instances, c->instance_count);
    c->next = *bucket;
    *bucket = c;
}

static Class *class_known(jobjectID id) {
    Class *c = class_find(id);
    if (c != NULL) return c;
    if (jvmpi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id) != JVMPI_SUCCESS) return NULL;
    return class_find(id);
}

/* ---- Reading ---- */

typedef struct Reader {
    const unsigned char *at, *end;
    int level, bad;
    JVMPI_Event *event;
} Reader;

static const unsigned char *take(Reader *r, size_t count) {
    static const unsigned char nothing[1 << 16];
    const unsigned char *start = r->at;
    if (r->bad || (size_t)(r->end - r->at) < count) {
        r->bad = 1;
        r->at = r->end;
        return nothing;
    }
    r->at += count;
    return start;
}
static unsigned long long big_endian(const unsigned char *b, size_t size) {
    unsigned long long value = 0;
    for (size_t i = 0; i < size; i++) value = value << 8 | b[i];
    return value;
}
static unsigned take_u1(Reader *r) { return *take(r, 1); }
static unsigned take_u2(Reader *r) { return (unsigned)big_endian(take(r, 2), 2); }
static unsigned take_u4(Reader *r) { return (unsigned)big_endian(take(r, 4), 4); }
static void *pointer_at(const unsigned char *b) {
    void *p;
    memcpy(&p, b, P);
    return p;
}
static void *take_pointer(Reader *r) { return pointer_at(take(r, P)); }

static size_t letter_size(char letter) {
    switch (letter) {
    case 'L': case '[': return P;
    case 'J': case 'D': return 8;
    case 'I': case 'F': return 4;
    case 'S': case 'C': return 2;
    default: return 1;
    }
}
static size_t value_size(int level, char letter) {
    return letter == 'L' || letter == '[' || level == 2 ? letter_size(letter) : 0;
}
static size_t code_size(unsigned code) {
    switch (code) {
    case JVMPI_LONG: case JVMPI_DOUBLE: return 8;
    case JVMPI_INT: case JVMPI_FLOAT: return 4;
    case JVMPI_SHORT: case JVMPI_CHAR: return 2;
    case JVMPI_BYTE: case JVMPI_BOOLEAN: return 1;
    default: return 0;
    }
}

/* Our objects' records, filled while a dump is read. */
static struct Found {
    const unsigned char *bytes; /* behind the type */
    unsigned type;
    int times;
} found[KEPT];
static jobjectID kept_ids[KEPT];
static int roots_seen[256], frame_root_right, local_root_right, sticky_object, used_right, block_right, global_right;
static unsigned long records, root_frames_bad;
static int within; /* in an object dump asked for from within a heap dump: no record of that */

static void note(unsigned type, const unsigned char *bytes) {
    jobjectID id = pointer_at(bytes);
    if (within) return;
    records++;
    for (int i = 0; i < KEPT; i++)
        if (kept_ids[i] != NULL && kept_ids[i] == id) {
            found[i].bytes = bytes;
            found[i].type = type;
            found[i].times++;
        }
}

static void read_class(Reader *r) {
    const unsigned char *start = r->at;
    Class *c = class_known(take_pointer(r));
    if (c == NULL) {
        r->bad = 1;
        return;
    }
    c->super = take_pointer(r);
    c->super_known = 1;
    take_pointer(r);
    take_pointer(r);
    take_pointer(r);
    CHECK("R182", take_pointer(r) == NULL && take_pointer(r) == NULL, "two reserved pointers");
    take_u4(r);
    for (int i = 0; i < c->interfaces; i++)
        CHECK("R184", take_pointer(r) != NULL, "as many interfaces as CLASS_LOAD counts");
    for (unsigned count = take_u2(r); count > 0 && !r->bad; count--) {
        take_u2(r);
        unsigned type = take_u1(r);
        take(r, type == JVMPI_CLASS ? P : code_size(type));
    }
    for (int i = 0; i < c->static_count; i++) take(r, value_size(r->level, c->statics[i][0]));
    if (!r->bad) note(JVMPI_GC_CLASS_DUMP, start);
}

static jobjectID super_of(Class *c) {
    if (!c->super_known && jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, c->id) != JVMPI_SUCCESS)
        CHECK("R91", 0, "a class can be dumped while a heap dump is read");
    return c->super;
}

static void read_instance(Reader *r) {
    const unsigned char *start = r->at;
    take_pointer(r);
    Class *c = class_known(take_pointer(r));
    size_t stated = take_u4(r), expected = 0;
    while (c != NULL) {
        for (int i = 0; i < c->instance_count; i++) expected += value_size(r->level, c->instances[i][0]);
        jobjectID super = super_of(c);
        c = super != NULL ? class_known(super) : NULL;
    }
    CHECK("R169 R172 R173", stated == expected, "an instance has the bytes that its classes' fields need");
    if (r->level == 1) CHECK("R158", stated == expected, "at level 1 only references are counted");
    take(r, stated);
    if (!r->bad) note(JVMPI_GC_INSTANCE_DUMP, start);
}

static const char *frame_method(Reader *r, void *env, unsigned frame) {
    static char name[40];
    JVMPI_Event *e = r->event;
    for (jint i = 0; i < e->u.heap_dump.num_traces; i++) {
        JVMPI_CallTrace *trace = &e->u.heap_dump.traces[i];
        if (trace->env_id != env) continue;
        if (frame == 0xffffffffu) return "";
        if (frame >= (unsigned)trace->num_frames) return NULL;
        jmethodID id = trace->frames[frame].method_id;
        snprintf(name, sizeof name, "%p", (void *)id);
        return name;
    }
    return NULL;
}

static char holder_method[40], object_method[40]; /* Dumps.holder, Driver.object as %p */

static void read_frame_root(Reader *r, unsigned type) {
    jobjectID id = take_pointer(r);
    void *env = take_pointer(r);
    unsigned frame = take_u4(r);
    const char *method = frame_method(r, env, frame);
    if (method == NULL) root_frames_bad++;
    if (id != kept_ids[9] || method == NULL) return;
    if (type == JVMPI_GC_ROOT_JAVA_FRAME && strcmp(method, holder_method) == 0) frame_root_right = 1;
    if (strcmp(method, object_method) == 0) local_root_right = 1;
}

static void read_root(Reader *r, unsigned type) {
    roots_seen[type]++;
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN: take(r, P); break;
    case JVMPI_GC_ROOT_STICKY_CLASS: {
        Class *c = class_known(take_pointer(r));
        if (c != NULL && strcmp(c->name, "java.lang.Object") == 0) sticky_object = 1;
        break;
    }
    case JVMPI_GC_ROOT_MONITOR_USED:
        if (take_pointer(r) == (void *)kept_ids[9]) used_right = 1;
        break;
    case JVMPI_GC_ROOT_JNI_GLOBAL: {
        jobjectID id = take_pointer(r);
        if (id == kept_ids[1] && take_pointer(r) == (void *)kept[1]) global_right = 1;
        else if (id != kept_ids[1]) take_pointer(r);
        break;
    }
    case JVMPI_GC_ROOT_THREAD_BLOCK: {
        jobjectID id = take_pointer(r);
        if (take_pointer(r) == (void *)main_env && id == jvmpi->GetThreadObject(main_env)) block_right = 1;
        break;
    }
    case JVMPI_GC_ROOT_NATIVE_STACK: take(r, 2 * P); break;
    default: read_frame_root(r, type);
    }
}

static void read_record(Reader *r) {
    const unsigned char *start;
    unsigned type = take_u1(r);
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case 1: case 2: case 3: case 4: case 5: case 6: case 7: read_root(r, type); break;
    case JVMPI_GC_CLASS_DUMP: read_class(r); break;
    case JVMPI_GC_INSTANCE_DUMP: read_instance(r); break;
    case JVMPI_GC_OBJ_ARRAY_DUMP: {
        start = r->at;
        take_pointer(r);
        size_t count = take_u4(r);
        CHECK("R170 R198", take_pointer(r) != NULL, "an array of objects has its element class");
        take(r, count * P);
        if (!r->bad) note(type, start);
        break;
    }
    case JVMPI_GC_PRIM_ARRAY_DUMP: {
        start = r->at;
        take_pointer(r);
        size_t count = take_u4(r), size = code_size(take_u1(r));
        if (size == 0) r->bad = 1;
        take(r, r->level == 2 ? count * size : 0);
        if (!r->bad) note(type, start);
        break;
    }
    default: r->bad = 1;
    }
}

/* ---- Known contents ---- */

/* The value of a field in an instance record; NULL: it is not there. */
static const unsigned char *field_value(const unsigned char *record, const char *name, int level) {
    const unsigned char *at = record + 2 * P + 4;
    for (Class *c = class_find(pointer_at(record + P)); c != NULL; c = class_find(c->super)) {
        for (int i = 0; i < c->instance_count; i++) {
            if (strcmp(c->instances[i] + 1, name) == 0) return at;
            at += value_size(level, c->instances[i][0]);
        }
        if (c->super == NULL) break;
    }
    return NULL;
}

static int field_is(const unsigned char *record, const char *name, size_t size, unsigned long long value) {
    const unsigned char *at = field_value(record, name, 2);
    return at != NULL && big_endian(at, size) == value;
}

static void check_instance(int level) {
    const unsigned char *record = found[1].bytes, *at;
    if (record == NULL || found[1].type != JVMPI_GC_INSTANCE_DUMP) {
        CHECK("R169", 0, "an object has an instance record");
        return;
    }
    at = field_value(record, "reference", level);
    CHECK("R154 R169", at != NULL && pointer_at(at) == (void *)kept_ids[2], "a reference is the native id it points at");
    at = field_value(record, "nothing", level);
    CHECK("R176", at != NULL && pointer_at(at) == NULL, "NULL is 0");
    if (level == 1) {
        CHECK("R157 R158", big_endian(record + 2 * P, 4) == 2 * P, "level 1 has references alone");
        return;
    }
    CHECK("R154 R173", field_is(record, "number", 4, 0x01020304) && field_is(record, "big", 8, 0x0102030405060708ull) &&
                           field_is(record, "little", 2, 0x0506),
          "int, long and short are big-endian");
    CHECK("R154 R173", field_is(record, "single", 4, 0x3fc00000) && field_is(record, "twice", 8, 0xc000000000000000ull),
          "float and double are big-endian bit patterns");
    CHECK("R173", field_is(record, "letter", 2, 0x1234) && field_is(record, "tiny", 1, 7) && field_is(record, "truth", 1, 1),
          "char, byte and boolean");
    CHECK("R172", field_value(record, "tiny", 2) < field_value(record, "number", 2),
          "the class's own fields come before its superclass's");
}

static void check_arrays(int level) {
    const unsigned char *r;
    if ((r = found[2].bytes) != NULL)
        CHECK("R170 R176", found[2].type == JVMPI_GC_OBJ_ARRAY_DUMP && big_endian(r + P, 4) == 3 &&
                               pointer_at(r + 2 * P + 4) == (void *)kept_ids[1] && pointer_at(r + 3 * P + 4) == NULL,
              "an array of objects: count, element class, ids");
    if ((r = found[2].bytes) != NULL) {
        Class *element = class_known(pointer_at(r + P + 4));
        CHECK("R198", element != NULL && strcmp(element->name, "java.lang.Object") == 0, "the true element class");
    }
    if ((r = found[7].bytes) != NULL)
        CHECK("R170", found[7].type == JVMPI_GC_OBJ_ARRAY_DUMP && big_endian(r + P, 4) == 2, "an array of arrays is one of objects");
    if ((r = found[3].bytes) == NULL) return;
    CHECK("R171 R159", found[3].type == JVMPI_GC_PRIM_ARRAY_DUMP && big_endian(r + P, 4) == 3 && r[P + 4] == JVMPI_INT,
          "a primitive array: count and type");
    if (level < 2) return;
    CHECK("R154 R171", big_endian(r + P + 5, 4) == 1 && big_endian(r + P + 9, 4) == 0x7f00ff01 &&
                           big_endian(r + P + 13, 4) == 0xffffffff,
          "its elements are big-endian");
    if ((r = found[4].bytes) != NULL)
        CHECK("R171", r[P + 4] == JVMPI_LONG && big_endian(r + P + 5, 8) == 0x0102030405060708ull, "an array of long");
    if ((r = found[5].bytes) != NULL)
        CHECK("R171", r[P + 4] == JVMPI_BYTE && r[P + 5] == 1 && r[P + 7] == 3, "an array of byte");
    if ((r = found[6].bytes) != NULL)
        CHECK("R171", r[P + 4] == JVMPI_DOUBLE && big_endian(r + P + 5, 8) == 0x3ff0000000000000ull, "an array of double");
}

static void check_class(int level) {
    const unsigned char *r = found[8].bytes, *at;
    if (r == NULL || found[8].type != JVMPI_GC_CLASS_DUMP) {
        CHECK("R168", 0, "a class object has a class record");
        return;
    }
    Class *c = class_find(kept_ids[8]), *super = class_find(pointer_at(r + P));
    CHECK("R168 R177 R178", super != NULL && strcmp(super->name, "Dumps$Base") == 0, "class and superclass");
    CHECK("R179", pointer_at(r + 2 * P) != NULL, "a loader, of a class of the program");
    CHECK("R180 R181", pointer_at(r + 3 * P) == NULL, "no signers");
    CHECK("R183", big_endian(r + 7 * P, 4) >= 4 + 8 + 8 + 4 + 8 + 2 + 2 + 1 + 1, "the instance size in bytes");
    at = r + 7 * P + 4;
    Class *marked = class_known(pointer_at(at));
    CHECK("R184 R104", c->interfaces == 1 && marked != NULL && strcmp(marked->name, "Dumps$Marked") == 0, "its interface");
    at += P;
    unsigned count = (unsigned)big_endian(at, 2);
    at += 2;
    for (; count > 0; count--) {
        CHECK("R185 R186", at[2] == JVMPI_CLASS, "pool entries have index, type, value");
        at += 3 + P;
    }
    for (int i = 0; i < c->static_count; i++) {
        const char *name = c->statics[i] + 1;
        size_t size = value_size(level, c->statics[i][0]);
        if (strcmp(name, "staticReference") == 0) CHECK("R187", pointer_at(at) != NULL, "a static reference");
        else if (size == 0) CHECK("R157 R187", level == 1, "primitive statics are left out at level 1");
        else
            CHECK("R187 R154", big_endian(at, size) == (strcmp(name, "staticInt") == 0    ? 0x11223344
                                                        : strcmp(name, "staticByte") == 0 ? 0x19
                                                                                          : 0x1112131415161718ull),
                  "static values in the order of CLASS_LOAD");
        at += size;
    }
}

/* ---- Dumps ---- */

static unsigned long counted[3];
static int dumps;

static void ids_now(void) {
    for (int i = 0; i < KEPT; i++) {
        kept_ids[i] = kept[i] != NULL ? jvmpi->jobject2jobjectID(kept[i]) : NULL;
        memset(&found[i], 0, sizeof found[i]);
    }
}

static void check_roots(void) {
    CHECK("R160", roots_seen[JVMPI_GC_ROOT_UNKNOWN] > 0, "UNKNOWN roots can be read");
    CHECK("R161", global_right, "a JNI global root: object and reference");
    CHECK("R166", block_right, "a thread root: object and thread");
    CHECK("R165", sticky_object, "a system class is a root");
    CHECK("R174", root_frames_bad == 0, "a root's frame number lies in its thread's trace");
    if (dumps == 3) {
        CHECK("R163 R174", frame_root_right, "what a method's parameter holds is a root of that frame");
        CHECK("R162 R174", local_root_right, "what a native method was given is a root of its frame");
        CHECK("R167", used_right, "an object whose monitor is entered is a root");
    }
    if (roots_seen[JVMPI_GC_ROOT_NATIVE_STACK] > 0)
        CHECK("R164", 1, "NATIVE_STACK roots can be read");
}

static void on_heap_dump(JVMPI_Event *event) {
    Reader r = {(const unsigned char *)event->u.heap_dump.begin, (const unsigned char *)event->u.heap_dump.end,
                event->u.heap_dump.dump_level, 0, event};
    CHECK("R44", REQUESTED(event), "a dump is a requested event");
    CHECK("R45", event->env_id == main_env, "env_id is the requester's");
    classes_forget();
    ids_now();
    records = 0;
    if (r.level == 0) {
        CHECK("R155", (size_t)(r.end - r.at) % (1 + P) == 0, "level 0 has records of 1 + P bytes");
        CHECK("R121", event->u.heap_dump.num_traces == 0, "and no traces");
        while (r.at < r.end && !r.bad) {
            unsigned type = take_u1(&r);
            jobjectID id = take_pointer(&r);
            records++;
            if (id == kept_ids[1] || id == kept_ids[2] || id == kept_ids[3])
                CHECK("R155 R159", type == (unsigned)(id == kept_ids[1]   ? JVMPI_NORMAL_OBJECT
                                                      : id == kept_ids[2] ? JVMPI_CLASS
                                                                          : JVMPI_INT),
                      "a type code and an id");
        }
    } else {
        CHECK("R121", event->u.heap_dump.num_traces > 0, "traces in which the roots lie");
        while (r.at < r.end && !r.bad) read_record(&r);
        CHECK("R156 R120 R154", !r.bad && r.at == r.end, "the records fill the buffer, without padding");
        if (r.bad) return;
        for (int i = 1; i <= 8; i++)
            CHECK("R175", kept[i] == NULL || found[i].times == 1, "each live object has one record");
        check_instance(r.level);
        check_arrays(r.level);
        check_class(r.level);
        check_roots();
    }
    counted[r.level] = records;
}

static int dumped;
static void on_object_dump(JVMPI_Event *event) {
    Reader r = {(const unsigned char *)event->u.object_dump.data,
                (const unsigned char *)event->u.object_dump.data + event->u.object_dump.data_len, 2, 0, event};
    unsigned type = *r.at;
    if (dumped == 0 && type == JVMPI_GC_CLASS_DUMP) {
        within = 1;
        read_record(&r);
        within = 0;
        return;
    }
    CHECK("R188 R138", type >= JVMPI_GC_CLASS_DUMP && type <= JVMPI_GC_PRIM_ARRAY_DUMP, "an object's record");
    read_record(&r);
    CHECK("R188 R138", !r.bad && r.at == r.end, "one record, whole");
    if (!r.bad && pointer_at((const unsigned char *)event->u.object_dump.data + 1) == (void *)kept_ids[1]) {
        CHECK("R189", field_value(found[1].bytes, "tiny", 2) != NULL, "an object dump has level 2's values");
        check_instance(2);
    }
}

static void dump(int level) {
    JVMPI_HeapDumpArg argument = {level};
    dumps++;
    CHECK("R90 R120", jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &argument) == JVMPI_SUCCESS, "a heap dump");
}

static void check_objects(void) {
    jvmpi->DisableGC();
    classes_forget();
    ids_now();
    dumped = 1;
    for (int i = 1; i <= 8; i++)
        CHECK("R91 R188", jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, kept_ids[i]) == JVMPI_SUCCESS, "an object dump");
    dumped = 0;
    for (int i = 1; i <= 8; i++) CHECK("R188", found[i].times >= 1, "it is the object asked for");
    jvmpi->EnableGC();
}

static void step(JNIEnv *env, int number) {
    jclass c;
    if (number == 2) {
        char text[40];
        c = (*env)->FindClass(env, "Dumps");
        snprintf(text, sizeof text, "%p", (void *)(*env)->GetStaticMethodID(env, c, "holder", "(Ljava/lang/Object;)V"));
        strcpy(holder_method, text);
        c = (*env)->FindClass(env, "Driver");
        snprintf(text, sizeof text, "%p",
                 (void *)(*env)->GetStaticMethodID(env, c, "object", "(ILjava/lang/Object;)V"));
        strcpy(object_method, text);
        jvmpi->DisableGC();
        dump(0);
        unsigned long zero = counted[0];
        dump(2);
        CHECK("R155 R175", counted[2] >= zero && counted[2] <= zero + 200, "levels 0 and 2 show the same objects");
        jvmpi->EnableGC();
    }
    if (number == 4) dump(2);
    if (number == 3) {
        check_objects();
        dump(1);
        CHECK("R157", counted[1] > 0, "level 1");
    }
}

static void object(JNIEnv *env, int number, jobject reference) {
    if (number != 9) {
        kept[number] = (*env)->NewGlobalRef(env, reference);
        return;
    }
    kept[9] = reference; /* a local reference: the roots are to be the frames' */
    dump(2);
    kept[9] = NULL;
}

static void notify(JVMPI_Event *event) {
    switch (KIND(event)) {
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_HEAP_DUMP: on_heap_dump(event); break;
    case JVMPI_EVENT_OBJECT_DUMP: on_object_dump(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        main_env = event->env_id;
        conf_driver();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: {
        for (int i = 0; i < KEPT; i++) kept[i] = NULL;
        CHECK("R125 R86", jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS, "dumps in JVM_SHUT_DOWN");
        conf_end();
        break;
    }
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "dump", notify, JVMPI_VERSION_1_1)) return JNI_ERR;
    on_step = step;
    on_object = object;
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
