/* SPDX-License-Identifier: MIT */
/* See library.h. What a library calls is named by its relocations, and what it brings by its
 * dynamic section. */
#include "jvmpi/library.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

/* Who calls one of these has its code called later. */
static const char *const LEAVERS[] = {
    "pthread_create",
    "pthread_key_create",
    "thrd_create",
    "tss_create",
    "__cxa_thread_atexit_impl",
    "clone",
    "signal",
    "__sysv_signal",
    "bsd_signal",
    "sigaction",
    "timer_create",
    "on_exit",
    "pthread_atfork",
    "__register_atfork",
    "dlopen",
    "dlmopen",
};

/* The C library's own, which leave nothing that does not count as their caller's. */
static const char *const KNOWN[] = {"libc.so.",  "libm.so.",     "libpthread.so.", "libdl.so.",
                                    "librt.so.", "libgcc_s.so.", "ld-linux"};

typedef struct Dynamic {
    const char *strings;
    const ElfW(Sym) * symbols;
    const ElfW(Rela) * data, *calls; /* relocations of addresses, and of calls alone */
    size_t data_bytes, calls_bytes;
} Dynamic;

/* Addresses in it are those in memory where the loader has put them right, else the file's. */
static const void *address(const struct link_map *map, const ElfW(Dyn) * entry) {
    ElfW(Addr) at = entry->d_un.d_ptr;
    return (const void *)(at < map->l_addr ? at + map->l_addr : at);
}

static Dynamic read_dynamic(const struct link_map *map) {
    Dynamic d = {0};
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_STRTAB: d.strings = address(map, entry); break;
        case DT_SYMTAB: d.symbols = address(map, entry); break;
        case DT_RELA: d.data = address(map, entry); break;
        case DT_RELASZ: d.data_bytes = entry->d_un.d_val; break;
        case DT_JMPREL: d.calls = address(map, entry); break;
        case DT_PLTRELSZ: d.calls_bytes = entry->d_un.d_val; break;
        default: break;
        }
    }
    return d;
}

static bool names_a_leaver(const Dynamic *d, const ElfW(Rela) * relocations, size_t bytes) {
    for (size_t i = 0; relocations != NULL && i < bytes / sizeof *relocations; i++) {
        const char *name = d->strings + d->symbols[ELF64_R_SYM(relocations[i].r_info)].st_name;
        for (size_t k = 0; k < sizeof LEAVERS / sizeof LEAVERS[0]; k++)
            if (strcmp(name, LEAVERS[k]) == 0) return true;
    }
    return false;
}

static bool brings_others(const struct link_map *map, const char *strings) {
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag != DT_NEEDED) continue;
        bool known = false;
        for (size_t k = 0; k < sizeof KNOWN / sizeof KNOWN[0]; k++)
            known |= strncmp(strings + entry->d_un.d_val, KNOWN[k], strlen(KNOWN[k])) == 0;
        if (!known) return true;
    }
    return false;
}

bool library_may_leave(void *handle) {
    struct link_map *map;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) return true;
    Dynamic d = read_dynamic(map);
    if (d.strings == NULL || d.symbols == NULL) return true;
    return brings_others(map, d.strings) || names_a_leaver(&d, d.data, d.data_bytes) ||
           names_a_leaver(&d, d.calls, d.calls_bytes);
}
