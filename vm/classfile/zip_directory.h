/* SPDX-License-Identifier: MIT */
/* The central directory of a zip file: found from the file's end (zip64 records too), checked
 * as a whole, and kept as the bytes that it is. The class path and java.util.zip.ZipFile read
 * archives by it, so that both take and refuse the same files. */
#ifndef VM_CLASSFILE_ZIP_DIRECTORY_H
#define VM_CLASSFILE_ZIP_DIRECTORY_H

#include <stddef.h>
#include <stdint.h>

#include "vm/text/fault.h"

enum { ZIP_CENTRAL_SIZE = 46 };

/* Where an archive is read: memory, or a file when there is none. */
typedef struct ZipSource {
    const uint8_t *bytes;
    int file;
    uint64_t length;
} ZipSource;

typedef struct ZipDirectory {
    uint8_t *bytes; /* malloc'ed: headers of entries, one right behind the other */
    size_t size;
    size_t count;     /* of entries */
    uint64_t base;    /* in the source: where positions of entries count from */
    uint64_t comment; /* in the source, within it */
    uint16_t comment_length;
} ZipDirectory;

/* `is_utf8`: names are UTF-8, whether their flags say so or not. On success the caller frees
 * directory->bytes. A comment that runs past the end of the source is a FAULT_IO. */
bool zip_directory_read(const ZipSource *source, bool is_utf8, ZipDirectory *directory,
                        Fault *fault);

/* The header behind this one. */
const uint8_t *zip_directory_next(const uint8_t *header);

/* What an extra field of 64 bits has instead of those that are all ones, as far as it goes. */
void zip_directory_widen(const uint8_t *header, uint64_t *size, uint64_t *packed,
                         uint64_t *position);

static inline uint16_t zip_u2(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static inline uint32_t zip_u4(const uint8_t *p) {
    return zip_u2(p) | (uint32_t)zip_u2(p + 2) << 16;
}
static inline uint64_t zip_u8(const uint8_t *p) {
    return zip_u4(p) | (uint64_t)zip_u4(p + 4) << 32;
}

#endif
