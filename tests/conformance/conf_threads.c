/* SPDX-License-Identifier: MIT */
/* Threads and monitors: starts and ends, contention, waits and sleeps with their times,
 * suspension by JVMPI and by Java, statuses, monitor dumps, handlers that run on several
 * threads at once. */
#include "conformance.h"

static JNIEnv *main_env;
static jobject lock_ref, held_ref, again_ref, named_ref, spinner_ref;
static int main_started;
static JNIEnv *named_env, *volatile ended_env, *self_env;
static int named_starts, top_starts;
static JNIEnv *waiter_envs[2], *blocked_on_held, *again_env, *next_env;
static pthread_t named_thread;

static jobjectID id_of(jobject reference) {
    return reference != NULL ? jvmpi->jobject2jobjectID(reference) : NULL;
}

/* ---- Starts and ends ---- */

static JVMPI_Event asked_start;

static void on_thread_start(JVMPI_Event *event) {
    const char *name = event->u.thread_start.thread_name;
    if (REQUESTED(event)) {
        asked_start = *event;
        return;
    }
    if (!main_started) {
        main_started = 1;
        CHECK("R142 R224",
              strcmp(event->u.thread_start.group_name, "main") == 0 &&
                  strcmp(event->u.thread_start.parent_name, "system") == 0,
              "the main thread's group and its parent");
        CHECK("R202 R205", strcmp(name, "main") == 0,
              "THREAD_START of the main thread comes first");
        main_env = event->env_id;
    }
    CHECK("R143", event->env_id == event->u.thread_start.thread_env_id && event->env_id != NULL,
          "an unrequested THREAD_START is sent on the new thread");
    CHECK("R142",
          name != NULL && event->u.thread_start.group_name != NULL &&
              event->u.thread_start.parent_name != NULL &&
              event->u.thread_start.thread_id != NULL,
          "THREAD_START has names and the thread's object");
    if (strcmp(name, "waiter 0") == 0) waiter_envs[0] = event->env_id;
    if (strcmp(name, "waiter 1") == 0) waiter_envs[1] = event->env_id;
    if (strcmp(name, "blocked") == 0) blocked_on_held = event->env_id;
    if (strcmp(name, "enters again") == 0) again_env = event->env_id;
    if (strcmp(name, "enters next") == 0) next_env = event->env_id;
    if (strcmp(name, "in the topmost group") == 0) {
        top_starts++;
        CHECK("R224",
              event->u.thread_start.parent_name[0] == 0 &&
                  strcmp(event->u.thread_start.group_name, "system") == 0,
              "a group without a parent: the parent's name is empty");
    }
    if (strncmp(name, "odd", 3) == 0)
        CHECK("R47", strcmp(name, "odd\xc0\x80\xed\xa0\xbd\xed\xb8\x80\xc3\xbc") == 0,
              "names are in the virtual machine's UTF-8: NUL in two bytes, what is beyond 16 "
              "bits in two times three");
    if (!REQUESTED(event) && strcmp(name, "named") == 0) {
        named_starts++;
        named_env = event->env_id;
        named_thread = pthread_self();
        CHECK("R142",
              strcmp(event->u.thread_start.group_name, "group") == 0 &&
                  strcmp(event->u.thread_start.parent_name, "main") == 0,
              "thread, group and parent group");
        CHECK("R37 R71", jvmpi->GetThreadLocalStorage(named_env) == NULL,
              "a new thread's cell is empty");
        CHECK("R72", jvmpi->GetThreadObject(named_env) == event->u.thread_start.thread_id,
              "GetThreadObject answers thread_id");
        CHECK("R142 R39 R72", event->u.thread_start.thread_id == id_of(named_ref),
              "and that is the id of the thread's object");
    }
}

static void check_requested_start(void) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->GetThreadObject(named_env);
    if (id != NULL)
        CHECK("R88", jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, id) == JVMPI_SUCCESS,
              "a thread can be asked for");
    id = jvmpi->GetThreadObject(main_env);
    CHECK("R142 R143 R88",
          jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, id) == JVMPI_SUCCESS &&
              asked_start.env_id == named_env &&
              asked_start.u.thread_start.thread_env_id == main_env &&
              asked_start.u.thread_start.thread_id == id,
          "one that was asked for comes on the thread that asks");
    jvmpi->EnableGC();
}

/* ---- Contention ---- */

static int enters, entereds, leaves, wrong_thread, wrong_order, contention_over;
static JNIEnv *blocked_env;
static pthread_t blocked_thread;

