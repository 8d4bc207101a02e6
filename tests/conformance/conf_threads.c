/* SPDX-License-Identifier: MIT */
/* Threads and monitors: starts and ends, contention, waits and sleeps with their times, suspension by
 * JVMPI and by Java, statuses, monitor dumps, handlers that run on several threads at once. */
#include "conformance.h"

static JNIEnv *main_env;
static jobject lock_ref, held_ref;
static int main_started;
static JNIEnv *named_env, *volatile ended_env, *self_env;
static int named_starts;
static pthread_t named_thread;

static jobjectID id_of(jobject reference) { return reference != NULL ? jvmpi->jobject2jobjectID(reference) : NULL; }

/* ---- Starts and ends ---- */

static void on_thread_start(JVMPI_Event *event) {
    const char *name = event->u.thread_start.thread_name;
    if (!main_started) {
        main_started = 1;
        CHECK("R202 R205", strcmp(name, "main") == 0, "THREAD_START of the main thread comes first");
        main_env = event->env_id;
    }
    CHECK("R143", REQUESTED(event) || event->env_id == event->u.thread_start.thread_env_id,
          "an unrequested THREAD_START is sent on the new thread");
    CHECK("R142", name != NULL && event->u.thread_start.group_name != NULL &&
                      event->u.thread_start.parent_name != NULL && event->u.thread_start.thread_id != NULL,
          "THREAD_START has names and the thread's object");
    if (!REQUESTED(event) && strcmp(name, "named") == 0) {
        named_starts++;
        named_env = event->env_id;
        named_thread = pthread_self();
        CHECK("R142", strcmp(event->u.thread_start.group_name, "group") == 0 &&
                          strcmp(event->u.thread_start.parent_name, "main") == 0,
              "thread, group and parent group");
        CHECK("R37 R71", jvmpi->GetThreadLocalStorage(named_env) == NULL, "a new thread's cell is empty");
        CHECK("R72", jvmpi->GetThreadObject(named_env) == event->u.thread_start.thread_id,
              "GetThreadObject answers thread_id");
    }
}

static void check_requested_start(void) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->GetThreadObject(named_env);
    if (id != NULL)
        CHECK("R88", jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, id) == JVMPI_SUCCESS, "a thread can be asked for");
    jvmpi->EnableGC();
}

/* ---- Contention ---- */

static int enters, entereds, leaves, wrong_thread, wrong_order;
static JNIEnv *blocked_env;

static void on_contention(JVMPI_Event *event) {
    if (event->u.monitor.object != id_of(lock_ref)) return;
    switch (event->event_type) {
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
        enters++;
        blocked_env = event->env_id;
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
        if (event->env_id != blocked_env) wrong_thread++;
        if (entereds++ >= enters) wrong_order++;
        break;
    default:
        leaves++;
        if (event->env_id != main_env) wrong_thread++;
    }
}

static void check_contention(int number) {
    if (number == 10) {
        CHECK("R129 R152", enters == 1 && entereds == 0, "CONTENDED_ENTER comes before blocking");
        CHECK("R73", jvmpi->GetThreadStatus(blocked_env) == JVMPI_THREAD_MONITOR_WAIT,
              "a thread that blocks waits on a monitor");
    }
    if (number == 11) {
        CHECK("R129 R152", entereds == 1 && wrong_thread == 0 && wrong_order == 0,
              "CONTENDED_ENTERED comes on the same thread afterwards");
        CHECK("R130", leaves == 1, "CONTENDED_EXIT comes on the thread that leaves while another waits");
        CHECK("R17 R42", blocked_env != main_env, "each event on the thread that it happens on");
    }
    if (number == 12)
        CHECK("R129 R130", enters == 1 && entereds == 1 && leaves == 1, "no contention, no event");
}

/* ---- Waits ---- */

typedef struct Wait {
    int begun, ended;
    jobjectID object, ended_object;
    jlong timeout, waited;
} Wait;
static Wait main_wait;
static atomic_int waiter_waits;

