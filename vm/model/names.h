/* SPDX-License-Identifier: MIT */
/* The names of the model's structures, for headers that only point at them: who looks into one
 * includes its own header. */
#ifndef MINIJVM_VM_MODEL_NAMES_H
#define MINIJVM_VM_MODEL_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gc/object.h"
#include "vm/model/value.h"

typedef struct VM VM;
typedef struct Thread Thread;
typedef struct Class Class;
typedef struct Method Method;
typedef struct Field Field;
typedef struct Loader Loader;
typedef struct Frame Frame;
typedef struct StringTable StringTable;
typedef struct MonitorTable MonitorTable;
typedef struct LoaderTable LoaderTable;
typedef struct GlobalReferences GlobalReferences;
typedef struct Metadata Metadata;

/* Where a local reference is: a root (vm/model/handles.h). */
typedef Object **Handle;

#endif
