/* SPDX-License-Identifier: MIT */
/* JNI: local, global and weak global references, and frames of local ones. */
#include "vm/heap/global_references.h"
#include "vm/jni/env_functions.h"
#include "vm/run/exception.h"
#include "vm/run/thread_life.h"
#include "vm/system/spare.h"
#include "vm/threads/gate.h"

/* ---- Local references ---- */

/* Blocks grow as needed; what no address space could hold is refused at once. */
static bool capacity_is_possible(Thread *t, jint capacity) {
    enum { MOST_REFERENCES = 1 << 24 };
    return (capacity <= MOST_REFERENCES && spare_restore()) ||
           exception_out_of_memory(t, "local references") != NULL;
}

jint JNICALL env_PushLocalFrame(JNIEnv *env, jint capacity) {
    ENV_ENTER(env);
    if (capacity < 0) return JNI_ERR;
    if (!capacity_is_possible(t, capacity)) return JNI_ENOMEM;
    handles_push_frame(t);
    return JNI_OK;
}

jobject JNICALL env_PopLocalFrame(JNIEnv *env, jobject result) {
    ENV_ENTER(env);
    Object *object = env_object(result);
    if (!handles_pop_frame(t) && t->vm->options.check_jni)
        vm_fatal(t->vm, "JNI: PopLocalFrame without PushLocalFrame");
    return env_local(t, object);
}

jint JNICALL env_EnsureLocalCapacity(JNIEnv *env, jint capacity) {
    ENV_ENTER(env);
    if (capacity < 0) return JNI_ERR;
    return capacity_is_possible(t, capacity) ? JNI_OK : JNI_ENOMEM;
}

jobject JNICALL env_NewLocalRef(JNIEnv *env, jobject ref) {
    ENV_ENTER(env);
    return env_local(t, env_object(ref));
}

/* The slots at the end of the block are given back, so that a loop that makes a reference and
 * deletes it needs one slot. */
void JNICALL env_DeleteLocalRef(JNIEnv *env, jobject ref) {
    ENV_ENTER(env);
    Handle handle = (Handle)(void *)ref;
    if (handle == NULL || global_reference_kind(t->vm, handle) != 0) return;
    *handle = NULL;
    HandleBlock *block = t->handles;
    if (block == NULL || handle < block->slots || handle >= block->slots + block->used) return;
    if (handle == &block->slots[block->used - 1]) block->used--;
}

jboolean JNICALL env_IsSameObject(JNIEnv *env, jobject one, jobject other) {
    ENV_ENTER(env);
    return env_object(one) == env_object(other);
}

/* ---- Global references ---- */

/* Who begins to hear of references meanwhile learns from the thread what is in progress:
 * between the reference's change and telling_begin, and between telling_end and the next
 * change, is no safepoint. */
static void telling_begin(Thread *t, ReferenceTelling *telling) {
    telling->outer = t->delivery.reference_telling;
    t->delivery.reference_telling = telling;
}
static void telling_end(Thread *t, Event *event) {
    events_dispatch(&t->vm->events, t, event);
    t->delivery.reference_telling = t->delivery.reference_telling->outer;
}

static jobject reference_new(Thread *t, jobject obj, bool weak) {
    Handle handle = (Handle)(void *)obj;
    if (handle_get(handle) == NULL) return NULL;
    bool telling = WANTED(t, globalref_alloc);
    Object **reference = telling ? global_reference_begin(t->vm, *handle, weak)
                                 : global_reference_new(t->vm, *handle, weak);
    if (reference == NULL) return exception_out_of_memory(t, "global references");
    if (telling) {
        Event event = {.type = EVENT_globalref_alloc};
        ReferenceTelling in_progress = {.event = &event, .reference = reference};
        telling_begin(t, &in_progress);
        gate_gc_off(t, t->agent_depth > 0);
        event.globalref_alloc.object = *handle;
        event.globalref_alloc.reference = reference;
        event.globalref_alloc.weak = weak;
        telling_end(t, &event);
        global_reference_begun(t->vm, reference, weak);
        gate_gc_on(t);
    }
    return (jobject)(void *)reference;
}

static void reference_delete(Thread *t, jobject ref, bool weak) {
    if (ref == NULL) return;
    Object **reference = (Object **)(void *)ref;
    bool telling = WANTED(t, globalref_free);
    if (telling) thread_await_dumps(t);
    bool found = telling ? global_reference_end(t->vm, reference, weak)
                         : global_reference_delete(t->vm, reference, weak);
    if (found && telling) { /* told while it still is one: its slot is nobody else's before */
        Event event = {.type = EVENT_globalref_free,
                       .globalref_free = {.reference = ref, .weak = weak}};
        ReferenceTelling in_progress = {.event = &event, .reference = reference};
        telling_begin(t, &in_progress);
        telling_end(t, &event);
        global_reference_ended(t->vm, reference, weak);
    } else if (!found && t->vm->options.check_jni)
        vm_fatal(t->vm, "JNI: %p is no %s reference", (void *)ref,
                 weak ? "weak global" : "global");
}

jobject JNICALL env_NewGlobalRef(JNIEnv *env, jobject obj) {
    ENV_ENTER(env);
    return reference_new(t, obj, false);
}

void JNICALL env_DeleteGlobalRef(JNIEnv *env, jobject ref) {
    ENV_ENTER(env);
    reference_delete(t, ref, false);
}

jweak JNICALL env_NewWeakGlobalRef(JNIEnv *env, jobject obj) {
    ENV_ENTER(env);
    return reference_new(t, obj, true);
}

void JNICALL env_DeleteWeakGlobalRef(JNIEnv *env, jweak ref) {
    ENV_ENTER(env);
    reference_delete(t, ref, true);
}

jobjectRefType JNICALL env_GetObjectRefType(JNIEnv *env, jobject ref) {
    ENV_ENTER(env);
    if (ref == NULL) return JNIInvalidRefType;
    switch (global_reference_kind(t->vm, ref)) {
    case 1: return JNIGlobalRefType;
    case 2: return JNIWeakGlobalRefType;
    default: break;
    }
    return handles_contain(t, ref) && env_object(ref) != NULL ? JNILocalRefType
                                                              : JNIInvalidRefType;
}
