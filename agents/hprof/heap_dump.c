/* SPDX-License-Identifier: MIT */
/*
 * Heap dumps: the VM's buffer (level 2) as text or as binary segments. The buffer's records do
 * not describe themselves: which fields an object has is known from the CLASS_LOAD events, and
 * which class is whose superclass from the class records in the same buffer. So it is read
 * twice; the first time only class records are looked at.
 */
#include "hprof.h"
#include "record_reader.h"

#include <time.h>

enum { SEGMENT_BYTES = 1 << 20, PATIENCE_SECONDS = 2 };

/* A thread that has an object, as its root in the buffer says. */
typedef struct {
    JNIEnv *env;
    uintptr_t object;
    uint32_t serial, trace;
} Shown;

typedef struct {
    Reader reader;
    const JVMPI_Event *event;
    Buffer out; /* of a binary segment */
    Shown *threads;
    uint32_t thread_count, thread_capacity, last_thread;
    uint32_t mirrors; /* the number of java.lang.Class */
    uint64_t objects, bytes;
    time_t started, told;
} Dump;

/* ---- First pass: classes, and how much there is ------------------------------------------ */

/* What the object takes; its record's data when its allocation was not seen. */
static uint32_t size_of(uintptr_t object, uint64_t data) {
    uint32_t trace, size;
    return site_find(object, &trace, &size) ? size : (uint32_t)data;
}

static void learn_class(Reader *reader) {
    uint32_t number = class_number((jobjectID)reader_id(reader));
    uint32_t super = class_number((jobjectID)reader_id(reader));
    uintptr_t loader = reader_id(reader);
    reader_skip(reader, 4 * sizeof(uintptr_t)); /* signers, domain, reserved */
    uint32_t size = reader_u4(reader);
    Class *class = class_at(number);
    class->super = super;
    class->loader = loader;
    class->instance_size = size;
    class->array = 0;
    reader_skip(reader, (uint64_t) class->interface_count * sizeof(uintptr_t));
    for (uint32_t constants = reader_u2(reader); constants > 0 && !reader->broken;
         constants--) {
        reader_u2(reader);
        reader_skip(reader, type_size(reader_u1(reader)));
    }
    for (uint32_t i = 0; i < class->static_count; i++)
        reader_skip(reader, type_size(class->statics[i].type));
    if (number == UNKNOWN) reader->broken = true; /* nobody can tell where its record ends */
}

static void learn_thread(Dump *dump) {
    uintptr_t object = reader_id(&dump->reader), env = reader_id(&dump->reader);
    if (dump->thread_count == dump->thread_capacity) {
        uint32_t capacity = dump->thread_capacity * 2 + 16;
        Shown *more = must_alloc(capacity, sizeof *more);
        if (dump->thread_count > 0)
            memcpy(more, dump->threads, dump->thread_count * sizeof *more);
        free(dump->threads);
        dump->threads = more;
        dump->thread_capacity = capacity;
    }
    dump->threads[dump->thread_count++] = (Shown){.env = (JNIEnv *)env, .object = object};
}

static void learn_record(Dump *dump) {
    Reader *reader = &dump->reader;
    const size_t id = sizeof(uintptr_t);
    uint32_t type = reader_u1(reader);
    uintptr_t object = 0;
    uint64_t data = 0;
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED: reader_skip(reader, id); return;
    case JVMPI_GC_ROOT_JNI_GLOBAL:
    case JVMPI_GC_ROOT_NATIVE_STACK: reader_skip(reader, 2 * id); return;
    case JVMPI_GC_ROOT_THREAD_BLOCK: learn_thread(dump); return;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: reader_skip(reader, 2 * id + 4); return;
    case JVMPI_GC_CLASS_DUMP: learn_class(reader); break;
    case JVMPI_GC_INSTANCE_DUMP:
        object = reader_id(reader);
        reader_skip(reader, id);
        data = reader_u4(reader);
        reader_skip(reader, data);
        break;
    case JVMPI_GC_OBJ_ARRAY_DUMP:
        object = reader_id(reader);
        data = (uint64_t)reader_u4(reader) * id;
        reader_skip(reader, id);
        reader_skip(reader, data);
        break;
    case JVMPI_GC_PRIM_ARRAY_DUMP:
        object = reader_id(reader);
        data = reader_u4(reader);
        data *= type_size(reader_u1(reader));
        reader_skip(reader, data);
        break;
    default: reader->broken = true; return;
    }
    dump->objects++;
    dump->bytes += size_of(object, data);
}

