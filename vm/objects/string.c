/* SPDX-License-Identifier: MIT */
/* Strings from C. The intern table is a hash table of weak slots guarded by one mutex; nothing
 * is allocated while it is held. */
#include "vm/objects/string.h"
#include "vm/system/lock.h"

#include <stdlib.h>
#include <string.h>

#include "gc/vector.h"
#include "vm/model/throw.h"
#include "vm/objects/operations.h"
#include "vm/text/utf8.h"
#include "vm/model/vm.h"

struct StringTable {
    pthread_mutex_t lock;
    struct Interned {
        Object *string; /* weak */
        uint32_t hash;
        bool young; /* its number is in the list */
    } * slots;
    uint32_t capacity, count; /* of used slots, deleted ones included */
    Vector young;             /* uint32_t: numbers of slots whose string may be young */
};

static Object *const deleted = (Object *)(uintptr_t)8;

/* ---- Reading ---- */

static Object *value_of(VM *vm, const Object *string) {
    return slot_get((const char *)string + vm->known.String_value);
}
static bool is_latin1(VM *vm, const Object *string) {
    return *((const uint8_t *)string + vm->known.String_coder) == 0;
}

int32_t string_length(VM *vm, const Object *string) {
    Object *value = value_of(vm, string);
    if (value == NULL) return 0;
    return is_latin1(vm, string) ? array_length(value) : array_length(value) / 2;
}

uint16_t string_char_at(VM *vm, const Object *string, int32_t index) {
    Object *value = value_of(vm, string);
    if (is_latin1(vm, string)) return ((uint8_t *)array_elements(value))[index];
    return ((uint16_t *)array_elements(value))[index];
}

static char *string_convert(VM *vm, const Object *string, bool standard, size_t *length) {
    Object *value = value_of(vm, string);
    int32_t count = string_length(vm, string);
    size_t bytes;
    char *text;
    if (is_latin1(vm, string)) {
        const uint8_t *chars = value != NULL ? array_elements(value) : NULL;
        bytes = utf8_length_of_latin1(chars, (size_t)count);
        if ((text = malloc(bytes + 1)) == NULL) return NULL;
        bytes = utf8_from_latin1(chars, (size_t)count, text);
    } else {
        const uint16_t *units = array_elements(value);
        bytes = standard ? utf8_standard_length_of_utf16(units, (size_t)count)
                         : utf8_length_of_utf16(units, (size_t)count);
        if ((text = malloc(bytes + 1)) == NULL) return NULL;
        bytes = standard ? utf8_standard_from_utf16(units, (size_t)count, text)
                         : utf8_from_utf16(units, (size_t)count, text);
    }
    text[bytes] = 0;
    if (length != NULL) *length = bytes;
    return text;
}

char *string_to_utf8(VM *vm, const Object *string, size_t *length) {
    return string_convert(vm, string, false, length);
}
char *string_to_c(VM *vm, const Object *string) {
    return string_convert(vm, string, true, NULL);
}

char *string_to_platform(VM *vm, const Object *string) {
    char *text = string_to_c(vm, string);
    if (text == NULL || vm->platform.is_utf8) return text;
    char *bytes = platform_from_utf8(&vm->platform, text, NULL);
    free(text);
    return bytes;
}

bool string_equals(VM *vm, const Object *a, const Object *b) {
    if (a == b) return true;
    int32_t length = string_length(vm, a);
    if (length != string_length(vm, b) || is_latin1(vm, a) != is_latin1(vm, b)) return false;
    if (length == 0) return true;
    return memcmp(array_elements(value_of(vm, a)), array_elements(value_of(vm, b)),
                  (size_t)length << !is_latin1(vm, a)) == 0;
}

/* ---- Making ---- */

static Object *string_new(Thread *t, size_t bytes, bool latin1, Handle *array) {
    VM *vm = t->vm;
    if (bytes > INT32_MAX)
        return exception_out_of_memory(t, "Requested array size exceeds VM limit");
    Object *value = array_allocate(t, vm->known.byte_array, (int32_t)bytes);
    if (value == NULL) return NULL;
    *array = handle_new(t, value);
    Object *string = object_allocate(t, vm->known.String);
    if (string == NULL) return NULL;
    object_set_ref(string, (char *)string + vm->known.String_value, **array);
    *((uint8_t *)string + vm->known.String_coder) = !latin1;
    return string;
}

Object *string_from_utf8(Thread *t, const char *text, size_t length) {
    HANDLE_SCOPE(t);
    Handle array;
    size_t units = utf8_utf16_length(text, length);
    bool latin1 = utf8_is_latin1(text, length);
    Object *string = string_new(t, latin1 ? units : units * 2, latin1, &array);
    if (string == NULL) return NULL;
    if (latin1)
        utf8_to_latin1(text, length, array_elements(*array));
    else
        utf8_to_utf16(text, length, array_elements(*array));
    return string;
}

Object *string_from_utf16(Thread *t, const uint16_t *units, size_t count) {
    HANDLE_SCOPE(t);
    Handle array;
    bool latin1 = true;
    for (size_t i = 0; i < count && latin1; i++) latin1 = units[i] < 256;
    Object *string = string_new(t, latin1 ? count : count * 2, latin1, &array);
    if (string == NULL) return NULL;
    if (latin1)
        for (size_t i = 0; i < count; i++)
            ((uint8_t *)array_elements(*array))[i] = (uint8_t)units[i];
    else
        memcpy(array_elements(*array), units, count * 2);
    return string;
}

Object *string_from_c(Thread *t, const char *text) {
    size_t length = strlen(text), units = utf8_standard_utf16_length(text, length);
    uint16_t small[256], *buffer = units <= 256 ? small : malloc(units * 2);
    if (buffer == NULL) return exception_out_of_memory(t, "C heap");
    utf8_standard_to_utf16(text, length, buffer);
    Object *string = string_from_utf16(t, buffer, units);
    if (buffer != small) free(buffer);
    return string;
}

