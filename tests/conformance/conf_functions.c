/* SPDX-License-Identifier: MIT */
/* What the functions of the table do and answer, called where Functions.java says. */
#include "conformance.h"

static atomic_int gc_starts, gc_finishes, moved /* or freed */, crowding, lingering, allocs,
    passer_starts, thread_ends;
static JVMPI_Event latest[JVMPI_MAX_EVENT_TYPE_VAL + 1]; /* requested ones, main's */
static int requested[JVMPI_MAX_EVENT_TYPE_VAL + 1], unrequested_dumps;
static atomic_int asking;
static JNIEnv *main_env;
static pthread_t main_thread;
static char class_name[256];
static jmethodID methods[64];
static char method_names[64][32];
static jint method_lines[64][2];
static int method_count;

/* ---- Events ---- */

static atomic_int system_allocs, watch_thread_object;
static JNIEnv *volatile system_env, *volatile ended_env;
static void *storage_at_end;
static JVMPI_RawMonitor plain, quiet; /* the second's name begins with _ */
static atomic_int contended[3], contended_quiet;
static int plain_dumped; /* the latest monitor dump mentions it */

static jmethodID wanted_method;
static int wanted_found;
static jint wanted_lines[2];

static void on_requested(JVMPI_Event *event) {
    jint kind = KIND(event);
    CHECK("R44", asking > 0, "only what was asked for carries the bit");
    CHECK("R42 R45", event->env_id == main_env && pthread_equal(pthread_self(), main_thread),
          "a requested event comes on the thread that requests it");
    requested[kind]++;
    latest[kind] = *event;
    if (kind == JVMPI_EVENT_MONITOR_DUMP) {
        const char *begin = event->u.monitor_dump.begin;
        size_t length = (size_t)(event->u.monitor_dump.end - begin);
        plain_dumped = memmem(begin, length, &plain, sizeof plain) != NULL;
    }
    if (kind != JVMPI_EVENT_CLASS_LOAD) return;
    for (jint i = 0; i < event->u.class_load.num_methods; i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        if (m->method_id != wanted_method) continue;
        wanted_found++;
        wanted_lines[0] = m->start_lineno;
        wanted_lines[1] = m->end_lineno;
    }
    snprintf(class_name, sizeof class_name, "%s", event->u.class_load.class_name);
    for (jint i = 0; i < event->u.class_load.num_methods &&
                     strcmp(class_name, "Functions") == 0 && method_count < 64;
         i++) {
        JVMPI_Method *m = &event->u.class_load.methods[i];
        methods[method_count] = m->method_id;
        method_lines[method_count][0] = m->start_lineno;
        method_lines[method_count][1] = m->end_lineno;
        snprintf(method_names[method_count++], 32, "%s", m->method_name);
    }
}

static void on_init_done(JVMPI_Event *event);

static void notify(JVMPI_Event *event) {
    jint kind = KIND(event);
    if (REQUESTED(event)) {
        on_requested(event);
        return;
    }
    switch (kind) {
    case JVMPI_EVENT_HEAP_DUMP:
    case JVMPI_EVENT_MONITOR_DUMP:
    case JVMPI_EVENT_OBJECT_DUMP: unrequested_dumps++; break;
    case JVMPI_EVENT_GC_START:
        gc_starts++;
        if (crowding) sleep_ms(2); /* that others call while it is under way */
        if (lingering == 1) {
            lingering = 2;
            sleep_ms(30);
        }
        break;
    case JVMPI_EVENT_GC_FINISH: gc_finishes++; break;
    case JVMPI_EVENT_OBJECT_FREE:
    case JVMPI_EVENT_OBJECT_MOVE: moved++; break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        allocs++;
        if (watch_thread_object && pthread_equal(pthread_self(), main_thread)) system_allocs++;
        break;
    case JVMPI_EVENT_THREAD_START:
        if (strcmp(event->u.thread_start.thread_name, "passer") == 0) passer_starts++;
        if (strcmp(event->u.thread_start.thread_name, "conformance thread") == 0) {
            CHECK("R23 R150", system_allocs > 0,
                  "the thread object's OBJECT_ALLOC comes before its THREAD_START");
            CHECK("R228 R143",
                  event->env_id == event->u.thread_start.thread_env_id &&
                      event->env_id != main_env && !pthread_equal(pthread_self(), main_thread),
                  "a system thread's THREAD_START comes on the new thread");
            system_env = event->u.thread_start.thread_env_id;
        }
        break;
    case JVMPI_EVENT_THREAD_END:
        thread_ends++;
        if (event->env_id == system_env) {
            storage_at_end = jvmpi->GetThreadLocalStorage(event->env_id);
            ended_env = event->env_id;
        }
        break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT:
        if (event->u.raw_monitor.id == plain) {
            contended[kind - JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER]++;
            CHECK("R141", strcmp(event->u.raw_monitor.name, "plain") == 0,
                  "contention events name the monitor");
        }
        if (event->u.raw_monitor.id == quiet) contended_quiet++;
        break;
    case JVMPI_EVENT_JVM_INIT_DONE: on_init_done(event); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        CHECK("R58", unrequested_dumps == 0, "dumps come on request only");
        CHECK("R119", gc_starts == gc_finishes, "GC_START and GC_FINISH are paired");
        CHECK("R153", 1, "JVM_SHUT_DOWN comes while the agent can still work");
        conf_end();
        break;
    default: break;
    }
}

