/* SPDX-License-Identifier: MIT */
/* Two VMs in one process, each with its socket: host SOCKET SOCKET [OPTION]. Ends when its
 * input does. With a class path as the option a thread of each VM runs First.turn or
 * Second.turn all the time. */
#include <minijvm.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static JavaVM *make(const char *name, const char *option) {
    char property[64];
    snprintf(property, sizeof property, "-Dhost.name=%s", name);
    JavaVMOption options[] = {
        {property, NULL}, {"-Xmx32m", NULL}, {(char *)(size_t)option, NULL}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, option != NULL ? 3 : 2, options, JNI_FALSE};
    JavaVM *vm = NULL;
    void *env;
    if (JNI_CreateJavaVM(&vm, &env, &args) != JNI_OK) return NULL;
    (*vm)->DetachCurrentThread(vm);
    return vm;
}

static atomic_bool ends;

typedef struct Busy {
    JavaVM *vm;
    const char *name;
    pthread_t thread;
} Busy;

static void *run(void *data) {
    Busy *busy = data;
    void *attached;
    if ((*busy->vm)->AttachCurrentThread(busy->vm, &attached, NULL) != JNI_OK) return NULL;
    JNIEnv *env = attached;
    jclass found = (*env)->FindClass(env, busy->name);
    jmethodID turn =
        found != NULL ? (*env)->GetStaticMethodID(env, found, "turn", "(I)I") : NULL;
    if (turn == NULL) puts("no class");
    while (turn != NULL && !atomic_load(&ends)) {
        (*env)->CallStaticIntMethod(env, found, turn, 12);
        usleep(100);
    }
    (*busy->vm)->DetachCurrentThread(busy->vm);
    return NULL;
}

int main(int argc, char **argv) {
    char byte;
    JavaVM *first = make("first", argc > 3 ? argv[3] : NULL),
           *second = make("second", argc > 3 ? argv[3] : NULL);
    if (first == NULL || second == NULL) {
        puts("refused");
        return 1;
    }
    jint one = minijvm_attach_listen(first, argv[1]),
         two = minijvm_attach_listen(second, argv[2]);
    printf("%d %d\n", (int)one, (int)two);
    /* Again is no error; elsewhere is. */
    one = minijvm_attach_listen(first, NULL), two = minijvm_attach_listen(first, argv[2]);
    printf("%d %d\n", (int)one, (int)two);
    fflush(stdout);
    Busy busy[] = {{.vm = first, .name = "First"}, {.vm = second, .name = "Second"}};
    bool runs = argc > 3 && strncmp(argv[3], "-Djava.class.path=", 18) == 0;
    for (int i = 0; runs && i < 2; i++) pthread_create(&busy[i].thread, NULL, run, &busy[i]);
    while (read(0, &byte, 1) > 0) continue;
    atomic_store(&ends, true);
    for (int i = 0; runs && i < 2; i++) pthread_join(busy[i].thread, NULL);
    (*second)->DestroyJavaVM(second);
    (*first)->DestroyJavaVM(first);
    printf("%d %d\n", access(argv[1], F_OK), access(argv[2], F_OK));
    return 0;
}
