/* SPDX-License-Identifier: MIT */
/* The archive is found from its end: end record, zip64 locator and record if the end record
 * says so, central directory, local headers. All positions in it are relative to where the
 * archive begins, which is not the beginning of the file if something was put before it. */
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

#include "vm/text/utf8.h"

enum {
    END_SIZE = 22,
    END_SIGNATURE = 0x06054b50,
    LOCATOR_SIZE = 20,
    LOCATOR_SIGNATURE = 0x07064b50,
    END64_SIZE = 56,
    END64_SIGNATURE = 0x06064b50,
    CENTRAL_SIZE = 46,
    CENTRAL_SIGNATURE = 0x02014b50,
    LOCAL_SIZE = 30,
    LOCAL_SIGNATURE = 0x04034b50,
    EXTRA_ZIP64 = 1,
    FLAG_ENCRYPTED = 1
};

/* Deflate cannot shrink by more than this, so a larger stated size is a lie. */
enum { MAX_RATIO = 1032 };

struct Zip {
    const uint8_t *bytes;
    size_t length;
    bool is_mapped;
    size_t entry_count;
    ZipEntry *entries;
    uint32_t *buckets; /* index of an entry + 1 */
    uint32_t bucket_mask;
    char name[];
};

static uint16_t u2(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }

static uint32_t u4(const uint8_t *p) { return u2(p) | (uint32_t)u2(p + 2) << 16; }

static uint64_t u8(const uint8_t *p) { return u4(p) | (uint64_t)u4(p + 4) << 32; }

static bool zip_fault(const Zip *zip, Fault *fault, size_t offset, const char *rule) {
    return fault_set(fault, FAULT_ZIP, offset, "%.180s: %s", zip->name, rule);
}

/* ---- The end of the archive ---- */

typedef struct Directory {
    size_t start;    /* of the central directory, in the file */
    uint64_t size;   /* in bytes */
    uint64_t count;  /* of entries */
    uint64_t prefix; /* bytes before the archive */
} Directory;

/* Zip64 records stand right before the end record. `end` is where that is; moved to the start
 * of the zip64 record if there is one. */
static bool read_end64(const Zip *zip, size_t *end, Directory *directory, uint64_t *stated,
                       Fault *fault) {
    if (*end < LOCATOR_SIZE || u4(zip->bytes + *end - LOCATOR_SIZE) != LOCATOR_SIGNATURE)
        return true;
    size_t locator = *end - LOCATOR_SIZE;
    uint64_t position = u8(zip->bytes + locator + 8);
    /* With bytes before the archive the stated position is short of the real one; a record
     * without extensible data stands directly before its locator. */
    if (position > locator || locator - position < END64_SIZE ||
        u4(zip->bytes + position) != END64_SIGNATURE) {
        if (locator < END64_SIZE || u4(zip->bytes + locator - END64_SIZE) != END64_SIGNATURE)
            return zip_fault(zip, fault, locator, "invalid zip64 end of central directory");
        position = locator - END64_SIZE;
    }
    const uint8_t *record = zip->bytes + position;
    directory->count = u8(record + 32);
    directory->size = u8(record + 40);
    *stated = u8(record + 48);
    *end = (size_t)position;
    return true;
}

static bool read_end(Zip *zip, Directory *directory, Fault *fault) {
    if (zip->length < END_SIZE) return zip_fault(zip, fault, 0, "zip END header not found");
    size_t lowest = zip->length > END_SIZE + 0xFFFF ? zip->length - END_SIZE - 0xFFFF : 0;
    size_t end = zip->length - END_SIZE;
    /* A comment may run short of the end of the file (trailing bytes), never past it. Exact
     * matches are preferred, since a comment may contain the signature. */
    size_t exact = SIZE_MAX, loose = SIZE_MAX;
    for (size_t at = end + 1; at-- > lowest && exact == SIZE_MAX;) {
        if (u4(zip->bytes + at) != END_SIGNATURE) continue;
        size_t comment = u2(zip->bytes + at + 20);
        if (comment == end - at)
            exact = at;
        else if (comment < end - at && loose == SIZE_MAX)
            loose = at;
    }
    end = exact != SIZE_MAX ? exact : loose;
    if (end == SIZE_MAX) return zip_fault(zip, fault, 0, "zip END header not found");
    const uint8_t *record = zip->bytes + end;
    directory->count = u2(record + 10);
    directory->size = u4(record + 12);
    uint64_t stated = u4(record + 16);
    bool wants_64 =
        directory->count == 0xFFFF || directory->size == 0xFFFFFFFF || stated == 0xFFFFFFFF;
    if (wants_64 && !read_end64(zip, &end, directory, &stated, fault)) return false;
    if (directory->size > end)
        return zip_fault(zip, fault, end, "invalid END header (bad central directory size)");
    directory->start = end - (size_t)directory->size;
    if (stated > directory->start)
        return zip_fault(zip, fault, end, "invalid END header (bad central directory offset)");
    directory->prefix = directory->start - stated;
    if (directory->count > directory->size / CENTRAL_SIZE || directory->count >= UINT32_MAX)
        return zip_fault(zip, fault, end, "invalid END header (bad entry count)");
    return true;
}

