/* SPDX-License-Identifier: MIT */
/* The three modes: what an agent may do in each, that GC is off where ids are told, that
 * threads stand still between GC_START and GC_FINISH, and an empty pair when GC is turned off
 * in between. */
#include "conformance.h"

static atomic_ulong ticks, frees, moves, starts, finishes;
static _Thread_local unsigned long
    own_starts; /* on this thread: others may begin, in vain, while it keeps GC off (R208) */
static _Thread_local int driving; /* this thread takes the steps; the one that ticks may collect
                                     too, and then nothing ticks */
static jmethodID tick_method;
static JNIEnv *main_env, *ticker_env;
static JVMPI_RawMonitor lock;
static int probing, in_gc, probed_alloc, probed_method, probed_start, probed_finish,
    probed_move;

/* A thread that is within the agent's own code may still count once; it cannot enter another
 * method. */

/* What may be called in every mode. */
static int harmless(JNIEnv *env) {
    JVMPI_CallFrame frames[2];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->GetCallTrace(&trace, 2);
    jlong cpu = jvmpi->GetCurrentThreadCpuTime();
    jvmpi->SetThreadLocalStorage(env, &cpu); /* another value each time, or nearly */
    int kept = jvmpi->GetThreadLocalStorage(env) == &cpu;
    jvmpi->SetThreadLocalStorage(env, NULL);
    jint status = jvmpi->GetThreadStatus(env) & 0xff;
    int switched = jvmpi->EnableEvent(JVMPI_EVENT_DATA_DUMP_REQUEST, NULL) == JVMPI_SUCCESS &&
                   jvmpi->DisableEvent(JVMPI_EVENT_DATA_DUMP_REQUEST, NULL) == JVMPI_SUCCESS;
    return kept && cpu >= 0 && status >= 1 && status <= 3 && trace.num_frames <= 2 && switched;
}

/* Mode G: ids hold, and what could collect does not. */
static void probe_g(JNIEnv *env) {
    static char name[] = "refused";
    unsigned long before = own_starts;
    probing = 0;
    probed_alloc = 1;
    jobjectID id = jvmpi->GetThreadObject(env);
    jvmpi->RunGC();
    CHECK("R34 R19", own_starts == before, "in the handler of an event with ids GC is off");
    CHECK("R54 R19", jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, free) == JNI_ERR,
          "CreateSystemThread in G answers JNI_ERR");
    CHECK("R35 R36", id == jvmpi->GetThreadObject(env), "ids hold without more ado");
    CHECK("R16 R18", harmless(env), "functions for every mode work in G");
    CHECK("R22 R43", jvmpi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id) == JVMPI_SUCCESS,
          "a request from within a handler");
    jvmpi->RawMonitorEnter(lock);
    jvmpi->RawMonitorExit(lock);
    jvmpi->DisableGC();
    jvmpi->EnableGC();
    jvmpi->RunGC();
    CHECK("R24 R34", own_starts == before,
          "a pair of DisableGC and EnableGC does not turn GC on there");
}

static void pass(void *argument) { (void)argument; }

/* Mode M: all of it. */
static void probe_m(JNIEnv *env) {
    unsigned long before = starts;
    static char name[] = "made in M";
    probed_method = 1;
    jvmpi->RunGC();
    CHECK("R18 R98 R22", starts > before, "RunGC in M, from a handler");
    JVMPI_RawMonitor made = jvmpi->RawMonitorCreate(name);
    jvmpi->RawMonitorEnter(made);
    long long start = now_ns();
    jvmpi->RawMonitorWait(made, 5);
    CHECK("R18", made != NULL && now_ns() - start >= 4000000,
          "a raw monitor can be made and waited on");
    jvmpi->RawMonitorExit(made);
    jvmpi->RawMonitorDestroy(made);
    CHECK("R18", jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, pass) == JNI_OK,
          "a thread can be made");
    CHECK("R16 R18", harmless(env), "functions for every mode work in M");
    CHECK("R18", jvmpi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS,
          "dumps in M");
    jvmpi->SuspendThread(ticker_env);
    CHECK("R25 R16", harmless(ticker_env),
          "functions for every mode work in S, of a suspended thread too");
    CHECK("R54", jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, pass) == JNI_ERR,
          "CreateSystemThread answers JNI_ERR while threads are suspended");
    jvmpi->ResumeThread(ticker_env);
}

/* ---- An empty pair ---- */

static atomic_int holder_ready, want_holder, holder_holds, holder_done;
static unsigned long finishes_at_hold, happened_while_held, empty_pairs;

