/* SPDX-License-Identifier: MIT */
/* JNI: instance and static fields. A field's offset counts from the object, of a static one
 * from the mirror of its class, so both are the same access with another holder. */
#include "vm/jni/env_functions.h"
#include "vm/link/finals.h"
#include "vm/run/exception.h"

static inline Field *field_of(jfieldID id) { return (Field *)(void *)id; }
static inline void *field_address(Object *holder, const Field *field) {
    return (char *)holder + field->offset;
}

static Object *field_load(Object *holder, const Field *field) {
    void *slot = field_address(holder, field);
    return field->flags & ACC_VOLATILE ? slot_get_volatile(slot) : slot_get(slot);
}
static void field_store(Object *holder, const Field *field, Object *value) {
    void *slot = field_address(holder, field);
    if (field->flags & ACC_VOLATILE)
        object_set_ref_volatile(holder, slot, value);
    else
        object_set_ref(holder, slot, value);
}

jobject JNICALL env_GetObjectField(JNIEnv *env, jobject obj, jfieldID id) {
    ENV_ENTER(env);
    Object *holder = env_non_null(t, obj);
    return holder != NULL ? env_local(t, field_load(holder, field_of(id))) : NULL;
}
void JNICALL env_SetObjectField(JNIEnv *env, jobject obj, jfieldID id, jobject value) {
    ENV_ENTER(env);
    Object *holder = env_non_null(t, obj);
    if (holder != NULL) field_store(holder, field_of(id), env_object(value));
}
jobject JNICALL env_GetStaticObjectField(JNIEnv *env, jclass cls, jfieldID id) {
    (void)cls;
    ENV_ENTER(env);
    return env_local(t, field_load(field_of(id)->holder->mirror, field_of(id)));
}
void JNICALL env_SetStaticObjectField(JNIEnv *env, jclass cls, jfieldID id, jobject value) {
    (void)cls;
    ENV_ENTER(env);
    final_is_written(t, field_of(id));
    field_store(field_of(id)->holder->mirror, field_of(id), env_object(value));
}

/* A boolean that native code stores is cut to its lowest bit: Java code relies on 0 and 1. */
#define TO_FIELD(kind, value) ((kind) == 'Z' ? ((uint8_t)(value)&1) : (value))

/* Sequentially consistent for volatile fields; the others are naturally aligned and never torn.
 */
#define ACCESS(Name, type, kind)                                                               \
    static type load_##Name(Object *holder, const Field *field) {                              \
        type value;                                                                            \
        type *address = field_address(holder, field);                                          \
        if (field->flags & ACC_VOLATILE)                                                       \
            __atomic_load(address, &value, __ATOMIC_SEQ_CST);                                  \
        else                                                                                   \
            value = *(volatile type *)address;                                                 \
        return value;                                                                          \
    }                                                                                          \
    static void store_##Name(Object *holder, const Field *field, type value) {                 \
        type *address = field_address(holder, field);                                          \
        type kept = TO_FIELD(kind, value);                                                     \
        if (field->flags & ACC_VOLATILE)                                                       \
            __atomic_store(address, &kept, __ATOMIC_SEQ_CST);                                  \
        else                                                                                   \
            *(volatile type *)address = kept;                                                  \
    }                                                                                          \
    type JNICALL env_Get##Name##Field(JNIEnv *env, jobject obj, jfieldID id) {                 \
        ENV_ENTER(env);                                                                        \
        Object *holder = env_non_null(t, obj);                                                 \
        return holder != NULL ? load_##Name(holder, field_of(id)) : 0;                         \
    }                                                                                          \
    void JNICALL env_Set##Name##Field(JNIEnv *env, jobject obj, jfieldID id, type value) {     \
        ENV_ENTER(env);                                                                        \
        Object *holder = env_non_null(t, obj);                                                 \
        if (holder != NULL) store_##Name(holder, field_of(id), value);                         \
    }                                                                                          \
    type JNICALL env_GetStatic##Name##Field(JNIEnv *env, jclass cls, jfieldID id) {            \
        (void)cls;                                                                             \
        ENV_ENTER(env);                                                                        \
        return load_##Name(field_of(id)->holder->mirror, field_of(id));                        \
    }                                                                                          \
    void JNICALL env_SetStatic##Name##Field(JNIEnv *env, jclass cls, jfieldID id,              \
                                            type value) {                                      \
        (void)cls;                                                                             \
        ENV_ENTER(env);                                                                        \
        final_is_written(t, field_of(id));                                                     \
        store_##Name(field_of(id)->holder->mirror, field_of(id), value);                       \
    }
ENV_PRIMITIVES(ACCESS)
