/* SPDX-License-Identifier: MIT */
/* What rows of plants.def that change a dump are made of: its records one by one. Included by
 * plants.c alone, whose Delivery and rows these work on. */
#ifndef MINIJVM_JVMPI_PLANT_RECORDS_H
#define MINIJVM_JVMPI_PLANT_RECORDS_H

enum { P = sizeof(void *) };

/* A record of a heap, object or monitor dump; the row may change it, the next one is where it
 * was. */
typedef struct Record {
    const Delivery *delivery;
    char *at, *next, **end; /* its type's byte; one dump's end may be moved */
    char *fixed_end;
    unsigned type;
} Record;

static void *pointer_at(const Record *r, size_t offset) {
    void *pointer;
    memcpy(&pointer, r->at + offset, P);
    return pointer;
}
static void put_pointer_at(Record *r, size_t offset, const void *pointer) {
    memcpy(r->at + offset, &pointer, P);
}
static uint32_t number_at(const Record *r, size_t offset) {
    const uint8_t *b = (const uint8_t *)r->at + offset;
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}
static void put_number_at(Record *r, size_t offset, uint32_t number) {
    for (int i = 0; i < 4; i++) r->at[offset + (size_t)i] = (char)(number >> (24 - 8 * i));
}
static void swap_bytes(Record *r, size_t offset, size_t other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char byte = r->at[offset + i];
        r->at[offset + i] = r->at[other + i];
        r->at[other + i] = byte;
    }
}
/* The last of so many bytes comes to be the first. */
static void rotate_bytes(Record *r, size_t offset, size_t count) {
    for (size_t i = count; i > 1; i--) swap_bytes(r, offset + i - 1, offset + i - 2, 1);
}
/* Count bytes of it go; a dump's end is where it is told. */
static void cut(Record *r, size_t offset, size_t count) {
    if (r->end == NULL) return;
    memmove(r->at + offset, r->at + offset + count, (size_t)(*r->end - r->at) - offset - count);
    *r->end -= count;
    r->next -= count;
}
static void cut_all(Record *r) { cut(r, 0, (size_t)(r->next - r->at)); }
static size_t record_size(const Record *r) { return (size_t)(r->next - r->at); }

static size_t kind_size(unsigned kind) {
    switch (kind) {
    case JVMPI_BOOLEAN:
    case JVMPI_BYTE: return 1;
    case JVMPI_CHAR:
    case JVMPI_SHORT: return 2;
    case JVMPI_INT:
    case JVMPI_FLOAT: return 4;
    default: return 8;
    }
}
static int level_of(const Delivery *d) {
    return d->number == JVMPI_EVENT_HEAP_DUMP ? d->event->u.heap_dump.dump_level : 2;
}
static Class *record_class(const Record *r) { return class_of_mirror(pointer_at(r, 1)); }
static size_t interfaces_in(const Record *r) {
    return record_class(r)->is_array ? 0 : record_class(r)->interface_count;
}
static size_t constants_in(const Record *r) {
    const uint8_t *b = (const uint8_t *)r->at + 1 + 7 * P + 4 + interfaces_in(r) * P;
    return (size_t)b[0] << 8 | b[1];
}
static size_t constants_begin(const Record *r) {
    return 1 + 7 * P + 4 + interfaces_in(r) * P + 2;
}
static size_t statics_begin(const Record *r) {
    return constants_begin(r) + constants_in(r) * (3 + P);
}

static size_t class_record_size(const Record *r) {
    const Class *c = record_class(r);
    size_t size = statics_begin(r);
    for (uint32_t i = 0; i < c->field_count; i++) {
        if (!(c->fields[i].flags & ACC_STATIC)) continue;
        char kind = c->fields[i].kind;
        if (kind == 'L' || kind == '[')
            size += P;
        else if (level_of(r->delivery) == 2)
            size += kind == 'J' || kind == 'D'   ? 8
                    : kind == 'I' || kind == 'F' ? 4
                    : kind == 'S' || kind == 'C' ? 2
                                                 : 1;
    }
    return size;
}

static size_t dump_record_size(const Record *r) {
    bool monitors = r->delivery->number == JVMPI_EVENT_MONITOR_DUMP;
    if (monitors) {
        size_t at = 1 + (r->type == JVMPI_MONITOR_RAW ? 3 : 2) * P + 4;
        at += 4 + number_at(r, at) * P;
        return at + 4 + number_at(r, at) * P;
    }
    if (level_of(r->delivery) == 0) return 1 + P;
    switch (r->type) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED: return 1 + P;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: return 5 + 2 * P;
    case JVMPI_GC_CLASS_DUMP: return class_record_size(r);
    case JVMPI_GC_INSTANCE_DUMP: return 5 + 2 * P + number_at(r, 1 + 2 * P);
    case JVMPI_GC_OBJ_ARRAY_DUMP: return 5 + 2 * P + number_at(r, 1 + P) * P;
    case JVMPI_GC_PRIM_ARRAY_DUMP:
        return 6 + P +
               (level_of(r->delivery) == 2
                    ? number_at(r, 1 + P) * kind_size((uint8_t)r->at[5 + P])
                    : 0);
    default: return 1 + 2 * P;
    }
}

static Record records_of(const Delivery *d) {
    JVMPI_Event *e = d->event;
    if (d->number == JVMPI_EVENT_HEAP_DUMP)
        return (Record){d, NULL, e->u.heap_dump.begin, &e->u.heap_dump.end, NULL, 0};
    if (d->number == JVMPI_EVENT_MONITOR_DUMP)
        return (Record){d, NULL, e->u.monitor_dump.begin, &e->u.monitor_dump.end, NULL, 0};
    return (Record){
        d, NULL, e->u.object_dump.data, NULL, e->u.object_dump.data + e->u.object_dump.data_len,
        0};
}
static bool record_next(Record *r) {
    r->at = r->next;
    if (r->at >= (r->end != NULL ? *r->end : r->fixed_end)) return false;
    r->type = (uint8_t)*r->at;
    r->next = r->at + dump_record_size(r);
    return true;
}

#define EACH_RECORD(r, kind)                                                                   \
    for (Record r = records_of(d); record_next(&r);)                                           \
        if (r.type == (unsigned)(kind))
#define EVERY_RECORD(r) for (Record r = records_of(d); record_next(&r);)

/* Where a monitor's record has its owner, its count and those who want to enter; and those who
 * wait. */
static size_t owner_at(const Record *r) {
    return 1 + (r->type == JVMPI_MONITOR_RAW ? 2 : 1) * P;
}
static size_t enterers_at(const Record *r) { return owner_at(r) + P + 4; }
static size_t waiters_at(const Record *r) {
    return enterers_at(r) + 4 + number_at(r, enterers_at(r)) * P;
}

/* How many frames the trace of the thread of a root has. */
static jint frames_of(const Record *r) {
    const JVMPI_Event *e = r->delivery->event;
    for (jint i = 0; i < e->u.heap_dump.num_traces; i++)
        if (e->u.heap_dump.traces[i].env_id == pointer_at(r, 1 + P))
            return e->u.heap_dump.traces[i].num_frames;
    return 0;
}
static void swap_frames(JVMPI_CallTrace *traces, jint count) {
    for (jint i = 0; i < count; i++) {
        if (traces[i].num_frames < 2) continue;
        JVMPI_CallFrame first = traces[i].frames[0];
        traces[i].frames[0] = traces[i].frames[1];
        traces[i].frames[1] = first;
    }
}

#endif
