/* SPDX-License-Identifier: MIT */
/* Interned text. It lives as long as the VM: a symbol is a stable string that agents may keep. The texts of the boot library are symbols as they stand. For others there is a table of
 * open addressing over pointers to length-prefixed text. */
#include <stdlib.h>
#include <string.h>

#include "vm/load/boot_library.h"
#include "vm/load/utf8.h"
#include "vm/lock.h"
#include "vm/metadata.h"
#include "vm/storage.h"
#include "vm/vm.h"

struct SymbolTable {
    pthread_mutex_t lock;
    const char **slots; /* text; its length lies 4 bytes before it, its hash 8 */
    uint32_t capacity, count;
};

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
