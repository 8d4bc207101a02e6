/* SPDX-License-Identifier: MIT */
/* The JNI function tables, and what the files that fill them share. Each function enters the
 * VM, works on raw objects between safepoints, and leaves to NATIVE on every path. A jobject is
 * a Handle, a jclass a handle of a mirror, a jmethodID a Method *, a jfieldID a Field *.
 * vm/create.c stores the tables in the VM; everything else reaches them through it. */
#ifndef MINIJVM_VM_JNI_ENV_H
#define MINIJVM_VM_JNI_ENV_H

#include <jni.h>

#include "vm/model/vm.h"
#include "vm/system/process.h"
#include "vm/system/spare.h"
#include "vm/model/names.h"
#include "vm/model/thread.h"
#include "vm/threads/transition.h"

extern const struct JNINativeInterface_ jni_functions;
/* The table of a thread that may not use JNI now (refuse.c). */
const struct JNINativeInterface_ *jni_refusing_functions(void);
/* The table of a thread that has the world stopped. */
const struct JNINativeInterface_ *jni_stopped_functions(void);
/* The table of a thread whose calls are told to vm->jni_watchers first (env_watched.c). */
const struct JNINativeInterface_ *jni_watched_functions(void);
void jni_tell_watchers(Thread *t, const void *caller); /* **Safepoint.** */

/* A version that a program may ask for and a library may need. */
bool env_serves_version(jint version);

/* ---- For env_*.c ---- */

/* Is the thread one of the caller's own, in this VM or one that it came from? */
bool env_is_callers(const Thread *t);
/* `t` is not the thread whose VM the caller was in last: the one to use in its place. Ends the
 * process when the caller is not attached to that VM. `code`: where the call came from. */
Thread *env_of_caller(Thread *t, const void *code) __attribute__((cold));
static inline Thread *env_enter(JNIEnv *env) {
    Thread *t = (Thread *)(void *)env;
    if (__builtin_expect(t != process_thread(), 0))
        t = env_of_caller(t, __builtin_return_address(0));
    thread_enter_vm(t);
    return t;
}
static inline void env_leave(Thread **t) {
    symbols_let_go(&(*t)->symbols);
    thread_leave_vm(*t, THREAD_NATIVE);
}
/* Declares `t`; the thread is IN_VM until the function returns. A returned handle is made
 * before. */
#define ENV_ENTER(env) __attribute__((cleanup(env_leave), unused)) Thread *t = env_enter(env)

static inline Object *env_object(jobject reference) {
    return handle_get((Handle)(void *)reference);
}
/* NULL for NULL, or where there is no memory for one more: then the error of last resort is
 * pending. */
static inline jobject env_local(Thread *t, Object *object) {
    const HandleBlock *block = t->handles;
    bool full = block == NULL || block->used == HANDLE_BLOCK_SLOTS;
    if (full && t->vm->initialized && !spare_restore()) {
        t->exception = vm_memory_error(t->vm);
        return NULL;
    }
    return (jobject)(void *)handle_new(t, object);
}
/* The class of a jclass; NULL and NullPointerException pending when there is none.
 * **Safepoint.** */
Class *env_class(Thread *t, jclass cls);
/* The object; NULL and NullPointerException pending. The last call before the object is used.
 * **Safepoint.** */
Object *env_non_null(Thread *t, jobject reference);
/* The loader in whose name native code asks: that of the innermost Java method, of the library
 * that is being loaded, or the system loader. False: an exception is pending. **Safepoint.
 * Throws.** */
bool env_caller_loader(Thread *t, Loader **loader);

/* The types that members of the table come in. */
#define ENV_PRIMITIVES(ROW)                                                                    \
    ROW(Boolean, jboolean, 'Z')                                                                \
    ROW(Byte, jbyte, 'B')                                                                      \
    ROW(Char, jchar, 'C')                                                                      \
    ROW(Short, jshort, 'S')                                                                    \
    ROW(Int, jint, 'I') ROW(Long, jlong, 'J') ROW(Float, jfloat, 'F') ROW(Double, jdouble, 'D')
#define ENV_VALUES(ROW) ROW(Object, jobject, 'L') ENV_PRIMITIVES(ROW)

/* ---- Attaching (attach.c) ---- */

/* Attaches the calling OS thread and gives it a java.lang.Thread. Leaves it IN_VM; NULL: no
 * memory, or the constructor threw. `group` is a ThreadGroup reference or NULL. **Safepoint.**
 */
Thread *attach_java_thread(VM *vm, const char *modified_utf8_name, jobject group, bool daemon);
/* The reverse, from IN_VM: uncaught exception, Thread.exit, events; afterwards t is gone.
 * **Safepoint.** */
void detach_java_thread(Thread *t);

#endif
