/* SPDX-License-Identifier: MIT */
/* Threads of the agent's own, which the VM does not know, run its code while the VM ends and
 * afterwards; each has data with a destructor. */
#include <jvmpi.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_key_t key;
static volatile long turns, ended;

static void count_end(void *data) {
    (void)data;
    ended++;
}

static void *turn(void *brief) {
    const struct timespec nap = {0, 20000};
    pthread_setspecific(key, &key);
    for (long i = 0; brief == NULL || i < 3000; i++) {
        turns++;
        if (turns % 200 == 0) nanosleep(&nap, NULL);
    }
    return NULL;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)vm, (void)options, (void)reserved;
    pthread_key_create(&key, count_end);
    for (int i = 0; i < 4; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, turn, i % 2 == 0 ? NULL : &key);
        pthread_detach(thread);
    }
    return JNI_OK;
}

JNIEXPORT void JNICALL JVM_OnUnload(JavaVM *vm, void *reserved) {
    (void)vm, (void)reserved;
    fputs("threads ok\n", stderr);
}
