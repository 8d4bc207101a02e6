/* SPDX-License-Identifier: MIT */
/* Finding an archive, judging whether it may be used, and reading it. class_archive_write.c
 * makes one. */
#include "jdk/class_archive.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jdk/class_archive_format.h"
#include "vm/text/utf8.h"

typedef enum RowState { ROW_UNSEEN, ROW_GOOD, ROW_DAMAGED } RowState;

struct ClassArchive {
    const ArchiveHeader *header;
    const ArchivedClass *rows;
    const uint32_t *slots;
    _Atomic uint8_t *states; /* RowState of each */
    char path[PATH_MAX];
};

/* ---- Checksums ---- */

static const uint64_t factor = 0x9E3779B97F4A7C15;

static uint64_t step(uint64_t sum, const uint64_t *word) {
    sum = (sum ^ *word) * factor;
    return sum ^ sum >> 29;
}

/* Four sums side by side: each multiplication waits for the one before it. */
uint64_t archive_checksum(uint64_t seed, const uint64_t *words, size_t count) {
    uint64_t a = seed, b = seed + 1, c = seed + 2, d = seed + 3;
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        a = step(a, &words[i]);
        b = step(b, &words[i + 1]);
        c = step(c, &words[i + 2]);
        d = step(d, &words[i + 3]);
    }
    for (; i < count; i++) a = step(a, &words[i]);
    a = step(step(step(a, &b), &c), &d);
    return a ^ a >> 32 ^ count;
}

uint64_t archive_sum_of_tables(const ArchiveHeader *header) {
    ArchiveHeader bare = *header;
    const char *base = (const char *)header;
    bare.sum = 0;
    uint64_t sum = archive_checksum(0, (const void *)&bare, sizeof bare / 8);
    sum = archive_checksum(sum, (const void *)(base + header->rows),
                           header->row_count * sizeof(ArchivedClass) / 8);
    return archive_checksum(sum, (const void *)(base + header->slots),
                            header->slot_count * sizeof(uint32_t) / 8);
}

uint64_t archive_sum_of_class(const ArchiveHeader *header, const ArchivedClass *row) {
    const uint64_t *words = (const void *)header;
    return archive_checksum(row->hash, words + row->begin, row->end - row->begin);
}

/* ---- Places ---- */

bool class_archive_usual_path(const char *home, char *path, size_t size) {
    const char *cache = secure_getenv("XDG_CACHE_HOME"), *user = secure_getenv("HOME");
    bool has_cache = cache != NULL && cache[0] == '/';
    if (!has_cache && (user == NULL || user[0] != '/')) return false;
    int length = snprintf(path, size, "%s%s/minijvm/jdk-%08x.archive", has_cache ? cache : user,
                          has_cache ? "" : "/.cache", utf8_hash(home, strlen(home)));
    return length > 0 && (size_t)length < size;
}

const void *class_archive_new_place(const char *modules_path) {
    enum { PLACES = 1 << 20, PLACE_SHIFT = 24 };
    const uint64_t first = 1ull << 45; /* far from where the system maps by itself */
    uint64_t number = utf8_hash(modules_path, strlen(modules_path)) % PLACES;
    return (const void *)(uintptr_t)(first + (number << PLACE_SHIFT));
}

/* A descriptor of an archive that this user may trust; -1 and why. */
static int open_trusted(const char *path, struct stat *status, char *why, size_t size) {
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0 || fstat(fd, status) != 0)
        snprintf(why, size, "%s", strerror(errno));
    else if (!S_ISREG(status->st_mode))
        snprintf(why, size, "it is no file");
    else if (status->st_uid != geteuid() && status->st_uid != 0)
        snprintf(why, size, "it belongs to another user");
    else if ((status->st_mode & (S_IWGRP | S_IWOTH)) != 0)
        snprintf(why, size, "others may write it");
    else
        return fd;
    if (fd >= 0) close(fd);
    return -1;
}

const void *class_archive_image_place(const char *path) {
    char why[128];
    struct stat status;
    ArchiveHeader header;
    int fd = open_trusted(path, &status, why, sizeof why);
    if (fd < 0) return NULL;
    bool good = pread(fd, &header, sizeof header, 0) == sizeof header &&
                memcmp(header.magic, ARCHIVE_MAGIC, sizeof header.magic) == 0 &&
                memcmp(header.key, ARCHIVE_KEY, sizeof header.key) == 0;
    close(fd);
    return good ? (const void *)(uintptr_t)header.image_base : NULL;
}

/* ---- Opening ---- */

static bool table_lies_inside(uint64_t at, uint64_t count, size_t size, uint64_t end) {
    return at % 8 == 0 && at <= end && count <= (end - at) / size;
}