/* What happens to the monitor that is entered again after waits. */
static struct Again {
    int enters, entereds, leaves, early;
    JNIEnv *entering, *entered, *left;
} again, raw_again;

static void on_again(struct Again *a, JVMPI_Event *event,
                     int which) {                       /* 0 ENTER, 1 ENTERED, 2 EXIT */
    if (event->env_id == main_env && which < 2) return; /* it waits, and may be late as well */
    if (which == 0) a->enters++, a->entering = event->env_id;
    if (which == 1) a->early += a->leaves == 0, a->entereds++, a->entered = event->env_id;
    if (which == 2 && event->env_id == main_env) a->leaves++, a->left = event->env_id;
}

static void check_again(int number) {
    static struct Again none;
    if (number == 50)
        ENABLE(JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER,
               JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED,
               JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
    if (number == 51) {
        CHECK("R218", again.enters == 1 && again.entereds == 0 && again.entering == again_env,
              "who was notified and must wait to enter again tells CONTENDED_ENTER");
        CHECK("R218 R73", jvmpi->GetThreadStatus(again_env) == JVMPI_THREAD_MONITOR_WAIT,
              "its status is that of one who waits to enter");
        return;
    }
    if (number == 52)
        CHECK("R218",
              again.enters == 1 && again.entereds == 1 && again.leaves == 1 &&
                  again.early == 0 && again.entered == again_env,
              "and CONTENDED_ENTERED, after the other's CONTENDED_EXIT");
    if (number == 53) {
        CHECK("R219", again.enters == 1 && again.leaves == 0, "nobody has left yet");
        return;
    }
    if (number == 54) {
        CHECK("R219", again.leaves == 1 && again.left == main_env,
              "giving up by a wait tells CONTENDED_EXIT");
        return;
    }
    if (number == 55)
        CHECK("R219", again.entereds == 1 && again.early == 0 && again.entered == next_env,
              "before the other's CONTENDED_ENTERED");
    again = none;
}

/* The same with a raw monitor. */
static JVMPI_RawMonitor raw_monitor_again;
static JNIEnv *volatile raw_helper_env;
static atomic_int raw_helper_state;

static void raw_helper(void *argument) {
    JNIEnv *env;
    (void)argument;
    (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2);
    raw_helper_env = env;
    jvmpi->RawMonitorEnter(raw_monitor_again);
    raw_helper_state = 1;
    jvmpi->RawMonitorWait(raw_monitor_again, 0);
    jvmpi->RawMonitorExit(raw_monitor_again);
    raw_helper_state = 2;
    AWAIT(raw_helper_state == 3);
    jvmpi->RawMonitorEnter(raw_monitor_again);
    raw_helper_state = 4;
    jvmpi->RawMonitorExit(raw_monitor_again);
}

static void check_raw_again(void) {
    static char name[] = "again", helper_name[] = "raw helper";
    static struct Again none;
    raw_monitor_again = jvmpi->RawMonitorCreate(name);
    jvmpi->CreateSystemThread(helper_name, JVMPI_NORMAL_PRIORITY, raw_helper);
    AWAIT(raw_helper_state == 1);
    AWAIT(jvmpi->GetThreadStatus(raw_helper_env) == JVMPI_THREAD_CONDVAR_WAIT);
    jvmpi->RawMonitorEnter(raw_monitor_again);
    raw_again = none;
    jvmpi->RawMonitorNotifyAll(raw_monitor_again);
    AWAIT(jvmpi->GetThreadStatus(raw_helper_env) == JVMPI_THREAD_MONITOR_WAIT);
    CHECK("R218 R73",
          jvmpi->GetThreadStatus(raw_helper_env) == JVMPI_THREAD_MONITOR_WAIT &&
              raw_again.enters == 1 && raw_again.entereds == 0,
          "so with a raw monitor: CONTENDED_ENTER");
    jvmpi->RawMonitorExit(raw_monitor_again);
    AWAIT(raw_helper_state == 2);
    CHECK("R218", raw_again.entereds == 1 && raw_again.leaves == 1 && raw_again.early == 0,
          "and CONTENDED_ENTERED after CONTENDED_EXIT");
    jvmpi->RawMonitorEnter(raw_monitor_again);
    raw_again = none;
    raw_helper_state = 3;
    AWAIT(raw_again.enters == 1 &&
          jvmpi->GetThreadStatus(raw_helper_env) == JVMPI_THREAD_MONITOR_WAIT);
    for (int i = 0; i < 100 && raw_helper_state != 4; i++)
        jvmpi->RawMonitorWait(raw_monitor_again, 20);
    CHECK("R219",
          raw_helper_state == 4 && raw_again.leaves == 1 && raw_again.left == main_env &&
              raw_again.entereds == 1 && raw_again.early == 0,
          "giving a raw monitor up by a wait tells CONTENDED_EXIT, before the other's "
          "CONTENDED_ENTERED");
    jvmpi->RawMonitorExit(raw_monitor_again);
}

static void on_contention(JVMPI_Event *event) {
    if (event->u.monitor.object == id_of(again_ref))
        on_again(&again, event, event->event_type - JVMPI_EVENT_MONITOR_CONTENDED_ENTER);
    if (event->u.monitor.object != id_of(lock_ref) || contention_over) return;
    switch (event->event_type) {
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
        enters++;
        blocked_env = event->env_id;
        blocked_thread = pthread_self();
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
        if (event->env_id != blocked_env || !pthread_equal(pthread_self(), blocked_thread))
            wrong_thread++;
        if (entereds++ >= enters) wrong_order++;
        break;
    default:
        leaves++;
        if (event->env_id != main_env) wrong_thread++;
    }
}

static void check_contention(int number) {
    if (number == 10) {
        CHECK("R129 R152", enters == 1 && entereds == 0,
              "CONTENDED_ENTER comes before blocking");
        CHECK("R73", jvmpi->GetThreadStatus(blocked_env) == JVMPI_THREAD_MONITOR_WAIT,
              "a thread that blocks waits on a monitor");
    }
    if (number == 11) {
        CHECK("R129 R152", entereds == 1 && wrong_thread == 0 && wrong_order == 0,
              "CONTENDED_ENTERED comes on the same thread afterwards");
        CHECK("R130", leaves == 1,
              "CONTENDED_EXIT comes on the thread that leaves while another waits");
        CHECK("R17 R42", blocked_env != main_env && wrong_thread == 0,
              "each event on the thread that it happens on");
    }
    if (number == 12) contention_over = 1;
    if (number == 12)
        CHECK("R129 R130", enters == 1 && entereds == 1 && leaves == 1,
              "no contention, no event");
}

/* ---- Waits ---- */

typedef struct Wait {
    int begun, ended;
    jobjectID object, ended_object;
    int of_lock, ended_of_lock; /* as told, when the ids held */
    jlong timeout, waited;
    long long at, lasted; /* between the two handlers, in milliseconds: no less than the wait */
} Wait;
static Wait main_wait;
static atomic_int waiter_waits;

static void on_wait(JVMPI_Event *event) {
    if (event->env_id != main_env) {
        if (event->event_type == JVMPI_EVENT_MONITOR_WAIT &&
            event->u.monitor_wait.object == id_of(lock_ref)) {
            CHECK("R131", event->u.monitor_wait.timeout == 0, "a timeout of 0 is for ever");
            waiter_waits++;
        }
        return;
    }
    if (event->event_type == JVMPI_EVENT_MONITOR_WAIT) {
        main_wait.begun++;
        main_wait.object = event->u.monitor_wait.object;
        main_wait.of_lock = main_wait.object == id_of(lock_ref);
        main_wait.timeout = event->u.monitor_wait.timeout;
        main_wait.at = now_ns();
    } else {
        if (main_wait.ended >= main_wait.begun)
            CHECK("R152", 0, "MONITOR_WAIT comes before MONITOR_WAITED");
        main_wait.ended++;
        main_wait.ended_object = event->u.monitor_wait.object;
        main_wait.ended_of_lock = main_wait.ended_object == id_of(lock_ref);
        main_wait.waited = event->u.monitor_wait.timeout;
        main_wait.lasted = (now_ns() - main_wait.at) / 1000000;
    }
}

static void check_waits(int number) {
    static Wait none;
    if (number == 20) {
        main_wait = none;
        ENABLE(JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_MONITOR_WAITED);
    }
    if (number == 21) {
        jvmpi->DisableGC();
        CHECK("R131 R152",
              main_wait.begun == 1 && main_wait.ended == 1 && main_wait.timeout == 30,
              "a wait is told before and after, with its timeout");
        jvmpi->EnableGC();
        CHECK("R132", main_wait.waited >= 29 && main_wait.waited <= main_wait.lasted + 1,
              "MONITOR_WAITED has the time waited");
        CHECK("R131", main_wait.of_lock, "and MONITOR_WAIT the object");
        CHECK("R132", main_wait.ended_of_lock, "as MONITOR_WAITED");
        main_wait = none;
    }
    if (number == 22) {
        CHECK("R131",
              main_wait.begun == 1 && main_wait.object == NULL && main_wait.timeout == 25,
              "a sleep is a wait for NULL");
        CHECK("R132",
              main_wait.ended == 1 && main_wait.ended_object == NULL &&
                  main_wait.waited >= 24 && main_wait.waited <= main_wait.lasted + 1,
              "and so when it is over");
        main_wait = none;
    }
    if (number == 25) {
        CHECK("R131", main_wait.begun == 1 && main_wait.timeout == 60000,
              "a wait with a long timeout");
        CHECK("R132",
              main_wait.ended == 1 && main_wait.waited >= 39 &&
                  main_wait.waited <= main_wait.lasted + 1,
              "the time waited is what it lasted, not what it might have");
        jvmpi->DisableEvent(JVMPI_EVENT_MONITOR_WAIT, NULL);
        jvmpi->DisableEvent(JVMPI_EVENT_MONITOR_WAITED, NULL);
        ENABLE(JVMPI_EVENT_MONITOR_WAIT);
    }
}

/* ---- Monitor dumps ---- */

static JVMPI_RawMonitor raw;
static char raw_name[] = "dumped";
static int dumps;

static unsigned u4(const unsigned char **at) {
    const unsigned char *b = *at;
    *at += 4;
    return (unsigned)b[0] << 24 | (unsigned)b[1] << 16 | (unsigned)b[2] << 8 | b[3];
}
static void *pointer(const unsigned char **at) {
    void *p;
    memcpy(&p, *at, sizeof p);
    *at += sizeof p;
    return p;
}

static JNIEnv *known_threads[64];
static JNIEnv *raw_waiter_env, *raw_blocked_env;

static int trace_of(JVMPI_Event *event, void *env) {
    for (jint i = 0; i < event->u.monitor_dump.num_traces; i++)
        if (event->u.monitor_dump.traces[i].env_id == env) return i;
    return -1;
}

typedef struct Threads {
    void *env[8];
    unsigned count;
} Threads;

/* Only threads that have a trace. */
static int take_threads(const unsigned char **at, const unsigned char *end, JVMPI_Event *event,
                        Threads *out) {
    int good = 1;
    out->count = u4(at);
    for (unsigned i = 0; i < out->count && good; i++) {
        good = (size_t)(end - *at) >= sizeof(void *);
        void *env = good ? pointer(at) : NULL;
        good = good && trace_of(event, env) >= 0;
        if (i < 8) out->env[i] = env;
    }
    return good;
}
static int are(const Threads *threads, void *one, void *other) {
    if (threads->count != (unsigned)((one != NULL) + (other != NULL))) return 0;
    if (threads->count == 0) return 1;
    if (threads->count == 1) return threads->env[0] == one;
    return (threads->env[0] == one && threads->env[1] == other) ||
           (threads->env[0] == other && threads->env[1] == one);
}

/* One that ended just before the dump may be known here for a moment longer. */
static int is_still_known(JNIEnv *env) {
    sleep_ms(300);
    for (int i = 0; i < 64; i++)
        if (known_threads[i] == env) return 1;
    return 0;
}

static void check_traces(JVMPI_Event *event, JNIEnv **before) {
    struct {
        JNIEnv *env;
        jint status;
        int frames;
    } expected[] = {{main_env, JVMPI_THREAD_RUNNABLE, 3},
                    {waiter_envs[0], JVMPI_THREAD_CONDVAR_WAIT, 2},
                    {waiter_envs[1], JVMPI_THREAD_CONDVAR_WAIT, 2},
                    {blocked_on_held, JVMPI_THREAD_MONITOR_WAIT, 1},
                    {raw_waiter_env, JVMPI_THREAD_CONDVAR_WAIT, 0},
                    {raw_blocked_env, JVMPI_THREAD_MONITOR_WAIT, 0}};
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        enum { DEPTH = 32 };
        JVMPI_CallFrame frames[DEPTH];
        JVMPI_CallTrace now = {expected[i].env, 0, frames};
        int at = trace_of(event, expected[i].env);
        CHECK("R133", at >= 0, "each thread has a trace");
        if (at < 0) continue;
        CHECK("R133", event->u.monitor_dump.threads_status[at] == expected[i].status,
              "its status stands at the same place");
        JVMPI_CallTrace *trace = &event->u.monitor_dump.traces[at];
        jvmpi->GetCallTrace(&now, DEPTH);
        int same = trace->num_frames == now.num_frames && now.num_frames >= expected[i].frames;
        for (jint k = 0; k < now.num_frames && same; k++)
            same = trace->frames[k].method_id == frames[k].method_id &&
                   trace->frames[k].lineno == frames[k].lineno;
        CHECK("R133", same, "its trace is its call trace");
    }
    for (jint i = 0; i < event->u.monitor_dump.num_traces; i++)
        CHECK("R213 R28",
              jvmpi->GetThreadObject(event->u.monitor_dump.traces[i].env_id) != NULL,
              "a trace is of a thread that has started and not ended");
    for (int i = 0; i < 64; i++)
        if (before[i] != NULL && trace_of(event, before[i]) < 0)
            CHECK("R133", !is_still_known(before[i]),
                  "all threads that have started have a trace");
}