/* ---- Values ------------------------------------------------------------------------------ */

static const char *const type_names[] = {
    [4] = "boolean", [5] = "char",  [6] = "float", [7] = "double",
    [8] = "byte",    [9] = "short", [10] = "int",  [11] = "long"};

/* Passes one value on, an id in the file's order of bytes. */
static void copy_value(Dump *dump, uint32_t type) {
    Reader *reader = &dump->reader;
    unsigned size = type_size(type);
    if (type == JVMPI_CLASS) {
        buffer_id(&dump->out, reader_id(reader));
    } else {
        const uint8_t *bytes = reader_bytes(reader, size);
        if (bytes != NULL) buffer_bytes(&dump->out, bytes, size);
    }
}

static void print_reference(const char *prefix, const char *name, uintptr_t value) {
    fprintf(hprof.out, "\t%s", prefix);
    text_print(name);
    fprintf(hprof.out, "\t%s%lx\n", strlen(name) < 8 ? "\t" : "", (unsigned long)value);
}

/* References are told in text; other values are not, as they never were. */
static void print_value(Dump *dump, uint32_t type, const char *prefix, const char *name) {
    if (type != JVMPI_CLASS) {
        reader_skip(&dump->reader, type_size(type));
        return;
    }
    uintptr_t value = reader_id(&dump->reader);
    if (value != 0) print_reference(prefix, name, value);
}

static void segment_flush(Dump *dump, size_t limit) {
    if (dump->out.size > limit) binary_record(HPROF_HEAP_DUMP_SEGMENT, &dump->out);
}

/* A long array has a segment of its own. How many of its elements it holds: the record's length
 * is a u4. */
static uint32_t segment_elements(Dump *dump, uint32_t length, unsigned size) {
    if ((uint64_t)length * size > SEGMENT_BYTES) segment_flush(dump, 0);
    uint32_t most = (UINT32_MAX - 64) / size;
    return length < most ? length : most;
}

/* ---- Roots ------------------------------------------------------------------------------- */

/* NULL: it has no object (yet, or any more), so it is none of the file's. */
static Shown *thread_shown(Dump *dump, const JNIEnv *env) {
    /* Roots come thread by thread. */
    for (uint32_t n = 0; n < dump->thread_count; n++) {
        uint32_t i = (dump->last_thread + n) % dump->thread_count;
        if (dump->threads[i].env == env) {
            dump->last_thread = i;
            return &dump->threads[i];
        }
    }
    return NULL;
}