Object *string_from_platform(Thread *t, const char *bytes) {
    if (t->vm->platform.is_utf8) return string_from_c(t, bytes);
    char *text = platform_to_utf8(&t->vm->platform, bytes);
    if (text == NULL) return exception_out_of_memory(t, "C heap");
    Object *string = string_from_c(t, text);
    free(text);
    return string;
}

/* ---- Interning ---- */

static uint32_t string_hash(VM *vm, const Object *string) {
    uint32_t hash = 0;
    for (int32_t i = 0, n = string_length(vm, string); i < n; i++)
        hash = hash * 31 + string_char_at(vm, string, i);
    return hash;
}

/* Finds an equal string, or the slot to put it into. The lock is held. */
static struct Interned *intern_slot(VM *vm, const Object *string, uint32_t hash) {
    StringTable *table = vm->strings;
    uint32_t mask = table->capacity - 1;
    struct Interned *free_slot = NULL;
    for (uint32_t i = hash * 0x9E3779B1u >> 7 & mask;; i = (i + 1) & mask) {
        struct Interned *s = &table->slots[i];
        if (s->string == NULL) return free_slot != NULL ? free_slot : s;
        if (s->string == deleted) {
            if (free_slot == NULL) free_slot = s;
        } else if (s->hash == hash && string_equals(vm, s->string, string)) {
            return s;
        }
    }
}

static void slot_is_young(StringTable *table, struct Interned *slot) {
    slot->young = true;
    *(uint32_t *)vector_push(&table->young, sizeof(uint32_t)) =
        (uint32_t)(slot - table->slots); /* there is room for each slot */
}

/* False: there is no room for one more string, and no memory. */
static bool table_grow(StringTable *table) {
    struct Interned *old = table->slots;
    uint32_t old_capacity = table->capacity, live = 0;
    for (uint32_t i = 0; i < old_capacity; i++)
        live += old[i].string != NULL && old[i].string != deleted;
    uint32_t capacity = old_capacity;
    while (capacity < live * 4) capacity *= 2;
    struct Interned *slots = calloc(capacity, sizeof *slots);
    if (slots == NULL || !vector_reserve(&table->young, capacity, sizeof(uint32_t))) {
        free(slots);
        return table->count + 1 < old_capacity; /* fuller than is good for speed */
    }
    table->slots = slots;
    table->capacity = capacity;
    table->count = live;
    table->young.count = 0;
    uint32_t mask = table->capacity - 1;
    for (uint32_t i = 0; i < old_capacity; i++) {
        if (old[i].string == NULL || old[i].string == deleted) continue;
        uint32_t j = old[i].hash * 0x9E3779B1u >> 7 & mask;
        while (table->slots[j].string != NULL) j = (j + 1) & mask;
        table->slots[j] = old[i];
        if (old[i].young) slot_is_young(table, &table->slots[j]);
    }
    free(old);
    return true;
}

Object *string_intern(Thread *t, Handle string) {
    VM *vm = t->vm;
    StringTable *table = vm->strings;
    uint32_t hash = string_hash(vm, *string);
    lock_acquire(&table->lock, LOCK_STRINGS);
    if (table->count * 2 >= table->capacity && !table_grow(table)) {
        lock_release(&table->lock, LOCK_STRINGS);
        return exception_out_of_memory(t, "interned strings");
    }
    struct Interned *slot = intern_slot(vm, *string, hash);
    if (slot->string == NULL || slot->string == deleted) {
        if (slot->string == NULL) table->count++;
        slot->string = *string;
        slot->hash = hash;
        if (!slot->young) slot_is_young(table, slot);
    }
    Object *result = slot->string;
    lock_release(&table->lock, LOCK_STRINGS);
    return result;
}

Object *string_intern_utf8(Thread *t, const char *text, size_t length) {
    HANDLE_SCOPE(t);
    Handle string = handle_new(t, string_from_utf8(t, text, length));
    return string != NULL ? string_intern(t, string) : NULL;
}

StringTable *strings_create(void) {
    StringTable *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    pthread_mutex_init(&table->lock, NULL);
    table->capacity = 1024;
    table->slots = calloc(table->capacity, sizeof *table->slots);
    if (table->slots == NULL ||
        !vector_reserve(&table->young, table->capacity, sizeof(uint32_t))) {
        strings_destroy(table);
        return NULL;
    }
    return table;
}

void strings_destroy(StringTable *table) {
    if (table == NULL) return;
    free(table->slots);
    vector_free(&table->young);
    pthread_mutex_destroy(&table->lock);
    free(table);
}

static void sweep_slot(VM *vm, struct Interned *slot, Object *string) {
    slot->string = string != NULL ? string : deleted;
    slot->young = false;
    if (string != NULL && gc_is_young(vm->heap, string)) slot_is_young(vm->strings, slot);
}

void strings_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    StringTable *table = vm->strings;
    table->young.count = 0;
    for (uint32_t i = 0; i < table->capacity; i++) {
        struct Interned *slot = &table->slots[i];
        if (slot->string != NULL && slot->string != deleted)
            sweep_slot(vm, slot, survivor(plan, slot->string));
        else
            slot->young = false;
    }
}

/* The list is written while it is read, never ahead. */
void strings_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    StringTable *table = vm->strings;
    size_t count = table->young.count;
    table->young.count = 0;
    for (size_t i = 0; i < count; i++) {
        struct Interned *slot = &table->slots[((uint32_t *)table->young.items)[i]];
        sweep_slot(vm, slot, survivor(plan, slot->string));
    }
}
