/* SPDX-License-Identifier: MIT */
/* java.lang.ClassLoader: defining and finding classes. A class file's bytes are copied out of
 * the heap first, because defining a class collects and arrays move. */
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "vm/classfile/boot_library.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/link/resolve.h"
#include "vm/load/loader.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

/* Defines bytes[offset, offset + length); NULL: thrown. `loader` is a rooted slot, perhaps of
 * null. */
static Class *define(Thread *t, Handle loader, Object *bytes, int32_t offset, int32_t length,
                     DefineOptions *options) {
    if (bytes == NULL) {
        native_null(t);
        return NULL;
    }
    if (!native_check_range(t, offset, length, array_length(bytes))) return NULL;
    uint8_t *copy = malloc((size_t)length + 1);
    if (copy == NULL) return exception_out_of_memory(t, "C heap");
    memcpy(copy, (uint8_t *)array_elements(bytes) + offset, (size_t)length);
    Class *c = loader_define(t, native_loader(t, *loader), copy, (size_t)length, options);
    free(copy);
    return c;
}

/* The expected name, if there is one; false: thrown, there can be no such class. Of a lookup it
 * is the file's own. */
static bool expected_name(Thread *t, Object *name, bool of_file, const char **symbol_of_name) {
    *symbol_of_name = NULL;
    if (name == NULL) return true;
    *symbol_of_name = native_class_symbol(t, name);
    if (*symbol_of_name != NULL) return true;
    if (t->exception == NULL) {
        char *text = native_text(t, name);
        if (text != NULL && of_file)
            exception_throw(t, "java/lang/ClassFormatError",
                            "Illegal class name \"%s\" in class file %s", text, text);
        else if (text != NULL)
            exception_throw(t, "java/lang/NoClassDefFoundError", "IllegalName: %s", text);
        free(text);
    }
    return false;
}

/* loader, name, bytes, offset, length, protection domain, source */
NATIVE_METHOD(java_lang_ClassLoader_defineClass1) {
    DefineOptions options = {.protection_domain = &args[5].l};
    if (!expected_name(t, args[1].l, false, &options.name)) return;
    if (args[6].l != NULL) {
        char *source = native_text(t, args[6].l);
        if (source == NULL) return;
        options.source = symbol(t->vm, source);
        free(source);
    }
    Class *c = define(t, &args[0].l, args[2].l, args[3].i, args[4].i, &options);
    if (c != NULL) result->l = c->mirror;
}

/* loader, lookup, name, bytes, offset, length, protection domain, initialize, flags, class data
 */
NATIVE_METHOD(java_lang_ClassLoader_defineClass0) {
    enum { NESTMATE = 1, HIDDEN = 2, STRONG = 4 };
    int32_t flags = args[8].i;
    Class *lookup = native_class(t, args[1].l);
    if (lookup == NULL) return;
    DefineOptions options = {.lookup = lookup,
                             .hidden = (flags & HIDDEN) != 0,
                             .strong = (flags & STRONG) != 0,
                             .source = lookup->source_url,
                             .protection_domain = &args[6].l,
                             .class_data = &args[9].l};
    if (flags & NESTMATE) {
        options.nestmate = true;
        options.lookup = access_nest_host(t, lookup);
    }
    if (!expected_name(t, args[2].l, true, &options.name)) return;
    Class *c = define(t, &args[0].l, args[3].l, args[4].i, args[5].i, &options);
    if (c == NULL) return;
    HANDLE_SCOPE(t);
    handle_new(t, c->mirror);
    if (args[9].l != NULL) native_set_ref(c->mirror, "classData", args[9].l);
    if (args[7].i ? class_initialize(t, c) : class_link(t, c)) result->l = c->mirror;
}

NATIVE_METHOD(java_lang_ClassLoader_findLoadedClass0) {
    const char *name = args[1].l != NULL ? native_class_symbol(t, args[1].l) : NULL;
    Class *c = name != NULL ? loader_find(t->vm, native_loader(t, args[0].l), name) : NULL;
    if (c != NULL) result->l = c->mirror;
}

/* Null, not an exception, when the boot library has no such class. */
NATIVE_METHOD(java_lang_ClassLoader_findBootstrapClass) {
    const char *name = args[0].l != NULL ? native_class_symbol(t, args[0].l) : NULL;
    if (name == NULL || name[0] == '[') return;
    Class *c = loader_find(t->vm, NULL, name);
    if (c == NULL) {
        if (boot_library_class(name) == NULL) return;
        c = loader_load(t, NULL, name, false);
    }
    if (c != NULL) result->l = c->mirror;
}
