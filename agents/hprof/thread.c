/* SPDX-License-Identifier: MIT */
/*
 * Threads: one ThreadData in each thread's storage cell. It is made at the first event that
 * names the thread, which may come before its THREAD_START (a dump asks for that then), and
 * freed at THREAD_END. The list of all is guarded by hprof.data, so whoever holds it knows that
 * no listed thread ends.
 */
#include "hprof.h"

/* By env, so that thousands of threads are no longer to find than one. */
enum { BUCKETS = 1 << 12 };
static ThreadData *buckets[BUCKETS];

static ThreadData **bucket_of(const JNIEnv *env) {
    return &buckets[hash_mix((uintptr_t)env) % BUCKETS];
}

static void thread_list(ThreadData *thread) {
    ThreadData **bucket = bucket_of(thread->env);
    thread->next_alike = *bucket;
    *bucket = thread;
    thread->next = hprof.threads;
    if (thread->next != NULL) thread->next->previous = thread;
    hprof.threads = thread;
}

static void thread_unlist(ThreadData *thread) {
    ThreadData **link = bucket_of(thread->env);
    while (*link != thread) link = &(*link)->next_alike;
    *link = thread->next_alike;
    if (thread->next != NULL) thread->next->previous = thread->previous;
    *(thread->previous != NULL ? &thread->previous->next : &hprof.threads) = thread->next;
}

ThreadData *thread_find(const JNIEnv *env) {
    ThreadData *thread = *bucket_of(env);
    while (thread != NULL && thread->env != env) thread = thread->next_alike;
    return thread;
}

ThreadData *thread_of(JNIEnv *env) {
    ThreadData *thread = hprof.jvmpi->GetThreadLocalStorage(env);
    if (thread != NULL) return thread;
    data_lock();
    thread = hprof.jvmpi->GetThreadLocalStorage(env);
    if (thread == NULL) {
        thread = must_alloc(1, sizeof *thread);
        thread->env = env;
        thread->serial = ++hprof.next_serial;
        thread_list(thread);
        hprof.jvmpi->SetThreadLocalStorage(env, thread);
    }
    data_unlock();
    return thread;
}

/* Once: before anything names the thread's number. */
static void thread_tell(ThreadData *thread, jobjectID object, const char *name,
                        const char *group, const char *parent) {
    if (thread->told) return;
    thread->told = true;
    if (hprof.options.binary) {
        uintptr_t ids[] = {binary_name(name), binary_name(group), binary_name(parent)};
        Buffer body = {0};
        buffer_u4(&body, thread->serial);
        buffer_id(&body, (uintptr_t)object);
        buffer_u4(&body, 0);
        for (int i = 0; i < 3; i++) buffer_id(&body, ids[i]);
        binary_record(HPROF_START_THREAD, &body);
        buffer_free(&body);
        return;
    }
    fprintf(hprof.out, "THREAD START (obj=%lx, id = %u, name=\"",
            (unsigned long)(uintptr_t)object, thread->serial);
    text_print(name);
    fputs("\", group=\"", hprof.out);
    text_print(group);
    fputs("\")\n", hprof.out);
}

void thread_started(const JVMPI_Event *event) {
    thread_tell(thread_of(event->u.thread_start.thread_env_id), event->u.thread_start.thread_id,
                event->u.thread_start.thread_name, event->u.thread_start.group_name,
                event->u.thread_start.parent_name);
}

/* Its THREAD_START may wait for hprof.data. */
uint32_t thread_introduce(JNIEnv *env, jobjectID object) {
    ThreadData *thread = thread_of(env);
    if (!thread->told && object != NULL)
        hprof.jvmpi->RequestEvent(JVMPI_EVENT_THREAD_START, object);
    thread_tell(thread, object, "", "", "");
    return thread->serial;
}

void thread_ended(JNIEnv *env) {
    ThreadData *thread = hprof.jvmpi->GetThreadLocalStorage(env);
    if (thread == NULL) return;
    thread_unlist(thread);
    hprof.jvmpi->SetThreadLocalStorage(env, NULL);
    if (hprof.options.binary) {
        Buffer body = {0};
        buffer_u4(&body, thread->serial);
        binary_record(HPROF_END_THREAD, &body);
        buffer_free(&body);
    } else {
        fprintf(hprof.out, "THREAD END (id = %u)\n", thread->serial);
    }
    cpu_times_fold(thread);
    cpu_times_free(thread);
    over_free(thread);
    free(thread);
}

uint32_t thread_serial(const JNIEnv *env) {
    const ThreadData *thread = thread_find(env);
    return thread != NULL ? thread->serial : 0;
}

void threads_free(void) {
    while (hprof.threads != NULL) {
        ThreadData *thread = hprof.threads;
        thread_unlist(thread);
        cpu_times_free(thread);
        over_free(thread);
        free(thread);
    }
}
