/* SPDX-License-Identifier: MIT */
/* Where the VM's code was loaded from, and what lies beside it: in the folder of a build, or as
 * `make install` and the packages put it. No safepoint; thread-safe. */
#ifndef MINIJVM_VM_SYSTEM_INSTALLATION_H
#define MINIJVM_VM_SYSTEM_INSTALLATION_H

#include <limits.h>
#include <stdbool.h>

enum { INSTALLATION_PATH = PATH_MAX };

/* The folder of the library, or of the program that the VM is a part of. False: unknown. */
bool installation_folder(char path[INSTALLATION_PATH]);
/* A file that belongs to the VM, by its name in the folder of a build. False: not there, and
 * `path` is where it would be first. */
bool installation_find(const char *name, char path[INSTALLATION_PATH]);

#endif
