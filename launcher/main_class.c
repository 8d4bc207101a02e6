/* SPDX-License-Identifier: MIT */
/* The main class: loading it, its main method, and what is said when there is none. */
#include "launcher/launcher.h"

#include <minijvm.h>
#include <stdlib.h>
#include <string.h>

enum { PUBLIC = 1 };

/* A string of UTF-8, malformed or not; NULL: an exception is pending. */
static jstring new_string(JNIEnv *env, const char *text) {
    jsize length = (jsize)strlen(text);
    jclass cls = (*env)->FindClass(env, "java/lang/String");
    jmethodID id =
        cls != NULL ? (*env)->GetMethodID(env, cls, "<init>", "([BLjava/lang/String;)V") : NULL;
    jbyteArray bytes = id != NULL ? (*env)->NewByteArray(env, length) : NULL;
    jstring charset = bytes != NULL ? (*env)->NewStringUTF(env, "UTF-8") : NULL;
    if (charset == NULL) return NULL;
    (*env)->SetByteArrayRegion(env, bytes, 0, length, (const jbyte *)text);
    return (*env)->NewObject(env, cls, id, bytes, charset);
}

/* The bytes of a string as they are written to the console, malloc'ed; "null" when there is
 * none. */
static char *bytes_of(JNIEnv *env, jstring string) {
    jclass cls = string != NULL ? (*env)->GetObjectClass(env, string) : NULL;
    jmethodID id = cls != NULL ? (*env)->GetMethodID(env, cls, "getBytes", "()[B") : NULL;
    jbyteArray array = id != NULL ? (*env)->CallObjectMethod(env, string, id) : NULL;
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    if (array == NULL) return copy("null", 4);
    jsize length = (*env)->GetArrayLength(env, array);
    char *bytes = allocate((size_t)length + 1);
    (*env)->GetByteArrayRegion(env, array, 0, length, (jbyte *)bytes);
    return bytes;
}

/* Text of what object.method() answers, malloc'ed; "null" when that fails. */
static char *string_of(JNIEnv *env, jobject object, const char *method) {
    jclass cls = (*env)->GetObjectClass(env, object);
    jmethodID id = (*env)->GetMethodID(env, cls, method, "()Ljava/lang/String;");
    jstring string = id != NULL ? (*env)->CallObjectMethod(env, object, id) : NULL;
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    return bytes_of(env, string);
}

static bool is_a(JNIEnv *env, jobject object, const char *class_name) {
    jclass cls = (*env)->FindClass(env, class_name);
    if (cls == NULL) (*env)->ExceptionClear(env);
    return cls != NULL && (*env)->IsInstanceOf(env, object, cls);
}

/* Whether a package is one of the library's; what cannot be asked is taken for one. */
static bool has_package(JNIEnv *env, const char *package) {
    jclass object = (*env)->FindClass(env, "java/lang/Object");
    jmethodID module = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, object),
                                           "getModule", "()Ljava/lang/Module;");
    jobject base = module != NULL ? (*env)->CallObjectMethod(env, object, module) : NULL;
    jmethodID all = base != NULL ? (*env)->GetMethodID(env, (*env)->GetObjectClass(env, base),
                                                       "getPackages", "()Ljava/util/Set;")
                                 : NULL;
    jobject set = all != NULL ? (*env)->CallObjectMethod(env, base, all) : NULL;
    jclass sets = set != NULL ? (*env)->FindClass(env, "java/util/Set") : NULL;
    jmethodID contains =
        sets != NULL ? (*env)->GetMethodID(env, sets, "contains", "(Ljava/lang/Object;)Z")
                     : NULL;
    jstring name = contains != NULL ? new_string(env, package) : NULL;
    bool has = name == NULL || (*env)->CallBooleanMethod(env, set, contains, name);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    return has;
}

/* Of a class that was not found and could only be of a Java library: which package is not here.
 */
