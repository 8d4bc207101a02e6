/* SPDX-License-Identifier: MIT */
/* host OPTION WRONG MODULES: OPTION is -Xjdk with a home, WRONG with none, MODULES a folder
 * with module greet. The VM that cannot be made leaves the process free for one that can; of
 * two threads that want one, one gets it; then another one in that mode is refused, with the
 * reason, also when the first one is gone, and VMs on the embedded library go on beside it.
 * Signals stay the host's, but for those that the program asks for, and come back. */
#include <jni.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static __thread char said[1024]; /* by the VM that is being created */

static jint JNICALL keep(FILE *to, const char *format, va_list list) {
    (void)to;
    size_t used = strlen(said);
    return vsnprintf(said + used, sizeof said - used, format, list);
}

static JNIEnv *create(JavaVM **vm, const char *option, const char *second, const char *third) {
    JavaVMOption options[4] = {{.optionString = (char *)"vfprintf", .extraInfo = (void *)keep}};
    JavaVMInitArgs arguments = {JNI_VERSION_10, 1, options, JNI_FALSE};
    const char *others[] = {option, second, third};
    for (int i = 0; i < 3; i++)
        if (others[i] != NULL) options[arguments.nOptions++].optionString = (char *)others[i];
    void *env = NULL;
    said[0] = 0;
    return JNI_CreateJavaVM(vm, &env, &arguments) == JNI_OK ? env : NULL;
}

static int has(JNIEnv *env, const char *name) {
    int found = (*env)->FindClass(env, name) != NULL;
    (*env)->ExceptionClear(env);
    return found;
}

/* A package that the embedded library lacks. */
static int has_sql(JNIEnv *env) { return has(env, "java/sql/Driver"); }

static int is_refused(const char *option) {
    JavaVM *vm;
    return create(&vm, option, NULL, NULL) == NULL &&
           strstr(said, "another VM of this process runs, or ran, on the JDK's library") !=
               NULL;
}

static int fail(const char *what) {
    printf("FAILED: %s: %s\n", what, said);
    return 1;
}

/* ---- Two at once ---- */

typedef struct Rival {
    char option[4096], path[4096];
    pthread_barrier_t *start;
    JavaVM *vm;
    int made, refused, whole;
} Rival;

/* -Xjdk stands behind the options that it makes possible. */
static void *rival_run(void *data) {
    Rival *self = data;
    pthread_barrier_wait(self->start);
    JNIEnv *env = create(&self->vm, self->path, "--add-modules=greet", self->option);
    self->made = env != NULL;
    self->refused = strstr(said, "another VM of this process runs") != NULL;
    self->whole = env != NULL && has_sql(env) && has(env, "com/greet/Main");
    if (env != NULL) (*self->vm)->DetachCurrentThread(self->vm);
    return NULL;
}

static JavaVM *winner_of_two(const char *option, const char *modules) {
    static Rival rivals[2];
    pthread_barrier_t start;
    pthread_t threads[2];
    pthread_barrier_init(&start, NULL, 2);
    for (int i = 0; i < 2; i++) {
        snprintf(rivals[i].option, sizeof rivals[i].option, "%s", option);
        snprintf(rivals[i].path, sizeof rivals[i].path, "--module-path=%s", modules);
        rivals[i].start = &start;
        pthread_create(&threads[i], NULL, rival_run, &rivals[i]);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&start);
    Rival *winner = &rivals[rivals[1].made], *loser = &rivals[!rivals[1].made];
    return winner->whole && !loser->made && loser->refused ? winner->vm : NULL;
}

/* ---- Signals ---- */

static volatile sig_atomic_t hosts;

static void host_handler(int number, siginfo_t *info, void *context) {
    (void)number, (void)context;
    hosts += info->si_pid != 0;
}

static int is_hosts(int number) {
    struct sigaction now;
    return sigaction(number, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) &&
           now.sa_sigaction == host_handler;
}

/* Signal.handle(new Signal(name), SignalHandler.SIG_IGN). */
static int program_ignores(JNIEnv *env, const char *name) {
    jclass c = (*env)->FindClass(env, "sun/misc/Signal"),
           handler = (*env)->FindClass(env, "sun/misc/SignalHandler");
    if (c == NULL || handler == NULL) return 0;
    jobject signal = (*env)->NewObject(
        env, c, (*env)->GetMethodID(env, c, "<init>", "(Ljava/lang/String;)V"),
        (*env)->NewStringUTF(env, name));
    jobject nobody = (*env)->GetStaticObjectField(
        env, handler,
        (*env)->GetStaticFieldID(env, handler, "SIG_IGN", "Lsun/misc/SignalHandler;"));
    jmethodID handle = (*env)->GetStaticMethodID(
        env, c, "handle",
        "(Lsun/misc/Signal;Lsun/misc/SignalHandler;)Lsun/misc/SignalHandler;");
    (*env)->CallStaticObjectMethod(env, c, handle, signal, nobody);
    int thrown = (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return !thrown;
}

int main(int count, char **words) {
    JavaVM *plain, *second;
    void *attached;
    struct sigaction action = {.sa_sigaction = host_handler, .sa_flags = SA_SIGINFO};
    if (count != 4) return fail("three options are wanted");
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGUSR1, &action, NULL);
    JNIEnv *beside = create(&plain, NULL, NULL, NULL);
    if (beside == NULL || has_sql(beside)) return fail("a VM on the embedded library");
    if (create(&second, words[2], NULL, NULL) != NULL) return fail("a home that is none");
    JavaVM *jdk = winner_of_two(words[1], words[3]);
    if (jdk == NULL) return fail("one of two that are created at once");
    if ((*jdk)->AttachCurrentThread(jdk, &attached, NULL) != JNI_OK) return fail("attaching");
    JNIEnv *env = attached;
    if (!is_refused(words[1])) return fail("another VM in the same mode");
    if (!has_sql(env) || has_sql(beside)) return fail("the two go on");
    if (!is_hosts(SIGTERM) || !is_hosts(SIGUSR1)) return fail("signals are the host's");
    raise(SIGTERM);
    if (hosts != 1) return fail("the host's handler");
    if (!program_ignores(env, "USR1") || is_hosts(SIGUSR1)) return fail("the program's wish");
    raise(SIGUSR1);
    if (hosts != 1) return fail("the program ignores it");
    if ((*jdk)->DestroyJavaVM(jdk) != JNI_OK) return fail("destroying it");
    if (!is_hosts(SIGUSR1)) return fail("the signal comes back");
    if (!is_refused(words[1])) return fail("another VM in the same mode after the first one");
    if (has_sql(beside) || !has(beside, "java/util/ArrayList"))
        return fail("the other goes on");
    if ((*plain)->DestroyJavaVM(plain) != JNI_OK) return fail("destroying the other");
    if ((beside = create(&plain, NULL, NULL, NULL)) == NULL || has_sql(beside))
        return fail("a new one on the embedded library");
    if (!is_refused(words[1])) return fail("another VM in the same mode at last");
    puts("host ok");
    return 0;
}
