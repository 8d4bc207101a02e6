/* SPDX-License-Identifier: MIT */
/* Blocks of slots, newest first. A scope that closes frees the blocks made since it opened, but
 * keeps one spare so that a loop that opens and closes does not malloc each time. */
#include "vm/model/handles.h"

#include <stdlib.h>

#include "vm/model/vm.h"
#include "vm/system/spare.h"
#include "vm/model/thread.h"

static HandleBlock *handle_block_push(Thread *t) {
    HandleBlock *block = t->spare_handles;
    if (block != NULL)
        t->spare_handles = NULL;
    else
        block = vm_need(t->vm, 1, sizeof *block, "handles");
    block->previous = t->handles;
    block->used = 0;
    block->is_frame = block->is_floor = false;
    t->handles = block;
    return block;
}

static void handle_block_pop(Thread *t) {
    HandleBlock *block = t->handles;
    t->handles = block->previous;
    if (t->spare_handles == NULL)
        t->spare_handles = block;
    else
        spare_free(block);
}

Handle handle_new(Thread *t, Object *object) {
    if (object == NULL) return NULL;
    HandleBlock *block = t->handles;
    if (block == NULL || block->used == HANDLE_BLOCK_SLOTS) block = handle_block_push(t);
    Handle handle = &block->slots[block->used++];
    *handle = object;
    return handle;
}

HandleScope handle_scope_open(Thread *t) {
    return (HandleScope){t, t->handles, t->handles != NULL ? t->handles->used : 0};
}

void handle_scope_close(HandleScope *scope) {
    Thread *t = scope->thread;
    while (t->handles != scope->block) handle_block_pop(t);
    if (scope->block != NULL) scope->block->used = scope->used;
}

void handles_push_frame(Thread *t) { handle_block_push(t)->is_frame = true; }
void handles_push_floor(Thread *t) { handle_block_push(t)->is_floor = true; }

bool handles_pop_frame(Thread *t) {
    const HandleBlock *noted =
        t->frame != NULL && (t->frame->flags & FRAME_HANDLES) ? t->frame->handles : NULL;
    HandleBlock *block = t->handles;
    while (block != NULL && block != noted && !block->is_floor && !block->is_frame)
        block = block->previous;
    if (block == NULL || block == noted || block->is_floor) return false;
    handles_drop_to(t, block->previous);
    return true;
}

void handles_drop_to(Thread *t, HandleBlock *block) {
    while (t->handles != block) handle_block_pop(t);
}

void handles_visit(Thread *t, RootVisitor *visitor) {
    for (HandleBlock *block = t->handles; block != NULL; block = block->previous)
        for (uint32_t i = 0; i < block->used; i++)
            if (block->slots[i] != NULL) visitor->visit(visitor, &block->slots[i]);
}

static Frame *frame_with_handles(Frame *frame) {
    while (frame != NULL && !(frame->flags & FRAME_HANDLES)) frame = frame->caller;
    return frame;
}

void handles_visit_by_frame(Thread *t, void (*visit)(void *data, Object **slot, Frame *owner),
                            void *data) {
    Frame *owner = frame_with_handles(t->frame);
    for (HandleBlock *block = t->handles; block != NULL; block = block->previous) {
        for (uint32_t i = block->used; i-- > 0;) {
            while (owner != NULL && owner->handles == block && i < owner->engine_word)
                owner = frame_with_handles(owner->caller);
            if (block->slots[i] != NULL) visit(data, &block->slots[i], owner);
        }
        while (owner != NULL && owner->handles == block)
            owner = frame_with_handles(owner->caller);
    }
}

bool handles_contain(const Thread *t, const void *reference) {
    uintptr_t at = (uintptr_t)reference;
    if (at % sizeof(Object *) != 0) return false;
    if (at >= (uintptr_t)t->stacks.base && at < (uintptr_t)t->stacks.end) return true;
    for (const HandleBlock *block = t->handles; block != NULL; block = block->previous)
        if (at >= (uintptr_t)block->slots && at < (uintptr_t)(block->slots + block->used))
            return true;
    return false;
}

void handles_free(Thread *t) {
    while (t->handles != NULL) handle_block_pop(t);
    spare_free(t->spare_handles);
    t->spare_handles = NULL;
}
