/* SPDX-License-Identifier: MIT */
/* A class library other than the embedded one, as vm/ sees it: where boot classes come from,
 * who carries out their native methods, what is done between the phases of the library's start.
 * One object of such functions per kind of library, chosen by vm/create.c; vm->library is NULL
 * while the VM runs on the library that is linked into it. */
#ifndef MINIJVM_VM_MODEL_LIBRARY_H
#define MINIJVM_VM_MODEL_LIBRARY_H

#include "vm/model/vm.h"
#include "vm/text/fault.h"
#include "vm/model/class.h"

struct InvokeKnown;

/* Before which step of the start (vm/create.c), or at its end. */
typedef enum LibraryStep {
    LIBRARY_PHASE_1,
    LIBRARY_PHASE_2,
    LIBRARY_PHASE_3,
    LIBRARY_STARTED
} LibraryStep;

typedef struct ClassLibrary {
    const char *name;
    /* Opens what the library consists of, before there are threads or classes. False and a
     * message: it cannot be used. No safepoint. */
    bool (*open)(VM *vm, char *message, size_t size);
    /* The program is over: threads that open or prepare started are about to leave. No
     * safepoint. */
    void (*end)(VM *vm);
    void (*close)(VM *vm);
    /* The boot class of this internal name, defined. NULL, nothing pending: there is none.
     * **Safepoint. Throws.** */
    Class *(*load)(Thread *t, const char *name);
    /* Has a boot class all that the VM looks up in it by name? False and a fault. Pure. */
    bool (*fits)(const ClassFile *file, Fault *fault);
    /* Whether load may find it, at no cost. No safepoint. */
    bool (*has)(VM *vm, const char *name);
    /* The function of a native method, as in Method.native. 0: there is none, or an exception
     * is pending. **Safepoint. Throws.** */
    uintptr_t (*find_native)(Thread *t, Method *method);
    /* The method is the VM's own whatever RegisterNatives says. No safepoint. */
    bool (*keeps_native)(const Method *method);
    /* A mirror was made, or its class was entered into its loader's table. No safepoint. */
    void (*place)(Thread *t, Class *c);
    /* False: an exception is pending, or nothing: the message was printed. **Safepoint.
     * Throws.** */
    bool (*prepare)(Thread *t, LibraryStep step);
    /* Fills in of java.lang.invoke what vm/invoke/invoke_known.c does not know of every
     * library.
     * **Safepoint. Throws.** */
    bool (*find_handles)(Thread *t, struct InvokeKnown *k);
    /* May the class use the public one of another package, as far as their modules say (JVMS
     * 5.4.4)? Neither is an array. No safepoint. */
    bool (*may_access)(const Class *from, const Class *to);
    /* **Throws** IllegalAccessError; NULL. `check` stands before the text: which check failed.
     * **Safepoint.** */
    void *(*access_refused)(Thread *t, const Class *from, const Class *to, const char *check);
    /* The name of the class's module, a String; NULL: unnamed, or none yet. No safepoint. */
    Object *(*module_name)(const Class *c);
    /* "module m", also of a class without a mirror; false: it is in an unnamed one, or in none
     * yet. No safepoint. */
    bool (*module_text)(const Class *c, char *out, size_t size);
    /* "m@version/" as thread dumps have it, or "" for an unnamed module. No safepoint. */
    void (*module_prefix)(const Class *c, char *out, size_t size);
    /* Is the method the library's own that calls JNI_OnLoad? No safepoint. Then: the loader for
     * which it does; false: an exception is pending. **Safepoint. Throws.** */
    bool (*loads_libraries)(const Method *m);
    bool (*loading_for)(Thread *t, Loader **loader);
    /* May classes of package java be of this loader? No safepoint. */
    bool (*is_platform)(const Loader *loader);
    /* A collection was made, and the world still stands. No safepoint. */
    void (*collected)(VM *vm);
    /* The loader is about to be freed. No safepoint. */
    void (*forget)(VM *vm, Loader *loader);
} ClassLibrary;

/* Says in one line, once, that the library is damaged: the exception that it amounts to, in
 * internal form, and its text or NULL. No safepoint. */
void library_say_damage(VM *vm, const char *kind, const char *text);
/* A class of the library's own files is not what it should be. While the VM starts that is
 * said, and the start is over; later it is thrown. NULL. **Safepoint. Throws.** */
void *library_throw_damage(Thread *t, const Fault *fault);

/* May code of `from` use the public class `to`, which is no array, as far as modules say? No
 * safepoint. */
static inline bool library_lets_access(const Class *from, const Class *to) {
    const ClassLibrary *library = from->vm->library;
    return library == NULL || library->may_access(from, to);
}

#endif
