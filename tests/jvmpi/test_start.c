/* SPDX-License-Identifier: MIT */
/* The order of the first events: THREAD_START of main, the arenas, the classes so far, the
 * objects so far; then everything live, each id defined before it is mentioned. The judge is
 * tests/agents/agent_order.c, an agent that aborts at the first mention of an unknown id.
 * Accuses vm/report/startup_events.c and vm/create.c. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "include/jvmpi.h"
#include "tests/suite.h"

static char directory[] = "/tmp/minijvm-start.XXXXXX";

/* An agent that prints the type of each event that differs from the last one's, until
 * INIT_DONE. */
static const char source[] =
    "#include <jvmpi.h>\n"
    "#include <stdio.h>\n"
    "static JVMPI_Interface *jvmpi; static int last, done; static FILE *out;\n"
    "static void notify(JVMPI_Event *event) {\n"
    "    int type = event->event_type & 0xff;\n"
    "    if (done || type == last) return;\n"
    "    fprintf(out, \"%d\\n\", last = type); fflush(out);\n"
    "    done = type == JVMPI_EVENT_JVM_INIT_DONE || ftell(out) > 100;\n"
    "}\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    out = fopen(options, \"w\");\n"
    "    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) < 0) return JNI_ERR;\n"
    "    jvmpi->NotifyEvent = notify;\n"
    "    int events[] = {33, 42, 2, 4, 48};\n"
    "    for (int i = 0; i < 5; i++) jvmpi->EnableEvent(events[i], NULL);\n"
    "    return JNI_OK;\n"
    "}\n";

static void shell(const char *format, const char *a, const char *b) {
    char command[500];
    snprintf(command, sizeof command, format, a, b);
    ck_assert_int_eq(system(command), 0);
}

static JavaVM *start(const char *agent) {
    static char option[300];
    snprintf(option, sizeof option, "-Xrun%s/%s", directory, agent);
    JavaVMOption options[] = {{.optionString = option}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, options, JNI_FALSE};
    JavaVM *vm;
    JNIEnv *env;
    ck_assert_int_eq(JNI_CreateJavaVM(&vm, (void **)&env, &args), JNI_OK);
    return vm;
}

START_TEST(the_first_events_come_in_the_promised_order) { /* JVMPI R205 */
    char path[100];
    snprintf(path, sizeof path, "%s/agent.c", directory);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(source, file);
    fclose(file);
    shell("gcc -shared -fPIC -Iinclude %s/agent.c -o %s/libagent.so", directory, directory);
    char name[200];
    snprintf(name, sizeof name, "libagent.so:%s/kinds", directory);
    JavaVM *vm = start(name);
    (*vm)->DestroyJavaVM(vm);
    snprintf(path, sizeof path, "%s/kinds", directory);
    file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    static const int promised[] = {JVMPI_EVENT_THREAD_START, JVMPI_EVENT_ARENA_NEW,
                                   JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_OBJECT_ALLOC};
    for (int i = 0; i < 4; i++) {
        int kind = 0;
        ck_assert_int_eq(fscanf(file, "%d", &kind), 1);
        ck_assert_int_eq(kind, promised[i]);
    }
    fclose(file);
}
END_TEST

START_TEST(no_id_is_mentioned_before_it_is_defined) { /* JVMPI R28, R145 to R150 */
    shell("gcc -std=gnu11 -D_GNU_SOURCE -shared -fPIC -Iinclude tests/agents/agent_order.c -o "
          "%s/%s",
          directory, "liborder.so");
    JavaVM *vm = start("liborder.so");
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

int main(void) {
    if (mkdtemp(directory) == NULL) return 2;
    Suite *suite = SUITE("start", 60, NULL, NULL, the_first_events_come_in_the_promised_order,
                         no_id_is_mentioned_before_it_is_defined);
    int failed = run_suite(suite);
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    return system(command) == 0 && failed == 0 ? 0 : 1;
}
