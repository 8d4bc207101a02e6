/* SPDX-License-Identifier: MIT */
/* The StackMapTable attribute (JVMS 4.7.4), decoded into one frame of types per entry. Private
 * to vm/verify. */
#ifndef MINIJVM_VM_VERIFY_STACK_MAP_H
#define MINIJVM_VM_VERIFY_STACK_MAP_H

#include <stdio.h>

#include "vm/verify/verify.h"

typedef struct StackMap {
    uint32_t count;
    TypeFrame *frames; /* by rising pc */
} StackMap;

/* Decodes against the frame that the method begins with. False: ClassFormatError or VerifyError
 * pending.
 * **Safepoint. Throws.** */
bool stack_map_read(Verifier *v, StackMap *map, const TypeFrame *initial,
                    const uint8_t *starts);
/* NULL: no frame there. */
const TypeFrame *stack_map_at(const StackMap *map, uint32_t pc);
/* As the end of a VerifyError's details; an empty map: nothing. */
void stack_map_print(FILE *out, const RawAttribute *map);

#endif
