/* SPDX-License-Identifier: MIT */
/* Entries are made from the central directory when the archive is opened. Their positions count
 * from where the archive begins, which is not the beginning of the file if something was put
 * before it. */
#include "vm/classfile/zip.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "vm/classfile/zip_directory.h"
#include "vm/text/utf8.h"

enum { SMALLEST = 22, LOCAL_SIZE = 30, LOCAL_SIGNATURE = 0x04034b50, FLAG_ENCRYPTED = 1 };

/* Deflate cannot shrink by more than this, so a larger stated size is a lie. */
enum { MAX_RATIO = 1032 };

struct Zip {
    const uint8_t *bytes;
    size_t length;
    bool is_mapped;
    ZipDirectory directory;
    ZipEntry *entries;
    uint32_t *buckets; /* index of an entry + 1 */
    uint32_t bucket_mask;
    char name[];
};

/* ---- Central directory ---- */

static void read_entry(const Zip *zip, const uint8_t *p, ZipEntry *entry) {
    *entry = (ZipEntry){.name = (const char *)p + ZIP_CENTRAL_SIZE,
                        .name_length = zip_u2(p + 28),
                        .flags = zip_u2(p + 8),
                        .method = zip_u2(p + 10),
                        .time = zip_u2(p + 12),
                        .date = zip_u2(p + 14),
                        .crc = zip_u4(p + 16),
                        .compressed_size = zip_u4(p + 20),
                        .size = zip_u4(p + 24),
                        .header = zip_u4(p + 42)};
    zip_directory_widen(p, &entry->size, &entry->compressed_size, &entry->header);
    entry->header += zip->directory.base;
}

static bool read_directory(Zip *zip, Fault *fault) {
    Fault found = {0};
    ZipSource source = {.bytes = zip->bytes, .length = zip->length};
    if (!zip_directory_read(&source, true, &zip->directory, &found))
        return fault_set(fault, found.kind, found.offset, "%.180s: %s", zip->name,
                         found.message);
    size_t count = zip->directory.count, buckets = 16;
    while (buckets < count) buckets *= 2;
    zip->entries = calloc(count + 1, sizeof *zip->entries);
    zip->buckets = calloc(buckets, sizeof *zip->buckets);
    if (zip->entries == NULL || zip->buckets == NULL)
        return fault_set(fault, FAULT_MEMORY, 0, "%.200s", zip->name);
    zip->bucket_mask = (uint32_t)(buckets - 1);
    const uint8_t *header = zip->directory.bytes;
    for (size_t i = 0; i < count; i++, header = zip_directory_next(header)) {
        ZipEntry *entry = &zip->entries[i];
        read_entry(zip, header, entry);
        uint32_t *bucket =
            &zip->buckets[utf8_hash(entry->name, entry->name_length) & zip->bucket_mask];
        entry->next = *bucket; /* in front: of duplicates the last is found */
        *bucket = (uint32_t)i + 1;
    }
    return true;
}

/* ---- Opening ---- */

static Zip *zip_new(const char *name, const uint8_t *bytes, size_t length, bool is_mapped,
                    Fault *fault) {
    size_t name_size = strlen(name) + 1;
    Zip *zip = calloc(1, sizeof *zip + name_size);
    if (zip == NULL) {
        if (is_mapped) munmap((void *)(uintptr_t)bytes, length);
        fault_set(fault, FAULT_MEMORY, 0, "%.200s", name);
        return NULL;
    }
    memcpy(zip->name, name, name_size);
    zip->bytes = bytes;
    zip->length = length;
    zip->is_mapped = is_mapped;
    if (!read_directory(zip, fault)) {
        zip_close(zip);
        return NULL;
    }
    return zip;
}

Zip *zip_open(const char *path, Fault *fault) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) {
        fault_set(fault, FAULT_IO, 0, "%.180s (%s)", path, strerror(errno));
        if (file >= 0) close(file);
        return NULL;
    }
    void *bytes = MAP_FAILED;
    if (!S_ISREG(status.st_mode))
        fault_set(fault, FAULT_IO, 0, "%.180s (not a regular file)", path);
    else if (status.st_size < SMALLEST)
        fault_set(fault, FAULT_ZIP, 0, "%.180s: zip file is empty or too short", path);
    else if ((bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0)) ==
             MAP_FAILED)
        fault_set(fault, FAULT_IO, 0, "%.180s (%s)", path, strerror(errno));
    close(file);
    if (bytes == MAP_FAILED) return NULL;
    return zip_new(path, bytes, (size_t)status.st_size, true, fault);
}

