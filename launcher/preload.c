/* SPDX-License-Identifier: MIT */
/* -Xcheck:jvmpi can see what agents allocate only if a library of ours comes before the C
 * library: where it is installed, the launcher starts itself once more with it. */
#include "launcher/launcher.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { POSSIBLE = false }; /* the sanitizer's own malloc must come first */
#else
enum { POSSIBLE = true };
#endif

static const char mark[] = "MINIJVM_CHECK_PRELOAD"; /* set: it was tried */

static bool is_checked(const Launch *launch) {
    for (size_t i = 0; i < launch->vm_options.count; i++)
        if (strncmp(launch->vm_options.items[i], "-Xcheck:jvmpi", 13) == 0) return true;
    return false;
}

/* The library's path, malloc'ed; NULL: it is not there. */
static char *library_path(void) {
    static const char *const places[] = {"agents/", "../lib/minijvm/agents/"};
    char self[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length <= 0) return NULL;
    self[length] = 0;
    char *slash = strrchr(self, '/');
    if (slash == NULL || strpbrk(self, ": ") != NULL)
        return NULL; /* LD_PRELOAD separates by these */
    slash[1] = 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char *path = join(self, places[i], "libjvmpi_check_preload.so");
        if (access(path, R_OK) == 0) return path;
        free(path);
    }
    return NULL;
}

bool started_once_more(void) { return getenv(mark) != NULL; }

void preload_for_checks(const Launch *launch, char **argv) {
    bool tried = started_once_more();
    unsetenv(mark);
    if (!POSSIBLE || tried || !is_checked(launch) ||
        dlsym(RTLD_DEFAULT, "jvmpi_check_set_allocation_hook") != NULL)
        return;
    char *path = library_path();
    if (path == NULL) return;
    const char *before = getenv("LD_PRELOAD");
    char *value = before != NULL && before[0] != 0 ? join(path, ":", before) : path;
    setenv("LD_PRELOAD", value, 1);
    setenv(mark, "1", 1);
    execv("/proc/self/exe", argv);
    /* As if nothing had been tried. */
    unsetenv(mark);
    if (before != NULL)
        setenv("LD_PRELOAD", before, 1);
    else
        unsetenv("LD_PRELOAD");
}
