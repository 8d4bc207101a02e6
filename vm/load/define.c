/* SPDX-License-Identifier: MIT */
/* Defining: from bytes to a Class. Parse, load the superclass and interfaces, check what a
 * class may inherit from, build its members and layout, make its mirror, enter it into its
 * loader's table, announce it. */
#include "vm/load/define.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/annotations.h"
#include "vm/classfile/boot_library.h"
#include "vm/load/class_location.h"
#include "vm/load/superinterfaces.h"
#include "vm/model/class_life.h"
#include "vm/model/layout.h"
#include "vm/model/library.h"
#include "vm/model/metadata.h"
#include "vm/model/selection.h"
#include "vm/model/symbols.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/objects/class_constants.h"
#include "vm/objects/operations.h"
#include "vm/system/lock.h"
#include "vm/system/spare.h"
#include "vm/text/descriptor.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/safepoint.h"

/* ---- Building a class ---- */

Class *class_new(VM *vm, Loader *loader, const char *name) {
    Class *c = class_create(vm, loader);
    if (c == NULL) return NULL;
    c->self = c;
    c->name = name;
    c->shape.owner = loader != NULL ? &loader->owner : NULL;
    atomic_store(&c->state, CLASS_LOADED);
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    c->instance_serial = ++vm->classes.serial;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return c;
}

/* What is left of the mirror, until it is collected, describes nothing. */
void class_part_from_mirror(Class *c) {
    if (c->mirror != NULL)
        *(Class **)(void *)((char *)c->mirror + c->vm->known.mirror_class) = NULL;
    c->mirror = NULL;
}

static uint32_t text_hash(const char *name, const char *descriptor) {
    return (pointer_hash(name) ^ pointer_hash(descriptor) * 31u) >> 3;
}

/* The library marks frames that traces leave out, and methods that ask who calls them. */
static void mark_annotated(const ClassFile *file, const RawAttribute *visible, Method *m) {
    AnnotationCursor cursor = annotations_begin(&file->pool, visible);
    const char *type;
    while ((type = annotations_next(&cursor)) != NULL) {
        if (strstr(type, "/Hidden;") != NULL) m->marks |= METHOD_HIDDEN;
        if (strstr(type, "/CallerSensitive;") != NULL) m->marks |= METHOD_CALLER_SENSITIVE;
    }
}

static bool class_build_members(VM *vm, Class *c) {
    const ClassFile *file = c->file;
    c->field_count = file->field_count;
    c->method_count = file->method_count;
    c->fields = class_allocate(c, c->field_count * sizeof *c->fields + 1);
    c->methods = class_allocate(c, c->method_count * sizeof *c->methods + 1);
    c->resolved = class_allocate(c, file->pool.count * sizeof *c->resolved + 8);
    if (c->fields == NULL || c->methods == NULL || c->resolved == NULL) return false;
    for (uint32_t i = 0; i < c->field_count; i++) {
        const FieldInfo *info = &file->fields[i];
        c->fields[i] = (Field){
            .holder = c,
            .info = info,
            .flags = info->access_flags,
            .name = symbol_intern(vm, info->name.bytes, info->name.length),
            .descriptor = symbol_intern(vm, info->descriptor.bytes, info->descriptor.length),
            .kind = info->descriptor.bytes[0]};
    }
    bool handles = c->loader == NULL && vm->library == NULL &&
                   strncmp(c->name, "java/lang/invoke/", 17) == 0;
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
            /* At least one: a result is written to the first local while the frame is still
             * read. */
            m->max_locals = info->code->max_locals > 0 ? info->code->max_locals : 1;
            m->max_stack = info->code->max_stack;
            m->code = class_allocate(c, info->code->length + 8);
            if (m->code == NULL) return false;
            memcpy(m->code, info->code->code, info->code->length);
        }
        if (c->loader == NULL && method_extras(info)->annotations.visible.length > 0)
            mark_annotated(file, &method_extras(info)->annotations.visible, m);
        /* The insides of method handles; lambdas among them cannot be annotated. */
        if (handles &&
            (strncmp(m->name, "lambda$", 7) == 0 || strcmp(m->name, "invokeTree") == 0 ||
             strcmp(m->name, "invoke0") == 0 || strcmp(m->name, "run") == 0))
            m->marks |= METHOD_HIDDEN;
        if (c->loader == NULL && strcmp(m->name, "executePrivileged") == 0 &&
            strcmp(c->name, "java/security/AccessController") == 0)
            m->marks |= METHOD_READ | METHOD_NOT_INLINED;
        if (c->loader == NULL &&
            (m->flags & (ACC_NATIVE | ACC_VARARGS)) == (ACC_NATIVE | ACC_VARARGS) &&
            (strcmp(c->name, "java/lang/invoke/MethodHandle") == 0 ||
             strcmp(c->name, "java/lang/invoke/VarHandle") == 0) &&
            strncmp(m->descriptor, "([Ljava/lang/Object;)", 21) == 0)
            m->marks |= METHOD_POLYMORPHIC;
    }
    class_index_members(c);
    return true;
}