static void on_wait(JVMPI_Event *event) {
    if (event->env_id != main_env) {
        if (event->event_type == JVMPI_EVENT_MONITOR_WAIT && event->u.monitor_wait.object == id_of(lock_ref)) {
            CHECK("R131", event->u.monitor_wait.timeout == 0, "a timeout of 0 is for ever");
            waiter_waits++;
        }
        return;
    }
    if (event->event_type == JVMPI_EVENT_MONITOR_WAIT) {
        main_wait.begun++;
        main_wait.object = event->u.monitor_wait.object;
        main_wait.timeout = event->u.monitor_wait.timeout;
    } else {
        if (main_wait.ended >= main_wait.begun) CHECK("R152", 0, "MONITOR_WAIT comes before MONITOR_WAITED");
        main_wait.ended++;
        main_wait.ended_object = event->u.monitor_wait.object;
        main_wait.waited = event->u.monitor_wait.timeout;
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
        CHECK("R131 R152", main_wait.begun == 1 && main_wait.ended == 1 && main_wait.timeout == 30,
              "a wait is told before and after, with its timeout");
        jvmpi->EnableGC();
        CHECK("R132", main_wait.waited >= 29 && main_wait.waited < 30000, "MONITOR_WAITED has the time waited");
        CHECK("R131", main_wait.object != NULL && main_wait.ended_object != NULL, "and the object");
        main_wait = none;
    }
    if (number == 22) {
        CHECK("R131", main_wait.begun == 1 && main_wait.object == NULL && main_wait.timeout == 25,
              "a sleep is a wait for NULL");
        CHECK("R132", main_wait.ended == 1 && main_wait.ended_object == NULL && main_wait.waited >= 24,
              "and so when it is over");
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

static int known_thread(JVMPI_Event *event, void *env) {
    for (jint i = 0; i < event->u.monitor_dump.num_traces; i++)
        if (event->u.monitor_dump.traces[i].env_id == env) return 1;
    return 0;
}

static void on_monitor_dump(JVMPI_Event *event) {
    const unsigned char *at = (const unsigned char *)event->u.monitor_dump.begin,
                        *end = (const unsigned char *)event->u.monitor_dump.end;
    int lock_seen = 0, held_seen = 0, raw_seen = 0, bad = 0, runnable = 0, condvar = 0;
    dumps++;
    while (at < end && !bad) {
        unsigned type = *at++;
        int is_raw = type == JVMPI_MONITOR_RAW;
        const char *name = is_raw ? pointer(&at) : NULL;
        void *id = pointer(&at), *owner = pointer(&at);
        unsigned entries = u4(&at), enterers = u4(&at);
        for (unsigned i = 0; i < enterers && at < end; i++) bad |= !known_thread(event, pointer(&at));
        unsigned waiters = u4(&at);
        void *first = waiters > 0 ? pointer(&at) : NULL;
        for (unsigned i = 1; i < waiters && at < end; i++) pointer(&at);
        if (type != JVMPI_MONITOR_JAVA && !is_raw) bad = 1;
        if (owner == NULL) CHECK("R193", entries == 0, "an unowned monitor has no entries");
        if (!is_raw && id == (void *)id_of(lock_ref)) {
            lock_seen++;
            CHECK("R190", owner == NULL && waiters == 1 && known_thread(event, first), "a monitor somebody waits on");
        }
        if (!is_raw && id == (void *)id_of(held_ref)) {
            held_seen++;
            CHECK("R190", owner == (void *)main_env && entries == 2 && enterers == 0 && waiters == 0,
                  "a monitor that main entered twice");
        }
        if (is_raw && id == (void *)raw) {
            raw_seen++;
            CHECK("R191 R194", name != NULL && strcmp(name, raw_name) == 0 && owner == (void *)main_env && entries == 3,
                  "a raw monitor with its name, entered thrice");
        }
    }
    CHECK("R192 R154", !bad && at == end, "a monitor dump is a sequence of records");
    CHECK("R133", lock_seen == 1 && held_seen == 1, "each monitor has one record");
    CHECK("R191", raw_seen == 1, "raw monitors too");
    for (jint i = 0; i < event->u.monitor_dump.num_traces; i++) {
        jint status = event->u.monitor_dump.threads_status[i] & 0xff;
        if (event->u.monitor_dump.traces[i].env_id == main_env) {
            runnable = status == JVMPI_THREAD_RUNNABLE;
            CHECK("R133", event->u.monitor_dump.traces[i].num_frames >= 3, "main's trace is there");
        }
        condvar += status == JVMPI_THREAD_CONDVAR_WAIT;
    }
    CHECK("R133", runnable && condvar >= 1, "statuses stand in the order of the traces");
}

static void check_monitor_dump(void) {
    raw = jvmpi->RawMonitorCreate(raw_name);
    for (int i = 0; i < 3; i++) jvmpi->RawMonitorEnter(raw);
    CHECK("R133 R86", jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS && dumps == 1,
          "a monitor dump comes on request");
    for (int i = 0; i < 3; i++) jvmpi->RawMonitorExit(raw);
}

/* ---- Suspension ---- */

static JNIEnv *spinner, *other_spinner;
static jfieldID spins_field;
static jclass threads_class;
static atomic_int gc_starts;

static jlong spins(JNIEnv *env) { return (*env)->GetStaticLongField(env, threads_class, spins_field); }

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
    CHECK("R64", trace.num_frames >= 2, "a suspended thread's stack can be read");
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
    CHECK("R95 R25", runs(env), "ResumeThread lets it go on"); /* and it alone: so it is what has run */
    jvmpi->SuspendThread(spinner);
    CHECK("R99", jvmpi->ThreadHasRun(spinner) == JNI_TRUE, "ThreadHasRun: it has, since its previous suspension");
    jvmpi->ResumeThread(other_spinner);
    jvmpi->ResumeThread(spinner);
    jvmpi->EnableGC();

    jvmpi->SuspendThread(spinner);
    jvmpi->SuspendThread(other_spinner);
    int starts = gc_starts;
    CHECK("R201", stands_still(env), "SuspendThread works with GC on");
    jvmpi->RunGC();
    CHECK("R201", gc_starts == starts, "the VM keeps collections off itself");
    jvmpi->ResumeThread(spinner);
    jvmpi->ResumeThread(other_spinner);
    jvmpi->RunGC();
    CHECK("R201", gc_starts > starts, "until the last thread is resumed");

    JNIEnv *list[3] = {spinner, (JNIEnv *)(void *)&list, other_spinner};
    jint results[3] = {7, 7, 7};
    jvmpi->SuspendThreadList(3, list, results);
    CHECK("F3", results[0] == JVMPI_SUCCESS && results[1] == JVMPI_FAIL && results[2] == JVMPI_SUCCESS,
          "SuspendThreadList answers for each thread");
    CHECK("F3", stands_still(env), "and stops them");
    jvmpi->ResumeThreadList(3, list, results);
    CHECK("F3", runs(env) && results[0] == JVMPI_SUCCESS && results[1] == JVMPI_FAIL && results[2] == JVMPI_SUCCESS,
          "ResumeThreadList resumes them");
}

static void check_java_suspension(int number) {
    if (number == 33) {
        CHECK("R74", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0, "Thread.suspend shows in the status");
        jvmpi->DisableGC();
        jvmpi->SuspendThread(spinner);
        CHECK("R76", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0,
              "also while JVMPI has suspended it");
        jvmpi->ResumeThread(spinner);
        jvmpi->EnableGC();
        CHECK("R95", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) != 0,
              "ResumeThread does not undo Thread.suspend");
    }
    if (number == 34) CHECK("R74", (jvmpi->GetThreadStatus(spinner) & JVMPI_THREAD_SUSPENDED) == 0, "Thread.resume does");
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
        CHECK("R144 R45", ended_env == self_env && named_starts == 1, "THREAD_END names the thread that ended");
        break;
    case 10:
    case 11:
    case 12: check_contention(number); break;
    case 20:
    case 21:
    case 22: check_waits(number); break;
    case 23: check_monitor_dump(); break;
    case 24: CHECK("R131", waiter_waits == 1, "a wait without a timeout"); break;
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

static JNIEnv *known_threads[64];

/* The one thread whose object this is. */
static JNIEnv *env_of_thread(jobject thread) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->jobject2jobjectID(thread);
    JNIEnv *found = NULL;
    for (int i = 0; i < 64 && found == NULL; i++)
        if (known_threads[i] != NULL && jvmpi->GetThreadObject(known_threads[i]) == id) found = known_threads[i];
    jvmpi->EnableGC();
    return found;
}

