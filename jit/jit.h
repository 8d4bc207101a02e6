/* SPDX-License-Identifier: MIT */
/* The template compiler as the rest of the VM sees it: an Engine that starts methods in the
 * interpreter, counts how hot they get, and replaces their entries by compiled code. One Jit
 * per VM, made by vm/create.c. What compiled code looks like is told in docs/compiler.md. */
#ifndef MINIJVM_JIT_JIT_H
#define MINIJVM_JIT_JIT_H

#include <pthread.h>

#include "jit/code_arena.h"
#include "jit/jit_code.h"
#include "vm/model/names.h"
#include "vm/model/engine.h"

/* Shared pieces of machine code; see jit/x86_64/stubs.c. */
typedef struct JitStubs JitStubs;

typedef struct Jit {
    VM *vm;
    pthread_mutex_t lock; /* compiling, the list of codes, the arena; leaf but for metadata */
    CodeArena arena;
    JitStubs *stubs;
    JitCode *codes, *outer_codes;
    JitCode *sweep_at; /* no older one is dead. Guarded by the lock */
    uint32_t threshold;
    uint64_t deopt_seed;
    bool verbose, statistics;
    _Atomic bool is_disallowed; /* the program wants nothing compiled for now */
    _Atomic bool is_full;       /* the last method did not fit into the arena */
    _Atomic size_t obsolete_bytes,
        sweep_bytes;      /* code that waits to be given back; how much is worth looking for */
    uint32_t unannounced; /* at most so many of the codes are: none, no look at them */
    uint64_t compiled_methods, compiled_bytes, inlined_bytes, made_bytes, nanoseconds,
        reading_nanoseconds, elapsed_nanoseconds, failed_methods;
    FILE *perf_map;
    struct JitDump *dump; /* jit/dump.c */
    struct CodeForGdb *stubs_for_gdb;
    struct Compiler
        *compiler; /* its memory, kept from one method to the next. Guarded by the lock. */
} Jit;

extern const Engine jit_engine;

/* NULL: the interpreter has to do, `message` says why (then "" when the options want it so). */
Jit *jit_create(VM *vm, char *message, size_t message_size);
void jit_destroy(Jit *jit);

/* Compiles the method unless it is, and makes its entries lead there. False: it stays
 * interpreted. No safepoint. */
bool jit_compile(Jit *jit, Method *method);
/* Compiles anew, unless another thread is about it; the old code is obsolete. Told to whoever
 * listens to compilations. **Safepoint.** */
void jit_replace(Thread *t, JitCode *code);
/* Sends COMPILED_METHOD_LOAD of what was compiled and not announced. **Safepoint.** */
void jit_announce(Thread *t);
/* To one listener all that others were told of, then as above. **Safepoint.** */
/* World stopped; jit_announce_late tells these. */
void jit_list_announced(VM *vm, const Listener *late);
void jit_announce_late(Thread *t, Listener *late);
void jit_visit_code(Thread *t, Listener *visitor);
/* COMPILED_METHOD_UNLOAD of a class's methods. **Safepoint.** */
void jit_announce_unload(Thread *t, Class *c);
/* -Xjit:perfmap. **Lock:** jit. */
void jit_map_for_perf(Jit *jit, const JitCode *code);
void jit_map_stubs_for_perf(Jit *jit); /* before the first code */
/* -Xjit:jitdump: perf's file of code and lines. False: it cannot be made. */
bool jit_dump_open(Jit *jit);
void jit_dump_add(Jit *jit, const JitCode *code); /* **Lock:** jit */
void jit_dump_close(Jit *jit);
/* Pairs of an offset and a line, ascending; malloc'ed, NULL without memory. */
int32_t *jit_code_lines(const JitCode *code, uint32_t *count);
/* Writes the jumps or nops. The world is stopped, or nobody can be in the code yet. */
void jit_patch_hooks(Jit *jit, const JitCode *code, bool on);
/* ---- The world is stopped ---- */
/* All code is left as soon as may be, and methods begin anew. */
void jit_make_all_obsolete(Jit *jit);
/* Calls that return to the code go on in the interpreter: nobody is between the bytes, and
 * everybody passes the kernel before it comes back. */
void jit_divert_returns(Jit *jit, JitCode *code);
void jit_serialize_cores(void);
/* Where the method is entered, compiled (NULL: not) and chosen as it is. */
void jit_set_entries(Jit *jit, Method *m, const JitCode *code);
void jit_methods_chosen(VM *vm, Method *const *methods, size_t count); /* Engine's (chosen.c) */
JitCode *jit_code_of(const Method *method);
void jit_code_unlink(Jit *jit, JitCode *code); /* **Lock:** jit */
/* Gives its memory back; it is not in the list. **Lock:** jit. */
void jit_code_free(Jit *jit, JitCode *code);

#endif
