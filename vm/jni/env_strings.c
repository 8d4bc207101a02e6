/* SPDX-License-Identifier: MIT */
/* JNI: strings. What is handed out is always a copy, since strings are compact inside. */
#include <stdlib.h>
#include <string.h>

#include "vm/jni/env_functions.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/text/utf8.h"

/* Copies units [start, start + length) out. No safepoint. */
static void string_copy_units(VM *vm, const Object *string, jsize start, jsize length,
                              jchar *units) {
    const Object *value = slot_get((const char *)string + vm->known.String_value);
    const void *bytes = array_elements(value);
    if (*((const uint8_t *)string + vm->known.String_coder) != 0) {
        memcpy(units, (const jchar *)bytes + start, (size_t)length * sizeof *units);
    } else {
        for (jsize i = 0; i < length; i++) units[i] = ((const uint8_t *)bytes)[start + i];
    }
}

static bool string_check_region(Thread *t, const Object *string, jsize start, jsize length) {
    jsize total = string_length(t->vm, string);
    if (start >= 0 && length >= 0 && start <= total && length <= total - start) return true;
    exception_throw(t, "java/lang/StringIndexOutOfBoundsException", NULL);
    return false;
}

jstring JNICALL env_NewString(JNIEnv *env, const jchar *chars, jsize length) {
    ENV_ENTER(env);
    if (length < 0)
        return exception_throw(t, "java/lang/NegativeArraySizeException", "%d", length);
    return env_local(t, string_from_utf16(t, chars, (size_t)length));
}

jstring JNICALL env_NewStringUTF(JNIEnv *env, const char *utf) {
    if (utf == NULL) return NULL;
    ENV_ENTER(env);
    return env_local(t, string_from_utf8(t, utf, strlen(utf)));
}

jsize JNICALL env_GetStringLength(JNIEnv *env, jstring reference) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    return string != NULL ? string_length(t->vm, string) : 0;
}

jsize JNICALL env_GetStringUTFLength(JNIEnv *env, jstring reference) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    if (string == NULL) return 0;
    size_t length = 0;
    for (int32_t i = 0, n = string_length(t->vm, string); i < n; i++) {
        uint16_t unit = string_char_at(t->vm, string, i);
        length += unit != 0 && unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    }
    return (jsize)length;
}

const jchar *JNICALL env_GetStringChars(JNIEnv *env, jstring reference, jboolean *is_copy) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    if (string == NULL) return NULL;
    jsize length = string_length(t->vm, string);
    jchar *units = malloc(((size_t)length + 1) * sizeof *units);
    if (units == NULL) return exception_out_of_memory(t, "GetStringChars");
    string_copy_units(t->vm, string, 0, length, units);
    units[length] = 0;
    if (is_copy != NULL) *is_copy = JNI_TRUE;
    return units;
}

void JNICALL env_ReleaseStringChars(JNIEnv *env, jstring string, const jchar *chars) {
    (void)env;
    (void)string;
    free((void *)(uintptr_t)chars);
}

const char *JNICALL env_GetStringUTFChars(JNIEnv *env, jstring reference, jboolean *is_copy) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    if (string == NULL) return NULL;
    char *text = string_to_utf8(t->vm, string, NULL);
    if (text == NULL) return exception_out_of_memory(t, "GetStringUTFChars");
    if (is_copy != NULL) *is_copy = JNI_TRUE;
    return text;
}

void JNICALL env_ReleaseStringUTFChars(JNIEnv *env, jstring string, const char *utf) {
    (void)env;
    (void)string;
    free((void *)(uintptr_t)utf);
}

void JNICALL env_GetStringRegion(JNIEnv *env, jstring reference, jsize start, jsize length,
                                 jchar *buffer) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    if (string == NULL || !string_check_region(t, string, start, length)) return;
    if (length > 0) string_copy_units(t->vm, string, start, length, buffer);
}

/* Terminated, as every known implementation does, although the specification does not ask for
 * it. */
void JNICALL env_GetStringUTFRegion(JNIEnv *env, jstring reference, jsize start, jsize length,
                                    char *buffer) {
    ENV_ENTER(env);
    Object *string = env_non_null(t, reference);
    if (string == NULL || !string_check_region(t, string, start, length)) return;
    if (buffer == NULL) return;
    for (jsize i = start; i < start + length; i++) {
        uint16_t unit = string_char_at(t->vm, string, i);
        buffer += utf8_from_utf16(&unit, 1, buffer);
    }
    *buffer = 0;
}
