/* SPDX-License-Identifier: MIT */
/* Strings as the tracing VM's records have them: Latin-1 where that holds the text, else
 * UTF-16. Names of classes and methods are made once and kept; what they are kept by is the
 * VM's symbol, which stays while there are front-ends (vm->keeps_symbols). */
#ifndef MINIJVM_TRACING_TEXTS_H
#define MINIJVM_TRACING_TEXTS_H

#include "vm/model/names.h"

typedef struct Text {
    char *chars;
    unsigned long size; /* characters */
    bool wide;
} Text;

typedef struct TextTable {
    struct KnownText *known; /* open addressing */
    size_t count, capacity;
} TextTable;

/* A VM without memory for a name ends. **Lock:** the caller's. */
Text text_of_class(TextTable *table, const Class *c);
Text text_of_method(TextTable *table, const Method *method);
void texts_free(TextTable *table);

/* A string's characters, malloc'ed; chars NULL: no memory. The caller keeps the string where it
 * is. No safepoint. */
Text text_of_string(VM *vm, const Object *string);

#endif
