/* SPDX-License-Identifier: MIT */
/* Names that nothing of the VM uses any more stay while an agent is there, which may have kept
 * them, and go when it has left. Accuses jvmpi/agent.c, vm/heap/symbol_sweep.c. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "include/jvmpi.h"
#include "include/minijvm.h"
#include "tests/suite.h"
#include "vm/model/metadata.h"
#include "vm/system/process.h"

static char classes[] = "/tmp/minijvm-names.XXXXXX";
static JavaVM *vm;
static JNIEnv *env;

static const char agent[] =
    "#include <jvmpi.h>\n"
    "static void notify(JVMPI_Event *event) { (void)event; }\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    void *table; (void)options; (void)reserved;\n"
    "    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;\n"
    "    ((JVMPI_Interface *)table)->NotifyEvent = notify;\n"
    "    return JNI_OK;\n}\n";

static bool run(const char *format, const char *folder) {
    char command[300];
    snprintf(command, sizeof command, format, folder, folder);
    return system(command) == 0;
}

static bool prepare(void) {
    char path[100];
    if (mkdtemp(classes) == NULL) return false;
    snprintf(path, sizeof path, "%s/agent.c", classes);
    FILE *file = fopen(path, "w");
    return file != NULL && fputs(agent, file) >= 0 && fclose(file) == 0 &&
           run("javac -nowarn -d %s tests/jvmpi/java/LongNames.java", classes) &&
           run("gcc -shared -fPIC -Iinclude %s/agent.c -o %s/agent.so", classes);
}

static void start_vm(void) {
    char path[100];
    snprintf(path, sizeof path, "-Djava.class.path=%s", classes);
    JavaVMOption options[] = {{.optionString = path}};
    JavaVMInitArgs args = {JNI_VERSION_1_8, 1, options, JNI_FALSE};
    ck_assert_int_eq(JNI_CreateJavaVM(&vm, (void **)&env, &args), JNI_OK);
}

static void ask(jint names) {
    jclass c = (*env)->FindClass(env, "LongNames");
    jmethodID m = c != NULL ? (*env)->GetStaticMethodID(env, c, "ask", "(I)V") : NULL;
    ck_assert_ptr_nonnull(m);
    (*env)->CallStaticVoidMethod(env, c, m, names);
    ck_assert(!(*env)->ExceptionCheck(env));
    (*env)->DeleteLocalRef(env, c);
}

static size_t used(void) { return metadata_figures(process_vm(vm), false).used; }

enum { NAMES = 50000, THEIR_BYTES = NAMES * 1000, FEW = 24 << 20 };

START_TEST(names_go_when_the_last_agent_has_left) {
    char path[100];
    start_vm();
    ask(NAMES);
    ck_assert_uint_lt(used(), FEW + (1 << 20));
    snprintf(path, sizeof path, "%s/agent.so", classes);
    ck_assert_int_eq(minijvm_agent_load(vm, path, NULL), JNI_OK);
    ask(NAMES);
    ck_assert_uint_gt(used(), THEIR_BYTES);
    ck_assert_int_eq(minijvm_agent_unload(vm, path), JNI_OK);
    ask(1);
    ck_assert_uint_lt(used(), FEW);
    ck_assert_int_eq(minijvm_agent_load(vm, path, NULL), JNI_OK);
    ask(NAMES);
    ck_assert_uint_gt(used(), THEIR_BYTES);
    ck_assert_int_eq(minijvm_agent_unload(vm, path), JNI_OK);
    ask(1);
    ck_assert_uint_lt(used(), FEW);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}
END_TEST

int main(void) {
    if (!prepare()) return 2;
    Suite *suite =
        SUITE("names that agents keep", 60, NULL, NULL, names_go_when_the_last_agent_has_left);
    int failed = run_suite(suite);
    return run("rm -rf %s", classes) && failed == 0 ? 0 : 1;
}
