/* SPDX-License-Identifier: MIT */
/* What a VM keeps while it runs on a JDK's library. Private to jdk/. */
#ifndef MINIJVM_JDK_STATE_H
#define MINIJVM_JDK_STATE_H

#include <jni.h>
#include <limits.h>

#include "jdk/class_archive.h"
#include "jdk/image.h"
#include "jdk/patches.h"
#include "vm/model/names.h"
#include "vm/model/library.h"

typedef struct JdkModules JdkModules;
typedef struct Management Management;
typedef struct JdkSignals JdkSignals;

typedef struct Jdk {
    char home[PATH_MAX]; /* without a slash at its end (J871) */
    Image *image;
    ClassArchive *archive; /* NULL: there is none, or none that may be used */
    void *shim, *libjava;  /* of dlopen; never closed (J17) */
    JdkPatches *patches;
    JdkModules *modules;
    _Atomic(Management *) management; /* NULL: not asked for yet */
    JdkSignals *signals;
} Jdk;

static inline Jdk *jdk_of(const VM *vm) { return vm->library_data; }

/* ---- home.c: no VM is needed. False and a message: file, place, rule. ---- */

/* Finds the home (`given` is "" for the default one) and checks it. */
bool jdk_find_home(const char *given, char *home, size_t size, char *message,
                   size_t message_size);

/* ---- slots.c ---- */

/* Opens the shim and fills its table. False and a message. */
bool jdk_open_shim(Jdk *jdk, char *message, size_t size);

/* ---- natives.c: see ClassLibrary ---- */

uintptr_t jdk_find_native(Thread *t, Method *method); /* **Safepoint. Throws.** */
bool jdk_keeps_native(const Method *method);

/* FindClass in JNI_OnLoad asks in the name of the class that loads the library (J854). */
bool jdk_loads_libraries(const Method *m);
bool jdk_loading_for(Thread *t, Loader **loader); /* **Safepoint. Throws.** */

/* ---- member_names.c: see ClassLibrary ---- */

bool jdk_find_handles(Thread *t, struct InvokeKnown *k); /* **Safepoint. Throws.** */

/* ---- modules.c ---- */

JdkModules *jdk_modules_create(void); /* NULL: no memory */
void jdk_modules_destroy(VM *vm, JdkModules *modules);
void jdk_place(Thread *t, Class *c);
Object *jdk_module_name(const Class *c);
bool jdk_is_platform_loader(const Loader *loader); /* or the boot loader */
void jdk_forget_loader(VM *vm, Loader *loader);
/* The module of a boot class's package, as in the image's paths; NULL: no boot module has it,
 * or it is not defined yet. `length` is that of the package's name. */
const char *jdk_boot_module(Jdk *jdk, const char *package, size_t length);

/* ---- members.c: see ClassLibrary ---- */

bool jdk_members_fit(const ClassFile *file, Fault *fault);

/* ---- signals.c ---- */

JdkSignals *jdk_signals_create(void); /* NULL: no memory */
void jdk_signals_start(Thread *t);    /* the thread that tells Java. **Safepoint.** */
void jdk_signals_end(VM *vm);         /* it ends, soon. No safepoint. */
/* Gives the host back what the program took. */
void jdk_signals_destroy(JdkSignals *signals);

/* ---- management_collections.c: see ClassLibrary ---- */

void jdk_collected(VM *vm);

/* ---- access.c: see ClassLibrary ---- */

void jdk_module_prefix(const Class *c, char *out, size_t size);
bool jdk_module_text(const Class *c, char *out, size_t size);
bool jdk_may_access(const Class *from, const Class *to);
void *jdk_access_refused(Thread *t, const Class *from, const Class *to, const char *check);

#endif
