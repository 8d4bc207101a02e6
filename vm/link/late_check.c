/* SPDX-License-Identifier: MIT */
/* The entry of such a method is one that checks it. Whoever passes gets its engine's entry. */
#include "vm/link/late_check.h"

#include "vm/model/engine.h"
#include "vm/model/library.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"
#include "vm/verify/verifier.h"

/* Two threads may check at once; one of them makes the method ready. */
static void make_ready(Method *m) {
    VM *vm = m->holder->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    if (method_has(m, METHOD_UNCHECKED)) vm->engine->prepare_method(m);
    method_unmark(m, METHOD_UNCHECKED);
    lock_release(&vm->classes.lock, LOCK_CLASS);
}

static bool settle(Method *m, Fault *fault) {
    if (!method_has(m, METHOD_UNCHECKED)) return true;
    if (!verifier_check_method(m, fault)) return false;
    make_ready(m);
    return true;
}

static void entry_unchecked(Thread *t, Method *m, Value *args) {
    Fault fault = {0};
    if (settle(m, &fault))
        method_enter(t, m, args);
    else
        library_throw_damage(t, &fault);
}

void late_check_await(Class *c) {
    for (uint32_t i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (m->code == NULL || m->info->code->is_verified) continue;
        method_mark(m, METHOD_UNCHECKED);
        m->entry = entry_unchecked;
    }
}

bool late_check_passes(Method *m) {
    Fault fault;
    return settle(m, &fault);
}
