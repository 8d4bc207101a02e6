/* SPDX-License-Identifier: MIT */
/* java.lang.ref: questions that do not make a referent strong (J218 to J220). The collectors
 * stop the world, so that a referent that is read is alive or null. */
#include "jdk/functions.h"
#include "vm/model/handles.h"

static bool refers_to(const VM *vm, Object *reference, const Object *object) {
    return slot_get((char *)reference + vm->known.Reference_referent) == object;
}

static void clear(const VM *vm, Object *reference) {
    object_set_ref(reference, (char *)reference + vm->known.Reference_referent, NULL);
}

void jdk_Reference_refersTo0(Thread *t, Value *args, Value *result) {
    result->i = refers_to(t->vm, args[0].l, args[1].l);
}

void jdk_Reference_clear0(Thread *t, Value *args, Value *result) {
    (void)result;
    clear(t->vm, args[0].l);
}

void jdk_Reference_hasReferencePendingList(Thread *t, Value *args, Value *result) {
    (void)args;
    result->i = t->vm->gate.references_waiting || gc_has_pending_references(t->vm->heap);
}

jboolean jdk_JVM_HasReferencePendingList(JNIEnv *env) {
    ENV_ENTER(env);
    return t->vm->gate.references_waiting || gc_has_pending_references(t->vm->heap);
}

jboolean jdk_JVM_ReferenceRefersTo(JNIEnv *env, jobject reference, jobject object) {
    ENV_ENTER(env);
    Object *r = env_non_null(t, reference);
    return r != NULL && refers_to(t->vm, r, env_object(object));
}

jboolean jdk_JVM_PhantomReferenceRefersTo(JNIEnv *env, jobject reference, jobject object) {
    return jdk_JVM_ReferenceRefersTo(env, reference, object);
}

void jdk_JVM_ReferenceClear(JNIEnv *env, jobject reference) {
    ENV_ENTER(env);
    Object *r = env_non_null(t, reference);
    if (r != NULL) clear(t->vm, r);
}
