/* SPDX-License-Identifier: MIT */
/* Allocation and copying. The slow path of an allocation announces the object: GC goes off
 * before the memory is taken, so that the id an agent hears is the id the object has. */
#include "vm/objects/operations.h"

#include <string.h>

#include "gc/refs_copy.h"
#include "vm/model/metadata.h"
#include "vm/model/throw.h"
#include "vm/model/upcalls.h"
#include "vm/system/process.h"
#include "vm/text/descriptor.h"
#include "vm/threads/event_delivery.h"
#include "vm/threads/gate.h"
#include "vm/threads/monitor.h"

/* ---- Allocation ---- */

static const char *heap_words(const Thread *t) {
    return gc_gave_up(t->vm->heap) ? "GC overhead limit exceeded" : "Java heap space";
}

static void set_header(Object *object, Class *c, int32_t length) {
    if (length >= 0) ((Array *)object)->length = length;
    __atomic_store_n(&object->shape, (Ref)(uintptr_t)c, __ATOMIC_RELEASE);
}

/* While OBJECT_ALLOC is wanted: from the thread's buffer. GC stays off until the object is the
 * caller's. */
static Object *allocate_told(Thread *t, Class *c, size_t bytes, int32_t length) {
    gate_gc_off(t, t->agent_depth > 0);
    Object *object = gc_allocate_from_buffer(&t->mutator, bytes);
    if (object != NULL) {
        set_header(object, c, length);
        t->object_alloc(t, object, bytes, t->mutator.arena);
    }
    gate_gc_on(t);
    return object;
}

/* OBJECT_ALLOC came to be wanted while the allocation waited for a collection: the object is in
 * no list of what a late agent missed, and is told. It is given back and made anew, with GC off
 * from before it exists: to turn GC off may take a collection, which would show an object that
 * nobody was told of. A large one does not move, and is made known at once: who prepares a
 * collection finds the count raised, and begins again. */
static Object *tell_large(Thread *t, Class *c, Object *object, int32_t length) {
    set_header(object, c, length);
    HANDLE_SCOPE(t);
    Handle handle = handle_new(t, object);
    gate_gc_off(t, true);
    delivery_object_alloc(t, *handle);
    gate_gc_on(t);
    return *handle;
}

/* Zeroed memory with its header; length < 0: no array. */
static Object *allocate(Thread *t, Class *c, size_t bytes, int32_t length) {
    bool announce = t->vm->events_live && WANTED(t, object_alloc);
    Object *object = NULL;
    if (announce) {
        if ((object = allocate_told(t, c, bytes, length)) != NULL) return object;
        /* Collections come first; with GC off the allocation cannot wait for one. */
        GcAttempt attempt = {0};
        while (object == NULL && gc_make_room(&t->mutator, bytes, &attempt)) {
            gate_gc_off(t, t->agent_depth > 0);
            object = gc_allocate_slow(&t->mutator, bytes, ALLOCATE_YOUNG);
            if (object != NULL) {
                set_header(object, c, length);
                HANDLE_SCOPE(t);
                Handle handle = handle_new(t, object);
                delivery_object_alloc(t, object);
                object = *handle;
            }
            gate_gc_on(t);
        }
        return object != NULL ? object : exception_out_of_memory(t, heap_words(t));
    }
    object = gc_allocate(&t->mutator, bytes);
    if (object == NULL) return exception_out_of_memory(t, heap_words(t));
    if (__builtin_expect(t->vm->events_live && WANTED(t, object_alloc), 0)) {
        if (gc_give_back(&t->mutator, object, bytes)) return allocate(t, c, bytes, length);
        return tell_large(t, c, object, length);
    }
    set_header(object, c, length);
    return object;
}

Object *object_allocate_slow(Thread *t, Class *c) { return allocate(t, c, c->shape.size, -1); }

