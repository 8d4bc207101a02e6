/* SPDX-License-Identifier: MIT */
/* An agent that comes while another one's handler hears of something: it hears of the beginning
 * and of the end of that, once each and in this order, or of neither. */
#include <pthread.h>
#include <stdio.h>

#include "include/minijvm.h"
#include "tests/suite.h"
#include "tests/jvmpi/embedded_vm.h"

/* The event in whose handler the other agent comes; of what, if it is of one method. */
static jint awaited;
static jmethodID wanted;
static pthread_t mine; /* other threads have events of the same kinds */

static void load_other(void);

static void hear_first(JVMPI_Event *event) {
    if (event->event_type != awaited || !pthread_equal(pthread_self(), mine)) return;
    if (wanted != NULL && event->u.method.method_id != wanted) return;
    awaited = 0;
    load_other();
}

/* ---- What the late one hears ---- */

/* Of references: of any that it hears of, what it hears. */
static void *known[4096];
static int known_count, strangers;
static pthread_mutex_t known_lock = PTHREAD_MUTEX_INITIALIZER;

static void begins(void *id) {
    ck_assert_int_lt(known_count, 4096);
    known[known_count++] = id;
}
static void ends(void *id) {
    int i = known_count;
    while (i > 0 && known[i - 1] != id) i--;
    if (i == 0)
        strangers++;
    else
        known[i - 1] = known[--known_count];
}

/* Of methods: the stack of the thread that has the handler. */
static jmethodID stack[400];
static int depth, exits_of_wanted;
static JNIEnv *of_thread;

static void hear_method(const JVMPI_Event *event) {
    if (event->env_id != of_thread) return;
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY) {
        if (depth < 400) stack[depth] = event->u.method.method_id;
        depth++;
    } else {
        if (depth == 0 || stack[depth - 1] != event->u.method.method_id) strangers++;
        exits_of_wanted += event->u.method.method_id == wanted;
        depth -= depth > 0;
    }
}

static void hear_late(JVMPI_Event *event) {
    pthread_mutex_lock(&known_lock);
    switch (event->event_type) {
    case JVMPI_EVENT_JNI_GLOBALREF_ALLOC:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC:
        begins(event->u.jni_globalref_alloc.ref_id);
        break;
    case JVMPI_EVENT_JNI_GLOBALREF_FREE:
    case JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE: ends(event->u.jni_globalref_free.ref_id); break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD:
        begins(event->u.compiled_method_load.code_addr);
        break;
    case JVMPI_EVENT_THREAD_START: begins(event->u.thread_start.thread_env_id); break;
    case JVMPI_EVENT_THREAD_END: ends(event->env_id); break;
    case JVMPI_EVENT_CLASS_LOAD: begins(event->u.class_load.class_id); break;
    case JVMPI_EVENT_CLASS_UNLOAD: ends(event->u.class_unload.class_id); break;
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT: hear_method(event); break;
    default: ck_abort_msg("event %d", event->event_type);
    }
    pthread_mutex_unlock(&known_lock);
}

/* ---- Its coming ---- */

static const char agent[] =
    "#include <jvmpi.h>\n#include <stdlib.h>\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    void *table; (void)reserved;\n"
    "    if ((*vm)->GetEnv(vm, &table, JVMPI_VERSION_1) < 0) return JNI_ERR;\n"
    "    JVMPI_Interface *jvmpi = table;\n"
    "    jvmpi->NotifyEvent = (void (*)(JVMPI_Event *))strtoul(options, &options, 16);\n"
    "    while (*options == ',') jvmpi->EnableEvent(strtol(options + 1, &options, 10), NULL);\n"
    "    return JNI_OK;\n}\n";

static char asked[60]; /* by the late one: ",1,2" */

static void load(const char *library, void (*handler)(JVMPI_Event *)) {
    char path[200], option[100];
    snprintf(path, sizeof path, "%s/%s.so", classes, library);
    snprintf(option, sizeof option, "%lx%s", (unsigned long)(uintptr_t)handler, asked);
    ck_assert_int_eq(minijvm_agent_load(vm, path, option), JNI_OK);
}

static void *load_late(void *unused) {
    void *attached;
    ck_assert_int_eq((*vm)->AttachCurrentThread(vm, &attached, NULL), JNI_OK);
    load("late", hear_late);
    ck_assert_int_eq((*vm)->DetachCurrentThread(vm), JNI_OK);
    return unused;
}

static void load_other(void) {
    pthread_t other;
    ck_assert_int_eq(pthread_create(&other, NULL, load_late, NULL), 0);
    ck_assert_int_eq(pthread_join(other, NULL), 0);
}

