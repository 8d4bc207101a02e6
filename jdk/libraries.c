/* SPDX-License-Identifier: MIT */
/* Native libraries, which the JDK's own Java code keeps account of. */
#include <dlfcn.h>

#include "jdk/functions.h"
#include "vm/objects/string.h"
#include "vm/run/exception.h"
#include "vm/system/native_file.h"

void *jdk_JVM_LoadLibrary(const char *path, jboolean throws) {
    const char *error;
    void *handle = native_file_open(path, RTLD_LAZY, &error);
    if (handle != NULL || !throws) return handle;
    Thread *t = process_thread();
    thread_enter_vm(t);
    exception_throw(t, "java/lang/UnsatisfiedLinkError", "%s: %s", path, error);
    thread_leave_vm(t, THREAD_NATIVE);
    return NULL;
}

/* It stays mapped: threads of its own may run on, and keys' destructors be called at the end of
 * any thread. */
void jdk_JVM_UnloadLibrary(void *handle) { (void)handle; }

void *jdk_JVM_FindLibraryEntry(void *handle, const char *name) { return dlsym(handle, name); }

jboolean jdk_JVM_IsSupportedJNIVersion(jint version) { return env_serves_version(version); }
