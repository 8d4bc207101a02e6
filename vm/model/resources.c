/* SPDX-License-Identifier: MIT */
/* Descriptors are bits by number, a set for each kind, which grows to the largest seen; blocks
 * of memory are linked:
 *
 *     block:   next 8 | previous 8 | memory ...
 */
#include "vm/model/resources.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/system/process.h"

enum { WORD_BITS = 64 };

typedef struct Block {
    struct Block *next, *previous;
} Block;

struct Resources {
    pthread_mutex_t lock;
    uint64_t *descriptors[DESCRIPTOR_KINDS];
    size_t words;
    Block blocks; /* a ring */
};

Resources *resources_create(void) {
    Resources *resources = calloc(1, sizeof *resources);
    if (resources == NULL) return NULL;
    pthread_mutex_init(&resources->lock, NULL);
    resources->blocks.next = resources->blocks.previous = &resources->blocks;
    return resources;
}

/* ---- Descriptors ---- */

/* False: no memory. */
static bool make_room(Resources *resources, size_t words) {
    if (words <= resources->words) return true;
    for (int kind = 0; kind < DESCRIPTOR_KINDS; kind++) {
        uint64_t *more = realloc(resources->descriptors[kind], words * sizeof *more);
        if (more == NULL) return false;
        memset(more + resources->words, 0, (words - resources->words) * sizeof *more);
        resources->descriptors[kind] = more;
    }
    resources->words = words;
    return true;
}

int descriptor_not_standard(int descriptor) {
    if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
    int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), error = errno;
    close(descriptor);
    errno = error;
    return moved;
}

int resources_opened(VM *vm, int descriptor, DescriptorKind kind) {
    descriptor = descriptor_not_standard(descriptor);
    if (descriptor < 0) return descriptor;
    Resources *resources = vm->resources;
    size_t word = (size_t)descriptor / WORD_BITS;
    int error = errno;
    lock_acquire(&resources->lock, LOCK_RESOURCES);
    bool recorded = make_room(resources, word + 1);
    if (recorded) resources->descriptors[kind][word] |= UINT64_C(1) << descriptor % WORD_BITS;
    lock_release(&resources->lock, LOCK_RESOURCES);
    errno = error;
    if (recorded) return descriptor;
    close(descriptor);
    errno = ENOMEM;
    return -1;
}

int resources_close(VM *vm, int descriptor) {
    Resources *resources = vm->resources;
    size_t word = (size_t)descriptor / WORD_BITS;
    lock_acquire(&resources->lock, LOCK_RESOURCES);
    if (descriptor >= 0 && word < resources->words)
        for (int kind = 0; kind < DESCRIPTOR_KINDS; kind++)
            resources->descriptors[kind][word] &= ~(UINT64_C(1) << descriptor % WORD_BITS);
    lock_release(&resources->lock, LOCK_RESOURCES);
    return close(descriptor);
}

static void close_descriptor(int descriptor) { close(descriptor); }
static void wake_socket(int descriptor) { shutdown(descriptor, SHUT_RDWR); }
static void wake_event(int descriptor) { eventfd_write(descriptor, 1); }

static void for_each(const Resources *resources, DescriptorKind kind,
                     void (*act)(int descriptor)) {
    for (size_t word = 0; word < resources->words; word++)
        for (uint64_t bits = resources->descriptors[kind][word]; bits != 0; bits &= bits - 1)
            act((int)(word * WORD_BITS) + __builtin_ctzll(bits));
}

/* Under the lock, so that no number is another's meanwhile: neither call blocks. */
void resources_wake(VM *vm) {
    lock_acquire(&vm->resources->lock, LOCK_RESOURCES);
    for_each(vm->resources, DESCRIPTOR_SOCKET, wake_socket);
    for_each(vm->resources, DESCRIPTOR_EVENT, wake_event);
    lock_release(&vm->resources->lock, LOCK_RESOURCES);
}

/* ---- Memory ---- */

static void *link_block(Resources *resources, Block *block) {
    if (block == NULL) return NULL;
    lock_acquire(&resources->lock, LOCK_RESOURCES);
    block->next = resources->blocks.next;
    block->previous = &resources->blocks;
    block->next->previous = block->previous->next = block;
    lock_release(&resources->lock, LOCK_RESOURCES);
    return block + 1;
}

static Block *unlink_block(Resources *resources, void *memory) {
    Block *block = (Block *)memory - 1;
    lock_acquire(&resources->lock, LOCK_RESOURCES);
    block->next->previous = block->previous;
    block->previous->next = block->next;
    lock_release(&resources->lock, LOCK_RESOURCES);
    return block;
}

void *resources_allocate(VM *vm, size_t bytes) {
    if (bytes > PTRDIFF_MAX - sizeof(Block)) return NULL;
    return link_block(vm->resources, malloc(sizeof(Block) + bytes));
}

void *resources_reallocate(VM *vm, void *memory, size_t bytes) {
    if (memory == NULL) return resources_allocate(vm, bytes);
    if (bytes > PTRDIFF_MAX - sizeof(Block)) return NULL;
    Block *old = unlink_block(vm->resources, memory),
          *block = realloc(old, sizeof(Block) + bytes);
    if (block != NULL) return link_block(vm->resources, block);
    link_block(vm->resources, old);
    return NULL;
}

void resources_free(VM *vm, void *memory) {
    if (memory != NULL) free(unlink_block(vm->resources, memory));
}

/* ---- The end ---- */

void resources_destroy(VM *vm) {
    Resources *resources = vm->resources;
    if (resources == NULL) return;
    size_t bytes;
    for (void *start; (start = process_take_mapping(vm, &bytes)) != NULL;) munmap(start, bytes);
    for (int kind = 0; kind < DESCRIPTOR_KINDS; kind++) {
        for_each(resources, (DescriptorKind)kind, close_descriptor);
        free(resources->descriptors[kind]);
    }
    for (Block *block = resources->blocks.next, *next; block != &resources->blocks;
         block = next) {
        next = block->next;
        free(block);
    }
    pthread_mutex_destroy(&resources->lock);
    free(resources);
}