void class_set_super(Class *c, Class *super) {
    c->super = super;
    c->depth = super != NULL ? super->depth + 1 : 0;
    c->is_accessor =
        super != NULL && (super->is_accessor ||
                          (super->loader == NULL &&
                           strcmp(super->name, "jdk/internal/reflect/MagicAccessorImpl") == 0));
    if (super != NULL) memcpy(c->display, super->display, sizeof c->display);
    if (c->depth < CLASS_DISPLAY_DEPTH && !(c->flags & ACC_INTERFACE)) c->display[c->depth] = c;
}

bool class_make_mirror(Thread *t, Class *c) {
    VM *vm = t->vm;
    Class *mirror_class = vm->known.Class_;
    if (mirror_class == NULL) return true; /* bootstrapping: made later */
    uint32_t size = mirror_class->shape.size;
    if (c->static_bytes == 0) layout_statics(c, size);
    Object *mirror = NULL;
    GcAttempt attempt = {0};
    while (mirror == NULL && gc_make_room(&t->mutator, size + c->static_bytes, &attempt)) {
        gate_gc_off(t, t->agent_depth > 0);
        mirror = gc_allocate_slow(&t->mutator, size + c->static_bytes, ALLOCATE_FIXED);
        if (mirror == NULL) gate_gc_on(t);
    }
    if (mirror == NULL) return exception_out_of_memory(t, "Metaspace") != NULL;
    *(uint32_t *)(void *)((char *)mirror + size) = size + c->static_bytes;
    *(uint32_t *)(void *)((char *)mirror + size + 4) = c->static_refs;
    *(Class **)(void *)((char *)mirror + vm->known.mirror_class) = c;
    if (c->loader != NULL && vm->known.Class_classLoader != 0)
        object_set_ref(mirror, (char *)mirror + vm->known.Class_classLoader, c->loader->object);
    if (c->is_array && c->element != NULL && vm->known.Class_componentType != 0)
        object_set_ref(mirror, (char *)mirror + vm->known.Class_componentType,
                       c->element->mirror);
    __atomic_store_n(&mirror->shape, (Ref)(uintptr_t)mirror_class, __ATOMIC_RELEASE);
    c->mirror = mirror;
    if (vm->library != NULL) vm->library->place(t, c);
    if (vm->events_live) delivery_object_alloc(t, mirror);
    gate_gc_on(t);
    return true;
}

/* An agent that asked for it, when its mirror was allocated, knows it already: it hears of its
 * end. */
static void class_abandon(Thread *t, Class *c) {
    if (c->mirror != NULL && atomic_load(&c->told) != 0) class_announce_end(t, c);
    class_part_from_mirror(c);
    classfile_free(c->file);
    class_give_back(c);
}

/* ---- Checks between a class and its supertypes (JVMS 5.3.5) ---- */

