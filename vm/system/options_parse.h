/* SPDX-License-Identifier: MIT */
/* What parsers of single options share: options.c has the VM's own, options_foreign.c those of
 * other VMs. Each is a row's function in options.def: it gets what stands behind the row's
 * name, and answers false with a message. */
#ifndef MINIJVM_VM_SYSTEM_OPTIONS_PARSE_H
#define MINIJVM_VM_SYSTEM_OPTIONS_PARSE_H

#include "vm/system/options.h"

#define KIB          ((size_t)1 << 10)
#define MIB          ((size_t)1 << 20)
#define MINIMUM_HEAP (2 * MIB)

typedef struct Parse {
    Options *options;
    const char *text; /* the whole option */
    const char *help; /* of its row */
    void *extra;
    char *message;
    size_t size;
} Parse;

/* Writes the message. False. */
bool option_fail(const Parse *parse, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool option_unrecognized(const Parse *parse);
bool option_unknown_flag(const Parse *parse); /* of -XX: */
bool option_is_flag(const Parse *parse);      /* -XX: */
bool option_improper(const Parse *parse);     /* a flag whose value is none */
/* A copy of a text, owned by the options through `storage`, which frees what was there. False:
 * no memory. */
bool option_keep(Parse *parse, char **storage, const char **option, const char *text,
                 size_t length);
bool option_fail_memory(const Parse *parse);
char *option_copy(const char *text, size_t length); /* from malloc; NULL: no memory */
/* Decimal or 0x, then nothing or one of k m g t. */
bool option_parse_size(const char *text, size_t *size);
/* Copies of a key and a value (NULL: none) behind the pairs there are. False: no memory. */
bool option_add_pair(OptionPair **pairs, size_t *count, const char *key, size_t key_length,
                     const char *value);
bool parse_stack(Parse *parse, const char *rest);

/* ---- Of the collector and the compiler ---- */

bool parse_gc(Parse *parse, const char *rest);
bool parse_jit(Parse *parse, const char *rest);

/* ---- Of the interfaces for tools ---- */

bool parse_check_jvmpi(Parse *parse, const char *rest);
bool parse_check_monitors(Parse *parse, const char *rest);
bool parse_check_tracing(Parse *parse, const char *rest);
bool parse_jvmpi_arenas(Parse *parse, const char *rest);
bool parse_jvmpi_hooks(Parse *parse, const char *rest);
bool parse_jvmpi_signal(Parse *parse, const char *rest);
bool parse_jvmpi_methods(Parse *parse, const char *rest);
bool parse_jvmpi(Parse *parse, const char *rest);

/* ---- Flags, "-XX:" ---- */

/* Whether a JDK would take this value of the flag; else its message. */
bool flag_fits(const Parse *parse, const char *value);
bool parse_accepted_flag(Parse *parse, const char *rest);
/* One that no row of options.def takes. */
bool parse_foreign_flag(Parse *parse);
/* A known one, written as one of another kind. */
bool flag_fail_spelling(const Parse *parse, bool is_switch);
bool parse_use(Parse *parse, const char *rest);
bool parse_unlock(Parse *parse, const char *rest);
bool parse_flag_switch(Parse *parse, const char *rest);
bool parse_processors(Parse *parse, const char *rest);
bool parse_trace_depth(Parse *parse, const char *rest);
bool parse_direct_memory(Parse *parse, const char *rest);
bool parse_out_of_memory_command(Parse *parse, const char *rest);

/* ---- Of the class library ---- */

bool parse_leave_signals(Parse *parse, const char *rest);
bool parse_jdk_archive(Parse *parse, const char *rest);
bool parse_jdk_dump(Parse *parse, const char *rest);
bool parse_share(Parse *parse, const char *rest);
bool parse_jdk(Parse *parse, const char *rest);
bool parse_exports(Parse *parse, const char *rest);
bool parse_opens(Parse *parse, const char *rest);
bool parse_modules(Parse *parse, const char *rest);
bool parse_layers(Parse *parse, const char *rest);
bool parse_preview(Parse *parse, const char *rest);
/* Of a property's name, perhaps with "=" and a value: those of a JDK's library that only
 * options may set (J51). */
bool option_is_of_management(const char *property); /* com.sun.management... */
bool option_add_management(Parse *parse);
bool option_is_of_modules(const char *key);
/* The library reads the limit of direct buffers there; only the option sets it. */
#define OPTION_DIRECT_MEMORY_PROPERTY "sun.nio.MaxDirectMemorySize"

/* ---- Of other VMs ---- */

bool parse_accepted(Parse *parse, const char *rest);
bool parse_accepted_size(Parse *parse, const char *rest); /* the value has to be a size */
bool parse_refused(Parse *parse, const char *rest);
bool parse_unknown_check(Parse *parse, const char *rest);
bool parse_agent(Parse *parse, const char *rest);
bool parse_verbose_gc(Parse *parse, const char *rest);
bool parse_gc_file(Parse *parse, const char *rest);
bool parse_log(Parse *parse, const char *rest);
bool parse_compiled(Parse *parse, const char *rest);
bool parse_mixed(Parse *parse, const char *rest);
bool parse_verify_none(Parse *parse, const char *rest);
bool parse_stack_kib(Parse *parse, const char *rest);
bool parse_percentage(Parse *parse, const char *rest);
bool parse_append(Parse *parse, const char *rest);
bool parse_ignore(Parse *parse, const char *rest);

#endif
