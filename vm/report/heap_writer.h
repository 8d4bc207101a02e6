/* SPDX-License-Identifier: MIT */
/* Records of a heap file (JAVA PROFILE 1.0.2) on their way out. Numbers are big-endian. What is
 * put gathers in a buffer and becomes a record; the dump is a series of segments, each at most
 * the size of the buffer unless one array is bigger than that. After a failure what is put and
 * written is lost, and the end says so. */
#ifndef MINIJVM_VM_REPORT_HEAP_WRITER_H
#define MINIJVM_VM_REPORT_HEAP_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef enum RecordTag {
    RECORD_UTF8 = 0x01,
    RECORD_LOAD_CLASS = 0x02,
    RECORD_FRAME = 0x04,
    RECORD_TRACE = 0x05,
    RECORD_HEAP_SEGMENT = 0x1c,
    RECORD_HEAP_END = 0x2c
} RecordTag;

enum { BUFFER_BYTES = 1 << 20, TYPE_OBJECT = 2 };

typedef struct HeapWriter {
    FILE *file;
    uint8_t *bytes; /* the record in the making */
    size_t size, capacity;
    const char **texts; /* written ones: open addressing */
    size_t text_count, text_capacity;
    bool failed;
} HeapWriter;

/* `w` is all zero; the file is new and this user's alone. An errno, 0: it is open. */
int writer_open(HeapWriter *w, const char *name);
/* Says how many bytes were written. Not all of them: false, and the errno. */
bool writer_close(HeapWriter *w, long *bytes, int *error);

static inline void writer_put_number(HeapWriter *w, uint64_t value, unsigned size) {
    if (size > w->capacity - w->size) {
        w->failed = true;
        return;
    }
    for (unsigned i = size; i-- > 0;) w->bytes[w->size++] = (uint8_t)(value >> (8 * i));
}
static inline void writer_put_u1(HeapWriter *w, unsigned value) {
    writer_put_number(w, value, 1);
}
static inline void writer_put_u2(HeapWriter *w, unsigned value) {
    writer_put_number(w, value, 2);
}
static inline void writer_put_u4(HeapWriter *w, uint32_t value) {
    writer_put_number(w, value, 4);
}
static inline void writer_put_id(HeapWriter *w, const void *id) {
    writer_put_number(w, (uintptr_t)id, sizeof id);
}

/* Into the file as they are, past the buffer. */
void writer_write_bytes(HeapWriter *w, const void *bytes, size_t size);
/* A record's head: so many bytes of it follow. */
void writer_write_head(HeapWriter *w, RecordTag tag, uint64_t length);
/* What was put, as it is. */
void writer_flush(HeapWriter *w);
/* What was put becomes a record. */
void writer_write_record(HeapWriter *w, RecordTag tag);
/* Room for a piece of a segment; one that is full is written before. */
void writer_make_room(HeapWriter *w, size_t size);
/* Before any record that names the text, which is written once; nothing may have been put yet.
 * NULL: none. */
void writer_write_text(HeapWriter *w, const char *text);
void writer_write_text_as(HeapWriter *w, const void *id, const char *text);

#endif
