/* SPDX-License-Identifier: MIT */
/* The table behind the shim. Most of its functions are native methods of java.base that the VM
 * has bound itself: libjava names them when it registers natives, and then the VM's own stay
 * (natives.c); C code that calls one comes to the same native through its method. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jdk/functions.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/selection.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/system/installation.h"
#include "vm/text/descriptor.h"

/* ---- Functions that a native method carries out ---- */

typedef enum RowKind { METHOD, PLAIN } RowKind;

enum { MOST_ARGUMENTS = 5 };

static Method *row_method(Thread *t, const char *class_name, const char *name,
                          const char *descriptor) {
    Class *c = loader_boot_class(t, class_name);
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Method *m = class_declared_method(c, symbol(t->vm, name), symbol(t->vm, descriptor));
    if (m == NULL)
        exception_throw(t, "java/lang/InternalError", "the JDK's %s has no %s%s", class_name,
                        name, descriptor);
    return m;
}

/* `words` are the C function's parameters behind `env`, as registers hold them. */
static uint64_t run_row(JNIEnv *env, RowKind kind, const char *class_name, const char *name,
                        const char *descriptor, const uint64_t *words) {
    ENV_ENTER(env);
    Method *m = row_method(t, class_name, name, descriptor);
    if (m == NULL) return 0;
    Value args[2 * MOST_ARGUMENTS], result = {.bits = 0};
    unsigned at = 0, word = 0;
    if (!method_is_static(m))
        args[at++].l = env_object((jobject)words[word++]);
    else if (kind == METHOD)
        word++;
    DescriptorCursor cursor = descriptor_parameters(m->descriptor);
    DescriptorType type;
    while (descriptor_next(&cursor, &type)) {
        args[at].bits = 0;
        switch (type.kind) {
        case 'L':
        case '[': args[at].l = env_object((jobject)words[word++]); break;
        case 'J': args[at].j = (int64_t)words[word++]; break;
        case 'Z': args[at].i = (uint8_t)words[word++] != 0; break;
        default: args[at].i = (int32_t)words[word++];
        }
        at += descriptor_kind_slots(type.kind);
    }
    if (!invoke_method(t, m, args, &result)) return 0;
    switch (descriptor_return(m->descriptor).kind) {
    case 'L':
    case '[': return (uint64_t)(uintptr_t)env_local(t, result.l);
    case 'J':
    case 'D': return (uint64_t)result.j;
    case 'V': return 0;
    default: return (uint32_t)result.i;
    }
}

#define ROW(name, kind, class_name, method, descriptor)                                        \
    static uint64_t row_##name(JNIEnv *env, uint64_t a, uint64_t b, uint64_t c, uint64_t d,    \
                               uint64_t e) {                                                   \
        return run_row(env, kind, class_name, method, descriptor,                              \
                       (uint64_t[]){a, b, c, d, e});                                           \
    }
#define OWN(name)
#define NEVER(name, reason)                                                                    \
    static void never_##name(void) { jdk_never_reached(#name, reason); }
#define VERIFIER "only libverify calls it, and nothing opens that"
#define ARCHIVE  "it is asked of a VM with an archive of classes"

_Noreturn static void jdk_never_reached(const char *name, const char *reason) {
    fprintf(stderr, "minijvm: %s was called (%s)\n", name, reason);
    abort();
}
#include "jdk/functions.def"
#undef ROW
#undef OWN
#undef NEVER

uint64_t jdk_row_bits(JNIEnv *env, const char *class_name, const char *name,
                      const char *descriptor, const uint64_t *words) {
    return run_row(env, METHOD, class_name, name, descriptor, words);
}

/* ---- The table ---- */

#define ROW(name, kind, class_name, method, descriptor) (void *)row_##name,
#define OWN(name)                                       (void *)jdk_##name,
#define NEVER(name, reason)                             (void *)never_##name,
static void *const functions[] = {
#include "jdk/functions.def"
};
#undef ROW
#undef OWN
#undef NEVER

bool jdk_open_shim(Jdk *jdk, char *message, size_t size) {
    char path[INSTALLATION_PATH];
    if (!installation_find("jdk/libjvm.so", path)) {
        snprintf(message, size, "-Xjdk: the shim libjvm.so is not beside the VM: %s", path);
        return false;
    }
    jdk->shim = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (jdk->shim == NULL) {
        snprintf(message, size, "-Xjdk: %s", dlerror());
        return false;
    }
    void **slots = dlsym(jdk->shim, "minijvm_shim_slots");
    if (slots == NULL) {
        snprintf(message, size, "-Xjdk: %s is not this VM's shim", path);
        return false;
    }
    memcpy(slots, functions, sizeof functions);
    return true;
}