/* ---- Enabling ---- */

static void on_init_done(JVMPI_Event *event) {
    static const jint nothing[] = {-1,
                                   0,
                                   10,
                                   20,
                                   32,
                                   36,
                                   62,
                                   63,
                                   64,
                                   1000,
                                   0x7fffffff,
                                   (jint)0x80000000,
                                   1 | JVMPI_REQUESTED_EVENT};
    static const jint dumps[] = {JVMPI_EVENT_HEAP_DUMP, JVMPI_EVENT_MONITOR_DUMP,
                                 JVMPI_EVENT_OBJECT_DUMP};
    main_env = event->env_id;
    main_thread = pthread_self();
    CHECK("R153", conf_driver() != NULL, "JVM_INIT_DONE comes when the VM is usable");
    for (size_t i = 0; i < sizeof nothing / sizeof nothing[0]; i++)
        CHECK("R59",
              jvmpi->EnableEvent(nothing[i], NULL) == JVMPI_NOT_AVAILABLE &&
                  jvmpi->DisableEvent(nothing[i], NULL) == JVMPI_NOT_AVAILABLE,
              "numbers of no event are NOT_AVAILABLE");
    for (size_t i = 0; i < 3; i++)
        CHECK("R58 R57",
              jvmpi->EnableEvent(dumps[i], NULL) == JVMPI_NOT_AVAILABLE &&
                  jvmpi->DisableEvent(dumps[i], NULL) == JVMPI_NOT_AVAILABLE,
              "dumps cannot be enabled or disabled");
    for (jint type = 1; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++) {
        if ((type >= 9 && type <= 32) || type == 36 || type == 37 || type == 50 || type == 59)
            continue;
        if (type == JVMPI_EVENT_GC_START || type >= 46) continue; /* in use below */
        CHECK("R56 R57 R59",
              jvmpi->EnableEvent(type, NULL) == JVMPI_SUCCESS &&
                  jvmpi->EnableEvent(type, NULL) == JVMPI_SUCCESS,
              "an event can be enabled, twice too");
        CHECK("R57 R59 R60",
              jvmpi->DisableEvent(type, NULL) == JVMPI_SUCCESS &&
                  jvmpi->DisableEvent(type, NULL) == JVMPI_SUCCESS,
              "an event can be disabled, twice too");
    }
    ENABLE(JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_OBJECT_MOVE,
           JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_THREAD_START,
           JVMPI_EVENT_THREAD_END, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER,
           JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
    int before = gc_starts, finished = gc_finishes;
    jvmpi->RunGC();
    CHECK("R98 R22", gc_starts > before && gc_finishes > finished,
          "RunGC collects before it returns");
    CHECK("R56", gc_starts > before, "what was enabled is told");
    before = gc_starts;
    jvmpi->DisableGC();
    jvmpi->EnableGC();
    jvmpi->RunGC();
    CHECK("R63", gc_starts > before, "EnableGC undoes DisableGC");
    CHECK("R23", gc_finishes > 0, "RunGC's events come on the way");
}

/* ---- Requests ---- */

static int request(jint type, void *argument) {
    int before = requested[type];
    asking++;
    CHECK("R93", jvmpi->RequestEvent(type, argument) == JVMPI_SUCCESS, "a request succeeds");
    asking--;
    return requested[type] == before + 1;
}

static atomic_int passed;
static void pass(void *argument) {
    (void)argument;
    passed++;
}

static void check_requests(void) {
    static char unseen[] = "passer";
    static const jint never[] = {1,  2,  3,  5,  6,  7,  8,  34, 35, 38, 39, 40,
                                 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54,
                                 55, 56, 57, 58, 60, 61, 0,  36, 62, -1};
    jint ids[] = {JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_THREAD_START, JVMPI_EVENT_OBJECT_ALLOC,
                  JVMPI_EVENT_OBJECT_DUMP};
    int local, sum = 0, after = 0;
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
        CHECK("R86 R93", jvmpi->RequestEvent(never[i], NULL) == JVMPI_NOT_AVAILABLE,
              "nothing else can be requested");
    for (size_t i = 0; i < 4; i++) sum += requested[ids[i]];
    jvmpi->DisableGC();
    for (size_t i = 0; i < 4; i++) {
        CHECK("R94", jvmpi->RequestEvent(ids[i], NULL) == JVMPI_FAIL, "a NULL id fails");
        CHECK("R94", jvmpi->RequestEvent(ids[i], &local) == JVMPI_FAIL,
              "an id that is none fails");
    }
    for (size_t i = 0; i < 4; i++) after += requested[ids[i]];
    CHECK("R94", sum == after, "and sends nothing");
    jobjectID thread = jvmpi->GetThreadObject(main_env);
    CHECK("R39 R72", thread != NULL, "a thread has an object");
    CHECK("R36", thread == jvmpi->GetThreadObject(main_env), "an id holds while GC is off");
    CHECK("R88 R151",
          request(JVMPI_EVENT_THREAD_START, thread) &&
              latest[JVMPI_EVENT_THREAD_START].u.thread_start.thread_id == thread &&
              latest[JVMPI_EVENT_THREAD_START].u.thread_start.thread_env_id == main_env,
          "THREAD_START is requested by the thread's object");
    CHECK("R89 R43 R151 R23",
          request(JVMPI_EVENT_OBJECT_ALLOC, thread) &&
              latest[JVMPI_EVENT_OBJECT_ALLOC].u.obj_alloc.obj_id == thread,
          "OBJECT_ALLOC is requested by the object");
    jobjectID thread_class = latest[JVMPI_EVENT_OBJECT_ALLOC].u.obj_alloc.class_id;
    CHECK("R87 R29",
          request(JVMPI_EVENT_CLASS_LOAD, thread_class) &&
              strcmp(class_name, "java.lang.Thread") == 0 &&
              latest[JVMPI_EVENT_CLASS_LOAD].u.class_load.class_id == thread_class,
          "CLASS_LOAD is requested by the class object, also of a class the agent was not told "
          "of");
    CHECK("R105", latest[JVMPI_EVENT_CLASS_LOAD].u.class_load.class_id == thread_class,
          "class_id is the class's id");
    CHECK("R91", request(JVMPI_EVENT_OBJECT_DUMP, thread),
          "OBJECT_DUMP is requested by the object");
    jvmpi->EnableGC();
    CHECK("R44", requested[JVMPI_EVENT_OBJECT_DUMP] > 0, "requested events carry the bit");
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
    CHECK("R90",
          request(JVMPI_EVENT_HEAP_DUMP, &level) &&
              latest[JVMPI_EVENT_HEAP_DUMP].u.heap_dump.dump_level == 0,
          "HEAP_DUMP at a level");
    CHECK("R90",
          request(JVMPI_EVENT_HEAP_DUMP, NULL) &&
              latest[JVMPI_EVENT_HEAP_DUMP].u.heap_dump.dump_level == 2,
          "HEAP_DUMP without an argument is level 2");
    CHECK("R86", request(JVMPI_EVENT_MONITOR_DUMP, NULL), "MONITOR_DUMP can be requested");
    jvmpi->DisableEvent(JVMPI_EVENT_THREAD_START, NULL);
    jvmpi->DisableGC();
    CHECK("R92", request(JVMPI_EVENT_THREAD_START, jvmpi->GetThreadObject(main_env)),
          "a request works while the type is disabled");
    jvmpi->EnableGC();
    /* Counted by name: the library's own threads may come up as late as now. */
    jvmpi->CreateSystemThread(unseen, JVMPI_NORMAL_PRIORITY, pass);
    AWAIT(passed == 1);
    CHECK("R92", passed == 1 && passer_starts == 0, "and does not enable it");
    jvmpi->EnableEvent(JVMPI_EVENT_THREAD_START, NULL);
    jvmpi->DisableGC();
    request(JVMPI_EVENT_THREAD_START, jvmpi->GetThreadObject(main_env));
    jvmpi->EnableGC();
    jvmpi->CreateSystemThread(unseen, JVMPI_NORMAL_PRIORITY, pass);
    AWAIT(passed == 2);
    CHECK("R92", passed == 2 && passer_starts == 1, "nor does a request disable it");
}

/* R98: a complete collection ends every object that nothing refers to any more. */
static void check_collection(JNIEnv *env) {
    jobject garbage = (*env)->AllocObject(env, (*env)->FindClass(env, "java/lang/Object"));
    jweak weak = (*env)->NewWeakGlobalRef(env, garbage);
    jvmpi->RunGC(); /* it is not young any more */
    CHECK("R98", !(*env)->IsSameObject(env, weak, NULL),
          "a collection keeps what is referred to");
    (*env)->DeleteLocalRef(env, garbage);
    jvmpi->RunGC();
    CHECK("R98", (*env)->IsSameObject(env, weak, NULL),
          "one complete collection: what nothing refers to is gone");
    (*env)->DeleteWeakGlobalRef(env, weak);
}

static void check_object(JNIEnv *env, int number, jobject object) {
    jvmpi->DisableGC();
    jobjectID id = jvmpi->jobject2jobjectID(object);
    CHECK("R34", request(JVMPI_EVENT_OBJECT_ALLOC, id), "any object can be asked for");
    JVMPI_Event alloc = latest[JVMPI_EVENT_OBJECT_ALLOC];
    jobject back = jvmpi->jobjectID2jobject(id);
    CHECK("R36 F2", (*env)->IsSameObject(env, back, object),
          "an id goes to a reference and back");
    if (number == 1) {
        CHECK("R134", alloc.u.obj_alloc.is_array == JVMPI_NORMAL_OBJECT,
              "an object is no array");
        request(JVMPI_EVENT_CLASS_LOAD, alloc.u.obj_alloc.class_id);
        CHECK("R135", strcmp(class_name, "Functions") == 0, "class_id is the object's class");
    }
    if (number == 2) {
        CHECK("R134", alloc.u.obj_alloc.is_array == JVMPI_CLASS, "an array of objects");
        request(JVMPI_EVENT_CLASS_LOAD, alloc.u.obj_alloc.class_id);
        CHECK("R135 R197", strcmp(class_name, "java.lang.Object") == 0,
              "its class_id is the element class");
    }
    static const struct {
        jint type, least; /* bytes of the elements */
    } arrays[] = {{JVMPI_INT, 28},    {JVMPI_BOOLEAN, 9}, {JVMPI_CHAR, 18},  {JVMPI_FLOAT, 36},
                  {JVMPI_DOUBLE, 72}, {JVMPI_BYTE, 9},    {JVMPI_SHORT, 18}, {JVMPI_LONG, 72}};
    if (number >= 3 && number < 11) {
        CHECK("R134 R159", alloc.u.obj_alloc.is_array == arrays[number - 3].type,
              "an array of each primitive type");
        CHECK("R136", alloc.u.obj_alloc.class_id == NULL, "a primitive array has no class_id");
        CHECK("R137",
              alloc.u.obj_alloc.size >= arrays[number - 3].least &&
                  alloc.u.obj_alloc.size <= arrays[number - 3].least + 64,
              "size is in bytes");
    }
    if (number == 11) {
        CHECK("R134", alloc.u.obj_alloc.is_array == JVMPI_CLASS,
              "an array of arrays is one of objects");
        request(JVMPI_EVENT_CLASS_LOAD, alloc.u.obj_alloc.class_id);
        CHECK("R135 R197", strcmp(class_name, "[I") == 0,
              "and its class_id is the class of those arrays");
    }
    CHECK("R137 R89", alloc.u.obj_alloc.obj_id == id, "obj_id is the object's");
    jvmpi->EnableGC();
    (*env)->DeleteLocalRef(env, back);
}

/* ---- Stacks ---- */

static const char *name_of(jmethodID id) {
    for (int i = 0; i < method_count; i++)
        if (methods[i] == id) return method_names[i];
    return "";
}

static void *walk_detached(void *data) {
    JNIEnv *env;
    JVMPI_CallFrame frames[4];
    JVMPI_CallTrace trace = {NULL, 77, frames};
    (void)data;
    if ((*java_vm)->AttachCurrentThread(java_vm, (void **)&env, NULL) != JNI_OK) return NULL;
    trace.env_id = env;
    jvmpi->GetCallTrace(&trace, 4);
    CHECK("R66", trace.num_frames == 0, "a thread without Java frames has none");
    (*java_vm)->DetachCurrentThread(java_vm);
    return NULL;
}

static void check_traces(JNIEnv *env) {
    JVMPI_CallFrame frames[16];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->DisableGC();
    jobjectID c = jvmpi->jobject2jobjectID((*env)->FindClass(env, "Functions"));
    request(JVMPI_EVENT_CLASS_LOAD, c);
    jvmpi->GetCallTrace(&trace, 16);
    CHECK("R64 R65",
          trace.num_frames == 5 && strcmp(name_of(frames[1].method_id), "inner") == 0 &&
              strcmp(name_of(frames[2].method_id), "middle") == 0 &&
              strcmp(name_of(frames[3].method_id), "outer") == 0 &&
              strcmp(name_of(frames[4].method_id), "main") == 0,
          "a trace lists the callee first, then its callers");
    CHECK("R68", jvmpi->GetMethodClass(frames[1].method_id) == c, "a method's class");
    CHECK("R196", frames[0].lineno < 0, "a native method has no line");
    for (int i = 1; i < 5; i++)
        for (int k = 0; k < method_count; k++)
            if (methods[k] == frames[i].method_id)
                CHECK("R196",
                      frames[i].lineno >= method_lines[k][0] &&
                          frames[i].lineno <= method_lines[k][1],
                      "a line lies between a method's first and last");
    for (int i = 0; i < 5; i++) {
        wanted_method = frames[i].method_id;
        wanted_found = 0;
        jobjectID holder = jvmpi->GetMethodClass(wanted_method);
        CHECK("R220 R68 R87",
              holder != NULL && request(JVMPI_EVENT_CLASS_LOAD, holder) && wanted_found == 1,
              "a method that was not defined is one of those that its class has when that is "
              "asked for");
    }
    jvmpi->EnableGC();
    memset(frames, 0x5a, sizeof frames);
    jvmpi->GetCallTrace(&trace, 2);
    CHECK("R66", trace.num_frames == 2 && frames[2].lineno == 0x5a5a5a5a,
          "no more than `depth` frames are written");
    pthread_t thread;
    if (pthread_create(&thread, NULL, walk_detached, NULL) == 0) pthread_join(thread, NULL);
}

/* Lines.java's method `call` stands in lines 7 to 11, has code in 8 to 11, and calls in line 9.
 */
static void check_lines(JNIEnv *env) {
    JVMPI_CallFrame frames[2];
    JVMPI_CallTrace trace = {env, 0, frames};
    jvmpi->DisableGC();
    jvmpi->GetCallTrace(&trace, 2);
    wanted_method = frames[1].method_id;
    request(JVMPI_EVENT_CLASS_LOAD, jvmpi->GetMethodClass(wanted_method));
    jvmpi->EnableGC();
    CHECK("R222", trace.num_frames == 2 && frames[1].lineno == 9,
          "a frame's line is that of its source file");
    CHECK("R222", wanted_lines[0] == 8 && wanted_lines[1] == 11, "a method's lines, too");
}

/* ---- System threads ---- */

static atomic_int ran;
static int is_daemon, has_name;
static atomic_int priorities_seen[3];
static JNIEnv *volatile own_env;
static char thread_label[] = "conformance thread";

static void system_function(void *argument) {
    JNIEnv *env;
    CHECK("R50", argument == NULL, "the function gets NULL");
    if ((*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK) {
        jclass c = (*env)->FindClass(env, "java/lang/Thread");
        jobject self = (*env)->CallStaticObjectMethod(
            env, c, (*env)->GetStaticMethodID(env, c, "currentThread", "()Ljava/lang/Thread;"));
        is_daemon = (*env)->CallBooleanMethod(env, self,
                                              (*env)->GetMethodID(env, c, "isDaemon", "()Z"));
        jstring name = (*env)->CallObjectMethod(
            env, self, (*env)->GetMethodID(env, c, "getName", "()Ljava/lang/String;"));
        const char *text = (*env)->GetStringUTFChars(env, name, NULL);
        has_name = strcmp(text, thread_label) == 0;
        (*env)->ReleaseStringUTFChars(env, name, text);
        own_env = env;
        jvmpi->SetThreadLocalStorage(env, &ran);
        CHECK("R55", jvmpi->GetThreadStatus(env) == JVMPI_THREAD_RUNNABLE,
              "its env works in thread functions");
    }
    ran = 1;
}
static atomic_int counted;
static const jint priorities[] = {JVMPI_MINIMUM_PRIORITY, JVMPI_NORMAL_PRIORITY,
                                  JVMPI_MAXIMUM_PRIORITY};
static void count_function(void *argument) {
    JNIEnv *env;
    (void)argument;
    if ((*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK) {
        jclass c = (*env)->FindClass(env, "java/lang/Thread");
        jobject self = (*env)->CallStaticObjectMethod(
            env, c, (*env)->GetStaticMethodID(env, c, "currentThread", "()Ljava/lang/Thread;"));
        jint priority =
            (*env)->CallIntMethod(env, self, (*env)->GetMethodID(env, c, "getPriority", "()I"));
        for (int i = 0; i < 3; i++) priorities_seen[i] += priority == priorities[i];
    }
    counted++;
}

static void check_system_threads(void) {
    watch_thread_object = 1;
    CHECK("R50 R53",
          jvmpi->CreateSystemThread(thread_label, JVMPI_NORMAL_PRIORITY, system_function) ==
              JNI_OK,
          "a system thread can be made after JVM_INIT_DONE");
    watch_thread_object = 0;
    AWAIT(ran && ended_env != NULL);
    CHECK("R50", ran && is_daemon && has_name,
          "it is a daemon thread with the name given that runs the function");
    CHECK("R55", system_env != NULL && own_env == system_env,
          "its THREAD_START names the env it runs with");
    CHECK("R55 R144 R37", ended_env == system_env,
          "THREAD_END comes when the function returns");
    CHECK("R71", storage_at_end == &ran, "the storage cell can be read in THREAD_END");
    for (int i = 0; i < 3; i++) {
        CHECK("R52",
              jvmpi->CreateSystemThread(thread_label, priorities[i], count_function) == JNI_OK,
              "each of the three priorities is accepted");
    }
    AWAIT(counted == 3);
    CHECK("R50", counted == 3, "each function runs");
    CHECK("R52", priorities_seen[0] == 1 && priorities_seen[1] == 1 && priorities_seen[2] == 1,
          "each with its priority");
    jvmpi->DisableGC();
    CHECK("R54 R19 R53",
          jvmpi->CreateSystemThread(thread_label, JVMPI_NORMAL_PRIORITY, count_function) ==
              JNI_ERR,
          "with GC off CreateSystemThread answers JNI_ERR instead of blocking");
    jvmpi->EnableGC();
}

/* ---- Raw monitors ---- */

static atomic_int helper_in, helper_waiting, helper_out, crowd_waits, crowd_woken;

/* Others that wait for the same notification. */
static void crowd(void *argument) {
    (void)argument;
    jvmpi->RawMonitorEnter(plain);
    crowd_waits++;
    jvmpi->RawMonitorWait(plain, 0);
    crowd_woken++;
    jvmpi->RawMonitorExit(plain);
}
static int entered_and_all_wait(void) {
    jvmpi->RawMonitorEnter(plain);
    int all = crowd_waits == 2;
    if (!all) jvmpi->RawMonitorExit(plain);
    return all;
}

static JNIEnv *volatile helper_env;

static void helper(void *argument) {
    JNIEnv *env;
    (void)argument;
    (*java_vm)->GetEnv(java_vm, (void **)&env, JNI_VERSION_1_2);
    helper_env = env;
    helper_in = 1;
    jvmpi->RawMonitorEnter(plain);
    helper_in = 2;
    helper_waiting = 1;
    jvmpi->RawMonitorWait(plain, 0);
    helper_out = 1;
    jvmpi->RawMonitorExit(plain);
    jvmpi->RawMonitorEnter(quiet);
    jvmpi->RawMonitorExit(quiet);
    helper_out = 2;
}

static void check_raw_monitors(void) {
    static char plain_name[] = "plain", quiet_name[] = "_quiet", helper_name[] = "helper",
                crowd_name[] = "crowd";
    plain = jvmpi->RawMonitorCreate(plain_name);
    quiet = jvmpi->RawMonitorCreate(quiet_name);
    CHECK("R79", plain != NULL && quiet != NULL && plain != quiet, "monitors can be made");
    for (int i = 0; i < 3; i++) jvmpi->RawMonitorEnter(plain);
    jvmpi->RawMonitorEnter(quiet);
    jvmpi->CreateSystemThread(helper_name, JVMPI_NORMAL_PRIORITY, helper);
    AWAIT(helper_in == 1);
    AWAIT(jvmpi->GetThreadStatus(helper_env) == JVMPI_THREAD_MONITOR_WAIT);
    CHECK("R73", jvmpi->GetThreadStatus(helper_env) == JVMPI_THREAD_MONITOR_WAIT,
          "a thread that waits to enter");
    for (int i = 0; i < 2; i++) jvmpi->RawMonitorExit(plain);
    sleep_ms(20);
    CHECK("R79 R82", helper_in == 1,
          "a monitor entered thrice is held until it is left thrice");
    jvmpi->RawMonitorExit(plain);
    AWAIT(helper_waiting);
    CHECK("R82 R83", helper_in == 2, "then the one that blocked goes on");
    AWAIT(contended[1] > 0);
    CHECK("R141 R18", contended[0] == 1 && contended[1] == 1 && contended[2] == 1,
          "contention is told by ENTER, ENTERED and EXIT");
    for (int i = 0; i < 2; i++)
        jvmpi->CreateSystemThread(crowd_name, JVMPI_NORMAL_PRIORITY, crowd);
    AWAIT(entered_and_all_wait());
    jvmpi->RawMonitorEnter(plain); /* once more, so that a wait has something to restore */
    AWAIT(jvmpi->GetThreadStatus(helper_env) == JVMPI_THREAD_CONDVAR_WAIT);
    CHECK("R85 R73",
          helper_out == 0 && jvmpi->GetThreadStatus(helper_env) == JVMPI_THREAD_CONDVAR_WAIT,
          "who waits has released the monitor, and 0 is for ever");
    long long start = now_ns();
    jvmpi->RawMonitorWait(plain, 30);
    long long waited = (now_ns() - start) / 1000000;
    CHECK("R85", waited >= 29, "a wait lasts the time given");
    jvmpi->RawMonitorNotifyAll(plain);
    jvmpi->RawMonitorExit(plain);
    sleep_ms(10);
    CHECK("R85 R84", helper_out == 0,
          "a wait restores the entry count: the monitor is still held");
    jvmpi->RawMonitorExit(plain);
    AWAIT(helper_out >= 1);
    CHECK("R84", helper_out >= 1, "RawMonitorNotifyAll wakes who waits");
    AWAIT(crowd_woken == 2);
    CHECK("R84", crowd_woken == 2, "all of them");
    sleep_ms(20);
    jvmpi->RawMonitorExit(quiet);
    AWAIT(helper_out == 2);
    CHECK("R80 R141", helper_out == 2 && contended_quiet == 0,
          "a name that begins with _ has no contention events");
    jvmpi->RawMonitorEnter(plain);
    CHECK("R81", request(JVMPI_EVENT_MONITOR_DUMP, NULL) && plain_dumped,
          "a monitor that is held is in a monitor dump");
    jvmpi->RawMonitorExit(plain);
    jvmpi->RawMonitorDestroy(plain);
    jvmpi->RawMonitorDestroy(quiet);
    CHECK("R81", request(JVMPI_EVENT_MONITOR_DUMP, NULL) && !plain_dumped,
          "one that was destroyed is not");
}

/* ---- GC off and on ---- */

static int at_off, at_off_moves, at_off_allocs;
static atomic_int holder_state;

static void gc_holder(void *argument) {
    (void)argument;
    jvmpi->DisableGC();
    int moves = moved;
    holder_state = 1;
    AWAIT(holder_state == 3);
    sleep_ms(60);
    CHECK("R62 R148 R61", moved == moves,
          "nothing moves or dies while another thread holds GC off");
    holder_state = 2;
    jvmpi->EnableGC();
}

static void check_gc_off(int number) {
    if (number == 3) {
        jvmpi->DisableGC();
        jvmpi->DisableGC();
        at_off = gc_starts;
        at_off_moves = moved;
        at_off_allocs = allocs;
        jvmpi->RunGC();
        CHECK("R19 R61", gc_starts == at_off, "RunGC with GC off does nothing");
    }
    if (number == 4) {
        CHECK("R41", allocs >= at_off_allocs + 2000, "an enabled event is told every time");
        CHECK("R61 R62 R148", moved == at_off_moves,
              "no object moves or dies between DisableGC and EnableGC");
        jvmpi->EnableGC();
        int before = gc_starts;
        jvmpi->RunGC();
        CHECK("R24 R61 R63", gc_starts == before, "DisableGC nests");
        jvmpi->EnableGC();
        jvmpi->RunGC();
        CHECK("R63 R24 R98", gc_starts > before, "the last EnableGC lets collections happen");
    }
    if (number == 7) {
        static char name[] = "gc holder";
        jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, gc_holder);
        AWAIT(holder_state >= 1);
        int before = gc_starts, moves = moved;
        holder_state = 3;
        jvmpi->RunGC();
        CHECK("R62 R148", moved > moves, "what there was to be told of is told then");
        CHECK("R62", gc_starts > before,
              "a collection comes when the other thread enables GC again");
    }
}

/* R226: whoever collects, each call sees one that began after it; also the call of a native
 * method, which may wait for others. */
static atomic_int crowd_done, crowd_wrong, lingerer_done;

static void lingerer(void *argument) {
    (void)argument;
    lingering = 1;
    jvmpi->RunGC();
    lingerer_done = 1;
}

static void check_under_way(void) {
    static char name[] = "lingers";
    for (int i = 0, begun; i < 5; i++) {
        lingerer_done = 0;
        jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, lingerer);
        AWAIT(lingering == 2);
        begun = gc_starts;
        jvmpi->RunGC();
        CHECK("R226 R98", gc_finishes > begun,
              "RunGC while a collection is under way: another one begins");
        AWAIT(lingerer_done);
        lingering = 0;
    }
}

static void crowd_member(void *argument) {
    (void)argument;
    for (int i = 0; i < 8; i++) {
        int begun = gc_starts;
        jvmpi->RunGC();
        if (gc_finishes <= begun) crowd_wrong++;
    }
    crowd_done++;
}

static void check_crowd(void) {
    static char name[] = "collects";
    enum { CROWD = 4 };
    crowding = 1;
    for (int i = 0; i < CROWD; i++)
        jvmpi->CreateSystemThread(name, JVMPI_NORMAL_PRIORITY, crowd_member);
    AWAIT(crowd_done == CROWD);
    crowding = 0;
    CHECK("R226 R98", crowd_done == CROWD && crowd_wrong == 0,
          "RunGC of many threads: a collection that began after each call ends before it "
          "returns");
}

/* ---- The rest ---- */

static jlong used_by_this_thread(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (jlong)t.tv_sec * 1000000000 + t.tv_nsec;
}
static atomic_int busy_over;
static void *be_busy(void *data) {
    while (!busy_over) {
    }
    return data;
}

/* Beside a clock of the system's, while another thread is busy too: nanoseconds, of this thread
 * alone. */
static void check_cpu_time(void) {
    pthread_t busy;
    if (pthread_create(&busy, NULL, be_busy, NULL) != 0) return;
    jlong early = used_by_this_thread(), before = jvmpi->GetCurrentThreadCpuTime(),
          from = used_by_this_thread();
    while (used_by_this_thread() - from < 20000000) {
    }
    jlong to = used_by_this_thread(), after = jvmpi->GetCurrentThreadCpuTime(),
          late = used_by_this_thread();
    CHECK("R67",
          before >= early - 1000000 && before <= from + 1000000 && after >= to - 1000000 &&
              after <= late + 1000000,
          "CPU time of the thread, in nanoseconds");
    busy_over = 1;
    pthread_join(busy, NULL);
    jlong idle = jvmpi->GetCurrentThreadCpuTime();
    sleep_ms(80);
    CHECK("R67", jvmpi->GetCurrentThreadCpuTime() - idle < 40000000,
          "CPU time does not pass while asleep");
}

static void check_storage(JNIEnv *env) {
    CHECK("R71", jvmpi->GetThreadLocalStorage(env) == NULL, "a storage cell is NULL at first");
    jvmpi->SetThreadLocalStorage(env, &ran);
    CHECK("R69 R70", jvmpi->GetThreadLocalStorage(env) == &ran,
          "a storage cell keeps its value");
    jvmpi->SetThreadLocalStorage(env, NULL);
}

static void check_disabling(int number) {
    static int before;
    if (number == 9) {
        jvmpi->DisableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL);
        before = allocs;
    } else {
        CHECK("R49 R60", allocs == before, "what is disabled is not sent any more");
        int starts = gc_starts, finishes = gc_finishes;
        jvmpi->RunGC();
        CHECK("R60", gc_starts > starts && gc_finishes > finishes,
              "and nothing else is turned off");
    }
}