static bool explain_name(JNIEnv *env, char *name) {
    static const char *const libraries[] = {
        "java.",        "javax.",       "jdk.",           "sun.",     "com.sun.",
        "org.w3c.dom.", "org.xml.sax.", "org.ietf.jgss.", "org.omg.", "javafx."};
    for (char *at = name; *at != 0; at++) {
        if (*at == ' ') return false;
        if (*at == '/') *at = '.';
    }
    char *end = strrchr(name, '.');
    bool library = false;
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        library |= strncmp(name, libraries[i], strlen(libraries[i])) == 0;
    if (!library || end == NULL) return false;
    *end = 0;
    if (has_package(env, name))
        fprintf(stderr,
                "minijvm: the library's package %s has no class %s: docs/class-library.md "
                "lists what is here; -Xjdk has the whole class library of a JDK 17\n",
                name, end + 1);
    else
        fprintf(stderr,
                "minijvm: the package %s is not here: this library has the packages of "
                "java.base only; -Xjdk has the others\n",
                name);
    return true;
}

void main_class_explain_missing(const Launch *launch, JNIEnv *env, jthrowable why) {
    if (runs_on_jdk(launch)) return; /* it has them all */
    jclass throwable = (*env)->FindClass(env, "java/lang/Throwable");
    jmethodID next = throwable != NULL ? (*env)->GetMethodID(env, throwable, "getCause",
                                                             "()Ljava/lang/Throwable;")
                                       : NULL;
    for (int i = 0; i < 16 && why != NULL && next != NULL; i++) {
        if (is_a(env, why, "java/lang/ClassNotFoundException") ||
            is_a(env, why, "java/lang/NoClassDefFoundError")) {
            char *name = string_of(env, why, "getMessage");
            bool said = explain_name(env, name);
            free(name);
            if (said) return;
        }
        why = (*env)->CallObjectMethod(env, why, next);
        if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
    }
}

/* -Xdiag: the trace of what happened, or of where it was found out. */
static void print_trace(JNIEnv *env, jthrowable why) {
    jclass cls = (*env)->FindClass(env, "java/lang/Throwable");
    jmethodID id = cls != NULL ? (*env)->GetMethodID(env, cls, "printStackTrace", "()V") : NULL;
    if (id != NULL) (*env)->CallVoidMethod(env, why, id);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
}

static void print_own_trace(JNIEnv *env) {
    jclass cls = (*env)->FindClass(env, "java/lang/Thread");
    jmethodID id = cls != NULL ? (*env)->GetStaticMethodID(env, cls, "dumpStack", "()V") : NULL;
    if (id != NULL) (*env)->CallStaticVoidMethod(env, cls, id);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
}

static void explain_not_loaded(const Launch *launch, JNIEnv *env, jstring name) {
    jthrowable why = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    char *text = string_of(env, why, "toString"), *bytes = bytes_of(env, name);
    if (is_a(env, why, "java/lang/ClassNotFoundException") ||
        is_a(env, why, "java/lang/NoClassDefFoundError"))
        fprintf(stderr, "Error: Could not find or load main class %s\nCaused by: %s\n", bytes,
                text);
    else if (is_a(env, why, "java/lang/LinkageError"))
        fprintf(stderr, "Error: LinkageError occurred while loading main class %s\n\t%s\n",
                bytes, text);
    else {
        (*env)->Throw(env, why);
        (*env)->ExceptionDescribe(env);
        (*env)->ExceptionClear(env);
    }
    free(text);
    free(bytes);
    if (launch->diagnoses) print_trace(env, why);
    main_class_explain_missing(launch, env, why);
}

/* ---- Names that the locale's character set does not have ---- */

static bool is_ascii(const char *text) {
    while (*text > 0) text++;
    return *text == 0;
}

/* Whether the string has a U+FFFD: that stands for bytes without a meaning. */
static bool is_damaged(JNIEnv *env, jstring string) {
    jsize length = (*env)->GetStringLength(env, string);
    const jchar *units = (*env)->GetStringChars(env, string, NULL);
    bool damaged = false;
    for (jsize i = 0; units != NULL && i < length; i++) damaged |= units[i] == 0xFFFD;
    if (units != NULL) (*env)->ReleaseStringChars(env, string, units);
    return damaged;
}

