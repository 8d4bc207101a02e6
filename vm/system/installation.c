/* SPDX-License-Identifier: MIT */
#include "vm/system/installation.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* The program's own file: as the kernel says, and without /proc as it was started. */
static bool program_path(char *path) {
    if (realpath("/proc/self/exe", path) != NULL) return true;
    const char *name = (const char *)(uintptr_t)getauxval(AT_EXECFN);
    return name != NULL && realpath(name, path) != NULL;
}

bool installation_folder(char path[INSTALLATION_PATH]) {
    Dl_info info;
    struct link_map *map = NULL;
    const void *here = (const void *)(uintptr_t)&installation_folder;
    bool is_known = dladdr1(here, &info, (void **)&map, RTLD_DL_LINKMAP) != 0 && map != NULL;
    /* The linker has no name for the program. */
    bool is_library = is_known && map->l_name != NULL && map->l_name[0] != 0;
    if (is_library ? realpath(map->l_name, path) == NULL : !program_path(path)) return false;
    char *slash = strrchr(path, '/');
    if (slash == NULL) return false;
    slash[slash == path] = 0;
    return true;
}

bool installation_find(const char *name, char path[INSTALLATION_PATH]) {
    /* Of the launcher in `bin` or of the library, whose folder may be an architecture's. */
    static const char *const places[] = {
        "",         "../lib/minijvm/", "../lib/" MULTIARCH "/minijvm/", "../lib64/minijvm/",
        "minijvm/", "../minijvm/"};
    char folder[INSTALLATION_PATH];
    path[0] = 0;
    if (!installation_folder(folder)) return false;
    enum { PLACES = sizeof places / sizeof places[0] };
    for (size_t i = 0; i <= PLACES; i++) {
        const char *place = places[i % PLACES];
        int length = snprintf(path, INSTALLATION_PATH, "%s/%s%s", folder, place, name);
        if (i < PLACES && length < INSTALLATION_PATH && access(path, F_OK) == 0) return true;
    }
    return false;
}
