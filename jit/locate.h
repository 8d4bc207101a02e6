/* SPDX-License-Identifier: MIT */
/* From a program counter to the bytecode, for threads that were interrupted: Engine.locate. */
#ifndef MINIJVM_JIT_LOCATE_H
#define MINIJVM_JIT_LOCATE_H

#include "jit/jit.h"

bool jit_locate(Thread *t, const Interrupted *at, Located *found);

#endif
