/* SPDX-License-Identifier: MIT */
/* Interned text and metadata memory. Both live as long as the VM: a symbol is a stable string that
 * agents may keep. The texts of the boot library are symbols as they stand. For others there is a table of
 * open addressing over pointers to length-prefixed text. */
#include <stdlib.h>
#include <string.h>

#include "vm/load/boot_library.h"
#include "vm/load/utf8.h"
#include "vm/lock.h"
#include "vm/process.h"
#include "vm/storage.h"
#include "vm/vm.h"

struct SymbolTable {
    pthread_mutex_t lock;
    const char **slots; /* text; its length lies 4 bytes before it, its hash 8 */
    uint32_t capacity, count;
};

struct Metadata {
    pthread_mutex_t lock;
    char *top, *end;
    struct MetadataChunk {
        struct MetadataChunk *next;
        size_t chunks;
    } *chunks;
};

/* ---- Metadata ---- */

Metadata *metadata_create(void) {
    Metadata *metadata = calloc(1, sizeof *metadata);
    if (metadata != NULL) pthread_mutex_init(&metadata->lock, NULL);
    return metadata;
}

void *metadata_allocate(VM *vm, size_t bytes) {
    Metadata *m = vm->metadata;
    bytes = (bytes + 15) & ~(size_t)15;
    lock_acquire(&m->lock, LOCK_METADATA);
    if (bytes > (size_t)(m->end - m->top)) {
        size_t chunks = (bytes + sizeof(struct MetadataChunk) + 16 + PROCESS_CHUNK_BYTES - 1) / PROCESS_CHUNK_BYTES;
        struct MetadataChunk *chunk = process_map_chunks(chunks);
        if (chunk == NULL) {
            lock_release(&m->lock, LOCK_METADATA);
            return NULL;
        }
        chunk->next = m->chunks;
        chunk->chunks = chunks;
        m->chunks = chunk;
        m->top = (char *)chunk + 16;
        m->end = (char *)chunk + chunks * PROCESS_CHUNK_BYTES;
    }
    void *memory = m->top;
    m->top += bytes;
    lock_release(&m->lock, LOCK_METADATA);
    return memory;
}

bool metadata_contains(VM *vm, const void *address, size_t bytes) {
    Metadata *m = vm->metadata;
    bool found = false;
    lock_acquire(&m->lock, LOCK_METADATA);
    for (struct MetadataChunk *c = m->chunks; c != NULL && !found; c = c->next)
        found = (const char *)address >= (char *)c &&
                (const char *)address + bytes <= (char *)c + c->chunks * PROCESS_CHUNK_BYTES;
    lock_release(&m->lock, LOCK_METADATA);
    return found;
}

void metadata_destroy(Metadata *metadata) {
    if (metadata == NULL) return;
    while (metadata->chunks != NULL) {
        struct MetadataChunk *chunk = metadata->chunks;
        metadata->chunks = chunk->next;
        process_unmap_chunks(chunk, chunk->chunks);
    }
    pthread_mutex_destroy(&metadata->lock);
    free(metadata);
}

/* ---- Symbols ---- */

static uint32_t symbol_length(const char *text) { return ((const uint32_t *)(const void *)text)[-1]; }
static uint32_t symbol_hash_of(const char *text) { return ((const uint32_t *)(const void *)text)[-2]; }

SymbolTable *symbols_create(void) {
    SymbolTable *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    pthread_mutex_init(&table->lock, NULL);
    table->capacity = 4096;
    table->slots = calloc(table->capacity, sizeof *table->slots);
    return table;
}

void symbols_destroy(SymbolTable *table) {
    if (table == NULL) return;
    free(table->slots);
    pthread_mutex_destroy(&table->lock);
    free(table);
}

static const char **symbol_slot(SymbolTable *table, const char *text, size_t length, uint32_t hash) {
    uint32_t mask = table->capacity - 1, i = hash & mask;
    for (const char *s; (s = table->slots[i]) != NULL; i = (i + 1) & mask)
        if (symbol_hash_of(s) == hash && symbol_length(s) == length && memcmp(s, text, length) == 0) break;
    return &table->slots[i];
}

static void symbols_grow(VM *vm, SymbolTable *table) {
    const char **old = table->slots;
    uint32_t old_capacity = table->capacity;
    const char **slots = calloc((size_t)old_capacity * 2, sizeof *slots);
    if (slots == NULL) vm_fatal(vm, "out of memory for symbols");
    table->slots = slots;
    table->capacity = old_capacity * 2;
    for (uint32_t i = 0; i < old_capacity; i++)
        if (old[i] != NULL) *symbol_slot(table, old[i], symbol_length(old[i]), symbol_hash_of(old[i])) = old[i];
    free(old);
}

const char *symbol_intern(VM *vm, const char *text, size_t length) {
    if (boot_library_is_symbol(text, length)) return text;
    SymbolTable *table = vm->symbols;
    uint32_t hash = utf8_hash(text, length);
    const char *shared = boot_library_symbol(text, length, hash);
    if (shared != NULL) return shared;
    lock_acquire(&table->lock, LOCK_SYMBOLS);
    const char **slot = symbol_slot(table, text, length, hash);
    if (*slot == NULL) {
        if (table->count * 2 >= table->capacity) {
            symbols_grow(vm, table);
            slot = symbol_slot(table, text, length, hash);
        }
        char *memory = metadata_allocate(vm, length + 9);
        if (memory == NULL) vm_fatal(vm, "out of memory for symbols");
        ((uint32_t *)(void *)memory)[0] = hash;
        ((uint32_t *)(void *)memory)[1] = (uint32_t)length;
        memcpy(memory + 8, text, length);
        *slot = memory + 8;
        table->count++;
    }
    const char *result = *slot;
    lock_release(&table->lock, LOCK_SYMBOLS);
    return result;
}

const char *symbol(VM *vm, const char *text) { return symbol_intern(vm, text, strlen(text)); }

const char *symbol_find(VM *vm, const char *text, size_t length) {
    SymbolTable *table = vm->symbols;
    uint32_t hash = utf8_hash(text, length);
    const char *shared = boot_library_symbol(text, length, hash);
    if (shared != NULL) return shared;
    lock_acquire(&table->lock, LOCK_SYMBOLS);
    const char *result = *symbol_slot(table, text, length, hash);
    lock_release(&table->lock, LOCK_SYMBOLS);
    return result;
}
