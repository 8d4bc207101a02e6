/* SPDX-License-Identifier: MIT */
/*
 * Heap dumps: the VM's buffer (level 2) as text or as binary segments. The buffer's records do not
 * describe themselves: which fields an object has is known from the CLASS_LOAD events, and which
 * class is whose superclass from the class records in the same buffer. So it is read twice; the
 * first time only class records are looked at.
 *
 * In the buffer numbers are big-endian and ids are as in memory.
 */
#include "hprof.h"

#include <time.h>

enum { SEGMENT_BYTES = 1 << 20, PATIENCE_SECONDS = 2 };

typedef struct {
    const uint8_t *at, *end;
    bool broken; /* a record ends after the buffer, or is of an unknown type */
} Reader;

typedef struct {
    Reader reader;
    const JVMPI_Event *event;
    Buffer out; /* of a binary segment */
    uint64_t objects, bytes;
    time_t started, told;
} Dump;

/* ---- Reading ----------------------------------------------------------------------------- */

static const uint8_t *take(Reader *reader, size_t size) {
    if (reader->broken || size > (size_t)(reader->end - reader->at)) {
        reader->broken = true;
        return NULL;
    }
    const uint8_t *at = reader->at;
    reader->at += size;
    return at;
}

static uint64_t take_number(Reader *reader, unsigned size) {
    const uint8_t *bytes = take(reader, size);
    uint64_t value = 0;
    for (unsigned i = 0; bytes != NULL && i < size; i++)
        value = value << 8 | bytes[i];
    return value;
}

static uint32_t take_u1(Reader *reader) { return (uint32_t)take_number(reader, 1); }
static uint32_t take_u2(Reader *reader) { return (uint32_t)take_number(reader, 2); }
static uint32_t take_u4(Reader *reader) { return (uint32_t)take_number(reader, 4); }

static uintptr_t take_id(Reader *reader) {
    uintptr_t id = 0;
    const uint8_t *bytes = take(reader, sizeof id);
    if (bytes != NULL)
        memcpy(&id, bytes, sizeof id);
    return id;
}

static unsigned type_size(uint32_t type) {
    switch (type) {
    case JVMPI_BOOLEAN: case JVMPI_BYTE: return 1;
    case JVMPI_CHAR: case JVMPI_SHORT: return 2;
    case JVMPI_FLOAT: case JVMPI_INT: return 4;
    case JVMPI_DOUBLE: case JVMPI_LONG: return 8;
    default: return sizeof(uintptr_t);
    }
}

static void skip(Reader *reader, uint64_t size) {
    if (size > (uint64_t)(reader->end - reader->at))
        reader->broken = true;
    else
        take(reader, (size_t)size);
}

/* ---- First pass: classes, and how much there is ------------------------------------------ */

/* What the object takes; its record's data when its allocation was not seen. */
static uint32_t size_of(uintptr_t object, uint64_t data) {
    uint32_t trace, size;
    return site_find(object, &trace, &size) ? size : (uint32_t)data;
}

static void learn_class(Reader *reader) {
    uint32_t number = class_number((jobjectID)take_id(reader));
    uint32_t super = class_number((jobjectID)take_id(reader));
    uintptr_t loader = take_id(reader);
    skip(reader, 4 * sizeof(uintptr_t)); /* signers, domain, reserved */
    uint32_t size = take_u4(reader);
    Class *class = class_at(number);
    class->super = super;
    class->loader = loader;
    class->instance_size = size;
    class->array = 0;
    skip(reader, (uint64_t)class->interface_count * sizeof(uintptr_t));
    for (uint32_t constants = take_u2(reader); constants > 0 && !reader->broken; constants--) {
        take_u2(reader);
        skip(reader, type_size(take_u1(reader)));
    }
    for (uint32_t i = 0; i < class->static_count; i++)
        skip(reader, type_size(class->statics[i].type));
    if (number == UNKNOWN)
        reader->broken = true; /* nobody can tell where its record ends */
}

