/* SPDX-License-Identifier: MIT */
/* The texts of the boot library are symbols as they stand. For others there is a table of open
 * addressing over pointers to length-prefixed text. Their memory is metadata's and counted with
 * classes. */
#include "vm/model/symbols.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/model/class.h"
#include "vm/model/metadata.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"
#include "vm/text/utf8.h"

struct SymbolTable {
    pthread_mutex_t lock;
    const char **slots; /* text; its length lies 4 bytes before it, its hash 8 */
    uint32_t capacity, count;
};

enum { FIRST_CAPACITY = 4096, HEADER = 8 };

static uint32_t symbol_length(const char *text) {
    return ((const uint32_t *)(const void *)text)[-1];
}
static uint32_t symbol_hash_of(const char *text) {
    return ((const uint32_t *)(const void *)text)[-2];
}
static size_t symbol_bytes(size_t length) { return HEADER + length + 1; }

SymbolTable *symbols_create(void) {
    SymbolTable *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    pthread_mutex_init(&table->lock, NULL);
    table->capacity = FIRST_CAPACITY;
    table->slots = calloc(table->capacity, sizeof *table->slots);
    if (table->slots != NULL) return table;
    symbols_destroy(table);
    return NULL;
}

void symbols_destroy(SymbolTable *table) {
    if (table == NULL) return;
    for (uint32_t i = 0; table->slots != NULL && i < table->capacity; i++)
        if (table->slots[i] != NULL) spare_give((char *)(uintptr_t)table->slots[i] - HEADER);
    spare_free(table->slots);
    pthread_mutex_destroy(&table->lock);
    free(table);
}

/* ---- Interning ---- */

static const char **symbol_slot(SymbolTable *table, const char *text, size_t length,
                                uint32_t hash) {
    uint32_t mask = table->capacity - 1, i = hash & mask;
    for (const char *s; (s = table->slots[i]) != NULL; i = (i + 1) & mask)
        if (symbol_hash_of(s) == hash && symbol_length(s) == length &&
            memcmp(s, text, length) == 0)
            break;
    return &table->slots[i];
}

static void symbols_put_all(SymbolTable *table, const char **old, uint32_t old_capacity) {
    for (uint32_t i = 0; i < old_capacity; i++)
        if (old[i] != NULL)
            *symbol_slot(table, old[i], symbol_length(old[i]), symbol_hash_of(old[i])) = old[i];
}

static void symbols_grow(VM *vm, SymbolTable *table) {
    const char **old = table->slots;
    uint32_t old_capacity = table->capacity;
    bool full = table->count + 1 >= table->capacity;
    const char **slots = calloc((size_t)old_capacity * 2, sizeof *slots);
    if (slots == NULL && !full) return; /* fuller than is good for speed */
    if (slots == NULL) slots = vm_need(vm, (size_t)old_capacity * 2, sizeof *slots, "symbols");
    table->slots = slots;
    table->capacity = old_capacity * 2;
    symbols_put_all(table, old, old_capacity);
    spare_free(old);
}

/* Before the table is looked at: a sweep sees the note, or this thread sees what the sweep
 * left. */
static SymbolNotes *symbols_notes(VM *vm) {
    Thread *t = thread_current(vm);
    return t != NULL ? &t->symbols : NULL;
}

static const char *symbols_note(SymbolNotes *n, const char *text) {
    if (n == NULL || text == NULL || n->beyond > 0) return text;
    if (n->count < SYMBOL_NOTES)
        n->notes[n->count++] = text;
    else
        n->lost_here = true;
    return text;
}

const char *symbol_intern(VM *vm, const char *text, size_t length) {
    if (boot_library_is_symbol(text, length)) return text;
    SymbolTable *table = vm->symbols;
    uint32_t hash = utf8_hash(text, length);
    const char *shared = boot_library_symbol(text, length, hash);
    if (shared != NULL) return shared;
    SymbolNotes *notes = symbols_notes(vm);
    lock_acquire(&table->lock, LOCK_SYMBOLS);
    const char **slot = symbol_slot(table, text, length, hash);
    if (*slot == NULL) {
        if (table->count * 2 >= table->capacity) {
            symbols_grow(vm, table);
            slot = symbol_slot(table, text, length, hash);
        }
        char *memory = metadata_allocate(vm, symbol_bytes(length));
        if (memory == NULL && vm->heap != NULL && gc_yield(vm->heap))
            memory = metadata_allocate(vm, symbol_bytes(length));
        if (memory == NULL) memory = spare_take(symbol_bytes(length));
        if (memory == NULL) vm_fatal(vm, "out of memory for symbols");
        ((uint32_t *)(void *)memory)[0] = hash;
        ((uint32_t *)(void *)memory)[1] = (uint32_t)length;
        memcpy(memory + HEADER, text, length);
        *slot = memory + HEADER;
        table->count++;
    }
    const char *result = symbols_note(notes, *slot);
    lock_release(&table->lock, LOCK_SYMBOLS);
    return result;
}