/* What can be said before it is mapped; the sums come later. */
static const char *refusal(const ArchiveHeader *header, const Image *image, uint64_t size) {
    ImageIdentity identity = image_identity(image);
    if (memcmp(header->magic, ARCHIVE_MAGIC, sizeof header->magic) != 0)
        return "it is no archive of classes";
    if (memcmp(header->key, ARCHIVE_KEY, sizeof header->key) != 0)
        return "it was made by another build of the VM";
    if (header->size != size) return "it is cut";
    if (memcmp(&header->image, &identity, sizeof identity) != 0)
        return "lib/modules is not as it was";
    if (header->image_base != (uintptr_t)image_bytes(image))
        return "something else lies where lib/modules lay";
    if (header->base % ARCHIVE_PAGE != 0 || header->slot_count == 0 ||
        (header->slot_count & (header->slot_count - 1)) != 0 ||
        header->row_count >= header->slot_count ||
        !table_lies_inside(header->rows, header->row_count, sizeof(ArchivedClass), size) ||
        !table_lies_inside(header->slots, header->slot_count, sizeof(uint32_t), size))
        return "it is damaged";
    return NULL;
}

static const ArchiveHeader *map(int fd, const ArchiveHeader *header, char *why, size_t size) {
    void *base = (void *)(uintptr_t)header->base;
    void *got = mmap(base, header->size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (got == MAP_FAILED) {
        snprintf(why, size, "it cannot be mapped: %s", strerror(errno));
        return NULL;
    }
    const ArchiveHeader *mapped = got;
    if (got == base && memcmp(mapped, header, sizeof *header) == 0 &&
        archive_sum_of_tables(mapped) == mapped->sum)
        return mapped;
    snprintf(why, size, "%s",
             got != base ? "something else lies where it has to be" : "it is damaged");
    munmap(got, header->size);
    return NULL;
}

static ClassArchive *describe(const ArchiveHeader *header, const char *path) {
    ClassArchive *archive = calloc(1, sizeof *archive);
    if (archive == NULL) return NULL;
    archive->states = calloc(header->row_count + 1, sizeof *archive->states);
    archive->header = header;
    archive->rows = (const void *)((const char *)header + header->rows);
    archive->slots = (const void *)((const char *)header + header->slots);
    snprintf(archive->path, sizeof archive->path, "%s", path);
    if (archive->states != NULL) return archive;
    free(archive);
    return NULL;
}

ClassArchive *class_archive_open(const char *path, const Image *image, char *why, size_t size) {
    struct stat status;
    ArchiveHeader header;
    int fd = open_trusted(path, &status, why, size);
    if (fd < 0) return NULL;
    ClassArchive *archive = NULL;
    const char *reason = pread(fd, &header, sizeof header, 0) != sizeof header
                             ? "it is no archive of classes"
                             : refusal(&header, image, (uint64_t)status.st_size);
    if (reason != NULL) snprintf(why, size, "%s", reason);
    const ArchiveHeader *mapped = reason == NULL ? map(fd, &header, why, size) : NULL;
    close(fd);
    if (mapped != NULL && (archive = describe(mapped, path)) == NULL) {
        snprintf(why, size, "out of memory");
        munmap((void *)(uintptr_t)mapped, mapped->size);
    }
    return archive;
}

void class_archive_close(ClassArchive *archive) {
    if (archive == NULL) return;
    munmap((void *)(uintptr_t)archive->header, archive->header->size);
    free((void *)archive->states);
    free(archive);
}

/* ---- Finding ---- */

/* Two threads may find the damage at once: it is said by the one that notes it. */
static bool is_good(ClassArchive *archive, uint32_t number) {
    _Atomic uint8_t *state = &archive->states[number];
    const ArchivedClass *row = &archive->rows[number];
    uint8_t known = atomic_load(state);
    if (known != ROW_UNSEEN) return known == ROW_GOOD;
    bool good = row->begin <= row->end && row->end <= archive->header->size / 8 &&
                archive_sum_of_class(archive->header, row) == row->sum;
    if (atomic_exchange(state, good ? ROW_GOOD : ROW_DAMAGED) == ROW_UNSEEN && !good)
        fprintf(stderr,
                "minijvm: %s is damaged between offsets %u and %u; -Xjdk:dump writes it anew\n",
                archive->path, row->begin * 8, row->end * 8);
    return good;
}

ClassFile *class_archive_find(ClassArchive *archive, const char *module, const char *name,
                              const uint8_t **bytes, size_t *length) {
    uint32_t hash = utf8_hash(name, strlen(name));
    uint64_t mask = archive->header->slot_count - 1;
    uint32_t number;
    for (uint64_t at = hash & mask; (number = archive->slots[at]) != 0; at = (at + 1) & mask) {
        if (number > archive->header->row_count) return NULL;
        const ArchivedClass *row = &archive->rows[number - 1];
        if (row->hash != hash || !is_good(archive, number - 1) ||
            !constant_utf8_is(row->file->name, name))
            continue;
        if (strcmp(row->module, module) != 0) return NULL;
        *bytes = row->bytes;
        *length = row->length;
        return row->file;
    }
    return NULL;
}
