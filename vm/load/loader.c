/* SPDX-License-Identifier: MIT */
/* Loading: find the bytes, parse, load the superclass and interfaces, build the Class, make its mirror,
 * put it into the table, announce it.
 *
 * The tables (name -> Class) are guarded by vm->class_lock, which is never held while Java runs or
 * anything is allocated. Two threads may define the same boot class at once: the second finds the first's
 * in the table and drops its own. A thread that comes back to a class it is just defining has found a
 * circle; the classes in progress are a chain on its C stack (t->loading). */
#include "vm/load/loader.h"

#include <stdlib.h>
#include <string.h>

#include "vm/jni/natives.h"
#include "vm/link/initialize.h"
#include "vm/link/layout.h"
#include "vm/load/boot_library.h"
#include "vm/load/class_path.h"
#include "vm/load/descriptor.h"
#include "vm/load/utf8.h"
#include "vm/lock.h"
#include "vm/run/exception.h"
#include "vm/run/frame_map.h"
#include "vm/run/gate.h"
#include "vm/run/invoke.h"
#include "vm/run/observe.h"
#include "vm/run/operations.h"
#include "vm/run/string.h"

typedef struct Loading {
    struct Loading *outer;
    Loader *loader;
    const char *name;
} Loading;

/* ---- Tables ---- */

struct LoaderTable {
    struct LoaderEntry {
        const char *name;
        Class *class_;
    } * entries;
    uint32_t capacity, count;
};

static uint32_t pointer_hash(const void *p) {
    uint64_t x = (uint64_t)(uintptr_t)p * 0x9E3779B97F4A7C15u;
    return (uint32_t)(x >> 32);
}

static struct LoaderEntry *table_slot(LoaderTable *table, const char *name) {
    uint32_t mask = table->capacity - 1, i = pointer_hash(name) & mask;
    while (table->entries[i].name != NULL && table->entries[i].name != name) i = (i + 1) & mask;
    return &table->entries[i];
}

static void table_put(VM *vm, LoaderTable **where, const char *name, Class *c) {
    LoaderTable *table = *where;
    if (table == NULL) {
        table = *where = calloc(1, sizeof *table);
        if (table != NULL) table->entries = calloc(table->capacity = 64, sizeof *table->entries);
        if (table == NULL || table->entries == NULL) vm_fatal(vm, "out of memory for classes");
    }
    if (table->count * 2 >= table->capacity) {
        struct LoaderEntry *old = table->entries;
        uint32_t old_capacity = table->capacity;
        table->capacity *= 2;
        table->entries = calloc(table->capacity, sizeof *table->entries);
        if (table->entries == NULL) vm_fatal(vm, "out of memory for classes");
        for (uint32_t i = 0; i < old_capacity; i++)
            if (old[i].name != NULL) *table_slot(table, old[i].name) = old[i];
        free(old);
    }
    struct LoaderEntry *slot = table_slot(table, name);
    if (slot->name == NULL) table->count++;
    *slot = (struct LoaderEntry){name, c};
}

static LoaderTable **loader_table(VM *vm, Loader *loader) {
    return loader != NULL ? &loader->table : &vm->boot_table;
}

Class *loader_find(VM *vm, Loader *loader, const char *name) {
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    LoaderTable *table = *loader_table(vm, loader);
    Class *c = table != NULL ? table_slot(table, name)->class_ : NULL;
    lock_release(&vm->class_lock, LOCK_CLASS);
    return c;
}

/* Enters the class unless the name is taken; returns who is there now. */
static Class *loader_enter(Loader *loader, const char *name, Class *c, bool defines) {
    VM *vm = c->vm;
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    LoaderTable **table = loader_table(vm, loader);
    Class *there = *table != NULL ? table_slot(*table, name)->class_ : NULL;
    if (there == NULL) {
        if (!c->is_hidden) table_put(vm, table, name, c);
        if (defines) {
            Class **list = loader != NULL ? &loader->classes : &vm->boot_classes;
            c->next_in_loader = *list;
            *list = c;
            vm->classes_loaded++;
        }
        there = c;
    }
    lock_release(&vm->class_lock, LOCK_CLASS);
    return there;
}

Loader *loader_of(Thread *t, Object *object) {
    VM *vm = t->vm;
    if (object == NULL) return NULL;
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    Loader *loader = vm->loaders;
    while (loader != NULL && loader->object != object) loader = loader->next;
    if (loader == NULL && (loader = calloc(1, sizeof *loader)) != NULL) {
        loader->vm = vm;
        loader->object = object;
        loader->next = vm->loaders;
        vm->loaders = loader;
    }
    lock_release(&vm->class_lock, LOCK_CLASS);
    if (loader == NULL) vm_fatal(vm, "out of memory for a class loader");
    return loader;
}

/* ---- Building a class ---- */

