/* SPDX-License-Identifier: MIT */
/* The classes, fields and methods that the VM itself names, from wellknown.def: one place.
 * Filled at start (vm/load/basic_classes.c); a missing one is a broken class library and stops
 * the VM with its name. */
#ifndef MINIJVM_VM_MODEL_WELLKNOWN_H
#define MINIJVM_VM_MODEL_WELLKNOWN_H

#include <stdint.h>

typedef struct Class Class;
typedef struct Method Method;

typedef struct WellKnown {
#define KNOWN_CLASS(id, name)                     Class *id;
#define KNOWN_FIELD(id, klass, name, descriptor)  uint32_t id;
#define KNOWN_METHOD(id, klass, name, descriptor) Method *id;
#include "vm/model/wellknown.def"
#undef KNOWN_CLASS
#undef KNOWN_FIELD
#undef KNOWN_METHOD
    Class *boolean_, *byte_, *char_, *short_, *int_, *long_, *float_, *double_, *void_;
    Class *boolean_array, *byte_array, *char_array, *short_array, *int_array, *long_array,
        *float_array, *double_array, *object_array;
    uint32_t
        mirror_class; /* offset of the injected Class * (8 bytes) in java.lang.Class objects */
    uint32_t member_vmindex, resolved_vmtarget; /* injected, 8 bytes each */
    /* References in java.lang.Class objects that a library does not declare; 0: it does. */
    uint32_t injected_initializationError, injected_protectionDomain, injected_signers;
} WellKnown;

#endif
