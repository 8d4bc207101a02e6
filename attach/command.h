/* SPDX-License-Identifier: MIT */
/* What is done for a request. A command runs on a worker, which is a thread of the VM in state
 * NATIVE between its calls. */
#ifndef MINIJVM_ATTACH_COMMAND_H
#define MINIJVM_ATTACH_COMMAND_H

#include <stdatomic.h>
#include <stdio.h>

#include "attach/request.h"
#include "vm/model/names.h"

/* The answer's number. Of the JDK's protocol: 0, -1 (failed), 101 and 1. */
enum {
    ANSWER_DONE = 0,
    ANSWER_REFUSED = 1,
    ANSWER_UNKNOWN = 2,
    ANSWER_LATE = 5,
    ANSWER_OTHER_VERSION = 101,
    ANSWER_FAILED = -1
};

typedef struct Command {
    VM *vm;
    Thread *thread; /* the worker's; NULL until the command asks for it (command_enter) */
    bool is_java;   /* it has a java.lang.Thread */
    const Request *request;
    FILE *out;
    _Atomic(const char *) waits_for; /* outside the VM, for the answer that comes when it waits
                                        too long; NULL: for threads */
    _Atomic(Thread *) seen;          /* `thread`, for the listener */
} Command;

/* The answer's number; the text is in `out`. **Safepoint.** */
int command_run(Command *command);
int java_command_run(Command *command);                 /* of the JDK's protocol */
int diagnostic_run(Command *command, const char *line); /* a line of jcmd */

/* ---- Pieces of both ---- */

/* Makes the worker a thread of the VM, IN_VM; `java`: with a java.lang.Thread, for who runs
 * Java. False, and a text: no memory. **Safepoint.** */
bool command_enter(Command *command, bool java);
void command_leave(Command *command); /* **Safepoint.** */
/* **Safepoint**, each of them. */
int command_threads(Command *command, bool owned); /* dump_threads_text */
int command_histogram(Command *command, bool live, FILE *out);
int command_dump(Command *command, const char *path, bool collect);
int command_collect(Command *command);
int command_request_data(Command *command, bool reset);
/* As java.util.Properties loads them. **Safepoint.** */
int command_properties(Command *command);
/* One property's line. */
void command_property(FILE *out, const char *utf8_key, const char *utf8_value);
void command_line(Command *command);
/* The options that the VM was given, with spaces between; malloc'ed, NULL: no memory. */
char *command_arguments(const Command *command);
int command_refuse_compression(Command *command);

#endif