static uint32_t text_hash(const char *name, const char *descriptor) {
    return (pointer_hash(name) ^ pointer_hash(descriptor) * 31u) >> 3;
}

static bool class_build_members(VM *vm, Class *c) {
    const ClassFile *file = c->file;
    c->field_count = file->field_count;
    c->method_count = file->method_count;
    c->fields = metadata_allocate(vm, c->field_count * sizeof *c->fields + 1);
    c->methods = metadata_allocate(vm, c->method_count * sizeof *c->methods + 1);
    c->resolved = metadata_allocate(vm, file->pool.count * sizeof *c->resolved + 8);
    if (c->fields == NULL || c->methods == NULL || c->resolved == NULL) return false;
    for (uint32_t i = 0; i < c->field_count; i++) {
        const FieldInfo *info = &file->fields[i];
        c->fields[i] = (Field){.holder = c, .info = info, .flags = info->access_flags,
                               .name = symbol_intern(vm, info->name.bytes, info->name.length),
                               .descriptor = symbol_intern(vm, info->descriptor.bytes, info->descriptor.length),
                               .kind = info->descriptor.bytes[0]};
    }
    for (uint32_t i = 0; i < c->method_count; i++) {
        const MethodInfo *info = &file->methods[i];
        Method *m = &c->methods[i];
        m->holder = c;
        m->info = info;
        m->index = (uint16_t)i;
        m->flags = info->access_flags;
        m->arg_slots = info->argument_slots;
        m->name = symbol_intern(vm, info->name.bytes, info->name.length);
        m->descriptor = symbol_intern(vm, info->descriptor.bytes, info->descriptor.length);
        m->hash = text_hash(m->name, m->descriptor);
        m->return_kind = descriptor_kind_on_stack(descriptor_return(m->descriptor).kind);
        m->vtable_index = -1;
        if (info->code != NULL) {
            /* At least one: a result is written to the first local while the frame is still read. */
            m->max_locals = info->code->max_locals > 0 ? info->code->max_locals : 1;
            m->max_stack = info->code->max_stack;
            m->code = metadata_allocate(vm, info->code->length + 8);
            if (m->code == NULL) return false;
            memcpy(m->code, info->code->code, info->code->length);
        }
        if (c->loader == NULL && info->annotations.visible.length > 0) {
            /* The library marks frames that traces leave out, as OpenJDK's does. */
            for (uint32_t k = 1; k < file->pool.count; k++)
                if (constant_pool_is(&file->pool, k, CONSTANT_Utf8)) {
                    const char *text = file->pool.entries[k].utf8.bytes;
                    const RawAttribute *raw = &info->annotations.visible;
                    if (raw->length >= 6 && (uint32_t)(raw->bytes[2] << 8 | raw->bytes[3]) == k) {
                        if (strstr(text, "/Hidden;") != NULL) m->marks |= METHOD_HIDDEN;
                        if (strstr(text, "/CallerSensitive;") != NULL) m->marks |= METHOD_CALLER_SENSITIVE;
                    }
                }
        }
        /* The insides of method handles; lambdas among them cannot be annotated. */
        if (c->loader == NULL && strncmp(c->name, "java/lang/invoke/", 17) == 0 &&
            (strncmp(m->name, "lambda$", 7) == 0 || strcmp(m->name, "invokeTree") == 0 || strcmp(m->name, "invoke0") == 0 ||
             strcmp(m->name, "run") == 0))
            m->marks |= METHOD_HIDDEN;
        if (c->loader == NULL && (m->flags & (ACC_NATIVE | ACC_VARARGS)) == (ACC_NATIVE | ACC_VARARGS) &&
            (strcmp(c->name, "java/lang/invoke/MethodHandle") == 0 ||
             strcmp(c->name, "java/lang/invoke/VarHandle") == 0) &&
            strncmp(m->descriptor, "([Ljava/lang/Object;)", 21) == 0)
            m->marks |= METHOD_POLYMORPHIC;
    }
    return true;
}

/* All superinterfaces once, the superclass's first. */
static bool class_collect_interfaces(VM *vm, Class *c) {
    uint32_t bound = c->super != NULL ? c->super->all_interface_count : 0;
    for (uint32_t i = 0; i < c->interface_count; i++) bound += 1 + c->interfaces[i]->all_interface_count;
    Class **all = metadata_allocate(vm, bound * sizeof *all + 1);
    if (all == NULL) return false;
    uint32_t count = 0;
    if (c->super != NULL)
        for (uint32_t i = 0; i < c->super->all_interface_count; i++) all[count++] = c->super->all_interfaces[i];
    for (uint32_t i = 0; i < c->interface_count; i++) {
        Class *direct = c->interfaces[i];
        for (uint32_t j = 0; j <= direct->all_interface_count; j++) {
            Class *candidate = j == 0 ? direct : direct->all_interfaces[j - 1];
            uint32_t k = 0;
            while (k < count && all[k] != candidate) k++;
            if (k == count) all[count++] = candidate;
        }
    }
    c->all_interfaces = all;
    c->all_interface_count = count;
    return true;
}