static void holder(void *argument) {
    (void)argument;
    holder_ready = 1;
    AWAIT(want_holder == 2); /* a collection has begun */
    jvmpi->DisableGC();
    finishes_at_hold = finishes;
    unsigned long happened = frees + moves;
    holder_holds = 1;
    AWAIT(finishes > finishes_at_hold);
    if (finishes > finishes_at_hold) empty_pairs++;
    sleep_ms(20);
    happened_while_held = frees + moves - happened;
    jvmpi->EnableGC();
    holder_done = 1;
}

/* ---- Locks across a collection ---- */

static JNIEnv *volatile finisher_env;
static atomic_int want_finisher, finisher_in; /* 1 wanted; it is to enter: 2 */
static atomic_ulong finisher_goes;            /* each time it was in the VM and out again */

static int finisher_watched; /* in the collection under way */

static void finisher(void *argument) {
    JNIEnv *env;
    (void)argument;
    (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2);
    jclass string = (*env)->FindClass(env, "java/lang/String");
    finisher_env = env;
    for (int tries = conf_patience(); tries > 0 && want_finisher != 2;
         tries--, finisher_goes++) {
        (*env)->DeleteLocalRef(env, (*env)->GetSuperclass(env, string));
        sleep_ms(1);
    }
    jvmpi->RawMonitorEnter(lock);
    finisher_in = 1;
    jvmpi->RawMonitorExit(lock);
}

/* ---- S ---- */

static void on_gc_start(JVMPI_Event *event) {
    starts++;
    own_starts++;
    jvmpi->RawMonitorEnter(lock);
    in_gc = 1;
    CHECK("R116", harmless(event->env_id),
          "GC_START's handler runs before threads are suspended: it may lock");
    if (!probed_start) {
        void *memory = malloc(100); /* allowed here */
        probed_start = memory != NULL;
        free(memory);
    }
    if (want_finisher == 1 && driving) {
        /* Not the one that ticks: it may want a collection itself, and waits for ours. */
        unsigned long before = finisher_goes;
        AWAIT(finisher_goes > before + 1);
        CHECK("R116 R26", finisher_goes > before + 1,
              "GC_START's handler runs before threads are suspended: the others go on");
        want_finisher = 2;
        finisher_watched = 1;
        AWAIT(jvmpi->GetThreadStatus(finisher_env) == JVMPI_THREAD_MONITOR_WAIT);
        CHECK("R116", jvmpi->GetThreadStatus(finisher_env) == JVMPI_THREAD_MONITOR_WAIT,
              "the lock that it takes is held");
    }
    if (want_holder == 1 && !holder_holds) {
        want_holder = 2;
        AWAIT(holder_holds);
    }
}

static void on_gc_finish(JVMPI_Event *event) {
    static char name[] = "refused";
    finishes++;
    CHECK("R119", in_gc == 1, "the pair comes on one thread, nothing between");
    if (!holder_holds || holder_done) {
        if (event->u.gc_info.used_objects > 0)
            CHECK("R118",
                  event->u.gc_info.total_object_space >= event->u.gc_info.used_object_space,
                  "bytes in use and in all");
        if (!probed_finish && ticks > 1000) {
            probed_finish = 1;
            unsigned long before = ticks;
            struct timespec pause = {0, 20000000};
            nanosleep(&pause, NULL);
            CHECK("R26 R16", ticks <= before + 1, "threads stand still when GC_FINISH is told");
            CHECK("R21 R16", harmless(event->env_id),
                  "functions for every mode work while threads stand still");
            CHECK("R54",
                  jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, pass) == JNI_ERR,
                  "CreateSystemThread answers JNI_ERR while threads stand still");
        }
    }
    in_gc = 0;
    if (finisher_watched)
        CHECK("R116 R117", !finisher_in, "until GC_FINISH's handler releases it");
    finisher_watched = 0;
    jvmpi->RawMonitorExit(lock);
}

static void on_death(JVMPI_Event *event) {
    if (event->event_type == JVMPI_EVENT_OBJECT_FREE)
        frees++;
    else
        moves++;
    CHECK("R101 R147", in_gc == 1, "OBJECT_FREE and OBJECT_MOVE come within the bracket");
    jvmpi->RawMonitorEnter(lock); /* it is ours already */
    jvmpi->RawMonitorExit(lock);
    if (!probed_move && ticks > 1000) {
        probed_move = 1;
        unsigned long before = ticks;
        struct timespec pause = {0, 20000000};
        nanosleep(&pause, NULL);
        CHECK("R26 R101", ticks <= before + 1,
              "threads stand still between GC_START and GC_FINISH");
        CHECK("R21", harmless(event->env_id), "and nothing that may be called there blocks");
    }
}