static bool access_allowed(const Class *from, const Class *to) {
    return ((to->flags & ACC_PUBLIC) && library_lets_access(from, to)) || to->is_accessor ||
           class_same_package(from, to);
}

static bool class_permits(const Class *super, const Class *sub) {
    if (super->file == NULL || !super->file->is_sealed) return true;
    for (uint32_t i = 0; i < super->file->permitted_subclass_count; i++) {
        ConstantUtf8 name =
            constant_pool_text(&super->file->pool, super->file->permitted_subclasses[i]);
        if (strcmp(name.bytes, sub->name) == 0 && super->loader == sub->loader) return true;
    }
    return false;
}

static bool class_refuse_super(Thread *t, Class *c, Class *super, bool as_interface,
                               bool allowed) {
    char a[256], b[256], place[1400];
    class_external_name(c, a, sizeof a);
    class_external_name(super, b, sizeof b);
    if (as_interface && !class_is_interface(super)) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError",
                        "class %s can not implement %s, because it is not an interface (%s)", a,
                        b, class_location_of(t, super, place, sizeof place));
    } else if (!as_interface && class_is_interface(super)) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError",
                        "class %s has interface %s as super class", a, b);
    } else if (super->flags & ACC_FINAL) {
        exception_throw(t, "java/lang/IncompatibleClassChangeError",
                        "class %s cannot inherit from final class %s", a, b);
    } else if (!class_permits(super, c)) {
        const char *verb = !as_interface           ? "inherit from sealed class"
                           : class_is_interface(c) ? "extend sealed interface"
                                                   : "implement sealed interface";
        exception_throw(t, "java/lang/IncompatibleClassChangeError", "class %s cannot %s %s", a,
                        verb, b);
    } else if (!allowed && (super->flags & ACC_PUBLIC)) {
        t->vm->library->access_refused(t, c, super,
                                       as_interface ? "superinterface check failed: "
                                                    : "superclass access check failed: ");
    } else if (!allowed) {
        exception_throw(t, "java/lang/IllegalAccessError",
                        "class %s cannot access its %ssuper%s %s (%s)", a,
                        !as_interface && (super->flags & ACC_ABSTRACT) ? "abstract " : "",
                        as_interface ? "interface" : "class", b,
                        class_location_of_both(t, c, super, place, sizeof place));
    }
    return false;
}

/* **Throws** IncompatibleClassChangeError or IllegalAccessError. */
static bool class_check_super(Thread *t, Class *c, Class *super, bool as_interface) {
    bool fits = as_interface == class_is_interface(super) && !(super->flags & ACC_FINAL);
    bool allowed = access_allowed(c, super); /* once: exports may be added meanwhile */
    return (fits && allowed && class_permits(super, c)) ||
           class_refuse_super(t, c, super, as_interface, allowed);
}

static Class *load_super(Thread *t, Class *c, uint16_t index) {
    ConstantUtf8 name = constant_pool_text(&c->file->pool, index);
    return loader_load_text(t, c->loader, name.bytes, name.length, true);
}

/* The superinterfaces come first, as in the reference: loaders see the order, and of two that
 * are missing the error names the first. */
static bool class_load_supers(Thread *t, Class *c) {
    const ClassFile *file = c->file;
    Class *super = NULL;
    c->interface_count = file->interface_count;
    c->interfaces = class_allocate(c, file->interface_count * sizeof(Class *) + 1);
    if (c->interfaces == NULL) return exception_out_of_memory(t, "Metaspace") != NULL;
    for (uint32_t i = 0; i < file->interface_count; i++) {
        Class *interface = load_super(t, c, file->interfaces[i]);
        if (interface == NULL ||
            (!class_is_interface(interface) && !class_check_super(t, c, interface, true)))
            return false;
        c->interfaces[i] = interface;
    }
    if (file->super_class != 0) {
        super = load_super(t, c, file->super_class);
        if (super == NULL || !class_check_super(t, c, super, false)) return false;
    } else if (strcmp(c->name, "java/lang/Object") != 0) {
        exception_throw(t, "java/lang/ClassFormatError",
                        "Invalid superclass index 0 in class file %s", c->name);
        return false;
    }
    class_set_super(c, super);
    for (uint32_t i = file->interface_count; i-- > 0;) /* of several the last is told */
        if (!class_check_super(t, c, c->interfaces[i], true)) return false;
    return true;
}

