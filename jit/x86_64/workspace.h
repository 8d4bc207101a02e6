/* SPDX-License-Identifier: MIT */
/* The compiler's memory, which outlives a compilation. */
#ifndef MINIJVM_JIT_X86_64_WORKSPACE_H
#define MINIJVM_JIT_X86_64_WORKSPACE_H

#include "jit/jit_code.h"
#include "jit/analysis.h"
#include "jit/x86_64/assembler.h"

/* What outlives a compilation: memory that the next one uses again. */
typedef struct Workspace {
    Assembler assembler;
    PcEntry *pcs;
    uint32_t pc_capacity;
    CodeHook *hooks;
    Label **hook_targets;
    uint32_t hook_capacity;
    uint32_t *calls; /* where calls return to */
    uint32_t call_capacity;
    Method **inner; /* run without a call */
    uint32_t inner_capacity;
    InnerRange *ranges; /* where they are */
    uint32_t range_capacity;
    struct Chunk *chunks; /* of the bump allocator, the first to be used first */
    AnalysisMemory analysis;
    void *reserve; /* what compiler_allocate answers when memory is short */
    size_t reserve_bytes;
} Workspace;
void workspace_trim(Workspace *kept); /* after a compilation: little memory stays */
void workspace_free(Workspace *kept);

#endif
