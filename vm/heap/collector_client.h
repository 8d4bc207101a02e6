/* SPDX-License-Identifier: MIT */
#ifndef MINIJVM_VM_HEAP_COLLECTOR_CLIENT_H
#define MINIJVM_VM_HEAP_COLLECTOR_CLIENT_H

#include "gc/client.h"

/* Of a VM: `data` is the VM, each mutator lies in a Thread. */
extern const GcClient collector_client;

#endif