static void object(JNIEnv *env, int number, jobject reference) {
    switch (number) {
    case 1: lock_ref = (*env)->NewGlobalRef(env, reference); break;
    case 2: held_ref = (*env)->NewGlobalRef(env, reference); break;
    case 30: CHECK("R39", (spinner = env_of_thread(reference)) != NULL, "GetThreadObject finds each thread"); break;
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
    switch (KIND(event)) {
    case JVMPI_EVENT_THREAD_START:
        if (!REQUESTED(event)) remember(NULL, event->env_id);
        on_thread_start(event);
        break;
    case JVMPI_EVENT_THREAD_END:
        remember(event->env_id, NULL);
        if (event->env_id == self_env) ended_env = event->env_id;
        break;
    case JVMPI_EVENT_CLASS_LOAD:
        for (jint i = 0; strcmp(event->u.class_load.class_name, "Threads") == 0 && i < event->u.class_load.num_methods; i++) {
            if (strcmp(event->u.class_load.methods[i].method_name, "enter") == 0)
                enter_method = event->u.class_load.methods[i].method_id;
        }
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT: on_contention(event); break;
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
    ENABLE(JVMPI_EVENT_THREAD_START, JVMPI_EVENT_THREAD_END, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_GC_START,
           JVMPI_EVENT_MONITOR_CONTENDED_ENTER, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
           JVMPI_EVENT_MONITOR_CONTENDED_EXIT, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
