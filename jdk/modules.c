/* SPDX-License-Identifier: MIT */
/* Modules and packages, as the library tells of them while it boots its layers and ever after
 * (section 8 of the boundary). A package belongs to a module of one loader; a class's `module`
 * is looked up by its loader and package when its mirror is made. Before java.base is defined,
 * the classes that are there have none; they get it then (J104, J133). */
#include <stdlib.h>
#include <string.h>

#include "jdk/modules.h"
#include "jdk/functions.h"
#include "vm/invoke/invoke_known.h"
#include "vm/jni/env_functions.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"

JdkModules *jdk_modules_create(void) {
    JdkModules *all = calloc(1, sizeof *all);
    if (all != NULL) pthread_mutex_init(&all->lock, NULL);
    return all;
}

static void package_free(Package *package) {
    modules_free_parties(&package->exports);
    free(package);
}

static void module_free(Module *module) {
    modules_free_parties(&module->reads);
    free(module->location);
    free(module->version);
    free(module);
}

void jdk_modules_destroy(VM *vm, JdkModules *all) {
    (void)vm;
    if (all == NULL) return;
    for (int i = 0; i < BUCKETS; i++)
        for (Package *p = all->packages[i], *next; p != NULL; p = next) {
            next = p->next;
            package_free(p);
        }
    for (Module *m = all->modules, *next; m != NULL; m = next) {
        next = m->next;
        module_free(m);
    }
    pthread_mutex_destroy(&all->lock);
    free(all);
}

/* ---- Tables ---- */

static uint32_t package_hash(const Loader *loader, const char *name, size_t length) {
    uint32_t hash = (uint32_t)((uintptr_t)loader >> 4) * 0x9E3779B1u;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (uint8_t)name[i]) * 0x01000193u;
    return hash;
}

Package *modules_find_package(JdkModules *all, const Loader *loader, const char *name,
                              size_t length) {
    uint32_t hash = package_hash(loader, name, length);
    Package *p = all->packages[hash % BUCKETS];
    while (p != NULL && !(p->hash == hash && p->module->loader == loader &&
                          strncmp(p->name, name, length) == 0 && p->name[length] == 0))
        p = p->next;
    return p;
}

Module *modules_find(JdkModules *all, const Loader *loader, const char *name) {
    Module *m = all->modules;
    while (m != NULL && !(m->loader == loader && strcmp(m->name, name) == 0)) m = m->next;
    return m;
}

void jdk_forget_loader(VM *vm, Loader *loader) {
    JdkModules *all = jdk_of(vm)->modules;
    modules_lock(all);
    modules_forget_parties(all, loader);
    for (int i = 0; i < BUCKETS; i++)
        for (Package **at = &all->packages[i]; *at != NULL;) {
            Package *p = *at;
            if (p->module->loader != loader) {
                at = &p->next;
                continue;
            }
            *at = p->next;
            package_free(p);
        }
    for (Module **at = &all->modules; *at != NULL;) {
        Module *m = *at;
        if (m->loader != loader) {
            at = &m->next;
            continue;
        }
        *at = m->next;
        module_free(m);
    }
    modules_unlock(all);
}

const char *jdk_boot_module(Jdk *jdk, const char *package, size_t length) {
    JdkModules *all = jdk->modules;
    modules_lock(all);
    const Package *p = modules_find_package(all, NULL, package, length);
    const char *name = all->base == NULL ? "java.base" : p != NULL ? p->module->name : NULL;
    modules_unlock(all);
    return name; /* boot modules are never freed */
}

/* ---- A class's module ---- */

size_t modules_package_length(const char *class_name) {
    const char *slash = strrchr(class_name, '/');
    return slash != NULL ? (size_t)(slash - class_name) : 0;
}

Object *modules_unnamed(const JdkModules *all, const Loader *loader) {
    if (loader == NULL) return env_object(all->boot_unnamed);
    if (loader->object == NULL) return NULL;
    return known_get(loader->object,
                     known_field(loader->vm->known.ClassLoader, "unnamedModule"));
}