static void class_set_super(Class *c, Class *super) {
    c->super = super;
    c->depth = super != NULL ? super->depth + 1 : 0;
    if (super != NULL) memcpy(c->display, super->display, sizeof c->display);
    if (c->depth < CLASS_DISPLAY_DEPTH && !(c->flags & ACC_INTERFACE)) c->display[c->depth] = c;
}

bool class_make_mirror(Thread *t, Class *c) {
    VM *vm = t->vm;
    Class *mirror_class = vm->known.Class_;
    if (mirror_class == NULL) return true; /* bootstrapping: made later */
    uint32_t size = mirror_class->shape.size;
    if (c->static_bytes == 0) layout_statics(c, size);
    gate_gc_off(t, t->agent_depth > 0);
    Object *mirror = gc_allocate_slow(&t->mutator, size + c->static_bytes, ALLOCATE_FIXED);
    if (mirror == NULL) {
        gate_gc_on(t);
        exception_out_of_memory(t, "Metaspace");
        return false;
    }
    *(uint32_t *)(void *)((char *)mirror + size) = size + c->static_bytes;
    *(uint32_t *)(void *)((char *)mirror + size + 4) = c->static_refs;
    *(Class **)(void *)((char *)mirror + vm->known.mirror_class) = c;
    if (c->loader != NULL && vm->known.Class_classLoader != 0)
        object_set_ref(mirror, (char *)mirror + vm->known.Class_classLoader, c->loader->object);
    if (c->is_array && c->element != NULL && vm->known.Class_componentType != 0)
        object_set_ref(mirror, (char *)mirror + vm->known.Class_componentType, c->element->mirror);
    __atomic_store_n(&mirror->shape, (Ref)(uintptr_t)mirror_class, __ATOMIC_RELEASE);
    c->mirror = mirror;
    if (vm->events_live) observe_object_alloc(t, mirror);
    gate_gc_on(t);
    return true;
}

/* Before others can find the class: they are not to mention it before it was told. */
static void class_announce_soon(Thread *t, Class *c) {
    if (t->vm->events_live && WANTED(t, class_load)) atomic_store(&c->announcer, t);
}

/* A thread in agent code does not wait, because it may hold what the handler wants; nor does any for ever. */
void loader_await_announcement(Thread *t, Class *c) {
    for (int tries = 0; tries < 1000 && t->agent_depth == 0; tries++) {
        Thread *announcer = atomic_load(&c->announcer);
        if (announcer == NULL || announcer == t) return;
        thread_leave_vm(t, THREAD_BLOCKED);
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        thread_enter_vm(t);
    }
}

static void class_announce(Thread *t, Class *c) {
    VM *vm = t->vm;
    if (vm->options.verbose_class && c->file != NULL) {
        char name[512];
        fprintf(stdout, "[Loaded %s from %s]\n", class_external_name(c, name, sizeof name),
                c->source_url != NULL ? c->source_url : "shared objects file");
    }
    if (vm->events_live && WANTED(t, class_load) && !c->is_primitive) {
        gate_gc_off(t, t->agent_depth > 0);
        EMIT(t, class_load, .class_ = c);
        gate_gc_on(t);
    }
    atomic_store(&c->announcer, NULL);
}

static void class_abandon(Class *c) {
    classfile_free(c->file); /* its metadata stays: it is freed with the VM */
    c->file = NULL;
}

/* ---- Checks between a class and its supertypes (JVMS 5.3.5) ---- */

static bool access_allowed(const Class *from, const Class *to) {
    return (to->flags & ACC_PUBLIC) || class_same_package(from, to);
}

static bool class_permits(const Class *super, const Class *sub) {
    if (super->file == NULL || !super->file->is_sealed) return true;
    for (uint32_t i = 0; i < super->file->permitted_subclass_count; i++) {
        ConstantUtf8 name = constant_pool_text(&super->file->pool, super->file->permitted_subclasses[i]);
        if (strcmp(name.bytes, sub->name) == 0 && super->loader == sub->loader) return true;
    }
    return false;
}

