/* SPDX-License-Identifier: MIT */
#include "vm/classfile/boot_library.h"
#include "vm/system/lock.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "vm/classfile/parse_arena.h"

struct BootLibrary {
    pthread_mutex_t lock; /* held only while parsing, which calls nobody */
    struct ParseArena *arena;
    z_stream beginning; /* if opened: behind the beginning that most deflated entries follow */
    bool opened;
};

/* ---- Texts ---- */

const char *boot_library_symbol(const char *text, size_t length, uint32_t hash) {
    const BlobHeader *header = boot_library_header();
    const uint16_t *slots = boot_library_at(header->slots);
    for (uint32_t i = hash % header->slot_count; slots[i] != 0;
         i = (i + 1) % header->slot_count) {
        size_t found_length;
        const char *found = boot_library_text(slots[i] - 1u, &found_length);
        if (found_length == length && memcmp(found, text, length) == 0) return found;
    }
    return NULL;
}

bool boot_library_is_symbol(const char *text, size_t length) {
    const BlobHeader *header = boot_library_header();
    const char *texts = boot_library_at(header->texts);
    size_t at = (size_t)((uintptr_t)text - (uintptr_t)texts);
    return at > 0 && at < header->text_bytes && text[-1] == 0 && text[length] == 0;
}

/* ---- Entries ---- */

