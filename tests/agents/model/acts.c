/* SPDX-License-Identifier: MIT */
/* What the agent asks for by itself, at random moments, in handlers of events of threads that
 * it knows. The lock is not held. Each thread has its own row of random numbers. */
#include "model.h"

enum { REFERENCES = 64, SUPERS = 64 };

unsigned long act_every = 1000;
static _Atomic(jobject) kept[REFERENCES], kept_weak[REFERENCES];

static unsigned long long draw(Thread *t) {
    t->random ^= t->random << 13;
    t->random ^= t->random >> 7;
    t->random ^= t->random << 17;
    return t->random >> 11;
}

static void request(jint type, void *arg, const char *rule) {
    jint result = jvmpi->RequestEvent(type, arg);
    CHECK(result == JVMPI_SUCCESS, rule, "RequestEvent of %s for %p answers %d",
          event_name(type), arg, (int)result);
}

/* ---- With GC off ---- */

/* The classes whose superclass is needed to read a dump of the object, and is not known. */
static void learn_supers(unsigned i) {
    for (;;) {
        model_lock();
        Class *c = objects[i].kind == JVMPI_NORMAL_OBJECT ? objects[i].class : NULL;
        while (c != NULL && c->super_known) c = c->super;
        jobjectID unknown = c != NULL ? c->id : NULL;
        model_unlock();
        if (unknown == NULL) return;
        request(JVMPI_EVENT_OBJECT_DUMP, unknown, "R91 R94");
    }
}

static void ask_about_object(Thread *t) {
    unsigned long long random = draw(t);
    model_lock();
    unsigned i = object_at_random(random >> 4);
    jobjectID id = objects[i].id,
              class_id = objects[i].class != NULL ? objects[i].class->id : NULL;
    model_unlock();
    request(JVMPI_EVENT_OBJECT_ALLOC, id, "R89 R94");
    if (class_id != NULL) request(JVMPI_EVENT_CLASS_LOAD, class_id, "R87 R94");
    if (random & 1) return;
    learn_supers(i);
    request(JVMPI_EVENT_OBJECT_DUMP, id, "R91 R94");
}

static void ask_about_thread(Thread *t) {
    jobjectID id = jvmpi->GetThreadObject(t->env);
    model_lock();
    if (t->object != NO_OBJECT)
        CHECK(objects[t->object].id == id, "R39 R72", "GetThreadObject answers %p; told was %p",
              (void *)id, (void *)objects[t->object].id);
    Method *top = t->depth > 0 ? t->stack[t->depth - 1].method : NULL;
    jmethodID method = top != NULL ? top->id : NULL;
    model_unlock();
    request(JVMPI_EVENT_THREAD_START, id, "R88 R94");
    if (method == NULL) return;
    jobjectID class = jvmpi->GetMethodClass(method);
    model_lock();
    CHECK(class == top->class->id, "R68 R220",
          "GetMethodClass of %s.%s answers %p; told was %p", top->class->name, top->name,
          (void *)class, (void *)top->class->id);
    model_unlock();
}

static void ask_without_gc(Thread *t) {
    switch (draw(t) % 16) {
    case 0: {
        JVMPI_HeapDumpArg level = {(jint)(draw(t) % 3)};
        request(JVMPI_EVENT_HEAP_DUMP, &level, "R90");
        break;
    }
    case 1:
    case 2: request(JVMPI_EVENT_MONITOR_DUMP, NULL, "R86 R133"); break;
    case 3:
    case 4:
    case 5: ask_about_thread(t); break;
    default: ask_about_object(t);
    }
}

/* ---- With GC on ---- */

static void contend(Thread *t) {
    jvmpi->RawMonitorEnter(contended);
    if (draw(t) % 4 == 0)
        jvmpi->RawMonitorWait(contended, 1);
    else if (draw(t) % 4 == 0)
        jvmpi->RawMonitorNotifyAll(contended);
    for (volatile int i = 0; i < 20000; i++) {
    }
    jvmpi->RawMonitorExit(contended);
}

/* A reference of the agent's takes the place of an older one, or makes room. */
static void make_reference(Thread *t) {
    JNIEnv *env = t->env;
    unsigned long long random = draw(t);
    jvmpi->DisableGC();
    model_lock();
    unsigned i = object_at_random(random >> 8);
    jobjectID id = objects[i].id;
    model_unlock();
    jobject local = jvmpi->jobjectID2jobject(id);
    CHECK(local != NULL, "R36", "jobjectID2jobject of %p answers nothing", (void *)id);
    jvmpi->EnableGC();
    int weak = random & 1;
    jobject made = NULL;
    if (random & 6)
        made = weak ? (*env)->NewWeakGlobalRef(env, local) : (*env)->NewGlobalRef(env, local);
    (*env)->DeleteLocalRef(env, local);
    jobject old =
        __atomic_exchange_n((jobject *)(weak ? kept_weak : kept) + (random >> 3) % REFERENCES,
                            made, __ATOMIC_ACQ_REL);
    if (old == NULL) return;
    if (weak)
        (*env)->DeleteWeakGlobalRef(env, old);
    else
        (*env)->DeleteGlobalRef(env, old);
}

static void do_with_gc(Thread *t) {
    switch (draw(t) % 16) {
    case 0: jvmpi->RunGC(); break;
    case 1:
    case 2:
    case 3: contend(t); break;
    case 4:
    case 5:
    case 6:
    case 7:
    case 8: make_reference(t); break;
    default:
        jvmpi->DisableGC();
        ask_without_gc(t);
        jvmpi->EnableGC();
    }
}

/* ---- When ---- */

void act(JVMPI_Event *e) {
    Thread *t = self;
    if (t == NULL || t->acting || !init_done || (e->event_type & JVMPI_REQUESTED_EVENT) != 0 ||
        shut_down)
        return;
    int with_gc = 0;
    switch (e->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT:
    case JVMPI_EVENT_COMPILED_METHOD_LOAD: with_gc = 1; break;
    case JVMPI_EVENT_METHOD_ENTRY2:
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_MONITOR_WAITED: break;
    default: return;
    }
    t->acting = 1;
    unsigned long long random = draw(t);
    if (random % 16 == 0 && entries != 0) trace_compare();
    if ((random >> 8) % (entries != 0 ? act_every : 1 + act_every / 20) == 0) {
        if (with_gc)
            do_with_gc(t);
        else
            ask_without_gc(t);
    }
    t->acting = 0;
}

/* The agent's own. */
void references_drop(JNIEnv *env) {
    for (int i = 0; i < 2 * REFERENCES; i++) {
        jobject old = __atomic_exchange_n((jobject *)(i % 2 ? kept_weak : kept) + i / 2, NULL,
                                          __ATOMIC_ACQ_REL);
        if (old == NULL) continue;
        if (i % 2)
            (*env)->DeleteWeakGlobalRef(env, old);
        else
            (*env)->DeleteGlobalRef(env, old);
    }
}

/* Dumps at the very end, all references gone. */
void act_at_end(void) {
    Thread *t = self;
    if (t == NULL) return;
    t->acting = 1;
    references_drop(t->env);
    jvmpi->RunGC();
    jvmpi->DisableGC();
    for (jint level = 0; level <= 2; level++) {
        JVMPI_HeapDumpArg arg = {level};
        request(JVMPI_EVENT_HEAP_DUMP, &arg, "R90");
    }
    request(JVMPI_EVENT_MONITOR_DUMP, NULL, "R86");
    jvmpi->EnableGC();
    t->acting = 0;
}