Object *object_allocate_bare(Thread *t, Class *c) {
    char name[512];
    if (c->is_primitive) return exception_throw(t, "java/lang/InstantiationException", NULL);
    if (c->is_array || (c->flags & (ACC_ABSTRACT | ACC_INTERFACE)))
        return exception_throw(t, "java/lang/InstantiationException", "%s",
                               class_external_name(c, name, sizeof name));
    if (c == t->vm->known.Class_)
        return exception_throw(t, "java/lang/IllegalAccessException", "%s",
                               class_external_name(c, name, sizeof name));
    return (class_is_initialized(c) || upcalls.initialize(t, c)) ? object_allocate(t, c) : NULL;
}

Object *array_allocate_slow(Thread *t, Class *c, int32_t length) {
    if (length < 0)
        return exception_throw(t, "java/lang/NegativeArraySizeException", "%d", length);
    uint64_t bytes = (uint64_t)ARRAY_ELEMENTS_OFFSET +
                     ((uint64_t)(uint32_t)length << c->shape.element_shift);
    if (bytes > t->vm->options.gc.maximum_bytes)
        return exception_out_of_memory(t, length >= INT32_MAX - 1
                                              ? "Requested array size exceeds VM limit"
                                              : "Java heap space");
    return allocate(t, c, object_align((size_t)bytes), length);
}

Object *array_allocate_primitive(Thread *t, char kind, int32_t length) {
    return array_allocate(t, upcalls.array_of(t, class_primitive(t->vm, kind)), length);
}

Object *array_allocate_of(Thread *t, Class *element, int32_t length) {
    Class *c = upcalls.array_of(t, element);
    return c != NULL ? array_allocate(t, c, length) : NULL;
}

Object *array_allocate_multi(Thread *t, Class *c, const int32_t *lengths, unsigned dimensions) {
    for (unsigned i = 0; i < dimensions; i++)
        if (lengths[i] < 0)
            return exception_throw(t, "java/lang/NegativeArraySizeException", "%d", lengths[i]);
    HANDLE_SCOPE(t);
    Handle array = handle_new(t, array_allocate(t, c, lengths[0]));
    if (array == NULL) return NULL;
    if (dimensions > 1 && c->element->is_array) {
        for (int32_t i = 0; i < lengths[0]; i++) {
            Object *part = array_allocate_multi(t, c->element, lengths + 1, dimensions - 1);
            if (part == NULL) return NULL;
            array_set_ref(*array, i, part);
        }
    }
    return *array;
}

Object *object_clone(Thread *t, Handle object) {
    Class *c = object_class(*object);
    size_t size = object_size(*object);
    Object *copy;
    if (c->is_array) {
        copy = array_allocate(t, c, array_length(*object));
    } else {
        if (!class_is_subclass(c, t->vm->known.Cloneable) || c->shape.kind == SHAPE_MIRROR ||
            c->shape.kind == SHAPE_REFERENCE) {
            char name[256];
            return exception_throw(t, "java/lang/CloneNotSupportedException", "%s",
                                   class_external_name(c, name, sizeof name));
        }
        copy = object_allocate(t, c);
    }
    if (copy == NULL) return NULL;
    if (c->shape.kind == SHAPE_REF_ARRAY)
        refs_copy(copy, array_elements(copy), array_elements(*object),
                  (size_t)array_length(*object));
    else if (c->is_array)
        memcpy((char *)copy + ARRAY_ELEMENTS_OFFSET, (char *)*object + ARRAY_ELEMENTS_OFFSET,
               size - ARRAY_ELEMENTS_OFFSET);
    else
        object_copy_fields(copy, *object);
    if (c->has_finalizer) {
        Handle made = handle_new(t, copy);
        if (!object_register_finalizer(t, made)) return NULL;
        return *made;
    }
    return copy;
}

bool object_register_finalizer(Thread *t, Handle object) {
    Value args[1] = {{.l = *object}};
    return (class_is_initialized(t->vm->known.Finalizer) ||
            upcalls.initialize(t, t->vm->known.Finalizer)) &&
           upcalls.invoke_method(t, t->vm->known.Finalizer_register, args, NULL);
}

