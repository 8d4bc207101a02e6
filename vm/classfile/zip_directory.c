/* SPDX-License-Identifier: MIT */
/* The order of the checks and their texts are those of java.util.zip.ZipFile, whose exceptions
 * they become. All numbers come from the file and are compared before they are added. */
#include "vm/classfile/zip_directory.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    END_SIZE = 22,
    END_SIGNATURE = 0x06054b50,
    LOCATOR_SIZE = 20,
    LOCATOR_SIGNATURE = 0x07064b50,
    END64_SIZE = 56,
    END64_SIGNATURE = 0x06064b50,
    CENTRAL_SIGNATURE = 0x02014b50,
    LOCAL_SIGNATURE = 0x04034b50,
    EXTRA_ZIP64 = 1,
    FLAG_ENCRYPTED = 1,
    FLAG_UTF8 = 0x800,
    SOUGHT = 65636, /* the end record begins within so many bytes of the file's end */
    LARGEST = INT_MAX - 32
};
static const uint32_t ONES = 0xFFFFFFFF;

static bool zip_fault(Fault *fault, size_t offset, const char *rule) {
    return fault_set(fault, FAULT_ZIP, offset, "%s", rule);
}

/* False: the source does not have all of them. */
static bool read_part(const ZipSource *source, uint64_t at, size_t size, uint8_t *to) {
    if (at > source->length || size > source->length - at) return false;
    if (source->bytes) {
        memcpy(to, source->bytes + at, size);
        return true;
    }
    for (size_t done = 0; done < size;) {
        ssize_t n = pread(source->file, to + done, size - done, (off_t)(at + done));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        done += (size_t)n;
    }
    return true;
}

static bool is_signed(const ZipSource *source, uint64_t at, uint32_t signature) {
    uint8_t bytes[4];
    return read_part(source, at, sizeof bytes, bytes) && zip_u4(bytes) == signature;
}

/* ---- The end of the archive ---- */

typedef struct End {
    uint64_t at; /* the record's place in the source */
    uint64_t count, size, position;
    uint16_t comment_length;
} End;

/* A record whose comment does not end with the file is one if it leads to entries: a comment
 * may have the signature, and bytes may follow it. */
static bool leads_to_entries(const ZipSource *source, const End *end) {
    if (end->size > end->at || end->position > end->at - end->size) return false;
    uint64_t directory = end->at - end->size;
    return is_signed(source, directory, CENTRAL_SIGNATURE) &&
           is_signed(source, directory - end->position, LOCAL_SIGNATURE);
}

static bool find_end(const ZipSource *source, const uint8_t *tail, size_t length, End *end) {
    uint64_t start = source->length - length;
    for (size_t at = length < END_SIZE ? 0 : length - END_SIZE + 1; at-- > 0;) {
        const uint8_t *p = tail + at;
        if (zip_u4(p) != END_SIGNATURE) continue;
        *end = (End){.at = start + at,
                     .count = zip_u2(p + 10),
                     .size = zip_u4(p + 12),
                     .position = zip_u4(p + 16),
                     .comment_length = zip_u2(p + 20)};
        if (at + END_SIZE + end->comment_length == length || leads_to_entries(source, end))
            return true;
    }
    return false;
}

/* The zip64 record is one if a locator in front of the end leads to it and if it says what the
 * end record says, where that says anything. */
static void read_end64(const ZipSource *source, End *end) {
    uint8_t locator[LOCATOR_SIZE], record[END64_SIZE];
    if (end->at < LOCATOR_SIZE ||
        !read_part(source, end->at - LOCATOR_SIZE, sizeof locator, locator) ||
        zip_u4(locator) != LOCATOR_SIGNATURE)
        return;
    uint64_t at = zip_u8(locator + 8);
    if (!read_part(source, at, sizeof record, record) || zip_u4(record) != END64_SIGNATURE)
        return;
    uint64_t count = zip_u8(record + 32), size = zip_u8(record + 40),
             position = zip_u8(record + 48);
    if ((size != end->size && end->size != ONES) ||
        (position != end->position && end->position != ONES) ||
        (count != end->count && end->count != 0xFFFF))
        return;
    end->at = at;
    end->count = count;
    end->size = size;
    end->position = position;
}

