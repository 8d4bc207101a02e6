/* SPDX-License-Identifier: MIT */
/* Methods that listeners chose, and compiled code. The code of such a method has a call at its
 * entry and one at each return; all other code is as if nobody listened. When the choice
 * changes, the world is stopped, and
 *
 *    code of a method that is chosen, or not any more    is obsolete: activations in it go on
 *                                                        there, as they began
 *    code in which it is inlined, or would be            is obsolete, and left at the next poll
 *                                                        or return to it
 *
 * and methods begin anew in the interpreter. */
#include <string.h>

#include "jit/jit.h"
#include "jit/x86_64/stubs.h"
#include "vm/model/thread.h"
#include "vm/model/vm.h"

static void drop_code(Jit *jit, JitCode *code) {
    Method *m = code->method;
    if (code->is_obsolete) return;
    __atomic_store_n(&code->is_obsolete, true, __ATOMIC_RELAXED);
    jit->obsolete_bytes += code->size;
    method_mark(m, METHOD_REPLACED);
    if (atomic_load(&m->engine_data) != code) return;
    atomic_store(&m->engine_data, NULL);
    m->heat = jit->threshold > 0 ? jit->threshold : 1;
}

static bool is_object_method(const Method *m, const char *name) {
    return m->holder->super == NULL && !class_is_interface(m->holder) &&
           strcmp(m->name, name) == 0;
}

static void change_native(Jit *jit, Method *m) {
    if (!is_object_method(m, "hashCode")) return;
    const void *compiled = method_is_chosen(m) ? jit->stubs->to_c : jit->stubs->hash_code;
    __atomic_store_n(&m->compiled, compiled, __ATOMIC_RELEASE);
}

/* Code that was replaced may still be running. */
static void leave_callers(Jit *jit) {
    bool any = false;
    for (JitCode *code = jit->outer_codes; code != NULL; code = code->next_outer) {
        const uintptr_t *inner = jit_code_inner(code);
        uint32_t i = 0;
        while (i < code->inner_count && inner_is_as_chosen(inner[i])) i++;
        if (i == code->inner_count) continue;
        drop_code(jit, code);
        if (atomic_load(&code->method->engine_data) == NULL)
            jit_set_entries(jit, code->method, NULL);
        jit_divert_returns(jit, code);
        any = true;
    }
    if (any) jit_serialize_cores();
}

void jit_methods_chosen(VM *vm, Method *const *methods, size_t count) {
    Jit *jit = vm->jit;
    bool inner = false, all = false;
    for (size_t i = 0; i < count; i++) {
        Method *m = methods[i];
        JitCode *code = atomic_load(&m->engine_data);
        inner |= method_has(m, METHOD_INNER);
        if (m->code == NULL) {
            if (method_is_native(m)) change_native(jit, m);
            continue;
        }
        all |= is_object_method(m, "<init>"); /* a part of all constructors */
        if (code != NULL) {
            drop_code(jit, code);
            jit_set_entries(jit, m, NULL);
        } else {
            vm->interpreter->methods_chosen(vm, &m, 1);
        }
    }
    if (all)
        jit_make_all_obsolete(jit);
    else if (inner)
        leave_callers(jit);
}