static JNIEnv *known_before[64];

static void on_monitor_dump(JVMPI_Event *event) {
    const unsigned char *at = (const unsigned char *)event->u.monitor_dump.begin,
                        *end = (const unsigned char *)event->u.monitor_dump.end;
    int lock_seen = 0, held_seen = 0, raw_seen = 0, bad = 0;
    dumps++;
    while (at < end && !bad) {
        Threads enterers, waiters;
        unsigned type = *at++;
        int is_raw = type == JVMPI_MONITOR_RAW;
        const char *name = is_raw ? pointer(&at) : NULL;
        void *id = pointer(&at), *owner = pointer(&at);
        unsigned entries = u4(&at);
        bad |= !take_threads(&at, end, event, &enterers);
        bad |= !take_threads(&at, end, event, &waiters);
        if (type != JVMPI_MONITOR_JAVA && !is_raw) bad = 1;
        if (owner == NULL) CHECK("R193", entries == 0, "an unowned monitor has no entries");
        if (!is_raw && id == (void *)id_of(lock_ref)) {
            lock_seen++;
            CHECK("R190 R193",
                  owner == NULL && enterers.count == 0 &&
                      are(&waiters, waiter_envs[0], waiter_envs[1]),
                  "a monitor that two threads wait on");
        }
        if (!is_raw && id == (void *)id_of(held_ref)) {
            held_seen++;
            CHECK("R190",
                  owner == (void *)main_env && entries == 2 &&
                      are(&enterers, blocked_on_held, NULL) && waiters.count == 0,
                  "a monitor that main entered twice and another wants to enter");
        }
        if (is_raw && id == (void *)raw) {
            raw_seen++;
            CHECK("R191 R194", name != NULL && strcmp(name, raw_name) == 0,
                  "a raw monitor's name");
            CHECK("R191",
                  owner == (void *)main_env && entries == 3 &&
                      are(&enterers, raw_blocked_env, NULL) &&
                      are(&waiters, raw_waiter_env, NULL),
                  "a raw monitor, entered thrice, that one thread wants to enter and another "
                  "waits on");
        }
    }
    CHECK("R192 R154", !bad && at == end, "a monitor dump is a sequence of records");
    CHECK("R133", lock_seen == 1 && held_seen == 1, "each monitor has one record");
    CHECK("R191", raw_seen == 1, "raw monitors too");
    check_traces(event, known_before);
}

