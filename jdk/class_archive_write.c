/* SPDX-License-Identifier: MIT */
/* Making an archive of classes. The class files are parsed once more, in memory that lies where
 * the archive will be mapped; their methods are verified, those of the running classes, which
 * are of the same bytes. The file takes its place when it is whole. Two runs of one VM on one
 * JDK write the same bytes. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jdk/class_archive.h"
#include "jdk/class_archive_format.h"
#include "jdk/state.h"
#include "vm/classfile/parse_arena.h"
#include "vm/link/initialize.h"
#include "vm/link/late_check.h"
#include "vm/load/loader.h"
#include "vm/model/thread.h"
#include "vm/text/utf8.h"

enum { ROOM = 256 << 20, GAP = 2 << 20 };

typedef struct Writer {
    Thread *t;
    const char *path;
    ArchiveHeader *header; /* where the archive begins */
    struct ParseArena *arena;
    ArchivedClass *rows;
    uint32_t count, capacity;
} Writer;

static bool fail(const Writer *w, const char *reason) {
    fprintf(stderr, "minijvm: -Xjdk:dump: %s: %s\n", w->path, reason);
    return false;
}

/* ---- What it holds ---- */

static bool begin(Writer *w) {
    const Image *image = jdk_of(w->t->vm)->image;
    uintptr_t behind = (uintptr_t)image_bytes(image) + image_identity(image).size + GAP;
    void *wanted = (void *)(behind / ARCHIVE_PAGE * ARCHIVE_PAGE);
    void *room = mmap(wanted, ROOM, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) return fail(w, strerror(errno));
    w->header = room;
    w->arena = parse_arena_create_in((char *)room + ARCHIVE_PAGE, ROOM - ARCHIVE_PAGE);
    return w->arena != NULL || fail(w, "out of memory");
}

static size_t used(const Writer *w) { return ARCHIVE_PAGE + parse_arena_used(w->arena); }

static ArchivedClass *row_new(Writer *w) {
    if (w->count == w->capacity) {
        uint32_t capacity = w->capacity == 0 ? 1024 : 2 * w->capacity;
        ArchivedClass *rows = realloc(w->rows, capacity * sizeof *rows);
        if (rows == NULL) return NULL;
        w->rows = rows;
        w->capacity = capacity;
    }
    memset(&w->rows[w->count], 0, sizeof *w->rows);
    return &w->rows[w->count];
}

/* The methods of the class and those of the file, which is of the same bytes. */
static void mark_verified(const Class *c, const ClassFile *file) {
    for (uint32_t i = 0; i < c->method_count; i++) {
        CodeInfo *code = (CodeInfo *)(uintptr_t)file->methods[i].code;
        if (code != NULL) code->is_verified = late_check_passes(&c->methods[i]);
    }
}

/* Loaded and linked from the image, as it stands there; else it is left out. */
static Class *linked_class(Thread *t, const char *name) {
    Class *c = loader_boot_class(t, name);
    if (c != NULL && c->is_checked_late && c->file->arena_is_shared && class_link(t, c))
        return c;
    t->exception = NULL;
    return NULL;
}

/* False: there is no more memory. */
static bool add(Writer *w, const char *name) {
    Jdk *jdk = jdk_of(w->t->vm);
    const char *slash = strrchr(name, '/'), *module;
    size_t length;
    if (slash == NULL || (module = jdk_boot_module(jdk, name, (size_t)(slash - name))) == NULL)
        return true;
    const uint8_t *bytes = image_find(jdk->image, module, name, "class", &length);
    Class *c = bytes != NULL ? linked_class(w->t, name) : NULL;
    if (c == NULL) return true;
    ArchivedClass *row = row_new(w);
    if (row == NULL) return false;
    row->begin = (uint32_t)(used(w) / 8);
    char *module_copy = parse_arena_text(w->arena, module);
    ClassFile *file =
        module_copy == NULL
            ? NULL
            : classfile_parse_in_place(w->arena,
                                       (ParseRules){.preview = PREVIEW_OFF, .of_library = true},
                                       bytes, length, name, NULL);
    if (file == NULL) return false;
    file->arena = NULL;
    mark_verified(c, file);
    row->file = file;
    row->module = module_copy;
    row->bytes = bytes;
    row->length = (uint32_t)length;
    row->hash = utf8_hash(name, strlen(name));
    row->end = (uint32_t)(used(w) / 8);
    w->count++;
    return true;
}

