/* SPDX-License-Identifier: MIT */
/* Where an agent's library is looked for: "agents" of the VM (vm/system/installation.h), then
 * $JAVA_HOME/lib/<arch> (R3: where agents of old were installed), then the system's search
 * (LD_LIBRARY_PATH). A name with a slash is a path. A library that somebody in the process has
 * open already is opened from a copy in memory instead: agents keep their state in statics, and
 * two agents must not share them. */
#include "jvmpi/agent_library.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "jvmpi/jvmpi.h"
#include "jvmpi/library.h"
#include "jvmpi/plants.h"
#include "vm/system/installation.h"
#include "vm/system/native_file.h"
#include "vm/system/process.h"

#if defined(__x86_64__)
#define AGENT_ARCHITECTURE "amd64"
#elif defined(__aarch64__)
#define AGENT_ARCHITECTURE "aarch64"
#else
#define AGENT_ARCHITECTURE "unknown"
#endif

/* A library that stays mapped is the same one, with its statics as they are, for an agent that
 * comes later. */
typedef struct KeptLibrary {
    struct KeptLibrary *next;
    void *library;
    int private_copy;
    char path[];
} KeptLibrary;

/* ---- Looking ---- */

/* The path to give to dlopen; a bare file name when only the system's search is left. */
static void library_path(const VM *vm, const char *name, char out[INSTALLATION_PATH]) {
    char agent[NAME_MAX + 1];
    const size_t size = INSTALLATION_PATH;
    if (strchr(name, '/') != NULL || PLANTED(vm, R1)) {
        snprintf(out, size, "%s", name);
        return;
    }
    int length = snprintf(agent, sizeof agent, "agents/lib%s.so", name);
    if (length > 0 && (size_t)length < sizeof agent && installation_find(agent, out)) return;
    const char *home = getenv("JAVA_HOME");
    if (home != NULL && home[0] == '/' && !PLANTED(vm, R3)) {
        length = snprintf(out, size, "%s/lib/" AGENT_ARCHITECTURE "/lib%s.so", home, name);
        if (length > 0 && (size_t)length < size && access(out, F_OK) == 0) return;
    }
    snprintf(out, size, PLANTED(vm, R4) ? "/lib%s.so" : "lib%s.so", name);
}

static bool copy_file(const char *path, int to) {
    char buffer[1 << 16];
    int from = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t got = -1;
    while (from >= 0 && (got = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, (size_t)got) != got) {
            got = -1;
            break;
        }
    if (from >= 0) close(from);
    return got == 0;
}

/* Opens a copy of an open library. The descriptor stays open: the loader knows libraries by
 * name, and /proc/self/fd/N must not come to mean another copy. */
static void *open_private_copy(Agent *agent, void *original) {
    struct link_map *map;
    char path[64];
    if (dlinfo(original, RTLD_DI_LINKMAP, &map) != 0) return NULL;
    int fd = memfd_create("agent", MFD_CLOEXEC);
    if (fd < 0) return NULL;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    void *copy = copy_file(map->l_name, fd) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    if (copy == NULL)
        close(fd);
    else
        agent->private_copy = fd;
    return copy;
}

/* The library that an agent left behind, if there is one that nobody uses. */
static bool take_kept(Agent *agent, const char *path) {
    for (KeptLibrary **at = &jvmpi_of(agent->vm)->kept; *at != NULL; at = &(*at)->next) {
        KeptLibrary *kept = *at;
        if (strcmp(kept->path, path) != 0) continue;
        *at = kept->next;
        agent->library = kept->library;
        agent->private_copy = kept->private_copy;
        process_claim_library(agent->slot, agent->library);
        free(kept);
        return true;
    }
    return false;
}

/* False: no memory. */
static bool keep_library(Agent *agent) {
    KeptLibrary *kept =
        agent->path != NULL ? malloc(sizeof *kept + strlen(agent->path) + 1) : NULL;
    if (kept == NULL) return false;
    strcpy(kept->path, agent->path);
    kept->library = agent->library;
    kept->private_copy = agent->private_copy;
    kept->next = jvmpi_of(agent->vm)->kept;
    jvmpi_of(agent->vm)->kept = kept;
    return true;
}

