/* SPDX-License-Identifier: MIT */
/* Access control and nests (JVMS 5.4.4), and its errors in words. */
#include "vm/link/access.h"

#include <stdlib.h>
#include <string.h>

#include "vm/load/class_location.h"
#include "vm/load/loader.h"
#include "vm/model/library.h"
#include "vm/model/selection.h"
#include "vm/model/throw.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"

/* ---- The rules ---- */

static const Class *access_class(const Class *c) {
    while (c->is_array && c->element != NULL) c = c->element;
    return c;
}

bool access_to_class(Class *from, Class *to) {
    const Class *c = access_class(to);
    return c->is_primitive || from->is_accessor ||
           ((c->flags & ACC_PUBLIC) && library_lets_access(from, c)) ||
           class_same_package(from, c) || from == c;
}

Class *access_nest_host(Thread *t, Class *c) {
    Class *host = __atomic_load_n(&c->nest_host, __ATOMIC_ACQUIRE);
    if (host != NULL) return host;
    if (c->host != NULL) {
        host = access_nest_host(t, c->host);
        __atomic_store_n(&c->nest_host, host, __ATOMIC_RELEASE);
        return host;
    }
    host = c;
    if (c->file != NULL && c->file->nest_host != 0) {
        ConstantUtf8 name = constant_pool_text(&c->file->pool, c->file->nest_host);
        Object *pending = t->exception;
        HANDLE_SCOPE(t);
        Handle saved = handle_new(t, pending);
        t->exception = NULL;
        Class *named = loader_load_text(t, c->loader, name.bytes, name.length, true);
        t->exception = handle_get(saved);
        bool member = false;
        if (named != NULL && named->file != NULL && class_same_package(named, c))
            for (uint32_t i = 0; i < named->file->nest_member_count; i++)
                member |=
                    strcmp(constant_pool_text(&named->file->pool, named->file->nest_members[i])
                               .bytes,
                           c->name) == 0;
        if (member) host = named;
    }
    __atomic_store_n(&c->nest_host, host, __ATOMIC_RELEASE);
    return host;
}

bool access_to_member(Thread *t, Class *from, Class *resolved, Class *holder, uint16_t flags,
                      bool is_static) {
    if ((flags & ACC_PUBLIC) || from->is_accessor) return true;
    if (flags & ACC_PRIVATE)
        return from == holder || access_nest_host(t, from) == access_nest_host(t, holder);
    if (class_same_package(from, holder)) return true;
    if (!(flags & ACC_PROTECTED)) return false;
    if (!class_is_subclass(from, holder)) return false;
    /* A class that implements an interface is none of its subclasses. */
    bool is_below = class_is_subclass(resolved, from) &&
                    class_is_interface(resolved) == class_is_interface(from);
    return is_static || resolved->is_array || is_below || class_is_subclass(from, resolved);
}

/* ---- Errors ---- */

/* "java.lang.NoClassDefFoundError: x" of the pending exception, which is cleared. */
static void take_exception_text(Thread *t, char *out, size_t size) {
    VM *vm = t->vm;
    Object *error = t->exception;
    t->exception = NULL;
    class_external_name(object_class(error), out, size);
    Field *field = class_find_field(object_class(error), symbol(vm, "detailMessage"),
                                    symbol(vm, "Ljava/lang/String;"));
    Object *message = field != NULL ? slot_get((char *)error + field->offset) : NULL;
    char *text = message != NULL ? string_to_c(vm, message) : NULL;
    size_t used = strlen(out);
    if (text != NULL && used < size) snprintf(out + used, size - used, ": %s", text);
    free(text);
}

/* Why a class that names a nest host is not of its nest; "" if there is nothing to say. */
static void nest_fault(Thread *t, Class *c, char *out, size_t size) {
    out[0] = 0;
    if (c->file == NULL || c->file->nest_host == 0 || access_nest_host(t, c) != c) return;
    ConstantUtf8 host = constant_pool_text(&c->file->pool, c->file->nest_host);
    char a[256], b[256], x[360], y[360];
    class_external_name(c, a, sizeof a);
    Class *named = loader_load_text(t, c->loader, host.bytes, host.length, true);
    if (named == NULL ||
        (!access_to_class(c, named) && !access_to_class_refused(t, c, named))) {
        char reason[512];
        take_exception_text(t, reason, sizeof reason);
        snprintf(out, size, "Nest host resolution of %s with host %s failed: %s", a, host.bytes,
                 reason);
        return;
    }
    snprintf(out, size, "Type %s (loader: %s) is not a nest member of type %s (loader: %s): %s",
             a, class_location_of_loader(t, c->loader, x, sizeof x),
             class_external_name(named, b, sizeof b),
             class_location_of_loader(t, named->loader, y, sizeof y),
             named->is_array                ? "host is not an instance class"
             : class_same_package(c, named) ? "current type is not listed as a nest member"
                                            : "types are in different packages");
}

static void *access_refused(Thread *t, Class *from, Class *holder, uint16_t flags,
                            const char *what) {
    char a[256], place[1400], mine[1400] = "", theirs[1400] = "";
    if (flags & ACC_PRIVATE) {
        nest_fault(t, from, mine, sizeof mine);
        nest_fault(t, holder, theirs, sizeof theirs);
    }
    bool nests = mine[0] != 0 || theirs[0] != 0;
    return exception_throw(
        t, "java/lang/IllegalAccessError", "class %s tried to access %s%s (%s)%s%s%s%s%s",
        class_external_name(from, a, sizeof a),
        flags & ACC_PRIVATE     ? "private "
        : flags & ACC_PROTECTED ? "protected "
                                : "",
        what, class_location_of_both(t, from, holder, place, sizeof place), nests ? ", (" : "",
        mine, mine[0] != 0 && theirs[0] != 0 ? ", " : "", theirs, nests ? ")" : "");
}

void *access_to_class_refused(Thread *t, Class *from, Class *to) {
    char a[256], b[256], place[1400];
    while (to->is_array) to = to->element;
    if ((to->flags & ACC_PUBLIC) && t->vm->library != NULL)
        return t->vm->library->access_refused(t, from, to, "");
    return exception_throw(
        t, "java/lang/IllegalAccessError", "failed to access class %s from class %s (%s)",
        class_external_name(to, a, sizeof a), class_external_name(from, b, sizeof b),
        class_location_of_both(t, to, from, place, sizeof place));
}

void *access_to_field_refused(Thread *t, Class *from, const Field *field) {
    char name[256], what[600];
    snprintf(what, sizeof what, "field %s.%s",
             class_external_name(field->holder, name, sizeof name), field->name);
    return access_refused(t, from, field->holder, field->flags, what);
}

void *access_to_method_refused(Thread *t, Class *from, const Method *m) {
    char text[1024], what[1100];
    snprintf(what, sizeof what, "method '%s'",
             method_external_name(m->holder->name, m->name, m->descriptor, text, sizeof text));
    return access_refused(t, from, m->holder, m->flags, what);
}
