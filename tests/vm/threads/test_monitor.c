/* SPDX-License-Identifier: MIT */
/* When monitors are inflated and when they are thin or nothing again, seen in the objects'
 * headers. */
#include <check.h>
#include <jni.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#include "tests/suite.h"
#include "vm/model/displaced_hashes.h"
#include "vm/model/handles.h"
#include "vm/model/vm.h"

enum { OBJECTS = 200 };

static JavaVM *java;
static JNIEnv *env;
static jobject locals[OBJECTS], globals[OBJECTS];

static void open_vm(void) {
    JavaVMInitArgs args = {JNI_VERSION_1_8, 0, NULL, JNI_FALSE};
    void *result = NULL;
    ck_assert_int_eq(JNI_CreateJavaVM(&java, &result, &args), JNI_OK);
    env = result;
    (*env)->EnsureLocalCapacity(env, OBJECTS + 16);
    jclass cls = (*env)->FindClass(env, "java/lang/Object");
    for (int i = 0; i < OBJECTS; i++) {
        locals[i] = (*env)->AllocObject(env, cls);
        globals[i] = (*env)->NewGlobalRef(env, locals[i]);
    }
}
static void close_vm(void) { ck_assert_int_eq((*java)->DestroyJavaVM(java), JNI_OK); }

static void collect(void) {
    jclass cls = (*env)->FindClass(env, "java/lang/System");
    (*env)->CallStaticVoidMethod(env, cls, (*env)->GetStaticMethodID(env, cls, "gc", "()V"));
}

static int tag_of(int i) {
    return (int)(atomic_load(&handle_get((Handle)(void *)locals[i])->lock) & LOCK_TAG_MASK);
}
static int count(int tag) {
    int n = 0;
    for (int i = 0; i < OBJECTS; i++) n += tag_of(i) == tag;
    return n;
}

static void call(JNIEnv *e, jobject object, const char *name) {
    jclass cls = (*e)->FindClass(e, "java/lang/Object");
    (*e)->CallVoidMethod(e, object, (*e)->GetMethodID(e, cls, name, "()V"));
}

static void *contend(void *data) {
    void *attached;
    if ((*java)->AttachCurrentThread(java, &attached, NULL) != JNI_OK) return NULL;
    JNIEnv *e = attached;
    for (int i = 0; i < OBJECTS; i++) {
        (*e)->MonitorEnter(e, globals[i]);
        (*e)->MonitorExit(e, globals[i]);
    }
    (*java)->DetachCurrentThread(java);
    return data;
}

static void *wait_once(void *data) {
    void *attached;
    if ((*java)->AttachCurrentThread(java, &attached, NULL) != JNI_OK) return NULL;
    JNIEnv *e = attached;
    (*e)->MonitorEnter(e, globals[0]);
    call(e, globals[0], "wait");
    (*e)->MonitorExit(e, globals[0]);
    (*java)->DetachCurrentThread(java);
    return data;
}

START_TEST(contended_monitors_deflate_at_the_next_collection) {
    for (int round = 0; round < 3; round++) {
        pthread_t thread;
        for (int i = 0; i < OBJECTS; i++) (*env)->MonitorEnter(env, locals[i]);
        ck_assert_int_eq(count(LOCK_THIN), OBJECTS);
        pthread_create(&thread, NULL, contend, NULL);
        for (int i = 0; i < OBJECTS; i++) {
            while (tag_of(i) != LOCK_INFLATED)
                sched_yield(); /* until it stands in front of this one */
            (*env)->MonitorExit(env, locals[i]);
        }
        pthread_join(thread, NULL);
        ck_assert_int_eq(count(LOCK_INFLATED), OBJECTS);
        collect();
        ck_assert_int_eq(count(LOCK_NEUTRAL), OBJECTS);
    }
}
END_TEST

