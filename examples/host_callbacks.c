/* SPDX-License-Identifier: MIT */
/* A host that Java calls back: a native method of the host's own, and hooks for messages and
 * for System.exit.
 *
 *     cc host_callbacks.c $(pkg-config --cflags --libs minijvm) -o host_callbacks
 *     javac -d . Greeting.java
 *     ./host_callbacks bread milk */
#include <jni.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static jint price(JNIEnv *env, jclass class, jstring article) {
    return article != NULL ? 10 * (*env)->GetStringLength(env, article) : 0;
}

static jint message(FILE *to, const char *format, va_list arguments) {
    fputs("the VM says: ", to);
    return vfprintf(to, format, arguments);
}

static void ends(jint status) { /* the process ends when it returns */
    printf("Java wants to end with %d\n", (int)status);
    fflush(stdout);
}

int main(int argc, char **argv) {
    JavaVMOption options[] = {{"vfprintf", (void *)message},
                              {"exit", (void *)ends},
                              {"-Djava.class.path=.", NULL},
                              {"-Xwrong", NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 4, options, JNI_FALSE};
    JavaVM *vm;
    JNIEnv *env;
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) == JNI_OK)
        return 1; /* it complains by our hook */
    args.nOptions = 3;
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) return 1;

    jclass greeting = (*env)->FindClass(env, "Greeting");
    JNINativeMethod natives[] = {{"price", "(Ljava/lang/String;)I", (void *)price}};
    jmethodID shop = NULL;
    if (greeting != NULL && (*env)->RegisterNatives(env, greeting, natives, 1) == JNI_OK)
        shop = (*env)->GetStaticMethodID(env, greeting, "shop", "([Ljava/lang/String;)V");
    jobjectArray articles =
        shop ? (*env)->NewObjectArray(env, argc - 1, (*env)->FindClass(env, "java/lang/String"),
                                      NULL)
             : NULL;
    for (int i = 1; articles != NULL && i < argc; i++) {
        jstring article = (*env)->NewStringUTF(env, argv[i]);
        if (article == NULL) break;
        (*env)->SetObjectArrayElement(env, articles, i - 1, article);
        (*env)->DeleteLocalRef(env, article);
    }
    if (articles != NULL && !(*env)->ExceptionCheck(env))
        (*env)->CallStaticVoidMethod(env, greeting, shop, articles);
    (*env)->ExceptionDescribe(
        env); /* only when something failed: System.exit does not come back */
    (*vm)->DestroyJavaVM(vm);
    return 1;
}