void jdk_place(Thread *t, Class *c) {
    VM *vm = t->vm;
    JdkModules *all = jdk_of(vm)->modules;
    if (vm->known.Class_module == 0 || c->mirror == NULL) return;
    char *slot = (char *)c->mirror + vm->known.Class_module;
    if (slot_get(slot) != NULL) return;
    const Class *of = c;
    while (of->is_array) of = of->element;
    modules_lock(all);
    Module *module = all->base;
    if (module != NULL && !of->is_primitive) {
        const Package *p =
            modules_find_package(all, of->loader, of->name, modules_package_length(of->name));
        module = p != NULL ? p->module : NULL;
    }
    Object *object = module != NULL      ? env_object(module->object)
                     : all->base != NULL ? modules_unnamed(all, of->loader)
                                         : NULL;
    modules_unlock(all);
    if (object != NULL) object_set_ref(c->mirror, slot, object);
}

Object *jdk_module_name(const Class *c) {
    const Object *module =
        c->mirror != NULL ? known_get(c->mirror, c->vm->known.Class_module) : NULL;
    return module != NULL ? known_get(module, known_field(object_class(module), "name")) : NULL;
}

/* What was loaded before java.base was defined. */
static void place_early_classes(Thread *t) {
    VM *vm = t->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (Class *c = vm->classes.boot; c != NULL; c = c->next_in_loader) jdk_place(t, c);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

/* ---- Definition (J801 to J803) ---- */

char *modules_slashed(VM *vm, const Object *string) {
    size_t length;
    if (string == NULL || object_class(string) != vm->known.String) return NULL;
    char *text = string_to_utf8(vm, string, &length);
    for (char *p = text; text != NULL && *p != 0; p++)
        if (*p == '.') *p = '/';
    return text;
}

static char *text_of(VM *vm, jstring string) {
    size_t length;
    return env_object(string) != NULL ? string_to_utf8(vm, env_object(string), &length) : NULL;
}

static bool is_package_name(const char *name) {
    if (name[0] == 0 || name[0] == '/' || name[strlen(name) - 1] == '/') return false;
    return strpbrk(name, ".;[") == NULL && strstr(name, "//") == NULL;
}

bool jdk_is_platform_loader(const Loader *loader) {
    return loader == NULL ||
           strcmp(object_class(loader->object)->name,
                  "jdk/internal/loader/ClassLoaders$PlatformClassLoader") == 0;
}

/* The packages of a definition, each with its own module later. */
typedef struct Listed {
    Package **packages;
    int32_t count;
} Listed;

static void listed_free(Listed *listed) {
    for (int32_t i = 0; i < listed->count; i++) free(listed->packages[i]);
    free(listed->packages);
}

/* False: thrown. **Safepoint.** */
static bool list_packages(Thread *t, jobjectArray names, const Module *module, Listed *listed) {
    VM *vm = t->vm;
    const Object *array = env_object(names);
    int32_t count = array != NULL ? array_length(array) : 0;
    listed->packages = calloc((size_t)count + 1, sizeof *listed->packages);
    if (listed->packages == NULL) return exception_out_of_memory(t, "C heap") != NULL;
    for (int32_t i = 0; i < count; i++) {
        char *name = modules_slashed(vm, array_get_ref(env_object(names), i));
        if (name == NULL)
            return exception_throw(t, "java/lang/IllegalArgumentException",
                                   "Bad package name") != NULL;
        bool prohibited = (strcmp(name, "java") == 0 || strncmp(name, "java/", 5) == 0) &&
                          !jdk_is_platform_loader(module->loader);
        if (!is_package_name(name) || prohibited) {
            exception_throw(t, "java/lang/IllegalArgumentException",
                            prohibited
                                ? "Class loader tried to define prohibited package name: %s"
                                : "Invalid package name: %s for module: %s",
                            name, module->name);
            free(name);
            return false;
        }
        size_t n = strlen(name);
        Package *p = calloc(1, sizeof *p + n + 1);
        if (p == NULL) {
            free(name);
            return exception_out_of_memory(t, "C heap") != NULL;
        }
        p->hash = package_hash(module->loader, name, n);
        memcpy(p->name, name, n + 1);
        free(name);
        listed->packages[listed->count++] = p;
    }
    return true;
}

/* Enters everything or nothing; the text says why nothing. */
static bool enter(JdkModules *all, Module *module, Listed *listed, char *why, size_t size) {
    modules_lock(all);
    bool defined = modules_find(all, module->loader, module->name) != NULL;
    why[0] = 0;
    for (int32_t i = 0; i < listed->count && why[0] == 0 && !defined; i++) {
        const Package *p = listed->packages[i];
        const Package *other =
            modules_find_package(all, module->loader, p->name, strlen(p->name));
        if (other != NULL)
            snprintf(
                why, size,
                "Package %s for module %s is already in another module, %s, defined to the "
                "class loader",
                p->name, module->name, other->module->name);
    }
    if (defined) snprintf(why, size, "Module %s is already defined", module->name);
    if (why[0] == 0) {
        for (int32_t i = 0; i < listed->count; i++) {
            Package *p = listed->packages[i];
            p->module = module;
            p->next = all->packages[p->hash % BUCKETS];
            all->packages[p->hash % BUCKETS] = p;
        }
        listed->count = 0;
        module->next = all->modules;
        all->modules = module;
        if (module->loader == NULL && strcmp(module->name, "java.base") == 0)
            all->base = module;
    }
    modules_unlock(all);
    return why[0] == 0;
}

/* A module that stands nowhere yet; NULL: thrown. **Safepoint.** */
static Module *module_new(Thread *t, jobject object, bool is_open, jstring version,
                          jstring location) {
    VM *vm = t->vm;
    Object *o = env_object(object);
    if (o == NULL)
        return exception_throw(t, "java/lang/NullPointerException", "Null module object");
    Class *class_of_modules = loader_boot_class(t, "java/lang/Module");
    if (class_of_modules == NULL) return NULL;
    if (!object_is_instance(env_object(object), class_of_modules))
        return exception_throw(t, "java/lang/IllegalArgumentException",
                               "module is not an instance of type java.lang.Module");
    size_t length = 0;
    const Object *string = known_get(env_object(object), known_field(class_of_modules, "name"));
    if (string == NULL)
        return exception_throw(t, "java/lang/NullPointerException", "Null module name");
    char *name = string_to_utf8(vm, string, &length);
    Module *module = name != NULL ? calloc(1, sizeof *module + length + 1) : NULL;
    if (module == NULL) {
        free(name);
        return exception_out_of_memory(t, "C heap");
    }
    memcpy(module->name, name, length + 1);
    free(name);
    module->is_open = is_open;
    module->location = text_of(vm, location);
    module->version = text_of(vm, version);
    module->loader =
        loader_of(t, known_get(env_object(object), known_field(class_of_modules, "loader")));
    const char *wrong = length == 0 ? "Invalid module name: %s" : NULL;
    if (module->loader != NULL && strcmp(module->name, "java.base") == 0)
        wrong = "Class loader must be the boot class loader";
    if (wrong == NULL) return module;
    exception_throw(t, "java/lang/IllegalArgumentException", wrong, module->name);
    module_free(module);
    return NULL;
}

void jdk_JVM_DefineModule(JNIEnv *env, jobject object, jboolean is_open, jstring version,
                          jstring location, jobjectArray packages) {
    JdkModules *all = jdk_of(((Thread *)(void *)env)->vm)->modules;
    Module *module;
    Listed listed = {NULL, 0};
    char why[600];
    bool good, strong;
    {
        ENV_ENTER(env);
        module = module_new(t, object, is_open, version, location);
        if (module == NULL) return;
        good = list_packages(t, packages, module, &listed);
        strong = jdk_is_platform_loader(module->loader);
    }
    if (good)
        module->object =
            strong ? (*env)->NewGlobalRef(env, object) : (*env)->NewWeakGlobalRef(env, object);
    ENV_ENTER(env);
    if (good && !enter(all, module, &listed, why, sizeof why)) {
        bool again = strcmp(module->name, "java.base") == 0;
        exception_throw(t,
                        again ? "java/lang/InternalError" : "java/lang/IllegalStateException",
                        "%s", why);
        good = false;
    }
    listed_free(&listed);
    if (!good) module_free(module);
    if (good && module == all->base) place_early_classes(t);
}

void jdk_JVM_SetBootLoaderUnnamedModule(JNIEnv *env, jobject module) {
    JdkModules *all = jdk_of(((Thread *)(void *)env)->vm)->modules;
    if (module != NULL) {
        all->boot_unnamed = (*env)->NewGlobalRef(env, module);
        return;
    }
    ENV_ENTER(env);
    exception_throw(t, "java/lang/NullPointerException", "Null module object");
}

/* ---- Packages of boot classes (J490, J491) ---- */

/* Whether a class of this package was loaded. **Lock:** class. */
static bool has_class(VM *vm, const char *package, size_t length) {
    bool found = false;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (const Class *c = vm->classes.boot; c != NULL && !found; c = c->next_in_loader)
        found = !c->is_array && modules_package_length(c->name) == length &&
                strncmp(c->name, package, length) == 0;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return found;
}

jstring jdk_JVM_GetSystemPackage(JNIEnv *env, jstring string) {
    ENV_ENTER(env);
    VM *vm = t->vm;
    JdkModules *all = jdk_of(vm)->modules;
    char *name = modules_slashed(vm, env_object(string));
    const char *location = NULL;
    if (name != NULL && has_class(vm, name, strlen(name))) {
        modules_lock(all);
        const Package *p = modules_find_package(all, NULL, name, strlen(name));
        location = p != NULL ? p->module->location : NULL;
        modules_unlock(all);
    }
    free(name);
    return location != NULL ? (jstring)env_local(t, string_from_c(t, location)) : NULL;
}

/* The library asks of each name where it comes from, and takes no "nowhere": packages of
 * modules that it made itself, those of proxies, are not listed. */
jobjectArray jdk_JVM_GetSystemPackages(JNIEnv *env) {
    VM *vm = ((Thread *)(void *)env)->vm;
    JdkModules *all = jdk_of(vm)->modules;
    char **names = NULL;
    jsize count = 0, room = 0;
    for (int i = 0; i < BUCKETS; i++) {
        modules_lock(all);
        for (const Package *p = all->packages[i]; p != NULL; p = p->next) {
            if (p->module->loader != NULL || p->module->location == NULL) continue;
            if (count == room) {
                char **more = realloc(names, (size_t)(room = room * 2 + 64) * sizeof *names);
                if (more == NULL) break;
                names = more;
            }
            names[count] = strdup(p->name);
            count += names[count] != NULL;
        }
        modules_unlock(all);
    }
    jsize loaded = 0;
    for (jsize i = 0; i < count; i++) {
        if (has_class(vm, names[i], strlen(names[i])))
            names[loaded++] = names[i];
        else
            free(names[i]);
    }
    jclass strings = (*env)->FindClass(env, "java/lang/String");
    jobjectArray array =
        strings != NULL ? (*env)->NewObjectArray(env, loaded, strings, NULL) : NULL;
    for (jsize i = 0; i < loaded; i++) {
        jstring text = array != NULL ? (*env)->NewStringUTF(env, names[i]) : NULL;
        if (text != NULL) (*env)->SetObjectArrayElement(env, array, i, text);
        free(names[i]);
    }
    free(names);
    return array;
}