static JNIEnv *own_env(void) {
    JNIEnv *env = NULL;
    (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2);
    return env;
}
static atomic_int raw_over;
static void raw_waiter(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(raw);
    raw_waiter_env = own_env();
    jvmpi->RawMonitorWait(raw, 0);
    jvmpi->RawMonitorExit(raw);
    raw_over++;
}
static void raw_blocked(void *argument) {
    (void)argument;
    raw_blocked_env = own_env();
    jvmpi->RawMonitorEnter(raw);
    jvmpi->RawMonitorExit(raw);
    raw_over++;
}

static void check_monitor_dump(void) {
    static char waiter_name[] = "raw waiter", blocked_name[] = "raw blocked";
    raw = jvmpi->RawMonitorCreate(raw_name);
    jvmpi->CreateSystemThread(waiter_name, JVMPI_NORMAL_PRIORITY, raw_waiter);
    AWAIT(raw_waiter_env != NULL &&
          jvmpi->GetThreadStatus(raw_waiter_env) == JVMPI_THREAD_CONDVAR_WAIT);
    for (int i = 0; i < 3; i++) jvmpi->RawMonitorEnter(raw);
    jvmpi->CreateSystemThread(blocked_name, JVMPI_NORMAL_PRIORITY, raw_blocked);
    AWAIT(raw_blocked_env != NULL &&
          jvmpi->GetThreadStatus(raw_blocked_env) == JVMPI_THREAD_MONITOR_WAIT);
    memcpy(known_before, known_threads, sizeof known_before);
    CHECK("R133 R86",
          jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS && dumps == 1,
          "a monitor dump comes on request");
    jvmpi->RawMonitorNotifyAll(raw);
    for (int i = 0; i < 3; i++) jvmpi->RawMonitorExit(raw);
    AWAIT(raw_over == 2);
}

