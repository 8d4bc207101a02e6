/* SPDX-License-Identifier: MIT */
/* Which verifier looks at which class, and the rules about methods as a whole. The static
 * constraints come first (code_check.c), so that the verifiers can walk the code without
 * looking where they step. */
#include "vm/verify/verifier.h"

#include <stdlib.h>
#include <string.h>

#include "vm/model/thread.h"
#include "vm/model/throw.h"
#include "vm/model/vm.h"
#include "vm/threads/transition.h"
#include "vm/verify/complaint.h"
#include "vm/verify/verify.h"

bool verifier_wants(const Class *c) {
    if (c->file == NULL || c->is_accessor || !c->vm->known.Throwable_cause) return false;
    return c->loader != NULL ? c->vm->options.verify_user : c->vm->options.verify_library;
}

/* A thread of NULL: as in Verifier. */
static bool check_method(Verifier *v, Thread *t) {
    const CodeInfo *code = v->code;
    v->t = t;
    ParseArena method_arena = {0}, handler_arena = {0};
    v->method_arena = &method_arena;
    /* What makes many handlers cheap does not count against the method. */
    enum { FEW_HANDLERS = 8 };
    v->handler_arena = code->handler_count <= FEW_HANDLERS ? &method_arena : &handler_arena;
    v->reach = NULL;
    uint8_t *starts = verify_allocate(v, v->method_arena, code->length + 1u);
    CodeFault fault = {0};
    bool good = starts != NULL;
    if (good && !code_check(v->file, v->method->info, starts, v->by_inference, &fault))
        good = verify_code_fault(v, &fault);
    good = good && (v->by_inference ? infer_method(v, starts) : type_check_method(v, starts));
    parse_arena_free(&method_arena);
    parse_arena_free(&handler_arena);
    return good;
}

static bool check_methods(Verifier *v) {
    for (uint32_t i = 0; i < v->c->method_count; i++) {
        v->method = &v->c->methods[i];
        v->code = v->method->info->code;
        if (v->code == NULL) continue;
        thread_poll(v->t);
        if (!check_method(v, v->t)) return false;
    }
    return true;
}

/* Not an error from loading a class, or of the VM's resources. */
static bool is_complaint(const Thread *t) {
    if (t->exception == NULL) return false;
    const char *name = object_class(t->exception)->name;
    return strcmp(name, "java/lang/VerifyError") == 0 ||
           strcmp(name, "java/lang/ClassFormatError") == 0;
}

/* A version 50 file whose stack maps do not hold gets a second chance. */
static bool may_fail_over(const Verifier *v) {
    return !v->by_inference && !v->map_malformed && v->file->major_version == 50 &&
           is_complaint(v->t);
}

/* When that fails, too, the first complaint is the one that is told. */
static bool fail_over(Verifier *v) {
    Thread *t = v->t;
    HANDLE_SCOPE(t);
    Handle first = handle_new(t, t->exception);
    t->exception = NULL;
    v->by_inference = true;
    if (check_methods(v)) return true;
    if (is_complaint(t)) t->exception = *first;
    return false;
}

/* With a fault in place of a thread it loads and throws nothing. False: no memory. */
static bool verifier_begin(Verifier *v, Thread *t, Fault *fault, Class *c, ParseArena *arena) {
    VM *vm = c->vm;
    *v = (Verifier){.t = t,
                    .fault = fault,
                    .c = c,
                    .file = c->file,
                    .by_inference = c->file->major_version < 50,
                    .arena = arena,
                    .this_type = type_of_symbol(c->name),
                    .object_type = type_of_symbol(vm->known.Object->name),
                    .throwable_type = type_of_symbol(symbol(vm, "java/lang/Throwable")),
                    .string_type = type_of_symbol(symbol(vm, "java/lang/String"))};
    return verify_begin_constants(v);
}

bool verifier_check(Thread *t, Class *c) {
    ParseArena arena = {0};
    Verifier v;
    bool good = verifier_begin(&v, t, NULL, c, &arena) && check_methods(&v);
    if (!good && may_fail_over(&v)) good = fail_over(&v);
    parse_arena_free(&arena);
    return good;
}

bool verifier_check_method(Method *m, Fault *fault) {
    ParseArena arena = {0};
    Verifier v;
    bool good = verifier_begin(&v, NULL, fault, m->holder, &arena);
    if (good) {
        v.method = m;
        v.code = m->info->code;
        good = check_method(&v, NULL);
    }
    parse_arena_free(&arena);
    return good;
}