static void learn_record(Dump *dump) {
    Reader *reader = &dump->reader;
    const size_t id = sizeof(uintptr_t);
    uint32_t type = take_u1(reader);
    uintptr_t object = 0;
    uint64_t data = 0;
    switch (type) {
    case JVMPI_GC_ROOT_UNKNOWN: case JVMPI_GC_ROOT_STICKY_CLASS: case JVMPI_GC_ROOT_MONITOR_USED:
        skip(reader, id);
        return;
    case JVMPI_GC_ROOT_JNI_GLOBAL: case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: skip(reader, 2 * id); return;
    case JVMPI_GC_ROOT_JNI_LOCAL: case JVMPI_GC_ROOT_JAVA_FRAME: skip(reader, 2 * id + 4); return;
    case JVMPI_GC_CLASS_DUMP: learn_class(reader); break;
    case JVMPI_GC_INSTANCE_DUMP:
        object = take_id(reader);
        skip(reader, id);
        data = take_u4(reader);
        skip(reader, data);
        break;
    case JVMPI_GC_OBJ_ARRAY_DUMP:
        object = take_id(reader);
        data = (uint64_t)take_u4(reader) * id;
        skip(reader, id);
        skip(reader, data);
        break;
    case JVMPI_GC_PRIM_ARRAY_DUMP:
        object = take_id(reader);
        data = take_u4(reader);
        data *= type_size(take_u1(reader));
        skip(reader, data);
        break;
    default: reader->broken = true; return;
    }
    dump->objects++;
    dump->bytes += size_of(object, data);
}

/* ---- Array classes ----------------------------------------------------------------------- */

static int compare_classes(const void *left, const void *right) {
    const Class *a = class_at(*(const uint32_t *)left), *b = class_at(*(const uint32_t *)right);
    int order = strcmp(a->name, b->name);
    return order != 0 ? order : a->loader < b->loader ? -1 : a->loader > b->loader;
}

/* An array's record names the class of its elements; readers want the array's own. A class and the
 * class of its arrays have names that follow from one another, and the same loader. */
static void join_array_classes(void) {
    uint32_t count = 0, *order = must_alloc(class_count(), sizeof *order);
    for (uint32_t i = 1; i < class_count(); i++) {
        if (class_at(i)->id != NULL)
            order[count++] = i;
    }
    if (count > 1)
        qsort(order, count, sizeof *order, compare_classes);
    for (uint32_t i = 0; i < count; i++) {
        const Class *array = class_at(order[i]);
        const char *name = array->name;
        size_t length = strlen(name);
        if (name[0] != '[' || (name[1] != '[' && name[1] != 'L'))
            continue;
        char *wanted = must_copy(name + (name[1] == 'L' ? 2 : 1));
        if (name[1] == 'L' && length > 3)
            wanted[length - 3] = '\0';
        uint32_t low = 0, high = count;
        while (low < high) {
            uint32_t middle = low + (high - low) / 2;
            Class *element = class_at(order[middle]);
            int way = strcmp(element->name, wanted);
            if (way == 0)
                way = element->loader < array->loader ? -1 : element->loader > array->loader;
            if (way == 0) {
                element->array = (uintptr_t)array->id;
                break;
            }
            if (way < 0)
                low = middle + 1;
            else
                high = middle;
        }
        free(wanted);
    }
    free(order);
}

/* ---- Values ------------------------------------------------------------------------------ */

static const char *const type_names[] = {[4] = "boolean", [5] = "char", [6] = "float",
                                         [7] = "double",  [8] = "byte", [9] = "short",
                                         [10] = "int",    [11] = "long"};

/* Passes one value on, an id in the file's order of bytes. */
static void copy_value(Dump *dump, uint32_t type) {
    Reader *reader = &dump->reader;
    unsigned size = type_size(type);
    if (type == JVMPI_CLASS) {
        buffer_id(&dump->out, take_id(reader));
    } else {
        const uint8_t *bytes = take(reader, size);
        if (bytes != NULL)
            buffer_bytes(&dump->out, bytes, size);
    }
}