static bool class_check_super(Thread *t, Class *c, Class *super, bool as_interface) {
    char a[256], b[256];
    class_external_name(c, a, sizeof a);
    class_external_name(super, b, sizeof b);
    if (as_interface && !class_is_interface(super)) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError",
                        "class %s can not implement %s, because it is not an interface", a, b);
    } else if (!as_interface && class_is_interface(super)) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError", "class %s has interface %s as super class", a, b);
    } else if (super->flags & ACC_FINAL) {
        exception_throw(t, c->file->major_version >= 50 ? "java/lang/IncompatibleClassChangeError" : "java/lang/VerifyError",
                        "class %s cannot inherit from final class %s", a, b);
    } else if (!access_allowed(c, super)) {
        exception_throw(t, "java/lang/IllegalAccessError", "class %s cannot access its super%s %s", a,
                        as_interface ? "interface" : "class", b);
    } else if (!class_permits(super, c)) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError", "class %s cannot inherit from sealed %s %s", a,
                        as_interface ? "interface" : "class", b);
    } else {
        return true;
    }
    return false;
}

static Class *load_super(Thread *t, Class *c, uint16_t index) {
    ConstantUtf8 name = constant_pool_text(&c->file->pool, index);
    return loader_load_text(t, c->loader, name.bytes, name.length, true);
}

static bool class_load_supers(Thread *t, Class *c) {
    const ClassFile *file = c->file;
    Class *super = NULL;
    if (file->super_class != 0) {
        super = load_super(t, c, file->super_class);
        if (super == NULL || !class_check_super(t, c, super, false)) return false;
    } else if (strcmp(c->name, "java/lang/Object") != 0) {
        exception_throw(t, "java/lang/ClassFormatError", "Invalid superclass index 0 in class file %s", c->name);
        return false;
    }
    class_set_super(c, super);
    c->interface_count = file->interface_count;
    c->interfaces = metadata_allocate(t->vm, file->interface_count * sizeof(Class *) + 1);
    if (c->interfaces == NULL) return exception_out_of_memory(t, "Metaspace") != NULL;
    for (uint32_t i = 0; i < file->interface_count; i++) {
        Class *interface = load_super(t, c, file->interfaces[i]);
        if (interface == NULL || !class_check_super(t, c, interface, true)) return false;
        c->interfaces[i] = interface;
    }
    return true;
}

/* ---- Defining ---- */

/* Lets agents replace the bytes. Returns malloc'ed bytes or NULL: unchanged (or *failed). */
static uint8_t *run_load_hook(Thread *t, const uint8_t *bytes, size_t *length, bool *failed) {
    *failed = false;
    if (!WANTED(t, class_load_hook)) return NULL;
    Event event = {.type = EVENT_class_load_hook,
                   .class_load_hook = {.bytes = bytes, .length = (uint32_t)*length}};
    events_send(&t->vm->events, t, &event);
    if (event.class_load_hook.out_of_memory) {
        *failed = true;
        exception_out_of_memory(t, "class load hook");
        return NULL;
    }
    if (event.class_load_hook.new_bytes != NULL) *length = event.class_load_hook.new_length;
    return event.class_load_hook.new_bytes;
}

static Class *class_new(VM *vm, Loader *loader, const char *name) {
    Class *c = metadata_allocate(vm, sizeof *c);
    if (c == NULL) return NULL;
    c->vm = vm;
    c->self = c;
    c->name = name;
    c->loader = loader;
    c->shape.owner = loader != NULL ? &loader->owner : NULL;
    atomic_store(&c->state, CLASS_LOADED);
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    c->instance_serial = ++vm->class_serial;
    lock_release(&vm->class_lock, LOCK_CLASS);
    return c;
}

static const char *hidden_name(Thread *t, const ClassFile *file) {
    char text[600];
    VM *vm = t->vm;
    int n = snprintf(text, sizeof text, "%s+0x%016llx", file->name.bytes,
                     (unsigned long long)(0x800000000ull + __atomic_add_fetch(&vm->hidden_serial, 1, __ATOMIC_RELAXED) * 0x400));
    return symbol_intern(vm, text, (size_t)n);
}

/* The loader object refers to its classes, as readers of heap dumps expect. Where memory is short the class
 * is there all the same. */
static void loader_tell(Thread *t, Loader *loader, Class *c) {
    Value args[2] = {{.l = loader->object}, {.l = c->mirror}};
    if (!invoke_virtual(t, t->vm->known.ClassLoader_addClass, args, NULL)) t->exception = NULL;
}

