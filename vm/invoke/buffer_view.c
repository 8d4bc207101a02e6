/* SPDX-License-Identifier: MIT */
#include "vm/invoke/buffer_view.h"

#include <string.h>

#include "vm/model/thread.h"
#include "vm/model/vm.h"

/* The two classes of ByteBuffers are the library's own; each is known from its first buffer. */
static void learn(VM *vm, InvokeKnown *k, Class *c) {
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    k->Buffer_limit = known_field(c, "limit");
    k->Buffer_address = known_field(c, "address");
    if (strcmp(c->name, "java/nio/HeapByteBuffer") == 0) {
        k->HeapByteBuffer_hb = known_field(c, "hb");
        k->HeapByteBuffer_offset = known_field(c, "offset");
        k->HeapByteBuffer_readOnly = known_field(c, "readOnly");
        __atomic_store_n(&k->HeapByteBuffer, c, __ATOMIC_RELEASE);
    } else {
        k->DirectByteBuffer_mapped = known_field(c, "mapped");
        k->DirectByteBuffer_readOnly = known_field(c, "readOnly");
        __atomic_store_n(&k->DirectByteBuffer, c, __ATOMIC_RELEASE);
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

static bool is_set(const Object *object, uint32_t offset) {
    return *((const uint8_t *)object + offset) != 0;
}

char *buffer_view_bytes(Thread *t, InvokeKnown *k, const Object *buffer, int32_t index,
                        int32_t size, bool writes) {
    Class *c = object_class(buffer);
    bool on_heap = c == __atomic_load_n(&k->HeapByteBuffer, __ATOMIC_ACQUIRE);
    if (!on_heap && c != __atomic_load_n(&k->DirectByteBuffer, __ATOMIC_ACQUIRE)) {
        learn(t->vm, k, c);
        on_heap = c == k->HeapByteBuffer;
    }
    if (index < 0 || index > known_int(buffer, k->Buffer_limit) - size) return NULL;
    if (writes &&
        is_set(buffer, on_heap ? k->HeapByteBuffer_readOnly : k->DirectByteBuffer_readOnly))
        return NULL;
    if (on_heap)
        return (char *)array_elements(known_get(buffer, k->HeapByteBuffer_hb)) +
               known_int(buffer, k->HeapByteBuffer_offset) + index;
    if (is_set(buffer, k->DirectByteBuffer_mapped)) return NULL;
    int64_t address;
    memcpy(&address, (const char *)buffer + k->Buffer_address, sizeof address);
    return (char *)(uintptr_t)address + index;
}
