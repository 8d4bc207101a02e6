/* SPDX-License-Identifier: MIT */
/* Native methods: the built-in ones of the class library (natives.def), those that libraries
 * export under the mangled names of the JNI specification, and those that RegisterNatives
 * names. A built-in native of the VM's own kind is called IN_VM with the arguments where they
 * lie in its native frame, so that args[i].l is a root: re-read it after any safepoint. */
#ifndef MINIJVM_VM_JNI_NATIVES_H
#define MINIJVM_VM_JNI_NATIVES_H

#include "vm/model/names.h"
#include "vm/model/class.h"

typedef void (*VmNative)(Thread *t, Value *args, Value *result);

typedef struct NativeRow {
    const char *class_name, *name, *descriptor;
    void *function; /* VmNative, or a JNI function when is_jni */
    bool is_jni;
} NativeRow;

/* vm->built_in_natives: what is linked into the VM for the class library, sorted by class. */
typedef struct NativeTable {
    const NativeRow *rows;
    size_t count;
} NativeTable;

/* What a native method is bound to, function and way of calling it in one word: who calls it
 * reads it once, since another thread may register something else meanwhile. 0: nothing yet. */
#define NATIVE_OF_VM ((uintptr_t)1 << 63) /* set: a VmNative */
static inline uintptr_t natives_bound(const Method *method) {
    return __atomic_load_n(&method->native, __ATOMIC_ACQUIRE);
}
static inline VmNative native_of_vm(uintptr_t bound) {
    return (VmNative)(bound & ~NATIVE_OF_VM);
}
/* Finds and records the function of a native method that is not bound; 0: an exception.
 * **Safepoint. Throws** UnsatisfiedLinkError. */
uintptr_t natives_bind(Thread *t, Method *method);
/* RegisterNatives; NULL function unregisters. Lock: none, a single store. */
void natives_register(Method *method, void *function);
/* System.load: the library, or NULL and a message. Calls JNI_OnLoad. **Safepoint. Throws.** */
void *natives_load_library(Thread *t, Handle loader, const char *path);
void natives_unload_all(Thread *t);
/* The libraries of a loader that died, after its classes are gone. **Safepoint.** */
void natives_unload_loader(Thread *t, Loader *loader);
/* Is this thread inside some library's JNI_OnLoad, and on behalf of which loader? No safepoint.
 */
bool natives_loading(Thread *t, Loader **loader);
/* JNI's short name; *long_part becomes the index where "__parameters" begins, past the short
 * name's end. malloc'ed, room for both: cut at *long_part for the short one. NULL: no memory.
 */
char *natives_mangled_name(const Method *method, size_t *long_part);
/* Built-in row of a method, or NULL. */
const NativeRow *natives_built_in(const Method *method);

#endif
