/* SPDX-License-Identifier: MIT */
/* Questions about objects, and handles, which are weak global references. */
#include <stdlib.h>
#include <string.h>

#include "jevmon/check.h"
#include "jevmon/heap_callbacks.h"
#include "jevmon/id_functions.h"
#include "vm/heap/global_references.h"
#include "vm/objects/operations.h"
#include "vm/objects/string.h"
#include "vm/run/reflection.h"
#include "vm/text/utf8.h"
#include "vm/threads/gate.h"

bool object_question_begin(ObjectQuestion *question, EventMonitor *m) {
    VM *vm = atomic_load(&m->vm);
    if (vm == NULL || !asking_thread_begin(&question->asking, vm)) return false;
    if (atomic_load(&vm->gate.stopper) == question->asking.thread) {
        asking_thread_end(&question->asking);
        return false;
    }
    gate_gc_off(question->asking.thread, true);
    question->vm = vm;
    question->monitor = m;
    return true;
}
void object_question_end(ObjectQuestion *question) {
    gate_gc_on(question->asking.thread);
    asking_thread_end(&question->asking);
}

Object *object_of_id(const ObjectQuestion *question, ObjectID id) {
    uintptr_t address = id & (((uintptr_t)1 << OBJECT_ID_SHIFT) - 1);
    Object *object = (Object *)address; /* NOLINT: an id is an address */
    if (object != NULL && id >> OBJECT_ID_SHIFT == object_id_number(question->vm) &&
        object_is_valid(question->vm, object))
        return object;
    monitor_check_stale(question->monitor, id);
    return NULL;
}

/* ---- What it is ---- */

HRESULT info_object(void *self, ObjectID id, ClassID *class_id) {
    ObjectQuestion question;
    if (class_id != NULL) *class_id = 0;
    const Object *dumped = heap_dump_object(jevmon_call_of(jevmon_of_info(self)), id);
    if (dumped != NULL && class_id != NULL)
        return *class_id = id_of(object_class(dumped)), S_OK;
    if (class_id == NULL || !object_question_begin(&question, jevmon_of_info(self)))
        return E_FAIL;
    const Object *object = object_of_id(&question, id);
    bool found = object != NULL;
    if (found) *class_id = id_of(object_class(object));
    object_question_end(&question);
    return found ? S_OK : E_FAIL;
}

HRESULT info_object_size(void *self, ObjectID id, DWORD *bytes) {
    ObjectQuestion question;
    if (bytes != NULL) *bytes = 0;
    const Object *dumped = heap_dump_object(jevmon_call_of(jevmon_of_info(self)), id);
    if (dumped != NULL && bytes != NULL) return *bytes = (DWORD)object_size(dumped), S_OK;
    if (bytes == NULL || !object_question_begin(&question, jevmon_of_info(self))) return E_FAIL;
    const Object *object = object_of_id(&question, id);
    bool found = object != NULL;
    if (found) *bytes = (DWORD)object_size(object);
    object_question_end(&question);
    return found ? S_OK : E_FAIL;
}

/* ---- What it holds (M129) ---- */

static int64_t load(VM *vm, const char *at, char kind) {
    switch (kind) {
    case 'Z': return *(const uint8_t *)at;
    case 'B': return *(const int8_t *)at;
    case 'C': return *(const uint16_t *)(const void *)at;
    case 'S': return *(const int16_t *)(const void *)at;
    case 'I': return *(const int32_t *)(const void *)at;
    case 'F': return *(const uint32_t *)(const void *)at;
    case 'J':
    case 'D': return *(const int64_t *)(const void *)at;
    default: return (int64_t)object_id_of(vm, slot_get(at));
    }
}