/* ---- Central directory ---- */

/* Sizes that do not fit 32 bits are in an extra field, only those, in this order. */
static bool read_extra64(ZipEntry *entry, const uint8_t *extra, size_t length) {
    while (length >= 4) {
        size_t size = u2(extra + 2);
        if (size > length - 4) return true; /* other tools put rubbish here */
        if (u2(extra) == EXTRA_ZIP64) {
            const uint8_t *p = extra + 4, *end = p + size;
            uint64_t *wide[] = {&entry->size, &entry->compressed_size, &entry->header};
            for (unsigned i = 0; i < 3; i++) {
                if (*wide[i] != 0xFFFFFFFF) continue;
                if (end - p < 8) return false;
                *wide[i] = u8(p);
                p += 8;
            }
            return true;
        }
        extra += 4 + size;
        length -= 4 + size;
    }
    return true;
}

static bool read_entry(const Zip *zip, const Directory *directory, size_t *at, ZipEntry *entry,
                       Fault *fault) {
    size_t end = directory->start + (size_t)directory->size;
    if (end - *at < CENTRAL_SIZE || u4(zip->bytes + *at) != CENTRAL_SIGNATURE)
        return zip_fault(zip, fault, *at, "invalid CEN header (bad signature)");
    const uint8_t *p = zip->bytes + *at;
    size_t name = u2(p + 28), extra = u2(p + 30), comment = u2(p + 32);
    if (end - *at - CENTRAL_SIZE < name + extra + comment)
        return zip_fault(zip, fault, *at, "invalid CEN header (bad header size)");
    *entry = (ZipEntry){.name = (const char *)p + CENTRAL_SIZE,
                        .name_length = (uint16_t)name,
                        .flags = u2(p + 8),
                        .method = u2(p + 10),
                        .time = u2(p + 12),
                        .date = u2(p + 14),
                        .crc = u4(p + 16),
                        .compressed_size = u4(p + 20),
                        .size = u4(p + 24),
                        .header = u4(p + 42)};
    if (!read_extra64(entry, p + CENTRAL_SIZE + name, extra))
        return zip_fault(zip, fault, *at, "invalid CEN header (bad zip64 extra field)");
    if (entry->header > directory->start - directory->prefix)
        return zip_fault(zip, fault, *at, "invalid CEN header (bad local header offset)");
    entry->header += directory->prefix;
    *at += CENTRAL_SIZE + name + extra + comment;
    return true;
}

static bool read_directory(Zip *zip, Fault *fault) {
    Directory directory = {0};
    if (!read_end(zip, &directory, fault)) return false;
    size_t buckets = 16;
    while (buckets < directory.count) buckets *= 2;
    zip->entries = calloc((size_t)directory.count + 1, sizeof *zip->entries);
    zip->buckets = calloc(buckets, sizeof *zip->buckets);
    if (zip->entries == NULL || zip->buckets == NULL)
        return fault_set(fault, FAULT_MEMORY, 0, "%.200s", zip->name);
    zip->bucket_mask = (uint32_t)(buckets - 1);
    size_t at = directory.start;
    for (size_t i = 0; i < directory.count; i++) {
        ZipEntry *entry = &zip->entries[i];
        if (!read_entry(zip, &directory, &at, entry, fault)) return false;
        uint32_t *bucket =
            &zip->buckets[utf8_hash(entry->name, entry->name_length) & zip->bucket_mask];
        entry->next = *bucket; /* in front: of duplicates the last is found */
        *bucket = (uint32_t)i + 1;
    }
    zip->entry_count = (size_t)directory.count;
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
    else if (status.st_size < END_SIZE)
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
        u4(zip->bytes + entry->header) != LOCAL_SIGNATURE) {
        entry_fault(zip, entry, fault, "invalid LOC header (bad signature)");
        return NULL;
    }
    const uint8_t *p = zip->bytes + entry->header;
    size_t skip = LOCAL_SIZE + (size_t)u2(p + 26) + u2(p + 28);
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

size_t zip_entry_count(const Zip *zip) { return zip->entry_count; }

const ZipEntry *zip_entry_at(const Zip *zip, size_t index) {
    return index < zip->entry_count ? &zip->entries[index] : NULL;
}