/* Says of a text of the command line that it means no file, with the reason. */
static bool explain_damaged(JNIEnv *env, const char *text) {
    jstring string = is_ascii(text) ? NULL : minijvm_platform_string(env, text);
    if (string == NULL || !is_damaged(env, string)) return false;
    jclass system = (*env)->FindClass(env, "java/lang/System");
    jmethodID get = system != NULL
                        ? (*env)->GetStaticMethodID(env, system, "getProperty",
                                                    "(Ljava/lang/String;)Ljava/lang/String;")
                        : NULL;
    jstring name = get != NULL ? (*env)->NewStringUTF(env, "sun.jnu.encoding") : NULL;
    char *charset = bytes_of(
        env, name != NULL ? (*env)->CallStaticObjectMethod(env, system, get, name) : NULL);
    fprintf(stderr,
            "minijvm: %s is no text in %s, the character set of this locale: no file is found "
            "by it%s\n",
            text, charset, strcmp(charset, "UTF-8") == 0 ? "" : "; try LC_ALL=C.UTF-8");
    free(charset);
    return true;
}

/* By the system loader, not yet initialized: what is wrong with the class file shows here. */
jclass main_class_load(JNIEnv *env, const Launch *launch) {
    if (launch->main_class == NULL) {
        fprintf(stderr, NO_MAIN_CLASS, launch->jar);
        print_own_trace(env);
        return NULL;
    }
    jstring name = launch->main_class_is_utf8
                       ? new_string(env, launch->main_class)
                       : minijvm_platform_string(env, launch->main_class);
    jstring jar = launch->jar != NULL && !is_ascii(launch->jar)
                      ? minijvm_platform_string(env, launch->jar)
                      : NULL;
    if (jar != NULL && is_damaged(env, jar)) {
        char *bytes = bytes_of(env, jar);
        fprintf(stderr, "Error: An unexpected error occurred while trying to open file %s\n",
                bytes);
        free(bytes);
        explain_damaged(env, launch->jar);
        return NULL;
    }
    jclass loader_class = name != NULL ? (*env)->FindClass(env, "java/lang/ClassLoader") : NULL;
    jmethodID system =
        loader_class != NULL
            ? (*env)->GetStaticMethodID(env, loader_class, "getSystemClassLoader",
                                        "()Ljava/lang/ClassLoader;")
            : NULL;
    jmethodID load = system != NULL
                         ? (*env)->GetMethodID(env, loader_class, "loadClass",
                                               "(Ljava/lang/String;)Ljava/lang/Class;")
                         : NULL;
    jobject loader =
        load != NULL ? (*env)->CallStaticObjectMethod(env, loader_class, system) : NULL;
    jclass cls = loader != NULL ? (*env)->CallObjectMethod(env, loader, load, name) : NULL;
    if ((*env)->ExceptionCheck(env)) {
        explain_not_loaded(launch, env, name);
        if (launch->main_class_is_utf8 || !explain_damaged(env, launch->main_class))
            explain_damaged(env, launch->class_path);
        return NULL;
    }
    return cls;
}

/* By the JDK's helper, which says itself what is wrong, and ends the process (J145, J146). */
jclass main_class_of_module(JNIEnv *env, const Launch *launch) {
    enum { MODE_MODULE = 3 };
    jclass helper = (*env)->FindClass(env, "sun/launcher/LauncherHelper");
    jmethodID check = helper != NULL
                          ? (*env)->GetStaticMethodID(env, helper, "checkAndLoadMain",
                                                      "(ZILjava/lang/String;)Ljava/lang/Class;")
                          : NULL;
    jstring name = check != NULL ? minijvm_platform_string(env, launch->module) : NULL;
    jclass cls = name != NULL ? (*env)->CallStaticObjectMethod(env, helper, check, JNI_TRUE,
                                                               MODE_MODULE, name)
                              : NULL;
    if (cls == NULL)
        fputs("Error: A JNI error has occurred, please check your installation and try "
              "again\n",
              stderr);
    return cls;
}

