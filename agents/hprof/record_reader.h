/* SPDX-License-Identifier: MIT */
/*
 * Reads the buffers of HEAP_DUMP and MONITOR_DUMP events. Numbers in them are big-endian, ids
 * are as in memory. Who reads past the end gets 0 or NULL, and the reader is broken from then
 * on.
 */
#ifndef HPROF_RECORD_READER_H
#define HPROF_RECORD_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *at, *end;
    bool broken; /* a record ends after the buffer, or is of an unknown type */
} Reader;

const uint8_t *reader_bytes(Reader *reader, size_t size);
void reader_skip(Reader *reader, uint64_t size);
uint32_t reader_u1(Reader *reader);
uint32_t reader_u2(Reader *reader);
uint32_t reader_u4(Reader *reader);
uintptr_t reader_id(Reader *reader);
/* Bytes that a value of a JVMPI type takes in a record. */
unsigned type_size(uint32_t type);

#endif
