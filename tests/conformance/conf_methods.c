/* SPDX-License-Identifier: MIT */
/* Entries, exits and instructions of the methods of Methods.java, whose bytecode is the same
 * from every Java compiler: counts and offsets are known. */
#include "conformance.h"

enum { NAMES = 64, DEPTH = 4096 };

static jmethodID ids[NAMES], clinit;
static char names[NAMES][32];
static int known, counting;
static int entries[NAMES], entries2[NAMES], exits[NAMES], clinit_entries, clinit_exits;
static int disabled, told_when_disabled;
static int other_entries, other_exits, receiver_missing, receiver_wrong, unbalanced,
    order_wrong;
static int both, statics_told; /* METHOD_ENTRY and METHOD_ENTRY2 are enabled */
static jobject receiver;
static JNIEnv *main_env;
static jmethodID stack[DEPTH], last_entry;
static int depth;

static int number_of(jmethodID id) {
    for (int i = 0; i < known; i++)
        if (ids[i] == id) return i;
    return -1;
}
static int named(const char *name) {
    for (int i = 0; i < known; i++)
        if (strcmp(names[i], name) == 0) return i;
    return NAMES - 1;
}

static void on_class_load(JVMPI_Event *event) {
    const char *name = event->u.class_load.class_name;
    if (strncmp(name, "Methods", 7) != 0) return;
    for (jint i = 0; i < event->u.class_load.num_methods && known < NAMES - 1; i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        if (strcmp(m->method_name, "<clinit>") == 0 && strcmp(name, "Methods$Initialized") == 0)
            clinit = m->method_id;
        ids[known] = m->method_id;
        snprintf(
            names[known++], 32, "%s%s", m->method_name,
            strcmp(name, "Methods$Generic") == 0 &&
                    strcmp(m->method_signature, "(Ljava/lang/Object;)Ljava/lang/Object;") == 0
                ? " bridge"
                : "");
    }
}

/* ---- Entries and exits ---- */

static void on_enter(JVMPI_Event *event, jmethodID id, int second) {
    int n = number_of(id);
    if (event->env_id != main_env || !counting) return;
    if (second) {
        if (last_entry != id && both) order_wrong++;
        last_entry = NULL;
        if (n >= 0) entries2[n]++;
        return;
    }
    last_entry = id;
    if (n >= 0)
        entries[n]++;
    else
        other_entries++;
    if (id == clinit) clinit_entries++;
    if (depth < DEPTH) stack[depth++] = id;
}

static void on_leave(JVMPI_Event *event) {
    jmethodID id = event->u.method.method_id;
    int n = number_of(id);
    if (event->env_id != main_env || !counting) return;
    if (n >= 0)
        exits[n]++;
    else
        other_exits++;
    if (id == clinit) clinit_exits++;
    if (depth > 0) {
        if (stack[--depth] != id) unbalanced++;
    } else if (!(n >= 0 && strcmp(names[n], "main") == 0)) {
        unbalanced++;
    }
}

static void on_entry2(JVMPI_Event *event) {
    int n = number_of(event->u.method_entry2.method_id);
    on_enter(event, event->u.method_entry2.method_id, 1);
    if (n < 0 || !counting || event->env_id != main_env) return;
    static const char *const statics[] = {"empty", "catcher", "thrower", "rethrower", "begin"};
    if (strcmp(names[n], "accessor") == 0 || strcmp(names[n], "locked") == 0)
        if (event->u.method_entry2.obj_id != jvmpi->jobject2jobjectID(receiver))
            receiver_missing++;
    for (size_t i = 0; i < sizeof statics / sizeof statics[0]; i++)
        if (strcmp(names[n], statics[i]) == 0) {
            statics_told++;
            if (event->u.method_entry2.obj_id != NULL) receiver_wrong++;
        }
}