/* References are told in text; other values are not, as they never were. */
static void print_value(Dump *dump, uint32_t type, const char *prefix, const char *name) {
    if (type != JVMPI_CLASS) {
        skip(&dump->reader, type_size(type));
        return;
    }
    uintptr_t value = take_id(&dump->reader);
    if (value != 0)
        fprintf(hprof.out, "\t%s%s\t%s%lx\n", prefix, name, strlen(name) < 8 ? "\t" : "",
                (unsigned long)value);
}

static void segment_flush(Dump *dump, size_t limit) {
    if (dump->out.size > limit)
        binary_record(HPROF_HEAP_DUMP_SEGMENT, &dump->out);
}

/* ---- Roots ------------------------------------------------------------------------------- */

static void write_root(Dump *dump, uint32_t type) {
    Reader *reader = &dump->reader;
    uintptr_t object = take_id(reader), reference = 0, env = 0;
    uint32_t frame = 0;
    if (type == JVMPI_GC_ROOT_JNI_GLOBAL)
        reference = take_id(reader);
    bool framed = type == JVMPI_GC_ROOT_JNI_LOCAL || type == JVMPI_GC_ROOT_JAVA_FRAME;
    bool threaded = framed || type == JVMPI_GC_ROOT_NATIVE_STACK || type == JVMPI_GC_ROOT_THREAD_BLOCK;
    if (threaded)
        env = take_id(reader);
    if (framed)
        frame = take_u4(reader);
    uint32_t serial = threaded ? thread_serial((const JNIEnv *)env) : 0;
    if (hprof.options.binary) {
        buffer_u1(&dump->out, type);
        buffer_id(&dump->out, object);
        if (type == JVMPI_GC_ROOT_JNI_GLOBAL)
            buffer_id(&dump->out, reference);
        if (threaded)
            buffer_u4(&dump->out, serial);
        if (framed)
            buffer_u4(&dump->out, frame);
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
        fprintf(hprof.out, "<system class>, name=%s)\n",
                class_at(class_number((jobjectID)object))->name);
        break;
    case JVMPI_GC_ROOT_THREAD_BLOCK:
        fprintf(hprof.out, "<thread block>, thread=%u)\n", serial);
        break;
    case JVMPI_GC_ROOT_MONITOR_USED: fputs("<busy monitor>)\n", hprof.out); break;
    default: fputs("<unknown>)\n", hprof.out); break;
    }
}

/* Thread objects are not among the buffer's roots: they are told by the traces beside it. */
static void write_threads(Dump *dump) {
    for (jint i = 0; i < dump->event->u.heap_dump.num_traces; i++) {
        const JVMPI_CallTrace *call = &dump->event->u.heap_dump.traces[i];
        uint32_t serial = thread_serial(call->env_id);
        uintptr_t object = (uintptr_t)hprof.jvmpi->GetThreadObject(call->env_id);
        if (object == 0)
            continue;
        uint32_t trace = trace_intern_whole(serial, call);
        trace_print(trace);
        if (hprof.options.binary) {
            buffer_u1(&dump->out, JVMPI_GC_ROOT_THREAD_OBJ);
            buffer_id(&dump->out, object);
            buffer_u4(&dump->out, serial);
            buffer_u4(&dump->out, trace);
        } else {
            fprintf(hprof.out, "ROOT %lx (kind=<thread>, id=%u, trace=%u)\n",
                    (unsigned long)object, serial, trace);
        }
    }
}

/* ---- Objects ----------------------------------------------------------------------------- */

static uint32_t trace_of(uintptr_t object, uint32_t *size) {
    uint32_t trace = 0;
    site_find(object, &trace, size);
    return trace;
}

