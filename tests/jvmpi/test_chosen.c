/* SPDX-License-Identifier: MIT */
/* Method events of the methods that an agent chose, and of no others: each of them, its end for
 * each beginning told (A1, A7), in every engine, whatever is chosen meanwhile; and compiled
 * code of the others as without agents. Accuses vm/text/choice.c, jvmpi/choice.c, jit/chosen.c.
 */
#include <stdatomic.h>
#include <stdint.h>

#include "include/minijvm.h"
#include "tests/jvmpi/embedded_vm.h"
#include "tests/suite.h"

static const jint entry[] = {JVMPI_EVENT_METHOD_ENTRY}, exits[] = {JVMPI_EVENT_METHOD_EXIT},
                  both[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT};

/* ---- Exact numbers ---- */

enum { MOST = 64, N = 2000 };

typedef struct Counted {
    const char *name, *descriptor;
    jmethodID id;
    atomic_long entries, exits;
} Counted;

/* What Chosen.work(n) calls: so many times n, and once more. */
static const struct {
    const char *name, *descriptor;
    int times, more;
    bool is_static;
} expected[] = {
    {"leaf", "(I)I", 4, 0, true},    {"getter", "()I", 1, 0, false},
    {"locked", "(I)I", 1, 0, true},  {"lockedWide", "(JD)J", 1, 0, false},
    {"thrower", "(I)I", 2, 0, true}, {"through", "(I)I", 2, 0, true},
    {"recurse", "(I)I", 4, 0, true}, {"floating", "(FD)D", 1, 0, true},
    {"loop", "(I)I", 0, 1, true},    {"work", "(I)I", 0, 1, true},
    {"<init>", "()V", 0, 1, false},
};
enum { METHODS = sizeof expected / sizeof *expected };
static Counted counted[METHODS];
static atomic_long others, wrong;
static jclass chosen;
static jmethodID work_id;

static _Thread_local struct {
    int depth;
    jmethodID methods[MOST];
} stack;

static void count(JVMPI_Event *event) {
    bool begins = event->event_type == JVMPI_EVENT_METHOD_ENTRY;
    jmethodID id = event->u.method.method_id;
    if (begins) {
        if (stack.depth < MOST) stack.methods[stack.depth] = id;
        stack.depth++;
    } else {
        if (stack.depth <= 0 || stack.methods[stack.depth - 1] != id)
            atomic_fetch_add(&wrong, 1);
        if (stack.depth > 0) stack.depth--;
    }
    for (int i = 0; i < METHODS; i++)
        if (counted[i].id == id) {
            atomic_fetch_add(begins ? &counted[i].entries : &counted[i].exits, 1);
            return;
        }
    atomic_fetch_add(&others, 1);
}

static void start_with(const char *first, const char *option) {
    start_vm(first, option);
    chosen = (*env)->NewGlobalRef(env, (*env)->FindClass(env, "Chosen"));
    ck_assert_ptr_nonnull(chosen);
    for (int i = 0; i < METHODS; i++) {
        const char *name = expected[i].name, *descriptor = expected[i].descriptor;
        counted[i].id = expected[i].is_static
                            ? (*env)->GetStaticMethodID(env, chosen, name, descriptor)
                            : (*env)->GetMethodID(env, chosen, name, descriptor);
        ck_assert_ptr_nonnull(counted[i].id);
    }
    work_id = (*env)->GetStaticMethodID(env, chosen, "work", "(I)I");
    jvmpi->NotifyEvent = count;
}

static void start(const char *option) { start_with("-Xmx64m", option); }

static void choose(const char *patterns) {
    ck_assert_int_eq(minijvm_agent_methods(vm, "", patterns), JNI_OK);
}

static void work(void) { (*env)->CallStaticIntMethod(env, chosen, work_id, N); }

