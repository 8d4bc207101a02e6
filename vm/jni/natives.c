/* SPDX-License-Identifier: MIT */
/* Binding of native methods, and the libraries they come from. A library belongs to the loader
 * that loaded it and is searched only for that loader's classes. Order: built-in rows (boot
 * classes), then each library by the short and by the long mangled name,
 *
 *   Java_ <class> _ <method> [ __ <parameters> ]
 *
 * with letters and digits as they are, / as _, and _ ; [ as _1 _2 _3, all else as _0xxxx per
 * UTF-16 unit. */
#include "vm/jni/natives.h"

#include <dlfcn.h>
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/run/exception.h"
#include "vm/system/lock.h"
#include "vm/system/native_file.h"
#include "vm/text/descriptor.h"
#include "vm/text/utf8.h"

typedef struct NativeLibrary {
    struct NativeLibrary *next;
    void *handle; /* of dlopen */
    Loader *loader;
    Thread *loading; /* the thread that is in its JNI_OnLoad */
    char path[];
} NativeLibrary;

struct NativeLibraries {
    pthread_mutex_t lock; /* leaf */
    NativeLibrary *first; /* newest first */
};

static NativeLibraries *libraries_of(VM *vm) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    if (vm->libraries == NULL && (vm->libraries = calloc(1, sizeof *vm->libraries)) != NULL)
        pthread_mutex_init(&vm->libraries->lock, NULL);
    NativeLibraries *libraries = vm->libraries;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return libraries;
}

/* ---- Text ---- */

typedef struct Text {
    char *bytes; /* NULL: only measured */
    size_t length, size;
} Text;

static void text_add(Text *text, const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++, text->length++)
        if (text->length + 1 < text->size) text->bytes[text->length] = bytes[i];
}

static void text_end(Text *text) {
    if (text->size != 0)
        text->bytes[text->length < text->size ? text->length : text->size - 1] = 0;
}

