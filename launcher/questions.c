/* SPDX-License-Identifier: MIT */
/* What the JDK's helper of launchers says about its library (J148). */
#include "launcher/launcher.h"

#include <minijvm.h>
#include <stdlib.h>
#include <string.h>

/* The size of the last option of this name, in bytes; 0: not given, or none that is one. */
static jlong size_of(const Launch *launch, const char *name) {
    static const char units[] = "kmgt";
    size_t length = strlen(name);
    for (size_t i = launch->vm_options.count; i-- > 0;) {
        const char *option = launch->vm_options.items[i];
        if (strncmp(option, name, length) != 0) continue;
        char *end = NULL;
        jlong size = strtoll(option + length, &end, 10);
        const char *unit = *end != 0 ? strchr(units, *end | 0x20) : NULL;
        return unit != NULL ? size << 10 * (unit - units + 1) : size;
    }
    return 0;
}

static jmethodID find(JNIEnv *env, jclass helper, const char *name, const char *descriptor) {
    return helper != NULL ? (*env)->GetStaticMethodID(env, helper, name, descriptor) : NULL;
}

/* As -version, to the error stream. */
static void show_settings(const Launch *launch, JNIEnv *env, jclass helper) {
    jmethodID show = find(env, helper, "showSettings", "(ZLjava/lang/String;JJJ)V");
    jstring which = show != NULL ? minijvm_platform_string(env, launch->settings) : NULL;
    if (which != NULL)
        (*env)->CallStaticVoidMethod(env, helper, show, JNI_TRUE, which,
                                     size_of(launch, "-Xms"), size_of(launch, "-Xmx"),
                                     size_of(launch, "-Xss"));
}

static void describe(const Launch *launch, JNIEnv *env, jclass helper) {
    jmethodID of = find(env, helper, "describeModule", "(Ljava/lang/String;)V");
    jstring name = of != NULL ? minijvm_platform_string(env, launch->described) : NULL;
    if (name != NULL) (*env)->CallStaticVoidMethod(env, helper, of, name);
}

static void list(JNIEnv *env, jclass helper) {
    jmethodID all = find(env, helper, "listModules", "()V");
    if (all != NULL) (*env)->CallStaticVoidMethod(env, helper, all);
}

bool questions_ask(const Launch *launch, JNIEnv *env) {
    if (launch->settings == NULL && launch->question == ASK_NOTHING) return false;
    jclass helper = (*env)->FindClass(env, "sun/launcher/LauncherHelper");
    if (launch->settings != NULL) show_settings(launch, env, helper);
    if ((*env)->ExceptionCheck(env)) return true;
    if (launch->question == ASK_LIST) list(env, helper);
    if (launch->question == ASK_DESCRIBE) describe(launch, env, helper);
    return launch->question != ASK_NOTHING;
}
