/* SPDX-License-Identifier: MIT */
/* Loaders: their tables, loading through them (the boot library, or an upcall), their life and
 * end.
 *
 * The tables (name -> Class) are guarded by vm->classes.lock, which is never held while Java
 * runs or anything is allocated. Two threads may define the same boot class at once: the second
 * finds the first's in the table and drops its own. A thread that comes back to a class it is
 * just defining has found a circle; the classes in progress are a chain on its C stack
 * (t->loading). */
#include "vm/load/define.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/boot_library.h"
#include "vm/load/class_path.h"
#include "vm/load/constraints.h"
#include "vm/load/loader_index.h"
#include "vm/model/class_life.h"
#include "vm/model/library.h"
#include "vm/model/symbols.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/objects/string.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"
#include "vm/text/utf8.h"
#include "vm/threads/transition.h"

/* ---- Tables ---- */

struct LoaderTable {
    struct LoaderEntry {
        const char *name;
        Class *class_;
    } * entries;
    uint32_t capacity, count;
};

enum { TABLE_FIRST = 64 };

static struct LoaderEntry *table_slot(LoaderTable *table, const char *name) {
    uint32_t mask = table->capacity - 1, i = pointer_hash(name) & mask;
    while (table->entries[i].name != NULL && table->entries[i].name != name) i = (i + 1) & mask;
    return &table->entries[i];
}

static void table_put(VM *vm, LoaderTable **where, const char *name, Class *c) {
    LoaderTable *table = *where;
    if (table == NULL || table->count * 2 >= table->capacity) {
        uint32_t old_capacity = table != NULL ? table->capacity : 0;
        uint32_t capacity = table != NULL ? old_capacity * 2 : TABLE_FIRST;
        struct LoaderEntry *entries = vm_need(vm, capacity, sizeof *entries, "classes");
        if (table == NULL) table = vm_need(vm, 1, sizeof *table, "classes");
        struct LoaderEntry *old = table->entries;
        table->entries = entries;
        table->capacity = capacity;
        for (uint32_t i = 0; i < old_capacity; i++)
            if (old[i].name != NULL) *table_slot(table, old[i].name) = old[i];
        spare_free(old);
        *where = table;
    }
    struct LoaderEntry *slot = table_slot(table, name);
    if (slot->name == NULL) table->count++;
    *slot = (struct LoaderEntry){name, c};
}

static LoaderTable **loader_table(VM *vm, Loader *loader) {
    return loader != NULL ? &loader->table : &vm->classes.boot_table;
}

Class *loader_find_locked(VM *vm, Loader *loader, const char *name) {
    LoaderTable *table = *loader_table(vm, loader);
    return table != NULL ? table_slot(table, name)->class_ : NULL;
}

Class *loader_find(VM *vm, Loader *loader, const char *name) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    Class *c = loader_find_locked(vm, loader, name);
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return c;
}

