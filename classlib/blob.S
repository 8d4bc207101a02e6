/* SPDX-License-Identifier: MIT */
/* The class library as read-only data of the library (layout: vm/classfile/boot_library.h). */
    .section .rodata
    .balign 4096
    .globl minijvm_class_library
    .hidden minijvm_class_library
    .type minijvm_class_library, @object
minijvm_class_library:
    .incbin BLOB
    .size minijvm_class_library, . - minijvm_class_library
    .section .note.GNU-stack, "", @progbits