/* ---- Fields ---- */

unsigned field_load(const Field *f, Object *base, Value *to) {
    const char *at = (const char *)base + f->offset;
    switch (f->kind) {
    case 'Z':
    case 'B':
        to->bits = (uint32_t)(int32_t)__atomic_load_n((const int8_t *)at, __ATOMIC_ACQUIRE);
        return 1;
    case 'C': to->bits = __atomic_load_n((const uint16_t *)at, __ATOMIC_ACQUIRE); return 1;
    case 'S':
        to->bits = (uint32_t)(int32_t)__atomic_load_n((const int16_t *)at, __ATOMIC_ACQUIRE);
        return 1;
    case 'I':
    case 'F': to->bits = __atomic_load_n((const uint32_t *)at, __ATOMIC_ACQUIRE); return 1;
    case 'J':
    case 'D': to->bits = __atomic_load_n((const uint64_t *)at, __ATOMIC_ACQUIRE); return 2;
    default: to->l = slot_get_volatile(at); return 1;
    }
}

void field_store(const Field *f, Object *base, const Value *from) {
    char *at = (char *)base + f->offset;
    switch (f->kind) {
    case 'Z': __atomic_store_n((int8_t *)at, (int8_t)(from->i & 1), __ATOMIC_SEQ_CST); break;
    case 'B': __atomic_store_n((int8_t *)at, (int8_t)from->i, __ATOMIC_SEQ_CST); break;
    case 'C':
    case 'S': __atomic_store_n((int16_t *)at, (int16_t)from->i, __ATOMIC_SEQ_CST); break;
    case 'I':
    case 'F': __atomic_store_n((int32_t *)at, from->i, __ATOMIC_SEQ_CST); break;
    case 'J':
    case 'D': __atomic_store_n((int64_t *)at, from->j, __ATOMIC_SEQ_CST); break;
    default: object_set_ref_volatile(base, at, from->l);
    }
}

/* ---- Copies ---- */

static bool copy_bounds(Thread *t, Object *from, int32_t from_index, Object *to,
                        int32_t to_index, int32_t count) {
    char type[300];
    const char *side = NULL;
    int32_t index = 0, length = 0;
    Class *c = object_class(from);
    if (from_index < 0 || to_index < 0 || count < 0) {
        if (c->primitive_kind)
            snprintf(type, sizeof type, "%s[", c->element->name);
        else
            snprintf(type, sizeof type, "object array[");
        if (from_index < 0)
            exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                            "arraycopy: source index %d out of bounds for %s%d]", from_index,
                            type, array_length(from));
        else if (to_index < 0)
            exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                            "arraycopy: destination index %d out of bounds for %s%d]", to_index,
                            type, array_length(to));
        else
            exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                            "arraycopy: length %d is negative", count);
        return false;
    }
    if ((int64_t)from_index + count > array_length(from)) {
        side = "last source index";
        index = from_index, length = array_length(from);
    } else if ((int64_t)to_index + count > array_length(to)) {
        side = "last destination index";
        index = to_index, length = array_length(to);
        c = object_class(to);
    }
    if (side == NULL) return true;
    if (c->primitive_kind)
        snprintf(type, sizeof type, "%s[", c->element->name);
    else
        snprintf(type, sizeof type, "object array[");
    exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                    "arraycopy: %s %u out of bounds for %s%d]", side,
                    (unsigned)index + (unsigned)count, type, length);
    return false;
}