static void write_root(Dump *dump, uint32_t type) {
    Reader *reader = &dump->reader;
    uintptr_t object = reader_id(reader), reference = 0, env = 0;
    uint32_t frame = 0;
    if (type == JVMPI_GC_ROOT_JNI_GLOBAL) reference = reader_id(reader);
    bool framed = type == JVMPI_GC_ROOT_JNI_LOCAL || type == JVMPI_GC_ROOT_JAVA_FRAME;
    bool threaded =
        framed || type == JVMPI_GC_ROOT_NATIVE_STACK || type == JVMPI_GC_ROOT_THREAD_BLOCK;
    if (threaded) env = reader_id(reader);
    if (framed) frame = reader_u4(reader);
    const Shown *thread = threaded ? thread_shown(dump, (const JNIEnv *)env) : NULL;
    uint32_t serial = thread != NULL ? thread->serial : 0;
    if (threaded && serial == 0) {
        type = JVMPI_GC_ROOT_UNKNOWN;
        threaded = framed = false;
    }
    if (hprof.options.binary) {
        buffer_u1(&dump->out, type);
        buffer_id(&dump->out, object);
        if (type == JVMPI_GC_ROOT_JNI_GLOBAL) buffer_id(&dump->out, reference);
        if (threaded) buffer_u4(&dump->out, serial);
        if (framed) buffer_u4(&dump->out, frame);
        return;
    }
    fprintf(hprof.out, "ROOT %lx (kind=", (unsigned long)object);
    switch (type) {
    case JVMPI_GC_ROOT_JNI_GLOBAL:
        fprintf(hprof.out, "<JNI global ref>, id=%lx, trace=0)\n", (unsigned long)reference);
        break;
    case JVMPI_GC_ROOT_JNI_LOCAL:
        fprintf(hprof.out, "<JNI local ref>, thread=%u, frame=%d)\n", serial, (int)frame);
        break;
    case JVMPI_GC_ROOT_JAVA_FRAME:
        fprintf(hprof.out, "<Java stack>, thread=%u, frame=%d)\n", serial, (int)frame);
        break;
    case JVMPI_GC_ROOT_NATIVE_STACK:
        fprintf(hprof.out, "<native stack>, thread=%u)\n", serial);
        break;
    case JVMPI_GC_ROOT_STICKY_CLASS:
        fputs("<system class>, name=", hprof.out);
        class_print(class_number((jobjectID)object), false);
        fputs(")\n", hprof.out);
        break;
    case JVMPI_GC_ROOT_THREAD_BLOCK:
        fprintf(hprof.out, "<thread block>, thread=%u)\n", serial);
        break;
    case JVMPI_GC_ROOT_MONITOR_USED: fputs("<busy monitor>)\n", hprof.out); break;
    default: fputs("<unknown>)\n", hprof.out); break;
    }
}

/* Beside the buffer stand the traces. Who starts or ends meanwhile waits for hprof.data. */
static void introduce_threads(Dump *dump) {
    for (jint i = 0; i < dump->event->u.heap_dump.num_traces; i++) {
        const JVMPI_CallTrace *call = &dump->event->u.heap_dump.traces[i];
        Shown *thread = thread_shown(dump, call->env_id);
        if (thread == NULL || thread->serial != 0) continue;
        thread->serial = thread_introduce(call->env_id, (jobjectID)thread->object);
        thread->trace = trace_intern_whole(thread->serial, call);
        trace_print(thread->trace);
    }
}

static void write_threads(Dump *dump) {
    for (uint32_t i = 0; i < dump->thread_count; i++) {
        const Shown *thread = &dump->threads[i];
        if (thread->serial == 0) continue;
        if (hprof.options.binary) {
            buffer_u1(&dump->out, JVMPI_GC_ROOT_THREAD_OBJ);
            buffer_id(&dump->out, thread->object);
            buffer_u4(&dump->out, thread->serial);
            buffer_u4(&dump->out, thread->trace);
        } else {
            fprintf(hprof.out, "ROOT %lx (kind=<thread>, id=%u, trace=%u)\n",
                    (unsigned long)thread->object, thread->serial, thread->trace);
        }
    }
}

/* ---- Objects ----------------------------------------------------------------------------- */

static uint32_t trace_of(uintptr_t object, uint32_t *size) {
    uint32_t trace = 0;
    site_find(object, &trace, size);
    return trace;
}

/* What the class object itself refers to: the buffer has it among the constants, first and with
 * index 0, in the order of the fields of java.lang.Class; what its constants were resolved to
 * and the next class of its loader come last. Files show it as static fields whose names no
 * field can have, because readers follow those and not constants. */
typedef struct {
    uintptr_t value[64];
    const char *name[64];
    uint32_t count, next_field, after_fields;
} Held;

