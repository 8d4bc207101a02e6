/* SPDX-License-Identifier: MIT */
/* A host: a C program that calls a Java method and uses its answer.
 *     cc host.c $(pkg-config --cflags --libs minijvm) -o host
 *     javac -d . Greeting.java
 *     ./host World */
#include <jni.h>
#include <stdio.h>

int main(int argc, char **argv) {
    JavaVMOption options[] = {{"-Djava.class.path=.", NULL}, {"-Xmx64m", NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 2, options, JNI_FALSE};
    JavaVM *vm;
    JNIEnv *env;
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) return 1;

    jclass greeting = (*env)->FindClass(env, "Greeting");
    jmethodID greet = greeting
                          ? (*env)->GetStaticMethodID(env, greeting, "greet",
                                                      "(Ljava/lang/String;)Ljava/lang/String;")
                          : NULL;
    jstring name = greet ? (*env)->NewStringUTF(env, argc > 1 ? argv[1] : "nobody") : NULL;
    jstring answer = name ? (*env)->CallStaticObjectMethod(env, greeting, greet, name) : NULL;
    const char *text = answer ? (*env)->GetStringUTFChars(env, answer, NULL) : NULL;
    int failed = text == NULL;
    if (failed)
        (*env)->ExceptionDescribe(env); /* after any of them answered NULL */
    else {
        puts(text);
        (*env)->ReleaseStringUTFChars(env, answer, text);
    }
    (*vm)->DestroyJavaVM(vm);
    return failed;
}
