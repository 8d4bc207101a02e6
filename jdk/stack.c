/* SPDX-License-Identifier: MIT */
/* Walking the stack for StackWalker and SecurityManager (J342 to J364).
 *
 * A walk begins below the frames of StackWalker itself, fills a batch of frames into the array
 * that Java brought, and calls back doStackWalk, which may fetch more: the walk goes on from
 * the last frame that was given, in frames that are below the call back and stay. The array's
 * first element is the thread while the walk lives, so that a walk that is over, or another
 * thread's, is known. */
#include "jdk/functions.h"

#include <string.h>

#include "vm/invoke/invoke_known.h"
#include "vm/load/loader.h"
#include "vm/model/handles.h"
#include "vm/model/selection.h"
#include "vm/objects/operations.h"
#include "vm/run/exception.h"
#include "vm/run/invoke.h"
#include "vm/run/trace.h"
#include "vm/threads/stack_walk.h"

enum { CLASSES_ONLY = 0x2, CALLER_CLASS = 0x4, SHOW_HIDDEN = 0x20 };

typedef struct Walk {
    StackWalk walk;
    bool more; /* walk.at is a frame that was not given yet */
} Walk;

static bool is_hidden_frame(const Method *m) {
    return method_has(m, METHOD_HIDDEN) || m->holder->is_hidden;
}

/* Reflection's own frames and those of method handles ask for nobody (J699). */
static bool is_ignored(const Method *m) {
    const Class *c = m->holder;
    if (c->is_accessor || is_hidden_frame(m)) return true;
    return c->loader == NULL && strcmp(c->name, "java/lang/reflect/Method") == 0 &&
           strcmp(m->name, "invoke") == 0;
}

/* ---- Batches ---- */

/* Of StackWalker's own: it, AbstractStackWalker, and what extends that. */
static bool is_walker(const Class *c) {
    static const char walker[] = "java/lang/StackStreamFactory$AbstractStackWalker";
    if (c->loader != NULL) return false;
    return strcmp(c->name, "java/lang/StackWalker") == 0 || strcmp(c->name, walker) == 0 ||
           (c->super != NULL && strcmp(c->super->name, walker) == 0);
}

/* Fills a StackFrameInfo. **Safepoint. Throws.** */
static bool fill_frame(Thread *t, InvokeKnown *k, Handle frame, Method *m, int pc) {
    HANDLE_SCOPE(t);
    const Class *c = object_class(*frame);
    Handle member = handle_new(t, known_get(*frame, known_field(c, "memberName")));
    int kind = method_is_static(m)             ? REF_invokeStatic
               : class_is_interface(m->holder) ? REF_invokeInterface
                                               : REF_invokeVirtual;
    if (member == NULL || !member_set_method(t, k, member, m, kind, true)) return false;
    *(int32_t *)(void *)((char *)*frame + known_field(c, "bci")) = pc;
    return true;
}

/* Up to `count` frames from start on; the index behind the last. -1: thrown. **Safepoint.
 * Throws.** */
static jint fill_batch(Thread *t, Walk *walk, jlong mode, jint count, jint start,
                       jobjectArray frames) {
    InvokeKnown *k = invoke_known(t);
    jint at = start;
    if (k == NULL) return -1;
    while (at < start + count && walk->more) {
        Method *m = walk->walk.at.method;
        int pc = walk->walk.at.pc;
        bool shown = !is_hidden_frame(m) || ((mode & SHOW_HIDDEN) && !(mode & CALLER_CLASS));
        if (shown && (mode & CLASSES_ONLY)) {
            if ((mode & CALLER_CLASS) && at == start &&
                method_has(m, METHOD_CALLER_SENSITIVE)) {
                char text[1024];
                exception_throw(
                    t, "java/lang/UnsupportedOperationException",
                    "StackWalker::getCallerClass called from @CallerSensitive '%s' method",
                    method_external_name(m->holder->name, m->name, m->descriptor, text,
                                         sizeof text));
                return -1;
            }
            array_set_ref(env_object(frames), at++, m->holder->mirror);
        } else if (shown) {
            HANDLE_SCOPE(t);
            Handle frame = handle_new(t, array_get_ref(env_object(frames), at));
            if (frame == NULL || !fill_frame(t, k, frame, m, pc)) {
                if (t->exception == NULL)
                    exception_throw(t, "java/lang/InternalError", "stack walk: no room");
                return -1;
            }
            at++;
        }
        walk->more = stack_walk_next(&walk->walk);
    }
    return at;
}

