/* SPDX-License-Identifier: MIT */
/* JNI functions with arguments at their edges, for Edges.java. */
#include <jni.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static JavaVM *vm;
static jclass edges;
static jmethodID text_of;

static void show(JNIEnv *env, const char *what, jobject object) {
    jstring string = (*env)->CallStaticObjectMethod(env, edges, text_of, object);
    const char *text = (*env)->GetStringUTFChars(env, string, NULL);
    printf("%s: %s\n", what, text);
    (*env)->ReleaseStringUTFChars(env, string, text);
}

/* What was thrown, if anything was. */
static void thrown(JNIEnv *env, const char *what) {
    jthrowable exception = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    if (exception != NULL) show(env, what, exception);
}

static jclass find(JNIEnv *env, const char *name) {
    jclass found = (*env)->FindClass(env, name);
    if (found == NULL) thrown(env, name);
    return found;
}

/* ---- Names ---- */

static void classes(JNIEnv *env) {
    static const char *const names[] = {"java/lang/String",
                                        "java.lang.String",
                                        "Ljava/lang/String;",
                                        "LEdges;",
                                        "[Ljava/lang/String;",
                                        "[I",
                                        "I",
                                        "",
                                        "/",
                                        "a//b",
                                        "Edges/",
                                        "no/Such",
                                        "no.Such",
                                        "[Lno/Such;",
                                        "module-info",
                                        "a\xc0\x80"
                                        "b",
                                        "\xed\xa0\xbd\xed\xb8\x80",
                                        "..",
                                        "a;b",
                                        "%s%n"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        printf("class %zu\n", i);
        show(env, "found", find(env, names[i]));
    }
    jsize length;
    jbyteArray array = (*env)->CallStaticObjectMethod(
        env, edges, (*env)->GetStaticMethodID(env, edges, "spare", "()[B"));
    jbyte *bytes = (*env)->GetByteArrayElements(env, array, NULL);
    length = (*env)->GetArrayLength(env, array);
    for (int i = 0; i < 2; i++)
        printf("boot class %d\n",
               (*env)->DefineClass(env, "EdgesSpare", NULL, bytes, length) != NULL);
    jthrowable again = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    show(env, "defined again", (*env)->GetObjectClass(env, again));
    (*env)->ReleaseByteArrayElements(env, array, bytes, JNI_ABORT);
}