const char *symbol_make(Thread *t, const char *text, size_t length) {
    return metadata_make_room(t, symbol_bytes(length)) ? symbol_intern(t->vm, text, length)
                                                       : NULL;
}

const char *symbol(VM *vm, const char *text) { return symbol_intern(vm, text, strlen(text)); }

const char *symbol_find(VM *vm, const char *text, size_t length) {
    SymbolTable *table = vm->symbols;
    uint32_t hash = utf8_hash(text, length);
    const char *shared = boot_library_symbol(text, length, hash);
    if (shared != NULL) return shared;
    SymbolNotes *notes = symbols_notes(vm);
    lock_acquire(&table->lock, LOCK_SYMBOLS);
    const char *result = symbols_note(notes, *symbol_slot(table, text, length, hash));
    lock_release(&table->lock, LOCK_SYMBOLS);
    return result;
}

/* ---- Layers ---- */

void symbols_begin_layer(SymbolNotes *n) {
    if (n->beyond > 0 || n->depth == SYMBOL_LAYERS) {
        n->beyond++;
        return;
    }
    n->layers[n->depth++] = n->begin << 1 | n->lost_here;
    n->lost += n->lost_here;
    n->begin = n->count;
    n->lost_here = false;
}

void symbols_end_layer(SymbolNotes *n) {
    if (n->beyond > 0) {
        n->beyond--;
        return;
    }
    uint32_t layer = n->layers[--n->depth];
    n->count = n->begin;
    n->begin = layer >> 1;
    n->lost_here = layer & 1;
    n->lost -= n->lost_here;
}

/* ---- Marks ---- */

bool symbols_begin_marks(SymbolTable *table, SymbolMarks *m) {
    *m = (SymbolMarks){table, calloc(table->capacity, 1)};
    return m->marks != NULL;
}

void symbols_mark(SymbolMarks *m, const char *text) {
    if (text == NULL) return;
    size_t length = strlen(text);
    if (boot_library_is_symbol(text, length)) return;
    const char **slot = symbol_slot(m->table, text, length, utf8_hash(text, length));
    if (*slot == text) m->marks[slot - m->table->slots] = 1;
}

bool symbols_mark_notes(SymbolMarks *m, const SymbolNotes *n) {
    if (n->beyond > 0 || n->lost > 0 || n->lost_here) return false;
    for (uint32_t i = 0; i < n->count; i++) symbols_mark(m, n->notes[i]);
    return true;
}

size_t symbols_count_unmarked(const SymbolMarks *m) {
    SymbolTable *table = m->table;
    size_t bytes = 0;
    lock_acquire(&table->lock, LOCK_SYMBOLS);
    for (uint32_t i = 0; i < table->capacity; i++)
        if (table->slots[i] != NULL && !m->marks[i])
            bytes += symbol_bytes(symbol_length(table->slots[i]));
    lock_release(&table->lock, LOCK_SYMBOLS);
    return bytes;
}

static void symbol_free(VM *vm, const char *text) {
    char *memory = (char *)(uintptr_t)text - HEADER;
    size_t bytes = symbol_bytes(symbol_length(text));
    if (!spare_give(memory)) metadata_release(vm, memory, bytes);
}

static void free_unmarked(VM *vm, const SymbolMarks *m) {
    SymbolTable *table = m->table;
    const char **left = calloc(table->capacity, sizeof *left);
    if (left == NULL) return;
    const char **old = table->slots;
    for (uint32_t i = 0; i < table->capacity; i++) {
        if (old[i] == NULL || m->marks[i]) continue;
        symbol_free(vm, old[i]);
        old[i] = NULL;
        table->count--;
    }
    table->slots = left;
    symbols_put_all(table, old, table->capacity);
    spare_free(old);
}

void symbols_free_unmarked(VM *vm, const SymbolMarks *m) {
    lock_acquire(&m->table->lock, LOCK_SYMBOLS);
    free_unmarked(vm, m);
    lock_release(&m->table->lock, LOCK_SYMBOLS);
}