static void write_class(Dump *dump) {
    static const char *const parts[] = {"super", "loader", "signers", "domain", NULL, NULL};
    Reader *reader = &dump->reader;
    uintptr_t id = take_id(reader);
    uint32_t number = class_number((jobjectID)id), size = 0;
    const Class *class = class_at(number);
    uint32_t trace = trace_of(id, &size);
    bool binary = hprof.options.binary;
    if (binary) {
        buffer_u1(&dump->out, JVMPI_GC_CLASS_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
    } else {
        fprintf(hprof.out, "CLS %lx (name=%s, trace=%u)\n", (unsigned long)id, class->name, trace);
    }
    for (int i = 0; i < 6; i++) {
        uintptr_t part = take_id(reader);
        if (binary)
            buffer_id(&dump->out, part);
        else if (part != 0 && parts[i] != NULL)
            fprintf(hprof.out, "\t%s\t\t%lx\n", parts[i], (unsigned long)part);
    }
    uint32_t instance_size = take_u4(reader);
    if (binary)
        buffer_u4(&dump->out, instance_size);
    for (uint32_t i = 0; i < class->interface_count; i++) {
        uintptr_t interface = take_id(reader);
        if (!binary)
            fprintf(hprof.out, "\tinterface\t%lx\n", (unsigned long)interface);
    }
    uint32_t constants = take_u2(reader);
    if (binary)
        buffer_u2(&dump->out, constants);
    for (uint32_t i = 0; i < constants && !reader->broken; i++) {
        uint32_t index = take_u2(reader), type = take_u1(reader);
        if (binary) {
            buffer_u2(&dump->out, index);
            buffer_u1(&dump->out, type);
            copy_value(dump, type);
        } else {
            char name[40];
            snprintf(name, sizeof name, "constant pool entry %u", index);
            print_value(dump, type, "", name);
        }
    }
    if (binary)
        buffer_u2(&dump->out, class->static_count);
    for (uint32_t i = 0; i < class->static_count; i++) {
        if (binary) {
            buffer_id(&dump->out, binary_name(class->statics[i].name));
            buffer_u1(&dump->out, class->statics[i].type);
            copy_value(dump, class->statics[i].type);
        } else {
            print_value(dump, class->statics[i].type, "static ", class->statics[i].name);
        }
    }
    if (!binary)
        return;
    buffer_u2(&dump->out, class->instance_count);
    for (uint32_t i = 0; i < class->instance_count; i++) {
        buffer_id(&dump->out, binary_name(class->instances[i].name));
        buffer_u1(&dump->out, class->instances[i].type);
    }
}

static void write_instance(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = take_id(reader), class_id = take_id(reader);
    uint32_t bytes = take_u4(reader), number = class_number((jobjectID)class_id);
    uint32_t size = class_at(number)->instance_size, trace = trace_of(id, &size);
    if (reader->broken)
        return;
    const uint8_t *end = bytes <= (size_t)(reader->end - reader->at) ? reader->at + bytes : NULL;
    if (hprof.options.binary) {
        buffer_u1(&dump->out, JVMPI_GC_INSTANCE_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
        buffer_id(&dump->out, class_id);
        buffer_u4(&dump->out, bytes);
    } else {
        fprintf(hprof.out, "OBJ %lx (sz=%u, trace=%u, class=%s@%lx)\n", (unsigned long)id, size,
                trace, class_at(number)->name, (unsigned long)class_id);
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
    if (reader->at != end)
        reader->broken = true; /* its fields are not those of its class */
}

static void write_reference_array(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = take_id(reader);
    uint32_t length = take_u4(reader), size = length * (uint32_t)sizeof(uintptr_t);
    uintptr_t element = take_id(reader);
    const Class *class = class_at(class_number((jobjectID)element));
    uint32_t trace = trace_of(id, &size);
    if (reader->broken)
        return;
    if (hprof.options.binary) {
        buffer_u1(&dump->out, JVMPI_GC_OBJ_ARRAY_DUMP);
        buffer_id(&dump->out, id);
        buffer_u4(&dump->out, trace);
        buffer_u4(&dump->out, length);
        buffer_id(&dump->out, class->array != 0 ? class->array : element);
        for (uint32_t i = 0; i < length && !reader->broken; i++)
            buffer_id(&dump->out, take_id(reader));
        return;
    }
    fprintf(hprof.out, "ARR %lx (sz=%u, trace=%u, nelems=%u, elem type=%s@%lx)\n",
            (unsigned long)id, size, trace, length, class->name, (unsigned long)element);
    for (uint32_t i = 0; i < length && !reader->broken; i++) {
        uintptr_t value = take_id(reader);
        if (value != 0)
            fprintf(hprof.out, "\t[%u]\t\t%lx\n", i, (unsigned long)value);
    }
}

static void write_primitive_array(Dump *dump) {
    Reader *reader = &dump->reader;
    uintptr_t id = take_id(reader);
    uint32_t length = take_u4(reader), type = take_u1(reader);
    uint64_t bytes = (uint64_t)length * type_size(type);
    uint32_t size = (uint32_t)bytes, trace = trace_of(id, &size);
    if (type < JVMPI_BOOLEAN || type > JVMPI_LONG || bytes > (uint64_t)(reader->end - reader->at)) {
        reader->broken = true;
        return;
    }
    const uint8_t *elements = take(reader, (size_t)bytes);
    if (!hprof.options.binary) {
        fprintf(hprof.out, "ARR %lx (sz=%u, trace=%u, nelems=%u, elem type=%s)\n",
                (unsigned long)id, size, trace, length, type_names[type]);
        return;
    }
    buffer_u1(&dump->out, JVMPI_GC_PRIM_ARRAY_DUMP);
    buffer_id(&dump->out, id);
    buffer_u4(&dump->out, trace);
    buffer_u4(&dump->out, length);
    buffer_u1(&dump->out, type);
    buffer_bytes(&dump->out, elements, (size_t)bytes);
}

static void write_record(Dump *dump) {
    uint32_t type = take_u1(&dump->reader);
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
    fprintf(stderr, " %.0f%%", 100 * (double)((const char *)dump->reader.at -
                                              event->u.heap_dump.begin) / whole);
}

/* The traces that objects will name stand before the dump. */
static void write_traces(Dump *dump) {
    for (uint32_t i = 1; i <= trace_count(); i++)
        trace_print(i);
    for (uint32_t i = 1; i < class_count() && hprof.options.binary; i++) {
        if (class_at(i)->id != NULL && class_at(i)->moved)
            binary_class(i);
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
    while (dump.reader.at < dump.reader.end && !dump.reader.broken)
        learn_record(&dump);
    bool broken = dump.reader.broken;
    join_array_classes();
    write_traces(&dump);
    char date[32];
    output_date(date);
    if (!hprof.options.binary)
        fprintf(hprof.out, "HEAP DUMP BEGIN (%llu objects, %llu bytes) %s\n",
                (unsigned long long)dump.objects, (unsigned long long)dump.bytes, date);
    write_threads(&dump);
    reader_begin(&dump);
    for (unsigned n = 1; dump.reader.at < dump.reader.end && !dump.reader.broken; n++) {
        write_record(&dump);
        if (hprof.options.binary)
            segment_flush(&dump, SEGMENT_BYTES);
        if (n % 4096 == 0)
            tell_progress(&dump);
    }
    if (hprof.options.binary) {
        segment_flush(&dump, 0);
        binary_record(HPROF_HEAP_DUMP_END, &dump.out);
    } else {
        fputs("HEAP DUMP END\n", hprof.out);
    }
    buffer_free(&dump.out);
    if (broken || dump.reader.broken)
        fputs("\nhprof: the heap dump is incomplete: class info missing in heap dump\n", stderr);
}
