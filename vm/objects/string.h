/* SPDX-License-Identifier: MIT */
/* java.lang.String from C: compact (Latin-1 bytes or UTF-16 units), interning. */
#ifndef MINIJVM_VM_OBJECTS_STRING_H
#define MINIJVM_VM_OBJECTS_STRING_H

#include "vm/model/names.h"

/* New strings. **Safepoint. Throws** OutOfMemoryError. */
Object *string_from_utf8(Thread *t, const char *modified_utf8, size_t length);
Object *string_from_c(Thread *t, const char *standard_utf8);
Object *string_from_platform(Thread *t, const char *bytes); /* vm/text/platform.h */
Object *string_from_utf16(Thread *t, const uint16_t *units, size_t count);
/* The canonical string of the same contents. **Safepoint. Throws** OutOfMemoryError. */
Object *string_intern(Thread *t, Handle string);
Object *string_intern_utf8(Thread *t, const char *modified_utf8, size_t length);

/* Reading. No safepoint. */
int32_t string_length(VM *vm, const Object *string);
uint16_t string_char_at(VM *vm, const Object *string, int32_t index);
/* malloc'ed, NUL-terminated; modified or standard UTF-8. NULL: no memory. */
char *string_to_utf8(VM *vm, const Object *string, size_t *length);
char *string_to_c(VM *vm, const Object *string);
char *string_to_platform(VM *vm, const Object *string); /* what the platform lacks is '?' */
bool string_equals(VM *vm, const Object *a, const Object *b);

StringTable *strings_create(void);
void strings_destroy(StringTable *table);
void strings_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);
/* Those alone that were young when they were swept last, or have come since. */
void strings_sweep_young(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan);

#endif