static Class *define_parsed(Thread *t, Loader *loader, ClassFile *file, const DefineOptions *options) {
    VM *vm = t->vm;
    const char *name = options->hidden ? hidden_name(t, file)
                                       : symbol_intern(vm, file->name.bytes, file->name.length);
    Loading loading = {t->loading, loader, name};
    Class *c = class_new(vm, loader, name);
    if (c == NULL) {
        classfile_free(file);
        return exception_out_of_memory(t, "Metaspace");
    }
    c->file = file;
    c->flags = file->access_flags & ~(uint16_t)ACC_SUPER;
    c->is_hidden = options->hidden;
    c->source_url = options->source;
    t->loading = &loading;
    bool good = class_load_supers(t, c);
    t->loading = loading.outer;
    if (good) {
        good = class_build_members(vm, c) && class_collect_interfaces(vm, c) && layout_instance(c);
        if (!good) exception_out_of_memory(t, "Metaspace");
    }
    if (!good) {
        class_abandon(c);
        return NULL;
    }
    if (c->super != NULL && vm->known.Object_finalize != NULL) {
        Method *finalize = class_find_method(c, vm->known.Object_finalize->name, vm->known.Object_finalize->descriptor);
        /* An empty finalize (java.lang.Enum's) finalizes nothing. */
        bool empty = finalize != NULL && finalize->info->code != NULL && finalize->info->code->length == 1;
        c->has_finalizer = finalize != NULL && finalize->holder != vm->known.Object && !empty && !class_is_interface(c);
    }
    if (options->hidden && options->nestmate) c->host = options->lookup;
    if (!class_make_mirror(t, c)) {
        class_abandon(c);
        return NULL;
    }
    if (options->protection_domain != NULL) loader_set_mirror_extras(t, c, options);
    class_announce_soon(t, c);
    Class *there = loader_enter(loader, name, c, true);
    if (there != c) {
        class_abandon(c);
        if (loader == NULL) return there;
        char a[256], place[300];
        class_external_name(there, a, sizeof a);
        exception_place(there, place, sizeof place);
        return exception_throw(t, "java/lang/LinkageError", "%s attempted duplicate class definition for %s. (%s is in %s)",
                               strstr(place, "loader "), a, a, place);
    }
    class_announce(t, c);
    if (loader != NULL && !options->hidden) loader_tell(t, loader, c);
    return c;
}

void loader_set_mirror_extras(Thread *t, Class *c, const DefineOptions *options) {
    Field *domain = class_find_field(t->vm->known.Class_, symbol(t->vm, "protectionDomain"),
                                     symbol(t->vm, "Ljava/security/ProtectionDomain;"));
    if (domain != NULL) object_set_ref(c->mirror, (char *)c->mirror + domain->offset, handle_get(options->protection_domain));
}

Class *loader_define(Thread *t, Loader *loader, const uint8_t *bytes, size_t length, const DefineOptions *options) {
    Fault fault = {0};
    bool failed;
    uint8_t *replaced = run_load_hook(t, bytes, &length, &failed);
    if (failed) return NULL;
    const char *expected = options->hidden ? NULL : options->name;
    ClassFile *file = classfile_parse(replaced != NULL ? replaced : bytes, length, expected, &fault);
    free(replaced);
    if (file == NULL) return exception_throw_fault(t, &fault);
    if (loader != NULL && strncmp(file->name.bytes, "java/", 5) == 0 && !options->hidden) {
        char package[256];
        snprintf(package, sizeof package, "%s", file->name.bytes);
        char *slash = strrchr(package, '/');
        *slash = 0;
        for (char *p = package; *p; p++)
            if (*p == '/') *p = '.';
        classfile_free(file);
        return exception_throw(t, "java/lang/SecurityException", "Prohibited package name: %s", package);
    }
    return define_parsed(t, loader, file, options);
}

/* ---- Loading ---- */

static Class *load_boot(Thread *t, const char *name) {
    const BlobEntry *entry = boot_library_class(name);
    if (entry == NULL) return NULL;
    DefineOptions options = {.name = name, .source = "jrt:/java.base"};
    if (WANTED(t, class_load_hook)) { /* agents see class files as the compiler wrote them */
        uint8_t *bytes = boot_library_unpack(entry);
        if (bytes == NULL) return exception_out_of_memory(t, "C heap");
        Class *c = loader_define(t, NULL, bytes, entry->unpacked, &options);
        free(bytes);
        return c;
    }
    Fault fault = {0};
    ClassFile *file = boot_library_parse(t->vm, entry, &fault);
    if (file == NULL) return exception_throw_fault(t, &fault);
    return define_parsed(t, NULL, file, &options);
}

static Class *load_by_upcall(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    char external[1024];
    snprintf(external, sizeof external, "%s", name);
    for (char *p = external; *p; p++)
        if (*p == '/') *p = '.';
    Handle loader_handle = handle_new(t, loader->object);
    Object *text = string_from_utf8(t, external, strlen(external));
    if (text == NULL) return NULL;
    Value args[2] = {{.l = *loader_handle}, {.l = text}}, result;
    if (!invoke_virtual(t, vm->known.ClassLoader_loadClass, args, &result)) return NULL;
    if (result.l == NULL) return exception_throw(t, "java/lang/ClassNotFoundException", "%s", external);
    Class *c = class_of_mirror(result.l);
    if (c->name != name)
        return exception_throw(t, "java/lang/NoClassDefFoundError", "%s (wrong name: %s)", name, c->name);
    return c;
}

