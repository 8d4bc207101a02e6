/* SPDX-License-Identifier: MIT */
/* Two VMs of a process at once, and a third after them, traced by the same library. Arguments:
 * the library, the class path. */
#include <dlfcn.h>
#include <jni.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static char trace[4096], path[4096];
static pthread_barrier_t both;

static void *run(void *together) {
    JavaVMOption options[] = {
        {trace, NULL}, {path, NULL}, {(char *)(uintptr_t) "-Xmx32m", NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 3, options, JNI_FALSE};
    JavaVM *vm;
    JNIEnv *env;
    if (JNI_CreateJavaVM(&vm, (void **)&env, &args) != JNI_OK) return NULL;
    if (together != NULL) pthread_barrier_wait(&both);
    jclass ears = (*env)->FindClass(env, "Ears");
    jmethodID work = ears != NULL ? (*env)->GetStaticMethodID(env, ears, "work", "(I)V") : NULL;
    if (work != NULL) (*env)->CallStaticVoidMethod(env, ears, work, 1);
    int good = work != NULL && !(*env)->ExceptionCheck(env);
    if (together != NULL) pthread_barrier_wait(&both);
    return (*vm)->DestroyJavaVM(vm) == JNI_OK && good ? vm : NULL;
}

int main(int argc, char **argv) {
    pthread_t other;
    if (argc != 3) return 2;
    snprintf(trace, sizeof trace, "-Xtrace:%s", argv[1]);
    snprintf(path, sizeof path, "-Djava.class.path=%s", argv[2]);
    void *library = dlopen(argv[1], RTLD_NOW);
    unsigned long (*vms)(void) =
        library != NULL ? (unsigned long (*)(void))(uintptr_t)dlsym(library, "many_vms") : NULL;
    pthread_barrier_init(&both, NULL, 2);
    if (vms == NULL || pthread_create(&other, NULL, run, &both) != 0) return 2;
    void *first = run(&both), *second;
    pthread_join(other, &second);
    void *third = run(NULL);
    printf("%lu\n", vms());
    return first != NULL && second != NULL && third != NULL && vms() == 3 ? 0 : 1;
}
