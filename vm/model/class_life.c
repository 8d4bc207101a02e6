/* SPDX-License-Identifier: MIT */
#include "vm/model/class_life.h"

#include "vm/model/metadata.h"
#include "vm/model/vm.h"
#include "vm/system/lock.h"

bool class_keep(Class *user, Class *c) {
    if (class_outlives(c, user)) return true;
    if (!class_is_fleeting(c) || class_is_fleeting(user)) return false;
    VM *vm = user->vm;
    lock_acquire(&vm->classes.lock, LOCK_CLASS);
    KeptClass *kept = user->kept;
    while (kept != NULL && kept->class_ != c) kept = kept->next;
    if (kept == NULL && (kept = class_allocate(user, sizeof *kept)) != NULL) {
        *kept = (KeptClass){c, user->kept};
        user->kept = kept;
    }
    lock_release(&vm->classes.lock, LOCK_CLASS);
    return kept != NULL;
}