static void exception_definite(Thread *t, const char *name) {
    /* ClassNotFoundException becomes the cause of NoClassDefFoundError (JVMS 5.3.1). */
    VM *vm = t->vm;
    const char *not_found = "java/lang/ClassNotFoundException";
    if (t->exception != NULL && strcmp(object_class(t->exception)->name, not_found) == 0)
        exception_wrap(t, "java/lang/NoClassDefFoundError", name);
    (void)vm;
}

static Class *load_plain(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    Class *c = loader_find(vm, loader, name);
    if (c != NULL) return c;
    for (Loading *l = t->loading; l != NULL; l = l->outer)
        if (l->loader == loader && l->name == name)
            return exception_throw(t, "java/lang/ClassCircularityError", "%s", name);
    if (loader == NULL) {
        c = load_boot(t, name);
        if (c == NULL && t->exception == NULL) {
            char external[1024];
            snprintf(external, sizeof external, "%s", name);
            for (char *p = external; *p; p++)
                if (*p == '/') *p = '.';
            return exception_throw(t, "java/lang/ClassNotFoundException", "%s", external);
        }
        return c;
    }
    c = load_by_upcall(t, loader, name);
    if (c == NULL) return NULL;
    return loader_enter(loader, name, c, false);
}

Class *loader_load(Thread *t, Loader *loader, const char *name, bool definite) {
    VM *vm = t->vm;
    Class *c = loader_find(vm, loader, name);
    if (c != NULL) return c;
    if (name[0] == '[') {
        size_t n = strlen(name);
        if (name[1] == 0) return exception_throw(t, "java/lang/NoClassDefFoundError", "%s", name);
        Class *element = loader_load_type(t, loader, name + 1, n - 1);
        if (element == NULL) return NULL;
        c = class_array_of(t, element);
        if (c != NULL && c->loader != loader) loader_enter(loader, name, c, false);
        return c;
    }
    c = load_plain(t, loader, name);
    if (c == NULL && definite) exception_definite(t, name);
    return c;
}