static void start(const char *engine, const jint *events, size_t count) {
    char command[400];
    snprintf(command, sizeof command, "%s/late.c", classes);
    FILE *file = fopen(command, "w");
    ck_assert_ptr_nonnull(file);
    fputs(agent, file);
    fclose(file);
    snprintf(command, sizeof command, "gcc -shared -fPIC -Iinclude %s/late.c -o %s/late.so",
             classes, classes);
    ck_assert_int_eq(system(command), 0);
    start_vm("-Xmx32m", engine);
    jvmpi->NotifyEvent = hear_first;
    enable(events, count);
    for (size_t i = 0; i < count; i++)
        snprintf(asked + strlen(asked), sizeof asked - strlen(asked), ",%d", events[i]);
    mine = pthread_self();
    of_thread = env;
}
#define START(engine, events) start(engine, events, sizeof events / sizeof events[0])

static void came(void) {
    ck_assert_int_eq(awaited, 0);
    ck_assert_int_eq(strangers, 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

/* ---- References ---- */

static const jint of_references[] = {
    JVMPI_EVENT_JNI_GLOBALREF_ALLOC, JVMPI_EVENT_JNI_GLOBALREF_FREE,
    JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE};

static void comes_at_reference(jint event) {
    START("-Xint", of_references);
    jobject local = (jobject)(*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(local);
    jobject strong = (*env)->NewGlobalRef(env, local);
    jweak weak = (*env)->NewWeakGlobalRef(env, local);
    awaited = event;
    if (event == JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE)
        (*env)->DeleteWeakGlobalRef(env, weak);
    else
        (*env)->DeleteGlobalRef(env, strong);
    came();
}

START_TEST(at_the_end_of_a_reference) { comes_at_reference(JVMPI_EVENT_JNI_GLOBALREF_FREE); }
END_TEST
START_TEST(at_the_end_of_a_weak_reference) {
    comes_at_reference(JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE);
}
END_TEST

static void hear_nothing(JVMPI_Event *event) { (void)event; }

static const char *place_engine = "-Xint";

/* The late one will have the place of an agent that left, before the one whose handler hears.
 */
static void leave_a_place(const jint *events, size_t count) {
    char command[400];
    start(place_engine, events, count);
    jvmpi->NotifyEvent = hear_nothing;
    snprintf(command, sizeof command, "cd %s && cp late.so leaves.so && cp late.so hears.so",
             classes);
    ck_assert_int_eq(system(command), 0);
    load("leaves", hear_nothing);
    load("hears", hear_first);
    snprintf(command, sizeof command, "%s/leaves.so", classes);
    ck_assert_int_eq(minijvm_agent_unload(vm, command), JNI_OK);
}
#define LEAVE_A_PLACE(events) leave_a_place(events, sizeof events / sizeof events[0])

static void is_unknown(const void *id) {
    for (int i = 0; i < known_count; i++) ck_assert_ptr_ne(known[i], id);
    came();
}

static void comes_before_reference(jint event) {
    LEAVE_A_PLACE(of_references);
    jobject local = (jobject)(*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(local);
    if (event == JVMPI_EVENT_JNI_GLOBALREF_ALLOC) awaited = event;
    jobject strong = (*env)->NewGlobalRef(env, local);
    if (event == JVMPI_EVENT_JNI_GLOBALREF_FREE) awaited = event;
    (*env)->DeleteGlobalRef(env, strong);
    is_unknown(strong);
}

START_TEST(before_who_hears_the_beginning_of_a_reference) {
    comes_before_reference(JVMPI_EVENT_JNI_GLOBALREF_ALLOC);
}
END_TEST
START_TEST(before_who_hears_the_end_of_a_reference) {
    comes_before_reference(JVMPI_EVENT_JNI_GLOBALREF_FREE);
}
END_TEST

/* ---- Threads ---- */

static const jint of_threads[] = {JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END};

static void *begin_and_end(void *unused) {
    void *attached;
    (void)unused;
    mine = pthread_self();
    ck_assert_int_eq((*vm)->AttachCurrentThread(vm, &attached, NULL), JNI_OK);
    ck_assert_int_eq((*vm)->DetachCurrentThread(vm), JNI_OK);
    return attached;
}

static void *a_thread_begins_and_ends(jint event) {
    void *attached;
    awaited = event;
    pthread_t thread;
    ck_assert_int_eq(pthread_create(&thread, NULL, begin_and_end, NULL), 0);
    ck_assert_int_eq(pthread_join(thread, &attached), 0);
    return attached;
}

static void comes_at_thread(jint event) {
    START("-Xint", of_threads);
    a_thread_begins_and_ends(event);
    came();
}

static void comes_before_thread(jint event) {
    LEAVE_A_PLACE(of_threads);
    is_unknown(a_thread_begins_and_ends(event));
}

START_TEST(at_the_beginning_of_a_thread) { comes_at_thread(JVMPI_EVENT_THREAD_START); }
END_TEST
START_TEST(at_the_end_of_a_thread) { comes_at_thread(JVMPI_EVENT_THREAD_END); }
END_TEST
START_TEST(before_who_hears_the_beginning_of_a_thread) {
    comes_before_thread(JVMPI_EVENT_THREAD_START);
}
END_TEST
START_TEST(before_who_hears_the_end_of_a_thread) {
    comes_before_thread(JVMPI_EVENT_THREAD_END);
}
END_TEST

/* ---- Methods ---- */

static void comes_at_method(const char *engine, jint event) {
    static const jint events[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};
    START(engine, events);
    jclass c = (*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(c);
    jmethodID leave = (*env)->GetStaticMethodID(env, c, "leave", "(I)V");
    (*env)->CallStaticVoidMethod(env, c, leave, 1); /* compiled, where all are */
    wanted = leave;
    awaited = event;
    (*env)->CallStaticVoidMethod(env, c, leave, 3);
    ck_assert(!(*env)->ExceptionCheck(env));
    ck_assert_int_eq(depth, 0); /* at its exit it is off the stack already */
    ck_assert_int_eq(exits_of_wanted, event == JVMPI_EVENT_METHOD_ENTRY);
    came();
}

START_TEST(at_the_exit_of_a_method) { comes_at_method("-Xint", JVMPI_EVENT_METHOD_EXIT); }
END_TEST
START_TEST(at_the_entry_of_a_method) { comes_at_method("-Xint", JVMPI_EVENT_METHOD_ENTRY); }
END_TEST
START_TEST(at_the_exit_of_a_compiled_method) {
    comes_at_method("-Xjit:threshold=0", JVMPI_EVENT_METHOD_EXIT);
}
END_TEST
START_TEST(at_the_entry_of_a_compiled_method) {
    comes_at_method("-Xjit:threshold=0", JVMPI_EVENT_METHOD_ENTRY);
}
END_TEST

/* ---- Code ---- */

static void compiled(void) {
    jclass c = (*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(c);
    awaited = JVMPI_EVENT_COMPILED_METHOD_LOAD;
    (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "leave", "(I)V"), 9);
    ck_assert_int_gt(known_count, 0);
    for (int i = 0; i < known_count; i++)
        for (int k = 0; k < i; k++) ck_assert_ptr_ne(known[i], known[k]);
    came();
}

static const jint of_code[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD};

START_TEST(at_the_load_of_code) {
    START("-Xjit:threshold=0", of_code);
    compiled();
}
END_TEST
START_TEST(before_who_hears_the_load_of_code) {
    place_engine = "-Xjit:threshold=0";
    LEAVE_A_PLACE(of_code);
    compiled();
}
END_TEST

/* ---- Classes ---- */

START_TEST(at_the_load_of_a_class) {
    static const jint events[] = {JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_CLASS_UNLOAD};
    START("-Xint", events);
    awaited = JVMPI_EVENT_CLASS_LOAD;
    jclass c = (*env)->FindClass(env, "Forgotten");
    ck_assert_ptr_nonnull(c);
    (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "leave", "(I)V"), 9);
    for (int i = 0; i < 6; i++) jvmpi->RunGC();
    for (int i = 0; i < known_count; i++)
        for (int k = 0; k < i; k++) ck_assert_ptr_ne(known[i], known[k]);
    came();
}
END_TEST

int main(void) {
    if (!compile("Forgotten")) return 2;
    Suite *suite = SUITE(
        "late amid handlers", 120, NULL, NULL, at_the_end_of_a_reference,
        at_the_end_of_a_weak_reference, before_who_hears_the_beginning_of_a_reference,
        before_who_hears_the_end_of_a_reference, at_the_beginning_of_a_thread,
        at_the_end_of_a_thread, before_who_hears_the_beginning_of_a_thread,
        before_who_hears_the_end_of_a_thread, at_the_exit_of_a_method, at_the_entry_of_a_method,
        at_the_exit_of_a_compiled_method, at_the_entry_of_a_compiled_method,
        at_the_load_of_code, before_who_hears_the_load_of_code, at_the_load_of_a_class);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
