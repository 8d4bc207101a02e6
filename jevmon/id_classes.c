/* SPDX-License-Identifier: MIT */
/* Questions about classes and fields. They work on any thread. */
#include <stdlib.h>
#include <string.h>

#include "jevmon/check.h"
#include "jevmon/id_functions.h"
#include "vm/load/loader.h"
#include "vm/model/metadata.h"
#include "vm/text/utf8.h"

/* ---- Ids ---- */

static bool is_class(VM *vm, const Class *c) {
    return ((uintptr_t)c & 15) == 0 && metadata_contains(vm, c, sizeof *c) && c->self == c &&
           c->vm == vm && c->mirror != NULL;
}
Class *class_of_id(EventMonitor *m, ClassID id) {
    VM *vm = atomic_load(&m->vm);
    Class *c = (Class *)id; /* NOLINT: an id is an address */
    if (vm != NULL && id != 0 && is_class(vm, c)) return c;
    monitor_check_unknown(m, "ClassID", id);
    return NULL;
}
Method *method_of_id(EventMonitor *m, MethodID id) {
    VM *vm = atomic_load(&m->vm);
    Method *method = (Method *)id; /* NOLINT */
    if (vm != NULL && id != 0 && method_is_valid(vm, method)) return method;
    monitor_check_unknown(m, "MethodID", id);
    return NULL;
}
static Field *find_field(VM *vm, FieldID id) {
    Field *f = (Field *)id; /* NOLINT */
    if (vm == NULL || id == 0 || id % _Alignof(Field) != 0 ||
        !metadata_contains(vm, f, sizeof *f) || !is_class(vm, f->holder))
        return NULL;
    const Class *c = f->holder;
    return f >= c->fields && f < c->fields + c->field_count &&
                   ((uintptr_t)f - (uintptr_t)c->fields) % sizeof *f == 0
               ? f
               : NULL;
}

Field *field_of_id(EventMonitor *m, FieldID id) {
    Field *f = find_field(atomic_load(&m->vm), id);
    if (f == NULL) monitor_check_unknown(m, "FieldID", id);
    return f;
}

static VM *vm_of(void *self) { return atomic_load(&jevmon_of_info(self)->vm); }

/* ---- Classes ---- */

