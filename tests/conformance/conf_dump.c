/* SPDX-License-Identifier: MIT */
/* Heap and object dumps, byte by byte: Dumps.java's objects have known contents; every other
 * record must have the size that CLASS_LOAD's fields give it. */
#include "conformance.h"

enum { P = sizeof(void *), KEPT = 24 };

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
    Class *c = calloc(1, sizeof *c),
          **bucket = &buckets[((size_t)event->u.class_load.class_id >> 3) & 4095];
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
    case 'L':
    case '[': return P;
    case 'J':
    case 'D': return 8;
    case 'I':
    case 'F': return 4;
    case 'S':
    case 'C': return 2;
    default: return 1;
    }
}
static size_t value_size(int level, char letter) {
    return letter == 'L' || letter == '[' || level == 2 ? letter_size(letter) : 0;
}
static size_t code_size(unsigned code) {
    switch (code) {
    case JVMPI_LONG:
    case JVMPI_DOUBLE: return 8;
    case JVMPI_INT:
    case JVMPI_FLOAT: return 4;
    case JVMPI_SHORT:
    case JVMPI_CHAR: return 2;
    case JVMPI_BYTE:
    case JVMPI_BOOLEAN: return 1;
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
static int roots_seen[256], frame_root_right, local_root_right, sticky_object, used_right,
    block_right, globals_right;
static unsigned long records, root_frames_bad;
static int within; /* in an object dump asked for from within a heap dump: no record of that */

/* ---- What a dump has records of, and what its records mention ---- */

static const void **recorded; /* ids, open addressing */
static size_t recorded_size, recorded_count, duplicates;
static struct Mention {
    const void *id;
    unsigned root; /* its record's type, 0: no root */
} * mentions;
static size_t mention_count, mention_capacity;
static unsigned long counted_many;

static size_t recorded_place(const void *id) {
    size_t i = ((size_t)id * 0x9E3779B97F4A7C15u) >> 20 & (recorded_size - 1);
    while (recorded[i] != NULL && recorded[i] != id) i = (i + 1) & (recorded_size - 1);
    return i;
}
static int is_recorded(const void *id) {
    return recorded_size > 0 && recorded[recorded_place(id)] == id;
}

static void record(const void *id) {
    if (recorded_count * 2 >= recorded_size) {
        const void **old = recorded;
        size_t size = recorded_size;
        recorded_size = size > 0 ? size * 2 : 1 << 16;
        recorded = calloc(recorded_size, sizeof *recorded);
        for (size_t i = 0; i < size; i++)
            if (old[i] != NULL) recorded[recorded_place(old[i])] = old[i];
        free(old);
    }
    size_t at = recorded_place(id);
    duplicates += recorded[at] == id;
    recorded_count += recorded[at] == NULL;
    recorded[at] = id;
}

static void mention(const void *id, unsigned root) {
    if (within || (id == NULL && root == 0)) return;
    if (mention_count == mention_capacity)
        mentions = realloc(mentions,
                           (mention_capacity = mention_capacity * 2 + 4096) * sizeof *mentions);
    mentions[mention_count++] = (struct Mention){id, root};
}

static void records_forget(void) {
    if (recorded_size > 0) memset(recorded, 0, recorded_size * sizeof *recorded);
    recorded_count = duplicates = mention_count = 0;
    counted_many = 0;
}

static void check_mentions(void) {
    CHECK("R175", duplicates == 0, "no object has two records");
    CHECK("R120", counted_many == 500, "all objects of a class are there");
    for (size_t i = 0; i < mention_count; i++) {
        int is = is_recorded(mentions[i].id);
        switch (mentions[i].root) {
        case 0: CHECK("R120 R175", is, "what a record refers to has a record"); break;
        case JVMPI_GC_ROOT_UNKNOWN:
            CHECK("R160", is, "an UNKNOWN root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_JNI_GLOBAL:
            CHECK("R161", is, "a JNI_GLOBAL root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_JNI_LOCAL:
            CHECK("R162", is, "a JNI_LOCAL root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_JAVA_FRAME:
            CHECK("R163", is, "a JAVA_FRAME root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_NATIVE_STACK:
            CHECK("R164", is, "a NATIVE_STACK root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_STICKY_CLASS:
            CHECK("R165", is, "a STICKY_CLASS root is an object of the dump");
            break;
        case JVMPI_GC_ROOT_THREAD_BLOCK:
            CHECK("R166", is, "a THREAD_BLOCK root is an object of the dump");
            break;
        default: CHECK("R167", is, "a MONITOR_USED root is an object of the dump"); break;
        }
    }
}

static void note(unsigned type, const unsigned char *bytes) {
    jobjectID id = pointer_at(bytes);
    if (within) return;
    records++;
    record(id);
    for (int i = 0; i < KEPT; i++)
        if (kept_ids[i] != NULL && kept_ids[i] == id) {
            found[i].bytes = bytes;
            found[i].type = type;
            found[i].times++;
        }
}

static int is_reference(char letter) { return letter == 'L' || letter == '['; }

static void take_value(Reader *r, char letter) {
    if (is_reference(letter))
        mention(take_pointer(r), 0);
    else
        take(r, value_size(r->level, letter));
}

static void read_class(Reader *r) {
    const unsigned char *start = r->at;
    Class *c = class_known(take_pointer(r));
    if (c == NULL) {
        r->bad = 1;
        return;
    }
    static const char *const primitive[] = {"boolean", "byte",  "char",   "short", "int",
                                            "long",    "float", "double", "void"};
    for (size_t i = 0; i < sizeof primitive / sizeof primitive[0]; i++)
        CHECK("R213 R106", strcmp(c->name, primitive[i]) != 0,
              "a class record is of a class that has a CLASS_LOAD");
    c->super = take_pointer(r);
    c->super_known = 1;
    mention(c->super, 0);
    for (int i = 0; i < 3; i++) mention(take_pointer(r), 0);
    CHECK("R182", take_pointer(r) == NULL && take_pointer(r) == NULL, "two reserved pointers");
    take_u4(r);
    for (int i = 0; i < c->interfaces; i++) {
        jobjectID interface = take_pointer(r);
        CHECK("R184", interface != NULL, "as many interfaces as CLASS_LOAD counts");
        mention(interface, 0);
    }
    for (unsigned count = take_u2(r); count > 0 && !r->bad; count--) {
        take_u2(r);
        unsigned type = take_u1(r);
        if (type == JVMPI_CLASS)
            mention(take_pointer(r), 0);
        else
            take(r, code_size(type));
    }
    for (int i = 0; i < c->static_count; i++) take_value(r, c->statics[i][0]);
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
    if (c != NULL && c->id == kept_ids[13]) counted_many += !within;
    size_t stated = take_u4(r), expected = 0;
    Reader values = *r;
    while (c != NULL) {
        for (int i = 0; i < c->instance_count; i++) {
            expected += value_size(r->level, c->instances[i][0]);
            take_value(&values, c->instances[i][0]);
        }
        jobjectID super = super_of(c);
        c = super != NULL ? class_known(super) : NULL;
    }
    CHECK("R169 R172 R173", stated == expected,
          "an instance has the bytes that its classes' fields need");
    if (r->level == 1)
        CHECK("R158", stated == expected, "at level 1 only references are counted");
    take(r, stated);
    if (!r->bad) note(JVMPI_GC_INSTANCE_DUMP, start);
}

static int has_trace(Reader *r, void *env) {
    for (jint i = 0; i < r->event->u.heap_dump.num_traces; i++)
        if (r->event->u.heap_dump.traces[i].env_id == env) return 1;
    return 0;
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
    mention(id, type);
    if (method == NULL) root_frames_bad++;
    if (id != kept_ids[9] || method == NULL) return;
    if (type == JVMPI_GC_ROOT_JAVA_FRAME && strcmp(method, holder_method) == 0)
        frame_root_right = 1;
    if (strcmp(method, object_method) == 0) local_root_right = 1;
}

static void read_root(Reader *r, unsigned type) {
    roots_seen[type]++;
    if ((size_t)(r->end - r->at) < P) {
        r->bad = 1;
        return;
    }
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN: mention(take_pointer(r), type); break;
    case JVMPI_GC_ROOT_STICKY_CLASS: {
        jobjectID id = take_pointer(r);
        Class *c = class_known(id);
        mention(id, type);
        CHECK("R165", c != NULL, "a STICKY_CLASS root is a class");
        if (c != NULL && strcmp(c->name, "java.lang.Object") == 0) sticky_object = 1;
        break;
    }
    case JVMPI_GC_ROOT_MONITOR_USED:
        mention(pointer_at(r->at), type);
        if (take_pointer(r) == (void *)kept_ids[9]) used_right = 1;
        break;
    case JVMPI_GC_ROOT_JNI_GLOBAL: {
        jobjectID id = take_pointer(r);
        void *reference = take_pointer(r);
        mention(id, type);
        for (int i = 1; i < KEPT; i++)
            if (kept[i] != NULL && i != 9 && reference == (void *)kept[i]) {
                CHECK("R161", id == kept_ids[i],
                      "a JNI_GLOBAL root's object is the one that the reference refers to");
                globals_right++;
            }
        break;
    }
    case JVMPI_GC_ROOT_THREAD_BLOCK: {
        jobjectID id = take_pointer(r);
        void *env = take_pointer(r);
        mention(id, type);
        CHECK("R166", has_trace(r, env) && id == jvmpi->GetThreadObject(env),
              "a THREAD_BLOCK root is its thread's object");
        if (env == (void *)main_env) block_right = 1;
        break;
    }
    case JVMPI_GC_ROOT_NATIVE_STACK:
        mention(take_pointer(r), type);
        CHECK("R164", has_trace(r, take_pointer(r)),
              "a NATIVE_STACK root names a thread that has a trace");
        break;
    default: read_frame_root(r, type);
    }
}

static void read_record(Reader *r) {
    const unsigned char *start;
    unsigned type = take_u1(r);
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7: read_root(r, type); break;
    case JVMPI_GC_CLASS_DUMP: read_class(r); break;
    case JVMPI_GC_INSTANCE_DUMP: read_instance(r); break;
    case JVMPI_GC_OBJ_ARRAY_DUMP: {
        start = r->at;
        take_pointer(r);
        size_t count = take_u4(r);
        jobjectID element = take_pointer(r);
        CHECK("R170 R198", element != NULL, "an array of objects has its element class");
        mention(element, 0);
        for (size_t i = 0; i < count && !r->bad; i++) mention(take_pointer(r), 0);
        if (!r->bad) note(type, start);
        break;
    }
    case JVMPI_GC_PRIM_ARRAY_DUMP: {
        start = r->at;
        jobjectID id = take_pointer(r);
        static unsigned arrays_seen;
        if (arrays_seen++ % 32 == 0) {
            JNIEnv *env = conf_env();
            jobject array = jvmpi->jobjectID2jobject(id);
            CHECK("R213", array != NULL, "a record is of an object");
            (*env)->DeleteLocalRef(env, array);
        }
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
static const unsigned char *field_value(const unsigned char *record, const char *name,
                                        int level) {
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

static int field_is(const unsigned char *record, const char *name, size_t size,
                    unsigned long long value) {
    const unsigned char *at = field_value(record, name, 2);
    return at != NULL && big_endian(at, size) == value;
}

static void check_instance(int level) {
    const unsigned char *record = found[1].bytes, *at;
    if (record == NULL) return;
    CHECK("R169", found[1].type == JVMPI_GC_INSTANCE_DUMP, "an object has an instance record");
    if (found[1].type != JVMPI_GC_INSTANCE_DUMP) return;
    at = field_value(record, "reference", level);
    CHECK("R154 R169", at != NULL && pointer_at(at) == (void *)kept_ids[2],
          "a reference is the native id it points at");
    at = field_value(record, "nothing", level);
    CHECK("R176", at != NULL && pointer_at(at) == NULL, "NULL is 0");
    if (level == 1) {
        CHECK("R157 R158", big_endian(record + 2 * P, 4) == 2 * P,
              "level 1 has references alone");
        return;
    }
    CHECK("R154 R172 R173",
          field_is(record, "number", 4, 0x01020304) &&
              field_is(record, "big", 8, 0x0102030405060708ull) &&
              field_is(record, "little", 2, 0x0506),
          "int, long and short are big-endian");
    CHECK("R154 R173",
          field_is(record, "single", 4, 0x3fc00000) &&
              field_is(record, "twice", 8, 0xc000000000000000ull),
          "float and double are big-endian bit patterns");
    CHECK("R173",
          field_is(record, "letter", 2, 0x1234) && field_is(record, "tiny", 1, 7) &&
              field_is(record, "truth", 1, 1),
          "char, byte and boolean");
    CHECK("R172", field_value(record, "tiny", 2) < field_value(record, "number", 2),
          "the class's own fields come before its superclass's");
}

/* Element by element: all of the eight types, and references. */
static void check_arrays(int level) {
    static const struct {
        int kept;
        jint type;
        unsigned count;
        unsigned long long values[3];
    } arrays[] = {{3, JVMPI_INT, 3, {1, 0x7f00ff01, 0xffffffff}},
                  {4, JVMPI_LONG, 1, {0x0102030405060708ull}},
                  {5, JVMPI_BYTE, 3, {1, 2, 3}},
                  {6, JVMPI_DOUBLE, 1, {0x3ff0000000000000ull}},
                  {19, JVMPI_BOOLEAN, 2, {1, 0}},
                  {20, JVMPI_CHAR, 2, {0x1234, 0x61}},
                  {21, JVMPI_FLOAT, 2, {0x3fc00000, 0x80000000}},
                  {22, JVMPI_SHORT, 2, {0x0506, 0xfffe}}};
    const unsigned char *r;
    if ((r = found[2].bytes) != NULL) {
        CHECK("R170 R176",
              found[2].type == JVMPI_GC_OBJ_ARRAY_DUMP && big_endian(r + P, 4) == 3 &&
                  pointer_at(r + 2 * P + 4) == (void *)kept_ids[1] &&
                  pointer_at(r + 3 * P + 4) == NULL,
              "an array of objects: count, element class, ids");
        Class *element = class_known(pointer_at(r + P + 4));
        CHECK("R198", element != NULL && strcmp(element->name, "java.lang.Object") == 0,
              "the true element class");
    }
    if ((r = found[7].bytes) != NULL) {
        Class *element = class_known(pointer_at(r + P + 4));
        CHECK("R170", found[7].type == JVMPI_GC_OBJ_ARRAY_DUMP && big_endian(r + P, 4) == 2,
              "an array of arrays is one of objects");
        CHECK("R198", element != NULL && strcmp(element->name, "[I") == 0,
              "its element class is that of the arrays in it");
    }
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
        if ((r = found[arrays[i].kept].bytes) == NULL) continue;
        CHECK("R171 R159",
              found[arrays[i].kept].type == JVMPI_GC_PRIM_ARRAY_DUMP &&
                  big_endian(r + P, 4) == arrays[i].count && r[P + 4] == arrays[i].type,
              "a primitive array: count and type");
        size_t size = code_size((unsigned)arrays[i].type);
        for (unsigned k = 0; k < arrays[i].count && level == 2; k++)
            CHECK("R154 R171", big_endian(r + P + 5 + k * size, size) == arrays[i].values[k],
                  "its elements are big-endian");
    }
}

/* Where a class file has a constant of this tag (8 String, 7 Class) with this text; 0: nowhere.
 */
static unsigned constant_index(const unsigned char *file, size_t length, int tag,
                               const char *text) {
    unsigned utf8 = 0, size = (unsigned)strlen(text);
    for (int pass = 0; pass < 2; pass++) {
        const unsigned char *at = file + 10;
        for (unsigned i = 1; i < big_endian(file + 8, 2) && at < file + length; i++) {
            size_t skip = 0;
            switch (*at) {
            case 1:
                skip = 3 + (size_t)big_endian(at + 1, 2);
                if (pass == 0 && skip == 3 + size && memcmp(at + 3, text, size) == 0) utf8 = i;
                break;
            case 3:
            case 4:
            case 9:
            case 10:
            case 11:
            case 12:
            case 17:
            case 18: skip = 5; break;
            case 5:
            case 6: skip = 9; break;
            case 15: skip = 4; break;
            default: skip = 3; break;
            }
            if (pass == 1 && *at == tag && big_endian(at + 1, 2) == utf8) return i;
            i += *at == 5 || *at == 6;
            at += skip;
        }
    }
    return 0;
}

static unsigned text_index,
    derived_index; /* in the class file of Dumps: "pool text", Dumps$Derived */

static void check_constants(void) {
    const unsigned char *at = found[18].bytes;
    int text = 0, derived = 0;
    Class *c = class_find(kept_ids[18]);
    if (at == NULL || c == NULL) return;
    at += 7 * P + 4 + (size_t)c->interfaces * P;
    unsigned count = (unsigned)big_endian(at, 2);
    at += 2;
    for (; count > 0; count--) {
        void *value = pointer_at(at + 3);
        unsigned index = (unsigned)big_endian(at, 2);
        CHECK("R185 R186", at[2] == JVMPI_CLASS, "pool entries have index, type, value");
        if (index != 0 && value == (void *)kept_ids[11]) text += index == text_index ? 1 : 1000;
        if (index != 0 && value == (void *)kept_ids[8])
            derived += index == derived_index ? 1 : 1000;
        at += 3 + P;
    }
    CHECK("R186 R185", text == 1, "a string constant that was used stands at its index");
    CHECK("R186", derived <= 1, "and so does a class constant, if it is told");
}

static jint instance_size; /* as OBJECT_ALLOC of object 1 tells it */

static void check_class(int level) {
    static const struct {
        const char *name;
        unsigned long long value;
    } statics[] = {{"staticInt", 0x11223344},
                   {"staticByte", 0x19},
                   {"staticLong", 0x1112131415161718ull},
                   {"staticTruth", 1},
                   {"staticLetter", 0x4321},
                   {"staticLittle", 0x2526},
                   {"staticSingle", 0x3fc00000},
                   {"staticTwice", 0xc000000000000000ull}};
    const unsigned char *r = found[8].bytes, *at;
    if (r == NULL) return;
    CHECK("R168", found[8].type == JVMPI_GC_CLASS_DUMP, "a class object has a class record");
    Class *c = class_known(kept_ids[8]), *super = class_known(pointer_at(r + P));
    CHECK("R168 R177 R178", super != NULL && strcmp(super->name, "Dumps$Base") == 0,
          "class and superclass");
    CHECK("R179", pointer_at(r + 2 * P) == (void *)kept_ids[10],
          "the loader of a class of the program");
    CHECK("R180", pointer_at(r + 3 * P) == NULL, "no signers");
    CHECK("R183", big_endian(r + 7 * P, 4) == (unsigned)instance_size,
          "the instance size, which OBJECT_ALLOC tells as well");
    at = r + 7 * P + 4;
    Class *marked = class_known(pointer_at(at)), *second = class_known(pointer_at(at + P));
    CHECK("R184 R104",
          c->interfaces == 2 && marked != NULL && strcmp(marked->name, "Dumps$Marked") == 0 &&
              second != NULL && strcmp(second->name, "Dumps$Second") == 0,
          "its interfaces, in order");
    at += 2 * P;
    at += 2 + (size_t)big_endian(at, 2) * (3 + P);
    int seen = 0;
    for (int i = 0; i < c->static_count; i++) {
        const char *name = c->statics[i] + 1;
        size_t size = value_size(level, c->statics[i][0]);
        if (strcmp(name, "staticReference") == 0)
            CHECK("R187", pointer_at(at) == (void *)kept_ids[12], "a static reference");
        else if (strcmp(name, "staticNothing") == 0)
            CHECK("R187 R176", pointer_at(at) == NULL, "a static NULL");
        else if (size == 0)
            CHECK("R157 R187", level == 1, "primitive statics are left out at level 1");
        for (size_t k = 0; size > 0 && k < sizeof statics / sizeof statics[0]; k++)
            if (strcmp(statics[k].name, name) == 0) {
                CHECK("R187 R154", big_endian(at, size) == statics[k].value,
                      "static values in the order of CLASS_LOAD");
                seen++;
            }
        at += size;
    }
    CHECK("R187", seen == (level == 1 ? 0 : 8) && c->static_count == 10,
          "each static has its value");
}

/* A class with a loader, signers and a protection domain of its own; and the root class, which
 * has none. */
static void check_other_classes(void) {
    const unsigned char *r = found[16].bytes;
    if (r != NULL) {
        CHECK("R177",
              found[16].type == JVMPI_GC_CLASS_DUMP && pointer_at(r) == (void *)kept_ids[16],
              "the class itself");
        CHECK("R179", pointer_at(r + 2 * P) == (void *)kept_ids[17],
              "the loader that defined it");
        CHECK("R180", pointer_at(r + 3 * P) != NULL, "its signers");
        CHECK("R181", pointer_at(r + 4 * P) == (void *)kept_ids[14], "its protection domain");
    }
    if ((r = found[23].bytes) != NULL)
        CHECK("R178 R179 R180 R181",
              pointer_at(r + P) == NULL && pointer_at(r + 2 * P) == NULL &&
                  pointer_at(r + 3 * P) == NULL && pointer_at(r + 4 * P) == NULL,
              "java.lang.Object has no superclass, loader, signers and domain");
}

static void check_known(int level) {
    check_instance(level);
    check_arrays(level);
    check_class(level);
    check_other_classes();
    check_constants();
}

/* ---- Dumps ---- */

static unsigned long counted[3];
static int dumps, requested_level;
/* What level 0 tells of the objects: instances, arrays of objects, of the primitive types. */
static const unsigned kinds[KEPT] = {
    [2] = JVMPI_CLASS,  [3] = JVMPI_INT,   [4] = JVMPI_LONG,     [5] = JVMPI_BYTE,
    [6] = JVMPI_DOUBLE, [7] = JVMPI_CLASS, [19] = JVMPI_BOOLEAN, [20] = JVMPI_CHAR,
    [21] = JVMPI_FLOAT, [22] = JVMPI_SHORT};

static void ids_now(void) {
    for (int i = 0; i < KEPT; i++) {
        kept_ids[i] = kept[i] != NULL ? jvmpi->jobject2jobjectID(kept[i]) : NULL;
        memset(&found[i], 0, sizeof found[i]);
    }
}

static void check_roots(void) {
    CHECK("R160", roots_seen[JVMPI_GC_ROOT_UNKNOWN] > 0, "UNKNOWN roots can be read");
    int globals = 0;
    for (int i = 1; i < KEPT; i++) globals += kept[i] != NULL && i != 9;
    CHECK("R161", globals_right == globals,
          "each global reference is a root: object and reference");
    CHECK("R166", block_right, "a thread root: object and thread");
    CHECK("R165", sticky_object, "a system class is a root");
    CHECK("R174", root_frames_bad == 0, "a root's frame number lies in its thread's trace");
    if (dumps == 3) {
        CHECK("R163 R174", frame_root_right,
              "what a method's parameter holds is a root of that frame");
        CHECK("R162 R174", local_root_right,
              "what a native method was given is a root of its frame");
        CHECK("R167", used_right, "an object whose monitor is entered is a root");
    }
}

/* The requester stands where it stood when the traces were taken. */
static void check_traces(JVMPI_Event *event) {
    enum { DEPTH = 64 };
    JVMPI_CallFrame frames[DEPTH];
    JVMPI_CallTrace now = {main_env, 0, frames};
    int times = 0;
    jvmpi->GetCallTrace(&now, DEPTH);
    for (jint i = 0; i < event->u.heap_dump.num_traces; i++) {
        JVMPI_CallTrace *trace = &event->u.heap_dump.traces[i];
        CHECK("R213 R28", jvmpi->GetThreadObject(trace->env_id) != NULL,
              "a trace is of a thread that has started and not ended");
        if (trace->env_id != main_env) continue;
        int same = trace->num_frames == now.num_frames;
        for (jint k = 0; k < now.num_frames && same; k++)
            same = trace->frames[k].method_id == frames[k].method_id &&
                   trace->frames[k].lineno == frames[k].lineno;
        CHECK("R121", same, "a thread's trace in the dump is its call trace");
        times++;
    }
    CHECK("R121", times == 1, "the requester has one trace");
}

static void on_heap_dump(JVMPI_Event *event) {
    Reader r = {(const unsigned char *)event->u.heap_dump.begin,
                (const unsigned char *)event->u.heap_dump.end, event->u.heap_dump.dump_level, 0,
                event};
    CHECK("R44", REQUESTED(event), "a dump is a requested event");
    CHECK("R45", event->env_id == main_env, "env_id is the requester's");
    CHECK("R120 R90", r.level == requested_level, "a dump has the level that was asked for");
    classes_forget();
    ids_now();
    records_forget();
    records = 0;
    globals_right = 0;
    CHECK("R183", jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, kept_ids[1]) == JVMPI_SUCCESS,
          "an instance's size can be asked for");
    if (r.level == 0) {
        CHECK("R155 R48", (size_t)(r.end - r.at) % (1 + P) == 0,
              "level 0 has records of 1 + P bytes");
        CHECK("R121", event->u.heap_dump.num_traces == 0, "and no traces");
        while (r.at < r.end && !r.bad) {
            unsigned type = take_u1(&r);
            jobjectID id = take_pointer(&r);
            records++;
            record(id);
            for (int i = 1; i < KEPT; i++)
                if (kept[i] != NULL && id == kept_ids[i])
                    CHECK("R155 R159", type == kinds[i], "a type code and an id");
        }
        CHECK("R155 R175", duplicates == 0, "no object stands there twice");
        for (int i = 1; i < KEPT; i++)
            if (kept[i] != NULL)
                CHECK("R155 R120", is_recorded(kept_ids[i]), "each live object stands there");
    } else {
        CHECK("R121", event->u.heap_dump.num_traces > 0, "traces in which the roots lie");
        while (r.at < r.end && !r.bad) read_record(&r);
        CHECK("R156 R120 R154 R48", !r.bad && r.at == r.end,
              "the records fill the buffer, without padding");
        if (r.bad) return;
        for (int i = 1; i < KEPT; i++)
            CHECK("R175", kept[i] == NULL || found[i].times == 1,
                  "each live object has one record");
        check_known(r.level);
        check_mentions();
        check_roots();
        check_traces(event);
    }
    counted[r.level] = records;
}

static int dumped, dumped_right[KEPT];

static unsigned record_type(int number) {
    if (number == 8 || number == 13 || number == 16 || number == 18 || number == 23)
        return JVMPI_GC_CLASS_DUMP;
    if (kinds[number] == JVMPI_CLASS) return JVMPI_GC_OBJ_ARRAY_DUMP;
    return kinds[number] == JVMPI_NORMAL_OBJECT ? JVMPI_GC_INSTANCE_DUMP
                                                : JVMPI_GC_PRIM_ARRAY_DUMP;
}

static void on_object_dump(JVMPI_Event *event) {
    Reader r = {(const unsigned char *)event->u.object_dump.data,
                (const unsigned char *)event->u.object_dump.data +
                    event->u.object_dump.data_len,
                2, 0, event};
    unsigned type = *r.at;
    if (dumped == 0 && type == JVMPI_GC_CLASS_DUMP) {
        within++;
        read_record(&r);
        within--;
        return;
    }
    ids_now();
    CHECK("R188 R138", type >= JVMPI_GC_CLASS_DUMP && type <= JVMPI_GC_PRIM_ARRAY_DUMP,
          "an object's record");
    dumped = 0; /* what is asked for from here on is asked for to read this one */
    read_record(&r);
    dumped = 1;
    CHECK("R188 R138 R189", !r.bad && r.at == r.end, "one record, whole, with all values");
    if (r.bad) return;
    for (int i = 1; i < KEPT; i++)
        if (found[i].bytes != NULL) dumped_right[i] += type == record_type(i);
    if (found[1].bytes != NULL)
        CHECK("R189", field_value(found[1].bytes, "tiny", 2) != NULL,
              "an object dump has level 2's values");
    check_known(2);
}

static void dump(int level) {
    JVMPI_HeapDumpArg argument = {level};
    dumps++;
    requested_level = level;
    CHECK("R90 R120", jvmpi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &argument) == JVMPI_SUCCESS,
          "a heap dump");
}

static void check_objects(void) {
    jvmpi->DisableGC();
    classes_forget();
    ids_now();
    dumped = 1;
    for (int i = 1; i < KEPT; i++)
        if (kept[i] != NULL)
            CHECK("R91 R188",
                  jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, kept_ids[i]) == JVMPI_SUCCESS,
                  "an object dump");
    dumped = 0;
    for (int i = 1; i < KEPT; i++)
        if (kept[i] != NULL && record_type(i) == JVMPI_GC_CLASS_DUMP)
            CHECK("R177", dumped_right[i] == 1, "a class record is of the class asked for");
    for (int i = 1; i < KEPT; i++)
        if (kept[i] != NULL)
            CHECK("R188 R138", dumped_right[i] == 1,
                  "it is the object asked for, in a record of its kind");
    jvmpi->EnableGC();
}

static void step(JNIEnv *env, int number) {
    jclass c;
    if (number == 2) {
        char text[40];
        c = (*env)->FindClass(env, "Dumps");
        snprintf(text, sizeof text, "%p",
                 (void *)(*env)->GetStaticMethodID(env, c, "holder", "(Ljava/lang/Object;)V"));
        strcpy(holder_method, text);
        c = (*env)->FindClass(env, "Driver");
        snprintf(text, sizeof text, "%p",
                 (void *)(*env)->GetStaticMethodID(env, c, "object", "(ILjava/lang/Object;)V"));
        strcpy(object_method, text);
        jvmpi->DisableGC();
        dump(0);
        unsigned long zero = counted[0];
        dump(2);
        CHECK("R155 R175", counted[2] >= zero && counted[2] <= zero + 200,
              "levels 0 and 2 show the same objects");
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
    if (number == 30) {
        jsize length = (*env)->GetArrayLength(env, reference);
        unsigned char *file = malloc((size_t)length);
        (*env)->GetByteArrayRegion(env, reference, 0, length, (jbyte *)file);
        text_index = constant_index(file, (size_t)length, 8, "pool text");
        derived_index = constant_index(file, (size_t)length, 7, "Dumps$Derived");
        free(file);
        return;
    }
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
    case JVMPI_EVENT_OBJECT_ALLOC: instance_size = event->u.obj_alloc.size; break;
    case JVMPI_EVENT_GC_START: conf_collections++; break;
    case JVMPI_EVENT_HEAP_DUMP:
        conf_check_gc_off(event);
        on_heap_dump(event);
        break;
    case JVMPI_EVENT_OBJECT_DUMP: on_object_dump(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        main_env = event->env_id;
        conf_driver();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: {
        for (int i = 0; i < KEPT; i++) kept[i] = NULL;
        CHECK("R125 R86", jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS,
              "dumps in JVM_SHUT_DOWN");
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
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN, JVMPI_EVENT_GC_START);
    return JNI_OK;
}