/* **Throws** IncompatibleClassChangeError when a method overrides a final one. */
static bool class_leaves_final_methods(Thread *t, const Class *c) {
    for (const Class *super = c->super; super != NULL; super = super->super) {
        for (uint32_t i = 0; i < super->method_count; i++) {
            const Method *final = &super->methods[i];
            if (!(final->flags & ACC_FINAL) || !method_is_virtual(final)) continue;
            const Method *m = class_declared_method(c, final->name, final->descriptor);
            if (m == NULL || !method_is_virtual(m) || !method_overrides(m, final)) continue;
            char name[1024], holder[1024];
            return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                                   "class %s overrides final method %s.%s%s",
                                   class_external_name(c, name, sizeof name),
                                   class_external_name(super, holder, sizeof holder), m->name,
                                   m->descriptor) != NULL;
        }
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
    events_dispatch(&t->vm->events, t, &event);
    if (event.class_load_hook.out_of_memory) {
        *failed = true;
        exception_out_of_memory(t, "class load hook");
        return NULL;
    }
    if (event.class_load_hook.new_bytes != NULL) *length = event.class_load_hook.new_length;
    return event.class_load_hook.new_bytes;
}

static const char *hidden_name(Thread *t, const ClassFile *file) {
    char text[600];
    VM *vm = t->vm;
    int n = snprintf(
        text, sizeof text, "%s+0x%016llx", file->name.bytes,
        (unsigned long long)(0x800000000ull + __atomic_add_fetch(&vm->classes.hidden_serial, 1,
                                                                 __ATOMIC_RELAXED) *
                                                  0x400));
    return symbol_intern(vm, text, (size_t)n);
}

/* The loader object refers to its classes, as readers of heap dumps expect. Where memory is
 * short the class is there all the same. */
static void loader_tell(Thread *t, Loader *loader, Class *c) {
    Value args[2] = {{.l = loader->object}, {.l = c->mirror}};
    if (!upcalls.invoke_virtual(t, t->vm->known.ClassLoader_addClass, args, NULL))
        t->exception = NULL;
}

Class *define_violates(Thread *t, Loader *loader, Class *c, Class *conflict) {
    char a[256], by[360], other[360], place[1000];
    const char *kind = class_is_interface(c) ? "interface" : "class";
    return exception_throw(t, "java/lang/LinkageError",
                           "loader constraint violation: loader %s wants to load %s %s. A "
                           "different %s with the same name was "
                           "previously loaded by %s. (%s)",
                           class_location_of_loader(t, loader, by, sizeof by), kind,
                           class_external_name(c, a, sizeof a),
                           class_is_interface(conflict) ? "interface" : "class",
                           class_location_of_loader(t, conflict->loader, other, sizeof other),
                           class_location_with_parent(t, conflict, place, sizeof place));
}

/* A class that does not keep its host by its loader keeps the host's mirror. **Safepoint.
 * Throws.** */
static bool keep_host(Thread *t, Class *c) {
    uint32_t index;
    if (c->host == NULL || class_outlives(c->host, c)) return true;
    return class_constants_keep(t, c, handle_new(t, c->host->mirror), &index);
}