bool array_copy(Thread *t, Object *from, int32_t from_index, Object *to, int32_t to_index,
                int32_t count) {
    if (from == NULL || to == NULL)
        return exception_throw(t, "java/lang/NullPointerException", NULL) != NULL;
    Class *a = object_class(from), *b = object_class(to);
    char x[300], y[300];
    if (!a->is_array || !b->is_array) {
        exception_throw(t, "java/lang/ArrayStoreException",
                        "arraycopy: %s type %s is not an array",
                        a->is_array ? "destination" : "source",
                        class_external_name(a->is_array ? b : a, x, sizeof x));
        return false;
    }
    bool refs = a->shape.kind == SHAPE_REF_ARRAY;
    if (refs != (b->shape.kind == SHAPE_REF_ARRAY) ||
        (!refs && a->primitive_kind != b->primitive_kind)) {
        if (refs != (b->shape.kind == SHAPE_REF_ARRAY))
            exception_throw(
                t, "java/lang/ArrayStoreException",
                "arraycopy: type mismatch: can not copy %s[] into %s[]",
                refs ? "object array" : class_external_name(a->element, x, sizeof x),
                refs ? class_external_name(b->element, y, sizeof y) : "object array");
        else
            exception_throw(t, "java/lang/ArrayStoreException",
                            "arraycopy: type mismatch: can not copy %s[] into %s[]",
                            a->element->name, b->element->name);
        return false;
    }
    if (!copy_bounds(t, from, from_index, to, to_index, count)) return false;
    if (!refs) {
        unsigned shift = a->shape.element_shift;
        memmove((char *)array_elements(to) + ((size_t)to_index << shift),
                (char *)array_elements(from) + ((size_t)from_index << shift),
                (size_t)count << shift);
        return true;
    }
    Ref *source = (Ref *)array_elements(from) + from_index,
        *target = (Ref *)array_elements(to) + to_index;
    if (from == to || class_is_subclass(a->element, b->element)) {
        refs_copy(to, target, source, (size_t)count);
        return true;
    }
    for (int32_t i = 0; i < count; i++) {
        Object *element = ref_object(source[i]);
        if (element != NULL && !object_is_instance(element, b->element)) {
            exception_throw(t, "java/lang/ArrayStoreException",
                            class_is_subclass(b->element, a->element)
                                ? "arraycopy: element type mismatch: can not cast one of the "
                                  "elements of %s[] to the type of the destination array, %s"
                                : "arraycopy: type mismatch: can not copy %s[] into %s[]",
                            class_external_name(a->element, x, sizeof x),
                            class_external_name(b->element, y, sizeof y));
            return false;
        }
        object_set_ref(to, target + i, element);
    }
    return true;
}

int32_t object_hash(Thread *t, Object *object) { return monitor_hash(t, object); }

static bool lies_in_heap(VM *vm, const Object *object, size_t size) {
    uintptr_t start = (uintptr_t)object, end = start + size;
    for (uintptr_t at = start; at < end; at += PROCESS_CHUNK_BYTES)
        if (gc_arena_of(vm->heap, (const Object *)at) < 0) return false;
    return gc_arena_of(vm->heap, (const Object *)(end - 8)) >= 0;
}

bool object_is_valid(VM *vm, const void *address) {
    const Object *object = address;
    if (((uintptr_t)address & (OBJECT_ALIGNMENT - 1)) != 0 || gc_arena_of(vm->heap, object) < 0)
        return false;
    const Class *c =
        (const Class *)(uintptr_t)__atomic_load_n(&object->shape, __ATOMIC_ACQUIRE);
    if (((uintptr_t)c & 15) != 0 || !metadata_contains(vm, c, sizeof *c)) return false;
    if (c->self != c || c->vm != vm) return false;
    /* What only looks like an object must at least lie in memory. */
    if (c->is_array) {
        if (!lies_in_heap(vm, object, ARRAY_ELEMENTS_OFFSET) || array_length(object) < 0)
            return false;
    } else if (!lies_in_heap(vm, object,
                             c->shape.size + (c->shape.kind == SHAPE_MIRROR ? 8 : 0))) {
        return false;
    }
    return lies_in_heap(vm, object, object_size(object));
}
