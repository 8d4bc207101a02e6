/* SPDX-License-Identifier: MIT */
#include "record_reader.h"

#include <string.h>

#include "jvmpi.h"

const uint8_t *reader_bytes(Reader *reader, size_t size) {
    if (reader->broken || size > (size_t)(reader->end - reader->at)) {
        reader->broken = true;
        return NULL;
    }
    const uint8_t *at = reader->at;
    reader->at += size;
    return at;
}

static uint64_t reader_number(Reader *reader, unsigned size) {
    const uint8_t *bytes = reader_bytes(reader, size);
    uint64_t value = 0;
    for (unsigned i = 0; bytes != NULL && i < size; i++) value = value << 8 | bytes[i];
    return value;
}

uint32_t reader_u1(Reader *reader) { return (uint32_t)reader_number(reader, 1); }
uint32_t reader_u2(Reader *reader) { return (uint32_t)reader_number(reader, 2); }
uint32_t reader_u4(Reader *reader) { return (uint32_t)reader_number(reader, 4); }

uintptr_t reader_id(Reader *reader) {
    uintptr_t id = 0;
    const uint8_t *bytes = reader_bytes(reader, sizeof id);
    if (bytes != NULL) memcpy(&id, bytes, sizeof id);
    return id;
}

unsigned type_size(uint32_t type) {
    switch (type) {
    case JVMPI_BOOLEAN:
    case JVMPI_BYTE: return 1;
    case JVMPI_CHAR:
    case JVMPI_SHORT: return 2;
    case JVMPI_FLOAT:
    case JVMPI_INT: return 4;
    case JVMPI_DOUBLE:
    case JVMPI_LONG: return 8;
    default: return sizeof(uintptr_t);
    }
}

void reader_skip(Reader *reader, uint64_t size) {
    if (size > (uint64_t)(reader->end - reader->at))
        reader->broken = true;
    else
        reader_bytes(reader, (size_t)size);
}
