/* SPDX-License-Identifier: MIT */
/* The start, as a state machine (section 2 of the boundary). vm/create.c makes the first
 * classes and the main thread's objects and calls the library's three phases; before each of
 * them is done here what the JDK's library needs:
 *
 *   phase 1   Module, UnsafeConstants with their values, Method, in this order (J112 to J114)
 *   phase 2   the thread that tells of signals (J120); errors that the VM throws, so that
 *             throwing them runs no initializer (J119), and the core of method handles, of
 *             which two threads could each hold a half (J122)
 *   phase 3   nothing: the module system is there
 *   the end   the archive is written, and the agent for management starts, if options want it
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jdk/functions.h"
#include "jdk/jdk.h"
#include "jdk/management.h"
#include "vm/classfile/boot_library.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/system/native_file.h"

/* ---- Opening and closing ---- */

/* The archive of the options, or the usual one; false: there is none to look at. */
static bool archive_path(const VM *vm, const Jdk *jdk, char *path, size_t size) {
    const char *named = vm->options.jdk_archive;
    if (named == NULL) return class_archive_usual_path(jdk->home, path, size);
    return snprintf(path, size, "%s", named) < (int)size;
}

/* One that was asked for and cannot be used is told of; what nobody spoke of need not be there.
 */
static void open_archive(VM *vm, Jdk *jdk, const char *path) {
    char why[256];
    jdk->archive = class_archive_open(path, jdk->image, why, sizeof why);
    if (jdk->archive == NULL && vm->options.jdk_archive != NULL)
        fprintf(stderr, "minijvm: %s is not used: %s\n", path, why);
    if (!vm->options.verbose_class) return;
    if (jdk->archive != NULL)
        printf("[Archive %s]\n", path);
    else
        printf("[No archive: %s: %s]\n", path, why);
}

static bool open_image(VM *vm, Jdk *jdk, char *message, size_t size) {
    char modules[PATH_MAX + 24], archive[PATH_MAX];
    const Options *options = &vm->options;
    snprintf(modules, sizeof modules, "%s/lib/modules", jdk->home);
    bool reads = !options->jdk_dump && !options->jdk_archive_off &&
                 archive_path(vm, jdk, archive, sizeof archive);
    const void *place = options->jdk_dump ? class_archive_new_place(modules)
                        : reads           ? class_archive_image_place(archive)
                                          : NULL;
    jdk->image = image_open(modules, place, message, size);
    if (jdk->image != NULL && reads) open_archive(vm, jdk, archive);
    return jdk->image != NULL;
}

static bool jdk_open(VM *vm, char *message, size_t size) {
    Jdk *jdk = calloc(1, sizeof *jdk);
    char path[PATH_MAX + 24];
    vm->library_data = jdk;
    if (jdk == NULL || (jdk->modules = jdk_modules_create()) == NULL ||
        (jdk->signals = jdk_signals_create()) == NULL) {
        snprintf(message, size, "out of memory");
        return false;
    }
    if ((jdk->patches = jdk_patches_create(vm, message, size)) == NULL) return false;
    if (!jdk_find_home(vm->options.jdk_home, jdk->home, sizeof jdk->home, message, size))
        return false;
    if (!open_image(vm, jdk, message, size)) return false;
    if (!process_claim_jdk()) {
        snprintf(message, size,
                 "-Xjdk: another VM of this process runs, or ran, on the JDK's library, which "
                 "keeps what it learnt of it");
        return false;
    }
    snprintf(path, sizeof path, "%s/lib/libjava.so", jdk->home);
    const char *why;
    bool has_shim = jdk_open_shim(jdk, message, size);
    if (has_shim && (jdk->libjava = native_file_open(path, RTLD_LAZY, &why)) != NULL)
        return true;
    if (has_shim) snprintf(message, size, "-Xjdk: %s", why);
    process_release_jdk();
    return false;
}

static void jdk_end(VM *vm) {
    if (jdk_of(vm) == NULL) return;
    if (jdk_of(vm)->signals != NULL) jdk_signals_end(vm);
    management_end(vm);
}