bool agent_open(Agent *agent, char *message, size_t size) {
    char path[INSTALLATION_PATH];
    library_path(agent->vm, agent->name, path);
    free(agent->path);
    agent->path = strdup(path);
    if (take_kept(agent, path)) return true;
    void *open = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    bool shared = open != NULL;
    if (!shared) {
        const char *why;
        open = native_file_open(path, RTLD_NOW | RTLD_LOCAL, &why);
        if (open == NULL) {
            /* The loader names what it looked for; a file that is there cannot be used, and it
             * says why. */
            if (access(path, F_OK) == 0)
                snprintf(message, size, "Could not load agent library: %s (%s)", agent->name,
                         why);
            else
                snprintf(message, size, "Could not find agent library: %s (%s)", agent->name,
                         why);
            return false;
        }
        /* Another VM may have opened it between the two calls. */
        shared = !process_claim_library(agent->slot, open);
    }
    if (shared) {
        agent->library = open_private_copy(agent, open);
        dlclose(open);
        if (agent->library == NULL) {
            snprintf(message, size, "Could not open a private copy of agent library: %s",
                     agent->name);
            return false;
        }
        process_claim_library(agent->slot, agent->library);
    } else {
        agent->library = open;
    }
    return true;
}

typedef struct Range {
    uintptr_t base, low, high;
} Range;

static int find_range(struct dl_phdr_info *info, size_t size, void *data) {
    Range *range = data;
    (void)size;
    if (info->dlpi_addr != range->base) return 0;
    range->low = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (start < range->low) range->low = start;
        if (start + segment->p_memsz > range->high) range->high = start + segment->p_memsz;
    }
    return 1;
}

void agent_find_range(Agent *agent) {
    struct link_map *map;
    if (dlinfo(agent->library, RTLD_DI_LINKMAP, &map) != 0) return;
    Range range = {.base = map->l_addr};
    if (dl_iterate_phdr(find_range, &range) != 1) return;
    agent->low = range.low;
    agent->high = range.high;
}

/* ---- Whose code runs ---- */

/* In a handler of its own, also one that is called while this thread has a turn; or in its
 * code, but not what is called in that turn. */
static bool is_own_code(const Agent *agent, const Thread *t, uintptr_t caller) {
    uintptr_t made = t != NULL ? t->system_function : 0;
    if (t != NULL && agent_in_progress(agent, t) != 0) return true;
    return (agent_has_code(agent, caller) || agent_has_code(agent, made)) &&
           (t == NULL || jvmpi_of(agent->vm)->turn_of != t);
}

/* A handler's last call may be a jump, so that `caller` is not its code: then the events in
 * progress tell. */
Agent *agent_that_calls(VM *vm, const Thread *t, const char *library, const void *caller) {
    const Jvmpi *jvmpi = jvmpi_of(vm);
    Agent *found = NULL;
    for (int i = 0; i < atomic_load(&jvmpi->agent_count); i++) {
        Agent *agent = jvmpi->agents[i];
        if (agent->left || agent->library == NULL ||
            (library != NULL && strcmp(agent->name, library) != 0) ||
            !is_own_code(agent, t, (uintptr_t)caller))
            continue;
        bool by_caller = agent_has_code(agent, (uintptr_t)caller);
        if (found == NULL || by_caller) found = agent;
        if (by_caller) break;
    }
    return found;
}

/* ---- Closing ---- */

void agent_close(Agent *agent) {
    /* What stays keeps its name, which is its descriptor's. */
    bool stays = agent->library != NULL && library_may_leave(agent->library);
    if (agent->library != NULL && !stays) dlclose(agent->library);
    if (agent->private_copy >= 0 && !stays) close(agent->private_copy);
    agent->library = NULL;
    agent->private_copy = -1;
}

void agent_close_or_keep(Agent *agent) {
    bool stays = agent->library != NULL && library_may_leave(agent->library);
    if (stays && keep_library(agent)) {
        agent->library = NULL;
        agent->private_copy = -1;
    } else {
        agent_close(agent);
    }
}

void agent_libraries_free(Jvmpi *jvmpi) {
    for (KeptLibrary *kept = jvmpi->kept, *next; kept != NULL; kept = next) {
        next = kept->next;
        free(kept);
    }
}
