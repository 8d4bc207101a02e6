/* SPDX-License-Identifier: MIT */
/* What the class library's native methods share: their prototypes (from natives.def) and access
 * to the fields of Java objects by name. Every native here is a VmNative: it runs IN_VM on the
 * argument slots of its frame, args[i].l is a root and has to be re-read after a safepoint; a
 * long takes two slots. Booleans, bytes, shorts and chars are returned as extended ints. */
#ifndef MINIJVM_CLASSLIB_NATIVE_NATIVE_H
#define MINIJVM_CLASSLIB_NATIVE_NATIVE_H

#include "vm/jni/natives.h"
#include "vm/run/exception.h"
#include "vm/model/names.h"

/* All of them, for vm/create.c. */
extern const NativeTable native_table;

#define NATIVE(class_, name, descriptor, function)                                             \
    void function(Thread *t, Value *args, Value *result);
#include "classlib/native/natives.def"
#undef NATIVE

/* The head of a definition: most natives need only some of their parameters. */
#define NATIVE_METHOD(function)                                                                \
    void function(Thread *t __attribute__((unused)), Value *args __attribute__((unused)),      \
                  Value *result __attribute__((unused)))

/* ---- Fields by name, superclasses included ---- */

/* The instance field, or NULL. No safepoint. */
const Field *native_find_field(const Class *c, const char *name);
/* The static field declared by the class, or NULL. */
const Field *native_find_static(const Class *c, const char *name);
/* Address of an instance field that must be there: a missing one is a broken class library. */
void *native_field(Object *object, const char *name);

static inline int32_t native_get_int(Object *object, const char *name) {
    return *(int32_t *)native_field(object, name);
}
static inline void native_set_int(Object *object, const char *name, int32_t value) {
    *(int32_t *)native_field(object, name) = value;
}
static inline Object *native_get_ref(Object *object, const char *name) {
    return slot_get(native_field(object, name));
}
static inline void native_set_ref(Object *object, const char *name, Object *value) {
    object_set_ref(object, native_field(object, name), value);
}

/* ---- Waiting ---- */

/* Around a call that waits for others, not for the processor: who looks at the thread sees that
 * it waits (JVMPI's status, profilers). **Safepoint** at the end. */
void native_wait_begin(Thread *t);
void native_wait_end(Thread *t);

/* ---- Arguments ---- */

/* The class behind a mirror argument. **Throws** NullPointerException (NULL) when it is null.
 * **Safepoint.** */
Class *native_class(Thread *t, Object *mirror);
/* The loader object's Loader. NULL: the boot loader. */
Loader *native_loader(Thread *t, Object *loader_object);
/* malloc'ed standard UTF-8. NULL: an exception is pending (null reference, or no memory).
 * **Safepoint.** */
char *native_text(Thread *t, Object *string);
/* Likewise, as the platform has it (vm/text/platform.h): names of files, of hosts, of users.
 * **Safepoint.** */
char *native_platform_text(Thread *t, Object *string);
/* Likewise of a text whose characters are bytes: paths that the platform gave are kept so.
 * **Safepoint.** */
char *native_raw_text(Thread *t, Object *string);
/* A name with dots as a symbol with slashes; NULL without exception: no such name can exist.
 * **Safepoint.** */
const char *native_class_symbol(Thread *t, Object *string);
/* Is [offset, offset + count) inside an array of this length? **Throws**
 * IndexOutOfBoundsException. **Safepoint.** */
bool native_check_range(Thread *t, int32_t offset, int32_t count, int32_t length);
/* Throws a NullPointerException without a message. **Safepoint.** */
void native_null(Thread *t);

/* ---- Results ---- */

/* A byte[] with these bytes, NULL for length 0. **Safepoint. Throws** OutOfMemoryError. */
Object *native_bytes(Thread *t, const void *bytes, size_t length);
/* A string whose characters are these bytes. **Safepoint. Throws** OutOfMemoryError. */
Object *native_raw_string(Thread *t, const char *bytes);
/* A String[] of the platform's texts, or of their bytes; NULL elements allowed. **Safepoint.
 * Throws.** */
Object *native_strings(Thread *t, const char *const *texts, size_t count);
Object *native_raw_strings(Thread *t, const char *const *texts, size_t count);

/* ---- Directories ---- */

/* The names in a directory, without . and .., malloc'ed as the array is: native_free_names.
 * False: errno says why. No safepoint; the thread should be NATIVE. */
bool native_directory_names(const char *path, char ***names, size_t *count);
/* Likewise of one that is open, and stays so: what was not read of it yet. */
bool native_folder_names(int folder, char ***names, size_t *count);
void native_free_names(char **names, size_t count);

#endif