static void check_counts(void) {
    CHECK("R199", entries[named("empty")] == 100 && exits[named("empty")] == 100,
          "an empty method is entered and left");
    CHECK("R199", entries[named("accessor")] == 50 && exits[named("accessor")] == 50,
          "an accessor is entered and left, however often it ran before");
    CHECK("R199", entries[named("locked")] == 30 && exits[named("locked")] == 30,
          "a synchronized method");
    CHECK("R199", clinit_entries == 1 && clinit_exits == 1, "a static initializer");
    CHECK("R199", entries[named("get bridge")] == 1 && exits[named("get bridge")] == 1,
          "a synthetic method");
    CHECK("R199", other_entries > 0 && other_exits == other_entries,
          "methods of other classes, native ones too");
    CHECK("R127",
          entries[named("thrower")] == 7 * 5 + 2 && exits[named("thrower")] == 7 * 5 + 2,
          "a method that an exception leaves is left once");
    CHECK("R127", entries[named("catcher")] == 7 && exits[named("catcher")] == 7,
          "one that catches it, too");
    CHECK("R127", entries[named("rethrower")] == 1 && exits[named("rethrower")] == 1,
          "one that passes it on, too");
    CHECK("R127", unbalanced == 0, "entries and exits nest");
    CHECK("R128", entries2[named("empty")] == 100 && entries2[named("accessor")] == 50,
          "METHOD_ENTRY and METHOD_ENTRY2 both arrive");
    CHECK("R128", order_wrong == 0, "each METHOD_ENTRY2 belongs to the METHOD_ENTRY before it");
    CHECK("R126", receiver_missing == 0, "METHOD_ENTRY2 has the receiver");
    CHECK("R126", receiver_wrong == 0 && statics_told > 100, "of a static method it is NULL");
}

/* Between the steps 3, 4 and 5. */
static void check_one_kind(int number) {
    int *told = number == 4 ? entries : entries2, *other = number == 4 ? entries2 : entries;
    CHECK("R128",
          told[named("empty")] == 1 && told[named("accessor")] == 1 &&
              told[named("thrower")] == 5,
          "the one that is enabled comes");
    CHECK("R128",
          other[named("empty")] == 0 && other[named("accessor")] == 0 &&
              other[named("thrower")] == 0,
          "and the other does not");
}

static void check_late(void) {
    int n = named("late");
    CHECK("R209", exits[n] == 0, "no METHOD_EXIT for activations from before it was enabled");
    CHECK("R209", exits[named("empty")] == 1, "but for those entered afterwards");
}

/* ---- Instructions ---- */

enum { TOLD = 256 };
typedef struct Told {
    int method, offset, a, b, c;
} Told;
static Told told[TOLD];
static int told_count, instructions, inside_after, spun_until;
static atomic_int spun; /* instructions of the method that spins on another thread */

static void on_instruction(JVMPI_Event *event) {
    int n = number_of(event->u.instruction.method_id);
    if (n >= 0 && strcmp(names[n], "spin") == 0) spun++;
    if (event->env_id != main_env) return;
    instructions++;
    if (n < 0 || told_count == TOLD) return;
    if (strcmp(names[n], "main") == 0) return;
    Told *t = &told[told_count++];
    *t = (Told){n, event->u.instruction.offset, 0, 0, 0};
    if (strcmp(names[n], "branch") == 0 || strcmp(names[n], "loop") == 0) {
        t->a = event->u.instruction.u.if_info.is_true;
    } else {
        t->a = event->u.instruction.u.tableswitch_info.key;
        t->b = event->u.instruction.u.tableswitch_info.low;
        t->c = event->u.instruction.u.tableswitch_info.hi;
    }
}

static int tells(int *at, const char *name, const int *offsets, int count) {
    for (int i = 0; i < count; i++, ++*at)
        if (*at >= told_count || told[*at].method != named(name) ||
            told[*at].offset != offsets[i])
            return 0;
    return 1;
}

static void check_instructions(void) {
    /* iload_0 iconst_3 if_icmple+5 iconst_1 ireturn iconst_0 ireturn */
    static const int taken_not[] = {0, 1, 2, 5, 6}, taken[] = {0, 1, 2, 7, 8};
    /* iconst_0 istore_1 iconst_0 istore_2 | iload_2 iload_0 if_icmpge iload_1 iload_2 iadd
     * istore_1 iinc goto | ... */
    static const int head[] = {0, 1, 2, 3}, round[] = {4, 5, 6, 9, 10, 11, 12, 13, 16},
                     tail[] = {4, 5, 6, 19, 20};
    int at = 0, start, ok;
    ok = tells(&at, "branch", taken_not, 5);
    CHECK("F1", ok, "INSTRUCTION_START tells each instruction of a method, in order");
    CHECK("F1", told[2].a == 0, "of an if, that it does not branch");
    start = at;
    ok = tells(&at, "branch", taken, 5);
    CHECK("F1", ok && told[start + 2].a != 0, "of an if, that it does");
    start = at;
    CHECK("F1",
          told[start + 1].method == named("table") && told[start + 1].a == 5 &&
              told[start + 1].b == 4 && told[start + 1].c == 6,
          "of a tableswitch its key and bounds");
    while (at < told_count && told[at].method == named("table")) at++;
    CHECK("F1", at - start == 8, "a tableswitch in a method of four instructions, twice");
    start = at;
    CHECK("F1",
          told[start + 1].method == named("lookup") && told[start + 1].a == 1 &&
              told[start + 1].b == 3,
          "of a lookupswitch the number of the pair and the count");
    CHECK("F1", told[start + 5].a == 3 && told[start + 5].b == 3,
          "of its default, the count twice");
    while (at < told_count && told[at].method == named("lookup")) at++;
    ok = tells(&at, "loop", head, 4);
    for (int i = 0; i < 3; i++) ok = tells(&at, "loop", round, 9) && ok;
    ok = tells(&at, "loop", tail, 5) && ok;
    CHECK("F1", ok && at == told_count, "a loop is told round by round");
}