HRESULT info_object_field(void *self, ObjectID id, FieldID field, int64_t *value) {
    ObjectQuestion question;
    HRESULT result = E_FAIL;
    if (value != NULL) *value = 0;
    if (value == NULL || !object_question_begin(&question, jevmon_of_info(self))) return E_FAIL;
    const Field *f = field_of_id(question.monitor, field);
    if (f != NULL) {
        const Object *holder =
            f->flags & ACC_STATIC ? f->holder->mirror : object_of_id(&question, id);
        if (holder != NULL &&
            ((f->flags & ACC_STATIC) || object_is_instance(holder, f->holder))) {
            *value = load(question.vm, (const char *)holder + f->offset, f->kind);
            result = S_OK;
        }
    }
    object_question_end(&question);
    return result;
}

static int64_t load_element(VM *vm, const Object *array, unsigned index) {
    const Class *c = object_class(array);
    size_t bytes = c->element->is_primitive ? (size_t)1 << c->shape.element_shift : sizeof(Ref);
    return load(vm, (const char *)array_elements(array) + index * bytes,
                c->element->is_primitive ? c->primitive_kind : 'L');
}

HRESULT info_array_element(void *self, ObjectID id, unsigned index, int64_t *value) {
    ObjectQuestion question;
    HRESULT result = E_FAIL;
    if (value != NULL) *value = 0;
    if (value == NULL || !object_question_begin(&question, jevmon_of_info(self))) return E_FAIL;
    const Object *array = object_of_id(&question, id);
    if (array != NULL && object_class(array)->is_array &&
        index < (unsigned)array_length(array)) {
        *value = load_element(question.vm, array, index);
        result = S_OK;
    }
    object_question_end(&question);
    return result;
}

/* ---- Descriptions ---- */

LPWSTR jevmon_widen(const char *text) {
    size_t bytes = strlen(text), length = utf8_utf16_length(text, bytes);
    LPWSTR wide = jevmon_task_alloc((length + 1) * sizeof *wide);
    if (wide != NULL) wide[utf8_to_utf16(text, bytes, wide)] = 0;
    return wide;
}

static LPWSTR describe_string(VM *vm, const Object *string) {
    int32_t length = string_length(vm, string);
    LPWSTR wide = jevmon_task_alloc(((size_t)length + 1) * sizeof *wide);
    for (int32_t i = 0; wide != NULL && i < length; i++)
        wide[i] = string_char_at(vm, string, i);
    if (wide != NULL) wide[length] = 0;
    return wide;
}

static LPWSTR describe_member(const Class *holder, const char *name, const char *descriptor) {
    size_t size = strlen(holder->name) + strlen(name) + strlen(descriptor) + 3;
    char *text = malloc(size);
    if (text == NULL) return NULL;
    snprintf(text, size, "%s.%s %s", holder->name, name, descriptor);
    LPWSTR wide = jevmon_widen(text);
    free(text);
    return wide;
}

static const Field *field_named(const Class *c, const char *name) {
    for (; c != NULL; c = c->super)
        for (uint32_t i = 0; i < c->field_count; i++)
            if (!(c->fields[i].flags & ACC_STATIC) && strcmp(c->fields[i].name, name) == 0)
                return &c->fields[i];
    return NULL;
}

/* Latin-1 bytes or UTF-16 units, as a String has them. */
static LPWSTR describe_buffer(const Object *buffer) {
    const Class *c = object_class(buffer);
    const Field *value = field_named(c, "value"), *coder = field_named(c, "coder"),
                *count = field_named(c, "count");
    if (value == NULL || coder == NULL || count == NULL) return NULL;
    const Object *bytes = slot_get((const char *)buffer + value->offset);
    bool wide = *((const char *)buffer + coder->offset) != 0;
    int32_t length = *(const int32_t *)(const void *)((const char *)buffer + count->offset);
    if (bytes == NULL || length < 0 || length > array_length(bytes) >> wide) return NULL;
    LPWSTR text = jevmon_task_alloc(((size_t)length + 1) * sizeof *text);
    const void *from = array_elements(bytes);
    for (int32_t i = 0; text != NULL && i < length; i++)
        text[i] = wide ? ((const uint16_t *)from)[i] : ((const uint8_t *)from)[i];
    if (text != NULL) text[length] = 0;
    return text;
}