static bool has_room(Thread *t, jobjectArray frames, jint count, jint start) {
    const Object *array = env_object(frames);
    if (array != NULL && count >= 0 && start >= 0 && array_length(array) - start >= count)
        return true;
    return exception_throw(t, "java/lang/IllegalArgumentException",
                           "not enough space in buffers") != NULL;
}

jobject jdk_JVM_CallStackWalk(JNIEnv *env, jobject stream, jlong mode, jint skip, jint count,
                              jint start, jobjectArray frames) {
    ENV_ENTER(env);
    VM *vm = t->vm;
    Walk walk = {.walk = stack_walk_begin(t)};
    walk.more = stack_walk_next(&walk.walk);
    if (!walk.more)
        return exception_throw(t, "java/lang/InternalError", "doStackWalk: no stack trace");
    if (!has_room(t, frames, count, start)) return NULL;
    while (walk.more && is_walker(walk.walk.at.method->holder))
        walk.more = stack_walk_next(&walk.walk);
    for (jint i = 0; i < skip && walk.more; i++) walk.more = stack_walk_next(&walk.walk);
    bool any = walk.more;
    jint end = fill_batch(t, &walk, mode, count, start, frames);
    if (end < 0) return NULL;
    if (any && end == start)
        return exception_throw(t, "java/lang/InternalError", "stack walk: decode failed");
    Method *go_on =
        class_find_method(object_class(env_object(stream)), symbol(vm, "doStackWalk"),
                          symbol(vm, "(JIIII)Ljava/lang/Object;"));
    if (go_on == NULL)
        return exception_throw(t, "java/lang/InternalError", "%s",
                               "AbstractStackWalker has no doStackWalk");
    Object *batch = env_object(frames);
    if (batch == NULL) return NULL; /* has_room saw it; gcc, of the wide build, did not */
    array_set_ref(batch, 0, t->object);
    Value args[7] = {{.l = env_object(stream)},
                     {.j = (int64_t)(intptr_t)&walk},
                     {.bits = 0},
                     {.i = skip},
                     {.i = count},
                     {.i = start},
                     {.i = end}},
          result = {.bits = 0};
    bool good = invoke_method(t, go_on, args, &result);
    if (array_get_ref(env_object(frames), 0) != t->object && good)
        return exception_throw(t, "java/lang/InternalError",
                               "doStackWalk: corrupted buffers on exit");
    array_set_ref(env_object(frames), 0, NULL);
    return good ? env_local(t, result.l) : NULL;
}

jint jdk_JVM_MoreStackWalk(JNIEnv *env, jobject stream, jlong mode, jlong anchor, jint count,
                           jint start, jobjectArray frames) {
    ENV_ENTER(env);
    (void)stream;
    if (!has_room(t, frames, count, start)) return start;
    Walk *walk = (Walk *)(intptr_t)anchor;
    if (walk == NULL || array_get_ref(env_object(frames), 0) != t->object ||
        walk->walk.thread != t) {
        exception_throw(t, "java/lang/InternalError", "doStackWalk: corrupted buffers");
        return start;
    }
    jint end = count > 0 ? fill_batch(t, walk, mode, count, start, frames) : start;
    return end < 0 ? start : end;
}

void jdk_JVM_InitStackTraceElement(JNIEnv *env, jobject element, jobject frame) {
    ENV_ENTER(env);
    InvokeKnown *k = invoke_known(t);
    if (k == NULL || env_non_null(t, element) == NULL || env_non_null(t, frame) == NULL) return;
    Class *c = object_class(env_object(frame));
    Object *member = known_get(env_object(frame), known_field(c, "memberName"));
    const Method *m = member != NULL ? member_target(k, member) : NULL;
    if (m == NULL) {
        exception_throw(t, "java/lang/InternalError", "a frame without a method");
        return;
    }
    trace_fill_element(t, (Handle)(void *)element, m,
                       known_int(env_object(frame), known_field(c, "bci")));
}

/* ---- Who calls ---- */

/* The holders of frames, top first: not native ones, nor those that ask for nobody;
 * getClassContext itself is not among them. */
jobjectArray jdk_JVM_GetClassContext(JNIEnv *env) {
    ENV_ENTER(env);
    int32_t count = 0;
    for (int round = 0; round < 2; round++) {
        Object *array = NULL;
        if (round == 1 && (array = array_allocate_of(t, t->vm->known.Class_, count)) == NULL)
            return NULL;
        StackWalk walk = stack_walk_begin(t);
        count = 0;
        while (stack_walk_next(&walk)) {
            const Method *m = walk.at.method;
            if (method_is_native(m) || is_ignored(m)) continue;
            if (array != NULL) array_set_ref(array, count, m->holder->mirror);
            count++;
        }
        if (array != NULL) return (jobjectArray)env_local(t, array);
    }
    return NULL;
}