static bool read_end(const ZipSource *source, End *end, ZipDirectory *directory, Fault *fault) {
    size_t length = source->length < SOUGHT ? (size_t)source->length : SOUGHT;
    uint8_t *tail = malloc(length + 1);
    if (tail == NULL) return fault_set(fault, FAULT_MEMORY, 0, "zip file");
    bool found = read_part(source, source->length - length, length, tail) &&
                 find_end(source, tail, length, end);
    free(tail);
    if (!found) return zip_fault(fault, 0, "zip END header not found");
    directory->comment = end->at + END_SIZE;
    directory->comment_length = end->comment_length;
    if (source->length - directory->comment < end->comment_length)
        return fault_set(fault, FAULT_IO, (size_t)end->at, "zip comment is cut off");
    read_end64(source, end);
    return true;
}

/* ---- Entries ---- */

static bool is_continued(const uint8_t *p, const uint8_t *end, unsigned count) {
    if ((size_t)(end - p) <= count) return false;
    for (unsigned i = 1; i <= count; i++)
        if ((p[i] & 0xC0) != 0x80) return false;
    return true;
}

static bool is_standard_utf8(const uint8_t *p, size_t length) {
    const uint8_t *end = p + length;
    while (p < end) {
        unsigned more = *p < 0x80 ? 0 : *p < 0xC2 ? 4 : *p < 0xE0 ? 1 : *p < 0xF0 ? 2 : 3;
        if (more == 4 || *p > 0xF4 || !is_continued(p, end, more)) return false;
        /* Too long, surrogates, beyond the last character: the second byte tells. */
        if ((*p == 0xE0 && p[1] < 0xA0) || (*p == 0xED && p[1] > 0x9F) ||
            (*p == 0xF0 && p[1] < 0x90) || (*p == 0xF4 && p[1] > 0x8F))
            return false;
        p += 1 + more;
    }
    return true;
}

static bool check_zip64(const uint8_t *header, const uint8_t *field, size_t size,
                        Fault *fault) {
    bool wide_packed = zip_u4(header + 20) == ONES, wide_size = zip_u4(header + 24) == ONES;
    if (size == 0 && !wide_packed && !wide_size) return true;
    if (size != 8 && size != 16 && size != 24 && size != 28)
        return zip_fault(fault, 0, "Invalid CEN header (invalid zip64 extra data field size)");
    if (wide_size && zip_u8(field) >> 63)
        return zip_fault(fault, 0, "Invalid zip64 extra block size value");
    if (wide_packed && size >= 16 && zip_u8(field + 8) >> 63)
        return zip_fault(fault, 0, "Invalid zip64 extra block compressed size value");
    return true;
}

static bool check_extra(const ZipDirectory *directory, const uint8_t *header, Fault *fault) {
    const uint8_t *p = header + ZIP_CENTRAL_SIZE + zip_u2(header + 28);
    const uint8_t *end = p + zip_u2(header + 30);
    while (end - p >= 4) {
        unsigned tag = zip_u2(p);
        size_t size = zip_u2(p + 2);
        p += 4;
        if (size > (size_t)(end - p))
            return fault_set(fault, FAULT_ZIP, 0,
                             "Invalid CEN header (invalid extra data field size for tag: "
                             "0x%04x at %td)",
                             tag, header - directory->bytes);
        if (tag == EXTRA_ZIP64 && !check_zip64(header, p, size, fault)) return false;
        p += size;
    }
    return true;
}