static void step(JNIEnv *env, int number) {
    main_env = env;
    switch (number) {
    case 1:
        ENABLE(JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_METHOD_EXIT);
        counting = both = 1;
        break;
    case 3:
    case 4:
        if (number == 3)
            CHECK("R49 R60", told_when_disabled == 0,
                  "no entry or exit is told on this thread after they were disabled");
        disabled = 0;
        counting = 1;
        both = 0;
        if (number == 4) check_one_kind(number);
        memset(entries, 0, sizeof entries);
        memset(entries2, 0, sizeof entries2);
        jvmpi->DisableEvent(number == 3 ? JVMPI_EVENT_METHOD_ENTRY2 : JVMPI_EVENT_METHOD_ENTRY,
                            NULL);
        jvmpi->EnableEvent(number == 3 ? JVMPI_EVENT_METHOD_ENTRY : JVMPI_EVENT_METHOD_ENTRY2,
                           NULL);
        break;
    case 5:
        check_one_kind(number);
        counting = 0;
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY2, NULL);
        disabled = 1;
        break;
    case 2:
        counting = 0;
        /* Driver.step itself was entered and is not left yet; the first one was left untold. */
        other_entries--;
        check_counts();
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY2, NULL);
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
        memset(exits, 0, sizeof exits);
        disabled = 1;
        break;
    case 20:
        CHECK("R49 R60", told_when_disabled == 0,
              "no entry or exit is told on this thread after they were disabled");
        disabled = 0;
        counting = 1;
        ENABLE(JVMPI_EVENT_METHOD_EXIT);
        break;
    case 21:
        counting = 0;
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_EXIT, NULL);
        check_late();
        break;
    case 30:
        CHECK("F1", jvmpi->EnableEvent(JVMPI_EVENT_INSTRUCTION_START, NULL) == JVMPI_SUCCESS,
              "INSTRUCTION_START can be enabled while the program runs");
        break;
    case 31:
        jvmpi->DisableEvent(JVMPI_EVENT_INSTRUCTION_START, NULL);
        check_instructions();
        inside_after = instructions;
        break;
    case 32: CHECK("F1", instructions == inside_after, "and disabled"); break;
    case 33: CHECK("F1", instructions == inside_after, "for good"); break;
    case 40: {
        int before = spun;
        ENABLE(JVMPI_EVENT_INSTRUCTION_START);
        AWAIT(spun >= before + 500);
        CHECK("F1", spun >= before + 500,
              "a loop that runs on another thread is told from then on");
        jvmpi->DisableEvent(JVMPI_EVENT_INSTRUCTION_START, NULL);
        spun_until = spun;
        break;
    }
    default:
        CHECK("F1", spun <= spun_until + 1,
              "and no more afterwards: but for one that was on its way");
        break;
    }
}

static void object(JNIEnv *env, int number, jobject reference) {
    (void)number;
    receiver = (*env)->NewGlobalRef(env, reference);
}

static void notify(JVMPI_Event *event) {
    if (disabled && event->env_id == main_env)
        told_when_disabled += event->event_type == JVMPI_EVENT_METHOD_ENTRY ||
                              event->event_type == JVMPI_EVENT_METHOD_ENTRY2 ||
                              event->event_type == JVMPI_EVENT_METHOD_EXIT;
    CHECK("R45 R42", event->env_id == NULL || event->env_id == conf_env(),
          "an event names the thread that it is sent on");
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD: on_class_load(event); break;
    case JVMPI_EVENT_METHOD_ENTRY: on_enter(event, event->u.method.method_id, 0); break;
    case JVMPI_EVENT_METHOD_ENTRY2: on_entry2(event); break;
    case JVMPI_EVENT_METHOD_EXIT: on_leave(event); break;
    case JVMPI_EVENT_INSTRUCTION_START: on_instruction(event); break;
    case JVMPI_EVENT_JVM_INIT_DONE: conf_driver(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: conf_end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "methods", notify, JVMPI_VERSION_1_1)) return JNI_ERR;
    on_step = step;
    on_object = object;
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
