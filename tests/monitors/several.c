/* SPDX-License-Identifier: MIT */
/* Two VMs at once in this process, each with its instances of the same monitors (M136): the
 * environment, that names them, says something else when the second is made. Arguments: a
 * library for the command line of the second, the class path. Says what it does on the error
 * stream, in the order in which it comes. */
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static JavaVM *make(const char *path, const char *monitor, JNIEnv **env) {
    char class_path[4096], extra[4096];
    JavaVM *vm = NULL;
    snprintf(class_path, sizeof class_path, "-Djava.class.path=%s", path);
    snprintf(extra, sizeof extra, "-Xmonitor:%s", monitor != NULL ? monitor : "");
    JavaVMOption options[] = {{class_path, NULL}, {extra, NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, monitor != NULL ? 2 : 1, options, JNI_FALSE};
    if (JNI_CreateJavaVM(&vm, (void **)env, &args) != JNI_OK) exit(2);
    return vm;
}

/* Its main method. */
static void run(JNIEnv *env, const char *name) {
    jclass c = (*env)->FindClass(env, name);
    jmethodID id =
        c != NULL ? (*env)->GetStaticMethodID(env, c, "main", "([Ljava/lang/String;)V") : NULL;
    if (id != NULL) (*env)->CallStaticVoidMethod(env, c, id, NULL);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionDescribe(env), exit(3);
    fflush(stdout);
}

int main(int count, char **arguments) {
    JNIEnv *first, *second;
    if (count < 3) return 1;
    fprintf(stderr, "host: first\n");
    JavaVM *one = make(arguments[2], NULL, &first);
    setenv("MSJAVA_EVENT_MONITORS", "no_such_library", 1);
    fprintf(stderr, "host: second\n");
    JavaVM *two = make(arguments[2], arguments[1], &second);
    run(second, "Aged");
    fprintf(stderr, "host: second ends\n");
    (*two)->DestroyJavaVM(two);
    run(first, "Aged");
    fprintf(stderr, "host: first ends\n");
    (*one)->DestroyJavaVM(one);
    return 0;
}