static char *copy_text(const char *text, size_t length) {
    char *copy = jevmon_task_alloc(length + 1);
    if (copy == NULL) return NULL;
    memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

LPSTR jevmon_modify(const char *text) {
    size_t bytes = strlen(text), count = utf8_standard_utf16_length(text, bytes);
    uint16_t *units = malloc((count + 1) * sizeof *units);
    if (units == NULL) return NULL;
    count = utf8_standard_to_utf16(text, bytes, units);
    char *modified = jevmon_task_alloc(utf8_length_of_utf16(units, count) + 1);
    if (modified != NULL) modified[utf8_from_utf16(units, count, modified)] = 0;
    free(units);
    return modified;
}

static char *dotted_name(const Class *c) {
    char *name = copy_text(c->name, strlen(c->name));
    for (char *at = name; at != NULL && *at != 0; at++)
        if (*at == '/') *at = '.';
    return name;
}

static char *source_name(const Class *c) {
    if (c->file == NULL || c->file->source_file.bytes == NULL) return copy_text("", 0);
    return copy_text((const char *)c->file->source_file.bytes, c->file->source_file.length);
}

static MethodID *method_list(const Class *c) {
    MethodID *list = jevmon_task_alloc(c->method_count * sizeof *list);
    for (uint32_t i = 0; list != NULL && i < c->method_count; i++)
        list[i] = id_of(&c->methods[i]);
    return list;
}

static void take_text(LPSTR *out) {
    if (out == NULL) return;
    jevmon_task_free(*out);
    *out = NULL;
}

HRESULT info_class(void *self, ClassID id, LPSTR *name, LPSTR *source_file, int *nmethods,
                   MethodID **methods, int64_t *created) {
    EventMonitor *m = jevmon_of_info(self);
    const Class *c = class_of_id(m, id);
    if (name != NULL) *name = NULL;
    if (source_file != NULL) *source_file = NULL;
    if (nmethods != NULL) *nmethods = 0;
    if (methods != NULL) *methods = NULL;
    if (created != NULL) *created = 0;
    if (created != NULL && (m->promised & JVM_INIT_OPT_DONT_NEED_ALLOCATION_COUNTS))
        monitor_check_report(m, "M62", NULL,
                             "ClassInformation is asked for a number of instances, which the "
                             "monitor has promised not to need");
    if (c == NULL) return E_FAIL;
    if ((name != NULL && (*name = dotted_name(c)) == NULL) ||
        (source_file != NULL && (*source_file = source_name(c)) == NULL) ||
        (methods != NULL && (*methods = method_list(c)) == NULL)) {
        take_text(name);
        take_text(source_file);
        return E_OUTOFMEMORY;
    }
    if (nmethods != NULL) *nmethods = (int)c->method_count;
    if (created != NULL) *created = counts_of(&monitors_of(c->vm)->counts, c);
    return S_OK;
}

static void put(uintptr_t *list, unsigned capacity, unsigned *count, const void *id) {
    if (list != NULL && *count < capacity) list[*count] = id_of(id);
    (*count)++;
}

/* M76: the table of virtual methods, then those that are in none. Before the class is linked it
 * has no table: then its superclass's list and all that it declares. */
static unsigned list_methods(const Class *c, MethodID *list, unsigned capacity) {
    bool linked = atomic_load((_Atomic int *)(uintptr_t)&c->state) >= CLASS_LINKED;
    unsigned count = !linked && c->super != NULL ? list_methods(c->super, list, capacity) : 0;
    for (uint32_t i = 0; linked && i < c->vtable_length; i++)
        put(list, capacity, &count, c->vtable[i]);
    for (uint32_t i = 0; i < c->method_count; i++)
        if (!linked || c->methods[i].vtable_index < 0)
            put(list, capacity, &count, &c->methods[i]);
    return count;
}

static unsigned list_interfaces(const Class *c, ClassID *list, unsigned capacity) {
    unsigned count = 0;
    for (uint32_t i = 0; i < c->all_interface_count; i++)
        put(list, capacity, &count, c->all_interfaces[i]);
    return count;
}

HRESULT info_class2(void *self, ClassID id, ClassID *superclass, ClassID *interfaces,
                    unsigned *ninterfaces, MethodID *methods, unsigned *nmethods) {
    const Class *c = class_of_id(jevmon_of_info(self), id);
    if (superclass != NULL) *superclass = 0;
    if (c == NULL || (interfaces != NULL && ninterfaces == NULL) ||
        (methods != NULL && nmethods == NULL)) {
        if (ninterfaces != NULL) *ninterfaces = 0;
        if (nmethods != NULL) *nmethods = 0;
        return E_FAIL;
    }
    unsigned interface_room = interfaces != NULL ? *ninterfaces : 0,
             method_room = methods != NULL ? *nmethods : 0,
             interface_count = list_interfaces(c, NULL, 0),
             method_count = list_methods(c, NULL, 0);
    if (ninterfaces != NULL) *ninterfaces = interface_count;
    if (nmethods != NULL) *nmethods = method_count;
    if ((interfaces != NULL && interface_room < interface_count) ||
        (methods != NULL && method_room < method_count))
        return E_FAIL; /* M166 */
    list_interfaces(c, interfaces, interface_room);
    list_methods(c, methods, method_room);
    if (superclass != NULL) *superclass = id_of(c->super);
    return S_OK;
}

/* M161: inherited fields first. */
static unsigned list_fields(const Class *c, FieldID *list, unsigned capacity) {
    unsigned count = c->super != NULL ? list_fields(c->super, list, capacity) : 0;
    for (uint32_t i = 0; i < c->field_count; i++) put(list, capacity, &count, &c->fields[i]);
    return count;
}

HRESULT info_class_fields(void *self, ClassID id, unsigned *count, FieldID **fields) {
    const Class *c = class_of_id(jevmon_of_info(self), id);
    if (count != NULL) *count = 0;
    if (fields != NULL) *fields = NULL;
    if (c == NULL) return E_FAIL;
    unsigned total = list_fields(c, NULL, 0);
    if (fields != NULL) {
        *fields = jevmon_task_alloc(total * sizeof **fields);
        if (*fields == NULL) return E_OUTOFMEMORY;
        list_fields(c, *fields, total);
    }
    if (count != NULL) *count = total;
    return S_OK;
}

static size_t field_bytes(const Field *f) {
    switch (f->kind) {
    case 'Z':
    case 'B': return 1;
    case 'C':
    case 'S': return 2;
    case 'I':
    case 'F': return 4;
    case 'J':
    case 'D': return 8;
    default: return sizeof(Ref);
    }
}

/* An array's instances differ in size: theirs is 0. */
HRESULT info_static_class(void *self, ClassID id, DWORD *static_size, DWORD *instance_size) {
    const Class *c = class_of_id(jevmon_of_info(self), id);
    size_t bytes = 0;
    if (static_size != NULL) *static_size = 0;
    if (instance_size != NULL) *instance_size = 0;
    if (c == NULL) return E_FAIL;
    for (uint32_t i = 0; i < c->field_count; i++)
        if (c->fields[i].flags & ACC_STATIC) bytes += field_bytes(&c->fields[i]);
    if (static_size != NULL) *static_size = (DWORD)bytes;
    if (instance_size != NULL && !c->is_array && !class_is_interface(c))
        *instance_size = c->shape.size;
    return S_OK;
}

/* Those that are loaded. No instance lacks fields; class objects refer to more than their
 * fields say, so that they are of variable size (M101). */
HRESULT info_special_classes(void *self, unsigned *count, ClassID **ids, DWORD **flags) {
    static const char *const names[] = {"java/lang/Class", "java/lang/String",
                                        "java/lang/StringBuffer", "java/lang/reflect/Method",
                                        "java/lang/reflect/Field"};
    enum { MOST = sizeof names / sizeof *names };
    VM *vm = vm_of(self);
    unsigned found = 0;
    if (count != NULL) *count = 0;
    if (ids != NULL) *ids = NULL;
    if (flags != NULL) *flags = NULL;
    if (vm == NULL || count == NULL) return E_FAIL;
    ClassID *list = jevmon_task_alloc(MOST * sizeof *list);
    DWORD *properties = jevmon_task_alloc(MOST * sizeof *properties);
    for (int i = 0; list != NULL && properties != NULL && i < MOST; i++) {
        const char *name = symbol_find(vm, names[i], strlen(names[i]));
        const Class *c = name != NULL ? loader_find(vm, NULL, name) : NULL;
        if (c == NULL || c->mirror == NULL) continue;
        list[found] = id_of(c);
        properties[found++] =
            JVM_CLS_HAS_DESCRIPTION | (c == vm->known.Class_ ? JVM_CLS_VARIABLE_SIZE : 0);
    }
    if (list != NULL && properties != NULL) *count = found;
    if (ids != NULL)
        *ids = list;
    else
        jevmon_task_free(list);
    if (flags != NULL)
        *flags = properties;
    else
        jevmon_task_free(properties);
    return list != NULL && properties != NULL ? S_OK : E_OUTOFMEMORY;
}

HRESULT info_class_path(void *self, LPSTR *path) {
    const VM *vm = vm_of(self);
    const char *value = "";
    if (path == NULL) return E_FAIL;
    *path = NULL;
    if (vm == NULL) return E_FAIL;
    for (size_t i = 0; i < vm->options.property_count; i++)
        if (strcmp(vm->options.properties[i].key, "java.class.path") == 0 &&
            vm->options.properties[i].value != NULL)
            value = vm->options.properties[i].value;
    *path = jevmon_modify(value);
    return *path != NULL ? S_OK : E_OUTOFMEMORY;
}

HRESULT info_field(void *self, FieldID id, LPSTR *name, DWORD *flags) {
    const Field *f = field_of_id(jevmon_of_info(self), id);
    if (name != NULL) *name = NULL;
    if (flags != NULL) *flags = 0;
    if (f == NULL) return E_FAIL;
    if (name != NULL && (*name = copy_text(f->name, strlen(f->name))) == NULL)
        return E_OUTOFMEMORY;
    if (flags != NULL)
        *flags = (f->flags & ACC_STATIC ? JVM_FIELD_STATIC : 0) |
                 (f->kind == 'L' || f->kind == '[' ? JVM_FIELD_OBJECTREF : 0);
    return S_OK;
}
