/* SPDX-License-Identifier: MIT */
#include "vm/load/boot_library.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct BootLibrary {
    pthread_mutex_t lock; /* held only while parsing, which calls nobody */
    struct ParseArena *arena;
};

extern const uint8_t minijvm_class_library[] __attribute__((visibility("hidden")));

typedef struct BlobEntry {
    uint32_t name, name_length, data, data_length;
} BlobEntry;

static const BlobEntry *blob_entries(uint32_t *count) {
    memcpy(count, minijvm_class_library + 4, sizeof *count);
    return (const BlobEntry *)(const void *)(minijvm_class_library + 8);
}

const uint8_t *boot_library_find(VM *vm, const char *name, size_t *length) {
    (void)vm;
    uint32_t count, low = 0;
    size_t wanted = strlen(name);
    const BlobEntry *entries = blob_entries(&count);
    uint32_t high = count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const BlobEntry *e = &entries[middle];
        size_t shorter = e->name_length < wanted ? e->name_length : wanted;
        int order = memcmp(name, minijvm_class_library + e->name, shorter);
        if (order == 0) order = wanted < e->name_length ? -1 : wanted > e->name_length;
        if (order == 0) {
            *length = e->data_length;
            return minijvm_class_library + e->data;
        }
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return NULL;
}

const char *boot_library_entry(size_t index, size_t *name_length, size_t *data_length) {
    uint32_t count;
    const BlobEntry *entries = blob_entries(&count);
    if (index >= count) return NULL;
    *name_length = entries[index].name_length;
    *data_length = entries[index].data_length;
    return (const char *)minijvm_class_library + entries[index].name;
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
    pthread_mutex_destroy(&library->lock);
    free(library);
}

ClassFile *boot_library_parse(VM *vm, const uint8_t *bytes, size_t length, Fault *fault) {
    BootLibrary *library = vm->boot_library;
    pthread_mutex_lock(&library->lock);
    ClassFile *file = classfile_parse_boot(library->arena, bytes, length, fault);
    pthread_mutex_unlock(&library->lock);
    return file;
}
