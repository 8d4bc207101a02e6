/* SPDX-License-Identifier: MIT */
/* What a file of class_archive.h consists of: a header, an arena with one class file behind the
 * other, the rows of the classes, and a table of open addressing that leads to them. Offsets
 * are from the header; pointers hold where the archive and lib/modules lay when it was made. */
#ifndef MINIJVM_JDK_CLASS_ARCHIVE_FORMAT_H
#define MINIJVM_JDK_CLASS_ARCHIVE_FORMAT_H

#include "class_archive_key.h"
#include "jdk/image.h"
#include "vm/classfile/classfile.h"

#define ARCHIVE_MAGIC "MJVMARC1"
enum { ARCHIVE_PAGE = 4096, ARCHIVE_KEY_LENGTH = 32 };

typedef struct ArchivedClass {
    ClassFile *file;
    const char *module;
    const uint8_t *bytes; /* in the image */
    uint32_t length;
    uint32_t hash;       /* of its name */
    uint32_t begin, end; /* what is its own, in words from the archive's start */
    uint64_t sum;
} ArchivedClass;

typedef struct ArchiveHeader {
    char magic[8];                /* ARCHIVE_MAGIC */
    char key[ARCHIVE_KEY_LENGTH]; /* of the sources that say what lies here */
    uint64_t base, size;          /* of the archive */
    uint64_t image_base;
    ImageIdentity image;
    uint64_t rows, row_count, slots, slot_count; /* offsets; slots: u4, a row's number and 1 */
    uint64_t sum; /* of rows and slots, and of this header with 0 in place of it */
} ArchiveHeader;

uint64_t archive_checksum(uint64_t seed, const uint64_t *words, size_t count);
uint64_t archive_sum_of_tables(const ArchiveHeader *header);
uint64_t archive_sum_of_class(const ArchiveHeader *header, const ArchivedClass *row);

#endif
