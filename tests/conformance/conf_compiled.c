/* SPDX-License-Identifier: MIT */
/* Compiled methods. Where nothing is compiled no claim is made: the property java.vm.info
 * speaks of an interpreter. */
#include "conformance.h"

enum { CODES = 8192 };
typedef struct Code {
    jmethodID method;
    char *start, *end;
} Code;
static Code codes[CODES];
static int count, hot_loaded;
static jmethodID hot_method;
static jint hot_lines[2]; /* its first and last */
static int compiles;      /* so says java.vm.info: mixed, compiled, compiler */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void on_load(JVMPI_Event *event) {
    char *start = event->u.compiled_method_load.code_addr;
    jint size = event->u.compiled_method_load.code_size,
         lines = event->u.compiled_method_load.lineno_table_size;
    CHECK("R112 R200", start != NULL && size > 0, "code has an address and a size");
    for (jint i = 0; i < lines; i++) {
        JVMPI_Lineno *line = &event->u.compiled_method_load.lineno_table[i];
        CHECK("R112", line->offset >= 0 && line->offset <= size && line->lineno > 0,
              "a line table has offsets and lines");
    }
    if (event->u.compiled_method_load.method_id == hot_method) {
        hot_loaded++;
        CHECK("R112", lines > 0, "a method with line numbers has a line table");
        int several = 0;
        for (jint i = 0; i < lines; i++) {
            jint line = event->u.compiled_method_load.lineno_table[i].lineno;
            CHECK("R222 R112", line >= hot_lines[0] && line <= hot_lines[1],
                  "whose lines are those of the method");
            several |= line != event->u.compiled_method_load.lineno_table[0].lineno;
        }
        CHECK("R112", several, "each offset with its own");
    }
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        CHECK("R113 R27", codes[i].end <= start || codes[i].start >= start + size,
              "code addresses are not used again before COMPILED_METHOD_UNLOAD");
    if (count < CODES)
        codes[count++] = (Code){event->u.compiled_method_load.method_id, start, start + size};
    pthread_mutex_unlock(&lock);
}

static void on_unload(JVMPI_Event *event) {
    int found = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        if (codes[i].method == event->u.compiled_method_unload.method_id) {
            codes[i] = codes[--count];
            found = 1;
            break;
        }
    pthread_mutex_unlock(&lock);
    CHECK("R113 R145", found, "what is unloaded was loaded");
}

static void read_mode(void) {
    JNIEnv *env;
    if ((*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) != JNI_OK) return;
    jclass c = (*env)->FindClass(env, "java/lang/System");
    jstring text = (*env)->CallStaticObjectMethod(
        env, c,
        (*env)->GetStaticMethodID(env, c, "getProperty",
                                  "(Ljava/lang/String;)Ljava/lang/String;"),
        (*env)->NewStringUTF(env, "java.vm.info"));
    if (text == NULL) return;
    const char *info = (*env)->GetStringUTFChars(env, text, NULL);
    compiles = strstr(info, "mixed") != NULL || strstr(info, "compile") != NULL;
    (*env)->ReleaseStringUTFChars(env, text, info);
}

static void notify(JVMPI_Event *event) {
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD:
        for (jint i = 0; strcmp(event->u.class_load.class_name, "Hot") == 0 &&
                         i < event->u.class_load.num_methods;
             i++)
            if (strcmp(event->u.class_load.methods[i].method_name, "loop") == 0) {
                hot_method = event->u.class_load.methods[i].method_id;
                hot_lines[0] = event->u.class_load.methods[i].start_lineno;
                hot_lines[1] = event->u.class_load.methods[i].end_lineno;
            }
        break;
    case JVMPI_EVENT_JVM_INIT_DONE: read_mode(); break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD: on_load(event); break;
    case JVMPI_EVENT_COMPILED_METHOD_UNLOAD: on_unload(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        if (count > 0 || compiles)
            CHECK("R200", hot_loaded > 0, "a hot method's compilation is told");
        conf_end();
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "compiled", notify, JVMPI_VERSION_1)) return JNI_ERR;
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_COMPILED_METHOD_LOAD,
           JVMPI_EVENT_COMPILED_METHOD_UNLOAD, JVMPI_EVENT_JVM_INIT_DONE,
           JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
