/* SPDX-License-Identifier: MIT */
/* Life of the VM's symbol table; used by vm/create.c only. */
#ifndef MINIJVM_VM_STORAGE_H
#define MINIJVM_VM_STORAGE_H

#include "vm/vm.h"

SymbolTable *symbols_create(void);
void symbols_destroy(SymbolTable *table);

#endif