static void mangle(Text *text, const char *bytes, size_t length) {
    const char *end = bytes + length;
    while (bytes < end) {
        uint16_t unit = utf8_next(&bytes, end);
        char plain = (char)unit, escape[8];
        if ((unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') ||
            (unit >= '0' && unit <= '9'))
            text_add(text, &plain, 1);
        else if (unit == '/')
            text_add(text, "_", 1);
        else if (unit == '_')
            text_add(text, "_1", 2);
        else if (unit == ';')
            text_add(text, "_2", 2);
        else if (unit == '[')
            text_add(text, "_3", 2);
        else
            text_add(text, escape, (size_t)snprintf(escape, sizeof escape, "_0%04x", unit));
    }
}

char *natives_mangled_name(const Method *method, size_t *long_part) {
    Text text = {NULL, 0, 0};
    for (int round = 0; round < 2; round++) {
        text.length = 0;
        text_add(&text, "Java_", 5);
        mangle(&text, method->holder->name, strlen(method->holder->name));
        text_add(&text, "_", 1);
        mangle(&text, method->name, strlen(method->name));
        *long_part = text.length;
        text_add(&text, "__", 2);
        const char *close = descriptor_parameters_end(method->descriptor);
        mangle(&text, method->descriptor + 1, (size_t)(close - method->descriptor - 1));
        if (round == 0) {
            text.size = text.length + 1;
            if ((text.bytes = malloc(text.size)) == NULL) return NULL;
        }
    }
    text_end(&text);
    return text.bytes;
}

/* ---- Binding ---- */

const NativeRow *natives_built_in(const Method *method) {
    const NativeTable *table = method->holder->vm->built_in_natives;
    const NativeRow *rows = table->rows;
    size_t low = 0, high = table->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (strcmp(rows[middle].class_name, method->holder->name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < table->count && strcmp(rows[low].class_name, method->holder->name) == 0; low++)
        if (strcmp(rows[low].name, method->name) == 0 &&
            strcmp(rows[low].descriptor, method->descriptor) == 0)
            return &rows[low];
    return NULL;
}

void natives_register(Method *method, void *function) {
    __atomic_store_n(&method->native, (uintptr_t)function, __ATOMIC_RELEASE);
}

static void *libraries_symbol(VM *vm, const Loader *loader, const char *name) {
    NativeLibraries *libraries = libraries_of(vm);
    void *function = NULL;
    if (libraries == NULL) return NULL;
    lock_acquire(&libraries->lock, LOCK_NATIVES);
    for (NativeLibrary *library = libraries->first; library != NULL && function == NULL;
         library = library->next)
        if (library->loader == loader) function = dlsym(library->handle, name);
    lock_release(&libraries->lock, LOCK_NATIVES);
    return function;
}

/* What was found, unless somebody registered a function meanwhile. */
static uintptr_t method_bind(Method *method, uintptr_t found) {
    uintptr_t bound = 0;
    return __atomic_compare_exchange_n(&method->native, &bound, found, false, __ATOMIC_ACQ_REL,
                                       __ATOMIC_ACQUIRE)
               ? found
               : bound;
}

static const char *external(const Method *m, char *text, size_t size) {
    return method_external_name(m->holder->name, m->name, m->descriptor, text, size);
}

static uintptr_t unsatisfied(Thread *t, const Method *m) {
    char text[1024];
    exception_throw(t, "java/lang/UnsatisfiedLinkError", "'%s'",
                    external(m, text, sizeof text));
    return 0;
}

uintptr_t natives_bind(Thread *t, Method *method) {
    Class *holder = method->holder;
    const ClassLibrary *library = t->vm->library;
    if (library != NULL) {
        uintptr_t found = library->find_native(t, method);
        if (found != 0) return method_bind(method, found);
        return t->exception != NULL ? 0 : unsatisfied(t, method);
    }
    if (holder->loader == NULL) {
        const NativeRow *row = natives_built_in(method);
        if (row != NULL)
            return method_bind(method,
                               (uintptr_t)row->function | (row->is_jni ? 0 : NATIVE_OF_VM));
    }
    size_t long_part = 0;
    char *name = natives_mangled_name(method, &long_part);
    if (name == NULL) {
        exception_out_of_memory(t, "native method name");
        return 0;
    }
    name[long_part] = 0;
    void *function = libraries_symbol(t->vm, holder->loader, name);
    if (function == NULL) {
        name[long_part] = '_';
        function = libraries_symbol(t->vm, holder->loader, name);
    }
    free(name);
    if (function == NULL) return unsatisfied(t, method);
    char text[1024];
    if (t->vm->options.verbose_jni)
        fprintf(stderr, "[Dynamic-linking native method %s ... JNI]\n",
                external(method, text, sizeof text));
    return method_bind(method, (uintptr_t)function);
}

/* ---- Libraries ---- */

bool natives_loading(Thread *t, Loader **loader) {
    NativeLibraries *libraries = t->vm->libraries;
    bool found = false;
    if (libraries == NULL) return false;
    lock_acquire(&libraries->lock, LOCK_NATIVES);
    for (NativeLibrary *library = libraries->first; library != NULL && !found;
         library = library->next)
        if (library->loading == t) {
            *loader = library->loader;
            found = true;
        }
    lock_release(&libraries->lock, LOCK_NATIVES);
    return found;
}

static void library_remove(NativeLibraries *libraries, NativeLibrary *library) {
    lock_acquire(&libraries->lock, LOCK_NATIVES);
    for (NativeLibrary **at = &libraries->first; *at != NULL; at = &(*at)->next)
        if (*at == library) {
            *at = library->next;
            break;
        }
    lock_release(&libraries->lock, LOCK_NATIVES);
}

/* The version the library wants; a library without JNI_OnLoad wants 1.1. From IN_VM, in NATIVE
 * meanwhile. */
static jint library_on_load(Thread *t, NativeLibrary *library) {
    jint (*on_load)(JavaVM *, void *) =
        (jint(*)(JavaVM *, void *))dlsym(library->handle, "JNI_OnLoad");
    if (on_load == NULL) return JNI_VERSION_1_1;
    HANDLE_SCOPE(t);
    handles_push_floor(t);
    thread_leave_vm(t, THREAD_NATIVE);
    jint version = on_load((JavaVM *)(void *)t->vm->handle, NULL);
    thread_enter_vm(t);
    return version;
}

/* It stays mapped: threads of its own may run on, and keys' destructors be called at the end of
 * any thread. */
static void library_close(Thread *t, NativeLibrary *library, bool tell) {
    void (*on_unload)(JavaVM *, void *) =
        tell ? (void (*)(JavaVM *, void *))dlsym(library->handle, "JNI_OnUnload") : NULL;
    HANDLE_SCOPE(t);
    handles_push_floor(t);
    thread_leave_vm(t, THREAD_NATIVE);
    if (on_unload != NULL) on_unload((JavaVM *)(void *)t->vm->handle, NULL);
    thread_enter_vm(t);
    t->exception = NULL;
    free(library);
}

void *natives_load_library(Thread *t, Handle loader_handle, const char *path) {
    VM *vm = t->vm;
    Loader *loader = loader_of(t, handle_get(loader_handle));
    NativeLibraries *libraries = libraries_of(vm);
    NativeLibrary *library = malloc(sizeof *library + strlen(path) + 1);
    if (libraries == NULL || library == NULL) {
        free(library);
        return exception_out_of_memory(t, "native library");
    }
    thread_leave_vm(t, THREAD_NATIVE);
    const char *error;
    void *handle = native_file_open(path, RTLD_LAZY, &error);
    thread_enter_vm(t);
    if (handle == NULL) {
        free(library);
        return exception_throw(t, "java/lang/UnsatisfiedLinkError", "%s: %s", path, error);
    }
    *library = (NativeLibrary){.handle = handle, .loader = loader, .loading = t};
    strcpy(library->path, path);

    NativeLibrary *other = NULL;
    lock_acquire(&libraries->lock, LOCK_NATIVES);
    for (other = libraries->first; other != NULL && other->handle != handle;)
        other = other->next;
    if (other == NULL) {
        library->next = libraries->first;
        libraries->first = library;
    }
    bool same_loader = other != NULL && other->loader == loader;
    lock_release(&libraries->lock, LOCK_NATIVES);
    if (other != NULL) {
        dlclose(handle);
        free(library);
        if (same_loader) return handle;
        return exception_throw(t, "java/lang/UnsatisfiedLinkError",
                               "Native Library %s already loaded in another classloader", path);
    }

    jint version = library_on_load(t, library);
    library->loading = NULL;
    bool served = env_serves_version(version);
    if (t->exception == NULL && served) {
        if (vm->options.verbose_jni) fprintf(stderr, "[Loaded native library %s]\n", path);
        return handle;
    }
    library_remove(libraries, library);
    HANDLE_SCOPE(t);
    Handle pending = handle_new(t, t->exception);
    library_close(t, library, false);
    t->exception = handle_get(pending);
    if (t->exception == NULL)
        exception_throw(t, "java/lang/UnsatisfiedLinkError",
                        "unsupported JNI version 0x%08X required by %s", (unsigned)version,
                        path);
    return NULL;
}

static NativeLibrary *libraries_take(NativeLibraries *libraries, const Loader *loader,
                                     bool all) {
    NativeLibrary *library;
    lock_acquire(&libraries->lock, LOCK_NATIVES);
    for (library = libraries->first; library != NULL && !all && library->loader != loader;)
        library = library->next;
    lock_release(&libraries->lock, LOCK_NATIVES);
    if (library != NULL) library_remove(libraries, library);
    return library;
}

void natives_unload_loader(Thread *t, Loader *loader) {
    NativeLibrary *library;
    if (t->vm->libraries == NULL) return;
    while ((library = libraries_take(t->vm->libraries, loader, false)) != NULL)
        library_close(t, library, true);
}

void natives_unload_all(Thread *t) {
    NativeLibraries *libraries = t->vm->libraries;
    NativeLibrary *library;
    if (libraries == NULL) return;
    while ((library = libraries_take(libraries, NULL, true)) != NULL)
        library_close(t, library, true);
    t->vm->libraries = NULL;
    pthread_mutex_destroy(&libraries->lock);
    free(libraries);
}