/* ---- Suspension ---- */

static JNIEnv *spinner, *other_spinner;
static jobject spinner_ref;
static jmethodID spin_method;
static jfieldID spins_field;
static jclass threads_class;
static atomic_int gc_starts;

static jlong spins(JNIEnv *env) {
    return (*env)->GetStaticLongField(env, threads_class, spins_field);
}

static int stands_still(JNIEnv *env) {
    jlong before = spins(env);
    sleep_ms(15);
    return spins(env) == before;
}
static int runs(JNIEnv *env) {
    jlong before = spins(env);
    AWAIT(spins(env) != before);
    return spins(env) != before;
}

static void check_trace_of_suspended(void) {
    JVMPI_CallFrame frames[8];
    JVMPI_CallTrace trace = {spinner, 0, frames};
    jvmpi->GetCallTrace(&trace, 8);
    CHECK("R64 R65", trace.num_frames >= 2 && frames[0].method_id == spin_method,
          "a suspended thread's stack can be read");
}

static void check_suspension(JNIEnv *env) {
    jclass c = (*env)->FindClass(env, "Threads");
    threads_class = (*env)->NewGlobalRef(env, c);
    spins_field = (*env)->GetStaticFieldID(env, c, "spins", "J");
    jint before = jvmpi->GetThreadStatus(spinner);
    jvmpi->DisableGC();
    jvmpi->SuspendThread(spinner);
    jvmpi->SuspendThread(other_spinner);
    CHECK("R96 R25", stands_still(env), "SuspendThread stops threads");
    CHECK("R76", jvmpi->GetThreadStatus(spinner) == before, "and does not show in the status");
    check_trace_of_suspended();
    CHECK("R97 R35", jvmpi->GetThreadObject(spinner) != NULL, "ids can be asked for meanwhile");
    jvmpi->ResumeThread(spinner);
    CHECK("R95 R25", runs(env),
          "ResumeThread lets it go on"); /* and it alone: so it is what has run */
    jvmpi->SuspendThread(spinner);
    CHECK("R99", jvmpi->ThreadHasRun(spinner) == JNI_TRUE,
          "ThreadHasRun: it has, since its previous suspension");
    jvmpi->ResumeThread(other_spinner);
    jvmpi->ResumeThread(spinner);
    jvmpi->EnableGC();

    int cell;
    void *own = jvmpi->GetThreadLocalStorage(env);
    jvmpi->SetThreadLocalStorage(spinner, &cell);
    CHECK("R69 R70",
          jvmpi->GetThreadLocalStorage(spinner) == &cell &&
              jvmpi->GetThreadLocalStorage(env) == own &&
              jvmpi->GetThreadLocalStorage(other_spinner) == NULL,
          "each thread has its own storage cell, which others can set");
    jvmpi->SuspendThread(spinner);
    jvmpi->SuspendThread(other_spinner);
    int starts = gc_starts;
    (*env)->CallVoidMethod(
        env, spinner_ref,
        (*env)->GetMethodID(env, (*env)->FindClass(env, "java/lang/Thread"), "resume", "()V"));
    CHECK("R96", stands_still(env), "Thread.resume does not undo SuspendThread");
    CHECK("R201", stands_still(env), "SuspendThread works with GC on");
    jvmpi->RunGC();
    CHECK("R201", gc_starts == starts, "the VM keeps collections off itself");
    jvmpi->ResumeThread(spinner);
    jvmpi->ResumeThread(other_spinner);
    jvmpi->RunGC();
    CHECK("R201", gc_starts > starts, "until the last thread is resumed");

    jvmpi->SuspendThread(spinner);
    jvmpi->SuspendThread(spinner);
    jvmpi->ResumeThread(spinner);
    jvmpi->SuspendThread(other_spinner); /* it counts rounds as well */
    CHECK("R225", stands_still(env),
          "who was suspended twice stands still after one resumption");
    jint still = jvmpi->GetThreadStatus(spinner);
    jclass thread_class = (*env)->FindClass(env, "java/lang/Thread");
    (*env)->CallVoidMethod(env, spinner_ref,
                           (*env)->GetMethodID(env, thread_class, "interrupt", "()V"));
    CHECK("R217",
          jvmpi->GetThreadStatus(spinner) == still && (still & JVMPI_THREAD_INTERRUPTED) == 0,
          "an interruption does not show while JVMPI keeps the thread suspended");
    jvmpi->ResumeThread(spinner);
    CHECK("R225", runs(env), "and runs after the second");
    jvmpi->ResumeThread(other_spinner);
    CHECK("R217 R75", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_INTERRUPTED) != 0,
          "but afterwards");

    JNIEnv *list[3] = {spinner, (JNIEnv *)(void *)&list, other_spinner};
    jint results[3] = {7, 7, 7};
    jvmpi->SuspendThreadList(3, list, results);
    CHECK("F3",
          results[0] == JVMPI_SUCCESS && results[1] == JVMPI_FAIL &&
              results[2] == JVMPI_SUCCESS,
          "SuspendThreadList answers for each thread");
    CHECK("F3", stands_still(env), "and stops them");
    jvmpi->ResumeThreadList(3, list, results);
    CHECK("F3",
          runs(env) && results[0] == JVMPI_SUCCESS && results[1] == JVMPI_FAIL &&
              results[2] == JVMPI_SUCCESS,
          "ResumeThreadList resumes them");
}

