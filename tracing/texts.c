/* SPDX-License-Identifier: MIT */
#include "tracing/texts.h"

#include <stdlib.h>
#include <string.h>

#include "vm/objects/string.h"
#include "vm/text/utf8.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

typedef struct KnownText {
    const char *symbol; /* NULL: free */
    bool of_class;      /* a class's name has dots then */
    bool owned;
    Text text;
} KnownText;

static bool is_ascii(const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (bytes[i] & 0x80) return false;
    return true;
}

/* Of modified UTF-8 that is not ASCII. */
static Text text_decode(const char *bytes, size_t length) {
    Text text = {.size = utf8_utf16_length(bytes, length),
                 .wide = !utf8_is_latin1(bytes, length)};
    text.chars = malloc((text.size << text.wide) + 1);
    if (text.chars == NULL) return text;
    if (text.wide)
        utf8_to_utf16(bytes, length, (uint16_t *)(void *)text.chars);
    else
        utf8_to_latin1(bytes, length, (uint8_t *)text.chars);
    return text;
}

static KnownText *text_place(const TextTable *table, const char *symbol, bool of_class) {
    size_t mask = table->capacity - 1,
           at = ((uintptr_t)symbol ^ of_class) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & mask;
    while (table->known[at].symbol != NULL &&
           (table->known[at].symbol != symbol || table->known[at].of_class != of_class))
        at = (at + 1) & mask;
    return &table->known[at];
}

static KnownText *text_find(TextTable *table, VM *vm, const char *symbol, bool of_class) {
    if (table->count * 2 >= table->capacity) {
        TextTable grown = {.capacity = table->capacity == 0 ? 1024 : 2 * table->capacity,
                           .count = table->count};
        grown.known = calloc(grown.capacity, sizeof *grown.known);
        if (grown.known == NULL) vm_fatal(vm, "no native memory for the names of a trace");
        for (size_t i = 0; i < table->capacity; i++)
            if (table->known[i].symbol != NULL)
                *text_place(&grown, table->known[i].symbol, table->known[i].of_class) =
                    table->known[i];
        free(table->known);
        *table = grown;
    }
    return text_place(table, symbol, of_class);
}

static Text text_keep(TextTable *table, VM *vm, KnownText *place, const char *symbol,
                      bool of_class, Text text, bool owned) {
    if (text.chars == NULL) vm_fatal(vm, "no native memory for the names of a trace");
    *place = (KnownText){symbol, of_class, owned, text};
    table->count++;
    return text;
}

Text text_of_class(TextTable *table, const Class *c) {
    KnownText *known = text_find(table, c->vm, c->name, true);
    if (__builtin_expect(known->symbol != NULL, 1)) return known->text;
    size_t size = strlen(c->name) + 32;
    char *name = malloc(size);
    if (name == NULL) vm_fatal(c->vm, "no native memory for the names of a trace");
    class_external_name(c, name, size);
    Text text = {name, strlen(name), false};
    if (!is_ascii(name, text.size)) {
        text = text_decode(name, text.size);
        free(name);
    }
    return text_keep(table, c->vm, known, c->name, true, text, true);
}

Text text_of_method(TextTable *table, const Method *method) {
    VM *vm = method->holder->vm;
    KnownText *known = text_find(table, vm, method->name, false);
    if (__builtin_expect(known->symbol != NULL, 1)) return known->text;
    size_t length = strlen(method->name);
    if (is_ascii(method->name, length))
        return text_keep(table, vm, known, method->name, false,
                         (Text){(char *)(uintptr_t)method->name, length, false}, false);
    return text_keep(table, vm, known, method->name, false, text_decode(method->name, length),
                     true);
}

void texts_free(TextTable *table) {
    for (size_t i = 0; i < table->capacity; i++)
        if (table->known[i].owned) free(table->known[i].text.chars);
    free(table->known);
    *table = (TextTable){0};
}

Text text_of_string(VM *vm, const Object *string) {
    int32_t length = string_length(vm, string);
    Text text = {.size = (unsigned long)length};
    for (int32_t i = 0; i < length && !text.wide; i++)
        text.wide = string_char_at(vm, string, i) > 0xff;
    text.chars = malloc(((size_t)length << text.wide) + 1);
    if (text.chars == NULL) return text;
    for (int32_t i = 0; i < length; i++)
        if (text.wide)
            ((uint16_t *)(void *)text.chars)[i] = string_char_at(vm, string, i);
        else
            text.chars[i] = (char)string_char_at(vm, string, i);
    return text;
}
