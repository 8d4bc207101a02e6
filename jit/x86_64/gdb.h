/* SPDX-License-Identifier: MIT */
/* -Xjit:gdb: each piece of machine code is described to the debugger by an ELF object in memory
 * with its name and how to unwind its frame. Without the option nothing happens. **Lock:** jit.
 */
#ifndef MINIJVM_JIT_X86_64_GDB_H
#define MINIJVM_JIT_X86_64_GDB_H

#include "jit/jit.h"

void gdb_add(Jit *jit, JitCode *code);
void gdb_remove(JitCode *code); /* before its memory is used again */
void gdb_add_stubs(Jit *jit);
void gdb_remove_stubs(Jit *jit);

#endif
