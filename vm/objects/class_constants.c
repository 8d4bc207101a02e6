/* SPDX-License-Identifier: MIT */
#include "vm/objects/class_constants.h"

#include "gc/refs_copy.h"
#include "vm/objects/operations.h"
#include "vm/system/lock.h"
#include "vm/model/vm.h"

static void *constants_slot(const Class *c) {
    return (char *)c->mirror + object_class(c->mirror)->shape.size + 8;
}

bool class_constants_reserve(Thread *t, Class *c, uint32_t index) {
    for (;;) {
        Object *array = slot_get_volatile(constants_slot(c));
        int32_t length = array != NULL ? array_length(array) : 0;
        if ((int64_t)index < length) return true;
        uint32_t wanted = length == 0 ? c->file->pool.count : (uint32_t)length * 2;
        if (wanted <= index) wanted = index + 8;
        Object *bigger = array_allocate(t, t->vm->known.object_array, (int32_t)wanted);
        if (bigger == NULL) return false;
        lock_acquire(&t->vm->classes.lock, LOCK_CLASS);
        array = slot_get(constants_slot(c));
        if (array == NULL || array_length(array) < (int32_t)wanted) {
            if (array != NULL)
                refs_copy(bigger, array_elements(bigger), array_elements(array),
                          (size_t)array_length(array));
            object_set_ref_volatile(c->mirror, constants_slot(c), bigger);
        }
        lock_release(&t->vm->classes.lock, LOCK_CLASS);
    }
}

bool class_constants_put(Thread *t, Class *c, uint32_t index, Handle value) {
    if (!class_constants_reserve(t, c, index)) return false;
    lock_acquire(&t->vm->classes.lock, LOCK_CLASS);
    Object *array = slot_get(constants_slot(c));
    Ref *slot = (Ref *)array_elements(array) + index;
    if (slot_get(slot) == NULL) object_set_ref_volatile(array, slot, *value);
    lock_release(&t->vm->classes.lock, LOCK_CLASS);
    return true;
}

bool class_constants_keep(Thread *t, Class *c, Handle value, uint32_t *index) {
    lock_acquire(&t->vm->classes.lock, LOCK_CLASS);
    *index = c->file->pool.count + c->call_link_count++;
    lock_release(&t->vm->classes.lock, LOCK_CLASS);
    return class_constants_put(t, c, *index, value);
}
