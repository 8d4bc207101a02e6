/* SPDX-License-Identifier: MIT */
/* Life of the VM's symbol table and metadata memory; used by vm/create.c only. */
#ifndef MINIJVM_VM_STORAGE_H
#define MINIJVM_VM_STORAGE_H

#include "vm/vm.h"

Metadata *metadata_create(void);
void metadata_destroy(Metadata *metadata);
SymbolTable *symbols_create(void);
void symbols_destroy(SymbolTable *table);

#endif
