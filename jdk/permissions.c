/* SPDX-License-Identifier: MIT */
/* AccessController: whose code is on the stack (J348, J349). The domains of frames' classes,
 * top first, to the first executePrivileged; what that was called with, a context and the class
 * that asked, it has in its second and third parameter, which are kept and lie in the frame
 * because the method is marked METHOD_READ (vm/load/define.c; J857). */
#include "jdk/functions.h"
#include "vm/invoke/invoke_known.h"
#include "vm/link/initialize.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/objects/operations.h"
#include "vm/threads/stack_walk.h"

typedef struct Domains {
    int32_t count;
    bool is_privileged;
    Object *context; /* raw: of the privileged call */
} Domains;

/* Into the array unless that is NULL. No safepoint. */
static Domains collect_domains(Thread *t, Object *array) {
    Domains found = {0};
    const Object *last = NULL;
    StackWalk walk = stack_walk_begin(t);
    while (!found.is_privileged && stack_walk_next(&walk)) {
        const Object *holder = walk.at.method->holder->mirror;
        if (method_has(walk.at.method, METHOD_READ)) {
            const Value *parameters = frame_locals(walk.at.frame);
            found.is_privileged = true;
            found.context = parameters[1].l;
            holder = parameters[2].l;
        }
        if (holder == NULL) continue;
        Object *domain = known_get(holder, t->vm->known.Class_protectionDomain);
        if (domain == NULL || domain == last) continue;
        if (array != NULL) array_set_ref(array, found.count, domain);
        found.count++;
        last = domain;
    }
    return found;
}

static void set_flag(Object *object, const char *name, bool value) {
    *((char *)object + known_field(object_class(object), name)) = (char)value;
}

/* Where everything on the stack may do anything there is none. */
static bool is_without_context(const Domains *found) {
    return found->count == 0 && found->is_privileged && found->context == NULL;
}

/* NULL: an exception is pending, or there is none. */
static Object *make_context(Thread *t) {
    Domains found = collect_domains(t, NULL);
    if (is_without_context(&found)) return NULL;
    HANDLE_SCOPE(t);
    Class *c = loader_boot_class(t, "java/security/AccessControlContext");
    if (c == NULL || !class_initialize(t, c)) return NULL;
    Handle domains = NULL;
    if (found.count > 0) {
        Class *element = loader_boot_class(t, "java/security/ProtectionDomain");
        if (element == NULL) return NULL;
        domains = handle_new(t, array_allocate_of(t, element, found.count));
        if (domains == NULL) return NULL;
    }
    Object *made = object_allocate(t, c);
    if (made == NULL) return NULL;
    found = collect_domains(t, domains != NULL ? *domains : NULL);
    if (domains != NULL) known_set(made, known_field(c, "context"), *domains);
    if (found.context != NULL)
        known_set(made, known_field(c, "privilegedContext"), found.context);
    set_flag(made, "isPrivileged", found.is_privileged);
    set_flag(made, "isAuthorized", true);
    return made;
}

/* The answer's handle is the native method's: one of a scope in here would end with it. */
jobject jdk_JVM_GetStackAccessControlContext(JNIEnv *env, jclass ignored) {
    ENV_ENTER(env);
    (void)ignored;
    return env_local(t, make_context(t));
}

jobject jdk_JVM_GetInheritedAccessControlContext(JNIEnv *env, jclass ignored) {
    ENV_ENTER(env);
    (void)ignored;
    return env_local(t, known_get(t->object, known_field(t->vm->known.Thread_,
                                                         "inheritedAccessControlContext")));
}