START_TEST(what_is_owned_or_waited_on_stays_inflated) {
    pthread_t thread;
    pthread_create(&thread, NULL, wait_once, NULL);
    while (tag_of(0) != LOCK_INFLATED) sched_yield();
    collect();
    ck_assert_int_eq(tag_of(0), LOCK_INFLATED);
    (*env)->MonitorEnter(
        env, locals[0]); /* it waits: the monitor was inflated for that, and is free */
    call(env, locals[0], "notifyAll");
    collect();
    ck_assert_int_eq(tag_of(0), LOCK_INFLATED);
    (*env)->MonitorExit(env, locals[0]);
    pthread_join(thread, NULL);
    collect();
    ck_assert_int_eq(tag_of(0), LOCK_NEUTRAL);
}
END_TEST

START_TEST(recursion_beyond_the_header_inflates_until_it_ends) {
    for (int i = 0; i < 5000; i++) (*env)->MonitorEnter(env, locals[0]);
    ck_assert_int_eq(tag_of(0), LOCK_INFLATED);
    collect();
    for (int i = 0; i < 5000; i++)
        ck_assert_int_eq((*env)->MonitorExit(env, locals[0]), JNI_OK);
    ck_assert_int_ne((*env)->MonitorExit(env, locals[0]), JNI_OK);
    (*env)->ExceptionClear(env);
    collect();
    ck_assert_int_eq(tag_of(0), LOCK_NEUTRAL);
}
END_TEST

/* ---- Objects that have a hash ---- */

static jint hash_by(JNIEnv *e, jobject object) {
    jclass cls = (*e)->FindClass(e, "java/lang/System");
    return (*e)->CallStaticIntMethod(
        e, cls, (*e)->GetStaticMethodID(e, cls, "identityHashCode", "(Ljava/lang/Object;)I"),
        object);
}

static jint hashes[OBJECTS];
static void hash_all(void) {
    for (int i = 0; i < OBJECTS; i++) hashes[i] = hash_by(env, locals[i]);
}
static int with_its_hash(void) {
    int n = 0;
    for (int i = 0; i < OBJECTS; i++) n += hash_by(env, locals[i]) == hashes[i];
    return n;
}

