/* SPDX-License-Identifier: MIT */
/* Which monitors there are: the configuration file in the registry's role, the variable, and
 * the command line. */
#ifndef MINIJVM_JEVMON_REGISTRY_H
#define MINIJVM_JEVMON_REGISTRY_H

#include "include/jevmon.h"
#include "vm/model/names.h"

typedef struct RegistryEntry {
    char *library, *options, *name; /* name: for messages */
    GUID clsid;
    bool has_clsid;
    DWORD init_options;
} RegistryEntry;

typedef struct Registry {
    RegistryEntry *entries;
    size_t count;
} Registry;

/* The monitors of file, variable and command line, in this order, as far as they are enabled.
 * False: no memory. */
bool registry_read(const VM *vm, Registry *registry);
void registry_free(Registry *registry);

#endif
