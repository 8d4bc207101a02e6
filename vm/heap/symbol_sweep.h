/* SPDX-License-Identifier: MIT */
#ifndef MINIJVM_VM_HEAP_SYMBOL_SWEEP_H
#define MINIJVM_VM_HEAP_SYMBOL_SWEEP_H

#include "vm/model/names.h"

/* Stops the world and frees the symbols that nobody holds, if that can be told;
 * vm/model/symbols.h says who holds one. **Safepoint.** */
void symbols_sweep(Thread *t);

#endif