/* A line begins with a class's name; "#" begins a note, "@" what is no class. */
static bool add_listed(Writer *w) {
    char path[PATH_MAX + 32], *line = NULL;
    size_t room = 0;
    snprintf(path, sizeof path, "%s/lib/classlist", jdk_of(w->t->vm)->home);
    FILE *list = fopen(path, "re");
    if (list == NULL) {
        fprintf(stderr, "minijvm: -Xjdk:dump: %s: %s\n", path, strerror(errno));
        return false;
    }
    bool good = true;
    while (good && getline(&line, &room, list) > 0) {
        line[strcspn(line, " \n")] = 0;
        if (line[0] != 0 && strchr("#@", line[0]) == NULL) good = add(w, line);
    }
    free(line);
    fclose(list);
    if (!good) return fail(w, "out of memory");
    if (image_is_packed(jdk_of(w->t->vm)->image))
        return fail(w,
                    "lib/modules is packed (jlink --compress), and an archive points into it");
    return w->count > 0 || fail(w, "there is no class that would be verified (-Xverify:none)");
}

/* ---- Its tables ---- */

static bool finish(Writer *w) {
    const Image *image = jdk_of(w->t->vm)->image;
    ArchiveHeader *header = w->header;
    uint64_t slots = 64;
    while (slots < 2 * (uint64_t)w->count) slots *= 2;
    uint64_t rows_at = used(w), slots_at = rows_at + w->count * sizeof *w->rows;
    if (slots_at + slots * sizeof(uint32_t) > ROOM) return fail(w, "it would be too large");
    *header = (ArchiveHeader){.base = (uintptr_t)header,
                              .size = slots_at + slots * sizeof(uint32_t),
                              .image_base = (uintptr_t)image_bytes(image),
                              .image = image_identity(image),
                              .rows = rows_at,
                              .row_count = w->count,
                              .slots = slots_at,
                              .slot_count = slots};
    memcpy(header->magic, ARCHIVE_MAGIC, sizeof header->magic);
    memcpy(header->key, ARCHIVE_KEY, sizeof header->key);
    uint32_t *table = (uint32_t *)(void *)((char *)header + slots_at);
    for (uint32_t i = 0; i < w->count; i++) {
        uint64_t at = w->rows[i].hash & (slots - 1);
        while (table[at] != 0) at = (at + 1) & (slots - 1);
        table[at] = i + 1;
        w->rows[i].sum = archive_sum_of_class(header, &w->rows[i]);
    }
    memcpy((char *)header + rows_at, w->rows, w->count * sizeof *w->rows);
    header->sum = archive_sum_of_tables(header);
    return true;
}

/* ---- The file ---- */

/* Folders of the path that are not there are made, for this user alone. */
static void make_folders(const char *path) {
    char part[PATH_MAX];
    for (const char *slash = strchr(path + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        snprintf(part, sizeof part, "%.*s", (int)(slash - path), path);
        mkdir(part, 0700);
    }
}

static bool write_whole(int fd, const char *from, size_t bytes) {
    while (bytes > 0) {
        ssize_t n = write(fd, from, bytes);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        from += n;
        bytes -= (size_t)n;
    }
    return true;
}

static bool save(const Writer *w) {
    char temporary[PATH_MAX];
    make_folders(w->path);
    if (snprintf(temporary, sizeof temporary, "%s.%d", w->path, (int)getpid()) >=
        (int)sizeof temporary)
        return fail(w, strerror(ENAMETOOLONG));
    int fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return fail(w, strerror(errno));
    bool good = write_whole(fd, (const char *)w->header, w->header->size) && fsync(fd) == 0;
    int error = errno;
    if (close(fd) != 0 && good) good = false, error = errno;
    if (good && rename(temporary, w->path) == 0) return true;
    if (good) error = errno;
    unlink(temporary);
    return fail(w, strerror(error));
}

bool class_archive_write(Thread *t, const char *path) {
    Writer w = {.t = t, .path = path};
    bool good = begin(&w) && add_listed(&w) && finish(&w) && save(&w);
    if (good)
        fprintf(stderr, "minijvm: %s: %u classes, %.1f MiB\n", path, w.count,
                (double)w.header->size / (1 << 20));
    free(w.rows);
    parse_arena_destroy(w.arena);
    if (w.header != NULL) munmap(w.header, ROOM);
    return good;
}
