/* SPDX-License-Identifier: MIT */
/*
 * format=b: records of a tag, a time in microseconds since the header, a length and a body, all
 * big-endian ("JAVA PROFILE 1.0.2"). Texts, frames and classes are written once, before the
 * first record that names them; a class that got another id is written again.
 */
#include "hprof.h"

#include <time.h>

static Pool names = {.record_size = sizeof(char *)};
static Map frames;       /* frame id -> written */
static uint64_t started; /* microseconds */

/* ---- Buffers ----------------------------------------------------------------------------- */

static uint8_t *buffer_grow(Buffer *buffer, size_t size) {
    if (buffer->capacity - buffer->size < size) {
        size_t capacity = buffer->capacity * 2 + size + 256;
        buffer->bytes = must_have(realloc(buffer->bytes, capacity));
        buffer->capacity = capacity;
    }
    uint8_t *at = buffer->bytes + buffer->size;
    buffer->size += size;
    return at;
}

static void buffer_number(Buffer *buffer, uint64_t value, unsigned size) {
    uint8_t *at = buffer_grow(buffer, size);
    for (unsigned i = 0; i < size; i++) at[i] = (uint8_t)(value >> (8 * (size - 1 - i)));
}

void buffer_u1(Buffer *buffer, uint32_t value) { buffer_number(buffer, value, 1); }
void buffer_u2(Buffer *buffer, uint32_t value) { buffer_number(buffer, value, 2); }
void buffer_u4(Buffer *buffer, uint32_t value) { buffer_number(buffer, value, 4); }
void buffer_u8(Buffer *buffer, uint64_t value) { buffer_number(buffer, value, 8); }
void buffer_id(Buffer *buffer, uintptr_t id) { buffer_number(buffer, id, sizeof id); }

void buffer_bytes(Buffer *buffer, const void *bytes, size_t size) {
    if (size > 0) memcpy(buffer_grow(buffer, size), bytes, size);
}

void buffer_free(Buffer *buffer) {
    free(buffer->bytes);
    *buffer = (Buffer){0};
}

/* ---- Records ----------------------------------------------------------------------------- */

static uint64_t now_microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

void binary_header(void) {
    static const char format[] = "JAVA PROFILE 1.0.2";
    Buffer head = {0};
    buffer_bytes(&head, format, sizeof format);
    buffer_u4(&head, sizeof(void *));
    buffer_u8(&head, now_microseconds(CLOCK_REALTIME) / 1000);
    fwrite(head.bytes, 1, head.size, hprof.out);
    head.size = 0;
    started = now_microseconds(CLOCK_MONOTONIC);
    buffer_u4(&head, (hprof.options.sites || hprof.options.heap_dump ? 1u : 0u) |
                         (hprof.options.cpu == CPU_SAMPLES ? 2u : 0u));
    buffer_u2(&head, (uint32_t)hprof.options.depth);
    binary_record(HPROF_CONTROL_SETTINGS, &head);
    /* Number 0 is the trace of what nobody saw being made. */
    buffer_u4(&head, 0);
    buffer_u4(&head, 0);
    buffer_u4(&head, 0);
    binary_record(HPROF_TRACE, &head);
    buffer_free(&head);
}

void binary_record(uint8_t tag, Buffer *body) {
    uint8_t bytes[9];
    Buffer head = {bytes, 0, sizeof bytes};
    buffer_u1(&head, tag);
    buffer_u4(&head, (uint32_t)(now_microseconds(CLOCK_MONOTONIC) - started));
    buffer_u4(&head, (uint32_t)body->size);
    fwrite(bytes, 1, sizeof bytes, hprof.out);
    if (body->size > 0) fwrite(body->bytes, 1, body->size, hprof.out);
    body->size = 0;
}

/* ---- Texts ------------------------------------------------------------------------------- */

static uint32_t text_hash(const char *text) {
    uint64_t sum = 14695981039346656037u;
    for (; *text != '\0'; text++) sum = (sum ^ (uint8_t)*text) * 1099511628211u;
    return hash_mix(sum);
}

static uint32_t name_hash(const void *record) { return text_hash(*(char *const *)record); }

uintptr_t binary_name(const char *text) {
    if (text == NULL) text = "";
    uint32_t hash = text_hash(text), cursor = hash, number;
    char **name;
    while ((name = pool_probe(&names, &cursor, &number)) != NULL) {
        if (strcmp(*name, text) == 0) return number + 1;
    }
    /* The record is appended first: growing hashes what is there already. */
    char *copy = must_copy(text);
    name = pool_add(&names, hash, name_hash);
    *name = copy;
    Buffer body = {0};
    buffer_id(&body, names.count);
    buffer_bytes(&body, text, strlen(text));
    binary_record(HPROF_UTF8, &body);
    buffer_free(&body);
    return names.count;
}

/* ---- Classes and traces ------------------------------------------------------------------ */

void binary_class(uint32_t number) {
    Class *class = class_at(number);
    class->moved = false;
    uintptr_t name = binary_name(class->name);
    Buffer body = {0};
    buffer_u4(&body, number);
    buffer_id(&body, (uintptr_t) class->id);
    buffer_u4(&body, 0);
    buffer_id(&body, name);
    binary_record(HPROF_LOAD_CLASS, &body);
    buffer_free(&body);
}

static uintptr_t binary_frame(const TraceFrame *frame) {
    uintptr_t id = ((uintptr_t)frame->method << 20) + (uintptr_t)(frame->line + 16);
    if (map_find(&frames, id) != NULL) return id;
    map_put(&frames, id);
    const Method *method = method_at(frame->method);
    uintptr_t texts[] = {binary_name(method->name), binary_name(method->signature),
                         binary_name(class_at(method->class_number)->source)};
    Buffer body = {0};
    buffer_id(&body, id);
    for (int i = 0; i < 3; i++) buffer_id(&body, texts[i]);
    buffer_u4(&body, method->class_number);
    buffer_u4(&body, (uint32_t)frame->line);
    binary_record(HPROF_FRAME, &body);
    buffer_free(&body);
    return id;
}

void binary_trace(uint32_t number) {
    const Trace *trace = trace_at(number);
    Buffer body = {0};
    buffer_u4(&body, number);
    buffer_u4(&body, trace->thread);
    buffer_u4(&body, trace->count);
    for (uint32_t i = 0; i < trace->count; i++)
        buffer_id(&body, binary_frame(&trace->frames[i]));
    binary_record(HPROF_TRACE, &body);
    buffer_free(&body);
}

void binary_free(void) {
    for (uint32_t i = 0; i < names.count; i++) free(*(char **)pool_at(&names, i));
    pool_free(&names);
    map_free(&frames);
}