static const BlobEntry *find_entry(const char *name, size_t length) {
    const BlobHeader *header = boot_library_header();
    const BlobEntry *entries = boot_library_at(header->entries);
    uint32_t low = 0, high = header->entry_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        size_t found_length;
        const char *found = boot_library_text(entries[middle].name, &found_length);
        if (found == name) return &entries[middle];
        int order = memcmp(name, found, length < found_length ? length : found_length);
        if (order == 0) order = length < found_length ? -1 : length > found_length;
        if (order == 0) return &entries[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const BlobEntry *boot_library_class(const char *name) {
    const BlobEntry *entry = find_entry(name, strlen(name));
    return entry != NULL && entry->unpacked != 0 && strcmp(name, "module-info") != 0 ? entry
                                                                                     : NULL;
}

/* ---- Inflating ---- */

static int inflate_piece(z_stream *stream, const uint8_t *bytes, unsigned count, int flush) {
    stream->next_in = (uint8_t *)(uintptr_t)bytes;
    stream->avail_in = count;
    return inflate(stream, flush);
}

/* Inflates the beginning that entries follow, until their bytes are wanted: the codes are read
 * then. */
static bool inflate_beginning(z_stream *stream) {
    const BlobHeader *header = boot_library_header();
    unsigned whole = header->beginning_bits / 8, rest = header->beginning_bits % 8;
    const uint8_t *bytes = boot_library_at(header->beginning);
    uint8_t none;
    stream->next_out = &none; /* not written to */
    bool good =
        inflate_piece(stream, bytes, whole, Z_NO_FLUSH) == Z_OK && stream->avail_in == 0;
    if (good && rest > 0) {
        good = inflatePrime(stream, (int)rest, bytes[whole] & ((1 << rest) - 1)) == Z_OK;
        int result = good ? inflate_piece(stream, bytes, 0, Z_NO_FLUSH) : Z_DATA_ERROR;
        good = result == Z_OK || result == Z_BUF_ERROR;
    }
    stream->next_out = NULL;
    return good;
}

/* Opens a stream that stands before the bytes of an entry; it is closed when this fails. */
static bool open_stream(z_stream *stream, bool follows) {
    const BlobHeader *header = boot_library_header();
    *stream = (z_stream){0};
    if (inflateInit2(stream, -MAX_WBITS) != Z_OK) return false;
    if (inflateSetDictionary(stream, boot_library_at(header->dictionary),
                             header->dictionary_bytes) == Z_OK &&
        (!follows || inflate_beginning(stream)))
        return true;
    inflateEnd(stream);
    return false;
}

/* Inflates an entry and closes the stream. */
static const uint8_t *inflate_entry(z_stream *stream, const BlobEntry *entry, uint8_t *room) {
    stream->next_out = room;
    stream->avail_out = entry->length;
    int result = inflate_piece(stream, boot_library_at(entry->data), entry->stored, Z_FINISH);
    inflateEnd(stream);
    return result == Z_STREAM_END && stream->avail_out == 0 ? room : NULL;
}

const uint8_t *boot_library_data(const BlobEntry *entry, uint8_t *room) {
    z_stream stream;
    if (boot_library_is_plain(entry)) return boot_library_at(entry->data);
    return open_stream(&stream, entry->follows) ? inflate_entry(&stream, entry, room) : NULL;
}

/* The same from a copy of a stream that was opened once. */
static const uint8_t *library_data(BootLibrary *library, const BlobEntry *entry,
                                   uint8_t *room) {
    z_stream stream;
    if (!entry->follows) return boot_library_data(entry, room);
    if (!library->opened) library->opened = open_stream(&library->beginning, true);
    if (!library->opened || inflateCopy(&stream, &library->beginning) != Z_OK) return NULL;
    return inflate_entry(&stream, entry, room);
}

/* ---- What the entries hold ---- */

uint8_t *boot_library_unpack(const BlobEntry *entry) {
    uint8_t *room = malloc(entry->length), *bytes = malloc(entry->unpacked);
    const uint8_t *packed =
        room != NULL && bytes != NULL ? boot_library_data(entry, room) : NULL;
    bool good = packed != NULL && unpack_class(packed, entry->length, bytes, entry->unpacked);
    free(room);
    if (good) return bytes;
    free(bytes);
    return NULL;
}

uint8_t *boot_library_resource(const char *name, size_t *length) {
    static const char suffix[] = ".class";
    size_t n = strlen(name), end = sizeof suffix - 1;
    const BlobEntry *entry =
        n > end && strcmp(name + n - end, suffix) == 0 ? find_entry(name, n - end) : NULL;
    if (entry != NULL && entry->unpacked != 0) {
        *length = entry->unpacked;
        return boot_library_unpack(entry);
    }
    entry = find_entry(name, n);
    if (entry == NULL || entry->unpacked != 0) return NULL;
    uint8_t *bytes = malloc(entry->length + 1u);
    if (bytes == NULL) return NULL;
    const uint8_t *data = boot_library_data(entry, bytes);
    if (data == NULL) {
        free(bytes);
        return NULL;
    }
    if (data != bytes) memcpy(bytes, data, entry->length);
    bytes[entry->length] = 0;
    *length = entry->length;
    return bytes;
}

char **boot_library_names(void) {
    const BlobHeader *header = boot_library_header();
    const BlobEntry *entries = boot_library_at(header->entries);
    size_t room = (header->entry_count + 1) * sizeof(char *), length;
    for (uint32_t i = 0; i < header->entry_count; i++) {
        boot_library_text(entries[i].name, &length);
        room += length + sizeof ".class";
    }
    char **names = malloc(room);
    if (names == NULL) return NULL;
    char *to = (char *)(names + header->entry_count + 1);
    for (uint32_t i = 0; i < header->entry_count; i++) {
        names[i] = to;
        to = stpcpy(to, boot_library_text(entries[i].name, &length));
        if (entries[i].unpacked != 0) to = stpcpy(to, ".class");
        to++;
    }
    names[header->entry_count] = NULL;
    return names;
}

bool boot_library_has_package(const char *name) {
    const BlobHeader *header = boot_library_header();
    const BlobEntry *entries = boot_library_at(header->entries);
    size_t n = strlen(name), length;
    uint32_t low = 0, high = header->entry_count;
    while (low < high) { /* the first entry behind "name/" */
        uint32_t middle = low + (high - low) / 2;
        const char *found = boot_library_text(entries[middle].name, &length);
        int order = strncmp(found, name, n);
        if (order == 0) order = (unsigned char)found[n] < '/' ? -1 : 1;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < header->entry_count; low++) {
        const char *found = boot_library_text(entries[low].name, &length);
        if (strncmp(found, name, n) != 0 || found[n] != '/') return false;
        if (strchr(found + n + 1, '/') == NULL) return true;
    }
    return false;
}

BootLibrary *boot_library_create(void) {
    BootLibrary *library = calloc(1, sizeof *library);
    if (library == NULL) return NULL;
    library->arena = parse_arena_create();
    if (library->arena == NULL) {
        free(library);
        return NULL;
    }
    pthread_mutex_init(&library->lock, NULL);
    return library;
}

void boot_library_destroy(BootLibrary *library) {
    if (library == NULL) return;
    parse_arena_destroy(library->arena);
    if (library->opened) inflateEnd(&library->beginning);
    pthread_mutex_destroy(&library->lock);
    free(library);
}

ClassFile *boot_library_parse(BootLibrary *library, const BlobEntry *entry, Fault *fault) {
    lock_acquire(&library->lock, LOCK_LIBRARY);
    uint8_t *room = boot_library_is_plain(entry)
                        ? NULL
                        : parse_arena_allocate(library->arena, entry->length);
    const uint8_t *packed = room != NULL || boot_library_is_plain(entry)
                                ? library_data(library, entry, room)
                                : NULL;
    ClassFile *file = packed != NULL
                          ? classfile_parse_boot(library->arena, packed, entry->length, fault)
                          : NULL;
    if (packed == NULL)
        fault_set(fault, FAULT_MEMORY, 0, "class file of %u bytes", (unsigned)entry->unpacked);
    lock_release(&library->lock, LOCK_LIBRARY);
    return file;
}

ClassFile *boot_library_parse_other(BootLibrary *library, ParseRules rules,
                                    const uint8_t *bytes, size_t length,
                                    const char *expected_name, Fault *fault) {
    lock_acquire(&library->lock, LOCK_LIBRARY);
    ClassFile *file =
        classfile_parse_in_place(library->arena, rules, bytes, length, expected_name, fault);
    lock_release(&library->lock, LOCK_LIBRARY);
    return file;
}