Class *loader_load_text(Thread *t, Loader *loader, const char *name, size_t length, bool definite) {
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

Class *class_primitive(VM *vm, char kind) {
    switch (kind) {
    case 'Z': return vm->known.boolean_;
    case 'B': return vm->known.byte_;
    case 'C': return vm->known.char_;
    case 'S': return vm->known.short_;
    case 'I': return vm->known.int_;
    case 'J': return vm->known.long_;
    case 'F': return vm->known.float_;
    case 'D': return vm->known.double_;
    case 'V': return vm->known.void_;
    default: return NULL;
    }
}

Class *loader_boot_class(Thread *t, const char *name) { return loader_load(t, NULL, symbol(t->vm, name), true); }

Class *loader_define_from_path(Thread *t, Loader *loader, const char *name) {
    VM *vm = t->vm;
    char path[1024];
    uint8_t *bytes;
    size_t length;
    const char *origin = NULL;
    Fault fault = {0};
    Class *c = loader_find(vm, loader, name);
    if (c != NULL) return c;
    if ((size_t)snprintf(path, sizeof path, "%s.class", name) >= sizeof path) return NULL;
    thread_leave_vm(t, THREAD_NATIVE);
    bool found = class_path_find(vm->class_path, path, &bytes, &length, &origin, &fault);
    thread_enter_vm(t);
    if (!found) {
        if (fault.kind != NULL) exception_throw_fault(t, &fault);
        return NULL;
    }
    char *url = origin != NULL ? class_path_origin_url(origin) : NULL;
    c = loader_define(t, loader, bytes, length,
                      &(DefineOptions){.name = name, .source = url != NULL ? symbol(vm, url) : NULL});
    free(url);
    free(bytes);
    return c;
}

/* ---- Arrays and primitives ---- */

static Class *array_class_new(Thread *t, Class *element) {
    VM *vm = t->vm;
    char name[1100];
    if (element->is_array) snprintf(name, sizeof name, "[%s", element->name);
    else if (element->is_primitive) snprintf(name, sizeof name, "[%c", element->primitive_kind);
    else snprintf(name, sizeof name, "[L%s;", element->name);
    Class *c = class_new(vm, element->loader, symbol(vm, name));
    if (c == NULL) return exception_out_of_memory(t, "Metaspace");
    c->is_array = true;
    c->element = element;
    c->flags = (element->flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT;
    class_set_super(c, vm->known.Object);
    static const char kinds[] = "ZBCSIJFD", shifts[] = {0, 0, 1, 1, 2, 3, 2, 3};
    if (element->is_primitive) {
        c->shape.kind = SHAPE_PRIM_ARRAY;
        c->shape.element_shift = (uint8_t)shifts[strchr(kinds, element->primitive_kind) - kinds];
        c->primitive_kind = element->primitive_kind;
    } else {
        c->shape.kind = SHAPE_REF_ARRAY;
        c->shape.element_shift = sizeof(Ref) == 4 ? 2 : 3;
    }
    c->shape.size = ARRAY_ELEMENTS_OFFSET;
    c->interface_count = c->all_interface_count = 2;
    c->interfaces = c->all_interfaces = metadata_allocate(vm, 2 * sizeof(Class *));
    if (c->interfaces == NULL) return exception_out_of_memory(t, "Metaspace");
    c->interfaces[0] = vm->known.Cloneable;
    c->interfaces[1] = vm->known.Serializable;
    return c;
}

Class *class_array_of(Thread *t, Class *element) {
    Class *c = atomic_load_explicit(&element->array, memory_order_acquire);
    if (c != NULL) return c;
    if (element == t->vm->known.void_)
        return exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    if (element->is_array && strspn(element->name, "[") >= 255)
        return exception_throw(t, "java/lang/IllegalArgumentException", "too many dimensions");
    if (t->vm->known.Object != NULL && atomic_load(&t->vm->known.Object->state) >= CLASS_LINKED)
        if (!class_link(t, t->vm->known.Object)) return NULL;
    c = array_class_new(t, element);
    if (c == NULL) return NULL;
    Class *object = t->vm->known.Object;
    c->vtable = object->vtable;
    c->vtable_length = object->vtable_length;
    atomic_store(&c->state, CLASS_INITIALIZED);
    if (!class_make_mirror(t, c)) return NULL;
    class_announce_soon(t, c);
    Class *there = loader_enter(element->loader, c->name, c, true);
    if (element->is_hidden && there == c && atomic_load(&element->array) != NULL) there = element->array;
    Class *none = NULL;
    if (there == c) class_announce(t, c);
    else loader_await_announcement(t, there);
    if (!atomic_compare_exchange_strong(&element->array, &none, there)) there = none;
    return there;
}

static Class *primitive_class_new(VM *vm, const char *name, char kind) {
    Class *c = class_new(vm, NULL, symbol(vm, name));
    if (c == NULL) return NULL;
    c->is_primitive = true;
    c->primitive_kind = kind;
    c->flags = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
    atomic_store(&c->state, CLASS_INITIALIZED);
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    c->next_in_loader = vm->boot_classes;
    vm->boot_classes = c;
    lock_release(&vm->class_lock, LOCK_CLASS);
    return c;
}

static bool make_missing_mirrors(Thread *t) {
    for (Class *c = t->vm->boot_classes; c != NULL; c = c->next_in_loader)
        if (c->mirror == NULL && !class_make_mirror(t, c)) return false;
    return true;
}

bool loader_bootstrap(Thread *t) {
    VM *vm = t->vm;
    WellKnown *known = &vm->known;
    struct {
        Class **class_, **array;
        const char *name;
        char kind;
    } primitives[] = {
        {&known->boolean_, &known->boolean_array, "boolean", 'Z'}, {&known->byte_, &known->byte_array, "byte", 'B'},
        {&known->char_, &known->char_array, "char", 'C'},          {&known->short_, &known->short_array, "short", 'S'},
        {&known->int_, &known->int_array, "int", 'I'},             {&known->long_, &known->long_array, "long", 'J'},
        {&known->float_, &known->float_array, "float", 'F'},       {&known->double_, &known->double_array, "double", 'D'},
        {&known->void_, NULL, "void", 'V'},
    };
    for (size_t i = 0; i < sizeof primitives / sizeof primitives[0]; i++) {
        *primitives[i].class_ = primitive_class_new(vm, primitives[i].name, primitives[i].kind);
        if (*primitives[i].class_ == NULL) return false;
    }
    if ((known->Object = loader_boot_class(t, "java/lang/Object")) == NULL) return false;
    /* Class_ is set only when it is complete, so that no mirror is made of half a layout. */
    Class *class_class = loader_boot_class(t, "java/lang/Class");
    if (class_class == NULL) return false;
    known->Class_ = class_class;
    if (!make_missing_mirrors(t)) return false;
    known->Cloneable = loader_boot_class(t, "java/lang/Cloneable");
    known->Serializable = loader_boot_class(t, "java/io/Serializable");
    if (known->Cloneable == NULL || known->Serializable == NULL || !class_link(t, known->Object)) return false;
    for (size_t i = 0; i + 1 < sizeof primitives / sizeof primitives[0]; i++)
        if ((*primitives[i].array = class_array_of(t, *primitives[i].class_)) == NULL) return false;
    if ((known->object_array = class_array_of(t, known->Object)) == NULL || !wellknown_load(t)) return false;
    /* The mirrors so far were made before the offsets of Class's own fields were known. */
    for (Class *c = vm->boot_classes; c != NULL; c = c->next_in_loader)
        if (c->is_array) object_set_ref(c->mirror, (char *)c->mirror + known->Class_componentType, c->element->mirror);
    return true;
}

/* ---- Visiting, ending ---- */

void loader_visit_classes(VM *vm, void (*visit)(void *data, Class *c), void *data) {
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    for (Class *c = vm->boot_classes; c != NULL; c = c->next_in_loader) visit(data, c);
    for (Loader *loader = vm->loaders; loader != NULL; loader = loader->next)
        for (Class *c = loader->classes; c != NULL; c = c->next_in_loader) visit(data, c);
    lock_release(&vm->class_lock, LOCK_CLASS);
}

/* Its object, the mirrors of its classes, and the classes of others that it led to: resolved entries are plain
 * pointers to those. */
void loader_visit(Loader *loader, RootVisitor *visitor) {
    if (loader->object != NULL) visitor->visit(visitor, &loader->object);
    for (Class *c = loader->classes; c != NULL; c = c->next_in_loader)
        if (c->mirror != NULL) visitor->visit(visitor, &c->mirror);
    for (uint32_t i = 0; loader->table != NULL && i < loader->table->capacity; i++) {
        Class *c = loader->table->entries[i].class_;
        if (c != NULL && c->loader != loader && c->loader != NULL) visitor->visit(visitor, &c->mirror);
    }
}

void loaders_visit_roots(VM *vm, RootVisitor *visitor) {
    for (Class *c = vm->boot_classes; c != NULL; c = c->next_in_loader)
        if (c->mirror != NULL) visitor->visit(visitor, &c->mirror);
}

void loaders_visit_objects(VM *vm, RootVisitor *visitor) {
    for (Loader *loader = vm->loaders; loader != NULL; loader = loader->next)
        if (loader->object != NULL) visitor->visit(visitor, &loader->object);
}

bool loaders_visit_found(VM *vm, uint32_t epoch, Object *(*survivor)(void *plan, Object *object), void *plan,
                         RootVisitor *visitor) {
    bool found = false;
    for (Loader *loader = vm->loaders; loader != NULL; loader = loader->next) {
        if (loader->owner.epoch == epoch || survivor(plan, loader->object) == NULL) continue;
        loader->owner.epoch = epoch;
        loader_visit(loader, visitor);
        found = true;
    }
    return found;
}

void loaders_sweep(VM *vm, Object *(*survivor)(void *plan, Object *object), void *plan) {
    for (Loader *loader = vm->loaders; loader != NULL; loader = loader->next)
        loader->object = survivor(plan, loader->object);
}

static Loader *take_dead_loaders(VM *vm) {
    Loader *dead = NULL;
    lock_acquire(&vm->class_lock, LOCK_CLASS);
    for (Loader **at = &vm->loaders; *at != NULL;) {
        Loader *loader = *at;
        if (loader->object != NULL) {
            at = &loader->next;
            continue;
        }
        *at = loader->next;
        loader->next = dead;
        dead = loader;
    }
    lock_release(&vm->class_lock, LOCK_CLASS);
    return dead;
}

static void table_free(LoaderTable *table) {
    if (table == NULL) return;
    free(table->entries);
    free(table);
}

static void class_free(Class *c) {
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (c->vm->engine->release_method != NULL) c->vm->engine->release_method(m);
        FrameMapTable *maps = m->frame_maps;
        m->frame_maps = NULL;
        if (maps != NULL) frame_map_table_free(maps);
    }
    free(c->itable);
    classfile_free(c->file);
}

static void loader_free(Loader *loader) {
    for (Class *c = loader->classes; c != NULL; c = c->next_in_loader) class_free(c);
    table_free(loader->table);
    free(loader);
}

/* The mirrors stay until the next collection, so that the ids in the events are still theirs. */
void loaders_announce_unloaded(Thread *t) {
    VM *vm = t->vm;
    Loader *dead = take_dead_loaders(vm);
    while (dead != NULL) {
        Loader *loader = dead;
        dead = loader->next;
        for (Class *c = loader->classes; c != NULL; c = c->next_in_loader) {
            vm->classes_unloaded++;
            if (!vm->events_live || !WANTED(t, class_unload)) continue;
            gate_gc_off(t, t->agent_depth > 0);
            EMIT(t, class_unload, .class_ = c, .mirror = c->mirror);
            gate_gc_on(t);
        }
        natives_unload_loader(t, loader);
        loader_free(loader);
    }
}

void loaders_destroy(VM *vm) {
    for (Class *c = vm->boot_classes; c != NULL; c = c->next_in_loader) class_free(c);
    while (vm->loaders != NULL) {
        Loader *loader = vm->loaders;
        vm->loaders = loader->next;
        loader_free(loader);
    }
    table_free(vm->boot_table);
    vm->boot_table = NULL;
}
