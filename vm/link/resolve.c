/* SPDX-License-Identifier: MIT */
/* Resolution (JVMS 5.4.3). holder->resolved[index] is settled once, by the first of the threads
 * that try: a failure is the index of its Throwable in the array of resolved constants, so that
 * every later attempt throws the same error again. Both words of a failure are stored under the
 * class lock. resolved[index] is
 *
 *   0                 not yet
 *   FAILED_BIT | n    constant n of the class is the Throwable
 *   NULL_CONSTANT     null
 *   else              the result. Of an object that ldc loads, 0 or a class, the object
 *                     being in the array. */
#include "vm/link/resolve.h"

#include <stdlib.h>
#include <string.h>

#include "vm/classfile/opcodes.h"
#include "vm/link/access.h"
#include "vm/link/initialize.h"
#include "vm/load/class_location.h"
#include "vm/load/constraints.h"
#include "vm/load/loader.h"
#include "vm/model/class_life.h"
#include "vm/model/metadata.h"
#include "vm/model/selection.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/objects/class_constants.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/system/lock.h"
#include "vm/text/descriptor.h"
#include "vm/model/vm.h"

#define FAILED_BIT    ((uint64_t)1 << 63)
#define NULL_CONSTANT ((uint64_t)1)

static inline uint64_t resolved_load(const Class *c, uint32_t index) {
    return __atomic_load_n(&c->resolved[index], __ATOMIC_ACQUIRE);
}
/* False, and what it is, when it is settled already. */
static bool settle(Class *c, uint32_t index, uint64_t word, uint64_t *before) {
    *before = 0;
    return __atomic_compare_exchange_n(&c->resolved[index], before, word, false,
                                       __ATOMIC_RELEASE, __ATOMIC_ACQUIRE);
}

/* Errors of the VM's resources are not recorded. */
static bool pending_is_recorded(Thread *t) {
    Class *linkage = loader_find(t->vm, NULL, symbol(t->vm, "java/lang/LinkageError"));
    return t->exception != NULL && linkage != NULL && object_is_instance(t->exception, linkage);
}

/* Records the pending LinkageError for the pool index. */
static void *resolution_failed(Thread *t, Class *c, uint32_t index) {
    VM *vm = t->vm;
    if (!pending_is_recorded(t)) return NULL;
    HANDLE_SCOPE(t);
    Handle error = handle_new(t, t->exception);
    t->exception = NULL;
    if (class_constants_reserve(t, c, index)) {
        lock_acquire(&vm->classes.lock, LOCK_CLASS);
        uint64_t before = 0;
        if (class_constant(c, index) == NULL && settle(c, index, FAILED_BIT | index, &before))
            object_set_ref_volatile(class_constants(c),
                                    (Ref *)array_elements(class_constants(c)) + index, *error);
        else if (before & FAILED_BIT)
            *error = class_constant(c, index);
        lock_release(&vm->classes.lock, LOCK_CLASS);
    }
    t->exception = *error;
    return NULL;
}

static void *rethrow(Thread *t, Class *c, uint64_t failed) {
    lock_acquire(&t->vm->classes.lock, LOCK_CLASS); /* whoever failed may still be at it */
    t->exception = class_constant(c, (uint32_t)failed);
    lock_release(&t->vm->classes.lock, LOCK_CLASS);
    return NULL;
}

bool resolve_has_failed(const Class *holder, uint32_t index) {
    return resolved_load(holder, index) & FAILED_BIT;
}

Object *resolve_object_constant(const Class *holder, uint32_t index) {
    ConstantTag tag = constant_pool_tag(&holder->file->pool, index);
    bool object =
        tag == CONSTANT_String || tag == CONSTANT_MethodType || tag == CONSTANT_MethodHandle;
    return object && !resolve_has_failed(holder, index) ? class_constant(holder, index) : NULL;
}

