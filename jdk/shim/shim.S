/* SPDX-License-Identifier: MIT */
/* libjvm.so, which the native libraries of a JDK 17 are linked with: each function jumps through
 * its slot of a table that the VM fills (jdk/slots.c). Nothing else is exported, and nothing is
 * linked: a name that these libraries look up would be found here first (J13, J14). */
#define ROW(name, kind, class, method, descriptor) forward name
#define OWN(name) forward name
#define NEVER(name, reason) forward name

        .set    slot, 0
        .macro  forward name
        .globl  \name
        .type   \name, @function
        .p2align 4
\name:
        jmp     *slots + slot(%rip)
        .size   \name, . - \name
        .set    slot, slot + 8
        .endm

        .text
#include "jdk/functions.def"

        .bss
        .globl  minijvm_shim_slots
        .type   minijvm_shim_slots, @object
        .p2align 3
minijvm_shim_slots:
slots:
        .skip   slot
        .size   minijvm_shim_slots, slot

        .section .note.GNU-stack, "", @progbits
