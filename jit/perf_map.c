/* SPDX-License-Identifier: MIT */
/* -Xjit:perfmap: the file in which perf looks for the names of machine code. */
#include <unistd.h>

#include "jit/x86_64/stubs.h"
#include "vm/model/vm.h"
#include "vm/model/thread.h"

/* One line per piece of code: address, size, name. */
static void map_for_perf(Jit *jit, const void *start, uint32_t size, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "/tmp/perf-%d.map", (int)getpid());
    if (jit->perf_map == NULL) jit->perf_map = fopen(path, "a");
    if (jit->perf_map == NULL) return;
    fprintf(jit->perf_map, "%llx %x %s\n", (unsigned long long)(uintptr_t)start, size, name);
    fflush(jit->perf_map);
}

void jit_map_for_perf(Jit *jit, const JitCode *code) {
    char name[1024];
    const Method *m = code->method;
    if (!jit->vm->options.jit.perf_map) return;
    map_for_perf(
        jit, code->start, code->size,
        method_external_name(m->holder->name, m->name, m->descriptor, name, sizeof name));
}

void jit_map_stubs_for_perf(Jit *jit) {
    NamedStub named[NAMED_STUBS];
    if (!jit->vm->options.jit.perf_map) return;
    stubs_name(jit->stubs, named);
    for (unsigned i = 0; i < NAMED_STUBS; i++)
        map_for_perf(jit, named[i].start, named[i].size, named[i].name);
}