/* What the first thread to come here, or to fail, made of it. */
static void *resolved(Thread *t, Class *c, uint32_t index, void *result) {
    uint64_t before = 0;
    if (settle(c, index, (uint64_t)(uintptr_t)result, &before)) return result;
    return before & FAILED_BIT ? rethrow(t, c, before) : (void *)(uintptr_t)before;
}

/* ---- Classes ---- */

Class *resolve_class(Thread *t, Class *holder, uint32_t index) {
    uint64_t known = resolved_load(holder, index);
    if (known & FAILED_BIT) return rethrow(t, holder, known);
    if (known != 0) return (Class *)(uintptr_t)known;
    ConstantUtf8 name = constant_pool_text(&holder->file->pool, index);
    Class *c;
    /* A hidden class names itself by its own this_class entry. */
    if (holder->is_hidden && index == holder->file->this_class)
        c = holder;
    else
        c = loader_load_text(t, holder->loader, name.bytes, name.length, true);
    if (c != NULL && !access_to_class(holder, c)) c = access_to_class_refused(t, holder, c);
    if (c == NULL) return resolution_failed(t, holder, index);
    return resolved(t, holder, index, c);
}

/* The class that the constant of a member names, which errors about the resolved member name,
 * too. */
static Class *named_class(Thread *t, Class *holder, uint32_t index) {
    return resolve_class(t, holder, constant_pool_at(&holder->file->pool, index)->ref.owner);
}

Class *resolve_known_owner(const Class *holder, uint32_t index) {
    uint64_t known =
        resolved_load(holder, constant_pool_at(&holder->file->pool, index)->ref.owner);
    return known & FAILED_BIT ? NULL : (Class *)(uintptr_t)known;
}

/* ---- Fields ---- */

/* Both classes' loaders must mean the same by the field's type (JVMS 5.4.3.2). */
static bool field_agrees(Thread *t, Class *from, const Field *field) {
    ConstraintFault fault;
    if (constraints_impose(t->vm, field->descriptor, from->loader, field->holder->loader,
                           &fault))
        return true;
    char a[256], b[256], x[360], y[360], type[256], p[1000], q[1000];
    class_external_name(fault.first, type, sizeof type);
    return exception_throw(t, "java/lang/LinkageError",
                           "loader constraint violation: when resolving field \"%s\" of type "
                           "%s, the class loader %s of the current "
                           "class, %s, and the class loader %s for the field's defining class, "
                           "%s, have different Class objects for "
                           "type %s (%s; %s)",
                           field->name, type,
                           class_location_of_loader(t, from->loader, x, sizeof x),
                           class_external_name(from, a, sizeof a),
                           class_location_of_loader(t, field->holder->loader, y, sizeof y),
                           class_external_name(field->holder, b, sizeof b), type,
                           class_location_with_parent(t, from, p, sizeof p),
                           class_location_with_parent(t, field->holder, q, sizeof q)) != NULL;
}

static Field *find_field(Thread *t, Class *holder, uint32_t index) {
    const ConstantPool *pool = &holder->file->pool;
    VM *vm = t->vm;
    Class *c = resolve_class(t, holder, constant_pool_at(pool, index)->ref.owner);
    if (c == NULL) return NULL;
    ConstantUtf8 name = constant_pool_name(pool, index),
                 descriptor = constant_pool_descriptor(pool, index);
    Field *field = class_find_field(c, symbol_intern(vm, name.bytes, name.length),
                                    symbol_intern(vm, descriptor.bytes, descriptor.length));
    if (field == NULL)
        return exception_throw(t, "java/lang/NoSuchFieldError", "%s", name.bytes);
    if (!access_to_member(t, holder, c, field->holder, field->flags,
                          field->flags & ACC_STATIC)) {
        return access_to_field_refused(t, holder, field);
    }
    return field_agrees(t, holder, field) ? field : NULL;
}

