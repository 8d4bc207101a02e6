/* SPDX-License-Identifier: MIT */
/* The class library inside the library: one blob made at build time (tools/MakeBlob.java, linked by
 * classlib/blob.S). Layout, little-endian:
 *   "MJBL", u4 entry count, then per entry sorted by name: u4 name offset, u4 name length,
 *   u4 data offset, u4 data length; then names and data. Offsets are from the start.
 * Borrowed, immutable, shared by all VMs of the process. The parsed class files lie in one arena per VM. */
#ifndef MINIJVM_VM_LOAD_BOOT_LIBRARY_H
#define MINIJVM_VM_LOAD_BOOT_LIBRARY_H

#include "vm/load/classfile.h"
#include "vm/vm.h"

BootLibrary *boot_library_create(void); /* NULL: memory is short */
void boot_library_destroy(BootLibrary *library);
/* An entry's class file, parsed; it lives as long as the library. NULL and a fault: memory is short. */
ClassFile *boot_library_parse(VM *vm, const uint8_t *bytes, size_t length, Fault *fault);

const uint8_t *boot_library_find(VM *vm, const char *name, size_t *length);
/* Entry by number in name order; NULL past the end. */
const char *boot_library_entry(size_t index, size_t *name_length, size_t *data_length);

#endif