/* Says why the class has no main method that can be called; by the public ones it and its
 * superclasses have. */
static void explain_no_main(JNIEnv *env, jclass cls, const char *name) {
    static const char please[] =
        "please define the main method as:\n   public static void main(String[] args)\n";
    jclass class_class = (*env)->GetObjectClass(env, cls);
    jmethodID get =
        (*env)->GetMethodID(env, class_class, "getMethod",
                            "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;");
    jclass strings = (*env)->FindClass(env, "[Ljava/lang/String;");
    jobjectArray parameters =
        strings != NULL ? (*env)->NewObjectArray(env, 1, class_class, strings) : NULL;
    jobject method = parameters != NULL && get != NULL
                         ? (*env)->CallObjectMethod(
                               env, cls, get, (*env)->NewStringUTF(env, "main"), parameters)
                         : NULL;
    if (method == NULL) {
        (*env)->ExceptionClear(env);
        fprintf(stderr,
                "Error: Main method not found in class %s, %sor a JavaFX application class "
                "must extend "
                "javafx.application.Application\n",
                name, please);
        return;
    }
    jmethodID modifiers =
        (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    if (modifiers != NULL && !((*env)->CallIntMethod(env, method, modifiers) & 8))
        fprintf(stderr, "Error: Main method is not static in class %s, %s", name, please);
    else
        fprintf(stderr,
                "Error: Main method must return a value of type void in class %s, please \n"
                "define the main method as:\n   public static void main(String[] args)\n",
                name);
    (*env)->ExceptionClear(env);
}

/* By JNI rather than Class.getMethod, which loads much more; the class is initialized on the
 * way. */
static jmethodID find_main(JNIEnv *env, jclass cls) {
    jmethodID id = (*env)->GetStaticMethodID(env, cls, "main", "([Ljava/lang/String;)V");
    jobject method = id != NULL ? (*env)->ToReflectedMethod(env, cls, id, JNI_TRUE) : NULL;
    if (method == NULL) return NULL;
    jmethodID modifiers =
        (*env)->GetMethodID(env, (*env)->GetObjectClass(env, method), "getModifiers", "()I");
    jint flags = modifiers != NULL ? (*env)->CallIntMethod(env, method, modifiers) : 0;
    return flags & PUBLIC ? id : NULL;
}

/* Is it that there is no such method? A class whose initialization failed with that error says
 * another when it is asked again. */
static bool is_without_main(JNIEnv *env, jclass cls, jthrowable why) {
    if (!is_a(env, why, "java/lang/NoSuchMethodError")) return false;
    find_main(env, cls);
    jthrowable again = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    return again == NULL || is_a(env, again, "java/lang/NoSuchMethodError");
}

void main_class_call(Launch *launch, JNIEnv *env, jclass cls) {
    jmethodID id = find_main(env, cls);
    if (id == NULL) {
        jthrowable why = (*env)->ExceptionOccurred(env);
        if (why != NULL) {
            (*env)->ExceptionClear(env);
            if (!is_without_main(env, cls, why)) {
                (*env)->Throw(env, why);
                return;
            }
        }
        char *name = string_of(env, cls, "getName");
        explain_no_main(env, cls, name);
        free(name);
        if (launch->diagnoses) print_own_trace(env);
        launch->status = 1;
        return;
    }
    jclass string_class = (*env)->FindClass(env, "java/lang/String");
    jobjectArray arguments =
        string_class != NULL
            ? (*env)->NewObjectArray(env, (jsize)launch->argument_count, string_class, NULL)
            : NULL;
    for (size_t i = 0; i < launch->argument_count && arguments != NULL; i++) {
        jstring text = minijvm_platform_string(env, launch->arguments[i]);
        if (text == NULL) return;
        (*env)->SetObjectArrayElement(env, arguments, (jsize)i, text);
        (*env)->DeleteLocalRef(env, text);
    }
    if (arguments != NULL) (*env)->CallStaticVoidMethod(env, cls, id, arguments);
}