static void check_java_suspension(int number) {
    if (number == 33) {
        CHECK("R74", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0,
              "Thread.suspend shows in the status");
        jvmpi->DisableGC();
        jvmpi->SuspendThread(spinner);
        CHECK("R76", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0,
              "also while JVMPI has suspended it");
        jvmpi->ResumeThread(spinner);
        jvmpi->EnableGC();
        CHECK("R95", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0,
              "ResumeThread does not undo Thread.suspend");
    }
    if (number == 34)
        CHECK("R74", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) == 0,
              "Thread.resume does");
}

/* A thread that sleeps, which runs as little between two suspensions. */
static void check_sleeper(JNIEnv *sleeper) {
    CHECK("R73", jvmpi->GetThreadStatus(sleeper) == JVMPI_THREAD_CONDVAR_WAIT,
          "a thread that sleeps");
    jvmpi->DisableGC();
    jvmpi->SuspendThread(sleeper);
    CHECK("R76", jvmpi->GetThreadStatus(sleeper) == JVMPI_THREAD_CONDVAR_WAIT,
          "suspended it is what it was");
    jvmpi->ResumeThread(sleeper);
    jvmpi->SuspendThread(sleeper);
    CHECK("R99", jvmpi->ThreadHasRun(sleeper) == JNI_FALSE,
          "ThreadHasRun: it has not, since its previous suspension");
    jvmpi->ResumeThread(sleeper);
    jvmpi->EnableGC();
}