/* What is there afterwards: the class, or of two threads' the other's, or NULL. */
static Class *define_named(Thread *t, Loader *loader, const char *name, ClassFile *file,
                           const DefineOptions *options, uint64_t *heard) {
    VM *vm = t->vm;
    HANDLE_SCOPE(t);
    Loading loading = {t->loading, loader, name};
    Class *c = class_new(vm, loader, name);
    if (c == NULL) {
        classfile_free(file);
        return exception_out_of_memory(t, "Metaspace");
    }
    if (options->hidden && !options->strong) {
        c->life.kind = OWNER_CLASS;
        c->shape.owner = &c->life;
    }
    c->file = file;
    class_count(c, file->memory);
    c->flags = file->access_flags & ~(uint16_t)ACC_SUPER;
    c->is_hidden = options->hidden;
    c->source_url = options->source;
    c->is_checked_late =
        options->checked_late && vm->options.verify_user && !vm->options.verify_library;
    t->loading = &loading;
    bool good = class_load_supers(t, c);
    t->loading = loading.outer;
    if (good) {
        good = class_build_members(vm, c) && class_collect_interfaces(c) && layout_instance(c);
        if (!good)
            exception_out_of_memory(t, "Metaspace");
        else
            good = class_leaves_final_methods(t, c);
    }
    if (!good) {
        class_abandon(t, c);
        return NULL;
    }
    if (c->super != NULL && vm->known.Object_finalize != NULL) {
        Method *finalize = class_find_method(c, vm->known.Object_finalize->name,
                                             vm->known.Object_finalize->descriptor);
        /* An empty finalize (java.lang.Enum's) finalizes nothing. */
        bool empty = finalize != NULL && finalize->info->code != NULL &&
                     finalize->info->code->length == 1;
        c->has_finalizer = finalize != NULL && finalize->holder != vm->known.Object && !empty &&
                           !class_is_interface(c);
    }
    if (options->hidden && options->nestmate) c->host = options->lookup;
    class_announce_soon(t, c); /* whoever is told of its mirror does not know the class yet */
    if (!class_make_mirror(t, c)) {
        class_abandon(t, c);
        return NULL;
    }
    handle_new(t, c->mirror);
    if (!keep_host(t, c)) {
        class_abandon(t, c);
        return NULL;
    }
    if (options->protection_domain != NULL) loader_set_mirror_extras(t, c, options);
    class_announce_soon(t, c); /* somebody may have come to listen meanwhile */
    Class *conflict, *there = loader_enter(loader, name, c, true, &conflict);
    if (there == NULL) {
        define_violates(t, loader, c, conflict);
        class_abandon(t, c);
        return NULL;
    }
    if (there != c) {
        class_abandon(t, c);
        if (options->shared) {
            class_announce_failure(t, name, heard);
            return there;
        }
        char a[256], place[1000], by[360];
        return exception_throw(t, "java/lang/LinkageError",
                               "loader %s attempted duplicate %s definition for %s. (%s)",
                               class_location_of_loader(t, loader, by, sizeof by),
                               class_is_interface(there) ? "interface" : "class",
                               class_external_name(there, a, sizeof a),
                               class_location_with_parent(t, there, place, sizeof place));
    }
    if (vm->library != NULL) vm->library->place(t, c);
    class_announce(t, c, heard);
    if (loader != NULL && !options->hidden) loader_tell(t, loader, c);
    return c;
}

Class *define_parsed(Thread *t, Loader *loader, ClassFile *file, const DefineOptions *options) {
    const char *name = options->hidden
                           ? hidden_name(t, file)
                           : symbol_intern(t->vm, file->name.bytes, file->name.length);
    uint64_t heard = 0;
    class_announce_start(t, name, &heard);
    Class *c = define_named(t, loader, name, file, options, &heard);
    if (c == NULL) class_announce_failure(t, name, &heard);
    return c;
}

void loader_set_mirror_extras(Thread *t, Class *c, const DefineOptions *options) {
    object_set_ref(c->mirror, (char *)c->mirror + t->vm->known.Class_protectionDomain,
                   handle_get(options->protection_domain));
}

/* Something like what such a class will take. */
static size_t metadata_wanted(const ClassFile *file) {
    size_t bytes = file->memory + sizeof(Class) + file->field_count * sizeof(Field) +
                   file->method_count * (sizeof(Method) + 64) +
                   file->pool.count * sizeof(uint64_t) + 512;
    for (uint32_t i = 0; i < file->method_count; i++)
        if (file->methods[i].code != NULL) bytes += file->methods[i].code->length;
    return bytes;
}