static void members(JNIEnv *env) {
    static const char *const names[][3] = {
        {"Edges$Square", "edges", "()J"},   {"Edges$Square", "all", "()I"},
        {"Edges$Square", "corners", "()I"}, {"Edges$Shape", "corners", "()I"},
        {"Edges$Shape", "area", "(I)I"},    {"[I", "length", "()I"},
        {"[LEdges;", "clone", "()V"},       {"Edges$Square", "noMemberOfThisName", "()I"},
        {"Edges$Square", "size", "I"},      {"Edges$Square", "shared", "Z"},
        {"Edges$Square", "size", "J"},      {"[I", "length", "I"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        jclass holder = find(env, names[i][0]);
        printf("method %s %d\n", names[i][1],
               (*env)->GetMethodID(env, holder, names[i][1], names[i][2]) != NULL);
        thrown(env, "  ");
        printf("static %d\n",
               (*env)->GetStaticMethodID(env, holder, names[i][1], names[i][2]) != NULL);
        thrown(env, "  ");
        printf("field %d\n", (*env)->GetFieldID(env, holder, names[i][1], names[i][2]) != NULL);
        thrown(env, "  ");
        printf("static %d\n",
               (*env)->GetStaticFieldID(env, holder, names[i][1], names[i][2]) != NULL);
        thrown(env, "  ");
    }
}

/* The first to ask for these classes' modules is JNI. */
static void modules(JNIEnv *env) {
    static const char *const names[] = {"java/util/ArrayDeque", "[[I", "Edges$Abstract",
                                        "[LEdges$Abstract;", "java/lang/Runnable"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        show(env, names[i], (*env)->GetModule(env, find(env, names[i])));
}

/* ---- Exceptions, calls ---- */

static void exceptions(JNIEnv *env) {
    static const char *const names[] = {"Edges$NoText", "Edges$Abstract",
                                        "java/lang/VirtualMachineError",
                                        "java/lang/ThreadDeath"};
    static const char *const texts[] = {"given",    NULL,   "\xe9t\xe9", "\xf0\x9f\x98\x80",
                                        "\xe2\x82", "\x80", "a\xc3"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        (*env)->ThrowNew(env, find(env, names[i]), "given");
        thrown(env, names[i]);
    }
    (*env)->ThrowNew(env, find(env, "Edges$NoText"), NULL);
    thrown(env, "no text");
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        jstring string = texts[i] != NULL ? (*env)->NewStringUTF(env, texts[i]) : NULL;
        show(env, "string", string);
        (*env)->ThrowNew(env, find(env, "java/lang/RuntimeException"), texts[i]);
        thrown(env, "thrown");
    }
}

static void calls(JNIEnv *env) {
    jclass figure = find(env, "Edges$Figure"), shape = find(env, "Edges$Shape"),
           square = find(env, "Edges$Square");
    jobject object = (*env)->AllocObject(env, square);
    printf("%d\n", (*env)->CallNonvirtualIntMethod(
                       env, object, figure, (*env)->GetMethodID(env, figure, "edges", "()I")));
    thrown(env, "abstract");
    printf("%d\n", (*env)->CallNonvirtualIntMethod(
                       env, object, shape, (*env)->GetMethodID(env, shape, "area", "(I)I"), 3));
    thrown(env, "of an interface");
    jclass handles = find(env, "java/lang/invoke/MethodHandle");
    jobject handle = (*env)->CallStaticObjectMethod(
        env, edges,
        (*env)->GetStaticMethodID(env, edges, "handle", "()Ljava/lang/invoke/MethodHandle;"));
    static const char *const names[] = {"invoke", "invokeExact"};
    for (int i = 0; i < 2; i++) {
        jmethodID id = (*env)->GetMethodID(env, handles, names[i],
                                           "([Ljava/lang/Object;)Ljava/lang/Object;");
        jobject result = (*env)->CallObjectMethod(env, handle, id, NULL);
        thrown(env, names[i]);
        show(env, "handle", result);
    }
    jfieldID flag = (*env)->GetFieldID(env, figure, "flag", "Z"),
             visible = (*env)->GetFieldID(env, figure, "visible", "Z");
    jfieldID shared = (*env)->GetStaticFieldID(env, figure, "shared", "Z");
    for (int value = 0; value < 5; value++) {
        (*env)->SetBooleanField(env, object, flag, (jboolean)value);
        (*env)->SetBooleanField(env, object, visible, (jboolean)value);
        (*env)->SetStaticBooleanField(env, figure, shared, (jboolean)value);
        printf("%d %d %d %d\n", value, (*env)->GetBooleanField(env, object, flag),
               (*env)->GetBooleanField(env, object, visible),
               (*env)->GetStaticBooleanField(env, figure, shared));
    }
}

/* ---- Strings, arrays ---- */

static const jint regions[][2] = {{0, 3},
                                  {0, 4},
                                  {3, 0},
                                  {4, 0},
                                  {-1, 1},
                                  {1, -1},
                                  {-1, -1},
                                  {2147483647, 2147483647},
                                  {-2147483647 - 1, 1}};

static void strings_and_arrays(JNIEnv *env) {
    jstring string = (*env)->NewStringUTF(env, "abc");
    jintArray array = (*env)->NewIntArray(env, 3);
    for (size_t i = 0; i < sizeof regions / sizeof *regions; i++) {
        jchar units[8] = {0};
        char utf[32] = "";
        jint numbers[8] = {0};
        (*env)->GetStringRegion(env, string, regions[i][0], regions[i][1], units);
        thrown(env, "units");
        (*env)->GetStringUTFRegion(env, string, regions[i][0], regions[i][1], utf);
        thrown(env, "utf");
        (*env)->GetIntArrayRegion(env, array, regions[i][0], regions[i][1], numbers);
        thrown(env, "get");
        (*env)->SetIntArrayRegion(env, array, regions[i][0], regions[i][1], numbers);
        thrown(env, "set");
        printf("%zu %d %s\n", i, units[0], utf);
    }
    jobjectArray samples = (*env)->CallStaticObjectMethod(
        env, edges, (*env)->GetStaticMethodID(env, edges, "sample", "()[Ljava/lang/Object;"));
    static const char *const elements[] = {
        "java/lang/String",    "[I",          "[[I",
        "[Ljava/lang/String;", "Edges$Shape", "[LEdges$Shape;"};
    for (size_t i = 0; i < sizeof elements / sizeof *elements; i++) {
        jobjectArray target = (*env)->NewObjectArray(env, 2, find(env, elements[i]), NULL);
        for (int k = 0; k < 7; k++) {
            (*env)->SetObjectArrayElement(env, target, k % 2,
                                          (*env)->GetObjectArrayElement(env, samples, k));
            thrown(env, "store");
        }
    }
    printf("%d\n", (*env)->NewDirectByteBuffer(env, &vm, -1) != NULL);
    thrown(env, "buffer");
}

/* ---- Threads ---- */

static void *attach(void *version) {
    JNIEnv *env = NULL;
    JavaVMAttachArgs args = {(jint)(intptr_t)version, (char *)"named", NULL};
    printf("not attached %d\n", (*vm)->DetachCurrentThread(vm));
    printf("attach %x: %d\n", args.version,
           (*vm)->AttachCurrentThread(vm, (void **)&env, &args));
    jclass threads = (*env)->FindClass(env, "java/lang/Thread");
    jobject self = (*env)->CallStaticObjectMethod(
        env, threads,
        (*env)->GetStaticMethodID(env, threads, "currentThread", "()Ljava/lang/Thread;"));
    show(env, "name",
         (*env)->CallObjectMethod(
             env, self, (*env)->GetMethodID(env, threads, "getName", "()Ljava/lang/String;")));
    for (int i = 0; i < 2; i++) printf("detach %d\n", (*vm)->DetachCurrentThread(vm));
    return NULL;
}

static void threads(void) {
    static const jint versions[] = {
        JNI_VERSION_1_1, JNI_VERSION_1_2, JNI_VERSION_10, 0x00150000, 0, -1};
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, attach, (void *)(intptr_t)versions[i]);
        pthread_join(thread, NULL);
    }
}

JNIEXPORT void JNICALL Java_Edges_run(JNIEnv *env, jclass cls) {
    (*env)->GetJavaVM(env, &vm);
    edges = (*env)->NewGlobalRef(env, cls);
    text_of =
        (*env)->GetStaticMethodID(env, edges, "text", "(Ljava/lang/Object;)Ljava/lang/String;");
    classes(env);
    modules(env);
    members(env);
    exceptions(env);
    calls(env);
    strings_and_arrays(env);
    threads();
    fflush(stdout);
}
