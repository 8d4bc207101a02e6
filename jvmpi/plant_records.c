/* SPDX-License-Identifier: MIT */
/* See plant_records.h. Numbers in dumps are big-endian; ids are pointers as the machine has
 * them. */
#include "jvmpi/plant_records.h"

#ifdef MINIJVM_PLANTS

#include <string.h>

#include "vm/model/class.h"
#include "vm/objects/operations.h"

void *record_pointer(const Record *r, size_t offset) {
    void *pointer;
    memcpy(&pointer, r->at + offset, P);
    return pointer;
}
void record_put_pointer(Record *r, size_t offset, const void *pointer) {
    memcpy(r->at + offset, &pointer, P);
}
uint32_t record_number(const Record *r, size_t offset) {
    const uint8_t *b = (const uint8_t *)r->at + offset;
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}
void record_put_number(Record *r, size_t offset, uint32_t number) {
    for (int i = 0; i < 4; i++) r->at[offset + (size_t)i] = (char)(number >> (24 - 8 * i));
}
void record_swap(Record *r, size_t offset, size_t other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char byte = r->at[offset + i];
        r->at[offset + i] = r->at[other + i];
        r->at[other + i] = byte;
    }
}
void record_rotate(Record *r, size_t offset, size_t count) {
    for (size_t i = count; i > 1; i--) record_swap(r, offset + i - 1, offset + i - 2, 1);
}
void record_cut(Record *r, size_t offset, size_t count) {
    if (r->end == NULL) return;
    memmove(r->at + offset, r->at + offset + count, (size_t)(*r->end - r->at) - offset - count);
    *r->end -= count;
    r->next -= count;
}
void record_cut_all(Record *r) { record_cut(r, 0, (size_t)(r->next - r->at)); }
size_t record_size(const Record *r) { return (size_t)(r->next - r->at); }

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
int dump_level(const Delivery *d) {
    return d->number == JVMPI_EVENT_HEAP_DUMP ? d->event->u.heap_dump.dump_level : 2;
}
static Class *record_class(const Record *r) { return class_of_mirror(record_pointer(r, 1)); }
size_t record_interfaces(const Record *r) {
    return record_class(r)->is_array ? 0 : record_class(r)->interface_count;
}
size_t record_constants(const Record *r) {
    const uint8_t *b = (const uint8_t *)r->at + 1 + 7 * P + 4 + record_interfaces(r) * P;
    return (size_t)b[0] << 8 | b[1];
}
size_t record_constants_begin(const Record *r) {
    return 1 + 7 * P + 4 + record_interfaces(r) * P + 2;
}
size_t record_statics_begin(const Record *r) {
    return record_constants_begin(r) + record_constants(r) * (3 + P);
}

static size_t measure_class(const Record *r) {
    const Class *c = record_class(r);
    size_t size = record_statics_begin(r);
    for (uint32_t i = 0; i < c->field_count; i++) {
        if (!(c->fields[i].flags & ACC_STATIC)) continue;
        char kind = c->fields[i].kind;
        if (kind == 'L' || kind == '[')
            size += P;
        else if (dump_level(r->delivery) == 2)
            size += kind == 'J' || kind == 'D'   ? 8
                    : kind == 'I' || kind == 'F' ? 4
                    : kind == 'S' || kind == 'C' ? 2
                                                 : 1;
    }
    return size;
}

size_t record_measure(const Record *r) {
    bool monitors = r->delivery->number == JVMPI_EVENT_MONITOR_DUMP;
    if (monitors) {
        size_t at = 1 + (r->type == JVMPI_MONITOR_RAW ? 3 : 2) * P + 4;
        at += 4 + record_number(r, at) * P;
        return at + 4 + record_number(r, at) * P;
    }
    if (dump_level(r->delivery) == 0) return 1 + P;
    switch (r->type) {
    case JVMPI_GC_ROOT_UNKNOWN:
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED: return 1 + P;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: return 5 + 2 * P;
    case JVMPI_GC_CLASS_DUMP: return measure_class(r);
    case JVMPI_GC_INSTANCE_DUMP: return 5 + 2 * P + record_number(r, 1 + 2 * P);
    case JVMPI_GC_OBJ_ARRAY_DUMP: return 5 + 2 * P + record_number(r, 1 + P) * P;
    case JVMPI_GC_PRIM_ARRAY_DUMP:
        return 6 + P +
               (dump_level(r->delivery) == 2
                    ? record_number(r, 1 + P) * kind_size((uint8_t)r->at[5 + P])
                    : 0);
    default: return 1 + 2 * P;
    }
}

Record records_of(const Delivery *d) {
    JVMPI_Event *e = d->event;
    if (d->number == JVMPI_EVENT_HEAP_DUMP)
        return (Record){d, NULL, e->u.heap_dump.begin, &e->u.heap_dump.end, NULL, 0};
    if (d->number == JVMPI_EVENT_MONITOR_DUMP)
        return (Record){d, NULL, e->u.monitor_dump.begin, &e->u.monitor_dump.end, NULL, 0};
    return (Record){
        d, NULL, e->u.object_dump.data, NULL, e->u.object_dump.data + e->u.object_dump.data_len,
        0};
}
bool record_next(Record *r) {
    r->at = r->next;
    if (r->at >= (r->end != NULL ? *r->end : r->fixed_end)) return false;
    r->type = (uint8_t)*r->at;
    r->next = r->at + record_measure(r);
    return true;
}

size_t record_owner_at(const Record *r) {
    return 1 + (r->type == JVMPI_MONITOR_RAW ? 2 : 1) * P;
}
size_t record_enterers_at(const Record *r) { return record_owner_at(r) + P + 4; }
size_t record_waiters_at(const Record *r) {
    return record_enterers_at(r) + 4 + record_number(r, record_enterers_at(r)) * P;
}

jint record_frames(const Record *r) {
    const JVMPI_Event *e = r->delivery->event;
    for (jint i = 0; i < e->u.heap_dump.num_traces; i++)
        if (e->u.heap_dump.traces[i].env_id == record_pointer(r, 1 + P))
            return e->u.heap_dump.traces[i].num_frames;
    return 0;
}

#endif
