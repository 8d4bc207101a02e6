/* SPDX-License-Identifier: MIT */
/* Field access by name, arguments and results of native methods. The classes looked into are
 * small, so a linear search by text is cheap beside the call, and no table has to be kept per
 * VM. */
#include "classlib/native/native.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "vm/load/loader.h"
#include "vm/model/symbols.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

/* ---- Waiting ---- */

void native_wait_begin(Thread *t) {
    thread_set_wait_kind(t, WAIT_INTERNAL);
    thread_leave_vm(t, THREAD_NATIVE);
}

void native_wait_end(Thread *t) {
    thread_set_wait_kind(t, WAIT_NONE);
    thread_enter_vm(t);
}

/* ---- Fields ---- */

const Field *native_find_field(const Class *c, const char *name) {
    for (; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, name) == 0)
                return &c->fields[i];
    return NULL;
}

const Field *native_find_static(const Class *c, const char *name) {
    for (uint32_t i = 0; i < c->field_count; i++)
        if ((c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, name) == 0)
            return &c->fields[i];
    return NULL;
}

void *native_field(Object *object, const char *name) {
    const Field *field = native_find_field(object_class(object), name);
    if (field == NULL)
        vm_fatal(object_class(object)->vm, "the class library lacks %s.%s",
                 object_class(object)->name, name);
    return (char *)object + field->offset;
}

/* ---- Arguments ---- */

void native_null(Thread *t) { exception_throw(t, "java/lang/NullPointerException", NULL); }

Class *native_class(Thread *t, Object *mirror) {
    if (mirror != NULL) return class_of_mirror(mirror);
    native_null(t);
    return NULL;
}

Loader *native_loader(Thread *t, Object *loader_object) {
    return loader_object != NULL ? loader_of(t, loader_object) : NULL;
}

char *native_text(Thread *t, Object *string) {
    if (string == NULL) {
        native_null(t);
        return NULL;
    }
    char *text = string_to_c(t->vm, string);
    if (text == NULL) exception_out_of_memory(t, "C heap");
    return text;
}

char *native_platform_text(Thread *t, Object *string) {
    if (string == NULL) {
        native_null(t);
        return NULL;
    }
    char *text = string_to_platform(t->vm, string);
    if (text == NULL) exception_out_of_memory(t, "C heap");
    return text;
}

char *native_raw_text(Thread *t, Object *string) {
    if (string == NULL) {
        native_null(t);
        return NULL;
    }
    int32_t length = string_length(t->vm, string);
    char *text = malloc((size_t)length + 1);
    if (text == NULL) {
        exception_out_of_memory(t, "C heap");
        return NULL;
    }
    for (int32_t i = 0; i < length; i++) text[i] = (char)string_char_at(t->vm, string, i);
    text[length] = 0;
    return text;
}

const char *native_class_symbol(Thread *t, Object *string) {
    size_t length;
    char *text = string_to_utf8(t->vm, string, &length);
    if (text == NULL) {
        exception_out_of_memory(t, "C heap");
        return NULL;
    }
    const char *name = NULL;
    if (memchr(text, '/', length) == NULL) {
        for (size_t i = 0; i < length; i++)
            if (text[i] == '.') text[i] = '/';
        if (descriptor_is_class_or_array_name(text, length, CLASSFILE_NEWEST_MAJOR))
            name = symbol_make(t, text, length);
    }
    free(text);
    return name;
}

bool native_check_range(Thread *t, int32_t offset, int32_t count, int32_t length) {
    if (offset >= 0 && count >= 0 && (int64_t)offset + count <= length) return true;
    exception_throw(t, "java/lang/IndexOutOfBoundsException", NULL);
    return false;
}

/* ---- Results ---- */

Object *native_bytes(Thread *t, const void *bytes, size_t length) {
    if (length == 0) return NULL;
    Object *array = array_allocate_primitive(t, 'B', (int32_t)length);
    if (array != NULL) memcpy(array_elements(array), bytes, length);
    return array;
}

Object *native_raw_string(Thread *t, const char *bytes) {
    size_t length = strlen(bytes);
    uint16_t *units = malloc((length + 1) * sizeof *units);
    if (units == NULL) return exception_out_of_memory(t, "C heap");
    for (size_t i = 0; i < length; i++) units[i] = (uint8_t)bytes[i];
    Object *string = string_from_utf16(t, units, length);
    free(units);
    return string;
}

static Object *make_strings(Thread *t, const char *const *texts, size_t count,
                            Object *(*make)(Thread *t, const char *text)) {
    HANDLE_SCOPE(t);
    Handle array = handle_new(t, array_allocate_of(t, t->vm->known.String, (int32_t)count));
    if (array == NULL) return NULL;
    for (size_t i = 0; i < count; i++) {
        if (texts[i] == NULL) continue;
        Object *string = make(t, texts[i]);
        if (string == NULL) return NULL;
        array_set_ref(*array, (int32_t)i, string);
    }
    return *array;
}

Object *native_strings(Thread *t, const char *const *texts, size_t count) {
    return make_strings(t, texts, count, string_from_platform);
}

Object *native_raw_strings(Thread *t, const char *const *texts, size_t count) {
    return make_strings(t, texts, count, native_raw_string);
}

/* ---- Directories ---- */

void native_free_names(char **names, size_t count) {
    for (size_t i = 0; i < count; i++) free(names[i]);
    free(names);
}

/* Room for one more: doubled at the powers of two. */
static bool names_add(char ***names, size_t *count, const char *name) {
    if ((*count & (*count - 1)) == 0) {
        char **grown = realloc(*names, (*count * 2 + 1) * sizeof *grown);
        if (grown == NULL) return false;
        *names = grown;
    }
    if (((*names)[*count] = strdup(name)) == NULL) return false;
    ++*count;
    return true;
}

static bool is_dots(const char *name) {
    return name[0] == '.' && (name[1] == 0 || (name[1] == '.' && name[2] == 0));
}

bool native_directory_names(const char *path, char ***names, size_t *count) {
    *names = NULL;
    *count = 0;
    DIR *directory = opendir(path);
    if (directory == NULL) return false;
    bool good = true;
    for (struct dirent *entry; good && (entry = readdir(directory)) != NULL;)
        if (!is_dots(entry->d_name)) good = names_add(names, count, entry->d_name);
    closedir(directory);
    if (good) return true;
    native_free_names(*names, *count);
    errno = ENOMEM;
    return false;
}

/* As getdents64 writes them, one behind the other. */
static bool names_add_all(char ***names, size_t *count, const char *entries, size_t size) {
    for (size_t at = 0; at < size;) {
        const struct dirent64 *entry = (const void *)(entries + at);
        if (!is_dots(entry->d_name) && !names_add(names, count, entry->d_name)) {
            errno = ENOMEM;
            return false;
        }
        at += entry->d_reclen;
    }
    return true;
}

bool native_folder_names(int folder, char ***names, size_t *count) {
    _Alignas(struct dirent64) char entries[4096]; /* of a stack that may be small */
    *names = NULL;
    *count = 0;
    ssize_t size;
    bool good = true;
    while (good && (size = getdents64(folder, entries, sizeof entries)) != 0)
        good = size > 0 && names_add_all(names, count, entries, (size_t)size);
    if (good || errno == ENOENT) return true; /* what was removed has no entries */
    int error = errno;
    native_free_names(*names, *count);
    errno = error;
    return false;
}