Field *resolve_field(Thread *t, Method *from, uint32_t index, bool is_static, bool is_store) {
    Class *holder = from->holder;
    uint64_t known = resolved_load(holder, index);
    if (known & FAILED_BIT) return rethrow(t, holder, known);
    Field *field = (Field *)(uintptr_t)known;
    if (field == NULL) {
        field = find_field(t, holder, index);
        if (field == NULL) return resolution_failed(t, holder, index);
        field = resolved(t, holder, index, field);
        if (field == NULL) return NULL;
    }
    char a[256], b[256];
    if (is_static != !!(field->flags & ACC_STATIC))
        return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                               "Expected %s field %s.%s", is_static ? "static" : "non-static",
                               class_external_name(named_class(t, holder, index), a, sizeof a),
                               field->name);
    if (is_store && (field->flags & ACC_FINAL)) {
        bool own = field->holder == holder;
        bool initializer = strcmp(from->name, is_static ? "<clinit>" : "<init>") == 0;
        if (!own || (holder->file->major_version >= 53 && !initializer))
            return exception_throw(
                t, "java/lang/IllegalAccessError",
                own ? "Update to %sfinal field %s.%s attempted from a different method (%s) "
                      "than the initializer method %s "
                    : "Update to %sfinal field %s.%s attempted from a different class (%s) "
                      "than the field's declaring class",
                is_static ? "static " : "non-static ",
                class_external_name(named_class(t, holder, index), a, sizeof a), field->name,
                own ? from->name : class_external_name(holder, b, sizeof b),
                is_static ? "<clinit>" : "<init>");
    }
    return field;
}

/* ---- Methods ---- */

static bool method_agrees(Thread *t, Class *from, const Method *m) {
    ConstraintFault fault;
    if (constraints_impose(t->vm, m->descriptor, from->loader, m->holder->loader, &fault))
        return true;
    char a[256], b[256], x[360], y[360], type[256], p[1000], q[1000], text[1024];
    return exception_throw(
               t, "java/lang/LinkageError",
               "loader constraint violation: when resolving method '%s' the class loader %s of "
               "the current class, %s, and "
               "the class loader %s for the method's defining class, %s, have different Class "
               "objects for the type %s "
               "used in the signature (%s; %s)",
               method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text),
               class_location_of_loader(t, from->loader, x, sizeof x),
               class_external_name(from, a, sizeof a),
               class_location_of_loader(t, m->holder->loader, y, sizeof y),
               class_external_name(m->holder, b, sizeof b),
               class_external_name(fault.first, type, sizeof type),
               class_location_with_parent(t, from, p, sizeof p),
               class_location_with_parent(t, m->holder, q, sizeof q)) != NULL;
}

/* The kind of constant must be that of the class. */
static void *wrong_reference(Thread *t, Class *c, uint32_t index, const ConstantPool *pool,
                             InvokeKind kind) {
    char text[1024], a[256];
    bool wants_interface = !class_is_interface(c);
    if (kind == INVOKE_STATIC || kind == INVOKE_SPECIAL)
        return exception_throw(
            t, "java/lang/IncompatibleClassChangeError", "Method '%s' must be %s constant",
            method_external_name(c->name, constant_pool_name(pool, index).bytes,
                                 constant_pool_descriptor(pool, index).bytes, text,
                                 sizeof text),
            wants_interface ? "Methodref" : "InterfaceMethodref");
    return exception_throw(t, "java/lang/IncompatibleClassChangeError",
                           wants_interface ? "Found class %s, but interface was expected"
                                           : "Found interface %s, but class was expected",
                           class_external_name(c, a, sizeof a));
}

