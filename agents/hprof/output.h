/* SPDX-License-Identifier: MIT */
/* What is written: the text of output.c, the records of binary.c. hprof.h says which lock is
 * held. */
#ifndef HPROF_OUTPUT_H
#define HPROF_OUTPUT_H

#include <locale.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ---- Where it goes (stream.c) ---- */

/* Which is closed with it. NULL: no memory. One at a time. */
FILE *stream_open(int file, bool is_socket);
/* The calling thread writes numbers and dates as the C locale does, until it goes back by
 * uselocale to what this answers. */
locale_t stream_language(void);

/* ---- Text (output.c) ---- */

bool output_open(void);
void output_header(void);
/* A name, so that it can neither end its line nor its quotes; docs/hprof.md has the rule. */
void text_print(const char *text);
void output_date(char buffer[32]); /* as ctime, without the line end */
void output_dump(void);            /* hprof.data is held */
void output_close(void);

/* ---- The binary format (binary.c) ---- */

/* Bytes of a record in the making; everything is big-endian. */
typedef struct {
    uint8_t *bytes;
    size_t size, capacity;
} Buffer;

void buffer_u1(Buffer *buffer, uint32_t value);
void buffer_u2(Buffer *buffer, uint32_t value);
void buffer_u4(Buffer *buffer, uint32_t value);
void buffer_u8(Buffer *buffer, uint64_t value);
void buffer_id(Buffer *buffer, uintptr_t id);
void buffer_bytes(Buffer *buffer, const void *bytes, size_t size);
void buffer_free(Buffer *buffer);

typedef enum {
    HPROF_UTF8 = 0x01,
    HPROF_LOAD_CLASS,
    HPROF_UNLOAD_CLASS,
    HPROF_FRAME,
    HPROF_TRACE,
    HPROF_ALLOC_SITES,
    HPROF_HEAP_SUMMARY,
    HPROF_START_THREAD = 0x0a,
    HPROF_END_THREAD,
    HPROF_CPU_SAMPLES = 0x0d,
    HPROF_CONTROL_SETTINGS,
    HPROF_HEAP_DUMP_SEGMENT = 0x1c,
    HPROF_HEAP_DUMP_END = 0x2c
} BinaryTag;

void binary_header(void);
/* The id of a text, whose record is written when the text is met for the first time. */
uintptr_t binary_name(const char *text);
void binary_record(uint8_t tag, Buffer *body); /* and empties the body */
void binary_class(uint32_t number);            /* LOAD CLASS */
void binary_trace(uint32_t number);
void binary_free(void);

#endif
