/* SPDX-License-Identifier: MIT */
#ifndef MINIJVM_VM_SYMBOL_SWEEP_H
#define MINIJVM_VM_SYMBOL_SWEEP_H

#include "vm/vm.h"

/* Stops the world and frees the symbols that nobody holds, if that can be told; vm/symbols.h
 * says who holds one. **Safepoint.** */
void symbols_sweep(Thread *t);

#endif