static Method *find_method(Thread *t, Class *holder, uint32_t index, InvokeKind kind,
                           Class **owner) {
    const ConstantPool *pool = &holder->file->pool;
    VM *vm = t->vm;
    Class *c = *owner = resolve_class(t, holder, constant_pool_at(pool, index)->ref.owner);
    if (c == NULL) return NULL;
    char text[1024];
    bool wants_interface = constant_pool_tag(pool, index) == CONSTANT_InterfaceMethodref;
    if (wants_interface != class_is_interface(c))
        return wrong_reference(t, c, index, pool, kind);
    ConstantUtf8 n = constant_pool_name(pool, index), d = constant_pool_descriptor(pool, index);
    const char *name = symbol_intern(vm, n.bytes, n.length),
               *descriptor = symbol_intern(vm, d.bytes, d.length);
    Method *m = class_find_method(c, name, descriptor);
    if (m == NULL && !wants_interface && c->loader == NULL) {
        m = upcalls.polymorphic_method(t, c, name, descriptor);
        if (m == NULL && t->exception != NULL) return NULL;
    }
    if (wants_interface && m != NULL && m->holder != c &&
        (m->flags & (ACC_STATIC | ACC_PUBLIC)) != ACC_PUBLIC)
        m = NULL;
    if (m == NULL) m = class_find_method_or_default(c, name, descriptor);
    if (m == NULL)
        return exception_throw(
            t, "java/lang/NoSuchMethodError", "'%s'",
            method_external_name(c->name, name, descriptor, text, sizeof text));
    if (!access_to_member(t, holder, c, m->holder, m->flags, method_is_static(m)) &&
        !(m->holder == vm->known.Object && c->is_array && strcmp(name, "clone") == 0))
        return access_to_method_refused(t, holder, m);
    if (!method_agrees(t, holder, m)) return NULL;
    if (strcmp(name, "<init>") == 0 && m->holder != c)
        return resolve_no_constructor(t, c, descriptor);
    return m;
}

void *resolve_no_constructor(Thread *t, Class *c, const char *descriptor) {
    char text[1024], a[256];
    return exception_throw(t, "java/lang/NoSuchMethodError", "%s: method '%s' not found",
                           class_external_name(c, a, sizeof a),
                           method_external_name(NULL, "<init>", descriptor, text, sizeof text));
}

Class *resolve_special_start(Class *holder, Class *owner) {
    bool is_super_call =
        owner != holder && !class_is_interface(owner) && class_is_subclass(holder, owner);
    return is_super_call && holder->super != NULL ? holder->super : owner;
}

Method *resolve_special(Thread *t, Class *holder, Class *owner, Method *m) {
    bool conflict;
    Class *from = resolve_special_start(holder, owner);
    Method *selected = selection_special(from, m, &conflict);
    if (conflict) return selection_throw_conflict(t, from, selected);
    m = selected != NULL ? selected : method_original(m);
    if (method_is_abstract(m)) {
        char text[1024];
        const Class *named = class_is_interface(m->holder) ? m->holder : owner;
        return exception_throw(
            t, "java/lang/AbstractMethodError", "'%s'",
            method_external_name(named->name, m->name, m->descriptor, text, sizeof text));
    }
    return m;
}

Method *resolve_method(Thread *t, Method *from, uint32_t index, InvokeKind kind) {
    Class *holder = from->holder;
    uint64_t known = resolved_load(holder, index);
    if (known & FAILED_BIT) return rethrow(t, holder, known);
    Method *m = (Method *)(uintptr_t)known;
    Class *owner = NULL;
    if (m == NULL) {
        m = find_method(t, holder, index, kind, &owner);
        if (m == NULL) return resolution_failed(t, holder, index);
    }
    char text[1024];
    if ((kind == INVOKE_STATIC) != !!method_is_static(m))
        return exception_throw(
            t, "java/lang/IncompatibleClassChangeError", "%s method '%s'",
            kind == INVOKE_STATIC           ? "Expected static"
            : class_is_interface(m->holder) ? "Expected instance not static"
                                            : "Expecting non-static",
            method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text));
    if (known == 0) {
        /* An interface is linked with the class of a receiver, or initialized. */
        bool is_selected = kind == INVOKE_INTERFACE || kind == INVOKE_VIRTUAL;
        if (!(is_selected && class_is_interface(m->holder)) && !class_link(t, m->holder))
            return NULL;
        bool is_inherited =
            class_is_interface(owner) && m->holder != owner && method_is_virtual(m);
        if (is_inherited && (m = selection_inherited(owner, m)) == NULL)
            return exception_out_of_memory(t, "Metaspace");
        m = resolved(t, holder, index, m);
        if (m == NULL) return NULL;
    }
    if (kind == INVOKE_SPECIAL) {
        if (owner == NULL) owner = named_class(t, holder, index);
        return resolve_special(t, holder, owner, m);
    }
    return m;
}