static void jdk_close(VM *vm) {
    Jdk *jdk = jdk_of(vm);
    if (jdk == NULL) return;
    jdk_signals_destroy(jdk->signals);
    jdk_modules_destroy(vm, jdk->modules);
    jdk_patches_destroy(jdk->patches);
    management_destroy(vm);
    class_archive_close(jdk->archive);
    image_close(jdk->image);
    free(jdk);
    vm->library_data = NULL;
}

/* ---- Boot classes ---- */

/* A class file of a boot module: of the image where it lies, or, then `owned`, from malloc:
 * patched, or packed in the image. */
typedef struct BootBytes {
    const char *module; /* NULL: there is none */
    const uint8_t *at;
    size_t length;
    bool owned;
    ClassFile *parsed; /* of the archive; NULL: it does not have it */
} BootBytes;

static const char *module_of(VM *vm, const char *name) {
    const char *slash = strrchr(name, '/');
    return slash != NULL ? jdk_boot_module(jdk_of(vm), name, (size_t)(slash - name)) : NULL;
}

static BootBytes find_bytes(VM *vm, const char *name) {
    Jdk *jdk = jdk_of(vm);
    BootBytes found = {.module = NULL};
    const char *module = module_of(vm, name);
    if (module == NULL) return found;
    found.at = jdk_patches_find(jdk->patches, module, name, &found.length);
    found.owned = found.at != NULL;
    if (!found.owned && jdk->archive != NULL)
        found.parsed = class_archive_find(jdk->archive, module, name, &found.at, &found.length);
    if (found.at == NULL)
        found.at = image_find(jdk->image, module, name, "class", &found.length);
    if (found.at == NULL) {
        found.at = image_unpack(jdk->image, module, name, "class", &found.length);
        found.owned = found.at != NULL;
    }
    if (found.at != NULL) found.module = module;
    return found;
}

static void bytes_free(const BootBytes *bytes) {
    if (bytes->owned) free((void *)(uintptr_t)bytes->at);
}

/* The VM's own Java interface, in a package that no JDK has; NULL: it is no class of it. */
static const BlobEntry *find_own(const char *name) {
    static const char package[] = "com/ibm/uvm/instrumenting/";
    return strncmp(name, package, sizeof package - 1) == 0 ? boot_library_class(name) : NULL;
}

static Class *load_own(Thread *t, const BlobEntry *entry, const char *name) {
    uint8_t *bytes = boot_library_unpack(entry);
    if (bytes == NULL) return exception_out_of_memory(t, "C heap");
    Class *c = loader_define(t, NULL, bytes, entry->unpacked,
                             &(DefineOptions){.name = name, .shared = true});
    free(bytes);
    return c;
}

static bool jdk_has(VM *vm, const char *name) {
    const char *module = module_of(vm, name);
    if (module != NULL && image_has(jdk_of(vm)->image, module, name, "class")) return true;
    BootBytes bytes = find_bytes(vm, name); /* it may be patched in */
    bytes_free(&bytes);
    return bytes.module != NULL || find_own(name) != NULL;
}

static Class *jdk_load(Thread *t, const char *name) {
    BootBytes bytes = find_bytes(t->vm, name);
    const BlobEntry *own = bytes.module == NULL ? find_own(name) : NULL;
    if (bytes.module == NULL) return own != NULL ? load_own(t, own, name) : NULL;
    char source[256];
    snprintf(source, sizeof source, "jrt:/%s", bytes.module);
    DefineOptions options = {.name = name,
                             .source = symbol(t->vm, source),
                             .checked_late = true,
                             .bytes_stay = !bytes.owned,
                             .parsed = bytes.parsed,
                             .shared = true};
    Class *c = loader_define(t, NULL, bytes.at, bytes.length, &options);
    bytes_free(&bytes);
    return c;
}

/* ---- Between the phases ---- */

static bool initialize(Thread *t, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++) {
        Class *c = loader_boot_class(t, names[i]);
        if (c == NULL || !class_initialize(t, c)) return false;
    }
    return true;
}

static void store_int(Class *c, const char *name, int32_t value) {
    for (uint32_t i = 0; i < c->field_count; i++) {
        const Field *f = &c->fields[i];
        if (strcmp(f->name, name) != 0) continue;
        if (f->kind == 'Z')
            *((char *)c->mirror + f->offset) = (char)value;
        else
            *(int32_t *)(void *)((char *)c->mirror + f->offset) = value;
    }
}