static void step(JNIEnv *env, int number) {
    switch (number) {
    case 1:
        CHECK("R37", env == main_env, "a thread's env does not change");
        CHECK("R41", allocs > 0, "an enabled event goes on");
        check_requests();
        check_cpu_time();
        check_storage(env);
        break;
    case 2: check_traces(env); break;
    case 3:
    case 4:
    case 7: check_gc_off(number); break;
    case 5: check_system_threads(); break;
    case 11: check_lines(env); break;
    case 12:
        check_crowd();
        check_under_way();
        break;
    case 6: check_raw_monitors(); break;
    case 8:
        CHECK("R75", (jvmpi->GetThreadStatus(env) & JVMPI_THREAD_INTERRUPTED) != 0,
              "an interrupted thread shows it");
        CHECK("R73", (jvmpi->GetThreadStatus(env) & 0xff) == JVMPI_THREAD_RUNNABLE,
              "a running thread is runnable");
        break;
    case 9:
        CHECK("R75", (jvmpi->GetThreadStatus(env) & JVMPI_THREAD_INTERRUPTED) == 0,
              "one that is not any more does not");
        check_disabling(number);
        check_collection(env);
        break;

    case 10: check_disabling(number); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved) {
    (void)options, (void)reserved;
    if (!conf_load(vm, "functions", notify, JVMPI_VERSION_1_2)) return JNI_ERR;
    on_step = step;
    on_object = check_object;
    ENABLE(JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN);
    return JNI_OK;
}