/* A thread that has ended leaves its object behind. */
static void check_ended_thread(jobject thread) {
    jvmpi->DisableGC();
    CHECK("R38", jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id_of(thread)) == JVMPI_SUCCESS,
          "a thread's object outlives it");
    jvmpi->EnableGC();
}

/* ---- Two handlers at once ---- */

static jmethodID enter_method;
static atomic_int inside, met;

static void on_enter(JVMPI_Event *event) {
    if (event->u.method.method_id != enter_method) return;
    inside++;
    AWAIT(inside >= 2);
    if (inside >= 2) met++;
}

/* ---- The agent ---- */

static void step(JNIEnv *env, int number) {
    switch (number) {
    case 1:
        CHECK("R74", (jvmpi->GetThreadStatus(env) & JVMPI_THREAD_SUSPENDED) == 0,
              "who is not suspended does not show it");
        CHECK("R37 R202", env == main_env, "main's env is the one of its THREAD_START");
        break;
    case 2:
        self_env = env;
        CHECK("R37 R17", env == named_env && pthread_equal(pthread_self(), named_thread),
              "a thread's env is that of its THREAD_START, which was sent on it");
        check_requested_start();
        break;
    case 3:
        AWAIT(ended_env != NULL);
        CHECK("R144 R45", ended_env == self_env && named_starts == 1,
              "THREAD_END names the thread that ended");
        break;
    case 4:
        CHECK("R224", top_starts == 1, "a thread in the topmost group starts like any other");
        break;
    case 10:
    case 11:
    case 12: check_contention(number); break;
    case 20:
    case 21:
    case 22:
    case 25: check_waits(number); break;
    case 23: check_monitor_dump(); break;
    case 24: CHECK("R131", waiter_waits == 2, "a wait without a timeout"); break;
    case 50:
    case 51:
    case 52:
    case 53:
    case 54:
    case 55:
        check_again(number);
        if (number == 55) check_raw_again();
        break;
    case 32: check_suspension(env); break;
    case 33:
    case 34: check_java_suspension(number); break;
    case 40: ENABLE(JVMPI_EVENT_METHOD_ENTRY); break;
    case 41:
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
        CHECK("R17 R77", met == 2, "two threads are in NotifyEvent at once");
        break;
    default: break;
    }
}