/* Unsafe copies them into constants of its own when it is initialized (J231, J852). */
static bool tell_unsafe(Thread *t) {
    Class *c = loader_boot_class(t, "jdk/internal/misc/UnsafeConstants");
    if (c == NULL || !class_initialize(t, c)) return false;
    store_int(c, "ADDRESS_SIZE0", sizeof(void *));
    store_int(c, "PAGE_SIZE", (int32_t)sysconf(_SC_PAGESIZE));
    store_int(c, "BIG_ENDIAN", 0);
    store_int(c, "UNALIGNED_ACCESS", 1);
    return true;
}

static bool write_archive(Thread *t) {
    char path[PATH_MAX];
    if (archive_path(t->vm, jdk_of(t->vm), path, sizeof path))
        return class_archive_write(t, path);
    fputs("minijvm: -Xjdk:dump: neither XDG_CACHE_HOME nor HOME is a folder: name a file by "
          "-Xjdk:dump=<file>\n",
          stderr);
    return false;
}

/* What is wrong with its properties it says itself; then there is no VM (J142). */
static bool start_management(Thread *t) {
    VM *vm = t->vm;
    Class *c = loader_boot_class(t, "jdk/internal/agent/Agent");
    if (c == NULL || !class_initialize(t, c)) return false;
    Method *start = class_declared_method(c, symbol(vm, "startAgent"), symbol(vm, "()V"));
    if (start == NULL || invoke_method(t, start, NULL, NULL)) return start != NULL;
    t->exception = NULL;
    return !(vm->refusal_is_said = true);
}

static bool jdk_prepare(Thread *t, LibraryStep step) {
    static const char *const first[] = {"java/lang/Module"}, *const reflection[] = {
                                                                 "java/lang/reflect/Method"};
    static const char *const errors[] = {
        "java/lang/OutOfMemoryError",
        "java/lang/NullPointerException",
        "java/lang/ClassCastException",
        "java/lang/ArrayStoreException",
        "java/lang/ArithmeticException",
        "java/lang/StackOverflowError",
        "java/lang/IllegalMonitorStateException",
        "java/lang/IllegalArgumentException",
        "java/lang/invoke/MethodHandle",
        "java/lang/invoke/ResolvedMethodName",
        "java/lang/invoke/MemberName",
        "java/lang/invoke/MethodHandleNatives",
    };
    switch (step) {
    case LIBRARY_PHASE_1:
        return initialize(t, first, 1) && tell_unsafe(t) && initialize(t, reflection, 1);
    case LIBRARY_PHASE_2:
        jdk_signals_start(t);
        return initialize(t, errors, sizeof errors / sizeof errors[0]);
    case LIBRARY_PHASE_3: return true;
    case LIBRARY_STARTED:
        return (!t->vm->options.jdk_dump || write_archive(t)) &&
               (!t->vm->options.jdk_manages || start_management(t));
    }
    return true;
}

/* ---- The library as the VM sees it ---- */

void jdk_native_nothing(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->bits = 0;
}

void jdk_VectorSupport_getMaxLaneCount(Thread *t, Value *args, Value *result) {
    (void)t, (void)args;
    result->i = -1; /* no such processor: the library's own loops then (J626) */
}

const ClassLibrary jdk_library = {
    .name = "jdk",
    .open = jdk_open,
    .close = jdk_close,
    .end = jdk_end,
    .load = jdk_load,
    .fits = jdk_members_fit,
    .has = jdk_has,
    .find_native = jdk_find_native,
    .keeps_native = jdk_keeps_native,
    .place = jdk_place,
    .prepare = jdk_prepare,
    .find_handles = jdk_find_handles,
    .loads_libraries = jdk_loads_libraries,
    .loading_for = jdk_loading_for,
    .module_name = jdk_module_name,
    .module_text = jdk_module_text,
    .module_prefix = jdk_module_prefix,
    .may_access = jdk_may_access,
    .access_refused = jdk_access_refused,
    .is_platform = jdk_is_platform_loader,
    .collected = jdk_collected,
    .forget = jdk_forget_loader,
};
