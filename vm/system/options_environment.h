/* SPDX-License-Identifier: MIT */
/* Options in variables of the environment. Called where the VM's options are read, for a VM on
 * a JDK's library alone: an embedded VM takes its options from its host. */
#ifndef MINIJVM_VM_SYSTEM_OPTIONS_ENVIRONMENT_H
#define MINIJVM_VM_SYSTEM_OPTIONS_ENVIRONMENT_H

#include "vm/system/options.h"

/* The words of the variable, if there is one, which is said. False and a message: one of them
 * is no option. */
bool options_from_variable(Options *options, const char *variable, char *message, size_t size);

#endif