/* ---- Constants ---- */

static bool constant_object(Thread *t, Class *holder, uint32_t index, Handle *out,
                            bool *is_null) {
    const ConstantPool *pool = &holder->file->pool;
    Object *value = NULL;
    *is_null = false;
    switch (constant_pool_tag(pool, index)) {
    case CONSTANT_String: {
        ConstantUtf8 text = constant_pool_text(pool, index);
        value = string_intern_utf8(t, text.bytes, text.length);
        break;
    }
    case CONSTANT_Class: {
        Class *c = resolve_class(t, holder, index);
        value = c != NULL ? c->mirror : NULL;
        break;
    }
    case CONSTANT_MethodType:
        value = upcalls.method_type(t, holder, constant_pool_text(pool, index).bytes);
        break;
    case CONSTANT_MethodHandle: value = upcalls.method_handle(t, holder, index); break;
    case CONSTANT_Dynamic: value = upcalls.dynamic_constant(t, holder, index, is_null); break;
    default: vm_fatal(t->vm, "constant %u of %s is not loadable", index, holder->name);
    }
    if (value == NULL && !*is_null) return false;
    *out = handle_new(t, value);
    return true;
}

/* Is it settled, one way or the other? */
static bool constant_is_known(Thread *t, Class *holder, uint32_t index, bool *known,
                              bool *is_null) {
    bool there = class_constant(holder, index) != NULL;
    uint64_t word = resolved_load(holder, index);
    *known = true;
    if (word & FAILED_BIT) return rethrow(t, holder, word) != NULL;
    *is_null = word == NULL_CONSTANT;
    *known = *is_null || there;
    return true;
}

bool resolve_constant(Thread *t, Class *holder, uint32_t index, bool *is_null) {
    bool known;
    if (!constant_is_known(t, holder, index, &known, is_null)) return false;
    if (known) return true;
    HANDLE_SCOPE(t);
    Handle value = NULL;
    if (!constant_object(t, holder, index, &value, is_null)) {
        resolution_failed(t, holder, index);
        return false;
    }
    uint64_t before;
    if (*is_null)
        settle(holder, index, NULL_CONSTANT, &before);
    else if (!class_constants_put(t, holder, index, value))
        return false;
    return constant_is_known(t, holder, index, &known, is_null);
}

/* ---- Call sites ---- */

/* A site is known by its method and pc. One without a target has failed, and its appendix is
 * the error. */
typedef struct SiteLink {
    CallLink link;
    Method *from;
    uint32_t pc;
} SiteLink;

/* The sites of a class by their hash, with a place free at least. It grows by a copy; who has
 * found the old one may go on reading it. **Lock:** class, to write. */
typedef struct SiteTable {
    uint32_t mask, count;
    SiteLink *places[];
} SiteTable;

/* Where the site is, or would be put. */
static SiteLink **site_place(SiteTable *table, const Method *from, uint32_t pc) {
    uint64_t mixed = ((uintptr_t)from + pc) * UINT64_C(0x9E3779B97F4A7C15);
    for (uint32_t i = (uint32_t)(mixed >> 32);; i++) {
        SiteLink **place = &table->places[i & table->mask];
        const SiteLink *there = __atomic_load_n(place, __ATOMIC_ACQUIRE);
        if (there == NULL || (there->from == from && there->pc == pc)) return place;
    }
}

static CallLink *site_find(Class *c, const Method *from, uint32_t pc) {
    SiteTable *table = __atomic_load_n(&c->sites, __ATOMIC_ACQUIRE);
    SiteLink *there =
        table == NULL ? NULL : __atomic_load_n(site_place(table, from, pc), __ATOMIC_ACQUIRE);
    return there != NULL ? &there->link : NULL;
}

