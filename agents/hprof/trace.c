/* SPDX-License-Identifier: MIT */
/*
 * Traces: each different sequence of frames (and, with thread=y, thread) exists once and has a
 * number, which tables and TRACE blocks share. Costs are collected in the trace itself.
 */
#include "hprof.h"

static Pool traces = {.record_size = sizeof(Trace)};

static uint32_t trace_hash(const void *record) { return ((const Trace *)record)->hash; }

Trace *trace_at(uint32_t number) { return pool_at(&traces, number - 1); }
uint32_t trace_count(void) { return traces.count; }

uint32_t trace_intern(uint32_t thread, const TraceFrame *frames, uint32_t count) {
    uint64_t sum = thread;
    for (uint32_t i = 0; i < count; i++)
        sum = sum * 0x100000001b3u + ((uint64_t)frames[i].method << 20) +
              (uint32_t)frames[i].line;
    uint32_t hash = hash_mix(sum);
    uint32_t cursor = hash, number;
    Trace *trace;
    while ((trace = pool_probe(&traces, &cursor, &number)) != NULL) {
        if (trace->hash == hash && trace->thread == thread && trace->count == count &&
            (count == 0 || memcmp(trace->frames, frames, count * sizeof *frames) == 0))
            return number + 1;
    }
    TraceFrame *copy = must_alloc(count, sizeof *copy);
    if (count > 0) memcpy(copy, frames, count * sizeof *frames);
    trace = pool_add(&traces, hash, trace_hash);
    trace->hash = hash;
    trace->thread = thread;
    trace->count = count;
    trace->frames = copy;
    return traces.count;
}

static uint32_t intern_call(uint32_t thread, const JVMPI_CallTrace *call, uint32_t limit) {
    uint32_t count = call->num_frames > 0 ? (uint32_t)call->num_frames : 0;
    if (count > limit) count = limit;
    TraceFrame some[MAX_DEPTH],
        *frames = count <= MAX_DEPTH ? some : must_alloc(count, sizeof *frames);
    if (count == 0) return trace_intern(thread, NULL, 0);
    for (uint32_t i = 0; i < count; i++) {
        jint line = call->frames[i].lineno;
        frames[i].method = method_number(call->frames[i].method_id);
        frames[i].line = hprof.options.lineno || line == -3 ? line : -1;
    }
    uint32_t number = trace_intern(thread, frames, count);
    if (frames != some) free(frames);
    return number;
}

uint32_t trace_intern_call(const ThreadData *thread, const JVMPI_CallTrace *call) {
    return intern_call(hprof.options.thread ? thread->serial : 0, call,
                       (uint32_t)hprof.options.depth);
}

uint32_t trace_intern_whole(uint32_t thread, const JVMPI_CallTrace *call) {
    return intern_call(thread, call, UINT32_MAX);
}

void traces_free(void) {
    for (uint32_t i = 0; i < traces.count; i++) free(((Trace *)pool_at(&traces, i))->frames);
    pool_free(&traces);
}

void trace_print_method(uint32_t number) {
    const Trace *trace = trace_at(number);
    if (trace->count == 0) {
        fputs("<empty trace>", hprof.out);
        return;
    }
    const Method *method = method_at(trace->frames[0].method);
    text_print(class_at(method->class_number)->name);
    fputc('.', hprof.out);
    text_print(method->name);
}

void trace_print(uint32_t number) {
    Trace *trace = trace_at(number);
    if (trace->printed) return;
    trace->printed = true;
    if (hprof.options.binary) {
        binary_trace(number);
        return;
    }
    fprintf(hprof.out, "TRACE %u:", number);
    if (trace->thread != 0) fprintf(hprof.out, " (thread=%u)", trace->thread);
    fputc('\n', hprof.out);
    if (trace->count == 0) fputs("\t<empty>\n", hprof.out);
    for (uint32_t i = 0; i < trace->count; i++) {
        const Method *method = method_at(trace->frames[i].method);
        const Class *class = class_at(method->class_number);
        const char *source = class->source[0] == '\0' ? "<Unknown Source>" : class->source;
        int32_t line = trace->frames[i].line;
        fputc('\t', hprof.out);
        text_print(class->name);
        fputc('.', hprof.out);
        text_print(method->name);
        fputc('(', hprof.out);
        text_print(source);
        fputc(':', hprof.out);
        if (line >= 0)
            fprintf(hprof.out, "%d)\n", line);
        else
            fputs(line == -3   ? "Native method)\n"
                  : line == -2 ? "Compiled method)\n"
                               : "Unknown line)\n",
                  hprof.out);
    }
}