Zip *zip_open_memory(const char *name, const uint8_t *bytes, size_t length, Fault *fault) {
    return zip_new(name, bytes, length, false, fault);
}

void zip_close(Zip *zip) {
    if (zip == NULL) return;
    if (zip->is_mapped) munmap((void *)(uintptr_t)zip->bytes, zip->length);
    free(zip->directory.bytes);
    free(zip->entries);
    free(zip->buckets);
    free(zip);
}

/* ---- Entries ---- */

const ZipEntry *zip_find(const Zip *zip, const char *name, size_t length) {
    uint32_t next = zip->buckets[utf8_hash(name, length) & zip->bucket_mask];
    while (next) {
        const ZipEntry *entry = &zip->entries[next - 1];
        if (entry->name_length == length && memcmp(entry->name, name, length) == 0)
            return entry;
        next = entry->next;
    }
    return NULL;
}

static bool entry_fault(const Zip *zip, const ZipEntry *entry, Fault *fault, const char *rule) {
    return fault_set(fault, FAULT_ZIP, (size_t)entry->header, "%.100s: %.*s: %s", zip->name,
                     entry->name_length < 80 ? entry->name_length : 80, entry->name, rule);
}

/* Where the entry's data begin; the local header's own name and extra field decide. */
static const uint8_t *entry_data(const Zip *zip, const ZipEntry *entry, Fault *fault) {
    if (zip->length < LOCAL_SIZE || entry->header > zip->length - LOCAL_SIZE ||
        zip_u4(zip->bytes + entry->header) != LOCAL_SIGNATURE) {
        entry_fault(zip, entry, fault, "invalid LOC header (bad signature)");
        return NULL;
    }
    const uint8_t *p = zip->bytes + entry->header;
    size_t skip = LOCAL_SIZE + (size_t)zip_u2(p + 26) + zip_u2(p + 28);
    size_t left = zip->length - (size_t)entry->header;
    if (skip > left || entry->compressed_size > left - skip) {
        entry_fault(zip, entry, fault, "invalid LOC header (data past the end of the file)");
        return NULL;
    }
    return p + skip;
}

static bool inflate_entry(const uint8_t *data, size_t compressed, uint8_t *to, size_t size) {
    z_stream stream = {0};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    /* The stream counts in 32 bits; sizes above that are refused before. */
    uint8_t none;
    stream.next_in = (Bytef *)(uintptr_t)data;
    stream.avail_in = (uInt)compressed;
    stream.next_out = size ? to : &none;
    stream.avail_out = (uInt)size;
    int result = inflate(&stream, Z_FINISH);
    bool good = result == Z_STREAM_END && stream.total_out == size;
    inflateEnd(&stream);
    return good;
}

bool zip_read(const Zip *zip, const ZipEntry *entry, uint8_t **out, size_t *length,
              Fault *fault) {
    if (entry->flags & FLAG_ENCRYPTED)
        return entry_fault(zip, entry, fault, "encrypted ZIP entry not supported");
    if (entry->method != 0 && entry->method != 8)
        return entry_fault(zip, entry, fault, "unsupported compression method");
    const uint8_t *data = entry_data(zip, entry, fault);
    if (data == NULL) return false;
    uint64_t compressed = entry->compressed_size, size = entry->size;
    if (size > INT_MAX - 16 || compressed > UINT_MAX)
        return entry_fault(zip, entry, fault, "entry too large");
    if (entry->method == 0 ? size != compressed : size / MAX_RATIO > compressed)
        return entry_fault(zip, entry, fault, "invalid entry size");
    uint8_t *bytes = malloc((size_t)size + 1);
    if (bytes == NULL) return fault_set(fault, FAULT_MEMORY, 0, "%.200s", zip->name);
    if (entry->method == 0) {
        memcpy(bytes, data, (size_t)size);
    } else if (!inflate_entry(data, (size_t)compressed, bytes, (size_t)size)) {
        free(bytes);
        return entry_fault(zip, entry, fault, "invalid compressed data");
    }
    if (crc32(crc32(0, NULL, 0), bytes, (uInt)size) != entry->crc) {
        free(bytes);
        return entry_fault(zip, entry, fault, "invalid entry CRC");
    }
    bytes[size] = 0;
    *out = bytes;
    *length = (size_t)size;
    return true;
}

size_t zip_entry_count(const Zip *zip) { return zip->directory.count; }

const ZipEntry *zip_entry_at(const Zip *zip, size_t index) {
    return index < zip->directory.count ? &zip->entries[index] : NULL;
}
