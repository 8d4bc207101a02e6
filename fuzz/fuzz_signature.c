/* SPDX-License-Identifier: MIT */
/* Any text as the Signature of a class, its field and its method, read by reflection, which is
 * Java: each of its instructions counts as coverage. Any exception will do; the VM must go on.
 */
#include <string.h>

#include "fuzz/whole_vm.h"
#include "vm/load/loader.h"
#include "vm/model/class.h"
#include "vm/threads/transition.h"
#include "vm/threads/event_delivery.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* ---- Coverage ---- */

enum { COUNTERS = 1 << 14 };
__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t counters[COUNTERS];

static void count(Listener *self, Thread *t, Event *event) {
    (void)self, (void)t;
    uintptr_t at =
        (uintptr_t)event->instruction_start.method / 8 * 31 + event->instruction_start.offset;
    counters[at % COUNTERS]++;
}

static Listener listener = {.notify = count, .possible = EVENT_BIT(instruction_start)};

/* ---- The class ---- */

typedef struct Writer {
    uint8_t *at;
} Writer;

static void u1(Writer *w, unsigned value) { *w->at++ = (uint8_t)value; }
static void u2(Writer *w, unsigned value) { u1(w, value >> 8), u1(w, value); }
static void u4(Writer *w, unsigned value) { u2(w, value >> 16), u2(w, value); }
static void utf8(Writer *w, const void *text, size_t length) {
    u1(w, 1), u2(w, (unsigned)length);
    memcpy(w->at, text, length);
    w->at += length;
}
static void name(Writer *w, const char *text) { utf8(w, text, strlen(text)); }
static void class_constant_of(Writer *w, unsigned index) { u1(w, 7), u2(w, index); }
static void signature(Writer *w) { u2(w, 1), u2(w, 5), u4(w, 2), u2(w, 6); }

static size_t write_class(uint8_t *out, const uint8_t *text, size_t length) {
    Writer w = {out};
    u4(&w, 0xCAFEBABE), u2(&w, 0), u2(&w, 52), u2(&w, 11);
    name(&w, "S"), class_constant_of(&w, 1), name(&w, "java/lang/Object"),
        class_constant_of(&w, 3);
    name(&w, "Signature"), utf8(&w, text, length);
    name(&w, "f"), name(&w, "Ljava/lang/Object;"), name(&w, "m"), name(&w, "()V");
    u2(&w, ACC_PUBLIC | ACC_SUPER | ACC_ABSTRACT), u2(&w, 2), u2(&w, 4), u2(&w, 0);
    u2(&w, 1), u2(&w, ACC_PUBLIC), u2(&w, 7), u2(&w, 8), signature(&w);
    u2(&w, 1), u2(&w, ACC_PUBLIC | ACC_ABSTRACT), u2(&w, 9), u2(&w, 10), signature(&w);
    signature(&w);
    return (size_t)(w.at - out);
}

static jclass define(Thread *t, const uint8_t *bytes, size_t length) {
    thread_enter_vm(t);
    Loader *loader = loader_of(t, t->vm->system_loader);
    Class *c = loader_define(t, loader, bytes, length, &(DefineOptions){.hidden = true});
    jclass mirror = c != NULL ? (jclass)handle_new(t, c->mirror) : NULL;
    t->exception = NULL;
    thread_leave_vm(t, THREAD_NATIVE);
    return mirror;
}

/* ---- Reflection ---- */

static jobject ask(JNIEnv *env, jobject object, const char *method, const char *descriptor) {
    if (object == NULL) return NULL;
    jmethodID id =
        (*env)->GetMethodID(env, (*env)->GetObjectClass(env, object), method, descriptor);
    jobject answer = id != NULL ? (*env)->CallObjectMethod(env, object, id) : NULL;
    (*env)->ExceptionClear(env);
    return answer;
}

static jobject first(JNIEnv *env, jobject array) {
    if (array == NULL || (*env)->GetArrayLength(env, array) == 0) return NULL;
    return (*env)->GetObjectArrayElement(env, array, 0);
}

static void reflect(JNIEnv *env, jclass c) {
    static const char *const members[][2] = {
        {"getDeclaredFields", "()[Ljava/lang/reflect/Field;"},
        {"getDeclaredMethods", "()[Ljava/lang/reflect/Method;"}};
    jobject variables = ask(env, c, "getTypeParameters", "()[Ljava/lang/reflect/TypeVariable;");
    ask(env, first(env, variables), "getBounds", "()[Ljava/lang/reflect/Type;");
    ask(env, c, "toGenericString", "()Ljava/lang/String;");
    ask(env, ask(env, c, "getGenericSuperclass", "()Ljava/lang/reflect/Type;"), "toString",
        "()Ljava/lang/String;");
    ask(env, first(env, ask(env, c, "getGenericInterfaces", "()[Ljava/lang/reflect/Type;")),
        "toString", "()Ljava/lang/String;");
    for (int i = 0; i < 2; i++)
        ask(env, first(env, ask(env, c, members[i][0], members[i][1])), "toGenericString",
            "()Ljava/lang/String;");
}

static void listen(Thread *t) {
    thread_enter_vm(t);
    events_add(&t->vm->events, &listener);
    events_want(&t->vm->events, &listener, EVENT_BIT(instruction_start), true);
    delivery_instructions(t);
    thread_leave_vm(t, THREAD_NATIVE);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    static bool listens;
    Thread *t = whole_vm_thread();
    JNIEnv *env = (JNIEnv *)t;
    if (length > 65535 || (*env)->PushLocalFrame(env, 64) != 0) return 0;
    uint8_t *file = malloc(length + 400);
    if (file == NULL) abort();
    jclass c = define(t, file, write_class(file, bytes, length));
    free(file);
    if (!listens) {
        reflect(env, c); /* its classes are loaded and initialized, which is no coverage */
        listen(t);
        listens = true;
    }
    if (c != NULL) reflect(env, c);
    (*env)->PopLocalFrame(env, NULL);
    return 0;
}
