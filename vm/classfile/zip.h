/* SPDX-License-Identifier: MIT */
/* Read-only zip and jar archives, mapped into memory: central directory (zip64 too), lookup by
 * hash, stored and deflated entries, CRC-32. Bytes before the archive are allowed
 * (self-extracting jars). All offsets and sizes are checked when the archive is opened or the
 * entry is read. Immutable after opening, so threads may find and read without a lock. */
#ifndef MINIJVM_VM_CLASSFILE_ZIP_H
#define MINIJVM_VM_CLASSFILE_ZIP_H

#include <stddef.h>
#include <stdint.h>

#include "vm/text/fault.h"

typedef struct Zip Zip;

typedef struct ZipEntry {
    const char *name; /* borrowed from the archive, not terminated */
    uint16_t name_length;
    uint16_t method; /* 0 stored, 8 deflated */
    uint16_t flags;
    uint16_t time, date; /* as DOS has them */
    uint32_t crc;
    uint64_t compressed_size;
    uint64_t size;
    uint64_t header; /* offset of the local header in the mapping */
    uint32_t next;   /* in the hash chain */
} ZipEntry;

/* Maps the file. A missing file, a directory or a broken archive is NULL and a fault whose
 * message names the file. */
Zip *zip_open(const char *path, Fault *fault);

/* The bytes are borrowed and must outlive the Zip. `name` is for messages and is copied. */
Zip *zip_open_memory(const char *name, const uint8_t *bytes, size_t length, Fault *fault);

void zip_close(Zip *zip);

/* The entry of exactly this name, or NULL. Of duplicates, the last one. Borrowed. */
const ZipEntry *zip_find(const Zip *zip, const char *name, size_t length);

/* The whole entry, inflated and checked. *out is malloc'ed with one zero byte after the end;
 * owned by the caller. */
bool zip_read(const Zip *zip, const ZipEntry *entry, uint8_t **out, size_t *length,
              Fault *fault);

/* Entries in the order of the central directory. */
size_t zip_entry_count(const Zip *zip);
const ZipEntry *zip_entry_at(const Zip *zip, size_t index);

static inline bool zip_entry_is_directory(const ZipEntry *entry) {
    return entry->name_length > 0 && entry->name[entry->name_length - 1] == '/';
}

#endif