static void hold(const Dump *dump, Held *held, uintptr_t value) {
    static const char *const others[] = {"resolved_references", "next_class", "other"};
    const Class *class = class_at(dump->mirrors);
    while (held->next_field < class->instance_count &&
           class->instances[held->next_field].type != JVMPI_CLASS)
        held->next_field++;
    const char *name;
    if (held->next_field < class->instance_count)
        name = class->instances[held->next_field++].name;
    else
        name = others[held->after_fields < 2 ? held->after_fields++ : 2];
    bool shown = strcmp(name, "classLoader") == 0 || strcmp(name, "signers") == 0 ||
                 strcmp(name, "protectionDomain") == 0;
    if (value == 0 || shown || held->count == sizeof held->value / sizeof held->value[0])
        return;
    held->name[held->count] = name;
    held->value[held->count++] = value;
}

static void take_constants(Dump *dump, Held *held) {
    Reader *reader = &dump->reader;
    bool binary = hprof.options.binary;
    uint32_t count = reader_u2(reader), kept = 0;
    size_t count_at = dump->out.size;
    if (binary) buffer_u2(&dump->out, 0);
    for (uint32_t i = 0; i < count && !reader->broken; i++) {
        uint32_t index = reader_u2(reader), type = reader_u1(reader);
        if (index == 0 && type == JVMPI_CLASS) {
            hold(dump, held, reader_id(reader));
        } else if (binary) {
            buffer_u2(&dump->out, index);
            buffer_u1(&dump->out, type);
            copy_value(dump, type);
            kept++;
        } else {
            char name[40];
            snprintf(name, sizeof name, "constant pool entry %u", index);
            print_value(dump, type, "", name);
        }
    }
    if (binary) {
        dump->out.bytes[count_at] = (uint8_t)(kept >> 8);
        dump->out.bytes[count_at + 1] = (uint8_t)kept;
    }
}

static void write_held(Dump *dump, const Held *held) {
    for (uint32_t i = 0; i < held->count; i++) {
        char name[256];
        snprintf(name, sizeof name, "<%s>", held->name[i]);
        if (hprof.options.binary) {
            buffer_id(&dump->out, binary_name(name));
            buffer_u1(&dump->out, JVMPI_CLASS);
            buffer_id(&dump->out, held->value[i]);
        } else {
            print_reference("static ", name, held->value[i]);
        }
    }
}

