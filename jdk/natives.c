/* SPDX-License-Identifier: MIT */
/* Who carries out a native method (J601 to J605). Of boot classes, in this order: the VM's own
 * for this library (`own`), the VM's own that both libraries share (`shared`: the rows of
 * classlib/native/natives.def), libjava; then, and for other loaders at once, whatever
 * ClassLoader.findNative finds in libraries that were loaded. */
#include "vm/jni/natives.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "jdk/functions.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"

/* Boot classes whose natives mean the same in both libraries, and need the VM's inside; or one
 * native alone. */
static const char *const shared[] = {
    "com/ibm/uvm/instrumenting/InstrumentVMSupport",
    "java/lang/Class",
    "java/lang/ClassLoader.findLoadedClass0",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/NullPointerException",
    "java/lang/Object",
    "java/lang/Runtime",
    "java/lang/Shutdown",
    "java/lang/StackTraceElement",
    "java/lang/String",
    "java/lang/System",
    "java/lang/Thread",
    "java/lang/Throwable",
    "java/lang/invoke/MethodHandle",
    "java/lang/ref/Reference",
    "java/lang/reflect/Array",
    "java/lang/reflect/Executable",
    "java/lang/reflect/Field",
    "jdk/internal/misc/Unsafe",
    "jdk/internal/misc/VM",
    "jdk/internal/reflect/ConstantPool",
    "jdk/internal/reflect/NativeConstructorAccessorImpl",
    "jdk/internal/reflect/NativeMethodAccessorImpl",
    "jdk/internal/reflect/Reflection",
};

typedef struct OwnNative {
    const char *class_name, *name, *descriptor; /* NULL: any */
    VmNative function;
} OwnNative;

#define NATIVE(class_name, name, descriptor, function) {class_name, name, descriptor, function},
static const OwnNative own[] = {
#include "jdk/natives.def"
};
#undef NATIVE

static bool is_named(const char *wanted, const char *name) {
    return wanted == NULL || strcmp(wanted, name) == 0;
}

static VmNative vm_native(const Method *m) {
    const char *holder = m->holder->name;
    if (m->holder->loader != NULL) return NULL;
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (is_named(own[i].class_name, holder) && is_named(own[i].name, m->name) &&
            is_named(own[i].descriptor, m->descriptor))
            return own[i].function;
    for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++) {
        size_t n = strlen(holder);
        if (strncmp(shared[i], holder, n) != 0) continue;
        if (shared[i][n] == '.' ? strcmp(shared[i] + n + 1, m->name) != 0 : shared[i][n] != 0)
            continue;
        const NativeRow *row = natives_built_in(m);
        return row != NULL && !row->is_jni ? (VmNative)row->function : NULL;
    }
    return NULL;
}

bool jdk_keeps_native(const Method *method) { return vm_native(method) != NULL; }

/* ClassLoader.findNative(loader, name): the address, or 0. */
static uintptr_t ask_loader(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Method *find =
        class_declared_method(vm->known.ClassLoader, symbol(vm, "findNative"),
                              symbol(vm, "(Ljava/lang/ClassLoader;Ljava/lang/String;)J"));
    if (find == NULL || !class_initialize(t, vm->known.ClassLoader)) return 0;
    Object *text = string_from_c(t, name);
    if (text == NULL) return 0;
    Value args[2] = {{.l = loader != NULL ? loader->object : NULL}, {.l = text}}, result;
    return invoke_method(t, find, args, &result) ? (uintptr_t)result.j : 0;
}

uintptr_t jdk_find_native(Thread *t, Method *method) {
    VmNative function = vm_native(method);
    if (function != NULL) return (uintptr_t)function | NATIVE_OF_VM;
    Loader *loader = method->holder->loader;
    size_t long_part = 0;
    char *name = natives_mangled_name(method, &long_part);
    if (name == NULL) {
        exception_out_of_memory(t, "native method name");
        return 0;
    }
    uintptr_t found = 0;
    for (int whole = 0; whole < 2 && found == 0 && t->exception == NULL; whole++) {
        name[long_part] = whole ? '_' : 0;
        if (loader == NULL) found = (uintptr_t)dlsym(jdk_of(t->vm)->libjava, name);
        if (found == 0) found = ask_loader(t, loader, name);
    }
    free(name);
    return found;
}

/* ---- JNI_OnLoad ---- */

bool jdk_loads_libraries(const Method *m) {
    return m->holder->loader == NULL &&
           strcmp(m->holder->name, "jdk/internal/loader/NativeLibraries") == 0;
}

bool jdk_loading_for(Thread *t, Loader **loader) {
    VM *vm = t->vm;
    Class *libraries = loader_boot_class(t, "jdk/internal/loader/NativeLibraries");
    Method *from = libraries != NULL
                       ? class_declared_method(libraries, symbol(vm, "getFromClass"),
                                               symbol(vm, "()Ljava/lang/Class;"))
                       : NULL;
    Value result = {.bits = 0};
    *loader = NULL;
    if (from == NULL || !invoke_method(t, from, NULL, &result)) return t->exception == NULL;
    *loader =
        result.l != NULL ? class_of_mirror(result.l)->loader : loader_of(t, vm->system_loader);
    return true;
}
