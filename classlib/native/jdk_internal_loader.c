/* SPDX-License-Identifier: MIT */
/* jdk.internal.loader: the class path, resources of the class library, native libraries.
 * Searching the class path reads files, so the thread is NATIVE meanwhile. */
#include <stdlib.h>
#include <string.h>

#include "classlib/native/native.h"
#include "vm/classfile/boot_library.h"
#include "vm/load/class_path.h"
#include "vm/load/loader.h"
#include "vm/objects/operations.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"

NATIVE_METHOD(jdk_internal_loader_BootLoader_findResource0) {
    char *name = native_text(t, args[0].l);
    if (name == NULL) return;
    size_t length;
    uint8_t *bytes = boot_library_resource(name, &length);
    free(name);
    Object *array = bytes != NULL ? array_allocate_primitive(t, 'B', (int32_t)length) : NULL;
    if (array != NULL) memcpy(array_elements(array), bytes, length);
    free(bytes);
    result->l = array;
}

NATIVE_METHOD(jdk_internal_loader_BootLoader_names) {
    char **names = boot_library_names();
    size_t count = 0;
    while (names != NULL && names[count] != NULL) count++;
    if (names == NULL)
        exception_out_of_memory(t, "C heap");
    else
        result->l = native_strings(t, (const char *const *)names, count);
    free(names);
}

NATIVE_METHOD(jdk_internal_loader_BootLoader_hasPackage) {
    const char *name = args[0].l != NULL ? native_class_symbol(t, args[0].l) : NULL;
    result->i = name != NULL && boot_library_has_package(name);
}

/* loader, name */
NATIVE_METHOD(jdk_internal_loader_ClassLoaders_AppClassLoader_findAppClass0) {
    const char *name = args[1].l != NULL ? native_class_symbol(t, args[1].l) : NULL;
    if (name == NULL || name[0] == '[') return;
    Class *c = loader_define_from_path(t, native_loader(t, args[0].l), name);
    if (c != NULL) result->l = c->mirror;
}

NATIVE_METHOD(jdk_internal_loader_ClassLoaders_AppClassLoader_findAppResources0) {
    char *name = native_text(t, args[0].l);
    if (name == NULL) return;
    thread_leave_vm(t, THREAD_NATIVE);
    char **urls = class_path_urls(t->vm->class_path, name, 0);
    thread_enter_vm(t);
    free(name);
    if (urls == NULL) {
        exception_out_of_memory(t, "C heap");
        return;
    }
    size_t count = 0;
    while (urls[count] != NULL) count++;
    result->l = native_strings(t, (const char *const *)urls, count);
    class_path_free_urls(urls);
}

/* loader, path */
NATIVE_METHOD(jdk_internal_loader_NativeLibraries_load0) {
    char *path = native_platform_text(t, args[1].l);
    if (path == NULL) return;
    natives_load_library(t, &args[0].l, path);
    free(path);
}
