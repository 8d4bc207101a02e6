/* SPDX-License-Identifier: MIT */
/* The main class: loading it, its main method, and what is said when there is none. */
#include "launcher/launcher.h"

#include <stdlib.h>
#include <string.h>

enum { PUBLIC = 1 };

/* A string of the command line's bytes, which are UTF-8; what is malformed becomes U+FFFD. */
static jstring new_string(JNIEnv *env, const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    jchar *units = allocate((strlen(text) + 1) * sizeof *units);
    jsize count = 0;
    while (*at != 0) {
        unsigned first = *at++, more = first < 0x80 ? 0 : first >= 0xF0 && first < 0xF5 ? 3
                                     : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xC2 && first < 0xE0 ? 1 : 9;
        unsigned code = more == 0 ? first : more == 9 ? 0xFFFD : first & (0x3Fu >> more);
        for (unsigned i = 0; i < more && more != 9; i++) {
            if ((*at & 0xC0) != 0x80) {
                code = 0xFFFD;
                break;
            }
            code = code << 6 | (*at++ & 0x3F);
        }
        if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = 0xFFFD;
        if (code >= 0x10000) {
            units[count++] = (jchar)(0xD7C0 + (code >> 10));
            code = 0xDC00 + (code & 0x3FF);
        }
        units[count++] = (jchar)code;
    }
    jstring string = (*env)->NewString(env, units, count);
    free(units);
    return string;
}

/* Text of what object.method() answers, malloc'ed; "null" when that fails. */
static char *string_of(JNIEnv *env, jobject object, const char *method) {
    jclass cls = (*env)->GetObjectClass(env, object);
    jmethodID id = (*env)->GetMethodID(env, cls, method, "()Ljava/lang/String;");
    jstring string = id != NULL ? (*env)->CallObjectMethod(env, object, id) : NULL;
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    const char *utf = string != NULL ? (*env)->GetStringUTFChars(env, string, NULL) : NULL;
    char *result = copy(utf != NULL ? utf : "null", strlen(utf != NULL ? utf : "null"));
    if (utf != NULL) (*env)->ReleaseStringUTFChars(env, string, utf);
    return result;
}

static bool is_a(JNIEnv *env, jobject object, const char *class_name) {
    jclass cls = (*env)->FindClass(env, class_name);
    if (cls == NULL) (*env)->ExceptionClear(env);
    return cls != NULL && (*env)->IsInstanceOf(env, object, cls);
}

static void explain_not_loaded(JNIEnv *env, const char *name) {
    jthrowable why = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    char *text = string_of(env, why, "toString");
    if (is_a(env, why, "java/lang/ClassNotFoundException") || is_a(env, why, "java/lang/NoClassDefFoundError"))
        fprintf(stderr, "Error: Could not find or load main class %s\nCaused by: %s\n", name, text);
    else if (is_a(env, why, "java/lang/LinkageError"))
        fprintf(stderr, "Error: LinkageError occurred while loading main class %s\n\t%s\n", name, text);
    else {
        (*env)->Throw(env, why);
        (*env)->ExceptionDescribe(env);
        (*env)->ExceptionClear(env);
    }
    free(text);
}

/* By the system loader, not yet initialized: what is wrong with the class file shows here. */
jclass main_class_load(JNIEnv *env, const char *name) {
    jclass loader_class = (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID system = loader_class != NULL
                           ? (*env)->GetStaticMethodID(env, loader_class, "getSystemClassLoader",
                                                       "()Ljava/lang/ClassLoader;") : NULL;
    jmethodID load = system != NULL ? (*env)->GetMethodID(env, loader_class, "loadClass",
                                                          "(Ljava/lang/String;)Ljava/lang/Class;") : NULL;
    jobject loader = load != NULL ? (*env)->CallStaticObjectMethod(env, loader_class, system) : NULL;
    jstring text = loader != NULL ? new_string(env, name) : NULL;
    jclass cls = text != NULL ? (*env)->CallObjectMethod(env, loader, load, text) : NULL;
    if ((*env)->ExceptionCheck(env)) {
        explain_not_loaded(env, name);
        return NULL;
    }
    return cls;
}

/* Says why the class has no main method that can be called; by the public ones it and its superclasses
 * have. */
static void explain_no_main(JNIEnv *env, jclass cls, const char *name) {
    static const char please[] = "please define the main method as:\n   public static void main(String[] args)\n";
    jclass class_class = (*env)->GetObjectClass(env, cls);
    jmethodID get = (*env)->GetMethodID(env, class_class, "getMethod",
                                        "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;");
    jclass strings = (*env)->FindClass(env, "[Ljava/lang/String;");
    jobjectArray parameters = strings != NULL ? (*env)->NewObjectArray(env, 1, class_class, strings) : NULL;
    jobject method = parameters != NULL && get != NULL
                         ? (*env)->CallObjectMethod(env, cls, get, new_string(env, "main"), parameters) : NULL;
    if (method == NULL) {
        (*env)->ExceptionClear(env);
        fprintf(stderr, "Error: Main method not found in class %s, %sor a JavaFX application class must extend "
                        "javafx.application.Application\n", name, please);
        return;
    }
    jmethodID modifiers = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    if (modifiers != NULL && !((*env)->CallIntMethod(env, method, modifiers) & 8))
        fprintf(stderr, "Error: Main method is not static in class %s, %s", name, please);
    else
        fprintf(stderr, "Error: Main method must return a value of type void in class %s, please \n"
                        "define the main method as:\n   public static void main(String[] args)\n", name);
    (*env)->ExceptionClear(env);
}

/* By JNI rather than Class.getMethod, which loads much more; the class is initialized on the way. */
static jmethodID find_main(JNIEnv *env, jclass cls) {
    jmethodID id = (*env)->GetStaticMethodID(env, cls, "main", "([Ljava/lang/String;)V");
    jobject method = id != NULL ? (*env)->ToReflectedMethod(env, cls, id, JNI_TRUE) : NULL;
    if (method == NULL) return NULL;
    jmethodID modifiers = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    jint flags = modifiers != NULL ? (*env)->CallIntMethod(env, method, modifiers) : 0;
    return flags & PUBLIC ? id : NULL;
}

void main_class_call(Launch *launch, JNIEnv *env, jclass cls) {
    jmethodID id = find_main(env, cls);
    if (id == NULL) {
        jthrowable why = (*env)->ExceptionOccurred(env);
        if (why != NULL) {
            (*env)->ExceptionClear(env);
            if (!is_a(env, why, "java/lang/NoSuchMethodError")) {
                (*env)->Throw(env, why);
                return;
            }
        }
        explain_no_main(env, cls, launch->main_class);
        launch->status = 1;
        return;
    }
    jclass string_class = (*env)->FindClass(env, "java/lang/String");
    jobjectArray arguments = string_class != NULL
        ? (*env)->NewObjectArray(env, (jsize)launch->argument_count, string_class, NULL) : NULL;
    for (size_t i = 0; i < launch->argument_count && arguments != NULL; i++) {
        jstring text = new_string(env, launch->arguments[i]);
        if (text == NULL) return;
        (*env)->SetObjectArrayElement(env, arguments, (jsize)i, text);
        (*env)->DeleteLocalRef(env, text);
    }
    if (arguments != NULL) (*env)->CallStaticVoidMethod(env, cls, id, arguments);
}