/* Its table with room for one more; NULL: memory is short. **Lock:** class. */
static SiteTable *site_table(Class *c) {
    enum { SITES_AT_FIRST = 8 };
    SiteTable *old = c->sites;
    if (old != NULL && (old->count + 1) * 4 <= (old->mask + 1) * 3) return old;
    uint32_t size = old == NULL ? SITES_AT_FIRST : (old->mask + 1) * 2;
    SiteTable *made = class_allocate(c, sizeof *made + size * sizeof *made->places);
    if (made == NULL) return NULL;
    made->mask = size - 1;
    for (uint32_t i = 0; old != NULL && i <= old->mask; i++) {
        SiteLink *site = old->places[i];
        if (site != NULL) *site_place(made, site->from, site->pc) = site;
    }
    made->count = old == NULL ? 0 : old->count;
    __atomic_store_n(&c->sites, made, __ATOMIC_RELEASE);
    return made;
}

/* The one that is there, or this one. NULL: memory is short. **Lock:** class. */
static CallLink *site_put(Class *c, SiteLink *made) {
    SiteTable *table = site_table(c);
    if (table == NULL) return NULL;
    SiteLink **place = site_place(table, made->from, made->pc);
    if (*place == NULL) {
        table->count++;
        __atomic_store_n(place, made, __ATOMIC_RELEASE);
    }
    return &(*place)->link;
}

CallLink *resolve_known_link(const Method *from, uint32_t pc) {
    CallLink *there = site_find(from->holder, from, pc);
    return there != NULL && there->target != NULL ? there : NULL;
}

static CallLink *site_record(Thread *t, Class *c, Method *from, uint32_t pc, Method *target,
                             Handle appendix) {
    VM *vm = t->vm;
    int32_t index = -1;
    uint32_t kept;
    if (target != NULL && !class_outlives(target->holder, c) &&
        !class_constants_keep(t, c, handle_new(t, target->holder->mirror), &kept))
        return NULL;
    if (appendix != NULL && *appendix != NULL) {
        if (!class_constants_keep(t, c, appendix, &kept)) return NULL;
        index = (int32_t)kept;
    }
    SiteLink *made = class_allocate(c, sizeof *made);
    if (made == NULL) return exception_out_of_memory(t, "Metaspace");
    *made = (SiteLink){{target, index}, from, pc};
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    CallLink *there = site_put(c, made);
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return there != NULL ? there : exception_out_of_memory(t, "Metaspace");
}

/* The link that all who try use, or the error that all of them get. */
static CallLink *site_outcome(Thread *t, Class *c, CallLink *link) {
    if (link == NULL || link->target != NULL) return link;
    t->exception = class_constant(c, (uint32_t)link->appendix);
    return NULL;
}

CallLink *resolve_call_site(Thread *t, Method *from, uint32_t pc, uint32_t index) {
    Class *holder = from->holder;
    CallLink *there = site_find(holder, from, pc);
    if (there != NULL) return site_outcome(t, holder, there);
    HANDLE_SCOPE(t);
    Handle appendix = NULL;
    Method *target = upcalls.link_call_site(t, holder, index, &appendix);
    if (target == NULL) {
        if (!pending_is_recorded(t)) return NULL;
        appendix = handle_new(t, t->exception);
        t->exception = NULL;
    }
    return site_outcome(t, holder, site_record(t, holder, from, pc, target, appendix));
}

CallLink *resolve_polymorphic_call(Thread *t, Method *from, uint32_t pc, uint32_t index,
                                   Method *method) {
    Class *holder = from->holder;
    CallLink *there = site_find(holder, from, pc);
    if (there != NULL) return there;
    HANDLE_SCOPE(t);
    Handle appendix = NULL;
    const ConstantPool *pool = &holder->file->pool;
    Method *target = upcalls.link_method(
        t, holder, method, constant_pool_descriptor(pool, index).bytes, &appendix);
    if (target == NULL) return NULL;
    return site_record(t, holder, from, pc, target, appendix);
}
