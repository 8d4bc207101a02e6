/* SPDX-License-Identifier: MIT */
#include "vm/model/call_site_profile.h"

#include <stdlib.h>

#include "vm/model/class_life.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"

enum {
#define QUICK(code, name, length, canonical) OP_##name = code,
#include "vm/classfile/opcodes.def"
};
enum { MOST_NUMBERS = UINT16_MAX, FIRST_NUMBER = RECEIVER_SEVERAL + 1 };

/* Numbers are not given twice. Hidden classes, which may go before their loader, have none. */
static void give_number(VM *vm, Class *c) {
    if (vm->classes.receivers == NULL)
        vm->classes.receivers = calloc(MOST_NUMBERS, sizeof *vm->classes.receivers);
    bool has_room = vm->classes.receivers != NULL &&
                    vm->classes.receiver_count < MOST_NUMBERS - FIRST_NUMBER;
    uint32_t number = RECEIVER_SEVERAL;
    if (has_room && !c->is_hidden) {
        number = FIRST_NUMBER + vm->classes.receiver_count++;
        vm->classes.receivers[number] = c;
    }
    __atomic_store_n(&c->receiver_number, (uint16_t)number, __ATOMIC_RELAXED);
}

void profile_meet(uint8_t *at, Class *c) {
    if (__atomic_load_n(&c->receiver_number, __ATOMIC_RELAXED) == 0) {
        lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
        if (c->receiver_number == 0) give_number(c->vm, c);
        lock_release(&c->vm->classes.lock, LOCK_CLASS);
    }
    unsigned before = profile_of(at),
             number = __atomic_load_n(&c->receiver_number, __ATOMIC_RELAXED);
    profile_set(at, before == RECEIVER_NONE || before == number ? number : RECEIVER_SEVERAL);
}

const Class *profile_only(const Method *m, uint32_t pc) {
    const Class *user = m->holder;
    VM *vm = user->vm;
    const uint8_t *at = m->code + pc;
    /* Until its code is prepared, nobody has run it; behind its first opcode another thread may
     * be writing the rest. */
    if (__atomic_load_n(&m->code[0], __ATOMIC_ACQUIRE) == OP_prepare) return NULL;
    unsigned number = __atomic_load_n(at, __ATOMIC_ACQUIRE) == OP_invokeinterface_table
                          ? profile_of(at)
                          : RECEIVER_NONE;
    if (number < FIRST_NUMBER) return NULL;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    const Class *c = vm->classes.receivers != NULL ? vm->classes.receivers[number] : NULL;
    if (c != NULL && !class_outlives(c, user)) c = NULL;
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return c;
}

void profile_forget(Class *c) {
    if (c->receiver_number < FIRST_NUMBER) return;
    lock_acquire(&c->vm->classes.lock, LOCK_CLASS);
    c->vm->classes.receivers[c->receiver_number] = NULL;
    lock_release(&c->vm->classes.lock, LOCK_CLASS);
}

void profile_destroy(VM *vm) {
    free(vm->classes.receivers);
    vm->classes.receivers = NULL;
}