/* Once more, with these methods (as bits) told and no others. */
static void expect(uint32_t told) {
    for (int i = 0; i < METHODS; i++)
        atomic_store(&counted[i].entries, 0), atomic_store(&counted[i].exits, 0);
    atomic_store(&others, 0);
    stack.depth = 0;
    work();
    for (int i = 0; i < METHODS; i++) {
        long times = told >> i & 1 ? (long)expected[i].times * N + expected[i].more : 0;
        ck_assert_msg(atomic_load(&counted[i].entries) == times, "%s: %ld entries, not %ld",
                      expected[i].name, atomic_load(&counted[i].entries), times);
        ck_assert_msg(atomic_load(&counted[i].exits) == times, "%s: %ld exits, not %ld",
                      expected[i].name, atomic_load(&counted[i].exits), times);
    }
    ck_assert_int_eq(atomic_load(&others), 0);
    ck_assert_int_eq(atomic_load(&wrong), 0);
    ck_assert_int_eq(stack.depth, 0);
}

static uint32_t bits_of(const char *name) {
    uint32_t bits = 0;
    for (int i = 0; i < METHODS; i++)
        if (strcmp(expected[i].name, name) == 0) bits |= 1u << i;
    return bits;
}

static void numbers_with(const char *option) {
    enum { ALL = (1 << METHODS) - 1 };
    start(option);
    work();
    work();
    choose("Chosen");
    ENABLE(both);
    expect(ALL);
    expect(ALL);
    for (int i = 0; i < METHODS; i++) { /* one after the other */
        char pattern[100];
        snprintf(pattern, sizeof pattern, "Chosen.%s%s", expected[i].name,
                 expected[i].descriptor);
        choose(pattern);
        expect(1u << i);
    }
    choose("Chosen,!Chosen.leaf");
    expect(ALL & ~bits_of("leaf"));
    choose("!java,!jdk,!sun,!Chosen.t*,Chosen.thrower");
    expect(ALL & ~bits_of("through"));
    choose("*.l*(J*");
    expect(bits_of("lockedWide"));
    DISABLE(exits);
    DISABLE(entry);
    expect(0);
    ENABLE(both);
    expect(bits_of("lockedWide"));
    choose("nothing.of.this");
    expect(0);
    choose(NULL);
    work();
    ck_assert_int_gt(atomic_load(&counted[0].entries), 0);
    choose("Chosen.loop");
    expect(bits_of("loop"));
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(interpreted_methods_are_told) { numbers_with("-Xint"); }
END_TEST
START_TEST(mixed_methods_are_told) { numbers_with("-Xjit:threshold=50"); }
END_TEST
START_TEST(compiled_methods_are_told) { numbers_with("-Xjit:threshold=0"); }
END_TEST
START_TEST(patched_methods_are_told) { numbers_with("-Xjit:threshold=0,events=patch"); }
END_TEST
START_TEST(recompiled_methods_are_told) { numbers_with("-Xjit:threshold=5,events=recompile"); }
END_TEST
START_TEST(methods_that_fall_back_are_told) { numbers_with("-Xjit:threshold=5,deopt=7"); }
END_TEST

/* ---- Methods that engines run in ways of their own ---- */

static atomic_long made, hashed, maxed;
static jmethodID make_id, hash_id, max_id;

static void count_own(JVMPI_Event *event) {
    jmethodID id = event->u.method.method_id;
    if (id == make_id)
        atomic_fetch_add(&made, 1);
    else if (id == hash_id)
        atomic_fetch_add(&hashed, 1);
    else if (id == max_id)
        atomic_fetch_add(&maxed, 1);
    else
        atomic_fetch_add(&others, 1);
}

static void own_ways_with(const char *option) {
    start(option);
    jclass object = (*env)->FindClass(env, "java/lang/Object"),
           math = (*env)->FindClass(env, "java/lang/Math");
    make_id = (*env)->GetMethodID(env, object, "<init>", "()V");
    hash_id = (*env)->GetMethodID(env, object, "hashCode", "()I");
    max_id = (*env)->GetStaticMethodID(env, math, "max", "(II)I");
    jmethodID hashes = (*env)->GetStaticMethodID(env, chosen, "hashes", "(I)I");
    jvmpi->NotifyEvent = count_own;
    (*env)->CallStaticIntMethod(env, chosen, hashes, N);
    choose("java.lang.Object.<init>,java/lang/Object.hashCode,java.lang.Math.max(II)I");
    ENABLE(both);
    for (int round = 0; round < 3; round++) {
        atomic_store(&made, 0), atomic_store(&hashed, 0), atomic_store(&maxed, 0);
        (*env)->CallStaticIntMethod(env, chosen, hashes, N);
        ck_assert_int_eq(atomic_load(&made), 2 * N);
        ck_assert_int_eq(atomic_load(&hashed), 2 * N);
        ck_assert_int_eq(atomic_load(&maxed), 2 * N);
    }
    choose("Chosen.none");
    atomic_store(&made, 0);
    (*env)->CallStaticIntMethod(env, chosen, hashes, N);
    ck_assert_int_eq(atomic_load(&made) + atomic_load(&others), 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(own_ways_interpreted) { own_ways_with("-Xint"); }
END_TEST
START_TEST(own_ways_mixed) { own_ways_with("-Xjit:threshold=50"); }
END_TEST
START_TEST(own_ways_compiled) { own_ways_with("-Xjit:threshold=0"); }
END_TEST

/* ---- The choice changes while they run ---- */

enum { THREADS = 3, ROUNDS = 150 };
static atomic_int stop, running;
static atomic_long told;

static void pair(JVMPI_Event *event) {
    jmethodID id = event->u.method.method_id;
    if (event->event_type == JVMPI_EVENT_METHOD_ENTRY) {
        if (stack.depth < MOST) stack.methods[stack.depth] = id;
        stack.depth++;
        atomic_fetch_add(&told, 1);
    } else {
        if (stack.depth <= 0 || (stack.depth <= MOST && stack.methods[stack.depth - 1] != id))
            atomic_fetch_add(&wrong, 1);
        if (stack.depth > 0) stack.depth--;
    }
}

static void run(void *data) {
    JNIEnv *own;
    (void)data;
    ck_assert_int_eq((*vm)->GetEnv(vm, (void **)&own, JNI_VERSION_1_2), JNI_OK);
    while (!atomic_load(&stop)) {
        (*own)->CallStaticIntMethod(own, chosen, work_id, 40);
        if (stack.depth != 0) atomic_fetch_add(&wrong, 1); /* an end was not told */
        stack.depth = 0;
    }
    atomic_fetch_sub(&running, 1);
}

static const char *const choices[] = {"Chosen",
                                      "Chosen.leaf,Chosen.work",
                                      "Chosen.recurse",
                                      "!Chosen.recurse",
                                      "Chosen.loop",
                                      "nothing",
                                      "Chosen.t*,Chosen.l*",
                                      "*.work",
                                      "!java.lang",
                                      "Chosen.locked*"};
enum { CHOICES = sizeof choices / sizeof *choices };

static void choose_too(void *data) {
    (void)data;
    for (int i = 0; !atomic_load(&stop); i++) choose(choices[i * 3 % CHOICES]);
    atomic_fetch_sub(&running, 1);
}

/* `all`: all methods are a choice, too. `choosers`: threads that choose besides this one. */
static void changes_among(const char *option, bool all, int choosers) {
    static char name[] = "working";
    start(option);
    jvmpi->NotifyEvent = pair;
    choose("nothing");
    ENABLE(both);
    atomic_store(&running, THREADS + choosers);
    for (int i = 0; i < THREADS + choosers; i++)
        ck_assert_int_eq(jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY,
                                                   i < THREADS ? run : choose_too),
                         JNI_OK);
    for (int i = 0; i < ROUNDS; i++) {
        choose(all && i % 3 == 0 ? NULL : choices[i * 7 % CHOICES]);
        usleep((useconds_t)(i % 5) * 700);
    }
    atomic_store(&stop, 1);
    while (atomic_load(&running) > 0) usleep(1000);
    ck_assert_int_gt(atomic_load(&told), 0);
    ck_assert_int_eq(atomic_load(&wrong), 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

static void changes_with(const char *option, bool all) { changes_among(option, all, 0); }

START_TEST(two_threads_choose) { changes_among("-Xjit:threshold=20", true, 1); }
END_TEST
START_TEST(changes_interpreted) { changes_with("-Xint", false); }
END_TEST
START_TEST(changes_mixed) { changes_with("-Xjit:threshold=20", false); }
END_TEST
START_TEST(changes_compiled) { changes_with("-Xjit:threshold=0", false); }
END_TEST
START_TEST(changes_falling_back) { changes_with("-Xjit:threshold=0,deopt=3", false); }
END_TEST
START_TEST(changes_recompiled) { changes_with("-Xjit:threshold=0,events=recompile", true); }
END_TEST
START_TEST(changes_from_and_to_all_interpreted) { changes_with("-Xint", true); }
END_TEST
START_TEST(changes_from_and_to_all) { changes_with("-Xjit:threshold=20", true); }
END_TEST
START_TEST(changes_from_and_to_all_patched) {
    changes_with("-Xjit:threshold=0,events=patch", true);
}
END_TEST

/* ---- The choice changes while others are being told of an activation ---- */

/* Another agent, which has the test's function called. */
static const char another[] =
    "#include <stdlib.h>\n"
    "#include <jvmpi.h>\n"
    "#include <minijvm.h>\n"
    "JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {\n"
    "    JVMPI_Interface *jvmpi;\n"
    "    if ((*vm)->GetEnv(vm, (void **)&jvmpi, JVMPI_VERSION_1) != JNI_OK) return JNI_ERR;\n"
    "    char *at = options;\n"
    "    jvmpi->NotifyEvent = (void (*)(JVMPI_Event *))strtoul(at, &at, 16);\n"
    "    jint event = (jint)strtol(at + 1, &at, 10);\n"
    "    if (*at == ':' && minijvm_agent_methods(vm, NULL, at + 1) != JNI_OK) return JNI_ERR;\n"
    "    return jvmpi->EnableEvent(event, NULL) == JVMPI_SUCCESS ? JNI_OK : JNI_ERR;\n"
    "}\n";
static atomic_int armed; /* 1: the other agent is to call Java, 2: this one is to choose */
static const char *chosen_then;
static jmethodID leaf_id, recurse_id;

static void calls_java(JVMPI_Event *event) {
    if (event->u.method.method_id != leaf_id || atomic_load(&armed) != 1) return;
    atomic_store(&armed, 2);
    (*event->env_id)->CallStaticIntMethod(event->env_id, chosen, recurse_id, 2);
}

static void chooses(JVMPI_Event *event) {
    if (event->u.method.method_id != leaf_id || atomic_load(&armed) != 1) return;
    atomic_store(&armed, 0);
    choose(chosen_then);
}

/* It is deep in calls of the other's handler. */
static void pair_and_choose(JVMPI_Event *event) {
    pair(event);
    if (event->u.method.method_id != recurse_id || atomic_load(&armed) != 2) return;
    atomic_store(&armed, 0);
    choose(chosen_then);
}

static void build_another(void) {
    char path[200];
    snprintf(path, sizeof path, "%s/another.c", classes);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(another, file);
    fclose(file);
    char command[500];
    snprintf(command, sizeof command, "gcc -shared -fPIC -Iinclude %s -o %s/another.so", path,
             classes);
    ck_assert_int_eq(system(command), 0);
}

/* `handler` is the other agent's, of this event; `late`: it comes after this one. Each end is
 * told whose beginning was, and no other. */
static void among_others(const char *engine, void (*handler)(JVMPI_Event *), jint event,
                         const char *first_choice, const char *then, bool late) {
    char option[300], other[200];
    build_another();
    snprintf(option, sizeof option, "%lx:%d%s%s", (unsigned long)(uintptr_t)handler, (int)event,
             first_choice != NULL ? ":" : "", first_choice != NULL ? first_choice : "");
    snprintf(other, sizeof other, "-Xrun%s/another.so:%s", classes, option);
    start_with(late ? "-Xmx64m" : other, engine);
    leaf_id = (*env)->GetStaticMethodID(env, chosen, "leaf", "(I)I");
    recurse_id = (*env)->GetStaticMethodID(env, chosen, "recurse", "(I)I");
    work();
    jvmpi->NotifyEvent = pair_and_choose;
    chosen_then = then;
    for (int round = 0; round < 20; round++) {
        choose(first_choice);
        ENABLE(both);
        if (late && round == 0) {
            snprintf(other, sizeof other, "%s/another.so", classes);
            ck_assert_int_eq(minijvm_agent_load(vm, other, option), JNI_OK);
        }
        (*env)->CallStaticIntMethod(env, chosen, work_id, 3);
        atomic_store(&armed, 1);
        (*env)->CallStaticIntMethod(env, chosen, work_id, 3);
        ck_assert_int_eq(atomic_load(&armed), 0);
        ck_assert_int_eq(atomic_load(&wrong), 0);
        ck_assert_int_eq(stack.depth, 0);
        DISABLE(exits);
        DISABLE(entry);
    }
    ck_assert_int_gt(atomic_load(&told), 0);
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

static const char *const engines[] = {"-Xint", "-Xjit:threshold=0",
                                      "-Xjit:threshold=0,events=patch",
                                      "-Xjit:threshold=0,events=recompile"};

START_TEST(chosen_while_another_is_told_of_an_entry) {
    among_others(engines[_i], calls_java, JVMPI_EVENT_METHOD_ENTRY, NULL, "Chosen.getter",
                 false);
}
END_TEST
START_TEST(chosen_while_another_is_told_of_an_exit) {
    among_others(engines[_i], calls_java, JVMPI_EVENT_METHOD_EXIT, NULL, "Chosen.getter",
                 false);
}
END_TEST
START_TEST(chosen_while_a_later_one_is_told_of_an_entry) {
    among_others(engines[_i], calls_java, JVMPI_EVENT_METHOD_ENTRY, NULL, "Chosen.getter",
                 true);
}
END_TEST
START_TEST(chosen_while_a_later_one_is_told_of_an_exit) {
    among_others(engines[_i], calls_java, JVMPI_EVENT_METHOD_EXIT, NULL, "Chosen.getter", true);
}
END_TEST
START_TEST(all_while_another_is_told_of_a_chosen_entry) {
    among_others(engines[_i], chooses, JVMPI_EVENT_METHOD_ENTRY, "Chosen.leaf", NULL, false);
}
END_TEST
START_TEST(all_while_another_is_told_of_a_chosen_exit) {
    among_others(engines[_i], chooses, JVMPI_EVENT_METHOD_EXIT, "Chosen.leaf", NULL, false);
}
END_TEST

/* ---- Code of methods that nobody chose ---- */

typedef struct Code {
    const unsigned char *at;
    unsigned char *bytes;
    jint size;
} Code;
static Code now[METHODS];
static unsigned char pool[1 << 20]; /* all bytes */
static size_t pool_used;

static void note_code(JVMPI_Event *event) {
    if (event->event_type != JVMPI_EVENT_COMPILED_METHOD_LOAD) return;
    for (int i = 0; i < METHODS; i++) {
        if (counted[i].id != event->u.compiled_method_load.method_id) continue;
        jint size = event->u.compiled_method_load.code_size;
        const unsigned char *at = event->u.compiled_method_load.code_addr;
        ck_assert_int_le(pool_used + (size_t)size, sizeof pool);
        now[i] = (Code){at, pool + pool_used, size};
        pool_used += (size_t)size;
        memcpy(now[i].bytes, at, (size_t)size);
    }
}

/* All code is dropped, and made anew while these methods are chosen; NULL: without events. */
static void compile_anew(const char *patterns, Code made[METHODS]) {
    choose("java.lang.Object.<init>"); /* a part of all code */
    ENABLE(both);
    work();
    if (patterns == NULL) {
        DISABLE(exits);
        DISABLE(entry);
    } else {
        choose(patterns);
    }
    memset(now, 0, sizeof now);
    for (int i = 0; i < 3; i++) work();
    memcpy(made, now, sizeof now);
    DISABLE(exits);
    DISABLE(entry);
}

/* But for the distances to what lies outside, which hold the same addresses. */
static bool is_same(const Code *a, const Code *b) {
    if (a->size != b->size || a->size == 0) return false;
    for (jint i = 0; i < a->size; i++) {
        if (a->bytes[i] == b->bytes[i]) continue;
        jint from = i < 3 ? 0 : i - 3, at = i + 1;
        for (jint j = from; j <= i && at == i + 1 && j + 4 <= a->size; j++) {
            int32_t first, second;
            memcpy(&first, a->bytes + j, 4);
            memcpy(&second, b->bytes + j, 4);
            if (a->at + first == b->at + second) at = j + 4;
        }
        if (at == i + 1) return false;
        i = at - 1;
    }
    return true;
}

/* When nobody chooses leaf any more, its callers run it without a call, as before. */
static void is_as_before(const Code before[METHODS], uint32_t callers) {
    choose("Chosen.leaf");
    ENABLE(both);
    for (int i = 0; i < 3; i++) work();
    memset(now, 0, sizeof now);
    DISABLE(exits);
    DISABLE(entry);
    for (int i = 0; i < 3; i++) work();
    for (int i = 0; i < METHODS; i++)
        if (callers >> i & 1)
            ck_assert_msg(is_same(&before[i], &now[i]), "%s afterwards", expected[i].name);
}

static void code_with(const char *option) {
    static Code without[METHODS], again[METHODS], with[METHODS], inlined[METHODS];
    static const jint loads[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD};
    uint32_t told = bits_of("recurse"), leaf = bits_of("leaf");
    uint32_t must = told | bits_of("loop") | bits_of("through") | bits_of("locked"), seen = 0;
    start(option);
    for (int i = 0; i < 3; i++) work(); /* all that can be resolved is */
    jvmpi->NotifyEvent = note_code;
    ENABLE(loads);
    compile_anew(NULL, without);
    compile_anew(NULL, again);
    compile_anew("Chosen.recurse", with);
    compile_anew("Chosen.leaf", inlined);
    for (int i = 0; i < METHODS; i++) {
        if (without[i].size == 0 || again[i].size == 0 || with[i].size == 0)
            continue; /* inlined wherever it is called */
        seen |= 1u << i;
        ck_assert_msg(is_same(&without[i], &again[i]), "%s differs by itself",
                      expected[i].name);
        ck_assert_msg(is_same(&without[i], &with[i]) == !(told >> i & 1), "%s",
                      expected[i].name);
        /* Only who had it inlined, and itself. */
        bool has_leaf = leaf >> i & 1 || strcmp(expected[i].name, "locked") == 0 ||
                        strcmp(expected[i].name, "loop") == 0 ||
                        strcmp(expected[i].name, "work") == 0;
        if (inlined[i].size != 0)
            ck_assert_msg(is_same(&without[i], &inlined[i]) == !has_leaf, "%s with leaf chosen",
                          expected[i].name);
    }
    ck_assert_int_eq(seen & must, must);
    is_as_before(without, bits_of("locked") | bits_of("loop"));
    ck_assert_int_eq((*vm)->DestroyJavaVM(vm), JNI_OK);
}

START_TEST(other_code_is_the_same) { code_with("-Xjit:threshold=0"); }
END_TEST
START_TEST(other_code_is_the_same_when_patched) { code_with("-Xjit:threshold=0,events=patch"); }
END_TEST
START_TEST(other_code_is_the_same_when_recompiled) {
    code_with("-Xjit:threshold=0,events=recompile");
}
END_TEST

int main(void) {
    seconds = 20;
    if (!compile("Chosen")) return 2;
    Suite *suite =
        SUITE("chosen", 240, NULL, NULL, interpreted_methods_are_told, mixed_methods_are_told,
              compiled_methods_are_told, patched_methods_are_told, recompiled_methods_are_told,
              methods_that_fall_back_are_told, own_ways_interpreted, own_ways_mixed,
              own_ways_compiled, changes_interpreted, two_threads_choose, changes_mixed,
              changes_compiled, changes_falling_back, changes_recompiled,
              changes_from_and_to_all_interpreted, changes_from_and_to_all,
              changes_from_and_to_all_patched, other_code_is_the_same,
              other_code_is_the_same_when_patched, other_code_is_the_same_when_recompiled);
    TCase *others_case = tcase_create("among others");
    tcase_set_timeout(others_case, 120);
    const TTest *const among[] = {chosen_while_another_is_told_of_an_entry,
                                  chosen_while_another_is_told_of_an_exit,
                                  chosen_while_a_later_one_is_told_of_an_entry,
                                  chosen_while_a_later_one_is_told_of_an_exit,
                                  all_while_another_is_told_of_a_chosen_entry,
                                  all_while_another_is_told_of_a_chosen_exit};
    for (size_t i = 0; i < sizeof among / sizeof *among; i++)
        tcase_add_loop_test(others_case, among[i], 0, sizeof engines / sizeof *engines);
    suite_add_tcase(suite, others_case);
    int failed = run_suite(suite);
    return remove_classes() && failed == 0 ? 0 : 1;
}
