/* SPDX-License-Identifier: MIT */
/* What the command line asks of the agent. hprof.h says which lock is held. */
#ifndef HPROF_OPTIONS_H
#define HPROF_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum { CPU_OFF, CPU_SAMPLES, CPU_TIMES, CPU_OLD } CpuMode;

typedef struct {
    CpuMode cpu;
    bool sites;
    bool heap_dump;
    bool monitors;
    bool binary; /* format=b */
    bool thread; /* traces of different threads are different traces */
    bool lineno;
    bool dump_on_exit;
    bool force;         /* an existing file is written over */
    bool verbose;       /* says on stderr when it dumps */
    bool micro_states;  /* msa=y, which only one system ever had */
    uint64_t over;      /* ns; longer calls are told; 0: none */
    char methods[4096]; /* patterns; "": all */
    int depth;          /* frames of a trace, 1..MAX_DEPTH */
    int interval;       /* ms between samples */
    double cutoff;      /* part of the whole below which a table row is left out */
    char file[4096];
    char host[256]; /* net=; "" when the output is a file */
    char port[8];
} Options;

enum { MAX_DEPTH = 1024 };

typedef enum { OPTIONS_OK, OPTIONS_HELP, OPTIONS_BAD } OptionsResult;

/* Fills `options` from the text behind -Xrunhprof: (NULL allowed); complains on stderr. */
OptionsResult options_parse(const char *text, Options *options);
void options_usage(FILE *out);

#endif