static LPWSTR describe(VM *vm, Object *object) {
    const Class *c = object_class(object);
    if (c == vm->known.String) return describe_string(vm, object);
    if (c == vm->known.Class_) {
        const Class *named = class_of_mirror(object);
        return named != NULL ? jevmon_widen(named->name) : NULL;
    }
    if (c->loader != NULL) return NULL;
    if (strcmp(c->name, "java/lang/StringBuffer") == 0) return describe_buffer(object);
    if (strcmp(c->name, "java/lang/reflect/Method") == 0) {
        const Method *m = reflection_method_of(vm, object);
        return m != NULL ? describe_member(m->holder, m->name, m->descriptor) : NULL;
    }
    if (strcmp(c->name, "java/lang/reflect/Field") == 0) {
        const Field *f = reflection_field_of(vm, object);
        return f != NULL ? describe_member(f->holder, f->name, f->descriptor) : NULL;
    }
    return NULL;
}

HRESULT info_describe(void *self, ObjectID id, LPWSTR *text) {
    ObjectQuestion question;
    if (text == NULL) return E_FAIL;
    *text = NULL;
    if (!object_question_begin(&question, jevmon_of_info(self))) return E_FAIL;
    Object *object = object_of_id(&question, id);
    if (object != NULL) *text = describe(question.vm, object);
    object_question_end(&question);
    return *text != NULL ? S_OK : E_FAIL;
}

/* ---- Handles ---- */

HRESULT info_get_handles(void *self, unsigned count, ObjectID *ids, ObjectHandleID *handles) {
    ObjectQuestion question;
    HRESULT result = S_OK;
    if (handles == NULL) return E_FAIL;
    memset(handles, 0, count * sizeof *handles);
    if (ids == NULL || !object_question_begin(&question, jevmon_of_info(self))) return E_FAIL;
    for (unsigned i = 0; i < count && result == S_OK; i++) {
        Object *object = object_of_id(&question, ids[i]);
        if (object == NULL)
            result = E_FAIL;
        else if ((handles[i] = id_of(global_reference_new(question.vm, object, true))) == 0)
            result = E_OUTOFMEMORY;
    }
    for (unsigned i = 0; result != S_OK && i < count; i++) {
        if (handles[i] != 0)
            global_reference_delete(question.vm, (Object **)handles[i], true); /* NOLINT */
        handles[i] = 0;
    }
    object_question_end(&question);
    if (result == S_OK)
        monitor_check_handles(jevmon_of_info(self), count, __builtin_return_address(0));
    return result;
}

/* M73: for an object that is gone 0 is stored once in either place. */
HRESULT info_objects_of_handles(void *self, unsigned count, ObjectHandleID *handles,
                                ObjectID *ids) {
    ObjectQuestion question;
    HRESULT result = S_OK;
    if (ids == NULL) return E_FAIL;
    memset(ids, 0, count * sizeof *ids);
    if (handles == NULL || !object_question_begin(&question, jevmon_of_info(self)))
        return E_FAIL;
    for (unsigned i = 0; i < count; i++) {
        Object **reference = (Object **)handles[i]; /* NOLINT */
        if (reference == NULL) continue;
        if (global_reference_kind(question.vm, reference) != 2) {
            result = E_FAIL;
            continue;
        }
        ids[i] = object_id_of(question.vm, *reference);
        if (ids[i] != 0) continue;
        global_reference_delete(question.vm, reference, true);
        monitor_check_handles(question.monitor, -1, NULL);
        handles[i] = 0;
    }
    object_question_end(&question);
    return result;
}

HRESULT info_free_handles(void *self, unsigned count, ObjectHandleID *handles) {
    VM *vm = atomic_load(&jevmon_of_info(self)->vm);
    HRESULT result = S_OK;
    if (vm == NULL || (handles == NULL && count > 0)) return E_FAIL;
    for (unsigned i = 0; i < count; i++) {
        if (handles[i] == 0) continue;
        if (global_reference_delete(vm, (Object **)handles[i], true)) /* NOLINT */
            monitor_check_handles(jevmon_of_info(self), -1, NULL);
        else
            result = E_FAIL;
    }
    return result;
}