bool define_make_room(Thread *t, Loader *loader, bool fleeting, size_t bytes) {
    if (loader != NULL) return metadata_make_room(t, bytes);
    if (fleeting) metadata_unload_when_grown(t);
    return true;
}

/* Bytes that are not parsed have the name that they were asked for. */
static Class *refuse_bytes(Thread *t, const DefineOptions *options, const Fault *fault) {
    if (options->checked_late)
        library_throw_damage(t, fault);
    else
        exception_throw_fault(t, fault);
    if (options->name != NULL && !options->hidden)
        class_announce_failure(t, options->name, NULL);
    return NULL;
}

static ClassFile *parse_class(const VM *vm, const DefineOptions *options, bool bytes_stay,
                              const uint8_t *bytes, size_t length, const char *expected,
                              Fault *fault) {
    ParseRules rules = {.preview = vm->library == NULL   ? PREVIEW_NEVER
                                   : vm->options.preview ? PREVIEW_ON
                                                         : PREVIEW_OFF,
                        .of_library = options->checked_late};
    if (bytes_stay && options->parsed != NULL) return options->parsed;
    if (bytes_stay)
        return boot_library_parse_other(vm->boot_library, rules, bytes, length, expected,
                                        fault);
    return classfile_parse_by(rules, bytes, length, expected, fault);
}

static bool fits_library(const VM *vm, const Loader *loader, const DefineOptions *options,
                         const ClassFile *file, Fault *fault) {
    return vm->library == NULL || loader != NULL || options->hidden ||
           vm->library->fits(file, fault);
}

Class *loader_define(Thread *t, Loader *loader, const uint8_t *bytes, size_t length,
                     const DefineOptions *options) {
    Fault fault = {0};
    bool failed;
    /* Its names, tables and monitors may not fail. */
    if (!spare_restore()) return exception_out_of_memory(t, "classes");
    /* R215: a hidden class has a name of its own, which its bytes do not say. */
    bool offered = !options->hidden || t->vm->options.hidden_hooks;
    failed = false;
    uint8_t *replaced = offered ? run_load_hook(t, bytes, &length, &failed) : NULL;
    if (failed) return NULL;
    const char *expected = options->hidden ? NULL : options->name;
    if (replaced != NULL) bytes = replaced;
    bool stay = options->bytes_stay && replaced == NULL;
    ClassFile *file = parse_class(t->vm, options, stay, bytes, length, expected, &fault);
    if (file == NULL && t->vm->initialized && strcmp(fault.kind, FAULT_MEMORY) == 0) {
        /* The heap may have all that there is, and much of it dead by now. */
        gc_collect(&t->mutator, GC_LAST_RESORT);
        gc_yield(t->vm->heap);
        fault = (Fault){0};
        file = parse_class(t->vm, options, stay, bytes, length, expected, &fault);
    }
    free(replaced);
    if (file != NULL && !fits_library(t->vm, loader, options, file, &fault)) {
        classfile_free(file);
        file = NULL;
    }
    if (file == NULL) return refuse_bytes(t, options, &fault);
    if (loader != NULL && strncmp(file->name.bytes, "java/", 5) == 0 && !options->hidden &&
        !(t->vm->library != NULL && t->vm->library->is_platform(loader))) {
        char package[256];
        snprintf(package, sizeof package, "%s", file->name.bytes);
        char *slash = strrchr(package, '/');
        *slash = 0;
        for (char *p = package; *p; p++)
            if (*p == '/') *p = '.';
        classfile_free(file);
        return exception_throw(t, "java/lang/SecurityException", "Prohibited package name: %s",
                               package);
    }
    bool fleeting = options->hidden && !options->strong;
    if (!define_make_room(t, loader, fleeting, metadata_wanted(file))) {
        classfile_free(file);
        return NULL;
    }
    return define_parsed(t, loader, file, options);
}