/* The one thread whose object this is. */
static JNIEnv *env_of_thread(jobject thread) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->jobject2jobjectID(thread);
    JNIEnv *found = NULL;
    int count = 0;
    for (int i = 0; i < 64; i++) {
        JNIEnv *known = known_threads[i];
        if (known == NULL || jvmpi->GetThreadObject(known) != id) continue;
        if (count++ == 0) found = known;
    }
    jvmpi->EnableGC();
    CHECK("R39", count <= 1, "no two threads have one object");
    return found;
}

static void object(JNIEnv *env, int number, jobject reference) {
    switch (number) {
    case 1: lock_ref = (*env)->NewGlobalRef(env, reference); break;
    case 2: held_ref = (*env)->NewGlobalRef(env, reference); break;
    case 3: named_ref = (*env)->NewGlobalRef(env, reference); break;
    case 4: again_ref = (*env)->NewGlobalRef(env, reference); break;
    case 5: check_ended_thread(reference); break;
    case 6: check_sleeper(env_of_thread(reference)); break;
    case 30:
        spinner_ref = (*env)->NewGlobalRef(env, reference);
        CHECK("R39", (spinner = env_of_thread(reference)) != NULL,
              "GetThreadObject finds each thread");
        break;
    case 31: other_spinner = env_of_thread(reference); break;
    default: break;
    }
}

static pthread_mutex_t threads_lock = PTHREAD_MUTEX_INITIALIZER;

static void remember(JNIEnv *env, JNIEnv *as) {
    pthread_mutex_lock(&threads_lock);
    for (int i = 0; i < 64; i++)
        if (known_threads[i] == env) {
            known_threads[i] = as;
            break;
        }
    pthread_mutex_unlock(&threads_lock);
}

static void notify(JVMPI_Event *event) {
    JNIEnv *own = NULL;
    jint kind = KIND(event);
    if (event->env_id != NULL && kind != JVMPI_EVENT_THREAD_END &&
        kind != JVMPI_EVENT_METHOD_ENTRY && kind != JVMPI_EVENT_GC_START)
        CHECK("R45",
              (*java_vm)->GetEnv(java_vm, (void **)&own, JNI_VERSION_1_2) == JNI_OK &&
                  own == event->env_id,
              "env_id is that of the thread on which the event is sent");
    switch (kind) {
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_MONITOR_WAITED:
    case JVMPI_EVENT_MONITOR_DUMP: conf_check_gc_off(event); break;
    case JVMPI_EVENT_GC_START: conf_collections++; break;
    default: break;
    }
    switch (kind) {
    case JVMPI_EVENT_THREAD_START:
        if (!REQUESTED(event)) remember(NULL, event->env_id);
        on_thread_start(event);
        break;
    case JVMPI_EVENT_THREAD_END:
        remember(event->env_id, NULL);
        if (event->env_id == self_env) ended_env = event->env_id;
        break;
    case JVMPI_EVENT_CLASS_LOAD:
        for (jint i = 0; strcmp(event->u.class_load.class_name, "Threads") == 0 &&
                         i < event->u.class_load.num_methods;
             i++) {
            if (strcmp(event->u.class_load.methods[i].method_name, "enter") == 0)
                enter_method = event->u.class_load.methods[i].method_id;
            if (strcmp(event->u.class_load.methods[i].method_name, "spin") == 0)
                spin_method = event->u.class_load.methods[i].method_id;
        }
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT: on_contention(event); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT:
        if (event->u.raw_monitor.id == raw_monitor_again)
            on_again(&raw_again, event,
                     event->event_type - JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER);
        break;
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_MONITOR_WAITED: on_wait(event); break;
    case JVMPI_EVENT_MONITOR_DUMP: on_monitor_dump(event); break;
    case JVMPI_EVENT_METHOD_ENTRY: on_enter(event); break;
    case JVMPI_EVENT_GC_START: gc_starts++; break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        CHECK("R124", event->env_id == main_env, "JVM_INIT_DONE is sent on the main thread");
        conf_driver();
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: conf_end(); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "threads", notify, JVMPI_VERSION_1_2)) return JNI_ERR;
    on_step = step;
    on_object = object;
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_CLASS_LOAD,
           JVMPI_EVENT_GC_START, JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
           JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
           JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