START_TEST(hashed_objects_are_locked_thin_one_after_another) {
    hash_all();
    for (int i = 0; i < OBJECTS; i++) {
        (*env)->MonitorEnter(env, locals[i]);
        ck_assert_int_eq(tag_of(i), LOCK_THIN);
        ck_assert_int_eq(hash_by(env, locals[i]), hashes[i]);
        ck_assert_int_eq(tag_of(i), LOCK_THIN);
        if (i % 50 == 0) collect();
        (*env)->MonitorExit(env, locals[i]);
        ck_assert_int_eq(tag_of(i), LOCK_NEUTRAL);
    }
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

START_TEST(a_hash_made_under_the_lock_stays) {
    for (int i = 0; i < OBJECTS; i++) {
        (*env)->MonitorEnter(env, locals[i]);
        hashes[i] = hash_by(env, locals[i]);
        ck_assert_int_eq(tag_of(i), LOCK_THIN);
        (*env)->MonitorExit(env, locals[i]);
    }
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

START_TEST(more_hashes_than_a_thread_keeps_inflate) {
    hash_all();
    for (int i = 0; i < OBJECTS; i++) (*env)->MonitorEnter(env, locals[i]);
    ck_assert_int_eq(count(LOCK_THIN), DISPLACED_HASHES);
    ck_assert_int_eq(count(LOCK_INFLATED), OBJECTS - DISPLACED_HASHES);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
    for (int i = 0; i < OBJECTS; i++)
        ck_assert_int_eq((*env)->MonitorExit(env, locals[i]), JNI_OK);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

START_TEST(a_hashed_object_entered_twice_inflates) {
    hash_all();
    for (int k = 0; k < 3; k++) (*env)->MonitorEnter(env, locals[0]);
    ck_assert_int_eq(tag_of(0), LOCK_INFLATED);
    for (int k = 0; k < 3; k++) {
        ck_assert_int_eq(hash_by(env, locals[0]), hashes[0]);
        ck_assert_int_eq((*env)->MonitorExit(env, locals[0]), JNI_OK);
    }
    ck_assert_int_ne((*env)->MonitorExit(env, locals[0]), JNI_OK);
    (*env)->ExceptionClear(env);
    collect();
    ck_assert_int_eq(tag_of(0), LOCK_NEUTRAL);
    /* the slot that it had is free again */
    for (int i = 0; i < DISPLACED_HASHES; i++) (*env)->MonitorEnter(env, locals[i]);
    ck_assert_int_eq(count(LOCK_THIN), DISPLACED_HASHES);
    for (int i = 0; i < DISPLACED_HASHES; i++) (*env)->MonitorExit(env, locals[i]);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

START_TEST(another_thread_inflates_with_the_hash) {
    pthread_t thread;
    hash_all();
    for (int i = 0; i < DISPLACED_HASHES; i++) (*env)->MonitorEnter(env, locals[i]);
    ck_assert_int_eq(count(LOCK_THIN), DISPLACED_HASHES);
    pthread_create(&thread, NULL, contend, NULL);
    for (int i = 0; i < DISPLACED_HASHES; i++) {
        while (tag_of(i) != LOCK_INFLATED) sched_yield();
        ck_assert_int_eq(hash_by(env, locals[i]), hashes[i]);
        (*env)->MonitorExit(env, locals[i]);
    }
    pthread_join(thread, NULL);
    collect();
    ck_assert_int_eq(count(LOCK_NEUTRAL), OBJECTS);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

static void *ask_hashes(void *data) {
    void *attached;
    if ((*java)->AttachCurrentThread(java, &attached, NULL) != JNI_OK) return NULL;
    int *same = data;
    for (int i = 0; i < OBJECTS; i++) *same += hash_by(attached, globals[i]) == hashes[i];
    (*java)->DetachCurrentThread(java);
    return data;
}

START_TEST(another_thread_asks_for_the_hash_of_what_is_locked) {
    pthread_t thread;
    int same = 0;
    hash_all();
    for (int i = 0; i < DISPLACED_HASHES; i++) (*env)->MonitorEnter(env, locals[i]);
    pthread_create(&thread, NULL, ask_hashes, &same);
    pthread_join(thread, NULL);
    ck_assert_int_eq(same, OBJECTS);
    for (int i = 0; i < DISPLACED_HASHES; i++)
        ck_assert_int_eq((*env)->MonitorExit(env, locals[i]), JNI_OK);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

static void *leave_locked(void *data) {
    void *attached;
    if ((*java)->AttachCurrentThread(java, &attached, NULL) != JNI_OK) return NULL;
    JNIEnv *e = attached;
    for (int i = 0; i < OBJECTS; i++) (*e)->MonitorEnter(e, globals[i]);
    (*java)->DetachCurrentThread(java);
    return data;
}

START_TEST(what_a_thread_leaves_locked_keeps_its_hash) {
    pthread_t thread;
    hash_all();
    pthread_create(&thread, NULL, leave_locked, NULL);
    pthread_join(thread, NULL);
    ck_assert_int_eq(with_its_hash(), OBJECTS);
    for (int i = 0; i < OBJECTS; i++) {
        ck_assert_int_eq((*env)->MonitorEnter(env, locals[i]), JNI_OK);
        ck_assert_int_eq((*env)->MonitorExit(env, locals[i]), JNI_OK);
    }
    ck_assert_int_eq(with_its_hash(), OBJECTS);
}
END_TEST

int main(void) {
    Suite *suite =
        SUITE("monitor", 0, open_vm, close_vm, hashed_objects_are_locked_thin_one_after_another,
              a_hash_made_under_the_lock_stays, more_hashes_than_a_thread_keeps_inflate,
              a_hashed_object_entered_twice_inflates, another_thread_inflates_with_the_hash,
              another_thread_asks_for_the_hash_of_what_is_locked,
              what_a_thread_leaves_locked_keeps_its_hash,
              contended_monitors_deflate_at_the_next_collection,
              what_is_owned_or_waited_on_stays_inflated,
              recursion_beyond_the_header_inflates_until_it_ends);
    return run_suite(suite) != 0;
}
