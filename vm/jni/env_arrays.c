/* SPDX-License-Identifier: MIT */
/* JNI: arrays. Critical access and the elements of large arrays are the array itself, pinned;
 * the elements of small ones are a copy. Which it was shows when they are released: the array's
 * own address. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"

enum { COPY_LIMIT = 32 << 10 }; /* bytes; above, pinning is cheaper than copying */

jsize JNICALL env_GetArrayLength(JNIEnv *env, jarray reference) {
    ENV_ENTER(env);
    Object *array = env_non_null(t, reference);
    return array != NULL ? array_length(array) : 0;
}

/* ---- Arrays of references ---- */

jobjectArray JNICALL env_NewObjectArray(JNIEnv *env, jsize length, jclass cls,
                                        jobject initial) {
    ENV_ENTER(env);
    Class *element = env_class(t, cls);
    if (element == NULL) return NULL;
    if (element->is_primitive)
        return exception_throw(t, "java/lang/IllegalArgumentException", NULL);
    Object *array = array_allocate_of(t, element, length);
    Object *value = env_object(initial);
    if (array == NULL) return NULL;
    if (value != NULL)
        for (jsize i = 0; i < length; i++) array_set_ref(array, i, value);
    return env_local(t, array);
}

static Object *array_checked(Thread *t, jobjectArray reference, jsize index) {
    Object *array = env_non_null(t, reference);
    if (array == NULL) return NULL;
    if (index >= 0 && index < array_length(array)) return array;
    exception_index(t, index, array_length(array));
    return NULL;
}

jobject JNICALL env_GetObjectArrayElement(JNIEnv *env, jobjectArray reference, jsize index) {
    ENV_ENTER(env);
    Object *array = array_checked(t, reference, index);
    return array != NULL ? env_local(t, array_get_ref(array, index)) : NULL;
}

/* "... to int[index][]", where the elements are arrays of int. */
static void throw_mismatch(Thread *t, const Class *stored, const Class *element, jsize index) {
    char from[256], to[256], brackets[512] = "";
    size_t used = 0;
    for (; element->is_array; element = element->element)
        used += (size_t)snprintf(brackets + used, sizeof brackets - used, "[]");
    exception_throw(t, "java/lang/ArrayStoreException",
                    "type mismatch: can not store %s to %s[%d]%s",
                    class_external_name(stored, from, sizeof from),
                    class_external_name(element, to, sizeof to), index, brackets);
}

void JNICALL env_SetObjectArrayElement(JNIEnv *env, jobjectArray reference, jsize index,
                                       jobject reference_to_value) {
    ENV_ENTER(env);
    Object *array = array_checked(t, reference, index);
    if (array == NULL) return;
    Object *value = env_object(reference_to_value);
    if (value != NULL && !object_is_instance(value, object_class(array)->element)) {
        throw_mismatch(t, object_class(value), object_class(array)->element, index);
        return;
    }
    array_set_ref(array, index, value);
}

/* ---- Elements of primitive arrays ---- */

static size_t array_bytes(const Object *array) {
    return (size_t)array_length(array) << object_shape(array)->element_shift;
}

static void *elements_pin(Thread *t, Object *array, jboolean *is_copy) {
    gc_pin(t->vm->heap, array);
    if (is_copy != NULL) *is_copy = JNI_FALSE;
    return array_elements(array);
}

static void *elements_get(Thread *t, jarray reference, jboolean *is_copy) {
    Object *array = env_non_null(t, reference);
    if (array == NULL) return NULL;
    size_t bytes = array_bytes(array);
    if (bytes > COPY_LIMIT) return elements_pin(t, array, is_copy);
    void *copy = malloc(bytes != 0 ? bytes : 1);
    if (copy == NULL) return exception_out_of_memory(t, "array elements");
    memcpy(copy, array_elements(array), bytes);
    if (is_copy != NULL) *is_copy = JNI_TRUE;
    return copy;
}

static void elements_release(Thread *t, jarray reference, void *elements, jint mode) {
    Object *array = env_object(reference);
    if (array == NULL || elements == NULL) return;
    if (elements == array_elements(array)) {
        if (mode != JNI_COMMIT) gc_unpin(t->vm->heap, array);
        return;
    }
    if (mode != JNI_ABORT) memcpy(array_elements(array), elements, array_bytes(array));
    if (mode != JNI_COMMIT) free(elements);
}

static Object *region_checked(Thread *t, jarray reference, jsize start, jsize length) {
    Object *array = env_non_null(t, reference);
    if (array == NULL) return NULL;
    jsize total = array_length(array);
    if (start >= 0 && length >= 0 && start <= total && length <= total - start) return array;
    if (length < 0)
        return exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                               "Length %d is negative", length);
    return exception_throw(t, "java/lang/ArrayIndexOutOfBoundsException",
                           "Array region %d..%lld out of bounds for length %d", start,
                           (long long)start + length, total);
}

#define ARRAYS(Name, type, kind)                                                               \
    type##Array JNICALL env_New##Name##Array(JNIEnv *env, jsize length) {                      \
        ENV_ENTER(env);                                                                        \
        return env_local(t, array_allocate_primitive(t, kind, length));                        \
    }                                                                                          \
    type *JNICALL env_Get##Name##ArrayElements(JNIEnv *env, type##Array array,                 \
                                               jboolean *is_copy) {                            \
        ENV_ENTER(env);                                                                        \
        return elements_get(t, array, is_copy);                                                \
    }                                                                                          \
    void JNICALL env_Release##Name##ArrayElements(JNIEnv *env, type##Array array,              \
                                                  type *elements, jint mode) {                 \
        ENV_ENTER(env);                                                                        \
        elements_release(t, array, elements, mode);                                            \
    }                                                                                          \
    void JNICALL env_Get##Name##ArrayRegion(JNIEnv *env, type##Array reference, jsize start,   \
                                            jsize length, type *buffer) {                      \
        ENV_ENTER(env);                                                                        \
        Object *array = region_checked(t, reference, start, length);                           \
        if (array != NULL && length > 0)                                                       \
            memcpy(buffer, (type *)array_elements(array) + start,                              \
                   (size_t)length * sizeof(type));                                             \
    }                                                                                          \
    void JNICALL env_Set##Name##ArrayRegion(JNIEnv *env, type##Array reference, jsize start,   \
                                            jsize length, const type *buffer) {                \
        ENV_ENTER(env);                                                                        \
        Object *array = region_checked(t, reference, start, length);                           \
        if (array != NULL && length > 0)                                                       \
            memcpy((type *)array_elements(array) + start, buffer,                              \
                   (size_t)length * sizeof(type));                                             \
    }
ENV_PRIMITIVES(ARRAYS)

/* ---- Critical access ---- */

void *JNICALL env_GetPrimitiveArrayCritical(JNIEnv *env, jarray reference, jboolean *is_copy) {
    ENV_ENTER(env);
    Object *array = env_non_null(t, reference);
    return array != NULL ? elements_pin(t, array, is_copy) : NULL;
}

void JNICALL env_ReleasePrimitiveArrayCritical(JNIEnv *env, jarray reference, void *elements,
                                               jint mode) {
    ENV_ENTER(env);
    elements_release(t, reference, elements, mode);
}