/* ---- The program ---- */

static void step(JNIEnv *env, int number) {
    static char name[] = "holder";
    driving = 1;
    switch (number) {
    case 1:
        ENABLE(JVMPI_EVENT_METHOD_ENTRY);
        AWAIT(ticks > 1000);
        probing = 1;
        ENABLE(JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE);
        break;
    case 2: {
        CHECK("R34", probed_alloc && !probing, "OBJECT_ALLOC came");
        unsigned long started = starts, finished = finishes;
        jvmpi->RunGC();
        CHECK("R34 R26", starts > started && finishes > finished,
              "GC is on again when NotifyEvent has returned");
        CHECK("R26", probed_finish, "collections were watched");
        unsigned long then = ticks;
        AWAIT(ticks > then);
        CHECK("R26", ticks > then, "threads go on after GC_FINISH");
        break;
    }
    case 3: {
        /* The thread's own DisableGC outlasts the events in between. */
        jvmpi->DisableGC();
        probing = 1;
        (void)(*env)->NewStringUTF(env, "an allocation");
        unsigned long before = own_starts;
        jvmpi->RunGC();
        CHECK("R34", own_starts == before && !probing,
              "an event with ids restores the nesting count");
        jvmpi->EnableGC();
        break;
    }
    case 4:
        jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, holder);
        AWAIT(holder_ready);
        want_holder = 1;
        jvmpi->RunGC();
        AWAIT(holder_done);
        CHECK("R208", empty_pairs == 1 && happened_while_held == 0,
              "GC turned off after GC_START: an empty pair");
        CHECK("R208", finishes >= finishes_at_hold + 2, "and the collection comes later");
        break;
    case 5: {
        static char finisher_name[] = "finisher";
        jvmpi->CreateSystemThread(finisher_name, JVMPI_NORMAL_PRIORITY, finisher);
        AWAIT(finisher_env != NULL);
        want_finisher = 1;
        for (int i = 0; i < 50 && want_finisher == 1; i++)
            jvmpi->RunGC(); /* another thread's collection may do for one (R226) */
        AWAIT(finisher_in);
        CHECK("R117", finisher_in,
              "a lock that GC_FINISH's handler releases is free for who waited");
        unsigned long then = ticks;
        AWAIT(ticks > then);
        CHECK("R117 R26", ticks > then, "and threads go on");
        want_finisher = 3;
        jvmpi->DisableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL);
        break;
    }
    default: break;
    }
}

static void notify(JVMPI_Event *event) {
    switch (KIND(event)) {
    case JVMPI_EVENT_METHOD_ENTRY:
        if (event->env_id == main_env && ticker_env != NULL && ticks > 1000 && !probed_method)
            probe_m(event->env_id);
        if (event->u.method.method_id != tick_method) return;
        ticker_env = event->env_id;
        ticks++;
        break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (probing && !REQUESTED(event) && event->env_id == main_env) probe_g(event->env_id);
        break;
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE: on_death(event); break;
    case JVMPI_EVENT_GC_START: on_gc_start(event); break;
    case JVMPI_EVENT_GC_FINISH: on_gc_finish(event); break;
    case JVMPI_EVENT_CLASS_LOAD:
        for (jint i = 0; strcmp(event->u.class_load.class_name, "Modes") == 0 &&
                         i < event->u.class_load.num_methods;
             i++)
            if (strcmp(event->u.class_load.methods[i].method_name, "tick") == 0)
                tick_method = event->u.class_load.methods[i].method_id;
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        main_env = event->env_id;
        conf_driver();
        break;
    case JVMPI_EVENT_THREAD_START:
        if (strcmp(event->u.thread_start.thread_name, "ticker") == 0)
            ticker_env = event->env_id;
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: {
        unsigned long before = starts;
        jvmpi->RunGC();
        CHECK("R153 R125", starts > before, "JVM_SHUT_DOWN's handler may collect");
        conf_end();
        break;
    }
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    static char name[] = "_modes";
    (void)options, (void)reserved;
    if (!conf_load(vm, "modes", notify, JVMPI_VERSION_1)) return JNI_ERR;
    on_step = step;
    lock = jvmpi->RawMonitorCreate(name);
    ENABLE(JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH,
           JVMPI_EVENT_THREAD_START, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
