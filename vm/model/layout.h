/* SPDX-License-Identifier: MIT */
/* Offsets of fields and the Shape of a class; called once by the loader, superclass first. */
#ifndef MINIJVM_VM_MODEL_LAYOUT_H
#define MINIJVM_VM_MODEL_LAYOUT_H

#include "vm/model/names.h"

/* False: out of metadata. */
bool layout_instance(Class *c);
/* `mirror_size` is the size of java.lang.Class's own instance part. */
void layout_statics(Class *c, uint32_t mirror_size);

#endif