static bool check_entry(const ZipDirectory *directory, size_t at, bool is_utf8, Fault *fault) {
    const uint8_t *p = directory->bytes + at;
    size_t left = directory->size - at;
    if (left < ZIP_CENTRAL_SIZE)
        return zip_fault(fault, at, "invalid CEN header (bad header size)");
    if (zip_u4(p) != CENTRAL_SIGNATURE)
        return zip_fault(fault, at, "invalid CEN header (bad signature)");
    if (zip_u2(p + 8) & FLAG_ENCRYPTED)
        return zip_fault(fault, at, "invalid CEN header (encrypted entry)");
    unsigned method = zip_u2(p + 10);
    if (method != 0 && method != 8)
        return fault_set(fault, FAULT_ZIP, at,
                         "invalid CEN header (bad compression method: %u)", method);
    size_t name = zip_u2(p + 28), extra = zip_u2(p + 30), comment = zip_u2(p + 32);
    left -= ZIP_CENTRAL_SIZE;
    if (name > left) return zip_fault(fault, at, "invalid CEN header (bad header size)");
    if (extra > left - name)
        return zip_fault(fault, at, "Invalid CEN header (extra data field size too long)");
    if (!check_extra(directory, p, fault)) return false;
    left -= name + extra;
    const uint8_t *text = p + ZIP_CENTRAL_SIZE;
    if ((is_utf8 || zip_u2(p + 8) & FLAG_UTF8) &&
        !(is_standard_utf8(text, name) &&
          is_standard_utf8(text + name + extra, comment < left ? comment : left)))
        return zip_fault(fault, at, "invalid CEN header (bad entry name or comment)");
    if (comment > left) return zip_fault(fault, at, "invalid CEN header (bad header size)");
    return true;
}

static bool check_entries(ZipDirectory *directory, bool is_utf8, Fault *fault) {
    directory->count = 0;
    for (size_t at = 0; at < directory->size; directory->count++) {
        if (!check_entry(directory, at, is_utf8, fault)) return false;
        at = (size_t)(zip_directory_next(directory->bytes + at) - directory->bytes);
    }
    return true;
}

static bool read_entries(const ZipSource *source, const End *end, ZipDirectory *directory,
                         Fault *fault) {
    /* Numbers of 64 bits have signs here; sums wrap. */
    int64_t size = (int64_t)end->size, count = (int64_t)end->count;
    size_t at = (size_t)end->at;
    if (size > (int64_t)end->at)
        return zip_fault(fault, at, "invalid END header (bad central directory size)");
    uint64_t start = end->at - end->size;
    if ((int64_t)(start - end->position) < 0)
        return zip_fault(fault, at, "invalid END header (bad central directory offset)");
    if (count < 0 || count > size / ZIP_CENTRAL_SIZE)
        return zip_fault(fault, at, "invalid END header (total entries count too large)");
    if (size > LARGEST)
        return zip_fault(fault, at, "invalid END header (central directory size too large)");
    directory->base = start - end->position;
    directory->size = (size_t)end->size;
    directory->bytes = malloc(directory->size + 1);
    if (directory->bytes == NULL) return fault_set(fault, FAULT_MEMORY, 0, "zip file");
    if (!read_part(source, start, directory->size, directory->bytes))
        return fault_set(fault, FAULT_IO, (size_t)start, "zip file is cut off");
    return true;
}

bool zip_directory_read(const ZipSource *source, bool is_utf8, ZipDirectory *directory,
                        Fault *fault) {
    End end = {0};
    *directory = (ZipDirectory){0};
    if (source->length == 0) return zip_fault(fault, 0, "zip file is empty");
    if (!read_end(source, &end, directory, fault)) return false;
    if (end.at == 0) end.count = end.size = end.position = 0; /* nothing precedes it */
    if (read_entries(source, &end, directory, fault) &&
        check_entries(directory, is_utf8, fault))
        return true;
    free(directory->bytes);
    directory->bytes = NULL;
    return false;
}

const uint8_t *zip_directory_next(const uint8_t *header) {
    return header + ZIP_CENTRAL_SIZE + zip_u2(header + 28) + zip_u2(header + 30) +
           zip_u2(header + 32);
}

void zip_directory_widen(const uint8_t *header, uint64_t *size, uint64_t *packed,
                         uint64_t *position) {
    const uint8_t *p = header + ZIP_CENTRAL_SIZE + zip_u2(header + 28);
    const uint8_t *end = p + zip_u2(header + 30);
    while (end - p >= 4 && zip_u2(p) != EXTRA_ZIP64) p += 4 + zip_u2(p + 2);
    if (end - p < 4) return;
    end = p + 4 + zip_u2(p + 2);
    p += 4;
    uint64_t *wide[] = {size, packed, position};
    for (unsigned i = 0; i < 3; i++) {
        if (*wide[i] != ONES || end - p < 8) continue;
        *wide[i] = zip_u8(p);
        p += 8;
    }
}