static void write_class(Dump *dump) {
    static const char *const parts[] = {"super", "loader", "signers", "domain", NULL, NULL};
    Reader *reader = &dump->reader;
    uintptr_t id = reader_id(reader);
    uint32_t number = class_number((jobjectID)id), size = 0;
    const Class *class = class_at(number);
    uint32_t trace = trace_of(id, &size);
    bool binary = hprof.options.binary;
    if (binary) {
        buffer_u1(&dump->out, JVMPI_GC_CLASS_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
    } else {
        fprintf(hprof.out, "CLS %lx (name=", (unsigned long)id);
        text_print(class->name);
        fprintf(hprof.out, ", trace=%u)\n", trace);
    }
    for (int i = 0; i < 6; i++) {
        uintptr_t part = reader_id(reader);
        if (binary)
            buffer_id(&dump->out, part);
        else if (part != 0 && parts[i] != NULL)
            fprintf(hprof.out, "\t%s\t\t%lx\n", parts[i], (unsigned long)part);
    }
    uint32_t instance_size = reader_u4(reader);
    if (binary) buffer_u4(&dump->out, instance_size);
    for (uint32_t i = 0; i < class->interface_count; i++) {
        uintptr_t interface = reader_id(reader);
        if (!binary) fprintf(hprof.out, "\tinterface\t%lx\n", (unsigned long)interface);
    }
    Held held = {0};
    take_constants(dump, &held);
    for (uint32_t i = 0; i < class->static_count && !binary; i++)
        print_value(dump, class->statics[i].type, "static ", class->statics[i].name);
    if (binary) buffer_u2(&dump->out, class->static_count + held.count);
    for (uint32_t i = 0; i < class->static_count && binary; i++) {
        buffer_id(&dump->out, binary_name(class->statics[i].name));
        buffer_u1(&dump->out, class->statics[i].type);
        copy_value(dump, class->statics[i].type);
    }
    write_held(dump, &held);
    if (!binary) return;
    buffer_u2(&dump->out, class->instance_count);
    for (uint32_t i = 0; i < class->instance_count; i++) {
        buffer_id(&dump->out, binary_name(class->instances[i].name));
        buffer_u1(&dump->out, class->instances[i].type);
    }
}

static void write_instance(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = reader_id(reader), class_id = reader_id(reader);
    uint32_t bytes = reader_u4(reader), number = class_number((jobjectID)class_id);
    uint32_t size = class_at(number)->instance_size, trace = trace_of(id, &size);
    if (reader->broken) return;
    const uint8_t *end =
        bytes <= (size_t)(reader->end - reader->at) ? reader->at + bytes : NULL;
    if (hprof.options.binary) {
        buffer_u1(&dump->out, JVMPI_GC_INSTANCE_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
        buffer_id(&dump->out, class_id);
        buffer_u4(&dump->out, bytes);
    } else {
        fprintf(hprof.out, "OBJ %lx (sz=%u, trace=%u, class=", (unsigned long)id, size, trace);
        class_print(number, false);
        fprintf(hprof.out, "@%lx)\n", (unsigned long)class_id);
    }
    for (uint32_t of = number; of != UNKNOWN; of = class_at(of)->super) {
        const Class *class = class_at(of);
        for (uint32_t i = 0; i < class->instance_count; i++) {
            if (hprof.options.binary)
                copy_value(dump, class->instances[i].type);
            else
                print_value(dump, class->instances[i].type, "", class->instances[i].name);
        }
    }
    if (reader->at != end) reader->broken = true; /* its fields are not those of its class */
}

static void write_reference_array(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = reader_id(reader);
    uint32_t length = reader_u4(reader), size = length * (uint32_t)sizeof(uintptr_t);
    uintptr_t element = reader_id(reader);
    const Class *class = class_at(class_number((jobjectID)element));
    uint32_t trace = trace_of(id, &size);
    if (reader->broken) return;
    if (hprof.options.binary) {
        uint32_t kept = segment_elements(dump, length, sizeof(uintptr_t));
        buffer_u1(&dump->out, JVMPI_GC_OBJ_ARRAY_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
        buffer_u4(&dump->out, kept);
        buffer_id(&dump->out, class->array != 0 ? class->array : element);
        for (uint32_t i = 0; i < kept && !reader->broken; i++)
            buffer_id(&dump->out, reader_id(reader));
        reader_skip(reader, (uint64_t)(length - kept) * sizeof(uintptr_t));
        return;
    }
    fprintf(hprof.out, "ARR %lx (sz=%u, trace=%u, nelems=%u, elem type=", (unsigned long)id,
            size, trace, length);
    class_print(class_number((jobjectID)element), false);
    fprintf(hprof.out, "@%lx)\n", (unsigned long)element);
    for (uint32_t i = 0; i < length && !reader->broken; i++) {
        uintptr_t value = reader_id(reader);
        if (value != 0) fprintf(hprof.out, "\t[%u]\t\t%lx\n", i, (unsigned long)value);
    }
}

static void write_primitive_array(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = reader_id(reader);
    uint32_t length = reader_u4(reader), type = reader_u1(reader);
    uint64_t bytes = (uint64_t)length * type_size(type);
    uint32_t size = (uint32_t)bytes, trace = trace_of(id, &size);
    if (type < JVMPI_BOOLEAN || type > JVMPI_LONG ||
        bytes > (uint64_t)(reader->end - reader->at)) {
        reader->broken = true;
        return;
    }
    const uint8_t *elements = reader_bytes(reader, (size_t)bytes);
    if (!hprof.options.binary) {
        fprintf(hprof.out, "ARR %lx (sz=%u, trace=%u, nelems=%u, elem type=%s)\n",
                (unsigned long)id, size, trace, length, type_names[type]);
        return;
    }
    uint32_t kept = segment_elements(dump, length, type_size(type));
    buffer_u1(&dump->out, JVMPI_GC_PRIM_ARRAY_DUMP);
    buffer_id(&dump->out, id);
    buffer_u4(&dump->out, trace);
    buffer_u4(&dump->out, kept);
    buffer_u1(&dump->out, type);
    buffer_bytes(&dump->out, elements, (size_t)kept * type_size(type));
}

static void write_record(Dump *dump) {
    uint32_t type = reader_u1(&dump->reader);
    switch (type) {
    case JVMPI_GC_CLASS_DUMP: write_class(dump); break;
    case JVMPI_GC_INSTANCE_DUMP: write_instance(dump); break;
    case JVMPI_GC_OBJ_ARRAY_DUMP: write_reference_array(dump); break;
    case JVMPI_GC_PRIM_ARRAY_DUMP: write_primitive_array(dump); break;
    default: write_root(dump, type); break;
    }
}

/* ---- The whole --------------------------------------------------------------------------- */

static void tell_progress(Dump *dump) {
    time_t now = time(NULL);
    if (!hprof.options.verbose || now - dump->started < PATIENCE_SECONDS || now == dump->told)
        return;
    dump->told = now;
    const JVMPI_Event *event = dump->event;
    double whole = (double)(event->u.heap_dump.end - event->u.heap_dump.begin);
    fprintf(stderr, " %.0f%%",
            100 * (double)((const char *)dump->reader.at - event->u.heap_dump.begin) / whole);
}

/* The traces that objects will name stand before the dump. */
static void write_traces(Dump *dump) {
    for (uint32_t i = 1; i <= trace_count(); i++) trace_print(i);
    for (uint32_t i = 1; i < class_count() && hprof.options.binary; i++) {
        if (class_at(i)->id != NULL && class_at(i)->moved) binary_class(i);
    }
    (void)dump;
}

static void reader_begin(Dump *dump) {
    dump->reader = (Reader){(const uint8_t *)dump->event->u.heap_dump.begin,
                            (const uint8_t *)dump->event->u.heap_dump.end, false};
}

void heap_dump_write(const JVMPI_Event *event) {
    Dump dump = {.event = event, .started = time(NULL)};
    reader_begin(&dump);
    while (dump.reader.at < dump.reader.end && !dump.reader.broken) learn_record(&dump);
    bool broken = dump.reader.broken;
    classes_join_arrays();
    for (uint32_t i = 1; i < class_count() && dump.mirrors == UNKNOWN; i++) {
        const Class *class = class_at(i);
        if (class->id != NULL && class->loader == 0 &&
            strcmp(class->name, "java.lang.Class") == 0)
            dump.mirrors = i;
    }
    write_traces(&dump);
    introduce_threads(&dump);
    char date[32];
    output_date(date);
    if (!hprof.options.binary)
        fprintf(hprof.out, "HEAP DUMP BEGIN (%llu objects, %llu bytes) %s\n",
                (unsigned long long)dump.objects, (unsigned long long)dump.bytes, date);
    write_threads(&dump);
    reader_begin(&dump);
    for (unsigned n = 1; dump.reader.at < dump.reader.end && !dump.reader.broken; n++) {
        write_record(&dump);
        if (hprof.options.binary) segment_flush(&dump, SEGMENT_BYTES);
        if (n % 4096 == 0) tell_progress(&dump);
    }
    if (hprof.options.binary) {
        segment_flush(&dump, 0);
        binary_record(HPROF_HEAP_DUMP_END, &dump.out);
    } else {
        fputs("HEAP DUMP END\n", hprof.out);
    }
    buffer_free(&dump.out);
    free(dump.threads);
    if (broken || dump.reader.broken)
        fputs("\nhprof: the heap dump is incomplete: class info missing in heap dump\n",
              stderr);
}
