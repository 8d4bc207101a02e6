/* SPDX-License-Identifier: MIT */
/* java.lang.Compiler: what a program asks of the compiler of its own accord. */
#include "classlib/native/native.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/engine.h"
#include "vm/objects/operations.h"
#include "vm/model/vm.h"

/* Methods without bytecode need no compiling. The class stays alive: its mirror is an argument.
 */
static bool compile_methods(Thread *t, Class *c) {
    const Engine *engine = t->vm->engine;
    bool all = true;
    for (uint32_t i = 0; i < c->method_count; i++)
        if (c->methods[i].code != NULL && !engine->compile(t, &c->methods[i])) all = false;
    return all;
}

NATIVE_METHOD(java_lang_Compiler_compile) {
    Class *c = native_class(t, args[0].l);
    result->i = false;
    if (c == NULL || t->vm->engine->compile == NULL) return;
    if (class_link(t, c)) result->i = compile_methods(t, c);
}

NATIVE_METHOD(java_lang_Compiler_allow) {
    if (t->vm->engine->allow != NULL) t->vm->engine->allow(t->vm, args[0].i);
}

/* ---- All classes ---- */

typedef struct Loaded {
    Object *array; /* NULL: they are only counted */
    int32_t count;
} Loaded;

static void note_class(void *data, Class *c) {
    Loaded *loaded = data;
    if (loaded->array != NULL) {
        if (loaded->count == array_length(loaded->array))
            return; /* one that was loaded meanwhile */
        array_set_ref(loaded->array, loaded->count, c->mirror);
    }
    loaded->count++;
}

/* Rows behind the last one are null when classes went meanwhile. */
NATIVE_METHOD(java_lang_Compiler_loaded) {
    Loaded loaded = {NULL, 0};
    loader_visit_classes(t->vm, note_class, &loaded);
    loaded = (Loaded){array_allocate_of(t, t->vm->known.Class_, loaded.count), 0};
    if (loaded.array == NULL) return;
    loader_visit_classes(t->vm, note_class, &loaded);
    result->l = loaded.array;
}
