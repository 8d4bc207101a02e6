/* SPDX-License-Identifier: MIT */
#ifndef MINIJVM_VM_LOAD_SUPERINTERFACES_H
#define MINIJVM_VM_LOAD_SUPERINTERFACES_H

#include "vm/model/names.h"

/* All superinterfaces of a class that is being defined, once: the superclass's first, each
 * after its own superinterfaces, as initialization wants them. False: memory is short. */
bool class_collect_interfaces(Class *c);

#endif
