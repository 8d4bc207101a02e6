/* SPDX-License-Identifier: MIT */
/* Life of the VM's symbol table and metadata memory; used by vm/create.c only. */
#ifndef MINIJVM_VM_STORAGE_H
#define MINIJVM_VM_STORAGE_H

#include "vm/vm.h"

/* `limit`: bytes of classes beyond which none of a user loader is defined. */
Metadata *metadata_create(size_t limit);
void metadata_destroy(Metadata *metadata);
SymbolTable *symbols_create(void);
void symbols_destroy(SymbolTable *table);

#endif
