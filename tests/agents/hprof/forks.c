/* SPDX-License-Identifier: MIT */
/* The native part of Forks.java. */
#include <jni.h>
#include <locale.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

JNIEXPORT jint JNICALL Java_Forks_child(JNIEnv *env, jclass type, jint code);

JNIEXPORT jint JNICALL Java_Forks_child(JNIEnv *env, jclass type, jint code) {
    (void)env, (void)type;
    int status = 0;
    setlocale(LC_ALL, "");
    pid_t child = fork();
    if (child == 0) exit(code);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