Class *loader_enter(Loader *loader, const char *name, Class *c, bool defines,
                    Class **conflict) {
    VM *vm = c->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    LoaderTable **table = loader_table(vm, loader);
    Class *there = *table != NULL ? table_slot(*table, name)->class_ : NULL;
    *conflict =
        there == NULL && !c->is_hidden ? constraints_conflict(vm, loader, name, c) : NULL;
    if (there == NULL && *conflict == NULL) {
        if (!c->is_hidden) table_put(vm, table, name, c);
        if (defines) {
            Class **list = class_is_fleeting(c) ? &vm->classes.fleeting
                           : loader != NULL     ? &loader->classes
                                                : &vm->classes.boot;
            c->next_in_loader = *list;
            *list = c;
            vm->classes.loaded++;
        }
        there = c;
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return there;
}

Loader *loader_of(Thread *t, Object *object) {
    VM *vm = t->vm;
    if (object == NULL) return NULL;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    Loader *loader = loader_index_find(vm, object);
    if (loader == NULL) {
        loader = vm_need(vm, 1, sizeof *loader, "a class loader");
        loader->vm = vm;
        loader->object = object;
        loader->next = vm->classes.loaders;
        vm->classes.loaders = loader;
        loader->next_young = vm->classes.young_loaders;
        vm->classes.young_loaders = loader;
        loader_index_add(vm, loader);
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return loader;
}

/* ---- Loading ---- */

static Class *load_boot(Thread *t, const char *name) {
    if (t->vm->library != NULL) return t->vm->library->load(t, name);
    const BlobEntry *entry = boot_library_class(name);
    if (entry == NULL) return NULL;
    DefineOptions options = {.name = name, .source = "jrt:/java.base", .shared = true};
    if (WANTED(t, class_load_hook)) { /* agents see class files as the compiler wrote them */
        uint8_t *bytes = boot_library_unpack(entry);
        if (bytes == NULL) return exception_out_of_memory(t, "C heap");
        Class *c = loader_define(t, NULL, bytes, entry->unpacked, &options);
        free(bytes);
        return c;
    }
    Fault fault = {0};
    ClassFile *file = boot_library_parse(t->vm->boot_library, entry, &fault);
    if (file == NULL) return exception_throw_fault(t, &fault);
    return define_parsed(t, NULL, file, &options);
}

/* As Java writes it; owned by the caller. */
static char *external_name(Thread *t, const char *name) {
    char *external = strdup(name);
    if (external == NULL) return exception_out_of_memory(t, "C heap");
    for (char *p = external; *p; p++)
        if (*p == '/') *p = '.';
    return external;
}

static Class *load_by_upcall(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Handle loader_handle = handle_new(t, loader->object);
    char *external = external_name(t, name);
    Object *text = external != NULL ? string_from_utf8(t, external, strlen(external)) : NULL;
    free(external);
    if (text == NULL) return NULL;
    Value args[2] = {{.l = *loader_handle}, {.l = text}}, result;
    if (!upcalls.invoke_virtual(t, vm->known.ClassLoader_loadClass, args, &result)) return NULL;
    Class *c = result.l != NULL ? class_of_mirror(result.l) : NULL;
    return c != NULL && c->name == name ? c : NULL;
}

static bool is_not_found(const Object *exception) {
    const Class *c = object_class(exception);
    while (c != NULL && strcmp(c->name, "java/lang/ClassNotFoundException") != 0) c = c->super;
    return c != NULL;
}

/* A class of the library refers to one that is not there. */
static void *missing_in_library(Thread *t, const char *name) {
    Fault fault = {.kind = FAULT_WRONG_NAME};
    if (t->vm->library == NULL)
        return exception_throw_text(t, "java/lang/NoClassDefFoundError", name);
    snprintf(fault.message, sizeof fault.message, "%s", name);
    return library_throw_damage(t, &fault);
}

/* No class: ClassNotFoundException becomes the cause of NoClassDefFoundError where the class is
 * needed (JVMS 5.3.1). A loader that answers null, or a class of another name, has thrown
 * nothing. */
static Class *missing(Thread *t, const Loader *loader, const char *name, bool definite) {
    if (t->exception == NULL || is_not_found(t->exception))
        class_announce_failure(t, name, NULL);
    if (t->exception == NULL && !definite) /* in the internal form, as in the reference */
        return exception_throw_text(t, "java/lang/ClassNotFoundException", name);
    if (t->exception == NULL && loader == NULL) return missing_in_library(t, name);
    if (t->exception == NULL)
        return exception_throw_text(t, "java/lang/NoClassDefFoundError", name);
    if (definite && is_not_found(t->exception))
        exception_wrap(t, "java/lang/NoClassDefFoundError", name);
    return NULL;
}

/* NULL, perhaps with nothing pending: there is none. */
static Class *load_plain(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    Class *c = loader_find(vm, loader, name);
    if (c != NULL) return c;
    for (Loading *l = t->loading; l != NULL; l = l->outer)
        if (l->loader == loader && l->name == name)
            return exception_throw(t, "java/lang/ClassCircularityError", "%s", name);
    if (loader == NULL) return load_boot(t, name);
    c = load_by_upcall(t, loader, name);
    if (c == NULL) return NULL;
    Class *conflict, *there = loader_enter(loader, name, c, false, &conflict);
    return there != NULL ? there : define_violates(t, loader, c, conflict);
}

static Class *load(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    Class *c = loader_find(vm, loader, name);
    if (name[0] != '[') return c != NULL ? c : load_plain(t, loader, name);
    if (c != NULL) { /* it is linked from birth, so nobody waits later */
        if (atomic_load(&c->announcer) != NULL) loader_await_announcement(t, c);
        return c;
    }
    size_t n = strlen(name);
    Class *element = name[1] == 'L'   ? load(t, loader, symbol_intern(vm, name + 2, n - 3))
                     : name[1] == '[' ? load(t, loader, symbol_intern(vm, name + 1, n - 1))
                     : name[1] != 0   ? class_primitive(vm, name[1])
                                      : NULL;
    c = element != NULL ? class_array_of(t, element) : NULL;
    Class *ignored; /* what holds for the elements holds for their arrays */
    if (c != NULL && c->loader != loader) loader_enter(loader, name, c, false, &ignored);
    return c;
}

Class *loader_load(Thread *t, Loader *loader, const char *name, bool definite) {
    Class *c = load(t, loader, name);
    return c != NULL ? c : missing(t, loader, name, definite);
}

Class *loader_load_text(Thread *t, Loader *loader, const char *name, size_t length,
                        bool definite) {
    return loader_load(t, loader, symbol_intern(t->vm, name, length), definite);
}

Class *loader_load_type(Thread *t, Loader *loader, const char *descriptor, size_t length) {
    VM *vm = t->vm;
    switch (descriptor[0]) {
    case 'L': return loader_load_text(t, loader, descriptor + 1, length - 2, true);
    case '[': return loader_load_text(t, loader, descriptor, length, true);
    default: return class_primitive(vm, descriptor[0]);
    }
}

Class *loader_boot_class(Thread *t, const char *name) {
    return loader_load(t, NULL, symbol(t->vm, name), true);
}

/* The class path has standard UTF-8; no file system has a name with a zero in it. */
static bool class_file_path(const char *name, char *path, size_t size) {
    static const char suffix[] = ".class";
    uint16_t units[1024];
    size_t length = strlen(name);
    if (length >= sizeof units / sizeof *units || length + sizeof suffix > size) return false;
    size_t count = utf8_to_utf16(name, length, units);
    length =
        utf8_standard_from_utf16(units, count, path); /* never longer than the modified kind */
    memcpy(path + length, suffix, sizeof suffix);
    return memchr(path, 0, length) == NULL;
}

Class *loader_define_from_path(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    char path[1024];
    uint8_t *bytes;
    size_t length;
    const char *origin = NULL;
    Fault fault = {0};
    Class *c = loader_find(vm, loader, name);
    if (c != NULL) return c;
    if (!class_file_path(name, path, sizeof path)) return NULL;
    thread_leave_vm(t, THREAD_NATIVE);
    bool found = class_path_find(vm->class_path, path, &bytes, &length, &origin, &fault);
    thread_enter_vm(t);
    if (!found) {
        if (fault.kind != NULL) exception_throw_fault(t, &fault);
        return NULL;
    }
    char *url = origin != NULL ? class_path_origin_url(vm->class_path, origin) : NULL;
    c = loader_define(
        t, loader, bytes, length,
        &(DefineOptions){.name = name, .source = url != NULL ? symbol(vm, url) : NULL});
    free(url);
    free(bytes);
    return c;
}

/* ---- Visiting, ending ---- */

void loader_visit_classes(VM *vm, void (*visit)(void *data, Class *c), void *data) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    for (Class *c = vm->classes.boot; c != NULL; c = c->next_in_loader) visit(data, c);
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next)
        for (Class *c = loader->classes; c != NULL; c = c->next_in_loader)
            if (loader->object != NULL || c->mirror != NULL) visit(data, c);
    for (Class *c = vm->classes.fleeting; c != NULL; c = c->next_in_loader) visit(data, c);
    for (Class *c = vm->classes.ended; c != NULL; c = c->next_in_loader)
        if (c->mirror != NULL) visit(data, c);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

Class *loader_class_behind(const Class *c) {
    if (c->loader == NULL || class_is_fleeting(c)) return NULL;
    Class *next = c->next_in_loader;
    for (; next != c; next = next->next_in_loader) {
        if (next == NULL) next = c->loader->classes;
        if (next == c || next->mirror != NULL) break;
    }
    return next != c && (next->is_hidden || next->is_array) ? next : NULL;
}

static void table_visit_names(const LoaderTable *table,
                              void (*visit)(void *data, const char *name), void *data) {
    for (uint32_t i = 0; table != NULL && i < table->capacity; i++)
        visit(data, table->entries[i].name);
}

void loader_visit_names(VM *vm, void (*visit)(void *data, const char *name), void *data) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    table_visit_names(vm->classes.boot_table, visit, data);
    for (const Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next)
        table_visit_names(loader->table, visit, data);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

static void visit_class(Class *c, RootVisitor *visitor) {
    if (c->mirror != NULL) visitor->visit(visitor, &c->mirror);
    for (const KeptClass *kept = c->kept; kept != NULL; kept = kept->next)
        visitor->visit(visitor, &kept->class_->mirror);
}

/* Its object, the mirrors of its classes, and the classes of others that it led to: resolved
 * entries are plain pointers to those. */
static void loader_visit(Loader *loader, RootVisitor *visitor) {
    if (loader->object != NULL) visitor->visit(visitor, &loader->object);
    for (Class *c = loader->classes; c != NULL; c = c->next_in_loader) visit_class(c, visitor);
    for (uint32_t i = 0; loader->table != NULL && i < loader->table->capacity; i++) {
        Class *c = loader->table->entries[i].class_;
        if (c != NULL && c->loader != loader && c->loader != NULL)
            visitor->visit(visitor, &c->mirror);
    }
}

void loader_visit_owner(ShapeOwner *owner, RootVisitor *visitor) {
    if (owner->kind == OWNER_LOADER)
        loader_visit((Loader *)(void *)owner, visitor);
    else
        visitor->visit(visitor, &class_of_life(owner)->mirror);
}

void loaders_visit_roots(VM *vm, RootVisitor *visitor) {
    for (Class *c = vm->classes.boot; c != NULL; c = c->next_in_loader) visit_class(c, visitor);
}

void loaders_visit_young(VM *vm, RootVisitor *visitor) {
    for (Loader *loader = vm->classes.young_loaders; loader != NULL;
         loader = loader->next_young)
        if (loader->object != NULL) visitor->visit(visitor, &loader->object);
}

bool loaders_visit_found(VM *vm, uint32_t epoch,
                         Object *(*survivor)(void *plan, Object *object), void *plan,
                         RootVisitor *visitor) {
    bool found = false;
    for (Loader *loader = vm->classes.loaders; loader != NULL; loader = loader->next) {
        if (loader->owner.epoch == epoch || survivor(plan, loader->object) == NULL) continue;
        loader->owner.epoch = epoch;
        loader_visit(loader, visitor);
        found = true;
    }
    return found;
}

void loader_table_free(LoaderTable *table) {
    if (table == NULL) return;
    spare_free(table->entries);
    spare_free(table);
}
